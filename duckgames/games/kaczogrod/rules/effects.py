"""The building blocks of events (section 5 of the rules); `grammar` says how a row of cards tells them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from duckgames.games.kaczogrod.rules.groups import EVENT

ROLL: Final = 0
"""As a number: as many as the roll."""

DRAW_ONLY: Final = 1 << EVENT + 1
MUST_EXPAND: Final = 1 << EVENT + 2
SHIELD: Final = 1 << EVENT + 3
ALARM: Final = 1 << EVENT + 4
ZERO: Final = EVENT + 5
"""What lasting events do to a seat, as one set: bit g bans cards of group g, `EVENT` that of playing events, bit
`ZERO + g` makes its cards of group g count as none where a roll is compared, and the bits above."""


class Target(Enum):
    """Whom a card is played on."""

    SELF = "self"
    OPPONENT = "opponent"
    PLAYER = "player"
    OTHERS = "others"
    ALL = "all"
    LASTING = "lasting"


@dataclass(frozen=True, slots=True)
class Which:
    """Cards of a city by group and by what they touch, all of it judged before any card of the event leaves (E6).

    They touch none of `apart`, at least one of `beside` if there are any, and exactly `touching` cards if not -1.
    """

    groups: int
    apart: int = 0
    beside: int = 0
    touching: int = -1

    @property
    def anywhere(self) -> bool:
        """Whether it does not matter what they touch."""
        return not (self.apart or self.beside) and self.touching < 0


@dataclass(frozen=True, slots=True)
class Roll:
    """The victim rolls; with 3 `sides` an ordinary die counts half."""

    sides: int


@dataclass(frozen=True, slots=True)
class Beat:
    """Goes on only if the roll is greater than the victim's number of cards of `group`, or as great if `equal`."""

    group: int
    equal: bool


@dataclass(frozen=True, slots=True)
class Count:
    """Goes on only if the city has at least `least` and at most `most` cards of `group`."""

    group: int
    least: int = 0
    most: int = 999


@dataclass(frozen=True, slots=True)
class Ask:
    """The victim may show a card of `group` in its hand, which cancels everything (E16)."""

    group: int


@dataclass(frozen=True, slots=True)
class Name:
    """The player names one of `groups`, when the card is played (E2)."""

    groups: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Removes cards: up to `most` (or `ROLL`), or if `exact` as many as there are up to it; `linked` to each other."""

    most: int
    which: Which
    linked: bool = False
    exact: bool = False
    by_victim: bool = False


@dataclass(frozen=True, slots=True)
class Convert:
    """The event card goes onto an object and makes it SPECIAL (E9)."""

    which: Which
    by_victim: bool = False


@dataclass(frozen=True, slots=True)
class Discard:
    """The victim discards `count` cards of its hand; unless it chooses, the player looks at the hand and does."""

    count: int
    by_victim: bool


@dataclass(frozen=True, slots=True)
class Add:
    """Adds cards from the hand: up to the number of each part of (number, groups), if `different` of other types."""

    parts: tuple[tuple[int, int], ...]
    different: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """Adds `count` cards of `groups` from the discard pile: at most so many if `optional`, else as many as can be."""

    count: int
    groups: int
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Fetch:
    """Takes a card of the discard pile into the hand."""


@dataclass(frozen=True, slots=True)
class Look:
    """Looks at the top `count` cards of the deck, takes one into the hand and puts the rest on the bottom."""

    count: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Shuffles any number of cards of the hand into the deck and draws as many."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Moves a card of `groups` to another place of the city."""

    groups: int


@dataclass(frozen=True, slots=True)
class Mill:
    """The top `count` cards of the victim's deck go to its discard pile."""

    count: int


@dataclass(frozen=True, slots=True)
class Last:
    """Lays the card beside the city, where it has these `limits`, with `named` also that of the named group.

    It lasts for `rounds`; 0: until it is used up.
    """

    rounds: int
    limits: int
    named: bool = False


@dataclass(frozen=True, slots=True)
class End:
    """Ends a lasting event."""


Effect: TypeAlias = (
    Roll | Beat | Count | Ask | Name | Remove | Convert | Discard | Add | Place | Fetch | Look | Swap | Shift | Mill
    | Last | End
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """One effect, which happens only if the roll is in `on` and the city has as many cards as `having` says."""

    effect: Effect
    on: tuple[int, int] | None = None
    having: Count | None = None


@dataclass(frozen=True, slots=True)
class Program:
    """What an event does: to whom, and step by step."""

    target: Target
    steps: tuple[Step, ...]

    @property
    def lasting(self) -> bool:
        """Whether its card may come to lie beside a city."""
        return any(isinstance(step.effect, Last) for step in self.steps)

    @property
    def names(self) -> int:
        """The groups of which the player names one, or none."""
        return next((step.effect.groups for step in self.steps if isinstance(step.effect, Name)), 0)
