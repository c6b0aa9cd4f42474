"""The words after `duckgames` on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication

from duckgames.core import registry
from duckgames.core.rng import SEED_BITS
from duckgames.session.language import LANGUAGES
from duckgames.ui.theme import THEMES

translate = QCoreApplication.translate


class BadCommandLine(ValueError):
    """Words that mean nothing; the text says which, in the language of the moment."""


@dataclass(frozen=True)
class CommandLine:
    """What was asked for; None or empty where nothing was."""

    language: str | None = None
    game: str | None = None
    seed: int | None = None
    continue_: bool = False
    file: Path | None = None
    selftest: bool = False
    screenshots: Path | None = None
    sizes: tuple[tuple[int, int], ...] = ()
    theme: str | None = None
    quit_after_first_paint: bool = False
    version: bool = False
    help: str = ""


def parse(words: Sequence[str]) -> CommandLine:
    """Reads the words after the program's name; raises `BadCommandLine`."""
    parser = QCommandLineParser()
    parser.setApplicationDescription(translate("command_line", "Three duck card games against clever ducks."))
    # One by one: PySide6 6.11 does not take a list of them.
    for option in options():
        parser.addOption(option)
    parser.addPositionalArgument("FILE", translate("command_line", "a saved match to open"), "[FILE]")
    if not parser.parse(list(words)):
        raise BadCommandLine(parser.errorText())
    files = parser.positionalArguments()
    if len(files) > 1:
        raise BadCommandLine(translate("command_line", "Only one file can be opened at a time."))
    value = parser.value
    return CommandLine(
        language=_one_of("--language", value("language"), LANGUAGES),
        game=_one_of("--game", value("game"), [info.id for info in registry.infos()]),
        seed=_seed(value("seed")) if parser.isSet("seed") else None,
        continue_=parser.isSet("continue"),
        file=Path(files[0]) if files else None,
        selftest=parser.isSet("selftest"),
        screenshots=Path(value("screenshots")) if parser.isSet("screenshots") else None,
        sizes=tuple(_size(size) for size in parser.values("size")),
        theme=_one_of("--theme", value("theme"), THEMES),
        quit_after_first_paint=parser.isSet("quit-after-first-paint"),
        version=parser.isSet("version"),
        help=parser.helpText() if parser.isSet("help") else "",
    )


def options() -> list[QCommandLineOption]:
    """All that may stand on the command line besides a file."""
    # Help and version are among ours: Qt's own words for them are not in every language.
    described = {
        "h help": ("", translate("command_line", "show this help and end")),
        "v version": ("", translate("command_line", "show the version and end")),
        "language": ("pl|en|ru", translate("command_line", "speak this language")),
        "theme": ("light|dark|system", translate("command_line", "use this theme")),
        "game": ("ID", translate("command_line", "open the new match of this game, or continue it")),
        "seed": ("N", translate("command_line", "deal from this seed")),
        "continue": ("", translate("command_line", "continue the newest match")),
        "selftest": ("", translate("command_line", "check the installation and end")),
        "screenshots": (
            translate("command_line", "FOLDER"),
            translate("command_line", "draw pictures of the program into this folder and end"),
        ),
        "size": ("WxH", translate("command_line", "draw the pictures in this size; may be given several times")),
        "quit-after-first-paint": ("", translate("command_line", "end as soon as the window is drawn")),
    }
    return [
        QCommandLineOption(names.split(), text, value) if value else QCommandLineOption(names.split(), text)
        for names, (value, text) in described.items()
    ]


def _one_of(option: str, value: str, allowed: Sequence[str]) -> str | None:
    if value and value not in allowed:
        message = translate("command_line", "{option} takes one of {values}, not {value}.")
        raise BadCommandLine(message.format(option=option, values=", ".join(allowed), value=value))
    return value or None


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 1 << SEED_BITS:
        message = translate("command_line", "{option} takes a whole number from 0 to {largest}.")
        raise BadCommandLine(message.format(option="--seed", largest=(1 << SEED_BITS) - 1))
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 640 <= int(width) <= 7680 and 480 <= int(height) <= 4320):
        message = translate("command_line", "{option} takes a size as 1280x800, not {value}.")
        raise BadCommandLine(message.format(option="--size", value=text))
    return int(width), int(height)
