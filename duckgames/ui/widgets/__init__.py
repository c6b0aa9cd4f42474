"""The controls of the program, each drawn in the shared look."""

from duckgames.ui.widgets.button import Button
from duckgames.ui.widgets.choice import Choice
from duckgames.ui.widgets.empty_state import EmptyState
from duckgames.ui.widgets.focus_ring import FocusRing
from duckgames.ui.widgets.label import Label
from duckgames.ui.widgets.panel import Panel
from duckgames.ui.widgets.pill import Pill
from duckgames.ui.widgets.radio_card import RadioCard
from duckgames.ui.widgets.radio_column import RadioColumn
from duckgames.ui.widgets.segmented_control import SegmentedControl
from duckgames.ui.widgets.slider import Slider
from duckgames.ui.widgets.style import Dresser, style_sheet
from duckgames.ui.widgets.switch import Switch
from duckgames.ui.widgets.toast import Toast

__all__ = [
    "Button",
    "Choice",
    "Dresser",
    "EmptyState",
    "FocusRing",
    "Label",
    "Panel",
    "Pill",
    "RadioCard",
    "RadioColumn",
    "SegmentedControl",
    "Slider",
    "Switch",
    "Toast",
    "style_sheet",
]
