"""What there is to say of why an AI chose an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.ai.player import Reason
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.duck_town.rules.cards import building_card
from duckgames.games.duck_town.rules.roles import role_card

_WORDS: Final[dict[str, Callable[[int], PhraseArg]]] = {"role": role_card, "card": building_card, "other": Who}
"""What a number becomes under these names; under all others it stays a number."""

_NUMBERS: Final = {
    "stops_leader": ("role", "built"),
    "rob_rich": ("role", "n"),
    "pick_colour": ("role", "n"),
    "wants_cards": ("role", "n"),
    "crown": ("role",),
    "shelter": ("role", "n"),
    "hide": ("role",),
    "denies": ("role",),
    "saves_for": ("card", "cost", "n"),
    "coins": ("n",),
    "needs_cards": ("n",),
    "keeps_best": ("card", "n"),
    "income": ("role", "n"),
    "finish": ("card", "points", "rival"),
    "pays": ("card", "role"),
    "builds_best": ("card", "n"),
    "likely": ("role", "other", "percent", "built"),
    "rob_likely": ("role", "other", "percent", "n"),
    "nobody": (),
    "swap": ("other", "got", "n"),
    "spare": ("card",),
    "exchange": ("n",),
    "stops_town": ("other", "card", "n", "built"),
    "knocks_down": ("other", "card", "cost", "n"),
    "forges": ("n",),
    "rescues": ("card", "n"),
    "lets_go": ("card", "n"),
    "nothing_left": (),
    "builds_more": (),
    "more_coins": (),
    "more_cards": (),
    "crowned": (),
    "pays_more": (),
    "rival_builds_less": ("other",),
    "rival_poorer": ("other",),
    "rival_fewer_cards": ("other",),
}
"""The names of the numbers of each feature, in the order of `ai.reasons.explain` and `ai.outlook.compare`."""


def reason(reason_: Reason) -> Phrase:
    """The words of a feature that the AI named."""
    named = zip(_NUMBERS[reason_.feature], reason_.numbers, strict=True)
    args = {name: _WORDS[name](number) if name in _WORDS else number for name, number in named}
    return Phrase(f"reason.{reason_.feature}", args)
