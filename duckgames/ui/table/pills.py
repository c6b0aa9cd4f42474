"""Paints the few words at a place of the table: what a drop would do there, or why it is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from duckgames.ui.painting import draw_glyph, rounded, soft_shadow
from duckgames.ui.table.mark_pictures import magnified
from duckgames.ui.theme import Look

MARGIN: Final = 10
SIZES: Final = (15.0, 14.0, 13.0, 12.0)
"""Of the letters of a narrow pill, the largest first; on two lines if the words have room on one in none."""

TOO_WIDE: Final = 20
"""Pixels: a pill of a blocked card that is so much wider than the card would lie over its neighbours."""


class Tone(Enum):
    """The colours of a pill: fill, line and ink."""

    VERB = ("sun", "sun", "on_sun")
    REASON = ("raised", "illegal", "illegal")


@dataclass(frozen=True)
class _Form:
    """Words in lines, and the measures of the pill around them."""

    text: str
    font: QFont
    icon: int
    pad: int
    size: QSizeF


def pill_picture(
    look: Look, text: str, glyph: str, tone: Tone, place: QSizeF, dpr: float, *, narrow: bool = False
) -> QPixmap:
    """A pill with a glyph and a few words on a soft shadow; a `narrow` one is no wider than its place, if it can be."""
    form = _narrow(look, text, place) if narrow else _measured(look, text, SIZES[0] * magnified(place))
    body = QRectF(MARGIN, MARGIN, form.size.width(), form.size.height())
    radius = min(body.height() / 2, form.icon * 0.85)
    fill, line, ink = (look.colour(token) for token in tone.value)

    def paint(p: QPainter) -> None:
        soft_shadow(p, body, radius, 1, look.colour("shadow"))
        rounded(p, body, radius, fill, line, 2)
        spot = QRectF(body.left() + form.pad, body.center().y() - form.icon / 2, form.icon, form.icon)
        draw_glyph(p, look, glyph, spot, ink)
        p.setFont(form.font)
        p.setPen(ink)
        words = body.adjusted(form.pad * 1.6 + form.icon, 0, 0, 0)
        p.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, form.text)

    key = ("table pill", form.text, glyph, tone, look.dark, form.font.pixelSize())
    return look.sprites.cached(key, body.size() + QSizeF(2 * MARGIN, 2 * MARGIN), dpr, paint)


def _narrow(look: Look, text: str, place: QSizeF) -> _Form:
    """Neighbours in a hand may both be blocked, and their pills must not cover each other."""
    scale = max(1.0, magnified(place) / 1.2)
    forms = [_measured(look, words, px * scale) for words in (text, _broken(text)) for px in SIZES]
    if forms[-1].size.width() > place.width() + TOO_WIDE:
        # The sign alone says that something is in the way; what, is read where the card is pointed at.
        forms.append(_measured(look, "", SIZES[-1] * scale))
    return next((form for form in forms if form.size.width() <= place.width() + 4), forms[-1])


def _measured(look: Look, text: str, px: float) -> _Form:
    font = look.plain(px, bold=True)
    metrics = QFontMetricsF(font)
    lines = text.split("\n")
    icon, pad = round(metrics.height() * 0.95), round(metrics.height() * 0.55)
    words = round(pad * 0.6) + max(metrics.horizontalAdvance(line) for line in lines) if text else 0
    width = pad * 2 + icon + words
    return _Form(text, font, icon, pad, QSizeF(round(width), round(metrics.height() * (len(lines) + 0.5))))


def _broken(text: str) -> str:
    """The words on two lines, as equal as they can be."""
    words = text.split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return "\n".join(min(splits, key=lambda pair: max(map(len, pair)))) if splits else text
