"""A review of Kaczogród finds what was planted: blunders near the end, from what a seat can see."""

from __future__ import annotations

from duckgames.ai.player import Limit
from duckgames.core.review import LIMITS, SURE, Label, scale
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import make_appraiser
from duckgames.games.kaczogrod.rules import GAME
from tests.games.kaczogrod.ai.blunders import Blunder, blunders
from tests.games.kaczogrod.ai.moments import TEMPERS, decide, request

NODES = 160
FOUND = 0.9
MISTAKE = dict(LIMITS)[Label.MISTAKE]


def is_found(blunder: Blunder) -> bool:
    """Whether what was done is certainly a mistake at least."""
    asked = request(blunder.state)
    found = make_appraiser().weigh(asked, Limit(nodes=NODES), Rng(1), lambda: False, (blunder.bad,))
    bad = next(each for each in found if each.action == blunder.bad)
    return bad.behind - SURE * bad.error > MISTAKE * scale(blunder.state.seats)


def test_planted_blunders_are_legal_and_at_least_twenty() -> None:
    written = {GAME.write(each.state) + repr(each.bad) for each in blunders()}
    assert len(written) == len(blunders()) >= 20
    for each in blunders():
        assert each.bad in request(each.state).legal, each.name
        assert GAME.read(GAME.write(each.state)) == each.state


def test_nearly_all_planted_blunders_are_found() -> None:
    missed = [each.name for each in blunders() if not is_found(each)]
    assert len(missed) < (1 - FOUND) * len(blunders()), missed


def test_experts_make_none() -> None:
    for each in blunders():
        assert decide("expert", TEMPERS[0], request(each.state), nodes=NODES).action != each.bad, each.name


def test_what_is_best_is_never_called_a_blunder() -> None:
    for each in blunders():
        asked = request(each.state)
        best = make_appraiser().weigh(asked, Limit(nodes=NODES), Rng(2), lambda: False)[0].action
        found = make_appraiser().weigh(asked, Limit(nodes=NODES), Rng(1), lambda: False, (best,))
        again = next(weighed for weighed in found if weighed.action == best)
        assert again.behind - SURE * again.error <= 0.02, each.name
