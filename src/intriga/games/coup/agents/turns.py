"""What each action of one's turn is worth, true or bluffed."""

from math import exp
from random import Random
from typing import Final

from intriga.games.coup.agents.assessment import Assessment
from intriga.games.coup.agents.cards import worth_of_hand
from intriga.games.coup.agents.moves import Turn, holds
from intriga.games.coup.agents.strength import Standing, danger, may_strike
from intriga.games.coup.vocabulary import NOBODY, Action, For

MEAN_HAND: Final = 1.55  # what a hand of two is worth on average (cards.py)
NEW_CARDS: Final = 0.05  # what better cards add to one's share, as a part of it
INSIGHT: Final = 0.015  # what an examination does
LEADERS: Final = 0.008  # what it is worth to hit the dangerous, and not to help them
SAFETY: Final = 0.02  # what it is worth that none of those who could strike can any more
CALM: Final = 0.025  # how far below the best an action is still chosen, as a part of one's share


def choose(assessed: Assessment, turns: list[Turn], random: Random) -> Turn:
    """Return one of *turns*, the better the more often."""
    now = assessed.share(assessed.standing)
    worths = [worth_of_turn(assessed, turn) for turn in turns]
    best = max(worths)
    weights = [exp((worth - best) / (CALM * now)) for worth in worths]
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
    """Return who would challenge: the target, or the next to play."""
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
    """Return what *turn* does besides moving coins and influence, as a part of one's share."""
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
    """Return how much worse than others' one's cards are, about -0.5 to 1."""
    mean = MEAN_HAND * len(assessed.view.hand) / 2
    return (mean - worth_of_hand(assessed.view, assessed.view.hand)) * 2


def _worth_of_conversion(assessed: Assessment, target: int) -> float:
    """Return what it is worth to flip the faction of *target*, for its coins."""
    coin = assessed.standing.after(assessed.me, coins=-1 if target == assessed.me else -2)
    price = 1 - assessed.share(coin) / assessed.share(assessed.standing)
    if target != assessed.me:
        return -price
    fear = {seat: danger(assessed.view, assessed.me, seat) for seat in assessed.rivals}
    before = sum(fear[seat] for seat in fear if may_strike(assessed.view, seat, target))
    return SAFETY * (2 * before - sum(fear.values())) / sum(fear.values()) - price
