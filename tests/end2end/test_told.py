"""What is said aloud in a match of each game: rivals' moves, then the prompt; places and standings on demand."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from duckgames.core import registry
from duckgames.core.options import Options
from duckgames.core.setup import MatchSetup, Person
from duckgames.ui.cover_page import CoverPage
from duckgames.ui.table.accessible import Spot
from duckgames.ui.widgets import Toast
from tests.end2end.hands import by_clicks
from tests.end2end.stage import Stage, duel, until
from tests.ui.accessible_tree import tree

GAMES = [info.id for info in registry.infos()]
SECRETIVE = [info.id for info in registry.infos() if info.secrets]
Heard = list[tuple[str, QAccessible.AnnouncementPoliteness]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What a screen reader is told to say, and how politely."""
    told: Heard = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return told


def step(stage: Stage) -> None:
    """Does the first thing that is offered, and waits for the next choice."""
    before = stage.session.ply
    by_clicks(stage, stage.offered()[0])
    until(lambda: stage.session.ply > before)
    stage.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_rivals_moves_are_said_before_the_prompt_and_politely(stage: Stage, heard: Heard, game: str) -> None:
    stage.start(duel(5, game=game))
    model, told = stage.page.log._model, 0
    for _ in range(8):
        heard.clear()
        rows = model.rowCount()
        step(stage)
        sentences = [message for message, _ in heard]
        prompt = stage.page.strip.accessibleName()
        new = [(model.heading(n), model.sentence(n)) for n in range(model.rowCount() - rows)]
        rivals = [(name, sentence) for name, sentence in new if name == "Reed"]
        for name, sentence in rivals:
            (place,) = [n for n, said in enumerate(sentences) if f"{name}: {sentence}" in said][-1:]
            told += 1
            if prompt in sentences:
                assert place < len(sentences) - 1 - sentences[::-1].index(prompt)
        assert all(politeness == QAccessible.AnnouncementPoliteness.Polite for _, politeness in heard)
        assert not any(one == two for one, two in pairwise(sentences)), "nothing is said twice on end"
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_is_said_as_it_stands_in_the_strip(stage: Stage, heard: Heard, game: str) -> None:
    stage.start(duel(5, game=game))
    assert heard[-1][0] == stage.page.strip.accessibleName() != ""


@pytest.mark.parametrize("game", GAMES)
def test_a_key_tells_where_the_keys_are_and_what_lies_there(stage: Stage, heard: Heard, game: str) -> None:
    stage.start(duel(5, game=game))
    stage.key(Qt.Key.Key_Right)
    place = stage.view.accessibleDescription()
    assert place
    heard.clear()
    stage.key(Qt.Key.Key_V)
    assert [message for message, _ in heard] == [place]
    seen = [toast for toast in stage.all(Toast) if toast._words.text() == place]
    assert bool(seen) != stage.page.reader.shows
    stage.key(Qt.Key.Key_V)
    assert not stage.page.reader.shows


@pytest.mark.parametrize("game", GAMES)
def test_a_key_tells_whose_turn_it_is_and_how_the_match_stands(stage: Stage, heard: Heard, game: str) -> None:
    stage.start(duel(5, game=game))
    heard.clear()
    stage.key(Qt.Key.Key_I)
    (said,) = [message for message, _ in heard]
    assert said.startswith("Choosing now: You")
    assert stage.find(Toast)._words.text() == said


def faces(game: str, seen: object) -> set[str]:
    """The names of all cards of hands and towns that somebody sees who sees this."""
    view, table = registry.view(game), registry.game(game).table(seen)
    stacks = [stack for zone, cells in table.zones.items() if zone.seat is not None for stack in cells.values()]
    # All roles are called by their names; who has which is told by places that have no face.
    return {view.card_name(card) for stack in stacks for card in stack if card is not None and card.kind != "role"}


@pytest.mark.parametrize("game", SECRETIVE)
def test_nothing_names_what_only_a_rival_sees(stage: Stage, reader: None, game: str) -> None:
    setup = duel(5, game=game)
    other: Options = {"deck_0": "raider"} if game == "kaczogrod" else {}
    stage.start(replace(setup, options={**setup.options, **other}))
    compared = 0
    for _ in range(12):
        own = faces(game, stage.session.observation(0))
        rival = registry.game(game).observe(stage.session._open.match.state, 1)
        hidden = faces(game, rival) - own
        words = "\n".join(f"{node.name} {node.description}" for node in tree(stage.view).walk())
        for name in sorted(own, key=len, reverse=True):
            words = words.replace(name, "")
        assert not [name for name in hidden if name in words]
        compared += len(hidden)
        step(stage)
    assert compared


@pytest.mark.parametrize("game", SECRETIVE)
def test_under_the_cover_there_is_no_table(stage: Stage, reader: None, game: str) -> None:
    people = (Person("Ola", "poppy"), Person("Max", "pip"))
    stage.window.plays.start(MatchSetup(game, people, 8, seed_typed=True))
    until(lambda: stage.shows(CoverPage))
    page = tree(stage.window)
    assert not [node for node in page.walk() if isinstance(node.object, Spot)]
    for spot in stage.window.findChildren(Spot):
        assert tree(spot).name == ""
