"""The layers hold, statically and in a fresh interpreter, and no file or function outgrows its reader."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "duckgames"
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))

LONGEST_FILE = 300
LONGEST_FUNCTION = 40


def modules_below(*parts: str) -> list[str]:
    """Dotted names of every module in these parts of the package."""
    names = []
    for path in SOURCES:
        module = list(path.relative_to(ROOT).with_suffix("").parts)
        if module[-1] == "__init__":
            module.pop()
        if any([*module, ""][: part.count(".") + 1] == part.split(".") for part in parts):
            names.append(".".join(module))
    return names


def loaded_by(modules: list[str]) -> set[str]:
    """Names of all modules a fresh interpreter holds after importing these."""
    assert modules
    program = f"import importlib, json, sys; [importlib.import_module(name) for name in {modules!r}]; "
    program += "print(json.dumps(list(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return set(json.loads(answer.stdout))


def of_packages(loaded: set[str], *packages: str) -> list[str]:
    """Those of the loaded modules that are or lie in one of the packages."""
    return sorted(
        name for name in loaded if any(name == package or name.startswith(package + ".") for package in packages)
    )


def test_import_contracts_hold() -> None:
    command = str(Path(sys.executable).parent / "lint-imports")
    answer = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_there_is_a_game() -> None:
    assert GAMES


@pytest.mark.parametrize("layer", ["rules", "ai", "presenter"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_thinks_without_qt(game: str, layer: str) -> None:
    loaded = loaded_by(modules_below(f"duckgames.games.{game}.{layer}"))
    assert of_packages(loaded, "PySide6", "shiboken6") == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_manifest_need_no_numpy(game: str) -> None:
    loaded = loaded_by([f"duckgames.games.{game}", *modules_below(f"duckgames.games.{game}.rules")])
    assert of_packages(loaded, "PySide6", "numpy") == []


def test_core_and_ai_framework_need_no_qt_and_no_numpy() -> None:
    assert of_packages(loaded_by(modules_below("duckgames.core", "duckgames.ai")), "PySide6", "numpy") == []


def test_the_entry_point_loads_no_qt() -> None:
    """The spawned worker imports it: Qt there would cost every AI a fifth of a second."""
    assert of_packages(loaded_by(["duckgames.__main__"]), "PySide6") == []


def test_the_framework_of_the_window_loads_no_numpy_and_no_game() -> None:
    loaded = loaded_by(modules_below("duckgames.session", "duckgames.ui", "duckgames.app"))
    games = [name for name in of_packages(loaded, "duckgames.games") if name != "duckgames.games"]
    assert of_packages(loaded, "numpy") + games == []


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_a_game_loads_no_numpy(game: str) -> None:
    assert of_packages(loaded_by(modules_below(f"duckgames.games.{game}.view")), "numpy") == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_files_and_functions_stay_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST_FILE
    functions = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    lengths = {node.name: (node.end_lineno or 0) - node.lineno + 1 for node in functions}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}
