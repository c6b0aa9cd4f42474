"""A few of the damaged folders that `python -m tests.bench hostile` goes through by the thousand."""

from __future__ import annotations

from pathlib import Path

import pytest

from duckgames.ui.sprites import Sprites
from tests.bench.hostile import WINDOW_EVERY, Zoo

COUNT = 60

pytestmark = pytest.mark.skipif(not hasattr(__import__("os"), "mkfifo"), reason="makes pipes and links")


def test_nothing_in_a_damaged_folder_is_lost_or_holds_anybody_up(qapp: object, tmp_path: Path) -> None:
    zoo = Zoo(tmp_path)
    for number in range(1, COUNT):
        if number % WINDOW_EVERY:
            assert zoo._look(number)["faults"] == []


def test_the_window_opens_on_a_damaged_folder(qapp: object, tmp_path: Path, sprites: Sprites) -> None:
    assert Zoo(tmp_path, sprites)._look(0)["faults"] == []
