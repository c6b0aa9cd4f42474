"""Reads what an event does from its row of cards: `player: roll k6 > townhall; remove up to 3 object`.

Before the first colon stands the target: self, opponent, player (any, oneself too), others, all, or lasting. Then come
steps, each of them one of the following. Groups are their ids, `object` and `service` mean all of these.

    roll k3, roll k6                  the victim rolls
    roll k6 > fire, roll k6 >= fire   and the rest happens only if that is more than its cards of the group
    unless 2 police                   the rest happens only with fewer such cards in the city
    needs 1 fire                      the rest happens only with as many such cards in the city
    unless shown police               the victim may show such a card of its hand, and nothing happens
    name object                       the player names one of the groups
    remove up to 3 object             `exactly` for `up to`, `roll` for the number; then any of these in this order:
                                      apart from fire, beside townhall, touching 1, by victim; `linked` before the group
    convert object                    then beside townhall, by victim
    discard 2 by victim               or `by player`, who looks at the hand
    add up to 1 service and 1 object  from the hand; then `of different types`
    place 1 object                    from the discard pile; `place up to 1` is free to do without
    fetch 1 from pile; look 5; swap; move object; mill 3
    for 2 rounds no object event      the card lasts: no (groups, `event` or `named`), zero (groups), `draw only`,
                                      `must expand`, `shield`
    stay alarm                        the card lasts until it has saved cards once
    end                               ends a lasting event

Before a step, but not before `roll` and `name`, may stand `on 1-3:`, a range of the roll, `with 1 health:` or `without
police:`, the cards in the city.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.rules.effects import (
    ALARM,
    DRAW_ONLY,
    MUST_EXPAND,
    ROLL,
    SHIELD,
    ZERO,
    Add,
    Ask,
    Beat,
    Convert,
    Count,
    Discard,
    Effect,
    End,
    Fetch,
    Last,
    Look,
    Mill,
    Name,
    Place,
    Program,
    Remove,
    Roll,
    Shift,
    Step,
    Swap,
    Target,
    Which,
)
from duckgames.games.kaczogrod.rules.groups import BUILT, GROUPS, OBJECTS, SERVICES

_SETS: Final = {name: 1 << group for group, name in enumerate(GROUPS)} | {"object": OBJECTS, "service": SERVICES}
_LIMITS: Final = {("draw", "only"): DRAW_ONLY, ("must", "expand"): MUST_EXPAND, ("shield",): SHIELD}
_OWN: Final = (Add, Place, Fetch, Look, Swap, Shift)
_ONE: Final = (Target.SELF, Target.OPPONENT, Target.PLAYER)


class BadEffect(ValueError):
    """A text that says of no event what it does: what is wrong as a code, and the word that is, or is missing."""

    def __init__(self, fault: str, word: str = "") -> None:
        super().__init__(f"{fault} {word!r}")
        self.fault, self.word = fault, word


class _Words:
    """The words of a step, taken one after another."""

    def __init__(self, text: str) -> None:
        self.left = text.split()

    def has(self, *words: str) -> bool:
        """Takes these words if they come next."""
        if tuple(self.left[: len(words)]) != words:
            return False
        del self.left[: len(words)]
        return True

    def need(self, *words: str) -> None:
        if not self.has(*words):
            raise BadEffect("expected", " ".join(words))

    def number(self) -> int:
        word = self.left.pop(0) if self.left else ""
        if word not in tuple("123456789"):
            raise BadEffect("no_number", word)
        return int(word)

    def groups(self, allowed: int = BUILT) -> int:
        """At least one group, and all that follow."""
        mask = 0
        while self.left and _SETS.get(self.left[0], 0) & allowed:
            mask |= _SETS[self.left.pop(0)]
        if not mask:
            raise BadEffect("no_group", (self.left or [""])[0])
        return mask

    def group(self) -> int:
        """Exactly one group, as its number."""
        mask = self.groups()
        if mask & (mask - 1):
            raise BadEffect("one_group")
        return mask.bit_length() - 1


def parse(text: str) -> Program:
    """The program that `text` tells; raises `BadEffect`."""
    target, _, rest = text.partition(":")
    if target not in [each.value for each in Target]:
        raise BadEffect("no_target", target)
    steps = [step for part in rest.split(";") for step in _steps(part)]
    program = Program(Target(target), tuple(steps))
    _check(program)
    return program


def _steps(text: str) -> list[Step]:
    before, colon, after = text.rpartition(":")
    on, having = _condition(_Words(before)) if colon else (None, None)
    words = _Words(after)
    verb = words.left.pop(0) if words.left else ""
    if verb not in _VERBS:
        raise BadEffect("no_verb", verb)
    effects = _VERBS[verb](words)
    if words.left:
        raise BadEffect("too_much", " ".join(words.left))
    if colon and isinstance(effects[0], Roll | Name):
        # The steps after it count on it.
        raise BadEffect("too_much", before.strip())
    return [Step(effect, on, having) for effect in effects]


def _condition(words: _Words) -> tuple[tuple[int, int] | None, Count | None]:
    if words.has("on"):
        low, _, high = (words.left.pop(0) if words.left else "").partition("-")
        faces = (_Words(low).number(), _Words(high or low).number())
        if words.left or not faces[0] <= faces[1] <= 6:
            raise BadEffect("no_range")
        return faces, None
    if words.has("with"):
        having = Count(least=words.number(), group=words.group())
    else:
        words.need("without")
        having = Count(most=0, group=words.group())
    return None, having


def _roll(words: _Words) -> list[Effect]:
    sides = 3 if words.has("k3") else 6
    if sides == 6:
        words.need("k6")
    rolled: list[Effect] = [Roll(sides)]
    return rolled + [Beat(words.group(), equal=sign == ">=") for sign in (">", ">=") if words.has(sign)]


def _unless(words: _Words) -> list[Effect]:
    if words.has("shown"):
        return [Ask(words.group())]
    return [Count(most=words.number() - 1, group=words.group())]


def _needs(words: _Words) -> list[Effect]:
    return [Count(least=words.number(), group=words.group())]


def _which(words: _Words) -> Which:
    groups = words.groups()
    apart = words.groups() if words.has("apart", "from") else 0
    beside = words.groups() if words.has("beside") else 0
    return Which(groups, apart, beside, words.number() if words.has("touching") else -1)


def _remove(words: _Words) -> list[Effect]:
    exact = words.has("exactly")
    if not exact:
        words.need("up", "to")
    most = ROLL if words.has("roll") else words.number()
    linked = words.has("linked")
    return [Remove(most, _which(words), linked, exact, words.has("by", "victim"))]


def _convert(words: _Words) -> list[Effect]:
    return [Convert(_which(words), words.has("by", "victim"))]


def _discard(words: _Words) -> list[Effect]:
    count, by_victim = words.number(), words.has("by", "victim")
    if not by_victim:
        words.need("by", "player")
    return [Discard(count, by_victim)]


def _add(words: _Words) -> list[Effect]:
    words.need("up", "to")
    parts = [(words.number(), words.groups())]
    while words.has("and"):
        parts.append((words.number(), words.groups()))
    return [Add(tuple(parts), words.has("of", "different", "types"))]


def _place(words: _Words) -> list[Effect]:
    optional = words.has("up", "to")
    return [Place(words.number(), words.groups(), optional)]


def _fetch(words: _Words) -> list[Effect]:
    words.need("1", "from", "pile")
    return [Fetch()]


def _last(words: _Words) -> list[Effect]:
    rounds = words.number()
    if not words.has("rounds"):
        words.need("round")
    limits, named = 0, False
    while words.left:
        if words.has("no", "named"):
            named = True
        elif words.has("no"):
            limits |= words.groups(allowed=BUILT | _SETS["event"])
        elif words.has("zero"):
            limits |= words.groups() << ZERO
        else:
            limits |= _limit(words)
    if not (limits or named):
        raise BadEffect("expected", "no")
    return [Last(rounds, limits, named)]


def _limit(words: _Words) -> int:
    for said, limit in _LIMITS.items():
        if words.has(*said):
            return limit
    raise BadEffect("no_limit", words.left[0])


def _stay(words: _Words) -> list[Effect]:
    words.need("alarm")
    return [Last(0, ALARM)]


_VERBS: Final[dict[str, Callable[[_Words], list[Effect]]]] = {
    "roll": _roll, "unless": _unless, "needs": _needs, "remove": _remove, "convert": _convert, "discard": _discard,
    "add": _add, "place": _place, "fetch": _fetch, "for": _last, "stay": _stay,
    "name": lambda words: [Name(words.groups())], "move": lambda words: [Shift(words.groups())],
    "look": lambda words: [Look(words.number())], "mill": lambda words: [Mill(words.number())],
    "swap": lambda words: [Swap()], "end": lambda words: [End()],
}  # fmt: skip


def _check(program: Program) -> None:
    """What the steps of one event must fit in each other."""
    effects = [step.effect for step in program.steps]
    rolled = False
    for place, step in enumerate(program.steps):
        effect = step.effect
        rolled = rolled or isinstance(effect, Roll)
        if not rolled and (step.on or (isinstance(effect, Remove) and effect.most == ROLL)):
            raise BadEffect("not_rolled")
        if isinstance(effect, _OWN) and program.target is not Target.SELF:
            raise BadEffect("self_only")
        if isinstance(effect, Name) and place:
            raise BadEffect("name_first")
        if isinstance(effect, Last) and effect.named and not program.names:
            raise BadEffect("not_named")
    staying = sum(isinstance(effect, Convert | Last) for effect in effects)
    if staying > 1 or (program.target not in _ONE and any(isinstance(effect, Convert) for effect in effects)):
        raise BadEffect("one_place")
    if (program.target is Target.LASTING) != (effects == [End()]) or End() in effects[1:]:
        raise BadEffect("lasting_end")
