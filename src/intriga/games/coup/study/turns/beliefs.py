"""Beliefs that everybody may hold about both hands, and how a finished turn changes them.

Beliefs follow from what the table heard, the cards face up, and the strategies by which both
players are taken to answer.  Card removal ties the hands to each other, and proofs and exchanges
tie them further, so beliefs are a matrix [hand of mover, hand of other] and not one distribution
for each hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.resolving.turn_game import TurnGame
from intriga.games.coup.study.turns.shapes import Followed, TurnShape
from intriga.games.coup.study.turns.turn_reading import Hand, all_hands
from intriga.games.coup.study.turns.weights import draws_to, even_joint, fill
from intriga.games.coup.vocabulary import NOBODY

DOUBT: Final = 1e-6  # of a belief, the part that goes by the cards alone

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Array = NDArray[np.float64]
    Reach = Callable[[int], tuple[Array, Array]]


@dataclass(frozen=True, eq=False)
class PublicBelief:
    """A belief about both hands where a turn begins.

    ``mover`` is the seat to move; ``coins`` and ``influences`` are those of the mover and of the
    other, ``face_up`` counts the characters that lie face up.  ``chance`` [hand of mover, hand of
    other] holds everything but the ``ranges``: how likely each player's own answers were so far,
    by its hand, the mover's first, at most 1.  A range that has been merged into ``chance`` is 1
    throughout.
    """

    mover: int
    coins: tuple[int, int]
    influences: tuple[int, int]
    face_up: tuple[int, ...]
    chance: "Array"
    ranges: tuple["Array", "Array"]

    @property
    def joint(self) -> "Array":
        """How likely the hands of both are, [hand of mover, hand of other]; the sum is 1."""
        first, second = self.ranges
        joint = first[:, None] * self.chance * second
        return joint / joint.sum()

    def game(self, shape: TurnShape, precision: Any = np.float32) -> TurnGame:  # noqa: ANN401
        """Return the turn that begins here, with ``chance`` for its joint.

        A solver that begins it with ``ranges`` for the reach of both solves it for ``joint``.
        """
        return fill(shape, self.chance, self.coins, self.face_up, precision)

    def after(
        self, shape: TurnShape, reached: Followed, reach: "Reach", viewer: int = NOBODY
    ) -> "PublicBelief":
        """Return the belief at the next turn; the present one came to the leaf *reached*.

        *reach* of a node is that of the types of both players, their own answers alone and with
        that of the root, as a solver's averages have it.  The range of whoever is not *viewer*, a
        seat, is kept by itself; without a viewer ``chance`` takes both ranges in.  Where no hand
        answers so, the answers of one player or of both are passed over, and then all that the
        turn told of the cards but what lies face up.

        Raises:
            ValueError: a node that is no leaf, or one at which the game is over.
        """
        _check_leaf(shape, reached.node)
        known = _at_leaf if reached.declined < 0 else _at_decline
        players = NOBODY if viewer == NOBODY else viewer ^ self.mover
        chance, ranges = merged(known(self, shape, reached, reach), players)
        coins = shape.coins[reached.node] + np.array(self.coins)
        face_up = shape.lost[reached.node] + np.array(self.face_up)
        held = shape.held[reached.node]
        influences = len(held[1][0]), len(held[0][0])
        public = 1 - self.mover, (int(coins[1]), int(coins[0])), influences, tuple(face_up.tolist())
        if not chance.sum() > 0:  # nor of no number
            return even_belief(*public)
        return scaled(PublicBelief(*public, chance.T, (ranges[1], ranges[0])))


def even_belief(
    mover: int, coins: tuple[int, int], influences: tuple[int, int], face_up: Sequence[int]
) -> PublicBelief:
    """Return the belief of who knows nothing but what lies face up, as it is at the deal."""
    joint = even_joint(influences, face_up)
    ranges = np.ones(joint.shape[0]), np.ones(joint.shape[1])
    return PublicBelief(mover, coins, influences, tuple(face_up), joint, ranges)


def doubted(belief: PublicBelief) -> PublicBelief:
    """Return *belief* with a doubt about what answers tell, both ranges taken into ``chance``.

    Hands that the cards rule out stay so.  After many turns all others are still likely enough for
    a solver in 32 bits, and nobody is sure of anything for good.
    """
    joint, even = belief.joint, even_joint(belief.influences, belief.face_up)
    mixed = joint + DOUBT * np.where(joint > 0, even, 0)
    ones = np.ones(joint.shape[0]), np.ones(joint.shape[1])
    return replace(belief, chance=mixed / mixed.sum(), ranges=ones)


# ------------------------------------------------------------------- what the turn told


@dataclass(frozen=True, eq=False)
class Known:
    """The chances of the types of both at the end of a turn.

    ``weight`` [type of mover, type of other] is their chance; ``reach`` and ``hand`` [player] are
    the reach and the number of the hand of each type; ``sizes`` count the hands; ``able``
    [player] is 1 for the types that what was heard leaves open, else 0.
    """

    weight: "Array"
    reach: tuple["Array", "Array"]
    hand: tuple["NDArray[np.int64]", "NDArray[np.int64]"]
    sizes: tuple[int, int]
    able: tuple["Array", "Array"]


def _check_leaf(shape: TurnShape, node: int) -> None:
    if shape.game.leaf[node] < 0:
        raise ValueError(f"node {node} is not the end of a turn")
    if shape.over[node]:
        raise ValueError(f"node {node} is the end of the game: no turn follows")


def _at_leaf(belief: PublicBelief, shape: TurnShape, reached: Followed, reach: "Reach") -> Known:
    """Return what is known of the types of the leaf."""
    game, node = shape.game, reached.node
    leaf = game.leaf[node]
    chose = game.row_at[leaf] >= 0
    weight = _weight(belief, shape, int(game.parent[node]) if chose else node)
    if chose:
        weight = weight[shape.came_from(node, 0)]
    first, second = (
        game.hand[game.hand_at[leaf, who] :][: game.size[node, who]] for who in range(2)
    )
    mine, theirs = reach(node)
    able = np.ones(len(mine)), np.ones(len(theirs))
    sizes = int(game.hands[leaf, 0]), int(game.hands[leaf, 1])
    return Known(weight, (mine, theirs), (first, second), sizes, able)


def _at_decline(belief: PublicBelief, shape: TurnShape, reached: Followed, reach: "Reach") -> Known:
    """Return what is known where a player declined a proof: its hand.

    It held the character that it claimed, and keeps that, and the card that it turned up.
    """
    split = reached.declined
    who = shape.claimant(split)
    claim = int(shape.claims[split])
    lost = shape.lost[reached.node] - shape.lost[split]
    pair = tuple(sorted((claim, int(lost.argmax()))))
    held = shape.held[split]
    able = [np.ones(len(each)) for each in held]
    able[who] = np.array([float(hand == pair) for hand in held[who]])
    ends = [*held]
    ends[who] = [(claim,) for _ in held[who]]
    numbers = [_numbers(each) for each in ends]
    sizes = [len(all_hands(len(each[0]))) for each in ends]
    return Known(
        _weight(belief, shape, split),
        reach(split),
        (numbers[0], numbers[1]),
        (sizes[0], sizes[1]),
        (able[0], able[1]),
    )


def _weight(belief: PublicBelief, shape: TurnShape, node: int) -> "Array":
    """Return the chance of the types of both at a node."""
    draws = draws_to(shape, node, belief.face_up)
    return belief.chance.ravel()[draws.roots] * draws.chance


def _numbers(hands: list[Hand]) -> "NDArray[np.int64]":
    known = all_hands(len(hands[0]))
    return np.array([known.index(hand) for hand in hands])


# ------------------------------------------------------------------- from types to hands


def merged(known: Known, viewer: int) -> tuple["Array", tuple["Array", "Array"]]:
    """Return the chance [hand, hand] and the ranges [hand] of both players, types taken together.

    The range of a hand is the mean of its types' reach by their chance; where all of that is 0
    the range is 0, and the chance counts its types alike.
    """
    first, second = _possible(known, viewer)
    ones = np.ones(known.sizes[0]), np.ones(known.sizes[1])
    if viewer == NOBODY:
        weight = first[:, None] * known.weight * second
        return _by_hand(_by_hand(weight, known, 0).T, known, 1).T, ones
    if viewer == 0:
        chance, theirs = _ranged(
            _by_hand(first[:, None] * known.weight, known, 0), second, known, 1
        )
        return chance, (ones[0], theirs)
    by_hand = _by_hand((known.weight * second).T, known, 1)
    chance, theirs = _ranged(by_hand, first, known, 0)
    return chance.T, (theirs, ones[1])


def _possible(known: Known, viewer: int) -> tuple["Array", "Array"]:
    """Return the reach of both, evened out where together it is not possible: the viewer's last."""
    first, second = (reach * able for reach, able in zip(known.reach, known.able, strict=True))
    even, other = known.able
    tries = [(first, second)]
    tries += [(first, other)] if viewer != 1 else []
    tries += [(even, second)] if viewer != 0 else []
    for mine, theirs in tries:
        if mine @ known.weight @ theirs > 0:
            return mine, theirs
    return even, other


def _by_hand(weight: "Array", known: Known, player: int) -> "Array":
    """Return *weight* [type of *player*, …] summed to [hand of *player*, …]."""
    total = np.zeros((known.sizes[player], weight.shape[1]))
    np.add.at(total, known.hand[player], weight)
    return total


def _ranged(weight: "Array", reach: "Array", known: Known, player: int) -> tuple["Array", "Array"]:
    """Return the chance [hand of the viewer, hand of *player*] and the range of *player*.

    *weight* is [hand of the viewer, type of *player*], *reach* that of *player*.
    """
    mass = weight.sum(axis=0)
    size = known.sizes[player]
    hand = known.hand[player]
    reached = np.bincount(hand, mass * reach, size)
    there = np.bincount(hand, mass * known.able[player], size)
    ranged = np.divide(reached, there, out=np.zeros(size), where=there > 0)
    counted = np.where(reached[hand] > 0, reach, known.able[player])
    chance = _by_hand((weight * counted).T, known, player).T
    return chance / np.where(ranged > 0, ranged, 1), ranged


def scaled(belief: PublicBelief) -> PublicBelief:
    """Return the same belief with ranges up to 1 and a joint that sums to 1."""
    first, second = (each / each.max() for each in belief.ranges)
    total = (first[:, None] * belief.chance * second).sum()
    return PublicBelief(
        belief.mover,
        belief.coins,
        belief.influences,
        belief.face_up,
        belief.chance / total,
        (first, second),
    )
