"""What games keep beside their matches survives damage, newer programs and disks that take nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.game_files import LARGEST, GameFiles
from tests.systems import make_pipe


@pytest.fixture
def told() -> list[SessionError]:
    return []


@pytest.fixture
def files(tmp_path: Path, told: list[SessionError]) -> GameFiles:
    return GameFiles(tmp_path, "bids", told.append)


def again(tmp_path: Path, told: list[SessionError]) -> GameFiles:
    """The files as the next run of the program finds them."""
    return GameFiles(tmp_path, "bids", told.append)


def numbers(data: Any) -> list[int]:
    """Understands a list of numbers."""
    if not isinstance(data, dict) or not isinstance(data.get("numbers"), list):
        raise ValueError("no numbers")
    return list(data["numbers"])


def of(*given: int) -> dict[str, Any]:
    return {"version": 1, "numbers": list(given)}


def test_what_is_stored_is_there_in_this_run_and_the_next(
    files: GameFiles, tmp_path: Path, told: list[SessionError]
) -> None:
    assert files.load("decks", 1, numbers) is None
    files.store("decks", of(1, 2))
    assert files.load("decks", 1, numbers) == [1, 2]
    assert again(tmp_path, told).load("decks", 1, numbers) == [1, 2]
    assert GameFiles(tmp_path, "other", told.append).load("decks", 1, numbers) is None
    assert told == []


def test_letters_of_all_languages_are_kept_readable(files: GameFiles) -> None:
    files.store("decks", {"version": 1, "name": "Żółw и утка"})
    assert "Żółw и утка" in files.path("decks").read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[1]", b'{"version": 1}', b"[" * 100_000])
def test_a_damaged_file_is_put_aside_and_the_copy_used(
    files: GameFiles, tmp_path: Path, told: list[SessionError], content: bytes
) -> None:
    files.store("decks", of(1))
    files.store("decks", of(2))
    files.path("decks").write_bytes(content)
    fresh = again(tmp_path, told)
    assert fresh.load("decks", 1, numbers) == [1]
    (error,) = told
    assert error.id is ErrorId.DATA_RESTORED
    kept = Path(str(error.data["kept_as"]))
    assert (kept.parent, kept.read_bytes()) == (tmp_path / "aside", content)
    # The copy stays, until there is something new.
    assert again(tmp_path, told).load("decks", 1, numbers) == [1]


def test_with_no_sound_copy_both_are_put_aside(files: GameFiles, tmp_path: Path, told: list[SessionError]) -> None:
    files.store("decks", of(1))
    files.store("decks", of(2))
    for file in (tmp_path / "games" / "bids").iterdir():
        file.write_text("[]", encoding="utf-8")
    fresh = again(tmp_path, told)
    assert fresh.load("decks", 1, numbers) is None
    assert [error.id for error in told] == [ErrorId.DATA_DAMAGED]
    assert len(list((tmp_path / "aside").iterdir())) == 2
    fresh.store("decks", of(3))
    assert again(tmp_path, told).load("decks", 1, numbers) == [3]


def test_too_large_a_file_is_not_read(files: GameFiles, told: list[SessionError]) -> None:
    files.store("decks", of(1))
    with files.path("decks").open("ab") as stream:
        stream.truncate(LARGEST + 1)
    assert GameFiles(files.path("decks").parents[2], "bids", told.append).load("decks", 1, numbers) is None
    assert [error.id for error in told] == [ErrorId.DATA_DAMAGED]


def test_the_file_of_a_newer_program_stays_as_it_is(files: GameFiles, told: list[SessionError]) -> None:
    newer = json.dumps({"version": 2, "numbers": {"one": 1}})
    files.path("decks").parent.mkdir(parents=True)
    files.path("decks").write_text(newer, encoding="utf-8")
    assert files.load("decks", 1, numbers) is None
    files.store("decks", of(5))
    assert files.load("decks", 1, numbers) == [5]
    assert files.path("decks").read_text(encoding="utf-8") == newer
    assert [error.id for error in told] == [ErrorId.DATA_NEWER]


def test_where_nothing_can_be_written_it_holds_until_the_end(
    files: GameFiles, tmp_path: Path, told: list[SessionError]
) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    files.store("decks", of(1))
    files.store("decks", of(1))
    assert files.load("decks", 1, numbers) == [1]
    first, second = told
    assert first == second, "whoever saves again is told again"
    assert first.id is ErrorId.DATA_UNWRITABLE
    assert first.data["file"] == str(files.path("decks"))


def test_what_could_not_be_written_is_written_when_it_is_stored_again(
    files: GameFiles, tmp_path: Path, told: list[SessionError]
) -> None:
    blocking = tmp_path / "games"
    blocking.write_text("in the way", encoding="utf-8")
    files.store("decks", of(1))
    blocking.unlink()
    files.store("decks", of(1))
    assert again(tmp_path, told).load("decks", 1, numbers) == [1]
    assert [error.id for error in told] == [ErrorId.DATA_UNWRITABLE]


def test_a_pipe_is_not_waited_for(files: GameFiles, told: list[SessionError]) -> None:
    files.path("decks").parent.mkdir(parents=True)
    make_pipe(files.path("decks"))
    assert files.load("decks", 1, numbers) is None
    assert [error.id for error in told] == [ErrorId.FILE_UNREADABLE]


def test_a_file_that_cannot_be_read_is_not_written_over(files: GameFiles, told: list[SessionError]) -> None:
    files.path("decks").mkdir(parents=True)
    assert files.load("decks", 1, numbers) is None
    files.store("decks", of(1))
    assert files.path("decks").is_dir()
    assert [error.id for error in told] == [ErrorId.FILE_UNREADABLE]


def test_storing_the_same_again_leaves_the_copy_an_older_one(
    files: GameFiles, tmp_path: Path, told: list[SessionError]
) -> None:
    files.store("decks", of(1))
    files.store("decks", of(2))
    again(tmp_path, told).store("decks", of(2))
    copy = files.path("decks").with_name("decks.json.bak")
    assert json.loads(copy.read_text(encoding="utf-8")) == of(1)
