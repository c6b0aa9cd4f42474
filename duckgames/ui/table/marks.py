"""Frames, badges and pills on the places of the table, kept where the places are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from duckgames.core.places import Slot
from duckgames.ui.table.mark_parts import sign_glyph
from duckgames.ui.table.mark_pictures import Face, Mark, mark_picture
from duckgames.ui.table.pills import Tone, pill_picture
from duckgames.ui.table.windows import lie_in
from duckgames.ui.table.z_order import Z
from duckgames.ui.theme import Look

HEIGHTS: Final = {Mark.HOME: Z.HOME_FRAME, Mark.FOCUS: Z.FOCUS, Mark.ILLEGAL: Z.FRAME}
"""Where these marks lie; the others lie over cards, or under them where there is none."""

PASSING: Final = (Mark.HINT, Mark.VEIL, Mark.REFUSED, Mark.GLOW, Mark.DOOMED, Mark.CHOSEN)
"""Marks that mean nothing any more when something happens."""


class PictureItem(QGraphicsPixmapItem):
    """A picture that only shows: its origin is its middle, and the mouse passes through it."""

    def __init__(self, pixmap: QPixmap | None = None, height: float = 0.0) -> None:
        super().__init__()
        if pixmap is not None:
            self.setPixmap(pixmap)
            self.show_centred(QPointF(0, 0))
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def show_centred(self, centre: QPointF) -> None:
        """Lies with its middle on `centre`, on whole pixels."""
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setPos(
            round(centre.x() - size.width() / 2) + size.width() / 2,
            round(centre.y() - size.height() / 2) + size.height() / 2,
        )


class _Entry:
    """A mark at a place: its frame and, where it speaks, its pill."""

    def __init__(self, sign: str, text: Callable[[], str] | None, taken: bool, price: str) -> None:
        self.sign = sign
        self.price = price
        self.text = text
        self.taken = taken
        self.frame = PictureItem()
        self.pill: PictureItem | None = None


class Marks:
    """All marks of one table, by what they mean and where."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        rect_of: Callable[[Slot], QRectF],
        radius_of: Callable[[Slot, QSizeF], float],
        window_of: Callable[[Slot, float], QGraphicsItem | None],
        card_of: Callable[[Slot], QSizeF],
        dense_at: Callable[[Slot], bool],
    ) -> None:
        self._scene = scene
        self._look = look
        self._rect_of = rect_of
        self._radius_of = radius_of
        self._window_of = window_of
        self._card_of = card_of
        self._dense_at = dense_at
        self._entries: dict[tuple[Mark, Slot], _Entry] = {}
        self.dpr = 1.0

    def add(
        self,
        mark: Mark,
        slot: Slot,
        taken: bool = False,
        sign: str = "",
        text: Callable[[], str] | None = None,
        price: str = "",
    ) -> None:
        """Marks a place; `taken`: a card lies there. `text` words the pill whenever it is drawn.

        The badge shows `price` beside `sign`, where there is one.
        """
        self._remove((mark, slot))
        entry = self._entries[mark, slot] = _Entry(sign, text, taken, price)
        self._scene.addItem(entry.frame)
        self._draw(mark, slot, entry)

    def replace(self, mark: Mark, slots: Iterable[Slot]) -> None:
        """Marks these cards and no other places."""
        self.clear(mark)
        for slot in slots:
            self.add(mark, slot, taken=True)

    def clear(self, *marks: Mark) -> None:
        """Takes away all marks of these meanings."""
        for key in [key for key in self._entries if key[0] in marks]:
            self._remove(key)

    def places(self, mark: Mark) -> tuple[Slot, ...]:
        """Where that mark is."""
        return tuple(slot for each, slot in self._entries if each is mark)

    def redraw(self) -> None:
        """Draws all marks anew: places moved or the look changed."""
        for (mark, slot), entry in self._entries.items():
            self._draw(mark, slot, entry)

    def frame(self, mark: Mark, slot: Slot) -> PictureItem | None:
        """The frame of a mark, to fade it."""
        entry = self._entries.get((mark, slot))
        return None if entry is None else entry.frame

    def remove(self, mark: Mark, slot: Slot) -> None:
        """Takes one mark away, if it is there."""
        self._remove((mark, slot))

    def _draw(self, mark: Mark, slot: Slot, entry: _Entry) -> None:
        rect = self._rect_of(slot)
        radius = self._radius_of(slot, rect.size())
        entry.frame.setVisible(not rect.isEmpty())
        card = self._card_of(slot)
        whole, dense = card != rect.size(), self._dense_at(slot)
        face = Face(mark, entry.taken, entry.sign, entry.price, whole, dense)
        entry.frame.setPixmap(mark_picture(self._look, face, rect.size(), card, radius, self.dpr))
        height = HEIGHTS.get(mark, Z.FRAME if entry.taken else Z.PLACE)
        window = self._window_of(slot, height)
        lie_in(entry.frame, window)
        entry.frame.setZValue(height)
        entry.frame.show_centred(rect.center())
        if entry.text is not None:
            self._draw_pill(mark, rect, card, entry, entry.text()).setVisible(
                # Words lie over everything, so no window cuts them off where their place is out of view.
                window is None or window.boundingRect().intersects(rect)
            )

    def _draw_pill(self, mark: Mark, rect: QRectF, card: QSizeF, entry: _Entry, text: str) -> PictureItem:
        if entry.pill is None:
            entry.pill = PictureItem()
            self._scene.addItem(entry.pill)
        verb, veil, over = mark is Mark.BEST, mark is Mark.VEIL, mark in (Mark.VEIL, Mark.DOOMED)
        tone, glyph = (Tone.VERB, sign_glyph(entry.sign)) if verb else (Tone.REASON, "no")
        entry.pill.setPixmap(pill_picture(self._look, text, glyph, tone, card, self.dpr, narrow=veil))
        entry.pill.setZValue(Z.FRAME if veil else Z.LABEL)
        half = entry.pill.pixmap().deviceIndependentSize() / 2
        y = rect.center().y() if over else rect.bottom() + half.height() * 0.35
        room = self._scene.sceneRect().adjusted(half.width(), half.height(), -half.width(), -half.height())
        x = min(max(rect.center().x(), room.left()), max(room.left(), room.right()))
        entry.pill.show_centred(QPointF(x, min(max(y, room.top()), max(room.top(), room.bottom()))))
        return entry.pill

    def _remove(self, key: tuple[Mark, Slot]) -> None:
        entry = self._entries.pop(key, None)
        if entry is not None:
            self._scene.removeItem(entry.frame)
            if entry.pill is not None:
                self._scene.removeItem(entry.pill)
