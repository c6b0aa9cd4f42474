"""A second start shows the window of the first, hands it its words, and writes nothing; nothing hostile harms it."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir

from duckgames.app.call_name import call_name
from duckgames.app.command_line import CommandLine
from duckgames.app.forward import TOKEN_VARIABLE
from duckgames.app.second_start import (
    ANSWER,
    LARGEST,
    MOST,
    PATIENCE_MS,
    START_MS,
    NoCall,
    call_first,
    decoded,
    encoded,
    patience,
)
from duckgames.core import registry
from tests.app.starts import PATIENCE, command, environment, log_of, start, wait, window

GAME = registry.infos()[0].id
CALLED = "The program was started once more"

NO_FILE = "looks at the socket as a file"
needs_unix = pytest.mark.skipif(sys.platform == "win32", reason=NO_FILE)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def first(data: Path) -> Iterator[object]:
    with window("--language", "en", data=data) as process:
        wait(socket_of(data).exists)
        assert process.poll() is None
        yield process
        assert process.poll() is None, "nothing that is tried here may end it"


def socket_of(data: Path) -> Path:
    return Path(QDir.tempPath(), call_name(data))


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """All files but the log, which is of the first window only, and when they were written."""
    files = [file for file in folder.rglob("*") if file.is_file() and "log" not in file.parts]
    return {str(file): (file.read_bytes(), file.stat().st_mtime_ns) for file in files}


@pytest.mark.parametrize(
    "line",
    [
        CommandLine(),
        CommandLine(continue_=True),
        CommandLine(game=GAME, seed=(1 << 64) - 1),
        CommandLine(file=Path("/saves/Łąka 🦆.json")),
        CommandLine(file=Path(os.fsdecode(b"/saves/\xff.json"))),
    ],
)
def test_words_arrive_as_they_were_sent(line: CommandLine) -> None:
    assert decoded(encoded(line, "token")) == (line, "token")


def test_a_file_is_found_from_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert decoded(encoded(CommandLine(file=Path("a.json"))))[0].file == tmp_path / "a.json"


def bad_words() -> list[bytes]:
    good = json.loads(encoded(CommandLine()))
    changes: list[dict[str, object]] = [
        {"file": 7},
        {"file": "relative.json"},
        {"file": "/nul\0"},
        {"game": "chess"},
        {"game": ["x"]},
        {"seed": -1},
        {"seed": True},
        {"seed": 1 << 64},
        {"seed": 0.5},
        {"token": None},
        {"token": "x" * 300},
        {"token": "\n"},
    ]
    words = [json.dumps({**good, **change}).encode() for change in changes]
    return [*words, b"", b"null", b"[]", b"{}", b"\xff\xfe", b"[" * 60_000, b"9" * 60_000, b'{"file": NaN}']


@pytest.mark.parametrize("content", bad_words(), ids=lambda content: repr(content[:60]))
def test_what_is_no_call_is_refused(content: bytes) -> None:
    with pytest.raises(NoCall):
        decoded(content)


def test_one_folder_has_one_name_by_whatever_path(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    assert call_name(tmp_path / "real") == call_name(tmp_path / "real" / ".." / "real")
    assert call_name(tmp_path / "real") != call_name(tmp_path / "other")
    if os.name == "posix":
        (tmp_path / "link").symlink_to(tmp_path / "real", target_is_directory=True)
        assert call_name(tmp_path / "link") == call_name(tmp_path / "real")


@pytest.mark.parametrize("words", [[], ["--continue"], ["--game", GAME], ["nowhere.json"]], ids=" ".join)
@pytest.mark.usefixtures("first")
def test_a_second_start_shows_the_first_and_writes_nothing(words: list[str], data: Path) -> None:
    # What is damaged meanwhile is the business of the first, too.
    (data / "settings.ini").write_bytes(b"\0 no settings")
    before = contents(data)
    done = start(*words, "--language", "en", data=data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Duck Games is running already; its window is shown.\n"
    wait(lambda: log_of(data).count(CALLED) == 1)
    assert contents(data) == before


@needs_unix
@pytest.mark.usefixtures("first")
def test_a_second_start_through_a_link_finds_the_first(data: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(data, target_is_directory=True)
    assert start(data=tmp_path / "link").returncode == 0
    wait(lambda: CALLED in log_of(data))


@needs_unix
@pytest.mark.usefixtures("first")
def test_a_second_start_finds_the_first_though_its_folder_was_deleted(data: Path) -> None:
    shutil.rmtree(data)
    assert start(data=data).returncode == 0
    wait(lambda: CALLED in log_of(data))


FIRST = """
import socket, sys

with socket.socket(socket.AF_UNIX) as listening:
    listening.bind(sys.argv[1])
    listening.listen()
    print(flush=True)
    caller, _ = listening.accept()
    with caller:
        sys.stdout.write(caller.makefile("r").readline())
        caller.sendall(sys.argv[2].encode())
"""


@needs_unix
def test_a_first_that_is_only_starting_is_waited_for(data: Path) -> None:
    """However long it takes; here it listens when it was called in vain three times."""
    firsts: list[subprocess.Popen[str]] = []
    looks: list[int] = []

    def taken() -> bool:
        looks.append(1)
        if len(looks) == 3:
            words = [sys.executable, "-c", FIRST, str(socket_of(data)), ANSWER.decode()]
            firsts.append(subprocess.Popen(words, stdout=subprocess.PIPE, text=True))
            assert firsts[0].stdout is not None
            firsts[0].stdout.readline()
        return True

    assert call_first(call_name(data), CommandLine(), lock_of(data, age=0), taken)
    heard, _ = firsts[0].communicate()
    socket_of(data).unlink()
    assert len(looks) == 3
    assert decoded(heard.encode()) == (CommandLine(), os.environ.get(TOKEN_VARIABLE, ""))


def lock_of(data: Path, age: float) -> Path:
    """The lock of a window that took it so many seconds ago."""
    data.mkdir(exist_ok=True)
    lock = data / "lock"
    lock.touch()
    os.utime(lock, (time.time() - age,) * 2)
    return lock


def test_a_first_that_ends_meanwhile_makes_room(data: Path) -> None:
    looks = [True, True, False]
    assert not call_first(call_name(data), CommandLine(), lock_of(data, age=0), lambda: looks.pop(0))
    assert looks == []


def test_only_a_first_that_may_be_starting_is_waited_for_long(data: Path) -> None:
    assert PATIENCE_MS < patience(lock_of(data, age=10)) <= START_MS - 10_000
    assert patience(lock_of(data, age=3600)) == PATIENCE_MS
    assert patience(lock_of(data, age=-3600)) == START_MS, "somebody set the clock"
    assert patience(data / "no lock") == PATIENCE_MS


@needs_unix
def test_of_starts_at_once_one_is_the_first_and_the_others_find_it(data: Path) -> None:
    starts = [subprocess.Popen(command(), env=environment(data), stdin=subprocess.DEVNULL) for _ in range(3)]
    try:
        wait(lambda: sum(each.poll() is not None for each in starts) >= 2)
        assert [each.poll() for each in starts if each.poll() is not None] == [0, 0]
        wait(lambda: log_of(data).count(CALLED) == 2)
    finally:
        for each in starts:
            each.kill()
            each.wait()


HOLDER = """
import sys
from pathlib import Path
from duckgames.session.storage import Storage

storage = Storage(Path(sys.argv[1]))
print(storage.lock(), flush=True)
input()
storage.release()
"""


def test_a_start_while_another_window_closes_is_the_next_first(data: Path) -> None:
    holder = [sys.executable, "-c", HOLDER, str(data)]
    with subprocess.Popen(
        holder, env=environment(data), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as closing:
        assert closing.stdout is not None
        assert closing.stdout.readline() == "None\n"
        words = command("--quit-after-first-paint")
        with subprocess.Popen(words, env=environment(data), stderr=subprocess.PIPE, text=True) as second:
            closing.communicate("\n")
            assert (second.wait(PATIENCE), second.communicate()[1]) == (0, "")


def test_a_first_that_does_not_answer_is_told_of(data: Path) -> None:
    if sys.platform == "win32":
        pytest.skip(NO_FILE)
    with window(data=data) as process:
        wait(socket_of(data).exists)
        process.send_signal(signal.SIGSTOP)
        done = start("--language", "en", "--quit-after-first-paint", data=data)
        process.send_signal(signal.SIGCONT)
    assert (done.returncode, done.stdout) == (3, "")
    assert "another window" in done.stderr


@needs_unix
def test_the_socket_of_a_killed_window_holds_nobody_up(data: Path) -> None:
    with window(data=data) as process:
        wait(socket_of(data).exists)
        process.kill()
        process.wait()
    assert socket_of(data).exists()
    (data / "log" / "duckgames.log").unlink()
    with window(data=data) as process:
        wait(lambda: start(data=data).returncode == 0)
        assert process.poll() is None


@needs_unix
@pytest.mark.usefixtures("first")
def test_hostile_calls_are_harmless(data: Path) -> None:
    chance = random.Random(7)
    for content in [*bad_words(), *(chance.randbytes(chance.randrange(1, 5_000)) for _ in range(100))]:
        with call(data) as caller:
            said(caller, content + b"\n" * chance.randrange(2))
    huge = b"x" * (20 * LARGEST)
    with call(data) as caller:
        said(caller, huge)
    silent = [call(data) for _ in range(2 * MOST)]
    for caller in silent:
        caller.close()
    assert CALLED not in log_of(data)
    assert start(data=data).returncode == 0
    wait(lambda: CALLED in log_of(data))


def call(data: Path) -> socket.socket:
    """A line to the socket of a window."""
    if sys.platform == "win32":
        pytest.skip(NO_FILE)
    caller = socket.socket(socket.AF_UNIX)
    caller.connect(str(socket_of(data)))
    return caller


def said(caller: socket.socket, content: bytes) -> None:
    """Sends what the other end takes: it may hang up in the middle."""
    try:
        caller.sendall(content)
    except (BrokenPipeError, ConnectionResetError):
        return


@needs_unix
@pytest.mark.usefixtures("first")
def test_only_the_user_can_call(data: Path) -> None:
    assert socket_of(data).stat().st_mode & 0o077 == 0
