"""A tree search for games with secrets: over the decisions of one seat, each known by what that seat has seen of it.

Each playout meets a world of its own that fits what the seat knows. Its first moves race: all that are still in it meet
the same worlds, the same rivals and the same chance, so that what one is behind another is known far better than what
either is worth. From there on the seat chooses at the nodes of a tree, and all others by a policy of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import process_time
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from duckgames.ai.player import Limit, report
from duckgames.core.game import Game, Move, Position
from duckgames.core.places import Seat
from duckgames.core.rng import Rng

S = TypeVar("S", bound=Position)

Reply: TypeAlias = "Callable[[S, Seat], Move]"
"""The move of a seat that owes one, by what it can see of the state and nothing else."""

HEAT: Final = 8
"""After how many worlds more the moves that fell behind leave the race."""

BEHIND: Final = 2.2
"""How many standard errors behind the first a move must be to leave."""

LEAST_DEVIATION: Final = 0.01
"""What the difference of two moves is taken to vary by from world to world at least."""

EXACT: Final = 0.012
"""A move that is kept in the race is known well enough with this standard error, or with a tenth of its distance."""

CURIOSITY: Final = 0.4
"""How strongly a node tries what it has seldom tried (PUCT)."""

NARROW: Final = 2
"""So many moves a node tries at first; with each doubling of their number it needs four times as many visits."""


class Mind(Protocol[S]):
    """What one seat makes of its game at one moment: all that the search needs to know of a game, its rules apart.

    Only `world` knows what the moment is. Whatever chooses a move looks at nothing that its seat cannot see in the
    state it is given: a policy that cannot do so is asked about another world that its seat could not tell from this
    (`game.determinize(game.observe(state, seat), rng)`). So rivals never act on what was only guessed for them.
    """

    def world(self, seed: int) -> S:
        """The world number `seed`, always the same one, that fits all the seat knows: as often as it is likely."""

    def candidates(self, state: S, seat: Seat) -> Sequence[tuple[float, Move]]:
        """The legal moves of the own seat worth a thought, each with the chance that it is best; likeliest first."""

    def replies(self, chance: Callable[[], float]) -> Reply[S]:
        """Who plays on in one playout: all others, and the own seat outside the tree."""

    def key(self, state: S, seat: Seat) -> Hashable:
        """What tells decisions of the own seat apart that follow the same own moves, by what it can see.

        A coarse key makes nodes that are visited often, where not all moves may be possible each time.
        """

    def ends(self, state: S) -> bool:
        """Whether a playout ends here, because the match does or its horizon is reached."""

    def value(self, state: S, seat: Seat) -> float:
        """What the end of a playout is worth to the own seat, from 0 to 1."""


@dataclass
class Root:
    """A first move, and what its playouts were worth, world by world; `prior` is added to their mean in the race."""

    move: Move
    prior: float = 0.0
    worths: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """How good it looks."""
        return self.prior + (sum(self.worths) / len(self.worths) if self.worths else 0.0)


@dataclass(frozen=True)
class Patience:
    """How many worlds all moves meet before one may leave the race: who has time need not judge in haste.

    That takes one part in `parts` of the playouts, about `rate` a second, but no more than `most` worlds.
    """

    rate: int
    parts: int
    most: int

    def worlds(self, limit: Limit, moves: int) -> int:
        """The `least` of a race of so many moves."""
        playouts = limit.nodes or int(self.rate * (limit.seconds or 0))
        return min(max(playouts // (self.parts * moves), HEAT), self.most)


def lead(first: Root, other: Root) -> tuple[float, float]:
    """How much more `first` is worth in the worlds that both have met, and the standard error of that."""
    met = min(len(first.worths), len(other.worths))
    if not met:
        return 0.0, 1.0
    leads = [one - two for one, two in zip(first.worths, other.worths, strict=False)]
    mean = sum(leads) / met
    variance = sum((each - mean) ** 2 for each in leads) / max(met - 1, 1)
    return mean, max(sqrt(variance), LEAST_DEVIATION) / sqrt(met)


def best(roots: Sequence[Root]) -> Root:
    """The one that did best of those that were still in the race, compared over the worlds that all of them met."""
    most = max(len(each.worths) for each in roots)
    # The last world may not have been met by all of them.
    racing = [each for each in roots if len(each.worths) >= most - 1]
    met = min(len(each.worths) for each in racing)
    return max(racing, key=lambda each: sum(each.worths[:met]) / max(met, 1) + each.prior)


class _Node:
    """A decision of the own seat: how often each move was tried and possible, and what it was worth in all."""

    __slots__ = ("after", "possible", "total", "tried", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.tried: dict[Move, int] = {}
        self.total: dict[Move, float] = {}
        self.possible: dict[Move, int] = {}
        self.after: dict[Hashable, _Node] = {}

    def choose(self, found: Sequence[tuple[float, Move]]) -> Move:
        """The move to try now; what is seldom possible is not held to be seldom tried."""
        mean = self.worth / self.visits
        chosen, most = found[0][1], -1.0
        for prior, move in found[: NARROW + int(sqrt(self.visits) / 2)]:
            tried, possible = self.tried.get(move, 0), self.possible.get(move, 0) + 1
            self.possible[move] = possible
            promise = self.total[move] / tried if tried else mean
            promise += CURIOSITY * prior * sqrt(possible) / (1 + tried)
            if promise > most:
                chosen, most = move, promise
        return chosen

    def learn(self, move: Move, worth: float) -> None:
        """Takes in what a playout that went through `move` was worth."""
        self.visits += 1
        self.worth += worth
        self.tried[move] = self.tried.get(move, 0) + 1
        self.total[move] = self.total.get(move, 0.0) + worth


class Search(Generic[S]):
    """The search of one decision of `seat`; the same seed and nodes always give the same numbers."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        mind: Mind[S],
        seat: Seat,
        seed: int,
        watch: Callable[[Move, S], None] | None = None,
    ) -> None:
        """`watch` is told how each playout ended, with its first move."""
        self._game = game
        self._mind = mind
        self._seat = seat
        self._seed = seed
        self._watch = watch

    def race(
        self,
        roots: Sequence[Root],
        limit: Limit,
        stop: Callable[[], bool],
        budget: int,
        kept: Sequence[Move] = (),
        least: int = HEAT,
    ) -> int:
        """Plays out until `limit` or `budget` is spent, `stop` says so or all is clear; returns how many playouts.

        Moves leave the race when they fell behind after `least` worlds or more, those that are `kept` only when it is
        also well known how far.
        """
        until = process_time() + limit.seconds if limit.seconds is not None else None
        budget, done = limit.nodes or budget, 0
        trees: dict[Move, _Node] = {root.move: _Node() for root in roots}
        racing = list(roots)
        world, number = self._mind.world(self._seed), 0
        while len(racing) > 1:
            for root in racing:
                share = done / budget if until is None or limit.nodes else 0.0
                report(stop, share)
                if done >= budget or stop() or (until is not None and process_time() >= until):
                    return done
                root.worths.append(self._playout(world, root.move, trees[root.move], self._seed + number))
                done += 1
            number += 1
            world = self._mind.world(self._seed + number)
            if number >= least and number % HEAT == 0:
                racing = _still(racing, kept)
        return done

    def _playout(self, world: S, move: Move, tree: _Node, seed: int) -> float:
        """What `move` comes to in this world; the tree grows by one node at most."""
        game, mind, own = self._game, self._mind, self._seat
        state, dice, first = world.copy(), Rng(seed), move
        reply = mind.replies(Random(seed).random)
        game.play(state, own, move, dice)
        path: list[tuple[_Node, Move]] = []
        node: _Node | None = tree
        while not mind.ends(state):
            seat = game.owing(state)[0]
            if node is None or seat != own:
                move = reply(state, seat)
            else:
                found = mind.candidates(state, own)
                if len(found) == 1:
                    move = found[0][1]
                else:
                    key = (path[-1][1] if path else None, mind.key(state, own))
                    following = node.after.get(key)
                    if following is None:
                        following = node.after[key] = _Node()
                        move, node = reply(state, own), None
                    else:
                        move, node = following.choose(found), following
                    path.append((following, move))
            game.play(state, seat, move, dice)
        worth = mind.value(state, own)
        for visited, chosen in path:
            visited.learn(chosen, worth)
        if self._watch is not None:
            self._watch(first, state)
        return worth

    def play_on(self, number: int) -> S:
        """How world `number` comes to its end if all play by the policy of the game, from where it is."""
        state, seed = self._mind.world(self._seed + number), self._seed + number
        reply, dice = self._mind.replies(Random(seed).random), Rng(seed)
        while not self._mind.ends(state):
            seat = self._game.owing(state)[0]
            self._game.play(state, seat, reply(state, seat), dice)
        return state


def _still(racing: Sequence[Root], kept: Sequence[Move]) -> list[Root]:
    """The moves that may yet be the best, or must be known better."""
    first = max(racing, key=lambda each: each.mean)
    return [each for each in racing if each is first or _stays(first, each, kept)]


def _stays(first: Root, other: Root, kept: Sequence[Move]) -> bool:
    mean, error = lead(first, other)
    if mean + first.prior - other.prior <= BEHIND * error:
        return True
    return other.move in kept and error > max(EXACT, mean / 10)
