"""Plays a queue of beats, one clock driving all cards; every beat can be cut short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from duckgames.core.events import Event


@dataclass(frozen=True)
class Beat:
    """Events that happen together on the screen; each starts `stagger` ms after the one before."""

    events: tuple[Event, ...]
    stagger: int = 0


@dataclass
class Act:
    """One motion of `ms` milliseconds at the normal pace, after `delay`.

    `step` gets the share of the time gone by, 0 to 1, and always 1 at the end; easing is its own affair. `done` follows
    once. With motion off, an act is just `step(1)` and `done`.
    """

    ms: int
    step: Callable[[float], None]
    delay: int = 0
    done: Callable[[], None] | None = None


MakeActs = Callable[[], Sequence[Act]]
