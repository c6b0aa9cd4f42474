"""A row of choices of which exactly one holds, as for language, level or speed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from duckgames.ui.accessible import Part
from duckgames.ui.painting import draw_glyph, draw_shadow, rounded
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.choice import Choice
from duckgames.ui.widgets.focus_ring import FocusRing

INSET: Final = 4


class SegmentedControl(QWidget):
    """A row of choices; arrow keys move the choice, Tab leaves the row.

    Signals:
        chosen(key): the player chose another segment.
    """

    chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        *,
        height: int = 46,
        ground: str = "sunken",
        px: float | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Words of `px` instead of what goes with the height stand closer together."""
        super().__init__(parent)
        self._look = look
        self._height = height
        self._px = px
        self._ground = ground
        self._segments: dict[str, Segment] = {}
        self._choice = Choice(self)
        self._choice.chosen.connect(self.chosen)
        self._row = QHBoxLayout(self)
        space(look, self._row, 0, (INSET, INSET, INSET, INSET))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._part = Part(self, QAccessible.Role.Grouping)
        return self._part

    @property
    def current(self) -> str | None:
        """The key of the chosen segment."""
        return self._choice.current

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The segments, which take the keys, in order."""
        return tuple(self._segments.values())

    def set_items(self, items: Sequence[tuple[str, str]], icons: Mapping[str, str] | None = None) -> None:
        """Show these (key, text) pairs; those in `icons` show a glyph and keep the text as tooltip.

        Called again with the same keys it only changes the texts and keeps the choice, as after a change of language.
        """
        if [key for key, _ in items] != self._choice.keys:
            self._rebuild([key for key, _ in items], icons or {})
        for key, text in items:
            self._segments[key].set_label(text)

    def width_with(self, texts: Iterable[str]) -> int:
        """How wide the row would be with these words in its segments."""
        segments = self._segments.values()
        change = sum(
            each.width_with(text) - each.sizeHint().width() for each, text in zip(segments, texts, strict=True)
        )
        return self.sizeHint().width() + change

    def choose(self, key: str) -> None:
        """Choose a segment without telling anybody."""
        self._choice.choose(key)

    def _rebuild(self, keys: Sequence[str], icons: Mapping[str, str]) -> None:
        for segment in self._segments.values():
            self._row.removeWidget(segment)
            segment.hide()
            segment.deleteLater()
        self._choice.clear()
        height = self._height - 2 * INSET
        self._segments = {key: Segment(self._look, height, icons.get(key), self._px, self) for key in keys}
        for key, segment in self._segments.items():
            self._row.addWidget(segment, 1)
            self._choice.add(key, segment)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, rect = self._look, QRectF(self.rect())
        radius = 14 * look.px(self._height) / 46
        if self._ground == "panel":
            rect.adjust(0, 0, 0, -1)
            draw_shadow(p, look, rect, radius, 0)
            rounded(p, rect, radius, look.colour("panel"))
        else:
            rounded(p, rect, radius, look.colour(self._ground), look.colour("hairline"), 1.2)


class Segment(QRadioButton):
    """One choice of a segmented control."""

    def __init__(self, look: Look, height: int, icon: str | None, px: float | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._height = height
        self._icon = icon
        self._px = px
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()), self._radius()), frame=parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.on_changed)

    def set_label(self, text: str) -> None:
        """The words of this choice."""
        if text == self.text():
            return
        self.setText(text)
        # An ampersand in a name ("Duck & Cover") is no mark of a shortcut.
        self.setShortcut(QKeySequence())
        self.setToolTip(text if self._icon else "")
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        return QSize(self.width_with(self.text()), self._tall())

    def width_with(self, text: str) -> int:
        """How wide it would be with another text."""
        height = self._tall()
        if self._icon:
            return round(1.15 * height)
        side = round((0.42 if self._px is None else 0.3) * height)
        return round(QFontMetricsF(self._text_font()).horizontalAdvance(text)) + 2 * side

    def _tall(self) -> int:
        return max(self._look.px(self._height), round(QFontMetricsF(self._text_font()).height() + self._look.px(8)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, rect = self._look, QRectF(self.rect())
        ink = look.colour("text")
        if self.isChecked():
            rounded(p, rect, self._radius(), look.colour("accent"))
            ink = look.colour("on_accent")
        elif self.underMouse() and self.isEnabled():
            rounded(p, rect, self._radius(), look.colour("accent_soft"))
        if not self.isEnabled():
            p.setOpacity(0.5)
        if self._icon:
            side = round(0.62 * min(rect.height(), look.px(self._height)))
            square = QRectF(0, 0, side, side)
            square.moveCenter(rect.center())
            quiet = mix(ink, look.colour("sunken"), 0.25) if not self.isChecked() else ink
            draw_glyph(p, look, self._icon, square, quiet)
            return
        font = self._text_font()
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width() - 8)
        p.setFont(font)
        p.setPen(ink)
        x = rect.center().x() - metrics.horizontalAdvance(text) / 2
        p.drawText(QPointF(x, rect.center().y() + metrics.capHeight() / 2), text)

    def _text_font(self) -> QFont:
        usual = max(16, round(0.36 * self._height)) if self._height >= 36 else 14.5
        return self._look.plain(self._px or usual, bold=True)

    def _radius(self) -> float:
        return 11 * self._look.px(self._height) / 38
