"""Small networks that say what a hand is worth where a turn ends, in the rules' dialect."""

from typing import Any, NamedTuple

from intriga.agents.resolving.turn_game import Array, TurnGame, TurnRoom

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
    and their bias begin.  What the worths of both sides weigh together is taken off evenly, so
    that they sum to 0.
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


def worths(game: TurnGame, nets: LeafNets, room: TurnRoom) -> None:
    """Let the networks value the leaves at the beliefs that reach and masses make there."""
    for leaf in range(len(game.net)):
        if game.net[leaf] >= 0 and believe(game, room, leaf):
            ask(game, nets, room, leaf)
            level(game, room, leaf)


def believe(game: TurnGame, room: TurnRoom, leaf: int) -> bool:
    """Write the beliefs about both hands at *leaf*, those about player 1 first.

    Returns False, and leaves them, where nobody comes there.
    """
    n, second = game.leaf_node[leaf], game.hands[leaf, 1]
    hands = game.hands[leaf, 0] + second
    belief = room.belief[:hands]
    belief[:] = 0
    at, reach, mass = game.hand_at[leaf, 1], game.reach_at[n, 1], room.mass_at[leaf, 1]
    whole = room.mass[mass] * 0
    for u in range(game.size[n, 1]):
        part = room.reach[reach + u] * room.mass[mass + u]
        belief[game.hand[at + u]] += part
        whole += part
    if whole < TINY:
        return False
    at, reach, mass = game.hand_at[leaf, 0], game.reach_at[n, 0], room.mass_at[leaf, 0]
    rows = game.row_at[leaf]
    for x in range(game.size[n, 0]):
        row = x if rows < 0 else game.row[rows + x]
        belief[second + game.hand[at + x]] += room.reach[reach + x] * room.mass[mass + row]
    part = 1 / whole
    for hand in range(hands):
        belief[hand] *= part
    return True


def ask(game: TurnGame, nets: LeafNets, room: TurnRoom, leaf: int) -> None:
    """Write what the network says of the beliefs at *leaf*."""
    net, second = game.net[leaf], game.hands[leaf, 1]
    inputs, first, wide, outputs = nets.sizes[net]
    at = nets.weights_at[net]
    one, two = room.hidden[0, :first], room.hidden[1, :wide]
    one[:] = room.bias[leaf, :first]
    add(room.belief[:inputs], nets.weights[at[0] : at[0] + inputs * first], one)
    two[:] = nets.weights[at[2] : at[2] + wide]
    cut_off(one)
    add(one, nets.weights[at[1] : at[1] + first * wide], two)
    cut_off(two)
    out = room.hidden[2, :outputs]
    out[:] = nets.weights[at[4] : at[4] + outputs]
    add(two, nets.weights[at[3] : at[3] + wide * outputs], out)
    rest = outputs - second
    room.worth[leaf, :rest] = out[second:]
    room.worth[leaf, rest:outputs] = out[:second]


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
    first, second = game.hands[leaf, 0], game.hands[leaf, 1]
    surplus = room.belief[0] * 0
    for hand in range(first):
        surplus += room.belief[second + hand] * room.worth[leaf, hand]
    for hand in range(second):
        surplus += room.belief[hand] * room.worth[leaf, first + hand]
    for hand in range(first + second):
        room.worth[leaf, hand] -= surplus / 2
