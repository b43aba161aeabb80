"""One walk over a public tree, in the rules' dialect; the solver's kernels compile it.

Everybody sees which node play is at.  A player's private *type* is a place in
vectors: *reach* [type] holds the product of the player's own probabilities, values are
counterfactual, weighted by chance and the opponent's reach (M. Johanson et al.,
"Accelerating Best Response Calculation in Large Extensive Games", IJCAI 2011).
Regret matching+ with alternating updates and averages weighted by the square of the
round: O. Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014.
"""

from intriga.lab.cfr.public_tree import (
    CHANCE,
    CHOICES,
    GAPS,
    LEAF,
    RECASTS,
    REGRETS,
    RESPONSE,
    Array,
    PublicTree,
    WalkBuffers,
)


def walk(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    weight: float,
    regrets: Array,
    sums: Array,
    others: Array,
    payoffs: Array,
    out: Array,
) -> None:
    """Visit every node that anybody reaches.

    REGRETS updates *regrets* and *sums* of *player*.  RESPONSE writes to *out* [node, type], for
    as many nodes as it has, what the best response of *player* to the averages in *sums* is
    worth.  GAPS writes to *out* [node, 0] how much of *payoffs* is reached where player 0
    follows *sums* and player 1 *others*.
    """
    size0, size1 = game.sizes[0, 0], game.sizes[0, 1]
    for x in range(size0):
        buffers.reach[0, 0, x] = 1.0
    for x in range(size1):
        buffers.reach[0, 1, x] = 1.0
    buffers.node[0] = 0
    buffers.next[0] = 0
    depth = 0
    while depth >= 0:
        n = buffers.node[depth]
        k = buffers.next[depth]
        if k == 0:
            choose(game, buffers, task, player, depth, n, regrets, sums, others)
        if k < game.count[n]:
            buffers.next[depth] = k + 1
            child = game.first[n] + k
            go(game, buffers, task, player, depth, n, k, child)
            if not valued(game, buffers, task, player, depth, k, child, payoffs, out):
                depth += 1
                buffers.node[depth] = child
                buffers.next[depth] = 0
        else:
            close(game, buffers, task, player, weight, depth, n, regrets, sums)
            depth -= 1
            if task == RESPONSE:
                note(game, buffers.total, player, n, out)


def valued(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    depth: int,
    k: int,
    child: int,
    payoffs: Array,
    out: Array,
) -> bool:
    """Value a child that nobody reaches, or a leaf; say whether it was one."""
    if not reached(game, buffers, task, player, depth + 1, child):
        for x in range(game.sizes[game.status[child], player]):
            buffers.values[depth, k, x] = 0.0
        return True
    if game.kind[child] != LEAF:
        return False
    pay_out(game, buffers, player, depth, k, child, payoffs)
    if task == GAPS:
        mark(game, buffers, depth, k, child, out)
    elif task == RESPONSE:
        note(game, buffers.values[depth, k], player, child, out)
    return True


def reached(
    game: PublicTree, buffers: WalkBuffers, task: int, player: int, depth: int, n: int
) -> bool:
    """Say whether the node matters: for an average also where only its player comes."""
    status = game.status[n]
    for x in range(game.sizes[status, 1 - player]):
        if buffers.reach[depth, 1 - player, x] > 0.0:
            return True
    if task != REGRETS or game.kind[n] == LEAF:
        return False
    for x in range(game.sizes[status, player]):  # noqa: SIM110  compiled
        if buffers.reach[depth, player, x] > 0.0:
            return True
    return False


def choose(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    depth: int,
    n: int,
    regrets: Array,
    sums: Array,
    others: Array,
) -> None:
    """Put the strategy at node *n* into the room."""
    kind = game.kind[n]
    if kind in (LEAF, CHANCE):
        return
    who = kind & 1
    if task == RESPONSE and who == player:
        return
    status = game.status[n]
    if kind < RECASTS:
        actions, size = game.count[n], game.sizes[status, who]
    else:
        actions, size = CHOICES, game.rows[2 * status + who]
    if task == REGRETS:
        match(game, buffers, depth, n, actions, size, regrets)
    elif task == GAPS and who == 1:
        match(game, buffers, depth, n, actions, size, others)
    else:
        match(game, buffers, depth, n, actions, size, sums)


def match(
    game: PublicTree,
    buffers: WalkBuffers,
    depth: int,
    n: int,
    actions: int,
    size: int,
    found: Array,
) -> None:
    """Choose in proportion to *found*, uniformly if it is all zero."""
    at = game.at[n]
    total = buffers.total
    strategy = buffers.strategy[depth]
    for x in range(size):
        total[x] = 0.0
    for k in range(actions):
        for x in range(size):
            total[x] += found[at + k * size + x]
    recast = game.kind[n] >= RECASTS
    id = 2 * game.status[n] + (game.kind[n] & 1)  # noqa: A001
    for k in range(actions):
        for x in range(size):
            if total[x] > 0.0:
                strategy[k, x] = found[at + k * size + x] / total[x]
            elif not recast:
                strategy[k, x] = 1.0 / actions
            elif game.to[id, k, x] >= 0:
                strategy[k, x] = 1.0 / (1 + (game.to[id, 1, x] >= 0) + (game.to[id, 2, x] >= 0))
            else:
                strategy[k, x] = 0.0


def go(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    depth: int,
    n: int,
    k: int,
    child: int,
) -> None:
    """Carry the reach of both players on to *child*."""
    kind = game.kind[n]
    before, after = buffers.reach[depth], buffers.reach[depth + 1]
    for who in range(2):
        size = game.sizes[game.status[n], who]
        if kind in (LEAF, CHANCE) or kind & 1 != who:
            for x in range(size):
                after[who, x] = before[who, x]
        elif task == RESPONSE and who == player:
            continue  # own reach plays no part
        elif kind < RECASTS:
            for x in range(size):
                after[who, x] = before[who, x] * buffers.strategy[depth, k, x]
        else:
            recast_reach(game, buffers, depth, n, who, game.sizes[game.status[child], who])


def recast_reach(
    game: PublicTree, buffers: WalkBuffers, depth: int, n: int, who: int, size: int
) -> None:
    """Carry the reach of old types over rows and choices to new types."""
    id = 2 * game.status[n] + who  # noqa: A001
    rows = game.rows[id]
    for r in range(rows):
        buffers.total[r] = 0.0
    for e in range(game.recast_at[id], game.recast_at[id + 1]):
        buffers.total[game.row[e]] += game.part[e] * buffers.reach[depth, who, game.old[e]]
    after = buffers.reach[depth + 1, who]
    for x in range(size):
        after[x] = 0.0
    for k in range(CHOICES):
        for r in range(rows):
            if game.to[id, k, r] >= 0:
                after[game.to[id, k, r]] += buffers.total[r] * buffers.strategy[depth, k, r]


def pay_out(
    game: PublicTree,
    buffers: WalkBuffers,
    player: int,
    depth: int,
    k: int,
    leaf: int,
    payoffs: Array,
) -> None:
    """Value a leaf for each type of *player*: payoff classes of both decide."""
    status, pay = game.status[leaf], game.pay[leaf]
    values = buffers.values[depth, k]
    reach = buffers.reach[depth + 1, 1 - player]
    mine, theirs = game.begins[status, player], game.begins[status, 1 - player]
    size = game.sizes[status, player]
    for x in range(size):
        values[x] = 0.0
    classes = payoffs.shape[1]
    for other in range(classes):
        for y in range(theirs[other], theirs[other + 1]):
            r = reach[y]
            if r == 0.0:
                continue
            at = game.weights_at[status, player] + y * size
            for own in range(classes):
                worth = payoffs[pay, own, other] if player == 0 else -payoffs[pay, other, own]
                worth *= r
                for x in range(mine[own], mine[own + 1]):
                    values[x] += worth * game.weights[at + x]


def mark(game: PublicTree, buffers: WalkBuffers, depth: int, k: int, leaf: int, out: Array) -> None:
    """Write what the leaf is worth to player 0 as it is reached."""
    found = 0.0
    for x in range(game.sizes[game.status[leaf], 0]):
        found += buffers.reach[depth + 1, 0, x] * buffers.values[depth, k, x]
    out[leaf, 0] = found


def note(game: PublicTree, values: Array, player: int, n: int, out: Array) -> None:
    """Write what node *n* is worth, if it is among those asked for."""
    if n < out.shape[0]:
        for x in range(min(game.sizes[game.status[n], player], out.shape[1])):
            out[n, x] = values[x]


def close(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    weight: float,
    depth: int,
    n: int,
    regrets: Array,
    sums: Array,
) -> None:
    """All children are valued: value the node, learn, and tell its parent."""
    kind = game.kind[n]
    size = game.sizes[game.status[n], player]
    values = buffers.values[depth]
    own = kind not in (LEAF, CHANCE) and kind & 1 == player
    if not own:
        add_up(buffers, depth, game.count[n], size)
    elif kind >= RECASTS:
        close_recast(game, buffers, task, player, weight, depth, n, regrets, sums)
    elif task == RESPONSE:
        for k in range(game.count[n]):
            for x in range(size):
                buffers.total[x] = values[k, x] if k == 0 else max(buffers.total[x], values[k, x])
    else:
        average(buffers, depth, game.count[n], size)
        if task == REGRETS:
            learn(game, buffers, player, weight, depth, n, regrets, sums)
    if depth > 0:
        above = buffers.values[depth - 1, buffers.next[depth - 1] - 1]
        for x in range(size):
            above[x] = buffers.total[x]


def add_up(buffers: WalkBuffers, depth: int, actions: int, size: int) -> None:
    """Add up the values of another player's actions."""
    for x in range(size):
        buffers.total[x] = 0.0
    for k in range(actions):
        for x in range(size):
            buffers.total[x] += buffers.values[depth, k, x]


def average(buffers: WalkBuffers, depth: int, actions: int, size: int) -> None:
    """Weigh the values of actions with the strategy."""
    for x in range(size):
        buffers.total[x] = 0.0
    for k in range(actions):
        for x in range(size):
            buffers.total[x] += buffers.values[depth, k, x] * buffers.strategy[depth, k, x]


def learn(
    game: PublicTree,
    buffers: WalkBuffers,
    player: int,
    weight: float,
    depth: int,
    n: int,
    regrets: Array,
    sums: Array,
) -> None:
    """Update regrets, never below 0, and the average."""
    at = game.at[n]
    size = game.sizes[game.status[n], player]
    for k in range(game.count[n]):
        for x in range(size):
            here = at + k * size + x
            regrets[here] = max(0.0, regrets[here] + buffers.values[depth, k, x] - buffers.total[x])
            sums[here] += weight * buffers.reach[depth, player, x] * buffers.strategy[depth, k, x]


def close_recast(
    game: PublicTree,
    buffers: WalkBuffers,
    task: int,
    player: int,
    weight: float,
    depth: int,
    n: int,
    regrets: Array,
    sums: Array,
) -> None:
    """Value old types by the rows they come to and the choice made there."""
    id = 2 * game.status[n] + player  # noqa: A001
    worth = buffers.values[depth, 1]  # by row; a recast has one child, its values stand in 0
    value_rows(game, buffers, task, depth, id)
    if task == REGRETS:
        learn_rows(game, buffers, player, weight, depth, n, regrets, sums)
    for x in range(game.sizes[game.status[n], player]):
        buffers.total[x] = 0.0
    for e in range(game.recast_at[id], game.recast_at[id + 1]):
        buffers.total[game.old[e]] += game.part[e] * worth[game.row[e]]


def value_rows(game: PublicTree, buffers: WalkBuffers, task: int, depth: int, id: int) -> None:  # noqa: A002
    """Value the rows of a recast by the best choice, or by the strategy."""
    values = buffers.values[depth]
    for r in range(game.rows[id]):
        values[1, r] = 0.0
        for k in range(CHOICES):
            to = game.to[id, k, r]
            if to >= 0 and task == RESPONSE:
                values[1, r] = values[0, to] if k == 0 else max(values[1, r], values[0, to])
            elif to >= 0:
                values[1, r] += values[0, to] * buffers.strategy[depth, k, r]


def learn_rows(
    game: PublicTree,
    buffers: WalkBuffers,
    player: int,
    weight: float,
    depth: int,
    n: int,
    regrets: Array,
    sums: Array,
) -> None:
    """Update regrets and averages of the choices at a recast."""
    id = 2 * game.status[n] + player  # noqa: A001
    rows = game.rows[id]
    values = buffers.values[depth]
    reach = values[2]
    for r in range(rows):
        reach[r] = 0.0
    for e in range(game.recast_at[id], game.recast_at[id + 1]):
        reach[game.row[e]] += game.part[e] * buffers.reach[depth, player, game.old[e]]
    for k in range(CHOICES):
        for r in range(rows):
            to = game.to[id, k, r]
            if to >= 0:
                here = game.at[n] + k * rows + r
                regrets[here] = max(0.0, regrets[here] + values[0, to] - values[1, r])
                sums[here] += weight * reach[r] * buffers.strategy[depth, k, r]
