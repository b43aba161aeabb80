"""What an answer gives, what it cannot undo, and why an action is closed, from one view."""

from functools import cache
from typing import Final

from intriga.core.message import Message
from intriga.core.offers import Price
from intriga.games.coup.action_table import (
    AID,
    AMBASSADOR_DRAWS,
    COUP_COST,
    INCOME,
    INQUISITOR_DRAWS,
    LOOT,
    MUST_COUP,
    PATRON_GIVES,
    PATRON_KEEPS,
    TAX,
)
from intriga.games.coup.inputs import TARGETS, Input
from intriga.games.coup.refusals import Refusal, why_illegal
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, Action, Phase

GAIN: Final = {
    Action.INCOME: INCOME,
    Action.FOREIGN_AID: AID,
    Action.TAX: TAX,
    Action.PATRON: PATRON_KEEPS,
    Action.STEAL: LOOT,
}
"""The coins that an action gives; those of an embezzlement are what the sewer has."""
STRIKES: Final = frozenset({Action.COUP, Action.ASSASSINATE})
NAMED: Final = {Action.COUP: Input.NAMED_COUP, Action.ASSASSINATE: Input.NAMED_ASSASSINATE}
OF_ONE_INPUT: Final = frozenset(
    {Refusal.MUST_NAME, Refusal.MUST_NOT_NAME, Refusal.NO_SUCH_TARGET, Refusal.OWN_FACTION}
)
"""Reasons that are about one input of an action, not about all of them."""


@cache
def coins(count: int) -> Price | None:
    """Return so many coins, None for nothing."""
    return Price("coin", count) if count else None


# ------------------------------------------------------------------- what an action gives


def gain(view: CoupView, action: Action, target: int = NOBODY) -> Price | None:
    """Return the coins that *action*, aimed at *target*, gives the seat of *view*."""
    if action == Action.EMBEZZLE:
        return coins(view.sewer)
    if action == Action.STEAL and target != NOBODY:
        return coins(min(LOOT, view.coins[target]))
    return coins(GAIN.get(action, 0))


@cache
def effect(action: Action, *, inquisitor: bool) -> Message | None:
    """Return what *action* does besides, None where it gives coins alone."""
    if action in STRIKES:
        return Message("effect-strike")
    if action == Action.EXCHANGE:
        return Message(
            "effect-exchange", {"cards": INQUISITOR_DRAWS if inquisitor else AMBASSADOR_DRAWS}
        )
    if action == Action.PATRON:
        return Message("effect-patron", {"coins": PATRON_GIVES})
    if action in {Action.EXAMINE, Action.CONVERT}:
        return Message(f"effect-{action.name.lower()}")
    return None


# ------------------------------------------------------------------- what cannot be undone


@cache
def warning_of_turn(
    action: Action, purse: int, price: int, gained: int, *, exposed: bool
) -> Message | None:
    """Return the warning of an *action* that costs *price* and gives *gained* coins.

    ``purse`` are the coins that the seat has; *exposed* says that it would bluff with its last
    card.
    """
    if exposed:
        return Message("warn-bluff-last")
    if action == Action.EMBEZZLE and not gained:
        return Message("warn-empty-sewer")
    left = purse - price
    if left + gained >= MUST_COUP:
        return Message("warn-must-coup")
    if price and action != Action.COUP and left < COUP_COST <= purse:
        return Message("warn-no-coup")
    return None


def is_struck(view: CoupView) -> bool:
    """Say whether the seat of *view* is the target of an assassination that is announced."""
    return view.action == Action.ASSASSINATE and view.target == view.seat


@cache
def warning_of_answer(
    verb: str, phase: Phase, cards: int, *, struck: bool, bluff: bool
) -> Message | None:
    """Return the warning of an answer to a question of *phase*.

    ``cards`` are those in the hand of the seat; *struck* says that it is being assassinated,
    *bluff* that the answer claims what it does not hold.
    """
    if cards == 1:
        return _of_last_card(verb, phase, struck=struck, bluff=bluff)
    if not struck:
        return None
    if verb == "challenge" and phase == Phase.CHALLENGE_ACTION:
        return Message("warn-challenge-both")
    return Message("warn-bluff-both") if verb == "block" and bluff else None


def _of_last_card(verb: str, phase: Phase, *, struck: bool, bluff: bool) -> Message | None:
    if verb == "challenge":
        return Message("warn-challenge-last")
    if bluff:
        return Message("warn-bluff-last")
    if verb in {"lose", "decline"}:
        return Message("warn-last-card")
    lets_pass = verb == "pass" and phase in {Phase.CHALLENGE_ACTION, Phase.BLOCK}
    return Message("warn-last-card") if struck and lets_pass else None


# ------------------------------------------------------------------- why an action is closed


def why_closed(view: CoupView, action: Action, price: int) -> Message:
    """Return why the seat of *view*, whose turn it is, cannot do *action* at all."""
    kinds = [Input[action.name], *([NAMED[action]] if action in NAMED else [])]
    reasons = [why_illegal(view, kind + plus) for kind in kinds for plus in range(TARGETS)]
    reason = next((each for each in reasons if each not in OF_ONE_INPUT), reasons[0])
    if reason == Refusal.CANNOT_AFFORD:
        return Message("closed-cannot-afford", {"coins": price - view.coins[view.turn]})
    return Message(f"closed-{reason}")
