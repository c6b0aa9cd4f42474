"""What the panels of the table tell, kept in step with what has been shown of the events."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence

from duckgames.core.events import ChoiceMade, Event, PhaseStarted
from duckgames.core.places import POINTS, Card, Counter, Seat, Zone
from duckgames.core.presenter import Phrase
from duckgames.core.table import WHOLE, Table, fold
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK, MAXIMUM, SPLASH, captain_card
from duckgames.games.duck_and_cover.rules.events import AllQuacked, CardCalled, Covered, Quacked, Swam
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, REMOVED, pond

FACES = tuple(dict.fromkeys(captain_card(card) for card in CAPTAIN_DECK))
"""The faces of the captain's deck, each once, numbers first."""


class Board:
    """The facts beside the cards, from a table that follows the animation event by event."""

    def __init__(self) -> None:
        self.table = Table()
        self.seats = 0
        self.effect = 0
        self.ready: set[Seat] = set()
        self.thinking: frozenset[Seat] = frozenset()
        self._did: dict[Seat, Phrase] = {}

    def begin(self, seen: Observation) -> None:
        """Starts afresh from an observation."""
        self.table = GAME.table(seen)
        self.seats = seen.seats
        self.effect = seen.effect
        self.ready = {seat for seat, choice in enumerate(seen.commits) if choice}
        self.thinking = frozenset()
        self._did = {}

    def happen(self, event: Event) -> None:
        """Takes one event in."""
        self.table = fold(self.table, (event,))
        if isinstance(event, ChoiceMade):
            self.ready.add(event.seat)
        elif isinstance(event, Covered | Swam | Quacked):
            self._did[event.seat] = brief(event)
            self.ready.discard(event.seat)
        elif isinstance(event, AllQuacked):
            self._did = {seat: Phrase("did.quacks") for seat in range(self.seats)}
        elif isinstance(event, CardCalled):
            self.effect = event.effect
            self.ready.clear()
        elif isinstance(event, PhaseStarted):
            self._did = {}

    def did(self, seat: Seat) -> Phrase | None:
        """What `seat` is doing or did last, in two or three words."""
        if seat in self.ready:
            return Phrase("did.ready")
        if seat in self.thinking:
            return Phrase("did.thinks")
        return self._did.get(seat)

    def tops(self, seat: Seat) -> list[int]:
        """The numbers that show on the pond of `seat`."""
        stacks = self.table.zones.get(pond(seat), {}).values()
        return [int(stack[-1].id) for stack in stacks if stack[-1] is not None]

    def splash(self, seat: Seat) -> int:
        """The splash that shows on the pond of `seat`."""
        return sum(SPLASH[top] for top in self.tops(seat))

    def points(self, seat: Seat) -> int:
        """The points of the rounds that have ended."""
        return self.table.counters.get(Counter(POINTS, seat), 0)

    @property
    def limit(self) -> int:
        """The discards that end a round."""
        return self.table.counters.get(Counter("limit"), 0)

    @property
    def deck(self) -> int:
        """How many cards the captain has left."""
        return self.table.size(DECK)

    @property
    def called(self) -> Card | None:
        """The card that is called now."""
        cards = self._pile(CALLED)
        return cards[-1] if cards else None

    @property
    def discards(self) -> Sequence[Card]:
        """The cards everybody quacked at, in order."""
        return self._pile(DISCARDS)

    def still_in_deck(self) -> dict[Card, int]:
        """How often each face of the captain's deck is still to come (rule I2)."""
        out = Tally(card for zone in (CALLED, PILE, DISCARDS, REMOVED) for card in self._pile(zone))
        whole = Tally(captain_card(card) for card in CAPTAIN_DECK)
        return {face: whole[face] - out[face] for face in FACES}

    def moving(self) -> Phrase:
        """Which duck moves now."""
        card = self.called
        if card is None or not self.effect:
            return Phrase("now.nobody")
        key = "now.again" if card.id == "repeat" else "now.moves"
        return Phrase(f"{key}.maximum") if self.effect == MAXIMUM else Phrase(key, {"number": self.effect})

    def _pile(self, zone: Zone) -> list[Card]:
        return [card for card in self.table.zones.get(zone, {}).get(WHOLE, ()) if card is not None]


def brief(event: Covered | Swam | Quacked) -> Phrase:
    """What somebody did, for a panel that has little room."""
    if isinstance(event, Covered):
        return Phrase("did.covers", {"over": event.over, "duck": event.duck})
    if isinstance(event, Swam):
        return Phrase("did.swims", {"duck": event.duck})
    return Phrase("did.quacks")
