"""The release: its notes, its workflows, and what the AppImage and the Flatpak are laid out as."""

import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest
import release_notes
from environment import PINS, ROOT, SetupError
from kinds import KINDS, appimage, flatpak, linux_tree
from product import APP_ID, VERSION

WORKFLOWS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "workflows").glob("*.yml")}
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n- Soon.\n\n## [1.2.0] - 2026-12-01\n\n### Added\n\n- Żółte kaczki.\n\n"
CHANGELOG += "## [1.1.0] - 2026-11-01\n\n## [1.0.0] - 2026-10-01\n\n- First.\n"
NO_LINKS = pytest.mark.skipif(sys.platform == "win32", reason="the trees of Linux hold links")


def notes_of(*words: str) -> subprocess.CompletedProcess[bytes]:
    """Run the script as the workflow does."""
    return subprocess.run([sys.executable, PINS / "release_notes.py", *words], capture_output=True, check=False)


def test_the_tag_of_this_version_has_notes() -> None:
    answer = notes_of(f"v{VERSION}")
    assert answer.returncode == 0
    assert answer.stdout.decode().startswith("### Added")


def test_another_tag_is_refused_in_plain_words() -> None:
    answer = notes_of("v99.0.0")
    assert answer.returncode == 1
    assert f"The program says it is version {VERSION}, not 99.0.0." in answer.stderr.decode()
    assert answer.stdout == b""


def test_notes_are_the_section_of_the_version_alone() -> None:
    assert release_notes.notes("1.2.0", "1.2.0", CHANGELOG) == "### Added\n\n- Żółte kaczki.\n"
    assert release_notes.notes("1.0.0", "1.0.0", CHANGELOG) == "- First.\n"


@pytest.mark.parametrize(
    ("version", "said"), [("1.3.0", "no section"), ("1.1.0", "says nothing of version 1.1.0"), ("1.2", "no section")]
)
def test_a_version_the_changelog_is_silent_about_is_not_released(version: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        release_notes.notes(version, version, CHANGELOG)


def test_the_same_pythons_are_promised_checked_and_offered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    (matrix,) = re.findall(r"python: (\[.*\])", WORKFLOWS["check"])
    assert json.loads(matrix) == promised
    offered = re.search(r"for name in \((.*)\):", (ROOT / "dev.py").read_text(encoding="utf-8"))
    assert offered is not None
    assert re.findall(r"python(3\.\d+)", offered[1]) == promised[::-1]
    assert project["requires-python"] == f">={promised[0]}"


def test_a_release_is_built_with_a_python_that_is_checked() -> None:
    checked = re.findall(r'"(3\.\d+)"', WORKFLOWS["check"])
    assert set(re.findall(r'python-version: "(3\.\d+)"', WORKFLOWS["release"])) <= set(checked) - {"3.11"}


def test_the_release_builds_every_kind() -> None:
    built = re.findall(r"--kind (\S+)", WORKFLOWS["release"])
    # The folder is in all the others.
    assert set(built) >= {kind.name for kind in KINDS} - {"folder"}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_systems_without_the_texts_of_the_gnu_licences_are_handed_them(name: str) -> None:
    jobs = re.split(r"^  (?=\w+:$)", WORKFLOWS[name].partition("\njobs:\n")[2], flags=re.MULTILINE)
    building = [job for job in jobs if "packaging/build.py" in job and re.search(r"(windows|macos)-latest", job)]
    assert building
    place = "${{ runner.temp }}/gnu-licences"
    assert all(f"path: {place}" in job and f"DUCKGAMES_GNU_LICENCES: {place}" in job for job in building)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_what_workflows_call_is_there(name: str) -> None:
    called = re.findall(r"\b(?:packaging/\w+\.py|dev\.py)\b", WORKFLOWS[name])
    assert called
    assert [path for path in called if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize("name", WORKFLOWS)
def test_workflows_take_actions_of_github_alone_and_the_same_everywhere(name: str) -> None:
    used = dict(re.findall(r"uses: (\S+)@(\S+)", WORKFLOWS[name]))
    assert all(re.match(r"actions/", action) and re.fullmatch(r"v\d+", tag) for action, tag in used.items())
    for other in WORKFLOWS.values():
        there = dict(re.findall(r"uses: (\S+)@(\S+)", other))
        assert {action: there[action] for action in used.keys() & there.keys()}.items() <= used.items()


@pytest.mark.parametrize("name", WORKFLOWS)
def test_scripts_of_workflows_get_words_from_outside_in_variables_only(name: str) -> None:
    scripts = re.findall(r"^( +)run: (?:[|>]-?\n((?:\1  .*\n|\n)+)|(.*)\n)", WORKFLOWS[name], flags=re.MULTILINE)
    assert scripts
    assert [script for _, *script in scripts if "${{" in "".join(script)] == []


def test_the_workflow_fetches_the_runtime_that_is_checked() -> None:
    assert appimage.ADDRESS.format(version=appimage.RUNTIME, machine="x86_64") in WORKFLOWS["release"]
    assert "--output " + appimage.runtime_file("x86_64").relative_to(ROOT).as_posix() in WORKFLOWS["release"]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small folder that stands for the program, where trees are laid with small files that stand for the icons."""
    made = tmp_path / "program"
    made.mkdir()
    (made / "duckgames").write_text('#!/bin/sh\necho "quack $*"\n')

    def lay(laid: Path, root: Path) -> None:
        linux_tree.lay_program(laid, root / "usr")
        share = root / "usr" / "share"
        mime = (PINS / "linux" / f"{APP_ID}.mime.xml").read_bytes()
        linux_tree.lay_file(mime, share / "mime" / "packages" / f"{APP_ID}.xml")
        linux_tree.lay_file(b"[Desktop Entry]\n", share / "applications" / f"{APP_ID}.desktop")
        icons = share / "icons" / "hicolor" / "256x256"
        linux_tree.lay_file(b"app", icons / "apps" / f"{APP_ID}.png")
        linux_tree.lay_file(b"match", icons / "mimetypes" / "application-x-duckgame+json.png")

    monkeypatch.setattr("kinds.appimage.linux_tree.lay", lay)
    return made


@NO_LINKS
def test_an_appdir_starts_the_program_wherever_it_lies(program: Path, tmp_path: Path) -> None:
    tree = tmp_path / "duckgames.AppDir"
    appimage.lay(program, tree)
    moved = tree.rename(tmp_path / "Gry z kaczkami и утками")
    answer = subprocess.run([moved / "AppRun", "--selftest"], capture_output=True, text=True, check=True)
    assert answer.stdout == "quack --selftest\n"
    assert (moved / ".DirIcon").read_bytes() == (moved / f"{APP_ID}.png").read_bytes() == b"app"
    assert (moved / f"{APP_ID}.desktop").read_text().startswith("[Desktop Entry]")
    assert not [link for link in moved.iterdir() if link.is_symlink() and link.readlink().is_absolute()]
    assert appimage.RUNTIME in (moved / "usr/share/doc/duckgames/appimage-runtime.txt").read_text()


@NO_LINKS
def test_an_appdir_without_its_icon_is_refused(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kinds.appimage.linux_tree.lay", lambda laid, root: linux_tree.lay_program(laid, root / "usr"))
    with pytest.raises(SetupError, match=r"lacks .*256x256.*png"):
        appimage.lay(program, tmp_path / "tree")


def test_only_the_known_runtime_is_taken(tmp_path: Path) -> None:
    file = tmp_path / "runtime"
    file.write_bytes(b"quack")
    assert appimage.is_runtime(file, hashlib.sha256(b"quack").hexdigest())
    assert not appimage.is_runtime(file, appimage.RUNTIME_DIGESTS["x86_64"])


@NO_LINKS
def test_an_appimage_is_the_runtime_and_what_it_mounts(tmp_path: Path) -> None:
    runtime, image = tmp_path / "runtime", tmp_path / "image"
    runtime.write_bytes(b"runtime")
    image.write_bytes(b"image")
    made = appimage.join(runtime, image, tmp_path / "made")
    assert made.read_bytes() == b"runtimeimage"
    assert made.stat().st_mode & 0o777 == 0o755


def test_the_flatpak_may_show_itself_and_be_heard_and_no_more() -> None:
    manifest = json.loads(flatpak.MANIFEST.read_text(encoding="utf-8"))
    assert manifest["id"] == APP_ID
    assert manifest["command"] == "duckgames"
    shown = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"}
    assert set(manifest["finish-args"]) == {*shown, "--socket=pulseaudio"}
    # Stripping would cut off what the start file of the folder carries behind its code.
    assert manifest["build-options"] == {"no-debuginfo": True, "strip": False}


@NO_LINKS
def test_the_flatpak_hands_out_only_what_bears_its_name(program: Path, tmp_path: Path) -> None:
    flatpak.lay(program, tmp_path / "tree")
    share = tmp_path / "tree" / "usr" / "share"
    icon = next(share.glob("icons/hicolor/256x256/mimetypes/*"))
    assert icon.name == f"{APP_ID}.duckgame.png"
    said = (share / "mime" / "packages" / f"{APP_ID}.xml").read_text(encoding="utf-8")
    assert f'<icon name="{icon.stem}"/>' in said
    assert '<mime-type type="application/x-duckgame+json">' in said


@NO_LINKS
def test_the_manifest_names_its_archive_and_the_archive_is_the_same_each_time(program: Path, tmp_path: Path) -> None:
    flatpak.lay(program, tmp_path / "tree")
    first, second = tmp_path / "a.tar.gz", tmp_path / "b.tar.gz"
    flatpak.pack(tmp_path / "tree" / "usr", first)
    (tmp_path / "tree" / "usr" / "lib" / "duckgames" / "duckgames").touch()
    flatpak.pack(tmp_path / "tree" / "usr", second)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        assert {name.split("/")[0] for name in archive.getnames()} == {"bin", "lib", "share"}
        assert archive.getmember("bin/duckgames").linkname == "../lib/duckgames/duckgames"
    said = json.loads(flatpak.finished(flatpak.MANIFEST.read_text(encoding="utf-8"), first))
    (source,) = said["modules"][0]["sources"]
    assert (source["path"], source["sha256"]) == (first.name, hashlib.sha256(first.read_bytes()).hexdigest())
