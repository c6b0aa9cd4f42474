"""The one object that knows colours, fonts, pace of motion, art and keys, and tells when they change."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

from duckgames.session.resources import resource
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.sprites import Sprites
from duckgames.ui.stillness import asks_for_stillness

STORY_FACES: Final = ["Georgia", "Noto Serif", "DejaVu Serif", "Liberation Serif", "Times New Roman"]
PLAIN_FACES: Final = ["Noto Sans", "DejaVu Sans", "Liberation Sans", "Arial"]
MOTION: Final = {"calm": 1.5, "normal": 1.0, "quick": 0.45, "off": 0.0}
REDUCED: Final = ("system", "on", "off")
THEMES: Final = ("light", "dark", "system")
TEXT_SCALES: Final = (1.0, 1.25, 1.5)


def mix(a: QColor, b: QColor, t: float) -> QColor:
    """The colour on the way from `a` (t = 0) to `b` (t = 1)."""
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * t,
        a.greenF() + (b.greenF() - a.greenF()) * t,
        a.blueF() + (b.blueF() - a.blueF()) * t,
        a.alphaF() + (b.alphaF() - a.alphaF()) * t,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """`colour` with the opacity `alpha`."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


@dataclass
class _Choices:
    """What all looks of a program share: the colours, the art, the keys, and what the player chose."""

    colours: dict[bool, dict[str, str]]
    system_faces: list[str]
    system_dark: bool
    sprites: Sprites
    shortcuts: Shortcuts
    theme: str = "system"
    text_scale: float = 1.0
    motion: str = "normal"
    reduced: str = "system"
    system_still: bool = False
    keys_used: bool = False


class Look(QObject):
    """What everything on the screen is drawn with.

    A look made `like` another one shares all choices with it, but has a zoom of its own: it is for pages and dialogs
    that are measured in pixels and grow in a large window. Launcher and tables measure themselves by the window and
    take the look without zoom, its `base`. Pictures that are there already can be given to it as `sprites`. The keys of
    commands, `shortcuts`, go where the look goes: whatever is shown may have to tell or to hear one.

    Signals:
        changed: theme, text size, motion or zoom is another one now; repaint and restyle.
    """

    changed = Signal()

    def __init__(
        self, parent: QObject | None = None, *, like: Look | None = None, sprites: Sprites | None = None
    ) -> None:
        super().__init__(parent)
        self._zoom = 1.0
        self._like = like
        self._chosen: _Choices
        if like is not None:
            self._chosen = like._chosen
            like.changed.connect(self.changed)
        else:
            hints = QGuiApplication.styleHints()
            faces = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()
            dark = hints.colorScheme() == Qt.ColorScheme.Dark
            self._chosen = _Choices(_colours(), faces, dark, sprites or Sprites(), Shortcuts(self))
            hints.colorSchemeChanged.connect(self._on_color_scheme_changed)
        self.sprites = self._chosen.sprites
        self.shortcuts = self._chosen.shortcuts

    @property
    def base(self) -> Look:
        """The look without zoom that this one is like."""
        return self if self._like is None else self._like.base

    @property
    def dark(self) -> bool:
        """True in the evening theme."""
        chosen = self._chosen
        return chosen.system_dark if chosen.theme == "system" else chosen.theme == "dark"

    @property
    def theme(self) -> str:
        """The chosen theme: light, dark or system."""
        return self._chosen.theme

    def use_theme(self, name: str) -> None:
        """Choose light, dark, or system to follow the desktop."""
        if name not in THEMES:
            raise ValueError(f"no theme {name}")
        if name != self._chosen.theme:
            self._chosen.theme = name
            self.base.changed.emit()

    def colour(self, token: str) -> QColor:
        """The colour that `token` has in the present theme; a nested key is written with dots."""
        return QColor(self._chosen.colours[self.dark][token])

    def duck_sky(self, number: int) -> QColor:
        """The sky behind duck `number` by day; at dusk the same tint is mixed into the night blue of all cards."""
        sky = self.colour(f"duck_skies.{number}")
        return mix(QColor("#3C637D"), sky, 0.13) if self.dark else sky

    @property
    def text_scale(self) -> float:
        """The factor of all text sizes."""
        return self._chosen.text_scale

    def use_text_scale(self, scale: float) -> None:
        """Choose a text size of 1, 1.25 or 1.5."""
        if scale not in TEXT_SCALES:
            raise ValueError(f"no text scale {scale}")
        if scale != self._chosen.text_scale:
            self._chosen.text_scale = scale
            self.base.changed.emit()

    @property
    def zoom(self) -> float:
        """The factor of letters and measures in a large window."""
        return self._zoom

    def use_zoom(self, zoom: float) -> None:
        """Take the factor that the size of the window asks for."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.changed.emit()

    def px(self, pixels: float) -> int:
        """A measure of the drawing at 1920 x 1080, in whole pixels of the present window."""
        return round(pixels * self._zoom)

    def story(self, px: float, bold: bool = True) -> QFont:
        """The telling voice, for titles and the lead of the speech strip; `px` is the size at 100 %."""
        return self._font(STORY_FACES, px, bold)

    def plain(self, px: float, bold: bool = False) -> QFont:
        """The reading voice, for everything else; `px` is the size at 100 %."""
        return self._font([*self._chosen.system_faces, *PLAIN_FACES], px, bold)

    @property
    def motion(self) -> float:
        """The factor of all durations: 0 when motion is off."""
        return MOTION[self._chosen.motion]

    def use_motion(self, name: str) -> None:
        """Choose calm, normal, quick or off."""
        if name not in MOTION:
            raise ValueError(f"no motion {name}")
        if name != self._chosen.motion:
            self._chosen.motion = name
            self.base.changed.emit()

    @property
    def reduced(self) -> bool:
        """Whether nothing shall travel or sway, only fade."""
        chosen = self._chosen
        return chosen.system_still if chosen.reduced == "system" else chosen.reduced == "on"

    def use_reduced(self, choice: str) -> None:
        """Choose on or off, or system to do as the desktop asks at this moment."""
        if choice not in REDUCED:
            raise ValueError(f"no reduced motion {choice}")
        before, self._chosen.reduced = self.reduced, choice
        if choice == "system":
            self._chosen.system_still = asks_for_stillness()
        if self.reduced != before:
            self.base.changed.emit()

    @property
    def travel(self) -> float:
        """The factor of the durations of what travels or sways: 0 when motion is off or reduced."""
        return 0.0 if self.reduced else self.motion

    def ms(self, base: int) -> int:
        """How long a motion lasts that takes `base` milliseconds at the normal pace."""
        return round(base * self.travel)

    @property
    def keys_used(self) -> bool:
        """True while the player steers with keys: only then is the focus ring shown."""
        return self._chosen.keys_used

    def note_keys(self, used: bool) -> None:
        """Widgets report a key press (True) or a mouse press (False) here."""
        self._chosen.keys_used = used

    def _font(self, faces: list[str], px: float, bold: bool) -> QFont:
        font = QFont()
        font.setFamilies(faces)
        font.setPixelSize(max(1, int(px * self._chosen.text_scale * self._zoom + 0.5)))
        font.setBold(bold)
        return font

    def _on_color_scheme_changed(self, scheme: Qt.ColorScheme) -> None:
        self._chosen.system_dark = scheme == Qt.ColorScheme.Dark
        if self._chosen.theme == "system":
            self.changed.emit()


def _colours() -> dict[bool, dict[str, str]]:
    """The colours by token, of the evening theme and of the one by day."""
    tokens = json.loads(resource("tokens.json").read_text(encoding="utf-8"))
    shared = _flat({key: value for key, value in tokens.items() if key not in ("light", "dark")})
    return {dark: {**shared, **_flat(tokens["dark" if dark else "light"])} for dark in (False, True)}


def _flat(tokens: dict[str, Any], prefix: str = "") -> dict[str, str]:
    """All colours of a tree of tokens under dotted keys."""
    flat: dict[str, str] = {}
    for key, value in tokens.items():
        if isinstance(value, dict):
            flat.update(_flat(value, f"{prefix}{key}."))
        elif isinstance(value, str) and value.startswith("#"):
            flat[prefix + key] = value
    return flat
