"""Figures of finished matches in words: what the page of statistics says, and the line below a result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale, Qt

from duckgames.session.finished import Kind
from duckgames.session.tally import MIXED, PEOPLE, Sample, Tally
from duckgames.ui.figures import MINUS
from duckgames.ui.statistics_facts import Fact
from duckgames.ui.texts import WORDING, shared

_CONTEXT: Final = "statistics"

KINDS: Final = {
    Kind.PLAYED: QT_TRANSLATE_NOOP("statistics", "Played"),
    Kind.PRACTICE: QT_TRANSLATE_NOOP("statistics", "Practice"),
    Kind.WATCHED: QT_TRANSLATE_NOOP("statistics", "Watched"),
    Kind.SHARED: QT_TRANSLATE_NOOP("statistics", "Together"),
}

ABOUT: Final = {
    Kind.PLAYED: QT_TRANSLATE_NOOP("statistics", "Matches you played alone against ducks."),
    Kind.PRACTICE: QT_TRANSLATE_NOOP("statistics", "Matches in which you took back a move that revealed something."),
    Kind.WATCHED: QT_TRANSLATE_NOOP(
        "statistics", "Matches in which ducks played for everybody, or for you in part. Each duck counts."
    ),
    Kind.SHARED: QT_TRANSLATE_NOOP("statistics", "Matches of several people. The best of them counts."),
}

NONE_YET: Final = {
    Kind.PLAYED: QT_TRANSLATE_NOOP("statistics", "Play a match to its end, and you will find it here."),
    Kind.PRACTICE: QT_TRANSLATE_NOOP(
        "statistics", "A match becomes practice once you take back a move that revealed something."
    ),
    Kind.WATCHED: QT_TRANSLATE_NOOP("statistics", "When ducks play without you, you will find it here."),
    Kind.SHARED: QT_TRANSLATE_NOOP("statistics", "When several people play, you will find it here."),
}

SUMMARY: Final = QT_TRANSLATE_NOOP("statistics", "%n match(es), from {least} to {most} points, {average} on average.")
ROW: Final = QT_TRANSLATE_NOOP("statistics", "%n win(s) in a row at this level: {level}")

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE


def said(source: object) -> str:
    """One of the texts above, in the language of the moment."""
    return QCoreApplication.translate(_CONTEXT, str(source))


def counted(source: object, n: int) -> str:
    """One of the texts above with a number in it."""
    return QCoreApplication.translate(_CONTEXT, str(source), None, n)


def group_name(group: str) -> str:
    """What a group of matches is called."""
    if group == MIXED:
        return QCoreApplication.translate("statistics", "Mixed levels")
    if group == PEOPLE:
        return QCoreApplication.translate("statistics", "Without ducks")
    # A level of another program is better named by its key than not at all.
    return shared(f"level.{group}") if f"level.{group}" in WORDING else group


def percent(rate: float) -> str:
    """A share in percent; only all is a hundred, and only none is nothing."""
    whole = round(100 * rate)
    shown = min(max(whole, 1 if rate > 0 else 0), 99 if rate < 1 else 100)
    return QCoreApplication.translate("statistics", "{number} %").format(number=shown)


def won_of(won: int, samples: int) -> str:
    """How many were won."""
    return QCoreApplication.translate("statistics", "{won} of {all} · {percent}").format(
        won=won, all=samples, percent=percent(won / samples)
    )


def won_aloud(won: int, samples: int) -> str:
    """The same for those who hear it."""
    return QCoreApplication.translate("statistics", "won {won} of {all}, {percent}").format(
        won=won, all=samples, percent=percent(won / samples)
    )


def number(value: float) -> str:
    """A number with one decimal, as the language writes it; a whole one without."""
    text = QLocale().toString(float(value), "f", 0 if value == round(value) else 1)
    return text.replace("-", MINUS)


def time(seconds: int) -> str:
    """How long a match took, in the largest units that fit."""
    if seconds < MINUTE:
        return QCoreApplication.translate("statistics", "{seconds} s").format(seconds=seconds)
    if seconds < HOUR:
        return QCoreApplication.translate("statistics", "{minutes} min").format(minutes=round(seconds / MINUTE))
    hours, minutes = divmod(round(seconds / MINUTE), 60)
    return QCoreApplication.translate("statistics", "{hours} h {minutes} min").format(hours=hours, minutes=minutes)


def facts(tally: Tally, matches: int, kind: Kind) -> tuple[Fact, ...]:
    """The figures of a tally; those that mean nothing for a kind are left out."""
    translate = QCoreApplication.translate
    found = [Fact(str(matches), translate("statistics", "Matches"))]
    if kind is not Kind.WATCHED:
        found.append(Fact(str(tally.won), translate("statistics", "Won")))
        found.append(Fact(str(tally.streak), translate("statistics", "In a row now")))
        found.append(Fact(str(tally.longest), translate("statistics", "Longest row")))
    for places in tally.places[:3]:
        meaning = translate("statistics", "Average place of {seats}").format(seats=places.seats)
        found.append(Fact(number(places.average), meaning))
    if tally.best is not None:
        found.append(Fact(number(tally.best), translate("statistics", "Best result")))
    if tally.average is not None:
        found.append(Fact(number(tally.average), translate("statistics", "Average result")))
    if tally.fastest is not None and kind is not Kind.WATCHED:
        found.append(Fact(time(tally.fastest), translate("statistics", "Fastest")))
    if tally.hints and kind is not Kind.WATCHED:
        found.append(Fact(str(tally.hints), translate("statistics", "Hints")))
    return tuple(found)


def sentence_of(sample: Sample) -> str:
    """One match in a line: when, how many points, and how it went."""
    ended = QDateTime.fromString(sample.ended, Qt.DateFormat.ISODate).toLocalTime()
    day = QLocale().toString(ended.date(), QLocale.FormatType.ShortFormat) if ended.isValid() else ""
    place = QCoreApplication.translate("statistics", "place {place} of {seats}").format(
        place=sample.place, seats=sample.seats
    )
    points = QCoreApplication.translate("statistics", "result {points}").format(points=number(sample.points))
    return " · ".join(word for word in (points, place, group_name(sample.group), day) if word)


def plot_summary(samples: Sequence[Sample], tally: Tally) -> str:
    """What the plot of the last matches shows, in a sentence."""
    points = [sample.points for sample in samples]
    least, most = (number(pick(points)) for pick in (min, max))
    return counted(SUMMARY, len(points)).format(least=least, most=most, average=number(tally.average or 0))
