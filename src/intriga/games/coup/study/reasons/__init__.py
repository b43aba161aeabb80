"""Why an answer of Coup is the best one, by what the seat that is asked can see."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.core.message import Message
from intriga.core.offered_parts import LIKELY, MOST_REASONS, AnsweredQuestion
from intriga.games.coup.study.reasons.blocks import to_block, to_let_pass
from intriga.games.coup.study.reasons.doubts import to_allow, to_challenge
from intriga.games.coup.study.reasons.kept_cards import to_keep, to_lose
from intriga.games.coup.study.reasons.own_turn import TURNS
from intriga.games.coup.study.reasons.spot import DOUBTING, Spot
from intriga.games.coup.vocabulary import NOT_DUKE

PRESSING: Final = frozenset(
    f"why-{name}"
    for name in (
        *("last-card", "card-anyway", "coup-next-last", "coup-next", "coup-waits"),
        *("theft-stops-coup", "theft-stops-assassin", "block-saves-last", "block-stops-coup"),
        *("block-saves", "caught-ends", "behind", "outpaced", "theft-overtakes"),
    )
)
"""What makes a challenge right though the claim is probably true: so much is at stake."""
CALM: Final = frozenset({"why-risk-last", "why-risk-both", "why-you-strike", "why-others-may"})
"""What makes it right to let a claim pass though it is probably a bluff."""
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
"""What is true and speaks for an answer, but not so much that it settles a close question."""


class CoupReasons:
    """What speaks for the best answer to a question of Coup."""

    def why(self, asked: AnsweredQuestion) -> Sequence[Message]:
        """Return sentences that speak for the best answer, the strongest first."""
        spot = Spot(asked)
        if asked.view.phase in DOUBTING and asked.view.claim == NOT_DUKE:
            return []  # what is said of a character does not fit
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
    """Return the reasons *found*, with what is probable of the claim where it speaks against them.

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
