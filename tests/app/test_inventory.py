"""The inventory of an installation names what is missing, broken or foreign."""

from __future__ import annotations

import shutil
import wave
from importlib import metadata
from pathlib import Path

import pytest

from duckgames import __version__
from duckgames.app import inventory
from duckgames.app.inventory import Amiss
from duckgames.session import resources
from duckgames.ui.sound_voice import RATE

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a copy of the sounds, help pages and a few pictures, in place of the real one."""
    package = tmp_path / "duckgames"
    for part in ("sounds", "tokens", "games/duck_and_cover/help", "games/duck_town/help", "games/kaczogrod/help"):
        shutil.copytree(ROOT / "resources" / part, package / "resources" / part)
    monkeypatch.setattr(resources, "PACKAGE", package)
    monkeypatch.setattr(inventory, "PACKAGE", package)
    return package


def test_a_missing_sound_and_a_cut_one_are_named(installation: Path) -> None:
    folder = installation / "resources" / "sounds"
    assert inventory.load_sounds() == f"{len(list(folder.glob('*.wav')))} sounds"
    (folder / "quack.wav").unlink()
    (folder / "splash.wav").write_bytes(b"RIFF")
    with wave.open(str(folder / "win.wav"), "wb") as sound:
        sound.setparams((1, 2, RATE // 2, 0, "NONE", ""))
        sound.writeframes(bytes(100))
    with pytest.raises(Amiss, match=r"quack\.wav is missing.*splash\.wav is no sound.*win\.wav is cut or of another"):
        inventory.load_sounds()


def test_a_page_of_help_that_is_gone_or_empty_is_named(installation: Path, qapp: object) -> None:
    (installation / "resources/games/duck_town/help/pl.md").unlink()
    (installation / "resources/games/kaczogrod/help/ru.md").write_text("\n", encoding="utf-8")
    with pytest.raises(Amiss, match=r"duck_town/help/pl\.md is missing; games/kaczogrod/help/ru\.md is empty"):
        inventory.load_help()


def test_a_picture_that_shows_nothing_is_named(installation: Path, qapp: object) -> None:
    (installation / "resources/tokens/crown.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', encoding="utf-8"
    )
    with pytest.raises(Amiss, match=r"^tokens/crown\.svg shows nothing$"):
        inventory.load_pictures()


def test_languages_that_are_not_there_are_named(installation: Path) -> None:
    (installation / "translations").mkdir()
    with pytest.raises(Amiss, match=r"duckgames_pl\.qm does not load.*duckgames_ru\.qm does not load"):
        inventory.load_languages()


def test_what_differs_from_the_list_of_the_installer_is_named(
    installation: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = installation.parent
    info = site / "duckgames-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: duckgames\nVersion: {__version__}\n", encoding="utf-8")
    files = sorted(path for path in installation.rglob("*") if path.is_file())
    lines = [f"{path.relative_to(site).as_posix()},,{path.stat().st_size}\n" for path in files]
    (info / "RECORD").write_text("".join(lines), encoding="utf-8")
    own = list(metadata.distributions(name="duckgames", path=[str(site)]))
    monkeypatch.setattr(metadata, "distributions", lambda name: own)
    assert inventory.load_files() == f"{len(files)} files, and the {len(files)} that were installed"
    (installation / "resources/sounds/quack.wav").unlink()
    (installation / "resources/sounds/coin.wav").write_bytes(b"another")
    (installation / "resources/diary.txt").write_text("quack", encoding="utf-8")
    with pytest.raises(Amiss) as caught:
        inventory.load_files()
    said = str(caught.value)
    assert "quack.wav is missing" in said
    assert "coin.wav has been changed" in said
    assert "diary.txt is foreign" in said


def test_libraries_of_two_releases_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inventory, "qVersion", lambda: "6.0.1")
    with pytest.raises(Amiss, match=r"Qt is 6\.0\.1, PySide6 is 6\.\d+"):
        inventory.load_libraries()
