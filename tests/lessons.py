"""Shows a match ply by ply to whoever writes a lesson: `python -m tests.lessons GAME --seed 7 --seats 2`.

Every ply is printed with its position, who owes a choice, the legal actions as a lesson records them (the first
`--legal` of them) and what is chosen: first what `--given` says, then what ducks of `--level` think best. The end is
the tuple for `Lesson.actions`. A position is that before the action of its ply, when the notes of that ply are read.

    --given '[[0, ["cover", 4, 2, 0]], null, [0, ...]]'    null leaves that ply to the duck
    --option town_size=7                                   options of the match
    --from 12 --plies 30                                   prints plies 12 to 29 only
    --find '"cover", 4'                                    prints only plies whose chosen action or events hold this
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pprint import pformat
from typing import Any

from duckgames.ai.player import AiPlayer, Limit, Request
from duckgames.core import registry
from duckgames.core.game import Json
from duckgames.core.match import Match
from duckgames.core.options import checked
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person
from tests.conformance.playthrough import told

Given = Sequence["tuple[Seat, Json] | None"]


@dataclass(frozen=True)
class Ply:
    """One ply of a shown match."""

    number: int
    position: str
    owing: tuple[Seat, ...]
    legal: tuple[Json, ...]
    chosen: tuple[Seat, Json]
    events: tuple[str, ...]


def setup(game: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> MatchSetup:
    """A match of a person in seat 0 against gentle ducks."""
    info = registry.info(game)
    ducks = ("reed", "poppy", "toffee", "melody", "biscuit", "quill")
    rivals = tuple(Ai(info.levels[0], info.tempers[0], duck) for duck in ducks[: seats - 1])
    return MatchSetup(game, (Person("", "pip"), *rivals), seed, checked(info.options, options or {}))


def plies(of: MatchSetup, given: Given = (), level: str | None = None) -> Iterator[Ply]:
    """A whole match, with the `given` actions as far as they go and the choices of ducks after them."""
    game = registry.game(of.game)
    match = Match(game, of)
    duck = registry.ai(of.game).make_player(level or game.info.levels[-1], game.info.tempers[0])
    while owing := tuple(game.owing(match.state)):
        wanted = given[match.ply] if match.ply < len(given) else None
        seat, action = (owing[0], None) if wanted is None else (wanted[0], game.decode(wanted[1]))
        legal = match.legal(seat)
        if action is None:
            action = _thought(match, duck, seat)
        number, position = match.ply, game.write(match.state)
        step = match.submit(seat, action)
        encoded = tuple(game.encode(each) for each in legal)
        yield Ply(number, position, owing, encoded, (seat, game.encode(action)), tuple(map(told, step.events)))


def _thought(match: Match, duck: AiPlayer, seat: Seat) -> Any:
    request = Request(seat, match.game.observe(match.state, seat), match.legal(seat), match.history(seat))
    luck = Rng(Rng.for_ply(match.setup.seed, match.ply, f"ai {seat}").seed())
    return duck.decide(request, Limit(nodes=2000), luck, lambda: False).action


def main() -> None:
    """Carry out one command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level")
    parser.add_argument("--given", type=json.loads, default=[])
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--plies", type=int, default=20)
    parser.add_argument("--legal", type=int, default=40)
    parser.add_argument("--find", default="")
    wanted = parser.parse_args()
    options = {key: _value(text) for key, text in (each.split("=", 1) for each in wanted.option)}
    actions = []
    for ply in plies(setup(wanted.game, wanted.seats, wanted.seed, options), wanted.given, wanted.level):
        if ply.number >= wanted.plies:
            break
        actions.append(ply.chosen)
        said = [f"  {event}" for event in ply.events]
        if ply.number >= wanted.first and wanted.find in "\n".join([json.dumps(ply.chosen), *said]):
            legal = [json.dumps(each) for each in ply.legal[: wanted.legal]]
            _write(f"--- ply {ply.number}, owing {ply.owing}", ply.position)
            _write(f"legal ({len(ply.legal)}):", *legal, f"CHOSEN {json.dumps(ply.chosen)}", *said)
    _write("actions=", pformat(tuple(actions), width=110))


def _write(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def _value(text: str) -> str | int | bool:
    return {"true": True, "false": False}[text] if text in ("true", "false") else int(text) if text.isdigit() else text


if __name__ == "__main__":
    main()
