"""Finding once where the walks over a turn's tree find what, in the rules' dialect."""

from intriga.agents.resolving.turn_game import (
    ACTIONS,
    FROM,
    GAIN,
    LEAF,
    PLACE,
    ROW_MASS,
    ROW_SLOT,
    ROWS,
    SLOT,
    SPLIT,
    SURE,
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


def owner(kind: int) -> int:
    """Say which player decides at a node of that kind: -1 for none."""
    return -1 if kind >= SPLIT else kind & 1


def link(game: TurnGame, links: TurnLinks, room: TurnRoom) -> None:
    """Fill in *links*, and in *room* what stays the same in all rounds."""
    decisions, inner, mass, last = 0, 0, 0, len(game.kind) - 1
    for n in range(len(game.kind)):
        if n > 0:
            link_up(game, links, n, 0)
            link_up(game, links, n, 1)
        if game.kind[n] == LEAF:
            mass = link_leaf(game, links, room, n, mass)
        if owner(game.kind[n]) >= 0:
            link_decision(game, links, n, decisions)
            spread_evenly(game, room, n)
            decisions += 1
    for n in range(last, -1, -1):
        if game.kind[n] != LEAF:
            decides = owner(game.kind[n]) >= 0
            decisions -= decides
            links.decides[inner] = decisions if decides else -1
            span(game, links.inner[inner], n)
            inner += 1
    settle(game, room)
    room.strategy[len(game.label)] = 1


def span(game: TurnGame, columns: Array, n: int) -> None:
    """Write where the slots of node *n* begin and end."""
    columns[0] = game.reach_at[n, 0]
    columns[1] = game.reach_at[n, 1] + game.size[n, 1]


def link_up(game: TurnGame, links: TurnLinks, n: int, who: int) -> None:
    """Link the types of node *n* to those of its parent."""
    above, first, slots = game.parent[n], game.map_at[n, who], len(links.above)
    kind, wide = game.kind[above], game.size[above, who]
    for x in range(game.size[n, who]):
        slot = game.reach_at[n, who] + x
        old = x if first < 0 else game.maps[first + x]
        links.above[slot] = game.reach_at[above, who] + old
        links.by[slot] = len(game.label)
        links.to[slot] = links.above[slot]
        if owner(kind) == who:
            row = game.turn[n] if kind < 2 else game.chose[game.chose_at[n] + x]
            place = game.at[above] + row * wide + old
            links.by[slot] = place
            links.to[slot] = slots + place


def link_decision(game: TurnGame, links: TurnLinks, n: int, decision: int) -> None:
    """Link a decision to the places of its actions."""
    who = owner(game.kind[n])
    links.owner[decision] = who
    columns = links.decision[decision]
    columns[SLOT] = game.reach_at[n, who]
    columns[TYPES] = game.size[n, who]
    columns[ACTIONS] = game.actions[n]
    columns[PLACE] = game.at[n]
    columns[GAIN] = len(links.above) + game.at[n]


def link_leaf(game: TurnGame, links: TurnLinks, room: TurnRoom, n: int, mass: int) -> int:
    """Link a leaf to its chances and worths; *mass* places are taken, return how many then."""
    leaf = game.leaf[n]
    columns, rows = links.leaf[leaf], n if game.row_at[leaf] < 0 else game.parent[n]
    columns[WEIGHT] = game.weight_at[leaf]
    columns[ROWS] = game.rows[leaf]
    columns[WIDE] = game.size[n, 1]
    columns[ROW_SLOT] = game.reach_at[rows, 0]
    columns[WIDE_SLOT] = game.reach_at[n, 1]
    columns[ROW_MASS] = mass
    columns[WIDE_MASS] = mass + game.rows[leaf]
    span(game, columns[FROM:], n)
    link_types(game, links, room, n, 0)
    link_types(game, links, room, n, 1)
    return mass + game.rows[leaf] + game.size[n, 1]


def link_types(game: TurnGame, links: TurnLinks, room: TurnRoom, n: int, who: int) -> None:
    """Link the types of a player at a leaf to their chances and worths."""
    leaf = game.leaf[n]
    begin = leaf * room.worth.shape[1] + who * max(game.hands[leaf, 0], 1)
    rows = game.row_at[leaf] if who == 0 else -1
    mass = links.leaf[leaf, ROW_MASS if who == 0 else WIDE_MASS]
    for x in range(game.size[n, who]):
        slot = game.reach_at[n, who] + x
        row = x if rows < 0 else game.row[rows + x]
        hand = 0 if game.net[leaf] == SURE else game.hand[game.hand_at[leaf, who] + x]
        links.mass_of[slot] = mass + row
        links.worth_of[slot] = begin + hand


def settle(game: TurnGame, room: TurnRoom) -> None:
    """Write what is sure at leaves as the worth of their only hand."""
    for leaf in range(len(game.net)):
        if game.net[leaf] == SURE:
            room.worth[leaf, 0] = game.sure[leaf]
            room.worth[leaf, max(game.hands[leaf, 0], 1)] = -game.sure[leaf]


def spread_evenly(game: TurnGame, room: TurnRoom, n: int) -> None:
    """Write into ``even`` the strategy that is even over the actions that each type has."""
    size = game.size[n, owner(game.kind[n])]
    for x in range(size):
        begin, end = game.at[n] + x, game.at[n] + game.actions[n] * size
        there = 0
        for place in range(begin, end, size):
            there += game.label[place] >= 0
        for place in range(begin, end, size):
            room.even[place] = 1 / there if game.label[place] >= 0 else 0
