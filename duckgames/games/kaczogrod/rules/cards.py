"""All designs: the 150 of `cards.csv`, and more of a user's own, whose rows travel with the match (ruling A13)."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from duckgames.core.places import Card
from duckgames.games.kaczogrod.rules.effects import Fetch, Program, Target
from duckgames.games.kaczogrod.rules.grammar import BadEffect, parse
from duckgames.games.kaczogrod.rules.grid import CARD, MADE_SPECIAL
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS, SPECIAL

LANGUAGES: Final = ("pl", "en", "ru")
SHORTEST: Final = 40
"""The most letters of the short form of an event's text, which is read on small cards."""

LONGEST: Final = 400
MOST: Final = CARD
"""More designs than this no match takes."""

MOST_FAULTS: Final = 100
"""After so many wrong rows a file is taken for something else, and not read any further."""

BUILT_IN: Final = 150
"""How many designs come with the game; numbers beyond are of a user's own."""

COLUMNS: Final = (
    "id", "group", *(f"name_{each}" for each in LANGUAGES), "effect",
    *(f"text_{each}" for each in LANGUAGES), *(f"short_{each}" for each in LANGUAGES),
)  # fmt: skip


class BadCard(ValueError):
    """A row that is no card: its line, what is wrong as a code, and the value that is, or how it begins."""

    def __init__(self, line: int, fault: str, value: str = "") -> None:
        super().__init__(f"line {line}: {fault} {value!r}")
        self.line, self.fault, self.value = line, fault, value[:LONGEST]


@dataclass(frozen=True)
class Design:
    """A card by its number; names and texts by language. Events have a `program`, all others none and no text."""

    number: int
    id: str
    group: int
    names: Mapping[str, str]
    effect: str
    program: Program | None
    texts: Mapping[str, str]
    shorts: Mapping[str, str]

    @property
    def row(self) -> str:
        """The design as one line that `parse_rows` takes back."""
        out = io.StringIO()
        words = [*self.names.values(), self.effect, *self.texts.values(), *self.shorts.values()]
        csv.writer(out, lineterminator="").writerow([self.id, GROUPS[self.group], *words])
        return out.getvalue()


def read_file(text: str, first: int, taken: Iterable[str]) -> tuple[tuple[Design, ...], tuple[BadCard, ...]]:
    """The designs of a file, which get numbers from `first` on, and what is wrong with it, row by row.

    The file is a table with `COLUMNS`, in any order, as its first line; ids in `taken` may not come again. Between the
    columns stands a comma, a semicolon, as some spreadsheets write it, or a tab.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    table = csv.reader(lines, delimiter=_delimiter(lines[0] if lines else ""))
    designs: list[Design] = []
    faults: list[BadCard] = []
    ids = set(taken)
    try:
        header = [word.strip() for word in next(table, [])]
        missing = _missing(header)
        if missing:
            return (), (BadCard(1, "column_missing", missing),)
        for row in filter(any, table):
            fields = dict(zip(header, row, strict=False))
            try:
                designs.append(_design(first + len(designs), fields, table.line_num, ids))
            except BadCard as bad:
                faults.append(bad)
                if bad.fault == "too_many":
                    break
                if len(faults) == MOST_FAULTS:
                    faults.append(BadCard(table.line_num, "no_table"))
                    break
            else:
                ids.add(designs[-1].id)
    except csv.Error as error:
        faults.append(BadCard(table.line_num, "no_table", str(error)))
    return tuple(designs), tuple(faults)


def _delimiter(header: str) -> str:
    """What stands between the columns: what comes most often in the first line."""
    return max(",;\t", key=header.count)


def _missing(header: Sequence[str]) -> str:
    """The first column that is missing; any name is enough."""
    wanted = ["id", "group", *([] if any(column.startswith("name_") for column in header) else ["name_en"])]
    return next((column for column in wanted if column not in header), "")


def parse_rows(rows: Sequence[str], first: int, taken: Iterable[str]) -> tuple[Design, ...]:
    """The designs of rows as `Design.row` makes them, numbered from `first` on; raises `BadCard`."""
    designs: list[Design] = []
    ids = set(taken)
    for line, row in enumerate(rows, 1):
        try:
            fields = dict(zip(COLUMNS, next(csv.reader([row]), []), strict=False))
        except csv.Error as error:
            raise BadCard(line, "no_table", str(error)) from error
        design = _design(first + len(designs), fields, line, ids)
        if design.row != row:
            raise BadCard(line, "not_as_written", row[:SHORTEST])
        designs.append(design)
        ids.add(design.id)
    return tuple(designs)


def _design(number: int, fields: Mapping[str, str], line: int, taken: Iterable[str]) -> Design:
    """The design that one row describes; raises `BadCard`."""
    if number > MOST:
        raise BadCard(line, "too_many", str(MOST))
    said = {column: " ".join((fields.get(column) or "").split()) for column in COLUMNS}
    if not re.fullmatch("[a-z][a-z0-9_]{1,39}", said["id"]):
        raise BadCard(line, "bad_id", said["id"])
    if said["id"] in taken:
        raise BadCard(line, "id_taken", said["id"])
    if said["group"] not in GROUPS:
        raise BadCard(line, "bad_group", said["group"])
    group = GROUPS.index(said["group"])
    names = _words(said, "name", line, longest=SHORTEST)
    if not names["en"]:
        raise BadCard(line, "no_name")
    texts, shorts = _words(said, "text", line, longest=LONGEST), _words(said, "short", line, longest=SHORTEST)
    if group != EVENT:
        if said["effect"] or texts["en"] or shorts["en"]:
            raise BadCard(line, "only_events_act", said["effect"])
        return Design(number, said["id"], group, names, "", None, texts, shorts)
    if not texts["en"] or not shorts["en"]:
        raise BadCard(line, "no_text")
    return Design(number, said["id"], group, names, said["effect"], _program(number, said, line), texts, shorts)


def _program(number: int, said: Mapping[str, str], line: int) -> Program:
    try:
        program = parse(said["effect"])
    except BadEffect as bad:
        raise BadCard(line, f"effect.{bad.fault}", bad.word) from bad
    if number > BUILT_IN and any(isinstance(step.effect, Fetch) for step in program.steps):
        # Two such cards could fetch each other for ever (ruling C11).
        raise BadCard(line, "effect.fetch")
    return program


def _words(said: Mapping[str, str], kind: str, line: int, longest: int) -> dict[str, str]:
    """The words of a card by language; where one is missing another stands in, English first."""
    given = {language: said[f"{kind}_{language}"] for language in LANGUAGES}
    for words in given.values():
        if len(words) > longest or not words.isprintable():
            raise BadCard(line, f"bad_{kind}", words[:longest])
    spare = given["en"] or given["pl"] or given["ru"]
    return {language: words or spare for language, words in given.items()}


class Catalogue:
    """All designs of a match by number; number 0 is none. `ids`, `cards`, `groups` and `programs` are of each."""

    def __init__(self, designs: Sequence[Design]) -> None:
        self.designs = designs
        self.ids = ("", *(design.id for design in designs))
        self.cards = (Card("none", ""), *(Card(GROUPS[design.group], design.id) for design in designs))
        self.groups = (-1, *(design.group for design in designs))
        self.programs = (None, *(design.program for design in designs))
        self.targets = [program.target if program else Target.SELF for program in self.programs]
        self.numbers = {design.id: design.number for design in designs}
        self.lasting = [design.number for design in designs if design.program and design.program.lasting]

    def kinds(self, keeps_its_type: bool) -> tuple[int, ...]:
        """The groups of each face as a set of bits: those of objects made SPECIAL have `MADE_SPECIAL` added (E10)."""
        plain = [0] * MADE_SPECIAL
        for design in self.designs:
            plain[design.number] = 1 << design.group
        return (*plain, *(kinds * keeps_its_type | 1 << SPECIAL for kinds in plain))

    def program(self, number: int) -> Program:
        """What the event with this number does."""
        program = self.programs[number]
        assert program is not None
        return program


def _built_in() -> tuple[Design, ...]:
    text = files(__package__).joinpath("cards.csv").read_text(encoding="utf-8")
    designs, faults = read_file(text, 1, ())
    assert not faults, faults
    return designs


DESIGNS: Final = _built_in()
"""The 150 designs; the number printed on each is its place, counted from 1."""

BASE: Final = Catalogue(DESIGNS)


@lru_cache(maxsize=16)
def catalogue(extra: tuple[str, ...]) -> Catalogue:
    """The catalogue of a match with these rows of a user's own; raises `BadCard`."""
    return Catalogue((*DESIGNS, *parse_rows(extra, len(DESIGNS) + 1, BASE.numbers))) if extra else BASE
