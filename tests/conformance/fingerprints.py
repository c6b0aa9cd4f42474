"""Prints fingerprints of seeded random matches of every game; runs on a bare Python, without any package.

python tests/conformance/fingerprints.py
"""

import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
MATCHES = 4


KNOWN = ROOT / "tests" / "data" / "fingerprints.txt"
"""What every machine must come to."""


def report(known: str = "", again: Collection[str] = ()) -> str:
    """A line for each match: the game, its seed, its plies, and digests of its last position and of its events.

    If games are to be counted `again`, the lines of the others are those of the `known` report.
    """
    from duckgames.core.record import fingerprint
    from tests.conformance.games import GAMES, whole

    lines = []
    for name, game in GAMES.items():
        if again and name not in again:
            lines += [line for line in known.splitlines() if line.startswith(f"{name} ")]
            continue
        for seed in range(1, MATCHES + 1):
            turns, last = whole(game, seed)
            # The order of legal moves counts: an AI's draw depends on it.
            moves = [list(game.legal(turn.before, turn.seat)) for turn in turns]
            events = [repr(event) for turn in turns for event in turn.step.events if not hasattr(event, "seen_by")]
            digests = (fingerprint(game.write(last)), fingerprint(repr(moves)), fingerprint("\n".join(events)))
            lines.append(f"{name} {seed} {len(turns)} {' '.join(digests)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.stdout.write(report())
