"""What experts believe of picks: learned from matches, of what all can see."""

from __future__ import annotations

from importlib.resources import files

from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import tastes
from duckgames.games.duck_town.ai.train_tastes import Pick, fit
from duckgames.games.duck_town.rules.roles import ROLES
from duckgames.games.duck_town.rules.state import Phase
from tests.games.duck_town.ai.moments import moments
from tests.games.duck_town.shuffles import shuffled


def test_likes_are_of_what_all_can_see() -> None:
    for number, state in enumerate(moments()[::6]):
        found = tastes.learned(state)
        assert len(found) == state.seats
        assert all(row[role] > 0 for row in found for role in ROLES)
        # Its own hand is no secret to the seat in turn, but what is believed of it must not follow from that either.
        for seat in range(state.seats):
            if seat != state.seat or state.phase in (Phase.PICK, Phase.TURN):
                assert tastes.learned(shuffled(state, seat, Rng(number))) == found


def test_who_always_picks_a_role_is_believed_to_like_it() -> None:
    fact = [1.0, *[0.0] * (tastes.FACTS - 1)]
    swan, goose = 3, 5
    taught = [Pick(fact, [swan + 1, goose + 1], [0.0, 0.0], number % 4 == 0) for number in range(40)]
    appeal, *weights = fit(taught)
    assert appeal > 0
    liked, other = weights[swan * tastes.FACTS], weights[goose * tastes.FACTS]
    assert liked > other + 0.5


def test_the_weights_are_small() -> None:
    folder = files(tastes.__name__.rpartition(".")[0])
    weights = [file for file in folder.iterdir() if file.name.endswith(".json")]
    assert len(weights) == 3
    assert sum(len(file.read_bytes()) for file in weights) < 1 << 20
