"""Declared options of a game: what may be chosen before a match, checked wherever it comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, OptionValue]


class BadOption(ValueError):
    """An option that is unknown, or has a value it does not allow."""


@dataclass(frozen=True)
class Option:
    """One choice to make before a match: its key, the values it allows and the one taken if nobody chooses."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue


def checked(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """The full options of a match: `given` where allowed, defaults elsewhere; raises `BadOption`."""
    known = {option.key: option for option in declared}
    for key, value in given.items():
        # `True == 1` in Python, but an option of numbers does not take a truth value.
        if key not in known or not any(value == v and type(value) is type(v) for v in known[key].values):
            raise BadOption(f"{key}={value!r}")
    return MappingProxyType({key: _value(given.get(key, option.default)) for key, option in known.items()})


def _value(value: object) -> OptionValue:
    assert isinstance(value, (str, int))
    return value
