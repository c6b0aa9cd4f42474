"""dev.py and its helpers: old Pythons are refused, pins are complete, missing system libraries are named."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import catalogues
import commands
import environment
import pytest
import system_packages
from packaging.requirements import Requirement
from packaging.version import Version

import duckgames

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN_FILES = sorted((ROOT / "packaging").glob("requirements-*.txt"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
# Spelled in halves, so that this file does not hold what it forbids.
REGISTRY_ADDRESSES = ("pypi" + ".org", "python" + "hosted", "--index" + "-url", "--find" + "-links")


def pins(path: Path, python: str) -> dict[str, Version]:
    """What a file of pins installs on one Python."""
    lines = re.sub(r"\\\n\s*--hash=\S+", "", path.read_text(encoding="utf-8")).replace("\\\n", "").splitlines()
    found = {}
    for line in lines:
        if line and not line.startswith("#"):
            requirement = Requirement(line)
            where = {"python_version": python, "python_full_version": python + ".0"}
            if requirement.marker is None or requirement.marker.evaluate(where):
                found[requirement.name] = Version(str(requirement.specifier).removeprefix("=="))
    return found


def dev(arguments: str, version: str, path: str = "") -> subprocess.CompletedProcess[str]:
    """Run dev.py in an interpreter that takes itself for another version."""
    program = f"import runpy, sys; sys.version_info = {version}; sys.argv = ['dev.py', *{arguments.split()!r}]; "
    program += "runpy.run_path('dev.py', run_name='__main__')"
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )


def test_an_old_python_is_refused_in_plain_words() -> None:
    answer = dev("play", "(3, 10, 13)")
    assert answer.returncode == 2
    assert "needs Python 3.11 or newer; this is Python 3.10" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="looks for names as Linux and macOS have them")
def test_a_newer_python_of_the_machine_is_offered(tmp_path: Path) -> None:
    newer = tmp_path / "python3.12"
    newer.touch(mode=0o755)
    assert "Please run:  python3.12 dev.py test -k duck" in dev("test -k duck", "(3, 10, 13)", str(tmp_path)).stderr


def test_dev_can_be_read_by_old_pythons() -> None:
    tree = ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(tree))


BOOTSTRAP = ("dev", "commands", "counts", "environment", "suite", "system_packages", "catalogues", "wheels")


@pytest.mark.parametrize("name", BOOTSTRAP)
def test_the_bootstrap_needs_the_standard_library_only(name: str) -> None:
    path = ROOT / "dev.py" if name == "dev" else ROOT / "packaging" / f"{name}.py"
    wanted = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            wanted |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            wanted.add(node.module.split(".")[0])
    assert wanted <= {*sys.stdlib_module_names, *BOOTSTRAP}


# What runs with the Python that has PySide6 or Pillow, or is called by hatchling.
WITH_MORE = {"build_hook", "icons", "linux_files"}


@pytest.mark.parametrize(
    "path",
    [path for path in sorted((ROOT / "packaging").rglob("*.py")) if path.stem not in WITH_MORE],
    ids=lambda path: path.stem,
)
def test_what_builds_needs_the_standard_library_only(path: Path) -> None:
    """At the top, where it would stop everything: build.py runs with any Python, and brings the rest itself."""
    wanted = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            wanted |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            wanted.add(node.module.split(".")[0])
    ours = {path.stem for path in (ROOT / "packaging").glob("*.py")} - WITH_MORE
    assert wanted <= {*sys.stdlib_module_names, *ours, "kinds"}


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main([]) == 0
    said = capsys.readouterr().out
    assert all(f"dev.py {command}" in said for command in commands.COMMANDS)
    assert commands.main(["quack"]) == 2


def test_a_command_refuses_what_it_would_ignore(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["lint", "core"]) == 1
    assert "lint takes no arguments" in capsys.readouterr().err


def test_the_version_is_the_projects() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", duckgames.__version__)
    assert f"## [{duckgames.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", PIN_FILES, ids=lambda path: path.name)
def test_every_pin_has_hashes(path: Path) -> None:
    blocks = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
    for block in (block for block in blocks if not block.startswith("#")):
        assert "==" in block
        assert "--hash=sha256:" in block


@pytest.mark.parametrize("python", PYTHONS)
def test_qt_is_pinned_to_one_version_that_works(python: str) -> None:
    play = pins(ROOT / "packaging" / "requirements-play.txt", python)
    assert play["pyside6-essentials"] == play["pyside6-addons"] == play["shiboken6"]
    assert (play["pyside6-essentials"] == Version("6.12.0")) <= (python != "3.11")


@pytest.mark.parametrize("python", PYTHONS)
def test_pins_answer_the_projects_dependencies(python: str) -> None:
    groups = PROJECT["dependency-groups"]
    program = [*PROJECT["project"]["dependencies"], *groups["install"]]
    tools = [entry for entry in groups["dev"] if isinstance(entry, str)]
    wanted_of = {
        "play": program,
        "develop": program + tools,
        "release": groups["release"],
        "yardstick": groups["yardstick"],
    }
    for name, wanted in wanted_of.items():
        pinned = pins(ROOT / "packaging" / f"requirements-{name}.txt", python)
        for requirement in map(Requirement, wanted):
            if requirement.marker is None or requirement.marker.evaluate({"python_version": python}):
                assert requirement.specifier.contains(pinned[requirement.name.lower()]), requirement


@pytest.mark.parametrize("python", PYTHONS)
def test_players_and_developers_have_the_same_versions(python: str) -> None:
    play = pins(ROOT / "packaging" / "requirements-play.txt", python)
    assert play.items() <= pins(ROOT / "packaging" / "requirements-develop.txt", python).items()


def test_no_file_of_the_project_names_a_registry() -> None:
    own = [path for path in ROOT.iterdir() if path.is_file() and path.suffix in {".md", ".py", ".toml"}]
    for folder in (".ci", ".github", "packaging", "duckgames", "tests"):
        own += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    texts = {path: path.read_bytes() for path in own}
    found = [path for path, text in texts.items() if any(address.encode() in text for address in REGISTRY_ADDRESSES)]
    assert found == []


def test_an_environment_is_stale_when_a_pin_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in PIN_FILES:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(environment, "PINS", tmp_path)
    before = {level: environment.fingerprint(level) for level in environment.LEVELS}
    with (tmp_path / "requirements-develop.txt").open("a") as pins_of_developers:
        pins_of_developers.write("another==1.0\n")
    assert environment.fingerprint("play") == before["play"]
    assert environment.fingerprint("develop") != before["develop"]


def test_this_environment_was_made_for_this_python() -> None:
    assert environment.is_of_this_python(Path(sys.executable))
    assert not environment.is_of_this_python(ROOT / "no" / "python")


def test_missing_libraries_are_read_from_the_loader() -> None:
    said = "\tlibQt6Core.so.6 => /x/libQt6Core.so.6 (0x00007f)\n\tlibxcb-icccm.so.4 => not found\nplugins/libqxcb.so:\n"
    said += "\tlibEGL.so.1 => not found\n\tlibxcb-icccm.so.4 => not found\n"
    assert system_packages.not_found(said) == ["libEGL.so.1", "libxcb-icccm.so.4"]


@pytest.mark.parametrize(
    ("release", "expected"),
    [
        ({"ID": "debian", "VERSION_ID": "12"}, ["libegl1", "libglib2.0-0"]),
        ({"ID": "debian", "VERSION_ID": "13"}, ["libegl1", "libglib2.0-0t64"]),
        ({"ID": "debian"}, ["libegl1", "libglib2.0-0t64"]),
        ({"ID": "ubuntu", "ID_LIKE": "debian", "VERSION_ID": "22.04"}, ["libegl1", "libglib2.0-0"]),
        ({"ID": "ubuntu", "ID_LIKE": "debian", "VERSION_ID": "24.04"}, ["libegl1", "libglib2.0-0t64"]),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian", "VERSION_ID": "21"}, ["libegl1", "libglib2.0-0"]),
    ],
)
def test_packages_have_the_names_of_the_release(release: dict[str, str], expected: list[str]) -> None:
    libraries = ["libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"]
    assert system_packages.is_debian_like(release)
    assert system_packages.debian_packages(libraries, release) == expected


def test_advice_names_the_one_line_to_run() -> None:
    said = system_packages.advice(["libEGL.so.1", "libodd.so.1"], ["xvfb"], {"ID": "debian", "VERSION_ID": "12"})
    assert "sudo apt-get install --no-install-recommends libegl1 xvfb" in said
    assert "libodd.so.1" in said.splitlines()[-1]


def test_screens_follow_the_command() -> None:
    assert system_packages.screens("test", {"WAYLAND_DISPLAY": "wayland-0"}) == ()
    assert system_packages.screens("bench", {}) == ("xcb",)
    assert system_packages.screens("play", {}) == ("xcb",)
    assert system_packages.screens("play", {"WAYLAND_DISPLAY": "wayland-0"}) == ("wayland",)
    assert system_packages.screens("play", {"QT_QPA_PLATFORM": "offscreen"}) == ()
    assert system_packages.screens("build", {"QT_QPA_PLATFORM": "offscreen"}) == ("xcb", "wayland")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere PyInstaller needs no tools of the system")
def test_a_build_asks_for_its_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert "binutils" in system_packages.missing_tools("build")
    assert "binutils" not in system_packages.missing_tools("test")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux takes Qt's libraries from the system")
def test_this_machine_has_what_the_tests_need() -> None:
    pyside = Path(catalogues.tool("lrelease")).parent
    assert system_packages.missing_libraries(pyside, ()) == []
