"""What happens in Duck Town beyond cards that move and numbers that change.

`role` is the role, 1 to 8, as which `seat` takes its turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from duckgames.core.events import Event
from duckgames.core.places import Card, Seat


@dataclass(frozen=True, kw_only=True)
class RolePicked(Event):
    """`seat` kept a role of the pile (rules D1, D6)."""

    final: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class RoleLaid(Event):
    """`seat` laid a role of the pile face down (rule D5)."""

    final: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, kw_only=True)
class RoleCalled(Event):
    """`role` was called and `seat` showed it; None: no one answers, and nobody knows why (rules C1, C2)."""

    role: int
    seat: Seat | None


@dataclass(frozen=True, kw_only=True)
class Robbed(Event):
    """`seat`, the Magpie, took all `count` coins of `victim`, whose role it had named (rule T1)."""

    seat: Seat
    victim: Seat
    count: int


@dataclass(frozen=True, kw_only=True)
class CrownTaken(Event):
    """`seat` took the crown; `missed` if only at the end of the round, after its missed turn (rule T2, ruling 9.1)."""

    seat: Seat
    missed: bool = False


@dataclass(frozen=True, kw_only=True)
class CoinsTaken(Event):
    """`seat` took `count` coins: by "gathering", as "income", as the "goose", or by "selling" a card."""

    seat: Seat
    role: int
    count: int
    source: str


@dataclass(frozen=True, kw_only=True)
class CardsLooked(Event):
    """`seat` looked at `count` cards of the deck (rule T3)."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int
    count: int


@dataclass(frozen=True, kw_only=True)
class CardsKept(Event):
    """`seat` kept `count` of the cards it looked at; the others went under the deck."""

    seat: Seat
    role: int
    count: int


@dataclass(frozen=True, kw_only=True)
class CardsDrawn(Event):
    """`seat` drew `count` cards into its hand: as the "beaver" (rule T5), or at the "smithy"."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int
    count: int
    source: str


@dataclass(frozen=True, kw_only=True)
class RoleNamed(Event):
    """`seat` named the role `target` as the Fox or Magpie, `role`; target 0 is nobody (rule T7)."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int
    target: int


@dataclass(frozen=True, kw_only=True)
class HandsSwapped(Event):
    """`seat`, the Owl, gave its `gave` cards to `other` and got `got` cards for them."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int
    other: Seat
    gave: int
    got: int


@dataclass(frozen=True, kw_only=True)
class CardsExchanged(Event):
    """`seat`, the Owl, put `count` cards under the deck and drew as many."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int
    count: int


@dataclass(frozen=True, kw_only=True)
class Built(Event):
    """`seat` paid `cost` coins for `card`, now its building number `number`."""

    seat: Seat
    role: int
    card: Card
    cost: int
    number: int


@dataclass(frozen=True, kw_only=True)
class TownFinished(Event):
    """The town of `seat` is the `first` to reach the full size, or another; the round is still played out (E1, E2)."""

    seat: Seat
    first: bool


@dataclass(frozen=True, kw_only=True)
class KnockedDown(Event):
    """`seat`, the Badger, paid `price` coins to knock down `card` in the town of `owner` (rule T9)."""

    final: ClassVar[bool] = True

    seat: Seat
    owner: Seat
    card: Card
    price: int


@dataclass(frozen=True, kw_only=True)
class Rescued(Event):
    """`seat` paid a coin and took the fallen `card` into its hand (power of the Fossil Garden)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, kw_only=True)
class TurnEnded(Event):
    """The turn of `seat` as `role` is over."""

    final: ClassVar[bool] = True

    seat: Seat
    role: int


@dataclass(frozen=True, kw_only=True)
class RoleMissed(Event):
    """At the end of the round `seat` shows that it was the `role` that missed its turn (rule C4)."""

    seat: Seat
    role: int
