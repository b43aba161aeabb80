"""Beliefs of a seat about hidden cards at any step of a game, whoever the others are.

Many worlds are followed along the game (a particle filter: N. Gordon and others, "Novel approach to
nonlinear/non-Gaussian Bayesian state estimation", IEE Proceedings F, 1993).  In each of them the
others are of kinds that were drawn once, and a world counts the more, the likelier these would have
given the answers that were heard.  So beliefs about cards and about kinds of player support each
other.  In cases small enough for it, :mod:`intriga.lab.exact_beliefs` is the exact yardstick.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.opponents import OWN_KIND, OpponentModel
from intriga.agents.policy import Network, alike, columns_of
from intriga.core.compiled.worlds import Worlds, drawn_places, numbers
from intriga.core.game import Game
from intriga.core.position import Position

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.state import State

AnyPosition = Position[Any, Any]
PARTICLES: Final = 400
BLIND: Final = 0.1  # of their answers anybody may give evenly, so that nothing is ruled out
THIN: Final = 0.5  # of the worlds; with fewer that count, they are drawn again


@dataclass(frozen=True, slots=True)
class Population:
    """The kinds of player that the others may be: how each answers, and how often one meets it.

    The first kind answers as *network* does, the others as *model* has them; without a model it is
    the only one.  Of its answers everybody gives the part *blind* evenly.
    """

    network: Network
    model: OpponentModel | None
    met: Sequence[float]
    blind: float = BLIND

    def odds(self, worlds: Worlds, seat: int, kinds: "NDArray[np.int8]") -> "NDArray[np.float64]":
        """Return how likely each action of *seat* is in *worlds*, [world, ids], 1 in all of one.

        *kinds* say of which kind the seat is there.
        """
        views, legal = worlds.seen_by(seat)
        players = int(worlds.games["players"][0])
        logits = np.asarray(self.network.look(views, players).columns, np.float64)
        others = np.flatnonzero(kinds != OWN_KIND)
        if self.model and len(others):
            logits[others] = self.model.look(views[others], players, kinds[others])
        columns = columns_of(self.network.encoding, players)
        legal = legal[:, : len(columns)]
        asked = legal.any(axis=1)  # nobody is, in a world that went another way
        found = np.zeros(legal.shape)
        known = np.where(legal, logits[:, columns] - np.log(alike(legal, columns)), -np.inf)[asked]
        known = np.exp(known - known.max(axis=1, keepdims=True))
        known /= known.sum(axis=1, keepdims=True)
        even = legal[asked] / legal[asked].sum(axis=1, keepdims=True)
        found[asked] = (1 - self.blind) * known + self.blind * even
        return found


class Particles:
    """Worlds that *viewer* cannot rule out, as likely as ``chances`` say, 1 in all.

    ``worlds`` and ``kinds`` [world, seat] go together.  A game is followed from a question on,
    input by input; only the viewer's view of each is used.  All follows from the key.
    """

    def __init__(
        self,
        begun: AnyPosition,
        viewer: int,
        population: Population,
        *,
        number: int = PARTICLES,
        key: int = 0,
    ) -> None:
        """Begin at the question of *begun*, where nothing has been said yet: all deals are alike.

        *number* worlds are followed.
        """
        self.viewer, self.population = viewer, population
        self._ruleset, self._key, self._steps = begun.ruleset, key, 0
        self._random = np.random.default_rng([key, 4])
        dialect = begun.ruleset.dialect
        self.worlds = Worlds.dealt(dialect, begun.state, viewer, number, key)
        met = np.asarray(population.met, np.float64)
        drawn = self._random.choice(len(met), (number, begun.players), p=met / met.sum())
        self.kinds: NDArray[np.int8] = drawn.astype(np.int8)
        self.chances: NDArray[np.float64] = np.full(number, 1 / number)

    def follow(self, before: AnyPosition, seat: int, action: int, drawn: Sequence[str]) -> None:
        """Go on with *action* of *seat* in *before*, and what was *drawn* then.

        Raises:
            LookupError: no world is left in which that could be.
        """
        self._steps += 1
        self._leave_dead()
        actions = np.full(len(self.chances), action)
        if seat != self.viewer:
            actions = self._heard(before, seat, action)
            actions = actions[self._leave_dead()]
        after = before.state.copy()
        self._ruleset.play(after, seat, action)
        if self._shown(after, drawn):
            self._play_shown(seat, actions, after, drawn)
        else:
            self._play(seat, actions)
            _draw(self._ruleset, after, drawn)
        self._weigh(self._alike(after))
        if 1 / np.square(self.chances).sum() < THIN * len(self.chances):
            self._choose()

    # --- what was said

    def _heard(self, before: AnyPosition, seat: int, action: int) -> "NDArray[np.int64]":
        """Weigh the worlds by how likely *action* was heard of *seat*; return what it did there."""
        odds = self.population.odds(self.worlds, seat, self.kinds[:, seat])
        ruleset, state = self._ruleset, before.state
        told = ruleset.hear(state, self.viewer, seat, action)
        open_to_it = np.flatnonzero(odds.any(axis=0)).tolist()
        fits = [each for each in open_to_it if ruleset.hear(state, self.viewer, seat, each) == told]
        parts = odds[:, fits]
        self._weigh(parts.sum(axis=1))
        edges = parts.cumsum(axis=1)
        drawn = self._random.random(len(parts)) * edges[:, -1]
        places = np.minimum((drawn[:, None] >= edges).sum(axis=1), len(fits) - 1)
        return np.array(fits, np.int64)[places]

    # --- what chance did

    def _shown(self, after: "State", drawn: Sequence[str]) -> bool:
        """Say whether the viewer sees anything of what is *drawn* in *after*."""
        state = after.copy()
        for word in drawn:
            outcomes = self._ruleset.outcomes(state)
            if self._sees(state, outcomes):
                return True
            self._ruleset.draw(state, outcomes.index(word))
        return False

    def _sees(self, state: "State", outcomes: Sequence[str]) -> bool:
        """Say whether the viewer can tell *outcomes* of chance apart in *state*."""
        looks: set[tuple[int, ...]] = set()
        for word in dict.fromkeys(outcomes):
            other = state.copy()
            self._ruleset.draw(other, outcomes.index(word))
            looks.add(tuple(self._ruleset.view(other, self.viewer).numbers))
        return len(looks) > 1

    def _play(self, seat: int, actions: "NDArray[np.int64]") -> None:
        """Play *actions* of *seat*; chance does anything, which the viewer does not see."""
        self.worlds.seats[:] = seat
        self.worlds.step(actions)

    def _play_shown(
        self, seat: int, actions: "NDArray[np.int64]", after: "State", drawn: Sequence[str]
    ) -> None:
        """Play *actions* of *seat*; chance does what was *drawn* wherever the viewer sees it."""
        games = self.worlds.games.copy()
        states = [type(after).unpack(game) for game in games]
        for state, action in zip(states, actions.tolist(), strict=True):
            self._ruleset.play(state, seat, action)
        fits = np.ones(len(states))
        for word in drawn:
            outcomes = self._ruleset.outcomes(after)
            shown = self._sees(after, outcomes)
            self._ruleset.draw(after, outcomes.index(word))
            for number, state in enumerate(states):
                fits[number] *= self._draw_in(state, word if shown else None)
        for state, game in zip(states, games, strict=True):
            state.pack(game)
        self.worlds = Worlds(self.worlds.dialect, games, self.worlds.chances)
        self._weigh(fits)

    def _draw_in(self, state: "State", word: str | None) -> float:
        """Let chance draw *word* in *state*, None for anything; return how likely that was."""
        outcomes = self._ruleset.outcomes(state)
        if word is None:
            self._ruleset.draw(state, int(self._random.integers(len(outcomes))))
            return 1.0
        if word not in outcomes:
            return 0.0
        self._ruleset.draw(state, outcomes.index(word))
        return outcomes.count(word) / len(outcomes)

    # --- which worlds count

    def _alike(self, after: "State") -> "NDArray[np.bool_]":
        """Return in which worlds the viewer sees what it sees in *after*."""
        seen = np.array(self._ruleset.view(after, self.viewer).numbers, np.int8)
        return np.all(self.worlds.seen_by(self.viewer)[0] == seen, axis=1)

    def _weigh(self, fits: "NDArray[Any]") -> None:
        """Let each world count by how well it *fits*."""
        left = self.chances * fits
        if not left.sum() > 0:
            raise LookupError(f"after {self._steps} inputs no world is left for seat {self.viewer}")
        self.chances = left / left.sum()

    def _leave_dead(self) -> "NDArray[np.int64]":
        """Put a world that counts in place of each that does not; return the places they came from.

        The answer heard could not be played in those.  The copies count as little.
        """
        places = np.where(self.chances > 0, np.arange(len(self.chances)), self.chances.argmax())
        if (self.chances == 0).any():
            self.worlds, self.kinds = self.worlds.chosen(places), self.kinds[places]
        return places

    def _choose(self) -> None:
        """Draw the worlds again, each as often as it counts (systematic resampling)."""
        number = len(self.chances)
        places = drawn_places(self.chances, number, self._random)
        self.worlds, self.kinds = self.worlds.chosen(places), self.kinds[places]
        self.worlds.chances[:] = numbers(number, self._key + self._steps)
        self.chances = np.full(number, 1 / number)


def followed(
    game: Game[Any, Any], viewer: int, population: Population, *, number: int, key: int
) -> Particles:
    """Return the beliefs of *viewer* where *game* stands, by all that it has seen so far.

    Where no world is left, since somebody did what hardly anybody does, all that fit the view are
    alike again; likewise where the game does not stand where its inputs lead.
    """

    def dealt(position: AnyPosition) -> Particles:
        return Particles(position, viewer, population, number=number, key=key)

    position, found = game.begun, dealt(game.begun)
    for line in game.inputs:
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        try:
            found.follow(position, step.seat, step.action, step.drawn)
        except LookupError:
            found = dealt(step.after)
        position = step.after
    same = position.view(viewer).numbers == game.view(viewer).numbers
    return found if same else dealt(game.position())


def _draw(ruleset: Any, state: "State", drawn: Sequence[str]) -> None:  # noqa: ANN401  of any game
    for word in drawn:
        ruleset.draw(state, ruleset.outcomes(state).index(word))
