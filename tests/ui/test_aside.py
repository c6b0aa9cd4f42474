"""What a step means to the person at the screen alone is said in a short message, and to nobody else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from duckgames.core.events import Event
from duckgames.core.presenter import Phrase
from tests.toy.game import Observation
from tests.ui.bids_table import BidsPresenter
from tests.ui.dialogs import texts
from tests.ui.hot_seat import Sofa, sofa
from tests.ui.laid_table import LaidPresenter, Room, room

__all__ = ["room", "sofa"]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Whom a presenter told something after every step."""
    viewers: list[int | None] = []

    def aside(presenter: object, events: Sequence[Event], seen: Observation) -> Phrase | None:
        viewers.append(seen.viewer)
        return Phrase("bid", {"card": "for you"})

    monkeypatch.setattr(BidsPresenter, "aside", aside)
    monkeypatch.setattr(LaidPresenter, "aside", lambda *args: Phrase("action.bid", {"number": len(args[1])}))
    return viewers


def test_the_person_hears_it_after_a_step(room: Room, told: list[int | None]) -> None:
    room.win()
    room.page.toast.take_away()
    room.click(room.buttons[0])
    assert any(text.startswith("Bid ") for text in texts(room.page.toast))


def test_a_cover_hears_nothing(sofa: Sofa, told: list[int | None]) -> None:
    sofa.start()
    for _ in range(2):
        sofa.take()
        sofa.choose()
        if sofa.covered:
            assert not any("for you" in text for text in texts(sofa.page))
    assert told
    assert None not in told
