"""The visible side of Duck & Cover: its table, its words and its pictures.

The launcher shows only name, sentence and postcard, so whatever belongs to the table is loaded when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.lesson import Lesson
from duckgames.core.options import Options
from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.games.duck_and_cover.view.lessons import LESSONS
from duckgames.games.duck_and_cover.view.postcard import postcard, sentence, title
from duckgames.games.duck_and_cover.view.wording import CONTEXT, WORDING
from duckgames.ui.pages import PlainView
from duckgames.ui.sounds import Sounds
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import ScoreColumn

if TYPE_CHECKING:
    from duckgames.games.duck_and_cover.rules.observation import Observation
    from duckgames.games.duck_and_cover.view.table import DuckTable


class DuckAndCoverView(PlainView):
    """The methods of `ui.view.GameView`."""

    context: str = CONTEXT
    wording: Mapping[str, object] = WORDING
    columns: tuple[ScoreColumn, ...] = (
        *(ScoreColumn(f"round_{n}", f"score.round_{n}") for n in (1, 2, 3)),
        ScoreColumn("stacks", "score.stacks", counted=False),
    )
    lowest_wins: bool = True
    lessons: tuple[Lesson, ...] = LESSONS

    def title(self) -> str:
        return title()

    def sentence(self) -> str:
        return sentence()

    def card_name(self, card: Card, options: Options | None = None) -> str:
        if card.id.isdigit():
            return card.id
        return QCoreApplication.translate(CONTEXT, str(WORDING[f"card.{card.id}"]))

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        postcard(look)(painter, rect, look.dark)

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> DuckTable:
        from duckgames.games.duck_and_cover.view.table import DuckTable

        return DuckTable(look, sounds, players, Texts(self, players), parent)

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Observation, seat: Seat) -> None:
        from duckgames.games.duck_and_cover.rules import GAME, zones
        from duckgames.games.duck_and_cover.view.cards import DuckCards
        from duckgames.games.duck_and_cover.view.score_picture import paint_stacks

        cards = DuckCards(look, lambda face: "", lambda: look.zoom)
        paint_stacks(painter, look, cards, GAME.table(seen), zones.pond(seat), rect)


VIEW = DuckAndCoverView()

__all__ = ["VIEW", "DuckAndCoverView"]
