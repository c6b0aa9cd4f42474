"""What the window needs of a game: its name, its picture, its wording, and its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRect, QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.events import Event
from duckgames.core.places import Card, Seat, Slot
from duckgames.core.setup import Player
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look


class GameTable(Protocol):
    """The table of one match, seen from one seat; its `widget` fills the middle of the match page.

    Signals:
        chosen(action): the person expressed a legal action.
        attempted(source, target): the person tried something that is no legal action; places as in `core.presenter`.
        idle(): no animation is left.
        arranged(): `log_rect` may be another one now.
    """

    widget: QWidget
    chosen: SignalInstance
    attempted: SignalInstance
    idle: SignalInstance
    arranged: SignalInstance

    @property
    def busy(self) -> bool:
        """Whether an animation is running."""

    def rebuild(self, seen: Any, seat: Seat) -> None:
        """Draws the whole table from an observation, with `seat` in front."""

    def play(self, events: Sequence[Event]) -> None:
        """Shows what happened, already filtered for the viewer; the table is `busy` until it is done."""

    def offer(self, seen: Any, seat: Seat, legal: Sequence[Any]) -> None:
        """Lets the person at `seat` express the legal actions."""

    def withdraw(self) -> None:
        """Lets the person express nothing; a card in hand comes home."""

    def finish(self) -> None:
        """Cuts the running animations short."""

    def outline(self, slots: Sequence[Slot]) -> None:
        """Outlines the places of a log entry, or none."""

    def refuse(self, slots: Sequence[Slot]) -> None:
        """Marks the places that forbid what was tried, for a moment."""

    def hint(self, action: Any | None) -> None:
        """Marks one action as a hint, or none."""

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        """Marks the seats that are choosing."""

    def show_tracker(self, shown: bool) -> None:
        """Shows which cards are still to come, where the game has such a help, or hides it."""

    def show_legal(self, shown: bool) -> None:
        """Lights legal places while nothing is held, or only those of the card in hand."""

    def log_rect(self) -> QRect:
        """Where the log lies on `widget`; empty where there is no room and it is a drawer."""


@dataclass(frozen=True)
class ScoreColumn:
    """A column of the score screen: the part of `core.game.Score` it shows, and the phrase key of its heading.

    A `counted` column adds to the total, another (as a tie-break) only stands beside it. `glyph` is one of
    `ui.painting.GLYPHS`, shown over the heading where there is room.
    """

    part: str
    heading: str
    counted: bool = True
    glyph: str = ""


class GameView(Protocol):
    """The visible side of one game, found by the registry; every text is translated when asked."""

    @property
    def context(self) -> str:
        """The translation context of `wording`."""

    @property
    def wording(self) -> Mapping[str, object]:
        """Phrase keys and their marked source texts.

        Beside what its presenter says, the dialogs ask for `temper.<key>` of each temper, and of each option for
        `option.<key>` and, where it is no switch, `option.<key>.<value>`, with `option.<key>.<value>.note` if there is
        more to say. The score screen asks for the headings of `columns`, and for `score.negative`, what it means when
        a source took points away, where that can happen.
        """

    @property
    def columns(self) -> tuple[ScoreColumn, ...]:
        """The columns of the score screen before the total."""

    @property
    def lowest_wins(self) -> bool:
        """Whether the lowest total is the best."""

    def title(self) -> str:
        """The game's name in the language of the moment."""

    def sentence(self) -> str:
        """What the game is about, in one sentence."""

    def card_name(self, card: Card) -> str:
        """What `card` is called in the language of the moment."""

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paints the launcher's picture of the game into `rect`."""

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        """A table for a match with these players."""

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Any, seat: Seat) -> None:
        """Paints the small picture of what `seat` has on the table, for the score screen."""
