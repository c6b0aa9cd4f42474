"""What the search tree needs to know of Kaczogród: worlds, moves worth a thought, rivals, and where a playout ends."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from typing import Final

from duckgames.ai.ismcts import Reply
from duckgames.ai.weighing import End
from duckgames.core.places import Seat
from duckgames.games.kaczogrod.ai import net, policy, value
from duckgames.games.kaczogrod.ai.beliefs import Beliefs
from duckgames.games.kaczogrod.ai.candidates import worth_thinking
from duckgames.games.kaczogrod.ai.placing import Found
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.ai.tempers import rivals
from duckgames.games.kaczogrod.rules import scoring
from duckgames.games.kaczogrod.rules.state import Phase, State

TURNS: Final = 4
"""How many turns a playout goes on after that of its first move: two rounds of two, one of four."""

WARMTH: Final = 0.25
"""A move of the tree that seems worth so many SPECIALS less than another is tried e times more seldom."""

_TURN, _OVER = Phase.TURN, Phase.OVER


class Thoughts:
    """The `Mind` of one seat at one moment, who plays on in `style`.

    A card is looked for first and then a cell: at a node the best place of each card comes before all second ones.
    """

    def __init__(self, beliefs: Beliefs, style: Style) -> None:
        self.world: Callable[[int], State] = beliefs.world
        self._seats = beliefs.seen.seats
        assert beliefs.seen.viewer is not None
        self._seat = beliefs.seen.viewer
        self._style = style
        self._last = beliefs.seen.turns + TURNS
        self._known: tuple[State | None, list[list[float]]] = (None, [])

    def candidates(self, state: State, seat: Seat) -> Sequence[tuple[float, int]]:
        """The one-ply duck's moves as they appeal to it."""
        style = self._style
        if state.phase is _TURN:
            found = sorted(policy.rank(state, seat, style), reverse=True)
        else:
            found = worth_thinking(state, seat, style, policy.move(state, seat, style, even))
        return _shares(found)

    def replies(self, chance: Callable[[], float]) -> Reply[State]:
        """The own style for the own seat, and for each rival the one by which the world was dealt."""
        styles = rivals(chance, self._seats)
        styles[self._seat] = self._style

        def reply(state: State, seat: Seat) -> int:
            return policy.move(state, seat, styles[seat], chance)

        return reply

    def key(self, state: State, seat: Seat) -> Hashable:
        """What is asked for: the hand differs each time, and which of its cards are there the moves tell."""
        return state.phase, state.turns, state.victim, len(state.marks)

    def ends(self, state: State) -> bool:
        """Whether the match is over, or a turn begins after the last that is played out."""
        return state.phase is _OVER or (state.phase is _TURN and state.turns > self._last)

    def value(self, state: State, seat: Seat) -> float:
        """The chance to win, or the share of the win."""
        if state.phase is _OVER:
            winners = scoring.winners(state)
            return (seat in winners) / len(winners)
        facts = self._facts(state)
        return net.nets()[value.kind(state)].share(facts, value.strengths(state, facts), seat)

    def end(self, state: State, seat: Seat) -> End:
        """What there is to tell of the end of a playout."""
        facts = self._facts(state)
        over = state.phase is _OVER
        return End(facts, scoring.counts(state, seat)[0] if over else net.nets()[value.kind(state)].score(facts, seat))

    def _facts(self, state: State) -> list[list[float]]:
        """The facts of a state, which is asked for its value and its score one after the other."""
        if self._known[0] is not state:
            self._known = state, value.facts(state)
        return self._known[1]


def even() -> float:
    """The chance of a policy that is to choose the same move each time."""
    return 0.5


def _shares(found: Found) -> list[tuple[float, int]]:
    most = found[0][0]
    weights = [exp((worth - most) / WARMTH) for worth, _ in found]
    total = sum(weights)
    return [(weight / total, move) for weight, (_, move) in zip(weights, found, strict=True)]
