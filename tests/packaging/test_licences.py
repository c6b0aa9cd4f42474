"""The licence texts of what is built in are collected whole, or what lacks is named."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import licences
import pytest

LIBRARIES = Path("/usr/lib/x86_64-linux-gnu")


@pytest.fixture
def gnu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with texts that begin as those of the GNU licences do, and no other place to look for them."""
    folder = tmp_path / "gnu"
    folder.mkdir()
    for name, words in (("LGPL-3.txt", "GNU LESSER GENERAL"), ("GPL-3.txt", "GNU GENERAL")):
        (folder / name).write_text(f"\n    {words} PUBLIC LICENSE\n      Version 3, 29 June 2007\n", encoding="utf-8")
    monkeypatch.setattr(licences, "GNU_PLACES", ())
    monkeypatch.setenv("DUCKGAMES_GNU_LICENCES", str(folder))
    return folder


def test_every_part_has_its_texts(gnu: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    pytest.importorskip("PyInstaller", reason="the parts of the folder build are not installed here")
    licences.collect(out)
    parts = json.loads((out / "index.json").read_text(encoding="utf-8"))["parts"]
    keys = ["duckgames", "qt", "pyside6", "python", "numpy", "platformdirs", "pyinstaller"]
    assert [part["key"] for part in parts] == keys
    for part in parts:
        assert part["texts"], part
        assert part["version"]
        assert part["licence"]
        assert all((out / text).stat().st_size for text in part["texts"])
    listed = {text for part in parts for text in part["texts"]}
    lying = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert lying - listed == {"index.json"}


def test_a_gnu_licence_that_is_not_there_is_named(
    gnu: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (gnu / "LGPL-3.txt").write_text("GNU LESSER GENERAL PUBLIC LICENSE\nVersion 2.1, February 1999\n", encoding="utf-8")
    assert licences.main([str(tmp_path / "out")]) == 1
    assert "the LGPL-3 is not on this machine" in capsys.readouterr().err


def test_what_is_python_s_or_a_wheel_s_is_covered(tmp_path: Path) -> None:
    assert licences.is_covered(Path(sys.prefix).resolve() / "lib" / "libduck.so")
    assert not licences.is_covered(tmp_path / "libduck.so")


def test_a_library_of_unknown_licence_is_named(tmp_path: Path) -> None:
    library = tmp_path / "libduck.so.1"
    library.touch()
    with pytest.raises(licences.Lacking, match=r"no licence is known of .*libduck\.so\.1"):
        licences.of_system(tmp_path / "out", [library])


@pytest.mark.skipif(not (LIBRARIES / "libglib-2.0.so.0").exists(), reason="needs a library of Debian")
def test_a_library_of_debian_brings_what_its_text_refers_to(tmp_path: Path) -> None:
    part = licences.of_system(tmp_path, [LIBRARIES / "libglib-2.0.so.0"])
    assert part.texts[0].startswith("system/libglib2.0-0")
    assert any(text.startswith("common/LGPL-2") for text in part.texts)
    assert all((tmp_path / text).is_file() for text in part.texts)


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("LICENSE", True), ("COPYING.txt", True), ("licence-MIT", True), ("METADATA", False), ("licenser.py", False)],
)
def test_licences_are_known_by_their_names(name: str, is_one: bool) -> None:
    assert licences.is_licence((name,)) is is_one
    assert licences.is_licence(("licenses", name))
