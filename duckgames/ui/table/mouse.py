"""Playing with the mouse: press and release, drag, or click a card and then a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from duckgames.core.places import Slot, Zone
from duckgames.ui.table.animator import Act, Animator
from duckgames.ui.table.card_item import CardItem
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.edge_pan import EdgePan
from duckgames.ui.table.hand import DRAG_START, Grip, Hand, Hold, area

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene

OVERLAP: Final = 0.25
"""The share of the card (or of the place, if that is smaller) that must lie over a place to be dropped there."""
MAX_TILT: Final = 5.0
TILT_PER_PIXEL: Final = 0.4
FADE_TILT: Final = 160


class Mouse:
    """What the mouse does to the hand."""

    def __init__(self, scene: TableScene, cards: Cards, animator: Animator, hand: Hand) -> None:
        self._scene = scene
        self._cards = cards
        self._animator = animator
        self._hand = hand
        self.edges = EdgePan(scene, cards, hand)
        self._pressed: Slot | None = None
        self._ground: tuple[Zone, QPointF] | None = None
        """The grid whose ground the mouse took, and where it was last."""
        self._panning = False

    def press(self, pos: QPointF, twice: bool = False) -> None:
        """The left button went down, `twice` for the second of two quick presses; cuts animations short."""
        self._scene.finish()
        self._pressed = self._ground = None
        if self._hand.held is not None and self._press_with_card(self._hand.held, pos, twice):
            return
        # A finger comes without having hovered.
        self._hand.hover(pos)
        place = self._hand.place_at(pos)
        if place is not None and self._hand.offers.drags(place) and place in self._cards.items:
            self._hand.lift(place, Grip.MOUSE, pos)
            return
        self._pressed = place
        grid = self._scene.camera.grid_at(pos)
        if grid is None:
            return
        self._ground, self._panning = (grid, pos), False
        if twice and (place is None or not self._hand.offers.can_begin(place)):
            self._scene.camera.fit(grid)
            self._pressed = self._ground = None

    def wheel(self, pos: QPointF, notches: float) -> bool:
        """The wheel turned; False: there is nothing to zoom."""
        grid = self._scene.camera.grid_at(pos)
        if grid is not None:
            self._scene.camera.zoom(grid, notches, pos)
        return grid is not None

    def put_back(self) -> bool:
        """The right button went down; False: there was nothing in the hand."""
        held = self._hand.held is not None
        self._hand.bring_home()
        return held

    def move(self, pos: QPointF, left_down: bool) -> None:
        """The mouse moved."""
        held = self._hand.held
        if held is None:
            self._pressed = self._pressed if left_down else None
            if self._ground is None or not left_down or not self._pan(*self._ground, pos):
                self._hand.hover(pos)
        elif held.grip is Grip.MOUSE and not left_down:
            # The button came up where we could not see it, as outside of the window or behind a dialog.
            self._hand.bring_home()
        elif held.grip is not Grip.KEYS:
            self.carry_on(held, pos)
            if held.grip is Grip.CLICK or held.moved:
                self.edges.follow(held, pos)

    def carry_on(self, held: Hold, pos: QPointF) -> None:
        """The mouse is at `pos`, or the ground under it moved: the card follows and aims anew."""
        if held.grip is Grip.MOUSE:
            self._drag(held, pos)
        else:
            best = self._hand.target_at(held, pos)
            self._hand.aim(best, None if best is not None else self._illegal_at(held, pos))

    def release(self, pos: QPointF) -> None:
        """The left button came up."""
        held, pressed = self._hand.held, self._pressed
        self._pressed = self._ground = None
        self.edges.stop()
        if held is not None and held.grip is Grip.MOUSE:
            # The last move may have been left out, so the card is first brought to where the button came up.
            self._drag(held, pos)
            self._release_card(held)
        elif held is None and pressed is not None and self._hand.place_at(pos) == pressed:
            self._hand.tap(pressed)

    def _pan(self, grid: Zone, last: QPointF, pos: QPointF) -> bool:
        """Drags the ground of `grid`; False: the mouse has hardly moved yet."""
        if not self._panning and (pos - last).manhattanLength() < DRAG_START:
            return False
        if not self._panning:
            self._hand.unhover()
        self._panning, self._pressed, self._ground = True, None, (grid, pos)
        self._scene.camera.pan(grid, pos - last)
        return True

    def _press_with_card(self, held: Hold, pos: QPointF, twice: bool) -> bool:
        """A press while a card is in the hand; False: the card is home again and the press begins something new."""
        target = self._hand.target_at(held, pos)
        if held.item.rect.contains(pos) and (held.grip is not Grip.KEYS or target is None):
            held.grip, held.fresh, held.twice = Grip.MOUSE, False, twice
            held.grab, held.pressed_at = pos - held.item.pos(), pos
            return True
        if target is not None:
            self._hand.lay(target)
            return True
        place = self._hand.place_at(pos, held.slot)
        self._hand.bring_home()
        if place is None or self._hand.offers.can_begin(place):
            return False
        self._scene.attempted.emit(held.slot, place)
        return True

    def _release_card(self, held: Hold) -> None:
        if held.moved:
            if held.best is not None:
                self._hand.lay(held.best)
                return
            place = self._hand.place_at(held.item.pos(), held.slot)
            self._hand.bring_home()
            if place is not None and place != held.slot:
                self._scene.attempted.emit(held.slot, place)
        elif held.fresh:
            held.grip, held.fresh = Grip.CLICK, False
            self._scene.pointed.emit(None)
        elif held.twice and held.only_target is not None:
            self._hand.lay(held.only_target)
        else:
            self._hand.press_held(held)

    def _drag(self, held: Hold, pos: QPointF) -> None:
        if not held.moved and (pos - held.pressed_at).manhattanLength() < DRAG_START:
            return
        if not held.moved:
            held.moved = True
            self._scene.pointed.emit(None)
        before = held.item.pos()
        held.item.setPos(pos - held.grab)
        self._tilt(held.item, held.item.pos().x() - before.x())
        best = self._best_by_overlap(held)
        self._hand.aim(best, None if best is not None else self._illegal_at(held, held.item.pos()))

    def _tilt(self, item: CardItem, dx: float) -> None:
        """Leans with the speed of the drag and comes upright again; not at all when motion is off."""
        if self._scene.look.travel == 0:
            return
        lean = max(-MAX_TILT, min(MAX_TILT, item.rotation() * 0.7 + dx * TILT_PER_PIXEL))
        item.setRotation(lean)
        self._animator.linger(("tilt", item), Act(FADE_TILT, lambda t: item.setRotation(lean * (1 - t))))

    def _best_by_overlap(self, held: Hold) -> Slot | None:
        card = held.item.rect
        ranked: list[tuple[int, float, Slot]] = []
        for target in held.targets:
            place = self._cards.seen_of(target)
            overlap = area(card & place)
            if overlap > 0 and overlap >= OVERLAP * min(area(card), area(place)):
                # A large card covers several small places in full: it is for the one under its middle.
                away = (place.center() - card.center()).manhattanLength()
                ranked.append((round(overlap), -away, target))
        return max(ranked, key=lambda each: each[:2])[2] if ranked else None

    def _illegal_at(self, held: Hold, pos: QPointF) -> Slot | None:
        place = self._hand.place_at(pos, held.slot)
        return None if place is None or place == held.slot or place in held.targets else place
