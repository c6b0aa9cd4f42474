"""The stacking order of everything on the table, from the bottom up."""

from enum import IntEnum


class Z(IntEnum):
    """Heights in the scene; cards of a row or fan add hundredths to theirs, so that later ones lie on top."""

    GROUND = 0
    """What a game paints or adds under all cards."""
    HOME_FRAME = 10
    """The dashed frame a lifted card leaves behind."""
    PLACE = 20
    """Lit places without a card."""
    CARD = 30
    """Cards at rest."""
    PANEL = 32
    """What a game lays over the table for a while, as the ground of a choice."""
    RAISED = 34
    """Cards at rest on such a panel."""
    FRAME = 40
    """Frames and badges round resting cards: lit places, hints, veils."""
    FOCUS = 50
    """The ring of the keyboard."""
    FLYING = 60
    """Cards on their way."""
    HELD = 70
    """The card in the player's grip."""
    LABEL = 80
    """The verb or reason at the place under the held card."""
    EFFECT = 90
    """Bubbles, drops and rings."""
