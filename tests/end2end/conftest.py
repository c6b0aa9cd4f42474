"""A stage for each test, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from duckgames.ui.sprites import Sprites
from tests.end2end.fitting import Painted
from tests.end2end.stage import Stage

StageMaker = Callable[..., Stage]


@pytest.fixture
def make_stage(sprites: Sprites, tmp_path: Path) -> Iterator[StageMaker]:
    """Runs the program; a second call runs it again in the same folder."""
    stages: list[Stage] = []

    def make(folder: Path | None = None, **options: Any) -> Stage:
        for stage in stages:
            stage.close()
        stages.append(Stage(folder or tmp_path / "data", sprites=sprites, **options))
        return stages[-1]

    yield make
    for stage in stages:
        stage.close()
        # Other tests expect the texts of the sources.
        stage.language.use("en")


@pytest.fixture
def stage(make_stage: StageMaker) -> Stage:
    return make_stage()


@pytest.fixture
def painted(sprites: Sprites, monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Notes what is painted from now on, pictures of words included: they are all made anew."""
    sprites.clear()
    return Painted(monkeypatch)
