"""The inside of a share code: a record and its hashes as few bytes, actions by columns, which pack best."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from duckgames.core.game import Json
from duckgames.core.places import Seat
from duckgames.core.players import NOTE
from duckgames.core.record import FORMAT, Record
from duckgames.core.seal import NOTE as SALT
from duckgames.core.share_text import BadCode, Fault

CHECKPOINTS: Final = 128
"""At most so many positions of a match have a hash in its code, beside the last."""

KEPT: Final = ("take_back", "seed_typed", "practice", NOTE, SALT)
"""The notes that belong to a match wherever it is; when it was played, and what else was noted, stays at home."""

_LARGEST: Final = 1024 * 1024
"""The bytes that a code may unpack to."""

_FINGERPRINT: Final = 6
_LONGEST_NUMBER: Final = 10


@dataclass(frozen=True)
class Body:
    """A match in a code: its record, a byte for each of its `checkpoints`, and the ply it opens at, if any."""

    record: Record
    hashes: bytes
    ply: int | None


def checkpoints(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The plies after which a code holds a hash: the ends of turns, thinned out in a long match.

    `seats` took the actions one after another; a turn ends where another seat goes on.
    """
    ends = [ply for ply in range(1, len(seats)) if seats[ply] != seats[ply - 1]]
    return tuple(ends[:: -(-len(ends) // CHECKPOINTS) or 1])


def turn_of(seats: Sequence[Seat], ply: int) -> int:
    """How many turns end within the first `ply` actions."""
    return sum(1 for at in range(1, ply + 1) if at == len(seats) or seats[at] != seats[at - 1])


def pack(body: Body) -> bytes:
    """`body` as bytes."""
    record = body.record
    shapes: dict[str, int] = {}
    order: list[int] = []
    columns: dict[tuple[int, int], list[int]] = {}
    for _, action in record.actions:
        numbers: list[int] = []
        shape = json.dumps(_shape(action, numbers), ensure_ascii=False, separators=(",", ":"))
        kind = shapes.setdefault(shape, len(shapes))
        order.append(kind)
        for n, number in enumerate(numbers):
            columns.setdefault((kind, n), []).append(number)
    head: list[Any] = [record.app, record.game, record.rules, dict(record.options), [vars(p) for p in record.seats]]
    head += [record.seed, {key: record.notes[key] for key in KEPT if key in record.notes}, body.ply, len(order)]
    head += [json.loads(shape) for shape in shapes]
    words = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    numbers = [len(words), *(seat for seat, _ in record.actions), *order]
    numbers += [number for _, column in sorted(columns.items()) for number in column]
    first, rest = b"".join(map(_number, numbers[:1])), b"".join(map(_number, numbers[1:]))
    return zlib.compress(first + words + rest, 9) + bytes.fromhex(record.fingerprint) + body.hashes


def unpack(data: bytes) -> Body:
    """The body in `data`; raises `BadCode` for what no program packed."""
    try:
        return _unpacked(data)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, OverflowError, zlib.error) as error:
        raise BadCode(Fault.CONTENT, detail=type(error).__name__) from error


def _unpacked(data: bytes) -> Body:
    unpacker = zlib.decompressobj()
    inside = unpacker.decompress(data, _LARGEST)
    if not unpacker.eof:
        raise ValueError("cut, or larger than any match")
    tail = unpacker.unused_data
    size, at = _read_number(inside, 0)
    words, numbers = inside[at : at + size], _numbers(inside, at + size)
    app, game, rules, options, seats, seed, notes, ply, count, *shapes = json.loads(words.decode())
    texts = [len(json.dumps(shape)) for shape in shapes]
    players, order = (_take(numbers, _counted(count)) for _ in range(2))
    if min(order, default=0) < 0 or sum(texts[kind] for kind in order) > _LARGEST:
        raise ValueError("no such shape, or larger than any match")
    actions = _actions(shapes, order, numbers)
    if next(numbers, None) is not None:
        raise ValueError("a number too many")
    fields = {"format": FORMAT, "app": app, "game": game, "rules": rules, "options": options, "seats": seats}
    fields |= {"seed": seed, "actions": [list(pair) for pair in zip(players, actions, strict=True)]}
    fields |= {"fingerprint": tail[:_FINGERPRINT].hex(), "notes": {key: notes[key] for key in KEPT if key in notes}}
    record = Record.from_json(json.dumps(fields))
    hashes = tail[_FINGERPRINT:]
    if len(tail) < _FINGERPRINT or len(hashes) != len(checkpoints(players)):
        raise ValueError("not a hash for each checkpoint")
    if ply is not None and _counted(ply) > count:
        raise ValueError("it opens at no ply")
    return Body(record, hashes, ply)


def _shape(action: Json, numbers: list[int]) -> Json:
    """`action` with zeros where numbers are, which are added to `numbers`."""
    if type(action) is int:
        numbers.append(action)
        return 0
    if isinstance(action, list | tuple):
        return [_shape(each, numbers) for each in action]
    if isinstance(action, dict):
        return {key: _shape(each, numbers) for key, each in action.items()}
    return action


def _actions(shapes: Sequence[Json], order: Sequence[int], numbers: Iterator[int]) -> list[Json]:
    """The actions of the kinds in `order`, filled from the columns in which their numbers come."""
    holes: list[list[int]] = [[] for _ in shapes]
    for shape, found in zip(shapes, holes, strict=True):
        _shape(shape, found)
    # Counted at once: a small code can name so many shapes that going through all actions for each takes minutes.
    counts = Counter(order)
    columns = {
        (kind, n): iter(_take(numbers, counts[kind])) for kind, found in enumerate(holes) for n in range(len(found))
    }
    return [_filled(shapes[kind], iter([next(columns[kind, n]) for n in range(len(holes[kind]))])) for kind in order]


def _filled(shape: Json, numbers: Iterator[int]) -> Json:
    """`shape` with its numbers: `_shape` the other way round."""
    if type(shape) is int:
        return next(numbers)
    if isinstance(shape, list):
        return [_filled(each, numbers) for each in shape]
    if isinstance(shape, dict):
        return {key: _filled(each, numbers) for key, each in shape.items()}
    return shape


def _counted(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise TypeError("not a number of things")
    return value


def _take(numbers: Iterator[int], count: int) -> list[int]:
    found = list(islice(numbers, count))
    if len(found) < count:
        raise ValueError("too few numbers")
    return found


def _number(value: int) -> bytes:
    """`value` in groups of seven bits, the least first; those that go on have their highest bit set."""
    left = value << 1 if value >= 0 else ~(value << 1)
    found = bytearray()
    while left > 0x7F:
        found.append(left & 0x7F | 0x80)
        left >>= 7
    found.append(left)
    return bytes(found)


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """The number that begins at `at`, and where the next one does."""
    value = 0
    for n in range(_LONGEST_NUMBER):
        byte = data[at + n]
        value |= (byte & 0x7F) << 7 * n
        if byte < 0x80:
            return (value >> 1) ^ -(value & 1), at + n + 1
    raise ValueError("a number without an end")


def _numbers(data: bytes, at: int) -> Iterator[int]:
    while at < len(data):
        number, at = _read_number(data, at)
        yield number
