"""Finds the system libraries of Qt that a Linux machine lacks, and names the packages that hold them.

Qt itself often blames the wrong library (it says xcb-cursor0 when another of xcb's libraries is missing), so we ask
the loader.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

# The parts of PySide6 the program loads. Qt's own libraries hang on these and are looked at with them.
PROGRAM_PARTS = (
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "QtMultimedia.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/multimedia/libffmpegmediaplugin.so",
    "lrelease",
)
SCREEN_PARTS = {
    "xcb": ("Qt/plugins/platforms/libqxcb.so",),
    "wayland": (
        "Qt/plugins/platforms/libqwayland.so",
        "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    ),
}

# Library -> Debian's package. Each of these brings the libraries it needs itself.
DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
# What PyInstaller calls on Linux, and what takes debug information away.
BUILD_TOOLS = ("objcopy", "objdump", "strip")
# Renamed when Debian 13 and Ubuntu 24.04 gave 32-bit machines a longer clock.
RENAMED_T64 = {"libglib2.0-0"}


def screens(command: str, environment: Mapping[str, str]) -> tuple[str, ...]:
    """The screens a command needs: tests run offscreen, benches on a screen of their own (Xvfb).

    What build.py makes takes the libraries of every screen along, and so they have to be there.
    """
    if command == "build":
        return ("xcb", "wayland")
    if command == "bench":
        return ("xcb",)
    if command == "play" and environment.get("QT_QPA_PLATFORM", "") == "":
        return ("wayland",) if environment.get("WAYLAND_DISPLAY") else ("xcb",)
    return ()


def missing_libraries(pyside: Path, wanted_screens: Iterable[str]) -> list[str]:
    """Names of the libraries the loader does not find; empty on other systems than Linux."""
    if sys.platform != "linux" or shutil.which("ldd") is None:
        return []
    parts = [*PROGRAM_PARTS, *(part for screen in wanted_screens for part in SCREEN_PARTS[screen])]
    files = [str(pyside / part) for part in parts if (pyside / part).exists()]
    answer = subprocess.run(
        ["ldd", *files], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}, check=False
    )
    return not_found(answer.stdout)


def not_found(ldd: str) -> list[str]:
    """Names of the libraries that an output of ldd reports as missing."""
    return sorted(set(re.findall(r"^\s*(\S+) => not found", ldd, flags=re.MULTILINE)))


def missing_tools(command: str) -> list[str]:
    """Debian packages of programs and Python parts that a command needs and this machine lacks."""
    packages = []
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        packages.append(f"python3.{sys.version_info.minor}-venv")
    if command == "bench" and sys.platform == "linux" and shutil.which("Xvfb") is None:
        packages.append("xvfb")
    if command == "build" and sys.platform == "linux" and not all(map(shutil.which, BUILD_TOOLS)):
        packages.append("binutils")
    return packages


def os_release() -> dict[str, str]:
    """What Linux tells of itself: ID, ID_LIKE, VERSION_ID ...; empty elsewhere."""
    try:
        text = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in text.splitlines() if "=" in line)
    return {key: value.strip("\"'") for key, value in pairs}


def is_debian_like(release: Mapping[str, str]) -> bool:
    """Debian, Ubuntu, and what is made of them."""
    return bool({"debian", "ubuntu"} & {release.get("ID", ""), *release.get("ID_LIKE", "").split()})


def debian_packages(libraries: Iterable[str], release: Mapping[str, str]) -> list[str]:
    """Packages that hold these libraries, by the names this release gives them."""
    number = re.match(r"\d+", release.get("VERSION_ID", ""))
    first_with_t64 = {"debian": 13, "ubuntu": 24}.get(release.get("ID", ""))
    renamed = first_with_t64 is not None and (number is None or int(number[0]) >= first_with_t64)
    packages = {DEBIAN_PACKAGES[library] for library in libraries if library in DEBIAN_PACKAGES}
    return sorted(name + "t64" if renamed and name in RENAMED_T64 else name for name in packages)


def advice(libraries: list[str], packages: list[str], release: Mapping[str, str]) -> str:
    """What a person should do about the missing libraries and packages, in plain words."""
    lines = []
    if libraries:
        lines.append("Qt needs system libraries that this machine lacks: " + ", ".join(libraries))
    if is_debian_like(release):
        wanted = sorted({*packages, *debian_packages(libraries, release)})
        if wanted:
            lines += ["Please run:", "    sudo apt-get install --no-install-recommends " + " ".join(wanted)]
        unknown = [library for library in libraries if library not in DEBIAN_PACKAGES]
        if unknown:
            lines.append(
                "The package of these is not known here (apt-file search NAME finds it): " + ", ".join(unknown)
            )
    elif shutil.which("dnf") and libraries:
        wanted = [f"'{library}()(64bit)'" for library in libraries]
        lines += ["Please run:", "    sudo dnf install " + " ".join(wanted)]
    else:
        lines.append("Please install the packages of your system that hold them.")
        if packages:
            lines.append("On Debian they are called: " + " ".join(packages))
    return "\n".join(lines)


def may_install(release: Mapping[str, str]) -> bool:
    """Only root on a Debian-like system installs packages by itself (a container, a CI machine)."""
    return (
        is_debian_like(release)
        and sys.platform == "linux"
        and os.geteuid() == 0
        and shutil.which("apt-get") is not None
    )


def install(packages: list[str]) -> bool:
    """Install Debian packages as root; True when apt-get was content."""
    print("Installing system packages: " + " ".join(packages), flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    if subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode == 0:
        return True
    # A fresh container has no list of packages yet.
    subprocess.run(["apt-get", "update", "-q"], env=environment, stdin=subprocess.DEVNULL, check=False)
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode == 0
