"""Value targets: the worth of every decision, from the course of the game after it.

Expected SARSA(λ) with a critic of actions that sees all hands (Z. Fan, G. Farina, "GAE
Falls Short in Imperfect-Information Self-Play RL", 2026; H. van Seijen and others,
"A Theoretical and Empirical Analysis of Expected Sarsa", 2009): the part of luck
that lies in choices by chance, one's own and, between two, the other's, is taken out.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from intriga.agents.encoding import Array

if TYPE_CHECKING:
    from numpy.typing import NDArray


def to_seats(shares: Array, seat: "NDArray[Any]", players: int) -> Array:
    """Turn *shares* [.., players], clockwise from *seat* [..], to seats 0 to n-1."""
    return np.take_along_axis(shares, (np.arange(players) - seat[..., None]) % players, axis=-1)


def from_seats(shares: Array, seat: "NDArray[Any]", players: int) -> Array:
    """Turn *shares* [.., players] by seat to clockwise from *seat* [..]."""
    return np.take_along_axis(shares, (np.arange(players) + seat[..., None]) % players, axis=-1)


def before_and_after(
    shares: Array,
    expected: Array,
    chosen: Array,
    seat: "NDArray[Any]",
) -> tuple[Array, Array]:
    """Return every seat's share before and after the choice, by seat, [T, B, players].

    *shares* [T, B, players] are the critic's, clockwise from *seat*; *expected* and
    *chosen* [T, B] its value of the choice for the chooser, on average and as it fell.
    Of more than two players the others' shares after it are not known apart.
    """
    players = shares.shape[-1]
    before, after = shares.copy(), shares.copy()
    before[..., 0], after[..., 0] = expected, chosen
    if players == 2:
        before[..., 1], after[..., 1] = 1 - expected, 1 - chosen
    return to_seats(before, seat, players), to_seats(after, seat, players)


def returns(
    before: Array,
    after: Array,
    ended: "NDArray[np.bool_]",
    won: Array,
    last: Array,
    trace: "float | NDArray[np.float32]",
) -> "NDArray[np.float32]":
    """Return the targets of each step for every seat, [T, B, players].

    *last* [B, players] is what is expected after the last step, *trace* the λ of the
    returns, one number or [T, B]: 0 looks one step ahead, 1 to the end of the game.
    """
    out = np.empty_like(before)
    traces = np.broadcast_to(np.asarray(trace, np.float32), before.shape[:2])
    following = last
    for step in range(len(before) - 1, -1, -1):
        out[step] = np.where(ended[step][:, None], won[step], following)
        following = before[step] + traces[step][:, None] * (out[step] - after[step])
    return out
