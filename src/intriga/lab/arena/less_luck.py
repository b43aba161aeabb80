"""Shares with as much of their luck taken away as helps."""

from collections.abc import Sequence
from typing import Final

BELIEVED: Final = 25  # rounds


def corrected(shares: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Return *shares* less as much of their *luck* as helps, by round.

    AIVAT takes all of it away, which is too much or too little where the valuer's guesses are
    crude.  How much helps is the slope of shares on luck; that of the even rounds is used for the
    odd ones and the other way round, so that it does not know the luck it is multiplied with
    and the mean stays that of the game.
    """
    slopes = [_slope(shares[half::2], luck[half::2]) for half in (1, 0)]
    return [
        share - slopes[place % 2] * each
        for place, (share, each) in enumerate(zip(shares, luck, strict=True))
    ]


def _slope(shares: Sequence[float], luck: Sequence[float]) -> float:
    """Return the slope of *shares* on *luck*, whose mean is known to be 0.

    A slope of 1 is believed as if 25 rounds had shown it, so that few rounds do not mislead.
    """
    square = sum(each * each for each in luck)
    if square == 0:
        return 1.0
    mean = sum(shares) / len(shares)
    both = sum((share - mean) * each for share, each in zip(shares, luck, strict=True))
    believed = BELIEVED * square / len(shares)
    return (both + believed) / (square + believed)
