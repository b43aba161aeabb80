"""Small networks that say what a hand is worth where a turn ends, in the rules' dialect."""

from typing import Any, NamedTuple

from intriga.agents.resolving.turn_game import (
    FROM,
    ROW_MASS,
    ROW_SLOT,
    ROWS,
    TO,
    WIDE,
    WIDE_MASS,
    WIDE_SLOT,
    Array,
    TurnGame,
    TurnLinks,
    TurnRoom,
)
from intriga.agents.resolving.turn_walk import weigh

UNLIKELY = 1e-3  # how likely a leaf is, at most, that is not valued in every round
SELDOM = 8  # rounds between two that value such a leaf, if one player alone could lead there
HARDLY = 64  # the same if not: a multiple of SELDOM
TINY = 1e-30  # a leaf that is less likely keeps its worths: no division by what is nearly 0


class LeafNets(NamedTuple):
    """The networks of leaves, one after the other in flat arrays; all fields are arrays.

    A network takes the beliefs about the hands of the next turn's mover and of the other, each a
    distribution, and what is public there; it says what each hand is worth to its holder, wins
    less losses, those of the mover first.  Two hidden layers, each cut off below 0.
    ``sizes`` [net, 4]: inputs, both hidden layers, outputs.  ``tables_at`` [net, number] is where
    in ``weights`` the first layer's bias [value, hidden] for each number of a leaf's ``situation``
    begins: the biases of all numbers are added.  ``weights_at`` [net, 5] is where the first
    weights [input, hidden], the second [hidden, hidden], their bias, the third [hidden, output]
    and their bias begin.  ``pairs_at`` [net, 2] is where rows for each pair of values of the first
    two numbers begin, and how many values the second has: each hidden layer is stretched by a row
    of gates, 0 for as it is, and moved by a bias, the output moved by a bias (E. Perez and others,
    "FiLM", AAAI 2018).  The worths of both sides, weighed by the beliefs, are made to sum to 0:
    what is over is taken off evenly.
    """

    sizes: Any
    tables_at: Any
    weights_at: Any
    pairs_at: Any
    weights: Any


def take_in(game: TurnGame, nets: LeafNets, room: TurnRoom) -> None:
    """Write what is public at each leaf into ``public``: it is the same in all rounds of a turn."""
    for leaf in range(len(game.net)):
        net = game.net[leaf]
        if net >= 0:
            one, two, out = nets.sizes[net, 1], nets.sizes[net, 2], nets.sizes[net, 3]
            at = nets.weights_at[net]
            row, values = nets.pairs_at[net]
            pair = game.situation[leaf, 0] * values + game.situation[leaf, 1]
            pairs = nets.weights[row + pair * (2 * one + 2 * two + out) :]
            public = room.public[leaf]
            sum_tables(game, nets, leaf, public[one : 2 * one])
            stretch(pairs, public, one)
            for j in range(two):
                public[2 * one + two + j] = nets.weights[at[2] + j]
            stretch(pairs[2 * one :], public[2 * one :], two)
            last = 2 * one + 2 * two
            for j in range(out):
                public[last + j] = nets.weights[at[4] + j] + pairs[last + j]


def sum_tables(game: TurnGame, nets: LeafNets, leaf: int, bias: Array) -> None:
    """Write the first layer's bias for all numbers of a leaf's situation."""
    net = game.net[leaf]
    bias[:] = 0
    for number in range(nets.tables_at.shape[1]):
        at = nets.tables_at[net, number] + game.situation[leaf, number] * len(bias)
        for j in range(len(bias)):
            bias[j] += nets.weights[at + j]


def stretch(pairs: Array, public: Array, wide: int) -> None:
    """Write gates for a layer, and stretch and move the bias behind them."""
    for j in range(wide):
        public[j] = 1 + pairs[j]
        public[wide + j] = public[wide + j] * public[j] + pairs[wide + j]


def worths_in_round(
    game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom, t: int
) -> None:
    """Let the networks value the leaves that are due in round *t*, counted from 0.

    A leaf that play comes to is due in every round, one that a player alone could lead to in one
    of ``SELDOM``, and all others in one of ``HARDLY``; in the first round all are.
    """
    for leaf in range(len(game.net)):
        if game.net[leaf] >= 0:
            columns = links.leaf[leaf]
            seldom = t == 0 or (leaf + t) % SELDOM == 0
            if seldom or at_most(columns, room) > UNLIKELY:
                weigh(game.weight, columns, room)
                hardly = t == 0 or (leaf + t) % HARDLY == 0
                seldom = seldom and by_one_alone(columns, room) > UNLIKELY
                if hardly or seldom or likely(columns, room) > UNLIKELY:
                    value(game, nets, links, room, leaf)


def worths(game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom) -> None:
    """Let the networks value all leaves at the beliefs that reach and masses make there."""
    for leaf in range(len(game.net)):
        if game.net[leaf] >= 0:
            value(game, nets, links, room, leaf)


def value(game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom, leaf: int) -> None:
    """Let a network value *leaf*, if play comes there at all."""
    if comes_to(leaf, links, room):
        ask(game, nets, room, leaf)
        level(game, room, leaf)


def level_all(game: TurnGame, links: TurnLinks, room: TurnRoom) -> None:
    """Take off evenly what worths that are known weigh together at the beliefs as they are now."""
    for leaf in range(len(game.net)):
        if game.net[leaf] >= 0 and comes_to(leaf, links, room):
            level(game, room, leaf)


def comes_to(leaf: int, links: TurnLinks, room: TurnRoom) -> bool:
    """Write the beliefs at *leaf*; say whether play comes there, else they stay as they were."""
    whole = likely(links.leaf[leaf], room)
    if whole <= TINY:
        return False
    room.belief[leaf, :] = 0
    belief = room.belief.reshape(room.belief.size)
    believe(links, room, belief, links.leaf[leaf, FROM], links.leaf[leaf, TO])
    part = 1 / whole
    for hand in range(room.belief.shape[1]):
        room.belief[leaf, hand] *= part
    return True


def likely(leaf: Array, room: TurnRoom) -> float:
    """Return how likely play comes to a leaf."""
    whole, other, masses = room.zero[0], leaf[WIDE_SLOT], leaf[WIDE_MASS]
    for u in range(leaf[WIDE]):
        whole += room.reach[other + u] * room.mass[masses + u]
    return whole


def at_most(leaf: Array, room: TurnRoom) -> float:
    """Return a bound of how likely play comes to a leaf, whose chances sum to 1 at most."""
    own, other = leaf[ROW_SLOT], leaf[WIDE_SLOT]
    first, second = room.zero[0], room.zero[0]
    for r in range(leaf[ROWS]):
        first = max(first, room.reach[own + r])
    for u in range(leaf[WIDE]):
        second = max(second, room.reach[other + u])
    return first * second


def by_one_alone(leaf: Array, room: TurnRoom) -> float:
    """Return how likely play would come to a leaf if one player did all to lead there."""
    first, second = room.zero[0], room.zero[0]
    for r in range(leaf[ROWS]):
        first += room.mass[leaf[ROW_MASS] + r]
    for u in range(leaf[WIDE]):
        second += room.mass[leaf[WIDE_MASS] + u]
    return max(first, second)


def believe(links: TurnLinks, room: TurnRoom, belief: Array, begin: int, end: int) -> None:
    """Add up how likely each hand is at a leaf, from slot *begin* to *end*."""
    for slot in range(begin, end):
        belief[links.worth_of[slot]] += room.reach[slot] * room.mass[links.mass_of[slot]]


def ask(game: TurnGame, nets: LeafNets, room: TurnRoom, leaf: int) -> None:
    """Write what the network says of the beliefs at *leaf*."""
    net, first, second = game.net[leaf], game.hands[leaf, 0], game.hands[leaf, 1]
    wide, last = nets.sizes[net, 1], nets.sizes[net, 2]
    one, two, out = room.hidden[0, :wide], room.hidden[1, :last], room.hidden[2, : first + second]
    at, public = nets.weights_at[net], room.public[leaf]
    middle = at[0] + second * wide
    one[:] = 0
    add(room.belief[leaf, first : first + second], nets.weights[at[0] : middle], one)
    add(room.belief[leaf, :first], nets.weights[middle : middle + first * wide], one)
    close_layer(one, public)
    two[:] = 0
    add(one, nets.weights[at[1] : at[1] + wide * last], two)
    close_layer(two, public[2 * wide :])
    for hand in range(first + second):
        out[hand] = public[2 * (wide + last) + hand]
    add(two, nets.weights[at[3] : at[3] + last * len(out)], out)
    for hand in range(first):
        room.worth[leaf, hand] = out[second + hand]
    for hand in range(second):
        room.worth[leaf, first + hand] = out[hand]


def close_layer(layer: Array, public: Array) -> None:
    """Stretch and move a layer by what is public, and cut it off below 0."""
    wide = len(layer)
    for i in range(wide):
        layer[i] = max(layer[i] * public[i] + public[wide + i], layer[i] * 0)


def add(source: Array, weights: Array, target: Array) -> None:
    """Add the product of a layer and *weights* [source, target] to the next layer."""
    rows = weights.reshape((len(source), len(target)))
    for i in range(len(source)):
        if source[i] != 0:
            for j in range(len(target)):
                target[j] += source[i] * rows[i, j]


def level(game: TurnGame, room: TurnRoom, leaf: int) -> None:
    """Take off evenly what the worths of both weigh together at the beliefs."""
    hands = game.hands[leaf, 0] + game.hands[leaf, 1]
    surplus = room.zero[0]
    for hand in range(hands):
        surplus += room.belief[leaf, hand] * room.worth[leaf, hand]
    for hand in range(hands):
        room.worth[leaf, hand] -= surplus / 2
