"""The two actions a person can take, by name, and their form in records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from duckgames.core.game import Json, MalformedAction
from duckgames.core.places import Cell


@dataclass(frozen=True, slots=True)
class Cover:
    """Move the stack whose top is `duck` onto the stack at `cell` (rule A1)."""

    duck: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Duck:
    """Move the stack whose top is `duck` to the empty `cell` (rule A3)."""

    duck: int
    cell: Cell


Action: TypeAlias = Cover | Duck

_KINDS: dict[str, type[Cover] | type[Duck]] = {"cover": Cover, "duck": Duck}


def encode(action: Action) -> Json:
    """`action` as `["cover" or "duck", number, column, row]`."""
    return [type(action).__name__.lower(), action.duck, *action.cell]


def decode(data: Json) -> Action:
    """The action that `data` describe; raises `MalformedAction`."""
    if not isinstance(data, list) or len(data) != 4:
        raise MalformedAction(repr(data))
    kind, *numbers = data
    duck, column, row = (number if type(number) is int else None for number in numbers)
    if not isinstance(kind, str) or kind not in _KINDS or duck is None or column is None or row is None:
        raise MalformedAction(repr(data))
    return _KINDS[kind](duck, (column, row))
