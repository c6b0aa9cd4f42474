"""All signs of the table, under the names by which they are painted again."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from duckgames.games.duck_town.view.choice import ChoiceSign
from duckgames.games.duck_town.view.own import DeckSign, FaceDownSign, HoldersSign, RoleSign
from duckgames.games.duck_town.view.rivals import RivalSign
from duckgames.games.duck_town.view.showing import Showing
from duckgames.games.duck_town.view.street import MeSign, PlacesSign
from duckgames.games.duck_town.view.strip import StripSign
from duckgames.ui.table import Z
from duckgames.ui.table.signs import Sign, SignItem

ME: Final = "me"
PLACES: Final = "places"
STRIP: Final = "strip"
ROLE: Final = "role"
DECK: Final = "deck"
DOWN: Final = "down"
CHOICE: Final = "choice"


def all_signs(showing: Showing) -> Mapping[Hashable, Sequence[SignItem]]:
    """Every sign of the table under the name by which it is refreshed."""

    def item(sign: Sign, height: float = Z.GROUND + 2) -> SignItem:
        return SignItem(showing, sign, height)

    rivals: dict[Hashable, Sequence[SignItem]] = {
        seat: (item(RivalSign(showing, seat)),) for seat in range(len(showing.players))
    }
    return {
        **rivals,
        ME: (item(MeSign(showing)),),
        PLACES: (item(PlacesSign(showing)),),
        STRIP: (item(StripSign(showing)),),
        ROLE: (item(HoldersSign(showing)), item(RoleSign(showing))),
        DECK: (item(DeckSign(showing), Z.CARD + 1),),
        DOWN: (item(FaceDownSign(showing), Z.CARD + 1),),
        CHOICE: (item(ChoiceSign(showing), Z.PANEL),),
    }
