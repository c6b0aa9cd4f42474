"""The actions a person can take, by name, and their form in records (rule 3.9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import TypeAlias

from duckgames.core.game import Json, MalformedAction
from duckgames.core.places import Seat


@dataclass(frozen=True, slots=True)
class Pick:
    """Keep `role`, 1 to 8, of the pile (rule D1)."""

    role: int


@dataclass(frozen=True, slots=True)
class LayFaceDown:
    """Lay `role` of the pile face down, with two players (rule D5)."""

    role: int


@dataclass(frozen=True, slots=True)
class TakeCoins:
    """Gather 2 coins (rule T3)."""


@dataclass(frozen=True, slots=True)
class Look:
    """Gather by looking at the top cards of the deck (rule T3)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the looked-at card at `index`, from 0 (rule T3)."""

    index: int


@dataclass(frozen=True, slots=True)
class TakeIncome:
    """Take a coin for each building of the role's colour (rule T6)."""


@dataclass(frozen=True, slots=True)
class Name:
    """As Fox or Magpie, name `role`; 0 is nobody (rule T7)."""

    role: int


@dataclass(frozen=True, slots=True)
class Swap:
    """As the Owl, swap hands with `seat`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Mark:
    """As the Owl, choose a card of `kind` in the hand for the exchange; nothing is exchanged yet."""

    kind: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """As the Owl, exchange the chosen cards."""


@dataclass(frozen=True, slots=True)
class Build:
    """Pay for a card of `kind` in the hand and add it to the own town (rule T8)."""

    kind: int


@dataclass(frozen=True, slots=True)
class KnockDown:
    """As the Badger, knock down the building of `kind` in the town of `seat` (rule T9)."""

    seat: Seat
    kind: int


@dataclass(frozen=True, slots=True)
class Sell:
    """Put a card of `kind` in the hand under the deck for a coin (power of the Bubble Laboratory)."""

    kind: int


@dataclass(frozen=True, slots=True)
class Forge:
    """Pay 2 coins to draw 3 cards (power of the Beak Smithy)."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """Pay a coin to take the building just knocked down into the hand (power of the Fossil Garden)."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Let the building just knocked down go."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the turn (rule T10)."""


Action: TypeAlias = (
    Pick | LayFaceDown | TakeCoins | Look | Keep | TakeIncome | Name | Swap | Mark | Exchange | Build | KnockDown
    | Sell | Forge | Rescue | Leave | EndTurn
)  # fmt: skip

_NAMES: dict[type[Action], str] = {
    Pick: "pick", LayFaceDown: "lay_face_down", TakeCoins: "take_coins", Look: "look", Keep: "keep",
    TakeIncome: "take_income", Name: "name", Swap: "swap", Mark: "mark", Exchange: "exchange", Build: "build",
    KnockDown: "knock_down", Sell: "sell", Forge: "forge", Rescue: "rescue", Leave: "leave", EndTurn: "end_turn",
}  # fmt: skip
_MAKERS: dict[str, Callable[..., Action]] = {name: kind for kind, name in _NAMES.items()}


def encode(action: Action) -> Json:
    """`action` as its name and its numbers, `["knock_down", 2, 11]`."""
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
