"""The parts of the test suite: all are shown, their counts added up, and each can fail the whole."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import suite

PASSES = "print('==== 30 passed, 2 skipped in 1.50s ===='); print('said')"
FAILS = "print('x'); print('= 1 failed, 9 passed, 1 error in 75.00s (0:01:15) ='); raise SystemExit(1)"
CRASHES = "import os; print('...', flush=True); os._exit(3)"


def parts(*programs: str) -> int:
    return suite.side_by_side([[sys.executable, "-c", program] for program in programs], os.environ)


def test_counts_are_added_up_in_a_line_as_of_pytest(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert parts(PASSES, PASSES, PASSES, PASSES) == 0
    lines = capfdbinary.readouterr().out.split(b"\n")
    assert sum(line.strip() == b"said" for line in lines) == 4
    assert lines[-2].startswith(b"===== 120 passed, 8 skipped in ")


@pytest.mark.parametrize("place", range(4))
def test_one_part_that_fails_is_enough(capfdbinary: pytest.CaptureFixture[bytes], place: int) -> None:
    programs = [PASSES] * 4
    programs[place] = FAILS
    assert parts(*programs) == 1
    assert b"===== 1 error, 1 failed, 99 passed, 6 skipped in " in capfdbinary.readouterr().out


@pytest.mark.parametrize("place", range(3))
def test_one_part_that_crashes_is_enough(place: int) -> None:
    programs = [PASSES] * 3
    programs[place] = CRASHES
    assert parts(*programs) == 3


def test_every_test_is_in_one_part() -> None:
    root = Path(__file__).resolve().parent.parent
    assert all(list((root / folder).rglob("test_*.py")) for folder in suite.WINDOWS)
    assert not any(one != other and one.startswith(other) for one in suite.WINDOWS for other in suite.WINDOWS)
