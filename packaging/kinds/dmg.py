"""The disk image for macOS with the app, signed and notarised where a certificate is at hand."""

import os
import shutil
import sys
from pathlib import Path

import universal
from environment import ROOT, SetupError, run
from identity import SIGN_VARIABLE
from product import VERSION

from kinds import folder

NOTARY_VARIABLE = "DUCKGAMES_NOTARY_PROFILE"
"""The environment variable with the name under which `xcrun notarytool store-credentials` keeps the account."""

TOOLS = ("codesign", "hdiutil", "lipo", "xcrun")
VOLUME = "Duck Games"


def lacks() -> str:
    """What is needed: macOS, since PyInstaller builds for its own system, and Apple's tools."""
    if sys.platform != "darwin":
        return "a disk image is made on macOS, with Apple's tools"
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    return f"{', '.join(missing)} missing; please run xcode-select --install" if missing else ""


def build(output: Path) -> Path:
    """Build `duckgames-VERSION-macos-TARGET.dmg` inside a folder; raises `SetupError`."""
    identity, profile = os.environ.get(SIGN_VARIABLE, ""), os.environ.get(NOTARY_VARIABLE, "")
    if profile and not identity:
        raise SetupError(f"Only what is signed can be notarised: {NOTARY_VARIABLE} is set, {SIGN_VARIABLE} is not.")
    app = folder.build(output)
    universal.expect_architectures(app)
    # PyInstaller signs the app, and if it cannot it only warns. Without a certificate the signature bears no name.
    run(["codesign", "--verify", "--deep", "--strict", str(app)], "The app is not signed as it should be.")
    image = draw_up(app, output / f"duckgames-{VERSION}-macos-{universal.target()}.dmg")
    if identity:
        run(["codesign", "--sign", identity, "--timestamp", str(image)], "The disk image could not be signed.")
    if profile:
        notarise(image, profile)
    print(what_it_is_worth(bool(identity), bool(profile)), flush=True)
    return image


def draw_up(app: Path, image: Path) -> Path:
    """Make a compressed disk image with an app, and a link to the folder it is to be dragged into."""
    shown = ROOT / "build" / "dmg"
    shutil.rmtree(shown, ignore_errors=True)
    shown.mkdir(parents=True)
    # Apple's own copy: it keeps links and what the signature covers.
    run(["ditto", str(app), str(shown / app.name)], "The app could not be copied.")
    (shown / "Applications").symlink_to("/Applications")
    options = ["-volname", VOLUME, "-srcfolder", str(shown), "-fs", "HFS+", "-format", "UDZO", "-ov"]
    run(["hdiutil", "create", *options, str(image)], "The disk image could not be made.")
    return image


def notarise(image: Path, profile: str) -> None:
    """Have Apple look at a disk image, wait for the answer, and attach it for Macs that are offline."""
    submit = ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"]
    run(submit, "Apple did not notarise it; xcrun notarytool log tells why.")
    run(["xcrun", "stapler", "staple", str(image)], "The notarisation could not be attached.")
    check = ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image)]
    run(check, "macOS would refuse the disk image all the same.")


def what_it_is_worth(signed: bool, notarised: bool) -> str:
    """What whoever opens the disk image will meet."""
    if notarised:
        return "The disk image is signed and notarised."
    if signed:
        return f"Signed, but not notarised ({NOTARY_VARIABLE} is not set): macOS will ask before it opens the app."
    return (
        f"NOT signed ({SIGN_VARIABLE} is not set): macOS will refuse to open the app until it is allowed under System "
        "Settings, Privacy & Security."
    )
