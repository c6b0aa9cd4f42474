"""What the words of the command line do once the window is open."""

from __future__ import annotations

from duckgames.ui.launcher import Launcher
from duckgames.ui.match_page import MatchPage
from duckgames.ui.new_match_dialog import NewMatchDialog
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import GAME, duel, until


def test_without_words_there_is_the_launcher(make_stage: StageMaker) -> None:
    stage = make_stage()
    assert stage.shows(Launcher)
    assert not stage.shows(NewMatchDialog)


def test_a_game_opens_its_new_match(make_stage: StageMaker) -> None:
    stage = make_stage(game=GAME)
    until(lambda: stage.shows(NewMatchDialog))
    assert stage.find(NewMatchDialog).options.seed.edit.text() == ""


def test_a_seed_is_filled_in_and_dealt_from(make_stage: StageMaker) -> None:
    stage = make_stage(seed=77)
    until(lambda: stage.shows(NewMatchDialog))
    stage.click(stage.find(NewMatchDialog).start)
    stage.wait_for_turn()
    assert (stage.session.setup.seed, stage.session.setup.seed_typed) == (77, True)
    assert stage.session.seed == 77


def test_a_drawn_seed_is_a_secret_until_the_match_has_ended(make_stage: StageMaker) -> None:
    stage = make_stage(game=GAME)
    until(lambda: stage.shows(NewMatchDialog))
    stage.click(stage.find(NewMatchDialog).start)
    stage.wait_for_turn()
    assert stage.session.seed is None


def test_continue_with_nothing_to_continue(make_stage: StageMaker) -> None:
    for line in ({"continue_": True}, {"continue_": True, "game": GAME}):
        stage = make_stage(**line)
        stage.settle()
        assert stage.shows(Launcher)
        assert not stage.errors


def test_continue_a_game(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start(duel(31))
    stage.move()
    stage = make_stage(continue_=True, game=GAME)
    stage.wait_for_turn()
    assert stage.shows(MatchPage)
    assert stage.session.setup.seed == 31


def test_what_was_chosen_is_there_at_the_next_start(make_stage: StageMaker) -> None:
    stage = make_stage(game=GAME)
    until(lambda: stage.shows(NewMatchDialog))
    dialog = stage.find(NewMatchDialog)
    before = len(dialog.seats.seating.seats)
    stage.click(dialog.seats.add_button)
    stage.click(dialog.start)
    stage.wait_for_turn()
    stage = make_stage(game=GAME)
    until(lambda: stage.shows(NewMatchDialog))
    assert len(stage.find(NewMatchDialog).seats.seating.seats) == before + 1
    # Where exactly the window is shown depends on the screens there are.
    assert not stage.settings.window().isEmpty()
