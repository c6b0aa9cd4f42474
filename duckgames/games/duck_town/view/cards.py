"""Pictures of single cards and small piles for the card table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from duckgames.core.places import Card, Zone
from duckgames.core.table import Stack
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.board import Board
from duckgames.games.duck_town.view.card_faces import ROLE, building_face, role_face
from duckgames.games.duck_town.view.faces import ASPECT, building_picture, paper_radius
from duckgames.games.duck_town.view.role_faces import RoleMark, paint_back, paint_role_mark, role_picture
from duckgames.ui.card_parts import paint_paper
from duckgames.ui.painting import rounded, soft_shadow
from duckgames.ui.theme import Look

ROLE_ZONES: Final = frozenset({"pile", "secret", "shown", "supply", "face_up", "face_down"})
"""The zones that hold roles and no buildings."""

PAPERS: Final = 3
"""How many cards a pile is drawn with at most."""

FAN: Final = 5
"""How many backs of a rival's hand are drawn at most."""

SPREAD: Final = 9.0
"""Degrees between two backs of a rival's hand."""

DONE: Final = 0.42
"""How much a role whose turn is over is still to be seen."""

MARK: Final = 0.46
"""The mark of a role that misses its turn, in card widths."""


class TownCards:
    """A `ui.table.CardPainter`; `unit` tells how large the table is drawn."""

    def __init__(self, look: Look, board: Board, unit: Callable[[], float], front: Callable[[], int]) -> None:
        self._look = look
        self._board = board
        self._unit = unit
        self._front = front

    def radius(self, zone: Zone, size: QSizeF) -> float:
        """The corner radius of a card."""
        return paper_radius(size.width(), self._unit())

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        """A face, a pile of backs, or the hand of a rival as a small fan."""
        if zone.name == "hand" and zone.seat != self._front():
            return self._fan(len(stack), size, dpr)
        if len(stack) > 1 or zone == zones.FACE_DOWN:
            # Also to those who know what lies there: it lies face down.
            return self._pile(len(stack), "role" if zone.name in ROLE_ZONES else "building", size, dpr)
        card = stack[-1]
        if card is None:
            return self.back("role" if zone.name in ROLE_ZONES else "building", size, dpr)
        if card.kind == ROLE:
            return self._role(card, zone, size, dpr)
        return building_picture(self._look, building_face(card), size, dpr, self._unit())

    def back(self, deck: str, size: QSizeF, dpr: float) -> QPixmap:
        """The back of a card of one of the two decks."""
        look, rect = self._look, QRectF(QPointF(0, 0), size)
        key = ("duck town back", deck, look.dark)
        return look.sprites.cached(key, size, dpr, lambda p: paint_back(p, look, rect, deck))

    def _role(self, card: Card, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        picture = role_picture(self._look, role_face(card.id), size, dpr, self._unit())
        own, role = self._front(), ROLE_IDS.index(card.id)
        missed = self._board.misses(role) and zone in (zones.secret(own), zones.shown(own))
        if not missed and (zone != zones.shown(own) or role == self._board.role):
            return picture
        look = self._look

        def paint(p: QPainter) -> None:
            rect = QRectF(QPointF(0, 0), size)
            rounded(p, rect, paper_radius(size.width(), self._unit()), look.colour("window"))
            p.setOpacity(DONE)
            p.drawPixmap(rect.topLeft(), picture)
            if missed:
                p.setOpacity(1.0)
                side = MARK * size.width()
                spot = QPointF(0.5 * (size.width() - side), 0.5 * (size.height() - side))
                paint_role_mark(p, look, QRectF(spot, QSizeF(side, side)), RoleMark.MISSED)

        return look.sprites.cached(("role done", missed, picture.cacheKey()), size, dpr, paint)

    def _pile(self, count: int, deck: str, size: QSizeF, dpr: float) -> QPixmap:
        """Backs on each other: the lower ones look out at the right and below."""
        look = self._look
        papers = min(PAPERS, count)
        step = max(2.0, 0.028 * size.width())
        margin = round(step * (papers - 1) + 1)
        top = self.back(deck, size, dpr)
        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)

        def paint(p: QPainter) -> None:
            for n in reversed(range(1, papers)):
                edge = QRectF(QPointF(margin + n * step, margin + n * step), size)
                paint_paper(p, look, edge, paper_radius(size.width(), self._unit()))
            p.drawPixmap(QPointF(margin, margin), top)

        return look.sprites.cached(("duck town pile", papers, deck, look.dark), whole, dpr, paint)

    def _fan(self, count: int, size: QSizeF, dpr: float) -> QPixmap:
        """The backs of a hand, spread like a fan in the middle of a place to press; its number stands beside it."""
        look = self._look
        backs = min(FAN, count)
        tall = size.height() * (0.86 if backs > 1 else 1.0)
        card = QRectF(-tall / ASPECT / 2, -1.5 * tall, tall / ASPECT, tall)
        back = self.back("building", card.size(), dpr)

        def paint(p: QPainter) -> None:
            p.translate(size.width() / 2, size.height() + 0.5 * tall)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for n in range(backs):
                p.save()
                p.rotate(SPREAD * (n - (backs - 1) / 2))
                if backs > 1:
                    soft_shadow(p, card, 0.1 * card.width(), 0, look.colour("shadow"))
                p.drawPixmap(card.topLeft(), back)
                p.setPen(look.colour("card_paper"))
                p.drawRoundedRect(card, 0.1 * card.width(), 0.1 * card.width())
                p.restore()

        return look.sprites.cached(("duck town hand", backs, look.dark), size, dpr, paint)
