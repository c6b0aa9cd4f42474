"""Words on the screen in one of the two voices."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from duckgames.ui.theme import Look


class Label(QLabel):
    """Plain text that follows theme and text size; `story` speaks in the telling voice."""

    def __init__(
        self,
        look: Look,
        px: float = 16.5,
        *,
        story: bool = False,
        bold: bool = False,
        colour: str = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._px = px
        self._story = story
        self._bold = bold
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.on_changed()
        look.changed.connect(self.on_changed)

    def use_px(self, px: float) -> None:
        """Take the text size of another layout."""
        self._px = px
        self.on_changed()

    def use_bold(self, bold: bool) -> None:
        """Speak up, or not."""
        self._bold = bold
        self.on_changed()

    def use_colour(self, colour: str) -> None:
        """Take another colour token."""
        self._colour = colour
        self.on_changed()

    def on_changed(self) -> None:
        # A style sheet takes back the font of a label that was not polished first.
        self.ensurePolished()
        self.setFont(self._look.story(self._px) if self._story else self._look.plain(self._px, self._bold))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self._look.colour(self._colour))
        self.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        # It also does so when the label is moved to another parent, as every layout does.
        self.on_changed()
        super().showEvent(event)
