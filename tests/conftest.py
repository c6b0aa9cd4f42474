"""What holds for every test: no screen, no file of the real user, the same random examples on every machine of CI."""

import os
import tempfile
from pathlib import Path

import hypothesis
import pytest
from environment import sandbox

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


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new home for each test: what the program stores for its user lands somewhere below it."""
    home = tmp_path / "home"
    home.mkdir()
    for name, value in sandbox(home).items():
        monkeypatch.setenv(name, value)
    return home
