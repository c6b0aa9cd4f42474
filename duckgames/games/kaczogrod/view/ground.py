"""What never moves on the table: the papers of the rivals' panels and the grounds of the cities."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from duckgames.games.kaczogrod.view.meadow import paint_map, paint_meadow
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.signs import RADIUS

GROUND: Final = 24.0


def paint_ground(p: QPainter, showing: Showing, rect: QRectF) -> None:
    """All of it."""
    plan, look = showing.plan, showing.look
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillRect(rect, look.colour("window"))
    for rival in plan.rivals:
        showing.paper(p, rival.panel, RADIUS * plan.unit)
        paint_map(p, look, rival.map, 14 * plan.unit)
    paint_meadow(p, look, plan.city, plan.unit, GROUND * plan.unit)
