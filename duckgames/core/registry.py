"""Finds the games by their folders and loads one layer of one game at a time."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from duckgames.core.draws import Chances
from duckgames.core.game import AnyGame
from duckgames.core.manifest import GameInfo
from duckgames.core.presenter import AnyPresenter

# The folder is named in a string only: the framework depends on no game, it finds them.
_FOLDER = "duckgames.games"


class UnknownGame(KeyError):
    """No game has this id."""


def infos() -> tuple[GameInfo, ...]:
    """The manifests of all games, by id."""
    folder = import_module(_FOLDER)
    names = sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg)
    return tuple(import_module(f"{_FOLDER}.{name}").INFO for name in names)


def info(game_id: str) -> GameInfo:
    """The manifest of one game; raises `UnknownGame`."""
    for each in infos():
        if each.id == game_id:
            return each
    raise UnknownGame(game_id)


def game(game_id: str) -> AnyGame:
    """The rules of one game; raises `UnknownGame`."""
    return _layer(game_id, "rules").GAME  # type: ignore[no-any-return]


def chances(game_id: str) -> Chances | None:
    """What chance decides in one game; None: nothing that could be counted. Raises `UnknownGame`."""
    return getattr(_layer(game_id, "rules"), "CHANCES", None)


def presenter(game_id: str) -> AnyPresenter:
    """The presenter of one game; raises `UnknownGame`."""
    return _layer(game_id, "presenter").PRESENTER  # type: ignore[no-any-return]


def ai(game_id: str) -> ModuleType:
    """The AI package of one game, which has `make_player(level, temper)`; raises `UnknownGame`."""
    return _layer(game_id, "ai")


def view(game_id: str) -> Any:
    """The view of one game, a `ui.view.GameView`; raises `UnknownGame`."""
    return _layer(game_id, "view").VIEW


def _layer(game_id: str, layer: str) -> ModuleType:
    return import_module(f"{_FOLDER}.{info(game_id).id}.{layer}")
