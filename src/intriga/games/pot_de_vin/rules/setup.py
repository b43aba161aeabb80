"""Dealing the cards (PDV-SU, PDV-6P)."""

from intriga.games.pot_de_vin.point_tables import GEMS, HAND, of
from intriga.games.pot_de_vin.rules.memory import remember_discard
from intriga.games.pot_de_vin.rules.table import ask, clockwise, leave_to_chance
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    DECK,
    GUILDS,
    NOBODY,
    SEATS,
    Phase,
)

ROUNDS_OF_THREE = 16
ROUNDS = 12


def set_up(s: PotDeVinState, players: int, first: int) -> None:
    """Begin a game; the options and the deck are in the state already.

    Chance deals the hands, from the first leader clockwise, the whole hand at
    once (PDV-A29); what is left is the trump pile.
    """
    clear(s)
    s.players = players
    s.first = first
    s.turn = first
    s.leader = first
    s.taker = first
    s.round = 1
    s.rounds = rounds_for(players)
    s.pile = DECK
    for seat in range(players):
        s.gems[seat] = of(GEMS, players)
    leave_to_chance(s, first, hand_size(s, first))


def rounds_for(players: int) -> int:
    """Return the number of rounds: trump cards, or three times four (PDV-SU-03, PDV-6P-05)."""
    return ROUNDS_OF_THREE if players == 3 else ROUNDS


def clear(s: PotDeVinState) -> None:
    """Take everything off the table but the options."""
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.gems[seat] = 0
        s.treasure[seat] = 0
        s.taken[seat] = 0
        s.played[seat] = 0
        s.placed[seat] = 0
        s.scores[seat] = 0
        s.void[seat] = 0
        s.put[seat] = 0
    for at in range(SEATS * GUILDS):
        s.columns[at] = 0
    for card in range(CARDS):
        s.by[card] = 0
    s.pile = 0
    s.turned = 0
    s.trump = NOBODY
    s.led = NOBODY
    s.draws = 0
    s.settled = 0
    s.winners = 0


def hand_size(s: PotDeVinState, seat: int) -> int:
    """Return how many cards *seat* is dealt; of six, the last three get one more (PDV-6P-02)."""
    steps = seat - s.first if seat >= s.first else seat - s.first + s.players
    return of(HAND, s.players) + (s.players == SEATS and steps >= SEATS // 2)


def dealt(s: PotDeVinState) -> None:
    """A seat has its cards: deal to the next, or begin."""
    seat = clockwise(s, s.drawer, 1)
    if seat != s.first:
        leave_to_chance(s, seat, hand_size(s, seat))
    elif s.players == SEATS:
        ask_discards(s)
    else:
        leave_to_chance(s, NOBODY, 1)


def ask_discards(s: PotDeVinState) -> None:
    """The three with nine cards discard one, each in secret (PDV-6P-03)."""
    s.phase = Phase.DISCARD
    s.turn = s.first
    s.awaited = 0
    for steps in range(SEATS // 2, SEATS):
        s.awaited |= 1 << clockwise(s, s.first, steps)


def discard(s: PotDeVinState, seat: int, card: int) -> None:
    """Put a card into the trump pile; after the last one it is shuffled (PDV-6P-03)."""
    s.hand[seat] ^= 1 << card
    s.pile |= 1 << card
    remember_discard(s, seat, card)
    s.awaited ^= 1 << seat
    if s.awaited == 0:
        leave_to_chance(s, NOBODY, 1)


def turn_up(s: PotDeVinState, card: int) -> None:
    """Turn up the trump card of the round, before the lead (PDV-RO-01)."""
    s.pile ^= 1 << card
    s.trump = card
    ask(s, Phase.LEAD, s.leader)
