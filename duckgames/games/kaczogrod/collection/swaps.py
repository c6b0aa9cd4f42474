"""Swaps of one card for another, by which both sides fill a place of their album."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from duckgames.games.kaczogrod.collection.album import Collection, exchanged


class Reason(Enum):
    """Why a duck does not swap."""

    NOT_SPARE = "not_spare"  # the person has the card given only once, or not at all
    NO_DOUBLE = "no_double"  # the duck has the card wanted only once, or not at all
    HAS_IT = "has_it"  # the card given is in the duck's album
    IN_ALBUM = "in_album"  # the card wanted is in the person's album
    COMING = "coming"  # the card wanted is in an issue that the person still has to open


def why_not(collection: Collection, collector: int, given: str, wanted: str) -> Reason | None:
    """Why a duck does not give the card wanted for the card given; None: it does."""
    duck = collection.collectors[collector]
    reasons = (
        (Reason.NOT_SPARE, collection.owned(given) < 2),
        (Reason.NO_DOUBLE, duck.cards.get(wanted, 0) < 2),
        (Reason.HAS_IT, given in duck.cards),
        (Reason.IN_ALBUM, collection.owned(wanted) > 0),
        (Reason.COMING, collection.coming(wanted)),
    )
    return next((reason for reason, holds in reasons if holds), None)


def wants(collection: Collection, collector: int) -> tuple[str, ...]:
    """Which doubles of the person a duck lacks."""
    duck = collection.collectors[collector]
    return tuple(design for design in collection.doubles if design not in duck.cards)


def offers(collection: Collection, collector: int) -> tuple[str, ...]:
    """Which doubles of a duck the person lacks, and will not find in an issue."""
    doubles = collection.collectors[collector].doubles
    return tuple(design for design in doubles if not collection.owned(design) and not collection.coming(design))


def owners(collection: Collection, design: str) -> tuple[int, ...]:
    """The ducks that offer a design."""
    return tuple(n for n in range(len(collection.collectors)) if design in offers(collection, n))


def swap(collection: Collection, collector: int, given: str, wanted: str) -> Collection:
    """The collection after a swap; there must be nothing against it."""
    reason = why_not(collection, collector, given, wanted)
    if reason is not None:
        raise ValueError(reason)
    ducks = list(collection.collectors)
    ducks[collector] = replace(ducks[collector], cards=exchanged(ducks[collector].cards, wanted, given))
    return replace(collection, cards=exchanged(collection.cards, given, wanted), collectors=tuple(ducks))
