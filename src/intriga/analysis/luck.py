"""Everybody's chances along a game, all cards open, and the part of luck in them.

The luck of a draw is the value of the position after it less the average over all possible draws;
that of a deal likewise.  So luck is zero in the mean, whoever plays.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.position import Position, Step

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.state import State

AnyPosition = Position[Any, Any]
AnyStep = Step[AnyPosition]
# The share of each seat in states, all cards open, [state, seat], by a number of games of each.
Worth = Callable[[Sequence["State"], int], "NDArray[np.float64]"]
DEALS: Final = 256  # over which a deal is compared
OF_A_DEAL: Final = 4  # games of each
OF_A_DRAW: Final = 8  # games of each position that a draw could lead to
MOST_DRAWN: Final = 64  # ways in which chance may go on after an input; of more, some are drawn


@dataclass(frozen=True, slots=True)
class Chances:
    """The chances of all seats along a game of T inputs.

    ``before`` [seat] are those before the deal, ``along`` [T + 1, seat] those after it and after
    each input, each by ``games`` games; ``luck`` [T, seat] is how much better chance was to a
    seat then than on average.
    """

    before: "NDArray[np.float64]"
    along: "NDArray[np.float64]"
    luck: "NDArray[np.float64]"
    games: int

    @property
    def off(self) -> "NDArray[np.float64]":
        """The standard error of the change with each input, [T, seat]: games are won or not."""
        noise = self.along * (1 - self.along) / self.games
        return np.sqrt(noise[1:] + noise[:-1])

    @property
    def dealt(self) -> "NDArray[np.float64]":
        """The luck of the deal, [seat]."""
        return self.along[0] - self.before

    @property
    def told(self) -> "NDArray[np.float64]":
        """By how much each input changed the chance of each seat without luck, [T, seat]."""
        return np.diff(self.along, axis=0) - self.luck


def chances_of(
    game: Game[Any, Any], steps: Sequence[AnyStep], worth: Worth, games: int, key: int
) -> Chances:
    """Return the chances along *steps* from where *game* began, by *games* games a position.

    The deals for comparison follow from *key*.
    """
    sides = game.ruleset.sides(game.begun.state)

    def of_sides(states: Sequence["State"], number: int) -> "NDArray[np.float64]":
        found = worth(states, number)
        for side in sides:
            found[:, side] = found[:, side].sum(axis=1, keepdims=True)
        return found

    path = of_sides([game.begun.state, *(step.after.state for step in steps)], games)
    luck = np.zeros((len(steps), game.players))
    before, random = game.begun, np.random.default_rng([key, 6])
    for at, step in enumerate(steps):
        if step.drawn:
            likely, could = _drawn(before, step, random)
            luck[at] = path[at + 1] - likely @ of_sides(could, OF_A_DRAW)
        before = step.after
    deals = _dealt(game, key)
    expected = of_sides(deals, OF_A_DEAL).mean(axis=0) if deals else path[0]
    return Chances(expected, path.clip(0, 1), luck, games)


def _drawn(
    before: AnyPosition, step: AnyStep, random: np.random.Generator
) -> "tuple[NDArray[np.float64], list[State]]":
    """Return where chance could lead from *step*, played in *before*, and how likely each is."""
    ruleset, state = before.ruleset, before.state.copy()
    ruleset.play(state, step.seat, step.action)
    asked, ended = [(1.0, state)], list[tuple[float, Any]]()
    while asked:
        found: list[tuple[float, Any]] = []
        for likely, each in asked:
            outcomes = ruleset.outcomes(each)
            if not outcomes:
                ended.append((likely, each))
            for word in dict.fromkeys(outcomes):
                twin = each.copy()
                ruleset.draw(twin, outcomes.index(word))
                found.append((likely * outcomes.count(word) / len(outcomes), twin))
        asked = _some(found, random)
    likely = np.array([each for each, _ in ended])
    return likely / likely.sum(), [each for _, each in ended]


def _some(found: list[tuple[float, Any]], random: np.random.Generator) -> list[tuple[float, Any]]:
    """Return all of *found*, or a sample of MOST_DRAWN if there are more."""
    if len(found) <= MOST_DRAWN:
        return found
    likely = np.array([each for each, _ in found])
    places = random.choice(len(found), MOST_DRAWN, p=likely / likely.sum())
    drawn: list[Any] = [found[place][1] for place in places]
    return [(likely.sum() / MOST_DRAWN, state.copy()) for state in drawn]


def _dealt(game: Game[Any, Any], key: int) -> "list[State]":
    """Return how the game could have been dealt; nothing where it began from a position."""
    if "position" in game.header:
        return []
    known = game.ruleset.dealt(game.begun.state)
    header = {name: said for name, said in game.header.items() if name not in known}
    return [Game(game.ruleset, header, Seeded(at, key)).begun.state for at in range(DEALS)]
