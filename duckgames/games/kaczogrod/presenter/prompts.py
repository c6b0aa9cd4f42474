"""What the speech strip asks of a seat in Kaczogród."""

from __future__ import annotations

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import MUST_EXPAND, Add, Remove
from duckgames.games.kaczogrod.rules.groups import BUILT, EVENT
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.opening import CARDS
from duckgames.games.kaczogrod.rules.state import Phase

_COUNTING = (Phase.DISCARD, Phase.PLACE)
"""Where it is said how many cards are still to be chosen."""


def prompt(seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
    """What is asked of `seat`, and how it is done."""
    if seen.phase is Phase.OVER:
        way = "points" if seen.advanced else "specials"
        return Phrase("prompt.over"), Phrase(f"prompt.over.{way}")
    if seen.phase is Phase.START:
        return _start(seen, seat)
    if seat != seen.seat:
        return Phrase("prompt.wait", {"other": Who(seen.seat)}), Phrase("prompt.wait.how")
    if seen.phase is Phase.TURN:
        return _turn(seen, seat)
    if seen.phase in (Phase.ANSWER, Phase.COUNTER):
        return _answer(seen)
    return _event(seen)


def _start(seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
    chosen = seen.started[seat]
    if chosen == CARDS:
        return Phrase("prompt.start.done"), Phrase("prompt.start.done.how")
    if not chosen:
        return Phrase("prompt.start.hall"), Phrase("prompt.start.hall.how")
    return Phrase("prompt.start", {"number": chosen + 1}), Phrase("prompt.start.how")


def _turn(seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
    """What may be done: less while lasting events forbid it."""
    limits, key = seen.limits[seat], "prompt.turn"
    builds, plays = limits & BUILT != BUILT, not limits >> EVENT & 1
    if limits & MUST_EXPAND:
        key = "prompt.turn.must"
    elif not builds or not plays:
        key = "prompt.turn.events" if plays else "prompt.turn.build" if builds else "prompt.turn.wait"
    return Phrase(key), Phrase("prompt.turn.how")


def _answer(seen: Observation) -> tuple[Phrase, Phrase]:
    """A proposal, or what somebody would rather."""
    assert seen.offer is not None
    victim, proposer, other, rounds = seen.offer
    asking = proposer if other == seen.seat else other
    key = f"prompt.{seen.phase.name.lower()}"
    how = Phrase("prompt.answer.how")
    if victim < 0:
        return Phrase(f"{key}.truce", {"other": Who(asking), "n": rounds}), how
    return Phrase(f"{key}.attack", {"other": Who(asking), "victim": Who(victim)}), how


def _event(seen: Observation) -> tuple[Phrase, Phrase]:
    """The choice that the event asks for now."""
    key = f"prompt.{seen.phase.name.lower()}"
    known = catalogue(seen.extra)
    effect = known.program(seen.event).steps[seen.step - 1].effect
    args: dict[str, PhraseArg] = {"card": known.cards[seen.event]}
    how = Phrase(f"{key}.how")
    if isinstance(effect, Remove):
        return _removal(seen, effect, args)
    if seen.phase in _COUNTING:
        args["n"] = seen.left
    if seen.phase is Phase.DISCARD and seen.victim != seen.seat:
        key, args["other"] = f"{key}.other", Who(seen.victim)
        how = Phrase(f"{key}.how")
    elif seen.phase is Phase.NAME:
        args["other"] = Who(seen.victim)
    elif isinstance(effect, Add):
        how = Phrase(f"{key}.different") if effect.different else how
    elif seen.phase is Phase.SWAP and seen.marked:
        how = Phrase(f"{key}.more", {"number": seen.marked})
    return Phrase(key, args), how


def _removal(seen: Observation, effect: Remove, args: dict[str, PhraseArg]) -> tuple[Phrase, Phrase]:
    """How many cards of which city go, and how many were chosen so far."""
    most, chosen = seen.left + seen.marked, seen.marked
    lead = f"prompt.remove.{'exact' if effect.exact else 'most'}"
    args["n"] = most
    if seen.victim == seen.seat:
        lead = f"{lead}.own"
    else:
        args["other"] = Who(seen.victim)
    how = "prompt.remove.how"
    if effect.exact:
        how = "prompt.remove.exact.how"
    elif effect.linked and most > 1:
        how = "prompt.remove.linked"
    elif most == 1:
        how = "prompt.remove.one"
    if chosen:
        return Phrase(lead, args), Phrase(f"{how}.more", {"number": chosen, "of": most})
    return Phrase(lead, args), Phrase(how)
