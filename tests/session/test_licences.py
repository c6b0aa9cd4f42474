"""The parts of the program are found with their texts, in an index that came along or in Python's packages."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import qVersion

from duckgames import __version__
from duckgames.session import licences, resources

KEYS = ["duckgames", "qt", "pyside6", "python", "numpy", "platformdirs"]


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the index of a packaged program would lie."""
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "duckgames")
    (tmp_path / "duckgames" / "licences").mkdir(parents=True)
    return tmp_path / "duckgames" / "licences" / "index.json"


def entry(**others: Any) -> dict[str, Any]:
    return {"key": "numpy", "name": "NumPy", "version": "2.0", "licence": "MIT", "texts": ["numpy/A.txt"], **others}


def test_a_checkout_tells_of_its_environment() -> None:
    found = {part.key: part for part in licences.parts()}
    assert list(found) == KEYS
    assert found["duckgames"].version == __version__
    assert found["qt"].version == qVersion()
    for key in ("duckgames", "numpy", "platformdirs"):
        assert found[key].texts
        assert all(licences.read(text) for text in found[key].texts)
    assert "MIT License" in licences.read(found["duckgames"].texts[0])
    assert licences.read(found["numpy"].texts[0]).startswith("Copyright")
    assert all(part.licence for part in found.values())


def test_an_index_that_came_along_is_believed(index: Path) -> None:
    index.write_text(json.dumps({"parts": [entry(), entry(key="qt", name="Qt")]}), encoding="utf-8")
    first, qt = licences.parts()
    assert first == licences.Part("numpy", "NumPy", "2.0", "MIT", (index.parent / "numpy" / "A.txt",))
    # Somebody may have exchanged the libraries since.
    assert qt.version == qVersion()
    assert licences.qt_folder() == Path(PySide6.__file__).resolve().parent


@pytest.mark.parametrize("text", ["", "[]", '{"parts": [{"key": "qt"}]}', '{"parts": 7}', '{"parts": [3]}'])
def test_an_index_that_is_damaged_is_done_without(index: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    index.write_text(text, encoding="utf-8")
    assert [part.key for part in licences.parts()] == KEYS
    assert "index of the licences" in caplog.text


def test_a_text_that_cannot_be_read_is_empty(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert licences.read(tmp_path / "none.txt") == ""
    assert "none.txt" in caplog.text
