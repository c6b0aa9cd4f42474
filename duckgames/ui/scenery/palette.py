"""The colours of the painted pond by day and by evening."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ScenePalette:
    """Flat colours of one time of day; `#AARRGGBB` where something shines through."""

    sky: tuple[str, str]
    halo: str
    sun: str
    cloud: str
    far_hill: str
    hill: str
    shore: str
    water: tuple[str, str, str]
    ripple: str
    tree: tuple[str, str]
    lily: tuple[str, str, str]
    reeds: tuple[str, str]
    star: str | None
    air: str
    glitter: str


DAY = ScenePalette(
    sky=("#FFF1D4", "#D5ECE8"),
    halo="#B3FFF6DF",
    sun="#FFE7AE",
    cloud="#CCFFFFFF",
    far_hill="#CFE3D0",
    hill="#B5D3B8",
    shore="#98C09B",
    water=("#B4E0DF", "#86C6CF", "#4D9FB2"),
    ripple="#8CFFFFFF",
    tree=("#6FA75E", "#92C47F"),
    lily=("#4C8552", "#6FAE62", "#8CC57B"),
    reeds=("#3B7550", "#4F8F5E"),
    star=None,
    air="#1FD5ECE8",
    glitter="#4DFFF3CF",
)
EVENING = ScenePalette(
    sky=("#16293A", "#2B5468"),
    halo="#5C3A6379",
    sun="#EAD9A8",
    cloud="#2A4A5D",
    far_hill="#2A5260",
    hill="#244A52",
    shore="#1F4145",
    water=("#20475A", "#18394B", "#0E2632"),
    ripple="#4773A9B8",
    tree=("#28574C", "#376B5B"),
    lily=("#1F4A41", "#2F6653", "#3F7A63"),
    reeds=("#1E4438", "#2C5A4B"),
    star="#FFF3CF",
    air="#99244B5E",
    glitter="#38EAD9A8",
)


def palette(dark: bool) -> ScenePalette:
    """The palette of the theme."""
    return EVENING if dark else DAY
