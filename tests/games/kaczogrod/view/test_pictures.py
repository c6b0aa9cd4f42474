"""The pictures of Kaczogród: one of its own for each design, drawn by the rules of the house."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.view.card_faces import picture_of
from duckgames.session.resources import resource
from tests.pictures import apart, drawn, faults, faults_of, grey

DESIGNS = tuple(design.id for design in BASE.designs)
SOUND = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">'
    '<g id="duck"><path fill="#FFC94A" d="M10 10L230 10L120 230Z"/></g></svg>'
)


def text_of(card: str) -> str:
    return resource(picture_of(card)).read_text(encoding="utf-8")


def test_there_are_150_designs_and_a_picture_for_each() -> None:
    assert len(DESIGNS) == 150
    assert [card for card in DESIGNS if not picture_of(card)] == []


def test_no_picture_is_left_over() -> None:
    folder = resource(picture_of(DESIGNS[0])).parent
    assert {path.stem for path in folder.glob("*.svg")} == set(DESIGNS)


def test_every_picture_keeps_the_rules_of_the_house(qapp: QApplication) -> None:
    wrong = {card: faults(picture_of(card)) for card in DESIGNS}
    assert {card: found for card, found in wrong.items() if found} == {}


def test_every_picture_can_be_told_from_every_other_when_small_and_grey(qapp: QApplication) -> None:
    small = {card: grey(drawn(text_of(card), 60)) for card in DESIGNS}
    alike = [(one, other) for one, other in combinations(DESIGNS, 2) if apart(small[one], small[other]) < 200]
    assert alike == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("</svg>", ""), "does not load"),
        (('viewBox="0 0 240 240"', 'viewBox="0 0 120 120"'), "has another view box"),
        (("M10 10", "M-40 10"), "leaves its view box"),
        (("</g>", '</g><text x="9" y="9">a</text>'), "has what SVG Tiny or Qt cannot draw"),
        (("L120 230Z", "A9 9 0 0 1 120 230Z"), "has arcs"),
        ((' id="duck"', ""), "names no part"),
        (("</svg>", f"<!--{'.' * 6100}--></svg>"), "is over 6 KB"),
        (("</g>", "</g>" + "".join(f'<circle r="1" fill="#0000{n:02}"/>' for n in range(14))), "has over 14 colours"),
    ],
)
def test_a_picture_against_a_rule_is_named(qapp: QApplication, change: tuple[str, str], fault: str) -> None:
    assert faults_of(SOUND) == []
    assert fault in faults_of(SOUND.replace(*change))
