"""A match: a game, options, seats and a seed, and the actions taken; everything else follows from them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from duckgames.core.events import Event, seen_from
from duckgames.core.game import AnyGame, IllegalAction, Refusal, Result, Step, apply
from duckgames.core.options import checked
from duckgames.core.places import Seat
from duckgames.core.players import NOTE, Players
from duckgames.core.record import BadRecord, NewerRecord, Record, fingerprint
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup


class Match:
    """A match in progress. Ply n is the state after n actions; the deal is ply 0. All states are kept.

    The constructor raises `ValueError` for a number of seats or an AI that the game does not have, and `BadOption`.
    """

    def __init__(self, game: AnyGame, setup: MatchSetup) -> None:
        least, greatest = game.info.seats
        if not least <= len(setup.seats) <= greatest:
            raise ValueError(f"{len(setup.seats)} seats")
        for player in setup.seats:
            if isinstance(player, Ai) and not (player.level in game.info.levels and player.temper in game.info.tempers):
                raise ValueError(f"no AI {player.level} {player.temper}")
        self.game = game
        self.setup = replace(setup, options=checked(game.info.options, setup.options))
        self.actions: list[tuple[Seat, Any]] = []
        self.steps: list[Step[Any]] = []
        self.notes: dict[str, Any] = {}
        self.players = Players(self.setup.seats)
        self._deal = game.start(self.setup.options, len(setup.seats), Rng.for_ply(setup.seed, 0))

    @property
    def ply(self) -> int:
        """How many steps were taken."""
        return len(self.steps)

    @property
    def state(self) -> Any:
        """The state after the last step."""
        return self.at(self.ply)

    def at(self, ply: int) -> Any:
        """The state after `ply` steps."""
        return self.steps[ply - 1].state if ply else self._deal

    @property
    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.game.result(self.state)

    def submit(self, seat: Seat, action: Any) -> Step[Any]:
        """Applies `action`; raises `IllegalAction` and changes nothing if it is not legal now."""
        step = apply(self.game, self.state, seat, action, Rng.for_ply(self.setup.seed, self.ply + 1))
        self.actions.append((seat, action))
        self.steps.append(step)
        return step

    def why_not(self, seat: Seat, action: Any) -> Refusal | None:
        """Why `action` is not legal now; None exactly if it is."""
        try:
            self.game.move(self.state, seat, action)
        except IllegalAction as error:
            return error.refusal
        return None

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """The legal actions of `seat`, in a stable order."""
        state = self.state
        return tuple(self.game.action(state, seat, move) for move in self.game.legal(state, seat))

    def truncate(self, ply: int) -> tuple[tuple[Seat, Any], ...]:
        """Goes back to `ply` and returns the actions taken back, oldest first."""
        undone = tuple(self.actions[ply:])
        del self.actions[ply:], self.steps[ply:]
        self.players.go_back(ply)
        return undone

    def history(self, viewer: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What happened after ply `since`, as `viewer` may know it."""
        return tuple(seen_from(event, viewer) for step in self.steps[since:] for event in step.events)

    def to_record(self, app: str) -> Record:
        """The match as a record, written by version `app` of the program."""
        changes = self.players.to_note()
        return Record(
            app=app,
            game=self.game.info.id,
            rules=self.game.info.rules,
            options=dict(self.setup.options),
            seats=self.setup.seats,
            seed=self.setup.seed,
            actions=tuple((seat, self.game.encode(action)) for seat, action in self.actions),
            fingerprint=fingerprint(self.game.write(self.state)),
            notes={
                **self.notes,
                "take_back": self.setup.take_back,
                "seed_typed": self.setup.seed_typed,
                **({NOTE: changes} if changes else {}),
            },
        )

    @classmethod
    def dealt(cls, game: AnyGame, record: Record) -> Match:
        """The match of `record` before its first action; raises `ValueError` where `game` does not take its set-up."""
        take_back, seed_typed = (record.notes.get(key) is True for key in ("take_back", "seed_typed"))
        return cls(game, MatchSetup(record.game, record.seats, record.seed, record.options, take_back, seed_typed))

    @classmethod
    def replay(cls, game: AnyGame, record: Record) -> Match:
        """The match that `record` describes; raises `BadRecord` if any of it does not fit the rules."""
        steps = cls.replaying(game, record)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                match: Match = end.value
                return match

    @classmethod
    def replaying(cls, game: AnyGame, record: Record) -> Generator[int, None, Match]:
        """`replay` in pieces for those who must not be kept waiting: yields each ply and returns the match."""
        if record.game != game.info.id:
            raise BadRecord("manifest", f"{record.game} is not {game.info.id}")
        if record.rules > game.info.rules:
            raise NewerRecord("rules", str(record.rules))
        try:
            match = cls.dealt(game, record)
            for seat, data in record.actions:
                match.submit(seat, game.decode(data))
                yield match.ply
        # Illegal and malformed actions and bad options are value errors too.
        except ValueError as error:
            raise BadRecord("replay", f"{type(error).__name__}: {error}") from error
        if fingerprint(game.write(match.state)) != record.fingerprint:
            raise BadRecord("fingerprint", "the actions lead to another position")
        match.notes = dict(record.notes)
        match.players.read_note(match.notes.pop(NOTE, ()), game.info)
        return match
