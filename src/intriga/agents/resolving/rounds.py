"""The solver of a turn: rounds of regret matching over its public tree, and what they are worth.

Regret matching+ with alternating updates: O. Tammelin, "Solving Large Imperfect Information Games
Using CFR+", 2014; discounts: N. Brown and T. Sandholm, "Solving Imperfect-Information Games via
Discounted Regret Minimization", AAAI 2019; prediction: G. Farina, C. Kroer and T. Sandholm,
"Faster Game Solving via Predictive Blackwell Approachability", AAAI 2021.
"""

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import numpy as np

from intriga.agents.resolving import leaf_worths, turn_game, turn_links, turn_walk
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.turn_game import LEAF, SPLIT, SURE, Array, TurnGame, TurnLinks, TurnRoom
from intriga.core.compiled.engine import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

Arrays = TypeVar("Arrays", TurnGame, LeafNets)
MODULES: Final = (turn_game, turn_links, turn_walk, leaf_worths)
BOTH, FOLLOW, LEARN, RESPOND = turn_walk.BOTH, turn_walk.FOLLOW, turn_walk.LEARN, turn_walk.RESPOND


class Method(NamedTuple):
    """How regrets and averages are counted.

    After round t sums of regret above 0 are multiplied with ``t**above / (t**above + 1)``, where
    ``above`` is not 0, and those below 0 with ``below``, or as those above 0 where that is 1.
    A round weighs ``t**average`` in the averages.  Both learn at once, or ``by_turns``: the second
    against what the first has just learned.  ``ahead`` counts the newest gains once more.
    Networks are asked every ``refresh`` rounds.
    """

    above: float = 0.0
    below: float = 0.0
    average: float = 2.0
    by_turns: bool = False
    ahead: bool = False
    refresh: int = 1


METHODS: Final = {
    "cfr+ by turns": Method(by_turns=True),
    "cfr+": Method(),
    "linear": Method(above=1.0, below=1.0, average=1.0),
    "dcfr": Method(above=1.5, below=0.5),
    "pcfr+": Method(ahead=True),
    "pcfr+ by turns": Method(ahead=True, by_turns=True),
}
BEST: Final = METHODS["cfr+"]


def _prepare(game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom) -> None:
    """Write what stays the same in all rounds."""
    turn_links.link(game, links, room)
    leaf_worths.take_in(game, nets, room)


def _begin(game: TurnGame, room: TurnRoom) -> None:
    """Forget all rounds."""
    for sums in (room.regret, room.average, room.value):
        sums[:] = 0
    room.worth[:] = 0
    turn_links.settle(game, room)


def _rounds(
    game: TurnGame,
    nets: LeafNets,
    links: TurnLinks,
    room: TurnRoom,
    paces: Array,
    refresh: int,
    order: Array,
    ahead: bool,
) -> None:
    """Play a round for each of *paces* [round, 3]: *order* says who learns one after the other."""
    turn_walk.match(links, room, room.regret, BOTH, ahead)
    for t in range(len(paces)):
        room.pace[:] = paces[t]
        for learner in order:
            turn_walk.descend(game, links, room)
            if t % refresh == 0:
                leaf_worths.worths(game, nets, links, room)
            turn_walk.ascend(game, links, room, learner, LEARN)
            turn_walk.match(links, room, room.regret, learner, ahead)


def _meet(
    game: TurnGame, nets: LeafNets, links: TurnLinks, room: TurnRoom, player: int, task: int
) -> None:
    """Value all nodes where both follow the averages, or *player* responds to them."""
    turn_walk.match(links, room, room.average, BOTH, False)
    turn_walk.descend(game, links, room)
    leaf_worths.worths(game, nets, links, room)
    turn_walk.ascend(game, links, room, player, task)


_compiled_begin = kernel(_begin, MODULES)
_compiled_prepare = kernel(_prepare, MODULES)
_compiled_rounds = kernel(_rounds, MODULES)
_compiled_meet = kernel(_meet, MODULES)


def no_nets() -> LeafNets:
    """Return no networks, for games whose leaves are sure or valued by tables."""
    none = np.zeros((0, 5), np.int64)
    return LeafNets(sizes=none[:, :4], tables_at=none, weights_at=none, weights=np.zeros(1))


class Resolver:
    """Solves one turn: rounds of regret matching, and what the averages are worth."""

    def __init__(
        self,
        game: TurnGame,
        nets: LeafNets,
        *,
        precision: "type[np.float32 | np.float64]" = np.float32,
        method: Method = BEST,
    ) -> None:
        """Make room for *game* with numbers of that *precision*; both play evenly at first."""
        self.game, self.nets = in_precision(game, precision), in_precision(nets, precision)
        self.method, self.rounds = method, 0
        self.links = links_for(self.game)
        self.room = room_for(self.game, self.nets, precision)
        _compiled_prepare(self.game, self.nets, self.links, self.room)
        self.begin(*(np.ones(size) for size in game.size[0]))

    def begin(self, first: "NDArray[np.floating]", second: "NDArray[np.floating]") -> None:
        """Forget all rounds; *first* and *second* are the reach of the types of both at the root.

        Raises:
            ValueError: there are more or fewer types.
        """
        for who, reach in enumerate((first, second)):
            if len(reach) != self.game.size[0, who]:
                reason = f"player {who} has {self.game.size[0, who]} types at the root"
                raise ValueError(f"{reason}, and a reach is given for {len(reach)}")
            self.room.root[who, : len(reach)] = reach
        _compiled_begin(self.game, self.room)
        self.rounds = 0

    def run(self, rounds: int) -> None:
        """Play that number of further rounds."""
        method = self.method
        paces = paces_of(method, self.rounds + 1 + np.arange(rounds), self.room.pace.dtype)
        order = np.array((0, 1) if method.by_turns else (BOTH,))
        _compiled_rounds(
            self.game,
            self.nets,
            self.links,
            self.room,
            paces,
            method.refresh,
            order,
            method.ahead,
        )
        self.rounds += rounds

    def strategy(self) -> "NDArray[np.floating]":
        """Return the average strategies of both, [place]: normalised, even where never reached."""
        self._meet(0, FOLLOW)
        return self.room.strategy[:-1].copy()

    def values(self, player: int) -> "NDArray[np.floating]":
        """Return what the averages are worth to *player*, [root type], counterfactual.

        Weighed by chance and the other's reach; their sum by the own reach is the turn's value.
        """
        return self._of_root(self._meet(player, FOLLOW), player)

    def response(self, player: int) -> "NDArray[np.floating]":
        """Return the worth of the best response of *player* to the averages, as :meth:`values`.

        It is exact; leaves keep what the networks say at the beliefs that the averages make.
        """
        return self._of_root(self._meet(player, RESPOND), player)

    def answers(self, player: int) -> "NDArray[np.floating]":
        """Return what each action is worth to *player* in that response, [place], counterfactual.

        Places of the other's decisions have no meaning.
        """
        return self._meet(player, RESPOND)[int(self.game.size.sum()) :]

    def reach(self, node: int) -> "tuple[NDArray[np.floating], NDArray[np.floating]]":
        """Return the reach of the types of both at *node*, where both follow the averages.

        It holds what they chose, and what they brought to the root; no chance.
        """
        self._meet(0, FOLLOW)
        first, second = (
            self.room.reach[at : at + size].copy()
            for at, size in zip(self.game.reach_at[node], self.game.size[node], strict=True)
        )
        return first, second

    def _meet(self, player: int, task: int) -> "NDArray[np.floating]":
        """Walk once by the averages, learning nothing; return the values of slots, then places."""
        room = self.room._replace(value=np.zeros_like(self.room.value))
        _compiled_meet(self.game, self.nets, self.links, room, player, task)
        return room.value

    def _of_root(self, value: "NDArray[np.floating]", player: int) -> "NDArray[np.floating]":
        """Return those of *value* that belong to the types of *player* at the root."""
        at = self.game.reach_at[0, player]
        return value[at : at + self.game.size[0, player]].copy()


def paces_of(method: Method, t: "NDArray[np.int64]", precision: "np.dtype") -> Array:
    """Return discounts above and below 0, and the weight, of rounds *t*: [round, 3]."""
    grown = t.astype(np.float64) ** method.above
    above = grown / (grown + 1) if method.above else np.ones(len(t))
    below = above if method.below == 1 else np.full(len(t), method.below)
    return np.stack([above, below, t.astype(np.float64) ** method.average], 1).astype(precision)


def in_precision(arrays: Arrays, precision: type) -> Arrays:
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


def room_for(game: TurnGame, nets: LeafNets, precision: type) -> TurnRoom:
    """Return room for solving *game*, all 0."""
    slots, places, leaves = int(game.size.sum()), len(game.label), len(game.net)
    masses = int(game.rows.sum() + game.size[game.leaf_node, 1].sum())
    hands, hidden = int(np.maximum(game.hands, 1).sum(1).max()), int(nets.sizes.max(initial=1))
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
        "bias": (leaves, hidden),
        "pace": 3,
        "zero": 1,
        "total": int(game.size.max()),
        "hidden": (3, hidden),
    }
    return TurnRoom(**{name: np.zeros(shape, precision) for name, shape in made.items()})
