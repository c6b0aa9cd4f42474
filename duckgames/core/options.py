"""Declared options of a game: what may be chosen before a match, checked wherever it comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from duckgames.core.places import Seat

OptionValue: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, OptionValue]


class BadOption(ValueError):
    """An option that is unknown, or has a value it does not allow."""


@dataclass(frozen=True)
class Option:
    """One choice to make before a match: its key, the values it allows and the one taken if nobody chooses.

    With a `pattern`, a regular expression, any text that fits it as a whole is allowed too, as a list of cards; what it
    means the game alone can tell, and its `start` raises `BadOption` where it means nothing. With a `seat` the option
    belongs to that seat and is its secret: nobody else is shown it before the match ends.
    """

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    pattern: str = ""
    seat: Seat | None = None

    def allows(self, value: object) -> bool:
        """Whether `value` may be chosen."""
        # `True == 1` in Python, but an option of numbers does not take a truth value.
        if any(value == each and type(value) is type(each) for each in self.values):
            return True
        return bool(self.pattern) and isinstance(value, str) and re.fullmatch(self.pattern, value) is not None


def checked(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """The full options of a match: `given` where allowed, defaults elsewhere; raises `BadOption`."""
    known = {option.key: option for option in declared}
    for key, value in given.items():
        if key not in known or not known[key].allows(value):
            raise BadOption(f"{key}={value!r}")
    return MappingProxyType({key: _value(given.get(key, option.default)) for key, option in known.items()})


def _value(value: object) -> OptionValue:
    assert isinstance(value, (str, int))
    return value
