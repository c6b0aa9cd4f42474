"""Every page in every size: no word is cut, nothing lies over its neighbour. What is not so is kept in build/pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from duckgames.session import settings as declared
from tests.end2end.conftest import StageMaker
from tests.end2end.fitting import Painted, cut, overlapping
from tests.end2end.stage import Stage
from tests.end2end.tour import PICTURES, city_tour, tour, town_tour
from tests.end2end.wording import said

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("way", [tour, town_tour, city_tour], ids=["duck_and_cover", "duck_town", "kaczogrod"])
@pytest.mark.parametrize(("code", "scale"), [("ru", 100), ("ru", 125), ("pl", 125)])
def test_nothing_is_cut_and_nothing_overlaps(
    make_stage: StageMaker,
    painted: Painted,
    code: str,
    scale: int,
    way: Callable[[Stage], Iterator[str]],
) -> None:
    stage = make_stage(language=code)
    stage.settings.store(declared.TEXT_SIZE, scale)
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = []
    for name in way(stage):
        for width, height in SIZES:
            stage.window.resize(width, height)
            stage.settle()
            painted.clear()
            page = f"{name} {code} {scale} {width}x{height}"
            picture = stage.window.grab()
            # What a screen reader is told with dots at its end is not shortened: more follows when it is pressed.
            shortened = painted.cut - {text for path, text in said(stage.window).items() if path.endswith(".name")}
            faults = [*cut(stage.window), *overlapping(stage.window), *shortened]
            if faults:
                picture.save(str(Path(PICTURES, f"{page}.png")))
            found += [f"{page}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
