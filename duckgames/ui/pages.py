"""What a game may bring beside its table: pages of its own, as a deck builder, and what is picked for each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from duckgames.core.game import Json
from duckgames.core.lesson import Lesson
from duckgames.core.options import Option, Options, OptionValue
from duckgames.core.rng import Rng
from duckgames.ui.commands import Command
from duckgames.ui.theme import Look

T = TypeVar("T")


class Files(Protocol):
    """What a game keeps beside its matches; see `session.game_files`."""

    def load(self, name: str, version: int, understand: Callable[[Any], T]) -> T | None:
        """What the file called `name` means; None if there is none that can be used."""

    def store(self, name: str, data: Json) -> None:
        """Replaces what the file called `name` holds."""


class NoFiles:
    """Keeps nothing."""

    def load(self, name: str, version: int, understand: Callable[[Any], T]) -> T | None:
        return None

    def store(self, name: str, data: Json) -> None:
        return None


class GamePage(Protocol):
    """A page of a game; its `widget` fills the window.

    Signals:
        left: the person is done; the page is closed next.
    """

    widget: QWidget
    left: SignalInstance

    def enter(self) -> None:
        """Is shown now: reads its files and takes the keys."""

    def leave(self) -> None:
        """Is left, or the window closes: keeps what is not kept yet."""


@dataclass(frozen=True)
class Page:
    """One more page of a game, reached from where its matches are set up.

    key:    tells it from the others of its game.
    icon:   one of `ui.painting.GLYPHS`, for the button that leads to it.
    title:  what it is called in the language of the moment.
    make:   makes it when it is first opened.
    """

    key: str
    icon: str
    title: Callable[[], str]
    make: Callable[[Look, Files, QWidget], GamePage]


@dataclass(frozen=True)
class Pick:
    """Something to pick for an option of a seat, as a deck.

    `key` tells it from the others and is remembered, `words` are shown, and `value` makes the value of the option when
    a match begins; a person is not offered what is for `ducks_only`.
    """

    key: str
    words: str
    value: Callable[[Rng], OptionValue]
    ducks_only: bool = False


class PlainView:
    """The answers of a `GameView` without pages, lessons, keys and options of seats."""

    commands: tuple[Command, ...] = ()
    pages: tuple[Page, ...] = ()

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """There is no tutorial."""
        return ()

    def picks(self, option: Option, options: Options, files: Files) -> tuple[Pick, ...]:
        """There is nothing to pick."""
        return ()

    def completed(self, options: Options) -> Options:
        """People choose all options."""
        return options
