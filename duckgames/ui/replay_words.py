"""What Pip says while a match is watched: what has just happened, and how far the match can be shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from duckgames.core.presenter import AnyPresenter
from duckgames.session.viewing import Extent, Viewing
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.texts import Texts

translate = QCoreApplication.translate


def happened(viewing: Viewing, ply: int, rows: Sequence[LogEntry], texts: Texts) -> str:
    """The step that led to `ply`, whose rows of the log are these, in a line."""
    if ply == 0:
        return translate("ReplayWords", "The match begins.")
    if not rows:
        return translate("ReplayWords", "{name} chooses.").format(name=texts.name(viewing.match.actions[ply - 1][0]))
    sentence = texts.say(rows[0].phrase)
    return sentence if rows[0].who is None else f"{rows[0].name(texts)}: {sentence}"


def situation(viewing: Viewing, ply: int, presenter: AnyPresenter, texts: Texts) -> str:
    """Who goes on from `ply`, or why nobody does."""
    if ply < viewing.match.ply:
        # Of those who choose at once the first in seat order: who was quicker says nothing of the match.
        who = viewing.match.game.owing(viewing.match.at(ply))[0]
        return translate("ReplayWords", "Next: {name}").format(name=texts.name(who))
    if viewing.extent is Extent.STOPPED:
        return translate(
            "ReplayWords", "The match went on by other rules than this program knows: it cannot show more."
        )
    if viewing.extent is Extent.OTHER:
        return translate("ReplayWords", "By the rules of this program the match comes out otherwise than it did.")
    result = viewing.match.result
    if result is None:
        return translate("ReplayWords", "The match is not over: it waits to be played on.")
    phrase = presenter.phrase(result)
    return "" if phrase is None else texts.say(phrase)
