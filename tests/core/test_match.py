"""A match over the test game: submitting, taking back, refusing, and what is told of it."""

import pytest

from duckgames.core.events import ChoiceMade
from duckgames.core.game import IllegalAction, apply
from duckgames.core.match import Match
from duckgames.core.options import BadOption
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person
from tests.toy import GAME, INFO
from tests.toy.game import Bid, Deed, Toasted

ANN, AI = Person("Ann", "poppy"), Ai("easy", "plain", "quill")


def new(**options: int) -> Match:
    """A match of a person and an AI."""
    return Match(GAME, MatchSetup(INFO.id, (ANN, AI), 7, options))


def bid(match: Match) -> None:
    """Everybody who owes a bid makes his lowest."""
    for seat in GAME.owing(match.state):
        match.submit(seat, match.legal(seat)[0])


def test_ply_0_is_the_deal() -> None:
    match = new()
    assert match.ply == 0
    assert match.state is match.at(0)
    assert match.result is None
    assert match.state == GAME.start(match.setup.options, 2, Rng.for_ply(7, 0))


def test_every_state_is_kept() -> None:
    match = new()
    bid(match)
    texts = [GAME.write(match.at(ply)) for ply in range(3)]
    assert match.ply == 2
    assert len(set(texts)) == 3
    assert match.steps[1].state is match.at(2) is match.state


def test_ply_n_has_the_luck_of_n() -> None:
    match = new()
    bid(match)
    seat, action = match.actions[1]
    assert match.steps[1] == apply(GAME, match.at(1), seat, action, Rng.for_ply(7, 2))


def test_a_refused_action_changes_nothing() -> None:
    match = new()
    with pytest.raises(IllegalAction):
        match.submit(0, Deed.DRAW)
    assert (match.ply, match.actions) == (0, [])


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: int) -> None:
    match = new()
    with pytest.raises(ValueError, match="no seat"):
        match.submit(seat, match.legal(0)[0])
    assert match.ply == 0


def test_why_not_plays_nothing() -> None:
    match = new()
    refusal = match.why_not(0, Deed.TOAST)
    assert refusal is not None
    assert refusal.code == "not_now"
    assert match.why_not(0, match.legal(0)[0]) is None
    assert match.ply == 0


def test_going_back_returns_what_was_taken_back_and_redo_meets_the_same_luck() -> None:
    match = new()
    bid(match)
    steps = list(match.steps)
    undone = match.truncate(1)
    assert undone == ((1, Bid(min(match.at(1).hands[1]))),)
    assert match.ply == 1
    for seat, action in undone:
        match.submit(seat, action)
    assert match.steps == steps
    assert match.truncate(0)[0][0] == 0
    assert match.truncate(0) == ()


def test_the_history_is_filtered_for_its_viewer() -> None:
    match = new()
    bid(match)
    chosen = [[e.content for e in match.history(v) if isinstance(e, ChoiceMade)] for v in (None, 0, 1)]
    one, other = (action for _, action in match.actions)
    assert chosen == [[None, None], [one, None], [None, other]]
    assert match.history(0, since=2) == ()
    assert match.history(0, since=1) == match.history(0)[1:]


def test_a_commit_teaches_nobody_and_a_die_everybody() -> None:
    match = new()
    bid(match)
    assert [step.learned for step in match.steps] == [frozenset(), frozenset({0, 1})]


def test_who_draws_a_card_learns_and_a_final_event_counts_as_learning() -> None:
    match = new()
    bid(match)
    (winner,) = GAME.owing(match.state)
    match.submit(winner, Deed.DRAW)
    assert match.steps[-1].learned == {winner}
    match.truncate(2)
    match.submit(winner, Deed.TOAST)
    assert match.steps[-1].events == (Toasted(seat=winner),)
    assert match.steps[-1].learned == {0, 1}


def test_a_card_the_seat_had_seen_before_teaches_it_nothing() -> None:
    """A card that was buried and comes up again shows its seat no new face."""
    state = new().state.copy()
    state.turn, state.hands[0], state.hands[1] = 0, [1, 2], [3, 4]
    state.deck, state.discards = [5], [6, 7, 8, 9, 10, 11, 12]
    first = apply(GAME, state, 0, Deed.BURY, Rng(1))
    assert first.learned == {0}
    again = first.state.copy()
    again.turn = 0
    assert apply(GAME, again, 0, Deed.BURY, Rng(1)).learned == frozenset()
    again.turn = 1
    assert apply(GAME, again, 1, Deed.DRAW, Rng(1)).learned == {1}


def test_options_are_completed_and_checked() -> None:
    assert dict(new(hand_size=4).setup.options) == {
        "hand_size": 4, "open_bonus": False, "bonus_0": 0, "bonus_1": 0, "bonus_2": 0,
    }  # fmt: skip
    for bad in ({"hand_size": 9}, {"cheat": 1}, {"hand_size": True}, {"open_bonus": 1}):
        with pytest.raises(BadOption):
            new(**bad)


def test_seats_and_players_must_fit_the_game() -> None:
    for seats in ((), (ANN,), (ANN, AI, AI, AI)):
        with pytest.raises(ValueError, match="seats"):
            Match(GAME, MatchSetup(INFO.id, seats, 7))
    for stranger in (Ai("godlike", "plain", "quill"), Ai("easy", "grim", "quill")):
        with pytest.raises(ValueError, match="no AI"):
            Match(GAME, MatchSetup(INFO.id, (ANN, stranger), 7))
