"""Nothing overlaps and nothing is cut, at any size and for any number of players."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from duckgames.core.places import Slot
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, pond
from duckgames.games.duck_and_cover.view.layout import make_plan
from duckgames.games.duck_and_cover.view.plan import Shape
from duckgames.games.duck_and_cover.view.signs import Showing
from duckgames.ui.theme import Look
from tests.games.duck_and_cover.view.conftest import MakeDesk

SIZES = [(1024, 534), (1280, 672), (1440, 760), (1920, 925), (3840, 1900)]
SIZES += [(1024, 1266), (1080, 1772), (2160, 3550), (2560, 925), (3440, 1285)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("tracker", [True, False])
def test_panels_lie_apart_inside_the_window(size: tuple[int, int], seats: int, text: float, tracker: bool) -> None:
    plan = make_plan(QSizeF(*size), seats, text, tracker)
    window = QRectF(0, 0, *size)
    rivals = [rival.panel for rival in plan.rivals]
    parts = [plan.water, plan.captain, plan.discards, plan.tracker, plan.scores, plan.log, *rivals]
    parts = [part for part in parts if not part.isEmpty()]
    assert len(rivals) == seats - 1
    assert all(window.contains(part) for part in parts)
    assert not [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])]
    assert plan.water.contains(plan.field)
    assert plan.water.contains(plan.chip)
    captain = (plan.deck, plan.called, plan.pill)
    for panel, things in ((plan.captain, captain), (plan.discards, plan.slots)):
        assert all(panel.contains(thing) for thing in things)
        assert not [pair for pair in combinations(things, 2) if pair[0].intersects(pair[1])]
    for rival in plan.rivals:
        if plan.shape is not Shape.CHIP:
            assert rival.panel.contains(rival.head)
            assert rival.panel.contains(rival.area)
            assert not rival.head.intersects(rival.area)
            assert rival.area.width() >= 4 * rival.card.width()
            assert rival.area.height() >= 3 * rival.card.height()


@pytest.mark.parametrize(("size", "least"), [((1024, 534), 66), ((1280, 672), 88), ((1920, 925), 126)])
def test_own_cards_are_as_large_as_they_were_drawn(size: tuple[int, int], least: int) -> None:
    plan = make_plan(QSizeF(*size), 4, 1.0, True)
    assert plan.card.width() >= least
    # The home field with one ring fits at that size.
    assert 6 * plan.card.width() + 5 * plan.gap <= plan.field.width() + 1
    assert 5 * plan.card.height() + 4 * plan.gap <= plan.field.height() + 1


def test_the_log_has_a_place_where_there_is_room(make_desk: MakeDesk) -> None:
    wide = make_desk(4, (1920, 925))
    assert wide.table.rect().contains(wide.table.log_rect())
    with_tracker = wide.table.log_rect().height()
    wide.table.show_tracker(False)
    assert wide.table.log_rect().height() > with_tracker
    assert make_desk(4, (1024, 534)).table.log_rect().isEmpty()


@pytest.mark.parametrize("size", [(1024, 534), (1280, 672), (1920, 925), (1024, 1266), (2560, 925)])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_cards_and_places_stay_in_their_pond_and_off_the_chip(
    make_desk: MakeDesk, seats: int, size: tuple[int, int]
) -> None:
    desk = make_desk(seats, size, seed=3)
    plan = desk.table.plan
    for _ in range(12):
        desk.turns(1)
        desk.to_choice()
        places = [each.target for each in desk.offer()]
        own = [Slot(pond(0), cell) for cell in desk.scene.table.zones[pond(0)]]
        rects = [desk.scene.rect_of(slot) for slot in (*own, *places)]
        assert all(plan.water.contains(rect) for rect in rects)
        assert not [rect for rect in rects if rect.intersects(plan.chip)]
        for slot, item in desk.scene.cards.items.items():
            for rival, seat in zip(plan.rivals, range(1, seats), strict=True):
                if slot.zone == pond(seat):
                    assert rival.area.adjusted(-1, -1, 1, 1).contains(item.rect)
    assert desk.scene.rect_of(Slot(CALLED)) == plan.called
    assert desk.scene.rect_of(Slot(DECK)) == plan.deck


@pytest.mark.parametrize("size", [(1024, 534), (1280, 672), (1920, 925), (1024, 1266), (2560, 925)])
@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_no_word_is_cut_short(
    make_desk: MakeDesk, look: Look, monkeypatch: pytest.MonkeyPatch, seats: int, size: tuple[int, int], text: float
) -> None:
    cut: list[str] = []
    write = Showing.write

    def watched(
        self: Showing, p: object, rect: QRectF, words: str, font: object, *args: object, **more: object
    ) -> float:
        if not self.fits(words, self.shrunk(words, font, rect.width()), rect.width()):  # type: ignore[arg-type]
            cut.append(words)
        return write(self, p, rect, words, font, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Showing, "write", watched)
    look.use_text_scale(text)
    desk = make_desk(seats, size)
    for _ in range(8):
        desk.turns(1)
        desk.table.show_thinking(range(1, seats))
    assert not cut


def test_another_size_brings_everything_along(make_desk: MakeDesk) -> None:
    desk = make_desk(4, (1920, 925))
    desk.turns(4)
    told: list[bool] = []
    desk.table.arranged.connect(lambda: told.append(True))
    desk.table.resize(1024, 534)
    QApplication.processEvents()
    assert told
    assert desk.table.plan.shape is Shape.CHIP
    assert all(chip.isVisible() == (chip.seat != 0) for chip in desk.table._chips)
    assert not [slot for slot in desk.scene.cards.items if slot.zone == pond(1)]
    desk.table.resize(1920, 925)
    assert not any(chip.isVisible() for chip in desk.table._chips)
    assert [slot for slot in desk.scene.cards.items if slot.zone == pond(1)]
