"""The zones and places of a card table as objects for screen readers: named, with a state, and to be pressed.

They are made when somebody asks for them, so without a screen reader there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface

from duckgames.core.places import Slot, Zone
from duckgames.ui.table.accessible_spot import SpotInterface, TableInterface
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.placement import Kind

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene
    from duckgames.ui.table.table_view import TableView

Event = QAccessible.Event


class Spot(QObject):
    """A place of the table, or a zone with the places in it."""

    def __init__(self, table: AccessibleTable, slot: Slot, whole: bool) -> None:
        super().__init__(table)
        self.table = table
        self.slot = slot
        self.whole = whole
        """It is a zone, and its places are in it."""
        self.told = ""
        """Its name when that was last told."""
        self._interface: QAccessibleInterface | None = None

    def accessible_interface(self) -> QAccessibleInterface:
        """See `ui.accessible.Readable`."""
        self._interface = SpotInterface(self)
        return self._interface


class AccessibleTable(QObject):
    """What there is on one table to be read, as the person sees it now.

    Spots are kept once they were made: who listens may ask for one that is no longer there.
    """

    def __init__(self, view: TableView, scene: TableScene) -> None:
        super().__init__(view)
        self.view = view
        self.scene = scene
        self._zones: dict[Zone, Spot] = {}
        self._places: dict[Slot, Spot] = {}
        self._known: tuple[Spot, ...] = ()
        self._at: Spot | None = None
        self._interface: QAccessibleInterface | None = None
        self._found: dict[Zone, list[Slot]] = {}
        """What is where, for as long as nothing has time to change: who listens asks for each thing many times."""
        self._forget = QTimer(self, singleShot=True, interval=0)
        self._forget.timeout.connect(self._found.clear)
        for signal in (scene.focused, scene.lifted, scene.returned, scene.sighted, scene.idle):
            signal.connect(self.on_changed)

    def interface(self) -> QAccessibleInterface:
        """The table itself."""
        self._interface = TableInterface(self)
        return self._interface

    # What there is.

    def roots(self) -> list[Spot]:
        """The zones of the table in the order of Tab; a pile is a place itself. Nothing while the table is covered."""
        if not self.view.isVisible():
            return []
        return [spot for zone in self.scene.cards.layout if (spot := self._root(zone)) is not None]

    def inside(self, zone: Zone) -> list[Spot]:
        """The places of a zone that show or take something, in reading order."""
        return [self._place(slot) for slot in self._slots(zone)]

    def has(self, spot: Spot) -> bool:
        """Whether it is there at the moment."""
        if not self.view.isVisible():
            return False
        slots = self._slots(spot.slot.zone)
        return bool(slots) if spot.whole else spot.slot in slots

    def parent_of(self, spot: Spot) -> QObject:
        """The zone of a place, or the table."""
        zone = spot.slot.zone
        return self.view if spot.whole or self._is_plain(zone) else self._zone(zone)

    @property
    def focus(self) -> Spot | None:
        """Where the keys are."""
        keyboard = self.scene.keyboard
        if not self.view.hasFocus() or keyboard.cursor is None:
            return None
        spot = self._place(keyboard.cursor)
        return spot if self.has(spot) else None

    # What it says of a spot.

    def name(self, spot: Spot) -> str:
        """What the eye sees there."""
        return self.scene.texts.name(spot.slot, self.scene.table.stack(spot.slot))

    def does(self, spot: Spot) -> str:
        """What pressing it does, where that is one thing."""
        affordance = None if spot.whole else self.scene.keyboard.hand.presses(spot.slot)
        return "" if affordance is None else self.scene.texts.verb(affordance)

    def usable(self, spot: Spot) -> bool:
        """Whether pressing it takes, lays or does something."""
        hand = self.scene.keyboard.hand
        if spot.whole:
            return False
        held = hand.held
        return hand.offers.can_begin(spot.slot) if held is None else spot.slot in (held.slot, *held.targets)

    def blocked(self, spot: Spot) -> bool:
        """Whether it is veiled as a card that can do nothing now."""
        return not spot.whole and spot.slot in self.scene.marked(Mark.VEIL)

    def rect(self, spot: Spot) -> QRectF:
        """Where it lies in the view; empty if it was moved out of sight."""
        return self.scene.cards.seen_of(spot.slot)

    def press(self, spot: Spot) -> None:
        """Does what a click there does."""
        if self.has(spot) and not spot.whole:
            self.scene.keyboard.press(spot.slot)

    def visit(self, spot: Spot) -> None:
        """Gives the keys to it."""
        if self.has(spot) and not spot.whole:
            self.view.setFocus()
            self.scene.keyboard.visit(spot.slot)

    # What is told by itself.

    def on_changed(self) -> None:
        """Something lies, moves or is called otherwise, or the ring is elsewhere."""
        self._found.clear()
        if QAccessible.isActive():
            self._tell_spots()
            self._tell_focus()

    def _tell_spots(self) -> None:
        roots = self.roots()
        now = (*roots, *(spot for root in roots if root.whole for spot in self.inside(root.slot.zone)))
        before, self._known = self._known, now
        kept = set(before)
        for spot in now:
            name = self.name(spot)
            if spot not in kept:
                QAccessible.updateAccessibility(QAccessibleEvent(spot, Event.ObjectCreated))
            elif name != spot.told:
                QAccessible.updateAccessibility(QAccessibleEvent(spot, Event.NameChanged))
            spot.told = name
        for spot in kept.difference(now):
            QAccessible.updateAccessibility(QAccessibleEvent(spot, Event.ObjectDestroyed))

    def _tell_focus(self) -> None:
        before, self._at = self._at, self.focus
        if self._at is not None and self._at is not before:
            QAccessible.updateAccessibility(QAccessibleEvent(self._at, Event.Focus))

    # Spots.

    def _root(self, zone: Zone) -> Spot | None:
        slots = self._slots(zone)
        if not slots:
            return None
        return self._place(slots[0]) if self._is_plain(zone) else self._zone(zone)

    def _is_plain(self, zone: Zone) -> bool:
        """Whether a zone is one place: a pile, or a hand that nobody here may look into."""
        placement = self.scene.cards.layout.get(zone)
        return placement is not None and placement.kind is Kind.PILE

    def _slots(self, zone: Zone) -> list[Slot]:
        if zone not in self._found:
            self._found[zone] = self._find(zone)
            self._forget.start()
        return self._found[zone]

    def _find(self, zone: Zone) -> list[Slot]:
        scene = self.scene
        shown = {slot for slot, item in scene.cards.items.items() if slot.zone == zone and item.isVisible()}
        found = shown.union(scene.keyboard.places(zone))
        middles = {slot: scene.cards.rect_of(slot).center() for slot in found}
        return sorted(found, key=lambda slot: (slot.at is not None, middles[slot].y(), middles[slot].x()))

    def _zone(self, zone: Zone) -> Spot:
        if zone not in self._zones:
            self._zones[zone] = Spot(self, Slot(zone), whole=True)
        return self._zones[zone]

    def _place(self, slot: Slot) -> Spot:
        if slot not in self._places:
            self._places[slot] = Spot(self, slot, whole=False)
        return self._places[slot]
