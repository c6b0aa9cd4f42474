"""The help pages of Kaczogród: every event with its number, its picture, the name on its card and an example."""

from __future__ import annotations

import re

import pytest

from duckgames.games.kaczogrod.rules.cards import DESIGNS, LANGUAGES
from duckgames.games.kaczogrod.rules.groups import EVENT
from duckgames.session.resources import resource

EXAMPLE = {"en": "*Example:*", "pl": "*Przykład:*", "ru": "*Пример:*"}


def page(language: str) -> str:
    return resource(f"games/kaczogrod/help/{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_picture_and_an_example(language: str) -> None:
    lines = [line for line in page(language).splitlines() if EXAMPLE[language] in line]
    begins = [line.partition(".** ")[0] for line in lines]
    events = [design for design in DESIGNS if design.group == EVENT]
    assert sorted(begins) == sorted(
        f"| ![{event.number}](../cards/{event.id}.svg) | **{event.number} {event.names[language]}" for event in events
    )


def test_the_pages_have_the_same_headings_pictures_and_rulings() -> None:
    # What a line begins with: a heading, a picture of its own, a row of a table, a point of a list.
    mark = re.compile(r"(#+ |!\[|\| !\[\d+|\||- |\d\. )?")
    shapes = [[match[1] for match in map(mark.match, page(each).splitlines()) if match] for each in LANGUAGES]
    assert shapes[0] == shapes[1] == shapes[2]
