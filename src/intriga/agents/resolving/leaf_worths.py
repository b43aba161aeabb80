"""Small networks that say what a hand is worth where a turn ends, in the rules' dialect."""

from typing import Any, NamedTuple


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
