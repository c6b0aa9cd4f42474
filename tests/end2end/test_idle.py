"""Nothing is painted, and no layout made anew, while nobody does anything; `python -m tests.bench idle` measures it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtTest import QTest

from duckgames.core import registry
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.ui.overlay import veiled
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import Stage, duel, until

TURNS = 60
"""So often the program turns round: what asks for itself again does so at every turn."""


class Watch(QObject):
    """Notes who is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.append(type(watched).__name__)
        return False


def painted_at_rest(stage: Stage) -> list[str]:
    stage.settle()
    until(lambda: not painted(), "a rest")
    return painted()


def painted() -> list[str]:
    """Who is painted while the program turns round some times."""
    application, watch = QCoreApplication.instance(), Watch()
    assert application is not None
    application.installEventFilter(watch)
    for _ in range(TURNS):
        QTest.qWait(1)
    application.removeEventFilter(watch)
    return watch.painted


def start(stage: Stage, game: str) -> None:
    """Begins a match and waits until no duck has anything to choose, as it has where all choose their first cards."""
    stage.start(duel(game=game))
    rules = registry.game(game)

    def owing() -> tuple[Seat, ...]:
        return tuple(rules.owing(rules.determinize(stage.session.observation(0), Rng.for_ply(1, 0))))

    until(lambda: owing() == (0,), "the ducks")


def list_moves(stage: Stage) -> None:
    stage.start()
    stage.key(Qt.Key.Key_G)


PAGES: dict[str, Callable[[Stage], object]] = {
    "launcher": lambda stage: None,
    **{info.id: lambda stage, game=info.id: start(stage, game) for info in registry.infos()},  # type: ignore[misc]
    "list of moves": list_moves,
    "statistics": lambda stage: stage.window.dialogs.show_statistics("duck_town"),
    "settings": lambda stage: stage.window.dialogs.show_settings(),
    "rules": lambda stage: stage.window.show_rules(),
    "lesson": lambda stage: stage.window.tutorials.start(
        "duck_and_cover", registry.view("duck_and_cover").lessons[0].id
    ),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_at_rest_is_not_painted(stage: Stage, page: str) -> None:
    PAGES[page](stage)
    assert painted_at_rest(stage) == []


def test_water_under_a_dialog_lies_still(make_stage: StageMaker) -> None:
    stage = make_stage(motion="normal")
    launcher = stage.window.launcher
    assert not veiled(launcher)
    stage.window.dialogs.show_statistics("duck_town")
    until(lambda: veiled(launcher))
    stage.window.dialogs.close()
    assert not veiled(launcher)
