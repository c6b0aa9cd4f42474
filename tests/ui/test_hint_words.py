"""What a hint says: the best action and why, and in numbers how far the second best is behind."""

from __future__ import annotations

import pytest

from duckgames.ai.appraiser import Weighed
from duckgames.ai.player import Decision, Reason
from duckgames.core.presenter import Phrase
from tests.toy.game import Deed
from tests.ui.dialogs import texts
from tests.ui.laid_table import LaidPresenter, Room, room

__all__ = ["room"]

BEST = Weighed(Deed.DRAW, 0.414, 5.0, 0.0, 0.0, Reason("cards"))


@pytest.fixture
def asked(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A person is to choose a deed, and the presenter has words for a reason."""
    real = LaidPresenter.phrase

    def phrase(self: LaidPresenter, thing: object, seen: object = None) -> Phrase | None:
        return Phrase("action.toast") if isinstance(thing, Reason) else real(self, thing, seen)  # type: ignore[arg-type]

    monkeypatch.setattr(LaidPresenter, "phrase", phrase)
    room.win()
    return room


def said(room: Room, *weighed: Weighed) -> list[str]:
    best = weighed[0]
    room.page.director.on_hinted(Decision(best.action, 0, 0.0, best.reason, weighed))
    return texts(room.page.strip)


def test_the_second_best_is_named_with_both_numbers(asked: Room) -> None:
    words = said(asked, BEST, Weighed(Deed.BURY, 0.33, 4.0, 0.08, 0.02))
    assert "Hint: Draw" in words
    assert "Toast It wins 41 %, the next best 33 %: Bury a card under the deck of 6." in words


def test_what_may_be_chance_is_called_as_good_without_a_reason(asked: Room) -> None:
    words = said(asked, BEST, Weighed(Deed.BURY, 0.40, 4.0, 0.04, 0.02))
    assert "It wins 41 %. About as good: Bury a card under the deck of 6." in words


def test_a_hint_without_numbers_or_rivals_says_why(asked: Room) -> None:
    assert "Toast" in said(asked, BEST)
    asked.page.director.on_hinted(Decision(Deed.DRAW, 0, 0.0, Reason("cards")))
    assert "Toast" in texts(asked.page.strip)


def test_where_there_is_little_room_the_numbers_stay(asked: Room) -> None:
    strip = asked.page.strip
    said(asked, BEST, Weighed(Deed.BURY, 0.33, 4.0, 0.08, 0.02))
    shown = []
    for width in range(1600, 200, -20):
        strip.resize(width, strip.height())
        # What is hidden as there is no room for it is not read.
        how = strip._how.text() if strip._how.isVisibleTo(strip) else ""
        if how not in shown:
            shown.append(how)
    numbers = "It wins 41 %, the next best 33 %: Bury a card under the deck of 6."
    assert shown[:2] == [f"Toast {numbers}", numbers]
    assert shown[-1] in ("Toast", "")
    assert strip.accessibleName().endswith(numbers)
