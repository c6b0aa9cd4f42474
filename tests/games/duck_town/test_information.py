"""Section 3.8, who knows what: what a seat cannot see changes nothing of what it is shown, told or allowed."""

from __future__ import annotations

import pytest

from duckgames.core.events import CardMoved, Event, seen_from
from duckgames.core.game import IllegalAction, Refusal, apply
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, zones
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.cards import building_card
from duckgames.games.duck_town.rules.state import State
from tests.conformance.games import start
from tests.games.duck_town.invariants import check_position
from tests.games.duck_town.positions import KIND, act, cards, do, legal, position
from tests.games.duck_town.shuffles import shuffled

POSITIONS = 504
POOL = [
    act(text) for text in (
        "pick fox", "lay owl", "coins", "look", "keep 1", "income", "name goose", "name fox", "swap 1", "mark cafe",
        "exchange", "build cafe", "build manor", "knock 0 cafe", "knock 2 manor", "sell cafe", "forge", "rescue", "end",
    )
]  # fmt: skip


def positions(seats: int, count: int) -> list[State]:
    """Positions of random matches at even distances, those of the first rounds more often than others."""
    found: list[State] = []
    seed = 40
    while len(found) < count:
        seed += 1
        state, chance, ply = start(GAME, seed, seats), Rng(seed), 0
        while GAME.owing(state) and len(found) < count:
            ply += 1
            if ply % (5 + ply // 8) == 0:
                found.append(state.copy())
            GAME.play(state, state.seat, chance.choice(GAME.legal(state, state.seat)), Rng.for_ply(seed, ply))
    return found


def refusals(state: State, seat: Seat) -> list[Refusal | None]:
    """Why each action of the pool is refused."""
    return [refusal(state, seat, action) for action in POOL]


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why an action is refused, or None."""
    try:
        GAME.move(state, seat, action)
    except IllegalAction as error:
        return error.refusal
    return None


@pytest.mark.parametrize("seats", range(2, 8))
def test_what_a_seat_cannot_see_changes_nothing_for_it(seats: int) -> None:
    different = 0
    for number, state in enumerate(positions(seats, POSITIONS // 6)):
        for viewer in {state.seat, number % seats}:
            other = shuffled(state, viewer, Rng(number))
            check_position(other)
            different += other != state
            assert GAME.observe(other, viewer) == GAME.observe(state, viewer)
            assert GAME.legal(other, viewer) == GAME.legal(state, viewer)
            assert refusals(other, viewer) == refusals(state, viewer)
            one, two = GAME.observe(state, viewer), GAME.observe(other, viewer)
            assert GAME.determinize(one, Rng(number)) == GAME.determinize(two, Rng(number))
            check_told(state, other, viewer)
    assert different > POSITIONS // 6 / 2, "otherwise this would prove nothing"


def check_told(state: State, other: State, viewer: Seat) -> None:
    """What happens is told alike, as long as nothing hidden comes to light by it."""
    for move in GAME.legal(state, state.seat):
        if move not in GAME.legal(other, state.seat):
            continue
        action = GAME.action(state, state.seat, move)
        accounts = []
        for each in (state, other):
            step = apply(GAME, each, each.seat, action, Rng(1))
            accounts.append([blank(seen_from(event, viewer), viewer) for event in step.events])
        first, second = accounts
        shown = zip(first, second, strict=False)
        upto = next((n for n, pair in enumerate(shown) if pair[0] != pair[1]), None)
        # Only a role that answers its call, or is shown at the end, may make a difference.
        assert upto is None or any(type(event[upto]).__name__ in ("RoleCalled", "RoleMissed") for event in accounts)


def blank(event: Event, viewer: Seat) -> Event:
    """`event` without the face, and the place in a hand, of a card that comes from where `viewer` did not see it."""
    if not isinstance(event, CardMoved):
        return event
    zone = event.source.zone
    hidden = zone == zones.DECK or (zone.hand and zone.seat != viewer)
    return CardMoved(source=event.source, target=Slot(event.target.zone)) if hidden else event


def test_public_are_purses_hand_sizes_towns_crown_and_what_was_named() -> None:
    state = position(
        "fox", "owl", "goose", "badger", called="owl", fox="goose", towns={3: "cafe"}, hands={2: "gate hall"},
        coins={0: 7}, leader=3,
    )  # fmt: skip
    for viewer in (None, 0, 1, 2, 3):
        seen = GAME.observe(state, viewer)
        assert (seen.coins, seen.hand_sizes, seen.crown) == ((7, 2, 2, 2), (0, 0, 2, 0), 3)
        assert (seen.fox, seen.up.bit_count(), seen.deck_size) == (6, 2, 63)
        assert seen.towns[3] == (KIND["cafe"],)
        assert seen.holders[1] == 0
        assert seen.holders[6] == (2 if viewer == 2 else -1)
        assert seen.hand == (tuple(state.hands[2]) if viewer == 2 else ())


def test_looked_at_cards_are_seen_by_who_looks() -> None:
    state = do(position("fox", "owl", "goose", "badger", called="owl", top="gate hall"), "look").state
    for viewer in (None, 0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.looked_size == 2
        assert seen.looked == (tuple(state.looked) if viewer == 1 else ())


def test_a_seat_remembers_what_it_put_under_the_deck_and_all_what_was_knocked_down() -> None:
    state = position("fox", "owl", "goose", "badger", called="owl", top="gate hall", towns={0: "cafe"})
    state = do(state, "look", "keep 0", "end", "coins", "end", "coins", "knock 0 cafe").state
    hall, cafe = KIND["hall"], KIND["cafe"]
    assert cards(state.deck[:2]) == "cafe hall"
    views = {viewer: GAME.observe(state, viewer).under for viewer in (None, 0, 1, 2, 3)}
    assert views == {None: (cafe, -1), 0: (cafe, -1), 1: (cafe, hall), 2: (cafe, -1), 3: (cafe, -1)}
    stack = GAME.table(GAME.observe(state, 1)).stack(Slot(zones.DECK))
    assert stack[:3] == (building_card(cafe), building_card(hall), None)


def owl(hands: dict[int, str]) -> State:
    """The turn of an Owl."""
    return position("fox", "owl", "goose", "badger", called="owl", hands=hands, did="gather")


def test_both_remember_the_hands_they_swapped_away() -> None:
    state = do(owl({1: "cafe gate", 2: "hall"}), "swap 2").state
    assert [cards(list(GAME.observe(state, 1).remembered[seat])) for seat in range(4)] == ["", "", "cafe gate", ""]
    assert [cards(list(GAME.observe(state, 2).remembered[seat])) for seat in range(4)] == ["", "hall", "", ""]
    assert not any(GAME.observe(state, 3).remembered)


def test_a_third_seat_goes_on_remembering_a_hand_that_is_swapped_on() -> None:
    state = position("fox", "owl", "goose", "badger", called="owl", hands={1: "cafe gate:3", 2: "hall:1 docks"})
    after = do(state, "swap 2").state
    assert cards(list(GAME.observe(after, 3).remembered[2])) == "gate"
    assert cards(list(GAME.observe(after, 1).remembered[2])) == "cafe gate"
    assert GAME.observe(after, 2).remembered[1] == tuple(after.hands[1])
    back = position("fox", "owl", "goose", "badger", called="owl", hands={1: "cafe:2 gate:23"})
    after = do(back, "swap 2").state
    assert after.memory[2] == ((1, tuple(after.hands[2])), (3, (KIND["gate"],))), "what one holds one need not remember"
    assert after.memory[1] == ()


def test_what_is_built_is_remembered_no_longer() -> None:
    hands = {2: "cafe:1 gate:13 market"}
    state = position("fox", "owl", "goose", "badger", called="goose", hands=hands, coins={2: 9}, did="gather")
    assert do(state, "build market").state.memory == state.memory
    state = do(state, "build gate").state
    assert state.memory[2] == ((1, (KIND["cafe"],)),)


def test_who_exchanges_or_sells_unseen_cards_is_known_no_longer() -> None:
    state = owl({1: "cafe:2 gate:23"})
    assert do(state, "mark gate").state.memory[1] == ()
    hands, towns = {2: "cafe:1 gate"}, {2: "laboratory"}
    roles = ("fox", "owl", "goose", "badger")
    goose = position(*roles, called="goose", hands=hands, towns=towns, options="7 crown powers")
    assert do(goose, "sell gate").state.memory[2] == ()


def test_own_roles_are_secret_until_they_answer() -> None:
    state = start(GAME, 3, 4)
    state = do(state, sorted(legal(state))[0]).state
    for viewer in (None, 0, 1, 2, 3):
        table = GAME.table(GAME.observe(state, viewer))
        for seat in range(4):
            faces = table.stack(Slot(zones.secret(seat)))
            assert (None not in faces) if viewer == seat else not any(faces)


def test_a_missed_role_is_shown_after_the_others_of_its_seat() -> None:
    towns = {1: "manor castle chapel market docks lockup hall"}
    state = position("fox beaver", "owl goose", called="over", fox="owl", towns=towns, first="1")
    shown = GAME.table(GAME.observe(state, None)).stack(Slot(zones.shown(1)))
    assert [card.id for card in shown if card] == ["goose", "owl"]
