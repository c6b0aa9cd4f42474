"""What only cards of a user's own can do: take services, lose a city, hit in ways no built-in event does (B11)."""

from __future__ import annotations

from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Add, Choose, Done, Mark, Name, Play
from duckgames.games.kaczogrod.rules.cards import BASE, read_file
from duckgames.games.kaczogrod.rules.grid import BITS, place_of
from duckgames.games.kaczogrod.rules.groups import SPORT
from duckgames.games.kaczogrod.rules.state import Phase, State
from tests.games.kaczogrod.positions import Dice, city, do, legal, marked, marks, refusal
from tests.games.kaczogrod.test_cards import HEADER

FIRST = len(BASE.ids)


def match(*effects: str, start: str = "") -> State:
    """A match just begun in which seat 0 is in turn and holds an event for each effect; seat 1 holds three cards."""
    rows = [f"own_{place},event,N,N,N,{effect},t,t,t,s,s,s" for place, effect in enumerate(effects)]
    designs, faults = read_file("\n".join([HEADER, *rows]), FIRST, BASE.numbers)
    assert not faults
    ids = " ".join(design.id for design in designs)
    deck = f"83 84 85 {' '.join(str(number) for number in range(1, 51 - len(designs)))} {ids}"
    rows_text = "\n".join(design.row for design in designs)
    options = {"cards": rows_text, "deck_0": deck, "deck_1": deck, "length": 53}
    state = GAME.start(checked(INFO.options, options), 2, Rng(1))
    while state.phase is Phase.START:
        seat = GAME.owing(state)[0]
        GAME.play(state, seat, GAME.legal(state, seat)[0], Rng(1))
    state.turn = state.seat = 0
    for seat, wanted in ((0, list(range(FIRST, FIRST + len(effects)))), (1, [84, 30, 31])):
        everything = state.hands[seat] + state.decks[seat]
        state.hands[seat] = sorted(wanted)
        state.decks[seat] = [each for each in everything if each not in wanted]
    return GAME.read(GAME.write(state))


def test_a_city_completely_lost_begins_again_at_home_with_a_town_hall() -> None:
    """B11."""
    state = match("opponent: remove up to 4 object service")
    assert city(state, 1).keys() == {(12, 0), (12, -1), (13, 0), (12, 1)}
    asked = do(state, Play(FIRST, 1))
    lost = do(asked, *marks((12, 0)), Done())
    assert city(lost, 1) == {}, "without its TOWN HALL all the rest is lost"
    assert GAME.read(GAME.write(lost)) == lost
    adds = [action for action in legal(lost) if isinstance(action, Add)]
    assert adds == [Add(84, 12, 0)]
    assert refusal(lost, Add(30, 12, 0)) == "hall_first"
    assert refusal(lost, Add(84, 13, 0)) == "hall_at_home"
    after = do(lost, Add(84, 12, 0))
    assert city(after, 1) == {(12, 0): "court"}
    assert len(after.free[1]) == 4


def moved(state: State, columns: int, turn: int) -> State:
    """The city of seat 0 lies so many columns further right, and it is the turn of `turn`."""
    state = state.copy()
    state.cities[0] = [entry + (columns << BITS) for entry in state.cities[0]]
    state.turn = turn
    return GAME.read(GAME.write(state))


def test_a_home_that_is_taken_gives_the_nearest_cells() -> None:
    """B11: counted in side steps."""
    state = match("opponent: remove up to 4 object service")
    lost = do(state, Play(FIRST, 1), *marks((12, 0)), Done())
    near = moved(lost, 12, turn=1)
    assert {place_of(entry >> BITS) for entry in near.free[1]} == {(11, 0)}
    own = do(near, Add(84, 11, 0))
    assert city(own, 1) == {(11, 0): "court"}


def test_a_rival_that_takes_the_home_moves_the_beginning() -> None:
    state = match("opponent: remove up to 4 object service", "self: for 1 round shield")
    lost = moved(do(state, Play(FIRST, 1), *marks((12, 0)), Done()), 10, turn=0)
    assert {place_of(entry >> BITS) for entry in lost.free[1]} == {(12, 0)}
    add = next(each for each in legal(lost) if isinstance(each, Add) and (each.column, each.row) == (12, 0))
    taken = do(lost, add)
    assert {place_of(entry >> BITS) for entry in taken.free[1]} == {(12, -1), (12, 1), (13, 0)}


def test_two_removals_of_one_event_are_settled_together() -> None:
    """D2: after the whole event, per city."""
    state = match("opponent: remove up to 1 service; remove up to 1 object")
    asked = do(state, Play(FIRST, 1), *marks((12, 0)))
    assert asked.torn
    assert len(city(asked, 1)) == 3, "no district is lost in the middle of it"
    assert GAME.read(GAME.write(asked)) == asked
    after = do(asked, Mark(12, 1))
    assert city(after, 1) == {}


def test_exactly_so_many_linked_cards_end_where_no_more_are_in_reach() -> None:
    state = match("opponent: remove exactly 3 linked object by victim")
    asked = do(state, Play(FIRST, 1))
    assert (asked.seat, asked.left) == (1, 3)
    assert do(asked, *marks((12, 1))).turn == 1, "the three touch the TOWN HALL only"


def test_a_hand_may_be_seen_by_its_own_player() -> None:
    state = match("player: discard 1 by player")
    asked = do(state, Play(FIRST, 0))
    assert asked.turn == 1, "he has no other card"
    other = do(state, Play(FIRST, 1))
    assert (other.seat, other.phase) == (0, Phase.DISCARD)


def test_discards_of_an_own_hand() -> None:
    state = match("player: discard 1 by player", "self: swap")
    asked = do(state, Play(FIRST, 0))
    assert (asked.seat, asked.victim) == (0, 0)
    assert GAME.read(GAME.write(asked)) == asked


def test_roll_ranges_and_counts_may_stand_before_any_step() -> None:
    state = match("player: roll k6; on 5-6: mill 2; with 1 townhall: mill 1; without police: mill 1")
    for roll, number in ((1, 2), (6, 4)):
        assert len(do(state, Play(FIRST, 1), rolls=[roll]).piles[1]) == number


def test_a_shield_that_others_get() -> None:
    after = do(match("others: for 2 rounds shield draw only"), Play(FIRST, -1))
    assert len(after.lasting) == 1


def test_a_conversion_beside_a_group_and_apart_from_one() -> None:
    state = match("self: convert object apart from police beside townhall")
    asked = do(state, Play(FIRST, -1))
    assert marked(asked) == {(0, -1), (1, 0), (0, 1)}
    assert do(asked, *marks((1, 0))).tops[0][0][1:] == (FIRST, 0)


def test_dice_that_are_told_roll_first() -> None:
    dice = Dice(6, 1)
    assert [dice.below(6), dice.below(6)] == [5, 0]
    assert dice.below(6) in range(6)


def test_a_second_look_waits_for_room_in_the_hand() -> None:
    """C4: never more than five cards."""
    state = match("self: look 2; look 2", "self: swap", "self: mill 1", "self: mill 2", "self: mill 3")
    looked = do(state, Play(FIRST, -1))
    after = do(looked, Choose(looked.looked[0]))
    assert (after.turn, len(after.hands[0])) == (1, 5)


def test_a_group_is_named_once_for_all_it_hits() -> None:
    state = match("all: name object; for 2 rounds no named")
    after = do(state, Play(FIRST, -1), Name(SPORT))
    assert after.turn == 1, "nobody is asked again"
    assert after.limits == [1 << SPORT] * 2


def test_an_event_does_not_save_from_itself() -> None:
    state = match("opponent: stay alarm; remove exactly 1 object")
    after = do(state, Play(FIRST, 1), *marks((12, 1)))
    assert len(city(after, 1)) == 3
    assert [entry[0] for entry in after.lasting] == [FIRST]


def test_an_event_may_leave_with_the_object_it_made_special() -> None:
    state = match("self: convert object; remove exactly 1 special; discard 1 by victim", "self: swap", "self: mill 1")
    asked = do(state, Play(FIRST, -1), *marks((0, 1), (0, 1)))
    assert asked.piles[0].count(FIRST) == 1
    assert GAME.read(GAME.write(asked)) == asked
