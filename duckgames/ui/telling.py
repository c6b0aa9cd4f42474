"""What the director of a match hands to its show: what a person is asked, and what is told beside the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from duckgames.core.events import Event
from duckgames.core.game import Refusal
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance, Phrase
from duckgames.core.setup import Ai, Player


@dataclass(frozen=True)
class Choice:
    """What a person is asked: which seat it is, what is legal, what that seat sees, and what it can do about it.

    `blocked` are the cards of its hand that it can do nothing with.
    """

    seat: Seat
    legal: tuple[Any, ...]
    seen: Any
    offered: tuple[Affordance, ...] = ()
    blocked: Mapping[Slot, Refusal] = field(default_factory=dict)


@dataclass(frozen=True)
class Telling:
    """What is told beside the table after a step: the facts at the top, and what is new since the viewer's turn.

    `seen` is what the viewer sees then.
    """

    facts: Sequence[Phrase]
    viewer: Seat | None
    recent: Sequence[Event]
    seen: Any


def first_person(players: Sequence[Player]) -> Seat:
    """Whose side of the table is in front as long as nobody is the viewer."""
    return next((seat for seat, player in enumerate(players) if not isinstance(player, Ai)), 0)
