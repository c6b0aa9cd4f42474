"""The level *expert*: a tree over its own decisions, over worlds that fit all it knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from duckgames.ai.ismcts import Patience, Root, Search, best, lead
from duckgames.ai.player import Decision, Limit, Request
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai import choices, policy, tastes
from duckgames.games.duck_town.ai.beliefs import Beliefs
from duckgames.games.duck_town.ai.reasons import explain
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.ai.thoughts import Thoughts, Worlds
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.moves import LAY, NAME, SWAP
from duckgames.games.duck_town.rules.observation import Observation

SECONDS: Final = 1.0
"""How long a decision takes where nothing else is said, in CPU time; one that is clear takes less."""

PLAYOUTS: Final = 10_000
"""How many playouts a decision takes at most: more change nothing."""

PATIENCE: Final = Patience(rate=3_000, parts=6, most=96)
"""How late it judges that a move is out of the race."""

LOYALTY: Final = 0.005
"""How much likelier to win another move must look than the one its temper would make."""

TASTE: Final = 0.005
"""How much likelier to win a role seems for each coin that its duck likes it: less than to the other levels."""

MIX: Final = 0.01
"""Names that are this little behind the best, in share of the win, are as good: who always names one is read."""


class Expert:
    """An `AiPlayer` that searches a tree."""

    def __init__(self, style: Style) -> None:
        self._style = style

    def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
        """The first move that wins most playouts."""
        begun = process_time()
        # A generator of its own: one named from that of a match would know the shuffles to come.
        own = Rng(rng.seed())
        worlds = self._worlds(request.observation, own)
        state = worlds.world(own.seed())
        plain = policy.move(state, self._style, own.random)
        moves = [GAME.move(state, request.seat, action) for action in request.legal]
        thought = choices.worth_thinking(state, moves, plain)
        nodes = 0
        if len(thought) > 1:
            if limit == Limit():
                limit = Limit(seconds=SECONDS)
            roots = [Root(move, self._prior(move, plain)) for move in thought]
            search = Search(GAME, Thoughts(worlds), request.seat, own.seed())
            nodes = search.race(roots, limit, stop, PLAYOUTS, least=PATIENCE.worlds(limit, len(roots)))
            plain = _mixed(best(roots), roots, own)
        return Decision(GAME.action(state, request.seat, plain), nodes, process_time() - begun, explain(state, plain))

    def _worlds(self, seen: Observation, rng: Rng) -> Worlds:
        return Beliefs(seen, rng, tastes.learned)

    def _prior(self, move: int, plain: int) -> float:
        liking = TASTE * self._style.likes[move] if move < LAY else 0.0
        return liking + (LOYALTY if move == plain else 0.0)


def _mixed(first: Root, roots: Sequence[Root], rng: Rng) -> int:
    """The best move; of names any that is about as good."""
    if not NAME < first.move < SWAP or not first.worths:
        return first.move
    return rng.choice([root.move for root in roots if root is first or (root.worths and lead(first, root)[0] <= MIX)])
