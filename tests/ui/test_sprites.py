"""Pictures: cached by size and screen, sharp, tinted, and forgotten when there are too many."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from duckgames.core.ducks import DUCKS, duck_number
from duckgames.session import resources
from duckgames.session.resources import resource
from duckgames.ui.painting import GLYPHS, draw_avatar, draw_number, draw_shadow, duck_picture, number_width, soft_shadow
from duckgames.ui.sprites import Sprites, weight
from duckgames.ui.theme import Look


@pytest.fixture
def sprites(qapp: QApplication) -> Sprites:
    return Sprites()


def canvas(width: int = 200, height: int = 200) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    return image


def painted(image: QImage) -> QRectF:
    """The smallest rectangle around all that is not transparent."""
    spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 40]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_the_same_picture_is_made_once(sprites: Sprites) -> None:
    first = sprites.pixmap(duck_picture(1), 60, 60, 1)
    assert sprites.pixmap(duck_picture(1), 60, 60, 1) is first
    assert sprites.pixmap(duck_picture(1), 61, 60, 1) is not first
    assert sprites.pixmap(duck_picture(2), 60, 60, 1) is not first


def test_a_dense_screen_gets_real_pixels(sprites: Sprites) -> None:
    pixmap = sprites.pixmap(duck_picture(1), 60, 60, 2)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (120, 2)


def test_a_tint_replaces_every_colour_and_keeps_the_shape(sprites: Sprites) -> None:
    red = QColor("#ff0000")
    image = sprites.pixmap("icons/interface-1.svg", 48, 48, 1, "gear", red).toImage()
    opaque = [image.pixelColor(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).alpha() == 255]
    assert 200 < len(opaque) < 1800
    assert all(colour == red for colour in opaque)


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_draw_uses_the_density_of_the_surface(sprites: Sprites, dpr: float) -> None:
    image = canvas()
    image.setDevicePixelRatio(dpr)
    p = QPainter(image)
    # A third of a pixel off the grid: a blurred copy would show it.
    sprites.draw(p, "icons/interface-1.svg", QRectF(10.3 / dpr, 20.3 / dpr, 48, 48), "check")
    p.end()
    sharp = sprites.pixmap("icons/interface-1.svg", 48, 48, dpr, "check").toImage()
    at = image.copy(10, 20, sharp.width(), sharp.height())
    at.setDevicePixelRatio(dpr)
    assert at.convertToFormat(sharp.format()) == sharp


def test_an_element_lies_where_the_whole_picture_has_it(sprites: Sprites) -> None:
    whole = QRectF(0, 0, 120, 120)
    water = sprites.element_rect(duck_picture(1), "water", whole)
    assert water.top() > 95
    assert water.bottom() < 120
    assert water.width() > 100


def test_the_least_used_pictures_leave_first(qapp: QApplication) -> None:
    one = 40 * 40 * 4
    sprites = Sprites(budget=3 * one)
    calls: list[str] = []

    def picture(name: str) -> QPixmap:
        return sprites.cached(name, QSizeF(40, 40), 1, lambda _: calls.append(name))

    assert weight(picture("a")) == one
    for name in ("b", "c", "a", "d", "a", "b"):
        picture(name)
    assert calls == ["a", "b", "c", "d", "b"]


def test_pictures_that_nobody_asks_for_are_forgotten(sprites: Sprites) -> None:
    calls: list[str] = []

    def picture(name: str) -> QPixmap:
        return sprites.cached(name, QSizeF(40, 40), 1, lambda _: calls.append(name))

    for name in ("a", "b"):
        picture(name)
    sprites.forget_unused()
    assert sprites.held == 2 * weight(picture("a"))
    sprites.forget_unused()
    assert sprites.held == weight(picture("a"))
    picture("b")
    assert calls == ["a", "b", "b"]


def test_a_missing_file_or_element_is_told(sprites: Sprites) -> None:
    with pytest.raises(FileNotFoundError):
        sprites.pixmap("ducks/duck-99-nobody.svg", 10, 10, 1)
    with pytest.raises(KeyError):
        sprites.pixmap("icons/interface-1.svg", 10, 10, 1, "no such glyph")


def test_a_picture_that_an_installation_has_lost_shows_nothing_and_is_told_once(
    sprites: Sprites, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "duckgames" / "resources").mkdir(parents=True)
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "duckgames")
    for element in (None, "home", "gear"):
        image = sprites.pixmap("icons/interface-1.svg", 10, 10, 1, element).toImage()
        assert not any(image.pixelColor(x, y).alpha() for x in range(10) for y in range(10))
    frame = QRectF(0, 0, 9, 9)
    assert sprites.element_rect("icons/interface-1.svg", "home", frame) == frame
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "icons/interface-1.svg" in caplog.text


def test_every_glyph_of_the_interface_is_there(sprites: Sprites) -> None:
    for glyph, path in GLYPHS.items():
        assert painted(sprites.pixmap(path, 48, 48, 1, glyph).toImage()).width() > 10


def test_every_duck_has_a_picture_and_its_own_avatar(qapp: QApplication) -> None:
    look = Look()
    faces = []
    for key in DUCKS:
        assert resource(duck_picture(duck_number(key))).is_file()
        image = canvas(80, 80)
        p = QPainter(image)
        draw_avatar(p, look.sprites, look, duck_number(key), QRectF(0, 0, 80, 80))
        p.end()
        faces.append(image)
    assert all(a != b for i, a in enumerate(faces) for b in faces[:i])


def test_numbers_fill_the_height_and_stay_within_the_width(sprites: Sprites) -> None:
    for text, width in (("7", 100), ("12", 100), ("×3", 100), ("-12", 60)):
        image = canvas()
        p = QPainter(image)
        draw_number(p, sprites, text, QRectF(20, 20, width, 80), QColor("black"))
        p.end()
        box = painted(image)
        assert box.width() <= width
        assert QRectF(20, 20, width, 80).contains(box)
    assert number_width(sprites, "11", 90) == 2 * number_width(sprites, "1", 90)


def test_the_cached_shadow_looks_like_the_painted_one(qapp: QApplication) -> None:
    look = Look()
    look.use_theme("light")
    images = []
    for cached in (True, False):
        image = canvas(300, 240)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(30, 20, 220, 150)
        if cached:
            draw_shadow(p, look, rect, 18, 2)
        else:
            soft_shadow(p, rect, 18, 2, look.colour("shadow"))
        p.end()
        images.append(image)
    worst = max(
        abs(images[0].pixelColor(x, y).alpha() - images[1].pixelColor(x, y).alpha())
        for x in range(0, 300, 3)
        for y in range(0, 240, 3)
    )
    assert worst <= 3
    assert painted_alpha(images[0]) > 1000


def painted_alpha(image: QImage) -> int:
    return sum(image.pixelColor(x, y).alpha() for x in range(0, image.width(), 5) for y in range(0, image.height(), 5))


def test_resources_are_found_in_the_checkout_and_missing_ones_told() -> None:
    assert resource("tokens.json").is_file()
    with pytest.raises(FileNotFoundError):
        resource("no/such/file.svg")
