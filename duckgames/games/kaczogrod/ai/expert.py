"""The level *expert*: a race of cards, then of places for the best one, each move followed by a tree of own moves."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from duckgames.ai.ismcts import Patience, Root, Search, best
from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.ai import policy
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.mind import TASTE
from duckgames.games.kaczogrod.ai.placing import Found, Ground
from duckgames.games.kaczogrod.ai.reasons import explain
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.ai.thoughts import Thoughts
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.groups import BUILT
from duckgames.games.kaczogrod.rules.moves import ADD_BITS, OTHERS, TRUCE
from duckgames.games.kaczogrod.rules.state import Phase, State

SECONDS: Final = 1.0
"""How long a decision takes if nothing is said; one that is clear takes less."""

MOST: Final = 12
"""So many moves are compared, each with another card or aim."""

PLACES: Final = 6
"""So many places are compared for the card that won."""

CARDS: Final = 0.6
"""The part of the time that goes to the choice of a card, where a choice of its place may follow."""

PATIENCE: Final = Patience(rate=900, parts=4, most=64)
"""How late it judges that a move is out of the race."""

ENDLESS: Final = 1 << 30


class Expert:
    """An `AiPlayer` that looks for the card first and then for the cell."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The move that is likeliest to win, or a little less if it is to the duck's taste."""
        begun = process_time()
        # A generator of its own: one named from that of a match would know the shuffles to come.
        own = Rng(rng.seed())
        seat, style = request.seat, self._style
        beliefs = Beliefs(request.observation, keen=True)
        state = beliefs.world(own.seed())
        move = policy.move(state, seat, style, own.random, talks=True)
        nodes = 0
        if move < TRUCE:
            measure = limit if limit.nodes or limit.seconds is not None else Limit(seconds=SECONDS)
            search = Search(GAME, Thoughts(beliefs, style), seat, own.seed() >> 8)
            move, nodes = _choose(search, state, move, style, measure, stop)
        reason = explain(state, seat, move, style)
        return Decision(GAME.action(state, seat, move), nodes, process_time() - begun, reason)


def _choose(
    search: Search[State], state: State, plain: int, style: Style, limit: Limit, stop: Callable[[], bool]
) -> tuple[int, int]:
    """The best card in its likeliest place, then its best place; and how many playouts that took."""
    begun = process_time()
    turn = state.phase is Phase.TURN
    move, nodes = _race(search, _cards(state, plain, style), _part(limit, CARDS if turn else 1.0), stop, plain)
    if turn and move < OTHERS:
        spent = process_time() - begun
        more, taken = _race(search, _places(state, move, style), _rest(limit, nodes, spent), stop, move)
        return more, nodes + taken
    return move, nodes


def _race(search: Search[State], found: Found, limit: Limit, stop: Callable[[], bool], plain: int) -> tuple[int, int]:
    """The best of these moves and how many playouts that took; `plain` if there was no time for any."""
    if len(found) < 2 or (limit.seconds is not None and limit.seconds <= 0) or limit.nodes == 0:
        return plain, 0
    roots = [Root(move, TASTE * worth) for worth, move in found]
    nodes = search.race(roots, limit, stop, ENDLESS, least=PATIENCE.worlds(limit, len(roots)))
    return (best(roots).move if nodes else plain), nodes


def _cards(state: State, plain: int, style: Style) -> Found:
    """The moves to compare first: of each card one place."""
    if state.phase is not Phase.TURN:
        return worth_thinking(state, state.seat, style, plain)
    found = sorted(policy.rank(state, state.seat, style), reverse=True)[:MOST]
    return found if any(move == plain for _, move in found) else [*found, (0.0, plain)]


def _places(state: State, move: int, style: Style) -> Found:
    """Places for the card that won, its own among them."""
    card = move >> ADD_BITS
    found = sorted(Ground(state, state.seat, style).best([card], BUILT, PLACES), reverse=True)
    return found if any(each == move for _, each in found) else [*found, (0.0, move)]


def _part(limit: Limit, part: float) -> Limit:
    return Limit(
        None if limit.seconds is None else part * limit.seconds, limit.nodes and max(1, round(part * limit.nodes))
    )


def _rest(limit: Limit, nodes: int, seconds: float) -> Limit:
    return Limit(None if limit.seconds is None else limit.seconds - seconds, limit.nodes and limit.nodes - nodes)
