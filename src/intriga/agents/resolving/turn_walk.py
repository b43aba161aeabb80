"""Walks over the public tree of a turn, in the rules' dialect; the solver's kernels compile them.

Reach is carried down, worths are carried up: values are counterfactual, weighed by chance and
the other's reach (M. Johanson et al., "Accelerating Best Response Calculation in Large Extensive
Games", IJCAI 2011).  Draws and card removal stand in the chances of leaves alone; what a type was
before, its parent's type, stands in maps: reach is gathered by them, values are added up by them.
"""

from intriga.agents.resolving.turn_game import (
    LEAF,
    SPLIT,
    SURE,
    TABLE,
    Array,
    TurnGame,
    TurnRoom,
)

BOTH = 2  # as a player: either
FOLLOW, LEARN, RESPOND = 0, 1, 2  # what the way up does at the decisions of its player


def owner(kind: int) -> int:
    """Say which player decides at a node of that kind: -1 for none."""
    return -1 if kind >= SPLIT else kind & 1


def spread_evenly(game: TurnGame, room: TurnRoom) -> None:
    """Write into ``even`` the strategy that is even over the actions that each type has."""
    for n in range(len(game.kind)):
        if owner(game.kind[n]) >= 0:
            size = game.size[n, game.kind[n] & 1]
            for x in range(size):
                begin, end = game.at[n] + x, game.at[n] + game.actions[n] * size
                there = 0
                for place in range(begin, end, size):
                    there += game.label[place] >= 0
                for place in range(begin, end, size):
                    room.even[place] = 1 / there if game.label[place] >= 0 else 0


# --- Strategies --------------------------------------------------------------------------------


def match(game: TurnGame, room: TurnRoom, found: Array, player: int, ahead: bool) -> None:
    """Let *player* choose in proportion to what is above 0 in *found*: evenly if nothing is.

    Looking *ahead* counts the newest gains once more.
    """
    for n in range(len(game.kind)):
        who = owner(game.kind[n])
        if who >= 0 and player in (who, BOTH):
            size, at = game.size[n, who], game.at[n]
            places = slice(at, at + game.actions[n] * size)
            strategy = room.strategy[places].reshape((game.actions[n], size))
            weigh(found[places], room.gain[places], room.strategy[places], ahead)
            in_proportion(strategy, room.even[places].reshape(strategy.shape), room.total[:size])


def weigh(found: Array, gain: Array, strategy: Array, ahead: bool) -> None:
    """Copy what is above 0."""
    if ahead:
        for i in range(len(found)):
            strategy[i] = max(found[i] + gain[i], found[i] * 0)
    else:
        for i in range(len(found)):
            strategy[i] = max(found[i], found[i] * 0)


def in_proportion(strategy: Array, even: Array, total: Array) -> None:
    """Make weights [action, type] a strategy."""
    actions, size = strategy.shape
    total[:] = 0
    for k in range(actions):
        for x in range(size):
            total[x] += strategy[k, x]
    for x in range(size):
        if total[x] > 0:
            total[x] = 1 / total[x]
    for k in range(actions):
        for x in range(size):
            strategy[k, x] = strategy[k, x] * total[x] if total[x] > 0 else even[k, x]


# --- The way down ------------------------------------------------------------------------------


def descend(game: TurnGame, room: TurnRoom) -> None:
    """Carry the reach of both down to all leaves, and weigh the chances there."""
    for who in range(2):
        for x in range(game.size[0, who]):
            room.reach[game.reach_at[0, who] + x] = room.root[who, x]
    for n in range(1, len(game.kind)):
        for who in range(2):
            carry(game, room, n, who)
        if game.kind[n] == LEAF:
            weigh_leaf(game, room, n)


def carry(game: TurnGame, room: TurnRoom, n: int, who: int) -> None:
    """Carry the reach of one player from the parent of node *n* to it."""
    above, size = game.parent[n], game.size[n, who]
    kind, wide = game.kind[above], game.size[above, who]
    begin, end = game.reach_at[above, who], game.reach_at[n, who]
    source, target = room.reach[begin : begin + wide], room.reach[end : end + size]
    first = game.map_at[n, who]
    if owner(kind) != who:
        gather(source, game.maps[first : first + size], target, first < 0)
    elif kind < 2:
        at = game.at[above] + game.turn[n] * wide
        part = room.strategy[at : at + wide]
        gather_part(source, part, game.maps[first : first + size], target, first < 0)
    else:
        at, chose = game.at[above], game.chose_at[n]
        strategy = room.strategy[at : at + game.actions[above] * wide]
        rows = game.chose[chose : chose + size]
        for x in range(size):
            old = x if first < 0 else game.maps[first + x]
            target[x] = source[old] * strategy[rows[x] * wide + old]


def gather(source: Array, maps: Array, target: Array, same: bool) -> None:
    """Copy what each type was."""
    if same:
        for x in range(len(target)):
            target[x] = source[x]
    else:
        for x in range(len(target)):
            target[x] = source[maps[x]]


def gather_part(source: Array, part: Array, maps: Array, target: Array, same: bool) -> None:
    """Copy *part* of what each type was."""
    if same:
        for x in range(len(target)):
            target[x] = source[x] * part[x]
    else:
        for x in range(len(target)):
            target[x] = source[maps[x]] * part[maps[x]]


def weigh_leaf(game: TurnGame, room: TurnRoom, n: int) -> None:
    """Write how likely chance and the other make each row and each type of a leaf."""
    leaf = game.leaf[n]
    rows, wide = game.rows[leaf], game.size[n, 1]
    at, first, second = game.weight_at[leaf], room.mass_at[leaf, 0], room.mass_at[leaf, 1]
    begin = game.reach_at[n, 1]
    reach, mass = room.reach[begin : begin + wide], room.mass[second : second + wide]
    own = rows_reached(game, room, n)
    weights = game.weight[at : at + rows * wide].reshape((rows, wide))
    masses = room.mass[first : first + rows]
    mass[:] = 0
    for r in range(rows):
        masses[r] = 0
        for u in range(wide):
            masses[r] += weights[r, u] * reach[u]
        for u in range(wide):
            mass[u] += own[r] * weights[r, u]


def rows_reached(game: TurnGame, room: TurnRoom, n: int) -> Array:
    """Return the reach of player 0 at a leaf by rows: types of one row are added up."""
    leaf, begin = game.leaf[n], game.reach_at[n, 0]
    rows, size = game.rows[leaf], game.size[n, 0]
    reach, at = room.reach[begin : begin + size], game.row_at[leaf]
    if at < 0:
        return reach
    own = room.total[:rows]
    own[:] = 0
    for x in range(size):
        own[game.row[at + x]] += reach[x]
    return own


# --- Leaves ------------------------------------------------------------------------------------


def value_leaf(game: TurnGame, room: TurnRoom, n: int) -> None:
    """Write the counterfactual values of both at a leaf."""
    leaf = game.leaf[n]
    if game.net[leaf] == TABLE:
        value_by_table(game, room, n)
        return
    for who in range(2):
        size, end = game.size[n, who], game.reach_at[n, who]
        value = room.value[end : end + size]
        mass_of_types(game, room, n, who, value)
        if game.net[leaf] == SURE:
            sure = game.sure[leaf] if who == 0 else -game.sure[leaf]
            for x in range(size):
                value[x] *= sure
        else:
            at = game.hand_at[leaf, who]
            hand, skip = game.hand[at : at + size], who * game.hands[leaf, 0]
            worth = room.worth[leaf, skip:]
            for x in range(size):
                value[x] *= worth[hand[x]]


def mass_of_types(game: TurnGame, room: TurnRoom, n: int, who: int, out: Array) -> None:
    """Write how likely chance and the other make each type of *who* at a leaf."""
    leaf = game.leaf[n]
    at, rows = room.mass_at[leaf, who], game.row_at[leaf]
    if who == 0 and rows >= 0:
        for x in range(len(out)):
            out[x] = room.mass[at + game.row[rows + x]]
    else:
        mass = room.mass[at : at + len(out)]
        for x in range(len(out)):
            out[x] = mass[x]


def value_by_table(game: TurnGame, room: TurnRoom, n: int) -> None:
    """Write the counterfactual values of both at a leaf that a table values."""
    leaf, wide = game.leaf[n], game.size[n, 1]
    first, second = game.reach_at[n, 0], game.reach_at[n, 1]
    own, other = game.hand_at[leaf, 0], game.hand_at[leaf, 1]
    room.value[second : second + wide] = 0
    for x in range(game.size[n, 0]):
        row = x if game.row_at[leaf] < 0 else game.row[game.row_at[leaf] + x]
        line = game.table_at[leaf] + game.hand[own + x] * game.hands[leaf, 1]
        room.value[first + x] = 0
        for u in range(wide):
            worth = game.weight[game.weight_at[leaf] + row * wide + u]
            worth *= game.table[line + game.hand[other + u]]
            room.value[first + x] += worth * room.reach[second + u]
            room.value[second + u] -= worth * room.reach[first + x]


# --- The way up --------------------------------------------------------------------------------


def ascend(game: TurnGame, room: TurnRoom, player: int, task: int) -> None:
    """Carry the values of both from the leaves up to the root.

    LEARN counts the regrets and the averages of *player*, or of both; RESPOND values the nodes of
    *player* by its best action, those of the other are not meant; FOLLOW does neither.
    """
    clear(game, room)
    for n in range(len(game.kind) - 1, -1, -1):
        who = owner(game.kind[n])
        if game.kind[n] == LEAF:
            value_leaf(game, room, n)
        elif who >= 0:
            close(game, room, n, who, task if player in (who, BOTH) else FOLLOW)
        if n > 0:
            pass_up(game, room, n, 0)
            pass_up(game, room, n, 1)


def clear(game: TurnGame, room: TurnRoom) -> None:
    """Forget gains and values of the last way up."""
    room.gain[:] = 0
    room.value[:] = 0


def pass_up(game: TurnGame, room: TurnRoom, n: int, who: int) -> None:
    """Add the values of node *n* to those of its parent, or to its parent's action."""
    above, size = game.parent[n], game.size[n, who]
    kind, wide = game.kind[above], game.size[above, who]
    begin, first = game.reach_at[n, who], game.map_at[n, who]
    value = room.value[begin : begin + size]
    maps = game.maps[first : first + size]
    if owner(kind) != who:
        to = game.reach_at[above, who]
        scatter(value, maps, room.value[to : to + wide], first < 0)
    elif kind < 2:
        to = game.at[above] + game.turn[n] * wide
        scatter(value, maps, room.gain[to : to + wide], first < 0)
    else:
        to, chose = game.at[above], game.chose_at[n]
        gain = room.gain[to : to + game.actions[above] * wide]
        rows = game.chose[chose : chose + size]
        for x in range(size):
            old = x if first < 0 else maps[x]
            gain[rows[x] * wide + old] += value[x]


def scatter(value: Array, maps: Array, target: Array, same: bool) -> None:
    """Add values to what each type was."""
    if same:
        for x in range(len(value)):
            target[x] += value[x]
    else:
        for x in range(len(value)):
            target[maps[x]] += value[x]


def close(game: TurnGame, room: TurnRoom, n: int, who: int, task: int) -> None:
    """Value a decision by its actions, all of which are valued; learn where asked."""
    size, at, begin = game.size[n, who], game.at[n], game.reach_at[n, who]
    actions = game.actions[n]
    places = slice(at, at + actions * size)
    gain = room.gain[places].reshape((actions, size))
    strategy = room.strategy[places].reshape((actions, size))
    even = room.even[places].reshape((actions, size))
    value = room.value[begin : begin + size]
    if task == RESPOND:
        best(gain, even, value)
        return
    for k in range(actions):
        for x in range(size):
            value[x] += strategy[k, x] * gain[k, x]
    if task == LEARN:
        regret = room.regret[places].reshape((actions, size))
        average = room.average[places].reshape((actions, size))
        reach = room.reach[begin : begin + size]
        count_regrets(gain, even, value, regret, room.pace)
        count_averages(strategy, reach, average, room.pace[2])


def best(gain: Array, even: Array, value: Array) -> None:
    """Value each type by its best action, of those that it has."""
    actions, size = gain.shape
    for x in range(size):
        found = False
        for k in range(actions):
            if even[k, x] > 0 and (not found or gain[k, x] > value[x]):
                value[x] = gain[k, x]
                found = True


def count_regrets(gain: Array, even: Array, value: Array, regret: Array, pace: Array) -> None:
    """Add what each action would have gained to its regret, and discount the sum."""
    actions, size = gain.shape
    above, below = pace[0], pace[1]
    for k in range(actions):
        for x in range(size):
            gain[k, x] = gain[k, x] - value[x] if even[k, x] > 0 else value[x] * 0
            found = regret[k, x] + gain[k, x]
            regret[k, x] = found * (above if found > 0 else below)


def count_averages(strategy: Array, reach: Array, average: Array, weight: float) -> None:
    """Add the strategy to the sums behind the averages, by its own reach and the round's weight."""
    actions, size = strategy.shape
    for k in range(actions):
        for x in range(size):
            average[k, x] += weight * reach[x] * strategy[k, x]
