"""The window stands where it was left, and comes back where the screen it was left on is gone."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.ui.window_place import in_reach, inside, nearest, place
from tests.app.acting import play

SCREEN = QRect(0, 0, 1920, 1040)
OTHER = QRect(1920, 0, 2560, 1440)
FORM = struct.Struct(">IHH4i4ii??i4i")
"""What `QWidget.saveGeometry` writes: the frame, the normal place, the screen, two states, its width, the place."""


def forged(
    x: int, y: int, width: int, height: int, screen: int = 0, *, wide: int = 0, full: bool = False
) -> QByteArray:
    edges = (x, y, x + width - 1, y + height - 1)
    return QByteArray(FORM.pack(0x1D9D0CB, 3, 0, *edges, *edges, screen, False, full, wide, *edges))


@pytest.mark.parametrize(
    ("rect", "seen"),
    [
        (QRect(100, 100, 1280, 800), True),
        (QRect(1600, 100, 1280, 800), True),
        (QRect(1800, 100, 1280, 800), False),
        (QRect(-1100, 100, 1280, 800), False),
        (QRect(100, -30, 1280, 800), False),
        (QRect(100, 1000, 1280, 800), False),
        (QRect(9000, 9000, 1280, 800), False),
    ],
)
def test_what_a_hand_can_get_hold_of(rect: QRect, seen: bool) -> None:
    assert in_reach(rect, SCREEN) is seen


@pytest.mark.parametrize("left", [-9000, -10, 0, 500, 1900, 9000])
@pytest.mark.parametrize("top", [-9000, 0, 300, 1000, 9000])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1920, 1040), QSize(4000, 3000)])
def test_a_window_that_is_brought_back_lies_in_the_screen(left: int, top: int, size: QSize) -> None:
    for area in (SCREEN, OTHER):
        back = inside(QRect(left, top, size.width(), size.height()), area)
        assert area.contains(back)
        assert back.size() == size.boundedTo(area.size())


def test_it_comes_back_on_the_nearest_screen() -> None:
    assert nearest(QRect(5000, 0, 800, 600), [SCREEN, OTHER]) == OTHER
    assert nearest(QRect(-2000, 0, 800, 600), [SCREEN, OTHER]) == SCREEN


@pytest.mark.parametrize(
    "saved",
    [
        forged(5000, 100, 1280, 800, 1, wide=1920),
        forged(-9000, -9000, 1280, 800, 3),
        forged(2_147_480_000, 2_147_480_000, 5, 5),
        forged(-2_147_480_000, 0, 5, 5),
        forged(0, 0, 100_000, 100_000),
        forged(10, 20, 0, -5),
        QByteArray(b"no geometry at all"),
        QByteArray(),
    ],
)
def test_a_forged_place_never_hides_the_window(saved: QByteArray, qapp: QApplication) -> None:
    window = QWidget()
    window.setMinimumSize(400, 300)
    place(window, saved, QSize(600, 500))
    area = qapp.primaryScreen().availableGeometry()
    assert in_reach(window.geometry(), area) or area.contains(window.geometry())
    window.close()


@pytest.mark.parametrize("full", [False, True])
def test_the_place_under_a_full_screen_is_kept(full: bool, qapp: QApplication) -> None:
    window = QWidget()
    place(window, forged(30, 40, 500, 400, full=full), QSize(600, 500))
    assert window.isFullScreen() is full
    window.showNormal()
    assert window.size() == QSize(500, 400)
    window.close()


FIRST = """
def act(window):
    print(*window.size().toTuple())
    QTimer.singleShot(0, window.close)
"""


@pytest.mark.parametrize(
    ("width", "height", "scale", "least", "most"),
    [(1920, 1080, 1, 1280, 1280), (3840, 2160, 1, 2500, 2560), (3840, 2160, 2, 1280, 1280), (1366, 768, 1, 1280, 1280)],
)
def test_trial_61_the_first_window_is_not_tiny_on_a_screen_of_many_pixels(
    width: int, height: int, scale: int, least: int, most: int, tmp_path: Path
) -> None:
    screen = screens(tmp_path, QRect(0, 0, width, height))
    done = play(FIRST, tmp_path / "data", QT_QPA_PLATFORM=screen, QT_SCALE_FACTOR=str(scale))
    assert done.returncode == 0, done.stderr
    wide, tall = map(int, done.stdout.split())
    assert least <= wide <= most
    assert tall <= height


LEAVE = """
def act(window):
    window.setGeometry(2100, 200, 1300, 900)
    {state}
    QTimer.singleShot(50, window.close)
"""
COME_BACK = """
def act(window):
    print(window.frameGeometry().intersected(window.screen().availableGeometry()).width() > 1000,
          window.isMaximized(), window.isFullScreen())
    QTimer.singleShot(0, window.close)
"""


def screens(folder: Path, *rects: QRect) -> str:
    """A platform with these screens."""
    file = folder / f"screens-{len(rects)}.json"
    shared = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    listed = [
        {"name": str(n), "x": r.x(), "y": r.y(), "width": r.width(), "height": r.height(), **shared}
        for n, r in enumerate(rects)
    ]
    file.write_text(json.dumps({"screens": listed}), encoding="utf-8")
    return f"offscreen:configfile={file}"


@pytest.mark.parametrize("state", ["", "window.showMaximized()", "window.showFullScreen()"])
def test_trial_68_the_second_screen_is_gone(state: str, tmp_path: Path) -> None:
    two = screens(tmp_path, SCREEN, OTHER)
    left = play(LEAVE.format(state=state), tmp_path / "data", QT_QPA_PLATFORM=two)
    assert (left.returncode, left.stderr) == (0, "")
    again = play(COME_BACK, tmp_path / "data", QT_QPA_PLATFORM=screens(tmp_path, SCREEN))
    # A window that filled a screen of another size is a plain window on the one that is left.
    assert (again.returncode, again.stdout) == (0, "True False False\n"), again.stderr


@pytest.mark.parametrize(
    ("state", "shown"),
    [("window.showMaximized()", "True True False"), ("window.showFullScreen()", "True False True")],
    ids=["maximised", "full screen"],
)
def test_a_window_that_filled_its_screen_fills_it_again(state: str, shown: str, tmp_path: Path) -> None:
    two = screens(tmp_path, SCREEN, OTHER)
    play(LEAVE.format(state=state), tmp_path / "data", QT_QPA_PLATFORM=two)
    again = play(COME_BACK, tmp_path / "data", QT_QPA_PLATFORM=two)
    assert (again.returncode, again.stdout) == (0, f"{shown}\n"), again.stderr
