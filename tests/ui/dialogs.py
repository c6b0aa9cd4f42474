"""What the tests of dialogs and pages share: a view without a table, a language of long words, eyes for cut texts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QTranslator
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QRadioButton, QWidget

from duckgames.core.options import Options
from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.ui.pages import PlainView
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable, ScoreColumn
from duckgames.ui.widgets import Label

T = TypeVar("T", bound=QWidget)


class ToyView(PlainView):
    """The words of the test game; it counts the small pictures it was asked for."""

    context = "toy"
    wording: Mapping[str, object] = {
        "temper.plain": "plays plainly",
        "temper.steady": "weighs moves",
        "temper.hasty": "plays fast",
        "option.hand_size": "Cards in a hand",
        "option.hand_size.2": "Two",
        "option.hand_size.2.note": "short",
        "option.open_bonus": "The bonus is open",
        "score.first": "First half",
        "score.second": "Second half",
        "score.cards": "Cards left",
        "score.negative": "in debt",
        "verdict": "By a feather.",
        "note": "bid last",
        "refused.far": "That is {n} places away.",
    }
    columns = (
        ScoreColumn("first", "score.first"),
        ScoreColumn("second", "score.second"),
        ScoreColumn("cards", "score.cards", counted=False),
    )
    lowest_wins = True

    def __init__(self) -> None:
        self.pictures: list[tuple[object, Seat]] = []

    def title(self) -> str:
        return QCoreApplication.translate("toy", "Bids")

    def sentence(self) -> str:
        return QCoreApplication.translate("toy", "Who bids most wins a duck.")

    def card_name(self, card: Card, options: Options | None = None) -> str:
        return card.id

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.fillRect(rect, look.colour("sun"))

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        raise NotImplementedError

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Any, seat: Seat) -> None:
        self.pictures.append((seen, seat))


WORD = re.compile(r"(?<![{\w%])\w+(?![\w}])")
"""A word that is no placeholder."""


class LongWords(QTranslator):
    """A language whose words are a third longer and all begin alike."""

    MARK = "Щ"

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        longer = WORD.sub(lambda word: word[0] + "щ" * round(0.35 * len(word[0])), text)
        return self.MARK + longer.replace("%n", str(n))

    def isEmpty(self) -> bool:
        return False


@contextmanager
def long_words() -> Iterator[None]:
    """Speaks `LongWords` for a while; everything is told so."""
    translator = LongWords()
    QCoreApplication.installTranslator(translator)
    settle()
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)
        settle()


def settle() -> None:
    """Lets layouts and deletions that wait come to pass."""
    for _ in range(4):
        QApplication.sendPostedEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()


def visible(root: QWidget, kind: type[T]) -> list[T]:
    """The widgets of a kind that are shown below `root`."""
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]


def texts(root: QWidget) -> list[str]:
    """Every text shown below `root`."""
    labels = [label.text() for label in visible(root, QLabel)]
    buttons = [button.text() for kind in (QPushButton, QRadioButton) for button in visible(root, kind)]
    return [text for text in (*labels, *buttons) if text]


def cut(root: QWidget) -> list[str]:
    """The texts below `root` whose widget is too small for them."""
    found = []
    widgets: list[Any] = [*visible(root, Label), *visible(root, QPushButton), *visible(root, QRadioButton)]
    for widget in widgets:
        if (isinstance(widget, Label) and widget.wordWrap()) or widget.sizePolicy().hasHeightForWidth():
            small = widget.width() < widget.minimumSizeHint().width()
            small |= widget.height() < widget.heightForWidth(widget.width())
        else:
            small = widget.width() < widget.sizeHint().width() or widget.height() < widget.sizeHint().height()
        if small and widget.text():
            found.append(widget.text())
    return found


def outside(root: QWidget, page: QWidget) -> list[str]:
    """The names of controls below `root` that stand partly outside of `page`, left or right."""
    found = []
    widgets: list[Any] = [*visible(root, QPushButton), *visible(root, QRadioButton), *visible(root, Label)]
    for widget in widgets:
        left = widget.mapTo(page, widget.rect().topLeft()).x()
        if left < 0 or left + widget.width() > page.width():
            found.append(widget.text())
    return found
