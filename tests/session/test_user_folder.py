"""The folder of files people make themselves: what is broken is told, and nothing of theirs is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from duckgames.session.errors import ErrorId, SessionFailure
from duckgames.session.storage import data_folder
from duckgames.session.user_folder import LARGEST, MOST_FILES, FileFault, UserFolder, read_bytes, read_text
from tests.systems import make_pipe


@pytest.fixture
def folder(tmp_path: Path) -> UserFolder:
    return UserFolder("mine", tmp_path)


def put(folder: UserFolder, name: str, content: bytes = b"") -> Path:
    file = folder.path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return file


def test_it_lies_in_the_data_folder_and_is_not_made_by_looking() -> None:
    folder = UserFolder("mine")
    assert folder.path == data_folder() / "mine"
    assert folder.files(("csv",)) == ((), ())
    assert not folder.path.exists()


def test_files_are_found_by_their_ending_in_the_order_of_their_names(folder: UserFolder) -> None:
    wanted = [put(folder, name) for name in ("a.csv", "b.CSV", "z.csv")]
    for other in ("notes.txt", "inside/c.csv", ".hidden.csv", "csv"):
        put(folder, other)
    assert folder.files(("csv",)) == (tuple(wanted), ())


def test_a_folder_that_is_none_is_told(folder: UserFolder) -> None:
    folder.path.write_text("a file")
    files, (fault,) = folder.files(("csv",))
    assert files == ()
    assert (fault.file, fault.fault) == (folder.path, "unreadable")
    assert fault.value


def test_there_is_an_end_to_how_many_files_are_read(folder: UserFolder) -> None:
    for number in range(MOST_FILES + 3):
        put(folder, f"{number:04}.csv")
    files, (fault,) = folder.files(("csv",))
    assert len(files) == MOST_FILES
    assert fault == FileFault(folder.path, "too_many", value=str(MOST_FILES))


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_text_is_read_with_and_without_a_byte_order_mark(folder: UserFolder, mark: bytes) -> None:
    assert read_text(put(folder, "a.csv", mark + "Kaczogród\nКачогруд".encode())) == "Kaczogród\nКачогруд"


def test_text_in_another_encoding_names_the_line(folder: UserFolder) -> None:
    file = put(folder, "a.csv", b"id\nok\nKaczogr\xf3d\n")
    assert read_text(file) == FileFault(file, "not_utf8", line=3)


def test_what_cannot_be_read_is_told(folder: UserFolder) -> None:
    large = put(folder, "large.csv", b"x" * (LARGEST + 1))
    assert read_text(large) == FileFault(large, "too_large")
    inside = folder.path / "folder.csv"
    inside.mkdir()
    for file in (inside, folder.path / "gone.csv"):
        fault = read_bytes(file)
        assert isinstance(fault, FileFault)
        assert (fault.file, fault.fault) == (file, "unreadable")


def test_a_pipe_is_not_waited_for(folder: UserFolder) -> None:
    folder.path.mkdir()
    pipe = folder.path / "pipe.csv"
    make_pipe(pipe)
    assert isinstance(read_text(pipe), FileFault)


def test_samples_are_copied_and_nothing_is_overwritten(folder: UserFolder, tmp_path: Path) -> None:
    samples = UserFolder("samples", tmp_path)
    put(samples, "README.txt", b"new")
    put(samples, "example/a.csv", b"id")
    mine = put(folder, "README.txt", b"mine")
    folder.prepare(samples.path)
    assert mine.read_bytes() == b"mine"
    assert (folder.path / "example" / "a.csv").read_bytes() == b"id"
    assert folder.files(("csv",)) == ((), ()), "an example is no file of the user's"


def test_a_folder_that_cannot_be_made_is_a_failure(folder: UserFolder, tmp_path: Path) -> None:
    samples = UserFolder("samples", tmp_path)
    put(samples, "README.txt", b"new")
    folder.path.write_text("a file")
    with pytest.raises(SessionFailure) as failure:
        folder.prepare(samples.path)
    assert failure.value.error.id is ErrorId.FOLDER_UNUSABLE
