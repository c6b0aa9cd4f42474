"""The card table: shows a table of zones, plays events and lets a person act by mouse or keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from duckgames.core.events import Event
from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Place
from duckgames.core.table import Table, fold
from duckgames.ui.table.animator import Animator
from duckgames.ui.table.camera import Camera
from duckgames.ui.table.card_item import CardPictures
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.choreography import PlainChoreography
from duckgames.ui.table.glow import Glow
from duckgames.ui.table.hand import Hand
from duckgames.ui.table.keyboard import Keyboard
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import PASSING, Marks
from duckgames.ui.table.mouse import Mouse
from duckgames.ui.table.mouse_scene import MouseScene
from duckgames.ui.table.offers import Offers
from duckgames.ui.table.places import Layout
from duckgames.ui.table.proposal import Proposal
from duckgames.ui.table.protocols import Barriers, CardPainter, Choreography, TableTexts
from duckgames.ui.table.stage import Stage
from duckgames.ui.table.told import told_of
from duckgames.ui.theme import Look


class TableScene(MouseScene):
    """Scene coordinates are pixels of the view. It knows neither rules nor sessions.

    Signals:
        chosen: the action of the affordance the person carried out; nothing is offered any more.
        attempted: source and target Slots (target None for a press) of something that is not offered; ask why not.
        lifted, returned: the slot of a card taken into the hand, or come home without an action.
        pointed: the Slot under the mouse or the keyboard's ring, or None; for the card in focus.
        focused: the accessible name of what the keyboard's ring is at; empty: it is nowhere.
        sighted: a grid was zoomed or panned.
        vacant: the Slot of a cell that was pressed, where nothing lies and nothing can be done.
        idle: all animations of a `play` are over; sent from within `play` if nothing moves.
    """

    chosen = Signal(object)
    attempted = Signal(object, object)
    lifted = Signal(object)
    returned = Signal(object)
    pointed = Signal(object)
    focused = Signal(str)
    idle = Signal()
    sighted = Signal()
    vacant = Signal(object)

    def __init__(
        self,
        look: Look,
        painter: CardPainter,
        texts: TableTexts,
        choreography: Choreography | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        # Nearly everything moves at times and there are few items, so an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look = look
        self.texts = texts
        self.table = Table()
        """What lies where after everything that was played: the table of the observation."""
        self.readable: Callable[[Slot], bool] = lambda slot: False
        """Where a resting mouse shows the whole card elsewhere, so that its name alone is not shown too."""
        self._ground: Callable[[QPainter, QRectF], None] | None = None
        self._pictures = CardPictures(look, painter)
        self.cards = Cards(self, self._pictures)
        cards = self.cards
        places = (cards.rect_of, cards.radius_of, cards.window_of, cards.card_of, cards.is_dense)
        self._marks = Marks(self, look, *places)
        self._animator = Animator(look, self)
        self._stage = Stage(self, self.cards, choreography or PlainChoreography())
        self._hand = Hand(self, self.cards, self._marks, self._animator)
        self.camera = Camera(self, self.cards, self._marks, self._hand)
        self.mouse = Mouse(self, self.cards, self._animator, self._hand)
        self.keyboard = Keyboard(self, self.cards, self._marks, self._animator, self._hand)
        self.proposal = Proposal(self, self.cards, self._marks, self._stage)
        self._animator.drained.connect(self._on_drained)
        self._glow = Glow(look, self._marks, self._animator, self)
        look.changed.connect(self.retheme)

    @property
    def busy(self) -> bool:
        """True while animations run or wait."""
        return self._animator.busy

    @property
    def at_rest(self) -> bool:
        """True if nothing moves at all, not even a card on its way home."""
        return self._animator.at_rest

    @property
    def holding(self) -> Slot | None:
        """Where the card in the player's hand came from."""
        return None if self._hand.held is None else self._hand.held.slot

    def set_table(self, table: Table, layout: Layout) -> None:
        """Shows `table` from scratch, with no animation; nothing is offered any more."""
        self.withdraw(glides=False)
        was_busy = self._animator.abandon()
        self.table = table
        self._stage.dropped = None
        self._marks.clear(*PASSING)
        self.cards.moved_away.clear()
        self.cards.layout = dict(layout)
        self.cards.forget_arrangements()
        self._settle()
        if was_busy:
            self.idle.emit()

    def play(self, events: Sequence[Event]) -> None:
        """Folds `events`, filtered for the viewer, into `table` at once and queues their animation."""
        self.withdraw(glides=False)
        self.table = fold(self.table, events)
        self._marks.clear(*PASSING)
        self._animator.run(self._stage.beats(events))

    def finish(self) -> None:
        """Cuts all animations short."""
        self._animator.finish()

    def offer(self, affordances: Sequence[Affordance]) -> None:
        """Lets the person carry out these; replaces what was offered before and cuts animations short."""
        self.withdraw(glides=False)
        self._animator.finish()
        self._hand.offers = Offers(affordances, self.cards.key)
        self.cards.arrange(self.table, self._hand.offers.by_target)
        for item, act in self.cards.regroup(self.table):
            self._animator.linger(("home", item), act)
        self._drop_home()
        self._marks.redraw()
        self._hand.light_places()
        self.keyboard.refresh()

    def show_places(self, shown: bool) -> None:
        """Lights all legal places while nothing is held, or only those of the card in the hand."""
        self._hand.show_places = shown
        self._hand.light_places()

    def withdraw(self, glides: bool = True) -> None:
        """Takes all offers back; a held card comes home."""
        self._hand.bring_home(glides)
        self.proposal.end()
        self._hand.offers = Offers((), self.cards.key)
        self._hand.light_places()
        self._hand.unhover()

    def bring_home(self, glides: bool = True) -> None:
        """Puts a held card back, as for a dialog; without one, does nothing."""
        self._hand.bring_home(glides)

    def relayout(self, layout: Layout) -> None:
        """Other places or sizes; a held card comes home, animations are cut short."""
        self.bring_home(glides=False)
        self._animator.finish()
        self.cards.layout = dict(layout)
        self._settle()

    def retheme(self) -> None:
        """Draws everything anew: theme, text size or pixel ratio changed."""
        self.bring_home(glides=False)
        self.cards.redraw()
        self._marks.redraw()
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        for view in self.views():
            view.resetCachedContent()
        self.update()

    def retranslate(self) -> None:
        """Draws all that holds text anew; the view calls it."""
        self.retheme()
        self.tell_focus()

    def use_pixel_ratio(self, dpr: float) -> None:
        """Draws pictures for a screen of this pixel ratio; the view tells it."""
        if dpr != self._pictures.dpr:
            self._pictures.dpr = self._marks.dpr = dpr
            self.retheme()

    def announce(self, source: Place, target: Place) -> None:
        """Shows the cards of `source` at `target`, pale, as a choice made but not yet revealed.

        Ends by itself when they move, or with `set_table`.
        """
        self._stage.dropped = None
        self._hand.announce(self.cards.key(source), self.cards.key(target))

    def hint(self, slots: Sequence[Place]) -> None:
        """Dotted frames and a bulb at these places, until a card is lifted, an event, or the next call."""
        self._marks.replace(Mark.HINT, map(self.cards.key, slots))

    def outline(self, slots: Sequence[Place]) -> None:
        """Frames at these places, for a log entry under the mouse; none ends it."""
        self._marks.replace(Mark.OUTLINE, map(self.cards.key, slots))

    def refuse(self, slots: Sequence[Place]) -> None:
        """Frames round the cards that forbid what was attempted, until the next event or call."""
        self._marks.replace(Mark.REFUSED, map(self.cards.key, slots))

    def veil(self, reasons: Mapping[Slot, Callable[[], str]]) -> None:
        """Veils cards that are blocked, until the next event or call; reasons are worded when drawn."""
        self._marks.clear(Mark.VEIL)
        for slot, reason in reasons.items():
            self._marks.add(Mark.VEIL, self.cards.key(slot), taken=True, text=reason)

    def mark(self, mark: Mark, words: Mapping[Slot, str]) -> None:
        """Marks these cards so, and no others, until the next event; the words stand on those that have some."""
        self._marks.clear(mark)
        for slot, text in words.items():
            self._marks.add(mark, self.cards.key(slot), taken=True, text=partial(str, text) if text else None)

    def glow(self, slot: Slot) -> None:
        """A frame that fades by itself: something happened here."""
        self._glow.show(slot)

    def marked(self, mark: Mark) -> tuple[Slot, ...]:
        """The places that show `mark` now."""
        return self._marks.places(mark)

    def rect_of(self, place: Place) -> QRectF:
        """Where a place lies now; empty if its zone has no placement."""
        return self.cards.rect_of(place)

    def set_ground(self, paint: Callable[[QPainter, QRectF], None]) -> None:
        """What is painted under the cards; kept as a picture until the size or look changes."""
        self._ground = paint
        self.retheme()

    def carry_out(self, affordance: Affordance, place: Slot, dropped: Slot | None = None) -> None:
        """The hand did what `affordance` says, ending at `place`; `dropped` is the card that waits over it."""
        self.withdraw(glides=False)
        self._stage.dropped = dropped
        self.proposal.carried_out = affordance
        self.keyboard.put(place)
        self.chosen.emit(affordance.action)
        if self._stage.dropped is not None and not self.busy:
            self._drop_home()

    def set_barriers(self, barriers: Barriers) -> None:
        """What shows where a card in the hand may not go, before that is tried."""
        self._hand.bars.barriers = barriers

    def tip_at(self, point: QPointF) -> str:
        """What the card under the resting mouse is; nothing while one is held."""
        slot = self.cards.card_at(point) if self.holding is None else None
        return "" if slot is None or self.readable(slot) else self.texts.name(slot, self.table.stack(slot))

    def hover_out(self) -> None:
        """The mouse left the table."""
        self._hand.unhover()
        self.pointed.emit(None)

    def tell_focus(self) -> None:
        """Names the place of the keyboard's ring: it may be another one, hold other cards or have another name.

        With it comes what Enter does there, where that is one thing. Where the ring is nowhere, the name before goes:
        it may tell a face that is another person's secret by now.
        """
        slot = self.keyboard.cursor
        self.focused.emit("" if slot is None else told_of(self, self._hand, slot))

    def _on_drained(self) -> None:
        self._drop_home()
        self._settle()
        self.idle.emit()

    def _drop_home(self) -> None:
        dropped, self._stage.dropped = self._stage.dropped, None
        if dropped is not None:
            self._hand.send_home(dropped)

    def _settle(self) -> None:
        self._stage.shown = self.table
        moved = self.cards.arrange(self.table, (*self._hand.offers.by_target, *self.proposal.places))
        self.cards.settle(self.table)
        if moved:
            self._marks.redraw()
        self.keyboard.refresh()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._ground is None:
            painter.fillRect(rect, self.look.colour("window"))
        else:
            self._ground(painter, self.sceneRect())
