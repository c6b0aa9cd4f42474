"""How a round looks: roles dealt and passed round, calls, coins, buildings that rise and fall."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from duckgames.core.events import CardMoved, CounterChanged, Event, MatchEnded, PhaseStarted, TurnStarted
from duckgames.core.places import POINTS, Seat, Slot, Zone
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.events import (
    Built,
    CardsDrawn,
    CardsExchanged,
    CardsKept,
    CardsLooked,
    CoinsTaken,
    CrownTaken,
    HandsSwapped,
    KnockedDown,
    Rescued,
    Robbed,
    RoleCalled,
    RoleLaid,
    RoleMissed,
    RoleNamed,
    RolePicked,
    TownFinished,
    TurnEnded,
)
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view import effects
from duckgames.games.duck_town.view.all_signs import CHOICE, DECK, DOWN, ME, PLACES, ROLE, STRIP
from duckgames.games.duck_town.view.purses import Purses
from duckgames.games.duck_town.view.showing import Showing
from duckgames.games.duck_town.view.strip import SunPill
from duckgames.ui.sounds import Cue, Sounds
from duckgames.ui.table import Act, Beat, Flight, Pose, TableScene, motions

CALL: Final = 240
"""The sun pill slides to the role that is called."""

PAUSE: Final = 260
"""How long the pill stays where nobody answers."""

RISE: Final = 300
FROM_HAND: Final = 300
PASS_STAGGER: Final = 24

HEADS: Final = (
    Built, CardsDrawn, CardsExchanged, CardsKept, CardsLooked, CoinsTaken, CrownTaken, HandsSwapped, KnockedDown,
    MatchEnded, PhaseStarted, Rescued, Robbed, RoleCalled, RoleLaid, RoleMissed, RoleNamed, RolePicked, TurnEnded,
)  # fmt: skip
"""Events that something new begins with: those that follow belong to it."""

CUES: Final = {RoleNamed: Cue.EVENT, TownFinished: Cue.DOUBLE_QUACK, KnockedDown: Cue.KNOCK_DOWN}

Refresh = Callable[[Hashable], None]
"""Paints one of the signs again: that of a seat, or one named above."""


class TownChoreography:
    """A `ui.table.Choreography` that also keeps the board, the signs and the sounds in step."""

    def __init__(self, showing: Showing, pill: SunPill, sounds: Sounds, refresh: Refresh) -> None:
        self._showing = showing
        self._pill = pill
        self._sounds = sounds
        self._refresh = refresh
        self._purses = Purses(showing, lambda seat: refresh(self._sign(seat)))
        self._heard: set[Cue] = set()

    # Beats.

    def beats(self, events: Sequence[Event]) -> Sequence[Beat]:
        """What belongs together on the screen: one call, one payment, one building, cards that move one way."""
        beats: list[list[Event]] = []
        reached: set[Zone] = set()
        swapping = False
        for event in events:
            if isinstance(event, HEADS):
                swapping = isinstance(event, HandsSwapped)
            goes_on = isinstance(event, CardMoved) and event.source.zone in reached and not swapping
            if isinstance(event, HEADS) or goes_on or not beats:
                beats.append([])
                reached.clear()
            beats[-1].append(event)
            if isinstance(event, CardMoved):
                reached.add(event.target.zone)
        return [Beat(tuple(beat), _stagger(beat)) for beat in beats]

    # Flights.

    def fly(self, flight: Flight, scene: TableScene) -> Act:
        """Buildings drop, roles go to the strip, what falls tilts and sinks; all else is dealt or passed on."""
        item, start, end = flight.item, *effects.sharp(flight)
        source, target = flight.event.source.zone, flight.event.target.zone
        if target.name == "town" and target.seat != self._showing.front and target.seat != self._showing.large:
            return self._build_afar(flight)
        if target.name == "town":
            return effects.build(flight, 0 if flight.dropped else FROM_HAND)
        if flight.dropped:
            return motions.with_squash(motions.glide(item, start, lambda: end, motions.DROP), item)
        if source == zones.FALLEN and target == zones.DECK:
            return effects.knock_down(item, start)
        if target == zones.FALLEN:
            return motions.glide(item, start, lambda: end, motions.RIVAL, motions.Ease.InOutCubic)
        if target == zones.FACE_UP and flight.event.card is not None:
            cell = self._showing.plan.cells[ROLE_IDS.index(flight.event.card.id) - 1]
            goal = Pose(QPointF(cell.left() + cell.height() / 2, cell.center().y()), 0.7)
            return motions.glide(item, start, lambda: goal, motions.RIVAL)
        if target.name == "shown":
            return self._show_role(flight)
        if {source.name, target.name} <= {"hand", "pile"}:
            # Rivals sit along the upper edge, so what passes between them dips instead of rising.
            arc = 36 if self._showing.front in (source.seat, target.seat) else -24
            return motions.glide(item, start, lambda: end, motions.RIVAL, motions.Ease.InOutCubic, arc)
        return motions.glide(item, start, lambda: end, motions.DEAL)

    def _build_afar(self, flight: Flight) -> Act:
        plan = self._showing.plan
        panel = self._showing.rival(flight.event.target.zone.seat or 0).panel
        size = plan.card
        show = QPointF(flight.rect.center().x(), panel.bottom() + 0.5 * size.height())
        half = 0.5 * size.width()
        show.setX(min(max(show.x(), plan.strip.left() + half), plan.strip.right() - half))
        return effects.build_afar(flight, size, show)

    def _show_role(self, flight: Flight) -> Act:
        """A role is shown: that of a rival rises from its chip for a moment."""
        item, start, end = flight.item, flight.start, flight.end
        if flight.event.target.zone.seat == self._showing.front:
            return motions.glide(item, start, lambda: end, motions.DEAL)
        high = motions.easing(motions.Ease.OutCubic)

        def step(t: float) -> None:
            share = high(min(1.0, 2 * t)) if t < 0.6 else 1 - (t - 0.6) / 0.4
            item.take_pose(Pose(end.centre, 1 + 1.1 * share))

        return Act(CALL + RISE, step)

    # What else shows and sounds.

    def acts(self, event: Event, scene: TableScene) -> Sequence[Act]:
        """Takes the event into the board and returns what moves beside the cards."""
        board = self._showing.board
        counter = event.counter if isinstance(event, CounterChanged) else None
        before = 0 if counter is None or counter.seat is None else board.coins(counter.seat)
        board.happen(event)
        if isinstance(event, CardMoved):
            return self._card_moved(event, scene)
        if isinstance(event, CounterChanged):
            return self._counted(event, before, scene)
        if isinstance(event, RoleCalled):
            return self._called(event, scene)
        return self._told(event, scene)

    def _told(self, event: Event, scene: TableScene) -> list[Act]:
        """What only changes a sign, or sounds."""
        if isinstance(event, Robbed):
            self._purses.rob(event.seat, event.victim)
        elif isinstance(event, TurnStarted):
            # Not before the role of who is called was seen to turn over.
            return [self._later(sign, CALL) for sign in (*self._showing.rivals, ME)]
        elif isinstance(event, PhaseStarted):
            if event.phase == "round":
                self._pill.put_away()
            self._refresh_all(*self._showing.rivals, ME, STRIP, ROLE, DOWN, CHOICE)
        elif isinstance(event, TurnEnded | RoleMissed):
            self._show_roles(scene)
            self._refresh_all(*self._showing.rivals, ME, STRIP)
        elif isinstance(event, MatchEnded):
            self._pill.put_away()
        elif isinstance(event, RoleNamed):
            self._refresh(STRIP)
        elif isinstance(event, TownFinished):
            self._refresh(self._sign(event.seat))
        cue = CUES.get(type(event))
        return [] if cue is None else [self._sound(cue)]

    def _called(self, event: RoleCalled, scene: TableScene) -> list[Act]:
        """The pill slides at the same pace whether somebody answers or not (rule C2)."""
        slide = self._pill.slide(event.role, CALL)
        slide.done = lambda: self._refresh(STRIP)
        acts = [slide, self._sound(Cue.ROLE_CALLED)]
        self._show_roles(scene)
        if event.seat is None:
            return [*acts, Act(CALL + PAUSE, lambda t: None, still=True)]
        acts.append(self._later(self._sign(event.seat), CALL + RISE))
        if event.seat == self._showing.front:
            acts.append(self._later(ROLE, CALL))
        return acts

    def _show_roles(self, scene: TableScene) -> None:
        """The role in play is bright, one whose turn is over or missed pale."""
        own = (zones.secret(self._showing.front), zones.shown(self._showing.front))
        for slot, item in scene.cards.items.items():
            if slot.zone in own:
                item.redraw()
        self._refresh(ROLE)

    def _card_moved(self, event: CardMoved, scene: TableScene) -> list[Act]:
        source, target = event.source.zone, event.target.zone
        builds = target.name == "town"
        landing = motions.DEAL
        if builds:
            own = target.seat == self._showing.front
            landing = (FROM_HAND if own else effects.COME + effects.HOLD) + effects.FALL
        acts = [self._sound(Cue.BUILD if builds else Cue.CARD_SLIDE)]
        if builds and target.seat is not None:
            rect = scene.rect_of(Slot(target, self._showing.board.buildings(target.seat) - 1))
            if not rect.isEmpty() and self._showing.look.travel:
                acts.append(effects.dust(scene, self._showing.look, rect, self._showing.dpr, landing))
        for zone in (source, target):
            acts += [self._later(sign, landing) for sign in self._telling(zone)]
        return acts

    def _telling(self, zone: Zone) -> list[Hashable]:
        """The signs that tell of a zone."""
        if zone.seat == self._showing.front and zone.name in ("pile", "looked"):
            self._refresh(CHOICE)
        if zone.seat is None:
            sign = {zones.DECK: DECK, zones.FACE_DOWN: DOWN, zones.FACE_UP: STRIP}.get(zone)
            return [] if sign is None else [sign]
        if zone.seat != self._showing.front:
            return [zone.seat]
        more = {"secret": ROLE, "shown": ROLE, "town": PLACES}.get(zone.name)
        return [ME] if more is None else [ME, more]

    def _counted(self, event: CounterChanged, before: int, scene: TableScene) -> list[Act]:
        """Coins fly and the number counts along; points and the crown are simply painted."""
        seat = event.counter.seat
        if event.counter == zones.CROWN:
            self._refresh_all(*self._showing.rivals, ME)
        elif seat is not None and event.counter.name == POINTS:
            return [self._later(self._sign(seat), motions.DEAL)]
        elif seat is not None and event.value != before:
            acts = self._purses.change(seat, before, event.value, scene)
            return [*acts, self._sound(Cue.COIN)] if event.value > before else acts
        return []

    def _sign(self, seat: Seat) -> Hashable:
        return ME if seat == self._showing.front else seat

    def _refresh_all(self, *names: Hashable) -> None:
        for name in names:
            self._refresh(name)

    def _later(self, sign: Hashable, ms: int) -> Act:
        """Paints a sign again when a motion of `ms` is over."""
        return Act(ms, lambda t: None, done=lambda: self._refresh(sign))

    # Sounds.

    def hush(self) -> None:
        """A new step begins: where nothing moves, every cue may be heard again."""
        self._heard.clear()

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


def _stagger(events: Sequence[Event]) -> int:
    """Cards of a beat follow each other closely."""
    moves = [event for event in events if isinstance(event, CardMoved)]
    if len(moves) < 2:
        return 0
    return PASS_STAGGER if moves[0].source.zone.name in ("pile", "supply", "shown", "hand") else motions.DEAL_STAGGER
