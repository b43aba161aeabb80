"""What the table has heard and each player has seen: for views, not for the rules.

Nothing here decides anything.  It keeps what a player with a good memory would
know and a position does not say (see ``docs/reference/observation.md``).
"""

from intriga.games.pot_de_vin.rules.table import character_of
from intriga.games.pot_de_vin.state import PotDeVinState


def remember_play(s: PotDeVinState, seat: int, card: int) -> None:
    """*seat* played *card*: whoever does not follow has nothing to follow with (PDV-RO-04)."""
    s.by[card] = seat + 1
    if character_of(card) != s.led:
        s.void[seat] |= 1 << s.led


def remember_discard(s: PotDeVinState, seat: int, card: int) -> None:
    """*seat* knows one card of the trump pile (PDV-6P-03)."""
    s.put[seat] = card + 1


def forget_discards(s: PotDeVinState) -> None:
    """Everybody has seen all four cards of the pile by now (PDV-6P-05)."""
    for seat in range(s.players):
        s.put[seat] = 0
