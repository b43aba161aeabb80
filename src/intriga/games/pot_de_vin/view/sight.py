"""The rules of sight: where a seat sees the pieces of a view, and pieces by hand.

In the dialect of the rules, since rows are written at their speed.
"""

from typing import Final

from intriga.core.bits import lowest
from intriga.games.pot_de_vin.rules.actions import CYCLE, TURNED_BITS
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import CARDS, GEM, NOBODY, SEATS, Phase

UNSEEN, IN_HAND, ON_TABLE, TRUMP_CARD, TURNED_CARD, IN_PILE, PUT, TAKEN = range(8)  # + steps
BIG: Final = 127


def of_six(s: PotDeVinState) -> bool:
    """Say whether six play, who use the trumps again."""
    return s.players == SEATS


def over(s: PotDeVinState) -> bool:
    """Say whether the game is over."""
    return s.phase == Phase.GAME_OVER


def write_place(s: PotDeVinState, viewer: int, out: list[int], at: int) -> None:
    """Write where each card lies, as far as *viewer* knows."""
    if s.trump != NOBODY:
        out[at + s.trump] = TRUMP_CARD
    if s.players == SEATS:
        for place in range(CYCLE):
            card = s.turned >> TURNED_BITS * place & 63
            if card:
                out[at + card - 1] = TURNED_CARD
        if s.round > CYCLE:
            put_all(out, at, s.pile, IN_PILE)
    if viewer != NOBODY:
        put_all(out, at, s.hand[viewer], IN_HAND)
        card = s.put[viewer] - 1
        if card >= 0 and s.pile >> card & 1:
            out[at + card] = PUT


def write_places_of(s: PotDeVinState, seat: int, steps: int, out: list[int], at: int) -> None:
    """Write where the cards lie that *seat* has played this round, and won."""
    played = s.played[seat]
    if 0 < played <= GEM:
        out[at + played - 1] = ON_TABLE
    put_all(out, at, s.taken[seat], TAKEN + steps)


def put_all(out: list[int], at: int, cards: int, place: int) -> None:
    """Write that every one of *cards* is at *place*."""
    while cards:
        out[at + lowest(cards)] = place
        cards &= cards - 1


def hidden_cards(s: PotDeVinState, viewer: int) -> tuple[int, int]:
    """Return the places of cards that *viewer* knows, and spectators do not."""
    card = s.put[viewer]
    return s.hand[viewer], card and s.pile >> card - 1 & 1


def write_by(s: PotDeVinState, eye: int, out: list[int], at: int) -> None:
    """Write the seat that played each card."""
    for card in range(CARDS):
        steps = s.by[card] - eye
        out[at + card] = (steps + s.players * (steps < 1)) * (s.by[card] > 0)


def write_score(s: PotDeVinState, seat: int, steps: int, out: list[int], at: int) -> None:
    """Write the points of the side of *seat*."""
    score = s.scores[seat % (s.players // 2) if s.pairs else seat]
    out[at + 2 * steps] = score & BIG
    out[at + 2 * steps + 1] = score >> 7
