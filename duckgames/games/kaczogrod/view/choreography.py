"""How a turn looks: cards that are built, events that strike, dice, and districts that fall."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from duckgames.core.events import CardMoved, CounterChanged, DieRolled, Event, TurnStarted, ZoneShuffled
from duckgames.core.places import Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.events import (
    CardAdded,
    CardsRemoved,
    CardsSaved,
    DecksShuffled,
    DistrictLost,
    EventPlayed,
    MadeSpecial,
    PactAnswered,
    PactProposed,
    StartRolled,
    WordBroken,
)
from duckgames.games.kaczogrod.view.borders import BORDERS, OWNERS
from duckgames.games.kaczogrod.view.dice import tumble
from duckgames.games.kaczogrod.view.faces import tile_size
from duckgames.games.kaczogrod.view.notices import Notice, notice, tell
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.games.kaczogrod.view.signs import COUNT, DECK, DIE, ME, PILE, RIBBONS
from duckgames.games.kaczogrod.view.threats import lost
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.table import Act, Beat, Flight, Pose, TableScene, motions

FALL: Final = 180
DROP: Final = 24.0
"""Pixels: from how high a building comes down on its place."""

KNOCK: Final = 320
TILT: Final = 8.0
READ: Final = 700
"""How long an event lies there before it strikes."""

LOSS: Final = 240
"""Milliseconds between two cards that leave a city, so that each loss is seen."""

REVEAL: Final = 70
"""Milliseconds between two start cards that are shown."""

CUES: Final = {
    EventPlayed: Cue.EVENT, CardsRemoved: Cue.KNOCK_DOWN, DistrictLost: Cue.KNOCK_DOWN, DieRolled: Cue.DIE,
    MadeSpecial: Cue.COIN, CardsSaved: Cue.FLIP, StartRolled: Cue.ROLE_CALLED, PactProposed: Cue.ROLE_CALLED,
    PactAnswered: Cue.FLIP, WordBroken: Cue.LOW_QUACK,
}  # fmt: skip

Refresh = Callable[[Hashable], None]
"""Paints one of the signs again: that of a seat, or one of those `signs` names."""


class CityChoreography:
    """A `ui.table.Choreography` that also keeps the board, the signs and the sounds in step."""

    def __init__(self, showing: Showing, sounds: Sounds, refresh: Refresh) -> None:
        self._showing = showing
        self._sounds = sounds
        self._refresh = refresh
        self._heard: set[Cue] = set()
        self._lost: Notice | None = None
        """What is to be said once the cards of a district go."""

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """Cards that go the same way follow each other closely, so do start cards that are shown, and dice of many."""
        beats: list[list[Event]] = []
        for event in events:
            if not beats or not _follows(event, beats[-1]):
                beats.append([])
            beats[-1].append(event)
        return [Beat(tuple(beat), _stagger(beat)) for beat in beats]

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
            start, end = _as_tile(flight)
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
            acts += self._moved(event, scene)
        elif isinstance(event, DieRolled):
            acts.append(tumble(scene, showing, event.seat, event.value, lambda: self._refresh(DIE)))
        elif isinstance(event, CounterChanged):
            self._counted(event, scene)
        elif isinstance(event, DistrictLost):
            acts.append(lost(scene, showing, event))
            # The words come when the cards go: until then the district will be lost.
            self._lost = notice(event)
            return acts
        elif isinstance(event, EventPlayed):
            self._refresh(DIE)
            acts.append(Act(READ, lambda t: None, still=True))
        elif isinstance(event, TurnStarted | DecksShuffled):
            for sign in (*showing.rivals, ME, DECK, PILE, COUNT, DIE):
                self._refresh(sign)
        said = notice(event)
        return acts if said is None else [*acts, tell(scene, showing, said)]

    def hush(self) -> None:
        """A new step begins: where nothing moves, every cue may be heard again."""
        self._heard.clear()
        self._lost = None

    def _moved(self, event: CardMoved, scene: TableScene) -> list[Act]:
        names = {event.source.zone.name, event.target.zone.name}
        signs: dict[Hashable, None] = {}
        for zone in (event.source.zone, event.target.zone):
            if zone.seat is not None:
                signs |= dict.fromkeys((ME, DECK, PILE, COUNT) if zone.seat == self._showing.front else (zone.seat, ME))
        done = motions.RIVAL + FALL if "city" in names else motions.DEAL
        cue = Cue.BUILD if event.target.zone.name == "city" else Cue.CARD_SLIDE
        acts = [self._sound(cue), *(self._later(sign, done) for sign in signs)]
        lost, self._lost = self._lost, None
        return acts if lost is None else [*acts, tell(scene, self._showing, lost)]

    def _counted(self, event: CounterChanged, scene: TableScene) -> None:
        """Numbers are simply painted; rounds left stand on the pills of lasting events."""
        seat, showing = event.counter.seat, self._showing
        if seat is not None:
            self._refresh(seat)
            together = (BORDERS, OWNERS) if showing.together else ()
            for sign in (*together, *((RIBBONS, each) for each in showing.rivals)):
                self._refresh(sign)
        for slot, item in scene.cards.items.items():
            if slot.zone in (zones.beside(each) for each in range(len(showing.players))):
                item.redraw()

    def _later(self, sign: Hashable, ms: int) -> Act:
        return Act(ms, lambda t: None, done=lambda: self._refresh(sign))

    def _sound(self, cue: Cue) -> Act:
        """A cue that is heard when its beat begins, and not at all where the beat is cut short."""
        heard = [False]
        still = self._showing.look.travel == 0

        def step(t: float) -> None:
            if heard[0] or (t >= 1 and not still):
                return
            heard[0] = True
            if not still or cue not in self._heard:
                self._heard.add(cue)
                self._sounds.play(cue)

        return Act(90, step)


def _as_tile(flight: Flight) -> tuple[Pose, Pose]:
    """Start and end of a card that leaves a city, which stays the tile it was until it has arrived."""
    item, start, end = flight.item, flight.start, flight.end
    was = tile_size(start.scale * item.size.width())
    last = end.scale * item.size.width() / was.width()
    item.show_stack(item.stack, was)
    first = Pose(start.centre, 1.0, start.tilt)
    item.take_pose(first)
    return first, Pose(end.centre, last, end.tilt)


def _follows(event: Event, beat: Sequence[Event]) -> bool:
    """Whether an event is shown together with those before it."""
    last = beat[-1]
    if isinstance(event, CounterChanged | ZoneShuffled):
        return True
    if isinstance(event, DieRolled):
        # Those who tie roll again, after the dice of all were seen.
        return isinstance(last, DieRolled) and all(
            each.seat != event.seat for each in beat if isinstance(each, DieRolled)
        )
    if isinstance(event, CardAdded) and event.source == "start":
        return _shows_start(beat)
    if not isinstance(event, CardMoved):
        return False
    moves = [each for each in beat if isinstance(each, CardMoved)]
    if event.source.zone.name == "start":
        return _shows_start(beat)
    return bool(moves) and _way(moves[-1]) == _way(event)


def _shows_start(beat: Sequence[Event]) -> bool:
    return isinstance(beat[0], CardAdded) and beat[0].source == "start"


def _way(move: CardMoved) -> tuple[Zone, Zone]:
    return move.source.zone, move.target.zone


def _stagger(beat: Sequence[Event]) -> int:
    """How closely what is shown together follows: losses are to be counted."""
    if _shows_start(beat):
        return REVEAL
    if isinstance(beat[0], CardMoved) and beat[0].source.zone.name == "city":
        return LOSS
    return motions.DEAL_STAGGER


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
