"""The reward of each answer, where one learner plays all seats of many tables.

Consecutive steps of a table belong to different seats, and a seat may lose while another acts.  So
the reward of an answer is what its seat got until it was asked again, or until the game was over.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Credit(NamedTuple):
    """The outcome of each answer; arrays run over [step, table].

    ``rewards`` are the seat's return where the game ended before it was asked again, else 0;
    ``ended`` says where; ``following`` is the step of the seat's next answer in the same game, -1
    where there is none.  Where neither is known, the game goes on behind the last step.
    """

    rewards: "NDArray[np.float32]"
    ended: "NDArray[np.bool_]"
    following: "NDArray[np.int64]"

    @property
    def is_known(self) -> "NDArray[np.bool_]":
        """Say of which answers it is known what became of them [step, table]."""
        return self.ended | (self.following >= 0)


def credit(seats: "NDArray[Any]", returns: "NDArray[Any]", over: "NDArray[Any]") -> Credit:
    """Return the credit of the answers of all seats.

    *seats* [step, table] is who answered, as ``infos["seat"]`` said before that step; *returns*
    [step, table, seat] and *over* [step, table], which is ``terminated | truncated``, are what the
    step gave.
    """
    steps, tables = (int(each) for each in seats.shape)
    rewards = np.zeros(seats.shape, np.float32)
    ended = np.zeros(seats.shape, np.bool_)
    following = np.full(seats.shape, -1, np.int64)
    players = int(returns.shape[2])
    every: Any = np.arange(tables)
    later = np.full((tables, players), -1, np.int64)  # the next answer of each seat
    worth = np.zeros((tables, players), np.float32)  # what the game will be worth to it
    is_last = np.zeros((tables, players), np.bool_)  # whether it ends before that answer
    for step in range(steps - 1, -1, -1):
        done = np.asarray(over[step], np.bool_)
        later[done], is_last[done], worth[done] = -1, True, returns[step][done]
        seat = seats[step]
        following[step], ended[step] = later[every, seat], is_last[every, seat]
        rewards[step] = np.where(ended[step], worth[every, seat], 0)
        later[every, seat], is_last[every, seat] = step, False
    return Credit(rewards, ended, following)


def advantages(
    credit: Credit, values: "NDArray[Any]", discount: float = 1.0, decay: float = 0.95
) -> "NDArray[np.float32]":
    """Return the generalized advantage of each answer [step, table], 0 where it is not known.

    J. Schulman and others, "High-Dimensional Continuous Control Using Generalized Advantage
    Estimation", ICLR 2016, along the answers of each seat.  *values* [step, table] are what the
    learner expected for the seat that answered; *decay* is their lambda.
    """
    found = np.zeros(values.shape, np.float32)
    every = np.arange(len(values[0]))
    for step in range(len(values) - 1, -1, -1):
        next_step, goes_on = credit.following[step], credit.following[step] >= 0
        ahead = np.where(goes_on, values[next_step, every], 0)
        then = np.where(goes_on, found[next_step, every], 0)
        surprise = credit.rewards[step] + discount * ahead - values[step]
        known = credit.is_known[step]
        found[step] = np.where(known, surprise + discount * decay * then, 0)
    return found
