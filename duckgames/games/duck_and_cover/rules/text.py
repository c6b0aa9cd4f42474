"""Positions of Duck & Cover as text and back; the notation is explained in `rules/__init__.py`."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.game import MalformedPosition
from duckgames.core.places import Cell
from duckgames.games.duck_and_cover.rules import turn
from duckgames.games.duck_and_cover.rules.cards import CAPTAIN_DECK, DISCARD_LIMIT, DUCKS, MAXIMUM, REPEAT, ROUNDS
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, pack, unpack

_LETTERS = {MAXIMUM: "M", REPEAT: "R"}
_NUMBERS = {letter: card for card, letter in _LETTERS.items()} | {str(n): n for n in DUCKS}
_FARTHEST = 120
"""How far from the origin a column or row may be."""


def write(state: State) -> str:
    """`state` as text."""
    lines = [f"duck_and_cover {state.seats}", f"round {state.round}"]
    lines += [_line("scores", state.scores[n : n + state.seats]) for n in range(0, len(state.scores), state.seats)]
    lines += [_line("pond", [_stack(state, seat, top) for top in state.showing(seat)]) for seat in range(state.seats)]
    for word in ("deck", "pile", "discards", "removed"):
        lines.append(_line(word, [_LETTERS.get(card, card) for card in getattr(state, word)]))
    for word in ("called", "effect"):
        card = getattr(state, word)
        lines.append(f"{word} {_LETTERS.get(card, card) if card else '-'}")
    lines.append(f"voided {'yes' if state.voided else 'no'}")
    lines.append(f"passes {state.passes}")
    lines.append(_line("commits", [_choice(state, seat) for seat in range(state.seats)]))
    return "\n".join(lines) + "\n"


def _line(word: str, values: Sequence[object]) -> str:
    return " ".join([word, *map(str, values)])


def _stack(state: State, seat: int, top: int) -> str:
    column, row = unpack(state.where[PER_SEAT * seat + top])
    return f"{column},{row}:" + ".".join(map(str, state.stack(seat, top)))


def _choice(state: State, seat: int) -> str:
    move = state.commits[seat]
    return "{},{}".format(*turn.chosen(state, seat, move).cell) if move else "."


def read(text: str) -> State:
    """The state that `text` describes; raises `MalformedPosition` for anything but the text of a possible state."""
    try:
        state = _parse([line.split() for line in text.splitlines() if line.strip()])
    except (ValueError, KeyError, IndexError) as error:
        raise MalformedPosition(f"{type(error).__name__}: {error}") from error
    _check(state)
    return state


def _parse(lines: list[list[str]]) -> State:
    rest = iter(lines)
    state = State(int(_values(rest, "duck_and_cover")[0]))
    if state.seats not in DISCARD_LIMIT:
        raise ValueError(f"{state.seats} seats")
    state.round = int(_values(rest, "round")[0])
    ended = sum(1 for line in lines if line[0] == "scores")
    for _ in range(ended):
        state.scores += [int(value) for _, value in zip(range(state.seats), _values(rest, "scores"), strict=True)]
    for seat in range(state.seats):
        _read_pond(state, seat, _values(rest, "pond"))
    for word in ("deck", "pile", "discards", "removed"):
        setattr(state, word, [_NUMBERS[value] for value in _values(rest, word)])
    for word in ("called", "effect"):
        (value,) = _values(rest, word)
        setattr(state, word, 0 if value == "-" else _NUMBERS[value])
    state.voided = {"yes": True, "no": False}[_values(rest, "voided")[0]]
    state.passes = int(_values(rest, "passes")[0])
    commits = _values(rest, "commits")
    state.commits = [0 if value == "." else _move(state, seat, _cell(value)) for seat, value in enumerate(commits)]
    if next(rest, None) is not None or len(commits) != state.seats:
        raise ValueError("too many or too few values")
    state.over = ended == ROUNDS
    return state


def _values(lines: object, word: str) -> list[str]:
    line = next(lines, ["an end"])  # type: ignore[call-overload]
    if line[0] != word:
        raise ValueError(f"{line[0]} where {word} was expected")
    return list(line[1:])


def _cell(text: str) -> Cell:
    column, row = map(int, text.split(","))
    if max(abs(column), abs(row)) > _FARTHEST:
        raise ValueError(f"{text} is too far away")
    return column, row


def _move(state: State, seat: int, cell: Cell) -> int:
    pond = state.where[PER_SEAT * seat : PER_SEAT * (seat + 1)]
    return pond.index(pack(cell)) if pack(cell) in pond else pack(cell)


def _read_pond(state: State, seat: int, stacks: list[str]) -> None:
    base = PER_SEAT * seat
    for stack in stacks:
        place, _, cards = stack.partition(":")
        numbers = [int(card) for card in cards.split(".")]
        for under, number in zip([0, *numbers], numbers, strict=False):
            if number not in DUCKS:
                raise ValueError(f"no duck {number}")
            state.below[base + number] = under
        state.where[base + numbers[-1]] = pack(_cell(place))
    state.stacks[seat] = len(stacks)


def _check(state: State) -> None:
    """Raises `MalformedPosition` unless `state` could come up in a match; also finds who must move."""
    problems = []
    for seat in range(state.seats):
        tops = state.showing(seat)
        numbers = sorted(number for top in tops for number in state.stack(seat, top))
        places = {state.where[PER_SEAT * seat + top] for top in tops}
        if numbers != list(DUCKS) or len(places) != state.stacks[seat]:
            problems.append(f"pond {seat} does not hold each duck once")
    called = [state.called] if state.called else []
    if sorted(state.deck + state.pile + state.discards + state.removed + called) != sorted(CAPTAIN_DECK):
        problems.append("the captain's cards are not complete")
    if state.round != min(len(state.scores) // state.seats + 1, ROUNDS) or bool(called) == state.over:
        problems.append("round, scores and called card do not fit")
    if problems:
        raise MalformedPosition("; ".join(problems))
    if not state.over:
        _check_choices(state)


def _check_choices(state: State) -> None:
    if state.effect not in (*DUCKS, MAXIMUM) or (state.called not in (state.effect, REPEAT)):
        raise MalformedPosition("the called card does not fit its effect")
    turn.find_movers(state)
    for seat, move in enumerate(state.commits):
        if move and (not state.movers[seat] or move not in turn.moves(state, seat)):
            raise MalformedPosition(f"seat {seat} may not have chosen that")
        state.pending -= bool(move)
    if not state.pending or 1 in state.stacks or len(state.discards) >= DISCARD_LIMIT[state.seats]:
        raise MalformedPosition("nobody owes a choice")
