"""The public tree of one turn of a game for two, as flat arrays, and room for its solver.

Everybody sees which node play is at.  A player's private *type* is a place in vectors; a child
may have other types than its parent, and maps say which of the parent's types each one was.
Player 0 is to move at the root, player 1 at the root of the next turn.
"""

from enum import IntEnum
from typing import Any, Final, NamedTuple

Array = Any  # of NumPy, as Numba takes it


class TurnNode(IntEnum):
    """The kind of a node of a turn."""

    FIRST = 0  # player 0 decides in public: a child for each action
    SECOND = 1  # player 1 decides in public
    FIRST_KEEPS = 2  # player 0 decides in private: one child, whose types say what was chosen
    SECOND_KEEPS = 3
    SPLIT = 4  # the types decide in public by themselves, as a proof does: children share them out
    LEAF = 5  # the turn is over: a network, a table or a sure payoff values it


FIRST, SECOND, FIRST_KEEPS, SECOND_KEEPS, SPLIT, LEAF = range(6)
SURE: Final = -1  # `net` of a leaf whose payoff is sure
TABLE: Final = -2  # `net` of a leaf that a table values


class TurnGame(NamedTuple):
    """A public tree with the chances of its leaves; all fields are arrays.

    Nodes [node], parents before their children, node 0 the root: ``kind``; ``first`` child and
    ``count`` of children, which lie together; ``parent``; ``turn``, the place of the node among
    its parent's children, which is the action's row; ``size`` [node, player] types.
    ``map_at`` [node, player] is where in ``maps`` the parent's type of each type begins, -1 where
    types are the parent's.  ``reach_at`` [node, player] is where the vectors of the node's types
    begin in ``reach`` and ``value``: in the order of nodes, player 0 first, nothing between.
    Decisions: ``at`` [node] is where its places [action, type] begin; ``actions`` [node] is how
    many; ``label`` [place] is the action id, -1 where the type has not that action.  The only
    child of a node that keeps has in ``chose``, from ``chose_at`` [node] on, the row of the action
    by which each of its types came.
    Leaves: ``leaf`` [node] is a leaf's number, else -1; ``leaf_node`` [leaf] the way back;
    ``net`` [leaf] the network that values it, or ``SURE``, ``TABLE``; ``sure`` [leaf] to player 0;
    ``situation`` [leaf, number] what is public there, as the networks take it, from the side of
    the next turn's mover; ``hand_at`` [leaf, player] is where in ``hand`` the hand of each type
    begins, a place in the network's or the table's vectors; ``hands`` [leaf, player] how many.
    ``weight_at`` [leaf] is where in ``weight`` the chances [row, type of player 1] begin, chance
    and the beliefs at the root; ``rows`` [leaf] how many rows; ``row_at`` [leaf] is where in
    ``row`` the row of each type of player 0 begins, -1 where rows are types: types that differ
    only by a choice share one, and rows are the parent's types then.  ``table_at`` [leaf] is where
    in ``table`` [hand of 0, hand of 1] begins, -1 for none.
    """

    kind: Any
    first: Any
    count: Any
    parent: Any
    turn: Any
    size: Any
    map_at: Any
    maps: Any
    reach_at: Any
    at: Any
    actions: Any
    label: Any
    chose_at: Any
    chose: Any
    leaf: Any
    leaf_node: Any
    net: Any
    sure: Any
    situation: Any
    hand_at: Any
    hand: Any
    hands: Any
    weight_at: Any
    weight: Any
    rows: Any
    row_at: Any
    row: Any
    table_at: Any
    table: Any


# Columns of the links of a decision and of a leaf: where things begin, and how many there are
SLOT, TYPES, ACTIONS, PLACE, GAIN = range(5)
WEIGHT, ROWS, WIDE, ROW_SLOT, WIDE_SLOT, ROW_MASS, WIDE_MASS, FROM, TO = range(9)
# Rows of an offer; gains stand two below their sums
OFFERED, RANGE, PLAYED, LEFT, PLAYED_GAIN, LEFT_GAIN, PLAYS, SUM = range(8)


class TurnLinks(NamedTuple):
    """Where the walks over a game find what, found once; all fields are arrays.

    Numbers are unsigned, since only such places are found without a look at their sign.
    A *slot* is a place in ``reach`` and ``value``, a type of a player at a node; slots stand in
    the order of nodes, those of player 0 first.  Behind the last slot ``value`` goes on with what
    the actions of decisions are worth, by place.
    By slot: ``above`` is the parent's slot; ``by`` the place of the action that led from there,
    that behind the last where none did; ``to`` where in ``value`` the worth is added.  At leaves
    ``mass_of`` is the place in ``mass``, ``worth_of`` that in ``worth`` and ``belief``.
    ``decision`` [decision, column] has the first slot of those who decide, how many types and
    actions they have, the first place, and where in ``value`` their actions begin; ``owner``
    [decision] is the player.  ``inner`` [number, column] are all nodes but leaves, the last
    first: their slots' begin and end; ``decides`` [number] is the number of a decision or -1.
    ``leaf`` [leaf, column]: where its chances begin, rows, types of player 1; the slots where
    their reach begins, and the places where their masses do; its slots' begin and end.
    """

    above: Any
    by: Any
    to: Any
    mass_of: Any
    worth_of: Any
    decision: Any
    owner: Any
    inner: Any
    decides: Any
    leaf: Any


class TurnRoom(NamedTuple):
    """The memory of a solver of a turn; all fields are arrays of one kind of float.

    ``root`` [player, type] is the reach at the root; ``reach`` [slot] a player's own probability
    of coming there; ``value`` is counterfactual, weighed by chance and the other's reach, to the
    player itself: of slots, then of places (:class:`TurnLinks`).  After a round the latter are
    how much better an action was than the strategy.
    By place: ``regret``, ``average`` (weighed sums), ``strategy`` and ``even``, the strategy that
    is even over the actions that a type has.
    ``mass`` [row or type] are a leaf's counterfactual chances.  By leaf and hand, those of player
    0 first: ``belief`` is how likely each hand is there, ``worth`` what it is worth to its holder
    on condition of holding it.  ``public`` [leaf, number] is what is public there as its network
    takes it: gates and biases of each layer.  ``weight`` is that of a round in the averages.
    ``offer`` [row, type] and ``trust`` are those of a root at which types may leave
    (:mod:`~intriga.agents.resolving.gadget`): what each is offered, how likely it is believed to
    be, sums of regret for playing on and for leaving, the newest gains of both, how often it plays
    on, and the weighed sum of that; how much of its reach is what is believed, and what all rounds
    weigh.
    ``zero`` is 0.  ``total`` [type] and ``hidden`` [layer, hidden] are for the moment.
    """

    root: Any
    reach: Any
    value: Any
    regret: Any
    average: Any
    strategy: Any
    even: Any
    mass: Any
    belief: Any
    worth: Any
    public: Any
    weight: Any
    offer: Any
    trust: Any
    zero: Any
    total: Any
    hidden: Any
