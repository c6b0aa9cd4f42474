"""Every sentence of the rulebook has a test that shows it, or a ruling that says why there is none: `rulebook.csv`."""

from __future__ import annotations

import ast
import csv
from pathlib import Path

import pytest

from duckgames.games.kaczogrod.rules.cards import DESIGNS
from duckgames.games.kaczogrod.rules.groups import EVENT

HERE = Path(__file__).parent
ROWS = list(csv.DictReader((HERE / "rulebook.csv").read_text(encoding="utf-8").splitlines()))
LAST = {"A": 15, "B": 11, "C": 12, "D": 5, "E": 25, "F": 5}
RULINGS = {f"{letter}{number}" for letter, last in LAST.items() for number in range(1, last + 1)}
SECTIONS = {
    "Introduction", "Card Types: Objects", "Card Types: Services", "Card Types: Events", "Card Types: Note",
    "1 Setting up", "2 Start", "3 Course",
    "4 Object", "5A Placing", "5B Borders", "5C Events", "5D Districts", "Dice", "Rounds",
    "Agreements", "Removing", "Replacing", "Event texts", "New winning",
}  # fmt: skip


def names_in(module: str) -> set[str]:
    """The names of the tests of a file."""
    tree = ast.parse((HERE / f"{module}.py").read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['section']}: {row['says']}"[:60])
def test_a_sentence_is_shown_by_a_test_or_closed_by_a_ruling(row: dict[str, str]) -> None:
    module, _, name = row["shown by"].partition(".")
    assert row["says"]
    assert module in RULINGS if not name else name in names_in(module)


def test_no_section_is_left_out() -> None:
    assert {row["section"] for row in ROWS} == SECTIONS


@pytest.mark.parametrize("design", [each for each in DESIGNS if each.group == EVENT], ids=lambda design: design.id)
def test_every_event_is_played_in_a_test_of_its_own(design: object) -> None:
    """By name, in the tests that play events from built positions."""
    files = ("attacks", "hands", "bans", "specials", "growing", "protection")
    texts = [(HERE / f"test_{file}.py").read_text(encoding="utf-8") for file in files]
    assert any(f'"{design.id}"' in text for text in texts)  # type: ignore[attr-defined]
