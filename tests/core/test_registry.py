"""Games are found by their folders."""

import subprocess
import sys

import pytest

from duckgames.core import registry
from duckgames.core.registry import UnknownGame

IDS = [info.id for info in registry.infos()]


def test_every_game_is_found_and_sorted_by_id() -> None:
    assert "duck_and_cover" in IDS
    assert sorted(IDS) == IDS


@pytest.mark.parametrize("game_id", IDS)
def test_a_manifest_says_what_others_rely_on(game_id: str) -> None:
    info = registry.info(game_id)
    assert info.id == game_id
    assert info.rules >= 1
    assert 1 <= info.seats[0] <= info.usual_seats <= info.seats[1]
    assert info.minutes > 0
    for keys in (info.levels, info.tempers, tuple(option.key for option in info.options)):
        assert len(set(keys)) == len(keys)
    assert info.levels
    assert info.tempers
    for option in info.options:
        assert option.default in option.values


@pytest.mark.parametrize("game_id", IDS)
def test_the_rules_belong_to_the_manifest(game_id: str) -> None:
    assert registry.game(game_id).info is registry.info(game_id)
    assert registry.game(game_id) is registry.game(game_id)


@pytest.mark.parametrize("layer", [registry.info, registry.game, registry.presenter, registry.ai, registry.view])
def test_a_game_nobody_knows(layer: object) -> None:
    assert callable(layer)
    for game_id in ("chess", "", "../os", "duck_and_cover.rules"):
        with pytest.raises(UnknownGame):
            layer(game_id)


@pytest.mark.parametrize("game_id", IDS)
def test_each_layer_is_loaded_by_itself(game_id: str) -> None:
    assert callable(registry.ai(game_id).make_player)
    assert callable(registry.presenter(game_id).affordances)


def test_rules_load_neither_qt_nor_numpy() -> None:
    """The import contracts cannot see imports by name, so a fresh interpreter looks at what was loaded."""
    script = (
        "import sys; from duckgames.core import registry\n"
        "for i in registry.infos(): registry.game(i.id); registry.presenter(i.id)\n"
        "print([m for m in sys.modules if m.split('.')[0] in ('PySide6', 'shiboken6', 'numpy')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
