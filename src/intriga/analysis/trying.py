"""Trying every answer to a question in the same worlds, such as the seat asked cannot rule out.

Where hands are guessed at (:mod:`intriga.analysis.posterior`) all play on by the network for a
little and the critic says the rest; elsewhere deals are played out quickly, a few as one world.
"""

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.networked import reference
from intriga.agents.playing_on import Players, expected, play_on, shares
from intriga.analysis.posterior import has_posterior
from intriga.analysis.worths import Leaf
from intriga.core.chance import Seeded
from intriga.core.compiled.search import Search, played_out
from intriga.core.compiled.worlds import Worlds, numbers
from intriga.core.position import Position
from intriga.core.state import dtype

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from intriga.core.state import State

AnyPosition = Position[Any, Any]
DEALS: Final = 5  # played out as one world
QUICKER: Final = 10  # games played out for one that is played on


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """What *seat* is asked in *position*."""

    position: AnyPosition
    seat: int

    @property
    def legal(self) -> list[int]:
        """The action ids that are open, ascending."""
        return self.position.legal_ids(self.seat)

    @property
    def view(self) -> Any:  # noqa: ANN401  of its game
        """What the seat may know."""
        return self.position.view(self.seat)

    @property
    def side(self) -> int:
        """How many win together with the seat, itself included."""
        sides = self.position.ruleset.sides(self.position.state)
        return next(len(side) for side in sides if self.seat in side)

    def key(self, seed: int) -> int:
        """Return a number made of *seed* and of what the seat sees: hidden cards do not count."""
        seen = np.array(self.view.numbers, np.int8).view(np.uint8).astype(np.uint32)
        words: list[Any] = [seed, self.seat, seen]
        return int(np.random.SeedSequence(words).generate_state(1)[0])


class Reference:
    """The player by whom answers are judged: the network that comes with a game."""

    def __init__(self, game: str) -> None:
        """Take the network of *game*, and the critic beside it.

        Raises:
            BadOptions: the game has none.
        """
        self.master = reference(game)
        self.guesses = has_posterior(game)

    @property
    def games_for_one(self) -> int:
        """How many games are played out in place of one that is played on."""
        return 1 if self.guesses else QUICKER

    def policy(self, question: OpenQuestion) -> "NDArray[np.float64]":
        """Return how often the reference gives each answer, in the order of action ids.

        That is the network alone where it plays as well as the master, who looks ahead elsewhere.
        """
        if self.guesses:
            return self.at_a_glance(question)
        return np.asarray(self.master.weigh(question.view, question.legal), np.float64)

    def at_a_glance(self, question: OpenQuestion) -> "NDArray[np.float64]":
        """Return likewise how often the network alone gives each answer."""
        network, view = self.master.network, question.view
        answers = network.look(np.array([view.numbers], np.int8), view.players)
        return np.asarray(network.probabilities(answers, 0, question.legal), np.float64)

    def in_worlds(
        self, question: OpenQuestion, actions: "Sequence[int]", worlds: Worlds, depth: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the chance of the seat's side after each of *actions*, [action, world].

        All play on for *depth* decisions.  Chance follows from *key*.
        """
        leaf = Leaf(self.master.network, self.master.knowledge.critic, depth)
        return question.side * leaf.worths(worlds, actions, key)

    def played_out(
        self, question: OpenQuestion, actions: "Sequence[int]", number: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the chance of the seat's side after each of *actions*, [action, world].

        Each of so many worlds is the mean of a few deals that fit what the seat sees.
        """
        world = self.master.imagine(question.view, Seeded(key, 1))
        dialect = self.master.dialect
        search = Search(dialect, world, question.seat, actions, key, sensibly=True)
        found = np.zeros((len(actions), number))
        for at in range(number):
            before = search.shares.copy()
            search.weigh(DEALS)
            found[:, at] = (search.shares - before) / DEALS
        return question.side * found

    def evenly(self, question: OpenQuestion, number: int, key: int) -> Worlds:
        """Return so many worlds that the seat cannot rule out, whatever was said."""
        world = self.master.imagine(question.view, Seeded(key, 2))
        return Worlds.dealt(self.master.dialect, world, question.seat, number, key)

    def packed(self, states: "Sequence[State]") -> "NDArray[Any]":
        """Return *states* as compiled rules read them."""
        packed = np.zeros(len(states), dtype(self.master.dialect.fields))
        for at, state in enumerate(states):
            state.pack(packed[at])
        return packed

    def open_worths(
        self, states: "Sequence[State]", copies: int, depth: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the share of each seat in *states*, all cards open, [state, seat].

        So many *copies* of each are played on for *depth* decisions, then the critic says the rest;
        or they are played out quickly, which is a good deal faster, so often as that takes as long.
        Chance follows from *key*.  A game that is over is worth what was won.
        """
        dialect, players, packed = self.master.dialect, states[0].players, self.packed(states)
        if not self.guesses:
            return played_out(dialect, packed, players, self.games_for_one * copies, key)
        games = np.repeat(packed, copies)
        worlds = Worlds(dialect, games, numbers(len(games), key))
        seated = Players(self.master.network)
        play_on(worlds, seated, depth, len(games), key)
        found = shares(worlds, partial(expected, seated, self.master.knowledge.critic))
        return found.reshape(len(states), copies, players).mean(axis=1)
