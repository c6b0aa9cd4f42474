"""The log: small, quiet, without secrets, and no trouble where it cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from duckgames.session.log_book import LARGEST, LogBook, log_folder, without_words
from duckgames.session.storage import data_folder, settings_file

log = logging.getLogger("duckgames.pond")


@pytest.fixture
def book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[LogBook]:
    # `capsys` comes first: the console is that of the moment when the log is opened.
    level = logging.getLogger().level
    book = LogBook(tmp_path / "log")
    book.open()
    yield book
    book.close()
    logging.getLogger().setLevel(level)


def text(book: LogBook) -> str:
    return book.file.read_text(encoding="utf-8")


def test_it_is_made_with_its_first_line(book: LogBook, capsys: pytest.CaptureFixture[str]) -> None:
    assert not book.folder.exists()
    log.debug("a whisper")
    log.info("no sound: no output device")
    assert text(book).count("\n") == 1
    assert "no sound" in text(book)
    assert book.last_trouble == ""
    assert capsys.readouterr() == ("", "")


def test_only_errors_reach_the_console(book: LogBook, capsys: pytest.CaptureFixture[str]) -> None:
    log.warning("the pond is low")
    assert capsys.readouterr() == ("", "")
    assert book.last_trouble == "WARNING duckgames.pond: the pond is low"
    log.error("the pond is dry")
    assert "the pond is dry" in capsys.readouterr().err


def test_the_words_of_exceptions_stay_out(book: LogBook) -> None:
    card = "the seven of ponds"
    try:
        raise KeyError(card)
    except KeyError:
        log.exception("It broke")
    assert "KeyError" in text(book)
    assert "in test_the_words_of_exceptions_stay_out" in text(book)
    assert card not in text(book)


def test_a_traceback_without_words() -> None:
    trace = (
        'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    f()\nmy.Broken: hand 1 2 3\n'
        "and more of the hand\n\nDuring handling of the above exception, another exception occurred:\n\nValueError\n"
    )
    kept = without_words(trace).splitlines()
    assert kept == [
        "Traceback (most recent call last):",
        '  File "a.py", line 1, in f',
        "    f()",
        "my.Broken",
        "ValueError",
    ]


def test_it_turns_over_and_never_grows(book: LogBook) -> None:
    for n in range(2 * LARGEST // 1000 + 10):
        log.info("%d %s", n, "x" * 1000)
    files = sorted(file.name for file in book.folder.iterdir())
    assert files == ["duckgames.log", "duckgames.old.log"]
    assert all(file.stat().st_size < LARGEST + 2000 for file in book.folder.iterdir())


def test_a_folder_that_goes_is_made_again(book: LogBook) -> None:
    log.info("one")
    book.file.unlink()
    book.folder.rmdir()
    log.info("two")
    assert "two" in text(book)


def test_where_it_cannot_be_written_nobody_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text("no folder", encoding="utf-8")
    book = LogBook(tmp_path / "log")
    book.open()
    log.warning("one")
    log.warning("two")
    book.close()
    assert book.last_trouble.endswith("two")
    assert capsys.readouterr() == ("", "")


def test_names_no_code_can_write_do_no_harm(book: LogBook) -> None:
    log.info("file \udcff")
    assert r"\udcff" in text(book)


def test_one_variable_moves_it_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DUCKGAMES_DATA", str(tmp_path))
    assert log_folder() == tmp_path / "log"


@pytest.mark.parametrize("find", [log_folder, data_folder, settings_file])
def test_no_place_depends_on_where_the_program_is_started(
    find: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DUCKGAMES_DATA", raising=False)
    for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, "relative")
    assert find().is_absolute()
