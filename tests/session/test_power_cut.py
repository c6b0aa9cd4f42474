"""The power fails at any moment of keeping a match: what the disk was known to have is found."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from duckgames.core.record import Record
from duckgames.session.errors import SessionFailure
from duckgames.session.safe_files import copy_of
from duckgames.session.storage import FINISHED, UNFINISHED, Storage
from tests.session.helpers import find_game
from tests.session.test_storage import GAME, finished, path, record


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "data", lambda game: find_game(game).info)


class PowerCuts:
    """Cuts the power before and after each renaming, and after each wait for the disk, and looks at what is left then.

    What the disk was not told to keep is empty afterwards, as on systems that rename first and write later.
    """

    def __init__(self, storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.storage = storage
        self.on_disk: dict[int, bytes] = {}
        self.sure = 0
        self.cuts = 0
        for name in ("replace", "rename", "unlink", "fsync"):
            monkeypatch.setattr(os, name, self.watched(name, getattr(os, name)))

    def watched(self, name: str, do: Callable[..., None]) -> Callable[..., None]:
        def watching(*words: Any, **more: Any) -> None:
            if not self.storage.folder.exists():
                return do(*words, **more)
            self.cut()
            do(*words, **more)
            if name == "fsync":
                number = os.fstat(words[0]).st_ino
                for file in self.files():
                    if file.stat().st_ino == number:
                        self.on_disk[number] = file.read_bytes()
            return self.cut()

        return watching

    def files(self) -> list[Path]:
        return [file for file in self.storage.folder.rglob("*") if file.is_file()]

    def cut(self) -> None:
        """The power is gone, and comes back."""
        self.cuts += 1
        after = self.storage.folder.parent / "after" / str(self.cuts)
        for file in self.files():
            content, kept = file.read_bytes(), after / file.relative_to(self.storage.folder)
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(content if self.on_disk.get(file.stat().st_ino) == content else b"")
        found = [left(Storage(after), kind) for kind in (UNFINISHED, FINISHED)]
        assert max(found) >= self.sure, f"{found} of {self.sure} after {self.cuts}"

    def secure(self, record: Record) -> None:
        self.storage.secure("one", record)
        self.sure = len(record.actions)
        self.cut()


def left(storage: Storage, kind: str) -> int:
    """How many actions of the match a window finds."""
    try:
        return len(storage.peek(GAME, "one", kind).actions)
    except SessionFailure:
        return 0


def test_a_power_cut_at_any_moment_leaves_what_the_disk_was_known_to_have(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    power = PowerCuts(storage, monkeypatch)
    storage.store("one", record(2))
    power.secure(record(2))
    storage.store("one", record(3))
    storage.store("one", record(4))
    # The disk may be behind.
    power.secure(record(3))
    ended = replace(record(6), notes=finished().notes)
    storage.store("one", ended)
    power.secure(ended)
    # Its end is taken back, which the disk need not know at once.
    power.sure = 0
    storage.store("one", record(5))
    power.secure(record(5))
    storage.store("one", ended)
    storage.secure("one", record(5))
    power.secure(ended)
    assert power.cuts > 30
    # A match of an earlier run that has no copy.
    path(storage).parent.mkdir(exist_ok=True)
    file = storage.file(FINISHED, GAME, "one")
    copy_of(file).unlink()
    storage.store("one", replace(record(7), notes=finished().notes))
    assert left(storage, FINISHED) == 7
