"""The push button in its kinds: primary, sun, quiet, a link, and a bare icon."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from duckgames.ui.painting import draw_glyph, draw_shadow, rounded
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets.focus_ring import FocusRing

FOOT: Final = 3
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Button(QPushButton):
    """A push button; a link has no ground; an icon button has its text as tooltip and for screen readers only.

    `ground` is the colour token under the glyph of an icon button; on scenery use `panel`, which adds a shadow. In a
    row where no button has a foot, a quiet one needs no room for it: `footless`.
    """

    def __init__(
        self,
        look: Look,
        kind: str = "quiet",
        icon: str | None = None,
        *,
        height: int = 48,
        ground: str = "sunken",
        footless: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon = icon
        self._height = height
        self._ground = ground
        self._footless = footless
        self._ring = FocusRing(self, look, lambda: (self._body(), self._radius()))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    @property
    def kind(self) -> str:
        """primary, sun, quiet, link or icon."""
        return self._kind

    @property
    def icon_name(self) -> str | None:
        """The glyph it shows, one of `ui.painting.GLYPHS`."""
        return self._icon

    def use_kind(self, kind: str) -> None:
        """Become a button of another kind, as *Play* becomes a sun-coloured *Continue*."""
        self._kind = kind
        self.on_changed()

    def use_icon(self, icon: str | None) -> None:
        """Show another glyph, as the sound button does when muted."""
        self._icon = icon
        self.on_changed()

    def use_height(self, height: int) -> None:
        """Take the height of another layout."""
        self._height = height
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        # An ampersand in a name ("Duck & Cover") is no mark of a shortcut.
        self.setShortcut(QKeySequence())
        if self._kind == "icon":
            self.setToolTip(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        height = self._body_height()
        if self._kind == "icon":
            return QSize(height, height)
        metrics = QFontMetricsF(self._text_font())
        width = metrics.horizontalAdvance(self.text()) + 2 * round(0.5 * height)
        if self._icon is not None or not self.isEnabled():
            width += self._glyph_side() + self._look.px(9)
        return QSize(round(width + 0.5), height + self._foot())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            # A key that is still held was meant for what was there before.
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange:
            self.on_changed()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        ink = self._paint_ground(p)
        body = self._body()
        if self._kind == "icon":
            side = self._glyph_side()
            square = QRectF(0, 0, side, side)
            square.moveCenter(body.center())
            draw_glyph(p, self._look, self._icon or "five", square, ink)
        else:
            self._paint_label(p, body, ink)

    def _paint_ground(self, p: QPainter) -> QColor:
        """Paint what lies under the label; the answer is the colour of the label."""
        look, body, radius = self._look, self._body(), self._radius()
        if not self.isEnabled():
            sunken = look.colour("sunken")
            rounded(p, body, radius, sunken)
            return mix(look.colour("text_quiet"), sunken, 0.35)
        if self._kind in ("primary", "sun"):
            fill = look.colour("accent" if self._kind == "primary" else "sun")
            rest = QRectF(0, look.px(FOOT), self.width(), self._body_height())
            rounded(p, rest, radius, mix(fill, QColor(0, 0, 0), 0.28))
            rounded(p, body, radius, mix(fill, QColor("white"), 0.12) if self.underMouse() else fill)
            return look.colour("on_accent" if self._kind == "primary" else "on_sun")
        if self._kind == "icon":
            return self._paint_icon_ground(p, body, radius)
        if self._kind == "link":
            if self.underMouse() or self.isDown():
                rounded(p, body, radius, look.colour("accent_soft"))
            return look.colour("accent")
        fill = look.colour("raised")
        if self.underMouse() or self.isDown():
            fill = mix(fill, look.colour("accent_soft"), 1.0 if self.isDown() else 0.6)
        rounded(p, body, radius, fill, look.colour("control_border"), 1.5)
        return look.colour("text")

    def _paint_icon_ground(self, p: QPainter, body: QRectF, radius: float) -> QColor:
        look = self._look
        if self._ground == "panel":
            draw_shadow(p, look, body.adjusted(0, 0, 0, -1), radius, 0)
            body = body.adjusted(0, 0, 0, -1)
        fill = look.colour("accent_soft" if self.isChecked() else self._ground)
        if self.isDown():
            fill = mix(fill, look.colour("accent"), 0.3)
        elif self.underMouse():
            fill = mix(fill, look.colour("accent"), 0.14)
        rounded(p, body, radius, fill)
        return look.colour("accent" if self.isChecked() else "text")

    def _paint_label(self, p: QPainter, body: QRectF, ink: QColor) -> None:
        font = self._text_font()
        metrics = QFontMetricsF(font)
        glyph = self._icon if self.isEnabled() else "lock"
        side = self._glyph_side() if glyph else 0.0
        gap = self._look.px(9) if glyph else 0
        room = body.width() - side - gap - self._look.px(12)
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        x = body.center().x() - (side + gap + metrics.horizontalAdvance(text)) / 2
        if glyph:
            draw_glyph(p, self._look, glyph, QRectF(x, body.center().y() - side / 2, side, side), ink)
        p.setFont(font)
        p.setPen(ink)
        baseline = body.center().y() + (metrics.capHeight() / 2)
        p.drawText(QPointF(x + side + gap, baseline), text)

    def _text_font(self) -> QFont:
        px = 16 if self._height < 46 else 17 if self._height < 54 else max(18, round(0.34 * self._height))
        return self._look.plain(px, bold=True)

    def _glyph_side(self) -> float:
        return round(self._body_height() * (0.54 if self._kind == "icon" else 0.48))

    def _body_height(self) -> int:
        look = self._look
        return max(look.px(self._height), round(QFontMetricsF(self._text_font()).height() + look.px(14)))

    def _foot(self) -> int:
        # Kinds without a foot leave its room free, so that all bodies in a row stand level.
        return 0 if self._footless or self._kind in ("icon", "link") else self._look.px(FOOT)

    def _radius(self) -> float:
        return 0.3 * self._body_height()

    def _body(self) -> QRectF:
        down = 2 if self._kind in ("primary", "sun") and self.isDown() else 0
        return QRectF(0, down, self.width(), self.height() - self._foot())
