"""What a seat may do and what it costs, worked out from the text of the rules alone, to check the engine by.

Of the program it uses no rule: cards come from the file, buildings and roles go by their names, and nothing is quick.
"""

from __future__ import annotations

import csv
from collections import Counter
from importlib.resources import files

import duckgames.games.duck_town.rules
from duckgames.core.places import Seat
from duckgames.games.duck_town.rules.state import Phase, State

_FILE = files(duckgames.games.duck_town.rules).joinpath("cards.csv")
_ROWS = list(csv.DictReader(_FILE.read_text(encoding="utf-8").splitlines()))
NAMES = [row["id"].partition("_")[2] for row in _ROWS]
COST = {name: int(row["cost"]) for name, row in zip(NAMES, _ROWS, strict=True)}
COLOUR = {name: row["colour"] for name, row in zip(NAMES, _ROWS, strict=True)}
ALL_CARDS = Counter({name: int(row["count"]) for name, row in zip(NAMES, _ROWS, strict=True)})
ROLES = ["nobody", "fox", "magpie", "owl", "swan", "heron", "goose", "beaver", "badger"]
PAYS = {"swan": "gold", "heron": "blue", "goose": "green", "badger": "red"}


def names(kinds: list[int]) -> list[str]:
    """The names of some cards."""
    return [NAMES[kind] for kind in kinds]


def allowed(state: State) -> set[str]:
    """Everything the seat to choose may do, in the words of `positions.act`."""
    if state.phase == Phase.PICK:
        return {f"pick {ROLES[role]}" for role in state.pile}
    if state.phase == Phase.LAY:
        return {f"lay {ROLES[role]}" for role in state.pile}
    if state.phase == Phase.KEEP:
        return {f"keep {index}" for index, _ in enumerate(state.looked)}
    if state.phase == Phase.EXCHANGE:
        return {"exchange"} | {f"mark {card}" for card in names(state.hands[state.seat])}
    if state.phase == Phase.RESCUE:
        return {"rescue", "leave"}
    return _gathering(state) | _income(state) | _powers(state) | _tools(state) | _after_gathering(state)


def _gathering(state: State) -> set[str]:
    if state.gathered:
        return set()
    return {"coins", "look"} if state.deck else {"coins"}


def income_of(state: State, seat: Seat, role: str) -> int:
    """A coin for each building of the role's colour; the Academy counts as any colour where it has its power."""
    if role not in PAYS:
        return 0
    town = names(state.towns[seat])
    count = sum(1 for building in town if COLOUR[building] == PAYS[role])
    return count + (1 if state.powers and "academy" in town else 0)


def due(state: State) -> int:
    """What the role in turn can still collect."""
    role = ROLES[state.role]
    return 0 if state.paid else income_of(state, state.holders[state.role], role)


def _income(state: State) -> set[str]:
    return {"income"} if due(state) > 0 else set()


def _powers(state: State) -> set[str]:
    role = ROLES[state.role]
    if state.used:
        return set()
    face_up = [name for number, name in enumerate(ROLES) if state.up >> number & 1]
    if role == "fox":
        targets = ROLES[2:]
    elif role == "magpie":
        targets = [name for name in ROLES[3:] if name != ROLES[state.fox]]
    elif role == "owl":
        others = {f"swap {other}" for other in range(state.seats) if other != state.seat}
        return others | {f"mark {card}" for card in names(state.hands[state.seat])}
    else:
        return set()
    return {f"name {name}" for name in targets if name not in face_up} | {"name nobody"}


def _tools(state: State) -> set[str]:
    if not state.powers:
        return set()
    town, used = names(state.towns[state.seat]), [NAMES[kind] for kind in range(28) if state.tools >> kind & 1]
    found = set()
    if "smithy" in town and "smithy" not in used and state.coins[state.seat] >= 2 and state.deck:
        found.add("forge")
    if "laboratory" in town and "laboratory" not in used:
        found |= {f"sell {card}" for card in names(state.hands[state.seat])}
    return found


def _after_gathering(state: State) -> set[str]:
    if not state.gathered:
        return set()
    seat, role = state.seat, ROLES[state.role]
    found = {"end"}
    if state.built < (3 if role == "beaver" else 1):
        for card in names(state.hands[seat]):
            if COST[card] <= state.coins[seat] and card not in names(state.towns[seat]):
                found.add(f"build {card}")
    if role == "badger" and not state.used:
        for owner in range(state.seats):
            for building in names(state.towns[owner]):
                cost = price(state, owner, building)
                if cost is not None and cost <= state.coins[seat] + due(state):
                    found.add(f"knock {owner} {building}")
    return found


def price(state: State, owner: Seat, building: str) -> int | None:
    """What the Badger pays to knock down a building; None if it may not."""
    town = names(state.towns[owner])
    heron = state.holders[ROLES.index("heron")] == owner and ROLES[state.fox] != "heron"
    if heron or len(town) >= state.target:
        return None
    if state.powers and building == "keep":
        return None
    wall = 1 if state.powers and "dam" in town and building != "dam" else 0
    return COST[building] - 1 + wall


def score(state: State, seat: Seat) -> int:
    """The points of a town: its costs, wonders, five colours, and being full (E3, E4)."""
    town = names(state.towns[seat])
    points = sum(COST[building] for building in town)
    points += sum(2 for building in town if COLOUR[building] == "purple")
    if five_colours(state, town):
        points += 3
    if len(town) >= state.target:
        points += 4 if state.first == seat else 2
    return points


def five_colours(state: State, town: list[str]) -> bool:
    """Whether a town has them all; Misty Island may stand for any, unless it was built in the last round."""
    fixed = {COLOUR[building] for building in town}
    if len(fixed) == 5:
        return True
    last_round = state.first >= 0 and state.island == state.round
    if not state.powers or "island" not in town or last_round:
        return False
    others = [COLOUR[building] for building in town if building != "island"]
    return any(len({*others, colour}) == 5 for colour in ("gold", "blue", "green", "red", "purple"))
