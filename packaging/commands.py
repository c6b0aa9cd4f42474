"""The commands of dev.py.

    python3 dev.py play [ARGUMENTS]             start the program; the arguments are the program's own
    python3 dev.py test [--coverage] [PYTEST]   run the whole test suite offscreen, or what pytest's arguments choose
    python3 dev.py bench [ARGUMENTS]            measure the bars and write JSON
    python3 dev.py setup [--fresh]              only make the environment in .venv (--fresh: anew)
    python3 dev.py lint                         format, lint, types, import contracts
    python3 dev.py translations                 bring translations/*.ts up to date, compile and check them
    python3 dev.py package [--output FOLDER]    build wheel and sdist (and keep them), try the wheel

Each first makes or refreshes .venv where that is missing or stale. On Windows say `py dev.py`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import suite
import wheels
from environment import PINS, ROOT, SetupError, ensure, run
from wheels import OFFSCREEN


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
    """Build the sdist and the wheel, and try the wheel in a fresh environment outside of the checkout."""
    keep = folder_to_keep_in(arguments)
    python = ensure("develop", "package")
    with tempfile.TemporaryDirectory(prefix="duckgames-") as name:
        folder = Path(name)
        print("-- build the wheel", flush=True)
        wheel = wheels.build_wheel(python, ROOT, folder / "wheel")
        with zipfile.ZipFile(wheel) as archive:
            complain("wheel", wheels.faults_of_wheel(archive.namelist()))
        print("-- build the sdist, and the wheel from it", flush=True)
        sdist = wheels.build_sdist(python, folder)
        source = wheels.unpacked(sdist, folder)
        complain("sdist", wheels.faults_of_sdist(wheels.names_below(source)))
        second = wheels.build_wheel(python, source, folder / "second")
        complain("wheel from the sdist", [f"{name} differs" for name in wheels.unequal(wheel, second)])
        print(f"-- install {wheel.name} ({wheel.stat().st_size / 1e6:.1f} MB) into a fresh environment", flush=True)
        fresh = wheels.install(python, wheel, folder / "venv")
        print("-- the installed program tests itself", flush=True)
        failed = wheels.try_installed(fresh, folder / "home")
        if keep is not None and not failed:
            keep.mkdir(parents=True, exist_ok=True)
            print("Kept:", *(shutil.copy(made, keep) for made in (wheel, sdist)))
        return failed


def folder_to_keep_in(arguments: list[str]) -> Path | None:
    """Where `package` shall put what it built, if anywhere."""
    if not arguments:
        return None
    if len(arguments) != 2 or arguments[0] != "--output":
        raise SetupError("package knows one argument, --output FOLDER.")
    return Path(arguments[1]).resolve()


def complain(what: str, faults: list[str]) -> None:
    """Stop, and name what is wrong with something that was built."""
    if faults:
        raise SetupError(f"The {what} is not as it should be:\n" + "\n".join(faults))


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
