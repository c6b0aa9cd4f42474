"""How a turn looks: cards that are built, events that strike, dice, and districts that fall."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from duckgames.core.events import CardMoved, CounterChanged, DieRolled, Event, TurnStarted, ZoneShuffled
from duckgames.core.places import Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.events import CardsRemoved, DecksShuffled, DistrictLost, EventPlayed
from duckgames.games.kaczogrod.view.dice import tumble
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.signs import DECK, DIE, ME, PILE
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.table import Act, Beat, Flight, Pose, TableScene, motions

FALL: Final = 180
DROP: Final = 24.0
"""Pixels: from how high a building comes down on its place."""

KNOCK: Final = 320
TILT: Final = 8.0
READ: Final = 700
"""How long an event lies there before it strikes."""

CUES: Final = {EventPlayed: Cue.EVENT, CardsRemoved: Cue.KNOCK_DOWN, DistrictLost: Cue.KNOCK_DOWN, DieRolled: Cue.DIE}

Refresh = Callable[[Hashable], None]
"""Paints one of the signs again: that of a seat, or one of those `signs` names."""


class CityChoreography:
    """A `ui.table.Choreography` that also keeps the board, the signs and the sounds in step."""

    def __init__(self, showing: Showing, sounds: Sounds, refresh: Refresh) -> None:
        self._showing = showing
        self._sounds = sounds
        self._refresh = refresh
        self._heard: set[Cue] = set()

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """Cards that go the same way follow each other closely; all else comes one after the other."""
        beats: list[list[Event]] = []
        way: tuple[Zone, Zone] | None = None
        for event in events:
            this = (event.source.zone, event.target.zone) if isinstance(event, CardMoved) else None
            follows = isinstance(event, CounterChanged | ZoneShuffled) or (this is not None and this == way)
            if not beats or not follows:
                beats.append([])
            beats[-1].append(event)
            way = this or way
        return [Beat(tuple(beat), motions.DEAL_STAGGER) for beat in beats]

    def fly(self, flight: Flight, scene: TableScene) -> Act:
        """Buildings drop on their place, what is removed tilts and sinks on its way."""
        item, start, end = flight.item, flight.start, flight.end
        source, target = flight.event.source.zone, flight.event.target.zone
        if flight.dropped:
            return motions.with_squash(motions.glide(item, start, lambda: end, motions.DROP), item)
        if target.name == "city":
            above = Pose(end.centre - QPointF(0, DROP), end.scale)
            come = motions.glide(item, start, lambda: above, motions.RIVAL, motions.Ease.InOutCubic, arc=24)
            fall = motions.with_squash(motions.glide(item, above, lambda: end, FALL), item, 0.06)
            return _after(come, fall)
        if source.name == "city":
            tilted = Pose(start.centre + QPointF(0, 8), start.scale, TILT)
            knock = motions.glide(item, start, lambda: tilted, KNOCK // 2)
            return _after(knock, motions.glide(item, tilted, lambda: end, KNOCK, motions.Ease.InOutCubic))
        if source.name == "deck":
            return motions.glide(item, start, lambda: end, motions.DEAL)
        return motions.glide(item, start, lambda: end, motions.RIVAL, motions.Ease.InOutCubic, arc=24)

    def acts(self, event: Event, scene: TableScene) -> Sequence[Act]:
        """Takes the event into the board and returns what moves beside the cards."""
        showing = self._showing
        showing.board.happen(event)
        acts: list[Act] = []
        cue = CUES.get(type(event))
        if cue is not None:
            acts.append(self._sound(cue))
        if isinstance(event, CardMoved):
            acts += self._moved(event)
        elif isinstance(event, DieRolled):
            acts.append(tumble(scene, showing, event.value, lambda: self._refresh(DIE)))
        elif isinstance(event, CounterChanged):
            self._counted(event, scene)
        elif isinstance(event, EventPlayed):
            self._refresh(DIE)
            acts.append(Act(READ, lambda t: None))
        elif isinstance(event, TurnStarted | DecksShuffled):
            for sign in (*showing.rivals, ME, DECK, PILE):
                self._refresh(sign)
        return acts

    def hush(self) -> None:
        """A new step begins: where nothing moves, every cue may be heard again."""
        self._heard.clear()

    def _moved(self, event: CardMoved) -> list[Act]:
        names = {event.source.zone.name, event.target.zone.name}
        signs: dict[Hashable, None] = {}
        for zone in (event.source.zone, event.target.zone):
            if zone.seat is not None:
                signs |= dict.fromkeys((ME, DECK, PILE) if zone.seat == self._showing.front else (zone.seat, ME))
        done = motions.RIVAL + FALL if "city" in names else motions.DEAL
        cue = Cue.BUILD if event.target.zone.name == "city" else Cue.CARD_SLIDE
        return [self._sound(cue), *(self._later(sign, done) for sign in signs)]

    def _counted(self, event: CounterChanged, scene: TableScene) -> None:
        """Numbers are simply painted; rounds left stand on the pills of lasting events."""
        seat = event.counter.seat
        if seat is not None:
            self._refresh(seat)
        for slot, item in scene.cards.items.items():
            if slot.zone in (zones.beside(each) for each in range(len(self._showing.players))):
                item.redraw()

    def _later(self, sign: Hashable, ms: int) -> Act:
        return Act(ms, lambda t: None, done=lambda: self._refresh(sign))

    def _sound(self, cue: Cue) -> Act:
        """A cue that is heard when its beat begins, and not at all where the beat is cut short."""
        heard = [False]
        still = self._showing.look.motion == 0

        def step(t: float) -> None:
            if heard[0] or (t >= 1 and not still):
                return
            heard[0] = True
            if not still or cue not in self._heard:
                self._heard.add(cue)
                self._sounds.play(cue)

        return Act(90, step)


def _after(first: Act, second: Act) -> Act:
    """One motion and then another."""
    whole = first.ms + second.ms
    share = first.ms / whole

    def step(t: float) -> None:
        if t < share:
            first.step(t / share)
        else:
            second.step((t - share) / (1 - share))

    return Act(whole, step)
