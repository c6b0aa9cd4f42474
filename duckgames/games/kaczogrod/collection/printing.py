"""Prints a new collection: who gets which cards, so that nobody has them all and swaps can always fill the album."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duckgames.core.ducks import DUCKS
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.collection.album import ALBUM, ISSUES, Collection, Collector, Counts
from duckgames.games.kaczogrod.rules.decks import DOUBLES

COLLECTORS: Final = 4
SWAPS: Final = 24
"""How many cards only swaps can bring."""

FEWEST, MOST = 4, 8
"""How many of them each duck has."""


def printed(rng: Rng) -> Collection:
    """A collection of which no issue is open yet.

    Each set is the whole album and ten doubles at first. Then the person's set changes some cards with each duck's, no
    design twice among all of them: each duck has now doubles that nobody but the person lacks, and lacks as many that
    nobody but the person has to spare. So however these are swapped back, every one of them can be.
    """
    designs = list(ALBUM)
    rng.shuffle(designs)
    ducks = list(DUCKS)
    rng.shuffle(ducks)
    own = _with_doubles(designs[2 * SWAPS :], rng)
    collectors = []
    first = 0
    for duck, count in zip(ducks, _shares(rng), strict=False):
        away, kept = designs[first : first + count], designs[first + SWAPS : first + SWAPS + count]
        first += count
        theirs = _with_doubles(designs[2 * SWAPS :], rng)
        _move(own, theirs, away)
        _move(theirs, own, kept)
        collectors.append(Collector(duck, theirs))
    return Collection(_bound(own, rng), 0, {}, tuple(collectors))


def _shares(rng: Rng) -> list[int]:
    """How many cards each duck has that the person lacks."""
    shares = [FEWEST] * COLLECTORS
    while sum(shares) < SWAPS:
        fewer = [place for place, share in enumerate(shares) if share < MOST]
        shares[rng.choice(fewer)] += 1
    return shares


def _with_doubles(common: list[str], rng: Rng) -> dict[str, int]:
    """The whole album, with doubles of designs that everybody has."""
    rest = list(common)
    rng.shuffle(rest)
    twice = set(rest[:DOUBLES])
    return {design: 1 + (design in twice) for design in ALBUM}


def _move(source: dict[str, int], target: dict[str, int], designs: Iterable[str]) -> None:
    for design in designs:
        del source[design]
        target[design] += 1


def _bound(cards: Counts, rng: Rng) -> tuple[tuple[str, ...], ...]:
    """The cards as five issues of the same size, none of which holds a design twice."""
    order = list(cards)
    rng.shuffle(order)
    copies = [design for design in order for _ in range(cards[design])]
    issues = [copies[n::ISSUES] for n in range(ISSUES)]
    for issue in issues:
        rng.shuffle(issue)
    return tuple(tuple(issue) for issue in issues)
