"""Passing pictures of the pond: rings, drops, word bubbles and quacking bills."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from duckgames.core.ducks import duck_number
from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.view.signs import Showing
from duckgames.ui.painting import draw_avatar, duck_picture, soft_shadow
from duckgames.ui.table import Act, PictureItem, TableScene, Z
from duckgames.ui.theme import Look, faded

SPREAD: Final = 420
QUACK: Final = 320
BUBBLE: Final = 900
FLING: Final = 320
OPEN_BILL: Final = 8.0
"""Degrees the lower half of a quacking bill drops."""

FLINGS: Final = ((-0.62, 0.55, 0), (0.05, 0.75, 40), (0.66, 0.5, 20))
"""Three drops of a landing: how far aside and how high they fly, in card widths, and when, in ms."""

Show = Callable[[QGraphicsPixmapItem, float], None]


def passing(scene: TableScene, picture: QPixmap, ms: int, show: Show, delay: int = 0, height: float = Z.EFFECT) -> Act:
    """A picture that `show` moves while it lasts; cut short, it never appears."""
    items: list[QGraphicsPixmapItem] = []

    def step(t: float) -> None:
        if t < 1 and not items:
            items.append(PictureItem(picture, height))
            scene.addItem(items[0])
        for item in items:
            show(item, t)

    def done() -> None:
        while items:
            scene.removeItem(items.pop())

    return Act(ms, step, delay, done)


def rings(scene: TableScene, look: Look, rect: QRectF, dpr: float) -> list[Act]:
    """Two rings that spread over the water where a duck set out or arrived."""
    picture = _ring(look, rect.width(), dpr)

    def spread(item: QGraphicsPixmapItem, t: float) -> None:
        item.setPos(rect.center() + QPointF(0, 0.3 * rect.height()))
        item.setScale(0.35 + 0.65 * t)
        item.setOpacity(0.9 * (1 - t))

    return [passing(scene, picture, SPREAD, spread, delay, Z.PLACE) for delay in (0, 140)]


def drops(scene: TableScene, look: Look, rect: QRectF, dpr: float, delay: int) -> list[Act]:
    """Three drops that fly from under a duck that lands on another."""
    side = max(8.0, 0.17 * rect.width())
    picture = look.sprites.pixmap("tokens/splash.svg", side, side, dpr)
    foot = rect.center() + QPointF(0, 0.25 * rect.height())

    def fling(aside: float, high: float) -> Show:
        def show(item: QGraphicsPixmapItem, t: float) -> None:
            item.setPos(foot + QPointF(aside * t, -high * sin(pi * t) - 0.1 * high * t) * rect.width())
            item.setOpacity(min(1.0, 3 * (1 - t)))

        return show

    return [passing(scene, picture, FLING, fling(aside, high), delay + wait) for aside, high, wait in FLINGS]


def quack(scene: TableScene, showing: Showing, seat: Seat, avatar: QRectF, delay: int) -> list[Act]:
    """The bill of a player opens, and the word stands in a bubble."""
    look, dpr = showing.look, showing.dpr
    open_bill = _quacking(look, duck_number(showing.players[seat].duck), avatar.size(), dpr)
    bubble = _bubble(showing, showing.say("quack.word"), seat == showing.front)
    size = bubble.deviceIndependentSize()
    place = QPointF(avatar.right() - 2 + size.width() / 2, avatar.center().y() - 0.1 * avatar.height())

    def open_wide(item: QGraphicsPixmapItem, t: float) -> None:
        item.setPos(avatar.center())

    def pop(item: QGraphicsPixmapItem, t: float) -> None:
        grown = min(1.0, t * 8)
        item.setPos(place - QPointF((1 - grown) * size.width() / 2, 0))
        item.setScale(0.4 + 0.6 * grown)
        item.setOpacity(min(1.0, (1 - t) * 5))

    return [passing(scene, open_bill, QUACK, open_wide, delay), passing(scene, bubble, BUBBLE, pop, delay)]


def _ring(look: Look, width: float, dpr: float) -> QPixmap:
    size = QSizeF(1.5 * width, 0.66 * width)

    def paint(p: QPainter) -> None:
        p.setBrush(Qt.BrushStyle.NoBrush)
        line = max(1.5, 0.03 * width)
        p.setPen(QPen(faded(QColor("#9CD0DA" if look.dark else "#FFFFFF"), 0.9), line))
        p.drawEllipse(QRectF(QPointF(0, 0), size).adjusted(line, line, -line, -line))

    return look.sprites.cached(("pond ring", look.dark), size, dpr, paint)


def _quacking(look: Look, duck: int, size: QSizeF, dpr: float) -> QPixmap:
    """A face with its bill open."""

    def paint(p: QPainter) -> None:
        draw_avatar(p, look.sprites, look, duck, QRectF(QPointF(0, 0), size))
        p.scale(size.width() / 240, size.width() / 240)
        # The place of a head in its round picture: see `painting.draw_avatar`.
        p.translate(-30, 30)
        p.scale(0.96, 0.96)
        whole = QRectF(0, 0, 240, 240)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor("#7A2E1D"))
        p.drawPolygon([QPointF(180, 102), QPointF(228, 106), QPointF(214, 124), QPointF(188, 116)])
        p.save()
        p.translate(180, 104)
        p.rotate(OPEN_BILL)
        p.translate(-180, -98)
        look.sprites.paint_parts(p, duck_picture(duck), whole, ("bill-lower",))
        p.restore()
        look.sprites.paint_parts(p, duck_picture(duck), whole, ("bill-upper", "bill-light", "nostril"))

    return look.sprites.cached(("quacking", duck, look.dark), size, dpr, paint)


def _bubble(showing: Showing, word: str, own: bool) -> QPixmap:
    """A word in a speech bubble whose tail points to the left."""
    look = showing.look
    font = showing.story(22 if own else 16)
    metrics = QFontMetricsF(font)
    margin, tail = 6.0, 9.0
    wide, tall = metrics.horizontalAdvance(word) + 1.1 * metrics.height(), 1.5 * metrics.height()
    body = QRectF(margin + tail, margin, wide, tall)

    def paint(p: QPainter) -> None:
        soft_shadow(p, body, tall / 2, 1, look.colour("shadow"))
        shape = QPainterPath()
        shape.addRoundedRect(body, tall / 2, tall / 2)
        beak = QPainterPath(QPointF(margin, body.center().y() + 0.15 * tall))
        beak.lineTo(body.left() + 0.35 * tall, body.center().y() - 0.16 * tall)
        beak.lineTo(body.left() + 0.35 * tall, body.center().y() + 0.26 * tall)
        beak.closeSubpath()
        p.setPen(QPen(look.colour("sun"), 2))
        p.setBrush(look.colour("raised"))
        p.drawPath(shape.united(beak))
        p.setFont(font)
        p.setPen(look.colour("text"))
        p.drawText(body, Qt.AlignmentFlag.AlignCenter, word)

    key = ("quack bubble", word, own, look.dark, look.text_scale, showing.plan.unit)
    size = QSizeF(body.right() + margin, body.bottom() + 2 * margin)
    return look.sprites.cached(key, size, showing.dpr, paint)
