"""A card, or a stack of them, as an item that only shows a shared picture."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsPixmapItem


class CardItem(QGraphicsPixmapItem):
    """Its origin is the middle of the card; it never paints anything itself."""
