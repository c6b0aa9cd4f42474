"""Takes back positions of Kaczogród that were written as text, or typed; the notation is in `rules/__init__.py`."""

from __future__ import annotations

import re
from typing import Final

from duckgames.core.game import MalformedPosition
from duckgames.core.notation import Lines, read_number
from duckgames.core.options import Option
from duckgames.core.places import Seat
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import city, knowledge, lasting, possible, setup
from duckgames.games.kaczogrod.rules.cards import Catalogue, catalogue
from duckgames.games.kaczogrod.rules.grid import BITS, FARTHEST, MADE_SPECIAL, cell_at
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.rules.state import Lasting, Pact, Phase, State

_NONE: Final = "-"
_PUBLIC: Final = ("length", "winning", "homes", "decks")
_CELLS: Final = (Phase.REMOVE, Phase.LAY)


def read(text: str) -> State:
    """The state that `text` describes; raises `MalformedPosition` for anything but the text of a possible state."""
    try:
        lines = Lines(text)
        state = State(read_number(lines.value("kaczogrod"), range(INFO.seats[0], INFO.seats[1] + 1)))
        declared = {option.key: option for option in INFO.options}
        options = {key: _option(declared[key], lines.value(key)) for key in _PUBLIC}
        rows = tuple(" ".join(lines.values("card")) for _ in range(read_number(lines.value("cards"), range(1000))))
        setup.choose(state, options, rows)
        known = catalogue(rows)
        turn = lines.value("turn")
        state.turn = -1 if turn in (_NONE, "over") else read_number(turn, range(state.seats))
        state.turns = read_number(lines.value("turns"), range(10_000))
        state.phase = Phase[lines.value("asked").upper()]
        if (turn == "over", turn == _NONE) != (state.phase is Phase.OVER, state.phase is Phase.START):
            raise ValueError("that is not asked in this turn")
        _read_cards(state, lines, known)
        _read_event(state, lines, known)
        _read_talk(state, lines)
        lines.end()
        lasting.weigh(state)
        if state.phase is not Phase.START:
            city.rebuild(state)
        possible.check(state)
    except (ValueError, KeyError) as error:
        raise MalformedPosition(f"{type(error).__name__}: {error}") from error
    return state


def _option(option: Option, text: str) -> int | str | bool:
    return {str(value): value for value in option.values}[text]


def _parts(text: str, pattern: str) -> tuple[str, ...]:
    """The groups of `pattern` in `text`."""
    match = re.fullmatch(pattern, text)
    if match is None:
        raise ValueError(f"{text!r} is not as it should be")
    return match.groups(default="")


def _cell(text: str) -> int:
    column, row = map(int, _parts(text, "(-?[0-9]{1,3}),(-?[0-9]{1,3})"))
    if max(abs(column), abs(row)) > FARTHEST:
        raise ValueError("so far no card lies")
    return cell_at(column, row)


def _seats(state: State, text: str) -> int:
    """The set of the seats whose digits `text` is, each once and in order."""
    seats = [read_number(digit, range(state.seats)) for digit in text]
    if not seats or seats != sorted(set(seats)):
        raise ValueError(f"{text!r} are no seats")
    return sum(1 << seat for seat in seats)


def _read_cards(state: State, lines: Lines, known: Catalogue) -> None:
    seats, numbers = range(state.seats), known.numbers
    for seat in seats:
        _read_city(state, seat, lines.values("city"), known)
    for seat in seats:
        state.hands[seat] = [numbers[value] for value in lines.values("hand")]
    for seat in seats:
        values = lines.values("deck")
        if values.count("|") == 1:
            state.bottoms[seat] = values.index("|")
            values.remove("|")
        state.decks[seat] = [numbers[value] for value in values]
    for seat in seats:
        state.piles[seat] = [numbers[value] for value in lines.values("pile")]
    for seat in seats:
        for value in lines.values("start"):
            card, side = _parts(value, "([a-z0-9_]+)@([0-4])")
            state.starts[seat].append(numbers[card] << 3 | int(side))
    for seat in seats:
        _read_memory(state, seat, lines.values("seen"), known)
    state.lasting = [_lasting(state, value, known) for value in lines.values("lasting")]


def _read_city(state: State, seat: Seat, values: list[str], known: Catalogue) -> None:
    for value in values:
        card, place, event, owner = _parts(value, "([a-z0-9_]+)@([-0-9,]+)(?:[+]([a-z0-9_]+):([0-3]))?")
        cell, face = _cell(place), known.numbers[card]
        if event:
            state.tops[seat].append((cell, known.numbers[event], read_number(owner, range(state.seats))))
            face += MADE_SPECIAL
        state.cities[seat].append(cell << BITS | face)
    state.tops[seat].sort()
    state.cities[seat].sort()


def _read_memory(state: State, seat: Seat, values: list[str], known: Catalogue) -> None:
    memory: dict[Seat, list[int]] = {}
    for value in values:
        card, who, loose = _parts(value, "([a-z0-9_]+):(all|[0-3])([?]?)")
        name = knowledge.ALL if who == "all" else read_number(who, range(state.seats))
        memory.setdefault(name, [0, 0])[loose == "?"] |= 1 << known.numbers[card]
    state.memory[seat] = tuple((who, *memory[who]) for who in sorted(memory))  # type: ignore[misc]


def _lasting(state: State, text: str, known: Catalogue) -> Lasting:
    card, seat, beside, left, named, affected = _parts(
        text, "([a-z0-9_]+):([0-3])>([0-3])/([0-9]{1,3})/([a-z]+|-)/([0-3]+)"
    )
    seats = range(state.seats)
    group = -1 if named == _NONE else GROUPS.index(named)
    owner, place, number = read_number(seat, seats), read_number(beside, seats), known.numbers[card]
    if number not in known.lasting:
        raise ValueError(f"{card} does not last")
    return number, owner, place, int(left), group, _seats(state, affected)


def _read_event(state: State, lines: Lines, known: Catalogue) -> None:
    event, target = lines.value("event"), lines.value("target")
    state.event = 0 if event == _NONE else known.numbers[event]
    state.target = -1 if target == _NONE else read_number(target, range(state.seats))
    victims = [read_number(value, range(state.seats)) for value in lines.values("victims")]
    state.victim = victims[0] if victims else -1
    state.victims = tuple(victims[1:])
    state.step = read_number(lines.value("step"), range(100))
    state.roll = read_number(lines.value("roll"), range(7))
    named = lines.value("named")
    state.named = -1 if named == _NONE else GROUPS.index(named)
    for word in lines.values("did"):
        if word not in ("torn", "stays"):
            raise ValueError(f"{word!r} is nothing that happens")
        setattr(state, word, True)
    state.left = read_number(lines.value("left"), range(100))
    for value in lines.values("marks"):
        if state.phase in _CELLS:
            state.marks.append(_cell(value))
        else:
            state.marks.append(1 << GROUPS.index(value) if state.phase is Phase.ADD else known.numbers[value])
    state.looked = [known.numbers[value] for value in lines.values("looked")]


def _read_talk(state: State, lines: Lines) -> None:
    state.talked = read_number(lines.value("talked"), range(3))
    offer = lines.value("offer")
    state.offer = None if offer == _NONE else _pact(state, offer)
    state.pacts = [_pact(state, value) for value in lines.values("pacts")]
    for value in lines.values("broken"):
        seat, others = _parts(value, "([0-3])>([0-3]+)")
        state.broken[read_number(seat, range(state.seats))] |= _seats(state, others)


def _pact(state: State, text: str) -> Pact:
    victim, seat, other, left = _parts(text, "(truce|[0-3]):([0-3])-([0-3])/([1-9])")
    seats = range(state.seats)
    return (
        -1 if victim == "truce" else read_number(victim, seats),
        read_number(seat, seats),
        read_number(other, seats),
        int(left),
    )
