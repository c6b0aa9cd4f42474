"""How a duck of Duck Town likes to play: the numbers that its rules of thumb go by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """Weights, in coins unless said otherwise.

    Of picking: `roles` is what each role is worth at all times (index 0 is no role), the others what is added: for a
    coin of income, a card the Owl gains, a coin a rival has (Magpie), a rival with one building to go (Fox and Badger),
    two to go, the crown for whom has it not, the Heron's protection with a nearly full town, each further building a
    Beaver can pay, and finishing by it. `whim` is the spread of the chance that is added.

    Of building: `tempo` is what a building is worth beyond its points, `fresh` what a colour is worth that the town has
    not, `pays` a colour that the role of this turn collects. Of gathering: `coin` is what a coin left over is worth,
    `cards` a card to build for a hand that has 0, 1, 2 or more of them. `patience` is the worth below which an early
    building waits.

    Of naming: `lead` is what a building more makes a rival more dangerous, `nearly` what one building to go does;
    `keen` is the power by which a likelier name is preferred. Of the Badger: `spite` is what it would pay to knock down
    a building of a rival that is ahead, `stop` of one that has one to go.
    """

    roles: tuple[float, ...] = (0.0, -0.5, -0.4, -0.5, -0.5, -0.9, 0.7, 2.2, 0.2)
    income: float = 1.0
    owl_card: float = 0.6
    loot: float = 0.23
    last_one: float = 0.4
    last_two: float = 0.1
    shelter: float = 0.2
    spree: float = 0.75
    finale: float = 1.0
    needy: float = 0.3
    whim: float = 1.5
    tempo: float = 0.75
    fresh: float = -0.1
    pays: float = 0.12
    coin: float = 0.84
    cards: tuple[float, ...] = (1.84, 1.0, 0.63, 0.5, 0.15)
    patience: float = 0.0
    lead: float = 0.05
    nearly: float = 4.0
    keen: float = 5.9
    spite: float = 0.25
    stop: float = 3.3


PLAIN = Style()
