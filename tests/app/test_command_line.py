"""The command line, as a terminal meets it: real starts of the program, their words and their exit codes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from duckgames import __version__
from duckgames.core import registry
from tests.app.starts import start


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations are compiled, as they are in an installed program."""
    import catalogues

    catalogues.compile_newer()


def test_version() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"duckgames {__version__}\n", "")


@pytest.mark.parametrize(
    ("code", "word"), [("en", "continue the newest match"), ("pl", "dokończ najnowszą partię"), ("ru", "партию")]
)
def test_help_in_the_language_asked_for(code: str, word: str) -> None:
    done = start("--language", code, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert word in done.stdout
    assert "duckgames [" in done.stdout
    for option in ("language", "theme", "game", "seed", "continue", "selftest", "screenshots", "version", "help"):
        assert f"--{option}" in done.stdout
    assert "--quit-after-first-paint" in done.stdout


@pytest.mark.parametrize(("locale", "word"), [("pl_PL", "Opcje"), ("ru_RU", "Параметры"), ("de_DE", "Options")])
def test_the_first_start_speaks_the_language_of_the_system(locale: str, word: str, tmp_path: Path) -> None:
    name = f"{locale}.UTF-8"
    done = start("--help", data=tmp_path, LC_ALL=name, LANG=name, LANGUAGE="")
    assert done.returncode == 0
    assert word in done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bogus"], "'bogus'"),
        (["--bogus", "--language", "pl"], "Nieznana opcja"),
        (["--language", "ru", "--bogus"], "Неизвестный параметр"),
        (["--language", "de"], "pl, en, ru"),
        (["--game", "chess"], "duck_and_cover"),
        (["--language=pl", "--game", "szachy"], "szachy"),
        (["--theme", "purple"], "light, dark, system"),
        (["--seed", "seven"], "0 to 18446744073709551615"),
        (["--seed", "-1"], "0 to 18446744073709551615"),
        (["--seed", "18446744073709551616"], "0 to 18446744073709551615"),
        (["--seed", "1.5", "--language", "ru"], "18446744073709551615"),
        (["--seed"], "--seed"),
        (["--continue=now"], "--continue"),
        (["one.json", "two.json"], "one file"),
        (["--screenshots", "x", "--size", "wide"], "1280x800"),
        (["--screenshots", "x", "--size", "99999x800"], "1280x800"),
    ],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused_in_one_clear_sentence(words: list[str], complaint: str) -> None:
    done = start(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_selftest() -> None:
    done = start("--selftest")
    assert (done.returncode, done.stderr) == (0, "")
    assert "FAILED" not in done.stdout
    for info in registry.infos():
        assert f"{info.id}: a match of ducks, saved and read" in done.stdout
    assert "all checks hold" in done.stdout


def test_screenshots(tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    folder = tmp_path / "obrazki утки"
    done = start("--screenshots", str(folder), "--language", "pl", "--theme", "dark", "--size", "1280x800")
    assert (done.returncode, done.stderr) == (0, "")
    written = [Path(line) for line in done.stdout.splitlines()]
    assert set(folder.iterdir()) == set(written)
    for info in registry.infos():
        files = [file for file in written if file.name.startswith(f"{info.id}-")]
        pages = [file.name.removeprefix(f"{info.id}-").removesuffix("-pl-dark-1280x800.png") for file in files]
        first = ["launcher", "new-game", "table", "scores", "statistics"]
        first += ["rules", "matches", "tutorial", "settings", "keys", "diagnostics", "licences"]
        assert pages[: len(first)] == first
        if info.secrets:
            assert len([page for page in pages if page.startswith("table-")]) >= 3
            assert pages[-1] == "cover"
        else:
            assert pages == first
        pictures = {page: QImage(str(file)) for page, file in zip(pages, files, strict=True)}
        assert {(picture.width(), picture.height()) for picture in pictures.values()} == {(1280, 800)}
        # What the first three fifths end with may also be the moment that stands for its kind.
        images = [picture for page, picture in pictures.items() if page != "table" or not info.secrets]
        assert all(one != other for n, one in enumerate(images) for other in images[:n])


def test_screenshots_where_none_can_be_written(tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("a file, no folder", encoding="utf-8")
    done = start("--screenshots", str(file))
    assert done.returncode == 1
    assert str(file) in done.stderr
    assert file.read_text(encoding="utf-8") == "a file, no folder"


@pytest.mark.parametrize("words", [[], ["--language", "ru"], ["--theme", "dark"]], ids=" ".join)
def test_quit_after_first_paint(words: list[str], tmp_path: Path) -> None:
    done = start("--quit-after-first-paint", *words, data=tmp_path / "data")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    left = sorted(file.name for file in (tmp_path / "data").iterdir())
    assert left == ["settings.ini"], "lock and crash file are gone"


def test_trial_47_an_account_without_the_usual_folders(tmp_path: Path) -> None:
    home = tmp_path / "nowhere" / "yet"
    done = start("--quit-after-first-paint", without=("XDG_", "DUCKGAMES_DATA"), HOME=str(home))
    assert (done.returncode, done.stderr) == (0, "")
    assert list(home.rglob("settings.ini"))


@pytest.mark.parametrize("name", ["Łukasz", "Администратор", "two words", "it's", "🦆"])
def test_trial_58_accounts_of_any_name(name: str, tmp_path: Path) -> None:
    home = tmp_path / name
    home.mkdir()
    done = start("--quit-after-first-paint", without=("XDG_", "DUCKGAMES_DATA"), HOME=str(home))
    assert (done.returncode, done.stderr) == (0, "")
    assert list(home.rglob("settings.ini"))


@pytest.mark.parametrize("locale", ["pl_PL.UTF-8", "de_DE.UTF-8", "C", "tr_TR.UTF-8", ""])
def test_a_locale_with_commas_for_points_or_none_at_all(locale: str, tmp_path: Path) -> None:
    done = start("--selftest", data=tmp_path, LC_ALL=locale, LANG=locale, LC_NUMERIC=locale)
    assert done.returncode == 0, done.stdout + done.stderr


def test_trial_85_and_86_no_loudspeaker_is_no_noise(tmp_path: Path) -> None:
    done = start("--quit-after-first-paint", PULSE_SERVER="/nonexistent", data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_process_outlives_the_selftest() -> None:
    done = start("--selftest")
    numbers = re.findall(r"in process (\d+)", done.stdout)
    assert len(numbers) == len(registry.infos())
    assert not any(Path(f"/proc/{number}").exists() for number in numbers)


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a screen is always there")
@pytest.mark.parametrize(
    ("words", "code", "complaint"),
    [
        ([], 4, "There is no screen"),
        (["--language", "pl"], 4, "ekranu"),
        (["--language", "ru", "--continue"], 4, "экран"),
        (["--bogus", "--language", "pl"], 2, "Nieznana opcja"),
    ],
)
def test_without_a_screen_the_program_says_so(words: list[str], code: int, complaint: str, tmp_path: Path) -> None:
    done = start(*words, data=tmp_path, without=SCREENS)
    assert done.returncode == code
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a screen is always there")
@pytest.mark.parametrize(
    ("words", "named", "complaint"),
    [
        (["--language", "pl"], {"DISPLAY": ":9753"}, "Nie ma ekranu"),
        (["--language=ru"], {"WAYLAND_DISPLAY": "wayland-9753"}, "экран"),
        (["--language", "en"], {"QT_QPA_PLATFORM": "nosuch"}, "There is no screen"),
    ],
)
def test_a_screen_that_does_not_answer_is_told_and_no_crash(
    words: list[str], named: dict[str, str], complaint: str, tmp_path: Path
) -> None:
    done = start(*words, data=tmp_path, without=SCREENS, **named)
    assert done.returncode == 4
    assert complaint in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_what_needs_no_screen_cares_for_none(word: str, tmp_path: Path) -> None:
    done = start(word, data=tmp_path, without=SCREENS, QT_QPA_PLATFORM="nosuch", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert "duckgames" in done.stdout
