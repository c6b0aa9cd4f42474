"""The commands of dev.py.

    python3 dev.py play [ARGUMENTS]             start the program; the arguments are the program's own
    python3 dev.py test [--coverage] [PYTEST]   run the whole test suite offscreen, or what pytest's arguments choose
    python3 dev.py bench [ARGUMENTS]            measure the bars and write JSON
    python3 dev.py setup [--fresh]              only make the environment in .venv (--fresh: anew)
    python3 dev.py lint                         format, lint, types, import contracts
    python3 dev.py translations                 bring translations/*.ts up to date, compile and check them
    python3 dev.py package                      build the wheel, install it elsewhere and let it test itself

Each first makes or refreshes .venv where that is missing or stale. On Windows say `py dev.py`.
"""

import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import suite
from environment import PINS, ROOT, SetupError, ensure, pip, python_of, run, sandbox

OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def play(arguments: list[str]) -> int:
    """Start the program in the folder where the person is, so that FILE means what it says."""
    return call([str(ensure("play", "play")), "-m", "duckgames", *arguments], folder=Path.cwd())


def test(arguments: list[str]) -> int:
    """Run pytest offscreen; with --coverage first, demand that it reaches every branch of core/ and rules/."""
    python = str(ensure("develop", "test"))
    coverage = arguments[:1] == ["--coverage"]
    under = ["-m", "coverage", "run"] if coverage else []
    if arguments[coverage:]:
        failed = call([python, *under, "-m", "pytest", *arguments[coverage:]], OFFSCREEN)
    else:
        failed = suite.run(python, {**os.environ, **OFFSCREEN}, under)
    if failed or not coverage:
        return failed
    return call([python, "-m", "coverage", "report"])


def bench(arguments: list[str]) -> int:
    """Measure the bars."""
    return call([str(ensure("develop", "bench")), "-m", "tests.bench", *arguments])


def setup(arguments: list[str]) -> int:
    """Make the environment for development."""
    if arguments not in ([], ["--fresh"]):
        raise SetupError("setup knows one argument, --fresh.")
    print("Ready:", ensure("develop", "setup", fresh=bool(arguments)))
    return 0


def lint(arguments: list[str]) -> int:
    """Run every check that needs no running program, all of them even when one fails."""
    no_arguments("lint", arguments)
    python = str(ensure("develop", "lint"))
    scripts = Path(python).parent
    checks = {
        "format": [python, "-m", "ruff", "format", "--check", "."],
        "lint": [python, "-m", "ruff", "check", "."],
        "types": [python, "-m", "mypy"],
        "import contracts": [str(scripts / "lint-imports"), "--no-cache"],
    }
    failed = []
    for name, command in checks.items():
        print(f"-- {name}", flush=True)
        if call(command) != 0:
            failed.append(name)
    print("Failed: " + ", ".join(failed) if failed else "All checks passed.")
    return 1 if failed else 0


def translations(arguments: list[str]) -> int:
    """Update the .ts files from the sources, compile them, and run the tests about them."""
    no_arguments("translations", arguments)
    python = str(ensure("develop", "translations"))
    for action in ("update", "compile"):
        run([python, str(PINS / "catalogues.py"), action], "The translations could not be brought up to date.")
    return call([python, "-m", "pytest", "-q", "tests/test_translations.py"], OFFSCREEN)


def package(arguments: list[str]) -> int:
    """Build the wheel, install it into a fresh environment outside of the checkout, and run its self-test there."""
    no_arguments("package", arguments)
    python = ensure("develop", "package")
    with tempfile.TemporaryDirectory(prefix="duckgames-") as name:
        folder = Path(name)
        print("-- build the wheel", flush=True)
        pip(python, "wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT))
        wheel = next(folder.glob("duckgames-*.whl"))
        missing = missing_from_wheel(zipfile.ZipFile(wheel).namelist())
        if missing:
            raise SetupError("The wheel lacks " + ", ".join(missing))
        print(f"-- install {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB) into a fresh environment", flush=True)
        run([str(python), "-m", "venv", str(folder / "venv")], "No fresh environment could be made.")
        fresh = python_of(folder / "venv")
        pip(fresh, "install", "--require-hashes", "--only-binary", ":all:", "-r", str(PINS / "requirements-play.txt"))
        pip(fresh, "install", "--no-index", "--no-deps", str(wheel))
        run([str(fresh), "-m", "pip", "check"], "The wheel asks for packages that its pins do not give.")
        print("-- duckgames --selftest", flush=True)
        home = folder / "home"
        home.mkdir()
        return call([str(fresh.parent / "duckgames"), "--selftest"], OFFSCREEN | sandbox(home), home)


def missing_from_wheel(names: list[str]) -> list[str]:
    """Files of the program that the checkout holds and a wheel with these names does not."""
    wanted = [f"duckgames/translations/{path.stem}.qm" for path in (ROOT / "translations").glob("*.ts")]
    for top, prefix in ((ROOT / "resources", "duckgames/resources"), (ROOT / "duckgames", "duckgames")):
        files = (path for path in top.rglob("*") if path.is_file() and path.suffix != ".pyc")
        wanted += [f"{prefix}/{path.relative_to(top).as_posix()}" for path in files]
    return sorted(set(wanted) - set(names))


def no_arguments(command: str, arguments: list[str]) -> None:
    """Refuse what a command would silently ignore."""
    if arguments:
        raise SetupError(f"{command} takes no arguments.")


def call(command: list[str], variables: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a command to its end in a folder, with some variables added to the environment; return its exit code."""
    return subprocess.run(command, cwd=folder, env={**os.environ, **(variables or {})}, check=False).returncode


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    action.__name__: action for action in (play, test, bench, setup, lint, translations, package)
}


def main(arguments: list[str]) -> int:
    """Carry out the command line of dev.py."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 0 if arguments in ([], ["-h"], ["--help"]) else 2
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
