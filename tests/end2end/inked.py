"""What words really look like on the screen: each text is painted in an ink of its own, and found again on the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextBlock
from PySide6.QtWidgets import QLabel, QLineEdit, QTextEdit, QWidget

from duckgames.ui.widgets import Label
from tests.end2end.colour_vision import Channels, Pixels, channels, contrast, of_colour

TEXT: Final = 4.5
LARGE_TEXT: Final = 3.0
LARGE: Final = 24
LARGE_BOLD: Final = 18.66
"""Pixels: words so large may have less contrast."""

FEW: Final = 6
"""Pixels: fewer of a text are the rest of one that is covered."""

NEAR: Final = ((-2, 2), 10)
"""How far from the letters their ground is looked at, and the share of it, in per cent, that may be something else."""

MIXED: Final = (0.08, 0.1)
"""From which part of ink on a pixel of the ground holds some of it, and how far its colour may lie beside that mixture.

A picture that is shown smaller than it was painted has such pixels around its letters.
"""

MOST: Final = 32 * 256


class Ink(NamedTuple):
    """A text with everything that decides how it can be read."""

    text: str
    colour: int
    size: int
    bold: bool
    enabled: bool

    @property
    def needed(self) -> float:
        """The least contrast."""
        large = self.size >= LARGE or (self.bold and self.size >= LARGE_BOLD)
        return LARGE_TEXT if large else TEXT


class Read(NamedTuple):
    """A text and its contrast with what lies behind it."""

    ink: Ink
    contrast: float

    def __str__(self) -> str:
        ink = self.ink
        colour = QColor.fromRgba(ink.colour).name(QColor.NameFormat.HexArgb)
        return f"{ink.text!r} {colour} {ink.size} px{' bold' if ink.bold else ''}: {self.contrast:.2f}"


class Inked:
    """Paints all words in inks that tell which words they are: red, with the number in the green and the blue."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.inks: dict[Ink, int] = {}
        draw = QPainter.drawText

        def paint(p: QPainter, *args: Any) -> object:
            text = next((each for each in args if isinstance(each, str)), "")
            if not text.strip() or not p.pen().color().alpha():
                return draw(p, *args)
            p.save()
            p.setPen(self._ink(p, text))
            p.setOpacity(1.0)
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing, False)
            font = QFont(p.font())
            font.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
            p.setFont(font)
            done = draw(p, *args)
            p.restore()
            return done

        monkeypatch.setattr(QPainter, "drawText", paint)
        # Qt paints labels by itself, where nobody can change the ink.
        monkeypatch.setattr(Label, "paintEvent", lambda label, event: _paint_label(label), raising=False)

    def _ink(self, p: QPainter, text: str) -> QColor:
        device, colour = p.device(), QColor(p.pen().color())
        colour.setAlphaF(colour.alphaF() * p.opacity())
        enabled = device.isEnabled() if isinstance(device, QWidget) else True
        ink = Ink(text, colour.rgba(), p.font().pixelSize(), p.font().bold(), enabled)
        number = self.inks.setdefault(ink, len(self.inks) + 1)
        assert number < MOST
        return QColor(255, number // 256, number % 256)

    def read(self, page: QImage) -> list[Read]:
        """Every text that can be seen on `page`."""
        picture = channels(page)
        here = (picture[..., 0] == 255) & (picture[..., 1] < MOST // 256)
        numbers = np.where(here, picture[..., 1].astype(np.int16) * 256 + picture[..., 2], 0)
        counts = np.bincount(numbers.ravel(), minlength=MOST)
        near = _spread(numbers)
        near[here] = 0
        # Once through the page: the ground pixels of each text lie together after this.
        places = np.flatnonzero(near)
        places = places[np.argsort(near.ravel()[places], kind="stable")]
        grounds, starts = np.unique(near.ravel()[places], return_index=True)
        parts = np.split(picture.reshape(-1, 3)[places] / 255.0, starts[1:])
        known = list(self.inks)
        return [
            Read(known[number - 1], _contrast(known[number - 1], _unmixed(int(number), ground)))
            for number, ground in zip(grounds, parts, strict=True)
            if number <= len(known) and counts[number] >= FEW
        ]


def _paint_label(label: Label) -> None:
    p = QPainter(label)
    p.setFont(label.font())
    p.setPen(label.palette().color(label.foregroundRole()))
    flags = label.alignment().value | (0x1000 if label.wordWrap() else 0)
    p.drawText(label.contentsRect(), flags, label.text())
    p.end()


def _spread(numbers: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """The number of the nearest letters at each pixel near some."""
    (low, high), _ = NEAR
    wide = numbers
    for axis in (0, 1):
        wide = np.maximum.reduce([np.roll(wide, step, axis) for step in range(low, high + 1)])
    return wide.copy()


def _unmixed(number: int, ground: Pixels) -> Pixels:
    """The pixels without those that are partly letters."""
    usual = np.median(ground, axis=0)
    towards = np.array([255, number // 256, number % 256]) / 255 - usual
    part = (ground - usual) @ towards / (towards @ towards)
    beside = np.linalg.norm(ground - usual - part[:, None] * towards, axis=1)
    least, most = MIXED
    kept: Pixels = ground[(part < least) | (beside > most)]
    return kept


def _contrast(ink: Ink, ground: Pixels) -> float:
    colour = QColor.fromRgba(ink.colour)
    alpha = colour.alphaF()
    letters = of_colour(colour) * alpha + ground * (1 - alpha)
    return float(np.percentile(contrast(letters, ground), NEAR[1]))


def written(window: QWidget, page: QImage) -> Iterator[Read]:
    """What Qt writes by itself into fields and pages of text: its colours against the colour that is most there."""
    picture, ratio = channels(page), page.devicePixelRatio()
    for field in window.findChildren(QWidget):
        if not field.isVisible() or not isinstance(field, QLineEdit | QTextEdit):
            continue
        shown = field.visibleRegion().boundingRect()
        if shown.isEmpty():
            continue
        corner = field.mapTo(window, shown.topLeft())
        rows = slice(round(corner.y() * ratio), round((corner.y() + shown.height()) * ratio))
        ground = _commonest(picture[rows, round(corner.x() * ratio) : round((corner.x() + shown.width()) * ratio)])
        for ink in _inks(field):
            yield Read(ink, _contrast(ink, ground[None, :]))


def _commonest(part: Channels) -> Pixels:
    found, counts = np.unique(part.reshape(-1, 3) @ [65536, 256, 1], return_counts=True)
    return of_colour(QColor(int(found[counts.argmax()])))


def _inks(field: QLineEdit | QTextEdit) -> Iterator[Ink]:
    palette, size, enabled = field.palette(), field.font().pixelSize(), field.isEnabled()
    if isinstance(field, QLineEdit):
        role = palette.ColorRole.Text if field.text() else palette.ColorRole.PlaceholderText
        yield Ink(field.text() or field.placeholderText(), palette.color(role).rgba(), size, False, enabled)
        return
    block = field.document().begin()
    while block.isValid():
        yield from _inks_of(block, palette.color(palette.ColorRole.Text), size)
        block = block.next()


def _inks_of(block: QTextBlock, usual: QColor, size: int) -> Iterator[Ink]:
    each = block.begin()
    while not each.atEnd():
        form, text = each.fragment().charFormat(), each.fragment().text()
        colour = form.foreground().color() if form.hasProperty(form.Property.ForegroundBrush.value) else usual
        yield Ink(text[:40], colour.rgba(), size, form.font().bold(), True)
        each += 1


def plain_labels(window: QWidget) -> list[QLabel]:
    """Labels with words that neither paint themselves nor are of our own kind: nobody would measure them."""
    return [
        label
        for label in window.findChildren(QLabel)
        if label.isVisible() and label.text() and type(label).paintEvent is QLabel.paintEvent
    ]
