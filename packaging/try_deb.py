"""Tries a .deb as a stranger would have it: in a minimal Debian, as somebody without rights, until it is gone again.

    python packaging/try_deb.py DEB [--cache FILE] [--pictures FOLDER]

    --cache FILE        keep the minimal Debian in FILE (.tar.gz), so that the next trial need not fetch it
    --pictures FOLDER   where to put the pictures of its window in three languages, to be looked at

Needs root, debootstrap and a mirror of Debian; the standard library only. Ends with 0 if all holds, else with 1.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import counts
import minimal_root
import xwd
from environment import SetupError
from minimal_root import Broken, MinimalRoot, tell
from product import APP_ID, VERSION
from trial import Amiss, carry_out

LARGEST_MB = 52
USER = "4711:4711"
HOME = "/home/Żółta kaczka, утка"
OFFSCREEN = {"HOME": HOME, "XDG_RUNTIME_DIR": HOME, "QT_QPA_PLATFORM": "offscreen"}
ON_X11 = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":7"}
SCREEN = "/home/screen"
DRAWN_COLOURS = 200
WHOLE = 1280 * 800 * 4
PATIENCE = 120

# Shows the window on a screen whose picture lies in the folder $0, until there is a file "enough".
SHOW = """
Xvfb :7 -screen 0 1280x800x24 -nolisten tcp -fbdir "$0" & screen=$!
while ! test -e /tmp/.X11-unix/X7; do sleep 0.2; done
duckgames --language "$1" --theme light & program=$!
while ! test -e "$0/enough" && kill -0 $program; do sleep 0.2; done
kill $program; wait $program
kill $screen; wait $screen
exit 0
"""
TOOLS = ("xvfb", "desktop-file-utils", "shared-mime-info", "gtk-update-icon-cache", "appstream")

# What dpkg and apt keep for themselves, and what a machine writes down as it runs.
OF_PACKAGING = ("var/lib/dpkg/", "var/lib/apt/", "var/cache/apt/", "var/cache/debconf/", "var/log/")
NOT_OURS = (*OF_PACKAGING, "dev/", "proc/", "sys/", "home/", "etc/ld.so.cache", "var/cache/ldconfig/")


class Trial:
    """One package in one root, and what was there before the package."""

    def __init__(self, deb: Path, older: Path, root: MinimalRoot, pictures: Path) -> None:
        self.deb, self.older, self.root, self.pictures = deb, older, root, pictures
        self.before: dict[str, str] = {}
        for path in (deb, older):
            (root.path / path.name).write_bytes(path.read_bytes())
        home = root.path / HOME.lstrip("/")
        home.mkdir(parents=True)
        home.chmod(0o777)

    def field(self, name: str) -> str:
        """What the package says of itself."""
        return tell("dpkg-deb", "--field", str(self.deb), name)

    def start(self, *words: str) -> str:
        """Start the program as somebody without rights, without a network, a sound server, or a desktop."""
        return self.root.run("duckgames", *words, user=USER, variables=OFFSCREEN, network=False)

    def remember(self) -> None:
        """Note what is there before the package comes."""
        self.before = self.root.contents(NOT_OURS)

    def left(self) -> list[str]:
        """What differs from what was there before the package came."""
        now = self.root.contents(NOT_OURS)
        paths = sorted(self.before.keys() | now.keys())
        return [path for path in paths if now.get(path) != self.before.get(path)]


def check_size(trial: Trial) -> str:
    """It is not too large."""
    megabytes = trial.deb.stat().st_size / 1e6
    if megabytes > LARGEST_MB:
        raise Amiss(f"{megabytes:.1f} MB, more than {LARGEST_MB}")
    return f"{megabytes:.1f} MB of at most {LARGEST_MB}, {int(trial.field('Installed-Size')) / 1024:.0f} MiB unpacked"


def check_depends(trial: Trial) -> str:
    """What it depends on can be had, and is what is there before it."""
    trial.root.apt("satisfy", trial.field("Depends"))
    trial.remember()
    return f"{len(trial.field('Depends').split(','))} packages, with theirs {packages(trial.root)} in the root"


def check_install(trial: Trial) -> str:
    """It installs, and brings nothing more than itself."""
    before = packages(trial.root)
    trial.root.apt("install", f"/{trial.deb.name}")
    if packages(trial.root) != before + 1:
        raise Amiss(f"{packages(trial.root) - before - 1} packages came along that it does not depend on")
    trial.root.run("dpkg", "--verify", "duckgames")
    return f"{trial.field('Version')} for {trial.field('Architecture')}"


def check_libraries(trial: Trial) -> str:
    """Every library that any of its files is linked to is there."""
    script = (
        "cd /usr/lib/duckgames && export LD_LIBRARY_PATH=$PWD/_internal && "
        "find . -type f \\( -name '*.so*' -o -name duckgames \\) -print0 | xargs -0 ldd 2>&1 | grep 'not found' || true"
    )
    missing = sorted(set(trial.root.run("sh", "-c", script).splitlines()))
    if missing:
        raise Amiss("; ".join(line.strip() for line in missing))
    return "all are found"


def check_selftest(trial: Trial) -> str:
    """Its own test holds: ducks play a match of each game; and it counts as much as the checkout has."""
    said = trial.start("--selftest")
    amiss = counts.differences(said)
    if amiss:
        raise Amiss("; ".join(amiss))
    return f"{len(re.findall('^ok ', said, re.MULTILINE))} checks of its own; {counts.told()}"


def check_version(trial: Trial) -> str:
    """It says its version, and draws its window without a screen."""
    # Before it, Qt complains that the system has told of no language.
    said = trial.start("--version").splitlines()[-1]
    if said != f"duckgames {VERSION}":
        raise Amiss(f"it says {said!r}")
    trial.start("--quit-after-first-paint")
    return said


def check_purge(trial: Trial) -> str:
    """It goes without a trace."""
    trial.root.apt("purge", "duckgames")
    left = trial.left()
    if left:
        raise Amiss("left or changed: " + ", ".join(left[:20]))
    home = [path for path in (trial.root.path / "home").rglob("*") if path.is_file()]
    return f"{len(trial.before)} paths as before, {len(home)} files in the user's home; not looked at: " + ", ".join(
        NOT_OURS
    )


def check_tools(trial: Trial) -> str:
    """What a desktop has, which then takes part in installing."""
    trial.root.apt("install", *TOOLS)
    # Where screens of X11 are found; on a real system it is there before any of them.
    trial.root.run("mkdir", "--mode=1777", "/tmp/.X11-unix")
    trial.remember()
    return ", ".join(TOOLS)


def check_upgrade(trial: Trial) -> str:
    """It comes over an older one, and once more over itself."""
    trial.root.apt("install", f"/{trial.older.name}")
    trial.root.apt("install", f"/{trial.deb.name}")
    trial.root.apt("install", "--reinstall", f"/{trial.deb.name}")
    found = trial.root.run("dpkg-query", "-W", "-f", "${Version} ${db:Status-Abbrev}", "duckgames").split()
    if found != [trial.field("Version"), "ii"]:
        raise Amiss(f"dpkg says {' '.join(found)}")
    trial.root.run("dpkg", "--verify", "duckgames")
    return f"0.0.1-1 to {found[0]}, and again"


def check_desktop(trial: Trial) -> str:
    """The desktop knows the program, its icon and its kind of file."""
    root, share = trial.root, "/usr/share"
    root.run("desktop-file-validate", f"{share}/applications/{APP_ID}.desktop")
    root.run("appstreamcli", "validate", "--no-net", f"{share}/metainfo/{APP_ID}.metainfo.xml")
    wanted = {
        f"{share}/applications/mimeinfo.cache": f"application/x-duckgame+json={APP_ID}.desktop",
        f"{share}/mime/globs2": "application/x-duckgame+json:*.duckgame",
        f"{share}/mime/subclasses": "application/x-duckgame+json application/json",
    }
    for file, text in wanted.items():
        if text not in (root.path / file.lstrip("/")).read_text(encoding="utf-8"):
            raise Amiss(f"{file} does not tell of {text}")
    icons = root.path / "usr/share/icons/hicolor"
    found = {path.parent.parent.name for path in icons.rglob(f"apps/{APP_ID}.*")}
    if not {"16x16", "48x48", "256x256", "scalable"} <= found:
        raise Amiss(f"icons in these sizes only: {sorted(found)}")
    return f"desktop file, metainfo, kind of file, icons in {len(found)} sizes"


def check_window(trial: Trial) -> str:
    """Its window is drawn on a screen of X11, in each language."""
    for language in ("en", "pl", "ru"):
        picture = drawn(trial.root, language)
        xwd.write_png(picture, trial.pictures / f"launcher-{language}.png")
    return f"pictures in {trial.pictures}"


def drawn(root: MinimalRoot, language: str) -> xwd.Picture:
    """The screen with the window in a language, as soon as it no longer changes; the program is then told to end."""
    screen = root.path / SCREEN.lstrip("/")
    shutil.rmtree(screen, ignore_errors=True)
    screen.mkdir()
    screen.chmod(0o777)
    # The program is ended by force here, so what it leaves is kept in a home of its own, away from the next start.
    home = root.path / "home" / language
    home.mkdir()
    home.chmod(0o777)
    variables = ON_X11 | dict.fromkeys(("HOME", "TMPDIR", "XDG_RUNTIME_DIR"), f"/home/{language}")
    process = root.popen(["sh", "-c", SHOW, SCREEN, language], USER, variables, network=False)
    try:
        picture = settled(screen / "Xvfb_screen0", process)
        (screen / "enough").touch()
        said, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    if picture is None:
        raise Amiss(f"no window in {language}: {said[-500:]}")
    return picture


def settled(file: Path, process: "subprocess.Popen[str]") -> xwd.Picture | None:
    """The picture in a file when it has been the same for a while and is not blank; nothing if it never is."""
    last, until = None, time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        time.sleep(2)
        picture = xwd.read(file) if file.exists() and file.stat().st_size > WHOLE else None
        if picture is not None and picture == last and picture.colours() > DRAWN_COLOURS:
            return picture
        last = picture
    return None


CHECKS: dict[str, Callable[[Trial], str]] = {
    "size": check_size,
    "what it depends on": check_depends,
    "install": check_install,
    "libraries": check_libraries,
    "version and window": check_version,
    "self-test": check_selftest,
    "purge": check_purge,
    "tools of a desktop": check_tools,
    "upgrade and reinstall": check_upgrade,
    "desktop": check_desktop,
    "window on X11": check_window,
    "purge again": check_purge,
}


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(prog="try_deb.py", description="Try a .deb in a minimal Debian, as a stranger.")
    parser.add_argument("deb", type=Path)
    parser.add_argument("--cache", type=Path)
    parser.add_argument("--pictures", type=Path)
    words = parser.parse_args(arguments)
    lack = minimal_root.lacks() or ("" if words.deb.is_file() else f"there is no {words.deb}")
    if lack:
        print(f"The package cannot be tried: {lack}.", file=sys.stderr)
        return 1
    pictures = words.pictures or Path(tempfile.mkdtemp(prefix="duckgames-pictures-"))
    pictures.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix="duckgames-") as name, minimal_root.fresh(words.cache) as root:
            root.apt("update")
            trial = Trial(words.deb.resolve(), older(words.deb, Path(name)), root, pictures)
            return carry_out(CHECKS, trial)
    except (Broken, SetupError) as error:
        print(f"The package cannot be tried: {error}", file=sys.stderr)
        return 1


def older(deb: Path, folder: Path) -> Path:
    """The same package under an older version, without compression."""
    tell("dpkg-deb", "--raw-extract", str(deb), str(folder / "tree"))
    control = folder / "tree" / "DEBIAN" / "control"
    text = re.sub(r"^Version: .*$", "Version: 0.0.1-1", control.read_text(encoding="utf-8"), flags=re.MULTILINE)
    control.write_text(text, encoding="utf-8")
    tell("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(folder / "tree"), str(folder / "older.deb"))
    return folder / "older.deb"


def packages(root: MinimalRoot) -> int:
    """How many packages are installed."""
    return len(root.run("dpkg-query", "-W", "-f", "${Package}\\n").split())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
