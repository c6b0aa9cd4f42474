"""The decks a person has saved, and the one on the desk, as data that a file keeps."""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Any, Final

from duckgames.core.game import Json
from duckgames.games.kaczogrod.decks.draft import LENGTHS, Draft
from duckgames.games.kaczogrod.decks.search import folded

VERSION: Final = 1
LONGEST_NAME: Final = 32
MOST_CARDS: Final = 1024
"""More cards than any deck could have."""


@dataclass(frozen=True)
class SavedDeck:
    """A deck and what it is called; an empty name: it was never saved."""

    name: str
    draft: Draft


@dataclass(frozen=True)
class Cabinet:
    """All saved decks in the order of their names, and what lies on the desk."""

    decks: tuple[SavedDeck, ...] = ()
    desk: SavedDeck | None = None

    def find(self, name: str) -> SavedDeck | None:
        """The deck called so, however it is written."""
        return next((deck for deck in self.decks if folded(deck.name) == folded(name)), None)

    def with_deck(self, deck: SavedDeck) -> Cabinet:
        """With this deck, in place of the one called so."""
        others = self.without(deck.name).decks
        return replace(self, decks=tuple(sorted((*others, deck), key=lambda each: folded(each.name))))

    def without(self, name: str) -> Cabinet:
        """Without the deck called so."""
        return replace(self, decks=tuple(deck for deck in self.decks if folded(deck.name) != folded(name)))

    def free_name(self, name: str) -> str:
        """`name`, with a number after it if a deck is called so."""
        return _free(name, {folded(deck.name) for deck in self.decks})


def tidy_name(name: str) -> str:
    """A name as it is kept: without signs that cannot be seen, single spaces, not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME].rstrip()


def _free(name: str, taken: Container[str]) -> str:
    """`name`, with a number after it if its folded form is taken."""
    tried, n = name, 1
    while folded(tried) in taken:
        n += 1
        number = f" {n}"
        tried = name[: LONGEST_NAME - len(number)].rstrip() + number
    return tried


def to_json(cabinet: Cabinet) -> Json:
    """What the file holds."""
    desk = None if cabinet.desk is None else _deck_json(cabinet.desk)
    return {"version": VERSION, "decks": [_deck_json(deck) for deck in cabinet.decks], "desk": desk}


def from_json(data: Any) -> Cabinet:
    """What such a file of this version means; raises `ValueError` for what no program has written."""
    if not isinstance(data, dict) or data.get("version") != VERSION:
        raise ValueError("no decks")
    decks, desk = data.get("decks"), data.get("desk")
    if not isinstance(decks, list):
        raise ValueError("no list of decks")
    kept: dict[str, SavedDeck] = {}
    for deck in map(_deck, decks):
        # Two decks of one name, as somebody may write them by hand, are both kept.
        name = _free(deck.name or "?", kept)
        kept[folded(name)] = replace(deck, name=name)
    return Cabinet(tuple(kept[key] for key in sorted(kept)), None if desk is None else _deck(desk))


def _deck_json(deck: SavedDeck) -> Json:
    return {"name": deck.name, "length": deck.draft.length, "cards": list(deck.draft.cards)}


def _deck(data: Any) -> SavedDeck:
    if not isinstance(data, dict):
        raise ValueError("no deck")
    name, length, cards = data.get("name"), data.get("length"), data.get("cards")
    if not isinstance(name, str) or type(length) is not int or length not in LENGTHS:
        raise ValueError("no deck")
    if not isinstance(cards, list) or len(cards) > MOST_CARDS:
        raise ValueError("no deck")
    if not all(isinstance(card, str) and re.fullmatch("[a-z][a-z0-9_]{1,39}", card) for card in cards):
        raise ValueError("no cards")
    return SavedDeck(tidy_name(name), Draft(length, tuple(dict.fromkeys(cards))))
