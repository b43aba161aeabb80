"""How far networks of leaves are off: against one more turn, and against the table of duels.

Beside it, what else keeps a turn from its true value: too few rounds, and that networks see the
chances of each player's hands, but not which of them go together.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import COINS, Duels
from intriga.games.coup.study.duel_turns import undecided
from intriga.lab.duels.turns.fit import TurnSamples, worths
from intriga.lab.duels.turns.packing import unpacked
from intriga.lab.duels.turns.pieces import HANDS
from intriga.lab.duels.turns.recipe import KINDS, RootMix
from intriga.lab.duels.turns.sampling import (
    TurnStart,
    even,
    following,
    fresh,
    leaf_chances,
    start_at,
)
from intriga.lab.duels.turns.targets import chances, hand_worths, resolved

if TYPE_CHECKING:
    from numpy.typing import NDArray

EVEN: Final = RootMix(even=1.0)
PLAYED: Final = 6  # turns from one at even beliefs to a root, at most
DUEL: Final = (1, 1)
LONGER: Final = 10  # times as many rounds, to see what rounds still change
SWEEPS: Final = 200  # over rows and columns, until both have their sums


@dataclass(frozen=True)
class OneMoreTurn:
    """How far the value of a turn moves, to its mover, if its likeliest ends are solved too.

    ``parts`` are those of each network, by kind; ``covered`` is the chance of these ends.
    """

    parts: dict[str, float]
    covered: float

    @property
    def whole(self) -> float:
        """Return how far the value moves altogether."""
        return sum(self.parts.values())


@dataclass(frozen=True)
class Moves:
    """How far the values of some turns move: ``wholes`` [turn], by ends that were ``covered``."""

    wholes: "NDArray[np.float64]"
    covered: "NDArray[np.float64]"

    def summary(self) -> dict[str, float]:
        """Return the figures to tell."""
        return {
            "mean": float(np.abs(self.wholes).mean()),
            "signed": float(self.wholes.mean()),
            "rms": float(np.sqrt(np.square(self.wholes).mean())),
            "worst": float(np.abs(self.wholes).max()),
            "covered": float(self.covered.mean()),
        }


def moves(kind: str, nets: LeafNets, *, roots: int, ends: int, rounds: int, seed: int) -> Moves:
    """Return how far the values of that many *roots* of *kind* move, if *ends* are solved too."""
    starts = _starts(kind, nets, roots, rounds, seed)
    found = [one_more_turn(start, nets, rounds, ends) for start in starts]
    wholes, covered = ([each.whole for each in found], [each.covered for each in found])
    return Moves(np.array(wholes), np.array(covered))


def _starts(kind: str, nets: LeafNets, roots: int, rounds: int, seed: int) -> Iterator[TurnStart]:
    random = np.random.default_rng([seed, KINDS.index(kind)])
    return (played_start(kind, nets, rounds, random) for _ in range(roots))


def played_start(kind: str, nets: LeafNets, rounds: int, random: np.random.Generator) -> TurnStart:
    """Return a turn of *kind* to which play with *nets* leads from even beliefs and any coins.

    Play goes by way of turns with as many influences in all, and begins again where they end.
    """
    start = here = fresh(kind, EVEN, random)
    for _ in range(int(random.integers(PLAYED + 1))):
        after = following(resolved(here, nets, rounds), random)
        if after is None or sum(after.influences) != sum(start.influences):
            here = fresh(kind, EVEN, random)
            continue
        here = after
        if here.kind == kind:
            start = here
    return start


def one_more_turn(start: TurnStart, nets: LeafNets, rounds: int, ends: int) -> OneMoreTurn:
    """Solve the turn at *start*, then its likeliest *ends* too, and compare with the networks.

    To the first order the turn's value moves by what its ends move by, weighed by their chance:
    both play best already, so what they would change changes nothing (the envelope theorem).
    """
    resolver = resolved(start, nets, rounds)
    resolver.values(0)
    likely = leaf_chances(resolver)
    parts = dict[str, float].fromkeys(KINDS, 0.0)
    covered = 0.0
    for leaf in np.argsort(-likely, kind="stable"):
        if ends == 0 or likely[leaf] <= 0:
            break
        if resolver.game.net[leaf] >= 0:
            ends, covered = ends - 1, covered + float(likely[leaf])
            after = start_at(resolver, int(leaf))
            moved = _said(resolver, int(leaf), after) - _solved(after, nets, rounds)
            parts[after.kind] += float(likely[leaf]) * moved
    return OneMoreTurn(parts, covered)


def _solved(after: TurnStart, nets: LeafNets, rounds: int) -> float:
    """Return the value of a turn to its mover."""
    start = replace(after, joint=after.joint / after.joint.sum())
    return float(resolved(start, nets, rounds).values(0).sum())


def _said(resolver: Resolver, leaf: int, after: TurnStart) -> float:
    """Return the value of a leaf to the mover of the next turn, as its network has it."""
    hands = len(after.joint[0])
    other = after.joint.sum(axis=0) / after.joint.sum()
    return -float(other @ resolver.room.worth[leaf, :hands])


# ------------------------------------------------------------------- beside the networks


def other_moves(
    kind: str, nets: LeafNets, *, roots: int, rounds: int, seed: int
) -> dict[str, float]:
    """Return how far the turns of :func:`moves` move by other things than their ends.

    ``by rounds``, if they are solved ten times as long, and ``by ties``, if no hand of one player
    is likelier with a hand of the other than cards make it: the mean of what values move by, and
    the root mean square of what ``hands`` do, by their chance.
    """
    moved: dict[str, list[tuple[float, float]]] = {"rounds": [], "ties": []}
    for start in _starts(kind, nets, roots, rounds, seed):
        value, hands = _worth(start, nets, rounds)
        others = (start, LONGER * rounds), (untied(start), rounds)
        for each, (other, long) in zip(moved.values(), others, strict=True):
            other_value, other_hands = _worth(other, nets, long)
            off = float(np.square(other_hands - hands) @ chances(start)) / len(start.influences)
            each.append((abs(other_value - value), off))
    found: dict[str, float] = {}
    for name, each in moved.items():
        value, square = np.mean(each, axis=0)
        found |= {f"by {name}": float(value), f"hands by {name}": float(np.sqrt(square))}
    return found


def untied(start: TurnStart) -> TurnStart:
    """Return *start* with the same chances of each hand, and no ties of hands but by cards.

    An even deal whose rows and columns are stretched in turn to their sums (W. Deming and
    F. Stephan, "On a Least Squares Adjustment", 1940).
    """
    joint = even(start.influences, start.face_up)
    for _ in range(SWEEPS):
        for axis in (1, 0):
            wanted, found = (each.sum(axis=axis, keepdims=True) for each in (start.joint, joint))
            joint = joint * np.divide(wanted, found, out=np.zeros_like(found), where=found > 0)
    return replace(start, joint=joint)


def _worth(start: TurnStart, nets: LeafNets, rounds: int) -> "tuple[float, NDArray[np.floating]]":
    """Return the value of a turn to its mover, and what each hand is worth to its holder."""
    resolver = resolved(start, nets, rounds)
    return float(resolver.values(0).sum()), hand_worths(resolver, start)


# ------------------------------------------------------------------- the table of duels


@dataclass(frozen=True)
class AgainstTable:
    """How far the network of duels is from their table at even beliefs, in wins less losses.

    ``values`` [duel] is what its value is off beyond the proved bounds; ``hands`` [duel, card of
    mover and of other] what a card's worth is off.
    """

    values: "NDArray[np.float64]"
    hands: "NDArray[np.float64]"

    def summary(self) -> dict[str, float]:
        """Return the figures to tell."""
        return {
            "duels": len(self.values),
            "value beyond bounds": float(self.values.mean()),
            "at most": float(self.values.max()),
            "hands rms": float(np.sqrt(np.square(self.hands).mean())),
        }


def against_table(nets: LeafNets, table: Duels, width: float) -> AgainstTable:
    """Compare with all duels of *table* whose bounds are no wider than *width*.

    Raises:
        BadOptions: there is none.
    """
    net = KINDS.index("1-1")
    shape, flat = unpacked(nets, net, (HANDS[1], HANDS[1]))
    values, hands = list[float](), list["NDArray[np.float64]"]()
    for pair in table.compositions:
        counts = np.bincount(pair, minlength=HANDS[1])
        dealt = even(DUEL, tuple(counts.tolist()))
        there = np.concatenate([dealt.sum(axis=1), dealt.sum(axis=0)])
        for coins in undecided():
            low, high = table.interval(pair, *coins)
            if high - low > width:
                continue
            situation = np.array([[*coins, *counts]], np.int16)
            asked = TurnSamples(
                situation, there[None].astype(np.float32), there[None].astype(np.float32)
            )
            said = worths(shape, flat, asked)[0].astype(np.float64)
            value = float(said[: HANDS[1]] @ there[: HANDS[1]])
            values.append(max(low - value, value - high, 0.0))
            at = int(table.arrays["begins"][coins[0] * COINS + coins[1]])
            exact = table.arrays["worth"][table.places[pair], at].ravel()
            off = said - np.divide(exact, there, out=np.zeros_like(there), where=there > 0)
            hands.append(np.where(there > 0, off, 0.0))
    if not values:
        reason = f"no duel of the table is proved to within {width:g}: give a larger width"
        raise BadOptions("width", reason)
    return AgainstTable(np.array(values), np.array(hands))
