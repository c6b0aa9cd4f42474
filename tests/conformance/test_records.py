"""A match survives its record, and no record can do more harm than to be refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.record import BadRecord, NewerRecord, Record
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from tests.conformance.games import GAMES, any_options, seat_counts

SAVES = Path(__file__).parent.parent / "data" / "saves"
HUGE = 10**4200


def played(game: AnyGame, seed: int, plies: int = 10_000) -> Match:
    """A random match of `plies` steps, or to its end."""
    rng = Rng(seed)
    ai = Ai(game.info.levels[0], game.info.tempers[0], "quill")
    people: list[Player] = [Person("Żółć Утка", "poppy"), *[ai] * 9]
    seats = tuple(people[: rng.choice(seat_counts(game))])
    match = Match(game, MatchSetup(game.info.id, seats, seed, any_options(game, rng), take_back=True))
    while match.ply < plies and (owing := game.owing(match.state)):
        seat = rng.choice(owing)
        match.submit(seat, rng.choice(match.legal(seat)))
    return match


def test_a_match_survives_its_record(game: AnyGame, seed: int) -> None:
    match = played(game, seed)
    match.notes = {"started": "2026-05-01T18:00Z", "hints": 2, "practice": False}
    record = match.to_record("1.2.3")
    again = Match.replay(game, Record.from_json(record.to_json()))
    assert Record.from_json(record.to_json()) == record
    assert again.setup == match.setup
    assert again.actions == match.actions
    assert again.steps == match.steps
    assert again.result == match.result
    assert again.to_record("1.2.3") == record


def test_a_record_of_an_unfinished_match_goes_on_with_the_same_luck(game: AnyGame, seed: int) -> None:
    match = played(game, seed)
    half = Match.replay(game, played(game, seed, match.ply // 2).to_record("1"))
    for seat, action in match.actions[half.ply :]:
        half.submit(seat, action)
    assert half.steps == match.steps


def test_replaying_in_pieces_comes_to_the_same(game: AnyGame) -> None:
    match = played(game, 1)
    assert list(Match.replaying(game, match.to_record("1"))) == list(range(1, match.ply + 1))


def test_every_saved_match_of_an_old_format_still_loads() -> None:
    files = sorted(SAVES.glob("format_*.json"))
    assert files, "a fixture of each format is kept for ever"
    for file in files:
        record = Record.from_json(file.read_text(encoding="utf-8"))
        assert Match.replay(GAMES[record.game], record).ply > 0


def test_each_registered_game_has_a_saved_match_of_the_first_format() -> None:
    games = {Record.from_json(file.read_text(encoding="utf-8")).game for file in SAVES.glob("format_1*.json")}
    assert games >= set(GAMES) - {"bids"}


def data_of(game: AnyGame) -> dict[str, Any]:
    """A good record as JSON data, to be spoilt."""
    data: dict[str, Any] = json.loads(played(game, 1, 12).to_record("1").to_json())
    return data


FOREIGN: list[object] = [None, True, 1.5, -1, HUGE, "", "x", [], {}, [[]], {"a": 1}, [1, 2, 3], "\ud800", [None] * 9]


@pytest.mark.parametrize(
    "field", ["format", "app", "game", "rules", "options", "seats", "seed", "actions", "fingerprint", "notes"]
)
def test_a_field_that_is_missing_or_of_another_kind_makes_a_bad_record(game: AnyGame, field: str) -> None:
    good = data_of(game)
    spoilt = [{key: value for key, value in good.items() if key != field}]
    spoilt += [good | {field: value} for value in FOREIGN if not same_shape(good[field], value)]
    for data in spoilt:
        with pytest.raises(BadRecord):
            load(game, dump(data))


def same_shape(good: object, value: object) -> bool:
    """Whether `value` may stand where `good` did: any text, any mapping of notes."""
    return type(good) is type(value) and isinstance(value, (str, dict)) and value not in ("\ud800",)


@pytest.mark.parametrize("value", FOREIGN)
def test_a_part_of_another_kind_makes_a_bad_record(game: AnyGame, value: object) -> None:
    good = data_of(game)
    first, second = good["actions"][:2]
    spoilt = [good | {"actions": [value, *good["actions"]]}, good | {"actions": [*good["actions"], value]}]
    spoilt += [good | {"actions": [[value, first[1]], second]}, good | {"actions": [[first[0], value], second]}]
    spoilt += [good | {"actions": [[*first, value], second]}, good | {"seats": [value] * len(good["seats"])}]
    spoilt += [good | {"seats": [good["seats"][0] | {"duck": value}, *good["seats"][1:]]}]
    spoilt += [good | {"seats": [good["seats"][0], good["seats"][1] | {"level": value}, *good["seats"][2:]]}]
    spoilt += [good | {"seats": [good["seats"][0] | {"x": value}, *good["seats"][1:]]}]
    spoilt += [good | {"options": good["options"] | {"x": value}}]
    for data in spoilt:
        with pytest.raises(BadRecord):
            load(game, dump(data))


def test_no_option_takes_a_value_of_another_type(game: AnyGame) -> None:
    good = data_of(game)
    for option in game.info.options:
        for value in [*FOREIGN, 1, 0, False]:
            if not any(value == v and type(value) is type(v) for v in option.values):
                with pytest.raises(BadRecord):
                    load(game, dump(good | {"options": good["options"] | {option.key: value}}))


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\0", "null", "[]", "1", '"x"', "{}", "{", "{}" * 3, "\ufeff{}", "PK\x03\x04", "<html></html>",
        '{"format":1', '{"format":NaN}', '{"format":1e999}', '{"format":true}', '{"format":0}', '{"format":-1}',
        '{"format":1.0}', '{"format":"1"}', "1" * 100_000, '{"format":' + "9" * 5000 + "}", "[" * 100_000,
        '{"a":' * 100_000, '{"format":1,"notes":' + "[" * 100_000 + "]" * 100_000 + "}", " " * 10_000_000,
    ],
)  # fmt: skip
def test_files_of_anything_else_are_bad_records(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize("notes", ['{"a":NaN}', '{"a":1e999}', '{"a":-Infinity}', '{"a":"\\ud800"}', '{"\\udfff":1}'])
def test_what_could_not_be_saved_again_is_refused(game: AnyGame, notes: str) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(dump(data_of(game) | {"notes": "HERE"}).replace('"HERE"', notes))


def test_deep_notes_are_kept_or_refused(game: AnyGame) -> None:
    for depth in (10, 500, 900, 2000, 5000):
        text = dump(data_of(game) | {"notes": "HERE"}).replace('"HERE"', '{"a":' * depth + "1" + "}" * depth)
        try:
            record = Record.from_json(text)
        except BadRecord:
            continue
        assert Record.from_json(record.to_json()) == record


def test_newer_files_are_told_from_bad_ones(game: AnyGame) -> None:
    good = data_of(game)
    for newer in (
        {"format": 2},
        {"format": HUGE // 10**10},
        {"format": 2, "seats": None},
        {"rules": game.info.rules + 1},
    ):
        with pytest.raises(NewerRecord):
            load(game, dump(good | newer))


def test_a_million_actions_are_too_many_and_a_hundred_thousand_end_at_the_first_wrong_one(game: AnyGame) -> None:
    good = data_of(game)
    for count, stage in ((1_000_000, "size"), (100_000, "replay")):
        with pytest.raises(BadRecord) as caught:
            load(game, dump(good | {"actions": [*good["actions"], *[good["actions"][0]] * count]}))
        assert caught.value.stage == stage


def test_a_seat_that_does_not_exist_makes_a_bad_record(game: AnyGame) -> None:
    good = data_of(game)
    for seat in (-1, len(good["seats"]), HUGE // 10**10):
        with pytest.raises(BadRecord):
            load(game, dump(good | {"actions": [[seat, good["actions"][0][1]]]}))


def test_too_few_and_too_many_seats_make_a_bad_record(game: AnyGame) -> None:
    good = data_of(game)
    for count in (0, game.info.seats[0] - 1, game.info.seats[1] + 1, 100_000):
        with pytest.raises(BadRecord):
            load(game, dump(good | {"seats": [good["seats"][0]] * count}))


def test_other_actions_or_another_seed_do_not_match_the_fingerprint(game: AnyGame) -> None:
    good = data_of(game)
    with pytest.raises(BadRecord, match="fingerprint"):
        load(game, dump(good | {"actions": good["actions"][:-1]}))
    with pytest.raises(BadRecord):
        load(game, dump(good | {"seed": good["seed"] + 1}))


def test_a_record_of_another_game_is_refused(game: AnyGame) -> None:
    with pytest.raises(BadRecord, match="manifest"):
        load(game, dump(data_of(game) | {"game": "chess"}))


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
def test_a_garbled_file_is_a_bad_record_or_a_good_one(game_id: str, data: st.DataObject) -> None:
    game = GAMES[game_id]
    text = played(game, data.draw(st.integers(1, 3)), 6).to_record("1").to_json()
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        length = data.draw(st.integers(0, 6))
        text = (
            text[:at]
            + data.draw(st.sampled_from(["", '"', "0", "-", "9" * 30, "[", "]", "{", "}", ",", ":", "null"]))
            + text[at + length :]
        )
        if not text:
            break
    try:
        match = load(game, text)
    except BadRecord:
        return
    assert Record.from_json(match.to_record("1").to_json()).actions == Record.from_json(text).actions


def load(game: AnyGame, text: str) -> Match:
    """The match in `text`, by every stage of loading."""
    return Match.replay(game, Record.from_json(text))


def dump(data: object) -> str:
    """`data` as JSON; other than the record's own form it holds half surrogate pairs."""
    return json.dumps(data)
