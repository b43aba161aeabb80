"""What each action of one's turn is worth, true or bluffed."""

from math import exp
from random import Random
from typing import Final

from intriga.agents.coup.cards import worth_of_hand
from intriga.agents.coup.moves import Turn, holds
from intriga.agents.coup.reading import Reading
from intriga.agents.coup.strength import Standing, danger, may_strike
from intriga.games.coup.vocabulary import NOBODY, Action, For

MEAN_HAND: Final = 1.55  # what a hand of two is worth on average (cards.py)
NEW_CARDS: Final = 0.05  # what better cards add to one's share, as a part of it
INSIGHT: Final = 0.015  # what an examination does
LEADERS: Final = 0.008  # what it is worth to hit the dangerous, and not to help them
SAFETY: Final = 0.02  # what it is worth that none of those who could strike can any more
CALM: Final = 0.025  # how far below the best an action is still chosen, as a part of one's share


def choose(reading: Reading, turns: list[Turn], random: Random) -> Turn:
    """Return one of *turns*, the better the more often."""
    now = reading.share(reading.standing)
    worths = [worth_of_turn(reading, turn) for turn in turns]
    best = max(worths)
    weights = [exp((worth - best) / (CALM * now)) for worth in worths]
    return random.choices(turns, weights)[0]


def worth_of_turn(reading: Reading, turn: Turn) -> float:
    """Return the share that may be expected after *turn*."""
    paid = reading.standing.after(reading.me, coins=-turn.cost)
    if turn.claim == NOBODY:
        return worth_of_going_on(reading, turn, paid)
    doubted = reading.challenged(turn.claim, For.ACTION, turn.target)
    calm = worth_of_going_on(reading, turn, paid)
    if holds(reading.view, turn.claim):
        wrong = paid.after(_doubter(reading, turn), cards=-1)
        return doubted * worth_of_going_on(reading, turn, wrong) + (1 - doubted) * calm
    caught = reading.share(reading.standing.after(reading.me, cards=-1))
    return doubted * caught + (1 - doubted) * calm


def _doubter(reading: Reading, turn: Turn) -> int:
    """Return who would challenge: the target, or the next to play."""
    if turn.target in reading.rivals:
        return turn.target
    later = [seat for seat in reading.rivals if seat > reading.me]
    return min(later or reading.rivals)


def worth_of_going_on(reading: Reading, turn: Turn, standing: Standing) -> float:
    """Return the share to expect of *turn* once its claim stands, blocks yet to come."""
    worth = reading.worth_once_done(standing, turn.action, reading.me, turn.target, turn.named)
    worth += worth * _by_the_way(reading, turn)
    stopped = reading.blocked(turn.action, reading.me, turn.target)
    return stopped * reading.share(standing) + (1 - stopped) * worth if stopped else worth


def _by_the_way(reading: Reading, turn: Turn) -> float:
    """Return what *turn* does besides moving coins and influence, as a part of one's share."""
    if turn.action == Action.EXCHANGE:
        drawn = 0.5 if reading.view.options["inquisitor"] else 1.0
        return NEW_CARDS * drawn * (0.5 + max(0.0, _poverty(reading)))
    if turn.action == Action.EXAMINE:
        return INSIGHT * (1 + danger(reading.view, reading.me, turn.target) / 2)
    if turn.action == Action.CONVERT:
        return _worth_of_conversion(reading, turn.target)
    if turn.target == NOBODY:
        return 0.0
    leads = LEADERS * danger(reading.view, reading.me, turn.target)
    return -leads if turn.action == Action.PATRON else leads


def _poverty(reading: Reading) -> float:
    """Return how much worse than others' one's cards are, about -0.5 to 1."""
    mean = MEAN_HAND * len(reading.view.hand) / 2
    return (mean - worth_of_hand(reading.view, reading.view.hand)) * 2


def _worth_of_conversion(reading: Reading, target: int) -> float:
    """Return what it is worth to flip the faction of *target*, for its coins."""
    coin = reading.standing.after(reading.me, coins=-1 if target == reading.me else -2)
    price = 1 - reading.share(coin) / reading.share(reading.standing)
    if target != reading.me:
        return -price
    fear = {seat: danger(reading.view, reading.me, seat) for seat in reading.rivals}
    before = sum(fear[seat] for seat in fear if may_strike(reading.view, seat, target))
    return SAFETY * (2 * before - sum(fear.values())) / sum(fear.values()) - price
