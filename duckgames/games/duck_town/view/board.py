"""What the signs of the table tell, kept in step with what has been shown of the events."""

from __future__ import annotations

from enum import Enum

from duckgames.core.events import Event, PhaseStarted, TurnStarted
from duckgames.core.places import POINTS, Card, Counter, Seat, Zone
from duckgames.core.table import WHOLE, Table, fold
from duckgames.games.duck_town.rules import GAME, zones
from duckgames.games.duck_town.rules.cards import COLOUR, COLOURS, kind_of
from duckgames.games.duck_town.rules.events import Built, RoleCalled, RoleMissed, RoleNamed, TownFinished, TurnEnded
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import FOX, HERON, MAGPIE, NOBODY, ROLE_IDS, ROLES
from duckgames.games.duck_town.rules.state import Phase
from duckgames.games.duck_town.rules.turn import BUILDINGS_A_TURN


class Call(Enum):
    """What became of a role in this round."""

    TO_COME = "to_come"
    NOW = "now"
    DONE = "done"
    NOBODY = "nobody"
    OUT = "out"
    MISSED = "missed"


class Board:
    """The facts beside the cards, from a table that follows the animation event by event."""

    def __init__(self) -> None:
        self.table = Table()
        self.seats = 0
        self.target = 7
        self.powers = False
        self.role = 0
        """The role that takes its turn, 0 for none."""
        self.seat: Seat = -1
        """Who takes a turn or picks a role."""
        self.built = 0
        """How many buildings were built in this turn."""
        self.first: Seat = -1
        self.thinking: frozenset[Seat] = frozenset()
        self.named: dict[int, int] = {}
        """Whom Fox and Magpie named."""
        self.counting: dict[Seat, int] = {}
        """What purses show while their coins are on the way."""
        self._answers: dict[int, Seat | None] = {}
        self._missed = NOBODY

    def begin(self, seen: Observation) -> None:
        """Starts afresh from an observation."""
        self.table = GAME.table(seen)
        self.seats, self.target, self.powers = seen.seats, seen.target, seen.powers
        playing = seen.phase in (Phase.TURN, Phase.KEEP, Phase.EXCHANGE, Phase.RESCUE)
        self.role = seen.role if playing else 0
        self.seat = seen.seat
        self.built = seen.built
        self.first = seen.first
        self.thinking = frozenset()
        self.counting = {}
        self.named = {role: target for role, target in ((FOX, seen.fox), (MAGPIE, seen.magpie)) if target}
        over = seen.phase == Phase.OVER
        self._missed = seen.fox if over and seen.revealed >> seen.fox & 1 else NOBODY
        called = ROLES[-1] if over else seen.role
        self._answers = {
            role: seen.holders[role] if seen.revealed >> role & 1 and role != self._missed else None
            for role in ROLES
            if role <= called
        }

    def happen(self, event: Event) -> None:
        """Takes one event in."""
        self.table = fold(self.table, (event,))
        if isinstance(event, RoleCalled):
            self._answers[event.role] = event.seat
            self.role = event.role if event.seat is not None else 0
            self.built = 0
        elif isinstance(event, TurnEnded):
            self.role, self.seat = 0, -1
        elif isinstance(event, TurnStarted):
            self.seat = event.seat
        elif isinstance(event, RoleNamed):
            self.named[event.role] = event.target
        elif isinstance(event, RoleMissed):
            self._missed = event.role
        elif isinstance(event, Built):
            self.built += 1
        elif isinstance(event, TownFinished) and event.first:
            self.first = event.seat
        elif isinstance(event, PhaseStarted) and event.phase == "round":
            self._begin_round()

    def _begin_round(self) -> None:
        self.role, self.seat, self.built = 0, -1, 0
        self.named, self._answers, self._missed = {}, {}, NOBODY

    # Roles.

    def call(self, role: int) -> Call:
        """What became of `role`."""
        if role == self.role:
            return Call.NOW
        if any(card.id == ROLE_IDS[role] for card in self.cards(zones.FACE_UP)):
            return Call.OUT
        if role == self._missed:
            return Call.MISSED
        if role not in self._answers:
            return Call.TO_COME
        return Call.NOBODY if self._answers[role] is None else Call.DONE

    def misses(self, role: int) -> bool:
        """Whether `role` was called after the Fox had named it: nobody answers, and only who has it knows why."""
        return role in self._answers and role == self.named.get(FOX)

    def holder(self, role: int) -> Seat | None:
        """Who has shown `role`."""
        if self._missed == role:
            return next((seat for seat in range(self.seats) if role in self.shown(seat)), None)
        return self._answers.get(role)

    def namers(self, role: int) -> list[int]:
        """Which of Fox and Magpie named `role`."""
        return [namer for namer, target in sorted(self.named.items()) if target == role]

    def shown(self, seat: Seat) -> list[int]:
        """The roles `seat` has shown, in their order."""
        return [ROLE_IDS.index(card.id) for card in self.cards(zones.shown(seat))]

    def secrets(self, seat: Seat) -> int:
        """How many roles `seat` keeps secret."""
        return self.table.size(zones.secret(seat))

    def protected(self, seat: Seat) -> bool:
        """Whether the Heron keeps the Badger from the town of `seat`."""
        return self._answers.get(HERON) == seat

    @property
    def calling(self) -> bool:
        """Whether roles have begun to be called."""
        return bool(self._answers)

    @property
    def allowed(self) -> int:
        """How many buildings the role in turn may build."""
        return BUILDINGS_A_TURN[self.role]

    # Towns and purses.

    def cards(self, zone: Zone) -> list[Card]:
        """The cards of a zone that show their faces."""
        return [card for card in self.table.zones.get(zone, {}).get(WHOLE, ()) if card is not None]

    def size(self, zone: Zone) -> int:
        """How many cards lie in a zone."""
        return self.table.size(zone)

    def coins(self, seat: Seat) -> int:
        """What the purse of `seat` shows."""
        return self.counting.get(seat, self.table.counters.get(zones.coins(seat), 0))

    def points(self, seat: Seat) -> int:
        """What the town of `seat` is worth now."""
        return self.table.counters.get(Counter(POINTS, seat), 0)

    @property
    def crown(self) -> Seat:
        """Who has the crown."""
        return self.table.counters.get(zones.CROWN, 0)

    def buildings(self, seat: Seat) -> int:
        """How many buildings stand in the town of `seat`."""
        return self.table.size(zones.town(seat))

    def colours(self, seat: Seat) -> dict[str, int]:
        """How many buildings of each colour stand in the town of `seat`."""
        found = [COLOURS[COLOUR[kind_of(card)]] for card in self.cards(zones.town(seat))]
        return {colour: found.count(colour) for colour in COLOURS}

    def nearly_full(self, seat: Seat) -> bool:
        """Whether one more building finishes the town of `seat`."""
        return self.buildings(seat) == self.target - 1
