"""Whatever interrupts a drag, at whatever phase of it, every card lies where the table says."""

from __future__ import annotations

import pytest

from duckgames.core import registry
from tests.end2end.conftest import StageMaker
from tests.end2end.interruptions import Interruptions

COUNT = 100
"""`python -m tests.bench drags` does 20,000."""


@pytest.mark.parametrize("game", [info.id for info in registry.infos()])
def test_no_interruption_puts_a_card_out_of_place(make_stage: StageMaker, game: str) -> None:
    stage = make_stage()
    drags = Interruptions(stage, game, seed=11)
    while drags.count < COUNT:
        drags.step()
    assert stage.errors == []
