"""The deal with which a match begins: a match starts with its first round laid out, so the events are made up here."""

from __future__ import annotations

from duckgames.core.events import CardMoved, Event
from duckgames.core.places import Slot
from duckgames.core.table import WHOLE, Table
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.events import CardCalled
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, box, pond
from duckgames.games.duck_and_cover.view.plan import HOME


def opening(seen: Observation) -> tuple[Table, tuple[Event, ...]] | None:
    """The table before the first deal and what leads from there to `seen`; None later in a match."""
    if seen.round > 1 or not seen.called or seen.pile or seen.discards or seen.removed:
        return None
    dealt = GAME.table(seen)
    zones = dict(dealt.zones)
    events: list[Event] = []
    for seat in range(seen.seats):
        places = [(cell, stack) for cell, stack in dealt.zones[pond(seat)].items() if cell is not None]
        if any(len(stack) > 1 or not _at_home(cell) for cell, stack in places):
            return None
        zones[pond(seat)] = {}
        zones[box(seat)] = {WHOLE: (None,) * len(places)}
        for cell, (card,) in places:
            events.append(CardMoved(source=Slot(box(seat)), target=Slot(pond(seat), cell), card=card))
    (called,) = dealt.zones[CALLED][WHOLE]
    assert called is not None
    zones[CALLED] = {}
    zones[DECK] = {WHOLE: (None,) * (len(seen.left) + 1)}
    events.append(CardMoved(source=Slot(DECK), target=Slot(CALLED), card=called))
    events.append(CardCalled(card=called, effect=seen.effect))
    return Table(zones, dealt.counters), tuple(events)


def _at_home(cell: tuple[int, int]) -> bool:
    column, row = cell
    return HOME.left <= column <= HOME.right and HOME.top <= row <= HOME.bottom
