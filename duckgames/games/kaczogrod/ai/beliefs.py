"""Worlds that fit what a seat sees, with decks as a rival would build them: a ready one, where one fits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import READY
from duckgames.games.kaczogrod.ai import hands, opening
from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.ai.tempers import rivals
from duckgames.games.kaczogrod.rules import GAME, decks, knowledge, worlds
from duckgames.games.kaczogrod.rules.moves import START
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase, State


class Beliefs:
    """What one seat believes at one moment; every `world` drawn from it fits all that the seat knows.

    Who is `keen` guesses hands by what rivals keep: in each world by how those play whom `tempers.rivals` draws for it.
    """

    def __init__(self, seen: Observation, keen: bool = False) -> None:
        self.seen = seen
        self._keen = keen and seen.phase is not Phase.START
        self._weights: dict[tuple[int, bool], list[float]] = {}
        self._pools = [self._pool(seat) for seat in range(seen.seats)]

    def _pool(self, seat: int) -> Sequence[int]:
        """The cards that a seat may still have, of those nobody is known to see; empty if nothing is believed.

        A deck that shows no card which a ready deck lacks is taken for that one, the likeliest first.
        """
        seen = self.seen
        if seat == seen.viewer or seen.shared or (seat == seen.seat and _holds_apart(seen)):
            return ()
        shown = {*worlds.shown(seen, seat), *knowledge.members(seen.held[seat] | seen.loose[seat])}
        for name in READY:
            cards = decks.READY[name, seen.length]
            if shown <= {*cards}:
                return [card for card in cards if card not in shown]
        return ()

    def world(self, seed: int) -> State:
        """A full state that its viewer could not tell from the real one."""
        state = GAME.determinize(self.seen, Rng(seed))
        rng = Rng(seed ^ 1 << 40)
        for seat, pool in enumerate(self._pools):
            if pool:
                self._deal(state, seat, [*pool], rng)
        if self._keen:
            for seat, style in enumerate(rivals(Random(seed).random, state.seats)):
                if seat != self.seen.viewer:
                    self._keep(state, seat, style, rng)
        return state

    def _deal(self, state: State, seat: int, cards: list[int], rng: Rng) -> None:
        """Deals a seat the cards of the deck it is believed to play with."""
        if self.seen.phase is Phase.START:
            _begin(state, seat, cards, self.seen.started[seat], rng)
            return
        held = knowledge.members(self.seen.held[seat])
        hidden = cards + knowledge.members(self.seen.loose[seat])
        size = len(state.hands[seat]) - len(held)
        if len(hidden) != size + len(state.decks[seat]):
            return
        rng.shuffle(hidden)
        state.hands[seat] = sorted(held + hidden[:size])
        state.decks[seat] = hidden[size:]

    def _keep(self, state: State, seat: int, style: Style, rng: Rng) -> None:
        """Parts hand and deck again, as one who plays in this style would have by now."""
        key = seat, style.patient
        if key not in self._weights:
            self._weights[key] = hands.weights(self.seen, seat, style)
        weights = self._weights[key]
        held = knowledge.members(self.seen.held[seat])
        hidden = [card for card in state.hands[seat] if card not in held] + state.decks[seat]
        size = len(state.hands[seat]) - len(held)
        hidden.sort(key=lambda card: rng.random() ** (1 / weights[card]), reverse=True)
        state.hands[seat] = sorted(held + hidden[:size])
        state.decks[seat] = hidden[size:]
        rng.shuffle(state.decks[seat])


def _begin(state: State, seat: int, cards: list[int], count: int, rng: Rng) -> None:
    """Gives a seat this deck, and so many start cards of it as it has chosen."""
    state.decks[seat], state.starts[seat] = sorted(cards), []
    for _ in range(count):
        start = opening.move(state, seat, PLAIN, rng.random) - START
        state.decks[seat].remove(start >> 3)
        state.starts[seat].append(start)


def _holds_apart(seen: Observation) -> bool:
    """Whether cards of the seat that is to choose are neither in its hand nor in its deck."""
    return bool(seen.looked_size) or seen.phase is Phase.SWAP
