"""Every lesson of every game can be played to its end by the rules as they are, and says what is there to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from duckgames.core import registry
from duckgames.core.game import AnyGame
from duckgames.core.lesson import Lesson
from duckgames.core.match import Match
from duckgames.core.places import Slot, Zone
from duckgames.core.presenter import Place
from duckgames.core.setup import Person
from duckgames.core.table import WHOLE

TAUGHT = {info.id: registry.view(info.id).lessons for info in registry.infos()}
LESSONS = [pytest.param(lesson, id=f"{game}-{lesson.id}") for game, lessons in TAUGHT.items() for lesson in lessons]

LONGEST = 280
"""Characters that can be read in a few lines, in a language that needs a third more of them too."""


def game_of(lesson: Lesson) -> AnyGame:
    return registry.game(lesson.setup.game)


def played(lesson: Lesson, plies: int) -> Match:
    """The match after so many actions of its record."""
    game = game_of(lesson)
    match = Match(game, lesson.setup)
    for seat, data in lesson.actions[:plies]:
        match.submit(seat, game.decode(data))
    return match


def affordances(match: Match, lesson: Lesson) -> tuple[Any, ...]:
    seen = match.game.observe(match.state, lesson.seat)
    offered: tuple[Any, ...] = registry.presenter(match.game.info.id).affordances(seen, match.legal(lesson.seat))
    return offered


def asking(lesson: Lesson) -> Iterator[int]:
    """The plies at which the learner is asked for an action."""
    return (ply for ply in range(len(lesson.actions)) if lesson.accepted(ply))


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_of_a_game_are_told_apart(game: str) -> None:
    ids = [lesson.id for lesson in TAUGHT[game]]
    assert len(ids) == len(set(ids))
    assert all(lesson.setup.game == game for lesson in TAUGHT[game])


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_is_the_only_person(lesson: Lesson) -> None:
    persons = [seat for seat, player in enumerate(lesson.setup.seats) if isinstance(player, Person)]
    assert persons == [lesson.seat]


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_record_can_be_played(lesson: Lesson) -> None:
    match = played(lesson, len(lesson.actions))
    assert match.ply == len(lesson.actions)


@pytest.mark.parametrize("lesson", LESSONS)
def test_notes_are_few_and_short_and_in_order(lesson: Lesson) -> None:
    plies = [note.ply for note in lesson.notes]
    assert plies == sorted(plies)
    assert lesson.begin <= plies[0]
    assert plies[-1] == len(lesson.actions)
    assert 4 <= len(lesson.notes) <= 8
    assert all(0 < len(str(note.text)) <= LONGEST for note in lesson.notes)
    assert not any("{" in str(note.text) for note in lesson.notes)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_has_something_to_do(lesson: Lesson) -> None:
    assert list(asking(lesson))


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_accepted_action_is_offered(lesson: Lesson) -> None:
    game = game_of(lesson)
    for ply in asking(lesson):
        match = played(lesson, ply)
        offered = [game.encode(way.action) for way in affordances(match, lesson)]
        for data in lesson.accepted(ply):
            assert data in offered, (ply, data)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_record_goes_on_after_every_accepted_action(lesson: Lesson) -> None:
    game = game_of(lesson)
    for ply in asking(lesson):
        for data in lesson.accepted(ply)[1:]:
            match = played(lesson, ply)
            match.submit(lesson.seat, game.decode(data))
            for seat, recorded in lesson.actions[ply + 1 :]:
                match.submit(seat, game.decode(recorded))


@pytest.mark.parametrize("lesson", LESSONS)
def test_only_what_asks_for_an_action_allows_others(lesson: Lesson) -> None:
    for note in lesson.notes:
        assert not note.allows or (lesson.accepted(note.ply) and lesson.notes_at(note.ply)[-1] is note)


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_is_asked_where_the_screen_asks_persons(lesson: Lesson) -> None:
    """A duck that acts while the learner owes a choice would act behind the back of what is shown."""
    for ply in range(lesson.begin, len(lesson.actions)):
        owing = game_of(lesson).owing(played(lesson, ply).state)
        assert lesson.seat not in owing or lesson.actions[ply][0] == lesson.seat, ply


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_a_note_points_at_lies_on_the_table(lesson: Lesson) -> None:
    bare = without_cards(lesson)
    for note in lesson.notes:
        match = played(lesson, note.ply)
        places = {*there(match, lesson), *bare}
        for slot in note.points:
            assert slot in places or slot.zone in places, (note.ply, slot)


def without_cards(lesson: Lesson) -> set[Zone]:
    """The parts of the table where somebody can do something in the lesson, though cards never lie there."""
    used: set[Zone] = set()
    filled: set[Zone] = set()
    match = played(lesson, 0)
    for seat, data in lesson.actions:
        seen = match.game.observe(match.state, seat)
        for way in registry.presenter(match.game.info.id).affordances(seen, match.legal(seat)):
            used |= {place.zone if isinstance(place, Slot) else place for place in (way.source, way.target) if place}
        filled |= {zone for zone, cells in match.game.table(seen).zones.items() if any(cells.values())}
        match.submit(seat, match.game.decode(data))
    return used - filled


def there(match: Match, lesson: Lesson) -> Iterator[Place]:
    """Every place with a card, every pile, and where something can be laid now, as the learner sees it."""
    for zone, cells in match.game.table(match.game.observe(match.state, lesson.seat)).zones.items():
        yield Slot(zone)
        for cell, stack in cells.items():
            yield from (Slot(zone, cell) for _ in stack[:1])
            yield from (Slot(zone, index) for index in range(len(stack)) if cell is WHOLE)
    for way in affordances(match, lesson) if lesson.seat in match.game.owing(match.state) else ():
        yield from (place for place in (way.source, way.target) if place is not None)
