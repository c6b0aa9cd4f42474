"""The visible side of Duck Town: its table, its words and its pictures.

The launcher shows only name, sentence and postcard, so whatever belongs to the table is loaded when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.lesson import Lesson
from duckgames.core.options import Options
from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.games.duck_town.view.postcard import postcard, sentence, title
from duckgames.games.duck_town.view.wording import CONTEXT, WORDING
from duckgames.ui.pages import PlainView
from duckgames.ui.sounds import Sounds
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import ScoreColumn

if TYPE_CHECKING:
    from duckgames.games.duck_town.rules.observation import Observation
    from duckgames.games.duck_town.view.table import TownTable


class DuckTownView(PlainView):
    """The methods of `ui.view.GameView`."""

    context: str = CONTEXT
    wording: Mapping[str, object] = WORDING
    columns: tuple[ScoreColumn, ...] = (
        ScoreColumn("buildings", "score.buildings", glyph="town"),
        ScoreColumn("wonders", "score.wonders", glyph="gem", bonus=True),
        ScoreColumn("colours", "score.colours", glyph="five", bonus=True),
        ScoreColumn("full", "score.full", glyph="flag", bonus=True),
    )
    lowest_wins: bool = False

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        from duckgames.games.duck_town.view.lessons import LESSONS

        return LESSONS

    def title(self) -> str:
        return title()

    def sentence(self) -> str:
        return sentence()

    def card_name(self, card: Card, options: Options | None = None) -> str:
        from duckgames.games.duck_town.view.card_faces import card_name

        return card_name(card)

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        postcard(look)(painter, rect, look.dark)

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> TownTable:
        from duckgames.games.duck_town.view.table import TownTable

        return TownTable(look, sounds, players, Texts(self, players), parent)

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Observation, seat: Seat) -> None:
        from duckgames.games.duck_town.rules.cards import building_card
        from duckgames.games.duck_town.view.card_faces import building_face
        from duckgames.games.duck_town.view.score_picture import paint_town

        town = [building_face(building_card(kind)) for kind in seen.towns[seat]]
        paint_town(painter, look, rect, town, max(map(len, seen.towns)))


VIEW = DuckTownView()

__all__ = ["VIEW", "DuckTownView"]
