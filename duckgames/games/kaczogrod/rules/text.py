"""Positions of Kaczogród as text; the notation is explained in `rules/__init__.py`, `reading` takes it back."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import knowledge
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, place_of
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.rules.reading import read
from duckgames.games.kaczogrod.rules.state import Lasting, Pact, Phase, State

_WIDTH: Final = 110
_NONE: Final = "-"
_CELLS: Final = (Phase.REMOVE, Phase.LAY)


def write(state: State) -> str:
    """`state` as text."""
    ids = catalogue(state.extra).ids
    seats = range(state.seats)
    lines = [
        f"kaczogrod {state.seats}",
        f"length {state.length}",
        f"winning {'advanced' if state.advanced else 'basic'}",
        f"homes {state.homes}",
        f"decks {'shared' if state.shared else 'own'}",
        f"cards {len(state.extra)}",
        *(_line("card", [row]) for row in state.extra),
        f"turn {_turn(state)}",
        f"turns {state.turns}",
        f"asked {state.phase.name.lower()}",
        *(_line("city", _city(state, seat, ids)) for seat in seats),
        *(_line("hand", (ids[card] for card in state.hands[seat])) for seat in seats),
        *(_line("deck", _deck(state, seat, ids)) for seat in seats),
        *(_line("pile", (ids[card] for card in state.piles[seat])) for seat in seats),
        *(_line("start", (f"{ids[start >> 3]}@{start & 7}" for start in state.starts[seat])) for seat in seats),
        *(_line("seen", _memory(state, seat, ids)) for seat in seats),
        _line("lasting", (_lasting(entry, ids) for entry in state.lasting)),
        *_event(state, ids),
        f"talked {state.talked}",
        f"offer {_pact(state.offer) if state.offer else _NONE}",
        _line("pacts", map(_pact, state.pacts)),
        _line("broken", (f"{seat}>{_digits(others)}" for seat, others in enumerate(state.broken) if others)),
    ]
    return "\n".join(lines) + "\n"


def _line(word: str, values: Iterable[str]) -> str:
    text = " ".join([word, *values])
    return textwrap.fill(text, _WIDTH, subsequent_indent="+ ", break_on_hyphens=False, break_long_words=False)


def _turn(state: State) -> str:
    if state.phase is Phase.OVER:
        return "over"
    return _number(state.turn)


def _number(value: int) -> str:
    return _NONE if value < 0 else str(value)


def _digits(seats: int) -> str:
    return "".join(map(str, knowledge.members(seats)))


def _cell(cell: int) -> str:
    return ",".join(map(str, place_of(cell)))


def _city(state: State, seat: Seat, ids: tuple[str, ...]) -> Iterator[str]:
    tops = {cell: f"+{ids[card]}:{owner}" for cell, card, owner in state.tops[seat]}
    for entry in state.cities[seat]:
        cell = entry >> BITS
        yield f"{ids[entry & CARD]}@{_cell(cell)}{tops.get(cell, '')}"


def _deck(state: State, seat: Seat, ids: tuple[str, ...]) -> Iterator[str]:
    for place, card in enumerate(state.decks[seat]):
        if place == state.bottoms[seat] > 0:
            yield "|"
        yield ids[card]
    if state.bottoms[seat] and state.bottoms[seat] == len(state.decks[seat]):
        yield "|"


def _memory(state: State, seat: Seat, ids: tuple[str, ...]) -> Iterator[str]:
    for who, held, loose in state.memory[seat]:
        name = "all" if who == knowledge.ALL else str(who)
        yield from (f"{ids[card]}:{name}" for card in knowledge.members(held))
        yield from (f"{ids[card]}:{name}?" for card in knowledge.members(loose))


def _lasting(entry: Lasting, ids: tuple[str, ...]) -> str:
    card, seat, beside, left, named, affected = entry
    return f"{ids[card]}:{seat}>{beside}/{left}/{_NONE if named < 0 else GROUPS[named]}/{_digits(affected)}"


def _pact(pact: Pact) -> str:
    victim, seat, other, left = pact
    return f"{'truce' if victim < 0 else victim}:{seat}-{other}/{left}"


def _event(state: State, ids: tuple[str, ...]) -> list[str]:
    victims = (state.victim, *state.victims) if state.victim >= 0 else ()
    done = [word for word in ("torn", "stays") if getattr(state, word)]
    return [
        f"event {ids[state.event] or _NONE}",
        f"target {_number(state.target)}",
        _line("victims", map(str, victims)),
        f"step {state.step}",
        f"roll {state.roll}",
        f"named {_NONE if state.named < 0 else GROUPS[state.named]}",
        _line("did", done),
        f"left {state.left}",
        _line("marks", _marks(state, ids)),
        _line("looked", (ids[card] for card in state.looked)),
    ]


def _marks(state: State, ids: tuple[str, ...]) -> Iterator[str]:
    for mark in state.marks:
        if state.phase in _CELLS:
            yield _cell(mark)
        else:
            yield GROUPS[mark.bit_length() - 1] if state.phase is Phase.ADD else ids[mark]


__all__ = ["read", "write"]
