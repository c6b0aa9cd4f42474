"""A finished match as one text to paste: written, read, and replayed as far as the rules of today lead."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.players import NOTE
from duckgames.core.record import Record, fingerprint
from duckgames.core.share_body import Body, checkpoints, pack, turn_of, unpack
from duckgames.core.share_text import BadCode, Fault, read_text, write_text

T = TypeVar("T")


@dataclass(frozen=True)
class Opened:
    """A match out of a code; where other rules made it and it goes no further, `turn` is the last that is the same.

    `turns` are all there were, and `ply` is where it is to be looked at.
    """

    match: Match
    turn: int
    turns: int
    ply: int

    @property
    def whole(self) -> bool:
        """Whether it is there to its end."""
        return self.turn == self.turns


def write_code(match: Match, app: str, ply: int | None = None) -> str:
    """The code of a match, which opens at `ply`; raises `ValueError` unless it has ended, for it tells all secrets."""
    return _returned(_writing(match, match.to_record(app), ply))


def writing(game: AnyGame, record: Record, ply: int | None = None) -> Generator[int, None, str]:
    """`write_code` of a match as it was saved, in pieces for those who must not be kept waiting.

    Raises `BadRecord` too, if the record does not fit the rules.
    """
    match = yield from Match.replaying(game, record)
    return (yield from _writing(match, record, ply))


def _writing(match: Match, record: Record, ply: int | None) -> Generator[int, None, str]:
    if match.result is None:
        raise ValueError("the match goes on")
    if ply is not None and not 0 <= ply <= match.ply:
        raise ValueError(f"no ply {ply}")
    hashes = bytearray()
    for at in checkpoints([seat for seat, _ in match.actions]):
        hashes.append(_byte(match, at))
        yield at
    return write_text(pack(Body(record, bytes(hashes), ply)))


def _returned(steps: Generator[int, None, T]) -> T:
    """What `steps` return, all of them taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def read_code(text: str) -> Body:
    """The match that the code in `text` describes, not played yet; raises `BadCode`."""
    return unpack(read_text(text))


def replaying(game: AnyGame, body: Body) -> Generator[int, None, Opened]:
    """Plays the match of a code: yields each ply and returns what it has opened; raises `BadCode`.

    What another version of the rules made is taken as far as every hash agrees; of the same version all must.
    """
    record = body.record
    match = _begun(game, record)
    seats = [seat for seat, _ in record.actions]
    hashes = dict(zip(checkpoints(seats), body.hashes, strict=True))
    good, same = 0, True
    for seat, data in record.actions:
        try:
            match.submit(seat, game.decode(data))
        # Whatever other rules stumble over: the match ends before it.
        except Exception:
            same = False
            break
        at = match.ply
        if at in hashes:
            same = hashes[at] == _byte(match, at)
            if not same:
                break
            good = at
        yield at
    if same and match.result is not None and fingerprint(game.write(match.state)) == record.fingerprint:
        good = match.ply
    elif record.rules == game.info.rules:
        raise BadCode(Fault.REPLAY, detail=str(match.ply))
    elif good == 0:
        raise BadCode(Fault.RULES, detail=str(record.rules))
    match.truncate(good)
    match.notes = dict(record.notes)
    match.players.read_note(match.notes.pop(NOTE, ()), game.info)
    match.players.go_back(good)
    ply = match.ply if body.ply is None else min(body.ply, match.ply)
    return Opened(match, turn_of(seats, good), turn_of(seats, len(seats)), ply)


def _begun(game: AnyGame, record: Record) -> Match:
    if record.game != game.info.id:
        raise BadCode(Fault.GAME, detail=record.game)
    try:
        return Match.dealt(game, record)
    except Exception as error:
        raise BadCode(Fault.SETUP, detail=type(error).__name__) from error


def _byte(match: Match, ply: int) -> int:
    return bytes.fromhex(fingerprint(match.game.write(match.at(ply))))[0]
