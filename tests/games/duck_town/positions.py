"""Positions of Duck Town to test rules on, and words for what is done in them.

Actions are written as a person would say them: `coins`, `build cafe`, `knock 2 manor`, `name goose`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from duckgames.core.events import Event
from duckgames.core.game import IllegalAction, Refusal, Step, apply
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import GAME, actions
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.cards import BUILDING_IDS, DECK
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.rules.state import State

KIND = {building_id.partition("_")[2]: kind for kind, building_id in enumerate(BUILDING_IDS)}
"""The number of each building by its short name."""

ROLE = {role_id: role for role, role_id in enumerate(ROLE_IDS) if role}
"""The number of each role by its name."""

_KIND_WORDS = {kind: word for word, kind in KIND.items()}
_UP = {4: 2, 5: 1}
_ORDER = {2: (0, 1, 0, 1), 3: (0, 1, 2, 0, 1, 2)}

_PLAIN: dict[str, Callable[..., Action]] = {
    "coins": actions.TakeCoins, "look": actions.Look, "income": actions.TakeIncome, "exchange": actions.Exchange,
    "forge": actions.Forge, "rescue": actions.Rescue, "leave": actions.Leave, "end": actions.EndTurn,
}  # fmt: skip
_WITH_ROLE: dict[str, Callable[..., Action]] = {"pick": actions.Pick, "lay": actions.LayFaceDown, "name": actions.Name}
_WITH_KIND: dict[str, Callable[..., Action]] = {"build": actions.Build, "mark": actions.Mark, "sell": actions.Sell}
_WITH_NUMBER: dict[str, Callable[..., Action]] = {"keep": actions.Keep, "swap": actions.Swap}

E = TypeVar("E", bound=Event)


def position(
    *roles: str,
    called: str,
    towns: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    coins: Mapping[Seat, int] | None = None,
    top: str = "",
    hoard: Seat | None = None,
    options: str = "7 crown ribbon",
    round_: int = 2,
    first: str = "-",
    leader: Seat = 0,
    up: str = "",
    down: str = "",
    **turn: object,
) -> State:
    """A position in which seat n holds the role, or the roles, `roles[n]`.

    `top` are the next cards of the deck, the first to be drawn first; of what is not named, the cards lie below them,
    or in the hand of the seat `hoard`, and the roles lie face up and down in their order. Purses hold 2 coins. `turn`
    has what is said of the turn: `fox`, `did`, `built` and so on, as in the notation.
    """
    seats = range(len(roles))
    towns, hands, coins = towns or {}, hands or {}, coins or {}
    rest = [_KIND_WORDS[kind] for kind in DECK]
    said = {name: str(turn.get(name, "")) for name in ("did", "tools", "looked", "tray", "fallen")}
    for text in (*towns.values(), *hands.values(), said["looked"], said["tray"], said["fallen"], top):
        for card in text.split():
            rest.remove(card.partition(":")[0])
    held = dict(hands)
    if hoard is not None:
        held[hoard] = " ".join([held.get(hoard, ""), *rest])
        rest = []
    sizes = dict(zip(("town_size", "missed_swan", "wonders"), options.split(), strict=True))
    island = any("island" in town.split() for town in towns.values())
    lines = [
        f"duck_town {len(roles)}",
        *(f"{key} {value}" for key, value in sizes.items()),
        f"round {round_}",
        f"first {first}",
        f"coins {' '.join(str(coins.get(seat, 2)) for seat in seats)}",
        *(f"town {towns.get(seat, '')}" for seat in seats),
        *(f"hand {held.get(seat, '')}" for seat in seats),
        f"deck {' '.join([*rest, *reversed(top.split())])}",
        f"leader {leader}",
        *drafted([role.split() for role in roles], leader, up.split(), down),
        f"called {called}",
        f"fox {turn.get('fox', '-')}",
        f"magpie {turn.get('magpie', '-')}",
        f"did {said['did']}",
        f"built {turn.get('built', 0)}",
        *(f"{name} {said[name]}" for name in ("tools", "looked", "tray", "fallen")),
        f"island {turn.get('island', 1 if island else '-')}",
    ]
    return GAME.read("\n".join(lines))


def drafted(roles: list[list[str]], leader: Seat, up: list[str], down: str) -> list[str]:
    """The lines of a draft in which each seat picked its roles; what is not said lies in the order of the roles."""
    seats = len(roles)
    free = [role for role in ROLE if not any(role in own for own in roles) and role not in up and role != down]
    while len(up) < _UP.get(seats, 0):
        up = [*up, free.pop(1 if free[0] == "swan" else 0)]
    down = down or free.pop(0)
    left = [[*own] for own in roles]
    picks = []
    for step, after in enumerate(_ORDER.get(seats, range(seats))):
        role = left[(leader + after) % seats].pop(0)
        picks.append(f"{role}/{free.pop(0)}" if seats == 2 and step in (1, 2) else role)
    return [f"up {' '.join(up)}", f"down {down}", f"picks {' '.join(picks)}"]


def act(text: str) -> Action:
    """The action that `text` says."""
    word, *values = text.split()
    if word in _PLAIN:
        return _PLAIN[word]()
    if word in _WITH_ROLE:
        return _WITH_ROLE[word](ROLE.get(values[0], 0))
    if word in _WITH_KIND:
        return _WITH_KIND[word](KIND[values[0]])
    if word in _WITH_NUMBER:
        return _WITH_NUMBER[word](int(values[0]))
    assert word == "knock"
    return actions.KnockDown(int(values[0]), KIND[values[1]])


_SAID = {act(word): word for word in _PLAIN}
_SAID |= {act(f"{word} {role}"): f"{word} {role}" for word in _WITH_ROLE for role in (*ROLE, "nobody")}
_SAID |= {act(f"{word} {kind}"): f"{word} {kind}" for word in _WITH_KIND for kind in KIND}
_SAID |= {act(f"{word} {number}"): f"{word} {number}" for word in _WITH_NUMBER for number in range(7)}
_SAID |= {act(f"knock {seat} {kind}"): f"knock {seat} {kind}" for seat in range(7) for kind in KIND}


def said(action: Action) -> str:
    """The words for `action`."""
    return _SAID[action]


def legal(state: State) -> set[str]:
    """What the seat in turn may do."""
    return {said(GAME.action(state, state.seat, move)) for move in GAME.legal(state, state.seat)}


def those(state: State, word: str) -> set[str]:
    """What may be done with `word`: for "build" the names of the buildings."""
    return {text.partition(" ")[2] for text in legal(state) if text.split()[0] == word}


def do(state: State, *texts: str, seed: int = 0) -> Step[State]:
    """Does all that `texts` say, one after another, each by the seat in turn; the events of all of it."""
    events: list[Event] = []
    learned: frozenset[Seat] = frozenset()
    for ply, text in enumerate(texts, start=1):
        step = apply(GAME, state, state.seat, act(text), Rng.for_ply(seed, ply))
        events += step.events
        state, learned = step.state, step.learned
    return Step(state, tuple(events), learned)


def why_not(state: State, text: str, seat: Seat | None = None) -> Refusal:
    """Why what `text` says is refused."""
    try:
        GAME.move(state, state.seat if seat is None else seat, act(text))
    except IllegalAction as error:
        return error.refusal
    raise AssertionError(f"{text} is legal")


def told(events: tuple[Event, ...], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def facts(events: tuple[Event, ...], kind: type[Event], *names: str) -> list[tuple[object, ...]]:
    """What the events of one kind say under these names."""
    return [tuple(getattr(event, name) for name in names) for event in events if isinstance(event, kind)]


def cards(kinds: list[int]) -> str:
    """Kinds by their names, in their order."""
    return " ".join(_KIND_WORDS[kind] for kind in kinds)
