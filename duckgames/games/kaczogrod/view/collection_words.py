"""What the ducks of the collection say about a swap."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.games.kaczogrod.collection.swaps import Reason
from duckgames.games.kaczogrod.view.card_faces import translated
from duckgames.games.kaczogrod.view.collection_tiles import design_called

CONTEXT: Final = "kaczogrod.collection"

REASONS: Final[Mapping[Reason, object]] = {
    Reason.NOT_SPARE: QT_TRANSLATE_NOOP("kaczogrod.collection", "You need this one yourself: {given}."),
    Reason.NO_DOUBLE: QT_TRANSLATE_NOOP("kaczogrod.collection", "I need this one myself: {wanted}."),
    Reason.HAS_IT: QT_TRANSLATE_NOOP("kaczogrod.collection", "I have this one in my album already: {given}."),
    Reason.IN_ALBUM: QT_TRANSLATE_NOOP("kaczogrod.collection", "You have this one in your album already: {wanted}."),
    Reason.COMING: QT_TRANSLATE_NOOP("kaczogrod.collection", "Wait with this one, an issue will bring it: {wanted}."),
}
"""Why a duck does not swap."""

GLADLY: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "{given} for {wanted}? Gladly!")
CHOOSE: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "Choose a card that you give, and one that you get.")
CHOOSE_WANTED: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "{given} would fit into my album. What for?")
CHOOSE_GIVEN: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "You can get {wanted}. What for?")
DONE: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "Here you are: {wanted}. Thank you!")
CLOSED: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "Open an issue first, then we can compare.")
NOTHING: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "We have nothing to swap at the moment.")
FULL: Final[object] = QT_TRANSLATE_NOOP("kaczogrod.collection", "Your album is full. Congratulations!")


def say(source: object, given: str = "", wanted: str = "") -> str:
    """A marked sentence in the language of the moment; the cards are told by their ids."""
    text = QCoreApplication.translate(CONTEXT, str(source))
    return text.format(given=card_called(given), wanted=card_called(wanted))


def card_called(card: str) -> str:
    """What a card of the set is called; nothing for none."""
    return translated(design_called(card).names) if card else ""
