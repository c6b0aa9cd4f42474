"""What a review says: labels, shares, and the decisions of one seat, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core.presenter import AnyPresenter
from duckgames.core.review import Label
from duckgames.ui.figures import MINUS
from duckgames.ui.game_words import GameWords
from duckgames.ui.review_story import Judged, Story
from duckgames.ui.statistics_facts import Fact
from duckgames.ui.statistics_words import number
from duckgames.ui.statistics_words import percent as spaced_percent
from duckgames.ui.texts import Texts

translate = QCoreApplication.translate

_CONTEXT: Final = "review"

LABELS: Final[Mapping[Label, object]] = {
    Label.FINE: QT_TRANSLATE_NOOP("review", "Fine"),
    Label.GOOD: QT_TRANSLATE_NOOP("review", "Good"),
    Label.INACCURACY: QT_TRANSLATE_NOOP("review", "Inaccuracy"),
    Label.MISTAKE: QT_TRANSLATE_NOOP("review", "Mistake"),
    Label.BLUNDER: QT_TRANSLATE_NOOP("review", "Blunder"),
}

BAD: Final = (Label.MISTAKE, Label.BLUNDER)
JUDGED: Final = QT_TRANSLATE_NOOP("review", "%n decision(s) judged.")
WRONG: Final = QT_TRANSLATE_NOOP("review", "%n of them a mistake or worse.")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
DOT: Final = " \N{MIDDLE DOT} "
FEWEST: Final = 0.0005
"""A share that is less rounds to nothing."""


def percent(share: float) -> str:
    """A share in whole per cent, which no line breaks."""
    return spaced_percent(share).replace(" ", NO_BREAK)


def label_word(label: Label) -> str:
    """What a decision is called."""
    return translate(_CONTEXT, str(LABELS[label]))


def loss(share: float) -> str:
    """What was given away, as a loss."""
    return f"{MINUS}{percent(share)}" if share >= FEWEST else percent(0)


def change(share: float) -> str:
    """What chance did, with its sign."""
    if abs(share) < FEWEST:
        return percent(0)
    sign = MINUS if share < 0 else "+"
    return f"{sign}{percent(bounded(abs(share)))}"


def bounded(share: float) -> float:
    """A share without luck, which as an estimate may lie beyond nothing and all."""
    return min(1.0, max(0.0, share))


def exact_percent(share: float) -> str:
    """A share of which whole per cent say too little."""
    exact = translate("statistics", "{number} %").format(number=number(round(100 * share, 1)))
    return exact.replace(" ", NO_BREAK)


class ReviewWords(GameWords):
    """Words the review of one seat; what it names is what that seat could see."""

    def __init__(self, presenter: AnyPresenter, texts: Texts) -> None:
        super().__init__(presenter, texts)
        self._said: dict[tuple[str, int], str] = {}

    def forget(self) -> None:
        """What was said was said in the language before."""
        self._said.clear()

    def when(self, story: Story, judged: Judged) -> str:
        """The round, and which decision it is."""
        text = translate("review", "decision {number} of {all}")
        which = text.format(number=judged.number, all=story.summary.decisions)
        moment = self._once("moment", judged, self._moment_of)
        return DOT.join((moment, which)) if moment else which

    def played(self, judged: Judged) -> str:
        """What was done."""
        return self._once("played", judged, lambda each: self.listed(each.played, each.seen))

    def best(self, judged: Judged) -> str:
        """What was better."""
        return self.listed(judged.best, judged.seen)

    def reason(self, judged: Judged) -> str:
        """Why that was better; empty: nothing can be named."""
        if judged.reason is None:
            return ""
        try:
            return self.say(judged.reason, judged.seen)
        except (LookupError, ValueError):
            # A file can hold any feature with any numbers.
            return ""

    def _moment_of(self, judged: Judged) -> str:
        facts = self._presenter.status(judged.seen)
        return self._texts.say(facts[0]) if facts else ""

    def _once(self, what: str, judged: Judged, say: Callable[[Judged], str]) -> str:
        """What is said of each decision again whenever another is found."""
        key = (what, judged.ply)
        if key not in self._said:
            self._said[key] = say(judged)
        return self._said[key]

    def verdict(self, judged: Judged) -> str:
        """What a decision is called, and what it gave away where that is certain."""
        word = label_word(judged.label)
        return word if judged.label is Label.FINE else f"{word} {loss(judged.judgement.behind)}"

    def shares(self, judged: Judged) -> str:
        """What could be expected with the better play and with this one."""
        judgement = judged.judgement
        if judged.is_best:
            text = translate("review", "Share of the win to expect: {share}.")
            return text.format(share=percent(judgement.share))
        text = translate("review", "Share of the win to expect: {share} with the better play, {played} with this one.")
        if not judgement.is_loss:
            text = translate("review", "Share of the win to expect: {share}, and {played} with this one: about equal.")
        return text.format(share=percent(judgement.share), played=percent(judgement.played))

    def moment(self, story: Story, ply: int) -> str:
        """All there is to say of one place on the curve, in a line."""
        said, judged, share = [], story.at(ply), story.share_at(ply)
        if judged is not None:
            said += [self.when(story, judged), self.verdict(judged)]
        if share is not None:
            said.append(translate("review", "share of the win {share}").format(share=percent(share)))
        if ply in story.luck:
            said.append(translate("review", "luck {change}").format(change=change(story.luck[ply])))
        return DOT.join(said)


def facts(story: Story) -> tuple[Fact, ...]:
    """The match of a seat in figures."""
    summary = story.summary
    found = [
        Fact(str(summary.decisions), translate("review", "Decisions")),
        Fact(exact_percent(summary.loss), translate("review", "Mean loss")),
        Fact(change(summary.luck), translate("review", "Luck")),
    ]
    if summary.adjusted is not None:
        found.append(Fact(percent(bounded(summary.adjusted)), translate("review", "Without luck")))
    return tuple(found)


def sentences(story: Story) -> Sequence[str]:
    """The same, told."""
    summary = story.summary
    wrong = sum(summary.labels[label] for label in BAD)
    told = translate(_CONTEXT, str(JUDGED), None, summary.decisions)
    none = translate("review", "None of them is certainly a mistake.")
    first = f"{told} {translate(_CONTEXT, str(WRONG), None, wrong) if wrong else none}"
    said = [first if summary.decisions else told]
    if summary.decisions:
        text = translate("review", "On average a decision gives away {loss} of the win.")
        said.append(text.format(loss=exact_percent(summary.loss)))
    said.append(_luck_told(story))
    return said


def _luck_told(story: Story) -> str:
    luck, adjusted = story.summary.luck, story.summary.adjusted
    if abs(luck) < FEWEST:
        told = translate("review", "Good and bad luck were about even.")
    elif luck > 0:
        told = translate("review", "Luck gave {luck} of the win.").format(luck=percent(bounded(luck)))
    else:
        told = translate("review", "Luck took {luck} of the win.").format(luck=percent(bounded(-luck)))
    if adjusted is None:
        return told
    text = translate("review", "Without it the play was worth {share}; a fair share is {fair}.")
    return f"{told} {text.format(share=percent(bounded(adjusted)), fair=percent(story.fair))}"


def summary_line(story: Story) -> str:
    """What the eye sees of a whole match, in a line."""
    return " ".join(sentences(story))
