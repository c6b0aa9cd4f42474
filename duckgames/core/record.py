"""A match as versioned JSON: the whole save file, checked at every stage of loading."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from duckgames.core.ducks import DUCKS
from duckgames.core.game import Json
from duckgames.core.places import Seat
from duckgames.core.rng import SEED_BITS
from duckgames.core.setup import LONGEST_NAME, Ai, Person, Player

FORMAT = 1
"""The number of the JSON layout; raised with an entry in `UPGRADES` whenever the layout changes."""

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""For each old format the function that makes its data those of the next."""

LARGEST = 4 * 1024 * 1024
"""The size in bytes of the largest file that is read at all; a long match of seven takes less than a hundredth."""


class BadRecord(ValueError):
    """Data that are no record of this program; `stage` says where loading stopped."""

    def __init__(self, stage: str, detail: str) -> None:
        super().__init__(f"{stage}: {detail}")
        self.stage = stage


class NewerRecord(BadRecord):
    """A record of a newer format or newer rules than this program knows; to be left as it is."""


@dataclass(frozen=True)
class Record:
    """A match as it is saved; `actions` hold each seat and its action as `Game.encode` gives it."""

    app: str
    game: str
    rules: int
    options: Mapping[str, str | int | bool]
    seats: tuple[Player, ...]
    seed: int
    actions: tuple[tuple[Seat, Json], ...]
    fingerprint: str
    notes: Mapping[str, Any]

    def to_json(self) -> str:
        """The record as one line of JSON."""
        data = {
            "format": FORMAT,
            "app": self.app,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": [vars(player) for player in self.seats],
            "seed": self.seed,
            "actions": [[seat, action] for seat, action in self.actions],
            "fingerprint": self.fingerprint,
            "notes": dict(self.notes),
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Record:
        """The record in `text`, of this or an older format; raises `BadRecord` or `NewerRecord`."""
        data = _parsed(text)
        try:
            data = _upgraded(data)
            return cls(
                app=_typed(data["app"], str),
                game=_typed(data["game"], str),
                rules=_number(data["rules"], 1 << 31),
                options={_typed(k, str): _option(v) for k, v in _typed(data["options"], dict).items()},
                seats=tuple(_player(seat) for seat in _typed(data["seats"], list)),
                seed=_number(data["seed"], 1 << SEED_BITS),
                actions=tuple(_action(entry) for entry in _typed(data["actions"], list)),
                fingerprint=_typed(data["fingerprint"], str),
                notes=_typed(data["notes"], dict),
            )
        except BadRecord:
            raise
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord("fields", f"{type(error).__name__}: {error}") from error


def fingerprint(position: str) -> str:
    """A digest of a position's text, twelve hexadecimal digits."""
    return blake2b(position.encode(), digest_size=6).hexdigest()


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise BadRecord("size", f"{len(text)} characters")
    try:
        data = json.loads(text)
        # What could not be written again (half a surrogate pair, a NaN) must not come in either.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    # A file of nothing but brackets exhausts the parser's stack.
    except (ValueError, RecursionError) as error:
        raise BadRecord("parse", type(error).__name__) from error
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise BadRecord("parse", "no format number")
    return data


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    if data["format"] > FORMAT:
        raise NewerRecord("format", str(data["format"]))
    while data["format"] < FORMAT:
        if data["format"] not in UPGRADES:
            raise BadRecord("format", str(data["format"]))
        data = UPGRADES[data["format"]](data)
    return data


def _typed(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{type(value).__name__} where {kind.__name__} was expected")
    return value


def _option(value: Any) -> str | int | bool:
    if not isinstance(value, (str, int)):
        raise TypeError("an option is a text, a number or a truth value")
    return value


def _number(value: Any, bound: int) -> int:
    number: int = _typed(value, int)
    if not 0 <= number < bound:
        raise ValueError("number out of range")
    return number


def _player(data: Any) -> Player:
    fields = {_typed(key, str): _typed(value, str) for key, value in _typed(data, dict).items()}
    if fields["duck"] not in DUCKS:
        raise ValueError("unknown duck")
    if "level" in fields:
        return Ai(**fields)
    # No dialog gives a longer name; the match in a file that has one is as good as any.
    return Person(**fields | {"name": fields["name"][:LONGEST_NAME]})


def _action(entry: Any) -> tuple[Seat, Json]:
    seat, action = _typed(entry, list)
    return _typed(seat, int), action
