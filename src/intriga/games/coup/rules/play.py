"""One input, one draw, and whatever follows without a choice."""

from intriga.games.coup.inputs import Input
from intriga.games.coup.rules.actions import (
    blocked_by,
    declare,
    keep,
    replace,
    replaced,
    resolve,
    show,
)
from intriga.games.coup.rules.challenges import (
    after_loss,
    block,
    challenge,
    claim_stands,
    decline,
    prove,
    prove_innocence,
    proved,
)
from intriga.games.coup.rules.ending import end_action, test_claims, turn_up
from intriga.games.coup.rules.legal import kept
from intriga.games.coup.rules.memory import (
    remember_claim,
    remember_forgone,
    remember_input,
    remember_move,
)
from intriga.games.coup.rules.setup import choose_faction, dealt, pick
from intriga.games.coup.rules.table import (
    ask_one,
    clockwise,
    first_card,
    first_of,
    gain,
    in_order,
    number_of_cards,
    one,
)
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, NOT_DUKE, SLOTS, CardMove, Draw, Phase


def play(s: CoupState, seat: int, action: int) -> None:
    """Carry out a legal action of an awaited seat, up to the next question or draw.

    The action must be legal: nothing is checked here.
    """
    s.proof = 0
    if action == Input.PASS:
        pass_on(s, seat)
    else:
        remember_input(s, seat, action)
        if s.phase == Phase.ACTION:
            declare(s, action)
        elif action == Input.CHALLENGE:
            challenge(s, seat)
        else:
            answer(s, seat, action)
    turn_up_last(s)


def pass_on(s: CoupState, seat: int) -> None:
    """*seat* lets it pass; the window closes when everybody has (COUP-CL-03)."""
    if s.phase == Phase.BLOCK:
        remember_forgone(s, seat, blocked_by(s))
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        if s.phase == Phase.BLOCK:
            resolve(s)
        elif s.phase == Phase.LAWYER:
            test_claims(s)
        else:
            claim_stands(s)


def answer(s: CoupState, seat: int, action: int) -> None:
    """Carry out an answer to a question put to one seat, a block or a lawyer's claim."""
    phase = s.phase
    if phase == Phase.BLOCK:
        block(s, seat, action - Input.BLOCK)
    elif phase == Phase.LOSE:
        turn_up(s, seat, action - Input.LOSE)
        after_loss(s)
    elif phase == Phase.EXCHANGE:
        keep(s, seat, kept(action))
    elif phase == Phase.PROVE:
        answer_challenge(s, action)
    elif phase == Phase.LAWYER:
        claim_estate(s, seat)
    elif phase == Phase.EXAMINE_SHOW:
        show(s, action - Input.SHOW)
    elif phase == Phase.EXAMINE_DECIDE:
        if action == Input.REPLACE:
            replace(s)
        else:
            end_action(s)
    elif phase == Phase.PATRON_REDIRECT:
        gain(s, clockwise(s, seat, action - Input.REDIRECT + 1), 1)
        end_action(s)
    elif phase == Phase.SETUP_FACTION:
        choose_faction(s, action - Input.FACTION)
    else:
        pick(s, seat, first_of(s.hand[seat], action - Input.PICK))


def answer_challenge(s: CoupState, action: int) -> None:
    """The claimant proves, with the art it chooses, or declines."""
    if action == Input.DECLINE:
        decline(s)
    elif s.claim == NOT_DUKE:
        prove_innocence(s)
    else:
        prove(s, s.claim + SLOTS * (action - Input.PROVE))


def claim_estate(s: CoupState, seat: int) -> None:
    """*seat* claims the Lawyer; everybody else still answers (AMB-76)."""
    remember_claim(s, seat, CONTESSA)
    s.lawyers |= 1 << seat
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        test_claims(s)


def turn_up_last(s: CoupState) -> None:
    """A player with one card left has nothing to choose (C12)."""
    while s.phase == Phase.LOSE:
        seat = s.origin
        if s.face_up[seat] == 0:
            break
        turn_up(s, seat, first_card(s.hand[seat]))
        after_loss(s)


# ------------------------------------------------------------------- chance


def outcomes(s: CoupState) -> int:
    """Return the cards that chance may give now, each as often as it is there."""
    return s.hand[s.drawer] if s.draw == Draw.SHOW else s.court


def outcome(s: CoupState, number: int) -> int:
    """Return the card that *number*, 32 random bits, draws."""
    cards = outcomes(s)
    return in_order(s, cards, number * number_of_cards(cards) >> 32)


def draw(s: CoupState, card: int) -> None:
    """Chance has answered: *card* is drawn, up to the next question or draw."""
    if s.draw == Draw.SHOW:
        show(s, card)
        return
    s.court -= one(card)
    s.hand[s.drawer] += one(card)
    remember_move(s, CardMove.DRAWN, s.drawer, NOBODY)
    s.draws -= 1
    if s.draws == 0:
        drawn(s)
        turn_up_last(s)


def drawn(s: CoupState) -> None:
    """All cards are drawn: go on with what they were for."""
    if s.draw == Draw.PROOF:
        proved(s)
    elif s.draw == Draw.EXCHANGE:
        ask_one(s, Phase.EXCHANGE, s.drawer)
    elif s.draw == Draw.REPLACE:
        replaced(s)
    elif s.draw == Draw.REDRAW:
        end_action(s)
    else:
        dealt(s)
