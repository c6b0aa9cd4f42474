"""One match between AIs without events, and what each of them did in it: what series are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duckgames.ai.laboratory import Peeker
from duckgames.ai.player import AiPlayer, Limit, Request
from duckgames.core import registry
from duckgames.core.options import checked
from duckgames.core.rng import Rng


@dataclass
class Tally:
    """What one entrant did in one match, or in many."""

    share: float = 0.0
    score: float = 0.0
    decisions: int = 0
    nodes: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Tally) -> None:
        """Takes `other` in."""
        self.share += other.share
        self.score += other.score
        self.decisions += other.decisions
        self.nodes += other.nodes
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


def play_match(game_id: str, limit: Limit, players: Sequence[AiPlayer], seed: int) -> list[Tally]:
    """A match as `core.match.Match` would play it, with the same chance, but on one state and without events.

    So a request holds no history. Observations remember all that matters; history only helps to guess at minds.
    """
    game = registry.game(game_id)
    state = game.start(checked(game.info.options, {}), len(players), Rng.for_ply(seed, 0))
    tallies = [Tally() for _ in players]
    ply = 0
    while owing := game.owing(state):
        seat = owing[0]
        moves = game.legal(state, seat)
        legal = tuple(game.action(state, seat, move) for move in moves)
        request = Request(seat, game.observe(state, seat), legal, ())
        # As in a real match an AI gets a number only: a generator of the match's would know the shuffles to come.
        luck = Rng(Rng.for_ply(seed, ply, f"ai {seat}").seed())
        player = players[seat]
        if isinstance(player, Peeker):
            player.position = state.copy()
        decision = player.decide(request, limit, luck, _never)
        tallies[seat].add(Tally(0, 0, 1, decision.nodes, decision.seconds, decision.seconds))
        ply += 1
        game.play(state, seat, moves[legal.index(decision.action)], Rng.for_ply(seed, ply))
    result = game.result(state)
    assert result is not None
    for seat, tally in enumerate(tallies):
        tally.share = (seat in result.winners) / len(result.winners)
        tally.score = result.scores[seat].total
    return tallies


def _never() -> bool:
    return False
