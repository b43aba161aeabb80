"""The solver of a turn: rounds of regret matching over its public tree, and what they are worth.

Predictive regret matching+ for both at once, the newest rounds weighing most in the averages
(G. Farina, C. Kroer and T. Sandholm, "Faster Game Solving via Predictive Blackwell
Approachability", AAAI 2021).  Networks are asked at the beliefs that the averages make, not those
of a round (N. Brown et al., "Combining Deep Reinforcement Learning and Search for
Imperfect-Information Games", NeurIPS 2020, CFR-AVG).  Likely leaves are asked about in every round:
worths leap with beliefs, and a strategy learned from those of older beliefs leaps further.
"""

from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from intriga.agents.resolving import gadget, leaf_worths, turn_game, turn_links, turn_walk
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.turn_game import LEAF, SPLIT, Array, TurnGame, TurnLinks, TurnRoom
from intriga.agents.resolving.turn_walk import NOBODY
from intriga.core.compiled.engine import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.floating]
    Precision = type[np.float32 | np.float64]

Arrays = TypeVar("Arrays", TurnGame, LeafNets)
MODULES: Final = (turn_game, turn_links, turn_walk, gadget, leaf_worths)
POWER: Final = 2  # round t weighs t**POWER in the averages


def _prepare(game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom) -> None:
    """Write what stays the same in all rounds."""
    turn_links.link(game, links, room)
    leaf_worths.take_in(game, nets, room)


def _rounds(
    game: TurnGame,
    nets: LeafNets,
    links: TurnLinks,
    room: TurnRoom,
    weights: Array,
    before: int,
    doubted: int,
) -> None:
    """Play a round for each of *weights*; so many were played *before*."""
    for t in range(len(weights)):
        room.weight[0] = weights[t]
        for learns in range(2):  # once in the code: it is compiled whole
            found = room.regret if learns else room.average
            turn_walk.match(links, room, found, learns > 0)
            if not learns:
                turn_walk.tremble(room)
            gadget.invite(game, room, doubted, learns == 0)
            turn_walk.descend(game, links, room)
            if learns:
                turn_walk.weigh_all(game, links, room)
                turn_walk.ascend(game, links, room, NOBODY, True)
            else:
                leaf_worths.worths_in_round(game, nets, links, room, before + t)
        gadget.count(game, room, doubted)


def _meet(
    game: TurnGame,
    nets: LeafNets,
    links: TurnLinks,
    room: TurnRoom,
    responder: int,
    doubted: int,
) -> None:
    """Value all nodes where both follow the averages, or a *responder* does the best it can."""
    gadget.invite(game, room, doubted, True)
    for trembles in range(2):
        turn_walk.match(links, room, room.average, False)
        if trembles == 0:
            turn_walk.tremble(room)
        turn_walk.descend(game, links, room)
        turn_walk.weigh_all(game, links, room)
        if trembles == 0:
            leaf_worths.worths(game, nets, links, room)
    leaf_worths.level_all(game, links, room)
    turn_walk.ascend(game, links, room, responder, False)


_compiled_prepare = kernel(_prepare, MODULES)
_compiled_rounds = kernel(_rounds, MODULES)
_compiled_meet = kernel(_meet, MODULES)


def no_nets() -> LeafNets:
    """Return no networks, for games whose leaves are sure or valued by tables."""
    none = np.zeros((0, 5), np.int64)
    return LeafNets(
        sizes=none[:, :4],
        tables_at=none,
        weights_at=none,
        pairs_at=none[:, :2],
        weights=np.zeros(1),
    )


class Resolver:
    """Solves one turn: rounds of regret matching, and what the averages are worth."""

    def __init__(
        self, game: TurnGame, nets: LeafNets, *, precision: "Precision" = np.float32
    ) -> None:
        """Make room for *game* with numbers of that *precision*; all types reach the root.

        Raises:
            ValueError: *nets* have no weights for what is public at a leaf.
        """
        check_situations(game, nets)
        self.game, self.nets = in_precision(game, precision), in_precision(nets, precision)
        self.links, self.room = links_for(self.game), room_for(self.game, self.nets, precision)
        _compiled_prepare(self.game, self.nets, self.links, self.room)
        self.begin(*(np.ones(size) for size in game.size[0]))

    def begin(
        self,
        first: "Floats",
        second: "Floats",
        *,
        promised: "Floats | None" = None,
        doubted: int = 1,
        trust: float = 0.0,
    ) -> None:
        """Forget all rounds; *first* and *second* are the reach of the types of both at the root.

        Where something is *promised*, a counterfactual value as in :meth:`values` for each type of
        the *doubted* player, each may take it instead of playing on, and no type gets more.  Its
        reach is how often it plays on, by regret matching; the part *trust* of it, 0..1, is the
        reach that is given.

        Raises:
            ValueError: there are more or fewer types.
        """
        self._forget()
        for who, reach in enumerate((first, second)):
            self._check(who, reach)
            self.room.root[who, : len(reach)] = reach
        if promised is not None:
            self._check(doubted, promised)
            self.doubted, self.room.trust[0] = doubted, trust
            self.room.offer[turn_game.OFFERED, : len(promised)] = promised
            self.room.offer[turn_game.RANGE] = self.room.root[doubted]

    def _forget(self) -> None:
        room, self.rounds, self.doubted = self.room, 0, NOBODY
        for known in (room.root, room.regret, room.average, room.value, room.offer, room.trust):
            known[:] = 0
        room.worth[self.game.net >= 0] = 0

    def _check(self, who: int, numbers: "Floats") -> None:
        if len(numbers) != self.game.size[0, who]:
            reason = f"player {who} has {self.game.size[0, who]} types at the root"
            raise ValueError(f"{reason}, and {len(numbers)} numbers are given for them")

    def run(self, rounds: int) -> None:
        """Play that number of further rounds."""
        t = np.arange(self.rounds, self.rounds + rounds) + 1
        weights = (t.astype(np.float64) ** POWER).astype(self.room.weight.dtype)
        game, nets, links, room = self.game, self.nets, self.links, self.room
        _compiled_rounds(game, nets, links, room, weights, self.rounds, self.doubted)
        self.rounds += rounds

    def strategy(self) -> "Floats":
        """Return the average strategies of both, [place]: normalised, even where never reached."""
        self._meet(NOBODY)
        return self.room.strategy[:-1].copy()

    def values(self, player: int) -> "Floats":
        """Return what the averages are worth to *player*, [root type], counterfactual.

        Weighed by chance and the other's reach; their sum by the own reach is the turn's value.
        """
        return self._of_root(self._meet(NOBODY), player)

    def response(self, player: int) -> "Floats":
        """Return the worth of the best response of *player* to the averages, as :meth:`values`.

        It is exact; leaves keep what the networks say at the beliefs that the averages make.
        """
        return self._of_root(self._meet(player), player)

    def answers(self, player: int) -> "Floats":
        """Return what each action is worth to *player* in that response, [place], counterfactual.

        Places of the other's decisions have no meaning.
        """
        return self._meet(player)[int(self.game.size.sum()) :]

    def reach(self, node: int) -> "tuple[Floats, Floats]":
        """Return the reach of the types of both at *node*, where both follow the averages.

        It holds what they chose, and what they brought to the root; no chance.
        """
        self._meet(NOBODY)
        first, second = (
            self.room.reach[at : at + size].copy()
            for at, size in zip(self.game.reach_at[node], self.game.size[node], strict=True)
        )
        return first, second

    def _meet(self, responder: int) -> "Floats":
        """Walk once by the averages, learning nothing; return the values of slots, then places."""
        room = self.room._replace(value=np.zeros_like(self.room.value))
        _compiled_meet(self.game, self.nets, self.links, room, responder, self.doubted)
        return room.value

    def _of_root(self, value: "Floats", player: int) -> "Floats":
        """Return those of *value* that belong to the types of *player* at the root."""
        at = self.game.reach_at[0, player]
        return value[at : at + self.game.size[0, player]].copy()


def check_situations(game: TurnGame, nets: LeafNets) -> None:
    """Check that networks have weights for what is public at leaves: kernels look anywhere.

    Raises:
        ValueError: there are none for a leaf.
    """
    leaves = np.flatnonzero(game.net >= 0)
    if not len(leaves):
        return
    net, public = game.net[leaves], game.situation[leaves]
    one, two, out = nets.sizes[net, 1:].T
    begin, values = nets.pairs_at[net].T
    pair = public[:, 0] * values + public[:, 1] + 1
    last = np.column_stack(
        [
            begin + pair * (2 * one + 2 * two + out),
            nets.tables_at[net] + (public + 1) * one[:, None],
        ]
    ).max(axis=1)
    wrong = (last > len(nets.weights)) | (public[:, 1] >= values) | (public < 0).any(axis=1)
    for at in np.flatnonzero(wrong):
        told = f"network {net[at]} has no weights for {public[at].tolist()}"
        raise ValueError(f"{told}, which is public at leaf {leaves[at]}")


def in_precision(arrays: Arrays, precision: "Precision") -> Arrays:
    """Return arrays of places as 64-bit integers, and all others in that *precision*."""
    return arrays._make(
        np.ascontiguousarray(each, precision if each.dtype.kind == "f" else np.int64)
        for each in arrays
    )


def links_for(game: TurnGame) -> TurnLinks:
    """Return room for the links of *game*, all 0."""
    slots, inner = int(game.size.sum()), int((game.kind != LEAF).sum())
    decisions = int((game.kind < SPLIT).sum())
    by_slot = (np.zeros(slots, np.uint32) for _ in range(5))
    return TurnLinks(
        *by_slot,
        decision=np.zeros((decisions, 5), np.uint64),
        owner=np.zeros(decisions, np.int64),
        inner=np.zeros((inner, 2), np.uint64),
        decides=np.zeros(inner, np.int64),
        leaf=np.zeros((len(game.net), 9), np.uint64),
    )


def room_for(game: TurnGame, nets: LeafNets, precision: "Precision") -> TurnRoom:
    """Return room for solving *game*, all 0."""
    slots, places, leaves = int(game.size.sum()), len(game.label), len(game.net)
    masses = int(game.rows.sum() + game.size[game.leaf_node, 1].sum())
    hands, hidden = int(np.maximum(game.hands, 1).sum(1).max()), int(nets.sizes.max(initial=1))
    public = int((nets.sizes[:, 1:] @ (2, 2, 1)).max(initial=1))
    made = {
        "root": (2, int(game.size[0].max())),
        "reach": slots,
        "value": slots + places,
        "regret": places,
        "average": places,
        "strategy": places + 1,
        "even": places,
        "mass": masses,
        "belief": (leaves, hands),
        "worth": (leaves, hands),
        "public": (leaves, public),
        "weight": 1,
        "offer": (8, int(game.size[0].max())),
        "trust": 2,
        "zero": 1,
        "total": int(game.size.max()),
        "hidden": (3, hidden),
    }
    return TurnRoom(**{name: np.zeros(shape, precision) for name, shape in made.items()})
