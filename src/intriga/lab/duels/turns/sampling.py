"""Which turns are solved: what is public at their start, and beliefs, by chance or by play.

Random beliefs are an even deal, weighed by a range of each player: by splitting hands in a random
order (M. Moravcik and others, "DeepStack", Science 2017, there R(S, p)), by a Dirichlet
distribution, or by how likely a hand with each character is kept, as claims and challenges make it.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.resolving.rounds import Resolver
from intriga.agents.resolving.turn_game import WIDE, WIDE_MASS, WIDE_SLOT
from intriga.games.coup.action_table import COUP_COST
from intriga.games.coup.study.turns.shapes import MOST_COINS
from intriga.games.coup.study.turns.turn_reading import all_hands
from intriga.games.coup.study.turns.weights import even_joint
from intriga.games.coup.vocabulary import SLOTS
from intriga.lab.duels.turns.recipe import RootMix

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

LOST: Final = {2: 0, 1: 1}  # cards that lie face up before a player with so many influences
CONCENTRATED: Final = 0.3  # of the Dirichlet distribution
KEPT: Final = 1.2  # spread of the logarithm of how likely hands with a character are kept
FLOOR: Final = 1e-3  # part of even beliefs in all: a hand that cannot be would teach nothing
IMPOSSIBLE: Final = 1e-9  # ranges whose hands exclude each other
FLATTER: Final = 0.5  # ends of a turn are followed by their chance to this power or a higher one
FIRST_COINS: Final = ((1, 2), (2, 2))  # of the mover and the other in the first turn, by edition


@dataclass(frozen=True, eq=False)
class TurnStart:
    """A turn to be solved: ``influences`` and ``coins`` of the mover and of the other.

    ``face_up`` counts the characters that lie face up; ``joint`` [hand of the mover, of the other]
    is the chance of both hands, beliefs and card removal.
    """

    influences: tuple[int, int]
    coins: tuple[int, int]
    face_up: tuple[int, ...]
    joint: "Floats"

    @property
    def kind(self) -> str:
        """Return its kind, as recipes name it."""
        return f"{self.influences[0]}-{self.influences[1]}"


def fresh(kind: str, mix: RootMix, random: np.random.Generator) -> TurnStart:
    """Return a turn of *kind* by chance: coins, cards face up, and beliefs."""
    mine, theirs = (int(influences) for influences in kind.split("-"))
    lost = random.integers(SLOTS, size=LOST[mine] + LOST[theirs])
    face_up = tuple(np.bincount(lost, minlength=SLOTS).tolist())
    joint = even((mine, theirs), face_up)
    if random.random() >= mix.even:
        first, second = (random_range(number, random) for number in (mine, theirs))
        joint = floored(joint * first[:, None] * second, joint)
    return TurnStart((mine, theirs), _coins(theirs, random), face_up, joint)


def dealt(random: np.random.Generator) -> TurnStart:
    """Return one of the first turns of games."""
    starts = first_turns()
    return starts[random.integers(len(starts))]


@cache
def first_turns() -> tuple[TurnStart, ...]:
    """Return the turns that games begin with, by edition."""
    influences, nothing = (2, 2), (0,) * SLOTS
    joint = even(influences, nothing)
    return tuple(TurnStart(influences, coins, nothing, joint) for coins in FIRST_COINS)


def _coins(theirs: int, random: np.random.Generator) -> tuple[int, int]:
    """Return coins of both; with one influence the other has lost to those of a coup."""
    most = COUP_COST - 1 if theirs == 1 else MOST_COINS
    return int(random.integers(most + 1)), int(random.integers(MOST_COINS + 1))


def random_range(influences: int, random: np.random.Generator) -> "Floats":
    """Return the range of a player by chance: how likely each hand is kept, [hand]."""
    hands = all_hands(influences)
    way = random.integers(3)
    if way == 0:
        found = random.permutation(np.fromiter(_split(len(hands), 1.0, random), np.float64))
    elif way == 1:
        found = random.dirichlet([CONCENTRATED] * len(hands))
    else:
        found = _kept_by_characters(influences, random)
    alike = random.random() ** 3
    return (1 - alike) * found / found.sum() + alike / len(hands)


def _kept_by_characters(influences: int, random: np.random.Generator) -> "Floats":
    """Return how likely each hand is kept, [hand], by one factor for each character in it."""
    kept = np.exp(random.normal(0, KEPT, SLOTS))
    found = [np.prod(kept[list(set(hand))]) for hand in all_hands(influences)]
    return np.array(found, np.float64)


def _split(number: int, whole: float, random: np.random.Generator) -> Iterator[float]:
    """Yield *number* parts of a *whole*, which is split by chance into halves of halves."""
    if number == 1:
        yield whole
        return
    part, first = whole * random.random(), number // 2
    yield from _split(first, part, random)
    yield from _split(number - first, whole - part, random)


def floored(joint: "Floats", dealt: "Floats") -> "Floats":
    """Return *joint* with a sum of 1 and a small part as *dealt*; all of it if it has none."""
    whole = joint.sum()
    return dealt if whole < IMPOSSIBLE else (1 - FLOOR) * joint / whole + FLOOR * dealt


@cache
def even(influences: tuple[int, int], face_up: tuple[int, ...]) -> "Floats":
    """Return even beliefs, of which nobody may change anything."""
    found = even_joint(influences, face_up)
    found.setflags(write=False)
    return found


def tempered(start: TurnStart, random: np.random.Generator) -> TurnStart:
    """Return *start* with beliefs changed by chance.

    They are sharper or flatter, other characters are likelier, and some even ones are mixed in.
    """
    dealt = even(start.influences, start.face_up)
    told = np.divide(start.joint, dealt, out=np.zeros_like(dealt), where=dealt > 0)
    first, second = (
        _kept_by_characters(number, random) ** random.random() for number in start.influences
    )
    sharper = dealt * told ** random.uniform(0, 2) * first[:, None] * second
    part = random.random() ** 2
    joint = floored((1 - part) * sharper / sharper.sum() + part * dealt, dealt)
    return replace(start, joint=joint)


def with_other_coins(start: TurnStart, random: np.random.Generator) -> TurnStart:
    """Return *start* with coins by chance."""
    return replace(start, coins=_coins(start.influences[1], random))


# ------------------------------------------------------------------- by play


def following(resolver: Resolver, random: np.random.Generator) -> TurnStart | None:
    """Return the start of a turn that a solved one leads to by the averages, None for none.

    Ends that are less likely are followed more often than play does, in some turns.
    """
    return next(ends_followed(resolver, random))


def ends_followed(
    resolver: Resolver, random: np.random.Generator
) -> Generator[TurnStart | None, None, None]:
    """Yield starts as :func:`following` does, without end; the solver may not be used between."""
    resolver.values(0)  # the walk by the averages
    likely = leaf_chances(resolver)
    while True:
        chances = likely ** random.uniform(FLATTER, 1)
        whole = chances.sum()
        leaf = int(random.choice(len(chances), p=chances / whole)) if whole > 0 else 0
        if not whole > 0 or resolver.game.net[leaf] < 0:
            yield None
            continue
        start = start_at(resolver, leaf)
        yield replace(start, joint=floored(start.joint, even(start.influences, start.face_up)))


def leaf_chances(resolver: Resolver) -> "Floats":
    """Return how likely each leaf of a solved turn is by the averages, [leaf].

    The resolver has to have valued its averages last.
    """
    room, leaves = resolver.room, resolver.links.leaf.astype(np.int64)
    wide = leaves[:, WIDE]
    leaf = np.repeat(np.arange(len(leaves)), wide)
    within = np.arange(len(leaf)) - np.repeat(np.cumsum(wide) - wide, wide)
    found, reach = np.zeros(len(leaves)), room.reach[leaves[leaf, WIDE_SLOT] + within]
    np.add.at(found, leaf, reach.astype(np.float64) * room.mass[leaves[leaf, WIDE_MASS] + within])
    return found


def start_at(resolver: Resolver, leaf: int) -> TurnStart:
    """Return the turn that begins at *leaf*, with the beliefs that the averages make there.

    Its joint sums to the chance of the leaf.
    """
    game, node = resolver.game, int(resolver.game.leaf_node[leaf])
    hands = [int(number) for number in game.hands[leaf]]
    types = joint_of_types(resolver, leaf)
    joint = np.zeros(hands)
    first, second = (
        game.hand[game.hand_at[leaf, who] :][: game.size[node, who]] for who in range(2)
    )
    np.add.at(joint, (first[:, None], second), types)
    coins, face_up = np.split(game.situation[leaf], [2])
    mine, theirs = (1 if number == SLOTS else 2 for number in reversed(hands))
    counts = tuple(int(number) for number in face_up)
    return TurnStart((mine, theirs), (int(coins[0]), int(coins[1])), counts, joint.T)


def joint_of_types(resolver: Resolver, leaf: int) -> "Floats":
    """Return the chance of both types at *leaf* by the averages, [type of 0, type of 1]."""
    game, node = resolver.game, int(resolver.game.leaf_node[leaf])
    first, second = (
        resolver.room.reach[at : at + size].astype(np.float64)
        for at, size in zip(game.reach_at[node], game.size[node], strict=True)
    )
    rows, at = int(game.rows[leaf]), int(game.weight_at[leaf])
    weights = game.weight[at : at + rows * len(second)].reshape(rows, len(second))
    row = np.arange(rows)
    if game.row_at[leaf] >= 0:
        row = game.row[game.row_at[leaf] :][: len(first)]
    return first[:, None] * weights[row] * second
