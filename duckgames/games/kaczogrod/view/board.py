"""What the signs of the table show beside the cards: facts of the table as far as it was shown."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import DieRolled, Event, TurnStarted
from duckgames.core.places import POINTS, Card, Counter, Seat, Zone
from duckgames.core.table import WHOLE, Stack, Table, fold
from duckgames.games.kaczogrod.rules import GAME, opening, zones
from duckgames.games.kaczogrod.rules.cards import BASE, Catalogue, catalogue
from duckgames.games.kaczogrod.rules.doing import DIE
from duckgames.games.kaczogrod.rules.effects import Roll
from duckgames.games.kaczogrod.rules.events import DecksShuffled, EventPlayed
from duckgames.games.kaczogrod.rules.groups import TOWN_HALL
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase


class Board:
    """The facts beside the cards, from a table that follows the animation event by event."""

    def __init__(self) -> None:
        self.table = Table()
        self.known: Catalogue = BASE
        self.seats = 0
        self.homes = 12
        self.starting = False
        self.choices = 0
        """How many cards the viewer picks a start card from."""
        self.advanced = False
        self.seat: Seat = -1
        """Whose turn it is."""
        self.thinking: frozenset[Seat] = frozenset()
        self.roll: tuple[Seat, int] | None = None
        """Who rolled last for the event on the table, and what."""
        self.sides: list[int] = []
        """On which sides the start cards of the viewer lie, in the order chosen."""

    def begin(self, seen: Observation) -> None:
        """Starts afresh from an observation."""
        self.table = GAME.table(seen)
        self.known = catalogue(seen.extra)
        self.seats, self.homes, self.advanced = seen.seats, seen.homes, seen.advanced
        self.starting = seen.phase is Phase.START
        self.ask(seen)
        self.seat = seen.turn
        self.thinking = frozenset()
        self.roll = _rolled(seen, self.known)

    def ask(self, seen: Observation) -> None:
        """Is told what there is to choose now; a start card that was only about to be laid is not there any more."""
        self.sides = [start & 7 for start in seen.starts]
        self.choices = _choices(seen, self.known) if seen.phase is Phase.START else 0

    def expect(self, events: Sequence[Event]) -> None:
        """Is told what will be shown: once decks are shuffled, nobody picks start cards any more."""
        if any(isinstance(event, DecksShuffled) for event in events):
            self.choices = 0

    def happen(self, event: Event) -> None:
        """Takes one event in."""
        self.table = fold(self.table, (event,))
        if isinstance(event, TurnStarted):
            self.seat, self.roll = event.seat, None
        elif isinstance(event, DieRolled):
            self.roll = (event.seat, event.value)
        elif isinstance(event, EventPlayed):
            self.roll = None
        elif isinstance(event, DecksShuffled):
            self.starting, self.sides = False, []

    def stack(self, zone: Zone) -> Stack:
        """The cards of a zone that is no grid, from the bottom."""
        return self.table.zones.get(zone, {}).get(WHOLE, ())

    def size(self, zone: Zone) -> int:
        """How many cards lie in a zone."""
        return self.table.size(zone)

    def counts(self, seat: Seat) -> tuple[int, int, int]:
        """The points, specials and objects of `seat` as they stand."""
        points, specials, objects = (self.table.counters.get(each, 0) for each in zones.standing(seat))
        return points, specials, objects

    def points(self, seat: Seat) -> int:
        """What counts for `seat`."""
        return self.table.counters.get(Counter(POINTS, seat), 0)

    def halls(self, seat: Seat) -> int:
        """How many town halls stand in the city of `seat`."""
        stacks: Sequence[Stack] = list(self.table.zones.get(zones.city(seat), {}).values())
        return sum(1 for stack in stacks if stack and stack[0] is not None and stack[0].kind == "townhall")

    def rounds(self, card: Card) -> int:
        """How many rounds a lasting event has left; 0: it stays until it is used up."""
        return max(self.table.counters.get(zones.rounds(card.id, seat), 0) for seat in range(self.seats))

    def truce(self, one: Seat, two: Seat) -> int:
        """For how many rounds two seats keep peace, whoever proposed it."""
        return max(self.table.counters.get(zones.truce(*pair), 0) for pair in ((one, two), (two, one)))

    def alliance(self, one: Seat, two: Seat, victim: Seat) -> int:
        """For how many rounds two seats mean to attack `victim` together."""
        return max(self.table.counters.get(zones.alliance(*pair, victim), 0) for pair in ((one, two), (two, one)))

    def broke(self, seat: Seat, other: Seat) -> bool:
        """Whether `seat` broke its word to `other`."""
        return self.table.counters.get(zones.broken(seat, other), 0) > 0


def _choices(seen: Observation, known: Catalogue) -> int:
    """How many cards of the deck may be the next start card."""
    groups = opening.neighbours() if seen.starts else 1 << TOWN_HALL
    return 0 if seen.viewer is None else sum(1 for card in set(seen.deck) if groups >> known.groups[card] & 1)


def _rolled(seen: Observation, known: Catalogue) -> tuple[Seat, int] | None:
    """Who rolled for the event on the table, and what: of a die that counts half nobody can tell what it showed."""
    if not seen.roll or seen.victim < 0:
        return None
    rolls = (step.effect for step in known.program(seen.event).steps if isinstance(step.effect, Roll))
    return (seen.victim, seen.roll) if all(roll.sides == DIE for roll in rolls) else None
