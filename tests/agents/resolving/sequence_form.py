"""A second opinion on turns, by their sequence form: it shares nothing with the walk."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SECOND_KEEPS, SURE, TurnGame

Array = Any


@dataclass
class Sequences:
    """A turn in sequence form: each own action of each type is a place, -1 before the first.

    ``pay`` [player, place of 0, place of 1] is to each, with -1 as the last place; decisions of a
    type are the place before it and those of its actions, the last decisions last.
    """

    pay: Array
    decisions: list[list[tuple[int, list[int]]]]
    leaves: dict[int, list[tuple[int, int, int, int, float]]]  # hands, places, chance
    hands: Array

    def joint(self, leaf: int, first: Array, second: Array) -> Array:
        """Return how likely both hands are at a leaf where both follow their plans."""
        hands = np.zeros(self.hands[leaf])
        for mine, theirs, one, other, likely in self.leaves[leaf]:
            hands[mine, theirs] += likely * first[one] * second[other]
        return hands


def sequences(game: TurnGame, first: Array, second: Array, worth: Array = None) -> Sequences:
    """Return the turn in sequence form, where the roots are reached as said.

    ``worth`` [leaf, hands] values the leaves of networks.
    """
    last: list[list[list[int]]] = [[[-1] * size for size in game.size[0]]]
    scale: list[list[list[float]]] = [[[*map(float, first)], [*map(float, second)]]]
    pay = np.zeros((len(game.label) + 1,) * 2)
    halves = pay.copy(), pay.copy()  # what each is paid, where a network says it for each alone
    decisions: list[list[tuple[int, list[int]]]] = [[], []]
    leaves: dict[int, list[tuple[int, int, int, int, float]]] = {}
    for n in range(len(game.kind)):
        if n > 0:
            last.append([_last(game, n, who, last) for who in range(2)])
            scale.append([
                [scale[game.parent[n]][who][old] for old in _olds(game, n, who)] for who in (0, 1)
            ])  # fmt: skip
        if game.actions[n]:
            who = int(game.kind[n]) & 1
            for x in range(game.size[n, who]):
                places = range(
                    game.at[n] + x, game.at[n] + x + game.actions[n] * game.size[n, who],
                    game.size[n, who],
                )  # fmt: skip
                there = [int(place) for place in places if game.label[place] >= 0]
                decisions[who].append((last[n][who][x], there))
        if game.kind[n] == LEAF:
            leaves[int(game.leaf[n])] = _pay(
                game, n, last=last[n], scale=scale[n], halves=halves, worth=worth
            )
    return Sequences(np.stack(halves), decisions, leaves, game.hands)


def _olds(game: TurnGame, n: int, who: int) -> list[int]:
    at, size = game.map_at[n, who], game.size[n, who]
    return list(range(size)) if at < 0 else game.maps[at : at + size].tolist()


def _last(game: TurnGame, n: int, who: int, last: Array) -> list[int]:
    above = int(game.parent[n])
    kind, wide = int(game.kind[above]), int(game.size[above, who])
    found: list[int] = []
    for x, old in enumerate(_olds(game, n, who)):
        if kind == who:
            found.append(int(game.at[above] + game.turn[n] * wide + old))
        elif kind in (FIRST_KEEPS, SECOND_KEEPS) and kind & 1 == who:
            row = int(game.chose[game.chose_at[n] + x])
            found.append(int(game.at[above] + row * wide + old))
        else:
            found.append(last[above][who][old])
    return found


def _pay(
    game: TurnGame, n: int, *, last: Array, scale: Array, halves: Array, worth: Array
) -> list[tuple[int, int, int, int, float]]:
    leaf, wide = int(game.leaf[n]), int(game.size[n, 1])
    found: list[tuple[int, int, int, int, float]] = []
    for x in range(game.size[n, 0]):
        row = x if game.row_at[leaf] < 0 else int(game.row[game.row_at[leaf] + x])
        for u in range(wide):
            likely = game.weight[game.weight_at[leaf] + row * wide + u] * scale[0][x] * scale[1][u]
            mine, theirs = (
                int(game.hand[game.hand_at[leaf, who] + each]) for who, each in enumerate((x, u))
            )
            found.append((mine, theirs, last[0][x], last[1][u], likely))
            for who, paid in enumerate(_worth(game, leaf, mine, theirs, worth)):
                halves[who][last[0][x], last[1][u]] += likely * paid
    return found


def _worth(game: TurnGame, leaf: int, mine: int, theirs: int, worth: Array) -> tuple[float, float]:
    if game.net[leaf] == SURE:
        return game.sure[leaf], -game.sure[leaf]
    if game.net[leaf] >= 0:
        nothing = (0.0, 0.0)
        at = game.hands[leaf, 0] + theirs
        return nothing if worth is None else (worth[leaf, mine], worth[leaf, at])
    paid = game.table[game.table_at[leaf] + mine * game.hands[leaf, 1] + theirs]
    return paid, -paid


def plan(form: Sequences, player: int, strategy: Array) -> Array:
    """Return how likely each place is by the player's own *strategy* [place]; last is 1."""
    likely = np.zeros(len(strategy) + 1)
    likely[-1] = 1
    for above, places in form.decisions[player]:
        for place in places:
            likely[place] = likely[above] * strategy[place]
    return likely


def best_response(form: Sequences, player: int, other: Array) -> float:
    """Return what *player* gets at most against the plan *other*."""
    paid = form.pay[0] @ other if player == 0 else form.pay[1].T @ other
    for above, places in reversed(form.decisions[player]):
        if places:
            paid[above] += max(paid[place] for place in places)
    return float(paid[-1])
