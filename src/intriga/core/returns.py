"""What a game was worth, in the rules' dialect."""

from intriga.core.bits import count


def write_returns(won: int, players: int, sides: int, out: list[float]) -> None:
    """Write what a game was worth to each seat into ``out[0:players]``: a sum of 0.

    *won* is the set of the winners' seats, *sides* how many sides there were, all of the same
    number of seats.  A side that wins alone gets 1 for each of its seats; sides that win
    together share that; each other side gets -1 divided by the number of its opponents.
    """
    share = players / count(won)
    for seat in range(players):
        out[seat] = (share * (won >> seat & 1) - 1) / (sides - 1)
