"""How a turn looks: all moves at once, then the captain's next card; rounds are gathered up and dealt."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from duckgames.core.events import (
    CardMoved,
    ChoiceMade,
    CounterChanged,
    Event,
    MatchEnded,
    PhaseStarted,
    RoundEnded,
    ZoneShuffled,
)
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Place
from duckgames.games.duck_and_cover.rules.cards import COLUMNS
from duckgames.games.duck_and_cover.rules.events import AllQuacked, CardCalled, Quacked
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, REMOVED, pond
from duckgames.games.duck_and_cover.view import effects
from duckgames.games.duck_and_cover.view.faces import avatar_rect
from duckgames.games.duck_and_cover.view.home_field import HomeField
from duckgames.games.duck_and_cover.view.signs import Showing
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.table import Act, Beat, Flight, Pose, TableScene, motions

CALL: Final = 340
"""The captain's card from the deck to its place, turning over."""

POCKET: Final = 0.25
"""How large a card is where it vanishes into its player's face, or comes out of it."""

CAPTAIN: Final = "captain"
SCORES: Final = "scores"

Refresh = Callable[[Hashable], None]
"""Paints the sign of a seat, or of the captain or the scores, again."""


class PondChoreography:
    """A `ui.table.Choreography` that also keeps the board, the signs and the sounds in step."""

    def __init__(self, showing: Showing, home: HomeField, sounds: Sounds, refresh: Refresh) -> None:
        self._showing = showing
        self._home = home
        self._sounds = sounds
        self._refresh = refresh
        self._heard: set[Cue] = set()
        self._quacks = 0

    # Beats.

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """What belongs together on the screen: all moves of a turn, one call, one deal."""
        groups: list[tuple[str, list[Event]]] = []
        for event in events:
            part = _part(event)
            if groups and part in ("", groups[-1][0]):
                groups[-1][1].append(event)
            else:
                groups.append((part, [event]))
        return [Beat(tuple(group)) for _, group in groups]

    # Flights.

    def fly(self, flight: Flight, scene: TableScene) -> Act:
        """Hops, swims, deals and calls."""
        item, start, end = flight.item, flight.start, flight.end
        source, target = flight.event.source, flight.event.target
        if source.zone == target.zone:
            if flight.dropped:
                return motions.with_squash(motions.glide(item, start, lambda: end, motions.DROP), item)
            return motions.cover(flight) if flight.onto else motions.swim(flight)
        if target.zone == PILE:
            # The card before stays until the next one lies on it.
            return motions.glide(item, start, lambda: start, CALL)
        if target.zone == CALLED:
            return motions.glide(item, start, lambda: end, CALL, motions.Ease.InOutCubic)
        if target.zone == DISCARDS:
            slot = self._slot(len(self._showing.board.discards))
            return motions.glide(item, start, lambda: Pose(slot.center()), CALL, motions.Ease.InOutCubic, arc=18)
        if target.zone.name == "box":
            end = Pose(end.centre, POCKET)
        elif source.zone.name == "box":
            start = Pose(start.centre, POCKET)
        act = motions.glide(item, start, lambda: end, motions.DEAL)
        cell = target.at if isinstance(target.at, tuple) else source.at
        if isinstance(cell, tuple):
            pace = motions.DEAL_STAGGER if isinstance(target.at, tuple) else motions.DEAL_STAGGER // 3
            act.delay = pace * max(0, cell[0] + COLUMNS * cell[1])
        return act

    def _slot(self, index: int) -> QRectF:
        slots = self._showing.plan.slots
        return slots[min(index, len(slots) - 1)]

    # What else shows and sounds.

    def acts(self, event: Event, scene: TableScene) -> Sequence[Act]:
        """Takes the event into the board and returns bubbles, rings, drops, and signs painted again at their time."""
        self._showing.board.happen(event)
        if isinstance(event, CardMoved):
            return self._card_moved(event, scene)
        if isinstance(event, Quacked):
            return self._quacked((event.seat,), event.duck, scene)
        if isinstance(event, AllQuacked):
            return self._quacked(range(len(self._showing.players)), event.duck, scene)
        if isinstance(event, CardCalled):
            return [self._later(CAPTAIN, CALL)]
        if isinstance(event, PhaseStarted):
            for sign in (*range(len(self._showing.players)), CAPTAIN):
                self._refresh(sign)
        elif isinstance(event, ChoiceMade):
            self._refresh(event.seat)
        elif isinstance(event, CounterChanged) and event.counter.seat is not None:
            self._refresh(event.counter.seat)
            self._refresh(SCORES)
        return ()

    def _card_moved(self, event: CardMoved, scene: TableScene) -> list[Act]:
        source, target = event.source, event.target
        if source.zone == target.zone:
            return self._moved_on_pond(event, scene)
        if target.zone == CALLED:
            self._hear(Cue.FLIP, CALL // 2)
            return []
        if source.zone == CALLED:
            if target.zone == PILE:
                return []
            self._hear(Cue.CARD_SLIDE)
            return [self._later(CAPTAIN, CALL)]
        if source.zone in (PILE, DISCARDS, REMOVED):
            self._hear(Cue.CARD_SLIDE)
            return [self._later(CAPTAIN, motions.DEAL)]
        seat = source.zone.seat
        self._hear(Cue.CARD_SLIDE)
        acts = [self._later(seat, motions.DEAL)]
        return [*acts, *self._follow(seat, scene)]

    def _moved_on_pond(self, event: CardMoved, scene: TableScene) -> list[Act]:
        """A cover splashes when it lands, a swim leaves rings at both ends."""
        showing, seat, target = self._showing, event.source.zone.seat, event.target
        rect = scene.rect_of(target)
        cover = len(showing.board.table.stack(target)) > event.count
        length = motions.COVER if cover else motions.SWIM
        done = self._later(seat, length)
        acts = [done, *self._follow(seat, scene)]
        self._hear(Cue.CARD_SLIDE)
        self._hear(Cue.CARD_DOWN if cover else Cue.SPLASH, length)
        if rect.isEmpty() or showing.look.travel == 0:
            return acts
        if cover:
            self._hear(Cue.SPLASH, length)
            return acts + effects.drops(scene, showing.look, rect, showing.dpr, round(0.8 * length))
        for place in (event.source, target):
            acts += effects.rings(scene, showing.look, scene.rect_of(place), showing.dpr)
        return acts

    def _quacked(self, seats: Sequence[Seat], duck: int, scene: TableScene) -> list[Act]:
        """Whoever has nothing to move says so, one after the other."""
        acts: list[Act] = []
        for seat in seats:
            delay = 90 * self._quacks
            self._quacks += 1
            self._sounds.play(Cue.QUACK, self._showing.look.ms(delay))
            self._refresh(seat)
            slot = self._covered(seat, duck)
            if slot is not None and not scene.rect_of(slot).isEmpty():
                scene.glow(slot)
            acts += effects.quack(scene, self._showing, seat, avatar_rect(self._showing, seat), delay)
        return acts

    def _covered(self, seat: Seat, duck: int) -> Slot | None:
        """The stack in which the called duck of `seat` lies."""
        for cell, stack in self._showing.board.table.zones[pond(seat)].items():
            if any(card is not None and card.id == str(duck) for card in stack):
                return Slot(pond(seat), cell)
        return None

    def _follow(self, seat: Seat | None, scene: TableScene) -> list[Act]:
        """The home field goes along when the own pond recentres."""
        if seat != self._showing.front:
            return []
        home, start, zone = self._home, self._home.field, pond(self._showing.front)
        return [Act(motions.RECENTRE, lambda t: home.glide(start, home.goal(scene, zone), t))]

    def _later(self, sign: Hashable, ms: int) -> Act:
        """Paints a sign again when a motion of `ms` is over."""
        return Act(ms, lambda t: None, done=lambda: self._refresh(sign))

    # Sounds.

    def hush(self) -> None:
        """A new step begins: every cue may be heard again."""
        self._heard.clear()
        self._quacks = 0

    def _hear(self, cue: Cue, delay: int = 0) -> None:
        """Plays a cue once for each step, however many ducks move."""
        if cue not in self._heard:
            self._heard.add(cue)
            self._sounds.play(cue, self._showing.look.ms(delay))


def _part(event: Event) -> str:
    """The beat an event belongs to; none: that of the event before."""
    if isinstance(event, RoundEnded | MatchEnded):
        return "end"
    if isinstance(event, AllQuacked):
        return "all quack"
    if isinstance(event, CounterChanged | ZoneShuffled):
        return ""
    if isinstance(event, CardCalled):
        return "call"
    if isinstance(event, PhaseStarted):
        return "deal"
    return _part_of_move(event.source, event.target) if isinstance(event, CardMoved) else "moves"


def _part_of_move(source: Place, target: Place) -> str:
    zones = [place.zone if isinstance(place, Slot) else place for place in (source, target)]
    if zones[0] == zones[1]:
        return "moves"
    if zones[1] in (DISCARDS, REMOVED):
        return "discard"
    if (DECK in zones and CALLED in zones) or zones == [CALLED, PILE]:
        return "call"
    return "deal" if zones[0].name == "box" else "gather"
