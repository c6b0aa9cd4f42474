"""Builds the wheel and the sdist, compares them with the checkout, and tries the wheel in an environment of its own."""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import counts
from environment import PINS, ROOT, SetupError, pip, python_of, run, sandbox

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
PYTHON_CACHE = ".pyc"

# What whoever builds packages of the program needs beside its code, by its place in the sdist.
FOR_PACKAGERS = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "PKG-INFO",
    "README.md",
    "dev.py",
    "pyproject.toml",
)


def build_wheel(python: Path, source: Path, output: Path) -> Path:
    """Build the wheel of an unpacked source into a folder, with an environment that has all it is built with."""
    pip(python, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(output), str(source))
    return next(output.glob("duckgames-*.whl"))


def build_sdist(python: Path, output: Path) -> Path:
    """Build the sdist of the checkout into a folder."""
    command = [str(python), "-m", "hatchling", "build", "-t", "sdist", "-d", str(output)]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise SetupError(f"The sdist could not be built:\n{answer.stdout}{answer.stderr}")
    return next(output.glob("duckgames-*.tar.gz"))


def wanted_in_wheel() -> set[str]:
    """The files of the program that the checkout holds, by their names in a wheel."""
    wanted = {f"duckgames/translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")}
    for folder, place in (("resources", "duckgames/resources"), ("duckgames", "duckgames")):
        wanted |= {f"{place}/{name}" for name in _below(ROOT / folder)}
    return wanted


def wanted_in_sdist() -> set[str]:
    """The files that the checkout holds for whoever builds, tests or packages the program, by their names in it."""
    wanted = set(FOR_PACKAGERS)
    for folder in ("duckgames", "packaging", "resources", "tests"):
        wanted |= {f"{folder}/{name}" for name in _below(ROOT / folder)}
    return wanted | {f"translations/{path.name}" for path in (ROOT / "translations").glob("*.ts")}


def faults_of_wheel(names: list[str]) -> list[str]:
    """What a wheel with these names lacks, or has beside the program and what is told of it."""
    here = {name for name in names if ".dist-info/" not in name}
    return _faults(wanted_in_wheel(), here)


def faults_of_sdist(names: list[str]) -> list[str]:
    """What an sdist with these names, each below its top folder, lacks or has too much."""
    here = {name for name in names if not name.startswith((".ci/", ".github/")) and name != ".gitignore"}
    return _faults(wanted_in_sdist(), here)


def unequal(first: Path, second: Path) -> list[str]:
    """What differs between two wheels: the names of files that are in one only, or are not the same in both."""
    contents = []
    for wheel in (first, second):
        with zipfile.ZipFile(wheel) as archive:
            contents.append({entry.filename: entry.CRC for entry in archive.infolist()})
    return sorted({name for name, _ in contents[0].items() ^ contents[1].items()})


def unpacked(sdist: Path, folder: Path) -> Path:
    """Unpack an sdist into a folder; return its top folder."""
    shutil.unpack_archive(sdist, folder)
    return folder / sdist.name.removesuffix(".tar.gz")


def names_below(folder: Path) -> list[str]:
    """The names of all files below a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def install(python: Path, wheel: Path, venv: Path) -> Path:
    """Install a wheel with its pinned dependencies into a fresh environment; return that one's interpreter."""
    run([str(python), "-m", "venv", str(venv)], "No fresh environment could be made.")
    fresh = python_of(venv)
    pip(fresh, "install", "--require-hashes", "--only-binary", ":all:", "-r", str(PINS / "requirements-play.txt"))
    pip(fresh, "install", "--no-index", "--no-deps", str(wheel))
    run([str(fresh), "-m", "pip", "check"], "The wheel asks for packages that its pins do not give.")
    return fresh


def try_installed(python: Path, home: Path) -> int:
    """Let the installed program test itself from an empty folder, and count all it has against the checkout.

    -I keeps the folder it is started in, and the environment's variables, out of where Python looks for modules.
    """
    home.mkdir()
    variables = {**os.environ, **OFFSCREEN, **sandbox(home)}
    command = [str(python), "-I", "-X", "utf8", "-m", "duckgames", "--selftest"]
    answer = subprocess.run(command, cwd=home, env=variables, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    print(answer.stdout, end="", flush=True)
    if answer.returncode != 0:
        return answer.returncode
    amiss = counts.differences(answer.stdout)
    if amiss:
        raise SetupError("The installed program has " + "; ".join(amiss))
    print(f"As in the checkout: {counts.told()}", flush=True)
    program = python.parent / "duckgames"
    return subprocess.run([str(program), "--version"], cwd=home, env=variables, check=False).returncode


def _below(folder: Path) -> list[str]:
    return [name for name in names_below(folder) if not name.endswith(PYTHON_CACHE)]


def _faults(wanted: set[str], here: set[str]) -> list[str]:
    lacking = [f"{name} is missing" for name in sorted(wanted - here)]
    return lacking + [f"{name} does not belong there" for name in sorted(here - wanted)]
