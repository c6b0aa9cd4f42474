"""What the window needs of a game: its name, its picture, its wording, and its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.game import Result
from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.ui.theme import Look


@dataclass(frozen=True)
class ScoreColumn:
    """A column of the score screen: the name of the score part it shows and the phrase of its heading."""

    part: str
    heading: str


class GameView(Protocol):
    """The visible side of one game, found by the registry; every text is translated when asked."""

    context: str
    """The translation context of `wording`."""

    wording: Mapping[str, str]
    """Phrase keys and their marked source texts."""

    def title(self) -> str:
        """The game's name in the language of the moment."""

    def sentence(self) -> str:
        """What the game is about, in one sentence."""

    def card_name(self, card: Card) -> str:
        """What `card` is called in the language of the moment."""

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Paints the launcher's picture of the game into `rect`."""

    def make_table(self, look: Look, players: Sequence[Player], tracker: bool) -> QWidget:
        """A widget of class `ui.table.GameTable` that shows a match with these players."""

    def score_columns(self) -> tuple[ScoreColumn, ...]:
        """The columns of the score screen."""

    def paint_score_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Any, seat: Seat) -> None:
        """Paints the small picture of what `seat` has on the table at the end."""

    def verdict(self, result: Result) -> str:
        """The sentence under the score screen's heading."""

    def picture_size(self) -> QSize:
        """The size a screenshot of the table is taken for when none is asked."""
