"""The value net of expert ducks: how likely each seat is to win as a turn begins, and the total it can expect.

One hidden layer looks at a seat's facts and at those of its rivals and says how much stronger the seat is than `value`
has it, which knows for each stage of a match what counts, but not what goes well together. Chances are the softmax of
that: what was learned of one seat holds for all, and everybody's chances come to one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

WEIGHTS: Final = "net.json"
"""The file with the weights, for each kind of match as `value.kind` names them; `train_net` writes it."""

_MOST: Final = 50.0


class Net:
    """The weights for one kind of match. A row of inputs is for one seat, as `inputs` makes them."""

    def __init__(self, parts: Mapping[str, Any]) -> None:
        arrays = {name: np.asarray(part, dtype=np.float64) for name, part in parts.items()}
        self.mean, self.scale = arrays["mean"], arrays["scale"]
        self.first, self.bias = arrays["first"], arrays["bias"]
        self.second, self.skip = arrays["second"], arrays["skip"]
        self.total, self.base = arrays["total"], arrays["base"]

    def share(self, facts: Sequence[Sequence[float]], strengths: Sequence[float], own: int) -> float:
        """The chance that `own` wins, by the facts of each seat and their strengths as `value` has them."""
        rows = (inputs(np.array(facts)) - self.mean) / self.scale
        more = np.maximum(rows @ self.first + self.bias, 0.0) @ self.second + rows @ self.skip
        found = np.array(strengths) + more
        return float(1.0 / np.exp(np.minimum(found - found[own], _MOST)).sum())

    def score(self, facts: Sequence[Sequence[float]], own: int) -> float:
        """The total that `own` can expect at the end."""
        row = (inputs(np.array(facts))[own] - self.mean) / self.scale
        return max(float(row @ self.total + self.base), 0.0)


def inputs(facts: Any) -> Any:
    """For each seat its own facts, the mean of its rivals', and where there are several the greatest of theirs."""
    seats = len(facts)
    rivals = (facts.sum(0) - facts) / (seats - 1)
    if seats == 2:
        return np.concatenate([facts, rivals], 1)
    most = np.array([np.delete(facts, seat, 0).max(0) for seat in range(seats)])
    return np.concatenate([facts, rivals, most], 1)


@cache
def nets() -> dict[str, Net]:
    """The net of each kind of match; read when it is first asked for, so that it can be learned where there is none."""
    parts = json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return {kind: Net(each) for kind, each in parts.items()}
