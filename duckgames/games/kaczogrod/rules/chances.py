"""What chance decides in Kaczogród: the die, and what kind of card comes from a deck of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from duckgames.core.draws import Draw, Urn
from duckgames.core.events import CardMoved, DieRolled, Event
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import decks
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.doing import DIE
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS, OBJECTS

ROLL: Final = "roll"
DECK: Final = "deck"
OBJECT_CARD, SERVICE_CARD, EVENT_CARD = range(1, 4)
_DIE: Final = Urn(ROLL, dict.fromkeys(range(1, DIE + 1), 1))


class KaczogrodChances:
    """The methods of `core.draws.Chances`."""

    def urns(self, options: Options, seats: Sequence[Seat]) -> tuple[Urn, ...]:
        """The die, and the decks of those seats that have chosen their own."""
        own = seats if options["decks"] == "own" else ()
        return (_DIE, *(_deck(options, seat) for seat in own))

    def draw(self, event: Event) -> Draw | None:
        """A roll, or a card that comes from a deck and is seen."""
        if isinstance(event, DieRolled):
            return Draw(ROLL, event.seat, event.value)
        if isinstance(event, CardMoved) and event.source.zone.name == DECK and event.card is not None:
            return Draw(DECK, event.source.zone.seat, _sort(GROUPS.index(event.card.kind)))
        return None


def _deck(options: Options, seat: Seat) -> Urn:
    known = catalogue(decks.extra_of(options))
    sorts = Counter(_sort(known.groups[card]) for card in decks.chosen(options, seat, known))
    return Urn(DECK, dict(sorted(sorts.items())), seat)


def _sort(group: int) -> int:
    if group == EVENT:
        return EVENT_CARD
    return OBJECT_CARD if OBJECTS >> group & 1 else SERVICE_CARD


CHANCES: Final = KaczogrodChances()
