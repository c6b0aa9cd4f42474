"""The ways through every page of the program, and through the moments of a game with secrets."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.options import Options
from duckgames.core.presenter import Affordance
from duckgames.core.record import Record
from duckgames.core.setup import MatchSetup, Person, Player
from duckgames.session.finished import Kind
from duckgames.session.storage import FINISHED
from duckgames.ui.cover_page import CoverPage
from duckgames.ui.fairness_sheet import FairnessSheet
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.replay_page import ReplayPage
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.setting_rows import SECTIONS
from duckgames.ui.share_dialog import ShareDialog
from duckgames.ui.statistics_sheet import StatisticsSheet
from tests.end2end.hands import Pick, builds_cities, builds_first, by_clicks
from tests.end2end.review_tour import review_pages
from tests.end2end.stage import GAME, Stage, duck, duel, until

PICTURES: Final = Path(__file__).resolve().parents[2] / "build" / "pages"
"""Where pictures of pages are kept."""


def tour(stage: Stage) -> Iterator[str]:
    """Goes through every page, by ways that need no words."""
    window, key = stage.window, stage.key
    yield "launcher"
    yield from chain(_dialogs(stage), _lessons(stage), _statistics(stage))
    stage.start(duel(take_back=True))
    yield "first turn"
    for _ in range(6):
        _choose_last(stage)
    yield "seventh turn"
    stage.page.moves.toggle()
    yield "legal moves"
    stage.page.moves.toggle()
    key(Qt.Key.Key_P)
    yield "pause"
    key(Qt.Key.Key_P)
    window.dialogs.show_rules(GAME)
    yield "rules in a match"
    window.dialogs.close()
    while not stage.shows(RoundPanel):
        _choose_last(stage)
    yield "end of a round"
    stage.play(lambda: key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else _choose_last(stage))
    yield "scores"
    yield from _replay(stage)
    yield from _code_and_luck(stage)
    yield from review_pages(stage)
    stage.click(stage.find(ResultPage).look_button)
    yield "table after the match"
    window.show_launcher()
    for file in (stage.folder / FINISHED).rglob("*.json"):
        # The list tells when a match was played, and tours are compared.
        os.utime(file, (1_780_000_000, 1_780_000_000))
    window.dialogs.show_matches(GAME)
    stage.find(MatchesDialog).show_list(FINISHED)
    yield "matches"
    window.dialogs.close()


def _choose_last(stage: Stage) -> None:
    """Moves once the ducks have chosen: who of them is quicker is part of a match, and tours are compared."""

    def all_others_have() -> bool:
        seen = stage.session.observation(0)
        return all(done or not number for number, done in zip(seen.movers[1:], seen.commits[1:], strict=True))

    until(all_others_have, "the ducks' choices")
    stage.move()


def _replay(stage: Stage) -> Iterator[str]:
    """Watches the match again whose scores are shown, and comes back to them."""
    stage.click(stage.find(ResultPage).watch_button)
    until(lambda: stage.shows(ReplayPage), "the replay")
    page = stage.find(ReplayPage)
    yield "replay"
    for _ in range(3):
        stage.key(Qt.Key.Key_F)
    stage.key(Qt.Key.Key_N)
    yield "replay, later"
    stage.key(Qt.Key.Key_L)
    yield "replay, log"
    stage.key(Qt.Key.Key_L)
    if page.eyes.all_open:
        stage.key(Qt.Key.Key_J)
        yield "replay, all hands"
        stage.key(Qt.Key.Key_J)
    page.go("last")
    yield "replay, end"
    page.left.emit()


def _code_and_luck(stage: Stage) -> Iterator[str]:
    """Looks at what chance gave in the match whose scores are shown, and at its code."""
    yield from _luck(stage)
    stage.click(stage.find(ResultPage).tools.share_button)
    until(lambda: stage.find(ShareDialog).code.toPlainText(), "the code")
    yield "share"
    stage.window.dialogs.close()


def _luck(stage: Stage) -> Iterator[str]:
    """Looks at every kind of draw in the match whose scores are shown."""
    stage.click(stage.find(ResultPage).tools.fairness_button)
    yield "fairness"
    sheet = stage.find(FairnessSheet)
    for stop in sheet.urns.stops[1:]:
        stage.click(stop)
        yield "fairness, another urn"
    stage.window.dialogs.close()


def _dialogs(stage: Stage) -> Iterator[str]:
    """Goes through what opens from the launcher."""
    window = stage.window
    window.dialogs.new_match(GAME)
    yield "new match"
    for section in SECTIONS:
        window.dialogs.show_settings(section.key)
        yield f"settings, {section.key}"
    window.dialogs.show_keys()
    yield "all keys"
    window.dialogs.show_matches(GAME)
    yield "no matches"
    window.dialogs.show_code()
    yield "open a code"
    window.dialogs.close()
    window.dialogs.show_rules(GAME)
    yield "rules"
    window.dialogs.show_crash("none", before=True)
    yield "crash"
    window.dialogs.close()


def whole_tour(stage: Stage) -> Iterator[str]:
    """The same, with the pages that tell of the machine and the folders of the moment, whatever the language."""
    stage.window.dialogs.show_diagnostics()
    yield "diagnostics"
    stage.window.dialogs.show_licences()
    yield "licences"
    stage.window.dialogs.close()
    yield from tour(stage)


def _lessons(stage: Stage) -> Iterator[str]:
    """Goes through a tutorial: a note to read, one to act on, the last; then the topics, which know of all that."""
    window, lessons = stage.window, registry.view(GAME).lessons
    for name, lesson, step in (
        ("note", lessons[0], 0),
        ("note that asks", lessons[0], 2),
        ("last note", lessons[-1], len(lessons[-1].notes) - 1),
    ):
        window.tutorials.start(GAME, lesson.id, step)
        until(lambda: stage.scene.at_rest, "the table of the lesson")
        yield name
    window.show_lessons(GAME)
    yield "topics"
    window.dialogs.close()


def _statistics(stage: Stage) -> Iterator[str]:
    """Goes through the statistics: none yet, then matches of each kind, and the question before they are reset."""
    window, ended = stage.window, count(10)

    def finish(*seats: Player, winner: int = 0, **more: bool) -> None:
        times = {"started": "2026-05-01T10:00:00+00:00", "ended": f"2026-05-01T10:{next(ended)}:00+00:00"}
        result = {"totals": [(7 * seat + next(ended)) % 40 for seat in range(len(seats))], "winners": [winner]}
        record = Record("0", GAME, 1, {}, seats, 1, (), "", {**times, "result": result, "hints": 1, **more})
        stage.services.statistics.take(times["ended"], record)

    window.dialogs.show_statistics(GAME)
    yield "no statistics"
    person = Person("", DUCKS[0])
    for level in ("easy", "normal", "hard"):
        for winner in (0, 1):
            finish(person, duck(level=level), winner=winner)
    finish(person, duck(), duck("pip", "hard"))
    finish(person, duck(), practice=True)
    finish(duck(), duck("pip", "hard"), winner=1)
    finish(person, person)
    for kind, stop in zip(Kind, stage.find(StatisticsSheet).kinds.stops, strict=True):
        stage.click(stop)
        yield f"statistics, {kind.value}"
    stage.find(StatisticsSheet).on_reset()
    yield "statistics, reset"
    window.dialogs.close()


def town_tour(stage: Stage) -> Iterator[str]:
    """Goes through what Duck Town adds: its options, each kind of choice, the cover, towns among the scores."""
    game = "duck_town"
    stage.window.dialogs.new_match(game)
    dialog = stage.find(NewMatchDialog)
    yield "new match"
    dialog.options.table.take_back.turn(True)
    dialog.options.choose("wonders", "powers")
    dialog.options.more.click()
    yield "new match, all"
    dialog.options.more.click()
    yield "new match, folded"
    dialog.dismiss()
    people = (Person("Ola", "poppy"), Person("Łukasz", "pip"))
    stage.window.plays.start(MatchSetup(game, (*people, duck(game=game)), 8, seed_typed=True))
    until(lambda: stage.shows(CoverPage))
    yield "cover"
    stage.window.show_launcher()
    stage.start(MatchSetup(game, (Person("", DUCKS[0]), *(duck(name, game=game) for name in DUCKS[1:7])), 9))
    yield from _choices(stage, builds_first, lambda way: by_clicks(stage, way))
    yield "scores"
    yield from _replay(stage)
    yield from _luck(stage)
    yield from review_pages(stage)
    stage.find(ResultPage).table.rows[0].setFocus()
    yield "a town large"


def city_tour(stage: Stage) -> Iterator[str]:
    """Goes through what Kaczogród adds: its options, each kind of choice among four, cities large and together."""
    game = "kaczogrod"
    stage.window.dialogs.new_match(game)
    stage.find(NewMatchDialog).options.more.click()
    yield "new match, all"
    stage.find(NewMatchDialog).dismiss()
    for page in registry.view(game).pages:
        stage.window.show_page(game, page.key)
        yield page.key
    stage.window.show_launcher()
    ducks = (duck(name, game=game) for name in DUCKS[1:4])
    options: Options = {"length": 53, "deck_0": "raider"}
    stage.start(MatchSetup(game, (Person("", DUCKS[0]), *ducks), 9, options, seed_typed=True))
    yield from _choices(stage, builds_cities, lambda way: stage.session.submit(0, way.action))
    yield "scores"
    yield from _replay(stage)
    yield from _luck(stage)
    yield from review_pages(stage)


def _choices(stage: Stage, pick: Pick, do: Callable[[Affordance], None]) -> Iterator[str]:
    """One match to its end, with a page for each kind of choice."""
    seen: set[str] = set()
    done: list[str] = []
    while not stage.shows(ResultPage):
        offered = stage.offered()
        kinds = {type(way.action).__name__ for way in offered}
        if not kinds <= seen:
            seen |= kinds
            yield " ".join(sorted(kinds))
        before, way = stage.session.ply, pick(offered, done)
        done.append(type(way.action).__name__)
        do(way)
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        until(lambda: stage.waits)
