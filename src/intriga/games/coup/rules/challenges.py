"""Claims in doubt: blocks, challenges, proofs and what follows (COUP-BL, COUP-CL)."""

from intriga.games.coup.action_table import COST, of
from intriga.games.coup.options import ALWAYS, IN_LINE, TO_THE_LETTER
from intriga.games.coup.rules.actions import (
    AMBASSADOR_DRAWS,
    exchanges_shown,
    offer_block,
    resolve,
)
from intriga.games.coup.rules.ending import (
    end_action,
    lose_influence,
    next_claim,
    turn_up,
)
from intriga.games.coup.rules.memory import (
    forget_card,
    forget_hand,
    pair_of,
    remember_challenge,
    remember_claim,
    remember_move,
)
from intriga.games.coup.rules.table import (
    any_art,
    ask_one,
    draw_cards,
    first_of,
    holds,
    make_claim,
    number_of_cards,
    return_card,
)
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import (
    DUKE,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    CardMove,
    Draw,
    For,
    Loss,
    Phase,
    Tally,
)


def block(s: CoupState, seat: int, slot: int) -> None:
    """*seat* claims a character that blocks the action (COUP-BL-01)."""
    s.blocker = seat
    s.block = slot
    s.blockers |= 1 << seat
    if s.fa_reblock == IN_LINE:
        s.unheard = s.awaited & ~(1 << seat)
    remember_claim(s, seat, slot)
    make_claim(s, Phase.CHALLENGE_BLOCK, seat, slot, For.BLOCK)


# ------------------------------------------------------------------- challenges


def can_prove(s: CoupState) -> bool:
    """Say whether the claim is true."""
    hand = s.hand[s.claimant]
    if s.claim == NOT_DUKE:
        return not holds(hand, DUKE)
    return holds(hand, s.claim)


def may_decline(s: CoupState) -> bool:
    """Say whether the claimant may lose the challenge at will (COUP-CL-05, AMB-13, AMB-14)."""
    if not s.decline_proof:
        return False
    if s.decline_proof == TO_THE_LETTER:  # AMB-91
        return True
    return s.claim == NOT_DUKE or s.hand[s.claimant] & ~any_art(s.claim) != 0


def arts_held(s: CoupState) -> int:
    """Return the arts in which the claimed character is held, as a set."""
    if s.claim == NOT_DUKE:
        return 1
    hand = s.hand[s.claimant] >> 4 * s.claim
    return (hand & 15 > 0) | (hand >> 4 * SLOTS & 15 > 0) << 1 | (hand >> 8 * SLOTS & 15 > 0) << 2


def challenge(s: CoupState, seat: int) -> None:
    """*seat* doubts the claim; the claimant answers where it has a choice (AMB-18)."""
    s.challenger = seat
    if not can_prove(s):
        fail(s)
    elif may_decline(s) or arts_held(s) & arts_held(s) - 1:  # C11: or two arts to show
        ask_one(s, Phase.PROVE, s.claimant)
    elif s.claim == NOT_DUKE:
        prove_innocence(s)
    else:
        prove(s, first_of(s.hand[s.claimant], s.claim))


def prove(s: CoupState, card: int) -> None:
    """The card is shown, returned and replaced (COUP-CL-07, AMB-16)."""
    remember_challenge(s, Tally.PROVED)
    s.proof = card + 1
    return_card(s, s.claimant, card)
    remember_move(s, CardMove.RETURNED, s.claimant, card)
    forget_card(s, s.claimant, card)
    draw_cards(s, s.claimant, 1, Draw.PROOF)


def prove_innocence(s: CoupState) -> None:
    """The embezzler shows its whole hand, returns it and draws as many (COUP-RF-08)."""
    remember_challenge(s, Tally.PROVED)
    hand = s.hand[s.claimant]
    s.proof = pair_of(hand)
    remember_move(s, CardMove.RETURNED, s.claimant, (s.proof & 15) - 1)
    if s.proof > 15:
        remember_move(s, CardMove.RETURNED, s.claimant, (s.proof >> 4) - 1)
    s.court += hand
    s.hand[s.claimant] = 0
    forget_hand(s, s.claimant)
    draw_cards(s, s.claimant, number_of_cards(hand), Draw.PROOF)


def proved(s: CoupState) -> None:
    """The claimant has drawn; the challenger loses an influence (COUP-CL-06)."""
    lose_influence(s, s.challenger, Loss.CHALLENGER)


def decline(s: CoupState) -> None:
    """The claimant does not wish to prove; the card lost is not the one claimed (AMB-14)."""
    if s.claim != NOT_DUKE and s.decline_proof != TO_THE_LETTER:  # AMB-91
        s.banned = s.claim
    fail(s)


def fail(s: CoupState) -> None:
    """The claim is not proved: refund first (AMB-20), then the claimant loses an influence."""
    remember_challenge(s, Tally.REFUSED)
    if s.claim_for == For.ACTION:
        s.coins[s.turn] += of(COST, s.action)  # COUP-CL-08
        s.treasury -= of(COST, s.action)
    if s.claim == NOT_DUKE and s.duke_and_redraw and holds(s.hand[s.claimant], DUKE):
        lose_duke(s)
    else:
        lose_influence(s, s.claimant, Loss.CLAIMANT)


def lose_duke(s: CoupState) -> None:
    """The Duke itself goes up and the other card is replaced (AMB-67, C14)."""
    turn_up(s, s.turn, first_of(s.hand[s.turn], DUKE))
    if s.phase == Phase.GAME_OVER:
        return
    rest = s.hand[s.turn]
    if rest:
        s.returned[s.turn] = pair_of(rest)
        remember_move(s, CardMove.RETURNED, s.turn, NOBODY)
        s.court += rest
        s.hand[s.turn] = 0
        forget_hand(s, s.turn)
        draw_cards(s, s.turn, 1, Draw.REDRAW)
    else:
        end_action(s)


# ------------------------------------------------------------------- after the doubt


def after_loss(s: CoupState) -> None:
    """A card was turned up: go on with what was interrupted."""
    s.banned = NOBODY
    if s.phase == Phase.GAME_OVER:
        return
    if s.loss == Loss.CHALLENGER:
        claim_stands(s)
    elif s.loss == Loss.CLAIMANT:
        claim_falls(s)
    elif s.named != NOBODY and exchanges_shown(s, ALWAYS):
        draw_cards(s, s.target, AMBASSADOR_DRAWS, Draw.EXCHANGE)  # AMB-92
    else:
        end_action(s)


def claim_stands(s: CoupState) -> None:
    """Nobody doubted the claim, or in vain."""
    if s.claim_for == For.ACTION:
        offer_block(s)  # COUP-TU-05
    elif s.claim_for == For.BLOCK:
        end_action(s)  # COUP-BL-05: the cost stays paid
    else:
        s.heirs |= 1 << s.claimant
        next_claim(s)


def claim_falls(s: CoupState) -> None:
    """The claimant was caught."""
    if s.claim_for == For.ACTION:
        end_action(s)
    elif s.claim_for == For.ESTATE:
        next_claim(s)
    elif s.fa_reblock and s.action == Action.FOREIGN_AID:
        offer_block(s)  # AMB-09, AMB-94
    else:
        resolve(s)  # COUP-CL-09
