"""Random finished matches for share codes, and the ways in which a code gets damaged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from duckgames.core.ducks import DUCKS
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.core.seal import NOTE, SALT_BITS
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.core.share_body import Body
from duckgames.core.share_code import Opened, replaying
from duckgames.core.share_text import LETTERS

NAMES: Final = ("", "Ola", "Łukasz", "Оля", "🦆 x")
SIGNS: Final = LETTERS + ".-_ >\n"


def finished(game: AnyGame, seed: int) -> Match:
    """A whole random match: seats, options, players and choices are drawn from `seed`."""
    chance = Rng.for_ply(seed, 0, "shared")
    least, greatest = game.info.seats
    seats = tuple(_player(game, DUCKS[n], chance) for n in range(least + chance.below(greatest - least + 1)))
    options = checked(game.info.options, {option.key: chance.choice(option.values) for option in game.info.options})
    match = Match(game, MatchSetup(game.info.id, seats, seed, options, seed_typed=seed % 3 == 0))
    if not match.setup.seed_typed:
        match.notes[NOTE] = f"{chance.number('salt'):0{SALT_BITS // 4}x}"
    while match.result is None:
        seat = chance.choice(game.owing(match.state))
        match.submit(seat, game.action(match.state, seat, game.sample(match.state, seat, chance)))
    return match


def _player(game: AnyGame, duck: str, chance: Rng) -> Player:
    if chance.below(2):
        return Person(chance.choice(NAMES), duck)
    return Ai(chance.choice(game.info.levels), chance.choice(game.info.tempers), duck)


def opened(game: AnyGame, body: Body) -> Opened:
    """The match of a code, played at once."""
    steps = replaying(game, body)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Opened = end.value
            return found


def changed(code: str, chance: Rng) -> str:
    at = chance.below(len(code))
    return code[:at] + chance.choice(SIGNS) + code[at + 1 :]


def dropped(code: str, chance: Rng) -> str:
    at = chance.below(len(code))
    return code[:at] + code[at + 1 + chance.below(3) :]


def doubled(code: str, chance: Rng) -> str:
    at = chance.below(len(code))
    return code[: at + 1] + code[max(0, at - chance.below(3)) :]


def swapped(code: str, chance: Rng) -> str:
    first, second = sorted((chance.below(len(code)), chance.below(len(code))))
    if chance.below(2):
        second = min(first + 1, len(code) - 1)
    if first == second:
        return code
    return code[:first] + code[second] + code[first + 1 : second] + code[first] + code[second + 1 :]


def cut(code: str, chance: Rng) -> str:
    at = chance.below(len(code))
    return code[at:] if chance.below(4) == 0 else code[:at]


def joined(codes: Sequence[str], chance: Rng) -> str:
    """The beginning of one code, or all of it, and the end of another, by characters or by lines."""
    one, other = chance.choice(codes), chance.choice(codes)
    kind = chance.below(3)
    if kind == 0:
        return one + other
    if kind == 1:
        return one[: chance.below(len(one))] + other[chance.below(len(other)) :]
    lines, more = one.splitlines(keepends=True), other.splitlines(keepends=True)
    return "".join([*lines[: chance.below(len(lines)) + 1], *more[chance.below(len(more)) :]])


DAMAGES: Final[tuple[Callable[[str, Rng], str], ...]] = (changed, dropped, doubled, swapped, cut)


def mutations(codes: Sequence[str], chance: Rng, count: int) -> Iterator[tuple[int, str]]:
    """`count` damaged codes, each with the number of the code it was, one to three damages in each."""
    for n in range(count):
        number = chance.below(len(codes))
        if n % (len(DAMAGES) + 1) == len(DAMAGES):
            text = joined(codes, chance)
        else:
            text = codes[number]
            for _ in range(1 + (chance.below(3) if chance.below(3) == 0 else 0)):
                text = DAMAGES[n % len(DAMAGES)](text, chance) if text else text
        yield number, text
