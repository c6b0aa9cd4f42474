"""What is chosen from on the shelf instead of the hand, and whose city is looked at while cards of it are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.places import Seat, Zone
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.actions import Action, Start
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase

_FROM_PILE: Final = (Phase.FETCH, Phase.PLACE)
_IN_CITIES: Final = (Phase.REMOVE, Phase.CONVERT, Phase.LIFT, Phase.LAY)


def chosen_from(seen: Observation, legal: Sequence[Action]) -> tuple[Zone, tuple[int, ...]] | None:
    """The zone whose cards are spread out, and which of them; None: the hand lies there."""
    viewer = seen.viewer
    if viewer is None:
        return None
    if seen.phase is Phase.START:
        cards = sorted({action.card for action in legal if isinstance(action, Start)})
        return zones.stock(viewer), tuple(seen.deck.index(card) for card in cards)
    if seen.phase in _FROM_PILE and seen.seat == viewer:
        return zones.pile(viewer), tuple(range(len(seen.piles[viewer])))
    return None


def attacked(seen: Observation) -> Seat | None:
    """Whose city the viewer chooses cards of."""
    return seen.victim if seen.phase in _IN_CITIES and seen.seat == seen.viewer else None
