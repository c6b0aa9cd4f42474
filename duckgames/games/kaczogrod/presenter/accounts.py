"""What there is to say of Kaczogród: one phrase for each sort of event, action, refusal and result."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass

from duckgames.core.events import CardMoved, CounterChanged, Event, TurnStarted, ZoneShuffled
from duckgames.core.game import Refusal, Result
from duckgames.core.places import Card, Seat
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase

_SILENT = (CardMoved, CounterChanged, ZoneShuffled, TurnStarted)
_SEATS = ("seat", "other", "victim", "target", "beside")


def phrase(thing: object) -> Phrase | None:
    """What to say of an event, an action, a refusal or a result; None: nothing."""
    if isinstance(thing, Refusal):
        return Phrase(f"refusal.{thing.code}")
    if isinstance(thing, Result):
        return Phrase(f"result.{thing.reason.value}")
    if isinstance(thing, _SILENT) or not is_dataclass(thing):
        return None
    kind = "event" if isinstance(thing, Event) else "action"
    args = {field.name: getattr(thing, field.name) for field in fields(thing)}
    said: dict[str, PhraseArg] = {name: _arg(name, value) for name, value in args.items() if _is_plain(value)}
    return Phrase(f"{kind}.{_snake(type(thing).__name__)}", said)


def _is_plain(value: object) -> bool:
    return isinstance(value, Card | str) or (type(value) is int and value >= 0)


def _arg(name: str, value: int | str | Card) -> PhraseArg:
    return Who(value) if name in _SEATS and isinstance(value, int) else value


def _snake(name: str) -> str:
    return re.sub("(?<=[a-z])(?=[A-Z])", "_", name).lower()


def prompt(seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
    """What is asked of `seat`, and how it is done."""
    if seen.phase is Phase.OVER:
        return Phrase("prompt.over"), Phrase("prompt.over.how")
    if seen.phase is not Phase.START and seat != seen.seat:
        return Phrase("prompt.wait", {"other": Who(seen.seat)}), Phrase("prompt.wait.how")
    key = f"prompt.{seen.phase.name.lower()}"
    return Phrase(key), Phrase(f"{key}.how")


def status(seen: Observation) -> tuple[Phrase, ...]:
    """Whose turn it is."""
    return (Phrase("status.turn", {"who": Who(seen.turn)}),) if seen.turn >= 0 else (Phrase("status.none"),)
