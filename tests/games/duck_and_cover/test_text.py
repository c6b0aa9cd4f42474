"""The notation of positions: what a person may type, and what is refused."""

import pytest

from duckgames.core.game import MalformedPosition
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.actions import Cover
from tests.games.duck_and_cover.positions import L0, one_stack, pond, position, turn

GOOD = """\
duck_and_cover 2
round 2
scores 5 -3
pond 0,0:6.5.4 1,0:9.8.7 2,0:12.10.2 0,1:1 1,1:3 2,1:11
pond 0,0:7 1,0:3 2,0:12 3,0:5 0,1:1 1,1:9 2,1:4 3,1:10 0,2:6 1,2:2 2,2:11 3,2:8
deck 4 M 7 1 2 3 4 5 8 9 10 11 12
pile 3 9 1 2 5 6 8 10 11
discards 6 12
removed R
called 7
effect 7
voided no
passes 1
commits 1,1 .
"""


def test_the_notation_is_read_as_it_is_explained() -> None:
    state = GAME.read(GOOD)
    assert (state.seats, state.round, state.scores) == (2, 2, [5, -3])
    assert pond(state)[2, 0] == [12, 10, 2]
    assert state.deck[0] == 4
    assert state.deck[-1] == 12
    assert (state.discards, state.removed, state.passes) == ([6, 12], [14], 1)
    assert state.movers == [7, 7]
    assert state.commits == [3, 0]
    assert GAME.owing(state) == [1]
    assert state.stacks == [6, 12]


def test_blanks_and_the_order_of_stacks_do_not_matter() -> None:
    text = GOOD.replace("pond 0,0:6.5.4 1,0:9.8.7", "\n\n  pond   1,0:9.8.7\t0,0:6.5.4 ")
    assert GAME.read(text) == GAME.read(GOOD)


def test_a_swim_that_is_committed_is_written_as_its_cell() -> None:
    text = GOOD.replace("commits 1,1 .", "commits -1,1 .")
    assert GAME.write(GAME.read(text)).splitlines()[-1] == "commits -1,1 ."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("duck_and_cover 2", "duck_and_cover 1"),
        ("duck_and_cover 2", "duck_and_cover 8"),
        ("duck_and_cover 2", "duck_and_cover 3"),
        ("duck_and_cover 2", "duck_and_cover 2 2"),
        ("duck_and_cover 2", "duck_and_cover"),
        ("duck_and_cover 2", "chess 2"),
        ("round 2", "round 1"),
        ("round 2", "round 3"),
        ("round 2", "round 4"),
        ("round 2", "round \u0662"),
        ("round 2", "round +2"),
        ("scores 5 -3", "scores 5"),
        ("scores 5 -3", "scores 5 -3 1"),
        ("scores 5 -3", "scores 5 -6"),
        ("scores 5 -3", "scores 31 0"),
        ("scores 5 -3", "scores 5 -3\nscores 1 1"),
        ("0,0:6.5.4", "0,0:6.5.5"),
        ("0,0:6.5.4", "0,0:6.5"),
        ("0,0:6.5.4", "0,0:6.5.4.6"),
        ("0,0:6.5.4", "0,0:6.5.4.13"),
        ("0,0:6.5.4", "0,0:6.5.4.0"),
        ("0,0:6.5.4", "1,0:6.5.4"),
        ("0,0:6.5.4", "0,0,0:6.5.4"),
        ("0,0:6.5.4", "00:6.5.4"),
        ("0,0:6.5.4", "0,0:"),
        ("0,0:6.5.4", "0,0"),
        ("0,0:6.5.4", "99,0:6.5.4"),
        ("0,0:6.5.4", "0,-999:6.5.4"),
        ("deck 4 M", "deck 4"),
        ("deck 4 M", "deck 4 M M"),
        ("deck 4 M", "deck 4 X"),
        ("discards 6 12", "discards 6 12 6"),
        ("called 7", "called -"),
        ("called 7", "called 8"),
        ("called 7", "called 7 7"),
        ("called 7", "called 13"),
        ("effect 7", "effect 8"),
        ("effect 7", "effect -"),
        ("effect 7", "effect R"),
        ("voided no", "voided yes"),
        ("voided no", "voided maybe"),
        ("passes 1", "passes 4"),
        ("passes 1", "passes -1"),
        ("passes 1", "passes x"),
        ("commits 1,1 .", "commits 1,1"),
        ("commits 1,1 .", "commits 1,1 . ."),
        ("commits 1,1 .", "commits 1,0 ."),
        ("commits 1,1 .", "commits 9,9 ."),
        ("commits 1,1 .", "commits 3,3 ."),
        ("commits 1,1 .", "commits 1,1 0,1"),
        ("commits 1,1 .", "commits 1,1 .\nmore"),
        ("commits 1,1 .", ""),
        ("removed R", "removed 3"),
    ],
)  # fmt: skip
def test_what_is_no_position_is_refused(old: str, new: str) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(MalformedPosition):
        GAME.read(GOOD.replace(old, new))


def test_ducks_that_lie_on_each_other_in_a_ring_are_refused() -> None:
    with pytest.raises(MalformedPosition):
        GAME.read(GOOD.replace("1,1:3", "1,1:3.1.3"))


def test_the_captains_cards_must_lie_where_they_can() -> None:
    swaps = [("discards 6 12", "discards 6 R", "removed R", "removed 12")]
    swaps += [
        ("deck 4 M", "deck 4 6", "discards 6 12", "discards M 12"),
        ("pile 3", "pile R", "removed R", "removed 3"),
    ]
    for old, new, other, instead in swaps:
        assert old in GOOD
        assert other in GOOD
        with pytest.raises(MalformedPosition, match="cannot"):
            GAME.read(GOOD.replace(old, new).replace(other, instead))


def test_who_quacks_has_chosen_nothing() -> None:
    text = GAME.write(position(L0.replace("3,0:5 ", "").replace("2,0:12", "2,0:5.12"), L0, called="5"))
    with pytest.raises(MalformedPosition):
        GAME.read(text.replace("commits . .", "commits 0,0 ."))


def test_a_round_that_should_have_ended_is_refused() -> None:
    gathered = "pond 0,0:1.2.3.4.5.6.7.8.9.10.11.12"
    line = next(line for line in GOOD.splitlines() if line.startswith("pond 0,0:6"))
    with pytest.raises(MalformedPosition):
        GAME.read(GOOD.replace(line, gathered).replace("commits 1,1", "commits ."))
    full = GOOD.replace("deck 4 M 7 1 2 3 4 5 8 9", "deck M").replace(
        "discards 6 12", "discards 6 12 4 7 1 2 3 4 5 8 9"
    )
    with pytest.raises(MalformedPosition):
        GAME.read(full.replace("called 7", "called 7"))


def test_nobody_owing_a_choice_is_refused() -> None:
    with pytest.raises(MalformedPosition):
        GAME.read(GOOD.replace("commits 1,1 .", "commits 1,1 1,1"))


def over(spoil: tuple[str, str] = ("", "")) -> str:
    """The text of a match that is over, spoilt."""
    state = position(one_stack(12), L0, called="12", scores=[(0, 0), (0, 0)])
    text = GAME.write(turn(state, {0: Cover(12, (1, 0))}).state)
    assert spoil[0] in text
    return text.replace(*spoil)


def test_a_match_that_is_over_must_have_ended() -> None:
    assert GAME.read(over()).over
    stack = next(value for value in over().split() if value.endswith(".12"))
    parted = stack.replace(".12", "") + " 5,5:12"
    for spoil in (
        (stack, parted),
        ("called -", "called 3"),
        ("commits . .", "commits . 0,1"),
        ("effect 12", "effect -"),
    ):
        with pytest.raises(MalformedPosition):
            GAME.read(over(spoil))


def test_a_match_may_end_by_discards_or_by_an_empty_deck() -> None:
    wide = "0,0:6.5.4 1,0:9.8.7 2,0:12.10.2 0,1:1 1,1:3 2,1:11"
    for deck, discards, passes in (("8", "5 6 9 10 12 5 6 8", 0), ("", "", 3), ("8", "5 6 9 10 12 5 6 8", 3)):
        state = position(wide, wide, called="1", deck=deck, discards=discards, passes=passes, scores=[(0, 0), (0, 0)])
        state = turn(state, {}).state
        assert state.over
        assert GAME.read(GAME.write(state)) == state
    too_many = GAME.write(state).replace("pile 1", "pile").replace("discards", "discards 1")
    with pytest.raises(MalformedPosition):
        GAME.read(too_many)


@pytest.mark.parametrize("direction", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_pond_that_swims_away_for_a_whole_round_stays_on_the_plane(direction: tuple[int, int]) -> None:
    """Two stacks leap-frog from the farthest place that can be read, for as many turns as a round can have."""
    column, row = direction
    far = f"{20 * column},{20 * row}:12 {19 * column},{19 * row}:1.2.3.4.5.6.7.8.9.10.11"
    state = position(far, far, called="11", deck="R", pile="")
    state.deck = [11, 12] * 52
    for turns in range(1, 104):
        for seat in (0, 1):
            action = max(
                (GAME.action(state, seat, move) for move in GAME.legal(state, seat)),
                key=lambda action: action.cell[0] * column + action.cell[1] * row,
            )
            assert action.cell == (column * (20 + turns), row * (20 + turns))
            GAME.play(state, seat, GAME.move(state, seat, action), Rng(1))
        assert sorted(pond(state)) == sorted((column * (20 + n), row * (20 + n)) for n in (turns - 1, turns))
