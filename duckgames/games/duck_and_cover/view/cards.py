"""Draws duck cards, captain cards and the back, each once for its stack, size, words and theme."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from duckgames.core.places import Card, Zone
from duckgames.core.table import Stack
from duckgames.games.duck_and_cover.rules.cards import SPLASH
from duckgames.games.duck_and_cover.rules.zones import DECK
from duckgames.ui.card_parts import paint_back, paint_paper, paint_sheet
from duckgames.ui.painting import (
    draw_avatar,
    draw_number,
    duck_picture,
    number_width,
    round_pen,
    rounded,
    rounded_path,
)
from duckgames.ui.scenery.shapes import fill, wave
from duckgames.ui.theme import Look, mix

ASPECT: Final = 1.2
SMALL: Final = 64
"""Below this width a duck could not be told: the card shows a large number over its drop."""

EDGE: Final = 0.028
MOST_EDGES: Final = 3
DECK_STEPS: Final = (2, 8, 16)
"""A deck of so many cards shows its first, second and third edge."""

LEAST_WORD: Final = 11
"""Pixels: a smaller word on a card is left out."""

SHADE: Final = QColor("#8A7658")
INK: Final = QColor("#22343C")
CREAM: Final = QColor("#FFF8E8")
NIGHT: Final = QColor("#1B3542")
DAY_BANK: Final = QColor("#6C9D80")
EVENING_BANKS: Final = (QColor("#477272"), QColor("#4A776E"))
WATERS: Final = {False: (QColor("#9FD3D6"), QColor("#83C1C9")), True: (QColor("#518291"), QColor("#508C9C"))}
MOON: Final = QColor("#EADDB8")
DUCK_PARTS: Final = ("prop-back", "duck", "prop", "water")
BACK: Final = "backs/back-duck-and-cover.svg"


def paper_radius(width: float) -> float:
    """The corner radius of a card of this width."""
    return width * (0.12 if width < SMALL else 0.09)


def card_size(width: float) -> QSizeF:
    """A card of this width, on whole pixels."""
    return QSizeF(round(width), round(width * ASPECT))


def duck_rect(card: QRectF) -> QRectF:
    """Where the picture of the duck lies on a card."""
    w = card.width()
    return QRectF(card.left() + 0.075 * w, card.top() + 0.319 * w, 0.86 * w, 0.86 * w)


class DuckCards:
    """A `ui.table.CardPainter`; `word` says what stands on a captain card, in the language of the moment.

    `scale` tells how large everything is drawn: on a large screen, a card of 100 pixels is still a small one.
    """

    def __init__(self, look: Look, word: Callable[[str], str], scale: Callable[[], float] = lambda: 1.0) -> None:
        self._look = look
        self._word = word
        self._scale = scale

    def radius(self, zone: Zone, size: QSizeF) -> float:
        return paper_radius(size.width())

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        top = stack[-1]
        duck = top is not None and top.kind == "duck"
        edges = sum(len(stack) >= step for step in DECK_STEPS) if zone == DECK else 0
        if duck:
            edges = min(MOST_EDGES, len(stack) - 1)
        count = len(stack) if duck else 1
        word = self._word(top.id) if top is not None and top.id in ("max", "repeat") else ""
        margin = ceil(EDGE * size.width() * edges) + 1 if edges else 0
        key = ("duck and cover", top, count, edges, word, self._look.dark, self._is_small(size.width()))
        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)

        def paint(p: QPainter) -> None:
            card = QRectF(QPointF(margin, margin), size)
            self._paint_edges(p, card, edges)
            self._paint_face(p, card, top, count, word)

        return self._look.sprites.cached(key, whole, dpr, paint)

    def _paint_edges(self, p: QPainter, card: QRectF, edges: int) -> None:
        paper, radius, away = self._look.colour("card_paper"), paper_radius(card.width()), EDGE * card.width()
        for edge in range(edges, 0, -1):
            sheet = card.translated(edge * away, edge * away)
            # The last one lies on the table.
            line = self._look.colour("card_edge") if edge == edges else mix(paper, SHADE, 0.58)
            paint_sheet(p, sheet, radius, mix(paper, SHADE, 0.11 * edge), line)

    def _paint_face(self, p: QPainter, card: QRectF, top: Card | None, count: int, word: str) -> None:
        if top is None:
            paint_back(p, self._look, card, BACK)
        elif top.kind == "captain":
            self._paint_captain(p, card, top.id, word)
        elif self._is_small(card.width()):
            self._paint_small_duck(p, card, int(top.id))
        else:
            self._paint_duck(p, card, int(top.id))
            if count > 1:
                self._paint_plate(p, card, count)

    def _is_small(self, width: float) -> bool:
        return width < SMALL * self._scale()

    def _paint_paper(self, p: QPainter, card: QRectF) -> None:
        paint_paper(p, self._look, card, paper_radius(card.width()))

    # Duck cards.

    def _paint_duck(self, p: QPainter, card: QRectF, number: int) -> None:
        w = card.width()
        self._paint_paper(p, card)
        window = card.adjusted(0.04 * w, 0.04 * w, -0.04 * w, -0.04 * w)
        p.save()
        p.setClipPath(rounded_path(window, 0.06 * w), Qt.ClipOperation.IntersectClip)
        self._paint_scene(p, window, card, number)
        self._look.sprites.paint_parts(p, duck_picture(number), duck_rect(card), DUCK_PARTS)
        p.restore()
        text = str(number)
        height = (0.31 if number < 10 else 0.28) * w
        wide = number_width(self._look.sprites, text, height)
        spot = QRectF(card.left() + 0.085 * w, card.top() + 0.085 * w, wide, height)
        draw_number(p, self._look.sprites, text, spot, INK, self._look.colour("card_paper"))
        self._paint_drop(p, card, QRectF(0.665, 0.055, 0.30, 0.30), 0.14, number)

    def _paint_scene(self, p: QPainter, window: QRectF, card: QRectF, number: int) -> None:
        look, w, tall = self._look, card.width(), window.height()
        sky = look.duck_sky(number)
        disc = mix(sky, MOON, 0.4) if look.dark else mix(sky, look.colour("card_paper"), 0.45)
        banks = EVENING_BANKS if look.dark else (mix(sky, DAY_BANK, 0.42), mix(sky, QColor("#5A8D71"), 0.615))
        shallow, deep = WATERS[look.dark]
        p.fillRect(window, sky)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(disc)
        p.drawEllipse(card.topLeft() + QPointF(0.54 * w, 0.48 * w), 0.33 * w, 0.33 * w)
        bands = (
            (0.60, 0.045, 1.5, banks[0]),
            (0.645, 0.03, 2.5, banks[1]),
            (0.70, 0.008, 3, shallow),
            (0.86, 0.01, 2.5, deep),
        )
        for top, height, waves, colour in bands:
            fill(p, wave(window, window.top() + top * tall, height * tall, waves), colour)

    def _paint_drop(self, p: QPainter, card: QRectF, place: QRectF, tall: float, number: int) -> None:
        """The splash of a duck in a drop; `place` and `tall`, of its numeral, are in card widths."""
        w = card.width()
        drop = QRectF(card.left() + place.x() * w, card.top() + place.y() * w, place.width() * w, place.height() * w)
        paint_drop(p, self._look, drop, str(SPLASH[number]), tall * w)

    def _paint_small_duck(self, p: QPainter, card: QRectF, number: int) -> None:
        look, w = self._look, card.width()
        paint_paper(p, look, card, paper_radius(w))
        window = card.adjusted(0.06 * w, 0.06 * w, -0.06 * w, -0.06 * w)
        p.save()
        p.setClipPath(rounded_path(window, 0.08 * w), Qt.ClipOperation.IntersectClip)
        p.fillRect(window, look.duck_sky(number))
        fill(p, wave(window, card.top() + 0.8 * w, 0.02 * w, 2), WATERS[look.dark][0])
        p.restore()
        spot = QRectF(card.left() + 0.1 * w, card.top() + 0.13 * w, 0.8 * w, 0.52 * w)
        ink, outline = (CREAM, NIGHT) if look.dark else (INK, look.colour("card_paper"))
        draw_number(p, look.sprites, str(number), spot, ink, outline)
        self._paint_drop(p, card, QRectF(0.28, 0.751, 0.44, 0.44), 0.21, number)

    def _paint_plate(self, p: QPainter, card: QRectF, count: int) -> None:
        """How many cards the stack has."""
        w = card.width()
        plate = QRectF(card.left() + 0.65 * w, card.top() + 0.97 * w, 0.30 * w, 0.18 * w)
        rounded(p, plate, 0.09 * w, INK)
        inner = plate.adjusted(0.03 * w, 0.035 * w, -0.03 * w, -0.035 * w)
        draw_number(p, self._look.sprites, f"×{count}", inner, QColor("white"))

    # Captain cards.

    def _paint_captain(self, p: QPainter, card: QRectF, face: str, word: str) -> None:
        look, w = self._look, card.width()
        self._paint_paper(p, card)
        rim = 0.04 * w
        window = card.adjusted(rim, rim, -rim, -rim)
        paper = look.colour("captain.text")
        ground = look.colour(f"captain.{({'max': 'maximum', 'repeat': 'repeat'}).get(face, 'number')}")
        p.save()
        p.setClipPath(rounded_path(window, 0.06 * w), Qt.ClipOperation.IntersectClip)
        p.fillRect(window, ground)
        for top, waves, share in ((0.72, 3.0, 0.14), (0.82, 2.5, 0.24)):
            path = wave(window, window.top() + top * window.height(), 0.014 * window.height(), waves)
            fill(p, path, mix(ground, paper, share))
        p.restore()
        small = self._is_small(w)
        if face == "max":
            place = QRectF(0.19, 0.29, 0.62, 0.62) if small else QRectF(0.24, 0.16, 0.52, 0.52)
            look.sprites.paint_parts(p, "tokens/crown.svg", _within(card, place), ("crown",))
        elif face == "repeat":
            self._paint_arrow(p, card, QPointF(0.5, 0.6 if small else 0.45))
        else:
            self._paint_call(p, card, int(face))
        if word and not small:
            self._paint_word(p, card, word)

    def _paint_call(self, p: QPainter, card: QRectF, number: int) -> None:
        """A called number, and who is called."""
        look, small = self._look, self._is_small(card.width())
        spot = _within(card, QRectF(0.1, 0.29 if small else 0.13, 0.8, 0.62))
        draw_number(p, look.sprites, str(number), spot, look.colour("captain.text"))
        if not small:
            place = _within(card, QRectF(0.335, 0.77, 0.33, 0.33))
            draw_avatar(p, look.sprites, look, number, place, look.colour("captain.text"))

    def _paint_arrow(self, p: QPainter, card: QRectF, centre: QPointF) -> None:
        """A round arrow about a duckling: the same once more."""
        look, w = self._look, card.width()
        middle = card.topLeft() + centre * w
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(look.colour("captain.text"), 0.07 * w))
        p.drawArc(QRectF(middle - QPointF(0.225, 0.225) * w, QSizeF(0.45 * w, 0.45 * w)), -18 * 16, -273 * 16)
        sun = look.colour("sun")
        p.setPen(QPen(sun, 0.03 * w, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.setBrush(sun)
        p.drawPolygon([middle + QPointF(x, y) * w for x, y in ((0.195, -0.185), (0.113, -0.315), (0.045, -0.148))])
        duck = QRectF(middle - QPointF(0.145, 0.135) * w, QSizeF(0.27 * w, 0.27 * w))
        look.sprites.paint_parts(p, duck_picture(1), duck, ("duck", "prop"))

    def _paint_word(self, p: QPainter, card: QRectF, word: str) -> None:
        w, size = card.width(), round(0.135 * card.width())
        # The words of a card grow with the card, not with the text size of the window.
        scale = self._look.text_scale
        while size >= LEAST_WORD:
            font = self._look.plain(size / scale, bold=True)
            if QFontMetricsF(font).horizontalAdvance(word) <= 0.86 * w:
                p.setFont(font)
                p.setPen(self._look.colour("captain.text"))
                spot = QRectF(card.left(), card.top() + 0.8 * w, w, 0.2 * w)
                p.drawText(spot, Qt.AlignmentFlag.AlignCenter, word)
                return
            size -= 1


def paint_drop(p: QPainter, look: Look, drop: QRectF, text: str, tall: float) -> None:
    """A splash drop with a numeral `tall` pixels high in its belly; without text, the bare drop."""
    look.sprites.paint_parts(p, "tokens/splash.svg", drop, ("splash",))
    if text:
        middle = QPointF(drop.center().x(), drop.top() + drop.height() * 0.635)
        spot = QRectF(drop.left(), middle.y() - tall / 2, drop.width(), tall)
        draw_number(p, look.sprites, text, spot, look.colour("splash.text"))


def _within(card: QRectF, place: QRectF) -> QRectF:
    """A rectangle given in card widths from the top left corner of a card."""
    w = card.width()
    return QRectF(card.left() + place.x() * w, card.top() + place.y() * w, place.width() * w, place.height() * w)
