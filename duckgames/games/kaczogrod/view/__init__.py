"""The visible side of Kaczogród: so far its name, its words and a picture, but no table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.games.kaczogrod.view.wording import CONTEXT, WORDING
from duckgames.ui.sounds import Sounds
from duckgames.ui.theme import Look
from duckgames.ui.view import GameTable, ScoreColumn


class KaczogrodView:
    """The methods of `ui.view.GameView`."""

    context: str = CONTEXT
    wording: Mapping[str, object] = WORDING
    columns: tuple[ScoreColumn, ...] = (
        ScoreColumn("specials", "score.specials"),
        ScoreColumn("types", "score.types"),
        ScoreColumn("objects", "score.objects", counted=False),
    )
    lowest_wins: bool = False

    def title(self) -> str:
        return QCoreApplication.translate("kaczogrod", "Kaczogród")

    def sentence(self) -> str:
        return QCoreApplication.translate("kaczogrod", "Build a city, and keep it standing.")

    def card_name(self, card: Card) -> str:
        from duckgames.games.kaczogrod.rules.cards import BASE

        names = BASE.designs[BASE.numbers[card.id] - 1].names
        return names.get(QLocale().name()[:2], names["en"])

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        """Nothing is painted yet."""

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        raise NotImplementedError("Kaczogród has no table yet")

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Any, seat: Seat) -> None:
        """Nothing is painted yet."""


VIEW = KaczogrodView()

__all__ = ["VIEW", "KaczogrodView"]
