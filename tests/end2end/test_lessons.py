"""Lessons in the real window: learnt by keys and by clicks, left and gone on with, declined kindly, in any language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from duckgames.core import registry
from duckgames.core.lesson import Lesson
from duckgames.core.match import Match
from duckgames.core.presenter import Affordance, Place
from duckgames.session import settings as declared
from duckgames.session.lesson import LessonSession
from duckgames.ui.launcher import Launcher
from duckgames.ui.lesson_list import LessonList, TopicRow
from duckgames.ui.lesson_page import PATIENCE, LessonPage
from duckgames.ui.main_window import SMALLEST
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.widgets import Label, Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.hands import Way, by_clicks, by_keys
from tests.end2end.stage import Stage, until

GAME = "duck_and_cover"
LEAST_TABLE = 400
"""Pixels of height that are left for a table at the least, also below large letters."""
TAUGHT: dict[str, tuple[Lesson, ...]] = {info.id: registry.view(info.id).lessons for info in registry.infos()}
FIRST = [pytest.param(lessons[0], id=game) for game, lessons in TAUGHT.items() if lessons]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations are compiled, as they are in an installed program."""
    import catalogues

    catalogues.compile_newer()


def lesson(id: str) -> Lesson:
    return next(each for each in TAUGHT[GAME] if each.id == id)


def begin(stage: Stage, of: Lesson, step: int = 0) -> None:
    stage.window.tutorials.start(of.setup.game, of.id, step)
    reach(stage, step)


def page(stage: Stage) -> LessonPage:
    return stage.find(LessonPage)


def table(stage: Stage) -> LessonSession:
    session = stage.session
    assert isinstance(session, LessonSession)
    return session


def reach(stage: Stage, number: int) -> None:
    """Waits for a note to be read, and goes on after a round that ends before it."""

    def reached() -> bool:
        if stage.shows(RoundPanel):
            stage.key(Qt.Key.Key_Return)
        return page(stage).panel.number == number and page(stage).match.director.moments.open and stage.scene.at_rest

    until(reached, f"note {number}")


def ways(stage: Stage, of: Lesson) -> Sequence[Affordance]:
    """All that is legal now, as it is done on the table; the match is played again, as far as the record goes."""
    game = registry.game(of.setup.game)
    match = Match(game, of.setup)
    for seat, data in of.actions[: table(stage).ply]:
        match.submit(seat, game.decode(data))
    seen = game.observe(match.state, of.seat)
    return tuple(registry.presenter(of.setup.game).affordances(seen, match.legal(of.seat)))


def asked(stage: Stage, of: Lesson) -> Affordance:
    """What the note asks for, as it is done on the table."""
    data = of.accepted(table(stage).ply)[0]
    game = registry.game(of.setup.game)
    return next(way for way in ways(stage, of) if game.encode(way.action) == data)


def learn(stage: Stage, of: Lesson, do: Way, first: int = 0) -> None:
    """Reads every note from the `first` on, and does what is asked for."""
    for number in range(first, len(of.notes)):
        reach(stage, number)
        if page(stage).asks:
            do(stage, asked(stage, of))
        elif number + 1 < len(of.notes):
            assert page(stage).panel.button.hasFocus()
            stage.key(Qt.Key.Key_Return)


def marked(stage: Stage, mark: Mark) -> set[Place]:
    return set(stage.scene.marked(mark))


@pytest.mark.parametrize("of", FIRST)
def test_a_lesson_is_learnt_by_clicks(stage: Stage, of: Lesson) -> None:
    begin(stage, of)
    learn(stage, of, by_clicks)
    assert stage.button("Done")
    assert stage.errors == []


@pytest.mark.parametrize("of", [pytest.param(each, id=each.id) for each in TAUGHT[GAME]])
def test_a_lesson_is_learnt_by_keys_alone(stage: Stage, of: Lesson) -> None:
    begin(stage, of)
    learn(stage, of, by_keys)
    assert stage.button("Done")


def test_the_launcher_leads_to_the_topics_and_a_learnt_one_is_ticked(stage: Stage) -> None:
    stage.click(stage.button("Tutorial: Duck & Cover"))
    assert [row.start.text() for row in stage.all(TopicRow)] == ["Start"] * len(TAUGHT[GAME])
    stage.key(Qt.Key.Key_Return)
    learn(stage, TAUGHT[GAME][0], by_clicks)
    stage.click(stage.button("Done"))
    assert stage.shows(Launcher)
    first, second, *_ = stage.all(TopicRow)
    assert (first.start.text(), second.start.text()) == ("Again", "Start")
    assert "learnt" in first.state.text()
    assert QApplication.focusWidget() is second.start


def test_the_next_topic_follows(stage: Stage) -> None:
    begin(stage, TAUGHT[GAME][0], len(TAUGHT[GAME][0].notes) - 1)
    stage.key(Qt.Key.Key_Return)
    reach(stage, 0)
    assert table(stage).setup.seats == TAUGHT[GAME][1].setup.seats
    learn(stage, TAUGHT[GAME][1], by_clicks)


def test_a_lesson_that_is_left_goes_on_where_it_was_in_another_run(make_stage: StageMaker, tmp_path: Path) -> None:
    stage, of = make_stage(tmp_path), lesson("cover")
    begin(stage, of)
    stage.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    by_clicks(stage, asked(stage, of))
    reach(stage, 3)
    stage.click(stage.button("Leave"))
    row = stage.all(TopicRow)[0]
    assert row.start.text() == "Go on"
    stage = make_stage(tmp_path)
    stage.click(stage.button("Tutorial: Duck & Cover"))
    stage.key(Qt.Key.Key_Return)
    reach(stage, 3)
    assert table(stage).ply == of.notes[3].ply
    learn(stage, of, by_clicks, 3)


def test_a_lesson_is_no_match(stage: Stage) -> None:
    begin(stage, lesson("cover"))
    learn(stage, lesson("cover"), by_clicks)
    stage.click(stage.button("Done"))
    assert not stage.services.session.running
    assert not stage.services.storage.unfinished(GAME)
    assert not list(stage.folder.glob("**/matches/**/*.json"))


def test_another_legal_move_is_declined_and_the_card_comes_home(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of, 2)
    before = stage.scene.rect_of(of.notes[2].points[0])
    right = asked(stage, of)
    wrong = next(way for way in ways(stage, of) if way.target != right.target)
    for turn in range(1, PATIENCE + 1):
        assert not marked(stage, Mark.HINT)
        decline(stage, wrong, turn)
        assert stage.shows(Toast)
        assert table(stage).ply == of.notes[2].ply
        assert stage.scene.rect_of(of.notes[2].points[0]) == before
        assert stage.scene.holding is None
    assert marked(stage, Mark.HINT)
    by_clicks(stage, right)
    reach(stage, 3)


def decline(stage: Stage, way: Affordance, times: int) -> None:
    """Tries what is not asked for, for so many times by now."""
    by_clicks(stage, way)
    director = page(stage).match.director
    until(lambda: page(stage).declined == times and director.moments.open and stage.scene.at_rest, "it to be declined")


def test_an_illegal_move_is_explained_as_in_a_match(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of, 2)
    called, _ = of.notes[2].points
    far = of.notes[4].points[0]
    stage.drag(called, far)
    until(lambda: stage.shows(Toast), "the reason")
    assert not page(stage).declined
    assert table(stage).ply == of.notes[2].ply


def test_what_is_asked_for_can_be_shown(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of, 2)
    stage.click(stage.button("Show me"))
    reach(stage, 3)


def test_a_hint_is_what_the_note_asks_for(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of, 2)
    stage.key(Qt.Key.Key_H)
    until(lambda: marked(stage, Mark.HINT), "the hint")
    assert set(of.notes[2].points) == marked(stage, Mark.HINT)


def test_what_a_note_points_at_is_outlined_and_stays_so(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of)
    for number in range(3):
        reach(stage, number)
        assert marked(stage, Mark.OUTLINE) == set(of.notes[number].points)
        if number < 2:
            stage.key(Qt.Key.Key_Return)
    page(stage).match.log.pointed.emit(())
    assert marked(stage, Mark.OUTLINE) == set(of.notes[2].points)


def test_the_language_changes_in_mid_lesson(stage: Stage) -> None:
    of = lesson("cover")
    begin(stage, of, 2)
    english = page(stage).panel.accessibleName()
    for language in ("pl", "ru"):
        stage.settings.store(declared.LANGUAGE, language)
        stage.settle()
        assert page(stage).panel.accessibleName() != english
    stage.settings.store(declared.LANGUAGE, "en")
    stage.settle()
    assert page(stage).panel.accessibleName() == english
    learn(stage, of, by_clicks, 2)


def test_the_list_speaks_the_language_of_the_moment(stage: Stage) -> None:
    stage.click(stage.button("Tutorial: Duck & Cover"))
    before = stage.all(TopicRow)[0].title.text()
    stage.settings.store(declared.LANGUAGE, "pl")
    stage.settle()
    assert stage.all(TopicRow)[0].title.text() != before


@pytest.mark.parametrize("game", [game for game, lessons in TAUGHT.items() if lessons])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
@pytest.mark.parametrize("text", declared.TEXT_SIZE.allowed)
def test_every_note_can_be_read_in_a_small_window(make_stage: StageMaker, game: str, language: str, text: int) -> None:
    stage = make_stage(language=language)
    stage.settings.store(declared.TEXT_SIZE, text)
    stage.window.resize(*SMALLEST)
    for of in TAUGHT[game]:
        begin(stage, of)
        panel = page(stage).panel
        for number in range(len(of.notes)):
            panel.show_note(number)
            stage.settle()
            for label in panel.findChildren(Label):
                assert label.height() >= label.heightForWidth(label.width()), (of.id, number)
            assert panel.geometry().bottom() <= page(stage).height()
            assert stage.view.height() >= LEAST_TABLE, (of.id, number)


def test_a_match_that_opens_ends_the_lesson(stage: Stage) -> None:
    begin(stage, lesson("cover"))
    stage.start()
    assert not stage.shows(LessonPage)
    assert stage.window.tutorials.game == ""


def test_escape_shuts_the_list(stage: Stage) -> None:
    stage.click(stage.button("Tutorial: Duck & Cover"))
    stage.key(Qt.Key.Key_Escape)
    assert not stage.shows(LessonList)
    assert stage.shows(Launcher)


def test_keys_that_mean_nothing_at_the_table_lead_on(stage: Stage) -> None:
    begin(stage, lesson("cover"))
    page(stage).match.focus_table()
    stage.key(Qt.Key.Key_F6)
    assert page(stage).panel.button.hasFocus()
    stage.key(Qt.Key.Key_F6)
    assert stage.view.hasFocus()
    stage.key(Qt.Key.Key_Return)
    reach(stage, 1)
