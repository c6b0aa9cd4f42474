"""Loads every part of an installation, one kind after the other, and says how many there are or what is amiss."""

from __future__ import annotations

import pkgutil
import wave
from collections.abc import Iterable, Iterator
from importlib import import_module, metadata
from pathlib import Path

import PySide6
import shiboken6
from PySide6.QtCore import QSize, Qt, QTranslator, qVersion
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtSvg import QSvgRenderer

import duckgames
from duckgames import __version__
from duckgames.core import registry
from duckgames.session.language import FALLBACK, LANGUAGES
from duckgames.session.licences import parts, read
from duckgames.session.qt_parts import qt_translations
from duckgames.session.resources import PACKAGE, licence_folder, resource, translation_folder
from duckgames.ui.sound_voice import RATE, quiet
from duckgames.ui.sounds import Cue, sound_files

SIDE = 48
"""Pixels of the pictures that are drawn to see whether there is anything in them."""

SHOWN = 8
"""How many of the things amiss are named."""


class Amiss(Exception):
    """Parts that are missing, broken or foreign; the text names them."""


def names_of_modules() -> Iterator[str]:
    """The name of every module below the package, as this installation finds them."""
    for module in pkgutil.walk_packages(duckgames.__path__, "duckgames.", _pass_over):
        yield module.name


def _pass_over(name: str) -> None:
    """A package that breaks when it is searched is tried, and named, by `load_modules`."""


def load_modules() -> str:
    """Imports every module of the package."""
    amiss, count = [], 0
    for name in names_of_modules():
        try:
            loaded = import_module(name)
        # Whatever a module does when it is loaded here, the others are to be tried too.
        except Exception as error:
            amiss.append(f"{name} ({type(error).__name__}: {error})")
        else:
            count += 1
            if not Path(str(loaded.__file__)).resolve().is_relative_to(PACKAGE):
                amiss.append(f"{name} comes from {loaded.__file__}")
    _complain(amiss)
    return f"{count} modules"


def load_libraries() -> str:
    """Compares the versions of Qt and of what binds it to Python, which must be of one release."""
    versions = {"Qt": qVersion(), "PySide6": PySide6.__version__, "shiboken6": shiboken6.__version__}
    if len(set(versions.values())) > 1:
        raise Amiss(", ".join(f"{name} is {version}" for name, version in versions.items()))
    return f"Qt, PySide6 and shiboken6 {qVersion()}"


def load_pictures() -> str:
    """Draws every picture, small."""
    files = list(_files("*.svg"))
    _complain(f"{_name(file)} {fault}" for file in files if (fault := _fault_of_picture(file)))
    return f"{len(files)} pictures"


def load_cards() -> str:
    """Counts the cards with a picture of their own; each has been drawn with the other pictures."""
    counts = {info.id: len(list(_files(f"games/{info.id}/cards/*.svg"))) for info in registry.infos()}
    found = {game: count for game, count in counts.items() if count}
    return f"{sum(found.values())} cards: " + ", ".join(f"{game} {count}" for game, count in found.items())


def load_sounds() -> str:
    """Reads every sound, and loads what plays them."""
    wanted = {name for cue in Cue for name in sound_files(cue)}
    files = list(_files("sounds/*.wav"))
    amiss = [f"sounds/{name} is missing" for name in sorted(wanted - {file.name for file in files})]
    amiss += [f"{_name(file)} {fault}" for file in files if (fault := _fault_of_sound(file))]
    try:
        with quiet():
            import_module("PySide6.QtMultimedia")
    except ImportError as error:
        amiss.append(f"what plays them does not load: {error}")
    _complain(amiss)
    return f"{len(files)} sounds"


def load_languages() -> str:
    """Loads every catalogue of the program, and Qt's own for each language, and has something said in each."""
    amiss = []
    for code in LANGUAGES:
        own, qt = QTranslator(), QTranslator()
        if not own.load(f"duckgames_{code}", str(translation_folder())):
            amiss.append(f"translations/duckgames_{code}.qm does not load")
        elif code != FALLBACK and not _said_by(own):
            amiss.append(f"translations/duckgames_{code}.qm says nothing")
        if not qt.load(f"qtbase_{code}", qt_translations()):
            amiss.append(f"Qt's own qtbase_{code}.qm does not load")
    _complain(amiss)
    return f"{len(list(translation_folder().glob('*.qm')))} languages"


def load_help() -> str:
    """Reads every page of help of every game."""
    wanted = {f"games/{info.id}/help/{code}.md" for info in registry.infos() for code in LANGUAGES}
    files = list(_files("games/*/help/*.md"))
    amiss = [f"{name} is missing" for name in sorted(wanted - {_name(file) for file in files})]
    for file in files:
        document = QTextDocument()
        document.setMarkdown(file.read_text(encoding="utf-8"))
        if document.isEmpty():
            amiss.append(f"{_name(file)} is empty")
    _complain(amiss)
    return f"{len(files)} pages of help"


def load_files() -> str:
    """Reads every file that lies beside the code, and compares all with the list of what was installed, if one is."""
    files = [file for file in _files("*") if file.suffix != ".pyc"]
    amiss = [f"{_name(file)} is empty" for file in files if not file.read_bytes()]
    listed = _listed()
    for file, size in listed.items():
        if not file.is_file():
            amiss.append(f"{file.name} is missing")
        elif size is not None and file.stat().st_size != size:
            amiss.append(f"{file.name} has been changed")
    if listed:
        here = {file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix != ".pyc"}
        amiss += [f"{file.relative_to(PACKAGE)} is foreign" for file in sorted(here - set(listed))]
    _complain(amiss)
    return f"{len(files)} files" + (f", and the {len(listed)} that were installed" if listed else "")


def load_licences() -> str:
    """Reads every licence text; a program that brings them itself must bring one of each part."""
    found, brought = parts(), licence_folder() is not None
    amiss = [f"the licence of {part.name} is missing" for part in found if brought and not part.texts]
    texts = {text for part in found for text in part.texts}
    amiss += [f"{text.name} is missing or empty" for text in sorted(texts) if not read(text)]
    _complain(amiss)
    return f"{len(texts)} texts of {len(found)} parts"


CHECKS = {
    "libraries": load_libraries,
    "files": load_files,
    "modules": load_modules,
    "pictures": load_pictures,
    "cards": load_cards,
    "sounds": load_sounds,
    "languages": load_languages,
    "help": load_help,
    "licences": load_licences,
}
"""Everything above, by the name under which the self-test tells of it."""


def _listed() -> dict[Path, int | None]:
    """The files of the package that an installer noted, with their sizes; none where it noted no copy of them."""
    for found in metadata.distributions(name="duckgames"):
        entries = [(Path(str(found.locate_file(entry))).resolve(), entry.size) for entry in found.files or ()]
        listed = {file: size for file, size in entries if file.is_relative_to(PACKAGE) and file.suffix != ".pyc"}
        if listed and found.version != __version__:
            raise Amiss(f"version {__version__} was installed as {found.version}")
        if listed:
            return listed
    return {}


def _files(pattern: str) -> Iterable[Path]:
    root = resource("")
    found = root.rglob(pattern) if "/" not in pattern else root.glob(pattern)
    return sorted(file for file in found if file.is_file())


def _name(file: Path) -> str:
    return file.relative_to(resource("")).as_posix()


def _complain(amiss: Iterable[str]) -> None:
    every = list(amiss)
    if every:
        more = f" and {len(every) - SHOWN} more" if len(every) > SHOWN else ""
        raise Amiss("; ".join(every[:SHOWN]) + more)


def _fault_of_picture(file: Path) -> str:
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        return "is no picture"
    image = QImage(QSize(SIDE, SIDE), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    blank = image.copy()
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return "shows nothing" if image == blank else ""


def _fault_of_sound(file: Path) -> str:
    try:
        with wave.open(str(file)) as sound:
            count = sound.getnframes()
            whole = len(sound.readframes(count)) == count * sound.getsampwidth() * sound.getnchannels()
            return "" if count and whole and sound.getframerate() == RATE else "is cut or of another rate"
    except (wave.Error, EOFError) as error:
        return f"is no sound ({error})"


def _said_by(translator: QTranslator) -> bool:
    """Whether a catalogue has a word of its own for what the games say."""
    views = [registry.view(info.id) for info in registry.infos()]
    texts = ((view.context, str(text)) for view in views for text in view.wording.values())
    return any(translator.translate(context, text) not in ("", text) for context, text in texts)
