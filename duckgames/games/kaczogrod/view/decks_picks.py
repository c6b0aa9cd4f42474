"""The decks that may be picked for a seat of a new match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.core.options import Option, Options, OptionValue
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import READY
from duckgames.games.kaczogrod.decks.mixed import mixed
from duckgames.games.kaczogrod.view.card_faces import word
from duckgames.games.kaczogrod.view.collection_shelf import owned_of
from duckgames.games.kaczogrod.view.decks_desk import cabinet_of
from duckgames.games.kaczogrod.view.own_cards import OwnCards
from duckgames.ui.pages import Files, Pick

RANDOM: Final = "random"
SAVED: Final = "saved:"
"""Before the name of a saved deck, so that none can be called as a ready one."""


def picks(option: Option, options: Options, files: Files) -> tuple[Pick, ...]:
    """Ready decks, saved ones of the length that is played, and for ducks one mixed at random.

    Nothing where all play with one set, and for options that are no deck of a seat.
    """
    if option.seat is None or options["decks"] == "shared":
        return ()
    length = options["length"]
    assert isinstance(length, int)
    known, owned = OwnCards().known, owned_of(files)
    ready = [Pick(name, word(f"option.deck.{name}"), _always(name)) for name in READY]
    saved = [
        Pick(SAVED + deck.name, deck.name, _always(deck.draft.option(known)))
        for deck in cabinet_of(files).decks
        if deck.draft.length == length and not deck.draft.faults(known, owned)
    ]
    chance = Pick(RANDOM, word("option.deck.random"), lambda rng: mixed(length, rng).option(), ducks_only=True)
    return (*ready, *saved, chance)


def completed(options: Options) -> Options:
    """The options with the text of the cards of a user's own that are in the decks."""
    decks = [str(value) for key, value in options.items() if key.startswith("deck_")]
    return {**options, "cards": OwnCards().rows(decks)}


def _always(value: str) -> Callable[[Rng], OptionValue]:
    return lambda rng: value
