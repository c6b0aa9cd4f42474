"""Puts the match to the AIs as questions, so that no answer depends on when it was asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from duckgames.ai.messages import Question
from duckgames.ai.player import Limit
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai
from duckgames.session.ai_client import AiClient
from duckgames.session.sights import Sights, owed_since


class Questions:
    """What the AIs of a match are asked at the moment, and a hint where one is wanted."""

    def __init__(self, ai: AiClient) -> None:
        self._ai = ai
        self._story = 0
        self._tickets: dict[int, Seat] = {}
        self._batch = 0
        self._share = 0.0
        self._hint: int | None = None
        self._sights = Sights()

    def forget(self) -> None:
        """Drops every question and all that was seen: another match begins, or this one goes on from another ply."""
        for ticket in self._tickets:
            self._ai.drop(ticket)
        self.drop_hint()
        self._story += 1
        self._tickets, self._sights = {}, Sights()
        self._batch = 0

    def ask(self, match: Match) -> None:
        """Asks every AI that owes a choice and is not asked yet; persons may still be deciding."""
        for seat in match.game.owing(match.state):
            player = match.players.now[seat]
            if isinstance(player, Ai) and seat not in self._tickets.values():
                ticket = self._ai.ask(partial(self._question, match, seat, player.level, player.temper))
                self._tickets[ticket] = seat
                self._batch += 1

    def drop(self, seat: Seat) -> None:
        """Drops the question for `seat`, if there is one: its person chooses now."""
        for ticket in [ticket for ticket, asked in self._tickets.items() if asked == seat]:
            self._ai.drop(ticket)
            self.take(ticket)

    def ask_hint(self, match: Match, seat: Seat) -> None:
        """Asks what the actions of `seat` are worth."""
        self.drop_hint()
        self._hint = self._ai.weigh(self._hard(match, seat))

    def ask_strongest(self, match: Match, seat: Seat) -> None:
        """Asks for the hint what the strongest AI of the game would do in `seat`, as nobody can weigh its actions."""
        self.drop_hint()
        self._hint = self._ai.ask(self._hard(match, seat))

    def drop_hint(self) -> None:
        """Forgets the hint that is asked for."""
        if self._hint is not None:
            self._ai.drop(self._hint)
        self._hint = None

    def is_hint(self, ticket: int) -> bool:
        """Whether `ticket` is the hint that is asked for; if so, it is answered now."""
        if ticket != self._hint:
            return False
        self._hint = None
        return True

    def take(self, ticket: int) -> Seat | None:
        """The seat whose question `ticket` is, which is answered now; None for a question dropped before."""
        seat = self._tickets.pop(ticket, None)
        self._share = 0.0
        if not self._tickets:
            self._batch = 0
        return seat

    def advance(self, ticket: int, share: float) -> bool:
        """Notes the progress of one answer; says whether it is one that is waited for."""
        if ticket not in self._tickets:
            return False
        self._share = share
        return True

    @property
    def progress(self) -> float:
        """The share of the work that is done, from 0 to 1, over all AIs asked together."""
        return (self._batch - len(self._tickets) + self._share) / self._batch if self._batch else 0.0

    def _hard(self, match: Match, seat: Seat) -> Callable[[], Question]:
        info = match.game.info
        return partial(self._question, match, seat, info.levels[-1], info.tempers[0])

    def _question(self, match: Match, seat: Seat, level: str, temper: str) -> Question:
        """Made when the process comes to it; by then others may have committed, which changes nothing."""
        ply = owed_since(match, seat, match.ply)
        request = self._sights.request(match, seat, ply)
        seed = Rng.for_ply(match.setup.seed, ply, f"ai/{seat}").seed()
        return Question(self._story, match.game.info.id, level, temper, request, Limit(), seed)
