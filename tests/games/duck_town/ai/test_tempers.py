"""The tempers of ducks show in what they do, and the end of a match in what they leave be."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from statistics import fmean

import pytest

from duckgames.ai import arena
from duckgames.ai.arena import Entrant, Series
from duckgames.core.options import Options
from duckgames.core.rng import Rng
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.ai import policy
from duckgames.games.duck_town.ai.tempers import STYLES
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import BUILD, MARK, NAME, PICK, SWAP
from duckgames.games.duck_town.rules.roles import BADGER, FOX, GOOSE, MAGPIE, OWL, ROLES
from duckgames.games.duck_town.rules.state import Phase
from tests.ai.inline import Inline

MATCHES = 60
OPTIONS: Options = {"town_size": 7, "missed_swan": "crown", "wonders": "ribbon"}


class Habits:
    """What ducks of one temper among their like do in many matches."""

    def __init__(self, temper: str) -> None:
        self.picks: Counter[int] = Counter()
        self.names: dict[int, Counter[int]] = {FOX: Counter(), MAGPIE: Counter()}
        self.costs: list[int] = []
        self.purses: list[int] = []
        for match in range(MATCHES):
            rng, chance = Rng(match), Random(match).random
            state = GAME.start(OPTIONS, 4, rng)
            while state.phase != Phase.OVER:
                move = policy.move(state, STYLES[temper], chance)
                if state.phase == Phase.PICK:
                    self.picks[move - PICK] += 1
                    self.purses.append(state.coins[state.seat])
                elif BUILD <= move < MARK and len(state.towns[state.seat]) == 0:
                    self.costs.append(COST[move - BUILD])
                elif NAME <= move < SWAP:
                    self.names[state.role][move - NAME] += 1
                GAME.play(state, state.seat, move, rng)

    def share(self, *roles: int) -> float:
        """How much of its picks these roles are."""
        return sum(self.picks[role] for role in roles) / self.picks.total()


@cache
def habits(temper: str) -> Habits:
    """The habits of ducks of one temper."""
    return Habits(temper)


def test_tempers_are_as_declared() -> None:
    assert tuple(STYLES) == INFO.tempers


def test_builders_begin_with_cheap_buildings() -> None:
    assert fmean(habits("builder").costs) < fmean(habits("schemer").costs) - 0.5


def test_misers_wait_for_dear_buildings_keep_coins_and_go_where_they_are() -> None:
    miser, builder, schemer = map(habits, ("miser", "builder", "schemer"))
    assert min(miser.costs) > 1 == min(builder.costs)
    assert fmean(miser.purses) > fmean(builder.purses)
    assert miser.share(GOOSE, MAGPIE) > schemer.share(GOOSE, MAGPIE) + 0.02


def test_schemers_like_roles_that_harm_others() -> None:
    schemer = habits("schemer").share(FOX, OWL, BADGER)
    assert schemer > max(habits("builder").share(FOX, OWL, BADGER), habits("miser").share(FOX, OWL, BADGER)) + 0.03


@pytest.mark.parametrize("temper", INFO.tempers)
def test_names_and_picks_cannot_be_read(temper: str) -> None:
    for names in habits(temper).names.values():
        # The bar is a half over 400 matches; the Fox is picked too seldom in these to say as much.
        assert names.most_common(1)[0][1] <= 0.6 * names.total()
        assert len(names) >= 4
    assert all(habits(temper).picks[role] for role in ROLES)


@pytest.mark.parametrize(
    ("levels", "blocks", "least"),
    [
        # Short forms of the bars of tests/bench/strength.py, about three standard errors below what was measured there.
        (("normal", "easy", "easy", "easy"), 15, 0.55),
        (("normal", *["easy"] * 6), 6, 0.35),
        (("hard", "normal", "normal", "normal"), 2, 0.3),
    ],
)
def test_each_level_beats_the_one_below(levels: tuple[str, ...], blocks: int, least: float) -> None:
    series = Series(INFO.id, tuple(Entrant(level, "builder") for level in levels), blocks, 2)
    assert arena.run(series, Inline())[0].share >= least
