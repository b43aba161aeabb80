"""What a seat may know: the one allow-list (docs/rules/information).

:func:`view` writes it number by number, in the dialect of the rules.  Texts,
JSON, messages and the tensors of learners are all made from these numbers.
Seats are counted clockwise from the viewer; a spectator counts from seat 0.
Numbers that can outgrow a byte take two: ``x & 127`` and ``x >> 7``.
"""

from functools import partial
from typing import Final

from intriga.core.arrays import clear, copy
from intriga.core.observation import WHO, Layout, Piece, by_seat, number
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.rules.memory import HEARD_BITS, seen_at
from intriga.games.coup.rules.table import awaiting, clockwise, number_of_cards
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CARDS, CLAIMS, NOBODY, RECENT, SEATS, TALLY, Action, Phase

BIG: Final = 127
_seats: Final = partial(by_seat, SEATS)
EACH_TALLY: Final = TALLY * CLAIMS
EXCHANGES: Final = 3  # values of declared_exchange, whose number tells declared_loss too


def _big(name: str, meaning: str) -> Piece:
    return Piece(name, (2,), -BIG - 1, BIG, f"{meaning}, as x & 127 and x >> 7")


def _cards(name: str, number: int, meaning: str) -> Piece:
    return Piece(name, (number,), 0, CARDS, f"{meaning}, each plus 1, 0 for none")


LAYOUT: Final = Layout(
    (
        # --- the game
        number("spectator", 1, "1 for a spectator"),
        number("players", SEATS, "number of players", low=2),
        Piece("options", (len(VARIANTS.columns),), 0, 5, "the options that the rules read"),
        number("phase", len(Phase) - 1, "phase"),
        number("turn", SEATS, f"the actor: {WHO}"),
        number("winner", SEATS, f"the winner: {WHO}"),
        number("court_size", CARDS * 2, "cards in the Court deck"),
        _big("treasury", "coins in the Treasury"),
        _big("sewer", "coins in the sewer"),
        # --- the action
        number("action", len(Action), "action plus 1, 0 for none"),
        number("target", SEATS, f"its target: {WHO}"),
        number("named", CLAIMS, "slot named by a declared coup or assassination, plus 1"),
        number("blocker", SEATS, f"the seat that blocks or blocked last: {WHO}"),
        number("block", CLAIMS, "slot it claimed, plus 1"),
        number("claimant", SEATS, f"the last to claim a character: {WHO}"),
        number("claim", CLAIMS, "slot it claimed, plus 1; 6 for none of slot 0"),
        number("challenger", SEATS, f"the one who challenged that claim: {WHO}"),
        number("loss", 3, "why an influence is being lost, plus 1: challenger, claimant, struck"),
        number("banned", CLAIMS, "slot that may not be lost, plus 1"),
        number("estate_of", SEATS, f"whose estate is divided: {WHO}"),
        number("shown", CARDS, "the examined card plus 1, for actor and target"),
        _cards("proof", 2, "cards that a proof laid open with the last input"),
        # --- the viewer's own
        Piece("hand", (CARDS,), 0, 5, "own cards of each kind"),
        Piece("aside", (CARDS,), 0, 1, "own cards put aside"),
        _cards("returned", 2, "own cards last put into the Court deck"),
        # --- the seats
        _seats("hand_size", 5, "cards in hand"),
        _seats("aside_size", 4, "cards put aside"),
        _seats("coins", BIG, "coins, as x & 127 and x >> 7", 2),
        _seats("estate", BIG, "coins waiting for lawyers, likewise", 2),
        _seats("faction", 2, "faction plus 1, 0 for none"),
        _seats("awaited", 1, "1 if an answer is awaited"),
        _seats("blocked", 1, "1 if it has blocked this action"),
        _seats("lawyer", 2, "1 if its lawyer's claim is to be tested, 2 if it stands"),
        _seats("face_up", CARDS, "lost cards in order of loss, each plus 1", 2),
        _seats("seen", CARDS, "cards the viewer knows it to hold, each plus 1", 2),
        _seats(
            "tally",
            BIG,
            "times each claim (the five slots, then none of slot 0) was claimed, proved when"
            " challenged, not proved when challenged, or open as a block and not claimed",
            TALLY,
            CLAIMS,
        ),
        _seats("challenges", BIG, "challenges made and won", 2),
        # --- the last inputs
        Piece(
            "recent",
            (RECENT, 3),
            0,
            BIG,
            "the last inputs but passes, latest first: who, then action id plus 1 (of secret"
            " cards the first id of their kind) as x & 127 and x >> 7",
        ),
    )
)
WIDTH: Final = LAYOUT.width

(
    SPECTATOR,
    PLAYERS,
    OPTIONS,
    PHASE,
    TURN,
    WINNER,
    COURT_SIZE,
    TREASURY,
    SEWER,
    ACTION,
    TARGET,
    NAMED,
    BLOCKER,
    BLOCK,
    CLAIMANT,
    CLAIM,
    CHALLENGER,
    LOSS,
    BANNED,
    ESTATE_OF,
    SHOWN,
    PROOF,
    HAND,
    ASIDE,
    RETURNED,
    HAND_SIZE,
    ASIDE_SIZE,
    COINS,
    ESTATE,
    FACTION,
    AWAITED,
    BLOCKED,
    LAWYER,
    FACE_UP,
    SEEN,
    TALLIES,
    CHALLENGES,
    LAST,
) = LAYOUT.at.values()


def view(s: CoupState, viewer: int, out: list[int]) -> None:
    """Write what *viewer* may know into ``out[0:WIDTH]``; NOBODY is a spectator.

    The only function that reads hidden cards for a viewer.
    """
    clear(out, WIDTH)
    eye = max(viewer, 0)
    view_options(s, out)
    view_table(s, eye, out)
    if s.action != NOBODY:
        view_action(s, eye, out)
    if viewer == NOBODY:
        out[SPECTATOR] = 1
    else:
        view_own(s, viewer, out)
    if s.watched:
        view_seen(s, viewer, out)
    awaited = awaiting(s)
    for steps in range(s.players):
        view_seat(s, clockwise(s, eye, steps), steps, out)
        out[AWAITED + steps] = awaited >> clockwise(s, eye, steps) & 1
    view_recent(s, eye, out)


def who(s: CoupState, eye: int, seat: int) -> int:
    """Return *seat* clockwise from *eye*, plus 1; 0 for nobody."""
    if seat == NOBODY:
        return 0
    return seat - eye + 1 if seat >= eye else seat - eye + s.players + 1


def big(out: list[int], at: int, number: int) -> None:
    """Write a number that may outgrow a byte."""
    out[at] = number & BIG
    out[at + 1] = number >> 7


def view_options(s: CoupState, out: list[int]) -> None:
    """Write the options that the rules read, in the order of VARIANTS."""
    out[OPTIONS] = s.patron
    out[OPTIONS + 1] = s.inquisitor
    out[OPTIONS + 2] = s.lawyer
    out[OPTIONS + 3] = s.reforma
    out[OPTIONS + 4] = s.distinct
    out[OPTIONS + 5] = s.sets
    out[OPTIONS + 6] = s.first_coins
    out[OPTIONS + 7] = s.declared
    out[OPTIONS + 8] = s.declared_exchange + EXCHANGES * s.declared_loss
    out[OPTIONS + 9] = s.decline_proof
    out[OPTIONS + 10] = s.clockwise
    out[OPTIONS + 11] = s.block_after_own_challenge
    out[OPTIONS + 12] = s.fa_reblock
    out[OPTIONS + 13] = s.steal_from_empty
    out[OPTIONS + 14] = s.embezzle_empty
    out[OPTIONS + 15] = s.duke_and_redraw
    out[OPTIONS + 16] = s.examine_random
    out[OPTIONS + 17] = s.examine_block
    out[OPTIONS + 18] = s.return_first
    out[OPTIONS + 19] = s.examine_own_faction
    out[OPTIONS + 20] = s.patron_own_faction
    out[OPTIONS + 21] = s.lawyer_challengeable
    out[OPTIONS + 22] = s.finite
    out[OPTIONS + 23] = s.factions_dealt


def view_table(s: CoupState, eye: int, out: list[int]) -> None:
    """Write what lies on the table."""
    out[PLAYERS] = s.players
    out[PHASE] = s.phase
    out[TURN] = s.turn - eye + 1 if s.turn >= eye else s.turn - eye + s.players + 1
    out[WINNER] = who(s, eye, s.winner)
    out[COURT_SIZE] = number_of_cards(s.court)
    big(out, TREASURY, s.treasury)
    big(out, SEWER, s.sewer)
    out[PROOF] = s.proof & 15
    out[PROOF + 1] = s.proof >> 4


def view_action(s: CoupState, eye: int, out: list[int]) -> None:
    """Write the action, its claims and blocks: all of it was said aloud."""
    out[ACTION] = s.action + 1
    out[TARGET] = who(s, eye, s.target)
    out[NAMED] = s.named + 1
    out[BLOCKER] = who(s, eye, s.blocker)
    out[BLOCK] = s.block + 1
    out[CLAIMANT] = who(s, eye, s.claimant)
    out[CLAIM] = s.claim + 1
    out[CHALLENGER] = who(s, eye, s.challenger)
    out[ESTATE_OF] = who(s, eye, s.estate_of)
    if s.phase == Phase.LOSE:
        out[LOSS] = s.loss + 1
        out[BANNED] = s.banned + 1


def view_own(s: CoupState, viewer: int, out: list[int]) -> None:
    """Write the viewer's own cards, and the card it examines or shows (AMB-53)."""
    cards(out, HAND, s.hand[viewer])
    if s.sets and s.players == 2:
        cards(out, ASIDE, s.aside[viewer])
    out[RETURNED] = s.returned[viewer] & 15
    out[RETURNED + 1] = s.returned[viewer] >> 4
    if s.phase == Phase.EXAMINE_DECIDE and (viewer in (s.turn, s.target)):
        out[SHOWN] = s.shown + 1


def view_seen(s: CoupState, viewer: int, out: list[int]) -> None:
    """Write the cards that *viewer* has seen and not lost sight of."""
    for steps in range(s.players):
        pair = s.seen[seen_at(viewer, clockwise(s, max(viewer, 0), steps))]
        out[SEEN + 2 * steps] = pair & 15
        out[SEEN + 2 * steps + 1] = pair >> 4


def cards(out: list[int], at: int, hand: int) -> None:
    """Write how often *hand* holds each card."""
    for card in range(CARDS):
        out[at + card] = hand >> 4 * card & 15


def view_seat(s: CoupState, seat: int, steps: int, out: list[int]) -> None:
    """Write what everybody sees of *seat*, *steps* places from the viewer."""
    out[HAND_SIZE + steps] = number_of_cards(s.hand[seat])
    if s.sets and s.players == 2:
        out[ASIDE_SIZE + steps] = number_of_cards(s.aside[seat])
    big(out, COINS + 2 * steps, s.coins[seat])
    if s.lawyer:
        big(out, ESTATE + 2 * steps, s.estates[seat])
        out[LAWYER + steps] = (s.lawyers >> seat & 1) + 2 * (s.heirs >> seat & 1)
    if s.reforma and s.factions != NOBODY:
        out[FACTION + steps] = (s.factions >> seat & 1) + 1
    out[BLOCKED + steps] = s.blockers >> seat & 1
    out[FACE_UP + 2 * steps] = s.face_up[seat] & 15
    out[FACE_UP + 2 * steps + 1] = s.face_up[seat] >> 4
    copy(s.tally, EACH_TALLY * seat, out, TALLIES + EACH_TALLY * steps, EACH_TALLY)
    out[CHALLENGES + 2 * steps] = s.challenges[2 * seat]
    out[CHALLENGES + 2 * steps + 1] = s.challenges[2 * seat + 1]


def view_recent(s: CoupState, eye: int, out: list[int]) -> None:
    """Write the last inputs, latest first; branches would cost as much as all the rest."""
    for back in range(RECENT):
        code = s.recent[s.heard - 1 - back & RECENT - 1]
        steps = (code >> HEARD_BITS) - eye
        steps += s.players * (steps < 0)
        at = LAST + 3 * back
        out[at] = (steps + 1) * (code > 0)
        out[at + 1] = code & BIG
        out[at + 2] = code >> 7 & 3
