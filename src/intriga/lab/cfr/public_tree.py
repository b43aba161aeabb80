"""A public tree as the solver takes it: nodes, private types, and room for a walk."""

from enum import IntEnum
from typing import Any, Final, NamedTuple

Array = Any  # of NumPy, as Numba takes it


class NodeKind(IntEnum):
    """The kind of a node of the public tree."""

    FIRST = 0  # player 0 decides
    SECOND = 1  # player 1 decides
    LEAF = 2
    CHANCE = 3  # a public event; its chances stand in the weights of the children's statuses
    FIRST_RECASTS = 4  # player 0 gets a new type: a private draw and a choice
    SECOND_RECASTS = 5


LEAF: Final = 2
CHANCE: Final = 3
RECASTS: Final = 4
CHOICES: Final = 3  # most choices at a recast
REGRETS, RESPONSE, GAPS = 0, 1, 2  # what a walk does: learn, respond to an average, mark leaves


class PublicTree(NamedTuple):
    """A public tree and what the types of its players mean; all fields are arrays.

    Nodes: ``kind``, ``first`` child, ``count`` of children (next to each other), ``status``,
    ``at`` (place in regrets and sums, [action, type]), ``pay`` (payoffs of a leaf).
    Statuses say which types there are: ``sizes`` [status, player], ``begins`` [status, player,
    class + 1] (types stand in the order of their payoff class); ``weights`` from
    ``weights_at`` [status, player] on, [type of the opponent, own type], the chance of both.
    Recasts of ``status * 2 + player``: entries ``recast_at[id]`` to ``recast_at[id + 1]`` lead
    from the type ``old`` to the row ``row`` with weight ``part``; in a row a choice leads to the
    type ``to[id, choice, row]``, -1 for none; ``rows[id]`` rows.
    """

    kind: Any
    first: Any
    count: Any
    status: Any
    at: Any
    pay: Any
    sizes: Any
    begins: Any
    weights: Any
    weights_at: Any
    recast_at: Any
    old: Any
    row: Any
    part: Any
    to: Any
    rows: Any


class WalkBuffers(NamedTuple):
    """Where a walk keeps what it needs on its way, by depth; all fields are arrays."""

    node: Any  # [depth]
    next: Any  # [depth] the child to visit
    reach: Any  # [depth, player, type]
    strategy: Any  # [depth, action, type]
    values: Any  # [depth, action, type] of the player who learns
    total: Any  # [type]
