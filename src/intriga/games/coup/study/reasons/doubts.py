"""Why to challenge a claim, or to let it pass."""

from collections.abc import Iterator
from typing import Final

from intriga.core.message import Message
from intriga.games.coup.action_table import AID, ASSASSIN_COST, COUP_COST
from intriga.games.coup.study.reasons.spot import Spot
from intriga.games.coup.vocabulary import ASSASSIN, CONTESSA, NOT_DUKE, Action, Phase

UNLIKELY: Final = 0.4  # a claim that is true less often is hardly believed
PROBABLE: Final = 0.6  # one that is true more often is
DESPERATE: Final = 0.2  # of the chance to win: so little is left otherwise


def to_challenge(spot: Spot) -> Iterator[Message]:
    """Yield what speaks for a challenge, what presses most first."""
    yield from what_passing_costs(spot)
    yield from _what_waits(spot)
    yield from _what_a_block_takes(spot)
    yield from _why_false(spot)
    yield from _what_a_lie_loses(spot)


def what_passing_costs(spot: Spot) -> Iterator[Message]:
    """Yield what comes of letting an action pass, for those that it is aimed at or endangers."""
    view, actor = spot.view, spot.view.turn
    if view.phase == Phase.CHALLENGE_BLOCK or actor == spot.me:
        return
    if spot.struck:
        if spot.doomed:
            yield spot.say("last-card", who=actor)
        elif CONTESSA not in spot.held:
            yield spot.say("card-anyway", who=actor)
        return
    yield from _what_coins_bring(spot, actor)
    if spot.robbed:
        yield from _what_a_theft_takes(spot)


def _what_coins_bring(spot: Spot, actor: int) -> Iterator[Message]:
    view, before, after = spot.view, spot.view.coins[actor], spot.coins_after(actor)
    if before < COUP_COST <= after and not spot.can_strike(actor):
        name = "coup-next-last" if spot.duel and spot.last else "coup-next"
        yield spot.say(name, who=actor, coins=after)
    elif before < ASSASSIN_COST <= after and view.claimed(actor)[ASSASSIN]:
        yield spot.say("assassin-next", who=actor, coins=after, claim=spot.word(ASSASSIN))
    elif spot.is_outpaced(actor):
        yield spot.say("outpaced", who=actor, coins=after, own=spot.coins_after(spot.me))


def _what_waits(spot: Spot) -> Iterator[Message]:
    """Yield that the one who claims can launch a coup next, whatever becomes of the action."""
    claimant = spot.view.claimant
    coins = spot.view.coins[claimant]
    if spot.duel and coins >= COUP_COST and not spot.can_strike(claimant):
        yield spot.say("coup-waits", who=claimant, coins=coins)


def _what_a_theft_takes(spot: Spot) -> Iterator[Message]:
    mine, left = spot.view.coins[spot.me], spot.coins_after(spot.me)
    theirs, after = spot.view.coins[spot.view.turn], spot.coins_after(spot.view.turn)
    if left < COUP_COST <= mine:
        yield spot.say("theft-stops-coup", who=spot.view.turn, coins=left)
    elif left < ASSASSIN_COST <= mine and ASSASSIN in spot.held:
        yield spot.say("theft-stops-assassin", who=spot.view.turn, coins=left)
    elif spot.duel and theirs <= mine and left < after:
        yield spot.say("theft-overtakes", who=spot.view.turn, coins=after, own=left)
    elif mine > left:
        yield spot.say("theft", who=spot.view.turn, coins=mine - left)


def _what_a_block_takes(spot: Spot) -> Iterator[Message]:
    view, claimant = spot.view, spot.view.claimant
    if view.phase != Phase.CHALLENGE_BLOCK or view.turn != spot.me:
        return
    if view.action == Action.ASSASSINATE:
        if spot.duel and spot.cards(claimant) == 1:
            yield spot.say("block-saves-last", who=claimant)
        else:
            yield spot.say("block-saves", who=claimant, coins=ASSASSIN_COST)
    elif spot.coins_after(spot.me) >= COUP_COST > view.coins[spot.me]:
        yield spot.say("block-stops-coup", coins=spot.coins_after(spot.me))
    elif spot.duel and spot.is_ahead(claimant, view.coins[claimant], view.coins[spot.me]):
        coins, own = view.coins[claimant], view.coins[spot.me]
        yield spot.say("outpaced", who=claimant, coins=coins, own=own)


def _why_false(spot: Spot) -> Iterator[Message]:
    """Yield what makes the claim hard to believe."""
    view, claimant, slot = spot.view, spot.view.claimant, spot.view.claim
    seen = spot.away(slot, claimant)
    if seen >= spot.copies - 1:
        args = {"who": claimant, "claim": spot.word(slot), "seen": seen}
        yield spot.say("few-left", **args, copies=spot.copies)
    if view.refused(claimant)[slot]:
        yield spot.say("caught-before", who=claimant, claim=spot.word(slot))
    claimed = [at for at, times in enumerate(view.claimed(claimant)) if times and at != NOT_DUKE]
    if len(claimed) > spot.cards(claimant) + 1:
        yield spot.say("many-claims", who=claimant, claims=len(claimed), cards=spot.cards(claimant))
    if spot.asked.believed is not None and spot.asked.believed < UNLIKELY:
        yield spot.say("unlikely", who=claimant, claim=spot.word(slot))


def _what_a_lie_loses(spot: Spot) -> Iterator[Message]:
    """Yield what a right challenge wins, and why waiting does not."""
    claimant = spot.view.claimant
    if spot.cards(claimant) == 1:
        yield spot.say("caught-ends" if spot.duel else "caught-out", who=claimant)
    if spot.is_behind(claimant):
        yield spot.say("behind", who=claimant)


def _what_a_block_leaves(spot: Spot) -> Iterator[Message]:
    """Yield why a block may stand."""
    view, claimant = spot.view, spot.view.claimant
    if view.turn != spot.me:
        yield spot.say("not-your-fight", who=claimant)
    elif spot.duel and spot.can_strike(claimant):
        yield spot.say("you-strike", who=claimant)
    elif view.action == Action.FOREIGN_AID:
        yield spot.say("little-lost", coins=AID)


def to_allow(spot: Spot) -> Iterator[Message]:
    """Yield what speaks for letting a claim pass, what weighs most first."""
    view, claimant, believed = spot.view, spot.view.claimant, spot.asked.believed
    if believed is not None and believed > PROBABLE:
        yield spot.say("likely", who=claimant, claim=spot.word(view.claim))
    if spot.struck and not spot.last:
        yield spot.say("risk-both")
    elif spot.last:
        yield spot.say("risk-last")
    actor, after = view.turn, spot.coins_after(view.turn)
    if view.phase == Phase.CHALLENGE_ACTION and not spot.struck:
        if view.action == Action.EXCHANGE:
            yield spot.say("exchange-harmless", who=actor)
        elif after < COUP_COST:
            yield spot.say("coins-harmless", who=actor, coins=after)
    if view.phase == Phase.CHALLENGE_BLOCK:
        yield from _what_a_block_leaves(spot)
    if len(view.awaiting) > 1 and not spot.struck:
        yield spot.say("others-may")
