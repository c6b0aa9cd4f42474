"""The icons of the program and of saved matches: every size that systems ask for, each with a picture in it."""

from __future__ import annotations

import io
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from duckgames import APP_ID
from tests.app.starts import environment

Image = pytest.importorskip("PIL.Image", reason="Pillow is among the pins for releases only")

ROOT = Path(__file__).resolve().parents[2]
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
NAMES = {"apps": APP_ID, "mimetypes": "application-x-duckgame+json"}
ART = {"apps": "app-icon", "mimetypes": "file-icon"}
CONTAINERS = ("duckgames", "duckgame-file")


@pytest.fixture(scope="module")
def icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    script = ROOT / "packaging" / "icons.py"
    subprocess.run([sys.executable, str(script), str(folder)], env=environment(), check=True)
    return folder


def colours(image: QImage) -> int:
    """How many colours a picture has among what is not clear."""
    seen = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return len({colour.rgb() for colour in seen if colour.alpha() == 255})


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("size", SIZES)
def test_each_size_of_hicolor_is_drawn(icons: Path, size: int, kind: str) -> None:
    image = QImage(str(icons / "hicolor" / f"{size}x{size}" / kind / f"{NAMES[kind]}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.hasAlphaChannel()
    assert image.pixelColor(0, 0).alpha() < 255
    assert colours(image.scaled(32, 32) if size > 32 else image) > 20


@pytest.mark.parametrize("kind", NAMES)
def test_the_drawing_itself_is_among_them(icons: Path, kind: str) -> None:
    drawing = icons / "hicolor" / "scalable" / kind / f"{NAMES[kind]}.svg"
    assert drawing.read_bytes() == (ROOT / "resources" / "icons" / f"{ART[kind]}.svg").read_bytes()


def test_there_is_nothing_else_in_hicolor(icons: Path) -> None:
    assert len([file for file in icons.rglob("hicolor/**/*") if file.is_file()]) == 2 * (len(SIZES) + 1)


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("size", [16, 22])
def test_a_small_icon_is_a_drawing_of_its_own_with_a_plain_eye(icons: Path, size: int, kind: str) -> None:
    image = QImage(str(icons / "hicolor" / f"{size}x{size}" / kind / f"{NAMES[kind]}.png"))
    darkest = min(
        (image.pixelColor(x, y) for x in range(size // 4, size * 3 // 4) for y in range(size // 4, size * 3 // 4)),
        key=QColor.lightness,
    )
    assert darkest.lightness() < 80


@pytest.mark.parametrize("name", CONTAINERS)
def test_windows_finds_bitmaps_and_one_large_png(icons: Path, name: str) -> None:
    content = (icons / f"{name}.ico").read_bytes()
    nothing, kind, count = struct.unpack_from("<HHH", content)
    assert (nothing, kind) == (0, 1)
    sizes = []
    for number in range(count):
        width, _, _, _, _, depth, length, place = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        sizes.append(width or 256)
        assert depth == 32
        assert content[place : place + 8].startswith(b"\x89PNG" if sizes[-1] == 256 else b"\x28\0\0\0")
        assert place + length <= len(content)
    assert {16, 24, 32, 48, 256} <= set(sizes)
    icon = Image.open(io.BytesIO(content))
    assert {icon.ico.getimage((size, size)).size for size in sizes} == {(size, size) for size in sizes}


@pytest.mark.parametrize("name", CONTAINERS)
def test_macos_finds_all_sizes_up_to_a_retina_dock(icons: Path, name: str) -> None:
    with Image.open(icons / f"{name}.icns") as icon:
        assert {width * scale for width, _, scale in icon.info["sizes"]} == {32, 64, 128, 256, 512, 1024}
