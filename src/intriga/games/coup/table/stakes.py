"""The question to a seat, and the stakes of an answer: gains, final losses, closed actions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from intriga.core.message import Message, Value
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
from intriga.games.coup.notation import names_of
from intriga.games.coup.options import BY_CHOICE, TO_THE_LETTER
from intriga.games.coup.table.refusals import OBLIGED, Refusal, why_illegal, why_no_target
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, NOT_DUKE, SLOTS, Action, Loss, Phase

GAIN: Final = {
    Action.INCOME: INCOME,
    Action.FOREIGN_AID: AID,
    Action.TAX: TAX,
    Action.PATRON: PATRON_KEEPS,
    Action.STEAL: LOOT,
}
"""The coins that an action gives; those of an embezzlement are all in the sewer."""
STRIKES: Final = frozenset({Action.COUP, Action.ASSASSINATE})
NAMED: Final = {Action.COUP: Input.NAMED_COUP, Action.ASSASSINATE: Input.NAMED_ASSASSINATE}
WARNINGS: Final = {
    "pass": ("warn-last-card", "warn-last-card"),
    "challenge": ("warn-challenge-last", "warn-challenge-both"),
    "block": ("warn-bluff-last", "warn-bluff-both"),
    "claim": ("warn-bluff-last", "warn-bluff-both"),
    "decline": ("warn-last-card", "warn-decline-both"),
}
"""The warnings for an answer that may put out a seat with one card, and with two."""
OF_ONE_INPUT: Final = frozenset(
    {Refusal.MUST_NAME, Refusal.MUST_NOT_NAME, Refusal.NO_SUCH_TARGET, Refusal.OWN_FACTION}
)
"""Reasons that are about one input of an action, not about all of them."""


@cache
def coins(count: int) -> Price | None:
    """Return the price of *count* coins, None for nothing."""
    return Price("coin", count) if count else None


# ------------------------------------------------------------------- gains of actions


def gain(view: CoupView, action: Action, target: int = NOBODY) -> Price | None:
    """Return the coins that *action*, aimed at *target*, gives the seat of *view*."""
    if action == Action.EMBEZZLE:
        return coins(view.sewer)
    if action == Action.STEAL and target != NOBODY:
        return coins(min(LOOT, view.coins[target]))
    return coins(GAIN.get(action, 0))


def must_name(view: CoupView, action: Action) -> bool:
    """Say whether *action* has to name a character at this table."""
    return view.options["declared"] in OBLIGED.get(Input[action.name], ())


@cache
def effect(action: Action, *, inquisitor: bool, naming: bool = False) -> Message | None:
    """Return the further effect of *action*, None where it gives coins alone.

    *naming* says that it names a character, which the target may hold or not.
    """
    if action in STRIKES:
        return Message("effect-strike-named" if naming else "effect-strike")
    if action == Action.EXCHANGE:
        return Message(
            "effect-exchange", {"cards": INQUISITOR_DRAWS if inquisitor else AMBASSADOR_DRAWS}
        )
    if action == Action.PATRON:
        return Message("effect-patron", {"coins": PATRON_GIVES})
    if action in {Action.EXAMINE, Action.CONVERT}:
        return Message(f"effect-{action.name.lower()}")
    return None


# ------------------------------------------------------------------- losses beyond repair


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


class Strike(NamedTuple):
    """An assassination that is announced, as the seat meets it that it is aimed at.

    ``named`` is the character that it names, NOBODY for none; ``waits`` says that it goes on once
    the seat has lost a card to a challenge, ``blockable`` that the seat may block it then, and
    ``kept`` is the character that the seat cannot lose by not proving it.
    """

    named: int
    waits: bool
    blockable: bool
    kept: int

    def takes(self, hand: Iterable[int]) -> int:
        """Return how many cards it takes from the characters of *hand*: one or none."""
        held = set(hand)
        return int(bool(held) and (self.named == NOBODY or self.named in held))


def strike_on(view: CoupView) -> Strike | None:
    """Return the assassination that is aimed at the seat of *view*, None where none is."""
    aimed = view.action == Action.ASSASSINATE and view.target == view.seat
    if not aimed or view.estate_of != NOBODY:  # estates come when it is over
        return None
    proves = view.phase == Phase.PROVE
    doubts = view.phase == Phase.CHALLENGE_ACTION
    again = bool(view.options["block_after_own_challenge"])
    kept = view.claim if proves and view.options["decline_proof"] != TO_THE_LETTER else NOBODY
    return Strike(view.named, doubts or proves or view.phase == Phase.BLOCK, doubts and again, kept)


def lost_at_worst(verb: str, hand: Sequence[int], strike: Strike | None, *, bluff: bool) -> int:
    """Return how many cards of *hand*, as characters, an answer costs if all goes against it.

    The seat's later choices are taken to be the best; to let an assassination pass is to block it
    no more.
    """
    if verb == "pass":
        return strike.takes(hand) if strike else 0
    if verb not in {"challenge", "decline"} and not bluff:
        return 0
    kept = strike.kept if strike else NOBODY
    left = ((*hand[:at], *hand[at + 1 :]) for at, card in enumerate(hand) if card != kept)
    return 1 + min(_struck_after(strike, cards) for cards in left)


def _struck_after(strike: Strike | None, left: Sequence[int]) -> int:
    """Return how many of the cards *left* after a challenge the assassination takes."""
    if strike is None or not strike.waits or (strike.blockable and CONTESSA in left):
        return 0
    return strike.takes(left)


@cache
def warning_of_answer(
    verb: str, hand: Sequence[int], strike: Strike | None, *, bluff: bool
) -> Message | None:
    """Return the warning of an answer that may put the seat with *hand* out of the game.

    To give up a proof is warned of in any case.  *strike* is the assassination that is aimed at
    the seat; *bluff* says that the answer claims a card it does not hold.
    """
    if not hand or lost_at_worst(verb, hand, strike, bluff=bluff) < len(hand):
        return Message("warn-decline") if verb == "decline" else None
    last, both = WARNINGS[verb]
    return Message(last if len(hand) == 1 else both)


# ------------------------------------------------------------------- why an action is closed


def why_closed(view: CoupView, action: Action, price: int) -> Message:
    """Return why the seat of *view*, whose turn it is, cannot do *action* at all."""
    kinds = [Input[action.name], *([NAMED[action]] if action in NAMED else [])]
    reasons = (why_illegal(view, kind + plus) for kind in kinds for plus in range(TARGETS))
    first = next(reasons)
    reason = next((each for each in chain([first], reasons) if each not in OF_ONE_INPUT), first)
    if reason == Refusal.CANNOT_AFFORD:
        return Message("closed-cannot-afford", {"coins": price - view.coins[view.turn]})
    return Message(f"closed-{reason}")


def why_spared(view: CoupView, kind: Input, target: int) -> Message:
    """Return why *kind*, open against others, is not open against the seat of *target*."""
    reason = why_no_target(view, kind, (target - view.turn) % view.players)
    return Message(f"closed-{'empty-purse' if reason == Refusal.NOTHING_TO_STEAL else reason}")


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
