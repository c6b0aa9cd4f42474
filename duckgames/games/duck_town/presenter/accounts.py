"""What there is to say of the events, refusals, reasons and results of Duck Town."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import TypeAlias

from duckgames.ai.player import Reason
from duckgames.core.events import CardMoved, MatchEnded, PhaseStarted
from duckgames.core.game import Refusal, Result
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.duck_town.presenter.reasons import reason
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.events import (
    Built,
    CardsDrawn,
    CardsExchanged,
    CardsKept,
    CardsLooked,
    CoinsTaken,
    CrownTaken,
    HandsSwapped,
    KnockedDown,
    Rescued,
    Robbed,
    RoleCalled,
    RoleLaid,
    RoleMissed,
    RoleNamed,
    RolePicked,
    TownFinished,
)
from duckgames.games.duck_town.rules.roles import BADGER, MAGPIE, NOBODY, SWAN, role_card

_Args: TypeAlias = dict[str, PhraseArg]

_ROLE_NUMBERS = {"not_in_pile", "face_up", "fox_named", "not_your_power", "income_taken", "nothing_to_collect"}
"""The refusals whose number is a role."""


@singledispatch
def phrase(thing: object) -> Phrase | None:
    """The sentence of a log entry or an answer; None: nothing is said."""
    return None


def _register(kind: type, say: Callable[..., Phrase | None]) -> None:
    phrase.register(kind)(say)


def _turn(key: str, event: CoinsTaken | CardsLooked | CardsKept | CardsDrawn | CardsExchanged) -> Phrase:
    return Phrase(key, {"who": Who(event.seat), "role": role_card(event.role), "n": event.count})


def _phase(event: PhaseStarted) -> Phrase | None:
    return Phrase("round", {"number": event.number}) if event.phase == "round" else None


def _moved(event: CardMoved) -> Phrase | None:
    if event.target.zone != zones.FACE_UP or event.card is None:
        return None
    return Phrase("set_aside", {"role": event.card})


def _called(event: RoleCalled) -> Phrase:
    role = role_card(event.role)
    if event.seat is None:
        return Phrase("called.nobody", {"role": role})
    return Phrase("called", {"who": Who(event.seat), "role": role})


def _named(event: RoleNamed) -> Phrase:
    args: _Args = {"who": Who(event.seat), "role": role_card(event.role)}
    if event.target == NOBODY:
        return Phrase("names.nobody", args)
    return Phrase("names", {**args, "target": role_card(event.target)})


def _robbed(event: Robbed) -> Phrase:
    args: _Args = {"who": Who(event.seat), "role": role_card(MAGPIE), "victim": Who(event.victim)}
    return Phrase("robs", {**args, "n": event.count}) if event.count else Phrase("robs.nothing", args)


def _crown(event: CrownTaken) -> Phrase:
    key = "crown.missed" if event.missed else "crown"
    return Phrase(key, {"who": Who(event.seat), "role": role_card(SWAN)})


def _swapped(event: HandsSwapped) -> Phrase:
    args: _Args = {"who": Who(event.seat), "role": role_card(event.role), "other": Who(event.other)}
    return Phrase("swaps", {**args, "gave": event.gave, "got": event.got})


def _built(event: Built) -> Phrase:
    args: _Args = {"who": Who(event.seat), "role": role_card(event.role), "card": event.card}
    return Phrase("builds", {**args, "n": event.cost})


def _knocked(event: KnockedDown) -> Phrase:
    args: _Args = {"who": Who(event.seat), "role": role_card(BADGER), "card": event.card, "owner": Who(event.owner)}
    return Phrase("knocks_down", {**args, "n": event.price}) if event.price else Phrase("knocks_down.free", args)


def _refusal(refusal: Refusal) -> Phrase:
    key = f"refused.{refusal.code}"
    if not refusal.numbers:
        return Phrase(key)
    number = refusal.numbers[0]
    if refusal.code in _ROLE_NUMBERS:
        return Phrase(key, {"role": role_card(number)})
    return Phrase(key, {"n": number})


_register(PhaseStarted, _phase)
_register(CardMoved, _moved)
_register(RolePicked, lambda e: Phrase("picks", {"who": Who(e.seat)}))
_register(RoleLaid, lambda e: Phrase("lays", {"who": Who(e.seat)}))
_register(RoleCalled, _called)
_register(RoleNamed, _named)
_register(Robbed, _robbed)
_register(CrownTaken, _crown)
_register(CoinsTaken, lambda e: _turn(f"coins.{e.source}", e))
_register(CardsLooked, lambda e: _turn("looks", e))
_register(CardsKept, lambda e: _turn("keeps", e))
_register(CardsDrawn, lambda e: _turn(f"draws.{e.source}", e))
_register(CardsExchanged, lambda e: _turn("exchanges", e))
_register(HandsSwapped, _swapped)
_register(Built, _built)
_register(TownFinished, lambda e: Phrase("full.first" if e.first else "full", {"who": Who(e.seat)}))
_register(KnockedDown, _knocked)
_register(Rescued, lambda e: Phrase("rescues", {"who": Who(e.seat), "card": e.card}))
_register(RoleMissed, lambda e: Phrase("missed", {"who": Who(e.seat), "role": role_card(e.role)}))
_register(MatchEnded, lambda e: Phrase("match_ended"))
_register(Refusal, _refusal)
_register(Reason, reason)
_register(Result, lambda r: Phrase(f"verdict.{r.reason.value}"))
