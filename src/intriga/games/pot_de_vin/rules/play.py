"""One input, one draw, and whatever follows without a choice."""

from intriga.core.bits import count, nth
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.rules.actions import leave_choice, pay_gem, play_card
from intriga.games.pot_de_vin.rules.ending import place_jokers
from intriga.games.pot_de_vin.rules.scoring import best_placing
from intriga.games.pot_de_vin.rules.setup import dealt, discard, turn_up
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import NOBODY


def play(s: PotDeVinState, seat: int, action: int) -> None:
    """Carry out a legal action of an awaited seat, up to the next question or draw.

    The action must be legal: nothing is checked here.
    """
    if action < Input.GEM:
        play_card(s, seat, action - Input.PLAY)
    elif action == Input.GEM:
        pay_gem(s, seat)
    elif action == Input.AUTO:
        place_jokers(s, seat, best_placing(s, seat))
    elif action < Input.LEAVE:
        discard(s, seat, action - Input.DISCARD)
    elif action < Input.JOKERS:
        leave_choice(s, action - Input.LEAVE)
    else:
        place_jokers(s, seat, action - Input.JOKERS + 1)


# ------------------------------------------------------------------- chance


def outcomes(s: PotDeVinState) -> int:
    """Return the cards that chance may give now."""
    return s.pile


def outcome(s: PotDeVinState, number: int) -> int:
    """Return the card that *number*, 32 random bits, draws."""
    return nth(s.pile, number * count(s.pile) >> 32)


def draw(s: PotDeVinState, card: int) -> None:
    """Chance has answered: *card* is dealt or turned up, up to the next question or draw."""
    if s.drawer == NOBODY:
        turn_up(s, card)
        return
    s.pile ^= 1 << card
    s.hand[s.drawer] |= 1 << card
    s.draws -= 1
    if s.draws == 0:
        dealt(s)
