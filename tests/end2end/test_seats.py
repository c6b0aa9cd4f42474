"""A duck plays for a person and the person comes back, in every game; and matches are chosen from the list of all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from duckgames.core import registry
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.session.errors import ErrorId
from duckgames.ui.cover_page import CoverPage
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.seats_panel import SeatsPanel
from duckgames.ui.widgets import Button, Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.hands import by_clicks
from tests.end2end.stage import GAME, Stage, duck, duel, until

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
GAMES = [info.id for info in registry.infos()]
TOWN = "duck_town"


def go_on_after_rounds(stage: Stage) -> bool:
    for panel in stage.all(RoundPanel):
        panel.setFocus()
        stage.key(K.Key_Return)
    return True


def ways_back(stage: Stage) -> list[Button]:
    """The button of the strip by which the seat is taken back, if it is there."""
    return [button for button in stage.all(Button) if button.text() == "Take the seat back"]


def names_in_the_log(stage: Stage) -> list[str]:
    model = stage.page.log._model
    return [model.heading(row) for row in range(model.rowCount())]


def do_something(stage: Stage) -> None:
    """The person does the first thing that needs no menu."""
    stage.wait_for_turn()
    ply = stage.session.ply
    by_clicks(stage, next(way for way in stage.offered() if not way.group))
    until(lambda: stage.session.ply > ply, "the move")
    until(lambda: stage.waits, "what comes after it")


def hand_over(stage: Stage) -> None:
    """By keys alone: into the pause, to the button of the only person, Enter."""
    stage.key(K.Key_T, modifier=CTRL)
    assert stage.shows(PausePanel)
    stage.find(SeatsPanel).levels.choose("easy")
    stage.key(K.Key_Return)
    assert not stage.shows(PausePanel)


def told(stage: Stage) -> str:
    """What the message over the table says."""
    (message,) = (each for each in stage.all(Toast) if stage.page.isAncestorOf(each))
    return message.findChildren(QLabel)[0].text()


def test_where_no_seat_can_change_hands_it_is_said_why(stage: Stage) -> None:
    lesson = registry.view(GAME).lessons[0]
    stage.window.tutorials.start(GAME, lesson.id, 0)
    until(lambda: stage.scene.at_rest, "the table of the lesson")
    stage.key(K.Key_T, modifier=CTRL)
    assert told(stage) == "In a lesson no duck plays for you."
    assert not stage.shows(PausePanel)
    stage.window.show_launcher()
    stage.window.plays.start(MatchSetup(GAME, (duck(), duck("pip")), 5))
    until(lambda: stage.session.running and stage.scene.at_rest, "the table of the ducks")
    stage.key(K.Key_T, modifier=CTRL)
    assert told(stage) == "Only ducks play in this match anyway."
    assert not stage.shows(PausePanel)


@pytest.mark.parametrize("game", GAMES)
def test_a_duck_plays_on_until_the_person_takes_the_seat_back(stage: Stage, game: str) -> None:
    stage.start(duel(game=game))
    ply = stage.session.ply
    hand_over(stage)
    assert isinstance(stage.session.players[0], Ai)
    until(lambda: go_on_after_rounds(stage) and stage.session.ply > ply + 3, "the duck to play")
    assert ways_back(stage)
    until(lambda: go_on_after_rounds(stage) and "Poppy" in names_in_the_log(stage), "the duck in the log")
    stage.key(K.Key_T, modifier=CTRL)
    assert isinstance(stage.session.players[0], Person)
    stage.wait_for_turn()
    assert not ways_back(stage)
    assert "Poppy" in names_in_the_log(stage), "it was not the person"
    # What there is to do depends on how far the duck came, and not every step of it is a row of the log.
    while "You" not in names_in_the_log(stage):
        do_something(stage)
    assert not stage.errors


def test_the_duck_is_still_there_when_the_match_is_taken_up_again(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start()
    hand_over(stage)
    until(lambda: stage.session.ply > 2)
    stage.close()
    stage = make_stage(continue_=True)
    until(lambda: stage.session.running, "the match")
    assert isinstance(stage.session.players[0], Ai)
    until(lambda: go_on_after_rounds(stage) and ways_back(stage), "the way back")
    stage.click(ways_back(stage)[0])
    stage.wait_for_turn()
    stage.move()
    assert not stage.errors


def test_a_match_that_the_duck_ends_leads_to_the_scores_and_is_looked_at_again(stage: Stage) -> None:
    stage.start()
    hand_over(stage)
    until(lambda: go_on_after_rounds(stage) and stage.shows(ResultPage), "the end")
    stage.window.show_launcher()
    stage.key(K.Key_O, modifier=CTRL)
    sheet = stage.find(MatchesDialog)
    assert sheet.nothing.isVisible()
    stage.click(sheet.tabs.stops[1])
    assert sheet.go_on.text() == "Look at it"
    stage.click(sheet.go_on)
    until(lambda: stage.shows(ResultPage), "the scores")
    assert not stage.errors


def test_the_cover_is_never_for_somebody_who_is_away(stage: Stage) -> None:
    people = (Person("Ola", "poppy"), Person("Jan", "pip"))
    stage.window.plays.start(MatchSetup(TOWN, (*people, duck(game=TOWN)), 8, seed_typed=True))
    until(lambda: stage.shows(CoverPage), "the cover")
    first = stage.find(CoverPage).accessibleName()
    away = 0 if "Ola" in first else 1
    stage.key(K.Key_P)
    panel = stage.find(SeatsPanel)
    panel.levels.choose("easy")
    stage.click(panel.rows[away].button)
    other = people[1 - away].name
    until(lambda: other in " ".join(cover.accessibleName() for cover in stage.all(CoverPage)), f"the cover of {other}")
    stage.key(K.Key_Space)
    until(lambda: stage.my_turn, "a turn")
    assert stage.session.viewer == 1 - away
    stage.key(K.Key_T, modifier=CTRL)
    assert stage.session.players == stage.session.setup.seats
    assert stage.session.viewer == 1 - away
    assert stage.my_turn
    assert not stage.errors


def test_one_of_several_matches_is_chosen_by_keys(stage: Stage) -> None:
    for seed in (5, 6):
        stage.start(duel(seed))
        stage.move()
        stage.window.show_launcher()
    card = next(card for card in stage.all(GamePostcard) if card.game.id == GAME)
    assert card.game.waiting == 2
    stage.click(stage.button(f"Matches: 2: {card.game.title()}"))
    stage.key(K.Key_Down, K.Key_Return)
    stage.wait_for_turn()
    assert stage.session.seed == 5
    stage.move()
    stage.key(K.Key_O, modifier=CTRL)
    assert stage.shows(Launcher)
    stage.key(K.Key_Return)
    stage.wait_for_turn()
    assert stage.session.seed == 5, "the one played last comes first"
    assert not stage.errors


def test_a_deleted_match_waits_no_more_until_it_is_brought_back(stage: Stage) -> None:
    stage.start()
    stage.window.show_launcher()
    card = next(card for card in stage.all(GamePostcard) if card.game.id == GAME)
    stage.window.launcher.choose(0)
    stage.key(K.Key_O, modifier=CTRL)
    stage.key(K.Key_Delete, K.Key_Escape)
    assert not card.game.can_continue
    assert QApplication.focusWidget() is card.target
    stage.key(K.Key_O, modifier=CTRL)
    assert stage.find(MatchesDialog).nothing.isVisible()
    assert not stage.errors


def test_the_new_game_dialog_leads_to_what_waits(stage: Stage) -> None:
    stage.start()
    stage.move()
    ply = stage.session.ply
    stage.window.show_launcher()
    stage.window.dialogs.new_match(GAME)
    stage.click(stage.find(NewMatchDialog).matches)
    assert not stage.shows(NewMatchDialog)
    stage.key(K.Key_Return)
    stage.wait_for_turn()
    assert stage.session.ply >= ply
    assert not stage.errors


def test_a_match_that_cannot_be_read_any_more_leads_back_to_the_menu(stage: Stage) -> None:
    stage.start()
    stage.window.show_launcher()
    stage.window.dialogs.show_matches(GAME)
    (file,) = (stage.folder / "matches" / GAME).glob("*.json")
    held = file.read_text(encoding="utf-8").replace('"seed":5', '"seed":6')
    file.write_text(held, encoding="utf-8")
    for copy in file.parent.glob("*.bak"):
        copy.unlink()
    stage.key(K.Key_Return)
    until(lambda: stage.shows(Launcher), "the menu")
    assert [error.id for error in stage.errors] == [ErrorId.SAVE_DAMAGED]
    assert [kept.read_text(encoding="utf-8") for kept in (stage.folder / "aside").glob("*.json")] == [held]


def test_the_list_follows_the_language(stage: Stage) -> None:
    stage.start()
    stage.window.show_launcher()

    def rows() -> list[str]:
        model = stage.find(MatchesDialog).list.model()
        return [model.index(n, 0).data() for n in range(model.rowCount())]

    stage.window.dialogs.show_matches(GAME)
    english = rows()
    stage.language.use("ru")
    russian = rows()
    assert russian != english
    stage.window.dialogs.close()
    stage.window.dialogs.show_matches(GAME)
    assert rows() == russian
