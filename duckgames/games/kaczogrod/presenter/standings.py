"""What is said beside the choices of Kaczogród: the facts at the top, what the viewer has, and what it alone learnt."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.presenter.accounts import list_phrase
from duckgames.games.kaczogrod.rules import city, scoring
from duckgames.games.kaczogrod.rules.events import HandSeen
from duckgames.games.kaczogrod.rules.groups import TOWN_HALL
from duckgames.games.kaczogrod.rules.observation import Observation


def status(seen: Observation) -> tuple[Phrase, ...]:
    """The round, how long the match is, and what wins it where that is not what usually does."""
    length = Phrase(f"status.length.{seen.length}", {"number": seen.length})
    winning = Phrase("status.points" if seen.advanced else "status.specials")
    if not seen.turns:
        return length, winning
    round_ = Phrase("status.round", {"number": 1 + (seen.turns - 1) // seen.seats})
    return (round_, length, winning) if seen.advanced else (round_, length)


def holdings(seen: Observation) -> Phrase | None:
    """What counts of the viewer's city, and the cards it has left."""
    seat = seen.viewer
    if seat is None:
        return None
    _, specials, objects = scoring.counts(seen, seat)
    halls = city.count(seen, seat, TOWN_HALL)
    args: dict[str, PhraseArg] = {"specials": specials, "objects": objects, "halls": halls}
    return Phrase("holdings", {**args, "hand": seen.hand_sizes[seat], "deck": seen.deck_sizes[seat], "who": Who(seat)})


def aside(events: Sequence[Event], seen: Observation) -> Phrase | None:
    """Which cards the viewer saw in a hand: others learn only that it looked."""
    for event in events:
        if isinstance(event, HandSeen) and event.seat == seen.viewer and event.content:
            return Phrase("aside.hand", {"other": Who(event.other), "cards": list_phrase(event.content)})
    return None
