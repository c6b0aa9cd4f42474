"""What the window needs of a game: its name, its picture, its wording, and its table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRect, QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.events import Event
from duckgames.core.lesson import Lesson
from duckgames.core.options import Option, Options
from duckgames.core.places import Card, Seat, Slot
from duckgames.core.presenter import Affordance
from duckgames.core.setup import Player
from duckgames.ui.commands import Command
from duckgames.ui.pages import Files, Page, Pick
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look


@dataclass(frozen=True)
class FocusCard:
    """What there is to read of one card: a large picture, its name, its text, and whether it can be played now.

    paint:    paints the picture, as large as it fits, into a rectangle.
    ratio:    height of the picture over its width.
    title:    the name of the card.
    beside:   where the card lies on the table's `widget`: what is shown over the table leaves it free.
    pill:     its group, colour or kind in a word or two; empty: none.
    lines:    its text, a paragraph each.
    verdict:  that it can be played now, or why not; empty: nothing to say, as of a card of somebody else.
    allowed:  whether the verdict is good news.
    """

    paint: Callable[[QPainter, QRectF], None]
    ratio: float
    title: str
    beside: QRect
    pill: str = ""
    lines: tuple[str, ...] = ()
    verdict: str = ""
    allowed: bool = True


class GameTable(Protocol):
    """The table of one match, seen from one seat; its `widget` fills the middle of the match page.

    Affordances without a place on the table, `Gesture.BUTTON`, are buttons in the speech strip, which the match page
    makes itself; the table shows all others. A table that needs no more than cards and a log inherits `PlainTable`.

    Signals:
        chosen(action): the person expressed a legal action.
        attempted(source, target): the person tried something that is no legal action; places as in `core.presenter`.
        pointed(slot): the Slot under the mouse or the keyboard's ring, or None, for the card in focus.
        idle(): no animation is left.
        arranged(): `log_rect`, `strip_rect` or `focus_rect` may be another one now.
    """

    widget: QWidget
    chosen: SignalInstance
    attempted: SignalInstance
    pointed: SignalInstance
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

    def propose(self, affordance: Affordance) -> None:
        """Shows what would become of an action while the person is asked whether it is meant; until `withdraw`."""

    def finish(self) -> None:
        """Cuts the running animations short."""

    def outline(self, slots: Sequence[Slot]) -> None:
        """Outlines the places of a log entry, or none."""

    def refuse(self, slots: Sequence[Slot]) -> None:
        """Marks the places that forbid what was tried, for a moment."""

    def show_blocked(self, reasons: Mapping[Slot, str]) -> None:
        """Veils these cards of the hand, each with the few words why it cannot be played; no others.

        Called after `offer`, and again in another language. It ends with the next event.
        """

    def hint(self, action: Any | None) -> None:
        """Marks one action as a hint, or none; a button of the speech strip is marked by the match page."""

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        """Marks the seats that are choosing."""

    def show_tracker(self, shown: bool) -> None:
        """Shows which cards are still to come, where the game has such a help, or hides it."""

    def show_legal(self, shown: bool) -> None:
        """Lights legal places while nothing is held, or only those of the card in hand."""

    def log_rect(self) -> QRect:
        """Where the log lies on `widget`; empty where there is no room and it is a drawer."""

    def strip_rect(self) -> QRect:
        """Where the speech strip lies on `widget`, its shadow of 6 pixels below included; empty: below the table.

        A table that has a place for it has one at every size.
        """

    def focus_rect(self) -> QRect:
        """Where the panel of the card in focus lies on `widget`, shadow included; empty: there is none.

        Then what `focus_card` says is shown over the table when the mouse rests on a card, or a key asks for it.
        """

    def focus_card(self, slot: Slot) -> FocusCard | None:
        """What there is to read of what lies at `slot`, in the language of the moment; None: nothing, as of a back."""


class PlainTable:
    """The answers of a `GameTable` without a hand, a place for the strip, or cards with a text; goes after QWidget."""

    def show_blocked(self, reasons: Mapping[Slot, str]) -> None:
        """No card waits in a hand."""

    def strip_rect(self) -> QRect:
        """The strip lies below the table."""
        return QRect()

    def focus_rect(self) -> QRect:
        """There is no panel."""
        return QRect()

    def focus_card(self, slot: Slot) -> FocusCard | None:
        """There is nothing to read."""
        return None


@dataclass(frozen=True)
class ScoreColumn:
    """A column of the score screen: the part of `core.game.Score` it shows, and the phrase key of its heading.

    A `counted` column adds to the total, another (as a tie-break) only stands beside it. A `bonus` is what not all
    get: its points are shown with a plus, and none as a stroke. `glyph` is one of `ui.painting.GLYPHS`, shown over the
    heading where there is room. A counted column that is a `tie` also tells apart those with the same total. One whose
    part a match does not have is not shown.
    """

    part: str
    heading: str
    counted: bool = True
    glyph: str = ""
    bonus: bool = False
    tie: bool = False


class GameView(Protocol):
    """The visible side of one game, found by the registry; every text is translated when asked.

    A game without pages and options of seats inherits `ui.pages.PlainView`.
    """

    @property
    def context(self) -> str:
        """The translation context of `wording`."""

    @property
    def wording(self) -> Mapping[str, object]:
        """Phrase keys and their marked source texts.

        Beside what its presenter says, the dialogs ask for `temper.<key>` of each temper, and of each option for
        `option.<key>` and, where it is no switch, `option.<key>.<value>`, with `option.<key>.<value>.note` if there is
        more to say. Of options of a seat as `deck_0` they ask for `option.deck` only, and for the rest `picks`. The
        score screen asks for the headings of `columns`, and for `score.negative`, what it means when a source took
        points away, where that can happen.

        Some more are made of what the presenter says, with the same arguments, and mean something by being there.
        `short.<key>`: what the button of an action says where the whole phrase would not fit. `confirm.<key>`: the
        question that is asked before an action said by `<key>` is carried out. `why.<code>`: why a card of the hand
        is refused, in two words; a refusal without them veils no card, as one that only says that it is too early.
        `listed.<key>`: what the list of moves says where the phrase leans on a place that is seen, as "Swim here"; the
        `column` and `row` of a phrase are added there by themselves.
        `aloud.<key>`: an AI says to all why it took an action said by `<key>`; its `{reason}` is filled in.
        """

    @property
    def commands(self) -> tuple[Command, ...]:
        """What its table and its pages do at a key beyond what every table does; they ask `Look.shortcuts` for it."""

    @property
    def pages(self) -> tuple[Page, ...]:
        """More pages of this game."""

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The topics of the tutorial, in the order in which they are best learnt."""

    def picks(self, option: Option, options: Options, files: Files) -> tuple[Pick, ...]:
        """What may be picked for an option of a seat while `options` are chosen, the usual first; none: no choice."""

    def completed(self, options: Options) -> Options:
        """What a person chose, with the options that nobody chooses, as the text of cards in the decks."""

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

    def card_name(self, card: Card, options: Options | None = None) -> str:
        """What `card` is called in the language of the moment; it may be one that came with the options of a match."""

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paints the launcher's picture of the game into `rect`."""

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        """A table for a match with these players."""

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Any, seat: Seat) -> None:
        """Paints the small picture of what `seat` has on the table, for the score screen."""
