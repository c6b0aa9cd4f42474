"""Playing with keys: Tab goes from zone to zone, arrows inside, Enter takes and lays, Escape puts back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from duckgames.core.places import Slot, Zone
from duckgames.ui.table import motions
from duckgames.ui.table.animator import Animator
from duckgames.ui.table.card_item import Pose
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.hand import HELD_SCALE, Grip, Hand, Hold
from duckgames.ui.table.keys import ALONE, ARROWS, READING
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import Marks
from duckgames.ui.table.steps import after, nearest

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


class Keyboard:
    """Where the keys are on the table, and what each of them does."""

    def __init__(self, scene: TableScene, cards: Cards, marks: Marks, animator: Animator, hand: Hand) -> None:
        self._scene = scene
        self._cards = cards
        self._marks = marks
        self._animator = animator
        self.hand = hand
        self._last: dict[Zone, Slot] = {}
        self._led = False
        """The ring came to the cursor by itself: a press meant for what was there before must do no harm."""
        self.cursor: Slot | None = None
        self.active = False
        scene.returned.connect(self.on_returned)

    def key(self, key: Qt.Key, with_key: Qt.KeyboardModifier = ALONE) -> bool:
        """A key was pressed, alone or `with_key`; False: the table has no use for it."""
        if with_key != ALONE:
            return key in ARROWS and self._arrow_with(with_key, ARROWS[key])
        if key in ARROWS:
            self._scene.finish()
            self._step(ARROWS[key])
            return True
        if key in READING and self.cursor is not None:
            self._scene.finish()
            self._read_on(READING[key])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A press that only cuts an animation short must not act on what it then finds under it.
            if self._scene.busy:
                self._scene.finish()
            elif self.hand.offers.off_table:
                return False
            else:
                self._act()
            return True
        if key == Qt.Key.Key_Escape and self.hand.held is not None:
            self.hand.bring_home()
            return True
        return False

    def zoom(self, notches: int) -> bool:
        """The grid of the ring is to be larger, smaller (below 0), or to fit (0); False: there is none to zoom."""
        return self._scene.camera.key(notches, self._zone)

    def _arrow_with(self, with_key: Qt.KeyboardModifier, direction: QPointF) -> bool:
        """Ctrl moves the ground of a grid, Shift goes to barred places too, where the words say why."""
        if with_key == Qt.KeyboardModifier.ControlModifier:
            return self._scene.camera.push(direction, self._zone)
        if with_key != Qt.KeyboardModifier.ShiftModifier or self.hand.held is None:
            return False
        self._step(direction, self.hand.bars.places)
        return True

    @property
    def _zone(self) -> Zone | None:
        return None if self.cursor is None else self.cursor.zone

    def tab(self, forward: bool) -> bool:
        """To the next zone, or with a card in the hand to the next legal place; False: out of the table."""
        held = self.hand.held
        if held is not None:
            place = after(self._stops(), held.best, forward)
            if place is None:
                self.hand.bring_home()
                return False
            self._aim(held, place)
            return True
        zone = after(self._zones(), self._zone, forward)
        if zone is None:
            return False
        self._go(self._entry(zone))
        return True

    def focus_in(self, reason: Qt.FocusReason) -> None:
        """The table has the keyboard now."""
        self.active = True
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._scene.look.note_keys(True)
            self.cursor = None
            self.tab(reason == Qt.FocusReason.TabFocusReason)
        self._show()

    def focus_out(self) -> None:
        """The keyboard went elsewhere."""
        self.active = False
        self._show()

    def on_returned(self, slot: Slot) -> None:
        """The card in the hand came home to `slot`: the ring is at the card again, not where it was to go."""
        if self._scene.look.keys_used:
            self._go(slot)
        else:
            self.put(slot)

    def refresh(self) -> None:
        """Cards or offers changed: goes to what can be done, else stays where there still is something."""
        if self.hand.held is None:
            sources = self.hand.offers.sources
            here = self.cursor is not None and self.cursor in self.places(self.cursor.zone)
            self._forget(sources)
            if sources and self.cursor not in sources:
                self._begin_at(sources[0], tell=self._scene.look.keys_used or not here)
            elif not here:
                self.cursor = None
        self._show()

    def _begin_at(self, source: Slot, tell: bool) -> None:
        """The next Enter is to take this card; for players with the mouse only its name changes."""
        self._led = True
        if tell:
            self._go(source, led=True)
        else:
            self.cursor = self._last[source.zone] = source

    def _forget(self, sources: Iterable[Slot]) -> None:
        """Tab goes back to where it was in a zone, but not past what can be done there now."""
        zones = {slot.zone for slot in sources}
        for zone, slot in tuple(self._last.items()):
            if slot not in (sources if zone in zones else self.places(zone)):
                del self._last[zone]

    def put(self, slot: Slot) -> None:
        """The ring goes to `slot`, as the place where something was laid."""
        self.cursor, self._led = slot, True
        self._show()

    def places(self, zone: Zone) -> list[Slot]:
        """Where the ring can go in a zone, in reading order."""
        held = self.hand.held
        if held is not None:
            slots = {slot for slot in held.targets if slot.zone == zone}
        else:
            slots = {slot for slot in self.hand.offers.sources if slot.zone == zone}
            placement = self._cards.layout.get(zone)
            whole = Slot(zone) in slots
            if placement is not None and placement.stop and not whole:
                # Where something can be done, the ring goes from one such spot to the next; elsewhere all can be read.
                vacant = placement.vacant and not slots
                spots = {Slot(zone, index) for index in placement.spots} if vacant else set()
                slots |= spots | {slot for slot in self._cards.items if slot.zone == zone}
        return sorted(slots, key=lambda slot: (self._centre(slot).y(), self._centre(slot).x()))

    def press(self, slot: Slot) -> None:
        """Does what Enter does at `slot`, wherever the ring is: for those who name a place instead of going there."""
        self._scene.look.note_keys(True)
        held = self.hand.held
        if self._scene.busy:
            self._scene.finish()
            return
        if held is None:
            self._go(slot)
        elif slot != held.slot:
            self._aim(held, slot)
        self._act()

    def visit(self, slot: Slot) -> None:
        """The ring goes to `slot`, and with it a card in the hand."""
        self._scene.look.note_keys(True)
        held = self.hand.held
        if held is None:
            self._go(slot)
        elif slot in held.targets:
            self._aim(held, slot)

    def _stops(self) -> list[Slot]:
        return [slot for zone in self._zones() for slot in self.places(zone)]

    def _zones(self) -> list[Zone]:
        return [zone for zone in self._cards.layout if self.places(zone)]

    def _entry(self, zone: Zone) -> Slot:
        places = self.places(zone)
        if self._last.get(zone) in places:
            return self._last[zone]
        return next((slot for slot in places if self.hand.offers.can_begin(slot)), places[0])

    def _step(self, direction: QPointF, barred: Iterable[Slot] = ()) -> None:
        held = self.hand.held
        if held is not None:
            here = held.best or held.illegal
            place = nearest(self._centre(here or held.slot), direction, self._centres((*held.targets, *barred)))
            if place is None and here is None:
                place = self._closest(held)
            if place is not None:
                self._aim(held, place)
        elif self.cursor is None:
            self.tab(True)
        else:
            places = (slot for slot in self.places(self.cursor.zone) if slot != self.cursor)
            place = nearest(self._centre(self.cursor), direction, self._centres(places))
            if place is not None:
                self._go(place)

    def _read_on(self, forward: bool) -> None:
        """To the place after this one in its zone, in reading order, or to the one before."""
        held, here = self.hand.held, self.cursor
        if held is not None:
            place = after(self._stops(), held.best, forward)
            if place is not None:
                self._aim(held, place)
        elif here is not None:
            place = after(self.places(here.zone), here, forward)
            if place is not None:
                self._go(place)

    def _act(self) -> None:
        held = self.hand.held
        if held is not None:
            self._act_with_card(held)
        elif self.cursor is not None:
            led, self._led = self._led, False
            if self.hand.offers.drags(self.cursor) and self.cursor in self._cards.items:
                self.hand.lift(self.cursor, Grip.KEYS, self._centre(self.cursor))
            elif not led or self.cursor not in self.hand.offers.taps:
                self.hand.tap(self.cursor)
            self._show()

    def _act_with_card(self, held: Hold) -> None:
        target, illegal = held.best or held.only_target, held.illegal
        if illegal is not None:
            self.hand.bring_home()
            self._scene.attempted.emit(held.slot, illegal)
        elif target is not None:
            self.hand.lay(target)
        elif held.tappable:
            self.hand.press_held(held)
        else:
            self._aim(held, next(iter(held.targets)))

    def _aim(self, held: Hold, place: Slot) -> None:
        """The card in the hand goes over a legal or barred place, a little raised so that the place is seen."""
        held.grip, held.moved = Grip.KEYS, True
        self._scene.camera.reveal(place)
        legal = place in held.targets
        self.hand.aim(place if legal else None, None if legal else place)
        goal = Pose(self._centre(place) - QPointF(0, held.item.size.height() * 0.12), HELD_SCALE)
        for motion in ("scale", "tilt"):
            self._animator.drop((motion, held.item))
        act = motions.glide(held.item, held.item.pose, lambda: goal, motions.PICK_UP)
        self._animator.linger(("home", held.item), act)
        self._go(place)

    def _go(self, slot: Slot, led: bool = False) -> None:
        self.cursor, self._led = slot, led
        if self.hand.held is None:
            self._last[slot.zone] = slot
        if self.active and self._scene.look.keys_used:
            self._scene.camera.reveal(slot)
        self._show()
        if self.active and self._scene.look.keys_used:
            self._scene.pointed.emit(slot)

    def _show(self) -> None:
        """Tells and shows where the ring is and what it can do there, whatever of that has changed."""
        self._scene.tell_focus()
        self._marks.clear(Mark.FOCUS)
        if not self._scene.look.keys_used:
            return
        if self.active and self.cursor is not None:
            self._marks.add(Mark.FOCUS, self.cursor, taken=True)
        self.hand.word_tap(self.cursor if self.active and not self._led else None)

    def _centre(self, slot: Slot) -> QPointF:
        return self._cards.rect_of(slot).center()

    def _centres(self, slots: Iterable[Slot]) -> dict[Slot, QPointF]:
        return {slot: self._centre(slot) for slot in slots}

    def _closest(self, held: Hold) -> Slot | None:
        home = self._centre(held.slot)
        return min(held.targets, key=lambda slot: (self._centre(slot) - home).manhattanLength(), default=None)
