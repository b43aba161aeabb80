"""Lost influence, elimination, estates, and the next turn (COUP-IN, COUP-EN, COUP-LA)."""

from intriga.core.bits import count, lowest
from intriga.games.coup.rules.memory import forget_card, remember_move
from intriga.games.coup.rules.setup import begin_turn
from intriga.games.coup.rules.table import ask, ask_one, make_claim, next_in, one
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, SEATS, Action, CardMove, For, Phase

# ------------------------------------------------------------------- influence


def lose_influence(s: CoupState, seat: int, loss: int) -> None:
    """*seat* chooses a card to turn up (COUP-IN-02); ``loss`` says why."""
    s.loss = loss
    ask_one(s, Phase.LOSE, seat)


def turn_up(s: CoupState, seat: int, card: int) -> None:
    """A card of *seat* lies face up, for good (COUP-IN-03)."""
    s.hand[seat] -= one(card)
    s.face_up[seat] = s.face_up[seat] + (card + 1 << 4 if s.face_up[seat] else card + 1)
    remember_move(s, CardMove.LOST, seat, card)
    forget_card(s, seat, card)
    if s.hand[seat] == 0:
        eliminate(s, seat)


def eliminate(s: CoupState, seat: int) -> None:
    """*seat* is out of the game (COUP-IN-04)."""
    s.alive ^= 1 << seat
    if s.alive & s.alive - 1 == 0:
        win(s, lowest(s.alive))
    elif s.action == Action.STEAL and seat == s.target and s.claim_for != For.ESTATE:
        pass  # AMB-23: the thief takes its share first, then the rest is settled
    else:
        settle(s, seat)


def win(s: CoupState, seat: int) -> None:
    """One player is left: everything stops (COUP-EN-01, AMB-25)."""
    for dead in range(s.players):
        s.treasury += s.estates[dead]
        s.estates[dead] = 0
        if dead != seat:
            s.treasury += s.coins[dead]
            s.coins[dead] = 0
    s.queue = 0
    s.estate_of = NOBODY
    s.winner = seat
    ask(s, Phase.GAME_OVER, 0, seat)


# ------------------------------------------------------------------- estates


def settle(s: CoupState, seat: int) -> None:
    """The coins of a dead player go to the Treasury, or wait for lawyers (COUP-LA-02)."""
    coins = s.coins[seat]
    s.coins[seat] = 0
    if s.lawyer and coins > 0:
        s.estates[seat] = coins
        place = 0
        while s.queue >> place:
            place += 4
        s.queue |= seat + 1 << place
    else:
        s.treasury += coins


def end_action(s: CoupState) -> None:
    """The action is over: estates first (AMB-74), then the next turn (COUP-TU-07)."""
    if s.queue:
        open_estate(s)
    else:
        begin_turn(s, next_in(s.alive, s.turn))


def open_estate(s: CoupState) -> None:
    """Everybody living may claim the Lawyer for the coins of the first in the queue."""
    s.estate_of = (s.queue & 15) - 1
    s.queue >>= 4
    s.lawyers = 0
    s.heirs = 0
    ask(s, Phase.LAWYER, s.alive, s.estate_of)


def test_claims(s: CoupState) -> None:
    """Everybody has answered: claims are doubted one by one, unless none may be (AMB-75)."""
    if not s.lawyer_challengeable:
        s.heirs = s.lawyers
        s.lawyers = 0
    next_claim(s)


def next_claim(s: CoupState) -> None:
    """The next living claimant clockwise from the dead is tested (AMB-76, AMB-77)."""
    s.lawyers &= s.alive
    if s.lawyers:
        seat = next_in(s.lawyers, s.estate_of)
        s.lawyers ^= 1 << seat
        make_claim(s, Phase.CHALLENGE_LAWYER, seat, CONTESSA, For.ESTATE)
    else:
        divide_estate(s)
        end_action(s)


def divide_estate(s: CoupState) -> None:
    """Equal shares for the lawyers, the rest to the Treasury (COUP-LA-02)."""
    coins = s.estates[s.estate_of]
    s.estates[s.estate_of] = 0
    s.estate_of = NOBODY
    heirs = s.heirs & s.alive
    s.heirs = 0
    if heirs:
        share = coins // count(heirs)
        for seat in range(SEATS):
            if heirs >> seat & 1:
                s.coins[seat] += share
                coins -= share
    s.treasury += coins
