"""Laying the table out (COUP-SU, COUP-2P)."""

from intriga.games.coup.rules.memory import forget_moves
from intriga.games.coup.rules.table import ask, ask_one, clockwise, draw_cards, one
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import (
    CLAIMS,
    EACH_SLOT,
    NOBODY,
    RECENT,
    SEATS,
    SLOTS,
    TALLY,
    Draw,
    Phase,
)

START_COINS = 2
SECOND_ART, THIRD_ART = 4 * SLOTS, 8 * SLOTS  # shifts of EACH_SLOT


def set_up(s: CoupState, players: int, first: int, factions: int) -> None:
    """Begin a game; *factions* are a set, or NOBODY if they are chosen or there are none.

    The options and the coins in the box are in the state already.  Chance deals the
    cards (COUP-SU-03, AMB-43) unless two players pick from sets (COUP-2P-02).
    """
    clear(s)
    s.players = players
    s.alive = (1 << players) - 1
    s.turn = first
    s.factions = factions
    s.treasury = s.box
    for seat in range(players):
        s.coins[seat] = START_COINS  # COUP-SU-05
    if players == 2:
        s.coins[first] = s.first_coins  # COUP-2P-01
    for seat in range(players):
        s.treasury -= s.coins[seat]  # COUP-SU-06
    if players == 2 and s.sets:
        lay_sets(s, first)
    else:
        s.court = deck(s, players)
        draw_cards(s, first, 2, Draw.DEAL)


def clear(s: CoupState) -> None:
    """Take everything off the table but the options."""
    for seat in range(SEATS):
        s.coins[seat] = 0
        s.estates[seat] = 0
        s.hand[seat] = 0
        s.face_up[seat] = 0
        s.returned[seat] = 0
    for at in range(SEATS * TALLY * CLAIMS):
        s.tally[at] = 0
    for at in range(SEATS * 2):
        s.challenges[at] = 0
    for at in range((SEATS + 1) * SEATS):
        s.seen[at] = 0
    for at in range(RECENT):
        s.recent[at] = 0
    forget_moves(s)
    s.proof = 0
    s.heard = 0
    s.watched = 0
    s.sewer = 0
    s.queue = 0
    s.aside[0] = 0
    s.aside[1] = 0
    s.estate_of = NOBODY
    s.lawyers = 0
    s.heirs = 0
    s.winner = NOBODY
    s.drawer = NOBODY
    s.draws = 0
    s.draw = Draw.DEAL
    s.origin = 0
    clear_action(s)


def clear_action(s: CoupState) -> None:
    """Forget the action, its claim and its block."""
    s.action = NOBODY
    s.target = NOBODY
    s.named = NOBODY
    s.blocker = NOBODY
    s.block = NOBODY
    s.blockers = 0
    s.unheard = 0
    s.claimant = NOBODY
    s.claim = NOBODY
    s.claim_for = 0
    s.challenger = NOBODY
    s.loss = 0
    s.banned = NOBODY
    s.shown = NOBODY


def deck(s: CoupState, players: int) -> int:
    """Return the cards of the game (COUP-SU-01, COUP-SU-02; arts: AMB-83)."""
    copies = 3 if players <= 6 else 4 if players <= 8 else 5
    if s.distinct:
        return (copies - 2) * EACH_SLOT + (EACH_SLOT << SECOND_ART) + (EACH_SLOT << THIRD_ART)
    return copies * EACH_SLOT


def lay_sets(s: CoupState, first: int) -> None:
    """Give each of two players a set to pick from; the third is the Court deck (C8, C9)."""
    other = 1 - first
    s.hand[first] = EACH_SLOT
    s.hand[other] = EACH_SLOT << SECOND_ART if s.distinct else EACH_SLOT
    s.court = EACH_SLOT << THIRD_ART if s.distinct else EACH_SLOT
    ask(s, Phase.SETUP_PICK, s.alive, other)


def pick(s: CoupState, seat: int, card: int) -> None:
    """Keep one card of the set and put four aside (COUP-2P-02)."""
    s.aside[seat] = s.hand[seat] - one(card)
    s.hand[seat] = one(card)
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        draw_cards(s, s.turn, 1, Draw.THIRD_SET)  # COUP-2P-03


def dealt(s: CoupState) -> None:
    """A seat has its cards: deal to the next, or begin."""
    seat = clockwise(s, s.drawer, 1)
    if seat != s.turn:
        draw_cards(s, seat, 1 if s.draw == Draw.THIRD_SET else 2, s.draw)
    elif s.reforma and s.factions == NOBODY:
        ask_one(s, Phase.SETUP_FACTION, s.turn)
    else:
        begin_turn(s, s.turn)


def choose_faction(s: CoupState, faction: int) -> None:
    """The first player takes a faction, the others alternate clockwise (COUP-RF-02)."""
    s.factions = 0
    for steps in range(s.players):
        s.factions |= (faction + steps & 1) << clockwise(s, s.turn, steps)
    begin_turn(s, s.turn)


def begin_turn(s: CoupState, seat: int) -> None:
    """It is the turn of *seat*."""
    clear_action(s)
    s.turn = seat
    ask_one(s, Phase.ACTION, seat)
