"""Small networks that say what a hand is worth where a turn ends, in the rules' dialect."""

from typing import Any, NamedTuple

from intriga.agents.resolving.turn_game import (
    FROM,
    TO,
    WIDE,
    WIDE_MASS,
    WIDE_SLOT,
    Array,
    TurnGame,
    TurnLinks,
    TurnRoom,
)

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
    and their bias begin.  The worths of both sides, weighed by the beliefs, are made to sum to
    0: what is over is taken off evenly.
    """

    sizes: Any
    tables_at: Any
    weights_at: Any
    weights: Any


def take_in(game: TurnGame, nets: LeafNets, room: TurnRoom) -> None:
    """Write into ``bias`` what is public at each leaf: it is the same in all rounds of a turn."""
    for leaf in range(len(game.net)):
        net = game.net[leaf]
        if net >= 0:
            wide = nets.sizes[net, 1]
            room.bias[leaf, :wide] = 0
            for number in range(nets.tables_at.shape[1]):
                at = nets.tables_at[net, number] + game.situation[leaf, number] * wide
                for j in range(wide):
                    room.bias[leaf, j] += nets.weights[at + j]


def worths(game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom) -> None:
    """Let the networks value the leaves at the beliefs that reach and masses make there."""
    belief = room.belief.ravel()
    for leaf in range(len(game.net)):
        if game.net[leaf] >= 0:
            whole = likely(links.leaf[leaf], room)
            if whole > TINY:
                room.belief[leaf, :] = 0
                believe(links, room, belief, links.leaf[leaf, FROM], links.leaf[leaf, TO])
                part = 1 / whole
                for hand in range(room.belief.shape[1]):
                    room.belief[leaf, hand] *= part
                ask(game, nets, room, leaf)
                level(game, room, leaf)


def likely(leaf: Array, room: TurnRoom) -> float:
    """Return how likely play comes to a leaf."""
    whole, other, masses = room.zero[0], leaf[WIDE_SLOT], leaf[WIDE_MASS]
    for u in range(leaf[WIDE]):
        whole += room.reach[other + u] * room.mass[masses + u]
    return whole


def believe(links: TurnLinks, room: TurnRoom, belief: Array, begin: int, end: int) -> None:
    """Add up how likely each hand is at a leaf, from slot *begin* to *end*."""
    for slot in range(begin, end):
        belief[links.worth_of[slot]] += room.reach[slot] * room.mass[links.mass_of[slot]]


def ask(game: TurnGame, nets: LeafNets, room: TurnRoom, leaf: int) -> None:
    """Write what the network says of the beliefs at *leaf*."""
    net, first, second = game.net[leaf], game.hands[leaf, 0], game.hands[leaf, 1]
    wide, last = nets.sizes[net, 1], nets.sizes[net, 2]
    one, two, out = room.hidden[0, :wide], room.hidden[1, :last], room.hidden[2, : first + second]
    at = nets.weights_at[net]
    middle = at[0] + second * wide
    one[:] = room.bias[leaf, :wide]
    add(room.belief[leaf, first : first + second], nets.weights[at[0] : middle], one)
    add(room.belief[leaf, :first], nets.weights[middle : middle + first * wide], one)
    cut_off(one)
    two[:] = nets.weights[at[2] : at[2] + last]
    add(one, nets.weights[at[1] : at[1] + wide * last], two)
    cut_off(two)
    out[:] = nets.weights[at[4] : at[4] + len(out)]
    add(two, nets.weights[at[3] : at[3] + last * len(out)], out)
    room.worth[leaf, :first] = out[second:]
    room.worth[leaf, first : first + second] = out[:second]


def cut_off(layer: Array) -> None:
    """Cut a layer off below 0."""
    for i in range(len(layer)):
        layer[i] = max(layer[i], layer[i] * 0)


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
