"""Reasons why an input is refused, from the view of its seat."""

from typing import Final

from intriga.core.errors import Always, Reason
from intriga.games.coup.action_table import (
    ASSASSIN_COST,
    CONVERT_OTHER,
    CONVERT_SELF,
    COUP_COST,
    MUST_COUP,
)
from intriga.games.coup.inputs import PAIRS, TARGETS, Input, kind_of
from intriga.games.coup.options import (
    ALONE_MAY,
    ALONE_MUST,
    COUP_MAY,
    COUP_MUST,
    DECLARED_COUP,
)
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import SLOTS, Phase


class Refusal(Reason):
    """Why Coup refuses an input."""

    MUST_COUP = "must-coup"
    CANNOT_AFFORD = "cannot-afford"
    NOT_IN_GAME = "not-in-game"
    NO_REFORMA = "no-reforma"
    NO_SUCH_TARGET = "no-such-target"
    OWN_FACTION = "own-faction"
    NOTHING_TO_STEAL = "nothing-to-steal"
    NOTHING_TO_EMBEZZLE = "nothing-to-embezzle"
    MUST_NAME = "must-name"
    MUST_NOT_NAME = "must-not-name"
    CANNOT_BLOCK_WITH = "cannot-block-with"
    CANNOT_DECLINE = "cannot-decline"
    CANNOT_PROVE = "cannot-prove"
    NOT_HELD = "not-held"
    WOULD_PROVE = "would-prove"
    WRONG_NUMBER = "wrong-number"


ANSWERS_TO: Final = {
    Input.PASS: {
        *(Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER),
        *(Phase.BLOCK, Phase.LAWYER),
    },
    Input.CHALLENGE: {*(Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER)},
    Input.DECLINE: {Phase.PROVE},
    Input.PROVE: {Phase.PROVE},
    Input.BLOCK: {Phase.BLOCK},
    Input.CLAIM: {Phase.LAWYER},
    Input.REPLACE: {Phase.EXAMINE_DECIDE},
    Input.LEAVE: {Phase.EXAMINE_DECIDE},
    Input.FACTION: {Phase.SETUP_FACTION},
    Input.PICK: {Phase.SETUP_PICK},
    Input.LOSE: {Phase.LOSE},
    Input.SHOW: {Phase.EXAMINE_SHOW},
    Input.REDIRECT: {Phase.PATRON_REDIRECT},
    Input.KEEP_ONE: {Phase.EXCHANGE},
    Input.KEEP_TWO: {Phase.EXCHANGE},
}
COSTS: Final = {
    Input.COUP: COUP_COST,
    Input.NAMED_COUP: COUP_COST,
    Input.ASSASSINATE: ASSASSIN_COST,
    Input.NAMED_ASSASSINATE: ASSASSIN_COST,
}
NEEDS: Final = {  # the option whose value decides whether the character is in the game
    Input.TAX: ("patron", 0),
    Input.PATRON: ("patron", 1),
    Input.EXAMINE: ("inquisitor", 1),
}
NAMING: Final = {  # the values of the option `declared` with which one may name a character
    Input.NAMED_COUP: {DECLARED_COUP, COUP_MUST, COUP_MAY},
    Input.NAMED_ASSASSINATE: {COUP_MUST, COUP_MAY, ALONE_MUST, ALONE_MAY},
}
OBLIGED: Final = {  # and those with which one has to
    Input.COUP: NAMING[Input.NAMED_COUP],
    Input.ASSASSINATE: {COUP_MUST, ALONE_MUST},
}


def why_illegal(view: CoupView, action: int) -> Reason:
    """Return why the seat of *view* may not do *action*, though it is awaited."""
    kind = kind_of(action)
    plus = action - kind
    if view.phase not in ANSWERS_TO.get(kind, {Phase.ACTION}):
        return Always.NOT_THE_QUESTION
    if view.phase == Phase.ACTION:
        return _why_no_action(view, kind, plus)
    if view.phase == Phase.PATRON_REDIRECT:
        return why_no_target(view, kind, plus + 1)
    return _why_no_answer(view, kind, plus)


def _why_no_answer(view: CoupView, kind: Input, plus: int) -> Reason:
    if kind == Input.BLOCK:
        return Refusal.CANNOT_BLOCK_WITH
    if kind == Input.DECLINE:
        return Refusal.CANNOT_DECLINE
    if kind == Input.PROVE:
        return Refusal.CANNOT_PROVE
    if kind in {Input.KEEP_ONE, Input.KEEP_TWO}:
        wanted = 2 - len(view.face_up[view.turn if view.seat is None else view.seat])
        cards = (plus,) if kind == Input.KEEP_ONE else PAIRS[plus]
        return Refusal.WRONG_NUMBER if len(cards) != wanted else Refusal.NOT_HELD
    if kind == Input.LOSE and plus in view.hand:
        return Refusal.WOULD_PROVE
    return Refusal.NOT_HELD


def _why_no_action(view: CoupView, kind: Input, plus: int) -> Reason:
    seat = view.turn
    coins = view.coins[seat]
    if coins >= MUST_COUP and kind not in {Input.COUP, Input.NAMED_COUP}:
        return Refusal.MUST_COUP
    option, value = NEEDS.get(kind, ("patron", view.options["patron"]))
    if view.options[option] != value:
        return Refusal.NOT_IN_GAME
    if kind in {Input.CONVERT, Input.EMBEZZLE} and not view.options["reforma"]:
        return Refusal.NO_REFORMA
    declared = view.options["declared"]
    if kind in NAMING and declared not in NAMING[kind]:
        return Refusal.MUST_NOT_NAME
    if declared in OBLIGED.get(kind, ()):
        return Refusal.MUST_NAME
    if kind == Input.EMBEZZLE:
        return Refusal.NOTHING_TO_EMBEZZLE
    if kind == Input.CONVERT and coins < (CONVERT_OTHER if plus else CONVERT_SELF):
        return Refusal.CANNOT_AFFORD
    if coins < COSTS.get(kind, 0):
        return Refusal.CANNOT_AFFORD
    return why_no_target(view, kind, _steps(kind, plus))


def _steps(kind: Input, plus: int) -> int:
    """Return how many seats away the target is."""
    if kind == Input.CONVERT:
        return plus
    return (plus // SLOTS if kind in NAMING else plus % TARGETS) + 1


def why_no_target(view: CoupView, kind: Input, steps: int) -> Reason:
    """Return why the seat *steps* seats after the one of *view* is no target of *kind*."""
    target = (view.turn + steps) % view.players
    if steps >= view.players or target not in view.alive:
        return Refusal.NO_SUCH_TARGET
    empty = view.coins[target] == 0 and not view.options["steal_from_empty"]
    if kind == Input.STEAL and empty:
        return Refusal.NOTHING_TO_STEAL
    return Refusal.OWN_FACTION
