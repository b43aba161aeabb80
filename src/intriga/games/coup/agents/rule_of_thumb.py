"""An agent that counts, guesses, bluffs and doubts by rules of thumb.

It weighs consequences by their effect on its share of the game
(``moves.py``), the cards of others by their claims and passes
(``assessment.py``), and leaves the last word to chance, so that its price does not
betray a bluff.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from intriga.games.coup.action_table import COST, of
from intriga.games.coup.agents.assessment import Assessment, is_certain_lie
from intriga.games.coup.agents.coup_agent import CoupAgent, worth_of_hand
from intriga.games.coup.agents.moves import (
    Standing,
    Turn,
    blockers_of,
    claimed_for,
    danger,
    holds,
    may_strike,
    turns_of,
)
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, Action, For, Phase

ACTORS_DOUBT: Final = 0.15  # that an actor doubts a block all believe


def worth_of_challenging(assessed: Assessment) -> float:
    """Return the share to expect after challenging the claim on the table."""
    view, standing = assessed.view, assessed.standing
    true = assessed.beliefs.is_true()
    caught = standing.after(view.claimant, cards=-1)
    wrong = standing.after(assessed.me, cards=-1)
    return true * worth_if_it_stands(assessed, wrong) + (1 - true) * _if_it_falls(assessed, caught)


def worth_of_passing(assessed: Assessment) -> float:
    """Return the share to expect after letting the claim or action on the table pass."""
    if assessed.view.phase == Phase.BLOCK:
        return _worth_of_submitting(assessed, assessed.standing)
    return worth_if_it_stands(assessed, assessed.standing)


def worth_if_it_stands(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect from *standing* on if the claim on the table is good."""
    view = assessed.view
    match claimed_for(view):
        case For.BLOCK:
            return assessed.share(standing)
        case For.ESTATE:
            return assessed.share(standing.after(view.claimant, coins=view.estates[view.estate_of]))
        case For.ACTION:
            return _worth_of_action(assessed, standing)


def _if_it_falls(assessed: Assessment, caught: Standing) -> float:
    """Return the share to expect once the claimant has been *caught*."""
    view = assessed.view
    match claimed_for(view):
        case For.BLOCK:
            return _worth_done(assessed, caught)
        case For.ESTATE:
            return assessed.share(caught)
        case For.ACTION:
            refund = of(COST, view.action)
            return assessed.share(caught.after(view.turn, coins=refund))


def _worth_of_action(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect of the pending action, blocks still to come."""
    view = assessed.view
    action = Action(view.action)
    worth = _worth_of_submitting(assessed, standing)
    if view.target != assessed.me or standing.influence[assessed.me] == 0:
        return worth
    slots = blockers_of(view, action)
    return max([worth, *(_worth_of_block(assessed, slot, standing) for slot in slots)])


def _worth_done(assessed: Assessment, standing: Standing) -> float:
    """Return the share once the pending action has happened."""
    view = assessed.view
    action = Action(view.action)
    return assessed.worth_once_done(standing, action, view.turn, view.target, view.named)


# ------------------------------------------------------------------- blocks


def worth_of_blocking(assessed: Assessment, slot: int) -> float:
    """Return the share to expect after blocking with *slot*, held or not."""
    return _worth_of_block(assessed, slot, assessed.standing)


def _worth_of_block(assessed: Assessment, slot: int, standing: Standing) -> float:
    view = assessed.view
    doubted = min(1.0, ACTORS_DOUBT + assessed.challenged(slot, For.BLOCK))
    stopped = assessed.share(standing)
    if holds(view, slot):
        after = assessed.share(standing.after(view.turn, cards=-1))
    else:
        after = _worth_done(assessed, standing.after(assessed.me, cards=-1))
    return doubted * after + (1 - doubted) * stopped


def _worth_of_submitting(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect if the viewer does not block the pending action."""
    view = assessed.view
    action = Action(view.action)
    done = _worth_done(assessed, standing)
    if view.target == assessed.me:
        return done
    stopped = assessed.blocked(action, view.turn, view.target)
    return stopped * assessed.share(standing) + (1 - stopped) * done


MEAN_HAND: Final = 1.55  # the mean worth of a hand of two (cards.py)
NEW_CARDS: Final = 0.05  # added to one's share by better cards, as a part of it
INSIGHT: Final = 0.015  # the worth of an examination
LEADERS: Final = 0.008  # the worth of a blow at the dangerous, or of no help to them
SAFETY: Final = 0.02  # the worth of being out of reach of all who could strike
CALM_TURN: Final = (
    0.025  # how far below the best an action is still chosen, as a part of one's share
)


def choose(assessed: Assessment, turns: list[Turn], random: Random) -> Turn:
    """Return one of *turns*, the better the more often."""
    now = assessed.share(assessed.standing)
    worths = [worth_of_turn(assessed, turn) for turn in turns]
    best = max(worths)
    weights = [exp((worth - best) / (CALM_TURN * now)) for worth in worths]
    return random.choices(turns, weights)[0]


def worth_of_turn(assessed: Assessment, turn: Turn) -> float:
    """Return the share that may be expected after *turn*."""
    paid = assessed.standing.after(assessed.me, coins=-turn.cost)
    if turn.claim == NOBODY:
        return worth_of_going_on(assessed, turn, paid)
    doubted = assessed.challenged(turn.claim, For.ACTION, turn.target)
    calm = worth_of_going_on(assessed, turn, paid)
    if holds(assessed.view, turn.claim):
        wrong = paid.after(_doubter(assessed, turn), cards=-1)
        return doubted * worth_of_going_on(assessed, turn, wrong) + (1 - doubted) * calm
    caught = assessed.share(assessed.standing.after(assessed.me, cards=-1))
    return doubted * caught + (1 - doubted) * calm


def _doubter(assessed: Assessment, turn: Turn) -> int:
    """Return the seat that would challenge: the target, or the next to play."""
    if turn.target in assessed.rivals:
        return turn.target
    later = [seat for seat in assessed.rivals if seat > assessed.me]
    return min(later or assessed.rivals)


def worth_of_going_on(assessed: Assessment, turn: Turn, standing: Standing) -> float:
    """Return the share to expect of *turn* once its claim stands, blocks yet to come."""
    worth = assessed.worth_once_done(standing, turn.action, assessed.me, turn.target, turn.named)
    worth += worth * _by_the_way(assessed, turn)
    stopped = assessed.blocked(turn.action, assessed.me, turn.target)
    return stopped * assessed.share(standing) + (1 - stopped) * worth if stopped else worth


def _by_the_way(assessed: Assessment, turn: Turn) -> float:
    """Return the effect of *turn* besides coins and influence, as a part of one's share."""
    if turn.action == Action.EXCHANGE:
        drawn = 0.5 if assessed.view.options["inquisitor"] else 1.0
        return NEW_CARDS * drawn * (0.5 + max(0.0, _poverty(assessed)))
    if turn.action == Action.EXAMINE:
        return INSIGHT * (1 + danger(assessed.view, assessed.me, turn.target) / 2)
    if turn.action == Action.CONVERT:
        return _worth_of_conversion(assessed, turn.target)
    if turn.target == NOBODY:
        return 0.0
    leads = LEADERS * danger(assessed.view, assessed.me, turn.target)
    return -leads if turn.action == Action.PATRON else leads


def _poverty(assessed: Assessment) -> float:
    """Return the weakness of one's cards against the mean hand, about -0.5 to 1."""
    mean = MEAN_HAND * len(assessed.view.hand) / 2
    return (mean - worth_of_hand(assessed.view, assessed.view.hand)) * 2


def _worth_of_conversion(assessed: Assessment, target: int) -> float:
    """Return the worth of flipping the faction of *target*, less its price in coins."""
    coin = assessed.standing.after(assessed.me, coins=-1 if target == assessed.me else -2)
    price = 1 - assessed.share(coin) / assessed.share(assessed.standing)
    if target != assessed.me:
        return -price
    fear = {seat: danger(assessed.view, assessed.me, seat) for seat in assessed.rivals}
    before = sum(fear[seat] for seat in fear if may_strike(assessed.view, seat, target))
    return SAFETY * (2 * before - sum(fear.values())) / sum(fear.values()) - price


OTHERS: Final = 0.5  # how readily somebody who seems to hold the Lawyer claims it


def worth_of_renouncing(assessed: Assessment) -> float:
    """Return the share to expect if the viewer leaves the coins to others."""
    return assessed.share(assessed.standing)


def worth_of_claiming(assessed: Assessment) -> float:
    """Return the share to expect after claiming the Lawyer, held or not."""
    view, standing = assessed.view, assessed.standing
    heirs = 1 + sum(OTHERS * assessed.beliefs.holds(seat, CONTESSA) for seat in assessed.rivals)
    coins = int(view.estates[view.estate_of] / heirs)
    rich = assessed.share(standing.after(assessed.me, coins=coins))
    if not view.options["lawyer_challengeable"] or holds(view, CONTESSA):
        return rich
    doubted = assessed.challenged(CONTESSA, For.ESTATE)
    return doubted * assessed.share(standing.after(assessed.me, cards=-1)) + (1 - doubted) * rich


PRUDENCE: Final = (0.02, 0.2)  # how much better than passing a challenge must be: from, to
CALM: Final = 0.05  # how far below the best an answer is still given, as a part of one's share


class RuleOfThumb(CoupAgent):
    """Plays as people do who know the game: by feeling for cards, danger and price."""

    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose among all actions, bluffs too, by their expected shares."""
        return choose(Assessment(view), turns_of(view, legal), random).id

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Doubt certain lies, and likely ones where it pays."""
        if is_certain_lie(view):
            return Input.CHALLENGE
        assessed = Assessment(view)
        least = 1 + random.uniform(*PRUDENCE)
        pays = worth_of_challenging(assessed) > least * worth_of_passing(assessed)
        return Input.CHALLENGE if pays else Input.PASS

    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Block with a character held, or with one that will be believed."""
        assessed = Assessment(view)
        worths = [
            worth_of_passing(assessed)
            if action == Input.PASS
            else worth_of_blocking(assessed, action - Input.BLOCK)
            for action in legal
        ]
        return _by_worth(assessed, legal, worths, random)

    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Claim the Lawyer where the coins are worth the risk."""
        assessed = Assessment(view)
        worths = [
            worth_of_claiming(assessed) if action == Input.CLAIM else worth_of_renouncing(assessed)
            for action in legal
        ]
        return _by_worth(assessed, legal, worths, random)


def _by_worth(
    assessed: Assessment, legal: Sequence[int], worths: Sequence[float], random: Random
) -> int:
    """Return one of *legal*, the better the more often."""
    scale = CALM * assessed.share(assessed.standing)
    best = max(worths)
    return random.choices(legal, [exp((worth - best) / scale) for worth in worths])[0]
