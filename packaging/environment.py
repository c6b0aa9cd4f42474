"""Makes and keeps the virtual environment in .venv, from pins with hashes; needs the standard library only."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import system_packages

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PINS = ROOT / "packaging"

# What each level installs, with pip's options for it. The yardstick comes as source only: its hash is checked, and the
# pinned setuptools of the step before builds it.
WHEELS_ONLY = ("--only-binary", ":all:")
PLAY = (("requirements-play.txt", WHEELS_ONLY),)
DEVELOP = (
    *PLAY,
    ("requirements-develop.txt", WHEELS_ONLY),
    ("requirements-yardstick.txt", ("--use-pep517", "--no-build-isolation", "--no-deps")),
)
RELEASE = (*PLAY, ("requirements-release.txt", WHEELS_ONLY))
LEVELS = {"play": PLAY, "develop": DEVELOP, "release": RELEASE}


class SetupError(Exception):
    """Something the person at the machine has to mend; the text says what, in plain words."""


def python_of(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def sandbox(folder: Path) -> dict[str, str]:
    """Environment variables that keep every file the program writes for its user inside one folder."""
    homes = (
        "HOME",
        "USERPROFILE",
        "APPDATA",
        "LOCALAPPDATA",
        "WIN_PD_OVERRIDE_APPDATA",
        "WIN_PD_OVERRIDE_LOCAL_APPDATA",
    )
    kinds = ("DATA", "CONFIG", "CACHE", "STATE")
    variables = dict.fromkeys(homes, str(folder))
    return variables | {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}


def ensure(level: str, command: str, fresh: bool = False) -> Path:
    """Bring .venv to a level ("play", "develop" or "release") for a command of dev.py; return its interpreter."""
    python = python_of(VENV)
    stamp = VENV / f"{level}.stamp"
    wanted = fingerprint(level)
    if fresh or not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        make_venv(command, fresh)
        for name, options in LEVELS[level]:
            print(f"Installing packaging/{name} ...", flush=True)
            pip(python, "install", "--require-hashes", *options, "-r", str(PINS / name))
        check_system(command)
        pip(python, "install", "--no-index", "--no-deps", "--no-build-isolation", "-e", str(ROOT))
        stamp.write_text(wanted, encoding="utf-8")
    else:
        check_system(command)
    run([str(python), str(PINS / "catalogues.py"), "compile"], "The translations could not be compiled.")
    return python


def fingerprint(level: str) -> str:
    """A digest of everything an environment of this level was made from."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {sys.platform} {ROOT}".encode())
    for path in (ROOT / "pyproject.toml", *(PINS / name for name, _ in LEVELS[level])):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make_venv(command: str, fresh: bool) -> None:
    """Create .venv with the Python that runs this, unless it is there and of the same version."""
    provide([], system_packages.missing_tools(command))
    if not fresh and is_of_this_python(python_of(VENV)):
        return
    if Path(sys.prefix) == VENV:
        raise SetupError("Please call dev.py with a Python outside of .venv, so that .venv can be made anew.")
    print(f"Making .venv with Python {sys.version.split()[0]}; the first time this downloads about 250 MB.", flush=True)
    if VENV.exists():
        shutil.rmtree(VENV)
    run([sys.executable, "-m", "venv", str(VENV)], "The environment .venv could not be made.")


def is_of_this_python(python: Path) -> bool:
    """Does this interpreter exist, run, and have our version?"""
    if not python.exists():
        return False
    command = [str(python), "-c", "import sys; print(*sys.version_info[:2])"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return answer.stdout.split() == [str(number) for number in sys.version_info[:2]]


def check_system(command: str) -> None:
    """Stop in plain words, or install, when the system lacks a library of Qt that this command needs."""
    folders = list(VENV.glob("lib/python*/site-packages/PySide6"))
    if not folders:
        return
    screens = system_packages.screens(command, os.environ)
    libraries = system_packages.missing_libraries(folders[0], screens)
    tools = system_packages.missing_tools(command)
    provide(libraries, tools)
    if libraries:
        provide(system_packages.missing_libraries(folders[0], screens), [], install=False)


def provide(libraries: list[str], packages: list[str], install: bool = True) -> None:
    """Install what is missing where that is ours to do, else say what to run."""
    if not libraries and not packages:
        return
    release = system_packages.os_release()
    wanted = sorted({*packages, *system_packages.debian_packages(libraries, release)})
    if install and wanted and system_packages.may_install(release) and system_packages.install(wanted):
        return
    raise SetupError(system_packages.advice(libraries, packages, release))


def pip(python: Path, *arguments: str) -> None:
    """Run the environment's own pip, quietly."""
    command = [
        str(python),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        arguments[0],
        "-q",
        *arguments[1:],
    ]
    run(
        command,
        "pip could not install the packages (its message is above). Is the network there, and the disk not full?",
    )


def run(command: Sequence[str], complaint: str, variables: Mapping[str, str] | None = None) -> None:
    """Run a command, with variables added to the environment; raise a SetupError with the complaint when it fails."""
    environment = {**os.environ, **(variables or {})}
    if subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise SetupError(complaint)
