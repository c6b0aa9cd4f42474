"""The player's hand: taking, aiming, laying and putting back a card, whatever steers it.

All states of a drag, and what every event leads to, are a table in CONTRIBUTING.md, "How a drag goes"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance
from duckgames.ui.table import motions
from duckgames.ui.table.animator import Act, Animator
from duckgames.ui.table.bars import Bars
from duckgames.ui.table.card_item import CardItem, Pose
from duckgames.ui.table.cards import Cards
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.table.marks import Marks
from duckgames.ui.table.motions import Ease, easing, glide
from duckgames.ui.table.offers import Offers
from duckgames.ui.table.windows import lie_in
from duckgames.ui.table.z_order import Z

if TYPE_CHECKING:
    from duckgames.ui.table.table_scene import TableScene

DRAG_START: Final = 6
HELD_SCALE: Final = 1.06
LIFT: Final = 4
"""How far a playable card rises under the mouse."""
HOLDING_MARKS: Final = (Mark.HOME, Mark.LEGAL, Mark.BEST, Mark.ILLEGAL, Mark.BARRED, Mark.FORBIDS)


class Grip(Enum):
    """What holds a card: the pressed mouse, the click before, or the keys."""

    MOUSE = "mouse"
    CLICK = "click"
    KEYS = "keys"


@dataclass
class Hold:
    """A card in the player's hand."""

    slot: Slot
    item: CardItem
    grip: Grip
    targets: Mapping[Slot, Affordance]
    tappable: bool
    """Pressing it without moving it means something too."""
    grab: QPointF
    """From the middle of the card to where the mouse took it."""
    pressed_at: QPointF
    fresh: bool = True
    """The press that lifted it is still down."""
    twice: bool = False
    """The press that is down is the second of two quick ones."""
    moved: bool = False
    best: Slot | None = None
    illegal: Slot | None = None

    @property
    def only_target(self) -> Slot | None:
        """Where it goes when it is played at once: the one place it may go, unless a press means something else."""
        return next(iter(self.targets)) if len(self.targets) == 1 and not self.tappable else None


class Hand:
    """The hand over one table: at most one card is in it."""

    def __init__(self, scene: TableScene, cards: Cards, marks: Marks, animator: Animator) -> None:
        self._scene = scene
        self._cards = cards
        self._marks = marks
        self._animator = animator
        self.offers = Offers((), cards.key)
        self.bars = Bars(scene, cards, marks)
        self.held: Hold | None = None
        self.show_places = False
        self._hovered: Slot | None = None
        self._worded: Slot | None = None

    def tap(self, place: Slot) -> None:
        """Carries out what pressing `place` means; where there is nothing to do, the page may say why."""
        affordance = self.offers.tap(place)
        if affordance is not None:
            self._scene.carry_out(affordance, place)
        elif place in self._cards.items or isinstance(place.at, int):
            self._scene.attempted.emit(place, None)
        else:
            self._scene.vacant.emit(place)

    def presses(self, place: Slot) -> Affordance | None:
        """What a press means there and nothing else: with a card in the hand, that it is laid there."""
        if self.held is not None:
            return self.held.targets.get(place)
        return None if self.offers.drags(place) else self.offers.tap(place)

    def press_held(self, held: Hold) -> None:
        """Puts the held card back, as by a second press; then does what pressing it means, if that is anything."""
        affordance = self.offers.tap(held.slot)
        self.bring_home()
        if affordance is not None:
            self._scene.carry_out(affordance, held.slot)

    def word_tap(self, place: Slot | None) -> None:
        """Shows in words what pressing `place` would mean, or nothing: the mouse or the ring is there."""
        if place is not None and (self.offers.tap(place) is None or self.offers.drags(place)):
            place = None
        if self.held is None and place != self._worded:
            self._worded = place
            self.light_places()

    def lift(self, slot: Slot, grip: Grip, pos: QPointF) -> None:
        """Takes the card of `slot`, which must be the source of a drag, into the hand."""
        self.unhover()
        item = self._cards.items[slot]
        self.let_be(item)
        self._cards.settle_item(slot, item)
        lie_in(item, None)
        self.held = Hold(slot, item, grip, self.offers.drags(slot), slot in self.offers.taps, pos - item.pos(), pos)
        item.setZValue(Z.HELD)
        item.set_level(3)
        self._marks.clear(Mark.HINT)
        self._marks.add(Mark.HOME, slot)
        self.light_places()
        self.bars.show_for(slot)
        swell = easing(Ease.OutBack, 1.2)
        rise = Act(motions.PICK_UP, lambda t: item.setScale(1 + (HELD_SCALE - 1) * swell(t)))
        self._animator.linger(("scale", item), rise)
        self._scene.lifted.emit(slot)

    def light_places(self) -> None:
        """Lights where the held card may go; without one, where any may, if that is wanted."""
        self._marks.clear(Mark.LEGAL)
        self._light_mover()
        if self.held is not None:
            self._worded = None
            lit = self.held.targets
        else:
            self._marks.clear(Mark.BEST)
            lit = {**self.offers.by_target, **self.offers.taps} if self.show_places else {}
            # A whole grid is lit only for a card that may go there.
            lit = {place: each for place, each in lit.items() if place in self.offers.taps or not self._is_whole(place)}
        for place, affordance in lit.items():
            if place != self._worded:
                self._mark_target(affordance, place, Mark.LEGAL)
        worded = None if self._worded is None else self.offers.tap(self._worded)
        if worded is not None and self._worded is not None:
            self._mark_target(worded, self._worded, Mark.BEST)

    def _is_whole(self, place: Slot) -> bool:
        return self._cards.card_of(place) != self._cards.rect_of(place).size()

    def _light_mover(self) -> None:
        """Frames the one card that can be moved while it rests and waits for that."""
        self._marks.clear(Mark.MOVER)
        mover = self.offers.mover
        if self.show_places and self.held is None and mover is not None and mover != self._hovered:
            self._marks.add(Mark.MOVER, mover, self._taken(mover))

    def aim(self, best: Slot | None, illegal: Slot | None = None) -> None:
        """Shows where the card would land, or where it may not, and the words for it."""
        held = self.held
        if held is None or (held.best, held.illegal) == (best, illegal):
            return
        self._marks.clear(Mark.BEST)
        if held.best is not None:
            self._mark_target(held.targets[held.best], held.best, Mark.LEGAL)
        held.best, held.illegal = best, illegal
        if best is not None:
            self._marks.remove(Mark.LEGAL, best)
            self._mark_target(held.targets[best], best, Mark.BEST)
        self.bars.aim(held.slot, illegal if best is None else None)

    def lay(self, target: Slot) -> None:
        """Lets the card go at a legal place: the action is carried out, its events move the card from where it is."""
        held = self.held
        if held is None:
            return
        self.held = None
        self.let_be(held.item)
        self._marks.clear(*HOLDING_MARKS)
        self._scene.carry_out(held.targets[target], target, held.slot)

    def bring_home(self, glides: bool = True) -> None:
        """Puts a held card back where it lies; without one, does nothing."""
        held, self.held = self.held, None
        if held is None:
            return
        self._marks.clear(*HOLDING_MARKS)
        self.light_places()
        self.send_home(held.slot, glides)
        self._scene.returned.emit(held.slot)

    def send_home(self, slot: Slot, glides: bool = True) -> None:
        """Moves the card of `slot` to where it lies; on its way nothing cuts it off."""
        item = self._cards.items.get(slot)
        if item is None:
            return
        self.let_be(item)
        if not glides:
            self._cards.settle_item(slot, item)
            return
        lie_in(item, None)
        far = (item.pos() - self._cards.rest(slot).centre).manhattanLength() > DRAG_START
        act = glide(item, item.pose, lambda: self._cards.rest(slot), motions.FLY_BACK, arc=18 if far else 0)
        act.done = lambda: self._settle(slot, item)
        self._animator.linger(("home", item), act)

    def announce(self, slot: Slot, target: Slot) -> None:
        """Lays the cards of `slot` over `target` as long as their move is not revealed."""
        self._cards.moved_away[slot] = target
        self.send_home(slot)

    def hover(self, pos: QPointF) -> None:
        """Nothing is held and the mouse is at `pos`: a card that can be played rises."""
        place = self.place_at(pos)
        if place == self._hovered:
            return
        self.unhover()
        self._hovered = place
        item = None if place is None else self._cards.items.get(place)
        if place is not None and item is not None and self.offers.can_begin(place):
            self.let_be(item)
            item.set_level(2)
            goal = Pose(self._cards.rest(place).centre - QPointF(0, LIFT))
            self._animator.linger(("hover", item), glide(item, item.pose, lambda: goal, motions.HOVER, Ease.OutQuad))
            self._light_mover()
        self.word_tap(place)
        self._use_hand(place is not None and self.offers.can_begin(place))
        self._scene.pointed.emit(place)

    def unhover(self) -> None:
        """The mouse left what it was over."""
        self._use_hand(False)
        self.word_tap(None)
        place, self._hovered = self._hovered, None
        item = None if place is None else self._cards.items.get(place)
        if place is None or item is None:
            return
        self.let_be(item)
        act = glide(item, item.pose, lambda: self._cards.rest(place), motions.HOVER, Ease.OutQuad)
        act.done = lambda: self._settle(place, item)
        self._animator.linger(("hover", item), act)
        self._light_mover()

    def place_at(self, pos: QPointF, but: Slot | None = None) -> Slot | None:
        """The place under a point: a card, else a place something can be begun at, else a cell, else a zone.

        Cards of a zone that is pressed as a whole, as the hand of a rival, are that zone.
        """
        card = self._cards.card_at(pos, but)
        if card is not None:
            whole = Slot(card.zone)
            return whole if whole in self.offers.taps and not self.offers.can_begin(card) else card
        for source in self.offers.sources:
            if source != but and self._cards.seen_of(source).contains(pos):
                return source
        cell = self._cards.cell_at(pos)
        return cell if cell is not None else self._cards.zone_at(pos)

    def target_at(self, held: Hold, pos: QPointF) -> Slot | None:
        hit = [target for target in held.targets if self._cards.seen_of(target).contains(pos)]
        return min(hit, key=lambda target: area(self._cards.rect_of(target)), default=None)

    def _use_hand(self, pointing: bool) -> None:
        shape = Qt.CursorShape.PointingHandCursor if pointing else Qt.CursorShape.ArrowCursor
        for view in self._scene.views():
            view.viewport().setCursor(shape)

    def _mark_target(self, affordance: Affordance, target: Slot, mark: Mark) -> None:
        texts = self._scene.texts
        text = (lambda: texts.verb(affordance)) if mark is Mark.BEST else None
        # What can be pressed is there to be seen, be it a card or something that the game painted.
        tapped = affordance.target is None
        price = texts.price(affordance) if tapped else ""
        self._marks.add(mark, target, tapped or self._taken(target), affordance.sign, text, price)

    def _taken(self, slot: Slot) -> bool:
        return slot in self._cards.items

    def let_be(self, item: CardItem) -> None:
        """Ends what still moves this card by itself, leaving it where it is."""
        for motion in ("scale", "tilt", "home", "hover"):
            self._animator.drop((motion, item))

    def _settle(self, slot: Slot, item: CardItem) -> None:
        held = self.held is not None and self.held.item is item
        if not held and self._cards.items.get(slot) is item:
            self._cards.settle_item(slot, item)


def area(rect: QRectF) -> float:
    return rect.width() * rect.height() if rect.isValid() else 0.0
