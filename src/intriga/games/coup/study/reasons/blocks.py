"""Why to block an action, or to let it pass."""

from collections.abc import Iterator

from intriga.core.message import Message
from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST
from intriga.games.coup.notation import names_of
from intriga.games.coup.study.reasons.doubts import what_passing_costs
from intriga.games.coup.study.reasons.spot import Spot
from intriga.games.coup.vocabulary import Action


def to_block(spot: Spot) -> Iterator[Message]:
    """Yield what speaks for a block, what weighs most first."""
    slot = names_of(spot.view).slot(spot.asked.answer.words.split(" ")[1])
    actor, word = spot.view.turn, spot.word(slot)
    if slot in spot.held:
        yield spot.say("true-block", claim=word)
        if spot.struck:
            yield spot.say("block-spends", who=actor, coins=ASSASSIN_COST)
        yield from what_passing_costs(spot)
        return
    yield from what_passing_costs(spot)
    if spot.cards(actor) == 1:
        yield spot.say("dare-last", who=actor)
    if spot.view.claimed(spot.me)[slot] and not spot.view.refused(spot.me)[slot]:
        yield spot.say("told-before", claim=word)
    if not spot.away(slot, actor):
        yield spot.say("none-seen", claim=word)


def to_let_pass(spot: Spot) -> Iterator[Message]:
    """Yield what speaks for letting an action pass that one could block."""
    view, actor = spot.view, spot.view.turn
    lies = [each.lie for each in spot.asked.answers if each.words.startswith("block")]
    after = spot.coins_after(actor)
    if lies and all(lies):
        yield spot.say("bluff-last" if spot.last else "bluff-block")
    if spot.can_strike(actor):
        yield spot.say("you-strike", who=actor)
    if view.action == Action.FOREIGN_AID and after < COUP_COST:
        yield spot.say("coins-harmless", who=actor, coins=after)
    if spot.robbed:
        lost = view.coins[spot.me] - spot.coins_after(spot.me)
        yield spot.say("little-lost", coins=lost)
    if spot.struck and not spot.last:
        yield spot.say("keep-one")
    if len(view.awaiting) > 1:
        yield spot.say("others-may-block")
