"""What the speech strip asks of a seat in Duck Town, the facts at the top of the screen, and those beside a score."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.game import Score
from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.duck_town.rules import purse, wonders
from duckgames.games.duck_town.rules.cards import COLOUR, COLOURS, COST, building_card
from duckgames.games.duck_town.rules.events import RoleCalled, RoleMissed
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import BADGER, FOX, MAGPIE, OWL, ROLE_IDS, role_card
from duckgames.games.duck_town.rules.state import Phase
from duckgames.games.duck_town.rules.turn import BUILDINGS_A_TURN, targets


def prompt(seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
    """What is asked of `seat` now and how it is done."""
    if seen.phase == Phase.OVER:
        return Phrase("prompt.over"), Phrase("prompt.over.how")
    if seat != seen.seat:
        return Phrase("prompt.wait", {"other": Who(seen.seat)}), Phrase("prompt.wait.how")
    if seen.phase == Phase.TURN:
        return _turn(seen)
    args: dict[str, PhraseArg] = {"n": seen.tray_size} if seen.phase == Phase.EXCHANGE else {}
    if seen.phase == Phase.RESCUE:
        args = {"card": building_card(seen.fallen)}
    key = f"prompt.{seen.phase.name.lower()}"
    return Phrase(key, args), Phrase(f"{key}.how")


def _turn(seen: Observation) -> tuple[Phrase, Phrase]:
    role = role_card(seen.role)
    if not seen.gathered:
        return gathering("prompt.gather", seen, {"role": role}), _power(seen) or Phrase("prompt.gather.how")
    left = BUILDINGS_A_TURN[seen.role] - seen.built
    if not left:
        return Phrase("prompt.end", {"role": role}), _power(seen) or Phrase("prompt.end.how")
    coins = seen.coins[seen.seat]
    if not _can_build(seen, coins + purse.due(seen)):
        return Phrase("prompt.build.none", {"role": role}), _power(seen) or Phrase("prompt.end.how")
    # Build first and collect then pays more, so income is not pressed for while there is something to build.
    return Phrase("prompt.build", {"role": role, "n": left}), _power(seen) or Phrase("prompt.build.how", {"n": coins})


def gathering(key: str, seen: Observation, args: dict[str, PhraseArg]) -> Phrase:
    """What gathering offers now: `key` where one of several cards is kept, else a key of its own (T3, T4)."""
    wanted, keeps_all = wonders.looking(seen)
    count = min(wanted, seen.deck_size)
    if not count:
        return Phrase(f"{key}.empty", args)
    return Phrase(f"{key}.all" if keeps_all or count == 1 else key, {**args, "n": count})


def _can_build(seen: Observation, coins: int) -> bool:
    names = seen.names[seen.seat]
    return any(COST[kind] <= coins and not names >> kind & 1 for kind in seen.hand)


def _power(seen: Observation) -> Phrase | None:
    """What the role still can do beside gathering and building."""
    names_or_swaps = seen.role in (FOX, MAGPIE, OWL)
    knocks_down = seen.role == BADGER and seen.gathered and bool(targets(seen))
    if not seen.used and (names_or_swaps or knocks_down):
        return Phrase(f"prompt.power.{ROLE_IDS[seen.role]}")
    due = purse.due(seen)
    return Phrase("prompt.income", {"n": due}) if due else None


def status(seen: Observation) -> tuple[Phrase, ...]:
    """The round, and the role that is called."""
    facts = [Phrase("round", {"number": seen.round})]
    if seen.role and seen.phase != Phase.OVER:
        facts.append(Phrase("status.called", {"role": role_card(seen.role)}))
    return tuple(facts)


def holdings(seen: Observation) -> Phrase | None:
    """Coins, cards, the buildings of each colour, and who has the crown."""
    if seen.viewer is None:
        return None
    town = [COLOURS[COLOUR[kind]] for kind in seen.towns[seen.viewer]]
    args: dict[str, PhraseArg] = {colour: town.count(colour) for colour in COLOURS}
    args |= {"coins": seen.coins[seen.viewer], "cards": seen.hand_sizes[seen.viewer]}
    built = Phrase("table.built", {"number": len(town), "of": seen.target})
    return Phrase("holdings", {**args, "who": Who(seen.viewer), "built": built, "owner": Who(seen.crown)})


def aside(events: Sequence[Event], seen: Observation) -> Phrase | None:
    """That the own role was called and misses its turn; nobody else learns it before the round ends (C2, C4)."""
    # Where the round ended with the same step, the observation is of the next one.
    shown = [event.role for event in events if isinstance(event, RoleMissed) and event.seat == seen.viewer]
    secret = seen.viewer is not None and seen.holders[seen.fox] == seen.viewer and not seen.revealed >> seen.fox & 1
    own = [*shown, seen.fox] if secret else shown
    for event in events:
        if isinstance(event, RoleCalled) and event.seat is None and event.role in own:
            return Phrase("aside.missed", {"role": role_card(event.role)})
    return None


def standing(score: Score, seen: Observation) -> Phrase | None:
    """The last role of a seat, which decides between equals; None if it took no turn in the last round."""
    role = seen.last[score.seat]
    return Phrase("score.note", {"role": role_card(role)}) if role else None
