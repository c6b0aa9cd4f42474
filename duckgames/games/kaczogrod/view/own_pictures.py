"""The pictures that a user has put beside cards of their own, as far as they can be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QSize
from PySide6.QtGui import QImageReader

from duckgames.session.user_folder import FileFault, UserFolder, read_bytes

ENDINGS: Final = ("svg", "png", "jpg", "jpeg", "webp")


def own_folder() -> UserFolder:
    """Where a user's own cards lie."""
    return UserFolder("cards/kaczogrod")


def own_picture(card: str) -> str:
    """The path of the picture of a card of a user's own; empty: there is none, or it is gone."""
    return _pictures(own_folder().path).get(card, "")


def forget_pictures() -> None:
    """From now on pictures are looked for anew."""
    _pictures.cache_clear()


def can_be_drawn(file: Path) -> bool:
    """Whether `file` holds a picture."""
    content = read_bytes(file)
    if isinstance(content, FileFault):
        return False
    if file.suffix.lower() != ".svg":
        reader = QImageReader(str(file))
        # A small one shows as well whether it can be read.
        reader.setScaledSize(QSize(32, 32))
        return not reader.read().isNull()
    try:
        return ElementTree.fromstring(content).tag.rpartition("}")[2] == "svg"
    except ElementTree.ParseError:
        return False


@cache
def _pictures(folder: Path) -> Mapping[str, str]:
    files, _ = UserFolder("", folder).files(ENDINGS)
    return {file.stem: str(file) for file in files if can_be_drawn(file)}
