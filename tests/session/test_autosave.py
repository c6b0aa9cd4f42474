"""The writer thread: the newest record wins, trouble is told once, and nothing is lost at the end."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.core.record import Record
from duckgames.session.autosave import Autosave, NullKeeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.safe_files import copy_of
from duckgames.session.storage import UNFINISHED, Storage
from tests.session.test_storage import GAME, record


class SlowStorage(Storage):
    """Counts what is written, and writes only when let."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.written: list[tuple[str, int]] = []
        self.busy = threading.Event()
        self.gate = threading.Event()

    def store(self, name: str, record: Record) -> None:
        self.busy.set()
        assert self.gate.wait(30)
        super().store(name, record)
        self.written.append((name, len(record.actions)))


def test_the_newest_waiting_record_of_each_match_wins(qapp: QCoreApplication, tmp_path: Path) -> None:
    storage = SlowStorage(tmp_path)
    autosave = Autosave(storage)
    autosave.save("one", record(1))
    assert storage.busy.wait(30)
    for plies in (2, 3, 4):
        autosave.save("one", record(plies))
    autosave.save("two", record(2))
    storage.gate.set()
    autosave.close()
    assert storage.written == [("one", 1), ("one", 4), ("two", 2)]
    assert not threads()
    assert storage.load(GAME, "one").record == record(4)


def test_trouble_is_told_once_and_what_waited_is_written_when_it_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    obstacle = tmp_path / "data"
    obstacle.write_text("A file where the folder should be.")
    autosave = Autosave(Storage(obstacle))
    errors: list[SessionError] = []
    autosave.failed.connect(errors.append)
    with qtbot.waitSignal(autosave.failed, timeout=30_000):
        autosave.save("one", record(1))
    for plies in (2, 3):
        autosave.save("two", record(plies))
        autosave.flush()
    obstacle.unlink()
    autosave.close()
    qtbot.wait(1)
    assert [error.id for error in errors] == [ErrorId.FOLDER_UNUSABLE]
    storage = Storage(obstacle)
    assert storage.load(GAME, "one").record == record(1)
    assert storage.load(GAME, "two").record == record(3)


def test_trouble_that_comes_back_is_told_again(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    autosave = Autosave(Storage(folder), rest=0)
    autosave.save("one", record(1))
    qtbot.waitUntil(lambda: on_disk(folder) == record(1), timeout=30_000)
    errors: list[SessionError] = []
    autosave.failed.connect(errors.append)
    for time in (1, 2):
        folder.rename(tmp_path / f"moved {time}")
        folder.write_text("")
        autosave.save("one", record(2))
        qtbot.waitUntil(lambda time=time: len(errors) == time, timeout=30_000)  # type: ignore[misc]
        folder.unlink()
        autosave.save("one", record(2 + time))
        qtbot.waitUntil(lambda time=time: on_disk(folder) == record(2 + time), timeout=30_000)  # type: ignore[misc]
    autosave.close()
    assert len(errors) == 2


def on_disk(folder: Path, name: str = "one") -> Record | None:
    """What is sure to be found after a power cut."""
    copy = copy_of(Storage(folder).file(UNFINISHED, GAME, name))
    return Record.from_json(copy.read_text(encoding="utf-8")) if copy.exists() else None


class SlowDisk:
    """A disk that waits until it is let, and may fail then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.gate = threading.Event()
        self.fails = False
        self._sync = os.fsync
        monkeypatch.setattr(os, "fsync", self)

    def __call__(self, handle: int) -> None:
        self.asked.set()
        self.gate.wait(30)
        if self.fails:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._sync(handle)


def test_nothing_waits_for_a_slow_disk(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk(monkeypatch)
    autosave = Autosave(Storage(tmp_path))
    autosave.save("one", record(1))
    assert disk.asked.wait(30)
    found: list[Record] = []
    for plies in (2, 3, 4):
        autosave.save("one", record(plies))
        autosave.flush()
        found.append(Storage(tmp_path).peek(GAME, "one"))
    unsaved, surely = autosave.unsaved(), on_disk(tmp_path)
    autosave.save("two", record(2))
    disk.gate.set()
    autosave.close()
    assert (found, unsaved) == ([record(plies) for plies in (2, 3, 4)], {})
    assert surely != record(4)
    assert (on_disk(tmp_path), on_disk(tmp_path, "two")) == (record(4), record(2))


KILLED = """
import os, sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from duckgames.session.autosave import Autosave
from duckgames.session.storage import Storage
from tests.session.test_storage import record

os.fsync = lambda handle: time.sleep(3600)
application = QCoreApplication([])
autosave = Autosave(Storage(Path(sys.argv[1])))
for plies in range(1, 8):
    autosave.save("one", record(plies))
    autosave.flush()
print("kill me", flush=True)
time.sleep(3600)
"""


def test_a_kill_costs_nothing_that_was_kept_however_slow_the_disk_is(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "kill me\n"
        window.kill()
    found = Storage(tmp_path).newest_unfinished(GAME)
    assert found.saved is not None
    assert (found.saved.record, found.troubles) == (record(7), ())


def test_a_disk_that_fails_is_told_of_once_and_tried_again(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk(monkeypatch)
    disk.fails = True
    disk.gate.set()
    autosave = Autosave(Storage(tmp_path), rest=0)
    errors: list[SessionError] = []
    autosave.failed.connect(errors.append)
    for plies in (1, 2, 3):
        disk.asked.clear()
        autosave.save("one", record(plies))
        assert disk.asked.wait(30)
    qtbot.waitUntil(lambda: bool(errors), timeout=30_000)
    # The system has it all the same.
    autosave.flush()
    assert autosave.unsaved() == {}
    disk.fails = False
    autosave.close()
    qtbot.wait(1)
    assert [error.id for error in errors] == [ErrorId.FOLDER_UNUSABLE]
    assert on_disk(tmp_path) == record(3)


def test_the_end_waits_for_no_rest(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = SlowDisk(monkeypatch)
    disk.gate.set()
    autosave = Autosave(Storage(tmp_path), rest=3600)
    autosave.save("one", record(1))
    assert disk.asked.wait(30)
    autosave.save("one", record(2))
    autosave.close()
    assert on_disk(tmp_path) == record(2)


def test_set_aside_and_flush_after_the_end(qapp: QCoreApplication, tmp_path: Path) -> None:
    autosave = Autosave(Storage(tmp_path))
    autosave.save("one", record(1))
    autosave.close()
    autosave.flush()
    assert Path(autosave.set_aside("one", record(1))).exists()


def test_the_null_keeper_keeps_nothing() -> None:
    keeper = NullKeeper()
    keeper.save("one", record(1))
    assert keeper.set_aside("one", record(1)) == ""


@pytest.fixture(autouse=True)
def no_threads_left() -> None:
    assert not threads()


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name.startswith("duckgames-autosave")]


def test_what_no_file_holds_yet_is_known(qapp: QCoreApplication, tmp_path: Path) -> None:
    storage = SlowStorage(tmp_path)
    autosave = Autosave(storage)
    autosave.save("one", record(1))
    assert storage.busy.wait(30)
    autosave.save("one", record(2))
    assert autosave.unsaved() == {"one": record(2)}
    storage.gate.set()
    autosave.close()
    assert autosave.unsaved() == {}


def test_what_cannot_be_written_stays_known(qtbot: QtBot, tmp_path: Path) -> None:
    obstacle = tmp_path / "data"
    obstacle.write_text("A file where the folder should be.")
    autosave = Autosave(Storage(obstacle))
    with qtbot.waitSignal(autosave.failed, timeout=30_000):
        autosave.save("one", record(1))
    autosave.save("one", record(2))
    autosave.flush()
    assert autosave.unsaved() == {"one": record(2)}
    autosave.close()
