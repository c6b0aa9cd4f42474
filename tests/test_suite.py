"""The two halves of the test suite: both are shown, their counts added up, and either can fail the whole."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
import suite

PASSES = "print('==== 30 passed, 2 skipped in 1.50s ===='); print('said')"
FAILS = "print('x'); print('= 1 failed, 9 passed, 1 error in 75.00s (0:01:15) ='); raise SystemExit(1)"
CRASHES = "import os; print('...', flush=True); os._exit(3)"


def halves(one: str, other: str) -> int:
    return suite.side_by_side([sys.executable, "-c", one], [sys.executable, "-c", other], os.environ)


def test_counts_are_added_up_in_a_line_as_of_pytest(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert halves(PASSES, PASSES) == 0
    lines = capfdbinary.readouterr().out.split(b"\n")
    assert sum(line.strip() == b"said" for line in lines) == 2
    assert lines[-2].startswith(b"===== 60 passed, 4 skipped in ")


@pytest.mark.parametrize(("one", "other"), [(FAILS, PASSES), (PASSES, FAILS)])
def test_one_half_that_fails_is_enough(capfdbinary: pytest.CaptureFixture[bytes], one: str, other: str) -> None:
    assert halves(one, other) == 1
    assert b"===== 1 error, 1 failed, 39 passed, 2 skipped in " in capfdbinary.readouterr().out


@pytest.mark.parametrize(("one", "other"), [(CRASHES, PASSES), (PASSES, CRASHES)])
def test_one_half_that_crashes_is_enough(capfdbinary: pytest.CaptureFixture[bytes], one: str, other: str) -> None:
    assert halves(one, other) != 0


def test_every_test_is_in_one_half() -> None:
    root = Path(__file__).resolve().parent.parent
    assert all(list((root / folder).rglob("test_*.py")) for folder in suite.WINDOWS)
