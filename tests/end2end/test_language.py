"""A switch of the language in the middle of everything: what is shown then is what a start in that language shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage

from duckgames.core.setup import MatchSetup, Person
from duckgames.session import settings as declared
from duckgames.ui.diagnostics import facts
from duckgames.ui.diagnostics_dialog import BREAK, DiagnosticsDialog
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.widgets import Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.fitting import Painted
from tests.end2end.hands import builds_cities
from tests.end2end.stage import GAME, Stage, duck, duel, until
from tests.end2end.tour import PICTURES, tour
from tests.end2end.wording import said

CITY = "kaczogrod"
NEXT = {"en": "pl", "pl": "ru", "ru": "en"}

LATIN_IN_RUSSIAN = (
    "Duck Games",
    "Duck & Cover",
    "Polski",
    "English",
    "Enter",
    "Tab",
    "Ctrl",
    "Delete",
    "PgUp",
    "PgDown",
    "Python",
    "Qt",
    "Esc",
    "Shift",
    "Page Up",
    "Page Down",
    "DUCK",
    "SHA",
    "duck",
    "cover",
    "none",
)
"""Names, what stands on the keys (single letters do too), the name of the game explained, the text of a crash."""

MEASURE = re.compile(r"[0-9]+[,.][0-9]+ [A-Z]iB")
"""The free space, which is less or more at every moment."""


def switch(stage: Stage, code: str) -> None:
    """Chooses a language as the launcher and the settings do."""
    stage.settings.store(declared.LANGUAGE, code)


def snapshot(stage: Stage) -> tuple[dict[str, str], QImage]:
    stage.settle()
    return worded(stage), stage.window.grab().toImage()


def worded(stage: Stage) -> dict[str, str]:
    """What the window says in its own words."""
    return {path: own_words(stage, text) for path, text in said(stage.window).items()}


def own_words(stage: Stage, text: str) -> str:
    """A text without what the diagnostics have found: names that the system has, in no language, and its measures."""
    if not stage.shows(DiagnosticsDialog):
        return text
    text = text.replace(BREAK, "")
    for fact in sorted(facts(stage.services, stage.window).values(), key=len, reverse=True):
        text = text.replace(fact, "") if fact else text
    return MEASURE.sub("", text)


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations are compiled, as they are in an installed program."""
    import catalogues

    catalogues.compile_newer()


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_a_switch_shows_what_a_start_in_that_language_shows(make_stage: StageMaker, tmp_path: Path, code: str) -> None:
    stage = make_stage(tmp_path / "fresh", language=NEXT[code])
    fresh = {name: snapshot(stage) for name in tour(stage)}
    stage = make_stage(tmp_path / "switched", language=code)
    for name in tour(stage):
        before = worded(stage)
        switch(stage, NEXT[code])
        texts, picture = snapshot(stage)
        assert texts != before, name
        assert texts == fresh[name][0], name
        # On the score screen a line may come to lie a pixel lower than at first, and each start has its own folders.
        assert name in ("scores", "diagnostics") or same(picture, fresh[name][1], f"{name}-{code}-{NEXT[code]}"), name
        switch(stage, code)


def same(switched: QImage, fresh: QImage, name: str) -> bool:
    """Whether two pictures are equal; if not, they are kept to be looked at."""
    if switched != fresh:
        PICTURES.mkdir(parents=True, exist_ok=True)
        switched.save(str(PICTURES / f"{name}-switched.png"))
        fresh.save(str(PICTURES / f"{name}-fresh.png"))
    return switched == fresh


def test_trial_49_nothing_is_said_or_painted_in_other_letters(
    make_stage: StageMaker, tmp_path: Path, painted: Painted
) -> None:
    found: dict[str, str] = {}
    for code, foreign, ours in (("ru", "[A-Za-z]{2,}", LATIN_IN_RUSSIAN), ("en", "[А-яЁё]", ("Русский",))):
        stage = make_stage(tmp_path / code, language=code)
        painted.clear()
        for name in tour(stage):
            stage.window.grab()
            for text in {*said(stage.window).values(), *painted.texts}:
                text = own_words(stage, text)
                for own in ours:
                    text = text.replace(own, "")
                if re.search(foreign, text):
                    found.setdefault(text, name)
            painted.clear()
    assert not found, "\n".join(f"{name}: {text}" for text, name in found.items())


def city_moments(stage: Stage) -> Iterator[str]:
    """Some turns of Kaczogród among three, and its rules."""
    setup = MatchSetup(CITY, (Person("", "poppy"), duck("pip", game=CITY), duck("reed", game=CITY)), 6, seed_typed=True)
    stage.start(setup)
    done: list[str] = []
    for turn in range(24):
        if turn in (0, 5, 23):
            yield f"choice {turn}"
        before, way = stage.session.ply, builds_cities(stage.offered(), done)
        done.append(type(way.action).__name__)
        stage.session.submit(0, way.action)
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        stage.wait_for_turn()
    stage.key(Qt.Key.Key_L)
    yield "log"
    stage.window.dialogs.show_rules(CITY)
    yield "rules"


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_a_switch_in_the_middle_of_kaczogrod_leaves_nothing_behind(
    make_stage: StageMaker, tmp_path: Path, code: str, painted: Painted
) -> None:
    stage = make_stage(tmp_path / "fresh", language=code)
    fresh = {}
    for name in city_moments(stage):
        stage.settle()
        fresh[name] = said(stage.window)
    stage = make_stage(tmp_path / "switched")
    for name in city_moments(stage):
        switch(stage, code)
        stage.settle()
        assert said(stage.window) == fresh[name], name
        painted.clear()
        stage.window.grab()
        for text in painted.texts if code == "ru" else ():
            for own in LATIN_IN_RUSSIAN:
                text = text.replace(own, "")
            assert not re.search("[A-Za-z]{2,}", text), f"{name}: {text}"
        switch(stage, "en")


def test_a_card_in_the_hand_comes_home(stage: Stage) -> None:
    stage.start()
    way = stage.offered()[0]
    assert way.source is not None
    stage.press(way.source)
    assert stage.scene.holding == way.source
    switch(stage, "ru")
    QCoreApplication.processEvents()
    assert stage.scene.holding is None
    before = stage.session.ply
    stage.move()
    until(lambda: stage.session.ply > before)


def test_what_a_person_typed_in_a_dialog_stays(stage: Stage) -> None:
    stage.window.dialogs.new_match(GAME)
    dialog = stage.find(NewMatchDialog)
    dialog.options.seed.edit.setText("77")
    switch(stage, "pl")
    stage.settle()
    assert stage.find(NewMatchDialog) is dialog
    assert dialog.options.seed.edit.text() == "77"
    assert dialog.start.text() == "Zaczynamy"


def test_a_message_in_the_old_language_does_not_stay(stage: Stage) -> None:
    stage.start()
    stage.key(Qt.Key.Key_I)
    before = said(stage.find(Toast))
    switch(stage, "ru")
    stage.settle()
    assert not any(said(toast) == before for toast in stage.all(Toast))


def test_a_round_that_was_taken_back_is_not_told_again(stage: Stage) -> None:
    stage.start(duel(take_back=True))
    while not stage.shows(RoundPanel):
        stage.move()
    stage.session.undo()
    until(lambda: stage.my_turn)
    said_before = stage.page.strip.accessibleName()
    for code in ("pl", "en"):
        stage.settings.store(declared.LANGUAGE, code)
        stage.settle()
    assert stage.page.strip.accessibleName() == said_before


def test_trial_53_a_match_saved_in_polish_goes_on_in_russian(make_stage: StageMaker) -> None:
    stage = make_stage(language="pl")
    stage.start()
    stage.move()
    names = {player.duck for player in stage.session.setup.seats}
    ply = stage.session.ply
    stage = make_stage(language="ru")
    stage.window.plays.continue_newest()
    stage.wait_for_turn()
    assert stage.session.ply >= ply
    assert {player.duck for player in stage.session.setup.seats} == names
    assert "Камыш" in " ".join(said(stage.window).values())
