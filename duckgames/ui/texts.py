"""The one place where a phrase becomes a sentence, in the language of the moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core.ducks import DUCKS
from duckgames.core.options import Options
from duckgames.core.places import Card
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.core.setup import Person, Player
from duckgames.ui.figures import figure
from duckgames.ui.view import GameView

_SHARED = "shared"

WORDING: Mapping[str, object] = {
    "you": QT_TRANSLATE_NOOP("shared", "You"),
    "duck.pip": QT_TRANSLATE_NOOP("shared", "Pip"),
    "duck.reed": QT_TRANSLATE_NOOP("shared", "Reed"),
    "duck.drizzle": QT_TRANSLATE_NOOP("shared", "Drizzle"),
    "duck.poppy": QT_TRANSLATE_NOOP("shared", "Poppy"),
    "duck.toffee": QT_TRANSLATE_NOOP("shared", "Toffee"),
    "duck.melody": QT_TRANSLATE_NOOP("shared", "Melody"),
    "duck.biscuit": QT_TRANSLATE_NOOP("shared", "Biscuit"),
    "duck.parcel": QT_TRANSLATE_NOOP("shared", "Parcel"),
    "duck.smudge": QT_TRANSLATE_NOOP("shared", "Smudge"),
    "duck.quill": QT_TRANSLATE_NOOP("shared", "Quill"),
    "duck.comet": QT_TRANSLATE_NOOP("shared", "Comet"),
    "duck.lotus": QT_TRANSLATE_NOOP("shared", "Lotus"),
    "level.easy": QT_TRANSLATE_NOOP("shared", "Gentle"),
    "level.normal": QT_TRANSLATE_NOOP("shared", "Clever"),
    "level.hard": QT_TRANSLATE_NOOP("shared", "Sly"),
    "level.expert": QT_TRANSLATE_NOOP("shared", "Wise"),
}


def shared(key: str) -> str:
    """The word of `WORDING` for `key`; raises `KeyError`."""
    return QCoreApplication.translate(_SHARED, str(WORDING[key]))


def is_alone(players: Sequence[Player]) -> bool:
    """Whether only one person plays, who can be called "you"."""
    return sum(isinstance(player, Person) for player in players) == 1


def player_name(players: Sequence[Player], seat: int) -> str:
    """What the player at `seat` is called: a person's own name, "you" if nobody else could be meant, or the duck's."""
    player = players[seat]
    if isinstance(player, Person) and player.name:
        return player.name
    you = isinstance(player, Person) and is_alone(players)
    return shared("you" if you else f"duck.{player.duck}")


class Texts:
    """Words the phrases of one game for the players of one match; its `options` may have brought cards along."""

    def __init__(self, view: GameView, players: Sequence[Player], options: Options | None = None) -> None:
        self._view = view
        self._players = tuple(players)
        self._options = options

    def use_options(self, options: Options) -> None:
        """Knows the cards that came with these options, for a table that learns them from an observation."""
        self._options = options

    def say(self, phrase: Phrase) -> str:
        """The sentence of `phrase`; a number named `n` fills in %n and picks its plural.

        Raises `KeyError` for an unknown key.
        """
        source = str(self._view.wording[phrase.key])
        n = phrase.args.get("n")
        # A sentence that has one form only is not found under the number of another.
        count = n if isinstance(n, int) and "%n" in source else -1
        text = QCoreApplication.translate(self._view.context, source, None, count)
        return text.format(**{name: self._word(arg) for name, arg in phrase.args.items()})

    def heading(self, key: str) -> str:
        """The words for a phrase key that takes no arguments."""
        return self.say(Phrase(key))

    def knows(self, key: str) -> bool:
        """Whether there are words for the phrase `key`."""
        return key in self._view.wording

    def name(self, seat: int) -> str:
        """What the player at `seat` is called."""
        return player_name(self._players, seat)

    def duck(self, seat: int) -> str:
        """The name of the duck in `seat`, which may play there for a person."""
        return shared(f"duck.{self._players[seat].duck}")

    def card(self, card: Card) -> str:
        """What a card is called."""
        return self._word(card)

    def _word(self, arg: PhraseArg) -> str:
        if isinstance(arg, Who):
            return self.name(arg.seat)
        if isinstance(arg, Phrase):
            return self.say(arg)
        if isinstance(arg, Card):
            return self._view.card_name(arg, self._options)
        return figure(arg) if isinstance(arg, int) else str(arg)


def duck_names() -> dict[str, str]:
    """The name of every duck, by its key."""
    return {key: shared(f"duck.{key}") for key in DUCKS}
