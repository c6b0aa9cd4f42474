"""The dialogs of the window, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames import __version__
from duckgames.core import registry
from duckgames.core.record import Record
from duckgames.session.saved_matches import SavedMatches
from duckgames.ui.commands import all_commands
from duckgames.ui.pages import Files
from duckgames.ui.services import Services
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.lesson_list import LessonList
    from duckgames.ui.new_match_dialog import NewMatchDialog
    from duckgames.ui.overlay import Overlay
    from duckgames.ui.rules_dialog import RulesDialog


class Dialogs(QObject):
    """Opens dialogs over `window`; their modules are loaded when they are first wanted.

    The dialogs that set up a match, which people open time and again, are kept; all others are made anew each time.

    Signals:
        started(setup): a match is to begin.
        shelf_changed: other matches may wait than before.
        menu_wanted: the person wants to leave what broke.
        match_chosen(entry), file_chosen(path): a saved match is to be taken up.
        replay_chosen(entry): a saved match is to be watched.
        review_chosen(entry): a finished match is to be reviewed.
        match_arrived(match): this `Arrived` match, which came as a code, is to be shown.
        matches_wanted(game): the saved matches of a game are to be shown; nobody may play one meanwhile.
        page_wanted(game, key): a page of a game is to be shown; then `resume_new_match` goes on.
    """

    started = Signal(object)
    menu_wanted = Signal()
    shelf_changed = Signal()
    match_chosen = Signal(object)
    replay_chosen = Signal(object)
    review_chosen = Signal(object)
    file_chosen = Signal(object)
    match_arrived = Signal(object)
    matches_wanted = Signal(str)
    page_wanted = Signal(str, str)

    def __init__(self, window: QWidget, services: Services, look: Look, files: Callable[[str], Files]) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self._services = services
        self._files = files
        self._open: Overlay | None = None
        self._above: list[Overlay] = []
        """What was asked for in a dialog that is still open below, as the rules, the diagnostics or a code."""

        self._new_match: dict[str, NewMatchDialog] = {}

    def new_match(self, game: str, seed: int | None = None) -> None:
        """Sets a match of `game` up; `seed` is filled in where it is given."""
        dialog = self._new_match.get(game) or self._make_new_match(game)
        self.close()
        self._open = dialog
        dialog.begin(seed)

    def resume_new_match(self, game: str) -> None:
        """Goes on with setting up a match of `game`, where it was left for a page."""
        dialog = self._new_match.get(game) or self._make_new_match(game)
        self.close()
        self._open = dialog
        dialog.resume()

    def _make_new_match(self, game: str) -> NewMatchDialog:
        from duckgames.ui.new_match_dialog import NewMatchDialog

        settings = self._services.settings
        info, view, files = registry.info(game), registry.view(game), self._files(game)
        dialog = NewMatchDialog(self._look, info, view, settings, self._window, files=files)
        dialog.started.connect(self.started)
        dialog.dismissed.connect(self.on_new_match_dismissed)
        dialog.info_wanted.connect(lambda: self._show_rules_above(game))
        dialog.page_wanted.connect(partial(self.page_wanted.emit, game))
        dialog.matches_wanted.connect(partial(self.matches_wanted.emit, game))
        self._new_match[game] = dialog
        return dialog

    def show_matches(self, game: str) -> None:
        """Lets the person choose among all matches of `game`."""
        from duckgames.ui.matches_dialog import MatchesDialog

        services = self._services
        dialog = MatchesDialog(
            self._look,
            game,
            registry.view(game),
            SavedMatches(services.storage),
            lambda: services.language.current,
            self._window,
        )
        dialog.chosen.connect(self.match_chosen)
        dialog.watched.connect(self.replay_chosen)
        dialog.reviewed.connect(self.review_chosen)
        dialog.file_chosen.connect(self.file_chosen)
        dialog.codes.shared.connect(self.show_share)
        dialog.codes.wanted.connect(self.show_code)
        dialog.new_wanted.connect(partial(self.new_match, game))
        dialog.dismissed.connect(self.shelf_changed)
        self._show(dialog)
        dialog.begin()

    def show_share(self, record: Record, ply: int | None = None) -> None:
        """Shows the code of a match that has ended, to be opened after `ply` steps, above where it was asked for."""
        from duckgames.session.shared import SharedMatches
        from duckgames.ui.share_dialog import ShareDialog

        shared = SharedMatches(__version__)
        dialog = ShareDialog(self._look, registry.view(record.game), shared, record, self._window, ply)
        self._show_above(dialog)
        dialog.begin()

    def show_fairness(self) -> None:
        """Shows the seal of the match that is open, and what chance gave in it."""
        from duckgames.ui.fairness_sheet import FairnessSheet

        session = self._services.session
        view = registry.view(session.setup.game)
        dialog = FairnessSheet(self._look, view, lambda: session.fairness, self._window)
        self._show(dialog)
        dialog.begin()

    def show_code(self) -> None:
        """Asks for a code that somebody has sent, above where it was asked for."""
        from duckgames.session.shared import SharedMatches
        from duckgames.ui.code_dialog import CodeDialog

        dialog = CodeDialog(self._look, SharedMatches(__version__), self._window)
        dialog.arrived.connect(self.match_arrived)
        self._show_above(dialog)
        dialog.begin()

    def show_rules(self, game: str) -> None:
        """Shows the rules of `game`."""
        dialog = self._make_rules(game)
        dialog.keys_wanted.connect(self.show_keys)
        self._show(dialog)
        dialog.begin()

    def _make_rules(self, game: str) -> RulesDialog:
        from duckgames.ui.rules_dialog import RulesDialog

        title, language = registry.view(game).title, self._services.language
        return RulesDialog(self._look, game, title, lambda: language.current, self._window)

    def _show_rules_above(self, game: str) -> None:
        """Shows the rules without closing the dialog below, where nothing chosen is lost."""
        dialog = self._make_rules(game)
        # The keys would take the place of the dialog below, too.
        dialog.keys_button.hide()
        self._show_above(dialog)
        dialog.begin()

    def show_statistics(self, game: str) -> None:
        """Shows what the finished matches tell, those of `game` first."""
        from duckgames.ui.statistics_sheet import CountedGame, StatisticsSheet

        games = []
        for info in registry.infos():
            view = registry.view(info.id)
            games.append(CountedGame(info.id, view.title, info.levels, view.lowest_wins))
        dialog = StatisticsSheet(self._look, self._services.statistics, games, self._window)
        dialog.play_wanted.connect(self.new_match)
        self._show(dialog)
        dialog.begin(game)

    def show_lessons(self, topics: LessonList) -> None:
        """Shows the topics of a tutorial."""
        self._show(topics)
        topics.begin()

    def show_settings(self, section: str = "") -> None:
        """Shows the settings, or one part of them."""
        from duckgames.ui.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._look, self._services.settings, all_commands(), self._window)
        dialog.diagnostics_wanted.connect(self.show_diagnostics)
        dialog.keys_wanted.connect(self.show_keys)
        self._show(dialog)
        dialog.begin(section)

    def show_keys(self) -> None:
        """Shows all keys at a glance."""
        from duckgames.ui.shortcut_sheet import ShortcutSheet

        dialog = ShortcutSheet(self._look, all_commands(), self._window)
        dialog.change_wanted.connect(lambda: self.show_settings("keys"))
        self._show(dialog)
        dialog.begin()

    def show_diagnostics(self) -> None:
        """Shows what a report of a fault should hold, above the settings from where it was asked for."""
        from duckgames.ui.diagnostics import facts
        from duckgames.ui.diagnostics_dialog import DiagnosticsDialog

        services, window = self._services, self._window
        dialog = DiagnosticsDialog(self._look, lambda: facts(services, window), services.log, window)
        dialog.licences_wanted.connect(self.show_licences)
        self._show_above(dialog)
        dialog.begin()

    def show_licences(self) -> None:
        """Shows what the program is made of, above the diagnostics from where it was asked for."""
        from duckgames.session.licences import parts, qt_folder
        from duckgames.session.resources import licence_folder
        from duckgames.ui.licences_dialog import LicencesDialog

        dialog = LicencesDialog(self._look, parts(), licence_folder(), qt_folder(), self._window)
        self._show_above(dialog)
        dialog.begin()

    def show_crash(self, text: str, before: bool = False) -> None:
        """Tells that something broke: just now, or in the run before."""
        from duckgames.ui.crash_dialog import CrashDialog

        dialog = CrashDialog(self._look, text, self._window, last_time=before)
        dialog.menu.connect(self.menu_wanted)
        self._show(dialog)
        dialog.begin()

    def close(self) -> None:
        """Shuts the dialog that is open, if one is."""
        for dialog in (*reversed(self._above), self._open):
            if dialog is not None:
                dialog.dismiss()

    def on_new_match_dismissed(self) -> None:
        self._open = None

    def _show(self, dialog: Overlay) -> None:
        self.close()
        self._open = dialog
        dialog.dismissed.connect(lambda: self._forget(dialog))

    def _show_above(self, dialog: Overlay) -> None:
        self._above.append(dialog)
        dialog.dismissed.connect(lambda: self._forget(dialog))

    def _forget(self, dialog: Overlay) -> None:
        if dialog in self._above:
            self._above.remove(dialog)
        if self._open is dialog:
            self._open = None
        dialog.deleteLater()
