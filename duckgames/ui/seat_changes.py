"""Gives seats of people to ducks and back on the page of a match: by the pause, a button of the strip, and a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject

from duckgames.core import registry
from duckgames.core.places import Seat
from duckgames.core.setup import Person
from duckgames.session.game_session import GameSession
from duckgames.ui.commands import SEATS
from duckgames.ui.texts import is_alone, player_name
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button

if TYPE_CHECKING:
    from duckgames.ui.match_page import MatchPage


class SeatChanges(QObject):
    """Knows at which seats of the match on `page` a duck plays for a person."""

    def __init__(self, page: MatchPage, look: Look, session: GameSession) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._session = session
        self._button: Button | None = None
        """The way back, as long as a duck plays for somebody."""
        panel = page.covers.pause_panel
        panel.paused.connect(self.on_paused)
        panel.seats.handed.connect(self.hand_over)
        panel.seats.returned.connect(self.take_back)
        session.rebuilt.connect(self.on_rebuilt)
        session.players_changed.connect(self.on_players_changed)

    @property
    def handed(self) -> tuple[Seat, ...]:
        """The seats where a duck plays for a person."""
        if not self._session.running:
            return ()
        pairs = zip(self._session.setup.seats, self._session.players, strict=True)
        return tuple(seat for seat, (player, now) in enumerate(pairs) if player != now)

    def hand_over(self, seat: Seat, level: str) -> None:
        """Lets a duck play for the person in `seat`, and goes on."""
        self._session.hand_over_seat(seat, level)
        self._page.covers.pause_panel.resume()

    def take_back(self, seat: Seat) -> None:
        """Lets the person in `seat` play again, and goes on."""
        self._session.take_seat_back(seat)
        if not self._page.covers.pause_panel.isHidden():
            self._page.covers.pause_panel.resume()

    def change(self) -> None:
        """Takes back the only seat that is given away; else asks in the pause which one is meant, or says why not."""
        handed, why = self.handed, self._why_not()
        if why:
            self._page.toast.show_message(why)
        elif len(handed) == 1:
            self.take_back(handed[0])
            self._page.focus_table()
        else:
            self._page.covers.pause()
            self._page.covers.pause_panel.go_to_seats()

    def _why_not(self) -> str:
        """Why no seat can be given to a duck or taken back; empty: one can."""
        session = self._session
        if not session.running or session.result is not None:
            return self.tr("The match is over: nobody has a move to make.")
        if not session.changes_seats:
            return self.tr("In a lesson no duck plays for you.")
        if not any(isinstance(player, Person) for player in session.setup.seats):
            return self.tr("Only ducks play in this match anyway.")
        return ""

    def on_paused(self) -> None:
        session = self._session
        levels = registry.info(session.setup.game).levels
        seats = session.setup.seats if session.changes_seats else ()
        self._page.covers.pause_panel.seats.show_seats(seats, session.players, levels)

    def on_rebuilt(self) -> None:
        self._page.director.moments.push(self.show_way_back)

    def on_players_changed(self) -> None:
        """The cover is for somebody who does not play now, or waits for another."""
        self._page.director.moments.push(self._page.covers.uncover)
        self._page.director.moments.push(self.show_way_back)

    def show_way_back(self) -> None:
        """Shows in the strip how a seat is taken back, or no more."""
        if self._session.running and self._session.result is not None:
            # The strip leads to the scores.
            self.forget()
            return
        if not self.handed:
            if self._button is not None:
                self.forget()
                self._page.strip.set_buttons(())
            return
        self._button = Button(self._look, "sun", height=38)
        self._button.clicked.connect(self.change)
        self.retranslate()
        self._page.strip.set_buttons((self._button,))

    def forget(self) -> None:
        """There is no way back in the strip any more."""
        self._button = None

    def retranslate(self) -> None:
        if self._button is None or not shiboken6.isValid(self._button) or not self._session.running:
            # Other buttons may have come in its place, as the way to the scores, or another match is about to.
            return
        players, handed = self._session.setup.seats, self.handed
        if is_alone(players):
            text = self.tr("Take the seat back")
        elif len(handed) == 1:
            text = self.tr("{name}: play again").format(name=player_name(players, handed[0]))
        else:
            text = self.tr("Take a seat back")
        self._button.setText(text)
        self._button.setToolTip(self._look.shortcuts.tip(text, SEATS))
