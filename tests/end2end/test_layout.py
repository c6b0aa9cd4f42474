"""Every page in every size: no word is cut, nothing lies over its neighbour. What is not so is kept in build/pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from duckgames.session import settings as declared
from duckgames.ui.table import TableView
from tests.end2end.conftest import StageMaker
from tests.end2end.fitting import Painted, cut, overlapping
from tests.end2end.longer import Longer
from tests.end2end.stage import Stage
from tests.end2end.tour import PICTURES, city_tour, town_tour, whole_tour
from tests.end2end.wording import said

SIZES = ((1024, 640), (1280, 800), (1920, 1080))


@pytest.mark.parametrize("way", [whole_tour, town_tour, city_tour], ids=["duck_and_cover", "duck_town", "kaczogrod"])
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
    assert not (found := faults(stage, painted, way, SIZES, f"{code} {scale}")), "\n".join(found)


def test_texts_that_are_longer_by_two_fifths_fit_too(make_stage: StageMaker, painted: Painted) -> None:
    longer = Longer()
    longer.install()
    try:
        stage = make_stage(language="en")
        assert not (found := faults(stage, painted, whole_tour, SIZES[:2], "longer", papers=True)), "\n".join(found)
    finally:
        longer.remove()


def faults(
    stage: Stage,
    painted: Painted,
    way: Callable[[Stage], Iterator[str]],
    sizes: Iterable[tuple[int, int]],
    kind: str,
    *,
    papers: bool = False,
) -> list[str]:
    """What is cut or lies over something else on any page of a tour; `papers` of the table may shorten their words."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    found = list[str]()
    for name in way(stage):
        for width, height in sizes:
            stage.window.resize(width, height)
            stage.settle()
            if papers:
                for view in stage.window.findChildren(TableView):
                    view.grab()
            painted.clear()
            page = f"{name} {kind} {width}x{height}"
            picture = stage.window.grab()
            # What is said with dots at its end is not shortened: more follows when it is pressed.
            shortened = painted.cut - set(said(stage.window).values())
            wrong = [*cut(stage.window), *overlapping(stage.window), *shortened]
            if wrong:
                picture.save(str(Path(PICTURES, f"{page}.png")))
            found += [f"{page}: {fault}" for fault in wrong]
    return found
