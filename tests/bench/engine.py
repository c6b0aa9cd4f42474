"""Engine: random decisions a second of Duck & Cover over random plies a second of python-chess, in the same run.

Bar: at least 5.5, every legal move listed, with the number of seats where it is lowest; 9 is the aim. The medians of
rounds that alternate between the two are compared, in CPU time, and both sides draw their moves in the same way.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup
from duckgames.games.duck_and_cover.rules import GAME

BAR: Final = 5.5
AIM: Final = 9.0
ROUNDS: Final = 9
SEATS: Final = (2, 4, 7)
MATCHES_OF_A_ROUND: Final = {2: 24, 4: 12, 7: 7}
GAMES_OF_A_ROUND: Final = 3
HUMAN_PLIES: Final = 37
"""About how many decisions a player takes in a match between good players."""


def run() -> dict[str, Any]:
    """Measures and says whether the bar is met."""
    chess: list[float] = []
    ducks: dict[int, list[float]] = {seats: [] for seats in SEATS}
    for number in range(ROUNDS):
        chess.append(plies_a_second(number))
        for seats, rates in ducks.items():
            rates.append(decisions_a_second(seats, number))
    yardstick = median(chess)
    ratios = {seats: round(median(rates) / yardstick, 2) for seats, rates in ducks.items()}
    return {
        "bar": BAR,
        "aim": AIM,
        "met": min(ratios.values()) >= BAR,
        "ratios": ratios,
        "decisions_a_second": {seats: round(median(rates)) for seats, rates in ducks.items()},
        "chess_plies_a_second": round(yardstick),
        "resume_ms": {seats: resume_ms(seats) for seats in SEATS},
    }


def decisions_a_second(seats: int, seed: int) -> float:
    """Whole random matches of Duck & Cover."""
    draw = Random(seed).random
    decisions = 0
    begun = process_time()
    for match in range(MATCHES_OF_A_ROUND[seats]):
        rng = Rng.for_ply(seed, match)
        state = GAME.start({}, seats, rng)
        while owing := GAME.owing(state):
            for seat in owing:
                moves = GAME.legal(state, seat)
                GAME.play(state, seat, moves[int(draw() * len(moves))], rng)
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


def resume_ms(seats: int) -> float:
    """How long a saved match of a human length takes to be replayed, the best of five."""
    ai = Ai(GAME.info.levels[0], GAME.info.tempers[0], "pip")
    match = Match(GAME, MatchSetup(GAME.info.id, (ai,) * seats, 1))
    rng = Rng(1)
    while match.ply < HUMAN_PLIES * seats and (owing := GAME.owing(match.state)):
        match.submit(owing[0], rng.choice(match.legal(owing[0])))
    record = match.to_record("bench")
    times = []
    for _ in range(5):
        begun = process_time()
        Match.replay(GAME, record)
        times.append(process_time() - begun)
    return round(1000 * min(times), 1)
