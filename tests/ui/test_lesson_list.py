"""The topics of a tutorial: which of them comes next, and how often their file is read for that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.session.game_files import GameFiles
from duckgames.session.lesson_progress import LessonProgress
from duckgames.ui.lesson_list import LessonList
from duckgames.ui.theme import Look
from tests.ui.dialogs import settle

GAME = next(info.id for info in registry.infos() if len(registry.view(info.id).lessons) > 2)
IDS = [lesson.id for lesson in registry.view(GAME).lessons]


class CountedFiles(GameFiles):
    """Files that count how often they are read."""

    reads = 0

    def load(self, name: str, version: int, understand: Callable[[Any], Any]) -> Any:
        self.reads += 1
        return super().load(name, version, understand)


@pytest.fixture
def files(tmp_path: Path) -> CountedFiles:
    return CountedFiles(tmp_path, GAME, lambda error: None)


def test_the_file_is_read_once_for_all_topics(look: Look, ground: QWidget, files: CountedFiles) -> None:
    topics = LessonList(look, registry.view(GAME), LessonProgress(files), ground)
    topics.begin()
    assert files.reads == 1
    QCoreApplication.sendEvent(topics, QEvent(QEvent.Type.LanguageChange))
    assert files.reads == 2


@pytest.mark.parametrize(
    ("kept", "place"),
    [
        ([], 0),
        ([(0, 1, True)], 1),
        ([(0, 1, True), (2, 1, False)], 2),
        ([(n, 1, True) for n in range(len(IDS))], 0),
    ],
    ids=["nothing begun", "one learnt", "one begun", "all learnt"],
)
def test_the_list_opens_at_what_comes_next(
    look: Look, ground: QWidget, files: CountedFiles, kept: list[tuple[int, int, bool]], place: int
) -> None:
    progress = LessonProgress(files)
    for number, step, last in kept:
        progress.keep(IDS[number], step, last=last)
    topics = LessonList(look, registry.view(GAME), progress, ground)
    topics.begin()
    settle()
    assert QApplication.focusWidget() is topics.rows[place].start
