"""The painted pond behind the launcher, the result page and the dialogs."""

from duckgames.ui.scenery.backdrop import Backdrop
from duckgames.ui.scenery.pond_life import PondLife
from duckgames.ui.scenery.scene import paint_scene

__all__ = ["Backdrop", "PondLife", "paint_scene"]
