"""Turns the SVG art into shared pixmaps, each drawn once for its size and screen."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from math import ceil, hypot
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImageReader, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from duckgames.session.resources import is_installed, resource
from duckgames.ui.numerals import Numeral, read_numerals

_log = logging.getLogger(__name__)

BUDGET = 160 * 1024 * 1024
"""Bytes of pixels kept: all cards and scenery of one table at 3840 x 2160, with room to spare."""


class Sprites:
    """A cache of pictures; the least recently used ones leave when it is full.

    The path of a picture is one of `session.resources`, or a whole path for a picture of the user's own, which may be a
    photo too.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._bytes = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._asked: set[Hashable] = set()
        """The pictures asked for since the last `forget_unused`."""
        self._renderers: dict[str, QSvgRenderer] = {}

    def pixmap(
        self, path: str, width: float, height: float, dpr: float, element: str | None = None, tint: QColor | None = None
    ) -> QPixmap:
        """The picture `path` (or one element of it) fitted into width x height, in its own colours or all in `tint`."""

        def paint(p: QPainter) -> None:
            frame = QRectF(0, 0, width, height)
            if not path.lower().endswith(".svg"):
                _paint_photo(p, path, frame, dpr)
            elif element is None:
                renderer = self._renderer(path)
                renderer.render(p, fitted(renderer.viewBoxF().size(), frame))
            else:
                renderer = self._renderer(path)
                renderer.render(p, element, fitted(renderer.boundsOnElement(element).size(), frame))
            if tint is not None:
                p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
                p.fillRect(frame, tint)

        if element is not None and not _has(self._renderer(path), element):
            raise KeyError(f"{path} has no element {element}")
        key = ("svg", path, element, None if tint is None else tint.rgba())
        return self.cached(key, QSizeF(width, height), dpr, paint)

    def draw(
        self, p: QPainter, path: str, rect: QRectF, element: str | None = None, tint: QColor | None = None
    ) -> None:
        """Draw a picture into `rect`, as sharp as the surface under the painter allows."""
        pixmap = self.pixmap(path, rect.width(), rect.height(), density(p), element, tint)
        p.drawPixmap(snapped(p, rect.topLeft()), pixmap)

    def cached(self, key: Hashable, size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """The picture that `paint` makes on a transparent ground of `size`, made on the first call only.

        The key must name everything that `paint` depends on but the size and the pixel ratio.
        """
        width, height = max(1, ceil(size.width() * dpr)), max(1, ceil(size.height() * dpr))
        full_key = (key, width, height, dpr)
        self._asked.add(full_key)
        found = self._pixmaps.get(full_key)
        if found is not None:
            self._pixmaps.move_to_end(full_key)
            return found
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        try:
            paint(painter)
        finally:
            painter.end()
        # What was painted on keeps its paint engine, of 8 kB and more; a copy has none.
        picture = pixmap.copy()
        self._keep(full_key, picture)
        return picture

    def element_rect(self, path: str, element: str, rect: QRectF) -> QRectF:
        """Where `element` lies when the whole picture fills `rect`."""
        renderer = self._renderer(path)
        box, part = renderer.viewBoxF(), renderer.boundsOnElement(element)
        if box.isEmpty():
            return rect
        part = renderer.transformForElement(element).mapRect(part)
        frame = fitted(box.size(), rect)
        scale = frame.width() / box.width()
        corner = frame.topLeft() + (part.topLeft() - box.topLeft()) * scale
        return QRectF(corner, part.size() * scale)

    def paint_parts(self, p: QPainter, path: str, rect: QRectF, elements: Sequence[str]) -> None:
        """Draw those of `elements` that the picture has, each where it lies when the whole picture fills `rect`.

        Nothing is cached: for use inside a picture made by `cached`.
        """
        renderer = self._renderer(path)
        for element in elements:
            if renderer.elementExists(element):
                renderer.render(p, element, self.element_rect(path, element, rect))

    @cached_property
    def numerals(self) -> dict[str, Numeral]:
        """The numerals by id, read on first use."""
        return read_numerals()

    @property
    def held(self) -> int:
        """Bytes of pixels that are kept now."""
        return self._bytes

    def forget_unused(self) -> None:
        """Forget the pictures that nobody asked for since the last call, as those of a match long over."""
        for key in [key for key in self._pixmaps if key not in self._asked]:
            self._bytes -= weight(self._pixmaps.pop(key))
        self._asked.clear()

    def clear(self) -> None:
        """Forget all pictures; they are read and made again when asked for."""
        self._pixmaps.clear()
        self._asked.clear()
        self._renderers.clear()
        self._bytes = 0

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._bytes += weight(pixmap)
        while self._bytes > self._budget and len(self._pixmaps) > 1:
            self._bytes -= weight(self._pixmaps.popitem(last=False)[1])

    def _renderer(self, path: str) -> QSvgRenderer:
        renderer = self._renderers.get(path)
        if renderer is None:
            renderer = QSvgRenderer()
            if not Path(path).is_absolute():
                _load(renderer, path)
            elif Path(path).exists():
                renderer.load(path)
            self._renderers[path] = renderer
        return renderer


def _load(renderer: QSvgRenderer, path: str) -> None:
    """Loads a picture of ours; one that an installation has lost shows nothing.

    An exception in the middle of a painting would end the program, and at every start again.
    """
    try:
        renderer.load(str(resource(path)))
    except FileNotFoundError:
        if not is_installed():
            raise
        _log.error("The picture %s of the program is missing: please install it anew.", path)


def _has(renderer: QSvgRenderer, element: str) -> bool:
    """Whether a picture has an element; one that shows nothing lacks none."""
    return not renderer.isValid() or renderer.elementExists(element)


def _paint_photo(p: QPainter, path: str, frame: QRectF, dpr: float) -> None:
    """A photo fitted into `frame`; nothing where its file is gone."""
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        return
    place = fitted(QSizeF(image.size()), frame)
    size = (place.size() * dpr).toSize()
    p.drawImage(place, image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation))


def weight(pixmap: QPixmap) -> int:
    """Bytes of the pixels of a pixmap."""
    return pixmap.width() * pixmap.height() * 4


def fitted(size: QSizeF, frame: QRectF) -> QRectF:
    """The largest rectangle with the proportions of `size`, centred in `frame`."""
    rect = QRectF(QPointF(0, 0), size.scaled(frame.size(), Qt.AspectRatioMode.KeepAspectRatio))
    rect.moveCenter(frame.center())
    return rect


def density(p: QPainter) -> float:
    """Device pixels per logical pixel under a painter, also where a widget is painted into a picture of its own."""
    device, logical = p.deviceTransform(), p.worldTransform()
    return hypot(device.m11(), device.m12()) / hypot(logical.m11(), logical.m12())


def snapped(p: QPainter, point: QPointF) -> QPointF:
    """`point` moved onto the pixel grid, so that a pixmap drawn there is copied and not blurred."""
    transform = p.deviceTransform()
    if transform.isRotating():
        return point
    pixel = transform.map(point)
    back, _ = transform.inverted()
    return back.map(QPointF(round(pixel.x()), round(pixel.y())))
