"""How a duck of Duck Town likes to play: the numbers that its rules of thumb go by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Weights, in coins unless said otherwise; fitted by many matches and searches.

    Of picking: `roles` is what each role is worth at all times (index 0 is no role), of which `likes` is a temper's
    taste. The others are added: for a coin of `income`, a card the Owl may gain (`owl_card`), a coin that rivals have
    (`loot`, Magpie), a rival with one or two buildings to go (`last_one`, `last_two`: Fox and Badger), the Heron's
    `shelter` of a nearly full town, each building but one that a Beaver can pay at once (`spree`), finishing by it
    (`finale`), each card fewer than two (`needy`, Beaver). `whim` is the spread of the chance that comes on top.

    Of building: `tempo` is what a building is worth beyond its points, `fresh` what a colour is worth that the town has
    not, `pays` one that pays the role of this turn, `thrift` what each coin of its cost takes from it; a building worth
    no more than `patience` waits unless it is the last. Of gathering: `coin` is what a coin left over is worth, `cards`
    a card more for a hand that has 0, 1, 2, ... to build.

    Of naming: `lead` is what each building it is ahead makes a rival more dangerous, `nearly` what one building to go
    does; `keen` is the power by which a more harmful name is preferred. The Owl swaps for `gain` cards more. Of the
    Badger: `spite` is what knocking down a point is worth, `stop` what it is of a town that lacks one building.
    """

    roles: tuple[float, ...] = (0.0, -0.7, -1.4, 0.0, -0.5, -0.4, 1.3, 2.4, -0.1)
    likes: tuple[float, ...] = (0.0,) * 9
    income: float = 1.0
    owl_card: float = 0.75
    loot: float = 0.38
    last_one: float = 0.5
    last_two: float = 0.1
    shelter: float = 0.4
    spree: float = 0.4
    finale: float = 0.3
    needy: float = 0.4
    whim: float = 0.8
    tempo: float = 0.75
    fresh: float = -0.1
    pays: float = 0.12
    thrift: float = 0.0
    patience: float = 0.0
    coin: float = 0.84
    cards: tuple[float, ...] = (1.84, 1.0, 0.63, 0.5, 0.15)
    lead: float = 0.05
    nearly: float = 4.0
    keen: float = 4.0
    gain: int = 2
    spite: float = 0.25
    stop: float = 3.3


PLAIN = Style()
"""The style without a temper, and what a seat expects of others."""
