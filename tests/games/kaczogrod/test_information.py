"""What viewers know and guess: hidden cards, memory, worlds that fit (ruling C9)."""

from __future__ import annotations

from collections import Counter

import pytest

from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME, decks, knowledge
from duckgames.games.kaczogrod.rules.cards import BASE, DESIGNS
from duckgames.games.kaczogrod.rules.groups import BUILT, TOWN_HALL
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.invariants import cards_of
from tests.games.kaczogrod.positions import DONE, card, choose, do, play, position, wait


def begun(plies: int, seats: int = 2, **options: object) -> State:
    """A match after some random plies."""
    state, rng = GAME.start(checked(INFO.options, options), seats, Rng(5)), Rng(6)
    for _ in range(plies):
        seat = GAME.owing(state)[0]
        GAME.play(state, seat, GAME.sample(state, seat, rng), rng)
    return state


def worlds(state: State, viewer: int | None, count: int = 60) -> list[State]:
    """Worlds that fit what a viewer sees."""
    seen = GAME.observe(state, viewer)
    return [GAME.determinize(seen, Rng(seed)) for seed in range(count)]


def test_a_rivals_deck_may_be_any_that_fits() -> None:
    state = begun(60)
    open_ = set(state.piles[1]) | {entry & 511 for entry in state.cities[1]}
    seen: Counter[int] = Counter()
    for world in worlds(state, 0, 300):
        cards = cards_of(world, 1)
        assert len(set(cards)) == 64
        assert open_ <= set(cards)
        seen.update(set(cards) - open_)
    assert set(seen) >= set(range(1, 151)) - open_ - {0}, "every other design comes up"


def test_in_worlds_of_the_viewer_its_own_cards_are_its_own() -> None:
    state = begun(60)
    for world in worlds(state, 0, 5):
        assert world.hands[0] == state.hands[0]
        assert sorted(world.decks[0]) == sorted(state.decks[0])
    assert len({tuple(world.decks[0]) for world in worlds(state, 0, 5)}) == 5


@pytest.mark.parametrize("seats", [2, 3])
def test_before_the_start_every_seat_has_a_deck_to_begin_with(seats: int) -> None:
    for plies in range(4 * seats):
        state = begun(plies, seats, length=53)
        for world in worlds(state, 0, 20):
            for deck, starts in zip(world.decks, world.starts, strict=True):
                assert decks.faults([*deck, *(start >> 3 for start in starts)], 53) == []
            assert [len(starts) for starts in world.starts] == [len(starts) for starts in state.starts]
            assert all(BASE.groups[starts[0] >> 3] == TOWN_HALL for starts in world.starts if starts)


def test_a_deck_that_lacks_what_a_city_begins_with_is_made_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rng, "shuffle", lambda self, items: items.sort(reverse=True))
    state = begun(1)
    (world,) = worlds(state, 0, 1)
    assert decks.faults(world.decks[1], 64) == []
    assert sum(1 << BASE.groups[each] & BUILT > 0 for each in world.decks[1]) >= 4


@pytest.mark.parametrize(("seats", "length"), [(2, 64), (2, 80), (3, 53), (4, 53)])
def test_guesses_keep_to_the_shared_set(seats: int, length: int) -> None:
    """A3: no design more often than the set has it."""
    state = begun(70, seats, decks="shared", length=length)
    sets = decks.sets_needed(seats, length)
    for viewer in (None, 0):
        for world in worlds(state, viewer, 20):
            everything = Counter(each for seat in range(seats) for each in cards_of(world, seat))
            assert max(everything.values()) <= 2 * sets
            assert sum(max(0, number - sets) for number in everything.values()) <= decks.DOUBLES * sets
            for seat in range(seats):
                assert len(set(cards_of(world, seat))) == length
    assert len(DESIGNS) == 150


def test_a_seat_remembers_the_order_it_put_under_its_deck() -> None:
    state = position(hands=["government_grant", "tailor"], decks=["court zoo bank cafe tram"])
    chosen = [choose(each) for each in ("bank", "tram", "zoo", "court")]
    after = do(state, play("government_grant"), *chosen)
    for world in worlds(after, 0, 5):
        assert world.decks[0][:4] == after.decks[0][:4]
    assert len({tuple(world.decks[0][:4]) for world in worlds(after, 1, 10)}) > 1


def test_what_is_looked_at_and_exchanged_is_hidden_from_others() -> None:
    looking = do(position(hands=["government_grant", "tailor"]), play("government_grant"))
    assert len({tuple(world.looked) for world in worlds(looking, 1, 10)}) > 1
    assert {tuple(world.looked) for world in worlds(looking, 0, 10)} == {tuple(looking.looked)}
    swapping = do(position(hands=["new_elections port bank", "tailor"]), play("new_elections"), choose("port"))
    assert len({tuple(world.marks) for world in worlds(swapping, 1, 10)}) > 1
    assert {tuple(world.marks) for world in worlds(swapping, 0, 10)} == {tuple(swapping.marks)}


def test_cards_seen_in_a_hand_are_in_it_in_every_world() -> None:
    state = do(position(hands=["pickpocket zoo", "port bank cafe"]), play("pickpocket", 1), DONE)
    assert {tuple(world.hands[1]) for world in worlds(state, 0, 10)} == {tuple(state.hands[1])}
    third = position(hands=["pickpocket zoo", "port bank cafe", "tailor"])
    asked = do(third, play("pickpocket", 1), DONE)
    for world in worlds(asked, 2, 10):
        assert knowledge.known(world, 1, 0)[0] == sum(1 << each for each in world.hands[1]), "seat 0 is looking at it"
    after = do(state, choose("bank"))
    for world in worlds(after, 0, 10):
        assert {card("port"), card("cafe")} <= set(world.hands[1])


def test_cards_that_may_be_back_in_the_deck_are_somewhere_hidden() -> None:
    state = position(hands=["new_elections port bank zoo", "tailor"], seen=["port:1 bank:all", ""])
    after = do(state, play("new_elections"), choose("bank"), DONE)
    places = {card("port") in world.hands[0] for world in worlds(after, 1, 60)}
    assert places == {True, False}
    assert all(card("port") in world.hands[0] + world.decks[0] for world in worlds(after, 1, 10))


def test_a_card_everybody_saw_is_remembered_of_the_viewer_itself() -> None:
    state = do(position(hands=["burglar zoo", "police_station port"]), play("burglar", 1), choose("police_station"))
    seen = GAME.observe(state, 1)
    assert seen.held[1] == 1 << card("police_station")
    assert GAME.determinize(seen, Rng(1)).memory[1] == ((knowledge.ALL, seen.held[1], 0),)
    gone = do(state, wait("police_station"))
    assert gone.memory[1] == ()


def test_a_city_that_begins_is_in_no_phase_of_an_event() -> None:
    assert begun(0).phase is Phase.START
