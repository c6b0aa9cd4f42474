"""The level *expert*: two plies by the net over its best moves, small ponds exactly, the chance of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.endgame import MOST_STACKS, Endgame, TooLong
from duckgames.games.duck_and_cover.ai.mind import explain, liking
from duckgames.games.duck_and_cover.ai.net import Net, trained
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.ai.search import Outcome, Search
from duckgames.games.duck_and_cover.ai.tempers import Taste
from duckgames.games.duck_and_cover.rules.cards import ALONE, MAXIMUM, REPEAT
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State

CANDIDATES = 6
"""How many moves are looked at over two plies."""

A_CANDIDATE = 150
"""About how many positions that takes for each of them."""

MOST_CALLS = 6
"""The calls left at which a pond of three stacks is still solved exactly; one of two always is."""


class Expert:
    """An `AiPlayer`; `limit.nodes` bounds the positions that the net is asked of, seconds are never needed."""

    def __init__(self, taste: Taste, net: Net | None = None) -> None:
        """`net` instead of the one that comes with the program."""
        self._taste = taste
        self._net = net or trained()

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The action that is worth most; without the time for two plies, to the net at once."""
        begun = process_time()
        pond = Pond.of(request.observation, request.seat)
        search = Search(self._net, request, rng)
        outcomes = judged(search, limit, stop)
        price = search.outlook.price(max(outcomes.values()).own)
        wants = {
            index: outcome.worth + price * liking(self._taste, pond, request.legal[index])
            for index, outcome in outcomes.items()
        }
        action = request.legal[max(wants, key=wants.__getitem__)]
        reason = explain(request.observation, pond, action)
        return Decision(action, search.nodes, process_time() - begun, reason)


def judged(search: Search, limit: Limit, stop: Callable[[], bool], also: Sequence[int] = ()) -> dict[int, Outcome]:
    """The outcomes of the moves worth comparing and of those in `also`, by index, judged alike: as exactly as `limit`
    and `stop` let it."""
    exact = solved(search)
    if exact is not None:
        return exact
    first = search.one_ply()
    order = sorted(range(len(first)), key=lambda index: -first[index].worth)
    most = CANDIDATES if limit.nodes is None else (limit.nodes - search.nodes) // A_CANDIDATE
    if most < 2 or len(order) == 1 or stop():
        return dict(enumerate(first))
    chosen = list(dict.fromkeys([*order[:most], *also]))
    return dict(zip(chosen, search.two_plies(chosen), strict=True))


def solved(search: Search) -> dict[int, Outcome] | None:
    """The exact outcomes of all moves where the pond is small and plays alone; None elsewhere."""
    state, seat = search.state, search.seat
    if state.seats != ALONE or not small(state, seat):
        return None
    where, mover = state.where[PER_SEAT * seat : PER_SEAT * (seat + 1)], state.movers[seat]
    endgame = Endgame(lambda points, stacks: -points)
    try:
        values = [endgame.after(where, mover, move, state.deck) for move in search.moves]
    except TooLong:
        return None
    search.nodes += endgame.positions
    return {index: search.outcome(-value) for index, value in enumerate(values)}


def small(state: State, seat: int) -> bool:
    """Whether the pond of `seat` can be solved in a moment."""
    tops = state.showing(seat)
    calls = sum(state.deck.count(top) for top in tops) + state.deck.count(MAXIMUM) + state.deck.count(REPEAT)
    return len(tops) < MOST_STACKS or (len(tops) == MOST_STACKS and calls <= MOST_CALLS)
