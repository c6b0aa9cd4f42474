"""How Windows and macOS are told what the program is: the resources of its file, and the description of its app."""

import os
import plistlib
import sys
from pathlib import Path
from typing import Any

import universal
from environment import PINS, ROOT, SetupError
from product import APP_ID, VERSION

ICONS = ROOT / "build" / "icons"
"""Where `folder.build` has the icons drawn on Windows and macOS."""

SIGN_VARIABLE = "DUCKGAMES_CODESIGN_IDENTITY"
"""The environment variable with the name of a "Developer ID Application" certificate in the keychain."""


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """A version as the resources of Windows want it: "1.2.3" as 1, 2, 3, 0."""
    numbers = version.split(".")
    if len(numbers) > 4 or not all(number.isdecimal() and int(number) < 1 << 16 for number in numbers):
        raise SetupError(f"The version {version} is not one of up to four numbers with dots, as Windows wants it.")
    first, second, third, fourth = [*map(int, numbers), 0, 0, 0][:4]
    return first, second, third, fourth


def version_resource(version: str) -> str:
    """What PyInstaller puts into duckgames.exe about a version."""
    text = (PINS / "windows" / "version.txt").read_text(encoding="utf-8")
    return text.format(numbers=four_numbers(version), version=version)


def bundle_information(version: str) -> dict[str, Any]:
    """What Info.plist of the app says."""
    information: dict[str, Any] = plistlib.loads((PINS / "macos" / "Info.plist").read_bytes())
    return information | {"CFBundleVersion": version, "CFBundleShortVersionString": version}


def of_program(work: Path, system: str = sys.platform) -> dict[str, Any]:
    """The arguments of PyInstaller's EXE that are a matter of the system; `work` is a folder for files on the way."""
    if system == "win32":
        version = work / "version.txt"
        version.write_text(version_resource(VERSION), encoding="utf-8")
        manifest = PINS / "windows" / "duckgames.manifest"
        return {"icon": str(ICONS / "duckgames.ico"), "version": str(version), "manifest": str(manifest)}
    if system == "darwin":
        return {
            "target_arch": universal.target(),
            "codesign_identity": os.environ.get(SIGN_VARIABLE) or None,
            "entitlements_file": str(PINS / "macos" / "entitlements.plist"),
        }
    return {}


def of_bundle() -> dict[str, Any]:
    """The arguments of PyInstaller's BUNDLE."""
    return {
        "icon": str(ICONS / "duckgames.icns"),
        "bundle_identifier": APP_ID,
        "version": VERSION,
        "info_plist": bundle_information(VERSION),
    }


def file_icon() -> tuple[str, str, str]:
    """The icon of saved matches, as PyInstaller lists what lies among the resources of an app."""
    return "duckgame-file.icns", str(ICONS / "duckgame-file.icns"), "DATA"
