"""What may be answered: sets of action ids, a page of 60 at a time (inputs.py)."""

from intriga.core.bits import count
from intriga.games.pot_de_vin.inputs import (
    DISCARD_PAGE,
    JOKERS_PAGE,
    LEAVE_PAGE,
    PAGE,
    Input,
)
from intriga.games.pot_de_vin.rules.actions import cards_played
from intriga.games.pot_de_vin.rules.scoring import jokers, open_guilds
from intriga.games.pot_de_vin.rules.table import suit
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import Phase


def first_page(s: PotDeVinState) -> int:
    """Return the first page that may hold legal actions."""
    if s.phase == Phase.DISCARD:
        return DISCARD_PAGE
    return LEAVE_PAGE if s.phase == Phase.LEAVE else 0


def last_page(s: PotDeVinState) -> int:
    """Return the last page that may hold legal actions."""
    return JOKERS_PAGE if s.phase == Phase.JOKERS else first_page(s)


def legal_actions(s: PotDeVinState, seat: int, page: int) -> int:
    """Return the legal actions of *seat* on one page: bit *i* is the id ``60 * page + i``."""
    if s.awaited >> seat & 1 == 0:
        return 0
    if page == 0:
        return round_actions(s, seat)
    if s.phase == Phase.DISCARD:
        return s.hand[seat] if page == DISCARD_PAGE else 0
    if s.phase == Phase.LEAVE:
        return cards_played(s) if page == LEAVE_PAGE else 0
    if s.phase == Phase.JOKERS:
        return placings(s, seat) if page == JOKERS_PAGE else 0
    return 0


def round_actions(s: PotDeVinState, seat: int) -> int:
    """Return the cards one may play, a gem where one may pass, and jokers left to themselves."""
    if s.phase == Phase.FOLLOW:
        following = s.hand[seat] & suit(s.led)  # PDV-RO-04
        return (following or s.hand[seat]) | (s.gems[seat] > 0) << Input.GEM
    if s.phase == Phase.LEAD:
        return s.hand[seat]  # PDV-RO-02
    return 1 << Input.AUTO if s.phase == Phase.JOKERS else 0


def placings(s: PotDeVinState, seat: int) -> int:
    """Return the ways to place all jokers, one to a guild (PDV-A12)."""
    number = jokers(s, seat)
    guilds = open_guilds(s, seat)
    ways = 0
    for chosen in range(1, PAGE + 1):
        if chosen & ~guilds == 0 and count(chosen) == number:
            ways |= 1 << (chosen - 1)
    return ways
