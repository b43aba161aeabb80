"""A root at which one player may take what was promised, in the rules' dialect.

A belief about the other's hands may be wrong when a turn is solved again.  So each type of the
other may leave before the turn, for the worth that it was promised when the turn before was
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


def invite(game: TurnGame, room: TurnRoom, doubted: int, on_average: bool) -> None:
    """Write the reach at the root of the *doubted* player: how often each type plays on.

    It is by the regrets, or as often as on average.
    """
    if doubted != NOBODY:
        for x in range(game.size[0, doubted]):
            if not on_average:
                choose(room, x)
            often, whole = room.offer[PLAYS, x], room.trust[1]
            if on_average and whole > 0:
                often = room.offer[SUM, x] / whole
            elif on_average:
                often = room.zero[0] + 0.5
            trust = room.trust[0]
            room.root[doubted, x] = trust * room.offer[RANGE, x] + (1 - trust) * often


def choose(room: TurnRoom, x: int) -> None:
    """Let a type choose by its regrets and the newest gains how often it plays on."""
    played = max(room.offer[PLAYED, x] + room.offer[PLAYED_GAIN, x], room.zero[0])
    left = max(room.offer[LEFT, x] + room.offer[LEFT_GAIN, x], room.zero[0])
    room.offer[PLAYS, x] = played / (played + left) if played + left > 0 else 0.5


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
