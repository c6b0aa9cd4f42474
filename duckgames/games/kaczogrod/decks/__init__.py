"""Decks that people put together, without a window: what is in them, what is wrong, and how they are kept."""
