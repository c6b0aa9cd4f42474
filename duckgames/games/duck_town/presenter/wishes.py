"""What there is to say of the actions of Duck Town."""

from __future__ import annotations

from duckgames.core.places import Card
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.duck_town.presenter.prompts import gathering
from duckgames.games.duck_town.rules import purse
from duckgames.games.duck_town.rules.actions import (
    Build,
    EndTurn,
    Exchange,
    Forge,
    Keep,
    KnockDown,
    LayFaceDown,
    Leave,
    Look,
    Mark,
    Name,
    Pick,
    Rescue,
    Sell,
    Swap,
    TakeCoins,
    TakeIncome,
)
from duckgames.games.duck_town.rules.cards import COST, building_card
from duckgames.games.duck_town.rules.hands import LOOKED_AT
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import NOBODY, role_card
from duckgames.games.duck_town.rules.turn import DISCOUNT, knock_down_price

_PLAIN = {
    TakeCoins: "coins", Look: "look", Forge: "forge", Leave: "leave", EndTurn: "end_turn", Rescue: "rescue",
    Exchange: "exchange", TakeIncome: "income",
}  # fmt: skip


def phrase(thing: object, seen: Observation | None) -> Phrase | None:
    """What the action does, for its target, its button or a hint; None if it is no action."""
    if isinstance(thing, Build | KnockDown):
        return _building(thing, seen)
    if isinstance(thing, Mark | Sell):
        return Phrase(f"action.{type(thing).__name__.lower()}", {"card": building_card(thing.kind)})
    if isinstance(thing, Pick | LayFaceDown):
        return Phrase("action.pick" if isinstance(thing, Pick) else "action.lay", {"role": role_card(thing.role)})
    if isinstance(thing, Name):
        if thing.role == NOBODY:
            return Phrase("action.name.nobody")
        return Phrase("action.name", {"role": role_card(thing.role)})
    if isinstance(thing, Swap):
        return Phrase("action.swap", {"other": Who(thing.seat)})
    if isinstance(thing, Keep):
        return _keep(thing, seen)
    key = _PLAIN.get(type(thing))
    return None if key is None else _plain(key, seen)


def _building(thing: Build | KnockDown, seen: Observation | None) -> Phrase:
    card = building_card(thing.kind)
    if isinstance(thing, Build):
        return Phrase("action.build", {"card": card, "n": COST[thing.kind]})
    price = COST[thing.kind] - DISCOUNT if seen is None else knock_down_price(seen, thing.seat, thing.kind)
    args: dict[str, PhraseArg] = {
        "card": card,
        "price": Phrase("price", {"n": price}) if price else Phrase("price.free"),
    }
    if seen is not None and thing.seat == seen.seat:
        # Words of its own, because it asks before it is done (ruling 9.5).
        return Phrase("action.knock_down.own", args)
    return Phrase("action.knock_down", {**args, "owner": Who(thing.seat)})


def _keep(thing: Keep, seen: Observation | None) -> Phrase:
    card: Card | None = None
    if seen is not None and thing.index < len(seen.looked):
        card = building_card(seen.looked[thing.index])
    return Phrase("action.keep") if card is None else Phrase("action.keep.card", {"card": card})


def _plain(key: str, seen: Observation | None) -> Phrase:
    if key == "income":
        return Phrase("action.income", {"n": 0 if seen is None else purse.due(seen)})
    if key == "look":
        if seen is None or not seen.deck_size:
            return Phrase("action.look", {"n": LOOKED_AT})
        return gathering("action.look", seen, {})
    if key == "exchange":
        return Phrase("action.exchange", {"n": 0 if seen is None else seen.tray_size})
    return Phrase(f"action.{key}")
