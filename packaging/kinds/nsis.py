"""The installer for Windows: NSIS packs the folder build, with an exact list of what it installs and removes."""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from environment import PINS, ROOT, SetupError, run
from identity import ICONS, four_numbers
from product import APP_ID, VERSION

from kinds import folder

SCRIPT = PINS / "windows" / "duckgames.nsi"
FILE_ICON = "duckgame-file.ico"
SIGN_VARIABLE = "DUCKGAMES_SIGN_COMMAND"
"""The environment variable with the command that signs the one file named behind it."""

LONGEST = 170
"""Characters of a path inside the folder; with the folder of a user before it Windows takes 259 in all."""

STUBS = ("x86-unicode", "amd64-unicode")
"""What NSIS can begin an installer with. The first runs on every Windows and comes with every NSIS."""


@dataclass(frozen=True)
class Source:
    """One file to install: where it lies now, and where below the program's folder it goes."""

    file: Path
    target: PurePosixPath


def lacks() -> str:
    """What is needed: Windows, since PyInstaller builds for its own system, and NSIS."""
    if sys.platform != "win32":
        return "the program inside has to be built on Windows (packaging/try_nsis.py tries the installer without it)"
    if compiler() is None:
        return "makensis is missing; please install NSIS 3.08 or newer"
    return ""


def build(output: Path) -> Path:
    """Build `duckgames-VERSION-setup.exe` inside a folder; raises `SetupError`."""
    return pack(folder.build(output), ICONS, output / f"duckgames-{VERSION}-setup.exe")


def compiler() -> str | None:
    """The compiler of NSIS; its own installer for Windows does not put it on the path."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")
    return shutil.which("makensis") or (str(usual) if usual.is_file() else None)


def pack(
    program: Path, drawn: Path, installer: Path, version: str = VERSION, stub: str = STUBS[0], quick: bool = False
) -> Path:
    """Pack a folder build into an installer, for trials `quick` and large; `drawn` is a folder of icons.

    Raises `SetupError`.
    """
    makensis = compiler()
    if makensis is None:
        raise SetupError("makensis is missing; please install NSIS 3.08 or newer (Debian's package is nsis).")
    defines = {
        "VERSION": version,
        "VERSION4": ".".join(map(str, four_numbers(version))),
        "APP_ID": APP_ID,
        "STUB": stub,
        "LICENCE": str(ROOT / "LICENSE"),
        "ICON": str(drawn / "duckgames.ico"),
        "OUTPUT": str(installer),
    }
    if os.environ.get(SIGN_VARIABLE):
        defines["SIGN"] = os.environ[SIGN_VARIABLE]
    elif sys.platform == "win32":
        print(f"The installer is not signed: {SIGN_VARIABLE} is not set.", flush=True)
    with tempfile.TemporaryDirectory() as made:
        files = Path(made, "files.nsh")
        files.write_text(listing([*sources(program), Source(drawn / FILE_ICON, PurePosixPath(FILE_ICON))]), "utf-8")
        if quick:
            defines["QUICK"] = ""
        words = [f"-D{name}={value}" for name, value in (defines | {"FILES": str(files)}).items()]
        command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)]
        run(command, "makensis could not compile the installer (its message is above).")
    return installer


def sources(program: Path) -> list[Source]:
    """Every file of a folder build, in a steady order."""
    files = sorted(path for path in program.rglob("*") if path.is_file())
    return [Source(file, PurePosixPath(file.relative_to(program).as_posix())) for file in files]


def listing(files: Iterable[Source]) -> str:
    """The macros of NSIS that install these files, and that remove exactly these and the folders left empty."""
    install, remove, folders = [], [], set[PurePosixPath]()
    here = None
    for source in files:
        check(source)
        target = source.target
        if target.parent != here:
            here = target.parent
            install.append(f'SetOutPath "{installed(here)}"')
        install.append(f'File "/oname={target.name}" "{quoted(source.file)}"')
        remove.append(f'Delete "{installed(target)}"')
        folders |= set(target.parents[:-1])
    deepest_first = sorted(folders, key=lambda path: (-len(path.parts), path))
    remove += [f'RMDir "{installed(path)}"' for path in deepest_first]
    return macro("InstallProgram", install) + macro("RemoveProgram", remove)


def check(source: Source) -> None:
    """Refuse a name that the installer could not write or remove again on Windows."""
    target = str(source.target)
    if any(sign in '$"*?:<>|\\`' or ord(sign) < 32 for sign in target):
        raise SetupError(f"The installer cannot take the name {target}: it has a sign that means something else there.")
    if len(target) > LONGEST:
        raise SetupError(f"The path {target} is too long for Windows: more than {LONGEST} characters.")
    if source.target == PurePosixPath("uninstall.exe"):
        raise SetupError("The program has a file uninstall.exe, which is the installer's own.")


def installed(target: PurePosixPath) -> str:
    """Where a path of the program lies once it is installed."""
    return str(PureWindowsPath("$INSTDIR", *target.parts))


def quoted(file: Path) -> str:
    """A path of this machine inside quotation marks of NSIS."""
    if '"' in str(file) or "${" in str(file):
        raise SetupError(f"NSIS cannot read {file}: please build in a folder with a simpler name.")
    return str(file)


def macro(name: str, lines: Iterable[str]) -> str:
    """One macro of NSIS."""
    return "\n".join([f"!macro {name}", *lines, "!macroend", ""])
