"""Positions of Duck & Cover as text and back; the notation is explained in `rules/__init__.py`."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.game import MalformedPosition
from duckgames.core.notation import Lines, read_number
from duckgames.core.places import Cell
from duckgames.games.duck_and_cover.rules import turn
from duckgames.games.duck_and_cover.rules.cards import (
    CAPTAIN_DECK,
    DISCARD_LIMIT,
    DUCKS,
    LAST_PASS,
    MAXIMUM,
    REPEAT,
    ROUNDS,
    SCORES,
)
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, pack, unpack

_LETTERS = {MAXIMUM: "M", REPEAT: "R"}
_NUMBERS = {letter: card for card, letter in _LETTERS.items()} | {str(n): n for n in DUCKS}
_FARTHEST = 20
"""How far from the origin a column or row may be in the first turn of a round; each turn adds one (see `WIDTH`)."""


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
        state = _parse(Lines(text))
        _check_cards(state)
        if state.over:
            _check_end(state)
        else:
            _check_choices(state)
    except (ValueError, KeyError) as error:
        raise MalformedPosition(f"{type(error).__name__}: {error}") from error
    return state


def _parse(lines: Lines) -> State:
    state = State(read_number(lines.value("duck_and_cover"), DISCARD_LIMIT))
    state.round = read_number(lines.value("round"), range(1, ROUNDS + 1))
    ended = lines.count("scores")
    for _ in range(ended):
        state.scores += [read_number(value, SCORES) for value in lines.values("scores", state.seats)]
    ponds = [lines.values("pond") for _ in range(state.seats)]
    for word in ("deck", "pile", "discards", "removed"):
        setattr(state, word, [_NUMBERS[value] for value in lines.values(word)])
    for word in ("called", "effect"):
        value = lines.value(word)
        setattr(state, word, 0 if value == "-" else _NUMBERS[value])
    state.voided = {"yes": True, "no": False}[lines.value("voided")]
    state.passes = read_number(lines.value("passes"), range(LAST_PASS + 1))
    turned = len(CAPTAIN_DECK) * (state.passes + 1) - len(state.deck)
    for seat, stacks in enumerate(ponds):
        _read_pond(state, seat, stacks, _FARTHEST + turned)
    for seat, value in enumerate(lines.values("commits", state.seats)):
        if value != ".":
            state.commits[seat] = turn.to_cell(state, seat, _cell(value, _FARTHEST + turned))
    lines.end()
    state.over = ended == ROUNDS
    return state


def _cell(text: str, farthest: int) -> Cell:
    column, row = text.split(",")
    allowed = range(-farthest, farthest + 1)
    return read_number(column, allowed), read_number(row, allowed)


def _read_pond(state: State, seat: int, stacks: list[str], farthest: int) -> None:
    base = PER_SEAT * seat
    everyone = []
    for stack in stacks:
        place, _, cards = stack.partition(":")
        numbers = [read_number(card, DUCKS) for card in cards.split(".")]
        for under, number in zip([0, *numbers[:-1]], numbers, strict=True):
            state.below[base + number] = under
        state.where[base + numbers[-1]] = pack(_cell(place, farthest))
        everyone += numbers
    state.stacks[seat] = len(stacks)
    if sorted(everyone) != list(DUCKS) or len(set(state.where[base : base + PER_SEAT]) - {0}) != len(stacks):
        raise ValueError(f"pond {seat} does not hold each duck once, on places of their own")


def _check_cards(state: State) -> None:
    called = [state.called] if state.called else []
    if sorted(state.deck + state.pile + state.discards + state.removed + called) != sorted(CAPTAIN_DECK):
        raise ValueError("the captain's cards are not complete")
    if state.round != min(len(state.scores) // state.seats + 1, ROUNDS) or bool(called) == state.over:
        raise ValueError("round, scores and called card do not fit")
    if MAXIMUM in state.discards or state.removed not in ([], [REPEAT]) or not state.effect:
        raise ValueError("a card lies where it cannot")


def _check_end(state: State) -> None:
    """The last round of a match that is over ended by rule E1, E2 or D2."""
    gathered = 1 in state.stacks
    missing = DISCARD_LIMIT[state.seats] - len(state.discards)
    exhausted = not state.deck and state.passes == LAST_PASS
    possible = (missing > 0) if gathered else (missing == 0 or (exhausted and missing > 0))
    if any(state.commits) or not possible:
        raise ValueError("the last round has not ended")


def _check_choices(state: State) -> None:
    """In a match that goes on somebody owes a choice; this also finds who."""
    if state.effect == REPEAT or state.called not in (state.effect, REPEAT) or state.voided:
        raise ValueError("the called card does not fit its effect")
    turn.find_movers(state)
    for seat, move in enumerate(state.commits):
        if move and (not state.movers[seat] or move not in turn.moves(state, seat)):
            raise ValueError(f"seat {seat} may not have chosen that")
        state.pending -= bool(move)
    if not state.pending or 1 in state.stacks or len(state.discards) >= DISCARD_LIMIT[state.seats]:
        raise ValueError("nobody owes a choice")
