"""The way to the page of reviews: opens a finished match on it, and lets the review of a match be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from duckgames import __version__
from duckgames.core import registry, review
from duckgames.core.places import Seat
from duckgames.core.record import Record
from duckgames.core.review import Judgement, Review
from duckgames.core.setup import Person
from duckgames.session.continued import continued
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.saved_matches import Entry
from duckgames.session.viewing import Extent, Viewing
from duckgames.ui.error_words import error_sentence
from duckgames.ui.review_stage import Stage, Standing
from duckgames.ui.services import Services
from duckgames.ui.theme import Look

if TYPE_CHECKING:
    from duckgames.ui.review_page import ReviewPage


SOON_MS: Final = 200
"""How long what was found waits for more that is found."""


class Reviews(QObject):
    """Makes the page when it is first needed. A review goes on while the page is left, until it is done or another
    match is to be reviewed.

    Signals:
        shown(page): the page is to fill the window.
        match_wanted(record): this match is to be played, as one of its own.
        watch_wanted(record, ply): the match is to be watched from that moment on; then `come_back` is the way back.
        failed(error): a match cannot be reviewed.
    """

    shown = Signal(QWidget)
    match_wanted = Signal(object)
    watch_wanted = Signal(object, int)
    failed = Signal(object)

    def __init__(self, services: Services, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._look = look
        self._reviewer = services.reviewer
        self._page: ReviewPage | None = None
        self._viewing: Viewing | None = None
        self._name = ""
        self._back: Callable[[], object] = lambda: None
        self._work: _Work | None = None
        """The review being made, or that was made last, whether or not its match is the one that is shown."""
        # Of a match with many quick answers not each is worth a new picture.
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._tell)
        reviewer = self._reviewer
        reviewer.advanced.connect(self.on_advanced)
        reviewer.found.connect(self.on_found)
        reviewer.finished.connect(self.on_finished)
        reviewer.failed.connect(self.on_failed)

    @property
    def game(self) -> str:
        """The game of the match that is shown; empty: none is."""
        return "" if self._viewing is None else self._viewing.record.game

    def open_entry(self, entry: Entry, back: Callable[[], object]) -> None:
        """Shows a finished match that was chosen from the list; `back` leads there again."""
        saved = self._services.load(entry, self.failed.emit)
        if saved is not None:
            self.open(saved.record, entry.name, back)

    def open(self, record: Record, name: str, back: Callable[[], object]) -> None:
        """Shows the match of `record`, kept as `name` among the finished ones; `back` leads to where it was opened."""
        self.leave()
        page = self._page = self._page or self._make_page()
        page.close_match()
        self._name, self._back = name, back
        viewing = self._viewing = Viewing(record, parent=self)
        viewing.opened.connect(self.on_opened)
        viewing.failed.connect(lambda: page.show_standing(Standing(Stage.FAILED, trouble=_refused(record.game))))
        self.shown.emit(page)
        page.take_keys()

    def leave(self) -> None:
        """Leaves the page; what is being reviewed goes on."""
        if self._viewing is not None:
            self._viewing.stop()
            self._viewing.deleteLater()
            self._viewing = None
        if self._page is not None:
            self._page.close_match()

    def close(self) -> None:
        """The program ends: nothing is reviewed any more."""
        self.leave()
        self._reviewer.cancel()

    def come_back(self) -> None:
        """Shows the page again as it was left for the replay."""
        if self._page is not None and self._viewing is not None:
            self.shown.emit(self._page)
            self._tell()
            self._page.come_back()

    # What the page wants.

    def on_left(self) -> None:
        back = self._back
        self.leave()
        back()

    def on_wanted(self) -> None:
        if self._viewing is None:
            return
        record = self._viewing.record
        self._work = _Work(record)
        self._tell()
        self._reviewer.review(record, self._name)

    def on_cancelled(self) -> None:
        self._reviewer.cancel()
        if self._work is not None:
            self._work.stage = Stage.STOPPED
        self._tell()

    # What comes of it.

    def on_opened(self) -> None:
        viewing, page = self._viewing, self._page
        if viewing is None or page is None:
            return
        game = viewing.record.game
        page.open(viewing.match, registry.view(game), registry.presenter(game), Standing(Stage.LOADING))
        self._tell()
        page.take_keys()

    def on_advanced(self, share: float) -> None:
        if self._work is not None:
            self._work.share = share
            if self._shows_work and self._page is not None and self._page.isVisible():
                self._page.show_standing(self._work.standing)

    def on_found(self, judgement: Judgement) -> None:
        if self._work is not None:
            self._work.found.append(judgement)
            if not self._soon.isActive():
                self._soon.start()

    def on_finished(self, found: Review) -> None:
        if self._work is not None:
            self._work.stage, self._work.review = Stage.DONE, found
            self._tell()

    def on_failed(self, error: SessionError) -> None:
        if self._work is not None:
            self._work.stage, self._work.trouble = Stage.FAILED, error
            self._tell()

    @property
    def _shows_work(self) -> bool:
        """Whether the match that is shown is the one that was reviewed last."""
        viewing, work = self._viewing, self._work
        return viewing is not None and viewing.ready and work is not None and work.is_of(viewing.record)

    def _tell(self) -> None:
        """Tells the page how its match stands."""
        page, viewing, work = self._page, self._viewing, self._work
        # A page that nobody sees is told when it is shown again.
        if page is None or viewing is None or not viewing.ready or not page.isVisible():
            return
        if work is not None and self._shows_work:
            if (found := work.known()) is not None:
                page.show_review(found)
            page.show_standing(work.standing)
            return
        kept = review.of(viewing.record)
        if kept is not None:
            page.show_review(kept)
        people = any(isinstance(player, Person) for player in viewing.record.seats)
        # A file may say that a match has ended which has not: nobody is to look into the hands of others there.
        fits = viewing.extent is Extent.WHOLE and viewing.ended
        standing = (
            Standing(reviewable=people) if fits else Standing(Stage.FAILED, trouble=_refused(viewing.record.game))
        )
        page.show_standing(standing if kept is None else Standing(Stage.DONE))

    def _make_page(self) -> ReviewPage:
        from duckgames.ui.review_page import ReviewPage

        page = ReviewPage(self._look)
        page.left.connect(self.on_left)
        page.wanted.connect(self.on_wanted)
        page.cancelled.connect(self.on_cancelled)
        page.tried.connect(self.on_tried)
        page.closer.connect(self.on_closer)
        return page

    def on_tried(self, ply: int, seat: Seat) -> None:
        if self._viewing is not None and self._viewing.ended:
            self.match_wanted.emit(continued(self._viewing.match, ply, seat, __version__))

    def on_closer(self, ply: int) -> None:
        if self._viewing is not None:
            self.watch_wanted.emit(self._viewing.record, ply)


class _Work:
    """One review on its way: what was found, and where it stands."""

    def __init__(self, record: Record) -> None:
        self.stage = Stage.RUNNING
        self.share = 0.0
        self.found: list[Judgement] = []
        self.review: Review | None = None
        self.trouble: SessionError | None = None
        self._record = record
        self._match = review.digest(record)

    def is_of(self, record: Record) -> bool:
        """Whether these are the actions reviewed."""
        return review.digest(record) == self._match

    @property
    def standing(self) -> Standing:
        """How far it is."""
        trouble = "" if self.trouble is None else error_sentence(self.trouble)
        return Standing(self.stage, self.share, len(self.found), trouble)

    def known(self) -> Review | None:
        """What is known so far; None: nothing."""
        if self.review is not None or not self.found:
            return self.review
        found = tuple(sorted(self.found, key=lambda each: each.ply))
        seats = tuple(seat for seat, player in enumerate(self._record.seats) if isinstance(player, Person))
        return Review(self._record.rules, self._match, len(self._record.seats), seats, found, (), (), complete=False)


def _refused(game: str) -> str:
    return error_sentence(SessionError(ErrorId.NOT_REVIEWED, {"game": game}))
