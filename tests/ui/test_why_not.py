"""Why not: of each card in a hand that nothing can be done with, and of each place a held card may not go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from duckgames.ai.player import Limit, Request
from duckgames.core import registry
from duckgames.core.game import AnyGame, IllegalAction, Refusal
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import Affordance, Gesture, Place
from duckgames.core.rng import Rng
from duckgames.core.setup import Person
from duckgames.ui.match_words import MatchWords
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label
from tests.conformance.games import Turn, sampled, walk

GAMES = [info.id for info in registry.infos()]
DUCKS = ("poppy", "reed", "quill", "comet", "smudge", "melody", "biscuit")


class Case:
    """What a person in `seat` sees at one moment, and tries."""

    def __init__(self, game: AnyGame, turn: Turn, seat: Seat, look: Look) -> None:
        self._game, self._turn, self._seat = game, turn, seat
        self._presenter = registry.presenter(game.info.id)
        self.seen = game.observe(turn.before, seat)
        self.table = game.table(self.seen)
        legal = [game.action(turn.before, seat, move) for move in game.legal(turn.before, seat)]
        self.offered: Sequence[Affordance] = self._presenter.affordances(self.seen, legal)
        players = tuple(Person("", name) for name in DUCKS[: turn.before.seats])
        texts = Texts(registry.view(game.info.id), players, {})
        self._strip = SpeechStrip(look)
        self.words = MatchWords(self._strip, self._presenter, texts)

    def answer(self, source: Place, target: Place | None) -> str:
        """What is said to whoever tries this."""
        action = self._presenter.attempt(self.seen, source, target)
        refusal = None if action is None else self._why_not(action)
        if refusal is not None:
            return self.words.say(refusal)
        return self.words.no_use(source, target, self._seat) if action is None else "it is legal"

    def said(self) -> tuple[str, str]:
        """The two lines of the strip."""
        lead, how = self._strip.findChildren(Label)[:2]
        return lead.text(), how.text()

    def _why_not(self, action: object) -> Refusal | None:
        try:
            self._game.move(self._turn.before, self._seat, action)
        except IllegalAction as error:
            return error.refusal
        return None

    def idle(self) -> Iterator[Slot]:
        """The cards of the person's hands that are no beginning of anything."""
        used = {each.source for each in self.offered}
        for zone in self.table.zones:
            if zone.hand and zone.seat == self._seat and zone not in used:
                yield from (slot for n in range(self.table.size(zone)) if (slot := Slot(zone, n)) not in used)

    def barred(self) -> Iterator[tuple[Place, Slot]]:
        """Each card that can be lifted, with what lies where it may not go."""
        goals: dict[Place, set[Place]] = {}
        for each in self.offered:
            if each.gesture is Gesture.DRAG and each.source is not None and each.target is not None:
                goals.setdefault(each.source, set()).add(each.target)
        for source, targets in goals.items():
            for zone, cells in self.table.zones.items():
                for cell in cells:
                    slot = Slot(zone, cell)
                    if zone not in targets and slot not in targets and slot != source:
                        yield source, slot


def cases(game: AnyGame, seed: int, look: Look) -> Iterator[Case]:
    """The choices of some moments of a random match."""
    for turn in sampled(game, seed, 25):
        for seat in game.owing(turn.before)[:1]:
            yield Case(game, turn, seat, look)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_in_a_hand_that_cannot_be_played_says_why(look: Look, game_id: str, seed: int) -> None:
    silent = [
        (slot, case.seen)
        for case in cases(registry.game(game_id), seed, look)
        for slot in case.idle()
        if not case.answer(slot, None)
    ]
    assert silent == []


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_that_does_not_take_a_held_card_says_why(look: Look, game_id: str, seed: int) -> None:
    tried = 0
    for case in cases(registry.game(game_id), seed, look):
        for source, target in case.barred():
            assert case.answer(source, target), (source, target)
            tried += 1
    assert tried


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_asks_the_strongest_ducks(game_id: str) -> None:
    levels = registry.info(game_id).levels
    order = ("easy", "normal", "hard", "expert")
    assert list(levels) == sorted(levels, key=order.index), "the last one is asked for hints"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_gives_its_reason_in_words(look: Look, game_id: str) -> None:
    game, info = registry.game(game_id), registry.info(game_id)
    strongest = registry.ai(game_id).make_player(info.levels[-1], info.tempers[0])
    turns = list(walk(game, 1))
    for turn in turns[:: len(turns) // 12]:
        seat = game.owing(turn.before)[0]
        case = Case(game, turn, seat, look)
        legal = tuple(game.action(turn.before, seat, move) for move in game.legal(turn.before, seat))
        told = tuple(event for before in turns[: turns.index(turn)] for event in before.seen(seat))
        decision = strongest.decide(Request(seat, case.seen, legal, told), Limit(nodes=8), Rng(1), lambda: False)
        assert decision.reason is not None
        case.words.say_hint(decision, case.seen)
        lead, why = case.said()
        assert lead.startswith("Hint: ")
        assert len(lead) > len("Hint: ")
        assert why
