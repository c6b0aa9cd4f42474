"""build.py and what belongs into the folder build: what they say, refuse and leave out, without PyInstaller."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib import metadata
from pathlib import Path

import contents
import counts
import pytest
from environment import ROOT, SetupError
from kinds import KINDS, Kind, folder, portable
from product import VERSION

import build
from duckgames.app import inventory
from duckgames.session import resources

SPEC = ROOT / "packaging" / "duckgames.spec"


def kind(name: str, lack: str = "", fault: str = "") -> Kind:
    def make(output: Path) -> Path:
        if fault:
            raise SetupError(fault)
        (output / name).touch()
        return output / name

    return Kind(name, f"a {name}", lambda: lack, make)


@pytest.fixture
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    made = (kind("pond"), kind("lake"), kind("sea", "there is no coast"), kind("puddle", fault="It never rains."))
    monkeypatch.setattr(build, "KINDS", made)


def test_every_kind_is_told_of(capsys: pytest.CaptureFixture[str], kinds: None) -> None:
    assert build.main([]) == 0
    said = capsys.readouterr().out
    assert all(re.search(rf"^{name} +a {name}$", said, re.MULTILINE) for name in ("pond", "lake", "sea"))
    assert re.search(r"^sea.*\n +not here: there is no coast$", said, re.MULTILINE)
    assert said.count("not here") == 1


def test_the_kinds_are_those_of_the_project() -> None:
    names = [each.name for each in KINDS]
    assert len(names) == len(set(names))
    assert {"folder", "portable", "deb", "rpm", "nsis", "dmg", "appimage", "flatpak-manifest"} <= set(names)
    assert all(isinstance(each.lacks(), str) for each in KINDS)


def test_kinds_are_built_each_once_in_the_order_they_were_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kinds: None
) -> None:
    words = ["--kind", "lake", "--kind", "pond", "--kind", "lake", "--output", str(tmp_path / "a" / "b")]
    assert build.main(words) == 0
    made = re.findall(r"^Made (.+)$", capsys.readouterr().out, re.MULTILINE)
    assert made == [str(tmp_path / "a" / "b" / name) for name in ("lake", "pond")]
    assert all(Path(path).exists() for path in made)


def test_nothing_is_built_when_one_kind_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kinds: None
) -> None:
    output = tmp_path / "output"
    assert build.main(["--kind", "pond", "--kind", "sea", "--output", str(output)]) == 1
    assert capsys.readouterr().err == "sea cannot be built here: there is no coast.\n"
    assert not output.exists()


def test_a_build_that_fails_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str], kinds: None) -> None:
    assert build.main(["--kind", "puddle", "--output", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "It never rains.\n"


def test_an_unknown_kind_is_explained(capsys: pytest.CaptureFixture[str], kinds: None) -> None:
    with pytest.raises(SystemExit) as end:
        build.main(["--kind", "quack"])
    assert end.value.code == 2
    assert "there is no kind 'quack'; there are pond, lake, sea, puddle" in capsys.readouterr().err


def test_a_file_is_no_folder_to_build_into(tmp_path: Path, capsys: pytest.CaptureFixture[str], kinds: None) -> None:
    (tmp_path / "file").touch()
    assert build.main(["--kind", "pond", "--output", str(tmp_path / "file")]) == 1
    assert "is no folder that can be built into" in capsys.readouterr().err


def test_the_script_runs_by_itself() -> None:
    command = [sys.executable, str(ROOT / "packaging" / "build.py")]
    answer = subprocess.run(command, cwd="/", capture_output=True, encoding="utf-8", check=False)
    assert answer.returncode == 0
    assert all(re.search(rf"^{each.name} ", answer.stdout, re.MULTILINE) for each in KINDS)


def test_what_only_has_our_name_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "duckgames").mkdir()
    with pytest.raises(SetupError, match="no build of the program"):
        folder.refuse_what_is_not_ours(tmp_path / "duckgames")
    folder.refuse_what_is_not_ours(tmp_path / "nothing")


def test_the_spec_can_be_read_and_takes_its_facts_from_here() -> None:
    tree = ast.parse(SPEC.read_text(encoding="utf-8"))
    every = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    calls = {node.func.id: node for node in every if isinstance(node.func, ast.Name)}
    assert {"Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"} <= set(calls)
    assert {word.arg: ast.unparse(word.value) for word in calls["EXE"].keywords}["console"] == "False"
    told = {word.arg: ast.unparse(word.value) for word in calls["Analysis"].keywords}
    assert told["hiddenimports"] == "contents.modules()"
    assert told["excludes"] == "list(contents.EXCLUDED_MODULES)"


def test_every_module_of_the_program_is_taken_along() -> None:
    found = contents.modules()
    assert len(found) == len(set(found)) == counts.expected()["modules"] + 1
    assert {"duckgames", "duckgames.games.kaczogrod.view", "duckgames.app.selftest"} <= set(found)
    assert not any(name.startswith(contents.EXCLUDED_MODULES) for name in found)


def test_every_file_beside_the_modules_is_taken_along() -> None:
    places = [str(place) for _, place in contents.own_files()]
    assert len(places) == len(set(places))
    assert {"duckgames/resources/tokens.json", "duckgames/games/duck_and_cover/ai/weights.npz"} <= set(places)
    assert {f"duckgames/translations/duckgames_{code}.qm" for code in contents.LANGUAGES} <= set(places)
    assert len([place for place in places if place.startswith("duckgames/resources/")]) == counts.expected()["files"]
    assert not any(place.endswith((".pyc", ".ts")) for place in places)


def test_the_selftest_of_a_build_misses_a_file_that_was_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing but what a build holds: the files, and the notes of them."""
    for name in ("sword.svg", "crown.svg"):
        picture = tmp_path / "duckgames" / "resources" / name
        picture.parent.mkdir(parents=True, exist_ok=True)
        picture.write_text("<svg/>", encoding="utf-8")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    places = contents.note(tmp_path, [(str(path.relative_to(tmp_path)), path) for path in files])
    assert all((tmp_path / place) == path and path.is_file() for place, path in places)
    own = list(metadata.distributions(name="duckgames", path=[str(tmp_path)]))
    monkeypatch.setattr(metadata, "distributions", lambda name: own)
    for module in (resources, inventory):
        monkeypatch.setattr(module, "PACKAGE", tmp_path / "duckgames")
    assert inventory.load_files() == "2 files, and the 2 that were installed"
    files[0].unlink()
    with pytest.raises(inventory.Amiss, match=rf"^{files[0].name} is missing$"):
        inventory.load_files()


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\imageformats\\qsvg.dll",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_ru.qm",
        "PySide6/QtNetwork.abi3.so",
        "libxcb-cursor.so.0",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    ],
)
def test_what_the_program_uses_stays(place: str) -> None:
    assert contents.wants(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6\\plugins\\multimedia\\ffmpegmediaplugin.dll",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtwebengine_pl.qm",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "duckgames-0.1.0.dist-info/direct_url.json",
        "libstdc++.so.6",
        "libGL.so.1",
    ],
)
def test_what_the_program_does_not_use_is_left_out(place: str) -> None:
    assert not contents.wants(place)


def test_a_library_stays_only_with_what_is_linked_to_it() -> None:
    linked = {
        "QtGui.abi3.so": ["libQt6Gui.so.6", "libc.so.6"],
        "libQt6Gui.so.6": ["libicu.so.73", "libGL.so.1"],
        "libqeglfs.so": ["libQt6Egl.so.6"],
        "libqsvg.so": ["libjpeg.so.62"],
    }
    places = [
        *("PySide6/QtGui.abi3.so", "PySide6/Qt/lib/libQt6Gui.so.6", "PySide6/Qt/lib/libicu.so.73", "libGL.so.1"),
        *("PySide6/Qt/plugins/platforms/libqeglfs.so", "PySide6/Qt/lib/libQt6Egl.so.6"),
        *("PySide6/Qt/plugins/imageformats/libqsvg.so", "libjpeg.so.62", "libgtk-3.so.0", "libpython3.11.so.1.0"),
    ]
    kept = contents.needed({place: Path(place) for place in places}, lambda path: linked.get(path.name, []))
    assert set(places) - kept == {"libGL.so.1", places[4], places[5], "libgtk-3.so.0"}


def test_only_pythons_own_libraries_are_stripped() -> None:
    assert contents.may_be_stripped("libpython3.12.so.1.0")
    assert contents.may_be_stripped("python3.12/lib-dynload/_json.cpython-312-x86_64-linux-gnu.so")
    assert not contents.may_be_stripped("numpy.libs/libscipy_openblas64_-32a4b2a6.so")
    assert not contents.may_be_stripped("PySide6/Qt/lib/libQt6Core.so.6")


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_the_same_folder_gives_the_same_archive(platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    program = tmp_path / "duckgames"
    (program / "_internal").mkdir(parents=True)
    for name in ("duckgames", "duckgames.exe", "_internal/b", "_internal/a"):
        (program / name).write_text(name, encoding="utf-8")
    (program / "duckgames").chmod(0o700)
    first = portable.pack(program, tmp_path / "first")
    again = tmp_path / "copy"
    shutil.copytree(program, again)
    os.utime(again / "_internal" / "a", (0, 0))
    second = portable.pack(again, tmp_path / "second")
    assert first.read_bytes() == second.read_bytes()
    assert [path.name for path in tmp_path.glob("*.part")] == []
    if platform == "win32":
        names = ("_internal/a", "_internal/b", "duckgames", "duckgames.exe")
        assert zipfile.ZipFile(first).namelist() == [f"duckgames-{VERSION}/{name}" for name in names]
        return
    with tarfile.open(first) as packed:
        assert {(entry.uname, entry.uid, entry.mtime) for entry in packed} == {("root", 0, portable.SECONDS)}
        assert packed.getmember(f"duckgames-{VERSION}/duckgames").mode == 0o755
        assert packed.getmember(f"duckgames-{VERSION}/_internal/a").mode == 0o644
