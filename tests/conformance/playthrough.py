"""Writes a match as readable text, so that a change of the rules shows as a diff; reads back what was chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from duckgames.core.events import Event
from duckgames.core.game import AnyGame, IllegalAction, Json, Result, apply
from duckgames.core.options import Options, checked
from duckgames.core.places import Card, Counter, Seat, Slot, Zone
from duckgames.core.record import fingerprint
from duckgames.core.rng import Rng

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"


def play(game: AnyGame, seats: int, options: Options, seed: int, choices: list[tuple[Seat, Json]]) -> str:
    """The match with these choices as text; where they end or no longer fit, the rest is drawn at random."""
    state = game.start(options, seats, Rng.for_ply(seed, 0))
    lines = [f"playthrough of {game.info.id}, rules {game.info.rules}", f"seats {seats}"]
    lines += [f"options {json.dumps(dict(options))}", f"seed {seed}", "", "ply 0", *indented(game.write(state))]
    recorded = iter(choices)
    ply = 0
    while game.owing(state):
        ply += 1
        seat, action = chosen(game, state, seed, ply, recorded)
        step = apply(game, state, seat, action, Rng.for_ply(seed, ply))
        lines.append(f"ply {ply}: seat {seat} {json.dumps(game.encode(action))}")
        lines += [f"  {told(event)}" for event in step.events]
        if step.learned:
            lines.append(f"  learned by {words(step.learned)}")
        state = step.state
    result = game.result(state)
    assert result is not None
    lines += ["end", *indented(game.write(state)), *outcome(result), f"fingerprint {fingerprint(game.write(state))}"]
    return "\n".join(lines) + "\n"


def replay(game: AnyGame, text: str) -> str:
    """The match that `text` shows, played again with the rules as they are now."""
    lines = text.splitlines()
    head = dict(line.split(" ", 1) for line in lines[1:4])
    steps = (line.split(": seat ")[1].split(" ", 1) for line in lines if line.startswith("ply ") and ": " in line)
    choices = [(int(seat), json.loads(action)) for seat, action in steps]
    options = checked(game.info.options, json.loads(head["options"]))
    return play(game, int(head["seats"]), options, int(head["seed"]), choices)


def chosen(game: AnyGame, state: Any, seed: int, ply: int, recorded: Iterator[tuple[Seat, Json]]) -> tuple[Seat, Any]:
    """The next recorded choice while it fits, else one drawn at random, with a liking for those listed first."""
    choice = next(recorded, None)
    if choice is not None:
        try:
            game.move(state, choice[0], game.decode(choice[1]))
        except IllegalAction:
            pass
        else:
            return choice[0], game.decode(choice[1])
    rng = Rng.for_ply(seed, ply, "choices")
    seat = rng.choice(game.owing(state))
    moves = game.legal(state, seat)
    return seat, game.action(state, seat, moves[int(rng.random() ** 3 * len(moves))])


def indented(text: str) -> list[str]:
    """The lines of `text`, set in."""
    return [f"  {line}" for line in text.splitlines()]


def outcome(result: Result) -> list[str]:
    """A line for each seat's score, and one for the winners."""
    lines = [f"  seat {s.seat}: {', '.join(f'{k} {n}' for k, n in s.parts)}, total {s.total}" for s in result.scores]
    return [*lines, f"  won by {words(result.winners)} ({result.reason.name})"]


def told(event: Event) -> str:
    """`event` by its name and what it says; fields at their defaults are left out."""
    said = [f"{f.name}={words(getattr(event, f.name))}" for f in fields(event) if getattr(event, f.name) != f.default]
    return f"{type(event).__name__} {' '.join(said)}".rstrip()


def words(value: object) -> str:
    """`value` in short: `pond/0@2,1` for a slot, `duck:7` for a card."""
    if isinstance(value, Slot):
        at = "" if value.at is None else f"@{words(value.at)}"
        return words(value.zone) + at
    if isinstance(value, Zone | Counter):
        return value.name if value.seat is None else f"{value.name}/{value.seat}"
    if isinstance(value, Card):
        return f"{value.kind}:{value.id}"
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, frozenset):
        return ",".join(map(str, sorted(value)))
    if isinstance(value, tuple):
        return ",".join(map(words, value))
    if is_dataclass(value):
        inside = " ".join(words(getattr(value, field.name)) for field in fields(value))
        return f"{type(value).__name__}({inside})"
    return str(value)
