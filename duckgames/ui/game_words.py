"""What things of a game are called, in a match that is played as in one that is looked at afterwards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from duckgames.core.presenter import AnyPresenter, Phrase
from duckgames.ui.texts import Texts

translate = QCoreApplication.translate


class GameWords:
    """Words the things of one match that need no more than its presenter and its texts."""

    def __init__(self, presenter: AnyPresenter, texts: Texts) -> None:
        self._presenter = presenter
        self._texts = texts

    def say(self, thing: object, seen: Any = None) -> str:
        """The sentence for an event, refusal or reason; empty if there is none."""
        phrase = self._presenter.phrase(thing, seen)
        return "" if phrase is None else self._texts.say(phrase)

    def listed(self, action: Any, seen: Any) -> str:
        """What an action is called in a list, where its place on the table is not seen."""
        phrase = self._presenter.phrase(action, seen)
        if phrase is None:
            return ""
        what = self._made("listed", phrase) or self._texts.say(phrase)
        if not phrase.args.keys() >= {"column", "row"}:
            return what
        text = translate("MatchWords", "{what}, column {column}, row {row}")
        return text.format(what=what, column=phrase.args["column"], row=phrase.args["row"])

    def _made(self, kind: str, phrase: Phrase | None) -> str:
        """The wording of another kind for the same thing, where the game has it."""
        key = "" if phrase is None else f"{kind}.{phrase.key}"
        return self._texts.say(Phrase(key, phrase.args)) if phrase is not None and self._texts.knows(key) else ""
