"""The data folder: what survives bad files, full disks, folders that are not there and kills."""

from __future__ import annotations

import errno
import os
import random
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from duckgames.core.record import LARGEST, Record
from duckgames.session import storage as module
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.safe_files import new_name
from duckgames.session.saved_matches import SavedMatches
from duckgames.session.storage import FINISHED, UNFINISHED, Storage, data_folder, settings_file
from tests.session.helpers import find_game, person, played, pond
from tests.systems import make_pipe

GAME = "duck_and_cover"


def record(plies: int = 5, seed: int = 7) -> Record:
    return played(pond(person(), person(), seed=seed), plies=plies).to_record("0")


def finished() -> Record:
    return replace(record(), notes={"result": {"winners": [0]}})


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path / "data", lambda game: find_game(game).info)


def path(storage: Storage, name: str = "one", ending: str = "json") -> Path:
    return storage.folder / "matches" / GAME / f"{name}.{ending}"


def copy(storage: Storage, name: str = "one") -> Record:
    return Record.from_json(path(storage, name, "json.bak").read_text(encoding="utf-8"))


def error(failure: pytest.ExceptionInfo[SessionFailure]) -> SessionError:
    return failure.value.error


def aside(storage: Storage) -> list[Path]:
    return sorted((storage.folder / "aside").glob("*"))


def test_a_stored_match_comes_back(storage: Storage) -> None:
    storage.store("one", record())
    saved = storage.load(GAME, "one")
    assert (saved.record, saved.name, saved.restored) == (record(), "one", False)


def test_the_match_played_last_is_the_newest_and_none_overwrites_another(storage: Storage) -> None:
    names = [new_name() for _ in range(4)]
    assert len(set(names)) == 4
    for number, name in enumerate(names):
        storage.store(name, record(seed=number))
        os.utime(path(storage, name), (number, number))
    assert storage.unfinished(GAME) == tuple(reversed(names))
    os.utime(path(storage, names[1]), (9, 9))
    found = storage.newest_unfinished(GAME)
    assert found.saved is not None
    assert found.saved.record.seed == 1
    assert not found.troubles
    assert storage.unfinished("duck_town") == ()


def test_a_finished_match_moves_and_comes_back_if_its_end_is_taken_back(storage: Storage) -> None:
    storage.store("one", record(4))
    storage.store("one", record(5))
    storage.store("one", finished())
    assert storage.unfinished(GAME) == ()
    assert storage.newest_unfinished(GAME).saved is None
    assert (storage.folder / "finished" / GAME / "one.json").exists()
    storage.store("one", record(4))
    assert storage.unfinished(GAME) == ("one",)
    assert not (storage.folder / "finished" / GAME / "one.json").exists()


GARBAGE = {
    "empty": b"",
    "foreign": b"\x89PNG\r\n\x1a\n\0\0\0",
    "no JSON": b"actions: none",
    "brackets": b"[" * 200_000,
    "another JSON": b'{"format": "one"}',
    "truncated": record().to_json().encode()[:-40],
    "huge": b" " * (LARGEST + 1),
    "half a letter": record().to_json().encode().replace(b'"pip"', b'"\xc4"'),
    "unknown level": record()
    .to_json()
    .replace('{"name":"","duck":"pip"}', '{"level":"x","temper":"y","duck":"pip"}')
    .encode(),
    "no seats": replace(record(), seats=()).to_json().encode(),
    "one seat": replace(record(), seats=record().seats[:1]).to_json().encode(),
    "too many seats": replace(record(), seats=record().seats[:1] * 8).to_json().encode(),
    "another game": record().to_json().replace(GAME, "duck_town").encode(),
}


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_a_damaged_file_is_put_aside_and_never_deleted(storage: Storage, content: bytes) -> None:
    path(storage).parent.mkdir(parents=True)
    path(storage).write_bytes(content)
    with pytest.raises(SessionFailure) as failure:
        storage.load(GAME, "one")
    assert error(failure).id is ErrorId.SAVE_DAMAGED
    [kept] = aside(storage)
    assert error(failure).data["kept_as"] == str(kept)
    assert kept.read_bytes() == content
    assert storage.newest_unfinished(GAME) == module.Found(None, ())


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_the_copy_before_a_damaged_file_is_used(storage: Storage, content: bytes) -> None:
    storage.store("one", record(4))
    storage.store("one", record(5))
    path(storage).write_bytes(content)
    found = storage.newest_unfinished(GAME)
    assert found.saved is not None
    assert found.saved.record == record(4)
    assert found.saved.restored
    [trouble] = found.troubles
    assert trouble.id is ErrorId.SAVE_DAMAGED
    assert trouble.data["restored"] is True
    assert len(aside(storage)) == 1


def test_a_crash_between_two_renamings_loses_one_step(storage: Storage) -> None:
    storage.store("one", record(4))
    path(storage).rename(path(storage, ending="json.bak"))
    found = storage.newest_unfinished(GAME)
    assert found.saved is not None
    assert found.saved.record == record(4)
    assert not found.troubles


def test_bad_files_do_not_hide_good_ones(storage: Storage) -> None:
    storage.store("good", record())
    os.utime(path(storage, "good"), (1, 1))
    path(storage, "bad").write_bytes(b"rubbish")
    path(storage, "folder").mkdir()
    path(storage, "note", "txt").write_text("Mine.")
    found = storage.newest_unfinished(GAME)
    assert found.saved is not None
    assert found.saved.name == "good"
    assert {trouble.id for trouble in found.troubles} == {ErrorId.SAVE_DAMAGED, ErrorId.FILE_UNREADABLE}
    assert path(storage, "note", "txt").read_text() == "Mine."


@pytest.mark.skipif(os.name != "posix", reason="links need leave on Windows")
def test_links_that_lead_nowhere_hide_no_match(storage: Storage) -> None:
    for number in range(4):
        storage.store(f"match-{number}", record())
        target = "nowhere" if number % 2 else f"ring-{number}.json"
        storage.file(UNFINISHED, GAME, f"ring-{number}").symlink_to(target)
    assert {f"match-{number}" for number in range(4)} <= {*storage.unfinished(GAME)}


@pytest.mark.parametrize(
    "newer",
    [
        record().to_json().replace('"format":1', '"format":99'),
        record().to_json().replace('"rules":1', '"rules":99'),
        record().to_json().replace(GAME, "duck_opera"),
    ],
    ids=["format", "rules", "game"],
)
def test_a_newer_file_is_refused_and_left_as_it_is(storage: Storage, newer: str) -> None:
    storage.store("one", record(4))
    storage.store("one", record(5))
    path(storage).write_text(newer, encoding="utf-8")
    with pytest.raises(SessionFailure) as failure:
        storage.load(GAME, "one")
    assert error(failure).id is ErrorId.SAVE_NEWER
    assert path(storage).read_text(encoding="utf-8") == newer
    assert not aside(storage)


def test_a_file_from_elsewhere_is_left_where_it_is(storage: Storage, tmp_path: Path) -> None:
    elsewhere = tmp_path / "Łukasz’s Утка 🦆.json"
    elsewhere.write_text("\ufeff" + record().to_json(), encoding="utf-8")
    assert storage.open_file(elsewhere) == module.Saved(record(), None)
    storage.store("one", record())
    assert storage.open_file(path(storage)).name == "one"
    elsewhere.write_bytes(b"rubbish")
    with pytest.raises(SessionFailure) as failure:
        storage.open_file(elsewhere)
    assert error(failure).id is ErrorId.SAVE_DAMAGED
    assert error(failure).data["kept_as"] == ""
    assert elsewhere.exists()


@pytest.mark.parametrize("what", ["missing", "folder", "pipe"])
def test_what_is_no_file_is_unreadable(storage: Storage, tmp_path: Path, what: str) -> None:
    target = tmp_path / "target"
    if what == "folder":
        target.mkdir()
    elif what == "pipe":
        make_pipe(target)
    with pytest.raises(SessionFailure) as failure:
        storage.open_file(target)
    assert error(failure).id is ErrorId.FILE_UNREADABLE
    assert error(failure).data["reason"]


def test_what_does_not_replay_is_put_aside_and_its_copy_found(storage: Storage) -> None:
    storage.store("one", record(4))
    storage.store("one", record(5))
    assert storage.set_aside(GAME, "one") == str(aside(storage)[0])
    found = storage.newest_unfinished(GAME)
    assert found.saved is not None
    assert found.saved.record == record(4)
    assert storage.set_aside(GAME, "one")
    assert storage.set_aside(GAME, "one") == ""


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    storage = Storage(tmp_path / "file" / "data")
    trouble = storage.lock()
    assert trouble is not None
    assert trouble.id is ErrorId.FOLDER_UNUSABLE
    with pytest.raises(SessionFailure) as failure:
        storage.store("one", record())
    assert error(failure).id is ErrorId.FOLDER_UNUSABLE
    assert storage.newest_unfinished(GAME) == module.Found(None, ())
    storage.release()


def test_a_folder_deleted_while_the_program_runs_is_made_again(storage: Storage) -> None:
    storage.store("one", record(4))
    storage.folder.rename(storage.folder.with_name("gone"))
    storage.store("one", record(5))
    assert storage.load(GAME, "one").record == record(5)


def test_a_linked_folder_with_a_foreign_name_works(tmp_path: Path) -> None:
    real = tmp_path / "Администратор's Łąka 🦆"
    real.mkdir()
    link = tmp_path / "link"
    link.symlink_to(real, target_is_directory=True)
    storage = Storage(link)
    assert storage.lock() is None
    storage.store("one", record())
    storage.store("one", record(6))
    assert Storage(real).load(GAME, "one").record == record(6)
    storage.release()


def test_the_game_played_last_is_found_whenever_its_match_began(storage: Storage) -> None:
    games = ("ants", "bees", "cats")
    assert storage.last_played(games) is None
    for game, name, played_at in (("bees", "20260101", 900), ("ants", "20260303", 500), ("ants", "20260202", 600)):
        storage.store(name, replace(record(), game=game))
        file = storage.folder / "matches" / game / f"{name}.json"
        os.utime(file, (played_at, played_at))
    assert storage.last_played(games) == "bees"
    assert storage.last_played(("cats",)) is None


FILLER = """
import resource, signal, sys
from pathlib import Path
from duckgames.core.record import Record
from duckgames.session.errors import SessionFailure
from duckgames.session.storage import Storage

# Without the signal the system kills the process; with it ignored, writing fails as on a full disk.
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    getattr(Storage(Path(sys.argv[1])), sys.argv[2])("one", Record.from_json(sys.stdin.read()))
except SessionFailure as failure:
    print(failure.error.id.value)
"""


@pytest.mark.parametrize("step", ["store", "secure"])
def test_a_full_disk_keeps_the_old_file(storage: Storage, step: str) -> None:
    """The limit stands for a full disk, in a process of its own: it holds for whatever else pytest writes too."""
    pytest.importorskip("resource")
    storage.store("one", record(4))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, "-c", FILLER, storage.folder, step],
        input=record(200).to_json(),
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"{ErrorId.DISK_FULL.value}\n"), done.stderr
    assert storage.load(GAME, "one").record == record(4)
    assert [file.name for file in path(storage).parent.iterdir()] == ["one.json"]


@pytest.mark.skipif(os.name != "posix", reason="folders are synced on POSIX systems only")
def test_a_disk_that_cannot_sync_folders_keeps_matches_all_the_same(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync, errors = os.fsync, [errno.EINVAL, errno.EIO]

    def fsync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errors.pop(0), "no such thing")
        sync(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    storage.store("one", record(4))
    storage.secure("one", record(4))
    assert copy(storage) == record(4)
    with pytest.raises(SessionFailure):
        storage.secure("one", record(4))


def test_storing_does_not_wait_for_the_disk(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    def fsync(_: int) -> None:
        raise AssertionError("a disk can take seconds")

    monkeypatch.setattr(os, "fsync", fsync)
    for plies in (4, 5):
        storage.store("one", record(plies))
    storage.store("one", finished())
    assert storage.load(GAME, "one", kind=FINISHED).record == finished()


def test_what_the_disk_has_is_the_copy_and_as_old_as_the_match(storage: Storage) -> None:
    storage.store("one", record(4))
    os.utime(path(storage), (900, 900))
    storage.store("two", record(5))
    os.utime(path(storage, "two"), (901, 901))
    # The disk is seconds behind, and takes them in any order.
    storage.secure("two", record(5))
    storage.secure("one", record(4))
    assert (copy(storage), copy(storage, "two")) == (record(4), record(5))
    assert storage.unfinished(GAME) == ("two", "one")


def test_a_disk_that_fails_leaves_the_file_and_its_copy(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    storage.store("one", record(4))
    storage.secure("one", record(4))
    storage.store("one", record(5))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", raise_(errno.EIO))
        with pytest.raises(SessionFailure) as failure:
            storage.secure("one", record(5))
    assert error(failure).id is ErrorId.FOLDER_UNUSABLE
    assert (storage.load(GAME, "one").record, copy(storage)) == (record(5), record(4))
    assert {file.name for file in path(storage).parent.iterdir()} == {"one.json", "one.json.bak"}


def raise_(number: int) -> Callable[[int], None]:
    def fsync(_: int) -> None:
        raise OSError(number, os.strerror(number))

    return fsync


def test_the_disk_brings_no_match_back_that_has_gone(storage: Storage) -> None:
    """It may be behind when a match ends, or is deleted."""
    storage.store("one", record(4))
    storage.store("one", finished())
    storage.secure("one", record(4))
    assert storage.unfinished(GAME) == ()
    matches = SavedMatches(storage)
    (entry,) = matches.entries(GAME, FINISHED)
    matches.delete(entry)
    storage.secure("one", finished())
    assert matches.entries(GAME, FINISHED) == ()
    storage.folder.rename(storage.folder.with_name("gone"))
    storage.secure("one", finished())
    assert not storage.folder.exists()


def test_a_match_that_goes_while_the_disk_is_at_work_stays_away(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage.store("one", record(4))
    sync = os.fsync

    def fsync(handle: int) -> None:
        sync(handle)
        if storage.unfinished(GAME):
            storage.store("one", finished())

    monkeypatch.setattr(os, "fsync", fsync)
    storage.secure("one", record(4))
    assert storage.unfinished(GAME) == ()
    assert [file.name for file in path(storage).parent.iterdir()] == []
    assert storage.load(GAME, "one", kind=FINISHED).record == finished()


@pytest.mark.parametrize("wreck", [b"", b"\xff\0\n\n", b"-1\nduckgames\nhost\n", b"9" * 40, None])
def test_the_wreck_of_a_lock_shuts_nobody_out(storage: Storage, wreck: bytes | None) -> None:
    lock = storage.folder / "lock"
    if wreck is None:
        lock.mkdir(parents=True)
    else:
        lock.parent.mkdir(parents=True, exist_ok=True)
        lock.write_bytes(wreck)
    assert storage.lock() is None
    assert Storage(storage.folder).lock() is not None
    storage.release()
    (kept,) = (storage.folder / "aside").iterdir()
    assert kept.is_dir() if wreck is None else kept.read_bytes() == wreck


def test_a_pipe_instead_of_the_lock_holds_nobody_up(storage: Storage) -> None:
    storage.folder.mkdir(parents=True, exist_ok=True)
    make_pipe(storage.folder / "lock")
    assert storage.lock() is None


def test_a_second_start_is_told_of_the_first(storage: Storage) -> None:
    script = "import sys; from pathlib import Path; from duckgames.session.storage import Storage\n"
    script += "s = Storage(Path(sys.argv[1])); t = s.lock(); print(t and t.id.value, flush=True); input()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", script, storage.folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "None\n"
        trouble = storage.lock()
        assert trouble is not None
        assert trouble.id is ErrorId.ALREADY_RUNNING
        first.kill()
        first.wait()
    # The first was killed and could not give the folder up.
    assert storage.lock() is None
    storage.release()
    assert storage.lock() is None
    storage.release()


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DUCKGAMES_DATA", raising=False)
    elsewhere = data_folder()
    assert elsewhere.is_absolute()
    monkeypatch.setenv("DUCKGAMES_DATA", str(tmp_path / "all"))
    assert data_folder() == Storage().folder == tmp_path / "all"
    assert settings_file() == tmp_path / "all" / "settings.ini"
    assert elsewhere != data_folder()


WRITER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from duckgames.session.autosave import Autosave
from duckgames.session.storage import Storage
from tests.session.helpers import person, played, pond

app = QCoreApplication([])
autosave = Autosave(Storage(Path(sys.argv[1])))
match = played(pond(person(), person()), plies=300)
records = []
while match.ply > 1:
    records.append(match.to_record("0"))
    match.truncate(match.ply - 1)
autosave.save("one", records[-1])
autosave.flush()
print(flush=True)
while True:
    for record in reversed(records):
        autosave.save("one", record)
        autosave.flush()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal on this system")
def test_a_match_survives_kills_in_the_middle_of_saving(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    moments = random.Random(1)
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, tmp_path], stdout=subprocess.PIPE, env=environment, text=True
        ) as window:
            assert window.stdout is not None
            window.stdout.readline()
            # Any moment will do: the file must be whole at every one.
            with pytest.raises(subprocess.TimeoutExpired):
                window.wait(moments.random() / 5)
            window.kill()
        found = Storage(tmp_path).newest_unfinished(GAME)
        assert found.saved is not None
        assert not found.troubles
        assert found.saved.record.actions == record(len(found.saved.record.actions)).actions
