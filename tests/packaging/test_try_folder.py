"""The trial of a folder build: it holds for a good folder, and finds each fault of a doctored one."""

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import contents
import counts
import pytest
import try_folder
from kinds import folder
from product import VERSION
from trial import Amiss

POSIX = pytest.mark.skipif(os.name != "posix", reason="the stand-in for the program is a script of a shell")


FEW = {
    "duckgames/resources/ducks/duck-01-pip.svg",
    "duckgames/games/kaczogrod/rules/cards.csv",
    "duckgames/translations/duckgames_ru.qm",
}
"""All that is taken along, as far as it matters here."""


def stand_in(place: Path) -> Path:
    """A folder that looks like a build, with a program that only says what the real one would."""
    made = place / "duckgames"
    for source, target in contents.own_files():
        (folder.internal(made) / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, folder.internal(made) / target)
    said = "\n".join(f"ok      {name}: {count} {name} (0.00 s)" for name, count in counts.expected().items())
    folder.program(made).parent.mkdir(exist_ok=True, parents=True)
    folder.program(made).write_text(
        '#!/bin/sh\ncase "$1" in\n'
        f"--version) echo 'duckgames {VERSION}';;\n--help) echo --selftest;;\n--selftest) cat <<'END'\n{said}\nEND\n"
        "esac\n",
        encoding="utf-8",
    )
    folder.program(made).chmod(0o755)
    return made


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    few = [(source, place) for source, place in contents.own_files() if str(place) in FEW]
    assert len(few) == len(FEW)
    monkeypatch.setattr(contents, "own_files", lambda: few)
    # Whoever has fewest rights is to start it.
    for parent in (tmp_path, tmp_path.parent, tmp_path.parent.parent):
        parent.chmod(0o755)
    return stand_in(tmp_path)


def place_beside(made: Path) -> Path:
    place = made.parent / "place"
    place.mkdir()
    return place


@POSIX
def test_a_good_folder_holds(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert try_folder.main([str(made)]) == 0
    said = capsys.readouterr().out
    assert "All checks hold." in said
    assert "FAILED" not in said


def without_a_picture(made: Path) -> None:
    (folder.internal(made) / "duckgames" / "resources" / "ducks" / "duck-01-pip.svg").unlink()


def with_another_list(made: Path) -> None:
    (folder.internal(made) / "duckgames" / "games" / "kaczogrod" / "rules" / "cards.csv").write_bytes(b"id\n")


def without_a_translation(made: Path) -> None:
    (folder.internal(made) / "duckgames" / "translations" / "duckgames_ru.qm").unlink()


def with_a_link_out(made: Path) -> None:
    (made / "link").symlink_to("/bin/sh")


def with_a_dead_link(made: Path) -> None:
    (made / "link").symlink_to("nothing")


def too_large(made: Path) -> None:
    with (made / "huge").open("wb") as file:
        file.truncate(3_000_000)


def program_says(made: Path, old: str, new: str) -> None:
    text = folder.program(made).read_text(encoding="utf-8")
    assert old in text
    folder.program(made).write_text(text.replace(old, new), encoding="utf-8")


def of_another_version(made: Path) -> None:
    program_says(made, VERSION, "9.9.9")


def with_too_few_cards(made: Path) -> None:
    program_says(made, f"cards: {counts.expected()['cards']}", "cards: 1")


def with_a_failing_selftest(made: Path) -> None:
    program_says(made, "esac", "esac\n[ $1 != --selftest ]")


def without_a_window(made: Path) -> None:
    program_says(made, "esac", "esac\n[ $1 != --quit-after-first-paint ]")


@POSIX
@pytest.mark.parametrize(
    ("doctor", "name"),
    [
        (without_a_picture, "files"),
        (with_another_list, "files"),
        (without_a_translation, "files"),
        (with_a_link_out, "links"),
        (with_a_dead_link, "links"),
        (too_large, "size"),
        (of_another_version, "version and help"),
        (with_too_few_cards, "self-test"),
        (with_a_failing_selftest, "self-test"),
        (without_a_window, "window"),
    ],
)
def test_what_is_amiss_is_found(
    doctor: Callable[[Path], None],
    name: str,
    made: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(try_folder, "LARGEST_MB", 2)
    doctor(made)
    assert try_folder.main([str(made)]) == 1
    failed = re.findall(r"^FAILED  (.+?): ", capsys.readouterr().out, re.MULTILINE)
    assert failed == [name]


@POSIX
def test_what_a_program_writes_beside_itself_is_found(made: Path) -> None:
    with try_folder.moved(made, place_beside(made)) as trial:
        check = try_folder.unchanged(made)
        check(trial)
        trial.made.chmod(0o755)
        (trial.made / "new").touch()
        with pytest.raises(Amiss, match="new is new"):
            check(trial)


@POSIX
def test_the_moved_program_cannot_be_written_into(made: Path) -> None:
    program_says(made, "esac", 'esac\ntouch "$(dirname "$0")/new" 2> /dev/null && exit 3\nexit 0')
    with try_folder.moved(made, place_beside(made)) as trial:
        trial.start("--version")
        assert not (trial.made / "new").exists()


def test_what_is_no_folder_of_ours_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert try_folder.main([str(tmp_path)]) == 1
    assert "is no folder that build.py made" in capsys.readouterr().err
