"""The card items of a table: one for each cell, pile or card of a row, where and as the table says."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from duckgames.core.places import Slot, Zone
from duckgames.core.table import WHOLE, Stack, Table
from duckgames.ui.table.animator import Act
from duckgames.ui.table.card_item import CardItem, CardPictures, Pose
from duckgames.ui.table.motions import DROP, RECENTRE, glide
from duckgames.ui.table.placement import Kind
from duckgames.ui.table.places import Places
from duckgames.ui.table.windows import Windows, lie_in
from duckgames.ui.table.z_order import Z


class Cards(Places):
    """Keeps items equal to a table; cards in flight are shown by travellers until they land."""

    def __init__(self, scene: QGraphicsScene, pictures: CardPictures) -> None:
        super().__init__()
        self._scene = scene
        self._pictures = pictures
        self.items: dict[Slot, CardItem] = {}
        self.moved_away: dict[Slot, Slot] = {}
        """Cards shown elsewhere than they lie: announced but not yet moved."""
        self.proposed: Slot | None = None
        """The one of them that waits for a yes: it is framed, and hides what it would cover."""
        self.windows = Windows(scene)
        self._landing: Counter[Slot] = Counter()
        self._travellers: list[CardItem] = []

    @property
    def in_flight(self) -> int:
        """How many cards or stacks are on their way."""
        return len(self._travellers)

    def radius_of(self, slot: Slot, size: QSizeF) -> float:
        """The corner radius of a place of `size`; a zone as a whole is as round as its cards."""
        card = self.size_in(slot.zone)
        return self._pictures.radius(slot.zone, size if card.isEmpty() else card)

    def card_at(self, point: QPointF, but: Slot | None = None) -> Slot | None:
        """The topmost card under a point, other than that of `but`."""
        hit = [
            slot
            for slot, item in self.items.items()
            if slot != but
            and item.isVisible()
            and item.rect.contains(point)
            and self.is_seen(self.shown_at(slot), point)
        ]
        return max(hit, key=lambda slot: self.items[slot].zValue(), default=None)

    def shown_at(self, slot: Slot) -> Slot:
        """The place over which the card of `slot` is shown: its own, or where it was announced."""
        return self.moved_away.get(slot, slot)

    def rest(self, slot: Slot) -> Pose:
        """Where the card of `slot` lies when nothing holds it."""
        return Pose(self.rect_of(self.shown_at(slot)).center())

    def wanted(self, zone: Zone, table: Table) -> dict[Slot, Stack]:
        """The items that `zone` should have, with the cards they show."""
        placement = self.layout.get(zone)
        if placement is None or not placement.shown:
            return {}
        cells = table.zones.get(zone, {})
        if placement.kind is Kind.GRID:
            return {Slot(zone, cell): stack for cell, stack in cells.items()}
        stack = cells.get(WHOLE, ())
        if placement.kind is Kind.PILE:
            return {Slot(zone): stack} if stack else {}
        found: dict[Slot, Stack] = {Slot(zone, index): (card,) for index, card in enumerate(stack)}
        if placement.kind is Kind.SPOTS:
            return {slot: each for slot, each in found.items() if slot.at in placement.spots}
        return found

    def sync(self, zone: Zone, table: Table) -> None:
        """Makes, changes and removes the items of `zone`; those that wait for a landing keep what they show."""
        wanted = self.wanted(zone, table)
        for slot in [slot for slot in self.items if slot.zone == zone and slot not in wanted]:
            self._scene.removeItem(self.items.pop(slot))
        for slot, stack in wanted.items():
            if self._landing[slot] > 0:
                continue
            item = self.items.get(slot)
            if item is None:
                self._new_item(slot, stack)
            else:
                self._reveal(item, stack)

    def settle(self, table: Table) -> None:
        """All items exactly as and where `table` says, nothing in flight."""
        for traveller in self._travellers:
            self._scene.removeItem(traveller)
        self._travellers.clear()
        self._landing.clear()
        for zone in {*self.layout, *(slot.zone for slot in self.items)}:
            self.sync(zone, table)
        for slot, item in self.items.items():
            self.settle_item(slot, item)

    def settle_item(self, slot: Slot, item: CardItem) -> None:
        """One item at rest."""
        item.take_pose(self.rest(slot))
        item.squeeze(1.0)
        item.set_level(item.rest_level)
        away = slot in self.moved_away
        item.setOpacity(0.78 if away and slot != self.proposed else 1.0)
        lie_in(item, self.window_of(self.shown_at(slot), Z.FRAME if away else Z.CARD))
        item.setZValue(Z.FRAME if away else self._resting_height(slot))

    def glides(self, zone: Zone) -> list[tuple[CardItem, Act]]:
        """Motions of the items of `zone` that are not where they should be."""
        placement = self.layout.get(zone)
        ms = RECENTRE if placement is not None and placement.kind is Kind.GRID else DROP
        return [
            (item, glide(item, item.pose, partial(self.rest, slot), ms))
            for slot, item in self.items.items()
            if slot.zone == zone and item.pose != self.rest(slot)
        ]

    def regroup(self, table: Table) -> list[tuple[CardItem, Act]]:
        """All items as `table` says, and the motions of those that are not where they should be."""
        for zone in self.layout:
            self.sync(zone, table)
        return [motion for zone in self.layout for motion in self.glides(zone)]

    def shift(self, zone: Zone, start: int, by: int) -> None:
        """Renames the cards of a row from index `start` on, so that each stays the item it was."""

        def renamed(slot: Slot) -> Slot:
            return Slot(zone, _index(slot) + by) if slot.zone == zone and _index(slot) >= start else slot

        for item in (*self.items.values(), *self._travellers):
            item.slot = renamed(item.slot)
        self.items = {item.slot: item for item in self.items.values()}
        self._landing = Counter({renamed(slot): number for slot, number in self._landing.items()})
        for slot, item in self.items.items():
            if slot.zone == zone:
                item.setZValue(self._resting_height(slot))

    def take_out(self, slot: Slot) -> None:
        """Removes one item at once."""
        item = self.items.pop(slot, None)
        if item is not None:
            self._scene.removeItem(item)

    def take_off(self, slot: Slot, stack: Stack, size: QSizeF, pose: Pose) -> CardItem:
        """A traveller to `slot` that shows `stack`; the place waits for it to land."""
        self._landing[slot] += 1
        placement = self.layout.get(slot.zone)
        traveller = CardItem(self._pictures, slot, 1 if placement is None else placement.shadow)
        traveller.show_stack(stack, size)
        traveller.take_pose(pose)
        traveller.setZValue(Z.FLYING + len(self._travellers) / 1000)
        self._scene.addItem(traveller)
        self._travellers.append(traveller)
        return traveller

    def land(self, traveller: CardItem, table: Table) -> None:
        """The traveller has arrived; once all for this place have, it shows what lies there."""
        if traveller not in self._travellers:
            return
        self._travellers.remove(traveller)
        slot = traveller.slot
        self._landing[slot] -= 1
        stack = self.wanted_at(slot, table)
        if self._landing[slot] <= 0 and stack:
            if slot not in self.items:
                self.items[slot] = traveller
                self.settle_item(slot, traveller)
            self._reveal(self.items[slot], stack)
        if self.items.get(slot) is not traveller:
            self._scene.removeItem(traveller)

    def window_of(self, slot: Slot, height: float) -> QGraphicsItem | None:
        """What cuts off what lies at `slot` outside of its area; None: nothing does."""
        placement = self.layout.get(slot.zone)
        return None if placement is None or placement.zoom is None else self.windows.at(placement.area, height)

    def redraw(self) -> None:
        """All pictures anew, in the look and language of the moment."""
        for item in (*self.items.values(), *self._travellers):
            item.redraw()

    def wanted_at(self, slot: Slot, table: Table) -> Stack:
        """The cards that the item of `slot` shows: a cell or pile as a whole, of a row one card; empty: no item."""
        placement = self.layout.get(slot.zone)
        if placement is None or not placement.shown:
            return ()
        stack = table.stack(slot)
        return stack[slot.at : slot.at + 1] if isinstance(slot.at, int) else stack

    def _resting_height(self, slot: Slot) -> float:
        """The height of a card at rest; later cards of a row lie over earlier ones."""
        placement = self.layout.get(slot.zone)
        ground = Z.RAISED if placement is not None and placement.raised else Z.CARD
        return ground + (slot.at / 100 if isinstance(slot.at, int) else 0.0)

    def _reveal(self, item: CardItem, stack: Stack) -> None:
        item.show_stack(stack, self.size_in(item.slot.zone))
        item.setVisible(True)

    def _new_item(self, slot: Slot, stack: Stack) -> CardItem:
        item = CardItem(self._pictures, slot, self.layout[slot.zone].shadow)
        item.show_stack(stack, self.size_in(slot.zone))
        self._scene.addItem(item)
        self.items[slot] = item
        self.settle_item(slot, item)
        return item


def _index(slot: Slot) -> int:
    return slot.at if isinstance(slot.at, int) else -1
