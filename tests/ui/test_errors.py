"""What goes wrong, in plain words: every id has a sentence, and the crash dialog loses nothing."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.game import Refusal
from duckgames.core.presenter import Phrase
from duckgames.core.setup import Ai, Person
from duckgames.session.errors import ErrorId, SessionError
from duckgames.ui.crash_dialog import CrashDialog
from duckgames.ui.error_words import error_sentence
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from tests.ui.dialogs import LongWords, ToyView, cut, long_words, outside, settle, texts

DATA: dict[ErrorId, dict[str, object]] = {
    ErrorId.AI_FALLBACK: {"seat": 1, "level": "hard"},
    ErrorId.REFUSED: {"seat": 0, "refusal": Refusal("not_asked")},
    ErrorId.PAUSED: {"seat": 0},
    ErrorId.NOT_REVIEWED: {"game": "bids"},
    ErrorId.SAVE_DAMAGED: {"file": "/saves/a.json", "stage": "parse", "kept_as": "", "restored": False},
    ErrorId.SAVE_NEWER: {"file": "/saves/a.json"},
    ErrorId.FILE_UNREADABLE: {"file": "/saves/a.json", "reason": "Permission denied"},
    ErrorId.FOLDER_UNUSABLE: {"folder": "/saves", "reason": "Read-only file system"},
    ErrorId.DISK_FULL: {"folder": "/saves"},
    ErrorId.SAVE_FAILED: {"folder": "/saves", "reason": "Input/output error"},
    ErrorId.ALREADY_RUNNING: {"folder": "/saves"},
    ErrorId.SETTINGS_DAMAGED: {"file": "/settings.ini", "kept_as": "/aside/settings.ini"},
    ErrorId.SETTINGS_UNWRITABLE: {"file": "/settings.ini"},
    ErrorId.DATA_DAMAGED: {"file": "/games/decks.json", "kept_as": "/aside/decks.json"},
    ErrorId.DATA_RESTORED: {"file": "/games/decks.json", "kept_as": ""},
    ErrorId.DATA_NEWER: {"file": "/games/decks.json"},
    ErrorId.DATA_UNWRITABLE: {"file": "/games/decks.json", "reason": "Read-only file system"},
    ErrorId.STATISTICS_DAMAGED: {"file": "/statistics/bids.jsonl", "kept_as": "/aside/bids.jsonl"},
}


class ToyPresenter:
    """Has a phrase for every refusal, but words for one only."""

    def phrase(self, thing: object, seen: object = None) -> Phrase | None:
        return Phrase(f"refused.{thing.code}", {"n": 3}) if isinstance(thing, Refusal) else None


@pytest.fixture
def words(qapp: QApplication) -> Texts:
    return Texts(ToyView(), (Person("", "poppy"), Ai("hard", "steady", "quill")))


@pytest.fixture
def presenter() -> Any:
    return ToyPresenter()


@pytest.mark.parametrize("error_id", ErrorId)
def test_every_error_has_a_sentence(error_id: ErrorId, words: Texts, presenter: Any) -> None:
    sentence = error_sentence(SessionError(error_id, DATA[error_id]), words, presenter)
    assert len(sentence) > 15
    assert not set("{}") & set(sentence)
    with long_words():
        assert LongWords.MARK in error_sentence(SessionError(error_id, DATA[error_id]), words, presenter)


def test_sentences_name_what_can_be_done_something_about(words: Texts) -> None:
    def say(error_id: ErrorId, **more: object) -> str:
        return error_sentence(SessionError(error_id, {**DATA[error_id], **more}), words)

    assert "Quill" in say(ErrorId.AI_FALLBACK)
    assert "/saves" in say(ErrorId.DISK_FULL)
    assert "Read-only file system" in say(ErrorId.FOLDER_UNUSABLE)
    assert "/aside/settings.ini" in say(ErrorId.SETTINGS_DAMAGED)
    lost, restored = say(ErrorId.SAVE_DAMAGED), say(ErrorId.SAVE_DAMAGED, restored=True, kept_as="/aside/a.json")
    assert "/aside" not in lost
    assert "opened" in restored
    assert "/aside/a.json" in restored


def test_a_refusal_is_said_in_the_words_of_the_game(words: Texts, presenter: Any) -> None:
    refused = SessionError(ErrorId.REFUSED, {"seat": 0, "refusal": Refusal("far")})
    assert error_sentence(refused, words, presenter) == "That is 3 places away."
    assert error_sentence(refused) == "That is not possible now."


def test_the_crash_dialog_goes_on_with_one_key(look: Look, ground: QWidget) -> None:
    dialog = CrashDialog(look, "details", ground)
    menu = QSignalSpy(dialog.menu)
    dialog.begin()
    focus = QApplication.focusWidget()
    assert focus is dialog.go_on_button
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not dialog.is_open
    assert menu.count() == 0
    dialog.begin()
    dialog.menu_button.click()
    assert not dialog.is_open
    assert menu.count() == 1


def test_the_details_are_copied_and_never_shown(look: Look, ground: QWidget) -> None:
    dialog = CrashDialog(look, "Traceback: quack", ground)
    dialog.begin()
    assert not any("Traceback" in text for text in texts(dialog))
    QGuiApplication.clipboard().clear()
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "Traceback: quack"
    assert dialog.copy_button.text() == "Copied"


def test_the_crash_of_last_time_has_no_match_to_leave(look: Look, ground: QWidget) -> None:
    dialog = CrashDialog(look, "details", ground, last_time=True)
    dialog.begin()
    assert not dialog.menu_button.isVisible()
    assert "Something broke last time" in texts(dialog)


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_nothing_is_cut_in_a_language_of_long_words(look: Look, ground: QWidget, scale: float) -> None:
    ground.resize(1024, 640)
    dialog = CrashDialog(look, "details", ground)
    dialog.begin()
    look.use_text_scale(scale)
    settle()
    with long_words():
        assert cut(dialog) == []
        assert outside(dialog.panel, dialog.panel) == []
        assert all(text.startswith(LongWords.MARK) for text in texts(dialog))


def test_only_the_upper_of_two_dialogs_has_the_keys(look: Look, ground: QWidget) -> None:
    lower, upper = CrashDialog(look, "first", ground), CrashDialog(look, "second", ground)
    lower.begin()
    upper.begin()
    lower.copy_button.setFocus()
    assert QApplication.focusWidget() is upper.go_on_button
    upper.dismiss()
    assert QApplication.focusWidget() is lower.go_on_button
