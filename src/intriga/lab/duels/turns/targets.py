"""Solving the turns of a piece, with the networks as they are at their ends."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver
from intriga.games.coup.study.turns.shapes import shape
from intriga.games.coup.study.turns.weights import fill
from intriga.lab.duels.turns.fit import TurnSamples
from intriga.lab.duels.turns.pieces import SolvedTurns
from intriga.lab.duels.turns.recipe import NetStage
from intriga.lab.duels.turns.sampling import (
    TurnStart,
    dealt,
    ends_followed,
    following,
    fresh,
    tempered,
    with_other_coins,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.floating]


def resolved(start: TurnStart, nets: LeafNets, rounds: int) -> Resolver:
    """Return the solver of the turn at *start* after that many *rounds*."""
    game = fill(shape(*start.influences, start.coins), start.joint, start.coins, start.face_up)
    resolver = Resolver(game, nets)
    resolver.run(rounds)
    return resolver


def chances(start: TurnStart) -> "Floats":
    """Return the beliefs about the hands of the mover, then of the other: two distributions."""
    return np.concatenate([start.joint.sum(axis=1), start.joint.sum(axis=0)])


def hand_worths(resolver: Resolver, start: TurnStart) -> "Floats":
    """Return what each hand is worth to its holder where both follow the averages.

    Those of the mover come first; a hand that cannot be is worth 0.
    """
    found = np.concatenate([resolver.values(0), resolver.values(1)])
    there = chances(start)
    return np.divide(found, there, out=np.zeros(len(there)), where=there > 0)


def gap(resolver: Resolver) -> float:
    """Return what both gain together by best responses in this turn: 0 in equilibrium."""
    return float(resolver.response(0).sum() + resolver.response(1).sum())


def solved_turns(
    stage: NetStage, nets: LeafNets, random: np.random.Generator
) -> Mapping[str, SolvedTurns]:
    """Return the turns of a piece by their kind, solved with *nets* at their ends.

    A kind that never came up is missing.
    """
    lines: dict[str, list[tuple[list[int], Floats, Floats, float]]] = {}
    firsts = cache(partial(resolved, nets=nets, rounds=stage.rounds))
    waiting: list[TurnStart] = []
    for _ in range(stage.turns):
        start = waiting.pop() if waiting else _begun(stage, firsts, random)
        resolver = resolved(start, nets, stage.rounds)
        open_to = gap(resolver)
        worths = hand_worths(resolver, start)
        situation = [*start.coins, *start.face_up]
        lines.setdefault(start.kind, []).append((situation, chances(start), worths, open_to))
        waiting += _next(resolver, start, stage, random)
    return {kind: _together(each) for kind, each in sorted(lines.items())}


def _begun(
    stage: NetStage, firsts: Callable[[TurnStart], Resolver], random: np.random.Generator
) -> TurnStart:
    """Return a turn that begins afresh: of a game the second, since no turn ends in a first."""
    if random.random() < stage.roots.dealt:
        second = following(firsts(dealt(random)), random)
        if second is not None:
            return _changed(second, stage, random)
    return fresh(str(random.choice(stage.kinds)), stage.roots, random)


def _next(
    resolver: Resolver, before: TurnStart, stage: NetStage, random: np.random.Generator
) -> list[TurnStart]:
    """Return the turns that follow the one *before*, as the mix of the stage has it."""
    if random.random() >= stage.roots.play:
        return []
    found: list[TurnStart] = []
    followed = islice(ends_followed(resolver, random), stage.roots.ends)
    for end, start in enumerate(followed):
        if start is None or start.kind not in stage.kinds:
            continue
        if end == 0 or sum(start.influences) < sum(before.influences):
            found.append(_changed(start, stage, random))
    return found


def _changed(start: TurnStart, stage: NetStage, random: np.random.Generator) -> TurnStart:
    """Return a turn that play led to, changed as the mix of the stage has it."""
    if random.random() < stage.roots.tempered:
        start = tempered(start, random)
    if random.random() < stage.roots.coins:
        start = with_other_coins(start, random)
    return start


def _together(lines: "list[tuple[list[int], Floats, Floats, float]]") -> SolvedTurns:
    situation, beliefs, worths, gaps = zip(*lines, strict=True)
    samples = TurnSamples(
        np.array(situation, np.int16), np.array(beliefs, np.float32), np.array(worths, np.float32)
    )
    return SolvedTurns(samples, np.array(gaps, np.float32))
