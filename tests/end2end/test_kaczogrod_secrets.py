"""Two people at Kaczogród: nothing of a hand is shown, named or spoken where another person looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from duckgames.core import registry
from duckgames.core.places import Card
from duckgames.core.setup import Person
from duckgames.games.kaczogrod.view.hand_sheet import HandSheet
from duckgames.ui.cover_page import CoverPage, ReadyButton
from duckgames.ui.table import TableView
from tests.end2end.conftest import StageMaker
from tests.end2end.fitting import Painted
from tests.end2end.hands import by_clicks
from tests.end2end.stage import Stage, until
from tests.end2end.test_kaczogrod import CITY, Player, match
from tests.end2end.wording import said

TURNS = 60
"""Choices and covers; the first eight choices are of cards that lie open later."""

ORDINARY = {"Fire"}
"""Names of cards that are words of the table too, as those of groups."""


def table_of(stage: Stage, seat: int) -> Iterator[tuple[str, int | None, Card]]:
    """Every face that a person at the screen sees, with the zone it lies in and whose that is."""
    table = registry.game(CITY).table(stage.session.observation(seat))
    for zone, cells in table.zones.items():
        for stack in cells.values():
            yield from ((zone.name, zone.seat, card) for card in stack if card is not None)


def names(cards: Iterable[Card]) -> set[str]:
    view = registry.view(CITY)
    return {view.card_name(card) for card in cards}


def found(hidden: set[str], known: set[str], texts: Iterable[str]) -> set[str]:
    """Which hidden names are said, where names that may be known are no news, even if a hidden one is part of them."""
    words = "\n".join(texts)
    for name in sorted(known, key=len, reverse=True):
        words = words.replace(name, "")
    return {name for name in hidden - known - ORDINARY if name in words}


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    told: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return told


def test_nothing_of_a_hand_is_left_for_the_next_person(
    painted: Painted, make_stage: StageMaker, heard: list[str]
) -> None:
    stage = make_stage()
    stage.window.plays.start(match(8, Person("Ola", "poppy"), Person("Łukasz", "reed"), ducks=0))
    player = Player(stage, by_clicks)
    hands: dict[int, set[str]] = {}
    compared = 0
    for _ in range(TURNS):
        until(lambda: stage.waits)
        if stage.shows(CoverPage):
            assert not stage.shows(TableView)
            painted.clear()
            stage.window.grab()
            everything = [*said(stage.window).values(), *painted.texts]
            assert not found(set().union(*hands.values()), set(), everything)
            heard.clear()
            stage.click(stage.find(ReadyButton))
            continue
        (seat,) = stage.page.director.choosing
        faces = list(table_of(stage, seat))
        hands[seat] = names(card for zone, owner, card in faces if owner == seat and zone == "hand")
        other = hands.get(1 - seat, set())
        known = names(card for _, _, card in faces)
        painted.clear()
        stage.window.grab()
        told = [*said(stage.window).values(), *painted.texts, *heard]
        # That what is there is found shows that the search would find what should not be there.
        assert found(hands[seat], set(), told) == hands[seat] - ORDINARY
        if other - known and not stage.all(HandSheet):
            compared += 1
            assert not found(other, known, told)
        before = stage.session.ply
        player.decide()
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
    assert compared > TURNS // 4
    assert stage.errors == []
