"""Dresses the standard Qt widgets in the look of the program."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from duckgames.ui.theme import Look

ROLES: Final = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "raised",
    QPalette.ColorRole.AlternateBase: "sunken",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "text_quiet",
    QPalette.ColorRole.Link: "accent",
}

SHEET_TOKENS: Final = "raised text text_quiet sunken hairline control_border accent on_accent accent_soft"
SHEET: Final = """
QToolTip, QMenu, QComboBox QAbstractItemView {{
  background: {raised}; color: {text}; border: 1px solid {control_border}; padding: 6px;
}}
QMenu::item {{ padding: 8px 20px; border-radius: 8px; }}
QMenu::item:selected, QComboBox QAbstractItemView::item:selected {{ background: {accent_soft}; color: {text}; }}
QMenu::item:disabled {{ color: {text_quiet}; }}
QMenu::separator {{ height: 1px; background: {hairline}; margin: 6px 10px; }}
QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit {{
  background: {raised}; color: {text}; border: 1px solid {control_border}; border-radius: 10px; padding: 8px 12px;
  selection-background-color: {accent}; selection-color: {on_accent};
  placeholder-text-color: {text_quiet};
}}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border: 2px solid {accent}; padding: 7px 11px;
}}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ background: {sunken}; color: {text_quiet}; }}
QTextBrowser {{ background: transparent; border: none; padding: 0; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 14px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 14px; margin: 2px; }}
QScrollBar::handle {{ background: {control_border}; border-radius: 4px; margin: 1px; }}
QScrollBar::handle:vertical {{ min-height: 40px; }}
QScrollBar::handle:horizontal {{ min-width: 40px; }}
QScrollBar::handle:hover {{ background: {accent}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
QProgressBar {{ background: {sunken}; border: 1px solid {control_border}; border-radius: 5px; max-height: 8px; }}
QProgressBar::chunk {{ background: {accent}; border-radius: 4px; }}
"""


def style_sheet(look: Look) -> str:
    """The style sheet for the standard widgets, in the present theme; our own widgets paint themselves."""
    return SHEET.format_map({token: look.colour(token).name() for token in SHEET_TOKENS.split()})


def palette(look: Look) -> QPalette:
    """The palette for all that the style sheet does not name."""
    colours = QPalette()
    for role, token in ROLES.items():
        colours.setColor(role, look.colour(token))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, look.colour("text_quiet"))
    return colours


class Dresser(QObject):
    """Keeps font, palette and style sheet of the whole application in step with the look."""

    def __init__(self, app: QApplication, look: Look) -> None:
        super().__init__(app)
        self._app = app
        self._look = look
        # Native styles ignore parts of palette and sheet, each in its own way.
        app.setStyle("Fusion")
        self.dress()
        look.changed.connect(self.dress)

    def dress(self) -> None:
        """Put on the present look."""
        self._app.setFont(self._look.plain(16))
        self._app.setPalette(palette(self._look))
        self._app.setStyleSheet(style_sheet(self._look))
