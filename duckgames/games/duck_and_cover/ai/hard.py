"""The level *hard*: asks the value net what each move leads to."""

from __future__ import annotations

from duckgames.ai.player import Request
from duckgames.core.rng import Rng
from duckgames.games.duck_and_cover.ai.inputs import Choices, Facts, encode, tables
from duckgames.games.duck_and_cover.ai.mind import Judge
from duckgames.games.duck_and_cover.ai.net import trained
from duckgames.games.duck_and_cover.ai.pond import Pond
from duckgames.games.duck_and_cover.rules.actions import Cover
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import pack


def hard() -> Judge:
    """The judgement of the net that comes with the program."""
    net = trained()

    def judge(request: Request, rng: Rng) -> list[float]:
        seen: Observation = request.observation
        facts = Facts(seen.seats, seen.where, seen.left, seen.pile, seen.called, len(seen.discards), seen.passes)
        shows = Pond.of(seen, request.seat).shows
        moves = [shows[a.cell] if isinstance(a, Cover) else pack(a.cell) for a in request.legal]
        mover = seen.movers[request.seat]
        values = net.values(encode(tables([facts]), Choices([0], [request.seat], [mover], [moves])))
        costs: list[float] = net.costs(values).tolist()
        return costs

    return judge
