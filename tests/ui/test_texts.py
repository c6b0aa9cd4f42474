"""How a phrase becomes a sentence where languages count in other ways than English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import catalogues
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from duckgames.core.presenter import Phrase
from duckgames.core.setup import Ai, Person, Player
from duckgames.ui.texts import Texts, player_name
from tests.ui.bids_table import BidsView

POLISH = """<TS version="2.1" language="pl"><context><name>counts</name>
<message><source>Build: {card}</source><translation>Zbuduj: {card}</translation></message>
<message numerus="yes"><source>%n coin(s)</source><translation><numerusform>%n moneta</numerusform>
<numerusform>%n monety</numerusform><numerusform>%n monet</numerusform></translation></message>
</context></TS>"""


class CountingView(BidsView):
    """A game whose sentences count."""

    context = "counts"
    wording: Mapping[str, object] = {"coins": "%n coin(s)", "build": "Build: {card}"}


@pytest.fixture
def texts(qapp: QApplication, tmp_path: Path) -> Iterator[Texts]:
    (tmp_path / "pl.ts").write_text(POLISH, encoding="utf-8")
    catalogues.run([catalogues.tool("lrelease"), "-silent", str(tmp_path / "pl.ts"), "-qm", str(tmp_path / "pl.qm")])
    translator = QTranslator()
    assert translator.load(str(tmp_path / "pl.qm"))
    QCoreApplication.installTranslator(translator)
    yield Texts(CountingView(), ())
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(("n", "said"), [(0, "0 monet"), (1, "1 moneta"), (2, "2 monety"), (12, "12 monet")])
def test_a_number_picks_its_plural(texts: Texts, n: int, said: str) -> None:
    assert texts.say(Phrase("coins", {"n": n})) == said


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_a_sentence_of_one_form_is_said_whatever_the_number_is(texts: Texts, n: int) -> None:
    assert texts.say(Phrase("build", {"card": "Zamek", "n": n})) == "Zbuduj: Zamek"


def test_a_number_below_nothing_has_a_true_minus(texts: Texts) -> None:
    assert texts.say(Phrase("build", {"card": -12})) == "Zbuduj: \N{MINUS SIGN}12"
    assert texts.say(Phrase("build", {"card": "Kaczor-1"})) == "Zbuduj: Kaczor-1"


def test_only_a_person_alone_is_called_you() -> None:
    duck = Ai("easy", "steady", "reed")
    names: list[Player] = [Person("", "pip"), duck, Person("", "quill"), Person("Ola", "poppy")]
    assert [player_name(names[:2], seat) for seat in range(2)] == ["You", "Reed"]
    assert [player_name(names, seat) for seat in range(4)] == ["Pip", "Reed", "Quill", "Ola"]
