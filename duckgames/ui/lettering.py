"""Sets words on cards: they grow with the card and not with the text size of the window, and never leave their box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from duckgames.ui.postcard_face import wrapped
from duckgames.ui.theme import Look

LEAST: Final = 11
"""Pixels: smaller words are cut short instead."""

INK: Final = QColor("#22343C")
LEAST_CHROME: Final = 13
"""Pixels: the same for chips, which are no cards."""

NARROWER: Final = (86, 80, 74, 68, 62)
"""Per cent: how wide the smallest letters are set before words are cut short."""

PREPOSITION: Final = 3
"""A small word of so many letters stays with the word after it."""

LEADING: Final = 1.1
"""From one line to the next, in pixels of the font."""


@dataclass(frozen=True)
class TitleForm:
    """How large the letters of a name are, as shares of the card's width, on one line and on two; and their colour."""

    one: float = 0.115
    two: float = 0.105
    ink: QColor = field(default_factory=lambda: QColor(INK))


TITLE: Final = TitleForm()


def card_font(look: Look, px: int, *, bold: bool = True, story: bool = False) -> QFont:
    """A font of so many pixels, whatever text size and zoom the window has."""
    size = px / (look.text_scale * look.zoom)
    return look.story(size, bold) if story else look.plain(size, bold)


def fitted_font(look: Look, text: str, px: int, width: float, *, story: bool = False, least: int = LEAST) -> QFont:
    """The font for one line of `text`: `px` large, or as much smaller as it must be, but never below `least`."""
    while px > least and QFontMetricsF(card_font(look, px, story=story)).horizontalAdvance(text) > width:
        px -= 1
    return card_font(look, max(px, least), story=story)


def paint_title(p: QPainter, look: Look, rect: QRectF, text: str, card: float, form: TitleForm = TITLE) -> None:
    """The name of a card in the middle of its box, on a card as wide as `card`."""
    font, lines = fitted_title(look, text, rect.width(), card, form)
    p.setPen(form.ink)
    paint_lines(p, rect, font, lines, LEADING)


def paint_lines(p: QPainter, rect: QRectF, font: QFont, lines: Sequence[str], leading: float) -> None:
    """Lines in the middle of `rect`, `leading` times the size of the font apart."""
    step = leading * font.pixelSize()
    top = rect.center().y() - step * len(lines) / 2
    p.setFont(font)
    for n, line in enumerate(lines):
        place = QRectF(rect.left(), top + n * step, rect.width(), step)
        p.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, line)


def fitted_title(look: Look, text: str, width: float, card: float, form: TitleForm = TITLE) -> tuple[QFont, list[str]]:
    """The font and the lines of a name: one line, or two, then smaller, narrower, lighter, and at last cut short."""
    font = card_font(look, max(LEAST, round(form.one * card)))
    if _advance(font, text) <= width:
        return font, [text]
    for px in range(max(LEAST, round(form.two * card)), LEAST - 1, -1):
        font = card_font(look, px)
        lines = balanced(font, text)
        if _fit(font, lines, width):
            return font, lines
    for font in _narrower(look):
        for loose in (False, True):
            lines = balanced(font, text, loose=loose)
            if _fit(font, lines, width):
                return font, lines
    metrics = QFontMetricsF(font)
    return font, [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]


def _narrower(look: Look) -> Iterator[QFont]:
    """The smallest bold letters, ever narrower, and at last lighter too."""
    for bold, stretch in (*((True, stretch) for stretch in NARROWER), (False, NARROWER[-1])):
        font = card_font(look, LEAST, bold=bold)
        font.setStretch(stretch)
        yield font


def balanced(font: QFont, text: str, *, loose: bool = False) -> list[str]:
    """`text` cut into two lines as equal as its words allow; a preposition stays with its word, unless `loose`."""
    words = text.split(" ")
    cuts = [n for n in range(1, len(words)) if loose or len(words[n - 1]) > PREPOSITION or not words[n - 1].islower()]
    if not cuts:
        return [text]
    halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in cuts]
    return list(min(halves, key=lambda pair: max(_advance(font, line) for line in pair)))


def fitted_text(
    look: Look, text: str, px: int, size: QSizeF, leading: float, *, bold: bool = False
) -> tuple[QFont, list[str]]:
    """The font and the lines of a sentence in a box of `size`: smaller, then narrower, then cut short."""
    for font in _shrinking(look, max(px, LEAST), bold):
        most = max(1, int(size.height() / (leading * font.pixelSize())))
        lines = wrapped(text, font, size.width(), most + 1)
        if len(lines) <= most and _fit(font, lines, size.width()):
            return font, lines
    return font, wrapped(text, font, size.width(), most)


def longest_fitting(look: Look, texts: Sequence[str], px: int, size: QSizeF, leading: float) -> tuple[QFont, list[str]]:
    """The same for the first of `texts`, from the longest to the shortest, that needs no cut."""
    for text in texts:
        font, lines = fitted_text(look, text, px, size, leading)
        if " ".join(lines) == text:
            break
    return font, lines


def _shrinking(look: Look, px: int, bold: bool) -> Iterator[QFont]:
    """Ever smaller letters, and the smallest ever narrower."""
    for smaller in range(px, LEAST - 1, -1):
        yield card_font(look, smaller, bold=bold)
    for stretch in NARROWER:
        font = card_font(look, LEAST, bold=bold)
        font.setStretch(stretch)
        yield font


def _fit(font: QFont, lines: Sequence[str], width: float) -> bool:
    return all(_advance(font, line) <= width for line in lines)


def _advance(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
