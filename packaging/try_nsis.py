"""Tries the installer for Windows under wine: installs, updates, opens a match, removes, and looks for what is left.

    python packaging/try_nsis.py PROGRAM ICONS

PROGRAM is a folder build, of Linux too: its files stand in for those of Windows, and a small program for duckgames.exe.
ICONS is a folder made by icons.py. Needs NSIS, wine and Xvfb; everything happens in a temporary folder.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath

from environment import PINS, SetupError, run
from kinds import nsis
from product import APP_ID, VERSION

OLD_VERSION = "0.0.1"
CLASSES = r"Software\Classes"
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
KIND = "DuckGames.Match"
WINDOWS_OWN = re.compile(r"(Temp|AppData/(Local/(Temp|Microsoft)|Roaming/Microsoft/Windows/(Recent|Templates)))\b")
# wine hands on the last eight bits of an exit code only.
RUNNING, TOO_OLD = 32, 1150 & 0xFF


class Windows:
    """A drive C: and a registry of wine's."""

    def __init__(self, folder: Path) -> None:
        self._environment = os.environ | {"WINEPREFIX": str(folder / "wine"), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8"}
        self.drive = folder / "wine" / "drive_c"
        self.call("wineboot", "-i")
        self.be("win10")
        # Keys that every Windows has.
        for key in (rf"{CLASSES}\.other", rf"{UNINSTALL}\Other"):
            self.call("reg", "add", f"HKCU\\{key}", "/ve", "/d", "Other", "/f")
        self.home = next(path for path in (self.drive / "users").iterdir() if path.name != "Public")
        self.local = self.home / "AppData" / "Local"

    def call(self, *words: str | Path) -> int:
        """Run a program of Windows until it and all that it started have ended; return its exit code."""
        code = subprocess.run(["wine", *words], env=self._environment, stdin=subprocess.DEVNULL, check=False).returncode
        subprocess.run(["wineserver", "-w"], env=self._environment, check=True)
        return code

    def path(self, file: Path) -> PureWindowsPath:
        """How Windows calls a file of ours."""
        return PureWindowsPath("C:/", *file.relative_to(self.drive).parts)

    def be(self, version: str) -> None:
        """Be another version of Windows."""
        self.call("winecfg", "-v", version)

    @contextmanager
    def running(self, program: Path) -> Iterator[None]:
        """Let a program run meanwhile."""
        process = subprocess.Popen(["wine", str(program)], env=self._environment, stdin=subprocess.DEVNULL)
        time.sleep(3)
        try:
            yield
        finally:
            subprocess.run(["wineserver", "-k"], env=self._environment, check=False)
            process.wait()

    def attempt(self, *words: str | Path) -> int:
        """Like `call`, but other programs may go on."""
        return subprocess.run(["wine", *words], env=self._environment, stdin=subprocess.DEVNULL, check=False).returncode

    def registry(self) -> set[str]:
        """Every value of the user's part of the registry that could be of a program, each with its key."""
        found = set()
        for branch in (CLASSES, UNINSTALL):
            exported = self.drive / "exported.reg"
            exported.unlink(missing_ok=True)
            self.call("regedit", "/E", r"C:\exported.reg", "HKEY_CURRENT_USER\\" + branch)
            key = ""
            for line in exported.read_text("utf-16").splitlines() if exported.exists() else []:
                key = line if line.startswith("[") else key
                found.add(f"{key} {line}" if key != line else key)
        exported.unlink(missing_ok=True)
        return found

    def files(self) -> set[str]:
        """Every file and folder of the user, but for what wine itself keeps writing there."""
        every = (path.relative_to(self.home).as_posix() for path in self.home.rglob("*"))
        return {path for path in every if not WINDOWS_OWN.match(path)}


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    missing = [tool for tool in ("makensis", "wine", "Xvfb") if shutil.which(tool) is None]
    if len(arguments) != 2 or missing:
        print(f"This needs {', '.join(missing)}." if missing else __doc__, file=sys.stderr)
        return 2
    try:
        with tempfile.TemporaryDirectory() as made, screen():
            try_all(Path(made), Path(arguments[0]).resolve(), Path(arguments[1]).resolve())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    print("The installer does what it should.")
    return 0


@contextmanager
def screen() -> Iterator[None]:
    """Show what has a window on a screen that nobody sees."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1024x768x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def expect(what: str, holds: bool) -> None:
    """Go on if it holds."""
    print(f"{'yes' if holds else 'NO '}  {what}", flush=True)
    if not holds:
        raise SetupError(f"It does not hold: {what}")


def expect_same(what: str, found: set[str], wanted: set[str]) -> None:
    """Go on if two sets are the same; else show where they differ."""
    for value in sorted(found ^ wanted):
        print(f"     {'more' if value in found else 'less'}: {value}")
    expect(what, found == wanted)


def stub() -> str:
    """What wine of this machine can run: its 32-bit half is often missing."""
    return nsis.STUBS[0 if Path("/usr/lib/i386-linux-gnu/wine").is_dir() else 1]


def two_versions(folder: Path, program: Path, drawn: Path) -> tuple[Path, Path, set[str]]:
    """An installer of an older version with a file more, one of this version, and the files of this one."""
    tree = folder / "program"
    shutil.copytree(program, tree, symlinks=False)
    defines = [f"-DSTUB={stub()}", f"-DOUTPUT={tree / 'duckgames.exe'}"]
    run(["makensis", "-V2", "-WX", *defines, str(PINS / "windows" / "stand_in.nsi")], "No stand-in could be made.")
    (tree / "_internal" / "Gone" / "Старый файл").mkdir(parents=True)
    (tree / "_internal" / "Gone" / "Старый файл" / "zażółć.dll").write_text("old", "utf-8")
    old = nsis.pack(tree, drawn, folder / "old.exe", OLD_VERSION, stub(), quick=True)
    shutil.rmtree(tree / "_internal" / "Gone")
    new = nsis.pack(tree, drawn, folder / "new.exe", VERSION, stub(), quick=True)
    own = {nsis.FILE_ICON, "uninstall.exe"}
    return old, new, own | {source.target.as_posix() for source in nsis.sources(tree)}


def try_all(folder: Path, program: Path, drawn: Path) -> None:
    """Everything that a person does with an installer, in turn."""
    old, new, wanted = two_versions(folder, program, drawn)
    windows = Windows(folder)
    values, files = windows.registry(), windows.files()
    windows.be("win7")
    expect("an old Windows is refused", windows.call(old, "/S") == TOO_OLD and windows.files() == files)
    windows.be("win10")

    place = windows.local / "Programs" / "Duck Games"
    expect("a silent installation", windows.call(old, "/S") == 0)
    expect("its older file is there", (place / "_internal" / "Gone").is_dir())
    try_registry(windows, OLD_VERSION)
    match = windows.local / "duckgames" / "matches" / "kept.json"
    match.parent.mkdir(parents=True)
    match.write_text("{}", "utf-8")

    expect("an update over it", windows.call(new, "/S") == 0)
    found = {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}
    expect(f"exactly the {len(wanted)} files of the new version", found == wanted)
    try_registry(windows, VERSION)
    try_opening(windows)
    try_while_running(windows, place, new)

    (place / "mine.txt").write_text("mine", "utf-8")
    expect("a silent removal", windows.call(place / "uninstall.exe", "/S") == 0)
    expect("a file of the person's own stays", [path.name for path in place.iterdir()] == ["mine.txt"])
    shutil.rmtree(place)
    expect("the matches stay", match.is_file())
    shutil.rmtree(windows.local / "duckgames")
    left = windows.files() - files - {"AppData/Local/Programs"}
    expect(f"no other file stays {sorted(left)}", not left)
    expect_same("the registry is as it was", windows.registry(), values)
    try_elsewhere(windows, new)
    try_beside_another(windows, new)


def try_registry(windows: Windows, version: str) -> None:
    """Is Windows told all it shows, and the kind of file?"""
    text = "\n".join(windows.registry())
    entry = rf"Uninstall\{APP_ID}"
    expect(f"the entry among the programs says {version}", f'{entry}] "DisplayVersion"="{version}"' in text)
    for name in ("DisplayIcon", "Publisher", "EstimatedSize", "QuietUninstallString", "InstallLocation"):
        expect(f"... and has {name}", f'{entry}] "{name}"=' in text)
    expect("matches are opened with it", rf'Classes\{KIND}\shell\open\command] @="\"C:' in text and r'\"%1\""' in text)
    expect("the ending is its own", rf'Classes\.duckgame] @="{KIND}"' in text)
    links = list(windows.home.rglob("Duck Games.lnk"))
    expect("one link, in the start menu", len(links) == 1 and "Start Menu" in str(links[0]))


def try_opening(windows: Windows) -> None:
    """Does a file reach the program whole, whatever it is called?"""
    # wine does not look among the user's kinds of files, as Windows does: they are shown to it among those of all.
    windows.call("regedit", "/E", r"C:\kinds.reg", r"HKEY_CURRENT_USER\Software\Classes")
    kinds = windows.drive / "kinds.reg"
    kinds.write_text(kinds.read_text("utf-16").replace("HKEY_CURRENT_USER", "HKEY_LOCAL_MACHINE"), "utf-16")
    windows.call("regedit", r"C:\kinds.reg")
    saved = windows.drive / "Мои партии" / "moja partia.duckgame"
    saved.parent.mkdir()
    saved.write_text("{}", "utf-8")
    windows.call("start", "/unix", saved)
    said = windows.drive / "stand-in.txt"
    words = said.read_text("utf-16-le").strip() if said.is_file() else ""
    expect(f"a double click hands over the file {words}", words == r'"C:\Мои партии\moja partia.duckgame"')


def try_while_running(windows: Windows, place: Path, new: Path) -> None:
    """Is a running program left alone?"""
    with windows.running(place / "duckgames.exe"):
        expect("no update while it runs", windows.attempt(new, "/S") == RUNNING)
        # So called it stays where it is and is waited for. It must have no quotation marks, as wine puts around spaces.
        words = f"/S _?={windows.path(place)}".split(" ")
        expect("no removal while it runs", windows.attempt(place / "uninstall.exe", *words) == RUNNING)
        expect("and all is still there", (place / "_internal").is_dir() and (place / "duckgames.exe").is_file())


def try_elsewhere(windows: Windows, new: Path) -> None:
    """Does a folder of the person's choice keep what was in it, and does an update find it?"""
    folder = windows.drive / "Мои игры"
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "theirs.txt").write_text("theirs", "utf-8")
    # Without quotation marks, as above.
    code = windows.call(new, "/S", r"/D=C:\Мои", "игры")
    expect("installed elsewhere", code == 0 and (folder / "uninstall.exe").is_file())
    expect("updated there", windows.call(new, "/S") == 0 and not (windows.local / "Programs" / "Duck Games").exists())
    windows.call(folder / "uninstall.exe", "/S")
    left = [path.name for path in folder.rglob("*")]
    expect(f"what was there stays {left}", left == ["_internal", "theirs.txt"])


def try_beside_another(windows: Windows, new: Path) -> None:
    """Does another program that opens these files keep them?"""
    key = r"HKCU\Software\Classes\.duckgame"
    windows.call("reg", "add", key, "/ve", "/d", "Other.Program", "/f")
    values = windows.registry()
    windows.call(new, "/S")
    expect("another program keeps the files", r'Classes\.duckgame] @="Other.Program"' in "\n".join(windows.registry()))
    windows.call(windows.local / "Programs" / "Duck Games" / "uninstall.exe", "/S")
    expect_same("also afterwards", windows.registry(), values)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
