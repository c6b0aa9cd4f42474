"""What the search tree needs to know of Duck Town: worlds, moves worth a thought, rivals, and where a playout ends."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import exp
from typing import Final, Protocol

from duckgames.ai.ismcts import Reply
from duckgames.core.places import Seat
from duckgames.games.duck_town.ai import choices, playouts, policy, suspects
from duckgames.games.duck_town.ai.picking import appeals
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.moves import NAME, PICK
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import OWL
from duckgames.games.duck_town.rules.state import Phase, State

PLAINLY: Final = 0.6
"""How often the rules bot's move is held to be the best of those worth a thought."""

_PICK, _TURN, _OVER = Phase.PICK, Phase.TURN, Phase.OVER


class Worlds(Protocol):
    """The worlds that a seat takes to be possible, by number."""

    @property
    def seen(self) -> Observation:
        """What the seat sees."""

    def world(self, seed: int) -> State:
        """The world number `seed`: always the same one."""


class Thoughts:
    """The `Mind` of one seat at one moment; its playouts go on for so many rounds, to be judged by `value`."""

    def __init__(
        self,
        worlds: Worlds,
        rounds: int = playouts.ROUNDS,
        value: Callable[[State, Seat], float] = playouts.payoff,
    ) -> None:
        self.value = value
        self.world: Callable[[int], State] = worlds.world
        self._own = worlds.seen.viewer
        self._last = worlds.seen.round + rounds

    def candidates(self, state: State, seat: Seat) -> Sequence[tuple[float, int]]:
        """Roles as they appeal, names as they promise; else the rules bot's move before all others."""
        if state.phase is _PICK:
            return _picks(state)
        if state.phase is _TURN and state.role < OWL and not state.used:
            return _names(state)
        plain = policy.move(state, PLAIN, even)
        moves = choices.worth_thinking(state, GAME.legal(state, seat), plain)
        if len(moves) == 1:
            return [(1.0, plain)]
        rest = (1 - PLAINLY) / (len(moves) - 1)
        return [(PLAINLY, plain), *((rest, move) for move in moves if move != plain)]

    def replies(self, chance: Callable[[], float]) -> Reply[State]:
        """A rules bot for the own seat, and for each other any of the pool; which, is drawn when it is first asked."""
        bots: dict[Seat | None, playouts.Bot] = {self._own: playouts.PLAIN_BOT}
        pool = playouts.POOL

        def reply(state: State, seat: Seat) -> int:
            bot = bots.get(seat)
            if bot is None:
                bot = bots[seat] = pool[int(chance() * len(pool))]
            return bot(state, chance)

        return reply

    def key(self, state: State, seat: Seat) -> Hashable:
        """The round, and of a turn the role and what there is to build with."""
        if state.phase is not _TURN:
            return state.round, state.phase, *state.looked
        return state.round, state.role, state.coins[seat], *state.hands[seat]

    def ends(self, state: State) -> bool:
        """Whether the match is over or the last round of a playout."""
        return state.phase is _OVER or state.round >= self._last


def even() -> float:
    """The chance of a policy that is to choose the same move each time."""
    return 0.5


def _picks(state: State) -> list[tuple[float, int]]:
    value = appeals(state, state.seat, PLAIN, own=True)
    found = [(exp(value[role] / suspects.WARMTH), PICK + role) for role in state.pile]
    return _shares(found)


def _names(state: State) -> list[tuple[float, int]]:
    weights = suspects.names(state, PLAIN)
    found = [(weight, NAME + role) for role, weight in enumerate(weights) if weight]
    return _shares(found) if found else [(1.0, NAME)]


def _shares(found: list[tuple[float, int]]) -> list[tuple[float, int]]:
    total = sum([weight for weight, _ in found])
    return sorted([(weight / total, move) for weight, move in found], reverse=True)
