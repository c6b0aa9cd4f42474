"""The JSON of a record, and how an old format is made a new one."""

import json
from dataclasses import replace
from typing import Any

import pytest

from duckgames.core import record
from duckgames.core.record import BadRecord, NewerRecord, Record, fingerprint
from duckgames.core.setup import LONGEST_NAME, Ai, Person

RECORD = Record(
    app="0.4.0",
    game="bids",
    rules=3,
    options={"hand_size": 2, "open_bonus": True},
    seats=(Person("Оля", "poppy"), Ai("hard", "miser", "quill")),
    seed=918273645,
    actions=((0, 4), (1, "DRAW"), (0, ["cover", 7, 1, 0])),
    fingerprint="de3a6724b726",
    notes={"started": "2026-05-01T18:00Z", "hints": 0, "practice": False},
)


def test_the_layout_of_format_1() -> None:
    assert json.loads(RECORD.to_json()) == {
        "format": 1,
        "app": "0.4.0",
        "game": "bids",
        "rules": 3,
        "options": {"hand_size": 2, "open_bonus": True},
        "seats": [{"name": "Оля", "duck": "poppy"}, {"level": "hard", "temper": "miser", "duck": "quill"}],
        "seed": 918273645,
        "actions": [[0, 4], [1, "DRAW"], [0, ["cover", 7, 1, 0]]],
        "fingerprint": "de3a6724b726",
        "notes": {"started": "2026-05-01T18:00Z", "hints": 0, "practice": False},
    }


def test_a_record_is_one_line_of_readable_text() -> None:
    text = RECORD.to_json()
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "Оля" in text
    assert Record.from_json(text) == RECORD


def test_a_name_is_no_longer_than_one_that_can_be_typed() -> None:
    for name in ("", "Оля", "🦆" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "x" * 5000):
        seats = (Person(name, "poppy"), RECORD.seats[1])
        loaded = Record.from_json(replace(RECORD, seats=seats).to_json())
        assert loaded.seats == (Person(name[:LONGEST_NAME], "poppy"), RECORD.seats[1])
        assert Record.from_json(loaded.to_json()) == loaded


def test_truth_values_and_numbers_stay_apart() -> None:
    options = Record.from_json(RECORD.to_json()).options
    assert options["open_bonus"] is True
    assert type(options["hand_size"]) is int


def test_a_fingerprint_is_short_and_pinned() -> None:
    assert fingerprint("duck_and_cover 2\n") == "67e6ee653b2f"
    assert fingerprint("") != fingerprint("\n")


def test_an_old_format_is_upgraded_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def second(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "format": 2, "app": data["application"]}

    def third(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "format": 3, "seed": int(data["seed"])}

    data = json.loads(RECORD.to_json())
    data["application"] = data.pop("app")
    data["seed"] = str(data["seed"])
    monkeypatch.setattr(record, "FORMAT", 3)
    monkeypatch.setattr(record, "UPGRADES", {1: second, 2: third})
    assert Record.from_json(json.dumps(data)) == RECORD
    for spoilt in (data | {"format": 0}, {"format": 1}, data | {"seed": "x"}, data | {"format": 2}):
        with pytest.raises(BadRecord):
            Record.from_json(json.dumps(spoilt))


def test_a_newer_format_is_told_apart_whatever_else_it_holds() -> None:
    with pytest.raises(NewerRecord) as caught:
        Record.from_json('{"format": 2, "everything": "else"}')
    assert caught.value.stage == "format"


@pytest.mark.parametrize(
    ("spoilt", "stage"), [("", "parse"), ("[]", "parse"), ('{"format":1}', "fields"), ('{"format":0}', "format")]
)
def test_a_bad_record_says_where_loading_stopped(spoilt: str, stage: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(spoilt)
    assert not isinstance(caught.value, NewerRecord)
    assert caught.value.stage == stage
    assert str(caught.value).startswith(stage)
