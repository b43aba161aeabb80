"""What may be answered: sets of action ids, a page of 60 at a time (inputs.py)."""

from intriga.core.bits import count, nth
from intriga.games.coup.action_table import (
    ASSASSIN_COST,
    CONVERT_OTHER,
    CONVERT_SELF,
    COUP_COST,
    MUST_COUP,
)
from intriga.games.coup.inputs import KEEP_PAGE, LAST_PAGE, PAGE, TARGETS, TURN_PAGE, Input
from intriga.games.coup.options import (
    ALONE_MUST,
    COUP_MAY,
    COUP_MUST,
    DECLARED_OFF,
)
from intriga.games.coup.rules.actions import blocked_by, patrons_choice
from intriga.games.coup.rules.challenges import arts_held, can_prove, may_decline
from intriga.games.coup.rules.table import (
    any_art,
    awaiting,
    clockwise,
    lost,
    one,
    others,
    relative,
    rivals,
)
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CARDS, NOBODY, SLOTS, Phase

EVERY_NAME = (1 << SLOTS) - 1
ALWAYS_NAMED = 1 << COUP_MUST | 1 << ALONE_MUST  # of declared: no assassination without a name


def first_page(s: CoupState) -> int:
    """Return the first page that may hold legal actions."""
    if s.phase == Phase.ACTION:
        return TURN_PAGE
    return KEEP_PAGE if s.phase == Phase.EXCHANGE else 0


def last_page(s: CoupState) -> int:
    """Return the last page that may hold legal actions."""
    if s.phase == Phase.ACTION:
        return TURN_PAGE + min(s.declared, 2)
    if s.phase == Phase.EXCHANGE:
        return LAST_PAGE if s.distinct else KEEP_PAGE
    return 0


def legal_actions(s: CoupState, seat: int, page: int) -> int:
    """Return the legal actions of *seat* on one page: bit *i* is the id ``60 * page + i``."""
    if awaiting(s) >> seat & 1 == 0:
        return 0
    if s.phase == Phase.ACTION:
        if page == TURN_PAGE:
            return turn_actions(s, seat)
        return named_actions(s, seat, page) if TURN_PAGE < page <= last_page(s) else 0
    if s.phase == Phase.EXCHANGE:
        return keeps(s.hand[seat], 2 - lost(s, seat), page) if page >= KEEP_PAGE else 0
    return answers(s, seat) if page == 0 else 0


def answers(s: CoupState, seat: int) -> int:
    """Return what may be said to any question but that of one's turn."""
    phase = s.phase
    if phase in (Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK):
        return 1 << Input.PASS | 1 << Input.CHALLENGE
    if phase == Phase.BLOCK:
        return 1 << Input.PASS | blocked_by(s) << Input.BLOCK
    if phase == Phase.LOSE:
        return losable(s, seat) << Input.LOSE
    if phase == Phase.PROVE:
        prove = arts_held(s) << Input.PROVE if can_prove(s) else 0
        return prove | may_decline(s) << Input.DECLINE
    if phase == Phase.CHALLENGE_LAWYER:
        return 1 << Input.PASS | 1 << Input.CHALLENGE
    if phase == Phase.LAWYER:
        return 1 << Input.PASS | 1 << Input.CLAIM
    if phase == Phase.EXAMINE_DECIDE:
        return 1 << Input.REPLACE | 1 << Input.LEAVE
    if phase == Phase.EXAMINE_SHOW:
        return kinds(s.hand[seat]) << Input.SHOW
    if phase == Phase.PATRON_REDIRECT:
        return relative(s, patrons_choice(s), seat) >> 1 << Input.REDIRECT
    if phase == Phase.SETUP_FACTION:
        return 3 << Input.FACTION
    return EVERY_NAME << Input.PICK  # SETUP_PICK: any card of the set


def kinds(hand: int) -> int:
    """Return the set of different cards in *hand*."""
    cards = 0
    for card in range(CARDS):
        cards |= (hand >> 4 * card & 15 > 0) << card
    return cards


def losable(s: CoupState, seat: int) -> int:
    """Return the cards that *seat* may turn up (COUP-IN-02, AMB-14)."""
    hand = s.hand[seat]
    if s.banned != NOBODY:
        hand &= ~any_art(s.banned)
    return kinds(hand)


# ------------------------------------------------------------------- one's turn


def turn_actions(s: CoupState, seat: int) -> int:
    """Return the actions of one's turn, but those that name a character (COUP-TU-02)."""
    coins = s.coins[seat]
    near = relative(s, rivals(s, seat), seat) >> 1
    actions = 0
    if coins >= COUP_COST and not names_coup(s):
        actions = near << Input.COUP - Input.INCOME
    if coins >= MUST_COUP:
        return actions
    everybody = relative(s, others(s, seat), seat) >> 1
    actions |= 1 << Input.INCOME - Input.INCOME | 1 << Input.FOREIGN_AID - Input.INCOME
    actions |= 1 << Input.EXCHANGE - Input.INCOME
    actions |= robbable(s, seat, near) << Input.STEAL - Input.INCOME
    if coins >= ASSASSIN_COST and not ALWAYS_NAMED >> s.declared & 1:
        actions |= near << Input.ASSASSINATE - Input.INCOME
    if s.patron:
        choice = everybody if s.patron_own_faction else near
        actions |= choice << Input.PATRON - Input.INCOME
    else:
        actions |= 1 << Input.TAX - Input.INCOME
    if s.inquisitor:
        choice = everybody if s.examine_own_faction else near
        actions |= choice << Input.EXAMINE - Input.INCOME
    if s.reforma:
        actions |= faction_actions(s, coins, everybody)
    return actions


def names_coup(s: CoupState) -> bool:
    """Say whether a coup names a character; the values after these are of assassinations alone."""
    return DECLARED_OFF < s.declared <= COUP_MAY


def robbable(s: CoupState, seat: int, near: int) -> int:
    """Return those of *near* whom one may steal from (AMB-29)."""
    if not s.steal_from_empty:
        for steps in range(TARGETS):
            if near >> steps & 1 and s.coins[clockwise(s, seat, steps + 1)] == 0:
                near ^= 1 << steps
    return near


def faction_actions(s: CoupState, coins: int, everybody: int) -> int:
    """Return the conversions and the embezzlement (COUP-RF-05, COUP-RF-07)."""
    actions = 0
    if coins >= CONVERT_SELF:
        actions |= 1 << Input.CONVERT - Input.INCOME
    if coins >= CONVERT_OTHER:
        actions |= everybody << Input.CONVERT - Input.INCOME + 1
    if s.embezzle_empty or s.sewer > 0:  # AMB-65
        actions |= 1 << Input.EMBEZZLE - Input.INCOME
    return actions


def named_actions(s: CoupState, seat: int, page: int) -> int:
    """Return the declared coups or assassinations: any target, any of the five names."""
    coins = s.coins[seat]
    cost = COUP_COST if page == Input.NAMED_COUP // PAGE else ASSASSIN_COST
    if cost == COUP_COST and not names_coup(s):
        return 0
    if coins < cost or (cost == ASSASSIN_COST and coins >= MUST_COUP):
        return 0
    near = relative(s, rivals(s, seat), seat) >> 1
    actions = 0
    for steps in range(TARGETS):
        if near >> steps & 1:
            actions |= EVERY_NAME << SLOTS * steps
    return actions


# ------------------------------------------------------------------- exchanges


def keeps(hand: int, number: int, page: int) -> int:
    """Return the ways to keep *number* cards of *hand*, one or two, on one page (C19)."""
    actions = 0
    for high in range(CARDS):
        if hand >> 4 * high & 15:
            if number == 1:
                actions |= on_page(Input.KEEP_ONE + high, page)
            else:
                pair = Input.KEEP_TWO + high * (high + 1) // 2
                for low in range(high):
                    if hand >> 4 * low & 15:
                        actions |= on_page(pair + low, page)
                if hand >> 4 * high & 15 > 1:
                    actions |= on_page(pair + high, page)
    return actions


def on_page(action: int, page: int) -> int:
    """Return the set of *action* alone, if it stands on *page*."""
    at = action - PAGE * page
    return 1 << at if 0 <= at < PAGE else 0


def kept(action: int) -> int:
    """Return the cards that an exchange keeps."""
    if action < Input.KEEP_TWO:
        return one(action - Input.KEEP_ONE)
    pair = action - Input.KEEP_TWO
    high = 0
    while (high + 1) * (high + 2) // 2 <= pair:
        high += 1
    return one(high) + one(pair - high * (high + 1) // 2)


# ------------------------------------------------------------------- choosing by number


def number_of_actions(s: CoupState, seat: int) -> int:
    """Count the legal actions of *seat*."""
    total = 0
    for page in range(first_page(s), last_page(s) + 1):
        total += count(legal_actions(s, seat, page))
    return total


def nth_action(s: CoupState, seat: int, n: int) -> int:
    """Return legal action number *n* of *seat*, in the order of ids, counting from 0."""
    page = first_page(s)
    actions = legal_actions(s, seat, page)
    while n >= count(actions):
        n -= count(actions)
        page += 1
        actions = legal_actions(s, seat, page)
    return PAGE * page + nth(actions, n)
