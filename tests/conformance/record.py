"""Records golden playthroughs, perft counts and fingerprints: `python -m tests.conformance.record [GAME ...]`.

Playthroughs that exist are played again with the same choices, so that the diff shows what a change of the rules did;
missing ones are made.
"""

import sys

from duckgames.core.game import AnyGame
from duckgames.core.rng import Rng
from tests.conformance import fingerprints, perft, playthrough
from tests.conformance.games import GAMES, any_options

SEEDS = (11, 12)


def main(names: list[str]) -> int:
    """Record the games with these ids, or all."""
    unknown = set(names) - set(GAMES)
    if unknown:
        sys.stderr.write(f"No such game: {', '.join(sorted(unknown))}\n")
        return 2
    for name in names or GAMES:
        record_playthroughs(GAMES[name])
        file = perft.FOLDER / f"{name}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(perft.report(GAMES[name]), encoding="utf-8")
    known = fingerprints.KNOWN.read_text(encoding="utf-8")
    fingerprints.KNOWN.write_text(fingerprints.report(known, names), encoding="utf-8")
    return 0


def record_playthroughs(game: AnyGame) -> None:
    """Two matches, one with the fewest seats and one with more."""
    folder = playthrough.FOLDER / game.info.id
    folder.mkdir(parents=True, exist_ok=True)
    least, greatest = game.info.seats
    many = game.info.usual_seats if game.info.usual_seats > least else greatest
    for seed, seats in zip(SEEDS, (least, many), strict=True):
        file = folder / f"{seats}_seats_seed_{seed}.txt"
        if file.exists():
            text = playthrough.replay(game, file.read_text(encoding="utf-8"))
        else:
            text = playthrough.play(game, seats, any_options(game, Rng(seed)), seed, [])
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
