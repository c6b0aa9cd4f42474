"""What the desktop asks for, as far as its files tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from duckgames.ui import theme
from duckgames.ui.stillness import _asked_by_file, asks_for_stillness
from duckgames.ui.theme import Look


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_without_files_nobody_asks(tmp_path: Path) -> None:
    assert not _asked_by_file(tmp_path)
    assert not asks_for_stillness()


@pytest.mark.parametrize(("factor", "asked"), [("0", True), ("0.5", False), ("1", False)])
def test_kde_tells_by_the_speed_of_its_animations(tmp_path: Path, factor: str, asked: bool) -> None:
    write(tmp_path / "kdeglobals", f"[General]\nfont=Noto Sans,10\n\n[KDE]\nAnimationDurationFactor={factor}\n")
    assert _asked_by_file(tmp_path) is asked


@pytest.mark.parametrize(("word", "asked"), [("false", True), ("0", True), ("true", False), ("1", False)])
@pytest.mark.parametrize("version", ["gtk-3.0", "gtk-4.0"])
def test_gtk_tells_by_a_file(tmp_path: Path, version: str, word: str, asked: bool) -> None:
    write(tmp_path / version / "settings.ini", f"[Settings]\ngtk-enable-animations={word}\n")
    assert _asked_by_file(tmp_path) is asked


def test_a_file_of_something_else_asks_for_nothing(tmp_path: Path) -> None:
    write(tmp_path / "kdeglobals", "\0\1 no ini")
    write(tmp_path / "gtk-4.0" / "settings.ini", "[Settings]\ngtk-theme-name=Adwaita\n")
    assert not _asked_by_file(tmp_path)


def test_the_look_does_as_the_system_asks_unless_somebody_chose(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    look.use_motion("normal")
    monkeypatch.setattr(theme, "asks_for_stillness", lambda: True)
    look.use_reduced("system")
    assert look.reduced
    assert (look.travel, look.motion, look.ms(200)) == (0, 1, 0)
    look.use_reduced("off")
    assert (look.travel, look.ms(200)) == (1, 200)
