"""What there is to say of why an AI chose an action."""

from __future__ import annotations

from duckgames.ai.player import Reason
from duckgames.core.presenter import Phrase


def reason(reason_: Reason) -> Phrase:
    """The words of a feature that the AI named."""
    args = dict(zip(("n", "number"), reason_.numbers, strict=False))
    return Phrase(f"reason.{reason_.feature}", args)
