"""The panels of the table: the captain, the discards, the tracker and the score list."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from duckgames.games.duck_and_cover.rules.zones import DISCARDS
from duckgames.games.duck_and_cover.view.cards import DuckCards, paper_radius
from duckgames.games.duck_and_cover.view.choreography import CAPTAIN, SCORES
from duckgames.games.duck_and_cover.view.faces import SMALL_SCALE, RivalHead, ScoreChip
from duckgames.games.duck_and_cover.view.signs import RIGHT, Showing, SignItem
from duckgames.games.duck_and_cover.view.wide_layout import tracker_grid
from duckgames.ui.figures import figure
from duckgames.ui.painting import draw_number, draw_shadow, rounded
from duckgames.ui.theme import mix

SLOT_RADIUS: Final = 6.0


class CaptainPanel:
    """The heading over the captain's cards, the frame of the called one, and which duck moves now."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.captain

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan, look = self._showing, self._showing.plan, self._showing.look
        away = -plan.captain.topLeft()
        pill = plan.pill.translated(away)
        head = QRectF(pill.left(), 0, pill.width(), plan.called.top() - plan.captain.top())
        head.adjust(0, 7 * plan.scale, 0, -6 * plan.scale)
        title, left = showing.say("captain.title"), showing.say("captain.left", number=showing.board.deck)
        wide = plan.scale > SMALL_SCALE
        quiet = showing.plain(14.5 if wide else 13.5)
        deck = plan.deck.translated(away)
        if showing.fits(title + "  " + left, showing.story(15), head.width()):
            paint_heading(p, showing, head, title, left)
        else:
            # A long heading keeps its line; the count goes under the deck.
            paint_heading(p, showing, head, title, "")
            low = QRectF(deck.left() - 4, deck.bottom() + 6, deck.width() + 8, pill.top() - deck.bottom() - 8)
            showing.write_wrapped(p, low, left, quiet)
        called = plan.called.translated(away)
        if showing.board.called is not None:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(look.colour("sun"), max(3.0, 4 * plan.scale)))
            radius = paper_radius(called.width()) + 4
            p.drawRoundedRect(called.adjusted(-4, -4, 4, 4), radius, radius)
        else:
            _paint_slot(p, showing, called)
        rounded(p, pill, min(14 * plan.unit, pill.height() / 2), look.colour("accent_soft"))
        words = showing.texts.say(showing.board.moving())
        showing.write_wrapped(p, pill.adjusted(8, 0, -8, 0), words, showing.plain(16 if wide else 14.5, bold=True))


class DiscardPanel:
    """The cards everybody quacked at, in as many slots as end the round."""

    def __init__(self, showing: Showing, cards: DuckCards) -> None:
        self._showing = showing
        self._cards = cards

    def rect(self) -> QRectF:
        return self._showing.plan.discards

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan = self._showing, self._showing.plan
        away = -plan.discards.topLeft()
        slots = [slot.translated(away) for slot in plan.slots]
        head = QRectF(slots[0].left(), 0, rect.width() - 2 * slots[0].left(), slots[0].top())
        discards = showing.board.discards
        count = showing.say("discards.count", number=len(discards), of=len(slots))
        paint_heading(p, showing, head.adjusted(0, 3, 0, -2), showing.say("discards.title"), count, story=False)
        for slot in slots[len(discards) :]:
            _paint_slot(p, showing, slot)
        for slot, card in zip(slots, discards, strict=False):
            picture = self._cards.pixmap((card,), DISCARDS, slot.size(), showing.dpr)
            draw_shadow(p, showing.look, slot, paper_radius(slot.width()), 0)
            p.drawPixmap(slot.topLeft(), picture)


class TrackerPanel:
    """How often each captain card is still to come: a dot for each."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.tracker

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, plan = self._showing, self._showing.plan
        across, down, cell = tracker_grid(rect.width(), plan.scale)
        pad = (rect.width() - across * (cell.width() + 4) + 4) / 2
        low = rect.height() - max(5.0, 8 * plan.scale) - down * (cell.height() + 4)
        head = QRectF(pad, 3, rect.width() - 2 * pad, low - 4)
        paint_heading(p, showing, head, showing.say("tracker.title"), "", story=False)
        for n, (face, left) in enumerate(showing.board.still_in_deck().items()):
            corner = QPointF(pad + (n % across) * (cell.width() + 4), low + (n // across) * (cell.height() + 4))
            self._paint_face(p, QRectF(corner, cell), face.id, left, 2 if face.id.isdigit() else 1)

    def _paint_face(self, p: QPainter, spot: QRectF, face: str, left: int, most: int) -> None:
        look = self._showing.look
        tall = spot.height() * 0.74 - 1
        plate = QRectF(spot.left(), spot.top(), spot.width(), tall)
        ground = look.colour(f"captain.{({'max': 'maximum', 'repeat': 'repeat'}).get(face, 'number')}")
        ink = look.colour("captain.text")
        if not left:
            ground, ink = look.colour("sunken"), mix(look.colour("text_quiet"), look.colour("sunken"), 0.25)
        rounded(p, plate, 0.2 * tall, ground)
        inner = plate.adjusted(2, tall * 0.17, -2, -tall * 0.17)
        if face == "max":
            side = tall * 0.74
            crown = QRectF(plate.center() - QPointF(side, side) / 2, plate.center() + QPointF(side, side) / 2)
            p.setOpacity(1.0 if left else 0.45)
            look.sprites.paint_parts(p, "tokens/crown.svg", crown, ("crown",))
            p.setOpacity(1.0)
        elif face == "repeat":
            self._paint_arrow(p, plate.center(), tall * 0.27, ink)
        else:
            draw_number(p, look.sprites, face, inner, ink)
        dot = max(4.5, spot.height() * 0.17)
        y = spot.bottom() - dot * 0.7
        for n in range(most):
            x = spot.center().x() + (n - (most - 1) / 2) * dot * 1.9
            p.setPen(QPen(look.colour("control_border"), max(1.0, dot * 0.22)))
            p.setBrush(look.colour("accent") if n < left else Qt.GlobalColor.transparent)
            p.drawEllipse(QPointF(x, y), dot / 2, dot / 2)

    def _paint_arrow(self, p: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(ink, radius * 0.36, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawArc(QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius)), -18 * 16, -260 * 16)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ink)
        p.drawPolygon([centre + QPointF(x, y) * radius for x, y in ((1.05, -0.75), (0.5, -1.6), (0.1, -0.5))])


class ScoreList:
    """Everybody's points over the match, where there is no room for the log."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.scores

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        scale = showing.look.text_scale * showing.plan.unit
        seats = len(showing.players)
        across = 1 if seats < 4 else 2 if seats < 5 else 3
        showing.write(
            p, QRectF(11, 3, rect.width() - 22, 20 * scale), showing.say("scores.title"), showing.plain(14.5, bold=True)
        )
        tall, wide = 22 * scale, (rect.width() - 22) / across
        for n in range(seats):
            seat = (showing.front + n) % seats
            line = QRectF(11 + (n % across) * wide, 3 + 22 * scale + (n // across) * tall, wide, tall)
            side = tall - 2
            showing.avatar(p, seat, QRectF(line.left(), line.top() + 1, side, side))
            points = figure(showing.board.points(seat))
            width = 34 * scale
            if across == 1:
                name = line.adjusted(side + 6, 0, -width, 0)
                showing.write(p, name, showing.texts.name(seat), showing.plain(13.5))
                showing.write(p, line, points, showing.plain(14.5, bold=True), align=RIGHT)
            else:
                showing.write(p, line.adjusted(side + 8, 0, 0, 0), points, showing.plain(14.5, bold=True))


def paint_heading(p: QPainter, showing: Showing, rect: QRectF, title: str, count: str, story: bool = True) -> None:
    """A heading at the left and a count at the right; the heading gives way."""
    small = showing.plan.scale < SMALL_SCALE
    quiet = showing.plain(13.5 if small else 14.5)
    wide = showing.write(p, rect, count, quiet, "text_quiet", RIGHT) if count else 0.0
    px = 15.0 if small else 17.0
    font = showing.story(px) if story else showing.plain(min(px, 15.5), bold=True)
    showing.write(p, rect.adjusted(0, 0, -wide - 6 if count else 0, 0), title, font)


def _paint_slot(p: QPainter, showing: Showing, slot: QRectF) -> None:
    """An empty place for a card."""
    look = showing.look
    p.setBrush(look.colour("sunken"))
    pen = QPen(look.colour("control_border"), 1.5)
    pen.setDashPattern([3.4, 3.4])
    p.setPen(pen)
    p.drawRoundedRect(slot.adjusted(0.75, 0.75, -0.75, -0.75), SLOT_RADIUS, SLOT_RADIUS)


def all_signs(showing: Showing, cards: DuckCards) -> dict[Hashable, list[SignItem]]:
    """All signs of a table, by what has to change for them to be painted again: a seat, the captain, the scores."""
    seats = range(len(showing.players))
    signs: dict[Hashable, list[SignItem]] = {seat: [SignItem(showing, RivalHead(showing, seat))] for seat in seats}
    signs["chip"] = [SignItem(showing, ScoreChip(showing))]
    panels = (CaptainPanel(showing), DiscardPanel(showing, cards), TrackerPanel(showing))
    signs[CAPTAIN] = [SignItem(showing, panel) for panel in panels]
    signs[SCORES] = [SignItem(showing, ScoreList(showing))]
    return signs
