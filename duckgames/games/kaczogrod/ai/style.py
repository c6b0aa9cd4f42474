"""How a duck of Kaczogród likes to play: the weights of its evaluation, in SPECIALS."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.games.kaczogrod.rules.groups import FIRE, HEALTH, POLICE


@dataclass(frozen=True, slots=True)
class Style:
    """What things are worth; a SPECIAL in the district that counts is 1.

    Of building: `thing` is an OBJECT of another type, `fresh` the first of its type where types score, `hall` each of
    the first TOWN HALLS, `spread` a TOWN HALL a side step farther from the next one, `service` another CITY SERVICE,
    `guard` each SPECIAL that a service newly touches, `anchor` touching a service, which never leaves, `links` each
    card touched beyond the first, `room` each free place for SPECIALS while there are few. `district` is what part of
    its worth a card loses in a district that does not count, and one that it links to that which does gains; 0: it is
    not looked at.

    Of events: `harm` is what taking a SPECIAL from the only rival is worth, `aside` the part of it that harm to one of
    more rivals is worth who does not lead, `shelter` what protection is worth for each own SPECIAL, `nuisance` stands
    on what bans and lost hand cards cost a rival. `word` is how many SPECIALS of a strike's loot keeping a truce is
    worth, `bond` what an ally's enemy is liked as a target. `noise` is the spread of the chance that comes on top. Who
    is `patient` keeps cards for their best moment, see `patience`.

    `start` are the groups that start cards are of, those liked best first.
    """

    thing: float = 0.14
    fresh: float = 0.9
    hall: float = 0.3
    spread: float = 0.03
    service: float = 0.12
    guard: float = 0.08
    anchor: float = 0.1
    links: float = 0.05
    room: float = 0.04
    district: float = 0.0
    harm: float = 1.0
    aside: float = 0.45
    shelter: float = 0.06
    nuisance: float = 1.0
    word: float = 1.0
    bond: float = 0.3
    noise: float = 0.02
    patient: bool = False
    start: tuple[int, ...] = (FIRE, POLICE, HEALTH)


PLAIN = Style()
"""The style without a temper, and what a seat expects of others."""
