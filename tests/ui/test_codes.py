"""The sheets of codes: a match is copied and pasted as a person does it, and damage is shown where it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.record import BadRecord
from duckgames.core.share_code import write_code
from duckgames.core.share_text import LONGEST, BadCode, Fault, Spot
from duckgames.session.shared import Arrived, SharedMatches
from duckgames.ui.code_dialog import CodeDialog
from duckgames.ui.code_words import SENTENCES, code_sentence, partly_sentence
from duckgames.ui.share_dialog import ShareDialog
from duckgames.ui.theme import Look
from tests.core.codes import finished
from tests.ui.dialogs import cut, long_words, outside, settle

GAME = "duck_town"
MATCH = finished(registry.game(GAME), 7)
CODE = write_code(MATCH, "0")


@pytest.fixture
def shown(look: Look, ground: QWidget, qtbot: QtBot) -> ShareDialog:
    dialog = ShareDialog(look, registry.view(GAME), SharedMatches("0"), MATCH.to_record("0"), ground)
    dialog.begin()
    qtbot.waitUntil(lambda: bool(dialog.code.toPlainText()), timeout=20_000)
    return dialog


@pytest.fixture
def asked(look: Look, ground: QWidget) -> Iterator[CodeDialog]:
    QGuiApplication.clipboard().clear()
    dialog = CodeDialog(look, SharedMatches("0"), ground)
    dialog.begin()
    yield dialog
    QGuiApplication.clipboard().clear()


def paste(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def test_the_code_is_copied_with_one_key(shown: ShareDialog) -> None:
    assert shown.copy_button.hasFocus()
    QTest.keyClick(shown.copy_button, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text() == CODE
    assert shown.copy_button.text() == "Copied"
    assert str(len(CODE)) in shown.note.text()


def test_until_there_is_a_code_nothing_is_copied(look: Look, ground: QWidget) -> None:
    dialog = ShareDialog(look, registry.view(GAME), SharedMatches("0"), MATCH.to_record("0"), ground)
    dialog.begin()
    assert not dialog.copy_button.isEnabled()
    assert dialog.note.text() == "The code is being written."
    dialog.dismiss()
    settle()
    assert not dialog.code.toPlainText()


def test_a_match_that_fits_no_rules_says_so(look: Look, ground: QWidget, qtbot: QtBot) -> None:
    record = replace(MATCH.to_record("0"), fingerprint="0" * 12)
    dialog = ShareDialog(look, registry.view(GAME), SharedMatches("0"), record, ground)
    dialog.begin()
    qtbot.waitUntil(lambda: "does not fit" in dialog.note.text(), timeout=20_000)
    assert not dialog.copy_button.isEnabled()


def test_a_copied_code_is_there_already(look: Look, ground: QWidget, qtbot: QtBot) -> None:
    paste(f"Look at this!\n\n> {CODE}")
    dialog = CodeDialog(look, SharedMatches("0"), ground)
    dialog.begin()
    assert dialog.open_button.hasFocus()
    with qtbot.waitSignal(dialog.arrived, timeout=20_000) as told:
        QTest.keyClick(dialog.open_button, Qt.Key.Key_Return)
    match = told.args[0]
    assert isinstance(match, Arrived)
    assert match.record.actions == MATCH.to_record("0").actions
    assert not dialog.is_open


def test_a_code_is_pasted_with_the_keys(asked: CodeDialog, qtbot: QtBot) -> None:
    assert asked.field.hasFocus()
    assert not asked.open_button.isEnabled()
    paste(CODE)
    QTest.keySequence(asked.field, "Ctrl+V")
    assert asked.field.toPlainText() == CODE
    with qtbot.waitSignal(asked.arrived, timeout=20_000):
        QTest.keyClick(asked.field, Qt.Key.Key_Return)


def test_damage_is_named_and_chosen(asked: CodeDialog) -> None:
    words = "\N{DUCK} here it is:\n"
    at = CODE.index("\n") + 12
    paste(words + CODE[:at] + "?" + CODE[at + 1 :])
    asked.paste_button.click()
    asked.open_button.click()
    assert asked.is_open
    assert "line 3" in asked.reason.text()
    assert "character 12" in asked.reason.text()
    assert asked.field.textCursor().selectedText() == "?"
    QTest.keyClick(asked.field, Qt.Key.Key_Backspace)
    assert asked.reason.text() == ""


def test_what_is_no_code_is_refused_in_words(asked: CodeDialog) -> None:
    asked.field.setPlainText("Hello")
    asked.open_button.click()
    assert asked.reason.text() == "There is no match in this text. The code of one begins with DUCK."
    assert asked.open_button.isEnabled()


def test_a_huge_text_holds_nobody_up(asked: CodeDialog) -> None:
    data = QMimeData()
    data.setText("DUCK1" + "abc " * 2_000_000)
    begun = perf_counter()
    asked.field.insertFromMimeData(data)
    asked.open_button.click()
    assert perf_counter() - begun < 20
    assert len(asked.field.toPlainText()) == LONGEST + 1
    assert asked.reason.text() == "This text is too long. Paste the code of one match only."


def test_every_fault_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Fault)
    for fault in Fault:
        sentence = code_sentence(BadCode(fault, Spot(7, 3, 5), "chess" * 20))
        assert "{" not in sentence
        assert len(sentence) < 200
    assert "cannot be shared" in code_sentence(BadRecord("replay", "x"))
    record = MATCH.to_record("0")
    assert partly_sentence(Arrived(record, 3, 4, 4)) == ""
    assert "turn 3 of 4" in partly_sentence(Arrived(record, 3, 3, 4))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_no_word_is_cut(
    shown: ShareDialog, asked: CodeDialog, ground: QWidget, look: Look, size: tuple[int, int]
) -> None:
    ground.resize(*size)
    for scale in (1.0, 1.25):
        look.use_text_scale(scale)
        with long_words():
            for dialog in (shown, asked):
                settle()
                assert cut(dialog) == []
                assert outside(dialog.panel, ground) == []
    look.use_text_scale(1.0)
