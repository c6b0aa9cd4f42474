"""What a viewer of Kaczogród can see: all but decks, hands and what is chosen in secret (ruling C9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import knowledge
from duckgames.games.kaczogrod.rules.state import Lasting, Pact, Phase, State, Top

SAME: Final = (
    "seats", "length", "advanced", "shared", "homes", "extra", "kinds", "phase", "turn", "turns", "seat", "event",
    "target", "victim", "victims", "step", "roll", "named", "torn", "stays", "left", "talked", "offer",
)  # fmt: skip
"""What every viewer sees as it is in the state."""

LISTS: Final = ("bottoms", "limits", "lasting", "pacts", "broken", "open")
"""Lists that every viewer sees."""

NESTED: Final = ("piles", "cities", "tops", "free")
"""Lists of each seat that every viewer sees."""


@dataclass(frozen=True)
class Observation:
    """What `viewer` (None: a spectator) sees and remembers; names, cards and numbers are as in `State`.

    Public are all fields but these. Of the viewer's own: its `hand`; its `deck`, of which it knows the cards but not
    their order, so they are in ascending order but for the lowest `bottoms`, which come first; its `starts`; and in its
    turn the cards `looked` at. `marks` are hidden from others while they are cards to exchange. `held` and `loose` are
    for each seat the sets of cards that the viewer knows in its hand, and among all its hidden ones; for the viewer
    itself they are those that everybody knows.
    """

    viewer: Seat | None
    seats: int
    length: int
    advanced: bool
    shared: bool
    homes: int
    extra: tuple[str, ...]
    kinds: tuple[int, ...]
    phase: Phase
    turn: Seat
    turns: int
    seat: Seat
    bottoms: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    cities: tuple[tuple[int, ...], ...]
    tops: tuple[tuple[Top, ...], ...]
    free: tuple[tuple[int, ...], ...]
    lasting: tuple[Lasting, ...]
    limits: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]
    deck_sizes: tuple[int, ...]
    deck: tuple[int, ...]
    held: tuple[int, ...]
    loose: tuple[int, ...]
    started: tuple[int, ...]
    starts: tuple[int, ...]
    event: int
    target: Seat
    victim: Seat
    victims: tuple[Seat, ...]
    step: int
    roll: int
    named: int
    torn: bool
    stays: bool
    left: int
    marked: int
    marks: tuple[int, ...]
    looked_size: int
    looked: tuple[int, ...]
    open: tuple[int, ...]
    talked: int
    offer: Pact | None
    pacts: tuple[Pact, ...]
    broken: tuple[int, ...]


def observe(state: State, viewer: Seat | None) -> Observation:
    """What `viewer` sees of `state`."""
    known = [knowledge.known(state, seat, viewer) for seat in range(state.seats)]
    choosing = viewer is not None and viewer == state.seat
    own = viewer if viewer is not None else -1
    public: dict[str, Any] = {name: getattr(state, name) for name in SAME}
    public |= {name: tuple(getattr(state, name)) for name in LISTS}
    public |= {name: tuple(map(tuple, getattr(state, name))) for name in NESTED}
    return Observation(
        **public,
        viewer=viewer,
        hand_sizes=tuple(map(len, state.hands)),
        hand=tuple(state.hands[own]) if own >= 0 else (),
        deck_sizes=tuple(map(len, state.decks)),
        deck=_deck(state, own) if own >= 0 else (),
        held=tuple(held for held, _ in known),
        loose=tuple(loose for _, loose in known),
        started=tuple(map(len, state.starts)),
        starts=tuple(state.starts[own]) if own >= 0 else (),
        marked=len(state.marks),
        marks=tuple(state.marks) if choosing or state.phase is not Phase.SWAP else (),
        looked_size=len(state.looked),
        looked=tuple(state.looked) if choosing else (),
    )


def _deck(state: State, seat: Seat) -> tuple[int, ...]:
    bottom = state.bottoms[seat]
    deck = state.decks[seat]
    return (*deck[:bottom], *sorted(deck[bottom:]))
