"""What holds for every test: no screen, no file of the real user, the same random examples on every machine of CI."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from environment import sandbox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from duckgames.ui.sprites import Sprites
    from duckgames.ui.theme import Look
    from tests.screen import Screen

# Before anything makes a QApplication; a test under Xvfb may have chosen its platform already.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Tests hold no clocks: a busy machine must not fail them.
hypothesis.settings.register_profile("duckgames", deadline=None, derandomize="CI" in os.environ, print_blob=True)
hypothesis.settings.load_profile("duckgames")


def pytest_configure(config: pytest.Config) -> None:
    """Move the user's folders away for the whole run, worker processes and modules read at import included."""
    home = tempfile.TemporaryDirectory(prefix="duckgames-tests-", ignore_cleanup_errors=True)
    config.add_cleanup(home.cleanup)
    os.environ.update(sandbox(Path(home.name)))


def pytest_collection_finish() -> None:
    """What is there for the whole run need not be looked through after every test with a window."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new home for each test: what the program stores for its user lands somewhere below it."""
    home = tmp_path / "home"
    home.mkdir()
    for name, value in sandbox(home).items():
        monkeypatch.setenv(name, value)
    return home


@pytest.fixture(scope="session")
def screen(qapp: QApplication) -> Iterator[Screen]:
    """The application before any test has touched it."""
    from tests.screen import Screen

    screen = Screen.of(qapp)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("PySide6.QtCore.QCoreApplication.installTranslator", screen.install)
        yield screen


@pytest.fixture(scope="session")
def sprites(qapp: QApplication) -> Iterator[Sprites]:
    """Pictures that need not be drawn anew for every test: none of them depends on the test that asked first."""
    from duckgames.ui.sprites import Sprites

    sprites = Sprites()
    yield sprites
    sprites.clear()


@pytest.fixture
def look(sprites: Sprites) -> Look:
    """The look by day, without motion."""
    from duckgames.ui.theme import Look

    look = Look(sprites=sprites)
    look.use_theme("light")
    look.use_motion("off")
    return look


@pytest.fixture(scope="session")
def _let_be_read(qapp: QApplication) -> None:
    """What the program does once, when it starts."""
    from duckgames.ui.accessible import let_be_read

    let_be_read()


@pytest.fixture
def reader(_let_be_read: None) -> Iterator[None]:
    """Somebody listens as a screen reader does."""
    from PySide6.QtGui import QAccessible

    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def clear_screen(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test hangs on what an earlier one has left on the screen."""
    if "qapp" not in request.fixturenames:
        yield
        return
    screen: Screen = request.getfixturevalue("screen")
    windows = screen.windows()
    yield
    screen.restore(windows)
