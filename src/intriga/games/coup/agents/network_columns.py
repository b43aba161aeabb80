"""The answers of a network for Coup: columns in place of action ids.

Cards count by slot: to lose one Duke or another of a different art is one answer.
Inputs with a target are a verb and a seat.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.encoding import NO_COLUMN
from intriga.games.coup.inputs import NUM_ACTIONS, PAIRS, Input, kind_of
from intriga.games.coup.vocabulary import SLOTS

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
