"""The chances of a turn's leaves, from what is believed at its root.

The hands at the root have the chances of their *joint*, a matrix.  Whatever is drawn in the turn
comes out of the Court deck, which holds what lies neither in a hand nor face up; so a draw's
chance depends on the types of both players.  These chances are the same for all beliefs: they are
found once for each shape and each set of face-up cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.resolving.turn_game import SURE, TurnGame
from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST, LOOT
from intriga.games.coup.study.duel_turns import COPIES
from intriga.games.coup.study.private_types import ways
from intriga.games.coup.study.turns.shapes import MOST_COINS, TurnShape, classed
from intriga.games.coup.study.turns.turn_reading import Hand, all_hands
from intriga.games.coup.vocabulary import NOBODY, SLOTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Matrix = NDArray[np.float64]

KEPT: Final = 512  # shapes and face-up cards whose chances are remembered


@dataclass(frozen=True, eq=False)
class Draws:
    """The way from a joint at the root to the weights: ``joint[roots] * chance`` is [weight].

    ``roots`` are places in the flat joint, ``chance`` is that of all draws of the turn.
    """

    roots: "NDArray[np.int64]"
    chance: "Matrix"


def fill(
    shape: TurnShape,
    joint: "Matrix",
    coins: Sequence[int],
    face_up: Sequence[int],
    precision: Any = np.float32,  # noqa: ANN401  a kind of float
) -> TurnGame:
    """Return the turn of *shape* that begins with *joint* [hand of mover, hand of other].

    *coins* are those of mover and other, *face_up* counts the characters that lie face up.  The
    weights of a leaf sum to the chance that it would be reached if both players chose every
    action: they are chances of cards alone, times what *joint* sums to.  A leaf at which the next
    turn is decided whatever the cards is sure.

    Raises:
        ValueError: coins of another shape or more than ``MOST_COINS``, or too few cards left for
            what lies face up.
    """
    if not 0 <= min(coins) <= max(coins) <= MOST_COINS:
        raise ValueError(f"players have 0 to {MOST_COINS} coins where a turn begins, not {coins}")
    if classed(coins) != shape.least:
        raise ValueError(f"a shape for {shape.least} coins and more does not serve {coins}")
    draws = draws_of(shape, tuple(face_up))
    situation = _situation(shape, coins, face_up)
    one_card = shape.game.hands[:, ::-1] == SLOTS
    known = np.where(shape.game.net == SURE, 0, decided(one_card.T, situation.T))
    net = np.where(known == 0, shape.game.net, SURE)
    sure = (shape.game.sure - known).astype(precision)
    weight = (joint.ravel()[draws.roots] * draws.chance).astype(precision)
    table = shape.game.table.astype(precision)
    return shape.game._replace(weight=weight, situation=situation, net=net, sure=sure, table=table)


def even_joint(influences: Sequence[int], face_up: Sequence[int]) -> "Matrix":
    """Return the chance of the hands of mover and other, all unseen cards dealt alike.

    *influences* are those of mover and other; *face_up* counts the characters that lie face up.
    """
    there = [COPIES - number for number in face_up]
    joint = [
        [_orders(h) * _orders(g) * ways(there, (*h, *g)) for g in all_hands(influences[1])]
        for h in all_hands(influences[0])
    ]
    return np.array(joint) / np.sum(joint)


def decided(one_card: Any, coins: Any) -> Any:  # noqa: ANN401  numbers or arrays
    """Return 1 where the mover has won whatever the cards, -1 where it has lost, else 0.

    *one_card* and *coins* are those of mover and other, numbers or arrays of them.  A coup takes
    the last card, and nobody can stop it; with one card and no coins for a kill the mover cannot
    steal so many coins that the other has too few for a coup.
    """
    won = one_card[1] & (coins[0] >= COUP_COST)
    late = one_card[0] & (coins[0] < ASSASSIN_COST) & (coins[1] >= COUP_COST + LOOT)
    return 1 * won - 1 * late


# ------------------------------------------------------------------- the leaves


def _situation(
    shape: TurnShape, coins: Sequence[int], face_up: Sequence[int]
) -> "NDArray[np.int64]":
    """Return what is public at each leaf, from the next mover's side."""
    at = shape.game.leaf_node
    left = shape.coins[at] + np.array(coins)
    return np.concatenate([left[:, ::-1], shape.lost[at] + np.array(face_up)], axis=1)


# ------------------------------------------------------------------- the draws


@lru_cache(KEPT)
def draws_of(shape: TurnShape, face_up: tuple[int, ...]) -> Draws:
    """Return how the weights of all leaves follow from a joint.

    Raises:
        ValueError: more cards face up than there are copies.
    """
    if min(face_up) < 0 or max(face_up) > COPIES or len(face_up) != SLOTS:
        raise ValueError(f"{face_up} are no counts of {SLOTS} characters, up to {COPIES} each")
    lost = 4 - sum(shape.influences)
    if sum(face_up) != lost:
        raise ValueError(f"{sum(face_up)} cards lie face up, but {lost} influences are lost")
    found: list[Draws] = [_none_drawn(shape)]
    for node in range(1, len(shape.held)):
        found.append(_step(shape, node, found[int(shape.game.parent[node])], face_up))
    leaves = [found[node] for node in _weighed(shape)]
    roots = np.concatenate([each.roots.ravel() for each in leaves])
    return Draws(roots, np.concatenate([each.chance.ravel() for each in leaves]))


def draws_to(shape: TurnShape, node: int, face_up: Sequence[int]) -> Draws:
    """Return the roots and the chance of all draws up to *node*, [type of mover, of other]."""
    if node == 0:
        return _none_drawn(shape)
    above = draws_to(shape, int(shape.game.parent[node]), face_up)
    return _step(shape, node, above, face_up)


def _orders(cards: Hand) -> int:
    """Return in how many orders one card or two can come."""
    return len({cards, cards[::-1]})


def _weighed(shape: TurnShape) -> list[int]:
    """Return for each leaf the node whose types are its rows."""
    game = shape.game
    return [
        int(game.parent[node] if game.row_at[leaf] >= 0 else node)
        for leaf, node in enumerate(game.leaf_node)
    ]


def _none_drawn(shape: TurnShape) -> Draws:
    mine, theirs = (len(each) for each in shape.held[0])
    return Draws(np.arange(mine * theirs).reshape(mine, theirs), np.ones((mine, theirs)))


def _step(shape: TurnShape, node: int, above: Draws, face_up: Sequence[int]) -> Draws:
    """Return the draws up to *node* from those up to its parent."""
    came = np.ix_(shape.came_from(node, 0), shape.came_from(node, 1))
    chance = above.chance[came]
    if shape.drawers[node] != NOBODY:
        chance = chance * _drawing(shape, node, face_up)
    return Draws(above.roots[came], chance)


def _drawing(shape: TurnShape, node: int, face_up: Sequence[int]) -> "Matrix":
    """Return the chance that the cards drawn on the way to *node* are those of the types.

    The Court deck lacks what the drawer has kept and what the other held, whether or not the
    other turns a card up at once.
    """
    who, parent = int(shape.drawers[node]), int(shape.game.parent[node])
    drawn = np.array(shape.drawn[node])
    held = shape.held[parent][1 - who]
    theirs = _counts([held[int(came)] for came in shape.came_from(node, 1 - who)])
    kept = _counts(shape.held[node][who]) - _counts(shape.drawn[node])
    there = COPIES - np.array(face_up) - shape.lost[parent]
    court = (there - kept)[:, None, :] - theirs[None, :, :]
    size, types = int(court[0, 0].sum()), np.arange(len(drawn))
    chance = np.array([[_orders(cards)] for cards in shape.drawn[node]], np.float64)
    for number, card in enumerate(drawn.T):
        chance = chance * np.maximum(court[types, :, card], 0) / (size - number)
        court[types, :, card] -= 1
    return chance if who == 0 else chance.T


def _counts(hands: Sequence[Hand]) -> "NDArray[np.int64]":
    """Return how many cards of each character hands have, [hand, character]."""
    return np.array([[hand.count(card) for card in range(SLOTS)] for hand in hands])
