"""What the wheel and the sdist are made of, without building them, and what is said of one that is not whole."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import build_hook
import counts
import pytest
import wheels
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import duckgames
from duckgames.app import inventory

ROOT = Path(__file__).resolve().parents[2]
TRASH = (".pyc", ".qm", ".orig", ".rej", ".swp", ".log", "~")


def listed(builder: Any) -> set[str]:
    """What a builder would take from the checkout, by its place in what it builds."""
    return {Path(file.distribution_path).as_posix() for file in builder.recurse_included_files()}


@pytest.fixture(scope="module")
def sdist() -> set[str]:
    builder = SdistBuilder(str(ROOT))
    top = f"{builder.artifact_project_id}/"
    return {name.removeprefix(top) for name in listed(builder)}


def test_the_wheel_has_all_of_the_program_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_hook, "compile_catalogues", lambda root, folder: None)
    hook = build_hook.ProgramFilesHook(str(ROOT), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    names = listed(WheelBuilder(str(ROOT)))
    for source, place in data["force_include"].items():
        below = wheels.names_below(Path(source)) if Path(source).is_dir() else []
        names |= {f"{place}/{name}" for name in below if not name.endswith(".pyc")} or {place}
    assert wheels.faults_of_wheel(sorted(names)) == []


def test_the_sdist_has_what_packagers_need_and_no_trash(sdist: set[str]) -> None:
    assert wheels.faults_of_sdist([*sorted(sdist), "PKG-INFO"]) == []
    assert {"LICENSE", "packaging/build.py", "tests/conftest.py", "translations/duckgames_pl.ts"} <= sdist
    assert {"resources/tokens.json", "packaging/requirements-play.txt", ".ci/run"} <= sdist
    assert [name for name in sdist if name.endswith(TRASH) or "__pycache__" in name] == []


def test_a_wheel_that_is_not_whole_is_described() -> None:
    names = wheels.wanted_in_wheel() - {"duckgames/translations/duckgames_pl.qm"}
    faults = wheels.faults_of_wheel([*names, "duckgames-1.dist-info/RECORD", "duckgames/diary.txt"])
    assert faults == ["duckgames/translations/duckgames_pl.qm is missing", "duckgames/diary.txt does not belong there"]


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"]
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert metadata.version == duckgames.__version__
    holders = [*ROOT.glob("*.toml"), *(ROOT / "packaging").rglob("*")]
    holders = [path for path in holders if path.suffix in {".toml", ".py", ".spec", ".in", ".nsi", ".desktop", ".yml"}]
    found = [path.name for path in holders if f'"{duckgames.__version__}"' in path.read_text(encoding="utf-8")]
    assert found == []


def test_what_is_told_of_the_project_is_valid() -> None:
    # Hatchling refuses classifiers that nobody knows and licences that are no expression.
    core = ProjectMetadata(str(ROOT), PluginManager()).core
    assert core.license_expression == "MIT"
    assert core.classifiers == sorted(core.classifiers)
    assert core.readme_content_type == "text/markdown"


def test_a_self_test_is_counted_against_the_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = "".join(f"ok      {name}: {count} of them (0.01 s)\n" for name, count in counts.expected().items())
    assert counts.differences(said) == []
    fewer = said.replace(f"sounds: {counts.expected()['sounds']}", "sounds: 3").replace("ok      help", "FAILED  help")
    assert [line.split(" where ")[0] for line in counts.differences(fewer)] == ["3 sounds", "no help"]
    (tmp_path / "said.txt").write_text(fewer, encoding="utf-8")
    assert counts.main([str(tmp_path / "said.txt")]) == 1
    assert "3 sounds where the checkout has" in capsys.readouterr().out


@pytest.mark.parametrize("name", [name for name in counts.expected() if name != "modules"])
def test_the_self_test_counts_as_the_checkout_does(name: str, qapp: object) -> None:
    assert inventory.CHECKS[name]().startswith(f"{counts.expected()[name]} ")


def test_modules_are_found_as_the_checkout_has_them() -> None:
    assert len(list(inventory.names_of_modules())) == counts.expected()["modules"]
