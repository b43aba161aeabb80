"""The encoding of one view of Coup for a network, and of its answers, in plain Python.

Functions write the view into a row of zeros from column *at* on, and return the next free column.
The same text is compiled where there are many views.  Counts are squeezed by
``log(1 + x)``; coins also stand one by one, because three, seven and ten of them change what may
be done.

Answers are columns in place of action ids.  Cards count by slot: to lose one Duke or another of a
different art is one answer.  Inputs with a target are a verb and a seat.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from intriga.agents.encoding import NO_COLUMN
from intriga.core.codings import BIG
from intriga.games.coup.inputs import NUM_ACTIONS, PAIRS, Input, kind_of
from intriga.games.coup.options import (
    COUP_MUST,
    DECLARED_COUP,
    DECLARED_OFF,
    VARIANTS,
)
from intriga.games.coup.view.observation import AT, LAYOUT
from intriga.games.coup.vocabulary import CARDS, CLAIMS, RECENT, SEATS, SLOTS, TALLY, Action, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray


# Kinds of input that stand for themselves, and how many columns each has
_WIDTHS: Final = {
    Input.PASS: 1,
    Input.CHALLENGE: 1,
    Input.DECLINE: 1,
    Input.PROVE: 1,
    Input.BLOCK: SLOTS,
    Input.CLAIM: 1,
    Input.REPLACE: 1,
    Input.LEAVE: 1,
    Input.FACTION: 2,
    Input.PICK: SLOTS,
    Input.LOSE: SLOTS,
    Input.SHOW: SLOTS,
    Input.INCOME: 1,
    Input.FOREIGN_AID: 1,
    Input.TAX: 1,
    Input.EXCHANGE: 1,
    Input.EMBEZZLE: 1,
    Input.KEEP_ONE: SLOTS,
    Input.KEEP_TWO: SLOTS * (SLOTS + 1) // 2,
}
_FIRST: Final = dict(zip(_WIDTHS, np.cumsum([0, *_WIDTHS.values()])[:-1].tolist(), strict=True))
PLAIN: Final = sum(_WIDTHS.values())

# Kinds of input that point at a seat: the verb, and the number added to a target of 0
_POINTING: Final = {
    Input.COUP: 1,
    Input.ASSASSINATE: 1,
    Input.STEAL: 1,
    Input.EXAMINE: 1,
    Input.PATRON: 1,
    Input.REDIRECT: 1,
    Input.CONVERT: 0,
}
_NAMING: Final = (Input.NAMED_COUP, Input.NAMED_ASSASSINATE)
VERBS: Final = len(_POINTING) + len(_NAMING) * SLOTS

_SLOT_PAIRS: Final = [(low, high) for high in range(SLOTS) for low in range(high + 1)]


def target_of(action: int) -> int:
    """Return at which seat *action* points, clockwise from the actor, NO_COLUMN for none."""
    kind = kind_of(action)
    if kind in _POINTING:
        return action - kind + _POINTING[kind]
    if kind in _NAMING:
        return (action - kind) // SLOTS + 1
    return NO_COLUMN


def verb_of(action: int) -> int:
    """Return which of the VERBS *action* is, NO_COLUMN if it points at nobody."""
    kind = kind_of(action)
    if kind in _POINTING:
        return list(_POINTING).index(kind)
    if kind in _NAMING:
        return len(_POINTING) + SLOTS * _NAMING.index(kind) + (action - kind) % SLOTS
    return NO_COLUMN


def plain_of(action: int) -> int:
    """Return the plain column of *action*, which points at nobody."""
    kind = kind_of(action)
    first, more = _FIRST[kind], action - kind
    if kind == Input.KEEP_TWO:
        low, high = sorted(card % SLOTS for card in PAIRS[more])
        return first + _SLOT_PAIRS.index((low, high))
    if kind in {Input.LOSE, Input.SHOW, Input.KEEP_ONE}:
        return first + more % SLOTS
    return first if kind == Input.PROVE else first + more


def columns_of(players: int) -> "NDArray[np.int64]":
    """Return the column of every action id, as :meth:`Encoding.columns`."""
    columns = np.full(NUM_ACTIONS, NO_COLUMN, np.int64)
    for action in range(NUM_ACTIONS):
        target = target_of(action)
        if target == NO_COLUMN:
            columns[action] = plain_of(action)
        elif target < players:
            columns[action] = PLAIN + VERBS * target + verb_of(action)
    return columns


# ------------------------------------------------------------------- inputs heard


def _word_of(action: int) -> tuple[int, int]:
    """Return the numbers for *action* among the last inputs: its kind, and its slot if heard."""
    kind = kind_of(action)
    if kind in {Input.KEEP_ONE, Input.KEEP_TWO}:
        return Input.KEEP_ONE, 0
    if kind in {Input.BLOCK, Input.LOSE}:
        return kind, (action - kind) % SLOTS
    return kind, 0


_WORDS: Final = sorted({_word_of(action) for action in range(NUM_ACTIONS)})
WORDS: Final = len(_WORDS) + 1  # 0 for no input
# By action id plus 1, as a view has it
WORD_OF: Final = np.array(
    [0, *(1 + _WORDS.index(_word_of(action)) for action in range(NUM_ACTIONS))]
)
TARGET_OF: Final = np.array([NO_COLUMN, *(target_of(action) for action in range(NUM_ACTIONS))])


Rows: TypeAlias = Sequence[list[float]]
TOLD: Final = 4  # of the last inputs, word by word
COINS: Final = 13  # shown one by one, the last for all above
PHASES, ACTIONS, LOSSES = len(Phase), len(Action) + 1, 4
KNOWN: Final[Mapping[str, int]] = {
    "patron": 2,
    "inquisitor": 2,
    "lawyer": 2,
    "reforma": 2,
    "distinct": 2,
    "sets": 2,
    "first_coins": 3,
    "declared": 3,
    "declared_exchange": 3,
    "decline_proof": 2,
    "clockwise": 2,
    "block_after_own_challenge": 2,
    "fa_reblock": 2,
    "steal_from_empty": 2,
    "embezzle_empty": 2,
    "duke_and_redraw": 2,
    "examine_random": 2,
    "examine_block": 2,
    "return_first": 2,
    "examine_own_faction": 2,
    "patron_own_faction": 2,
    "lawyer_challengeable": 2,
    "finite": 2,
    "factions_dealt": 2,
}
"""The options that networks are shown, by field, and how many numbers of each they have learned.

The weights were made from these: a younger option is not shown to them.  One that they are to be
shown makes another version of the encoding.
"""
NEAREST: Final[Mapping[str, Sequence[int]]] = {
    "declared": (DECLARED_COUP, COUP_MUST, DECLARED_OFF),
    "declared_exchange": (0, 1, 2),  # and the owner chooses
    "decline_proof": (True,),
    "fa_reblock": (False,),
}
"""The learned numbers, the nearest ones, that stand for later numbers which networks do not know.

Any other later numbers are shown as the value that games had before.
"""
OPTIONS: Final = len(KNOWN)
PLACES: Final = tuple(LAYOUT.options.places(KNOWN))
MOST: Final = LAYOUT.options.high
# How many copies of a character there are, by players (COUP-SU-01, COUP-SU-02)
COPIES: Final = np.array([3] * 7 + [4] * 2 + [5] * 2)
LOG: Final = (np.log1p(np.arange(BIG + 1)) / 2).astype(np.float32)
PICKS: Final = 5  # the viewer, those with a role, all living others


def _option_numbers() -> "NDArray[np.float32]":
    """Return the input for each number of each option, [options, numbers]."""
    told = np.zeros((OPTIONS, MOST + 1), np.float32)
    for option, (name, learned) in enumerate(KNOWN.items()):
        shown = [*range(learned), *NEAREST.get(name, ())]
        told[option, : len(shown)] = shown
        told[option, len(shown) :] = VARIANTS.before(name) or 0
    return told * np.float32(0.5)


OPTION: Final = _option_numbers()


def encode_view(
    view: Sequence[int], players: int, table: list[float], tokens: Rows, picks: Rows
) -> None:
    """Write the network's input for *view*, a row of numbers, into rows of zeros.

    *table* is one row; *tokens* have a row for each seat, clockwise from the viewer, and *picks*
    one for each of PICKS.
    """
    encode_table(view, players, table)
    for seat in range(players):
        encode_seat(view, players, seat, tokens[seat])
    encode_picks(view, players, picks)


# ------------------------------------------------------------------- the table


def encode_table(view: Sequence[int], players: int, row: list[float]) -> int:
    """Write the table with the last answers, and the viewer's cards."""
    at = one_hot(row, 0, view[AT.phase], PHASES)
    at = one_hot(row, at, view[AT.action], ACTIONS)
    at = one_hot(row, at, view[AT.named], CLAIMS + 1)
    at = one_hot(row, at, view[AT.block], CLAIMS + 1)
    at = one_hot(row, at, view[AT.claim], CLAIMS + 1)
    at = one_hot(row, at, view[AT.loss], LOSSES)
    at = one_hot(row, at, view[AT.banned], CLAIMS + 1)
    at = one_hot(row, at, players, SEATS + 1)
    for option in range(OPTIONS):
        row[at + option] = OPTION[option, view[AT.options + PLACES[option]]]
    at = encode_counts(view, players, row, at + OPTIONS)
    for back in range(TOLD):
        at = one_hot(row, at, WORD_OF[heard(view, back)], WORDS)
    return encode_cards(view, players, row, at)


def one_hot(row: list[float], at: int, which: int, number: int) -> int:
    """Write a 1 in the place *which* of *number*."""
    row[at + which] = 1
    return at + number


def encode_counts(view: Sequence[int], players: int, row: list[float], at: int) -> int:
    """Write how many cards and coins lie there, and how many play on."""
    treasury, sewer, alive = big(view, AT.treasury), big(view, AT.sewer), 0
    for seat in range(players):
        alive += view[AT.hand_size + seat] > 0
    row[at] = view[AT.court_size] / 15
    row[at + 1] = min(sewer, 10) / 5
    row[at + 2] = sewer > 0
    row[at + 3] = alive / 5
    row[at + 4] = alive == 2
    row[at + 5] = alive == 3
    row[at + 6] = min(max(treasury, 0), 20) / 20
    return at + 7


def big(view: Sequence[int], at: int) -> int:
    """Return a number that takes two."""
    return view[at] + (BIG + 1) * view[at + 1]


def heard(view: Sequence[int], back: int) -> int:
    """Return the id of the action so far *back* plus 1, 0 for none."""
    return big(view, AT.recent + 3 * back + 1)


def encode_cards(view: Sequence[int], players: int, row: list[float], at: int) -> int:
    """Write the viewer's own cards, the copies that may be anywhere, and those of the claim."""
    claim = at + 8 * SLOTS
    for slot in range(SLOTS):
        held, away = of_slot(view, AT.hand, slot), of_slot(view, AT.aside, slot)
        left = COPIES[players] - open_cards(view, players, slot) - held - away
        for seat in range(1, players):
            left -= of_two(view, AT.seen + 2 * seat, slot)
        row[at + slot], row[at + SLOTS + slot] = held, held > 1
        row[at + 2 * SLOTS + slot] = away
        row[at + 3 * SLOTS + slot], row[at + 4 * SLOTS + slot] = left / 3, left <= 0
        row[at + 5 * SLOTS + slot] = of_two(view, AT.returned, slot)
        row[at + 6 * SLOTS + slot] = of_two(view, AT.proof, slot)
        row[at + 7 * SLOTS + slot] = is_of(view[AT.shown], slot)
        for place in range(2):
            said = view[AT.claim] if place == 0 else view[AT.named]
            if is_of(said, slot):
                row[claim + 3 * place] = held
                row[claim + 3 * place + 1] = left / 3
                row[claim + 3 * place + 2] = open_cards(view, players, slot)
    return claim + 6


def of_slot(view: Sequence[int], at: int, slot: int) -> int:
    """Return how many cards of *slot* are counted from *at* on, kind by kind."""
    found = 0
    for kind in range(slot, CARDS, SLOTS):
        found += view[at + kind]
    return found


def of_two(view: Sequence[int], at: int, slot: int) -> int:
    """Return how many of the two cards at *at*, each plus 1, are of *slot*."""
    return is_of(view[at], slot) + is_of(view[at + 1], slot)


def is_of(card: int, slot: int) -> int:
    """Say by 0 or 1 if *card*, plus 1, 0 for none, is of *slot*.

    Likewise of a claim; "none of slot 0" is about slot 0.
    """
    return 1 if card > 0 and (card - 1) % SLOTS == slot else 0


def open_cards(view: Sequence[int], players: int, slot: int) -> int:
    """Return how many cards of *slot* lie face up."""
    found = 0
    for seat in range(players):
        found += of_two(view, AT.face_up + 2 * seat, slot)
    return found


# ------------------------------------------------------------------- the seats


def encode_seat(view: Sequence[int], players: int, seat: int, row: list[float]) -> int:
    """Write the public numbers of *seat*, and the viewer's hand at its own."""
    row[0], row[1], row[2], row[3] = seat == 0, seat == 1, seat == players - 1, seat / players
    at = encode_wealth(view, seat, row, 4)
    at = encode_roles(view, players, seat, row, at)
    at = encode_claims(view, seat, row, at)
    for slot in range(SLOTS):
        row[at + slot] = of_two(view, AT.face_up + 2 * seat, slot)
        row[at + SLOTS + slot] = of_two(view, AT.seen + 2 * seat, slot)
        if seat == 0:
            row[at + 2 * SLOTS + slot] = of_slot(view, AT.hand, slot)
    return at + 3 * SLOTS


def encode_wealth(view: Sequence[int], seat: int, row: list[float], at: int) -> int:
    """Write the influence, coins and faction of *seat*, with its options and duties."""
    lost = (view[AT.face_up + 2 * seat] > 0) + (view[AT.face_up + 2 * seat + 1] > 0)
    at = one_hot(row, at, 2 - lost, 3)
    coins = min(big(view, AT.coins + 2 * seat), BIG)
    at = one_hot(row, at, min(coins, COINS - 1), COINS)
    faction, lawyer = view[AT.faction + seat], view[AT.lawyer + seat]
    row[at] = min(coins, 20) / 10
    row[at + 1], row[at + 2] = view[AT.awaited + seat], view[AT.blocked + seat]
    row[at + 3], row[at + 4] = lawyer == 1, lawyer == 2
    row[at + 5], row[at + 6] = faction == 1, faction == 2
    row[at + 7] = faction > 0 and faction == view[AT.faction]
    row[at + 8] = min(view[AT.estate + 2 * seat], 20) / 10
    return at + 9


def encode_roles(view: Sequence[int], players: int, seat: int, row: list[float], at: int) -> int:
    """Write which part *seat* has now, which of the last inputs it gave, and which pointed at it.

    In a view it is called *seat* + 1.
    """
    row[at], row[at + 1] = view[AT.turn] == seat + 1, view[AT.target] == seat + 1
    row[at + 2], row[at + 3] = view[AT.blocker] == seat + 1, view[AT.claimant] == seat + 1
    row[at + 4], row[at + 5] = view[AT.challenger] == seat + 1, view[AT.estate_of] == seat + 1
    gave = at + 6
    for back in range(RECENT):
        who = view[AT.recent + 3 * back]
        row[gave + back] = who == seat + 1
        steps = TARGET_OF[heard(view, back)]
        row[gave + RECENT + back] = steps >= 0 and (who - 1 + steps) % players == seat
    return gave + 2 * RECENT


def encode_claims(view: Sequence[int], seat: int, row: list[float], at: int) -> int:
    """Write the claims of *seat* with their ends, and the results of its challenges."""
    first = AT.tally + TALLY * CLAIMS * seat
    for count in range(TALLY * CLAIMS):
        row[at + count] = LOG[view[first + count]]
        row[at + TALLY * CLAIMS + count] = view[first + count] > 0
    at += 2 * TALLY * CLAIMS
    for claim in range(CLAIMS):  # claimed, neither proved nor refused
        believed = view[first + claim] - view[first + CLAIMS + claim]
        believed -= view[first + 2 * CLAIMS + claim]
        row[at + claim] = LOG[min(max(believed, 0), BIG)]
    at += CLAIMS
    row[at] = LOG[view[AT.challenges + 2 * seat]]
    row[at + 1] = LOG[view[AT.challenges + 2 * seat + 1]]
    return at + 2


def encode_picks(view: Sequence[int], players: int, rows: Rows) -> None:
    """Write which seats are gathered: the viewer, those with a role, all living others."""
    rows[0][0] = 1
    others = 0
    for seat in range(players):
        rows[1][seat] = view[AT.turn] == seat + 1
        rows[2][seat] = view[AT.target] == seat + 1
        rows[3][seat] = view[AT.claimant] == seat + 1
        others += seat > 0 and view[AT.hand_size + seat] > 0
    for seat in range(1, players):
        rows[4][seat] = (view[AT.hand_size + seat] > 0) / max(1, others)
