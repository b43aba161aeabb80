"""A root at which one player may take what was promised, in the rules' dialect.

Whoever solves a turn anew believes something of the other's hands, and may be wrong.  So each type
of the other may leave before the turn, for the worth that it was promised when the turn before was
solved; how often it plays on is found by regret matching, and is its reach at the root.  Then no
type gets more than it was promised, whatever it had done before (N. Burch, M. Johanson and
M. Bowling, "Solving Imperfect Information Games Using Decomposition", AAAI 2014).
"""

from intriga.agents.resolving.turn_game import (
    LEFT,
    LEFT_GAIN,
    OFFERED,
    PLAYED,
    PLAYED_GAIN,
    PLAYS,
    RANGE,
    SUM,
    TurnGame,
    TurnRoom,
)
from intriga.agents.resolving.turn_walk import NOBODY


def invite(game: TurnGame, room: TurnRoom, doubted: int) -> None:
    """Write how often each type of the *doubted* player plays on, and its reach at the root."""
    if doubted != NOBODY:
        for x in range(game.size[0, doubted]):
            played = max(room.offer[PLAYED, x] + room.offer[PLAYED_GAIN, x], room.zero[0])
            left = max(room.offer[LEFT, x] + room.offer[LEFT_GAIN, x], room.zero[0])
            room.offer[PLAYS, x] = played / (played + left) if played + left > 0 else 0.5
            come(room, doubted, x, room.offer[PLAYS, x])


def invite_on_average(game: TurnGame, room: TurnRoom, doubted: int) -> None:
    """Write the reach at the root of those who play on as often as on average."""
    if doubted != NOBODY:
        whole = room.trust[1]
        for x in range(game.size[0, doubted]):
            come(room, doubted, x, room.offer[SUM, x] / whole if whole > 0 else 0.5)


def come(room: TurnRoom, doubted: int, x: int, plays: float) -> None:
    """Write the reach at the root of a type that so often plays on."""
    trust = room.trust[0]
    room.root[doubted, x] = trust * room.offer[RANGE, x] + (1 - trust) * plays


def count(game: TurnGame, room: TurnRoom, doubted: int) -> None:
    """Count what each type of the *doubted* player would have gained by playing on, or leaving."""
    if doubted != NOBODY:
        weight = room.weight[0]
        room.trust[1] += weight
        for x in range(game.size[0, doubted]):
            plays = room.offer[PLAYS, x]
            better = room.value[game.reach_at[0, doubted] + x] - room.offer[OFFERED, x]
            room.offer[PLAYED_GAIN, x] = (1 - plays) * better
            room.offer[LEFT_GAIN, x] = -plays * better
            for sums in range(PLAYED, PLAYED_GAIN):
                found = room.offer[sums, x] + room.offer[sums + 2, x]
                room.offer[sums, x] = max(found, room.zero[0])
            room.offer[SUM, x] += weight * plays
