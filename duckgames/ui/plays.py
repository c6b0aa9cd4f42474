"""The match being played: its table and its scores as pages, and the ways from one match to the next."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.core.presenter import AnyPresenter
from duckgames.core.record import Record
from duckgames.core.rng import fresh_seed
from duckgames.core.setup import MatchSetup
from duckgames.session import settings as declared
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.saved_matches import Entry
from duckgames.session.storage import Saved
from duckgames.ui.services import Services
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage
    from duckgames.ui.result_page import ResultPage


class Plays(QObject):
    """Starts, takes up and ends matches; makes their two pages when they are first needed.

    Signals:
        shown(page): a page is to fill the window.
        opened: a match is on the table.
        menu_wanted: the match is left, or cannot be taken up.
        none_waits(game): there was no match of `game` to go on with.
        rules_wanted, settings_wanted: the person asked for the rules or the settings.
        statistics_wanted(game): the person asked how matches of `game` ended.
        share_wanted(record): the match that has ended is to be handed on.
        fairness_wanted: the person wants to know of dice, deck and seal.
        replay_wanted(record): the match that has ended is to be watched again.
        review_wanted(record, name): the match that has ended, kept under that name, is to be reviewed.
        failed(error): something about a match or its file went wrong.
    """

    shown = Signal(QWidget)
    opened = Signal()
    menu_wanted = Signal()
    none_waits = Signal(str)
    rules_wanted = Signal()
    settings_wanted = Signal()
    statistics_wanted = Signal(str)
    share_wanted = Signal(object)
    fairness_wanted = Signal()
    replay_wanted = Signal(object)
    review_wanted = Signal(object, str)
    failed = Signal(object)

    def __init__(self, services: Services, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._look = look
        self._match_page: MatchPage | None = None
        self._result_page: ResultPage | None = None
        self._resuming = False
        services.session.failed.connect(self.on_failed)
        services.session.rebuilt.connect(self.on_rebuilt)
        services.settings.changed.connect(self.on_setting_changed)

    # Matches.

    def start(self, setup: MatchSetup) -> None:
        """Begins a match."""
        self._open_page(setup)
        self._services.session.start(setup)

    def play_again(self) -> None:
        """Begins another match with the same players."""
        setup = self._services.session.setup
        self.start(MatchSetup(setup.game, setup.seats, fresh_seed(), setup.options, take_back=setup.take_back))

    def continue_game(self, game: str) -> None:
        """Takes up the newest unfinished match of `game`."""

        def load(troubles: list[SessionError]) -> Saved | None:
            found = self._services.storage.newest_unfinished(game)
            troubles += found.troubles
            return found.saved

        saved = self._services.as_left(load, self.failed.emit)
        if saved is not None:
            self.resume(saved)
        else:
            self.none_waits.emit(game)

    def continue_match(self, entry: Entry) -> None:
        """Takes up the match that was chosen from a list; of one that has ended it shows the end."""
        saved = self._services.load(entry, self.failed.emit)
        if saved is not None:
            self.resume(saved)

    def continue_newest(self) -> None:
        """Takes up the match that was played last, of whatever game, if there is one."""
        game = self._services.storage.last_played(info.id for info in registry.infos())
        if game is not None:
            self.continue_game(game)

    def open_file(self, file: Path) -> None:
        """Opens the match in a file that a person names."""
        saved = self._services.as_left(lambda _: self._services.storage.open_file(file), self.failed.emit)
        if saved is not None:
            self.resume(saved)

    def resume(self, saved: Saved) -> None:
        """Takes up a saved match."""
        record = saved.record
        self._resuming = True
        take_back = record.notes.get("take_back") is True
        self._open_page(MatchSetup(record.game, record.seats, record.seed, record.options, take_back))
        self._services.session.resume(record, saved.name)

    def play_on(self, record: Record) -> None:
        """Plays a match that was saved nowhere yet, as one of its own."""
        self.resume(Saved(record, None))

    def leave(self) -> None:
        """Leaves the match; it stays saved."""
        if self._match_page is not None:
            self._match_page.close_match()

    # Pages.

    @property
    def voice(self) -> tuple[Texts, AnyPresenter] | None:
        """How things are said in the match that is open; None if there is none."""
        return self._match_page.director.voice if self._match_page is not None else None

    def show_result(self) -> None:
        """Shows the scores of the match that has just ended."""
        from duckgames.ui.statistics_remark import remarks

        session = self._services.session
        page = self._result_page = self._result_page or self._make_result_page()
        setup, result, seed = session.setup, session.result, session.seed
        assert result is not None
        assert seed is not None
        view, presenter = registry.view(setup.game), registry.presenter(setup.game)
        remark = remarks(self._services.statistics, setup.game, view.lowest_wins)
        page.show_result(setup, view, presenter, result, session.observation(session.viewer), seed, remark)
        self.shown.emit(page)

    def look_back(self) -> None:
        """Shows the table of the match that has ended."""
        assert self._match_page is not None
        self.shown.emit(self._match_page)
        self._match_page.show_ended()

    def back_to_result(self) -> None:
        """Shows the scores once more, as they were left."""
        assert self._result_page is not None
        self.shown.emit(self._result_page)

    def watch(self) -> None:
        """Lets the match that has ended be watched again."""
        ended = self._services.session.ended_record
        if ended is not None:
            self.replay_wanted.emit(ended[1])

    def review(self) -> None:
        """Lets the match that has ended be reviewed."""
        ended = self._services.session.ended_record
        if ended is not None:
            self.review_wanted.emit(ended[1], ended[0])

    def share(self) -> None:
        """Lets the match that has ended be handed on."""
        ended = self._services.session.ended_record
        if ended is not None:
            self.share_wanted.emit(ended[1])

    def _open_page(self, setup: MatchSetup) -> None:
        page = self._match_page = self._match_page or self._make_match_page()
        self._services.statistics.forget_latest()
        self._services.ai.warm(setup.game)
        self._look.sprites.forget_unused()
        self.shown.emit(page)
        page.open(setup, registry.view(setup.game))
        self._apply_settings(page)

    def _make_match_page(self) -> MatchPage:
        from duckgames.ui.match_page import MatchPage

        page = MatchPage(self._look, self._services.sounds, self._services.session)
        page.left.connect(self.menu_wanted)
        page.over.connect(self.show_result)
        page.help_wanted.connect(self.rules_wanted)
        page.settings_wanted.connect(self.settings_wanted)
        page.fairness_wanted.connect(self.fairness_wanted)
        page.speed_chosen.connect(lambda name: self._services.settings.store(declared.MOTION, name))
        return page

    def _make_result_page(self) -> ResultPage:
        from duckgames.ui.result_page import ResultPage

        page = ResultPage(self._look)
        page.again.connect(self.play_again)
        page.look.connect(self.look_back)
        page.watch.connect(self.watch)
        page.review_button.clicked.connect(self.review)
        page.menu.connect(self.menu_wanted)
        page.tools.share.connect(self.share)
        page.tools.fairness.connect(self.fairness_wanted)
        page.statistics.connect(lambda: self.statistics_wanted.emit(self._services.session.setup.game))
        return page

    def _apply_settings(self, page: MatchPage) -> None:
        settings = self._services.settings
        page.show_helps(settings.value(declared.SHOW_LEGAL), settings.value(declared.TRACKER))
        page.top.show_speed(settings.value(declared.MOTION))
        page.director.confirms = settings.value(declared.CONFIRM)
        page.director.reasons = settings.value(declared.REASONS)

    # What comes from elsewhere.

    def on_rebuilt(self) -> None:
        """A match is on the table."""
        self._resuming = False
        self.opened.emit()

    def on_failed(self, error: SessionError) -> None:
        """A match that cannot be taken up leads back to the menu."""
        if self._resuming and error.id in (ErrorId.SAVE_DAMAGED, ErrorId.SAVE_NEWER):
            self._resuming = False
            self.menu_wanted.emit()
        self.failed.emit(error)

    def on_setting_changed(self) -> None:
        """Brings the page of the match up to date; `app` applies the settings that concern everything."""
        if self._match_page is not None:
            self._apply_settings(self._match_page)
