"""A lesson drives its match: it stops at notes, plays the record for others, and keeps how far it was learnt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duckgames.core import registry
from duckgames.core.lesson import Lesson
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.game_files import GameFiles
from duckgames.session.lesson import LessonSession, LessonStep
from duckgames.session.lesson_progress import LessonProgress, Progress

GAME = "duck_and_cover"
COVER: Lesson = registry.view(GAME).lessons[0]
END: Lesson = registry.view(GAME).lessons[-1]


class Pupil:
    """Notes what a lesson tells."""

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.session = LessonSession()
        self.told: list[str] = []
        self.steps: list[LessonStep] = []
        self.hints: list[Any] = []
        self.errors: list[SessionError] = []
        for name in ("rebuilt", "stepped", "deciding", "thinking", "ended", "declined"):
            getattr(self.session, name).connect(lambda *args, name=name: self.told.append(name))
        self.session.noted.connect(self.steps.append)
        self.session.hinted.connect(lambda decision: self.hints.append(decision.action))
        self.session.failed.connect(self.errors.append)
        self.session.teach(lesson, step)
        self.lesson = lesson

    def read_on(self, times: int = 1) -> None:
        for _ in range(times):
            self.session.read_on()

    def play(self, data: Any) -> None:
        self.session.submit(self.lesson.seat, registry.game(GAME).decode(data))


@pytest.fixture
def pupil(qapp: Any) -> Pupil:
    return Pupil(COVER)


def test_a_lesson_begins_with_its_first_note_and_asks_nobody(pupil: Pupil) -> None:
    assert pupil.told == ["rebuilt", "thinking"]
    assert (pupil.steps[-1].number, pupil.steps[-1].of, pupil.steps[-1].asks) == (0, len(COVER.notes), False)


def test_the_last_note_of_a_ply_asks(pupil: Pupil) -> None:
    pupil.read_on(2)
    assert pupil.steps[-1].asks
    assert pupil.told[-1] == "deciding"


def test_others_play_from_the_record_once_the_learner_has_moved(pupil: Pupil) -> None:
    pupil.read_on(2)
    pupil.play(COVER.actions[0][1])
    assert pupil.session.ply == COVER.notes[3].ply
    assert pupil.told[-4:] == ["stepped", "thinking", "stepped", "thinking"]
    assert pupil.steps[-1].number == 3


def test_another_legal_action_is_declined_and_asked_for_again(pupil: Pupil) -> None:
    pupil.read_on(2)
    pupil.play(["cover", 3, 3, 1])
    assert pupil.told[-2:] == ["deciding", "declined"]
    assert pupil.session.ply == 0


def test_an_illegal_action_is_refused_as_in_any_match(pupil: Pupil) -> None:
    pupil.read_on(2)
    pupil.play(["cover", 3, 0, 0])
    assert [error.id for error in pupil.errors] == [ErrorId.REFUSED]
    assert "declined" not in pupil.told


def test_an_action_before_it_is_asked_for_is_declined(pupil: Pupil) -> None:
    pupil.play(COVER.actions[0][1])
    assert pupil.told[-1] == "declined"
    assert pupil.session.ply == 0


def test_an_allowed_action_is_as_good_as_the_recorded_one(qapp: Any) -> None:
    special = next(lesson for lesson in registry.view(GAME).lessons if any(note.allows for note in lesson.notes))
    number = next(n for n, note in enumerate(special.notes) if note.allows)
    pupil = Pupil(special, number)
    pupil.play(special.notes[number].allows[0])
    assert pupil.steps[-1].number == number + 1


def test_reading_on_does_what_is_asked_for(pupil: Pupil) -> None:
    pupil.read_on(3)
    assert pupil.session.ply == COVER.notes[3].ply


def test_a_lesson_can_be_read_to_its_end_and_no_further(pupil: Pupil) -> None:
    pupil.read_on(len(COVER.notes) + 2)
    assert pupil.steps[-1].last
    assert pupil.session.ply == len(COVER.actions)
    assert len(pupil.steps) == len(COVER.notes)


def test_a_lesson_never_ends_a_match(qapp: Any) -> None:
    pupil = Pupil(END)
    assert pupil.session.ply == END.begin
    pupil.read_on(len(END.notes))
    assert "ended" not in pupil.told


def test_a_lesson_goes_on_at_a_later_note(qapp: Any) -> None:
    pupil = Pupil(COVER, 4)
    assert pupil.session.ply == COVER.notes[4].ply
    assert pupil.steps[-1].number == 4


def test_a_note_that_there_is_not_is_the_first(qapp: Any) -> None:
    assert Pupil(COVER, 99).steps[-1].number == 0


def test_nothing_goes_on_in_a_pause(pupil: Pupil) -> None:
    pupil.read_on(2)
    pupil.session.pause()
    pupil.read_on()
    pupil.session.request_hint()
    assert (pupil.session.ply, pupil.hints) == (0, [])
    pupil.play(["cover", 3, 3, 1])
    assert [error.id for error in pupil.errors] == [ErrorId.PAUSED]
    pupil.session.go_on()
    pupil.read_on()
    assert pupil.session.ply == COVER.notes[3].ply


def test_a_hint_is_what_is_asked_for(pupil: Pupil) -> None:
    pupil.session.request_hint()
    assert pupil.hints == []
    pupil.read_on(2)
    pupil.session.request_hint()
    assert pupil.hints == [registry.game(GAME).decode(COVER.actions[0][1])]


def test_nothing_is_taken_back(pupil: Pupil) -> None:
    pupil.read_on(3)
    pupil.session.undo()
    pupil.session.redo()
    assert pupil.session.ply == COVER.notes[3].ply


def test_looking_back_leads_back_to_the_note(pupil: Pupil) -> None:
    pupil.read_on(3)
    known = len(pupil.steps)
    pupil.session.seek(0, COVER.seat)
    assert pupil.told[-1] == "rebuilt"
    pupil.session.seek(COVER.notes[3].ply, COVER.seat)
    assert len(pupil.steps) == known + 1
    pupil.session.seek(0, COVER.seat)
    pupil.read_on()
    assert pupil.steps[-1].number == 4


def test_no_process_thinks_for_a_lesson(pupil: Pupil) -> None:
    pupil.read_on(2)
    pupil.session.request_hint()
    pupil.read_on(len(COVER.notes))
    assert pupil.session._ai.process_id is None


# How far it was learnt.


@pytest.fixture
def errors() -> list[SessionError]:
    return []


def progress(folder: Path, errors: list[SessionError]) -> LessonProgress:
    return LessonProgress(GameFiles(folder, GAME, errors.append))


def test_what_was_never_begun_stands_at_its_beginning(tmp_path: Path, errors: list[SessionError]) -> None:
    assert progress(tmp_path, errors).of("cover") == (Progress(),)


def test_where_a_lesson_was_left_is_found_again(tmp_path: Path, errors: list[SessionError]) -> None:
    progress(tmp_path, errors).keep("cover", 3, last=False)
    progress(tmp_path, errors).keep("swim", 1, last=False)
    assert progress(tmp_path, errors).of("swim", "quack", "cover") == (Progress(1), Progress(), Progress(3))


def test_a_learnt_lesson_begins_anew_and_stays_learnt(tmp_path: Path, errors: list[SessionError]) -> None:
    kept = progress(tmp_path, errors)
    kept.keep("cover", 5, last=True)
    assert kept.of("cover") == (Progress(0, True),)
    kept.keep("cover", 2, last=False)
    assert progress(tmp_path, errors).of("cover") == (Progress(2, True),)


@pytest.mark.parametrize(
    "data",
    [
        [],
        {"version": 1},
        {"version": 1, "lessons": {"cover": 3}},
        {"version": 1, "lessons": {"cover": {"step": -1, "learnt": True}}},
        {"version": 1, "lessons": {"cover": {"step": 1, "learnt": 1}}},
    ],
)
def test_damaged_progress_is_put_aside(tmp_path: Path, errors: list[SessionError], data: Any) -> None:
    kept = GameFiles(tmp_path, GAME, errors.append)
    kept.path("lessons").parent.mkdir(parents=True)
    kept.path("lessons").write_text(json.dumps(data))
    assert LessonProgress(kept).of("cover") == (Progress(),)
    assert [error.id for error in errors] == [ErrorId.DATA_DAMAGED]
