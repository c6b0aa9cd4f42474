"""What chance decides in Duck Town: what the buildings cost that come from the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from duckgames.core.draws import Draw, Urn
from duckgames.core.events import CardMoved, Event
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.cards import COST, kind_of
from duckgames.games.duck_town.rules.cards import DECK as BUILDINGS

COSTS: Final = "cost"
_URN: Final = Urn(COSTS, dict(sorted(Counter(COST[kind] for kind in BUILDINGS).items())))


class DuckTownChances:
    """The methods of `core.draws.Chances`."""

    def urns(self, options: Options, seats: Sequence[Seat]) -> tuple[Urn, ...]:
        """The building cards."""
        return (_URN,)

    def draw(self, event: Event) -> Draw | None:
        """A building that a seat draws or looks at."""
        if not isinstance(event, CardMoved) or event.source.zone != zones.DECK or event.card is None:
            return None
        return Draw(COSTS, event.target.zone.seat, COST[kind_of(event.card)])


CHANCES: Final = DuckTownChances()
