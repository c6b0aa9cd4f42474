"""Pictures of single cards, piles and lasting events for the card table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from duckgames.core.places import Card, Zone
from duckgames.core.presenter import Phrase, PhraseArg
from duckgames.core.table import Stack
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.emblems import group_colour
from duckgames.games.kaczogrod.view.faces import ASPECT, RADIUS, face_picture
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.card_parts import paint_back, paint_paper
from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.table.signs import RIGHT
from duckgames.ui.theme import Look, mix

BACK: Final = "backs/back-kaczogrod.svg"
NARROWER: Final = (100, 94, 88, 82, 76)
"""Per cent: how wide letters on a pill are set before its name gives way to a picture."""

PAPERS: Final = 4
"""How many cards a deck is drawn with at most."""


class CityCards:
    """A `ui.table.CardPainter`."""

    def __init__(self, look: Look, showing: Showing) -> None:
        self._look = look
        self._showing = showing

    def radius(self, zone: Zone, size: QSizeF) -> float:
        """The corner radius of a card, or of the pill of a lasting event."""
        return size.height() / 2 if zone.name == "beside" else RADIUS * size.width()

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        """A face, a deck of backs, or the pill of a lasting event."""
        top = stack[-1]
        if top is None:
            return self._deck(len(stack), size, dpr)
        if zone.name == "beside":
            return self._lasting(top, size, dpr)
        made = zone.name == "city" and len(stack) > 1
        below = stack[0] if made else top
        assert below is not None
        return self.face(below, size, dpr, made=made)

    def face(self, card: Card, size: QSizeF, dpr: float, *, made: bool = False) -> QPixmap:
        """The face of one card, as a tile where `size` is a square."""
        showing = self._showing
        return face_picture(self._look, face_of(card, showing.board.known, made=made), size, dpr, showing.unit)

    def _deck(self, count: int, size: QSizeF, dpr: float) -> QPixmap:
        look = self._look
        papers = min(PAPERS, 1 + count // 8) if count > 1 else 1
        step = max(2.0, 0.03 * size.width())
        margin = round(step * (papers - 1) + 1)
        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
        radius = RADIUS * size.width()

        def paint(p: QPainter) -> None:
            for n in reversed(range(papers)):
                edge = QRectF(QPointF(margin + n * step, margin + n * step), size)
                paint_paper(p, look, edge, radius)
            whole = QSizeF(size.width(), ASPECT * size.width())
            paint_back(p, look, QRectF(QPointF(margin, margin), whole), BACK)

        return look.sprites.cached(("kaczogrod deck", papers, look.dark), whole, dpr, paint)

    def _lasting(self, card: Card, size: QSizeF, dpr: float) -> QPixmap:
        """A pill with an hourglass, the name of the event or where it is small its picture, and the rounds left."""
        showing, look = self._showing, self._look
        rounds = showing.board.rounds(card)
        args: dict[str, PhraseArg] = {"card": card, "n": rounds} if rounds else {"card": card}
        words = showing.texts.say(Phrase("table.lasting" if rounds else "table.lasting.once", args))
        name = showing.texts.say(Phrase("list.card", {"card": card}))

        def paint(p: QPainter) -> None:
            rect, ink = QRectF(QPointF(0, 0), size), lasting_ink(look)
            rounded(p, rect, rect.height() / 2, look.colour("panel"), ink, 2)
            side = 0.56 * rect.height()
            glyph = QRectF(0.4 * rect.height(), (rect.height() - side) / 2, side, side)
            room = rect.adjusted(glyph.right() + 0.2 * rect.height(), 0, -0.35 * rect.height(), 0)
            font = showing.plain(13.5, bold=True)
            number = str(rounds or "")
            name_room = room.adjusted(0, 0, -showing.width(f"{number} ", font), 0)
            if whole := _narrowed(showing, words, font, room.width()):
                showing.write(p, room, words, whole)
            elif short := _narrowed(showing, name, font, name_room.width()):
                # Where there is no room for both, the rounds are what is asked for.
                showing.write(p, name_room, name, short)
                showing.write(p, room, number, font, align=RIGHT)
            else:
                spot = QRectF(0, 0, 0.76 * rect.height(), 0.76 * rect.height())
                spot.moveCenter(QPointF(0.56 * rect.height(), 0.5 * rect.height()))
                look.sprites.draw(p, face_of(card, showing.board.known).picture, spot)
                glyph.moveLeft(0.98 * rect.height())
                showing.write(p, rect.adjusted(glyph.right(), 0, 0, 0), number, font)
            draw_glyph(p, look, "hourglass", glyph, ink)

        return look.sprites.cached(("kaczogrod lasting", words, look.dark), size, dpr, paint)


def lasting_ink(look: Look) -> QColor:
    """The colour of events as a line on a panel: paler in the evening, where theirs is too dark."""
    colour = group_colour(look, "event")
    return mix(colour, look.colour("text"), 0.55) if look.dark else colour


def _narrowed(showing: Showing, words: str, font: QFont, width: float) -> QFont | None:
    """The font in which a line has room, smaller or narrower if it must be; None: it has none."""
    for stretch in NARROWER:
        narrow = showing.shrunk(words, font, width)
        narrow.setStretch(stretch)
        if showing.fits(words, narrow, width):
            return narrow
    return None
