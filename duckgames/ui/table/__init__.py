"""The card table: cards, places and motion; it knows neither rules nor sessions."""

from duckgames.ui.table.animator import Act, Beat
from duckgames.ui.table.card_item import CardItem, Pose
from duckgames.ui.table.choreography import PlainChoreography
from duckgames.ui.table.marks import PictureItem
from duckgames.ui.table.motions import Flight
from duckgames.ui.table.placement import Box, Kind, Placement
from duckgames.ui.table.places import Layout
from duckgames.ui.table.protocols import CardPainter, Choreography, TableTexts
from duckgames.ui.table.scene_table import SceneTable
from duckgames.ui.table.table_scene import TableScene
from duckgames.ui.table.table_view import TableView
from duckgames.ui.table.z_order import Z

__all__ = [
    "Act",
    "Beat",
    "Box",
    "CardItem",
    "CardPainter",
    "Choreography",
    "Flight",
    "Kind",
    "Layout",
    "PictureItem",
    "Placement",
    "PlainChoreography",
    "Pose",
    "SceneTable",
    "TableScene",
    "TableTexts",
    "TableView",
    "Z",
]
