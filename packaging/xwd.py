"""Reads the picture that Xvfb keeps of its screen in a file, and writes it as PNG."""

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

# The fields of the header of XWD that matter, by their place among its 25 numbers.
HEADER = struct.Struct(">25I")
HEADER_SIZE, WIDTH, HEIGHT, BITS_PER_PIXEL, BYTES_PER_LINE, COLOURS = 0, 4, 5, 11, 12, 19
COLOUR_SIZE = 12


@dataclass(frozen=True)
class Picture:
    """Rows of red, green and blue bytes."""

    width: int
    height: int
    rows: tuple[bytes, ...]

    def colours(self) -> int:
        """How many colours are in it, looked at every few rows; a blank screen has one."""
        some = self.rows[::8]
        return len({row[at : at + 3] for row in some for at in range(0, len(row), 12)})


def read(file: Path) -> Picture:
    """Read the file `Xvfb_screen0` of a screen of 24 bits."""
    content = file.read_bytes()
    header = HEADER.unpack_from(content)
    if header[BITS_PER_PIXEL] != 32:
        raise ValueError(f"{header[BITS_PER_PIXEL]} bits for a pixel, not 32")
    begin = header[HEADER_SIZE] + header[COLOURS] * COLOUR_SIZE
    return Picture(
        header[WIDTH],
        header[HEIGHT],
        tuple(
            rgb(content[begin + line * header[BYTES_PER_LINE] :][: header[WIDTH] * 4]) for line in range(header[HEIGHT])
        ),
    )


def rgb(row: bytes) -> bytes:
    """A row whose pixels are blue, green, red and nothing, as red, green and blue."""
    turned = bytearray(len(row) // 4 * 3)
    turned[0::3], turned[1::3], turned[2::3] = row[2::4], row[1::4], row[0::4]
    return bytes(turned)


def write_png(picture: Picture, file: Path) -> None:
    """Write a picture as PNG."""
    packed = zlib.compress(b"".join(b"\0" + row for row in picture.rows))
    header = struct.pack(">2I5B", picture.width, picture.height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", packed), (b"IEND", b""))
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in chunks))


def chunk(kind: bytes, data: bytes) -> bytes:
    """One part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
