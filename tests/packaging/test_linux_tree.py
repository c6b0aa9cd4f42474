"""How the program lies under usr/ on Linux, whatever the mask of the person who builds."""

from __future__ import annotations

import gzip
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kinds import linux_tree

from duckgames import APP_ID

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither modes nor such links")


@pytest.fixture
def private_mask() -> Iterator[None]:
    before = os.umask(0o077)
    yield
    os.umask(before)


@pytest.fixture
def program(tmp_path: Path, private_mask: None) -> Path:
    """What a folder build looks like from outside."""
    folder = tmp_path / "dist" / "duckgames"
    (folder / "_internal").mkdir(parents=True)
    (folder / "duckgames").write_text("#!/bin/sh\necho quack\n", encoding="ascii")
    (folder / "_internal" / "libduck.so.1").write_bytes(b"\x7fELF")
    (folder / "_internal" / "libduck.so").symlink_to("libduck.so.1")
    (folder / "_internal" / "libduck.so.1").chmod(0o755)
    return folder


@pytest.fixture
def made(tmp_path: Path) -> tuple[Path, Path]:
    """Icons and files as the two scripts write them."""
    icons, files = tmp_path / "icons", tmp_path / "files"
    picture = icons / "hicolor" / "16x16" / "apps" / f"{APP_ID}.png"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"a duck")
    files.mkdir()
    kinds = [f"{APP_ID}.desktop", f"{APP_ID}.metainfo.xml", f"{APP_ID}.mime.xml", "copyright"]
    for name in (*kinds, "duckgames.6", "duckgames.pl.6", "duckgames.ru.6"):
        (files / name).write_text(f"{name}\n", encoding="ascii")
    return icons, files


def modes(folder: Path) -> set[tuple[str, int]]:
    """The modes of all that lies below a folder and is no link, with whether it is a folder."""
    paths = [path for path in folder.rglob("*") if not path.is_symlink()]
    return {("folder" if path.is_dir() else "file", stat.S_IMODE(path.stat().st_mode)) for path in paths}


def test_everyone_may_run_the_program_and_only_that(program: Path, tmp_path: Path) -> None:
    usr = tmp_path / "root" / "usr"
    linux_tree.lay_program(program, usr)
    command = usr / "bin" / "duckgames"
    assert str(command.readlink()) == "../lib/duckgames/duckgames"
    assert subprocess.check_output([str(command)]) == b"quack\n"
    command_mode = stat.S_IMODE((usr / "lib" / "duckgames" / "duckgames").stat().st_mode)
    assert command_mode == 0o755
    assert modes(usr) == {("folder", 0o755), ("file", 0o755), ("file", 0o644)}
    library = usr / "lib" / "duckgames" / "_internal" / "libduck.so"
    assert str(library.readlink()) == "libduck.so.1"
    assert stat.S_IMODE(library.stat().st_mode) == 0o644


def test_a_program_of_before_is_gone(program: Path, tmp_path: Path) -> None:
    usr = tmp_path / "root" / "usr"
    old = usr / "lib" / "duckgames" / "old.so"
    old.parent.mkdir(parents=True)
    old.touch()
    linux_tree.lay_program(program, usr)
    linux_tree.lay_program(program, usr)
    assert not old.exists()
    assert (usr / "bin" / "duckgames").exists()


@pytest.mark.usefixtures("private_mask")
def test_desktops_find_what_they_look_for(made: tuple[Path, Path], tmp_path: Path) -> None:
    share = tmp_path / "root" / "usr" / "share"
    linux_tree.lay_files(*made, share)
    assert {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()} == {
        f"applications/{APP_ID}.desktop",
        f"icons/hicolor/16x16/apps/{APP_ID}.png",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        "doc/duckgames/copyright",
        "man/man6/duckgames.6.gz",
        "man/pl/man6/duckgames.6.gz",
        "man/ru/man6/duckgames.6.gz",
    }
    assert modes(share) == {("folder", 0o755), ("file", 0o644)}


def test_the_same_manual_gives_the_same_bytes(made: tuple[Path, Path], tmp_path: Path) -> None:
    linux_tree.lay_files(*made, tmp_path / "share")
    page = (tmp_path / "share" / "man" / "pl" / "man6" / "duckgames.6.gz").read_bytes()
    assert gzip.decompress(page) == b"duckgames.pl.6\n"
    # Neither a name nor a time stands in its head.
    assert page[3:8] == b"\0\0\0\0\0"
