"""The painted faces of Duck Town: names fit, nothing leaves its box, and colours can be told without their colour."""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.faces import (
    BuildingFace,
    building_picture,
    card_size,
    paint_building,
    paint_building_small,
)
from duckgames.games.duck_town.view.postcard import postcard
from duckgames.games.duck_town.view.quay import paint_quay
from duckgames.games.duck_town.view.role_faces import (
    RoleFace,
    RoleMark,
    paint_back,
    paint_role,
    paint_role_chip,
    paint_role_disc,
    paint_role_mark,
    paint_secret_chip,
    paint_warning_chip,
    portrait,
    role_picture,
)
from duckgames.games.duck_town.view.score_picture import paint_town
from duckgames.session.resources import PACKAGE
from duckgames.ui.lettering import LEAST, balanced, card_font, fitted_text, fitted_title
from duckgames.ui.theme import Look
from tests.pictures import apart, faults
from tests.pictures import levels as grey

LANGUAGES = ("en", "pl", "ru")
COLOURS = ("gold", "blue", "green", "red", "purple")
WIDTHS = (8, 14, 20, 28, 34, 44, 56, 83, 84, 96, 108, 124, 146, 200, 292)
ROOM = 12
"""Pixels around a rectangle in which nothing may be painted."""

Paint = Callable[..., None]
"""Called with a painter and the rectangle, as `rect`."""

with (PACKAGE / "games/duck_town/rules/cards.csv").open(encoding="utf-8") as _file:
    ROWS = tuple(csv.DictReader(_file))


def face(row: dict[str, str], language: str = "en") -> BuildingFace:
    purple = row["colour"] == "purple"
    return BuildingFace(row["id"], row["colour"], int(row["cost"]), row[f"name_{language}"], purple)


def painted(width: float, height: float, paint: Paint) -> QImage:
    """What `paint` makes of a rectangle with ROOM around it, on nothing."""
    image = QImage(round(width) + 2 * ROOM, round(height) + 2 * ROOM, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(p, rect=QRectF(ROOM, ROOM, round(width), round(height)))
    p.end()
    return image


def strays(image: QImage) -> int:
    """How many pixels outside the rectangle are painted."""
    width, height = image.width(), image.height()
    return sum(
        image.pixelColor(x, y).alpha() > 0
        for x in range(width)
        for y in range(height)
        if not (ROOM <= x < width - ROOM and ROOM <= y < height - ROOM)
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_a_building_stays_in_its_rectangle_and_fills_it(look: Look, width: int, theme: str) -> None:
    look.use_theme(theme)
    size = card_size(width)
    wonder = face(ROWS[-1], "ru")
    for form in (paint_building, paint_building_small):
        image = painted(size.width(), size.height(), partial(form, look=look, face=wonder))
        assert strays(image) == 0
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [84, 96, 108, 124, 146, 200])
def test_every_name_fits_its_card(look: Look, width: int, language: str) -> None:
    room = 0.93 * width
    for row in ROWS:
        name = row[f"name_{language}"]
        font, lines = fitted_title(look, name, room, width)
        metrics = QFontMetricsF(font)
        assert font.pixelSize() >= LEAST
        assert len(lines) <= 2
        assert all(metrics.horizontalAdvance(line) <= room + 0.5 for line in lines), name
        # Words are cut short only on the smallest cards.
        assert width < 96 or " ".join(lines) == name


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_words_grow_with_the_card_and_not_with_the_text_of_the_window(look: Look, scale: float) -> None:
    look.use_text_scale(scale)
    assert card_font(look, 17).pixelSize() == 17
    assert fitted_title(look, "Snail Stall", 136, 146)[0].pixelSize() == 17


def test_a_preposition_stays_with_its_word(look: Look) -> None:
    font = card_font(look, 12)
    assert balanced(font, "Dwór w Trzcinach") == ["Dwór", "w Trzcinach"]
    assert balanced(font, "Башня в старом дубе")[0] in ("Башня", "Башня в старом")


def test_a_word_shrinks_until_it_fits_its_line(look: Look) -> None:
    font, lines = fitted_text(look, "завершает игру", 21, QSizeF(76, 60), 1.25)
    assert lines == ["завершает", "игру"]
    assert LEAST <= font.pixelSize() < 21
    assert QFontMetricsF(font).horizontalAdvance("завершает") <= 76
    assert fitted_text(look, "ends it", 21, QSizeF(76, 60), 1.25)[0].pixelSize() == 21


def test_the_power_of_a_role_shrinks_before_it_is_cut(look: Look) -> None:
    words = "Name a role. Whoever has it misses their turn this round."
    box = card_size(100)
    font, lines = fitted_text(look, words, 20, box, 1.2)
    assert " ".join(lines) == words
    assert font.pixelSize() < 20
    box.setHeight(14)
    assert fitted_text(look, words, 20, box, 1.2)[1][-1].endswith("…")


@pytest.mark.parametrize("width", [24, 34, 56, 120])
def test_colours_can_be_told_in_grey(look: Look, width: int) -> None:
    """The same building in five colours: glyph and pattern differ, not the fill alone."""
    size = card_size(width)
    pictures = [
        building_picture(look, BuildingFace("green_hall", colour, 5, ""), size, 2).toImage() for colour in COLOURS
    ]
    bands = [picture.copy(0, round(0.7 * picture.height()), picture.width(), picture.height()) for picture in pictures]
    for one, other in combinations(bands, 2):
        assert apart(grey(one), grey(other)) > 0.005 * one.width() * one.width()


def test_costs_and_wonders_show(look: Look) -> None:
    size = card_size(146)
    costs = [
        building_picture(look, BuildingFace("gold_manor", "gold", cost, ""), size, 1).toImage() for cost in range(1, 7)
    ]
    assert all(apart(grey(one), grey(other)) > 60 for one, other in combinations(costs, 2))
    plain, wonder = (
        building_picture(look, BuildingFace("wonder_gate", "purple", 6, "", won), size, 1).toImage()
        for won in (False, True)
    )
    ribbon = wonder.pixelColor(round(0.76 * 146), 6)
    assert ribbon == look.colour("duck_town_colours.purple.colour") != plain.pixelColor(round(0.76 * 146), 6)


def test_every_building_has_a_picture_of_its_own(look: Look) -> None:
    size = card_size(60)
    pictures = [grey(building_picture(look, BuildingFace(row["id"], "gold", 1, ""), size, 1).toImage()) for row in ROWS]
    assert all(apart(one, other) > 200 for one, other in combinations(pictures, 2))


def test_the_sky_of_the_evening_is_dark_and_the_paper_stays_light(look: Look) -> None:
    size = card_size(146)
    day = building_picture(look, face(ROWS[0]), size, 1).toImage()
    look.use_theme("dark")
    night = building_picture(look, face(ROWS[0]), size, 1).toImage()
    sky, title = (15, 120), (10, 165)
    assert day.pixelColor(*sky).lightness() > night.pixelColor(*sky).lightness() + 60
    assert night.pixelColor(*title).lightness() > 200


def test_a_face_is_painted_once_for_its_size_words_and_theme(look: Look) -> None:
    size = card_size(146)
    first = building_picture(look, face(ROWS[0]), size, 1)
    assert building_picture(look, face(ROWS[0]), size, 1) is first
    assert building_picture(look, face(ROWS[0], "pl"), size, 1) is not first
    look.use_theme("dark")
    assert building_picture(look, face(ROWS[0]), size, 1) is not first


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [40, 72, 104, 150, 240])
def test_roles_stay_in_their_rectangles(look: Look, width: int, theme: str) -> None:
    look.use_theme(theme)
    role = RoleFace("swan", "Лебедь", "Возьмите корону и по монете за каждое золотое здание в вашем городе.")
    paints: tuple[tuple[float, Paint], ...] = (
        (1.4, lambda p, rect: paint_role(p, look, rect, role)),
        (1.0, lambda p, rect: paint_role_disc(p, look, rect, role.id)),
        (1.0, lambda p, rect: paint_role_disc(p, look, rect, role.id, ranked=False)),
        (1.0, lambda p, rect: paint_role_mark(p, look, rect, RoleMark.MISSED)),
        (0.42, lambda p, rect: paint_role_chip(p, look, rect, role)),
        (0.42, lambda p, rect: paint_secret_chip(p, look, rect, "тайная роль")),
        (0.25, lambda p, rect: paint_warning_chip(p, look, rect, "ещё одно здание")),
        (1.4, lambda p, rect: paint_back(p, look, rect, "building")),
        (1.4, lambda p, rect: paint_back(p, look, rect, "role")),
    )
    for tall, paint in paints:
        image = painted(width, width * tall, paint)
        assert strays(image) == 0
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() > 0


def test_roles_can_be_told_in_grey(look: Look) -> None:
    size = card_size(56)
    pictures = [grey(role_picture(look, RoleFace(role, ""), size, 1).toImage()) for role in ROLE_IDS[1:]]
    assert all(apart(one, other) > 200 for one, other in combinations(pictures, 2))


def test_a_role_card_says_its_power_only_where_it_can_be_read(look: Look) -> None:
    def card(width: int, power: str) -> bytes:
        return grey(role_picture(look, RoleFace("fox", "Fox", power), card_size(width), 1).toImage())

    assert card(150, "Name a role.") == card(150, "")
    assert card(160, "Name a role.") != card(160, "")


def test_the_two_decks_have_different_backs(look: Look) -> None:
    building = grey(painted(60, 84, lambda p, rect: paint_back(p, look, rect, "building")))
    role = grey(painted(60, 84, lambda p, rect: paint_back(p, look, rect, "role")))
    assert apart(building, role, 20) > 300


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height", "unit"), [(700, 160, 0.55), (1536, 290, 1.0), (3200, 580, 2.0)])
def test_the_quay_has_roofs_over_its_whole_width(look: Look, width: int, height: int, unit: float, theme: str) -> None:
    look.use_theme(theme)
    seam = ROOM + round(0.77 * height)
    image = painted(width, height, lambda p, rect: paint_quay(p, look, rect, seam, unit))
    assert strays(image) == 0
    low = seam - round(10 * unit)
    roofs = (look.colour("street_far"), look.colour("street_near"))
    for x in range(ROOM + 40, ROOM + width - 40, 90):
        assert image.pixelColor(x, low) in roofs
    assert image.pixelColor(ROOM + width // 2, seam + 2) == look.colour("quay_edge")


@pytest.mark.parametrize("buildings", [1, 5, 7, 9, 14])
@pytest.mark.parametrize(("width", "height"), [(190, 60), (150, 48), (60, 26)])
def test_a_town_of_any_size_stays_in_its_place(look: Look, width: int, height: int, buildings: int) -> None:
    town = [face(row) for row in ROWS[:buildings]]
    image = painted(width, height, lambda p, rect: paint_town(p, look, rect, town, len(town)))
    assert strays(image) == 0
    fills = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {look.colour(f"duck_town_colours.{each.colour}.colour").name() for each in town} <= fills


@pytest.mark.parametrize(("width", "height"), [(480, 306), (340, 150), (900, 300)])
def test_the_postcard_fills_its_window_by_day_and_by_evening(look: Look, width: int, height: int) -> None:
    pictures = []
    for dark in (False, True):
        image = painted(width, height, _postcard(look, dark))
        corners = (
            (ROOM, ROOM),
            (ROOM + width - 1, ROOM),
            (ROOM, ROOM + height - 1),
            (ROOM + width - 1, ROOM + height - 1),
        )
        assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)
        pictures.append(grey(image))
    assert apart(pictures[0], pictures[1], 15) > 0.3 * width * height


def _postcard(look: Look, dark: bool) -> Paint:
    return lambda p, rect: postcard(look)(p, rect, dark)


def test_pictures_keep_the_rules_of_the_house(qapp: QApplication) -> None:
    paths = [f"games/duck_town/cards/{row['id']}.svg" for row in ROWS] + [portrait(role) for role in ROLE_IDS[1:]]
    wrong = {path: faults(path) for path in paths}
    assert {path: found for path, found in wrong.items() if found} == {}
