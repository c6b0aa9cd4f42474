"""Dice that favour nobody, ducks that cannot know who is a person, and backs that tell nothing of their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.ai.messages import Question
from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.events import CardMoved, DieRolled, Event, seen_from
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.places import Slot
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.games.kaczogrod.rules.doing import DIE
from duckgames.session.ai_client import AiClient
from duckgames.session.questions import Questions
from duckgames.ui.sounds import Cue, NullSounds
from duckgames.ui.table import TableScene, TableView
from duckgames.ui.theme import Look

GAMES = [info.id for info in registry.infos()]
SECRET = [info.id for info in registry.infos() if info.secrets]
ROLLS = 100_000
SEATS = 4

SURE = {5: 20.52, 35: 66.62}
"""Chi-square that fair dice surpass once in a thousand samples, by degrees of freedom."""


def chi_square(counts: Counter[Any], cells: int) -> float:
    """How far counts are from being all alike."""
    each = counts.total() / cells
    return sum((n - each) ** 2 for n in counts.values()) / each + each * (cells - len(counts))


@pytest.mark.parametrize("seat", range(SEATS))
def test_trial_29_the_die_falls_alike_for_every_seat(seat: int) -> None:
    """An event is played in a ply of its own; seats take turns, so that a seat has every fourth ply of a match."""
    plies = range(seat + 1, 401, SEATS)
    rolls = [Rng.for_ply(seed, ply).below(DIE) for seed in range(ROLLS // len(plies)) for ply in plies]
    assert len(rolls) >= ROLLS
    faces = Counter(rolls)
    assert set(faces) == set(range(DIE))
    assert chi_square(faces, DIE) < SURE[5], faces
    # Nor does a roll tell the next one of the same seat.
    pairs = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    assert chi_square(pairs, DIE * DIE) < SURE[35]


def test_trial_29_an_unfair_die_is_found_out() -> None:
    random = Random(1).random
    # A six in 17 % instead of 16.67 % of all rolls.
    rolls = Counter(min(int(random() * 6.024), 5) for _ in range(10 * ROLLS))
    assert chi_square(rolls, DIE) > SURE[5]


def steps(game: str, players: tuple[Player, ...], seed: int, plies: int) -> Iterator[Match]:
    """A match at each of its first plies, in which everybody does anything."""
    rules = registry.game(game)
    match = Match(rules, MatchSetup(game, players, seed))
    dice = Random(seed)
    for _ in range(plies):
        if match.result is not None:
            return
        yield match
        seat = min(rules.owing(match.state))
        match.submit(seat, dice.choice(match.legal(seat)))
    yield match


def ducks(game: str, count: int) -> tuple[Player, ...]:
    info = registry.info(game)
    return tuple(Ai(info.levels[0], info.tempers[0], duck) for duck in DUCKS[:count])


def test_trial_29_what_matches_roll_is_what_was_counted() -> None:
    rolls = []
    for seed in range(12):
        for match in steps("kaczogrod", ducks("kaczogrod", 2), seed, 120):
            values = [event.value for event in match.history(None, match.ply - 1) if isinstance(event, DieRolled)]
            # More than one: they roll for who begins.
            if match.ply and len(values) == 1:
                rolls.append((values[0], Rng.for_ply(seed, match.ply).below(DIE) + 1))
    assert len(rolls) > 10
    assert all(rolled == counted for rolled, counted in rolls), rolls


class Ear:
    """Takes the place of the AI process and keeps what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Callable[[], Question]] = []

    def ask(self, make: Callable[[], Question]) -> int:
        self.asked.append(make)
        return len(self.asked)

    def drop(self, ticket: int) -> None:
        """Nobody thinks about it anyway."""


def heard(game: str, players: tuple[Player, ...], plies: int) -> list[Question]:
    """Everything that ducks are asked in such a match."""
    found = []
    for seed in (3,):
        ear = Ear()
        questions = Questions(cast(AiClient, ear))
        for match in steps(game, players, seed, plies):
            ear.asked.clear()
            questions._tickets.clear()
            questions.ask(match)
            found += [make() for make in ear.asked]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_trial_32_no_duck_can_tell_who_is_a_person(game: str) -> None:
    """Equal ducks in all seats but the last, which is a duck's, Jan's, or that of Maria, who has another face."""
    count = min(4, registry.info(game).seats[1])
    seats = ducks(game, count)
    asked = {
        name: [question for question in heard(game, (*seats[:-1], last), 80) if question.request.seat != count - 1]
        for name, last in {"": seats[-1], "Jan": Person("Jan", "pip"), "Maria": Person("Maria", "lotus")}.items()
    }
    assert len(asked[""]) > 30
    for name in ("Jan", "Maria"):
        assert asked[name] == asked[""]
        assert repr(asked[name]) == repr(asked[""])
        assert not any(word in repr(asked[name]) for word in ("Person", "Jan", "Maria"))


class Heard(NullSounds):
    """Notes which sounds are wanted, and when."""

    def __init__(self) -> None:
        self.cues: list[tuple[Cue, int]] = []

    def play(self, cue: Cue, delay_ms: int = 0) -> None:
        self.cues.append((cue, delay_ms))


Poses = dict[Slot, tuple[Any, ...]]


def worlds(rules: AnyGame, match: Match, viewer: int) -> list[Any]:
    """The true state and others that the viewer cannot tell from it."""
    seen = rules.observe(match.state, viewer)
    return [match.state, *(rules.determinize(seen, Rng(seed)) for seed in range(2))]


@pytest.mark.parametrize("game", SECRET)
def test_trial_97_a_back_tells_nothing_of_its_card(qapp: QApplication, look: Look, game: str) -> None:
    """The same table in several worlds that differ in hidden cards only: as a picture, and while a rival plays."""
    rules, players = registry.game(game), ducks(game, 3)
    differing = moving = 0
    for match in steps(game, players, 5, 48):
        if match.ply % 8:
            continue
        true, *others = worlds(rules, match, 0)
        differing += any(rules.write(other) != rules.write(true) for other in others)
        deeds = [hidden_deeds(rules, world) for world in (true, *others)]
        common = sorted(set.intersection(*map(set, deeds)))[:1]
        pictures: list[QImage] = []
        shows = []
        for world, deed in zip((true, *others), deeds, strict=True):
            host, heard = QWidget(), Heard()
            host.resize(1280, 680)
            table = registry.view(game).make_table(look, heard, players, host)
            table.widget.resize(1280, 680)
            host.show()
            table.rebuild(rules.observe(world, 0), 0)
            table.finish()
            (view,) = table.widget.findChildren(TableView)
            pictures.append(view.viewport().grab().toImage())
            for name in common:
                moving += 1
                table.play(deed[name])
            shows.append([*geometry(view), *heard.cues])
            table.finish()
            host.close()
            host.deleteLater()
        assert all(picture == pictures[0] for picture in pictures)
        assert all(show == shows[0] for show in shows)
    assert differing
    assert moving


def hidden_deeds(rules: AnyGame, world: Any) -> dict[str, list[Event]]:
    """What seat 0 sees when another moves cards without showing one, whatever they are."""
    found = {}
    for seat in rules.owing(world):
        for move in rules.legal(world, seat)[:60] if seat else ():
            after, log = world.copy(), list[Event]()
            rules.play(after, seat, move, Rng(1), log)
            seen = [seen_from(event, 0) for event in log]
            moved = [event for event in seen if isinstance(event, CardMoved)]
            if moved and all(event.card is None for event in moved):
                found[repr(seen)] = seen
    return found


def geometry(view: TableView) -> Iterator[tuple[Any, ...]]:
    """Where and how large every card is, and which of them fly."""
    scene = view.scene()
    assert isinstance(scene, TableScene)
    for slot, item in sorted(scene.cards.items.items(), key=repr):
        pose = (item.pos().x(), item.pos().y(), item.size.width(), item.size.height(), item.rotation(), item.zValue())
        yield (repr(slot), *pose, len(item.stack))
    yield (scene.cards.in_flight,)
