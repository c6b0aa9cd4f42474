"""Where the AI process can be started from."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from duckgames.session.ai_process import stand_somewhere

NOBODY = 65534


@contextmanager
def without_rights() -> Iterator[None]:
    """While this lasts, who may enter every folder is somebody who may not."""
    # A statement: on Windows the checker of types does not leave out one half of an expression.
    if sys.platform == "win32" or os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="a folder has no such rights there")
def test_nobody_stays_in_a_folder_that_may_not_be_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    private = tmp_path / "private"
    private.mkdir()
    monkeypatch.chdir(private)
    private.chmod(0)
    try:
        with without_rights():
            stand_somewhere()
            os.chdir(Path.cwd())
    finally:
        private.chmod(0o700)
    assert Path.cwd() != private


def test_who_may_enter_the_folder_stays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    stand_somewhere()
    assert Path.cwd() == tmp_path.resolve()
