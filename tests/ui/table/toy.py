"""A toy game for the card table: a pond of numbered cards, a hand, two piles, a box out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest

from duckgames.core.places import Card, Cell, Slot, Zone
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.core.table import WHOLE, Stack, Table
from duckgames.ui.painting import draw_number, rounded
from duckgames.ui.table import Box, Kind, Layout, Placement, TableScene, TableView
from duckgames.ui.theme import Look

POND, HAND, DECK, DISCARDS, BOX = Zone("pond", 0), Zone("hand", 0), Zone("deck"), Zone("discards"), Zone("box", 0)
SIZE = QSizeF(1000, 700)
CARD = QSizeF(80, 96)


def card(number: int) -> Card:
    return Card("duck", str(number))


def at(column: int, row: int) -> Slot:
    return Slot(POND, (column, row))


class Painter:
    """Paper with a number, and the edges of the cards under it."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self.language = "en"

    def radius(self, zone: Zone, size: QSizeF) -> float:
        return size.width() * 0.09

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        margin = 6
        top = stack[-1]

        def paint(p: QPainter) -> None:
            for layer in reversed(range(min(3, len(stack)))):
                body = QRectF(QPointF(margin + 2 * layer, margin + 2 * layer), size)
                rounded(
                    p, body, self.radius(zone, size), self._look.colour("card_paper"), self._look.colour("hairline")
                )
            body = QRectF(QPointF(margin, margin), size)
            if top is None:
                inner = body.adjusted(6, 6, -6, -6)
                rounded(p, inner, 6, self._look.colour("captain.number"))
            else:
                inner = body.adjusted(4, 4, -4, -4)
                rounded(p, inner, 6, self._look.duck_sky((int(top.id) - 1) % 12 + 1))
                place = QRectF(0, 0, size.width() * 0.6, size.height() * 0.4)
                place.moveCenter(body.center())
                draw_number(p, self._look.sprites, top.id, place, self._look.colour("text"))

        key = ("toy card", stack[-1], min(3, len(stack)), self._look.dark, self.language)
        return self._look.sprites.cached(key, size + QSizeF(2 * margin, 2 * margin), dpr, paint)


class Texts:
    """Words that name places, and a language that can change."""

    language = "en"

    def verb(self, affordance: Affordance) -> str:
        return f"{affordance.sign} {self.language}"

    def reason(self, source: Slot, target: Slot) -> str | None:
        return f"not beside {self.language}" if isinstance(target.at, tuple) else None

    def price(self, affordance: Affordance) -> str:
        return "3" if affordance.sign == "dear" else ""

    def name(self, slot: Slot, stack: Stack) -> str:
        return f"{slot.zone.name} {slot.at} {len(stack)}"


def layout(size: QSizeF = SIZE) -> Layout:
    w, h = size.width(), size.height()
    pond = QRectF(20, 20, w * 0.7 - 20, h - 170)
    side = w * 0.7 + 20
    return {
        POND: Placement(pond, Kind.GRID, CARD, 12, home=Box(0, 0, 3, 2), ring=1),
        HAND: Placement(QRectF(20, h - 130, w * 0.7 - 20, 110), Kind.FAN, CARD, 10),
        DECK: Placement(QRectF(side, 40, 90, 110), Kind.PILE, CARD),
        DISCARDS: Placement(QRectF(side, 200, w - side - 20, 60), Kind.ROW, QSizeF(40, 48), 6, shadow=0),
        BOX: Placement(QRectF(side, h - 120, 80, 96), Kind.PILE, CARD, shown=False),
    }


def table(
    cells: dict[Cell | None, Stack] | None = None, hand: int = 4, deck: int = 5, discards: int = 2, box: int = 0
) -> Table:
    if cells is None:
        cells = {(i % 4, i // 4): (card(i + 1),) for i in range(12) if i != 5}
        cells[2, 0] = (card(9), card(3))

    def line(cards: Stack) -> dict[Cell | None, Stack]:
        return {WHOLE: cards} if cards else {}

    return Table(
        {
            POND: dict(cells),
            HAND: line(tuple(card(20 + i) for i in range(hand))),
            DECK: line((None,) * deck),
            DISCARDS: line(tuple(card(30 + i) for i in range(discards))),
            BOX: line((None,) * box),
        }
    )


def drag(source: Place, target: Place, sign: str = "cover") -> Affordance:
    return Affordance((source, target), source, target, Gesture.DRAG, sign)


def tap(source: Place) -> Affordance:
    return Affordance((source, None), source, None, Gesture.TAP)


STANDARD = (
    drag(at(0, 0), at(1, 0)),
    drag(at(0, 0), at(0, 1)),
    drag(at(0, 0), at(1, 1), "swim"),
    drag(at(0, 0), at(-1, 0), "swim"),
    drag(at(0, 0), DISCARDS, "plus"),
    drag(at(3, 2), at(3, 1)),
    drag(Slot(HAND, 1), at(1, 1), "plus"),
    drag(Slot(HAND, 1), at(4, 2), "plus"),
    tap(DECK),
)
"""Legal: two ducks and one card of the hand, and a press on the deck."""


@dataclass
class Desk:
    """A table on the screen, with all that it told."""

    look: Look
    scene: TableScene
    view: TableView
    painter: Painter
    texts: Texts
    chosen: list[object] = field(default_factory=list)
    attempted: list[tuple[object, object]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def point(self, place: Place, dx: float = 0, dy: float = 0) -> QPoint:
        return self.view.mapFromScene(self.scene.rect_of(place).center() + QPointF(dx, dy))

    def press(self, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, point)

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseRelease(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, point)

    def click(self, place: Place) -> None:
        self.press(self.point(place))
        self.release(self.point(place))

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def drag(self, source: Place, end: QPoint, steps: int = 4) -> None:
        """Presses on `source` and moves to `end`, without letting go."""
        start = self.point(source)
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (end - start) * step / steps)

    def at_rest(self) -> None:
        """Asserts that every card is where the table says, upright and at its size, and nothing is held."""
        self.scene.hover_out()
        self.scene.finish()
        assert self.scene.holding is None
        cards = self.scene.cards
        wanted = {slot: stack for zone in cards.layout for slot, stack in cards.wanted(zone, self.scene.table).items()}
        assert {slot: item.stack for slot, item in cards.items.items()} == wanted
        for slot, item in cards.items.items():
            assert item.isVisible()
            assert item.slot == slot
            assert item.pos() == cards.rect_of(slot).center()
            assert (item.scale(), item.rotation(), item.opacity()) == (1.0, 0.0, 1.0)
            assert item.transform().isIdentity()
            assert item.size == cards.size_in(slot.zone)


def make_desk(look: Look, with_offers: Sequence[Affordance] = STANDARD) -> Desk:
    painter, texts = Painter(look), Texts()
    scene = TableScene(look, painter, texts)
    view = TableView(scene)
    # So that it goes with the view: by itself it would stay, for what it tells is heard by what holds it.
    scene.setParent(view)
    desk = Desk(look, scene, view, painter, texts)
    scene.chosen.connect(desk.chosen.append)
    scene.attempted.connect(lambda source, target: desk.attempted.append((source, target)))
    for name in ("lifted", "returned", "pointed", "focused", "idle"):
        getattr(scene, name).connect(lambda *_, name=name: desk.told.append(name))
    view.resize(SIZE.toSize())
    view.show()
    view.activateWindow()
    view.setFocus()
    assert QTest.qWaitForWindowActive(view)
    scene.set_table(table(), layout())
    scene.offer(with_offers)
    return desk


def send(target: QObject, kind: QEvent.Type) -> None:
    QCoreApplication.sendEvent(target, QEvent(kind))
