"""What the folder build holds: which modules and files of ours, and what of Qt's and Python's is left out."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath

from environment import ROOT
from product import VERSION

PACKAGE = ROOT / "duckgames"
NOTES = Path(f"duckgames-{VERSION}.dist-info")
LANGUAGES = ("en", "pl", "ru")

# Never imported by the program, or only by parts of others that it does not use.
EXCLUDED_MODULES = (
    "PySide6.QtConcurrent",
    "PySide6.QtDBus",
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtOpenGL",
    "PySide6.QtPdf",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    "_hashlib",
    "_ssl",
    "_tkinter",
    "curses",
    "doctest",
    "ensurepip",
    "lib2to3",
    "numpy.distutils",
    "numpy.f2py",
    "numpy.testing",
    "pdb",
    "pydoc",
    "readline",
    "sqlite3",
    "ssl",
    "tkinter",
    "unittest",
)

# Plugins of Qt that the program has a use for, by their folder; every other is left out, with what only it needs. The
# ffmpeg plugin of QtMultimedia is not needed: the program plays samples, it decodes nothing.
PLUGINS = {
    "iconengines": r"qsvgicon",
    "imageformats": r"qsvg|qico",
    "platforms": r"qxcb|qwayland|qoffscreen|qwindows|qcocoa",
    "platforminputcontexts": r"(compose|ibus)platforminputcontextplugin",
    "platformthemes": r"qxdgdesktopportal",
    "styles": r"qmodernwindowsstyle|qmacstyle",
    "wayland-decoration-client": r"adwaita|bradient",
    "wayland-graphics-integration-client": r"qt-plugin-wayland-egl|dmabuf-server|shm-emulation-server",
    "wayland-shell-integration": r"xdg-shell|qt-shell|wl-shell-plugin",
    "xcbglintegrations": r"qxcb-(egl|glx)-integration",
}

# What every desktop has, in the version that fits its graphics driver and its settings: an older copy of ours would
# be in their way. The list is that of AppImage.
SYSTEM_LIBRARIES = re.compile(
    r"lib(stdc\+\+|gcc_s|fontconfig|freetype|expat|z|drm|gbm|GL|EGL|GLX|GLdispatch|OpenGL|X11|X11-xcb|xcb|asound|uuid)\.so"
)


def modules() -> list[str]:
    """Every module of the program: the registry loads games by name, and more is imported only when it is wanted."""
    found = (path.relative_to(ROOT).with_suffix("") for path in sorted(PACKAGE.rglob("*.py")))
    return [".".join(path.parts[:-1] if path.name == "__init__" else path.parts) for path in found]


def package_data() -> Iterator[tuple[Path, PurePosixPath]]:
    """The files beside the modules, such as lists of cards and weights of AIs, and their places in the build."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and path.suffix not in {".py", ".pyc"} and path.name != "py.typed":
            yield path, PurePosixPath(path.relative_to(ROOT).as_posix())


def resources() -> Iterator[tuple[Path, PurePosixPath]]:
    """The pictures, sounds and help pages, and their places in the build."""
    for path in sorted((ROOT / "resources").rglob("*")):
        if path.is_file():
            yield path, PurePosixPath("duckgames", path.relative_to(ROOT).as_posix())


def translations() -> Iterator[tuple[Path, PurePosixPath]]:
    """The compiled translations, which are there once `catalogues.py compile` has run, and their places."""
    for source in sorted((ROOT / "translations").glob("*.ts")):
        path = source.with_suffix(".qm")
        yield path, PurePosixPath("duckgames", "translations", path.name)


def own_files() -> list[tuple[Path, PurePosixPath]]:
    """Every file of ours that is no module, and its place in the build."""
    return [*package_data(), *resources(), *translations()]


def note(root: Path, files: Iterable[tuple[str, Path]]) -> list[tuple[Path, Path]]:
    """Write below `root` what an installer notes of files of ours, by their places; return the notes' own places.

    From them the self-test of a folder build knows what has gone missing or was changed since.
    """
    lines = sorted(f"{Path(place).as_posix()},,{path.stat().st_size}\n" for place, path in files)
    notes = {"METADATA": f"Metadata-Version: 2.1\nName: duckgames\nVersion: {VERSION}\n", "RECORD": "".join(lines)}
    folder = root / NOTES
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in notes.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return [(NOTES / name, folder / name) for name in notes]


def wants(place: str) -> bool:
    """Whether a file that PyInstaller found belongs into the build, by its place there."""
    path = PurePosixPath(place.replace("\\", "/"))
    if SYSTEM_LIBRARIES.match(path.name) or "qml" in path.parts:
        return False
    if re.match(r"duckgames-.*\.dist-info$", path.parts[0]):
        # It tells of the checkout: where it lies, and which of its files a checkout has.
        return False
    if "PySide6" in path.parts and "plugins" in path.parts:
        pattern = PLUGINS.get(path.parent.name)
        return pattern is not None and re.fullmatch(rf"(lib)?({pattern})(\.so|\.dll|\.dylib)", path.name) is not None
    if "PySide6" in path.parts and path.parent.name == "translations":
        return re.fullmatch(rf"(qt|qtbase)_({'|'.join(LANGUAGES)})\.qm", path.name) is not None
    return True


def is_only_needed_by_others(place: str) -> bool:
    """Whether a file is a library that is there because others are linked to it: Qt's, or one of the system."""
    path = PurePosixPath(place.replace("\\", "/"))
    if path.name.startswith("libpython"):
        return False
    of_qt = re.match(r"PySide6/(Qt/lib/|Qt6?\w+\.dll|opengl32sw\.dll|d3dcompiler|av|sw)", path.as_posix())
    return of_qt is not None or (len(path.parts) == 1 and re.search(r"\.so(\.\d+)*$", path.name) is not None)


def needed(places: dict[str, Path], linked: Callable[[Path], Iterable[str]]) -> set[str]:
    """Of the files of a build, by their places, those that are wanted and all that these are linked to.

    `linked` tells the names of the libraries that a file is linked to.
    """
    by_name: dict[str, list[str]] = {}
    for place in places:
        by_name.setdefault(PurePosixPath(place.replace("\\", "/")).name, []).append(place)
    found = {place for place in places if wants(place) and not is_only_needed_by_others(place)}
    waiting = sorted(found)
    while waiting:
        for name in linked(places[waiting.pop()]):
            new = [place for place in by_name.get(name, ()) if place not in found and wants(place)]
            found.update(new)
            waiting += new
    return found


def may_be_stripped(place: str) -> bool:
    """Whether a library is Python's own: those may come with all their debug information, and bear to lose it.

    Qt's and numpy's come without, and numpy's libraries break when they are touched once more.
    """
    path = PurePosixPath(place.replace("\\", "/"))
    return path.name.startswith("libpython") or path.parent.name == "lib-dynload"
