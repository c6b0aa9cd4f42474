"""The list of matches on disk: told apart, looked at without harm, put away and brought back, copied."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from duckgames.core.record import LARGEST, Record
from duckgames.session import whereabouts
from duckgames.session.errors import ErrorId, SessionError, SessionFailure
from duckgames.session.saved_matches import DELETED, LARGE, Entry, SavedMatches
from duckgames.session.storage import FINISHED, UNFINISHED, Storage
from tests.session.helpers import find_game, person, played, pond
from tests.systems import make_pipe

GAME = "duck_and_cover"


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path, lambda game: find_game(game).info)
    yield storage
    storage.release()


@pytest.fixture
def record() -> Record:
    return played(pond(person(), person()), plies=3).to_record("1")


def keep(storage: Storage, name: str, record: Record, second: int) -> Path:
    """A match that was played so many seconds after another time."""
    storage.store(name, record)
    kind = FINISHED if "result" in record.notes else UNFINISHED
    file = storage.file(kind, record.game, name)
    os.utime(file, (1_700_000_000 + second,) * 2)
    return file


def only(storage: Storage, kind: str = UNFINISHED) -> Entry:
    (entry,) = SavedMatches(storage).entries(GAME, kind)
    return entry


def error_of(found: Record | SessionError) -> ErrorId:
    assert isinstance(found, SessionError)
    return found.id


def test_the_match_played_last_comes_first(storage: Storage, record: Record) -> None:
    for second, name in enumerate(("one", "two", "three")):
        keep(storage, name, record, second)
    names = [entry.name for entry in SavedMatches(storage).entries(GAME, UNFINISHED)]
    assert names == ["three", "two", "one"]


class LookedAt:
    """The entries of a folder as the system lists them, with how often each was looked at; one may go just then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, gone: str = "") -> None:
        self.looks: list[str] = []
        self._gone = gone
        scan = os.scandir

        def scandir(folder: Path) -> list[Any]:
            return [SimpleNamespace(name=entry.name, stat=partial(self._stat, entry)) for entry in scan(folder)]

        monkeypatch.setattr(os, "scandir", scandir)

    def _stat(self, entry: os.DirEntry[str], **more: bool) -> os.stat_result:
        self.looks.append(entry.name)
        if entry.name.startswith(f"{self._gone}."):
            raise FileNotFoundError
        return entry.stat(**more)


def test_thousands_of_matches_are_counted_without_looking_at_any(
    storage: Storage, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    for second, name in enumerate(("one", "two", "three")):
        keep(storage, name, record, second)
        storage.secure(name, record)
    storage.file(UNFINISHED, GAME, "two").unlink()
    looked = LookedAt(monkeypatch)
    matches = SavedMatches(storage)
    assert (matches.count(GAME, UNFINISHED), matches.count(GAME, FINISHED)) == (3, 0)
    assert looked.looks == []
    assert [entry.name for entry in matches.entries(GAME, UNFINISHED)] == ["three", "two", "one"]
    assert sorted(looked.looks) == ["one.json", "three.json", "two.json.bak"]


def test_a_match_that_goes_away_while_all_are_listed_hides_no_other(
    storage: Storage, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    for second, name in enumerate(("one", "two", "three")):
        keep(storage, name, record, second)
    LookedAt(monkeypatch, gone="two")
    assert [entry.name for entry in SavedMatches(storage).entries(GAME, UNFINISHED)] == ["three", "one"]


def test_finished_matches_are_a_list_of_their_own(storage: Storage, record: Record) -> None:
    keep(storage, "waits", record, 0)
    keep(storage, "ended", replace(record, notes={**record.notes, "result": {}}), 1)
    assert only(storage).name == "waits"
    assert only(storage, FINISHED).name == "ended"


def test_a_match_is_read_as_it_was_stored(storage: Storage, record: Record) -> None:
    keep(storage, "one", record, 0)
    assert SavedMatches(storage).look_at(only(storage)) == record


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", ErrorId.SAVE_DAMAGED),
        (b'{"format":1,"ga', ErrorId.SAVE_DAMAGED),
        (b"\x89PNG\r\n\x00\xff", ErrorId.SAVE_DAMAGED),
        (b'{"a": 1}', ErrorId.SAVE_DAMAGED),
        (b'{"format": 99}', ErrorId.SAVE_NEWER),
        (b" " * (LARGEST + 1), ErrorId.SAVE_DAMAGED),
        (b" " * (LARGE + 1), ErrorId.SAVE_DAMAGED),
    ],
)
def test_a_file_that_will_not_open_says_why_and_stays(
    storage: Storage, record: Record, content: bytes, wrong: ErrorId
) -> None:
    keep(storage, "good", record, 0)
    file = keep(storage, "bad", record, 1)
    file.write_bytes(content)
    matches = SavedMatches(storage)
    bad, good = sorted(matches.entries(GAME, UNFINISHED), key=lambda entry: entry.name)
    assert error_of(matches.look_at(bad)) is wrong
    assert file.read_bytes() == content
    assert matches.look_at(good) == record


def test_a_folder_among_the_matches_harms_nobody(storage: Storage, record: Record) -> None:
    keep(storage, "good", record, 0)
    storage.file(UNFINISHED, GAME, "folder").mkdir()
    matches = SavedMatches(storage)
    found = {entry.name: matches.look_at(entry) for entry in matches.entries(GAME, UNFINISHED)}
    assert found["good"] == record
    assert error_of(found["folder"]) is ErrorId.FILE_UNREADABLE


def test_where_the_newest_file_is_damaged_the_copy_is_shown(storage: Storage, record: Record) -> None:
    keep(storage, "one", record, 0)
    file = keep(storage, "one", record, 1)
    file.write_bytes(b"")
    assert SavedMatches(storage).look_at(only(storage)) == record
    assert storage.load(GAME, "one").restored


def test_a_deleted_match_is_gone_from_the_list_and_nothing_else(storage: Storage, record: Record) -> None:
    keep(storage, "one", record, 0)
    file = keep(storage, "one", record, 1)
    matches, content = SavedMatches(storage), file.read_bytes()
    deleted = matches.delete(only(storage))
    assert matches.entries(GAME, UNFINISHED) == ()
    kept = storage.folder / DELETED / UNFINISHED / GAME
    assert sorted(each.name for each in kept.iterdir()) == ["one.json", "one.json.bak"]
    matches.bring_back(deleted)
    assert file.read_bytes() == content
    assert only(storage) == deleted.entry
    assert list(kept.iterdir()) == []


def test_what_was_deleted_before_is_not_overwritten(storage: Storage, record: Record) -> None:
    matches = SavedMatches(storage)
    for second in range(2):
        keep(storage, "one", record, second)
        matches.delete(only(storage))
    assert len(list((storage.folder / DELETED / UNFINISHED / GAME).iterdir())) == 2


def test_a_match_that_cannot_be_moved_stays_whole(
    storage: Storage, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(storage, "one", record, 0)
    keep(storage, "one", record, 1)
    rename = Path.rename

    def refuse(self: Path, target: Path) -> Path:
        if self.name.endswith(".bak"):
            raise PermissionError(13, "no")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(SessionFailure):
        SavedMatches(storage).delete(only(storage))
    assert SavedMatches(storage).look_at(only(storage)) == record


def test_a_copy_can_be_opened_elsewhere(storage: Storage, record: Record, tmp_path: Path) -> None:
    keep(storage, "one", record, 0)
    target = tmp_path / "kopia zażółć.json"
    SavedMatches(storage).copy_to(only(storage), target)
    saved = storage.open_file(target)
    assert (saved.record, saved.name) == (record, None)


def test_a_copy_that_cannot_be_written_is_told(storage: Storage, record: Record, tmp_path: Path) -> None:
    keep(storage, "one", record, 0)
    with pytest.raises(SessionFailure) as told:
        SavedMatches(storage).copy_to(only(storage), tmp_path / "nowhere" / "one.json")
    assert told.value.error.id is ErrorId.SAVE_FAILED
    entry = only(storage)
    storage.file(UNFINISHED, GAME, "one").unlink()
    with pytest.raises(SessionFailure) as told:
        SavedMatches(storage).copy_to(entry, tmp_path / "one.json")
    assert told.value.error.id is ErrorId.FILE_UNREADABLE


def test_a_pipe_in_place_of_a_match_is_not_waited_for(storage: Storage, record: Record, tmp_path: Path) -> None:
    file = keep(storage, "one", record, 0)
    file.unlink()
    make_pipe(file)
    with pytest.raises(SessionFailure) as told:
        SavedMatches(storage).copy_to(only(storage), tmp_path / "one.json")
    assert told.value.error.id is ErrorId.FILE_UNREADABLE


def test_a_match_says_how_far_it_is() -> None:
    match = played(pond(person(), person()), plies=3)
    record = replace(match.to_record("1"), notes={whereabouts.NOTE: whereabouts.note(match)})
    phrase = whereabouts.read(Record.from_json(record.to_json()))
    assert phrase is not None
    assert (phrase.key, phrase.args) == ("round", {"number": 1, "of": 3})


@pytest.mark.parametrize("note", [None, 7, [], ["round"], [1, {}], ["round", []], ["round", {"number": "x"}]])
def test_a_note_that_makes_no_sense_says_nothing(record: Record, note: object) -> None:
    assert whereabouts.read(replace(record, notes={whereabouts.NOTE: note})) is None
