"""Keys in the running program: other keys, other layouts, none of the single letters, and the sheet that tells them."""

from __future__ import annotations

from string import ascii_uppercase

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QMenuBar, QWidget

from duckgames.core.places import Slot
from duckgames.session import settings as declared
from duckgames.ui.commands import HINT, TAKE_BACK
from duckgames.ui.key_field import KeyField
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.rules_dialog import RulesDialog
from duckgames.ui.settings_dialog import SettingsDialog
from duckgames.ui.shortcut_sheet import ShortcutSheet
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.top_bar import TopBar
from duckgames.ui.widgets import Toast
from tests.end2end.stage import Stage, duel, until
from tests.end2end.tour import tour

K = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


def type_key(char: str, modifiers: Qt.KeyboardModifier = NONE, scan: int = 0) -> None:
    """Types a letter as a keyboard of another script sends it."""
    target = QApplication.focusWidget()
    assert target is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(char.upper()), modifiers, scan, 0, 0, char)
        QApplication.sendEvent(QApplication.focusWidget() or target, event)


def take_back_tip(stage: Stage) -> str:
    return stage.find(TopBar)._undo.toolTip()


def state(stage: Stage) -> tuple[object, ...]:
    """What a key that means something would change."""
    pages = [type(each) for each in stage.window.children() if isinstance(each, QWidget) and each.isVisible()]
    return (stage.session.running, stage.session.ply if stage.session.running else 0, stage.look.dark, pages)


def lift(stage: Stage) -> Slot:
    source = stage.offered()[0].source
    assert isinstance(source, Slot)
    stage.click(source)
    assert stage.scene.holding == source
    return source


def test_trial_11_every_key_works_at_once_in_a_second_match(stage: Stage) -> None:
    for seed in (1, 2):
        stage.start(duel(seed, take_back=True))
        stage.key(K.Key_M)
        assert stage.settings.value(declared.MUTED) is (seed == 1)
        stage.move()
        stage.key(K.Key_R)
        assert stage.shows(RecallPanel)
        stage.key(K.Key_R)
        assert not stage.shows(RecallPanel)
        stage.key(K.Key_L)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert stage.find(LogPanel).isAncestorOf(focused)
        stage.key(K.Key_Escape)
        stage.page.focus_table()
        stage.key(K.Key_Question, modifier=SHIFT)
        assert stage.shows(ShortcutSheet)
        stage.key(K.Key_Escape)
        stage.key(K.Key_F1, modifier=SHIFT)
        assert stage.shows(ShortcutSheet)
        stage.key(K.Key_Escape)
        stage.key(K.Key_Comma, modifier=CTRL)
        assert stage.shows(SettingsDialog)
        stage.key(K.Key_Escape)
        stage.key(K.Key_W, modifier=CTRL)
        assert stage.shows(type(stage.window.launcher))


def test_trial_14_no_mnemonic_does_anything_by_surprise(stage: Stage) -> None:
    for name in tour(stage):
        for menu in stage.window.findChildren(QMenu):
            # A menu of words to choose from does nothing until it is opened, and nothing in it is the usual choice.
            assert not menu.isVisible(), name
            assert menu.defaultAction() is None, name
        assert not stage.window.findChildren(QMenuBar), name
        for button in stage.all(QAbstractButton):
            assert button.shortcut().isEmpty(), (name, button.text())
        assert not [label.text() for label in stage.all(QLabel) if label.buddy()], name
        before = state(stage)
        for letter in ascii_uppercase:
            stage.key(K(ord(letter)), modifier=ALT)
        assert state(stage) == before, name


def test_trial_14_enter_after_alt_begins_nothing_anew(stage: Stage) -> None:
    stage.start(duel(7))
    seed, ply = stage.session.seed, stage.session.ply
    for letter in ascii_uppercase:
        stage.key(K(ord(letter)), modifier=ALT)
        stage.key(K.Key_Return, K.Key_Escape)
        assert (stage.session.seed, stage.session.ply) == (seed, ply), letter


def test_trial_19_keys_change_with_a_card_in_the_hand(stage: Stage) -> None:
    stage.start(duel(take_back=True))
    stage.move()
    places = {slot: item.sceneBoundingRect() for slot, item in stage.scene.cards.items.items()}
    lift(stage)
    stage.key(K.Key_Comma, modifier=CTRL)
    assert stage.scene.holding is None
    dialog = stage.find(SettingsDialog)
    dialog.show_section("keys")
    dialog.keys.field(TAKE_BACK).click()
    stage.key(K.Key_Q)
    dialog.keys.field(HINT).click()
    stage.key(K.Key_Z)
    assert stage.look.shortcuts.keys(HINT)[0] == "Z"
    stage.key(K.Key_Escape)
    stage.settle()
    assert {slot: item.sceneBoundingRect() for slot, item in stage.scene.cards.items.items()} == places
    ply = stage.session.ply
    stage.key(K.Key_Q)
    until(lambda: stage.session.ply < ply)
    until(lambda: stage.my_turn)
    stage.key(K.Key_Z)
    until(lambda: stage.scene.marked(Mark.HINT))
    assert not stage.errors


def test_trial_19_keys_change_behind_the_back_of_a_card_in_the_hand(stage: Stage) -> None:
    stage.start(duel(take_back=True))
    stage.move()
    lift(stage)
    stage.look.shortcuts.assign(TAKE_BACK, 0, "B")
    ply = stage.session.ply
    stage.key(K.Key_B)
    until(lambda: stage.session.ply < ply)
    assert stage.scene.holding is None
    assert not stage.errors


def test_tips_and_hints_tell_the_present_keys(stage: Stage) -> None:
    stage.start(duel(take_back=True))
    stage.move()
    assert take_back_tip(stage).startswith("Take back (Z)")
    stage.look.shortcuts.assign(TAKE_BACK, 0, "B")
    assert take_back_tip(stage).startswith("Take back (B)")
    assert "B" in [cap._key for cap in stage.page.strip._caps]
    stage.settings.store(declared.LETTER_KEYS, False)
    assert take_back_tip(stage).startswith("Take back (Ctrl+Z)")
    stage.look.shortcuts.assign(TAKE_BACK, 1, "")
    assert take_back_tip(stage).startswith("Take back")
    assert "(" not in take_back_tip(stage).partition(".")[0]
    assert "take back" not in [cap._word for cap in stage.page.strip._caps]


def test_a_russian_keyboard_plays_a_match(stage: Stage) -> None:
    stage.start(duel(take_back=True))
    type_key("ш")
    assert stage.shows(Toast)
    type_key("з")
    assert stage.shows(PausePanel)
    type_key("з")
    assert not stage.shows(PausePanel)
    type_key("ь")
    assert stage.settings.value(declared.MUTED)
    type_key("р", scan=0x23 + 8)
    until(lambda: stage.scene.marked(Mark.HINT))
    stage.move()
    ply = stage.session.ply
    type_key("Я")
    until(lambda: stage.session.ply < ply)
    until(lambda: stage.my_turn)
    type_key("н", CTRL)
    until(lambda: stage.session.ply >= ply)
    until(lambda: stage.waits)
    type_key("б", CTRL)
    assert stage.shows(SettingsDialog)


def test_without_single_letters_a_match_is_played_by_other_keys(stage: Stage) -> None:
    stage.settings.store(declared.LETTER_KEYS, False)
    stage.start(duel(take_back=True))
    stage.move()
    ply = stage.session.ply
    for key in (K.Key_Z, K.Key_P, K.Key_M, K.Key_H, K.Key_I, K.Key_Question):
        stage.key(key)
    type_key("я")
    stage.settle()
    assert stage.session.ply >= ply
    assert not stage.shows(PausePanel)
    assert not stage.shows(ShortcutSheet)
    assert not stage.settings.value(declared.MUTED)
    assert not stage.scene.marked(Mark.HINT)
    stage.key(K.Key_Z, modifier=CTRL)
    until(lambda: stage.session.ply < ply)
    until(lambda: stage.my_turn)
    stage.key(K.Key_P, modifier=CTRL)
    assert stage.shows(PausePanel)


def test_without_single_letters_the_launcher_has_no_numbers(stage: Stage) -> None:
    stage.key(K.Key_2)
    focused = QApplication.focusWidget()
    stage.settings.store(declared.LETTER_KEYS, False)
    stage.key(K.Key_1)
    assert QApplication.focusWidget() is focused
    stage.settings.store(declared.LETTER_KEYS, True)
    stage.key(K.Key_1)
    assert QApplication.focusWidget() is not focused


def test_settings_and_rules_lead_to_the_sheet_and_the_sheet_to_the_keys(stage: Stage) -> None:
    stage.key(K.Key_F1)
    stage.find(RulesDialog).keys_button.click()
    assert stage.shows(ShortcutSheet)
    assert not stage.shows(RulesDialog)
    stage.find(ShortcutSheet).change.click()
    assert stage.shows(KeyField)
    stage.find(SettingsDialog).keys_button.click()
    assert stage.shows(ShortcutSheet)
