"""Sections 3.1 to 3.3: components, setting aside and the draft: rules S1 to D6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb, prod

import pytest

from duckgames.core.events import CardMoved, PhaseStarted
from duckgames.core.game import IllegalAction
from duckgames.core.options import checked
from duckgames.core.places import Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, cards, deduction, draft, zones
from duckgames.games.duck_town.rules.roles import ALL, members, role_card
from duckgames.games.duck_town.rules.state import Phase, State
from tests.conformance.games import start
from tests.games.duck_town.positions import ROLE, do, legal, those, why_not

NAME = {number: name for name, number in ROLE.items()}
FOX, MAGPIE, OWL, SWAN, HERON, GOOSE, BEAVER, BADGER = range(1, 9)


def dealt(seats: int, seed: int = 1, **options: object) -> State:
    """The start of a match."""
    return GAME.start(checked(GAME.info.options, options), seats, Rng.for_ply(seed, 0))


def picked(state: State, *roles: str) -> State:
    """After these picks; `lay` before a role lays it down."""
    return do(state, *(role if " " in role else f"pick {role}" for role in roles)).state


def aside(seats: int, *order: int, crown: int = 0) -> State:
    """The draft after roles were drawn in this order, a Swan that may not lie face up being put back."""
    state = dealt(seats)
    state.crown = crown
    draft.set_aside(state, lambda roles: next(role for role in order if role in roles), None)
    return state


def test_s1_the_deck() -> None:
    assert (len(cards.DECK), len(cards.KINDS)) == (66, 28)
    by_colour = Counter(cards.COLOURS[cards.COLOUR[kind]] for kind in cards.DECK)
    assert by_colour == {"gold": 12, "blue": 11, "green": 20, "red": 11, "purple": 12}
    assert Counter(cards.COST[kind] for kind in cards.DECK) == {1: 11, 2: 14, 3: 16, 4: 7, 5: 13, 6: 5}
    assert sum(cards.COST[kind] for kind in cards.DECK) == 210
    assert sum(cards.COST[kind] for kind in cards.DECK if cards.COLOUR[kind] == cards.PURPLE) / 12 == pytest.approx(
        4.83, abs=0.01
    )
    assert all(set(names) == {"en", "pl", "ru"} for names in cards.NAMES)
    assert cards.kind_of(cards.building_card(7)) == 7
    with pytest.raises(ValueError, match="not in tuple"):
        cards.kind_of(role_card(FOX))


@pytest.mark.parametrize("seats", range(2, 8))
def test_s2_s3_two_coins_and_four_cards(seats: int) -> None:
    state = dealt(seats)
    assert state.coins == [2] * seats
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.deck) == 66 - 4 * seats
    assert state.towns == [[]] * seats
    assert (state.round, state.first, state.target) == (1, -1, 7)


def test_s4_the_first_crown_is_random() -> None:
    crowns = Counter(dealt(4, seed).crown for seed in range(400))
    assert set(crowns) == {0, 1, 2, 3}
    assert min(crowns.values()) > 70


def test_s6_the_town_size_is_an_option() -> None:
    assert dealt(4, town_size=8).target == 8


@pytest.mark.parametrize(("seats", "count"), [(2, 0), (3, 0), (4, 2), (5, 1), (6, 0), (7, 0)])
def test_r1_r2_one_role_face_down_and_some_face_up(seats: int, count: int) -> None:
    for seed in range(50):
        state = dealt(seats, seed)
        assert len(state.down) == 1
        assert state.up.bit_count() == count
        assert not state.up >> SWAN & 1
        assert len(state.pile) == 7 - count
        for viewer in (None, *range(seats)):
            assert GAME.observe(state, viewer).down == (0,)


def test_r1_any_role_may_be_the_hidden_one_the_swan_too() -> None:
    hidden = Counter(dealt(5, seed).down[0] for seed in range(1600))
    assert all(150 < hidden[role] < 250 for role in ROLE.values())


def draws(seats: int, taken: tuple[int, ...] = ()) -> Iterator[tuple[State, Fraction]]:
    """Every way to set roles aside, with its chance; `taken` are the places of the first draws among the roles left."""
    state, sizes = dealt(seats), list[int]()

    def draw(roles: Sequence[int]) -> int:
        sizes.append(len(roles))
        return roles[taken[len(sizes) - 1]] if len(sizes) <= len(taken) else roles[0]

    draft.set_aside(state, draw, None)
    if len(sizes) == len(taken):
        yield state, Fraction(1, prod(sizes))
    else:
        for place in range(sizes[len(taken)]):
            yield from draws(seats, (*taken, place))


@pytest.mark.parametrize("seats", [4, 5])
def test_r3_a_swan_that_is_drawn_is_put_back_and_another_role_drawn(seats: int) -> None:
    """What lies face up is as likely as if the Swan were put back and all shuffled again."""
    found: dict[tuple[int, int], Fraction] = {}
    count = 2 if seats == 4 else 1
    for state, chance in draws(seats):
        outcome = state.down[0], state.up
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    assert sum(found.values()) == 1
    for (down, _), chance in found.items():
        free = 7 if down == SWAN else 6
        assert chance == Fraction(1, 8) / comb(free, count)


def test_scenario_1_the_swan_is_drawn_face_up() -> None:
    state = aside(5, GOOSE, SWAN, OWL, FOX, MAGPIE, HERON, BEAVER, BADGER)
    assert state.down == [GOOSE]
    assert members(state.up) == [OWL]
    assert state.pile == [FOX, MAGPIE, SWAN, HERON, BEAVER, BADGER]
    for viewer in range(5):
        (group, *_) = deduction.accounts(GAME.observe(state, viewer))[0]
        assert (group.roles == [GOOSE]) == (viewer == 0)


@pytest.mark.parametrize(("seats", "piles"), [
    (4, [5, 4, 3, 2]), (5, [6, 5, 4, 3, 2]), (6, [7, 6, 5, 4, 3, 2]), (7, [7, 6, 5, 4, 3, 2, 2]),
    (3, [7, 6, 5, 4, 3, 2]), (2, [7, 6, 5, 4, 3, 2]),
])  # fmt: skip
def test_d1_d2_d4_the_pile_goes_round_and_shrinks(seats: int, piles: list[int]) -> None:
    state = dealt(seats, 3)
    order, sizes, crown = [], [], state.crown
    while state.phase in (Phase.PICK, Phase.LAY):
        order.append((state.seat - crown) % seats)
        sizes.append(len(state.pile))
        assert len(legal(state)) == len(state.pile)
        state = do(state, sorted(legal(state))[0]).state
    assert sizes == piles
    places = {2: [0, 1, 1, 0, 0, 1], 3: [0, 1, 2, 0, 1, 2]}.get(seats, list(range(seats)))
    assert order == places
    assert all(len(picks) == (2 if seats < 4 else 1) for picks in state.picks)


def test_d2_the_leftover_is_known_to_the_last_picker_only() -> None:
    state = picked(aside(4, GOOSE, OWL, BEAVER), "fox", "magpie", "swan", "heron")
    assert state.down == [GOOSE, BADGER]
    assert [GAME.observe(state, viewer).down for viewer in (None, 0, 1, 2, 3)] == [(0, 0)] * 4 + [(0, BADGER)]


def test_d3_the_seventh_player_picks_between_the_last_role_and_the_one_face_down() -> None:
    state = aside(7, GOOSE, crown=3)
    state = picked(state, "fox", "magpie", "owl", "swan", "heron", "beaver")
    assert (state.seat, state.pile, state.down) == (2, [GOOSE, BADGER], [])
    step = do(state, "pick goose")
    assert step.state.picks[2] == [GOOSE]
    assert step.state.down == [BADGER]
    assert GAME.observe(step.state, 2).down == (BADGER,)
    assert GAME.observe(step.state, 3).down == (0,)
    assert do(state, "pick badger").state.down == [GOOSE]


def test_d4_three_players_pick_twice_and_the_seventh_role_is_laid_face_down() -> None:
    state = picked(
        aside(3, GOOSE, FOX, MAGPIE, OWL, SWAN, HERON, BEAVER, BADGER, crown=1),
        "fox",
        "magpie",
        "owl",
        "swan",
        "heron",
        "beaver",
    )
    assert state.picks == [[OWL, BEAVER], [FOX, SWAN], [MAGPIE, HERON]]
    assert state.down == [GOOSE, BADGER]
    assert GAME.observe(state, 0).down == (0, BADGER)
    assert GAME.observe(state, 1).down == (0, 0)


def test_scenario_2_two_player_draft() -> None:
    a, b = 1, 0
    state = aside(2, GOOSE, crown=a)
    assert (state.seat, len(state.pile)) == (a, 7)
    state = picked(state, "fox")
    assert (state.seat, len(state.pile)) == (b, 6)
    state = picked(state, "magpie")
    assert (state.seat, state.phase, those(state, "lay")) == (
        b,
        Phase.LAY,
        {"owl", "swan", "heron", "beaver", "badger"},
    )
    assert why_not(state, "pick owl").code == "asked_lay"
    state = picked(state, "lay owl")
    assert (state.seat, state.phase, len(state.pile)) == (a, Phase.PICK, 4)
    state = picked(state, "swan", "lay heron")
    assert (state.seat, state.pile) == (b, [BEAVER, BADGER])
    state = picked(state, "beaver")
    assert state.picks == [[MAGPIE, BEAVER], [FOX, SWAN]]
    assert state.down == [GOOSE, OWL, HERON, BADGER]
    assert GAME.observe(state, a).down == (0, 0, HERON, 0)
    assert GAME.observe(state, b).down == (0, OWL, 0, BADGER)
    assert (state.phase, state.role, state.seat) == (Phase.TURN, FOX, a)


def test_d6_only_what_is_in_the_pile_can_be_picked() -> None:
    state = aside(4, GOOSE, OWL, BEAVER)
    assert why_not(state, "pick goose").code == "not_in_pile"
    assert why_not(picked(state, "fox"), "pick fox").code == "not_in_pile"
    with pytest.raises(IllegalAction):
        GAME.move(state, 1, GAME.action(state, 0, GAME.legal(state, 0)[0]))


def test_r4_face_up_roles_are_public_and_the_hidden_one_is_never_shown() -> None:
    """At the end of the round all roles are taken up and shuffled; nobody sees the face-down ones by that."""
    state, ply = start(GAME, 4, 4), 0
    first_round, events = state, []
    while state.round == 1:
        step = do(state, sorted(legal(state) - {"look"})[0], seed=ply)
        ply += 1
        state, events = step.state, list(step.events)
    moved = [event for event in events if isinstance(event, CardMoved) and event.target == Slot(zones.SUPPLY)]
    assert [event.source.zone for event in moved][-2:] == [zones.FACE_UP, zones.FACE_DOWN]
    assert all(event.card is None for event in moved)
    assert sum(event.count for event in moved) == 8
    assert PhaseStarted(phase="round", number=2) in events
    for viewer in range(4):
        assert GAME.table(GAME.observe(first_round, viewer)).stack(Slot(zones.FACE_UP)) != ()
    assert members(ALL & ~first_round.up & ~(1 << first_round.down[0])) == first_round.pile


def test_paired_matches_share_the_roles_of_later_rounds() -> None:
    """The roles of a round follow from the seed and its number alone, whatever was played."""
    ends = []
    for choice in (0, -1):
        state, ply = dealt(6, 5), 0
        while state.round == 1:
            ply += 1
            GAME.play(state, state.seat, GAME.legal(state, state.seat)[choice], Rng.for_ply(5, ply))
        ends.append((state.up, state.down, state.pile))
    assert ends[0] == ends[1]
