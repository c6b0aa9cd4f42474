"""Options that take a text of a pattern, and those that are the secret of a seat."""

from __future__ import annotations

import pytest

from duckgames.core.options import BadOption, Option, checked

SIZE = Option("size", (7, 8), 7)
DECK = Option("deck_1", ("ready",), "ready", pattern="[0-9]+(?: [0-9]+)*", seat=1)


def test_a_text_that_fits_the_pattern_as_a_whole_is_allowed_too() -> None:
    assert checked((DECK,), {"deck_1": "1 22 3"}) == {"deck_1": "1 22 3"}
    for value in ("", "x", "1 x", "1 2 ", 12, None, ["1"]):
        with pytest.raises(BadOption):
            checked((DECK,), {"deck_1": value})


def test_an_option_may_be_the_secret_of_a_seat() -> None:
    assert (SIZE.seat, DECK.seat) == (None, 1)
