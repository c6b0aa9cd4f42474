"""Decks: the ready ones, what makes one legal, and the one set of cards dealt to all (section 1, rulings A1 to A5)."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from duckgames.core.options import BadOption, Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import opening
from duckgames.games.kaczogrod.rules.cards import BASE, BUILT_IN, DESIGNS, BadCard, Catalogue, catalogue
from duckgames.games.kaczogrod.rules.groups import TOWN_HALL

DOUBLES: Final = 10
"""How many designs come twice in a set of five issues of 32 cards (ruling A3)."""

NEIGHBOURS: Final = 3


def _ready() -> dict[tuple[str, int], tuple[int, ...]]:
    text = files(__package__).joinpath("decks.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {(row["name"], int(row["length"])): tuple(map(int, row["cards"].split())) for row in rows}


READY: Final = _ready()
"""The cards of each ready deck by name and length."""


@dataclass(frozen=True)
class Fault:
    """What is wrong with a deck, as a code, and the cards or numbers it is about."""

    code: str
    numbers: tuple[int, ...] = ()


def faults(cards: Sequence[int], length: int, known: Catalogue = BASE) -> list[Fault]:
    """Why these are no deck of that length; none if they are one."""
    found: list[Fault] = []
    if len(cards) != length:
        found.append(Fault("length", (len(cards), length)))
    twice = sorted(card for card, copies in Counter(cards).items() if copies > 1)
    if twice:
        found.append(Fault("twice", tuple(twice)))
    groups = [known.groups[card] for card in cards]
    if TOWN_HALL not in groups:
        found.append(Fault("no_town_hall"))
    beside = sum(opening.neighbours() >> group & 1 for group in groups)
    if beside < NEIGHBOURS:
        found.append(Fault("no_neighbours", (beside, NEIGHBOURS)))
    return found


def of_text(text: str, known: Catalogue = BASE) -> list[int]:
    """The cards that a text names, by number or id with spaces between; raises `BadOption` for one there is not."""
    cards = []
    for word in text.split():
        if word.isdigit() and len(word) < 4 and 0 < int(word) <= len(DESIGNS):
            cards.append(int(word))
        elif word in known.numbers:
            cards.append(known.numbers[word])
        else:
            raise BadOption(f"no card {word!r}")
    return cards


def rows_in_use(decks: Iterable[str], known: Catalogue) -> str:
    """What the option `cards` of a match with these decks is: the rows of those cards of a user's own that are in them.

    Decks are as the options have them, `known` knows the built-in cards and the user's.
    """
    # One word alone is the name of a ready deck.
    used = {word for deck in decks if " " in deck for word in deck.split()}
    return "\n".join(design.row for design in known.designs[BUILT_IN:] if design.id in used)


def extra_of(options: Options) -> tuple[str, ...]:
    """The rows of a user's own cards in a match; raises `BadOption`."""
    rows = tuple(str(options["cards"]).split("\n")) if options["cards"] else ()
    try:
        catalogue(rows)
    except BadCard as bad:
        raise BadOption(str(bad)) from bad
    return rows


def chosen(options: Options, seat: Seat, known: Catalogue) -> list[int]:
    """The deck that `seat` plays with, in ascending order; raises `BadOption` if it is none."""
    choice, length = str(options[f"deck_{seat}"]), options["length"]
    assert isinstance(length, int)
    if (choice, length) in READY:
        return sorted(READY[choice, length])
    cards = of_text(choice, known)
    wrong = faults(cards, length, known)
    if wrong:
        raise BadOption(f"deck of seat {seat}: {wrong[0].code} {wrong[0].numbers}")
    return sorted(cards)


def sets_needed(seats: int, length: int) -> int:
    """How many sets are put together; where more than one, playing with one set is not offered (ruling A3)."""
    return -(-seats * length // (len(DESIGNS) + DOUBLES))


def dealt(seats: int, length: int, rng: Rng) -> list[list[int]]:
    """A deck for each seat from the same cards, no design twice in one and each fit to begin with (ruling A3)."""
    while True:
        pool = []
        for _ in range(sets_needed(seats, length)):
            designs = list(range(1, len(DESIGNS) + 1))
            rng.shuffle(designs)
            pool += designs + designs[:DOUBLES]
        rng.shuffle(pool)
        found = _share_out(pool, seats, length)
        if found and not any(faults(deck, length) for deck in found):
            return [sorted(deck) for deck in found]


def _share_out(pool: list[int], seats: int, length: int) -> list[list[int]] | None:
    """Deals the cards one by one to the seat that has fewest and can take them; None if that ends badly."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for card in pool:
        open_ = [deck for deck in found if len(deck) < length and card not in deck]
        if open_:
            min(open_, key=len).append(card)
    return found if all(len(deck) == length for deck in found) else None
