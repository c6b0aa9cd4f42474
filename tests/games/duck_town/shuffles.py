"""Shuffles everything a seat cannot see: cards in hands and deck, and the roles of the draft (3.8).

It uses nothing of `worlds`: cards are dealt anew, and of all drafts that fit one is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, draft
from duckgames.games.duck_town.rules.observation import UNKNOWN
from duckgames.games.duck_town.rules.state import Phase, State
from tests.games.duck_town.drafts import Draft, drafts


def shuffled(state: State, viewer: Seat, chance: Rng) -> State:
    """A position in which only what `viewer` cannot see is another."""
    other = state.copy()
    _cards(other, viewer, chance)
    seen = GAME.observe(state, viewer)
    _draft(other, chance.choice(list(drafts(seen))), state)
    return other


def _cards(state: State, viewer: Seat, chance: Rng) -> None:
    seen = GAME.observe(state, viewer)
    unknown = (at for at in range(len(state.deck)) if at >= len(seen.under) or seen.under[at] == UNKNOWN)
    places = [(state.deck, place) for place in unknown]
    for seat in range(state.seats):
        if seat != viewer:
            state.hands[seat] = _known_first(state.hands[seat], seen.remembered[seat])
            hidden = range(len(seen.remembered[seat]), len(state.hands[seat]))
            places += [(state.hands[seat], place) for place in hidden]
            state.memory[seat] = tuple(entry for entry in state.memory[seat] if entry[0] == viewer)
    if viewer != state.seat:
        places += [(pile, place) for pile in (state.looked, state.tray) for place in range(len(pile))]
    faces = [cards[place] for cards, place in places]
    chance.shuffle(faces)
    for (cards, place), face in zip(places, faces, strict=True):
        cards[place] = face
    for hand in state.hands:
        hand.sort()


def _known_first(hand: Sequence[int], known: Sequence[int]) -> list[int]:
    rest = list(hand)
    for kind in known:
        rest.remove(kind)
    return [*known, *rest]


def _draft(state: State, wanted: Draft, before: State) -> None:
    """Plays the draft again as it is `wanted`; the calls have not told the viewer otherwise."""
    state.crown = before.leader
    draft.lay_out(state, wanted.aside, before.up, None)
    picks, laid = iter(wanted.picks), iter(wanted.laid)
    for seat, role in picks:
        assert seat == state.seat
        draft.pick(state, role, None)
        if state.phase is Phase.LAY and (down := next(laid, None)) is not None:
            assert down[0] == seat
            draft.lay(state, down[1], None)
    for name in ("crown", "role", "fox", "magpie", "revealed", "last", "phase", "seat"):
        setattr(state, name, getattr(before, name))
