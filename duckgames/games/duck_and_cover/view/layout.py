"""Where everything lies on the table, for every size of the window and number of players: pure geometry."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

from duckgames.games.duck_and_cover.view.plan import Plan
from duckgames.games.duck_and_cover.view.tall_layout import TALL, TallPlanner
from duckgames.games.duck_and_cover.view.wide_layout import WidePlanner


def make_plan(size: QSizeF, seats: int, text: float, tracker: bool) -> Plan:
    """Lays the table out; `text` is the text scale, `tracker` whether the list of cards still to come is shown."""
    planner = TallPlanner if size.height() >= TALL * size.width() else WidePlanner
    return planner(size, seats, text, tracker).plan()
