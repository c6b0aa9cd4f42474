"""What users of such programs complain about before the first move: letters, icons, files, clicks, and the network."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from duckgames import APP_ID
from duckgames.core import registry
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.widgets import Button
from tests.app.acting import play
from tests.app.starts import ROOT, environment, start
from tests.end2end.stage import Stage, duel

PACKAGE = ROOT / "duckgames"
RESOURCES = ROOT / "resources"
GAMES = [info.id for info in registry.infos()]

NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}</cachedir></fontconfig>
"""


@pytest.mark.skipif(sys.platform != "linux", reason="fonts are found otherwise there")
def test_trial_56_a_system_without_letters_is_told(tmp_path: Path) -> None:
    settings = tmp_path / "fonts.conf"
    settings.write_text(NO_FONTS.format(folder=tmp_path / "none"), encoding="utf-8")
    done = start("--quit-after-first-paint", data=tmp_path / "data", FONTCONFIG_FILE=str(settings))
    assert done.returncode == 0
    assert "font" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    done = start("--quit-after-first-paint", data=tmp_path / "data")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_trial_61_a_screen_of_four_thousand_pixels_is_used(stage: Stage, game: str) -> None:
    stage.start(duel(7, game=game))
    stage.settle()
    small = {slot: item.size.width() for slot, item in stage.scene.cards.items.items()}
    bar = stage.page.top.height()
    stage.window.resize(3840, 2160)
    stage.settle()
    grown = [item.size.width() / small[slot] for slot, item in stage.scene.cards.items.items()]
    assert min(grown) > 1.5
    assert stage.page.top.height() > 1.5 * bar


def test_trial_67_the_window_has_an_icon_in_every_size_and_the_name_of_its_desktop_file(stage: Stage) -> None:
    icon: QIcon = stage.window.windowIcon()
    for side in (16, 22, 32, 48, 64, 128, 256):
        picture = icon.pixmap(QSize(side, side)).toImage()
        assert max(picture.width(), picture.height()) == side
        colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        assert len(colours) > 3
    tell = "def act(window):\n    from PySide6.QtGui import QGuiApplication\n"
    tell += "    print(QGuiApplication.desktopFileName(), window.windowIcon().isNull())\n    window.close()\n"
    done = play(tell, stage.folder.parent / "another")
    assert (done.stdout, done.stderr) == (f"{APP_ID} False\n", "")


IMPORTS = """
import json, pkgutil, sys, importlib, duckgames
names = [each.name for each in pkgutil.walk_packages(duckgames.__path__, "duckgames.")]
for name in names:
    if not name.endswith("__main__"):
        importlib.import_module(name)
print(json.dumps([len(names), sorted({name.split(".")[0] for name in sys.modules})]))
"""


def test_trial_104_every_module_is_there_and_no_other_qt(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    count, top = json.loads(done.stdout)
    assert count == len(list(PACKAGE.rglob("*.py"))) - 1
    assert not {"PyQt5", "PyQt6", "PySide2"} & set(top)


def test_trial_104_every_picture_can_be_drawn(qapp: QApplication) -> None:
    pictures = sorted(RESOURCES.rglob("*.svg"))
    assert len(pictures) > 200
    for path in pictures:
        renderer = QSvgRenderer(str(path))
        assert renderer.isValid(), path
        assert not renderer.defaultSize().isEmpty(), path


def test_trial_104_every_sound_is_whole() -> None:
    sounds = sorted(RESOURCES.rglob("*.wav"))
    assert len(sounds) > 30
    for path in sounds:
        with wave.open(str(path)) as sound:
            assert sound.getnframes() / sound.getframerate() > 0.01, path


@pytest.mark.parametrize("game", GAMES)
def test_trial_107_two_clicks_to_the_first_match(stage: Stage, game: str) -> None:
    """Nothing was ever chosen: this is the first start."""
    cards = stage.find(Launcher).findChildren(GamePostcard)
    card = cards[GAMES.index(game)]
    stage.click(next(button for button in card.findChildren(Button) if button.isVisible()))
    stage.click(stage.find(NewMatchDialog).start)
    stage.wait_for_turn()
    assert stage.session.setup.game == game
    assert stage.offered()


ON_THE_MACHINE = {"QLocalServer", "QLocalSocket"}
"""What a second start uses to call the first: it leaves no machine."""

NETWORK = {"socket", "urllib", "http", "ftplib", "smtplib", "ssl", "requests", "asyncio", "xmlrpc", "webbrowser"}


def test_trial_109_nothing_in_the_program_can_call_home() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found += [f"{path}: {each.name}" for each in node.names if each.name.split(".")[0] in NETWORK]
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                names = {each.name for each in node.names}
                if node.module.split(".")[0] in NETWORK:
                    found.append(f"{path}: {node.module}")
                if "QtNetwork" in node.module or "QtWebEngine" in node.module:
                    found += [f"{path}: {name}" for name in names - ON_THE_MACHINE]
    assert found == []
