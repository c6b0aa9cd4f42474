"""Engine: random decisions a second of each game over random plies a second of python-chess, in the same run.

Every legal move is listed. Bars: Duck & Cover at least 5.5 with the number of seats where it is lowest, 9 is the aim;
Duck Town at least 20 with 4 seats, 35 is the aim; Kaczogród at least 2.5 with 2 seats, 4 is the aim, and at least 5
where moves are sampled as in a playout, 9 is the aim. The medians of rounds that alternate between the games are
compared, in CPU time, and all draw their moves in the same way.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup

SEATS: Final = (2, 4, 7)
_SAMPLED: Final = " sampled"
ROUNDS: Final = 9
GAMES_OF_A_ROUND: Final = 3


@dataclass(frozen=True)
class Yardstick:
    """What is asked of a game: the bar, the aim, and with which seats; and how much of it is played in a round.

    `plies` is about how many decisions a player takes in a match between good players; `sampled` tells whether moves
    are drawn without listing them.
    """

    game: str
    bar: float
    aim: float
    judged: tuple[int, ...]
    matches: dict[int, int]
    plies: int
    sampled: bool = False

    @property
    def name(self) -> str:
        """What it is reported as."""
        return self.game + _SAMPLED * self.sampled


GAMES: Final = (
    Yardstick("duck_and_cover", 5.5, 9.0, SEATS, {2: 24, 4: 12, 7: 7}, 37),
    Yardstick("duck_town", 20.0, 35.0, (4,), {2: 160, 4: 100, 7: 60}, 42),
    Yardstick("kaczogrod", 2.5, 4.0, (2,), {2: 16, 4: 6}, 70),
    Yardstick("kaczogrod", 5.0, 9.0, (2,), {2: 24, 4: 12}, 70, sampled=True),
)


def run() -> dict[str, Any]:
    """Measures and says whether the bars are met."""
    chess: list[float] = []
    rates = {(each.name, seats): list[float]() for each in GAMES for seats in each.matches}
    for number in range(ROUNDS):
        chess.append(plies_a_second(number))
        for each in GAMES:
            for seats in each.matches:
                rates[each.name, seats].append(decisions_a_second(each, seats, number))
    found = {
        each.name: _judged(each, {n: median(rates[each.name, n]) for n in each.matches}, median(chess))
        for each in GAMES
    }
    met = all(each["met"] for each in found.values())
    return {"met": met, "chess_plies_a_second": round(median(chess)), **found}


def _judged(each: Yardstick, rates: dict[int, float], yardstick: float) -> dict[str, Any]:
    ratios = {seats: round(rate / yardstick, 2) for seats, rate in rates.items()}
    return {
        "bar": each.bar,
        "aim": each.aim,
        "met": min(ratios[seats] for seats in each.judged) >= each.bar,
        "ratios": ratios,
        "decisions_a_second": {seats: round(rate) for seats, rate in rates.items()},
        "resume_ms": {seats: resume_ms(each, seats) for seats in each.matches},
    }


def decisions_a_second(each: Yardstick, seats: int, seed: int) -> float:
    """Whole random matches of the game."""
    game = registry.game(each.game)
    options = checked(game.info.options, {})
    draw = Random(seed).random
    decisions = 0
    begun = process_time()
    for match in range(each.matches[seats]):
        rng = Rng.for_ply(seed, match)
        state = game.start(options, seats, rng)
        while owing := game.owing(state):
            for seat in owing:
                if each.sampled:
                    move = game.sample(state, seat, rng)
                else:
                    moves = game.legal(state, seat)
                    move = moves[int(draw() * len(moves))]
                game.play(state, seat, move, rng)
                decisions += 1
    return decisions / (process_time() - begun)


def plies_a_second(seed: int) -> float:
    """Whole random games of chess."""
    import chess

    draw = Random(seed).random
    plies = 0
    begun = process_time()
    for _ in range(GAMES_OF_A_ROUND):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(draw() * len(moves))])
            plies += 1
    return plies / (process_time() - begun)


def resume_ms(each: Yardstick, seats: int) -> float:
    """How long a saved match of a human length takes to be replayed, the best of five."""
    game = registry.game(each.game)
    ai = Ai(game.info.levels[0], game.info.tempers[0], "pip")
    match = Match(game, MatchSetup(game.info.id, (ai,) * seats, 1))
    rng = Rng(1)
    while match.ply < each.plies * seats and (owing := game.owing(match.state)):
        match.submit(owing[0], rng.choice(match.legal(owing[0])))
    record = match.to_record("bench")
    times = []
    for _ in range(5):
        begun = process_time()
        Match.replay(game, record)
        times.append(process_time() - begun)
    return round(1000 * min(times), 1)
