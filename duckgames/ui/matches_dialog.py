"""The sheet of all matches of a game: those that wait to be played on, and those that have ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from duckgames.session.errors import SessionError, SessionFailure
from duckgames.session.saved_matches import ENDING, Deleted, Entry, SavedMatches
from duckgames.session.storage import FINISHED, UNFINISHED
from duckgames.ui.code_buttons import CodeButtons
from duckgames.ui.error_words import error_sentence
from duckgames.ui.giving_way import GivingWay
from duckgames.ui.match_finder import MatchFinder
from duckgames.ui.match_list import MatchList
from duckgames.ui.match_rows import MatchModel, RowWords
from duckgames.ui.sheet import MARGIN, Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView
from duckgames.ui.widgets import Button, EmptyState, SegmentedControl, Toast

SIZE: Final = QSize(940, 720)


class MatchesDialog(Sheet):
    """Chooses among the matches of `game`; what is deleted can be brought back as long as the sheet is open.

    Signals:
        chosen(entry): this match is to be played on, or looked at.
        watched(entry): this match is to be watched.
        reviewed(entry): this match, which has ended, is to be reviewed.
        file_chosen(path): the match in this file is to be opened.
        new_wanted: there is nothing to choose from, and a match is to be set up.
    """

    chosen = Signal(object)
    watched = Signal(object)
    reviewed = Signal(object)
    file_chosen = Signal(object)
    new_wanted = Signal()

    def __init__(
        self,
        look: Look,
        game: str,
        view: GameView,
        matches: SavedMatches,
        language: Callable[[], str],
        parent: QWidget,
    ) -> None:
        super().__init__(look, parent, SIZE, picture=lambda p, rect: view.paint_postcard(p, rect, look))
        self._game = game
        self._view = view
        self._matches = matches
        words = RowWords(view, language)
        self._model = MatchModel(words, matches.look_at, self)
        self._deleted: list[Deleted] = []
        self.tabs = SegmentedControl(look, height=44)
        self.finder = MatchFinder(look, self._model, words, matches.look_at, self.panel)
        self.codes = CodeButtons(look, self.panel)
        self.open_file = Button(look, height=44, footless=True)
        middle = QWidget(self.panel)
        self.list = MatchList(look, self._model, middle)
        self.nothing = EmptyState(look, 1, parent=middle)
        self.copy = Button(look, height=52)
        self.delete = Button(look, height=52)
        self.review = Button(look, "icon", "review", height=52)
        self.watch = Button(look, "quiet", "slow", height=52)
        self.go_on = Button(look, "primary", "next", height=52)
        # Over the rows, not over the buttons.
        self.toast = Toast(look, middle)
        self._place(look, middle)
        self._giving_way = GivingWay(look, self.footer, {self.copy: "copy", self.watch: "slow"})
        self._connect()
        self.retranslate()
        self.tabs.choose(UNFINISHED)

    def _place(self, look: Look, middle: QWidget) -> None:
        above = QHBoxLayout()
        space(look, above, 12)
        above.addWidget(self.tabs)
        above.addWidget(self.finder, 1)
        above.addWidget(self.codes.open)
        above.addWidget(self.open_file)
        self.body.addLayout(above)
        space(look, self.body, 10)
        self.body.addWidget(middle, 1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignCenter)
        for button in (self.copy, self.codes.share, self.delete):
            self.footer.addWidget(button)
        self.footer.addStretch(1)
        self.footer.addWidget(self.review)
        self.footer.addWidget(self.watch)
        self.footer.addWidget(self.go_on)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.show_list)
        self.open_file.clicked.connect(self.on_open_file)
        self.list.entered.connect(self.on_go_on)
        self.list.removed.connect(self.on_delete)
        self.list.selectionModel().currentChanged.connect(self.refresh)
        self.nothing.acted.connect(self.on_nothing_acted)
        self.finder.narrowed.connect(self.on_list_changed)
        self.finder.grown.connect(self.on_list_changed)
        self.finder.left.connect(self._focus)
        self.copy.clicked.connect(self.on_copy)
        self.delete.clicked.connect(self.on_delete)
        self.review.clicked.connect(lambda: self._open_with(self.reviewed))
        self.watch.clicked.connect(lambda: self._open_with(self.watched))
        self.go_on.clicked.connect(self.on_go_on)
        self.toast.acted.connect(self.bring_back)
        self.toast.left.connect(self._focus)

    def arrange(self) -> None:
        self._giving_way.fit(self.width() - self._look.px(5 * MARGIN))
        super().arrange()

    def begin(self) -> None:
        """Opens the sheet at the match that was played last."""
        self.show_list(UNFINISHED)
        self.open(self.list if self._model.rowCount() else self.nothing)

    def show_list(self, kind: str) -> None:
        """Shows the matches that wait, or those that have ended."""
        self.tabs.choose(kind)
        self.finder.show_entries(self._matches.entries(self._game, kind))

    def on_list_changed(self) -> None:
        """Other matches, or more of them, are in the list."""
        if self.list.chosen is None:
            self.list.choose(0)
        self._word_state()
        self.refresh()

    def on_nothing_acted(self) -> None:
        """Sets a match up where there is none, or shows all again where none was found."""
        if self.finder.searching:
            self.finder.clear()
            self._focus()
        else:
            self.new_wanted.emit()

    @property
    def entry(self) -> Entry | None:
        """The chosen match."""
        number = self.list.chosen
        return None if number is None else self._model.entry(number)

    def refresh(self) -> None:
        """Offers what can be done with the chosen match."""
        entry, filled = self.entry, self._model.rowCount() > 0
        self.list.setVisible(filled)
        self.nothing.setVisible(not filled)
        opens = entry is not None and not isinstance(self._model.found(entry), SessionError)
        for button in (self.copy, self.delete, self.review, self.watch, self.go_on):
            button.setVisible(filled)
            button.setEnabled(entry is not None if button in (self.copy, self.delete) else opens)
        self.review.setVisible(filled and self.tabs.current == FINISHED)
        self.codes.offer(entry and self._model.found(entry), filled and self.tabs.current == FINISHED)

    def on_go_on(self) -> None:
        self._open_with(self.chosen)

    def _open_with(self, signal: SignalInstance) -> None:
        """Hands the chosen match on, or says why it will not open."""
        entry = self.entry
        if entry is None:
            return
        found = self._model.found(entry)
        if isinstance(found, SessionError):
            self.toast.show_message(error_sentence(found), refused=True)
            return
        self.dismiss()
        signal.emit(entry)

    def on_delete(self) -> None:
        entry, number = self.entry, self.list.chosen
        if entry is None or number is None:
            return
        try:
            self._deleted.append(self._matches.delete(entry))
        except SessionFailure as failure:
            self.toast.show_message(error_sentence(failure.error), refused=True)
            return
        self.finder.put_away(entry)
        self.list.choose(number)
        self._show_counts()
        self.refresh()
        self._focus()
        self.toast.show_message(self.tr("The match is deleted."), self.tr("Undo"))

    def bring_back(self) -> None:
        """Brings back what was deleted last, and then what was deleted before that."""
        if not self._deleted:
            return
        deleted = self._deleted.pop()
        try:
            self._matches.bring_back(deleted)
        except SessionFailure as failure:
            self.toast.show_message(error_sentence(failure.error), refused=True)
            return
        self.toast.leave()
        if deleted.entry.kind == self.tabs.current:
            self.finder.bring_back(deleted.entry)
            self.list.choose(self._model.number(deleted.entry))
        self._show_counts()
        self.refresh()
        self._focus()

    def on_open_file(self) -> None:
        dialog = self._file_dialog(self.tr("Open a match"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.on_file_selected)
        dialog.open()

    def on_file_selected(self, file: str) -> None:
        self.dismiss()
        self.file_chosen.emit(Path(file))

    def on_copy(self) -> None:
        entry = self.entry
        if entry is None:
            return
        dialog = self._file_dialog(self.tr("Save a copy of the match"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING)
        dialog.selectFile(f"{entry.game}-{entry.name}.{ENDING}")
        dialog.fileSelected.connect(partial(self.save_copy, entry))
        dialog.open()

    def save_copy(self, entry: Entry, file: str) -> None:
        """Writes a match into a file of its own."""
        try:
            self._matches.copy_to(entry, Path(file))
        except SessionFailure as failure:
            self.toast.show_message(error_sentence(failure.error), refused=True)
        else:
            self.toast.show_message(self.tr("The copy is saved: {file}").format(file=Path(file).name))

    def _file_dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        # Of the sheet, not of the window: it ends with the sheet, as when another start of the program opens a match.
        dialog = QFileDialog(self, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(mode)
        endings = f"*.{ENDING}" if mode is QFileDialog.AcceptMode.AcceptSave else f"*.{ENDING} *.json"
        dialog.setNameFilters([self.tr("Saved matches ({endings})").format(endings=endings), self.tr("All files (*)")])
        return dialog

    def _focus(self) -> None:
        (self.list if self._model.rowCount() else self.nothing).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_counts(self) -> None:
        words = {UNFINISHED: self.tr("Waiting ({n})"), FINISHED: self.tr("Finished ({n})")}
        counts = {kind: self._matches.count(self._game, kind) for kind in words}
        self.tabs.set_items([(kind, text.format(n=counts[kind])) for kind, text in words.items()])

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Matches"), self._view.title())
        self._show_counts()
        self.tabs.setAccessibleName(self.tr("Which matches"))
        self.list.setAccessibleName(self.tr("Matches"))
        self.open_file.setText(self.tr("Open a file…"))
        self.copy.setText(self.tr("Save a copy…"))
        self.delete.setText(self.tr("Delete"))
        self.review.setText(self.tr("Review"))
        self.watch.setText(self.tr("Replay"))
        self.finder.retranslate()
        self._word_state()

    def _word_state(self) -> None:
        ended = self.tabs.current == FINISHED
        self.go_on.setText(self.tr("Look at it") if ended else self.tr("Continue"))
        if self.finder.searching:
            heading = self.tr("Looking through the matches…") if self.finder.looking else self.tr("Nothing found.")
            sentence = self.tr("Names, levels, dates and who won can be looked for.")
            self.nothing.set_texts(heading, sentence, self.tr("Show all"))
            return
        heading = self.tr("No finished games yet.") if ended else self.tr("No games yet.")
        sentence = self.tr("What you play to its end is kept here.")
        waits = self.tr("Start one and it will wait for you here.")
        self.nothing.set_texts(heading, sentence if ended else waits, self.tr("New game"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo):
            self.bring_back()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.finder.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.finder.selectAll()
        else:
            super().keyPressEvent(event)
