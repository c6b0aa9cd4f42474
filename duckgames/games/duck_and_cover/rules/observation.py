"""What a viewer of Duck & Cover can see, a full state that fits it, and the table it shows (rules T2, 3.7)."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.core.places import POINTS, Cell, Counter, Seat, Zone
from duckgames.core.rng import Rng
from duckgames.core.table import WHOLE, Stack, Table
from duckgames.games.duck_and_cover.rules import rounds, scoring, turn
from duckgames.games.duck_and_cover.rules.cards import captain_card, duck_card
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State, unpack
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS, PILE, REMOVED, box, pond

HIDDEN = -1
"""In `Observation.commits`: a choice that is made, but not shown."""


@dataclass(frozen=True)
class Observation:
    """All but the order of the deck (rule I3) and the open choices of other seats (rule T2).

    `where`, `below`, `movers`, `commits` and `scores` are as in `State`; `left` holds the cards still in the
    deck in ascending order (1 to 12, 13 maximum, 14 repeat).
    """

    viewer: Seat | None
    seats: int
    round: int
    where: tuple[int, ...]
    below: tuple[int, ...]
    movers: tuple[int, ...]
    commits: tuple[int, ...]
    left: tuple[int, ...]
    pile: tuple[int, ...]
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    called: int
    effect: int
    voided: bool
    passes: int
    scores: tuple[int, ...]
    over: bool


def observe(state: State, viewer: Seat | None) -> Observation:
    """What `viewer` (None: a spectator) sees of `state`."""
    return Observation(
        viewer=viewer,
        seats=state.seats,
        round=state.round,
        where=tuple(state.where),
        below=tuple(state.below),
        movers=tuple(state.movers),
        commits=tuple(c and (c if seat == viewer else HIDDEN) for seat, c in enumerate(state.commits)),
        left=tuple(sorted(state.deck)),
        pile=tuple(state.pile),
        discards=tuple(state.discards),
        removed=tuple(state.removed),
        called=state.called,
        effect=state.effect,
        voided=state.voided,
        passes=state.passes,
        scores=tuple(state.scores),
        over=state.over,
    )


def determinize(seen: Observation, rng: Rng) -> State:
    """A state that fits `seen`: the deck in a random order, hidden choices drawn from the legal ones."""
    state = _seen_state(seen)
    rng.shuffle(state.deck)
    for seat, choice in enumerate(seen.commits):
        state.commits[seat] = rng.choice(turn.moves(state, seat)) if choice == HIDDEN else choice
    return state


def _seen_state(seen: Observation) -> State:
    """A state with all that `seen` shows: the deck is in order, a hidden choice is `HIDDEN` itself."""
    state = State(seen.seats)
    state.round = seen.round
    state.where, state.below = list(seen.where), list(seen.below)
    state.stacks = [len(state.showing(seat)) for seat in range(seen.seats)]
    state.movers = list(seen.movers)
    state.deck, state.pile = list(seen.left), list(seen.pile)
    state.discards, state.removed = list(seen.discards), list(seen.removed)
    state.called, state.effect = seen.called, seen.effect
    state.voided, state.passes = seen.voided, seen.passes
    state.scores, state.over = list(seen.scores), seen.over
    state.commits = list(seen.commits)
    state.pending = sum(1 for duck, choice in zip(state.movers, state.commits, strict=True) if duck and not choice)
    return state


def table(seen: Observation) -> Table:
    """The ponds, the captain's cards, and the counters `round`, `limit` and `points` of each seat."""
    state = _seen_state(seen)
    zones: dict[Zone, dict[Cell | None, Stack]] = {}
    for seat in range(seen.seats):
        zones[box(seat)] = {}
        zones[pond(seat)] = {
            unpack(state.where[PER_SEAT * seat + top]): tuple(duck_card(n) for n in state.stack(seat, top))
            for top in state.showing(seat)
        }
    zones[DECK] = {WHOLE: (None,) * len(seen.left)} if seen.left else {}
    for zone, cards in ((PILE, seen.pile), (DISCARDS, seen.discards), (REMOVED, seen.removed)):
        zones[zone] = {WHOLE: tuple(captain_card(card) for card in cards)} if cards else {}
    zones[CALLED] = {WHOLE: (captain_card(seen.called),)} if seen.called else {}
    points = {Counter(POINTS, seat): total for seat, total in enumerate(scoring.totals(state))}
    return Table(zones, {Counter("round"): seen.round, Counter("limit"): rounds.limit(state), **points})
