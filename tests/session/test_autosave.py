"""The writer thread: the newest record wins, trouble is told once, and nothing is lost at the end."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.core.record import Record
from duckgames.session.autosave import Autosave, NullKeeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.storage import Storage
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
    assert not any(thread.name == "duckgames-autosave" for thread in threading.enumerate())
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
    autosave = Autosave(Storage(folder))
    autosave.save("one", record(1))
    autosave.flush()
    for _ in range(2):
        folder.rename(tmp_path / f"moved {_}")
        folder.write_text("")
        with qtbot.waitSignal(autosave.failed, timeout=30_000):
            autosave.save("one", record(2))
        folder.unlink()
        autosave.save("one", record(3))
        autosave.flush()
    autosave.close()


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
    assert not [thread for thread in threading.enumerate() if thread.name == "duckgames-autosave"]


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
