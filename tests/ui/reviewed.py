"""A real match with a review of known numbers, for the tests of the page."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.review import Judgement, Label, Luck, Point, Review, digest, label
from duckgames.core.setup import Ai, MatchSetup, Person, Player

GAME = "duck_and_cover"
LOSSES = (0.0, 0.01, 0.04, 0.08, 0.15, 0.3)
"""By turns: one decision of each kind, and one that was the best."""

LABELS = (Label.FINE, Label.FINE, Label.GOOD, Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)
YOU: tuple[Player, ...] = (Person("", "poppy"), Ai("easy", "steady", "reed"))


def played(seats: Sequence[Player] | None = None, plies: int = 36, game: str = GAME) -> Match:
    """So many steps of a match, each the last that is legal; all of it if it is shorter."""
    rules = registry.game(game)
    seats = seats or (YOU[0], Ai("easy", registry.info(game).tempers[0], "reed"))
    match = Match(rules, MatchSetup(game, tuple(seats), 5, seed_typed=True))
    while match.ply < plies and match.result is None:
        seat = match.game.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[-1])
    return match


def reviewed(match: Match, seats: Sequence[int] = (0,), *, complete: bool = True) -> Review:
    """A review of `match`: losses by turns as in `LOSSES`, a little luck after every fifth step."""
    judgements: list[Judgement] = []
    for ply, (seat, action) in enumerate(match.actions):
        state = match.at(ply)
        legal = [match.game.action(state, seat, move) for move in match.game.legal(state, seat)]
        if seat not in seats or len(legal) < 2:
            continue
        behind = LOSSES[len(judgements) % len(LOSSES)]
        best = action if not behind else next(each for each in legal if each != action)
        judgements.append(
            Judgement(
                *(ply, seat, 0.6, 4.0, 0.6 - behind, behind, 0.0, match.game.encode(best), "", ()),
                label(behind, 0.0, len(match.setup.seats)),
            )
        )
    luck = [Luck(ply, seat, 0.05 if ply % 10 else -0.03) for ply in range(0, match.ply, 5) for seat in seats]
    curve = [Point(ply, seat, 0.5) for ply in (0, match.ply) for seat in seats]
    count = len(match.setup.seats)
    record = match.to_record("0")
    return Review(
        *(match.game.info.rules, digest(record), count, tuple(seats), tuple(judgements), tuple(luck), tuple(curve)),
        complete,
    )
