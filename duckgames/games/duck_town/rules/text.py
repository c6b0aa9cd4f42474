"""Positions of Duck Town as text and back; the notation is explained in `rules/__init__.py`."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from duckgames.core.game import MalformedPosition
from duckgames.core.notation import Lines, read_number
from duckgames.core.options import Option
from duckgames.games.duck_town import INFO
from duckgames.games.duck_town.rules import draft, possible, setup, wonders
from duckgames.games.duck_town.rules.cards import BUILDING_IDS
from duckgames.games.duck_town.rules.roles import ALL, BADGER, NOBODY, ROLE_IDS, ROLES, SWAN, members
from duckgames.games.duck_town.rules.state import PUBLIC, Memory, Phase, State

_WIDTH: Final = 110
_SHORT: Final = tuple(building_id.partition("_")[2] for building_id in BUILDING_IDS)
_KINDS: Final = {name: kind for kind, name in enumerate(_SHORT)}
_ROLES: Final = {ROLE_IDS[role]: role for role in ROLES}
_NONE: Final = "-"
_OVER: Final = "over"
_DONE: Final = {"gather": "gathered", "income": "paid", "power": "used"}


def write(state: State) -> str:
    """`state` as text."""
    lines = [
        f"duck_town {state.seats}",
        f"town_size {state.target}",
        f"missed_swan {'crown' if state.swan_inherits else 'nothing'}",
        f"wonders {'powers' if state.powers else 'ribbon'}",
        f"round {state.round}",
        f"first {_NONE if state.first < 0 else state.first}",
        _line("coins", map(str, state.coins)),
        *(_line("town", _cards(town)) for town in state.towns),
        *(_line("hand", _hand(hand, memory)) for hand, memory in zip(state.hands, state.memory, strict=True)),
        _line("deck", _deck(state)),
        f"leader {state.leader}",
        _line("up", _roles(members(state.up))),
        _line("down", _roles(_set_aside(state))),
        _line("picks", _picks(state)),
        f"called {_called(state)}",
        f"fox {ROLE_IDS[state.fox] or _NONE}",
        f"magpie {ROLE_IDS[state.magpie] or _NONE}",
        _line("did", (word for word, name in _DONE.items() if getattr(state, name))),
        f"built {state.built}",
        _line("tools", (_SHORT[kind] for kind in _KINDS.values() if state.tools >> kind & 1)),
        _line("looked", _cards(state.looked)),
        _line("tray", _cards(state.tray)),
        _line("fallen", _cards([state.fallen] if state.fallen >= 0 else [])),
        f"island {state.island or _NONE}",
    ]
    return "\n".join(lines) + "\n"


def _line(word: str, values: Iterable[str]) -> str:
    return textwrap.fill(" ".join([word, *values]), _WIDTH, subsequent_indent="+ ", break_on_hyphens=False)


def _cards(kinds: Iterable[int]) -> Iterator[str]:
    return (_SHORT[kind] for kind in kinds)


def _roles(roles: Iterable[int]) -> Iterator[str]:
    return (ROLE_IDS[role] for role in roles)


def _hand(hand: Sequence[int], memory: Memory) -> Iterator[str]:
    """The cards of a hand with the seats that remember them; of equal cards the first are those remembered."""
    known = {who: Counter(kinds) for who, kinds in memory}
    before: Counter[int] = Counter()
    for kind in hand:
        marks = "".join(str(who) for who, kinds in known.items() if kinds[kind] > before[kind])
        before[kind] += 1
        yield f"{_SHORT[kind]}:{marks}" if marks else _SHORT[kind]


def _deck(state: State) -> Iterator[str]:
    for place, kind in enumerate(state.deck):
        mark = f":{_watchers(state.under[place])}" if place < len(state.under) else ""
        yield _SHORT[kind] + mark


def _watchers(seats: int) -> str:
    if seats == PUBLIC:
        return "all"
    return "".join(str(seat) for seat in range(seats.bit_length()) if seats >> seat & 1) or "none"


def _set_aside(state: State) -> list[int]:
    """The one role that the first pile lacked; the last of seven players may hold it by now."""
    return members(ALL & ~state.up & ~state.piles[state.leader][0])


def _picks(state: State) -> Iterator[str]:
    taken, laid = [iter(roles) for roles in state.picks], iter(state.down[1:])
    for step, (_, lays) in enumerate(draft.script(state.seats)):
        role = next(taken[draft.picker(state, step)], NOBODY)
        other = next(laid, NOBODY) if lays and role else NOBODY
        if role:
            yield f"{ROLE_IDS[role]}/{ROLE_IDS[other]}" if other else ROLE_IDS[role]


def _called(state: State) -> str:
    return _OVER if state.phase == Phase.OVER else ROLE_IDS[state.role] or _NONE


def read(text: str) -> State:
    """The state that `text` describes; raises `MalformedPosition` for anything but the text of a possible state."""
    try:
        lines = Lines(text)
        state = State(read_number(lines.value("duck_town"), range(INFO.seats[0], INFO.seats[1] + 1)))
        setup.choose(state, {option.key: _option(option, lines.value(option.key)) for option in INFO.options})
        _read_goods(state, lines)
        _read_draft(state, lines)
        called = lines.value("called")
        _read_turn(state, lines)
        lines.end()
        if called != _NONE:
            _call(state, BADGER if called == _OVER else _ROLES[called], over=called == _OVER)
        possible.check(state)
    except (ValueError, KeyError) as error:
        raise MalformedPosition(f"{type(error).__name__}: {error}") from error
    return state


def _option(option: Option, text: str) -> int | str | bool:
    return {str(value): value for value in option.values}[text]


def _seats(state: State, text: str) -> list[int]:
    """The seats whose digits `text` is, each once and in order."""
    seats = [read_number(digit, range(state.seats)) for digit in text]
    if not seats or seats != sorted(set(seats)):
        raise ValueError(f"{text!r} are no seats")
    return seats


def _read_goods(state: State, lines: Lines) -> None:
    """Coins and cards."""
    state.round = read_number(lines.value("round"), range(1, 10**6))
    first = lines.value("first")
    state.first = -1 if first == _NONE else read_number(first, range(state.seats))
    state.coins = [read_number(value, range(10**9)) for value in lines.values("coins", state.seats)]
    for seat in range(state.seats):
        state.towns[seat] = [_KINDS[value] for value in lines.values("town")]
        state.names[seat] = sum(1 << kind for kind in set(state.towns[seat]))
    for seat in range(state.seats):
        _read_hand(state, seat, lines.values("hand"))
    for value in lines.values("deck"):
        name, marked, watchers = value.partition(":")
        if marked:
            if len(state.under) < len(state.deck):
                raise ValueError("only the lowest cards of the deck were put under it")
            state.under.append(_known_by(state, watchers))
        state.deck.append(_KINDS[name])


def _read_hand(state: State, seat: int, values: list[str]) -> None:
    known: dict[int, list[int]] = {}
    for value in values:
        name, marked, watchers = value.partition(":")
        state.hands[seat].append(_KINDS[name])
        for who in _seats(state, watchers) if marked else ():
            if who == seat:
                raise ValueError(f"seat {seat} need not remember its own hand")
            known.setdefault(who, []).append(_KINDS[name])
    state.hands[seat].sort()
    state.memory[seat] = tuple((who, tuple(sorted(kinds))) for who, kinds in sorted(known.items()))


def _known_by(state: State, text: str) -> int:
    if text in ("all", "none"):
        return PUBLIC if text == "all" else 0
    return sum(1 << seat for seat in _seats(state, text))


def _read_draft(state: State, lines: Lines) -> None:
    """Plays the draft again, so that every seat has seen its piles."""
    state.crown = read_number(lines.value("leader"), range(state.seats))
    up = [_ROLES[value] for value in lines.values("up")]
    down = _ROLES[lines.value("down")]
    if down in up or not draft.may_lie_up(state.seats, up):
        raise ValueError("these roles are not set aside together")
    draft.lay_out(state, down, sum(1 << role for role in up), None)
    for value in lines.values("picks"):
        role, also, laid = value.partition("/")
        if state.step == len(draft.script(state.seats)) or state.phase != Phase.PICK:
            raise ValueError(f"nobody picks {role}")
        _take(draft.pick, state, role)
        if also:
            if state.phase.name != "LAY":
                raise ValueError(f"nobody lays {laid} down")
            _take(draft.lay, state, laid)


def _take(how: Callable[[State, int, None], object], state: State, value: str) -> None:
    """Picks a role of the pile, or lays it down."""
    role = _ROLES[value]
    if role not in state.pile:
        raise ValueError(f"the {value} is not in the pile")
    how(state, role, None)


def _read_turn(state: State, lines: Lines) -> None:
    """What was done since the roles are called."""
    for name in ("fox", "magpie"):
        value = lines.value(name)
        setattr(state, name, NOBODY if value == _NONE else _ROLES[value])
    for word in lines.values("did"):
        setattr(state, _DONE[word], True)
    state.built = read_number(lines.value("built"), range(10))
    for value in lines.values("tools"):
        state.tools |= 1 << _KINDS[value]
    state.looked = [_KINDS[value] for value in lines.values("looked")]
    state.tray = [_KINDS[value] for value in lines.values("tray")]
    fallen = lines.values("fallen")
    if len(fallen) > 1:
        raise ValueError("only one building falls")
    state.fallen = _KINDS[fallen[0]] if fallen else -1
    island = lines.value("island")
    state.island = 0 if island == _NONE else read_number(island, range(1, state.round + 1))


def _call(state: State, called: int, *, over: bool) -> None:
    """Works out what follows from the roles up to `called` having had their turns."""
    state.role = called
    for role in range(1, called + 1):
        seat = state.holders[role]
        if seat >= 0 and role != state.fox:
            state.revealed |= 1 << role
            state.last[seat] = role
            if role == SWAN:
                state.crown = seat
    if not over:
        _resume(state)
        return
    missed = state.fox
    if state.holders[missed] >= 0:
        state.revealed |= 1 << missed
        if missed == SWAN and state.swan_inherits:
            state.crown = state.holders[missed]
    state.phase = Phase.OVER
    state.seat = -1


def _resume(state: State) -> None:
    """Finds who is asked for what in the turn of the role that was called."""
    state.seat = state.holders[state.role]
    state.phase = Phase.TURN
    if state.fallen >= 0:
        state.seat, state.phase = wonders.rescuer(state), Phase.RESCUE
    elif state.looked:
        state.phase = Phase.KEEP
    elif state.tray:
        state.phase = Phase.EXCHANGE
