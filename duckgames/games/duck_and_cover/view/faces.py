"""The players on the table: heads and chips of rivals, and the score chip of the player in front."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.view.cards import paint_drop
from duckgames.games.duck_and_cover.view.placements import rival_seats
from duckgames.games.duck_and_cover.view.plan import Shape
from duckgames.games.duck_and_cover.view.signs import Showing
from duckgames.ui.painting import draw_shadow, focus_ring, rounded
from duckgames.ui.theme import faded, mix

SMALL_SCALE: Final = 0.8
"""Below this scale of the plan, words are set smaller and closer."""


def avatar_rect(showing: Showing, seat: Seat) -> QRectF:
    """Where the face of `seat` is on the table."""
    plan = showing.plan
    if seat == showing.front:
        side = min(50 * max(1.0, plan.unit), plan.chip.height() - 8)
        return QRectF(plan.chip.left() + 4, plan.chip.center().y() - side / 2, side, side)
    head = plan.rivals[rival_seats(len(showing.players), showing.front).index(seat)].head
    if plan.shape is Shape.CHIP:
        side = min(44 * plan.unit, head.height() - 10)
        return QRectF(head.left() + 6, head.top() + (head.height() - side) / 2, side, side)
    side = min(48 * plan.unit, head.height()) if plan.shape is Shape.PANEL else min(36 * plan.unit, head.height() * 0.6)
    top = head.top() + ((head.height() - side) / 2 if plan.shape is Shape.PANEL else 0)
    return QRectF(head.left(), top, side, side)


class RivalHead:
    """Who a rival is, what it did last, and the splash that shows on its pond."""

    def __init__(self, showing: Showing, seat: Seat) -> None:
        self._showing = showing
        self.seat = seat

    def rect(self) -> QRectF:
        showing = self._showing
        if self.seat == showing.front or showing.plan.shape is Shape.CHIP:
            return QRectF()
        seats = rival_seats(len(showing.players), showing.front)
        return showing.plan.rivals[seats.index(self.seat)].head

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        avatar = avatar_rect(showing, self.seat).translated(-self.rect().topLeft())
        showing.avatar(p, self.seat, avatar)
        splash = str(showing.board.splash(self.seat))
        did = showing.board.did(self.seat)
        deed = showing.texts.say(did) if did else ""
        name = showing.texts.name(self.seat)
        words = rect.adjusted(avatar.width() + 8 * showing.plan.unit, 0, 0, 0)
        if showing.plan.shape is Shape.SLIM:
            line = avatar.height() / 2
            showing.write(p, QRectF(words.left(), 0, words.width(), line), name, showing.plain(14.5, bold=True))
            paint_splash(p, showing, QRectF(words.left(), line, words.width(), line), splash, 15, left=True)
            low = QRectF(0, avatar.height(), rect.width(), rect.height() - avatar.height())
            showing.write(p, low, deed, showing.plain(13.5), "text_quiet")
            return
        half = rect.height() / 2
        upper, lower = words.adjusted(0, 0, 0, -half + 1), words.adjusted(0, half + 1, 0, 0)
        if not deed:
            upper = words
        if showing.plan.scale < SMALL_SCALE:
            # The deed has the whole lower line.
            wide = paint_splash(p, showing, upper, splash, 17 if showing.look.text_scale < 1.5 else 13.5)
            showing.write(p, upper.adjusted(0, 0, -wide - 6, 0), name, showing.plain(16, bold=True))
            showing.write(p, lower, deed, showing.plain(13.5), "text_quiet")
            return
        wide = paint_splash(p, showing, rect, splash, 21)
        for line_rect, text, font, colour in (
            (upper, name, showing.plain(18, bold=True), "text"),
            (lower, deed, showing.plain(14), "text_quiet"),
        ):
            showing.write(p, line_rect.adjusted(0, 0, -wide - 8, 0), text, font, colour)


def paint_splash(p: QPainter, showing: Showing, rect: QRectF, splash: str, px: float, left: bool = False) -> float:
    """A drop and the splash that shows on a pond, at the right of `rect`; returns how wide they are."""
    font = showing.plain(px, bold=True)
    scale = showing.look.text_scale * showing.plan.unit
    drop, numbers = min(1.6 * px * scale, rect.height()), 1.35 * px * scale
    wide = drop + 4 + numbers
    x = rect.left() if left else rect.right() - wide
    spot = QRectF(x, rect.center().y() - drop / 2, drop, drop)
    paint_drop(p, showing.look, spot, "", 0)
    showing.write(p, QRectF(spot.right() + 4, rect.top(), numbers + 4, rect.height()), splash, font)
    return wide


def paint_rival_chip(p: QPainter, showing: Showing, seat: Seat, rect: QRectF, pressed: bool, focused: bool) -> None:
    """A rival as a chip: face, name, deed where there is room, splash and points."""
    look, scale = showing.look, showing.look.text_scale * showing.plan.unit
    radius = min(rect.height() / 2, 20 * scale)
    body = rect.adjusted(2, 1, -2, -6)
    draw_shadow(p, look, body, radius, 1)
    fill = look.colour("panel")
    rounded(
        p, body, radius, mix(fill, look.colour("accent_soft"), 1.0 if pressed else 0.0), look.colour("hairline"), 1.2
    )
    line = 20 * scale
    side = min(44 * showing.plan.unit, body.height() - 8)
    words = body.adjusted(side + 11, 3, -8, -3)
    lines = 3 if words.height() >= 3 * line else 2
    top = words.top() + (words.height() - lines * line) / 2
    name = QRectF(words.left(), top, words.width(), line)
    text, bold = showing.texts.name(seat), showing.plain(14.5, bold=True)
    if lines == 2 and not _rivals_fit(showing, bold, name.width()):
        # In all chips the face moves below, beside the splash, and leaves the whole line to the name.
        side = line
        avatar = QRectF(body.left() + 12, top + line, side, side)
        name.setLeft(body.left() + 12)
    else:
        avatar = QRectF(body.left() + 5, body.center().y() - side / 2, side, side)
    showing.avatar(p, seat, avatar)
    showing.write(p, name, text, bold)
    if lines == 3:
        did = showing.board.did(seat)
        deed = showing.texts.say(did) if did else ""
        showing.write(p, name.translated(0, line), deed, showing.plain(13.5), "text_quiet")
    last = QRectF(words.left(), top, words.width(), line).translated(0, (lines - 1) * line)
    wide = paint_splash(p, showing, last, str(showing.board.splash(seat)), 14.5, left=True)
    total, rest = showing.say("chip.total", points=showing.board.points(seat)), last.adjusted(wide + 6, 0, 0, 0)
    if showing.fits(total, showing.plain(13.5), rest.width()):
        showing.write(p, rest, total, showing.plain(13.5), "text_quiet")
    if focused:
        focus_ring(p, look, body.adjusted(4, 4, -4, -4), radius - 4, 2)


def _rivals_fit(showing: Showing, font: QFont, width: float) -> bool:
    """Whether the name of every rival has room."""
    names = [showing.texts.name(seat) for seat in range(len(showing.players)) if seat != showing.front]
    return all(showing.fits(name, showing.shrunk(name, font, width), width) for name in names)


class ScoreChip:
    """The player in front: points over the match, and the splash on the pond now."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.chip

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, seat = self._showing, self._showing.front
        rounded(p, rect, min(29 * showing.plan.unit, rect.height() / 2), faded(showing.look.colour("panel"), 0.94))
        avatar = avatar_rect(showing, seat).translated(-self.rect().topLeft())
        showing.avatar(p, seat, avatar)
        words = rect.adjusted(avatar.right() + 8, 7, -10, -7)
        total = showing.say("chip.total", points=showing.board.points(seat))
        name = showing.texts.name(seat)
        bold, plain = showing.plain(15, bold=True), showing.plain(14)
        if words.height() < 52 * showing.look.text_scale * showing.plan.unit:
            lines = [(f"{name} · {total}", bold)]
        else:
            lines = [(name, bold), (total, plain)]
        tall = words.height() / (len(lines) + 1)
        for n, (text, font) in enumerate(lines):
            showing.write(p, QRectF(words.left(), words.top() + n * tall, words.width(), tall), text, font)
        self._paint_now(p, words.adjusted(0, len(lines) * tall, 0, 0), plain)

    def _paint_now(self, p: QPainter, line: QRectF, font: QFont) -> None:
        """The splash that shows now, in words where they have room."""
        showing = self._showing
        splash = showing.board.splash(showing.front)
        now = showing.say("chip.now", splash=splash)
        if showing.fits(now, showing.shrunk(now, font, line.width()), line.width()):
            showing.write(p, line, now, font, "text_quiet")
        else:
            paint_splash(p, showing, line, str(splash), 14, left=True)
