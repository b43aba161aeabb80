"""The state of a game of Pot de Vin, as one list of fields.

The annotations are the list: the class of ordinary Python numbers and the
record that compiled code works on both come from them.
"""

from typing import Annotated, Final

from intriga.core.state import I1, I8, State, fields_of, slotted
from intriga.games.pot_de_vin.vocabulary import CARDS, GUILDS, SEATS


@slotted
class PotDeVinState(State):
    """A game of Pot de Vin in ordinary Python numbers."""

    # the options, fixed at the deal, public: options.py explains their numbers
    pairs: I1
    owner: I1
    combined: I1
    auto: I1
    recycle: I1  # Recycle
    deck: Annotated[list[int], "i1", CARDS]  # [card] guild + 1, and 8 more for two symbols
    # the table
    players: I1  # 3 to 6
    first: I1  # the first leader
    hand: Annotated[list[int], "i8", SEATS]  # [seat] cards, each seat's own secret
    gems: Annotated[list[int], "i1", SEATS]  # [seat] own and unused, public
    treasure: Annotated[list[int], "i1", SEATS]  # [seat] gems won, public
    taken: Annotated[list[int], "i8", SEATS]  # [seat] cards won, public
    columns: Annotated[list[int], "i1", SEATS * GUILDS]  # [seat, guild] symbols won, public
    pile: I8  # cards, nobody's to know but as put and turned tell
    turned: I8  # six players: the trump cards used, a digit each (card + 1), public
    # the round, public
    round: I1  # from 1
    rounds: I1  # of the game, by the number of players
    trump: I1  # the card turned up, NOBODY between rounds
    led: I1  # the leader's character, NOBODY before the lead
    leader: I1  # the seat that leads, or has led, the round
    taker: I1  # who won the last round that is over
    played: Annotated[list[int], "i1", SEATS]  # [seat] card + 1 or GEM + 1; 0 for nothing
    # the question, public
    phase: I1  # Phase
    turn: I1  # the seat to play
    awaited: I1  # seats that have not answered yet
    drawer: I1  # who is dealt cards; NOBODY where a trump is turned up
    draws: I1  # cards still to be dealt to it
    # the end, public
    settled: I1  # seats whose jokers are placed or discarded
    placed: Annotated[list[int], "i1", SEATS]  # [seat] guilds that got one of its jokers
    scores: Annotated[list[int], "i2", SEATS]  # [side] points
    winners: I1  # seats
    # inputs heard and cards seen: rules/memory.py
    void: Annotated[list[int], "i1", SEATS]  # [seat] characters it has shown not to have
    by: Annotated[list[int], "i1", CARDS]  # [card] the seat that played it + 1; 0 for nobody
    put: Annotated[list[int], "i1", SEATS]  # [seat] card + 1 it discarded, each seat's own secret


FIELDS: Final = fields_of(PotDeVinState)
