"""Reviews: they find what was planted to be found, and next to nothing in matches of experts against themselves.

Each decision of experts that play against themselves is weighed as a reviewer would, from what its seat saw. Bars: less
than 3 % of a game's decisions are called a mistake or worse, and of each game's planted blunders more than 90 % are.

`python -m tests.bench.honesty [GAME ...] [--matches N] [--planted]` measures some games, or only what was planted.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from duckgames.ai.appraiser import Weighed
from duckgames.ai.parent import leave_with_parent
from duckgames.ai.player import Limit, Request
from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.review import Label, label
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.review_plan import Choice, Plan, planned
from duckgames.session.sights import Sights
from tests.games.duck_and_cover.blunders import blunders as of_ducks
from tests.games.duck_town.ai.blunders import blunders as of_town
from tests.games.duck_town.positions import act
from tests.games.kaczogrod.ai.blunders import blunders as of_city

SEED: Final = 500
MISTAKES: Final = 0.03
FOUND: Final = 0.9
BAD: Final = frozenset((Label.MISTAKE, Label.BLUNDER))


class Measure(NamedTuple):
    """How many matches with each number of seats, and the nodes of a decision, of a question about it, and of one about
    a planted blunder."""

    matches: int
    seats: tuple[int, ...]
    deciding: int
    weighing: int
    planted: int


GAMES: Final = MappingProxyType(
    {
        "duck_and_cover": Measure(12, (2, 4, 7), 1_800, 1_800, 1_800),
        "duck_town": Measure(6, (2, 4, 7), 1_000, 1_000, 400),
        "kaczogrod": Measure(6, (2, 4), 400, 400, 160),
    }
)


class Planted(NamedTuple):
    """A blunder: where, and what is done there by the seat that owes something first."""

    name: str
    state: Any
    bad: Any


def planted(game: str) -> list[Planted]:
    """The planted blunders of a game."""
    if game == "duck_town":
        return [Planted(each.name, each.state, act(each.move)) for each in of_town()]
    return [
        Planted(each.name, each.state, each.bad) for each in (of_ducks() if game == "duck_and_cover" else of_city())
    ]


def missed(game: str, nodes: int) -> list[str]:
    """The names of the planted blunders that a review would not call a mistake."""
    rules, judge = registry.game(game), registry.ai(game).make_appraiser()
    names = []
    for each in planted(game):
        seat = rules.owing(each.state)[0]
        legal = tuple(rules.action(each.state, seat, move) for move in rules.legal(each.state, seat))
        asked = Request(seat, rules.observe(each.state, seat), legal, ())
        found = judge.weigh(asked, Limit(nodes=nodes), Rng(SEED), _never, (each.bad,))
        if _label(found, each.bad, each.state.seats) not in BAD:
            names.append(each.name)
    return names


def labels(game: str, seats: int, seed: int, nodes: tuple[int, int]) -> list[tuple[str, str, float, float]]:
    """What a review calls the decisions of one match of experts: label, action, and how far behind with which error."""
    deciding, weighing = nodes
    match = played(game, seats, seed, deciding)
    judge, sights = registry.ai(game).make_appraiser(), Sights()
    plan = _ended(planned(match, range(seats)))
    found = []
    for choice in sorted(plan.choices, key=_since):
        asked = sights.request(match, choice.sight.seat, choice.sight.ply)
        chance = Rng(Rng.for_ply(seed, choice.sight.ply, f"review/{choice.sight.seat}").seed())
        weighed = judge.weigh(asked, Limit(nodes=weighing), chance, _never, (choice.action,))
        own = next(each for each in weighed if each.action == choice.action)
        name = _label(weighed, choice.action, seats).value
        found.append((name, repr(choice.action), round(own.behind, 3), round(own.error, 4)))
    return found


def played(game: str, seats: int, seed: int, nodes: int) -> Match:
    """A whole match of experts, with its tempers in turn."""
    info = registry.info(game)
    ducks = tuple(Ai("expert", info.tempers[seat % len(info.tempers)], "pip") for seat in range(seats))
    players = [registry.ai(game).make_player(duck.level, duck.temper) for duck in ducks]
    match, sights = Match(registry.game(game), MatchSetup(game, ducks, seed)), Sights()
    while match.result is None:
        seat = match.game.owing(match.state)[0]
        asked = sights.request(match, seat, match.ply)
        chance = Rng(Rng.for_ply(seed, match.ply, f"expert/{seat}").seed())
        match.submit(seat, players[seat].decide(asked, Limit(nodes=nodes), chance, _never).action)
    return match


def measured(game: str, matches: int, pool: Executor) -> dict[str, Any]:
    """The figures of one game."""
    measure = GAMES[game]
    asked = [
        (game, seats, SEED + n, (measure.deciding, measure.weighing)) for seats in measure.seats for n in range(matches)
    ]
    lost = pool.submit(missed, game, measure.planted)
    found = [each for match in pool.map(labels, *zip(*asked, strict=True)) for each in match] if matches else []
    names = Counter(name for name, *_ in found)
    bad = [each for each in found if Label(each[0]) in BAD]
    share, caught = len(bad) / max(len(found), 1), 1 - len(lost.result()) / len(planted(game))
    return {
        "matches": len(asked), "decisions": len(found), "labels": dict(names), "mistakes": round(share, 4),
        "worst": sorted(bad, key=lambda each: -each[2])[:5],
        "planted": len(planted(game)), "found": round(caught, 3), "missed": lost.result(),
        "met": share < MISTAKES and caught > FOUND,
    }  # fmt: skip


def run(games: Sequence[str] = tuple(GAMES), matches: int | None = None) -> dict[str, Any]:
    """Measures games, with so many matches for each number of seats instead of the usual ones."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn"), initializer=leave_with_parent) as pool:
        found = {game: measured(game, GAMES[game].matches if matches is None else matches, pool) for game in games}
    return {
        "bar": {"mistakes": MISTAKES, "found": FOUND},
        "games": found,
        "met": all(each["met"] for each in found.values()),
    }


def _label(weighed: Sequence[Weighed], action: Any, seats: int) -> Label:
    own = next(each for each in weighed if each.action == action)
    return label(own.behind, own.error, seats)


def _ended(steps: Iterator[int]) -> Plan:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            plan: Plan = end.value
            return plan


def _since(choice: Choice) -> tuple[int, int]:
    return choice.sight.ply, choice.ply


def _never() -> bool:
    return False


def main(arguments: Sequence[str]) -> int:
    """Prints what was found as JSON."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.honesty", description="Measure what reviews say.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all if none is named")
    parser.add_argument("--matches", type=int, help="how many with each number of seats")
    parser.add_argument("--planted", action="store_const", const=0, dest="matches", help="play none")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.games) - set(GAMES)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    found = run(chosen.games or tuple(GAMES), chosen.matches)
    print(json.dumps(found, indent=2))
    return 0 if found["met"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
