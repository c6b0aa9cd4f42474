"""What the page of fairness says: of the seal, of what is drawn, and how all of it is written to be copied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core.draws import Draw, Urn
from duckgames.core.seal import Seal, sealed_text
from duckgames.session.fairness import Fairness
from duckgames.ui.chance_plot import Column
from duckgames.ui.statistics_words import number
from duckgames.ui.view import GameView

TYPED: Final[object] = QT_TRANSLATE_NOOP(
    "fairness", "The seed of this match was chosen, not drawn: whoever knows it knows all cards and rolls. No seal."
)
UNSEALED: Final[object] = QT_TRANSLATE_NOOP("fairness", "This match has no seal.")
CLOSED: Final[object] = QT_TRANSLATE_NOOP(
    "fairness",
    "Before the first choice all luck of this match was fixed by a secret number. These signs seal it; when the match "
    "has ended the seal is opened, and you can check that nobody changed anything.",
)
HOLDS: Final[object] = QT_TRANSLATE_NOOP(
    "fairness",
    "The seal is open, and it holds: the seed was fixed before the first choice. SHA-256 of “{text}” gives it.",
)
BROKEN: Final[object] = QT_TRANSLATE_NOOP(
    "fairness", "The seal does not hold: the seed is not the one that was sealed."
)
CAME: Final[object] = QT_TRANSLATE_NOOP("fairness", "came")
EXPECTED: Final[object] = QT_TRANSLATE_NOOP("fairness", "on average")
COLUMN: Final[object] = QT_TRANSLATE_NOOP("fairness", "{value}: came {count}, on average {expected}")
MEAN: Final[object] = QT_TRANSLATE_NOOP("fairness", "in all: {count}, average {mean} instead of {expected}")
TIMES: Final[object] = QT_TRANSLATE_NOOP("fairness", "in all: {count}")


def said(source: object) -> str:
    """A sentence of this page in the language of the moment."""
    return QCoreApplication.translate("fairness", str(source))


def seal_sentence(facts: Fairness) -> str:
    """What there is to say of the seal of a match."""
    seal = facts.seal
    if seal is None:
        return said(TYPED if facts.typed else UNSEALED)
    if not seal.open:
        return said(CLOSED)
    return said(HOLDS).format(text=opened_text(seal)) if seal.holds else said(BROKEN)


def opened_text(seal: Seal) -> str:
    """What was sealed, once it is no secret."""
    return "" if seal.seed is None or seal.salt is None else sealed_text(seal.seed, seal.salt)


def urn_title(view: GameView, urn: Urn) -> str:
    """What is drawn from an urn."""
    return QCoreApplication.translate(view.context, str(view.wording[f"draws.{urn.key}"]))


def value_name(view: GameView, urn: Urn, value: int) -> str:
    """What a value is called; most are numbers."""
    source = view.wording.get(f"draws.{urn.key}.{value}")
    return str(value) if source is None else QCoreApplication.translate(view.context, str(source))


def columns(view: GameView, urn: Urn, draws: Sequence[Draw]) -> list[Column]:
    """The columns of the plot of some draws."""
    came, expected = Counter(draw.value for draw in draws), urn.expected(len(draws))
    found = []
    for value in sorted(set(urn.weights) | set(came)):
        name, mean = value_name(view, urn, value), expected.get(value, 0.0)
        sentence = said(COLUMN).format(value=name, count=came[value], expected=number(mean))
        found.append(Column(name, came[value], mean, sentence))
    return found


def summary(view: GameView, urn: Urn, draws: Sequence[Draw]) -> str:
    """How many draws there were, and what they came to where that is a number."""
    numbers = not any(f"draws.{urn.key}.{value}" in view.wording for value in urn.weights)
    if not (draws and numbers):
        return said(TIMES).format(count=len(draws))
    mean = sum(draw.value for draw in draws) / len(draws)
    return said(MEAN).format(count=len(draws), mean=number(mean), expected=number(urn.mean))


def copied(facts: Fairness) -> str:
    """Seal, seed and salt as text, one in a line."""
    seal = facts.seal
    assert seal is not None
    lines = [f"SHA-256: {seal.digest}", opened_text(seal)]
    return "\n".join(line for line in lines if line)
