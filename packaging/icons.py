"""Draws the icons of the program and of its saved matches in every size and container that systems ask for.

    python packaging/icons.py FOLDER

Needs PySide6 and Pillow: run it with the interpreter of `environment.ensure("release", ...)`. In the folder lie then
hicolor/SIZExSIZE/{apps,mimetypes}/*.png and hicolor/scalable/... (Linux), duckgames.ico and duckgame-file.ico
(Windows), duckgames.icns and duckgame-file.icns (macOS). At 32 pixels and less, pictures of their own are drawn.
"""

import os
import shutil
import struct
import sys
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from duckgames import APP_ID

ART = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sizes of hicolor, the icon theme that all desktops of Linux fall back to."""
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
"""What Windows shows at 100, 125, 150 and 200 percent."""
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
SMALL = 32
"""The greatest size for which the simple picture is drawn."""


@dataclass(frozen=True)
class Icon:
    """One icon: its pictures among the art, its name and folder in hicolor, and its name in containers."""

    art: str
    name: str
    folder: str
    container: str


ICONS = (
    Icon("app-icon", APP_ID, "apps", "duckgames"),
    Icon("file-icon", "application-x-duckgame+json", "mimetypes", "duckgame-file"),
)


def main(arguments: list[str]) -> None:
    """Carry out the command line."""
    if len(arguments) != 1:
        raise SystemExit(__doc__)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    draw_icons(Path(arguments[0]))
    del application


def draw_icons(folder: Path) -> None:
    """Draw every icon into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for icon in ICONS:
        hicolor = folder / "hicolor"
        for size in SIZES:
            save(picture(icon, size), hicolor / f"{size}x{size}" / icon.folder / f"{icon.name}.png")
        scalable = hicolor / "scalable" / icon.folder / f"{icon.name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ART / f"{icon.art}.svg", scalable)
        contain(icon, ICO_SIZES, folder / f"{icon.container}.ico")
        contain(icon, ICNS_SIZES, folder / f"{icon.container}.icns")


def picture(icon: Icon, size: int) -> Image.Image:
    """An icon drawn at one size, in its simple form where that is small."""
    art = ART / (f"{icon.art}-small.svg" if size <= SMALL else f"{icon.art}.svg")
    image = QImage(size, size, QImage.Format.Format_RGBA8888_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(art.read_bytes())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (size, size), bytes(plain.constBits()))


def save(image: Image.Image, file: Path) -> None:
    """Write a picture, in the smallest way, into a folder that is made for it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(file, optimize=True)


def contain(icon: Icon, sizes: tuple[int, ...], file: Path) -> None:
    """Write one file that holds the icon in several sizes, each drawn for itself."""
    pictures = [picture(icon, size) for size in sizes]
    if file.suffix == ".ico":
        file.write_bytes(ico(pictures))
    else:
        pictures[-1].save(file, append_images=pictures[:-1])


def ico(pictures: list[Image.Image]) -> bytes:
    """The icon file of Windows; only the largest is a PNG in it, as installers and old dialogs know bitmaps only."""
    entries, contents = [], []
    place = 6 + 16 * len(pictures)
    for image in pictures:
        one = BytesIO()
        image.save(one, "ICO", sizes=[image.size], bitmap_format="png" if image.width == 256 else "bmp")
        whole = one.getvalue()
        entries.append(whole[6:18] + struct.pack("<I", place))
        contents.append(whole[22:])
        place += len(contents[-1])
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries + contents)


if __name__ == "__main__":
    main(sys.argv[1:])
