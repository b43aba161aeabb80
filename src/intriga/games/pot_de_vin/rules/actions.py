"""A round: leading, following, passing, and who takes what (PDV-RO)."""

from intriga.core.bits import highest, lowest
from intriga.games.pot_de_vin.rules.ending import end_game
from intriga.games.pot_de_vin.rules.memory import forget_discards, remember_play
from intriga.games.pot_de_vin.rules.table import (
    ask,
    character_of,
    clockwise,
    leave_to_chance,
    next_in,
    suit,
    with_cards,
)
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import GEM, GUILDS, NOBODY, SEATS, Phase, Recycle

TURNED_BITS = 6  # a card left in the middle
CYCLE = 4  # rounds until six players have used up their trump cards


def play_card(s: PotDeVinState, seat: int, card: int) -> None:
    """Lead or follow with *card*; with the last one the own gems are gone (PDV-RO-10)."""
    s.hand[seat] ^= 1 << card
    s.played[seat] = card + 1
    if s.led == NOBODY:
        s.led = character_of(card)
    remember_play(s, seat, card)
    if s.hand[seat] == 0:
        s.gems[seat] = 0
    go_round(s, seat)


def pay_gem(s: PotDeVinState, seat: int) -> None:
    """Pass, with a gem to the middle (PDV-RO-03)."""
    s.gems[seat] -= 1
    s.played[seat] = GEM + 1
    go_round(s, seat)


def go_round(s: PotDeVinState, seat: int) -> None:
    """Ask the next seat with cards, or end the round when all had their turn (PDV-RO-05)."""
    seat = clockwise(s, seat, 1)
    while seat != s.leader and s.hand[seat] == 0:
        seat = clockwise(s, seat, 1)
    if seat == s.leader:
        end_round(s)
    else:
        ask(s, Phase.FOLLOW, seat)


# ------------------------------------------------------------------- the end of a round


def cards_played(s: PotDeVinState) -> int:
    """Return the cards played in this round."""
    cards = 0
    for seat in range(s.players):
        card = s.played[seat] - 1
        if 0 <= card < GEM:
            cards |= 1 << card
    return cards


def winning_card(cards: int, trump: int, led: int) -> int:
    """Return the highest trump among *cards*, else the highest of the led suit (PDV-RO-06)."""
    trumps = cards & suit(character_of(trump))
    return highest(trumps or cards & suit(led))


def end_round(s: PotDeVinState) -> None:
    """The winner takes what was played, but for a card that six players leave (PDV-A16)."""
    cards = cards_played(s)
    best = winning_card(cards, s.trump, s.led)
    s.taker = s.by[best] - 1
    if s.players != SEATS:
        take_all(s, cards | 1 << s.trump)
    elif s.recycle == Recycle.TRUMP:
        leave(s, cards, s.trump)
    elif s.recycle == Recycle.WINNING_CARD or cards & cards - 1 == 0:
        leave(s, cards | 1 << s.trump, best)
    else:
        ask(s, Phase.LEAVE, s.taker)


def leave(s: PotDeVinState, cards: int, card: int) -> None:
    """Leave *card* in the middle for the next pile; the winner takes the others of *cards*."""
    shift = 0
    while s.turned >> shift:
        shift += TURNED_BITS
    s.turned |= card + 1 << shift
    take_all(s, cards & ~(1 << card))


def leave_choice(s: PotDeVinState, card: int) -> None:
    """The winner takes the trump card and leaves a card of its choice (PDV-A16)."""
    leave(s, cards_played(s) | 1 << s.trump, card)


def take_all(s: PotDeVinState, cards: int) -> None:
    """The winner of the round takes *cards* and the gems (PDV-RO-07, PDV-RO-08)."""
    take(s, s.taker, cards)
    for seat in range(s.players):
        s.treasure[s.taker] += s.played[seat] == GEM + 1
        s.played[seat] = 0
    s.trump = NOBODY
    s.led = NOBODY
    s.turn = s.taker
    begin_next_round(s)


def take(s: PotDeVinState, seat: int, cards: int) -> None:
    """Lay *cards* into the columns of *seat*."""
    s.taken[seat] |= cards
    while cards:
        code = s.deck[lowest(cards)]
        if code:
            s.columns[GUILDS * seat + (code & 7) - 1] += 1 + (code >> 3)
        cards &= cards - 1


def begin_next_round(s: PotDeVinState) -> None:
    """Turn up the next trump, or end the game (PDV-RO-09, PDV-RO-11, PDV-A08)."""
    seats = with_cards(s)
    if s.round == s.rounds or seats == 0:
        end_game(s)
        return
    s.round += 1
    s.leader = next_in(seats, s.taker - 1)  # the winner, or the next clockwise with cards
    if s.pile == 0:
        renew_pile(s)
    leave_to_chance(s, NOBODY, 1)


def renew_pile(s: PotDeVinState) -> None:
    """Six players shuffle the four cards left in the middle to a new pile (PDV-6P-05)."""
    while s.turned:
        s.pile |= 1 << ((s.turned & 63) - 1)
        s.turned >>= TURNED_BITS
    forget_discards(s)
