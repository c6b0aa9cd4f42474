"""The value net of the level *hard*: one hidden layer, and two guesses of how the round will end."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import IO

import numpy as np

from duckgames.games.duck_and_cover.ai.inputs import INPUTS, Floats

HIDDEN = 96
OUTPUTS = 2
"""Own points of the round, and how far they lie above the best rival's; both in tens of points."""

POINTS = 10
"""What an output of 1 means."""

CARE = 0.5
"""How much of the lead over the best rival counts beside the own points when a move is chosen."""

SLOPE = 0.1
"""Of a hidden unit below 0."""

WEIGHTS = "weights.npz"


@dataclass
class Net:
    """The weights, as float32."""

    hidden: Floats
    hidden_bias: Floats
    output: Floats
    output_bias: Floats

    @classmethod
    def fresh(cls, chance: np.random.Generator) -> Net:
        """Weights to start the training from."""
        hidden = chance.normal(0, 0.1, (HIDDEN, INPUTS)).astype(np.float32)
        output = chance.normal(0, 0.1, (OUTPUTS, HIDDEN)).astype(np.float32)
        return cls(hidden, np.zeros((HIDDEN, 1), np.float32), output, np.zeros((OUTPUTS, 1), np.float32))

    def arrays(self) -> list[Floats]:
        """The weights themselves, to be changed in place."""
        return [self.hidden, self.hidden_bias, self.output, self.output_bias]

    def values(self, inputs: Floats) -> Floats:
        """The outputs for `inputs`, a column each."""
        units = self.hidden @ inputs
        units += self.hidden_bias
        np.maximum(units, SLOPE * units, out=units)
        return self.output @ units + self.output_bias

    def costs(self, values: Floats) -> Floats:
        """What `values` mean for a choice, in points; the least is best."""
        own, lead = values
        costs: Floats = POINTS * (own + CARE * (lead - own))
        return costs

    def save(self, file: IO[bytes], about: str) -> None:
        """Writes the weights in half precision, which costs no strength, with a note of how they were made."""
        halves = [array.astype(np.float16) for array in self.arrays()]
        names = ("hidden", "hidden_bias", "output", "output_bias")
        np.savez_compressed(file, about=np.array(about), **dict(zip(names, halves, strict=True)))  # type: ignore[arg-type]

    @classmethod
    def load(cls, file: IO[bytes]) -> Net:
        """The net that `save` wrote."""
        with np.load(file, allow_pickle=False) as data:
            return cls(*(data[name].astype(np.float32) for name in ("hidden", "hidden_bias", "output", "output_bias")))


def trained() -> Net:
    """The net that comes with the program."""
    with files(__package__).joinpath(WEIGHTS).open("rb") as file:
        return Net.load(file)
