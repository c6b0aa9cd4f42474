"""Real windows where nothing can be written, where the disk is full, and where the folder goes while they run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.acting import play
from tests.app.starts import log_of, start

TOLD = """
from pathlib import Path
from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session import settings as declared

show_message = Toast.show_message

def show_and_print(self, text, *args, **options):
    print(text)
    show_message(self, text, *args, **options)

Toast.show_message = show_and_print

def play_of_ducks(window):
    info = registry.infos()[0]
    seats = tuple(Ai(info.levels[0], info.tempers[0], duck) for duck in DUCKS[: info.seats[0]])
    window.plays.start(MatchSetup(info.id, seats, 987654321987))
"""
PLAYS = """
def act(window):
    services = window.dialogs._services
    services.settings.store(declared.MOTION, "off")
    services.settings.store(declared.MUTED, True)
    def ended(result):
        print("played to the end", services.settings.value(declared.MOTION))
        QTimer.singleShot(0, window.close)
    services.session.ended.connect(ended)
    play_of_ducks(window)
"""
FILLS = """
import atexit
from duckgames.core.record import Record

def act(window):
    services = window.dialogs._services
    folder = services.storage.folder
    filler = folder / "filler"
    def saved():
        return list((folder / "matches").rglob("*.json"))
    def fill():
        if not saved():
            QTimer.singleShot(1, fill)
            return
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(bytes(512)):
                    pass
            except OSError:
                print("full")
    def ended(result):
        QTimer.singleShot(500, empty)
    def empty():
        Record.from_json(saved()[0].read_text())
        print("the old file is whole")
        filler.unlink()
        window.close()
    services.settings.store(declared.MOTION, "off")
    services.session.ended.connect(ended)
    atexit.register(lambda: print("kept", len(list((folder / "finished").rglob("*.json"))), len(saved())))
    play_of_ducks(window)
    fill()
"""

linux = pytest.mark.skipif(sys.platform != "linux", reason="mounts a disk of its own")


def on_a_disk(folder: Path, options: str) -> list[str]:
    """A command that runs another with a disk of its own at `folder`; skips where nobody may mount."""
    folder.mkdir(exist_ok=True)
    mount = f'mount -t tmpfs -o {options} tmpfs "$0" && exec "$@"'
    under = ["unshare", "--mount", "sh", "-c", mount, str(folder)]
    if subprocess.run([*under, "true"], capture_output=True, check=False).returncode:
        pytest.skip("nobody may mount here")
    return under


@linux
def test_trial_44_a_disk_that_cannot_be_written(tmp_path: Path) -> None:
    under = on_a_disk(tmp_path / "data", "ro")
    done = play(TOLD + PLAYS, tmp_path / "data", under)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Nothing can be saved") == 1
    assert done.stdout.count("The settings cannot be saved") == 1
    assert done.stdout.splitlines()[-1] == "played to the end off", "settings hold until the end"


def test_trial_44_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", encoding="utf-8")
    done = play(TOLD + PLAYS, tmp_path / "data")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Nothing can be saved") == 1
    assert done.stdout.splitlines()[-1] == "played to the end off"
    assert (tmp_path / "data").read_text(encoding="utf-8") == "no folder"


@linux
def test_a_full_disk_leaves_the_old_file_and_the_match_is_kept_once_there_is_room(tmp_path: Path) -> None:
    under = on_a_disk(tmp_path / "data", "size=256k")
    done = play(TOLD + FILLS, tmp_path / "data", under)
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "full" in lines
    assert done.stdout.count("The disk is full") >= 1
    assert lines[-2:] == ["the old file is whole", "kept 1 0"]


@pytest.mark.skipif(sys.platform == "win32", reason="a folder with open files cannot be deleted there")
def test_trial_43_the_folder_goes_while_the_window_is_open(tmp_path: Path) -> None:
    gone = "import shutil\ndef act(window):\n    folder = window.dialogs._services.storage.folder\n"
    gone += "    shutil.rmtree(folder)\n    QTimer.singleShot(0, window.close)\n"
    done = play(gone, tmp_path / "data")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "data" / "settings.ini").exists(), "what was chosen is written again"
    assert start("--quit-after-first-paint", data=tmp_path / "data").returncode == 0


def test_the_log_of_a_match_is_short_and_has_no_secrets(tmp_path: Path) -> None:
    done = play(TOLD + PLAYS, tmp_path / "data")
    assert (done.returncode, done.stderr) == (0, "")
    # One line for the start, one for sound if there is none.
    assert len(log_of(tmp_path / "data").splitlines()) <= 2
    assert "987654321987" not in log_of(tmp_path / "data")


@linux
def test_trial_109_without_any_network(tmp_path: Path) -> None:
    if subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False).returncode:
        pytest.skip("the network cannot be taken away here")
    done = play(TOLD + PLAYS, tmp_path / "data", ["unshare", "--net"])
    assert (done.returncode, done.stdout, done.stderr) == (0, "played to the end off\n", "")


@pytest.mark.parametrize("factor", ["0.75", "1.25", "1.5", "2", "3"])
def test_trials_61_and_62_scales_of_the_system(factor: str, tmp_path: Path) -> None:
    show = "def act(window):\n    print(window.devicePixelRatioF(), window.minimumSize().toTuple())\n"
    show += "    QTimer.singleShot(0, window.close)\n"
    done = play(show, tmp_path / "data", QT_SCALE_FACTOR=factor)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{float(factor)} (1024, 640)\n", "scaled once: sizes are in pixels of the system"


@pytest.mark.parametrize("locale", ["pl_PL.UTF-8", "ru_RU.UTF-8", "de_DE.UTF-8"])
def test_a_window_in_a_locale_with_commas(locale: str, tmp_path: Path) -> None:
    done = play(TOLD + PLAYS, tmp_path / "data", LC_ALL=locale, LANG=locale)
    # A system without this locale makes Qt complain about that, and Qt shows numbers in its way all the same.
    assert (done.returncode, done.stdout) == (0, "played to the end off\n"), done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems keep logs elsewhere")
def test_the_log_lies_where_the_system_keeps_logs(tmp_path: Path) -> None:
    home = tmp_path / "Łukasz's 🦆"
    with_home = {
        "HOME": str(home),
        "DUCKGAMES_DATA": "",
        "XDG_STATE_HOME": "",
        "XDG_DATA_HOME": "",
        "XDG_CONFIG_HOME": "",
    }
    done = play("def act(window): QTimer.singleShot(0, window.close)", None, **with_home)
    assert (done.returncode, done.stderr) == (0, "")
    assert "begins" in (home / ".local/state/duckgames/log/duckgames.log").read_text(encoding="utf-8")
