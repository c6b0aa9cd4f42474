"""Several troubles at once, as when a folder and the settings in it are both bad: each of them is read and heard."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtWidgets import QLabel

from duckgames.session.errors import ErrorId, SessionError
from duckgames.ui.error_words import error_sentence
from duckgames.ui.widgets import Toast, toast
from tests.end2end.stage import Stage

TROUBLES: Final = tuple(
    SessionError(each, {"file": "/ducks"})
    for each in (ErrorId.SETTINGS_DAMAGED, ErrorId.STATISTICS_DAMAGED, ErrorId.DATA_DAMAGED, ErrorId.DATA_NEWER)
)


def test_no_trouble_hides_another(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(toast, "announce", lambda widget, words: heard.append(words))
    sentences = [error_sentence(trouble) for trouble in TROUBLES]
    stage.window.on_failed(TROUBLES[0])
    message = stage.find(Toast)
    low = message.height()
    (words,) = message.findChildren(QLabel)
    assert words.text() == sentences[0]
    stage.window.on_failed(TROUBLES[1])
    stage.window.on_failed(TROUBLES[1])
    assert words.text() == "\n".join(sentences[:2]), "each once"
    assert message.height() > low
    assert words.height() >= words.heightForWidth(words.width())
    stage.window.on_failed(TROUBLES[2])
    stage.window.on_failed(TROUBLES[3])
    assert words.text() == "\n".join(sentences[1:]), "the oldest gives way"
    assert words.height() >= words.heightForWidth(words.width())
    assert stage.window.rect().contains(message.geometry())
    assert heard == [sentences[0], sentences[1], *sentences[1:]]


def test_a_trouble_stands_alone_after_others_left(stage: Stage) -> None:
    stage.window.on_failed(TROUBLES[0])
    message = stage.find(Toast)
    (words,) = message.findChildren(QLabel)
    stage.click(message)
    assert not message.isVisible()
    stage.window.on_failed(TROUBLES[1])
    assert words.text() == error_sentence(TROUBLES[1])
    stage.window.toggle_sound()
    assert words.text() == "Sound is off."
    stage.window.on_failed(TROUBLES[0])
    assert words.text() == error_sentence(TROUBLES[0])
