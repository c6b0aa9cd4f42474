"""Takes from libraries of Linux the folders of the machine that built them, where they would look for others first."""

import struct
from collections.abc import Iterator
from pathlib import Path

# Of the format ELF, as the header file elf.h names its parts: the dynamic section and what is read from it.
ELF64_LITTLE = b"\x7fELF\x02\x01"
PT_LOAD, PT_DYNAMIC = 1, 2
DT_NULL, DT_STRTAB, DT_RPATH, DT_RUNPATH = 0, 5, 15, 29
ENTRY = struct.Struct("<qQ")
SEGMENT = struct.Struct("<IIQQQQQQ")


def forget_all(folder: Path) -> int:
    """Take them from every program and library in a folder; return of how many."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return sum(forget(path) for path in files)


def forget(path: Path) -> bool:
    """Take them from one file, if it is a library that has any.

    A path that begins at the library itself ($ORIGIN) stays: it holds wherever the folder lies.
    """
    with path.open("rb") as file:
        if file.read(6) != ELF64_LITTLE:
            return False
    content = bytearray(path.read_bytes())
    segments = list(read_segments(content))
    place = next((offset for kind, offset, *_ in segments if kind == PT_DYNAMIC), None)
    if place is None:
        return False
    entries = list(read_entries(content, place))
    names = next((file_offset(segments, value) for tag, value in entries if tag == DT_STRTAB), 0)
    kept = [entry for entry in entries if not is_foreign(content, names, *entry)]
    if len(kept) == len(entries):
        return False
    # The section keeps its length, and ends earlier.
    for number, entry in enumerate([*kept, *[(DT_NULL, 0)] * (len(entries) - len(kept))]):
        ENTRY.pack_into(content, place + number * ENTRY.size, *entry)
    path.write_bytes(content)
    return True


def read_segments(content: bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Kind, offset, address and length of each segment."""
    (start,) = struct.unpack_from("<Q", content, 0x20)
    size, count = struct.unpack_from("<HH", content, 0x36)
    for number in range(count):
        kind, _, offset, address, _, length, _, _ = SEGMENT.unpack_from(content, start + number * size)
        yield kind, offset, address, length


def read_entries(content: bytearray, place: int) -> Iterator[tuple[int, int]]:
    """The entries of the dynamic section, without the one that ends it."""
    while True:
        tag, value = ENTRY.unpack_from(content, place)
        if tag == DT_NULL:
            return
        yield tag, value
        place += ENTRY.size


def file_offset(segments: list[tuple[int, int, int, int]], address: int) -> int:
    """Where in the file lies what is loaded to an address."""
    for kind, offset, start, length in segments:
        if kind == PT_LOAD and start <= address < start + length:
            return offset + address - start
    raise ValueError(f"nothing is loaded to {address:#x}")


def is_foreign(content: bytearray, names: int, tag: int, value: int) -> bool:
    """Whether an entry names folders of a machine."""
    return tag in (DT_RPATH, DT_RUNPATH) and content[names + value : names + value + 1] == b"/"
