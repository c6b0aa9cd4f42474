"""The tempers of ducks show in what they do, and each level beats the one below."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from duckgames.ai import arena
from duckgames.ai.arena import Entrant, Series
from duckgames.ai.player import Limit
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.ai import policy
from duckgames.games.kaczogrod.ai.sorts import SHELTERS, STRIKES, table
from duckgames.games.kaczogrod.ai.tempers import STYLES
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.groups import OBJECTS, SERVICES
from duckgames.games.kaczogrod.rules.moves import ADD_BITS, OTHERS, PLAY, START
from duckgames.games.kaczogrod.rules.state import Phase
from tests.ai.inline import Inline

MATCHES = 40
HALFWAY = 30
"""So many cards left are half of a deck: what is done sooner is done early."""


class Habits:
    """How many strikes, services, objects and shelters ducks of one temper among their like play early."""

    def __init__(self, temper: str) -> None:
        self.strikes = self.services = self.objects = self.shelters = 0
        self.starts: set[int] = set()
        for match in range(MATCHES):
            rng, chance = Rng(match), Random(match).random
            state = GAME.start(checked(INFO.options, {}), 2, rng)
            while state.phase is not Phase.OVER:
                seat = GAME.owing(state)[0]
                move = policy.move(state, seat, STYLES[temper], chance)
                if state.phase is Phase.START:
                    self._lay(state.kinds[move - START >> 3])
                    self.starts.add(state.kinds[move - START >> 3])
                elif state.phase is Phase.TURN and len(state.decks[seat]) > HALFWAY:
                    self._count(state.kinds, move)
                GAME.play(state, seat, move, rng)

    def _count(self, kinds: tuple[int, ...], move: int) -> None:
        if move < OTHERS:
            self._lay(kinds[move >> ADD_BITS])
        elif move >= PLAY:
            sort = table(())[move - PLAY >> 3]
            self.strikes += sort[STRIKES] > 0
            self.shelters += sort[SHELTERS] > 0

    def _lay(self, kind: int) -> None:
        self.services += kind & SERVICES > 0
        self.objects += kind & OBJECTS > 0


@cache
def habits(temper: str) -> Habits:
    """The habits of ducks of one temper."""
    return Habits(temper)


def test_tempers_are_as_declared() -> None:
    assert tuple(STYLES) == INFO.tempers


def test_builders_lay_objects_early() -> None:
    assert habits("builder").objects > 1.05 * max(habits("raider").objects, habits("careful").objects)


def test_raiders_attack_early() -> None:
    assert habits("raider").strikes > 1.08 * max(habits("builder").strikes, habits("careful").strikes)


def test_careful_ducks_lay_services_and_shelter_early() -> None:
    careful, others = habits("careful"), (habits("builder"), habits("raider"))
    assert careful.services > 1.1 * max(each.services for each in others)
    assert careful.shelters > 1.05 * max(each.shelters for each in others)


def test_tempers_begin_their_cities_differently() -> None:
    assert len({frozenset(habits(temper).starts) for temper in INFO.tempers}) == len(INFO.tempers)


@pytest.mark.parametrize(
    ("levels", "blocks", "limit", "least"),
    [
        # Short forms of the bars of tests/bench/strength.py, with few playouts.
        (("normal", "easy"), 10, Limit(), 0.75),
        (("hard", "normal", "normal", "normal"), 2, Limit(nodes=6), 0.4),
    ],
)
def test_each_level_beats_the_one_below(levels: tuple[str, ...], blocks: int, limit: Limit, least: float) -> None:
    series = Series(INFO.id, tuple(Entrant(level, "builder") for level in levels), blocks, 2, limit)
    assert arena.run(series, Inline())[0].share >= least
