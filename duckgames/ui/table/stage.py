"""Turns events into motion: what is shown follows the table of the observation, beat by beat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from duckgames.core.events import CardMoved, CardTurned, Event, ZoneShuffled
from duckgames.core.places import Slot, Zone
from duckgames.core.table import Stack, Table, fold
from duckgames.ui.table import motions
from duckgames.ui.table.animator import Act, Beat
from duckgames.ui.table.card_item import CardItem, Pose
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.motions import Flight
from duckgames.ui.table.placement import Kind
from duckgames.ui.table.protocols import Choreography

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene


class Stage:
    """The table as far as it has been shown, and the making of motions for what comes next."""

    def __init__(self, scene: TableScene, cards: Cards, choreography: Choreography) -> None:
        self._scene = scene
        self._cards = cards
        self._choreography = choreography
        self.shown = Table()
        self.dropped: Slot | None = None
        """The card the player has laid at a legal place and that no event has moved yet."""

    def beats(self, events: Sequence[Event]) -> list[Callable[[], list[Act]]]:
        """The beats of a step, each to be started when its turn comes."""
        return [self._starter(beat) for beat in self._choreography.beats(events)]

    def _starter(self, beat: Beat) -> Callable[[], list[Act]]:
        return lambda: self._start(beat)

    def _start(self, beat: Beat) -> list[Act]:
        acts: list[Act] = []
        touched = _zones(beat.events)
        # All places are worked out first, so that every card heads for where it will lie after the whole beat.
        self._cards.arrange(fold(self.shown, beat.events), (), touched)
        for number, event in enumerate(beat.events):
            own = self._begin(event)
            own += self._choreography.acts(event, self._scene)
            for act in own:
                act.delay += number * beat.stagger
            acts += own
        for zone in touched:
            self._cards.sync(zone, self.shown)
            acts += [act for _, act in self._cards.glides(zone)]
        return acts

    def _begin(self, event: Event) -> list[Act]:
        """Folds one event in and makes its own motion."""
        before = self.shown
        self.shown = fold(before, (event,))
        if isinstance(event, CardMoved):
            return self._move(event, before)
        if isinstance(event, CardTurned):
            return self._turn(event)
        return []

    def _turn(self, event: CardTurned) -> list[Act]:
        slot = self._cards.key_of_card(event.slot, self.shown)
        item = self._cards.items.get(slot)
        return [] if item is None else [motions.flip(item, self._cards.wanted_at(slot, self.shown))]

    def _move(self, event: CardMoved, before: Table) -> list[Act]:
        cards = self._cards
        source = cards.key_of_card(event.source, before)
        target = cards.key_of_card(event.target, self.shown)
        leaving, arriving = _cut(before, event.source, event.count), _cut(self.shown, event.target, event.count)
        start, start_width = self._start_of(source)
        self._close_gap(source)
        self._open_gap(target)
        end = cards.rect_of(target)
        if start is None or end.isEmpty():
            return self._fade(source, target, arriving, start)
        size = cards.size_in(event.target.zone)
        start = Pose(start.centre, start.scale * start_width / size.width(), start.tilt)
        traveller = cards.take_off(target, leaving, size, start)
        turned = arriving if leaving != arriving else None
        flight = Flight(
            event=event,
            item=traveller,
            start=start,
            end=Pose(end.center()),
            rect=end,
            dropped=source == self.dropped and traveller.rect.intersects(end),
            onto=bool(before.stack(event.target)),
            turned=turned,
        )
        own = source == self.dropped
        if own:
            self.dropped = None
        act = self._fly(flight)
        if not self._shows(source.zone):
            act = _appearing(act, traveller)
        if not own and event.source.at is not None and self._shows(event.target.zone):
            act = _followed(act, lambda: self._scene.glow(target))
        return [self._landing(act, traveller)]

    def _fly(self, flight: Flight) -> Act:
        """The way of moved cards; where motion is reduced, there is none."""
        if self._scene.look.reduced:
            return motions.fade_over(flight)
        act = self._choreography.fly(flight, self._scene)
        return act if flight.turned is None else motions.with_turn(act, flight.item, flight.turned)

    def _fade(self, source: Slot, target: Slot, stack: Stack, start: Pose | None) -> list[Act]:
        """One end is nowhere on the screen, so the cards fade out or in at the other."""
        here, zone = (
            (Pose(self._cards.rect_of(target).center()), target.zone) if start is None else (start, source.zone)
        )
        size = self._cards.size_in(zone)
        if size.isEmpty():
            return []
        traveller = self._cards.take_off(target, stack, size, here)
        return [self._landing(motions.fade(traveller, float(start is not None), float(start is None)), traveller)]

    def _start_of(self, source: Slot) -> tuple[Pose | None, float]:
        """Where moved cards set out from and how wide they are there; from a dropped card, where it was let go."""
        item = self._cards.items.get(source)
        if item is not None:
            return item.pose, item.size.width()
        rect = self._cards.rect_of(source)
        if rect.isEmpty():
            return None, 0.0
        return Pose(rect.center()), self._cards.size_in(source.zone).width()

    def _close_gap(self, source: Slot) -> None:
        self._cards.moved_away.pop(source, None)
        if self._in_line(source) and isinstance(source.at, int):
            self._cards.take_out(source)
            self._cards.shift(source.zone, source.at + 1, -1)
        elif not self.shown.stack(source):
            self._cards.take_out(source)

    def _open_gap(self, target: Slot) -> None:
        if self._in_line(target) and isinstance(target.at, int):
            self._cards.shift(target.zone, target.at, 1)

    def _in_line(self, slot: Slot) -> bool:
        placement = self._cards.layout.get(slot.zone)
        return placement is not None and placement.kind in (Kind.ROW, Kind.FAN)

    def _shows(self, zone: Zone) -> bool:
        placement = self._cards.layout.get(zone)
        return placement is not None and placement.shown

    def _landing(self, act: Act, traveller: CardItem) -> Act:
        return _followed(act, lambda: self._cards.land(traveller, self.shown))


def _zones(events: Sequence[Event]) -> dict[Zone, None]:
    """The zones whose cards these events change, in a stable order."""
    zones: dict[Zone, None] = {}
    for event in events:
        if isinstance(event, CardMoved):
            zones.update({event.source.zone: None, event.target.zone: None})
        elif isinstance(event, ZoneShuffled):
            zones[event.zone] = None
    return zones


def _followed(act: Act, then: Callable[[], None]) -> Act:
    """The same motion with something more to do at its end."""
    done = act.done

    def both() -> None:
        if done is not None:
            done()
        then()

    return replace(act, done=both)


def _appearing(act: Act, traveller: CardItem) -> Act:
    """The same motion of a card from out of sight: it is not seen before it sets out."""
    traveller.hide()
    inner = act.step

    def step(t: float) -> None:
        traveller.show()
        inner(t)

    return replace(act, step=step)


def _cut(table: Table, slot: Slot, count: int) -> Stack:
    """The cards that an event names: the topmost `count` at a slot, or those from an index on."""
    stack = table.stack(slot)
    start = slot.at if isinstance(slot.at, int) else len(stack) - count
    return stack[start : start + count]
