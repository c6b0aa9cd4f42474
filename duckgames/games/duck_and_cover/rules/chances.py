"""What chance decides in Duck & Cover: which card the captain turns over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from duckgames.core.draws import Draw, Urn
from duckgames.core.events import CardMoved, Event
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK, captain_card
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK

CALL: Final = "call"
_VALUES: Final = {captain_card(card): card for card in CAPTAIN_DECK}
_URN: Final = Urn(CALL, dict(Counter(CAPTAIN_DECK)))


class DuckAndCoverChances:
    """The methods of `core.draws.Chances`."""

    def urns(self, options: Options, seats: Sequence[Seat]) -> tuple[Urn, ...]:
        """The captain's deck."""
        return (_URN,)

    def draw(self, event: Event) -> Draw | None:
        """A card that is called."""
        if isinstance(event, CardMoved) and event.source.zone == DECK and event.target.zone == CALLED and event.card:
            return Draw(CALL, None, _VALUES[event.card])
        return None


CHANCES: Final = DuckAndCoverChances()
