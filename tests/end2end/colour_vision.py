"""Pixels as eyes see them: how light they are, how they stand out, and what is left of their colours for some eyes."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QColor, QImage

Pixels = npt.NDArray[np.float64]
"""Red, green and blue from 0 to 1 in the last axis."""

Channels = npt.NDArray[np.uint8]
"""The same in bytes."""

WEIGHTS: Final = np.array([0.2126, 0.7152, 0.0722])
"""How much of the lightness of a pixel is in each of its colours."""

EYES: Final = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""The matrices that Machado, Oliveira and Fernandes published in 2009, at full severity, for linear light."""

STEP: Final = 15.0
"""Of 100: pixels that differ less in how light they are count as alike."""

SIGHTS: Final = ("grey", *EYES)
"""The ways to see in which nothing may be lost."""


def channels(image: QImage) -> Channels:
    """The picture as rows of pixels of three bytes; what is transparent counts as black."""
    whole = image.convertToFormat(QImage.Format.Format_RGB32)
    lines = np.frombuffer(whole.constBits(), np.uint8).reshape(whole.height(), whole.bytesPerLine() // 4, 4)
    return lines[:, : whole.width(), 2::-1].copy()


def pixels(image: QImage) -> Pixels:
    """The picture as rows of pixels."""
    return channels(image) / 255.0


def of_colour(colour: QColor) -> Pixels:
    """One pixel."""
    return np.array([colour.redF(), colour.greenF(), colour.blueF()])


def linear(shown: Pixels) -> Pixels:
    """The light that a screen gives for these pixels."""
    return np.asarray(np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4))


def shown(light: Pixels) -> Pixels:
    """The pixels for which a screen gives this light."""
    light = np.clip(light, 0.0, 1.0)
    return np.asarray(np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055))


def luminance(seen: Pixels) -> Pixels:
    """How light each pixel is, from 0 to 1."""
    return np.asarray(linear(seen) @ WEIGHTS)


def contrast(one: Pixels, other: Pixels) -> Pixels:
    """How many times as light the lighter of two pixels is, as WCAG counts."""
    a, b = luminance(one), luminance(other)
    return np.asarray((np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05))


def seen_by(sight: str, picture: Pixels) -> Pixels:
    """The picture without its colours, or as eyes see it that lack one kind of cones."""
    if sight == "grey":
        return np.repeat(shown(luminance(picture))[..., None], 3, axis=-1)
    return shown(linear(picture) @ np.array(EYES[sight]).T)


def lightness(picture: Pixels) -> Pixels:
    """How light each pixel looks, from 0 to 100 (the L of CIELAB)."""
    light = luminance(picture)
    return np.asarray(np.where(light > 0.008856, 116 * np.cbrt(light) - 16, 903.3 * light))


class Shades:
    """How light each pixel of a picture is, to compare it with others: a shift by `near` pixels makes no difference."""

    def __init__(self, light: Pixels, near: int = 1) -> None:
        self._light = light.astype(np.float32)
        low, high = self._light, self._light
        steps = range(-near, near + 1)
        for axis in (0, 1):
            low = np.minimum.reduce([np.roll(low, step, axis) for step in steps])
            high = np.maximum.reduce([np.roll(high, step, axis) for step in steps])
        self._low, self._high = low - STEP, high + STEP

    def unlike(self, other: Shades) -> int:
        """In how many pixels one of the two shows what the other does not."""
        return self._lacks(other) + other._lacks(self)

    def _lacks(self, other: Shades) -> int:
        return int(np.count_nonzero((other._light < self._low) | (other._light > self._high)))
