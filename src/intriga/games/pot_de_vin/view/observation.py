"""What a seat may know: the one allow-list (docs/rules/information).

:func:`view` writes it number by number, in the dialect of the rules.  Texts,
JSON, messages and the tensors of learners are all made from these numbers.
Seats are counted clockwise from the viewer; a spectator counts from seat 0.
"""

from functools import partial
from typing import Final

from intriga.core.arrays import clear, copy
from intriga.core.bits import count, lowest
from intriga.core.observation import WHO, Layout, Piece, by_seat, number
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.rules.actions import CYCLE, TURNED_BITS
from intriga.games.pot_de_vin.rules.table import clockwise
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    CHARACTERS,
    GEM,
    GUILDS,
    NOBODY,
    SEATS,
    Phase,
)

BIG: Final = 127
_seats: Final = partial(by_seat, SEATS)
UNSEEN, IN_HAND, ON_TABLE, TRUMP_CARD, TURNED_CARD, IN_PILE, PUT, TAKEN = range(8)  # + steps


def _cards(name: str, high: int, meaning: str) -> Piece:
    return Piece(name, (CARDS,), 0, high, f"{meaning}, by card")


LAYOUT: Final = Layout(
    (
        # --- the game
        number("spectator", 1, "1 for a spectator"),
        number("players", SEATS, "number of players", low=3),
        Piece("options", (len(VARIANTS.columns),), 0, 2, "the options that the rules read"),
        number("phase", len(Phase) - 1, "phase"),
        number("round", 16, "round", low=1),
        number("rounds", 16, "rounds of the game", low=12),
        number("turn", SEATS, f"whose turn it is: {WHO}"),
        number("first", SEATS, f"the first leader: {WHO}"),
        number("leader", SEATS, f"the leader of the round: {WHO}"),
        number("taker", SEATS, f"who won the last round that is over: {WHO}"),
        number("trump", CARDS, "trump card plus 1, 0 for none"),
        number("led", CHARACTERS, "character led plus 1, 0 for none"),
        number("pile_size", CARDS, "cards in the trump pile"),
        Piece("turned", (CYCLE,), 0, CARDS, "cards left in the middle, in order, plus 1"),
        # --- the cards
        _cards("deck", 8 + GUILDS, "guild plus 1, 0 for neutral, and 8 more for two symbols"),
        _cards(
            "place",
            TAKEN + SEATS - 1,
            "where the viewer knows the card to be: 0 not seen, 1 own hand, 2 on the table, 3 the"
            " trump, 4 left in the middle, 5 in the pile for all to know, 6 discarded to the pile"
            " by the viewer, 7 taken by the viewer, 8 by the next seat clockwise, and so on",
        ),
        _cards("by", SEATS, f"who played the card: {WHO}"),
        number("put", CARDS, "the card that the viewer discarded plus 1, 0 for none"),
        # --- the seats
        _seats("hand_size", 12, "cards in hand"),
        _seats("gems", 4, "own gems that are not used"),
        _seats("treasure", 24, "gems won"),
        _seats("awaited", 1, "1 if an answer is awaited"),
        _seats("settled", 1, "1 if its jokers are settled"),
        _seats("played", GEM + 1, "what it played this round: card plus 1, or 53 for a gem"),
        _seats("void", 1, "1 for each character it has shown not to have", CHARACTERS),
        _seats("columns", 72, "symbols won of each guild", GUILDS),
        _seats("placed", 1, "1 for each guild that got one of its jokers", GUILDS),
        _seats(
            "score",
            BIG,
            "points of its side once the game is over, as x & 127 and x >> 7",
            2,
            low=-1,
        ),
        _seats("won", 1, "1 if it has won"),
    )
)
WIDTH: Final = LAYOUT.width

(
    SPECTATOR,
    PLAYERS,
    OPTIONS,
    PHASE,
    ROUND,
    ROUNDS,
    TURN,
    FIRST,
    LEADER,
    TAKER,
    TRUMP,
    LED,
    PILE_SIZE,
    TURNED,
    DECK,
    PLACE,
    BY,
    OWN_PUT,
    HAND_SIZE,
    GEMS,
    TREASURE,
    AWAITED,
    SETTLED,
    PLAYED,
    VOID,
    COLUMNS,
    PLACED,
    SCORE,
    WON,
) = LAYOUT.at.values()


def view(s: PotDeVinState, viewer: int, out: list[int]) -> None:
    """Write what *viewer* may know into ``out[0:WIDTH]``; NOBODY is a spectator.

    The only function that reads hidden cards for a viewer.
    """
    clear(out, WIDTH)
    eye = max(viewer, 0)
    view_options(s, out)
    view_table(s, eye, out)
    if viewer == NOBODY:
        out[SPECTATOR] = 1
    else:
        put_all(out, s.hand[viewer], IN_HAND)
        view_put(s, viewer, out)
    for steps in range(s.players):
        view_seat(s, clockwise(s, eye, steps), steps, out)
    for card in range(CARDS):
        steps = s.by[card] - eye
        out[BY + card] = (steps + s.players * (steps < 1)) * (s.by[card] > 0)


def who(s: PotDeVinState, eye: int, seat: int) -> int:
    """Return *seat* clockwise from *eye*, plus 1."""
    return seat - eye + 1 if seat >= eye else seat - eye + s.players + 1


def put_all(out: list[int], cards: int, place: int) -> None:
    """Write that every one of *cards* is at *place*."""
    while cards:
        out[PLACE + lowest(cards)] = place
        cards &= cards - 1


def view_options(s: PotDeVinState, out: list[int]) -> None:
    """Write the options that the rules read, in the order of VARIANTS, and the deck."""
    out[OPTIONS] = s.pairs
    out[OPTIONS + 1] = s.auto
    out[OPTIONS + 2] = s.owner
    out[OPTIONS + 3] = s.combined
    out[OPTIONS + 4] = s.recycle
    copy(s.deck, 0, out, DECK, CARDS)


def view_table(s: PotDeVinState, eye: int, out: list[int]) -> None:
    """Write what lies on the table."""
    out[PLAYERS] = s.players
    out[PHASE] = s.phase
    out[ROUND] = s.round
    out[ROUNDS] = s.rounds
    out[TURN] = who(s, eye, s.turn)
    out[FIRST] = who(s, eye, s.first)
    out[LEADER] = who(s, eye, s.leader)
    out[TAKER] = who(s, eye, s.taker)
    out[TRUMP] = s.trump + 1
    out[LED] = s.led + 1
    out[PILE_SIZE] = count(s.pile)
    if s.trump != NOBODY:
        out[PLACE + s.trump] = TRUMP_CARD
    if s.players == SEATS:
        for at in range(CYCLE):
            card = s.turned >> TURNED_BITS * at & 63
            out[TURNED + at] = card
            if card:
                out[PLACE + card - 1] = TURNED_CARD
        if s.round > CYCLE:
            put_all(out, s.pile, IN_PILE)


def view_put(s: PotDeVinState, viewer: int, out: list[int]) -> None:
    """Write the card that *viewer* discarded, as long as it is not seen by all."""
    card = s.put[viewer] - 1
    out[OWN_PUT] = card + 1
    if card >= 0 and s.pile >> card & 1:
        out[PLACE + card] = PUT


def view_seat(s: PotDeVinState, seat: int, steps: int, out: list[int]) -> None:
    """Write what everybody sees of *seat*, *steps* places from the viewer."""
    out[HAND_SIZE + steps] = count(s.hand[seat])
    out[GEMS + steps] = s.gems[seat]
    out[TREASURE + steps] = s.treasure[seat]
    out[AWAITED + steps] = s.awaited >> seat & 1
    out[SETTLED + steps] = s.settled >> seat & 1
    played = s.played[seat]
    out[PLAYED + steps] = played
    if 0 < played <= GEM:
        out[PLACE + played - 1] = ON_TABLE
    put_all(out, s.taken[seat], TAKEN + steps)
    for character in range(CHARACTERS):
        out[VOID + CHARACTERS * steps + character] = s.void[seat] >> character & 1
    copy(s.columns, GUILDS * seat, out, COLUMNS + GUILDS * steps, GUILDS)
    if s.placed[seat]:  # none before the end
        for guild in range(GUILDS):
            out[PLACED + GUILDS * steps + guild] = s.placed[seat] >> guild & 1
    if s.phase == Phase.GAME_OVER:
        score = s.scores[seat % (s.players // 2) if s.pairs else seat]
        out[SCORE + 2 * steps] = score & BIG
        out[SCORE + 2 * steps + 1] = score >> 7
        out[WON + steps] = s.winners >> seat & 1
