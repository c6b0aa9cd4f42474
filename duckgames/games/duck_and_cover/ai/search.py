"""The look ahead of the experts: two plies by the value net, with the likely moves of rivals, in shares of the win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import NamedTuple

import numpy as np

from duckgames.ai.player import Request
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.inputs import Floats
from duckgames.games.duck_and_cover.ai.net import CARE, Net
from duckgames.games.duck_and_cover.ai.outlook import Hopes, Outlook, spread_of
from duckgames.games.duck_and_cover.ai.plies import (
    Ask,
    ask,
    called,
    calls,
    ends,
    finishing,
    points_after,
    quack,
    resolved,
)
from duckgames.games.duck_and_cover.rules import GAME, scoring, turn
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State

WAVER = 0.4
"""The points between two moves of a rival at which it takes the worse one about every fourth time."""


class Outcome(NamedTuple):
    """What something is worth, its share of the win, the points of the round to expect, and how much of that is
    guessed: 1 all, 0 nothing, as the round ends with what nobody can change."""

    worth: float
    share: float
    own: float
    open: float = 1.0


class Rival(NamedTuple):
    """What a rival is likely to do with the called card: its best move (None: it quacks), its best that ends the round
    if there is one, its best that does not, the chance that it ends it, and the points it may hope for."""

    seat: Seat
    best: int | None
    ending: int | None
    lasting: int | None
    end: float
    hope: float


def mixed(parts: Iterable[tuple[float, Outcome]]) -> Outcome:
    """The mean of outcomes with these weights."""
    weights, outcomes = zip(*parts, strict=True)
    total = sum(weights)
    means = (sum(w * v for w, v in zip(weights, each, strict=True)) / total for each in zip(*outcomes, strict=True))
    return Outcome(*means)


class Search:
    """One position as one seat knows it; `nodes` counts the positions that the net was asked of."""

    def __init__(self, net: Net, request: Request, rng: Rng) -> None:
        seen: Observation = request.observation
        self.net = net
        self.seat = request.seat
        self.nodes = 0
        self.state = _known(seen, rng)
        self.moves = [GAME.move(self.state, request.seat, action) for action in request.legal] or self._chosen(seen)
        self.rivals = self._rivals()
        hopes = Hopes(
            tuple(rival.hope for rival in self.rivals),
            tuple(spread_of(self.state.stacks[rival.seat], seen.seats) for rival in self.rivals),
        )
        self.outlook = Outlook(seen, request.seat, hopes, self.state.stacks[request.seat])
        self.end = 1.0
        """The chance that a rival ends the round this turn: then they have what is in `_closed`; in `_ended` is what
        they have if this seat ends it."""
        for rival in self.rivals:
            self.end *= 1 - rival.end
        self.end = 1 - self.end
        self._lasting = {rival.seat: rival.lasting for rival in self.rivals if rival.lasting is not None}
        self._best = best = {rival.seat: rival.best for rival in self.rivals if rival.best is not None}
        ending = {rival.seat: rival.ending for rival in self.rivals if rival.ending is not None}
        self._ended, self._closed = resolved(self.state, best), resolved(self.state, best | ending)
        self._extremes: list[list[tuple[int, int]]] = self._last_ponds()
        self._usual = 0.0
        """What the best rival seems to get, if this seat makes its best move."""

    def _chosen(self, seen: Observation) -> list[int]:
        """What is possible where nothing is to be chosen: the choice that is made, or all while others choose first."""
        commit = seen.commits[self.seat]
        return [commit] if commit else list(GAME.legal(self.state, self.seat))

    def one_ply(self) -> list[Outcome]:
        """What the net says of each move."""
        values = self._ask([Ask(self.state, self.seat, self.state.movers[self.seat], self.moves)])
        own, best = values[0], values[0] - values[1]
        self._usual = float(best[int((own - CARE * best).argmin())])
        found = self._open(own, best)
        return [self._with_end(index, each) for index, each in enumerate(found)]

    def two_plies(self, indexes: Sequence[int]) -> list[Outcome]:
        """What the moves of these indexes lead to, over the card that is called next and the best answer to it."""
        asks: list[Ask] = []
        branches = [self._branches(self.moves[index], asks) for index in indexes]
        values = self._ask(asks)
        found = []
        for index, each in zip(indexes, branches, strict=True):
            outcome = mixed((weight, leaf.outcome(self, values)) for weight, leaf in each) if each else None
            found.append(self._with_end(index, outcome))
        return found

    def outcome(self, own: float) -> Outcome:
        """What it is worth to expect these points of the round."""
        at = np.array(own)
        return Outcome(float(self.outlook.worth(at)), float(self.outlook.share(at)), own)

    def waiting(self) -> Outcome:
        """What the position is worth if this seat has nothing to choose."""
        state = resolved(self.state, self._lasting)
        tops = state.showing(self.seat)
        values = self._ask([quack(state, self.seat, top) for top in tops]).mean(axis=1)
        self._usual = float(values[0] - values[1])
        going = self._open(values[:1], values[:1] - values[1:2])[0]
        if ends(state):
            going = self._ended_now(state, scoring.round_points(state)[self.seat], len(tops))
        ended = self._ended_now(self._closed, scoring.round_points(self._closed)[self.seat], len(tops))
        return mixed([(self.end, ended), (1 - self.end, going)])

    def _ask(self, asks: Sequence[Ask]) -> Floats:
        self.nodes += sum(len(each.moves) for each in asks)
        return ask(self.net, asks) if asks else np.zeros((2, 0), np.float32)

    def _open(self, own: Floats, best: Floats) -> list[Outcome]:
        drift = best - self._usual
        worth, share = self.outlook.worth(own, drift), self.outlook.share(own, drift)
        return [Outcome(*each) for each in zip(worth.tolist(), share.tolist(), own.tolist(), strict=True)]

    def _outcome_ended(self, state: State, own: int, stacks: int) -> Outcome:
        """The round ends with the rivals' ponds of `state`."""
        points = scoring.round_points(state)
        others = [seat for seat in range(state.seats) if seat != self.seat]
        rivals, rival_stacks = [points[each] for each in others], [state.stacks[each] for each in others]
        share = self.outlook.share_ended(own, stacks, rivals, rival_stacks)
        return Outcome(self.outlook.worth_ended(own, stacks, rivals, rival_stacks), share, own)

    def _ended_now(self, state: State, own: int, stacks: int) -> Outcome:
        """The same, where nobody moves any more once this card is resolved: nothing is guessed where the share is one
        whatever rivals do."""
        low, high = (
            self.outlook.share_ended(own, stacks, [each[0] for each in ponds], [each[1] for each in ponds])
            for ponds in self._extremes
        )
        return self._outcome_ended(state, own, stacks)._replace(open=float(low < high))

    def _last_ponds(self) -> list[list[tuple[int, int]]]:
        """The points and stacks of each rival after this card, at their best and at their worst."""
        state = self.state
        points = scoring.round_points(state)
        ways = [
            [points_after(state, each.seat, move) for move in turn.moves(state, each.seat)]
            if state.movers[each.seat]
            else [(points[each.seat], state.stacks[each.seat])]
            for each in self.rivals
        ]
        return [[pick(way) for way in ways] for pick in (min, max)]

    def _with_end(self, index: int, going: Outcome | None) -> Outcome:
        """`going`, unless this move ends the round (None: it does) or a rival does."""
        move = self.moves[index]
        own, stacks = points_after(self.state, self.seat, move)
        if going is None or stacks == 1:
            return self._ended_now(self._ended, own, stacks)
        if not self.end:
            return going
        return mixed([(self.end, self._ended_now(self._closed, own, stacks)), (1 - self.end, going)])

    def _branches(self, move: int, asks: list[Ask]) -> list[tuple[float, Leaf]]:
        if finishing(self.state, self.seat, [move])[0]:
            return []
        after = resolved(self.state, {**self._lasting, self.seat: move})
        mover = self.state.movers[self.seat]
        if ends(after):
            return [(1.0, Leaf(after, over=True))]
        found = []
        for card, count in calls(after):
            state = called(after, card)
            leaf = Leaf(state, over=ends(state))
            if not leaf.over:
                leaf.join(self.seat, mover, asks)
            found.append((float(count), leaf))
        return found

    def _rivals(self) -> list[Rival]:
        state = self.state
        asks: list[Ask] = []
        spans = []
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            before = len(asks)
            if state.movers[seat]:
                asks.append(Ask(state, seat, state.movers[seat], turn.moves(state, seat)))
            else:
                tops = state.showing(seat)
                asks += [quack(state, seat, tops[at]) for at in sorted({0, len(tops) // 2, len(tops) - 1})]
            spans.append((seat, asks[before:]))
        values = self._ask(asks)
        column, found = 0, []
        for seat, own_asks in spans:
            width = sum(len(each.moves) for each in own_asks)
            found.append(_rival(state, seat, own_asks[0].moves, values[:, column : column + width]))
            column += width
        return found


class Leaf:
    """A card that may be called next, and what this seat can do then."""

    def __init__(self, state: State, *, over: bool) -> None:
        self.state = state
        self.over = over
        self._first = self._width = 0
        self._moves: Sequence[int] = ()
        self._threats: list[tuple[Seat, Sequence[int], int]] = []

    def join(self, seat: Seat, moved: int, asks: list[Ask]) -> None:
        """Adds what the net must be asked; `moved` is the duck that the seat has moved before."""
        state = self.state
        self._first = sum(len(each.moves) for each in asks)
        if state.movers[seat]:
            self._moves = turn.moves(state, seat)
            asks.append(Ask(state, seat, state.movers[seat], self._moves))
        else:
            asks.append(quack(state, seat, moved if state.where[PER_SEAT * seat + moved] else state.showing(seat)[0]))
        self._width = len(asks[-1].moves)
        at = self._first + self._width
        for rival, stacks in enumerate(state.stacks):
            if rival != seat and stacks == 2 and state.movers[rival]:
                moves = turn.moves(state, rival)
                if any(finishing(state, rival, moves)):
                    self._threats.append((rival, moves, at))
                    asks.append(Ask(state, rival, state.movers[rival], moves))
                    at += len(moves)

    def outcome(self, search: Search, values: Floats) -> Outcome:
        """The best that the seat can make of it."""
        state, seat = self.state, search.seat
        if self.over:
            return search._ended_now(state, scoring.round_points(state)[seat], state.stacks[seat])
        own = values[0, self._first : self._first + self._width]
        found = search._open(own, own - values[1, self._first : self._first + self._width])
        lasting = 1.0
        for rival, moves, at in self._threats:
            lasting *= 1 - _rival(state, rival, moves, values[:, at : at + len(moves)]).end
        for index, move in enumerate(self._moves):
            if finishing(state, seat, [move])[0]:
                found[index] = search._outcome_ended(state, *points_after(state, seat, move))
            elif lasting < 1:
                ended = search._outcome_ended(state, *points_after(state, seat, move))
                found[index] = mixed([(1 - lasting, ended), (lasting, found[index])])
        if not self._moves and lasting < 1:
            ended = search._outcome_ended(state, scoring.round_points(state)[seat], state.stacks[seat])
            found = [mixed([(1 - lasting, ended), (lasting, found[0])])]
        return max(found)


def _known(seen: Observation, rng: Rng) -> State:
    """The position without what is hidden: the deck in order, no choices made."""
    state = GAME.determinize(seen, rng)
    state.deck.sort()
    state.commits = [0] * seen.seats
    return state


def _rival(state: State, seat: Seat, moves: Sequence[int], values: Floats) -> Rival:
    if not state.movers[seat]:
        return Rival(seat, None, None, None, 0.0, float(values[0].mean()))
    costs = (values[0] + CARE * (values[1] - values[0])).tolist()
    best = min(range(len(moves)), key=costs.__getitem__)
    ending = [index for index, each in enumerate(finishing(state, seat, moves)) if each]
    lasting = [index for index in range(len(moves)) if index not in ending]
    last = min(lasting, key=costs.__getitem__)
    hope = float(values[0, best])
    if not ending:
        return Rival(seat, moves[best], None, moves[last], 0.0, hope)
    keen = max(-30.0, min(30.0, (costs[last] - costs[ending[0]]) / WAVER))
    return Rival(seat, moves[best], moves[ending[0]], moves[last], 1 / (1 + exp(-keen)), hope)
