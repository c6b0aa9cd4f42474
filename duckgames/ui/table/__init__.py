"""The card table: cards, places and motion; it knows neither rules nor sessions."""

from duckgames.ui.table.animator import Act, Beat
from duckgames.ui.table.motions import Flight, Pose
from duckgames.ui.table.placement import Box, Kind, Placement
from duckgames.ui.table.protocols import CardPainter, Choreography, TableTexts
from duckgames.ui.table.table_scene import Layout, TableScene
from duckgames.ui.table.table_view import TableView
from duckgames.ui.table.z_order import Z

__all__ = [
    "Act",
    "Beat",
    "Box",
    "CardPainter",
    "Choreography",
    "Flight",
    "Kind",
    "Layout",
    "Placement",
    "Pose",
    "TableScene",
    "TableTexts",
    "TableView",
    "Z",
]
