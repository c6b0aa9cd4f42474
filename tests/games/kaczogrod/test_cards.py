"""The card data: 150 designs in three languages, the language of events, and cards of a user's own."""

from __future__ import annotations

import csv
from importlib.resources import files

import pytest

from duckgames.core.options import BadOption, checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO, rules
from duckgames.games.kaczogrod.rules import GAME, cards, decks, setup
from duckgames.games.kaczogrod.rules.cards import (
    BASE,
    COLUMNS,
    DESIGNS,
    LANGUAGES,
    BadCard,
    catalogue,
    parse_rows,
    read_file,
)
from duckgames.games.kaczogrod.rules.effects import Count, Last, Remove, Roll, Step, Target
from duckgames.games.kaczogrod.rules.grammar import BadEffect, parse
from duckgames.games.kaczogrod.rules.groups import EVENT, FIRE, GROUPS, POLICE

HEADER = ",".join(COLUMNS)
GOOD = "sauna,sport,Sauna,Sauna,Сауна,,,,,,,"
GALE = 'gale,event,Wichura,Gale,Шторм,player: roll k6 > fire; remove up to 2 service,t,"Two, or none",t,s,Short,s'


def test_numbers_are_the_places_of_the_rows() -> None:
    rows = csv.DictReader(files(rules).joinpath("cards.csv").read_text(encoding="utf-8").splitlines())
    assert [int(row["number"]) for row in rows] == list(range(1, 151)) == [design.number for design in DESIGNS]


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.id)
def test_every_card_speaks_all_languages(design: cards.Design) -> None:
    assert set(design.names) == set(LANGUAGES)
    assert all(design.names.values())
    if design.group == EVENT:
        assert all(design.texts.values())
        assert all(0 < len(short) <= cards.SHORTEST for short in design.shorts.values())
        assert len({*design.texts.values(), *design.shorts.values()}) == 6, "no text stands in for another"
    else:
        assert not any({*design.texts.values(), *design.shorts.values(), design.effect})


def test_the_names_of_the_rulebook() -> None:
    names = {design.id: design.names for design in DESIGNS}
    assert names["hurricane"]["pl"] == "Hurgan"
    assert (names["mayor"]["pl"], names["mayor"]["en"]) == ("Burmistrz", "Mayor")
    assert names["gyro_laboratory"]["pl"] == "Laboratorium Diodaka"
    printed = {
        "plague_of_rats": 104,
        "fire": 105,
        "flood": 106,
        "hurricane": 107,
        "earthquake": 108,
        "ufo_landing": 112,
    }
    printed |= {"olympic_games": 126, "burglar": 137, "raising_taxes": 146}
    assert {each: BASE.numbers[each] for each in printed} == printed


def test_an_event_is_read_from_its_words() -> None:
    program = parse("opponent: without police: remove up to 2 object; on 2-3: roll k3".replace("on 2-3: ", ""))
    assert program.target is Target.OPPONENT
    assert program.steps[0].having == Count(POLICE, most=0)
    assert isinstance(program.steps[0].effect, Remove)
    assert program.steps[1] == Step(Roll(3))
    assert parse("self: for 1 round shield").steps[0].effect == Last(1, 1 << EVENT + 3)
    assert parse("self: roll k6; on 2: swap").steps[1].on == (2, 2)


@pytest.mark.parametrize(
    "text",
    [
        "", "nobody: swap", "self", "self:", "self: fly", "self: swap twice", "self: look", "self: look 0",
        "self: look 12",
        "self: convert", "self: convert event", "self: roll k4", "self: roll k6 > sport fire", "self: unless fire",
        "opponent: remove 3 object", "opponent: remove up to roll object", "opponent: on 1: remove up to 1 object",
        "opponent: roll k6; on 3-1: remove up to 1 object", "opponent: roll k6; on 4-7: remove up to 1 object",
        "opponent: roll k6; on: remove up to 1 object", "opponent: roll k6; on 1-2-3 4: mill 1",
        "opponent: maybe: mill 1", "opponent: with fire: mill 1", "opponent: swap", "opponent: place 1 object",
        "opponent: mill 1; name object", "opponent: for 2 rounds no named", "opponent: for 2 rounds no",
        "opponent: for 2",
        "opponent: for 2 rounds dance", "opponent: stay", "opponent: discard 2", "opponent: end", "lasting: mill 1",
        "lasting: end; end", "others: convert object", "self: convert object; convert sport", "self: fetch 2 from pile",
        "self: for 1 round shield; stay alarm", "self: add 1 object", "opponent: remove up to 1 object apart from",
        "opponent: with 1 police: roll k3; remove up to roll object", "self: roll k6; on 1-3: roll k3",
        "opponent: with 1 police: name object; for 2 rounds no named", "opponent: for 2 rounds",
    ],
)  # fmt: skip
def test_words_that_say_no_event_are_refused(text: str) -> None:
    with pytest.raises(BadEffect):
        parse(text)


def table(*rows: str, header: str = HEADER) -> str:
    """A file of cards."""
    return "\n".join([header, *rows]) + "\n"


def test_a_file_of_cards_is_read_with_and_without_a_byte_order_mark() -> None:
    for mark in ("", "\ufeff"):
        designs, faults = read_file(mark + table(GOOD, "", GALE), 151, BASE.numbers)
        assert faults == ()
        assert [(design.number, design.id, design.group) for design in designs] == [
            (151, "sauna", 0),
            (152, "gale", EVENT),
        ]
    assert designs[1].texts["en"] == "Two, or none"


def test_missing_words_are_those_of_another_language() -> None:
    designs, faults = read_file(table("sauna,sport,Sauna", header="id,group,name_pl"), 151, ())
    assert faults == ()
    assert designs[0].names == {"pl": "Sauna", "en": "Sauna", "ru": "Sauna"}


def test_columns_may_come_in_any_order() -> None:
    (design,), _ = read_file(table("Sauna,sport,sauna", header="name_pl,group,id"), 151, ())
    assert design.id == "sauna"


@pytest.mark.parametrize(
    ("row", "fault", "value"),
    [
        ("Sauna,sport,S,S,S,,,,,,,", "bad_id", "Sauna"),
        ("mayor,sport,S,S,S,,,,,,,", "id_taken", "mayor"),
        ("sauna,bathing,S,S,S,,,,,,,", "bad_group", "bathing"),
        ("sauna,sport,,,,,,,,,,", "no_name", ""),
        (f"sauna,sport,{'x' * 41},,,,,,,,,", "bad_name", "x" * 40),
        ("sauna,sport,S\u200b,,,,,,,,,", "bad_name", "S\u200b"),
        ("sauna,sport,S,S,S,self: swap,,,,,,", "only_events_act", "self: swap"),
        ("sauna,sport,S,S,S,,text,,,,,", "only_events_act", ""),
        ("gale,event,G,G,G,self: swap,,,,,,", "no_text", ""),
        ("gale,event,G,G,G,self: fly,t,t,t,s,s,s", "effect.no_verb", "fly"),
        ("gale,event,G,G,G,self: fetch 1 from pile,t,t,t,s,s,s", "effect.fetch", ""),  # ruling C11
        (f"gale,event,G,G,G,self: swap,{'x ' * 250},t,t,s,s,s", "bad_text", ("x " * 250)[:400]),
        (f"gale,event,G,G,G,self: swap,t,t,t,{'s' * 41},s,s", "bad_short", "s" * 40),
    ],
)
def test_a_wrong_row_names_its_line_and_fault_and_harms_no_other(row: str, fault: str, value: str) -> None:
    designs, faults = read_file(
        table(GOOD.replace("sauna", "steam_bath"), row, GALE.replace("gale", "squall")), 151, BASE.numbers
    )
    assert [design.number for design in designs] == [151, 152]
    assert [(bad.line, bad.fault, bad.value) for bad in faults] == [(3, fault, value)]
    assert str(faults[0]).startswith("line 3: ")


def test_a_file_without_its_columns_is_no_file_of_cards() -> None:
    for text, missing in (("", "id"), ("nonsense", "id"), ("group,name_pl", "id"), ("id,group,effect", "name_en")):
        designs, (bad,) = read_file(text, 151, ())
        assert designs == ()
        assert (bad.line, bad.fault, bad.value) == (1, "column_missing", missing)


def test_the_same_id_twice_in_a_file_is_a_fault() -> None:
    designs, (bad,) = read_file(table(GOOD, GOOD), 151, ())
    assert len(designs) == 1
    assert bad.fault == "id_taken"


def test_rows_travel_as_they_are_written() -> None:
    designs, _ = read_file(table(GOOD, GALE), 151, BASE.numbers)
    rows = [design.row for design in designs]
    assert parse_rows(rows, 151, BASE.numbers) == designs
    for spoilt in (GOOD + " ", GOOD.replace("Sauna,Sauna", "Sauna,"), ""):
        with pytest.raises(BadCard):
            parse_rows([spoilt], 151, ())
    with pytest.raises(BadCard):
        parse_rows([rows[0], rows[0]], 151, ())
    with pytest.raises(BadCard):
        parse_rows([rows[0].replace("sauna", "mayor")], 151, BASE.numbers)


def test_there_is_an_end_to_how_many_cards_a_match_takes() -> None:
    rows = [f"sauna_{number},sport,Sauna,Sauna,Sauna,,,,,,," for number in range(400)]
    designs, faults = read_file(table(*rows), 151, BASE.numbers)
    assert designs[-1].number == cards.MOST
    assert [(bad.fault, bad.line) for bad in faults] == [("too_many", len(designs) + 2)]
    with pytest.raises(BadCard):
        parse_rows(rows, 151, BASE.numbers)


def test_a_file_that_is_something_else_is_not_told_of_line_by_line() -> None:
    designs, faults = read_file(table(*["7" * 5_000] * 500, GOOD), 151, BASE.numbers)
    assert not designs
    assert [bad.fault for bad in faults] == ["bad_id"] * cards.MOST_FAULTS + ["no_table"]
    assert max(len(bad.value) for bad in faults) == cards.LONGEST


@pytest.mark.parametrize("mark", [";", "\t"])
def test_a_spreadsheet_may_part_the_columns_otherwise(mark: str) -> None:
    text = table(GOOD, "gale,event,Wichura,Gale,Шторм,self: swap,t,t,t,s,s,s").replace(",", mark)
    designs, faults = read_file(text, 151, ())
    assert faults == ()
    assert [design.id for design in designs] == ["sauna", "gale"]


def test_what_no_table_can_hold_ends_the_file_with_a_fault() -> None:
    designs, (bad,) = read_file(table(GOOD, f"steam,sport,{'x' * 140_000},,"), 151, ())
    assert [design.id for design in designs] == ["sauna"]
    assert (bad.line, bad.fault) == (3, "no_table")


def test_only_the_cards_of_a_users_own_that_are_in_decks_go_into_a_match() -> None:
    designs, _ = read_file(table(GOOD, GALE, GOOD.replace("sauna", "raider")), 151, BASE.numbers)
    known = cards.Catalogue((*DESIGNS, *designs))
    rows = decks.rows_in_use(["83 84 gale mayor", "raider", "balanced"], known)
    assert rows == designs[1].row
    assert decks.rows_in_use(["sauna gale", "gale 7"], known).split("\n") == [designs[0].row, designs[1].row]
    assert decks.rows_in_use(["1 2 3"], known) == ""


def extra(*rows: str) -> dict[str, object]:
    """Options of a match with a user's own cards, and decks that hold them."""
    designs, faults = read_file(table(*rows), 151, BASE.numbers)
    assert not faults
    ids = " ".join(design.id for design in designs)
    numbers = " ".join(str(number) for number in range(83, 83 + 53 - len(designs)))
    deck = f"{numbers} {ids}"
    return {"cards": "\n".join(design.row for design in designs), "deck_0": deck, "deck_1": deck, "length": 53}


def test_a_match_with_cards_of_ones_own_is_written_and_read() -> None:
    state = setup.start(checked(INFO.options, extra(GOOD, GALE)), 2, Rng(1))
    known = catalogue(state.extra)
    assert {151, 152} <= set(state.decks[0])
    assert known.cards[151].id == "sauna"
    assert state.kinds[151] == 1
    assert GAME.read(GAME.write(state)) == state
    rng = Rng(3)
    while owing := GAME.owing(state):
        GAME.play(state, owing[0], GAME.sample(state, owing[0], rng), rng)
        assert GAME.read(GAME.write(state)) == state
    for seat in range(2):
        assert GAME.observe(GAME.determinize(GAME.observe(state, seat), rng), seat) == GAME.observe(state, seat)


def test_rows_that_are_no_cards_are_a_bad_option() -> None:
    spoilt = ("odd\rsign,b", "long," + "b" * 200_000)
    for rows in ("a,b", "mayor,sport,S,S,S,,,,,,,", GOOD + "\n" + GOOD, *spoilt):
        with pytest.raises(BadOption):
            GAME.start(checked(INFO.options, {"cards": rows}), 2, Rng(1))
    with pytest.raises(BadOption):
        checked(INFO.options, {"cards": "no comma"})


def test_groups_have_the_ids_of_the_pictures() -> None:
    assert GROUPS[FIRE] == "fire"
    assert len(GROUPS) == 11
