"""The questions to a seat, each as the id of a message and its arguments."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.core.message import Message, Value
from intriga.games.coup.action_table import LOOT, MUST_COUP
from intriga.games.coup.notation import names_of
from intriga.games.coup.options import BY_CHOICE
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Action, Loss, Phase


def question(view: CoupView) -> Message:
    """Return the question put to the seat of *view*, which is awaited."""
    ask = QUESTIONS.get(view.phase)
    if ask is None:
        return Message(f"ask-{view.phase.name.lower().replace('_', '-')}")
    return ask(view)


def _turn(view: CoupView) -> Message:
    must = view.coins[view.turn] >= MUST_COUP
    return Message("ask-must-coup" if must else "ask-action", {"who": view.turn})


def _claim(view: CoupView) -> dict[str, Value]:
    slots = names_of(view).slots
    return {"who": view.claimant, "claim": slots[view.claim % NOT_DUKE]}


def _word(action: int) -> str:
    return Action(action).name.lower().replace("_", "-")


def _you(view: CoupView, seat: int) -> str:
    """Return the ending of an id: the sentence may be about the seat that is asked."""
    return "-you" if seat == view.seat else ""


def _naming(view: CoupView) -> tuple[str, dict[str, Value]]:
    """Return the ending of an id for the character named, with the arguments.

    The ending tells the target which of its cards it could lose: none, that one, or any.
    """
    if view.named == NOBODY or view.estate_of != NOBODY:
        return "", {}
    card: dict[str, Value] = {"card": names_of(view).slots[view.named]}
    if view.target != view.seat:
        return "-named", card
    held = any(each % SLOTS == view.named for each in view.hand)
    choices = len(view.hand) if view.options["declared_loss"] == BY_CHOICE else 1
    return "-named", {**card, "choices": choices if held else 0}


def _challenge(view: CoupView) -> Message:
    """Return the question with the stakes: the other seat, the character, the coins."""
    named, naming = _naming(view)
    args = {**_claim(view), **naming}
    if view.target != NOBODY:
        args["whom"] = view.target
    if view.action == Action.STEAL:
        args["coins"] = min(LOOT, view.coins[view.target])
    elif view.action == Action.EMBEZZLE:
        args["coins"] = view.sewer
    return Message(f"ask-challenge-{_word(view.action)}{named}{_you(view, view.target)}", args)


def _challenge_block(view: CoupView) -> Message:
    return Message(
        f"ask-challenge-block{_you(view, view.turn)}", {**_claim(view), "whom": view.turn}
    )


def _challenge_lawyer(view: CoupView) -> Message:
    return Message("ask-challenge-lawyer", {**_claim(view), "whom": view.estate_of})


def _prove(view: CoupView) -> Message:
    if view.claim == NOT_DUKE:
        return Message("ask-prove-none", {"who": view.challenger})
    return Message("ask-prove", {**_claim(view), "who": view.challenger})


def _lose(view: CoupView) -> Message:
    named, naming = _naming(view)
    if view.loss == Loss.STRUCK:
        return Message(f"ask-lose-{_word(view.action)}{named}", {"who": view.turn, **naming})
    why = f"ask-lose-{Loss(view.loss).name.lower()}"
    return Message(f"{why}{named}", naming) if view.target == view.seat else Message(why)


def _block(view: CoupView) -> Message:
    named, naming = _naming(view)
    args: dict[str, Value] = {"who": view.turn, **naming}
    if view.action == Action.STEAL:
        args["coins"] = min(LOOT, view.coins[view.target])
    return Message(f"ask-block-{_word(view.action)}{named}", args)


def _exchange(view: CoupView) -> Message:
    seat = view.turn if view.seat is None else view.seat
    return Message("ask-exchange", {"cards": 2 - len(view.face_up[seat])})


def _examine_show(view: CoupView) -> Message:
    return Message("ask-examine-show", {"who": view.turn})


def _examine_decide(view: CoupView) -> Message:
    card = names_of(view).cards[view.shown]
    return Message("ask-examine-decide", {"who": view.target, "card": card})


def _lawyer(view: CoupView) -> Message:
    coins = view.estates[view.estate_of]
    return Message("ask-lawyer", {"whom": view.estate_of, "coins": coins})


QUESTIONS: Final[Mapping[Phase, Callable[[CoupView], Message]]] = {
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
