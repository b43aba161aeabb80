"""Walks over the public tree of a turn, in the rules' dialect; the solver's kernels compile them.

Reach is carried down, worths are carried up: values are counterfactual, weighed by chance and
the other's reach (M. Johanson et al., "Accelerating Best Response Calculation in Large Extensive
Games", IJCAI 2011).  Draws and card removal stand in the chances of leaves alone; what a type was
before stands in the links: reach is gathered by them, values are added up by them.
"""

from intriga.agents.resolving.turn_game import (
    ACTIONS,
    FROM,
    GAIN,
    PLACE,
    ROW_MASS,
    ROW_SLOT,
    ROWS,
    SLOT,
    TABLE,
    TO,
    TYPES,
    WEIGHT,
    WIDE,
    WIDE_MASS,
    WIDE_SLOT,
    Array,
    TurnGame,
    TurnLinks,
    TurnRoom,
)

NOBODY = -1  # as a player
TREMBLE = 1e-3  # how often everybody is taken to answer evenly, where beliefs are made


# --- Strategies --------------------------------------------------------------------------------


def match(links: TurnLinks, room: TurnRoom, found: Array, ahead: bool) -> None:
    """Let both choose in proportion to what is above 0 in *found*: evenly if nothing is.

    Looking *ahead* counts the newest gains once more.
    """
    for d in range(len(links.owner)):
        add_up(links.decision[d], room, found, ahead)
        in_proportion(links.decision[d], room)


def add_up(decision: Array, room: TurnRoom, found: Array, ahead: bool) -> None:
    """Copy what is above 0 into the strategy, and add it up in ``total``."""
    types, at, gains = decision[TYPES], decision[PLACE], decision[GAIN]
    room.total[:types] = 0
    for k in range(decision[ACTIONS]):
        here, gain = at + k * types, gains + k * types
        if ahead:
            for x in range(types):
                found_now = found[here + x] + room.value[gain + x]
                room.strategy[here + x] = max(found_now, room.zero[0])
        else:
            for x in range(types):
                room.strategy[here + x] = max(found[here + x], room.zero[0])
        for x in range(types):
            room.total[x] += room.strategy[here + x]


def in_proportion(decision: Array, room: TurnRoom) -> None:
    """Make the strategy one of probabilities."""
    types, at = decision[TYPES], decision[PLACE]
    for x in range(types):
        if room.total[x] > 0:
            room.total[x] = 1 / room.total[x]
    for k in range(decision[ACTIONS]):
        here = at + k * types
        for x in range(types):
            part = room.total[x]
            chosen, even = room.strategy[here + x] * part, room.even[here + x]
            room.strategy[here + x] = chosen if part > 0 else even


def tremble(room: TurnRoom) -> None:
    """Let both answer evenly now and then: nobody may make others believe in a slip of theirs.

    Beliefs after an answer that is hardly ever given would rest on the first rounds alone.
    """
    for place in range(len(room.even)):
        room.strategy[place] += TREMBLE * (room.even[place] - room.strategy[place])


# --- The way down ------------------------------------------------------------------------------


def descend(game: TurnGame, links: TurnLinks, room: TurnRoom) -> None:
    """Carry the reach of both down to all leaves."""
    for who in range(2):
        for x in range(game.size[0, who]):
            room.reach[game.reach_at[0, who] + x] = room.root[who, x]
    for slot in range(game.size[0, 0] + game.size[0, 1], len(room.reach)):
        room.reach[slot] = room.reach[links.above[slot]] * room.strategy[links.by[slot]]


def weigh(weight: Array, leaf: Array, room: TurnRoom) -> None:
    """Write how likely chance and the other make each row and each type of a leaf."""
    rows, wide, here = leaf[ROWS], leaf[WIDE], leaf[WEIGHT]
    own, other, first, second = leaf[ROW_SLOT], leaf[WIDE_SLOT], leaf[ROW_MASS], leaf[WIDE_MASS]
    for u in range(wide):
        room.mass[second + u] = 0
    for r in range(rows):
        mass, reach = room.zero[0], room.reach[own + r]
        for u in range(wide):
            chance = weight[here + u]
            mass += chance * room.reach[other + u]
            room.mass[second + u] += chance * reach
        room.mass[first + r] = mass
        here += wide


def weigh_all(game: TurnGame, links: TurnLinks, room: TurnRoom) -> None:
    """Weigh the chances of all leaves."""
    for leaf in range(len(links.leaf)):
        weigh(game.weight, links.leaf[leaf], room)


# --- The way up --------------------------------------------------------------------------------


def ascend(game: TurnGame, links: TurnLinks, room: TurnRoom, responder: int, learns: bool) -> None:
    """Carry the values of both from the leaves up to the root, where both follow the strategy.

    Where both learn, the regrets and averages of both are counted.  A *responder* takes its best
    action instead; values of the other mean nothing then.
    """
    room.value[:] = 0
    worth = room.worth.reshape(room.worth.size)
    for leaf in range(len(links.leaf)):
        if game.net[leaf] == TABLE:
            value_by_table(game, links, room, leaf)
        else:
            value_by_hands(links, room, worth, links.leaf[leaf, FROM], links.leaf[leaf, TO])
    for i in range(len(links.decides)):
        d = links.decides[i]
        if d >= 0:
            if links.owner[d] == responder:
                best(links.decision[d], room)
            else:
                close(links.decision[d], room, learns)
        if i < len(links.decides) - 1:
            for slot in range(links.inner[i, 0], links.inner[i, 1]):
                room.value[links.to[slot]] += room.value[slot]


def value_by_hands(links: TurnLinks, room: TurnRoom, worth: Array, begin: int, end: int) -> None:
    """Add what a leaf, from slot *begin* to *end*, is worth to both to its parent's values."""
    for slot in range(begin, end):
        found = room.mass[links.mass_of[slot]] * worth[links.worth_of[slot]]
        room.value[links.to[slot]] += found


def value_by_table(game: TurnGame, links: TurnLinks, room: TurnRoom, leaf: int) -> None:
    """Add what a leaf is worth to both by a table to the values of its parent."""
    n, wide = game.leaf_node[leaf], game.size[game.leaf_node[leaf], 1]
    first, second = game.reach_at[n, 0], game.reach_at[n, 1]
    own, other = game.hand_at[leaf, 0], game.hand_at[leaf, 1]
    for x in range(game.size[n, 0]):
        row = x if game.row_at[leaf] < 0 else game.row[game.row_at[leaf] + x]
        line = game.table_at[leaf] + game.hand[own + x] * game.hands[leaf, 1]
        for u in range(wide):
            worth = game.weight[game.weight_at[leaf] + row * wide + u]
            worth *= game.table[line + game.hand[other + u]]
            room.value[links.to[first + x]] += worth * room.reach[second + u]
            room.value[links.to[second + u]] -= worth * room.reach[first + x]


def close(decision: Array, room: TurnRoom, learns: bool) -> None:
    """Value a decision by its actions, all of which are valued."""
    types, value = decision[TYPES], decision[SLOT]
    for k in range(decision[ACTIONS]):
        here, gain = decision[PLACE] + k * types, decision[GAIN] + k * types
        for x in range(types):
            room.value[value + x] += room.strategy[here + x] * room.value[gain + x]
    if learns:
        for k in range(decision[ACTIONS]):
            learn(decision, room, decision[PLACE] + k * types, decision[GAIN] + k * types)


def best(decision: Array, room: TurnRoom) -> None:
    """Value each type by its best action, of those that it has."""
    types, value = decision[TYPES], decision[SLOT]
    for x in range(types):
        found = False
        for k in range(decision[ACTIONS]):
            gain = room.value[decision[GAIN] + k * types + x]
            if room.even[decision[PLACE] + k * types + x] > 0:
                if not found or gain > room.value[value + x]:
                    room.value[value + x] = gain
                found = True


def learn(decision: Array, room: TurnRoom, place: int, gain: int) -> None:
    """Count the regrets for an action, and the strategy by its reach and the round's weight."""
    value, weight = decision[SLOT], room.weight[0]
    for x in range(decision[TYPES]):
        gained = room.value[gain + x] - room.value[value + x]
        gained = gained if room.even[place + x] > 0 else room.zero[0]
        room.value[gain + x] = gained
        room.regret[place + x] = max(room.regret[place + x] + gained, room.zero[0])
        part = weight * room.reach[value + x]
        room.average[place + x] += part * room.strategy[place + x]
