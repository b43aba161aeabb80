"""Reasons why an answer of Coup is the best one, by the view of the seat that is asked."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.core.message import Message
from intriga.core.offered_parts import LIKELY, MOST_REASONS, AnsweredQuestion
from intriga.games.coup.action_table import AID, ASSASSIN_COST, COUP_COST, INCOME, LOOT, TAX
from intriga.games.coup.notation import names_of
from intriga.games.coup.study.reasons.own_turn import DOUBTING, TURNS, Spot
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    NOT_DUKE,
    Action,
    Phase,
)

UNLIKELY: Final = 0.4  # a claim that is true less often is hardly believed
PROBABLE: Final = 0.6  # one that is true more often is
DESPERATE: Final = 0.2  # of the chance to win: so little is left otherwise


def to_challenge(spot: Spot) -> Iterator[Message]:
    """Yield reasons for a challenge, the most pressing first."""
    yield from what_passing_costs(spot)
    yield from _what_waits(spot)
    yield from _what_a_block_takes(spot)
    yield from _why_false(spot)
    yield from _what_a_lie_loses(spot)


def what_passing_costs(spot: Spot) -> Iterator[Message]:
    """Yield the costs of letting an action pass, for its target and for others it endangers."""
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
    """Yield that the claimant can launch a coup next, with or without the action."""
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
    """Yield reasons why the claim is hard to believe."""
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
    """Yield the gain of a right challenge, and why waiting does not bring it."""
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
    """Yield reasons for letting a claim pass, the strongest first."""
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


def to_block(spot: Spot) -> Iterator[Message]:
    """Yield reasons for a block, the strongest first."""
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
    """Yield reasons for letting an action pass that one could block."""
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


def to_lose(spot: Spot) -> Iterator[Message]:
    """Yield why to give up the one card and keep the other."""
    names = names_of(spot.view)
    lost = names.slot(spot.asked.answer.words.split(" ")[1])
    left = [*spot.held]
    left.remove(lost)
    yield from _worth_keeping(spot, left, [lost])


def to_keep(spot: Spot) -> Iterator[Message]:
    """Yield why to keep some cards and give the others back."""
    names = names_of(spot.view)
    kept = [names.slot(word) for word in spot.asked.answer.words.split(" ")[1:]]
    back = [*spot.held]
    for slot in kept:
        back.remove(slot)
    yield from _worth_keeping(spot, kept, back)


def _worth_keeping(spot: Spot, kept: list[int], given: list[int]) -> Iterator[Message]:
    """Yield the uses of the cards *kept* that those *given* up do not have."""
    only = [slot for slot in dict.fromkeys(kept) if slot not in given]
    for slot in only:
        yield from _needed(spot, slot)
    for slot in only:
        if spot.view.claimed(spot.me)[slot]:
            yield spot.say("keep-claimed", claim=spot.word(slot))
    for slot in given:
        if slot in kept:
            yield spot.say("twins-back", claim=spot.word(slot))
    for slot in only:
        yield from _useful(spot, slot)


def _needed(spot: Spot, slot: int) -> Iterator[Message]:
    """Yield the uses of *slot* right now."""
    view = spot.view
    mine = view.coins[spot.me]
    if slot == CONTESSA:
        armed = [
            seat
            for seat in spot.others
            if view.claimed(seat)[ASSASSIN] and view.coins[seat] + INCOME >= ASSASSIN_COST
        ]
        if armed:
            yield spot.say("keep-contessa", who=armed[0], claim=spot.word(slot))
    elif slot == ASSASSIN and mine >= ASSASSIN_COST:
        ends = spot.duel and spot.cards(spot.others[0]) == 1
        if ends:
            yield spot.say("keep-assassin-ends", who=spot.others[0], claim=spot.word(slot))
        else:
            yield spot.say("keep-assassin", claim=spot.word(slot))
    elif slot in {CAPTAIN, AMBASSADOR}:
        thieves = [seat for seat in spot.others if view.claimed(seat)[CAPTAIN]]
        if thieves:
            yield spot.say("keep-guard", who=thieves[0], claim=spot.word(slot))


def _useful(spot: Spot, slot: int) -> Iterator[Message]:
    """Yield the uses of *slot* at any time."""
    if slot == DUKE:
        yield spot.say("keep-duke", claim=spot.word(slot), coins=TAX)
    elif slot == CAPTAIN:
        yield spot.say("keep-captain", claim=spot.word(slot), coins=LOOT)
    elif slot == CONTESSA:
        yield spot.say("keep-shield", claim=spot.word(slot))
    elif slot == ASSASSIN:
        yield spot.say("keep-blade", claim=spot.word(slot), coins=ASSASSIN_COST)
    elif slot == AMBASSADOR:
        yield spot.say("keep-ambassador", claim=spot.word(slot))


PRESSING: Final = frozenset(
    f"why-{name}"
    for name in (
        *("last-card", "card-anyway", "coup-next-last", "coup-next", "coup-waits"),
        *("theft-stops-coup", "theft-stops-assassin", "block-saves-last", "block-stops-coup"),
        *("block-saves", "caught-ends", "behind", "outpaced", "theft-overtakes"),
    )
)
"""Reasons that make a challenge right though the claim is probably true: the stakes are high."""
CALM: Final = frozenset({"why-risk-last", "why-risk-both", "why-you-strike", "why-others-may"})
"""Reasons that make it right to let a claim pass though it is probably a bluff."""
SOFT: Final = frozenset(
    f"why-{name}"
    for name in (
        *("tax-most", "income-sure", "aid-claims-nothing", "told-before", "none-seen", "theft"),
        *("rest-bluffs", "theft-swings", "others-may", "others-may-block", "not-your-fight"),
        *("coins-harmless", "little-lost", "strike-cheap", "strike-now", "coup-sure", "no-coins"),
        *("keep-duke", "keep-captain", "keep-blade", "keep-ambassador", "keep-shield"),
        *("assassin-next", "dare-last", "twins", "exchange-harmless"),
    )
)
"""True reasons for an answer that are too weak to settle a close question."""


class CoupReasons:
    """Reasons for the best answer to a question of Coup."""

    def why(self, asked: AnsweredQuestion) -> Sequence[Message]:
        """Return sentences that speak for the best answer, the strongest first."""
        spot = Spot(asked)
        if asked.view.phase in DOUBTING and asked.view.claim == NOT_DUKE:
            return []  # sentences on characters do not fit
        found = list(_reasons(spot))
        if asked.believed is not None:
            found = _conceding(spot, found)
        if asked.is_contested and all(each.id in SOFT for each in found):
            return []
        return found[:MOST_REASONS]


def _reasons(spot: Spot) -> Iterator[Message]:
    view, (verb, *_) = spot.view, spot.asked.answer.words.split(" ")
    if verb == "challenge":
        return to_challenge(spot)
    if verb == "block":
        return to_block(spot)
    if verb == "pass":
        return _passing(spot) if view.phase in DOUBTING else to_let_pass(spot)
    if verb == "lose":
        return to_lose(spot)
    if verb == "keep":
        return to_keep(spot)
    found = TURNS.get(verb)
    return found(spot) if found else iter(())


def _passing(spot: Spot) -> Iterator[Message]:
    """Yield why to let a claim pass, and the action too where it could be blocked."""
    yield from to_allow(spot)
    if any(each.words.startswith("block") for each in spot.asked.answers):
        yield from to_let_pass(spot)


def _conceding(spot: Spot, found: list[Message]) -> list[Message]:
    """Return the reasons *found*, with the chance of the claim where it speaks against them.

    It is conceded in a sentence that says why it does not matter; without a reason that outweighs
    it nothing explains the answer.
    """
    is_likely, verb = (spot.asked.believed or 0) >= LIKELY, spot.asked.answer.words
    against = {"challenge": ("though-likely", PRESSING), "pass": ("though-unlikely", CALM)}
    if verb not in against or is_likely != (verb == "challenge"):
        return found
    name, outweighing = against[verb]
    strong = [each for each in found if each.id in outweighing]
    conceded = spot.say(name, who=spot.view.claimant, claim=spot.word(spot.view.claim))
    return [*strong[: MOST_REASONS - 1], conceded] if strong else []


REASONS: Final = CoupReasons()
