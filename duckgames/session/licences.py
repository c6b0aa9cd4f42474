"""The parts that the program is made of, with their versions and where their licence texts lie in this installation."""

from __future__ import annotations

import json
import logging
import platform
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import PySide6
from PySide6.QtCore import qVersion

from duckgames import __version__
from duckgames.session.resources import PACKAGE, licence_folder

_log = logging.getLogger(__name__)

INDEX: Final = "index.json"
COMMON: Final = ("/usr/share/common-licenses/{name}", "/usr/share/licenses/spdx/{name}.0-only.txt")
"""Where systems keep the texts of the GNU licences, which the packages of Qt for Python do not bring."""

GNU: Final = ("LGPL-3", "GPL-3")
LICENCE_NAME: Final = re.compile(r"(licen[cs]e|copying)([.\-_].*)?", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """One part, by the `key` under which the page of licences words it.

    licence:  its SPDX expression, as its makers declare it; empty: it is many parts, each with its own.
    texts:    the files with its licences; empty where this installation has none.
    """

    key: str
    name: str
    version: str
    licence: str
    texts: tuple[Path, ...] = ()


def parts() -> tuple[Part, ...]:
    """What the program is made of: as the index of a packaged program has it, else as Python's packages tell."""
    folder = licence_folder()
    found = tuple(_running(part) for part in _indexed(folder)) if folder is not None else ()
    return found or tuple(_installed())


def qt_folder() -> Path:
    """Where the libraries of Qt and Qt for Python lie."""
    return Path(PySide6.__file__).resolve().parent


def read(text: Path) -> str:
    """A licence text; empty where it cannot be read any more."""
    try:
        return text.read_text(encoding="utf-8", errors="replace").strip("\n")
    except OSError as error:
        _log.warning("The licence %s cannot be read: %s", text.name, error)
        return ""


def _indexed(folder: Path) -> Iterator[Part]:
    try:
        index = json.loads((folder / INDEX).read_text(encoding="utf-8"))
        entries: list[dict[str, Any]] = index["parts"]
        for entry in entries:
            texts = tuple(folder / text for text in entry["texts"])
            yield Part(entry["key"], entry["name"], entry["version"], entry["licence"], texts)
    except (OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("The index of the licences cannot be read: %s", error)


def _running(part: Part) -> Part:
    """The part with the version that runs: somebody may have exchanged Qt, as its licence lets them."""
    versions = {"qt": qVersion(), "pyside6": PySide6.__version__, "python": platform.python_version()}
    return replace(part, version=versions.get(part.key, part.version))


def _installed() -> Iterator[Part]:
    gnu = tuple(path for name in GNU if (path := _common(name)) is not None)
    yield Part("duckgames", "Duck Games", __version__, "MIT", _own_texts())
    yield Part("qt", "Qt", qVersion(), "LGPL-3.0-only", gnu)
    yield Part("pyside6", "Qt for Python", PySide6.__version__, "LGPL-3.0-only", gnu)
    yield Part("python", "Python", platform.python_version(), "PSF-2.0", _texts_of_python())
    for key, name in (("numpy", "NumPy"), ("platformdirs", "platformdirs")):
        try:
            package = metadata.distribution(key)
        except metadata.PackageNotFoundError:
            continue
        told = package.metadata.json
        licence = str(told.get("license_expression") or told.get("license") or "").partition("\n")[0]
        yield Part(key, name, package.version, licence, _texts_of_package(package))


def _common(name: str) -> Path | None:
    places = (Path(place.format(name=name)) for place in COMMON)
    return next((place for place in places if place.is_file()), None)


def _own_texts() -> tuple[Path, ...]:
    checkout = PACKAGE.parent
    if (checkout / "pyproject.toml").is_file():
        return (checkout / "LICENSE",)
    try:
        return _texts_of_package(metadata.distribution("duckgames"))
    except metadata.PackageNotFoundError:
        return ()


def _texts_of_python() -> tuple[Path, ...]:
    """Where Python's own files lie, or one or two folders above."""
    library = Path(platform.__file__).resolve().parent
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt", library.parent / "LICENSE")
    system = Path("/usr/share/doc", library.name, "copyright")
    return tuple(place for place in (*places, system) if place.is_file())[:1]


def _texts_of_package(package: metadata.Distribution) -> tuple[Path, ...]:
    found = []
    for file in package.files or ():
        inside = file.parts[1:]
        told = bool(inside) and file.parts[0].endswith(".dist-info")
        if told and (inside[0] == "licenses" or LICENCE_NAME.fullmatch(inside[-1])):
            found.append(Path(str(package.locate_file(file))))
    # The main text first: it names those below it.
    return tuple(sorted((path for path in found if path.is_file()), key=lambda path: (len(path.parts), str(path))))
