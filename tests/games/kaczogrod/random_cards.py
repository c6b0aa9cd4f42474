"""Cards of a user's own that chance makes up: events with any steps that the language of cards can put together."""

from __future__ import annotations

from collections.abc import Callable

from duckgames.core.options import OptionValue
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules.cards import BASE, read_file
from duckgames.games.kaczogrod.rules.grammar import BadEffect, parse
from duckgames.games.kaczogrod.rules.groups import GROUPS
from tests.games.kaczogrod.test_cards import HEADER

EVENTS = 24
BUILT_IN = "1 2 13 14 15 25 26 38 39 50 51 52 64 65 66 77 83 84 85 91 96 97 98 129 140 141 142 147 149"
TARGETS = ("self", "self", "opponent", "player", "others", "all")
LIMITS = ("no object", "no event", "no named", "draw only", "must expand", "shield", "zero townhall", "no service")


def options(chance: Rng) -> dict[str, OptionValue]:
    """The options of a match in which all play with the same deck, half of it random cards."""
    rows = [f"own_{place},event,N,N,N,{effect(chance)},t,t,t,s,s,s" for place in range(EVENTS)]
    designs, faults = read_file("\n".join([HEADER, *rows]), len(BASE.ids), BASE.numbers)
    assert not faults
    deck = " ".join([BUILT_IN, *(design.id for design in designs)])
    return {
        "length": 53,
        "cards": "\n".join(design.row for design in designs),
        **{f"deck_{seat}": deck for seat in range(4)},
    }


def effect(chance: Rng) -> str:
    """What a random event does."""
    while True:
        steps = "; ".join(_condition(chance) + chance.choice(_STEPS)(chance) for _ in range(1 + chance.below(4)))
        text = f"{chance.choice(TARGETS)}: {steps}"
        try:
            parse(text)
        except BadEffect:
            continue
        return text


def _condition(chance: Rng) -> str:
    conditions = (f"on {1 + chance.below(3)}-{4 + chance.below(3)}: ", f"with {_few(chance)} {_group(chance)}: ")
    return chance.choice((*conditions, f"without {_group(chance)}: ", *[""] * 5))


def _few(chance: Rng) -> str:
    return str(1 + chance.below(4))


def _group(chance: Rng) -> str:
    return chance.choice(GROUPS[:-1])


def _groups(chance: Rng) -> str:
    return chance.choice((_group(chance), f"{_group(chance)} {_group(chance)}", "object", "service", "object service"))


def _which(chance: Rng) -> str:
    near = (f" apart from {_group(chance)}", f" beside {_group(chance)}", f" touching {_few(chance)}")
    return _groups(chance) + chance.choice((*near, *[""] * 5))


def _remove(chance: Rng) -> str:
    number = chance.choice((_few(chance), "roll"))
    which = chance.choice(("", "linked ")) + _which(chance) + chance.choice(("", " by victim"))
    return f"remove {chance.choice(('exactly', 'up to'))} {number} {which}"


_STEPS: tuple[Callable[[Rng], str], ...] = (
    _remove,
    _remove,
    lambda chance: chance.choice(("roll k3", "roll k6")),
    lambda chance: f"roll k6 {chance.choice(('>', '>='))} {_group(chance)}",
    lambda chance: f"unless {chance.choice((_few(chance), 'shown'))} {_group(chance)}",
    lambda chance: f"needs 1 {_group(chance)}",
    lambda chance: "name object service",
    lambda chance: f"convert {_which(chance)}" + chance.choice(("", " by victim")),
    lambda chance: f"discard {_few(chance)} by {chance.choice(('victim', 'player'))}",
    lambda chance: f"add up to {_few(chance)} {_groups(chance)}" + chance.choice(("", " of different types")),
    lambda chance: f"place {chance.choice(('', 'up to '))}{_few(chance)} {_groups(chance)}",
    lambda chance: f"look {_few(chance)}",
    lambda chance: f"mill {_few(chance)}",
    lambda chance: f"move {_groups(chance)}",
    lambda chance: f"for {_few(chance)} rounds {chance.choice(LIMITS)}",
    lambda chance: chance.choice(("swap", "stay alarm")),
)
