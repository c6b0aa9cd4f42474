"""Speaking without a console, and starting other programs from a folder build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duckgames.session.frozen import BUNDLE_VARIABLES, variables_of_the_system
from tests.app.starts import PATIENCE, environment

SILENT = "import sys; sys.stdout = sys.stderr = None; from duckgames.app import run; sys.exit(run(['duckgames', {!r}]))"


@pytest.mark.parametrize(("word", "code"), [("--version", 0), ("--help", 0), ("--quack", 2)])
def test_a_program_without_a_console_ends_as_it_should(word: str, code: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", SILENT.format(word)]
    answer = subprocess.run(command, env=environment(tmp_path), capture_output=True, timeout=PATIENCE, check=False)
    assert (answer.returncode, answer.stdout) == (code, b"")
    assert b"Traceback" not in answer.stderr


def test_letters_that_the_console_has_not_do_not_end_the_program(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "duckgames", "--help", "--language", "ru"]
    variables = {**environment(tmp_path), "PYTHONIOENCODING": "cp1250"}
    answer = subprocess.run(command, env=variables, capture_output=True, timeout=PATIENCE, check=False)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"--selftest" in answer.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
@pytest.mark.parametrize("word", ["--version", "--help", "--selftest"])
def test_a_full_disk_is_told_in_one_line(word: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        answer = subprocess.run(
            [sys.executable, "-m", "duckgames", word],
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    assert answer.returncode == 1
    assert answer.stderr.startswith(b"duckgames: ")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a reader that has gone is another error there")
@pytest.mark.parametrize("word", ["--version", "--help", "--selftest"])
def test_a_reader_that_has_gone_is_no_fault(word: str, tmp_path: Path) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    command = [sys.executable, "-m", "duckgames", word]
    variables = environment(tmp_path)
    try:
        answer = subprocess.run(
            command, env=variables, stdout=theirs, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
        )
    finally:
        os.close(theirs)
    assert (answer.returncode, answer.stderr) == (1, b"")


def test_other_programs_do_not_find_our_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/theirs")
    for name in BUNDLE_VARIABLES:
        monkeypatch.setenv(name, "/ours")
    with variables_of_the_system():
        assert [os.environ.get(name) for name in BUNDLE_VARIABLES] == ["/theirs", None, None]
    assert {os.environ[name] for name in BUNDLE_VARIABLES} == {"/ours"}


def test_a_program_from_source_hands_on_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "frozen", raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/theirs")
    with variables_of_the_system():
        assert os.environ["LD_LIBRARY_PATH"] == "/theirs"


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there that not everybody has")
def test_qt_is_found_below_a_folder_whose_name_breaks_its_own_search(tmp_path: Path) -> None:
    """Qt takes what follows a comma for another value, and what follows a semicolon for a remark."""
    import PySide6
    import shiboken6

    odd = tmp_path / "one, two; three"
    odd.mkdir()
    for package in (PySide6, shiboken6):
        home = Path(str(package.__file__)).parent
        (odd / home.name).symlink_to(home)
    paths = os.pathsep.join([str(odd), environment()["PYTHONPATH"]])
    variables = {**environment(tmp_path / "data"), "PYTHONPATH": paths, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "duckgames", "--version"]
    answer = subprocess.run(command, env=variables, capture_output=True, timeout=PATIENCE, check=False)
    assert (answer.returncode, answer.stderr) == (0, b"")
