"""The actions a person can take, by name, and their form in records.

A `card` is its number, a `seat` that is nobody's is -1, a `group` its place in `groups.GROUPS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import TypeAlias

from duckgames.core.game import Json, MalformedAction
from duckgames.core.places import Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Choose a start card, on the home cell (`side` 0, a TOWN HALL) or above, right, below or left of it (1 to 4)."""

    card: int
    side: int


@dataclass(frozen=True, slots=True)
class Add:
    """Add a card to the own city: CITY EXPANSION, or as an event allows, from the hand or the discard pile."""

    card: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Play:
    """Play an EVENT on the city of `seat`; -1 where the card says itself whom it hits."""

    card: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Wait:
    """Discard a card and do nothing else: WAITING."""

    card: int


@dataclass(frozen=True, slots=True)
class Name:
    """Name a group of OBJECTS."""

    group: int


@dataclass(frozen=True, slots=True)
class Annul:
    """End the lasting event `card` that `seat` played."""

    card: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Mark:
    """Choose the card of a city in this cell, or the free cell a card is moved to."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose a card: to show, to discard, to take, to exchange, or to put under the deck."""

    card: int


@dataclass(frozen=True, slots=True)
class Done:
    """Choose no more: what was chosen counts, be it nothing."""


@dataclass(frozen=True, slots=True)
class ProposeTruce:
    """Propose to `seat` not to attack each other for `rounds` rounds; nothing enforces it."""

    seat: Seat
    rounds: int


@dataclass(frozen=True, slots=True)
class ProposeAttack:
    """Propose to `seat` to attack `victim` together; nothing enforces it."""

    seat: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept what was proposed."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline what was proposed."""


Action: TypeAlias = (
    Start | Add | Play | Wait | Name | Annul | Mark | Choose | Done | ProposeTruce | ProposeAttack | Accept | Decline
)

_NAMES: dict[type[Action], str] = {
    Start: "start", Add: "add", Play: "play", Wait: "wait", Name: "name", Annul: "annul", Mark: "mark",
    Choose: "choose", Done: "done", ProposeTruce: "propose_truce", ProposeAttack: "propose_attack",
    Accept: "accept", Decline: "decline",
}  # fmt: skip
_MAKERS: dict[str, Callable[..., Action]] = {name: kind for kind, name in _NAMES.items()}


def encode(action: Action) -> Json:
    """`action` as its name and its numbers, `["add", 13, 2, -1]`."""
    return [_NAMES[type(action)], *astuple(action)]


def decode(data: Json) -> Action:
    """The action that `data` describe; raises `MalformedAction`."""
    if not isinstance(data, list) or not data:
        raise MalformedAction(repr(data))
    name, *numbers = data
    make = _MAKERS.get(name) if isinstance(name, str) else None
    if make is None or any(type(number) is not int for number in numbers):
        raise MalformedAction(repr(data))
    try:
        return make(*numbers)
    except TypeError as error:
        raise MalformedAction(repr(data)) from error
