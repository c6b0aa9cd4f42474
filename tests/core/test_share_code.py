"""A match as one text: the way there and back, every kind of damage, and rules that have changed since."""

import zlib
from dataclasses import replace
from typing import Any

import pytest

from duckgames.core import registry, share_body, share_text
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.players import NOTE
from duckgames.core.rng import Rng
from duckgames.core.seal import NOTE as SALT
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.core.share_body import Body, checkpoints, pack, turn_of, unpack
from duckgames.core.share_code import read_code, replaying, write_code, writing
from duckgames.core.share_text import LARGEST, LONGEST, BadCode, Fault, holds_code, read_text, write_text
from tests.core.codes import finished, mutations, opened
from tests.toy import GAME, INFO

GAMES: dict[str, AnyGame] = {info.id: registry.game(info.id) for info in registry.infos()} | {INFO.id: GAME}
CODE = write_code(finished(GAME, 4), "0")
LONG = write_text(bytes(range(256)))


def fault(text: str) -> BadCode:
    with pytest.raises(BadCode) as caught:
        read_code(text)
    return caught.value


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_match_comes_back_as_it_was(game: AnyGame) -> None:
    for seed in (4, 5, 6):
        match = finished(game, seed)
        code = write_code(match, "0.3", seed)
        back = opened(game, read_code(code))
        assert back.whole
        assert back.ply == seed
        assert back.match.to_record("0.3") == match.to_record("0.3")
        assert back.match.result == match.result


def test_no_damaged_code_opens_as_another_match() -> None:
    codes = [write_code(finished(game, 3), "0") for game in GAMES.values()]
    known = [read_code(code).record for code in codes]
    for _, text in mutations(codes, Rng(1), 240):
        try:
            record = read_code(text).record
        except BadCode:
            continue
        assert record in known


def test_every_changed_character_is_named() -> None:
    for at in range(0, len(CODE), 19):
        if CODE[at] == "\n":
            continue
        for other in ("0", "?"):
            if other == CODE[at]:
                continue
            damage = fault(CODE[:at] + other + CODE[at + 1 :])
            assert damage.fault is Fault.DAMAGED
            assert damage.spot is not None
            assert damage.spot.at == at
            assert damage.spot.line == CODE[:at].count("\n") + 1
            assert damage.spot.column == at - CODE.rfind("\n", 0, at)


def test_a_lost_a_doubled_and_a_swapped_character_are_named() -> None:
    first = next(n for n in range(60, 100) if CODE[n].isalnum() and CODE[n + 1].isalnum() and CODE[n] != CODE[n + 1])
    for text, place in (
        (CODE[:first] + CODE[first + 1 :], first),
        (CODE[:first] + CODE[first] + CODE[first:], first + 1),
        (CODE[:first] + CODE[first + 1] + CODE[first] + CODE[first + 2 :], first),
    ):
        damage = fault(text)
        assert damage.fault is Fault.DAMAGED
        assert damage.spot is not None
        assert damage.spot.at == place


def test_much_damage_is_named_by_its_line() -> None:
    lines = CODE.splitlines(keepends=True)
    mixed = "".join([lines[0], lines[1][:5], "xxxxxxx", lines[1][12:], *lines[2:]])
    damage = fault(mixed)
    assert damage.fault is Fault.DAMAGED
    assert damage.spot is not None
    assert damage.spot.line == 2
    swapped = "".join([lines[0], lines[2], lines[1], *lines[3:]])
    assert fault(swapped).spot == share_text.spot(CODE, len(lines[0]))


def test_a_code_that_breaks_off_is_cut() -> None:
    for end in (len(CODE) - 2, len(CODE) // 2, CODE.index("\n"), CODE.index("\n") - 1, len("DUCK1")):
        damage = fault(CODE[:end])
        assert damage.fault is Fault.CUT
        assert damage.spot is not None
        assert damage.spot.at == end


def test_quotations_spaces_and_words_around_do_no_harm() -> None:
    record = read_code(CODE).record
    quoted = "On Monday Ola wrote:\n> Look at this.\n>\n> " + CODE.strip().replace("\n", "\n> ") + "\n\n-- \nOla\n"
    for text in (quoted, CODE.strip(), CODE.replace("\n", "\r\n"), CODE.replace("\n", " ")):
        assert read_code(text).record == record
    spaced = CODE[0:5] + "\u200b\N{NO-BREAK SPACE}\N{SOFT HYPHEN}" + " ".join(CODE[5:])
    assert read_code(spaced).record == record


def test_what_follows_on_the_last_line_belongs_to_the_code() -> None:
    last = len(CODE) - 1
    for more in ("a", " a", "?"):
        damage = fault(CODE[:last] + more + "\n")
        assert damage.fault is Fault.DAMAGED
        assert damage.spot is not None
        assert damage.spot.at == last + len(more) - 1
    assert read_code(CODE[:last]).record == read_code(CODE).record


def test_two_codes_are_not_one() -> None:
    damage = fault(CODE + CODE)
    assert (damage.fault, damage.spot) == (Fault.JOINED, share_text.spot(CODE + CODE, len(CODE)))


def test_the_mark_is_part_of_the_code() -> None:
    for text, place in (("DVCK1", 1), ("DUK1", 1), ("DUCCK1", 2), ("DUCK7", 4), ("DUCKl", 4), ("", 0), ("xDUCK1", 0)):
        damage = fault(text + CODE[5:])
        assert damage.fault is Fault.DAMAGED
        assert damage.spot is not None
        assert damage.spot.at == place


def test_what_is_no_code_says_so() -> None:
    for text in ("", "Hello", "DUCKS are fine", ">>>", "q" * 5000, "12345678901234567890123456789"):
        assert fault(text).fault is Fault.NO_CODE
    assert fault("x" * (LONGEST + 1)).fault is Fault.TOO_LONG
    assert fault("DUCK2 something newer").fault is Fault.NEWER


def test_texts_keep_any_bytes() -> None:
    for size in (0, 1, 28, 29, 30, 300):
        data = bytes(size)
        assert read_text(write_text(data)) == data
    assert all(len(line) <= 43 for line in LONG.splitlines())
    with pytest.raises(ValueError, match="bytes"):
        write_text(bytes(LARGEST + 1))


def test_a_head_that_lies_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share_text, "_digest", lambda data: bytes(6))
    wrong_digest = write_text(b"duck")
    monkeypatch.undo()
    monkeypatch.setattr(share_text, "LARGEST", 1 << 20)
    too_large = write_text(bytes(LARGEST + 1))[:30]
    monkeypatch.undo()
    for text in (wrong_digest, too_large):
        with pytest.raises(BadCode) as caught:
            read_text(text)
        assert caught.value.fault is Fault.CONTENT


def test_only_finished_matches_are_shared() -> None:
    match = finished(GAME, 4)
    for ply in (-1, match.ply + 1):
        with pytest.raises(ValueError, match="ply"):
            write_code(match, "0", ply)
    match.truncate(match.ply - 1)
    with pytest.raises(ValueError, match="goes on"):
        write_code(match, "0")


def test_when_it_was_played_stays_at_home() -> None:
    match = finished(GAME, 4)
    match.notes |= {"started": "2026-05-01", "hints": 3, "practice": True}
    notes = read_code(write_code(match, "0")).record.notes
    assert set(notes) == {"take_back", "seed_typed", "practice", SALT}


def test_who_played_for_a_person_is_told() -> None:
    match = Match(GAME, MatchSetup(INFO.id, (Person("Ann", "poppy"), Ai("easy", "plain", "quill")), 7))
    match.players.hand_over(0, 0, INFO.levels[0], INFO.tempers[0])
    while match.result is None:
        seat = GAME.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[0])
    body = read_code(write_code(match, "0"))
    assert NOTE in body.record.notes
    assert opened(GAME, body).match.players.to_note() == match.players.to_note()


# Other rules.


def body_of(**changes: Any) -> Body:
    body = read_code(CODE)
    return replace(body, record=replace(body.record, **changes))


def broken(body: Body) -> BadCode:
    with pytest.raises(BadCode) as caught:
        opened(GAME, body)
    return caught.value


def test_other_rules_are_followed_as_far_as_they_lead() -> None:
    body = read_code(CODE)
    seats = [seat for seat, _ in body.record.actions]
    points = checkpoints(seats)
    third = bytes(each ^ (n >= 2) for n, each in enumerate(body.hashes))
    for rules in (INFO.rules - 1, INFO.rules + 1):
        other = Body(replace(body.record, rules=rules), third, len(seats))
        found = opened(GAME, other)
        assert not found.whole
        assert found.match.ply == found.ply == points[1]
        assert found.turn == turn_of(seats, points[1]) == 2
        assert found.turns == turn_of(seats, len(seats))
    assert broken(Body(body.record, third, None)).fault is Fault.REPLAY


def test_an_action_that_other_rules_do_not_know_ends_the_way() -> None:
    body = read_code(CODE)
    actions = (*body.record.actions[:-1], (body.record.actions[-1][0], {"never": True}))
    stopped = opened(GAME, body_of(actions=actions, rules=INFO.rules + 1))
    assert not stopped.whole
    assert stopped.match.ply == max(checkpoints([seat for seat, _ in actions]))
    assert broken(body_of(actions=actions)).fault is Fault.REPLAY


def test_another_end_is_no_whole_match() -> None:
    other = body_of(fingerprint="0" * 12, rules=INFO.rules + 1)
    assert not opened(GAME, other).whole
    assert broken(body_of(fingerprint="0" * 12)).fault is Fault.REPLAY
    body = read_code(CODE)
    assert opened(GAME, replace(body, record=replace(body.record, rules=INFO.rules + 1))).whole


def test_rules_by_which_nothing_is_the_same_are_named() -> None:
    body = read_code(CODE)
    other = Body(replace(body.record, rules=INFO.rules + 1), bytes(each ^ 1 for each in body.hashes), None)
    assert broken(other).fault is Fault.RULES


def test_a_saved_match_gets_the_same_code() -> None:
    match = finished(GAME, 4)
    pieces = list(writing(GAME, match.to_record("0")))
    assert len(pieces) > match.ply
    steps = writing(GAME, match.to_record("0"))
    for _ in pieces:
        next(steps)
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value == write_code(match, "0") == CODE


def test_a_text_is_known_to_hold_a_code() -> None:
    assert holds_code(CODE)
    assert holds_code("Look:\n> " + CODE[:60])
    assert not holds_code("DUCKS are fine")
    assert not holds_code("x" * (LONGEST + 1) + CODE)


def test_a_table_that_is_not_known_is_not_laid() -> None:
    assert broken(body_of(game="chess")).fault is Fault.GAME
    assert broken(body_of(seats=(Ai("superhuman", "plain", "pip"), Person("", "poppy")))).fault is Fault.SETUP
    assert broken(body_of(options={"unknown": 1})).fault is Fault.SETUP


def test_a_match_is_played_in_pieces() -> None:
    body = read_code(CODE)
    assert list(replaying(GAME, body)) == list(range(1, len(body.record.actions) + 1))


# The inside.


def test_a_long_match_has_no_more_hashes_than_it_needs() -> None:
    assert checkpoints([]) == checkpoints([0, 0]) == ()
    assert checkpoints([0, 0, 1, 0]) == (2, 3)
    assert len(checkpoints([0, 1] * 1000)) <= share_body.CHECKPOINTS
    assert turn_of([0, 0, 1, 0], 1) == 0
    assert turn_of([0, 0, 1, 0], 2) == 1
    assert turn_of([0, 0, 1, 0], 4) == 3


def test_any_action_of_json_is_kept() -> None:
    actions: tuple[tuple[int, Any], ...] = (
        *((0, 5), (1, -3), (0, 1 << 60), (1, -(1 << 60)), (0, "DRAW"), (0, [])),
        (1, ["lay", 3, [4, True, None], {"at": 64, "b": "ü"}]),
        (0, ["lay", 9, [0, True, None], {"at": -65, "b": "ü"}]),
    )
    body = body_of(actions=actions)
    hashes = bytes(len(checkpoints([seat for seat, _ in actions])))
    packed = replace(body, hashes=hashes, ply=3)
    assert unpack(pack(packed)) == packed
    none = replace(packed, record=replace(body.record, actions=()), hashes=b"", ply=None)
    assert unpack(pack(none)) == none


def test_bytes_that_no_program_packed_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    body = read_code(CODE)
    data = pack(body)
    bad = [b"", b"duck" * 9, data[:-9], data[:40], data + b"x", pack(replace(body, ply=10_000))]
    bad += [pack(replace(body, ply=True)), pack(body_of(seed=-1)), pack(body_of(fingerprint=""))]
    bad += [_inside(inside) for inside in (b"\xff" * 12, b"\x04[]", b"\x02" + b"[" * 9, _words(-1), _words(2))]
    bad += [_inside(_words(1) + rest) for rest in (b"\x00\x02", b"\x00\x00\x00", b"\x00\x01")]
    for each in bad:
        with pytest.raises(BadCode) as caught:
            unpack(each)
        assert caught.value.fault is Fault.CONTENT
    monkeypatch.setattr(share_body, "_LARGEST", 4)
    with pytest.raises(BadCode):
        unpack(data)


def _words(count: int) -> bytes:
    """The head of a body that announces `count` actions of one shape, as no program writes it."""
    words = b'["0","bids",1,{},[],0,{},null,%d,"x"]' % count
    return bytes([len(words) * 2]) + words


def _inside(data: bytes) -> bytes:
    return zlib.compress(data) + bytes(6)
