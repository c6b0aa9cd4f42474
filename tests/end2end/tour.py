"""The way through every page of the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt

from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from tests.end2end.stage import GAME, Stage, duel

PICTURES: Final = Path(__file__).resolve().parents[2] / "build" / "pages"
"""Where pictures of pages are kept."""


def tour(stage: Stage) -> Iterator[str]:
    """Goes through every page, by ways that need no words."""
    window, key = stage.window, stage.key
    yield "launcher"
    window.dialogs.new_match(GAME)
    yield "new match"
    window.dialogs.show_settings()
    yield "settings"
    window.dialogs.show_rules(GAME)
    yield "rules"
    window.dialogs.show_crash("none", before=True)
    yield "crash"
    window.dialogs.close()
    stage.start(duel(take_back=True))
    yield "first turn"
    for _ in range(6):
        stage.move()
    yield "seventh turn"
    key(Qt.Key.Key_P)
    yield "pause"
    key(Qt.Key.Key_P)
    window.dialogs.show_rules(GAME)
    yield "rules in a match"
    window.dialogs.close()
    while not stage.shows(RoundPanel):
        stage.move()
    yield "end of a round"
    stage.play(lambda: key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else stage.move())
    yield "scores"
    stage.click(stage.find(ResultPage).look_button)
    yield "table after the match"
