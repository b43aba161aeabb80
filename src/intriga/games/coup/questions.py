"""What a seat is asked, as the id of a message and its arguments."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.core.message import Telling, Value
from intriga.games.coup.action_table import MUST_COUP
from intriga.games.coup.notation import names_of
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import NOT_DUKE, Action, Loss, Phase


def question(view: CoupView) -> Telling:
    """Return the question put to the seat of *view*, which is awaited."""
    ask = QUESTIONS.get(view.phase)
    if ask is None:
        return Telling(f"ask-{view.phase.name.lower().replace('_', '-')}")
    return ask(view)


def _turn(view: CoupView) -> Telling:
    must = view.coins[view.turn] >= MUST_COUP
    return Telling("ask-must-coup" if must else "ask-action", {"who": view.turn})


def _claim(view: CoupView) -> dict[str, Value]:
    slots = names_of(view).slots
    return {"who": view.claimant, "claim": slots[view.claim % NOT_DUKE]}


def _challenge(view: CoupView) -> Telling:
    none = "-none" if view.claim == NOT_DUKE else ""
    return Telling(f"ask-challenge{none}", _claim(view))


def _challenge_block(view: CoupView) -> Telling:
    return Telling("ask-challenge-block", _claim(view))


def _challenge_lawyer(view: CoupView) -> Telling:
    return Telling("ask-challenge-lawyer", {**_claim(view), "whom": view.estate_of})


def _prove(view: CoupView) -> Telling:
    if view.claim == NOT_DUKE:
        return Telling("ask-prove-none", {"who": view.challenger})
    return Telling("ask-prove", {**_claim(view), "who": view.challenger})


def _lose(view: CoupView) -> Telling:
    return Telling(f"ask-lose-{Loss(view.loss).name.lower()}")


def _block(view: CoupView) -> Telling:
    action = Action(view.action).name.lower().replace("_", "-")
    return Telling(f"ask-block-{action}", {"who": view.turn})


def _exchange(view: CoupView) -> Telling:
    seat = view.turn if view.seat is None else view.seat
    return Telling("ask-exchange", {"cards": 2 - len(view.face_up[seat])})


def _examine_show(view: CoupView) -> Telling:
    return Telling("ask-examine-show", {"who": view.turn})


def _examine_decide(view: CoupView) -> Telling:
    card = names_of(view).cards[view.shown]
    return Telling("ask-examine-decide", {"who": view.target, "card": card})


def _lawyer(view: CoupView) -> Telling:
    coins = view.estates[view.estate_of]
    return Telling("ask-lawyer", {"whom": view.estate_of, "coins": coins})


QUESTIONS: Final[Mapping[Phase, Callable[[CoupView], Telling]]] = {
    Phase.ACTION: _turn,
    Phase.CHALLENGE_ACTION: _challenge,
    Phase.CHALLENGE_BLOCK: _challenge_block,
    Phase.CHALLENGE_LAWYER: _challenge_lawyer,
    Phase.PROVE: _prove,
    Phase.LOSE: _lose,
    Phase.BLOCK: _block,
    Phase.EXCHANGE: _exchange,
    Phase.EXAMINE_SHOW: _examine_show,
    Phase.EXAMINE_DECIDE: _examine_decide,
    Phase.LAWYER: _lawyer,
}
