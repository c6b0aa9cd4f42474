"""A collection as data that a file keeps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from duckgames.core.ducks import DUCKS
from duckgames.core.game import Json
from duckgames.games.kaczogrod.collection.album import ISSUE, ISSUES, PLACES, Collection, Collector, Counts
from duckgames.games.kaczogrod.collection.printing import COLLECTORS

VERSION: Final = 1
WHOLE: Final = ISSUES * ISSUE


@dataclass(frozen=True)
class Kept:
    """A collection, and whether decks are built from it; off, it only waits."""

    on: bool
    collection: Collection


def to_json(kept: Kept) -> Json:
    """What the file holds."""
    collection = kept.collection
    return {
        "version": VERSION,
        "on": kept.on,
        "issues": [list(issue) for issue in collection.issues],
        "opened": collection.opened,
        "cards": dict(collection.cards),
        "collectors": [{"duck": each.duck, "cards": dict(each.cards)} for each in collection.collectors],
    }


def from_json(data: Any) -> Kept:
    """What such a file of this version means; raises `ValueError` for what no program has written."""
    if not isinstance(data, dict) or data.get("version") != VERSION or not isinstance(data.get("on"), bool):
        raise ValueError("no collection")
    issues, opened = data.get("issues"), data.get("opened")
    if not isinstance(issues, list) or len(issues) != ISSUES or not all(_is_issue(issue) for issue in issues):
        raise ValueError("no issues")
    if type(opened) is not int or not 0 <= opened <= ISSUES:
        raise ValueError("no such issue")
    cards = _counts(data.get("cards"), ISSUE * opened)
    ducks = data.get("collectors")
    if not isinstance(ducks, list):
        raise ValueError("no collectors")
    collectors = tuple(map(_collector, ducks))
    if len(collectors) != COLLECTORS or len({each.duck for each in collectors}) != COLLECTORS:
        raise ValueError("no such collectors")
    return Kept(data["on"], Collection(tuple(map(tuple, issues)), opened, cards, collectors))


def _is_issue(data: Any) -> bool:
    return (
        isinstance(data, list)
        and len(data) == ISSUE
        and all(isinstance(design, str) and design in PLACES for design in data)
    )


def _collector(data: Any) -> Collector:
    if not isinstance(data, dict) or data.get("duck") not in DUCKS:
        raise ValueError("no collector")
    return Collector(data["duck"], _counts(data.get("cards"), WHOLE))


def _counts(data: Any, total: int) -> Counts:
    """Cards that must be so many in all: nothing gets lost by swaps."""
    if not isinstance(data, dict) or not all(design in PLACES for design in data):
        raise ValueError("no cards")
    if not all(type(count) is int and count > 0 for count in data.values()) or sum(data.values()) != total:
        raise ValueError("not so many cards")
    return dict(data)
