"""What there is to say of the events, refusals and results of Kaczogród."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Any, Final, TypeAlias

from duckgames.core.events import DieRolled, MatchEnded
from duckgames.core.game import Refusal, Result
from duckgames.core.places import Card
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.rules import events as told
from duckgames.games.kaczogrod.rules.groups import GROUPS

_Args: TypeAlias = dict[str, PhraseArg]

MOST_NAMED: Final = 4
"""More cards than so many are counted, and not named one by one."""

_OF_GROUPS: Final = {"banned", "same_group"}
"""The refusals whose number is a group."""


@singledispatch
def phrase(thing: object) -> Phrase | None:
    """The sentence of a log entry or an answer; None: nothing is said."""
    return None


def group_phrase(group: int) -> Phrase:
    """What a group of cards is called."""
    return Phrase(f"group.{GROUPS[group]}")


def list_phrase(cards: Sequence[Card]) -> Phrase:
    """Cards by name, one after the other, or how many they are."""
    if len(cards) > MOST_NAMED:
        return Phrase("list.count", {"n": len(cards)})
    if len(cards) == 1:
        return Phrase("list.card", {"card": cards[0]})
    return Phrase("list.more", {"card": cards[0], "rest": list_phrase(cards[1:])})


def _say(kind: type, key: str, *names: str) -> None:
    """Lets events of `kind` be said by `key`, with these of their fields: `count` counts, seats are people."""

    def said(event: Any) -> Phrase:
        args: _Args = {"who": Who(event.seat)}
        for name in names:
            value = getattr(event, name)
            args["n" if name == "count" else name] = Who(value) if name in ("other", "victim") else value
        return Phrase(key, args)

    phrase.register(kind)(said)


def _register(kind: type, say: Callable[..., Phrase | None]) -> None:
    phrase.register(kind)(say)


def _added(event: told.CardAdded) -> Phrase:
    key = "builds.pile" if event.source == "pile" else "builds"
    return Phrase(key, {"who": Who(event.seat), "card": event.card})


def _played(event: told.EventPlayed) -> Phrase:
    args: _Args = {"who": Who(event.seat), "card": event.card}
    if event.target is None or event.target == event.seat:
        return Phrase("plays", args)
    return Phrase("plays.on", {**args, "other": Who(event.target)})


def _drawn(event: told.CardsDrawn) -> Phrase:
    return Phrase("draws.only" if event.only else "draws", {"who": Who(event.seat), "n": event.count})


def _passed(event: told.TurnPassed) -> Phrase:
    return Phrase(f"passes.{event.reason}", {"who": Who(event.seat)})


def _named(event: told.GroupNamed) -> Phrase:
    group = group_phrase(GROUPS.index(event.group))
    return Phrase("names", {"who": Who(event.seat), "group": group})


def _counted(event: told.Counted) -> Phrase:
    key = "counted.hits" if event.hits else "counted.misses"
    group = group_phrase(GROUPS.index(event.group))
    return Phrase(key, {"who": Who(event.seat), "roll": event.roll, "number": event.count, "group": group})


def _no_effect(event: told.NoEffect) -> Phrase:
    return Phrase(f"no_effect.{event.reason}", {"who": Who(event.seat)})


def _removed(event: told.CardsRemoved) -> Phrase:
    args: _Args = {"who": Who(event.seat), "cards": list_phrase(event.cards)}
    if event.seat == event.victim:
        return Phrase("loses", args)
    return Phrase("removes", {**args, "victim": Who(event.victim)})


def _lost(event: told.DistrictLost) -> Phrase:
    return Phrase("district_lost", {"who": Who(event.seat), "cards": list_phrase(event.cards)})


def _laid(event: told.LastingLaid) -> Phrase:
    args: _Args = {"who": Who(event.seat), "card": event.card, "other": Who(event.beside)}
    return Phrase("lasts", {**args, "n": event.rounds}) if event.rounds else Phrase("lasts.once", args)


def _ended(event: told.LastingEnded) -> Phrase:
    return Phrase("ends.annulled" if event.annulled else "ends", {"who": Who(event.seat), "card": event.card})


def _proposed(event: told.PactProposed) -> Phrase:
    args: _Args = {"who": Who(event.seat), "other": Who(event.other)}
    key = "proposes.counter" if event.counter else "proposes"
    if event.victim is None:
        return Phrase(f"{key}.truce", {**args, "n": event.rounds})
    return Phrase(f"{key}.attack", {**args, "victim": Who(event.victim)})


def _answered(event: told.PactAnswered) -> Phrase:
    return Phrase("accepts" if event.accepted else "declines", {"who": Who(event.seat), "other": Who(event.other)})


def _rolled(event: DieRolled) -> Phrase:
    return Phrase("rolls", {"who": Who(event.seat), "value": event.value, "sides": event.sides})


def _refusal(refusal: Refusal) -> Phrase:
    key = f"refused.{refusal.code}"
    if refusal.code in _OF_GROUPS and refusal.numbers:
        return Phrase(key, {"group": group_phrase(refusal.numbers[0])})
    return Phrase(key)


_say(told.StartChosen, "start", "number")
_say(told.StartRolled, "begins")
_say(told.Waited, "waits", "card")
_say(told.CardShown, "shows", "card")
_say(told.NothingShown, "shows.nothing")
_say(told.HandSeen, "sees_hand", "other")
_say(told.CardsSaved, "saves", "card")
_say(told.MadeSpecial, "special", "card")
_say(told.CardShifted, "moves", "card")
_say(told.CardDiscarded, "discards", "card")
_say(told.CardFetched, "fetches", "card")
_say(told.CardsLooked, "looks", "count")
_say(told.CardsSwapped, "swaps", "count")
_say(told.DeckMilled, "mills", "count")
_say(told.WordBroken, "breaks_word", "other")
_say(told.PactEnded, "pact_ends", "other")
_register(told.DecksShuffled, lambda e: Phrase("shuffled"))
_register(told.CardAdded, _added)
_register(told.EventPlayed, _played)
_register(told.CardsDrawn, _drawn)
_register(told.TurnPassed, _passed)
_register(told.GroupNamed, _named)
_register(told.Counted, _counted)
_register(told.NoEffect, _no_effect)
_register(told.CardsRemoved, _removed)
_register(told.DistrictLost, _lost)
_register(told.LastingLaid, _laid)
_register(told.LastingEnded, _ended)
_register(told.PactProposed, _proposed)
_register(told.PactAnswered, _answered)
_register(DieRolled, _rolled)
_register(MatchEnded, lambda e: Phrase("match_ended"))
_register(Refusal, _refusal)
_register(Result, lambda r: Phrase(f"verdict.{r.reason.value}"))
