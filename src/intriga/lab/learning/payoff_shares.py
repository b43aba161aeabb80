"""Returns of games in which more counts than winning, as the shares that a learner predicts.

A learner knows what a game was worth as a share of it for each seat, 0 to 1, with a sum of 1.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def most_paid(worth: tuple[float, float], players: int) -> float:
    """Return the range of returns that makes a share of 1, for a game whose returns sum to 0.

    *worth* is the least and the most of the returns, for all numbers of *players*: what one
    seat gains the others lose, so that fewer of them allow for less.
    """
    low, high = worth
    least, most = max(low, -high * (players - 1)), min(high, -low * (players - 1))
    return max(-least * players, most * players / (players - 1))


def paid_shares(
    returns: "NDArray[np.float32]", worth: tuple[float, float]
) -> "NDArray[np.float32]":
    """Return the share of each seat, [B, players]: the equal one, and its part of *returns*.

    *returns* are [B, players], 0 where a game goes on or was cut off.
    """
    players = returns.shape[1]
    return 1 / players + returns / most_paid(worth, players)
