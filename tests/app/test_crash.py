"""What is left of a crash, and that a run that ends well leaves nothing."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from duckgames.app.crash import CrashFile


@pytest.fixture(autouse=True)
def hook() -> Iterator[None]:
    before = sys.excepthook, threading.excepthook
    yield
    sys.excepthook, threading.excepthook = before


def never() -> None:
    raise AssertionError("nobody pressed Ctrl-C")


def crash(text: str) -> None:
    try:
        raise ZeroDivisionError(text)
    except ZeroDivisionError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_a_crash_is_told_at_once_and_at_the_next_start(tmp_path: Path) -> None:
    told: list[str] = []
    first = CrashFile(tmp_path / "утки")
    first.open(told.append, never)
    assert first.last == ""
    crash("кря")
    assert len(told) == 1
    assert "ZeroDivisionError: кря" in told[0]
    second = CrashFile(tmp_path / "утки")
    second.open(told.append, never)
    assert second.last == told[0].strip()
    second.close()
    third = CrashFile(tmp_path / "утки")
    third.open(told.append, never)
    assert third.last == ""
    third.close()
    first.close()


def test_a_crash_of_another_thread_is_told_too(tmp_path: Path) -> None:
    told: list[str] = []
    file = CrashFile(tmp_path)
    file.open(told.append, never)
    thread = threading.Thread(target="pond".index, args=("quack",))
    thread.start()
    thread.join()
    assert len(told) == 1
    assert "ValueError" in told[0]
    again = CrashFile(tmp_path)
    again.open(told.append, never)
    assert again.last == told[0].strip()
    again.close()
    file.close()


def test_a_run_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    file = CrashFile(folder)
    file.open(lambda text: None, never)
    assert list(folder.iterdir())
    file.close()
    assert not list(folder.iterdir())


def test_where_nothing_can_be_written_crashes_are_told_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("no folder", encoding="utf-8")
    told: list[str] = []
    file = CrashFile(folder)
    file.open(told.append, never)
    crash("quack")
    assert len(told) == 1
    file.close()


def test_ctrl_c_is_no_crash(tmp_path: Path) -> None:
    told: list[str] = []
    file = CrashFile(tmp_path / "data")
    file.open(told.append, lambda: told.append("interrupted"))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == ["interrupted"]
    file.close()
    assert not list((tmp_path / "data").iterdir())


def test_what_broken_off_calls_held_is_let_go(tmp_path: Path) -> None:
    """A painter among it would paint on, and end the program."""

    class Painter:
        pass

    held: list[ref[Painter]] = []

    def paint() -> None:
        painter = Painter()
        held.append(ref(painter))
        raise ZeroDivisionError

    def event() -> None:
        painter = Painter()
        held.append(ref(painter))
        try:
            paint()
        except ZeroDivisionError as error:
            raise LookupError from error

    file = CrashFile(tmp_path / "data")
    file.open(lambda text: None, never)
    try:
        event()
    except LookupError as error:
        sys.excepthook(type(error), error, error.__traceback__)
        assert [painter() for painter in held] == [None, None]
    file.close()
