"""What there is to say of why a duck chose an action."""

from __future__ import annotations

from typing import Final

from duckgames.ai.player import Reason
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.presenter.accounts import group_phrase
from duckgames.games.kaczogrod.rules.cards import BASE, catalogue
from duckgames.games.kaczogrod.rules.observation import Observation

_NUMBERS: Final = {
    "start_hall": ("card",),
    "start_special": ("card",),
    "start_card": ("card",),
    "special": ("card", "n"),
    "hall": ("card", "n"),
    "guards": ("card", "n"),
    "service": ("card",),
    "new_type": ("card", "n"),
    "grows": ("card", "n"),
    "strikes": ("card", "other", "n"),
    "makes_special": ("card", "n"),
    "shelters": ("card", "n"),
    "restores": ("card", "n"),
    "hinders": ("card", "other"),
    "helps": ("card",),
    "waits": ("card",),
    "cuts_off": ("other", "n"),
    "takes_special": ("other", "n"),
    "takes": ("other", "n"),
    "loses_least": ("n",),
    "converts": ("card", "n"),
    "moves": ("card",),
    "lands": ("n",),
    "takes_card": ("card",),
    "gives_up": ("card",),
    "shows": ("card",),
    "names": ("group",),
    "ends": ("card", "other"),
    "enough": (),
    "wants_peace": ("other", "n"),
    "wants_help": ("other", "victim", "n"),
    "broke_word": ("other",),
    "partner_leads": ("other", "n"),
    "leader_attacked": ("other", "n"),
    "other_leads": ("other", "n"),
    "shorter": ("n",),
    "peace_suits": ("other",),
    "counts_more": (),
    "more_objects": (),
    "saves_special": (),
    "saves_strike": (),
    "saves_shelter": (),
    "binds": (),
    "leaves_room": (),
    "sheltered": (),
    "exposes_less": (),
    "rival_counts_less": ("other",),
    "rival_disarmed": ("other",),
    "rival_unsheltered": ("other",),
    "rival_exposed": ("other",),
}
"""The names of the numbers of each feature, in the order of `ai.reasons.explain` and `ai.outlook.compare`."""


def reason(reason_: Reason, seen: Observation | None) -> Phrase:
    """The words of a feature that the AI named; where it has nobody in particular in mind, those for all."""
    named = dict(zip(_NUMBERS[reason_.feature], reason_.numbers, strict=True))
    key = f"reason.{reason_.feature}"
    if named.get("other", 0) < 0:
        del named["other"]
        key = f"{key}.all"
    return Phrase(key, {name: _word(name, number, seen) for name, number in named.items()})


def _word(name: str, number: int, seen: Observation | None) -> PhraseArg:
    """What a number becomes under this name; under all others it stays a number."""
    if name == "card":
        return (BASE if seen is None else catalogue(seen.extra)).cards[number]
    if name == "group":
        return group_phrase(number)
    return Who(number) if name in ("other", "victim") else number
