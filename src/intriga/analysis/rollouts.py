"""The value of each answer to a question, tried in the same worlds, and an agent's own answers.

In worlds that the seat asked cannot rule out each answer is played.  Where hands are guessed at
(:mod:`intriga.analysis.posterior`) all seats play on by the network for a few decisions, and the
critic values the position then, all cards open (:mod:`intriga.agents.critic`).  After many
decisions the game is over and needs no critic.  Elsewhere deals are played out quickly, a few as
one world.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np

from intriga.agents.base import answer_of, weighed
from intriga.agents.continuation import AnswerAhead, Players, expected, play_on, played_on, shares
from intriga.agents.critic import Critic
from intriga.agents.networked import reference
from intriga.agents.policy import Network
from intriga.analysis.posterior import has_posterior
from intriga.core.agent import Agent, HearsTheTable
from intriga.core.chance import Seeded, checked_seed
from intriga.core.compiled.search import Search, played_out
from intriga.core.compiled.worlds import NOBODY, Worlds, drawn_places, numbers
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.errors import BadOptions
from intriga.core.games import table_rules_of
from intriga.core.position import Position, Step
from intriga.core.state import State, dtype
from intriga.core.table_rules import (
    PASS,
    SeatQuestion,
    question_behind,
    question_to,
    told_behind,
)
from intriga.matches.aivat import Mixed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.game import Game


TO_THE_END: Final = MOST_DECISIONS  # as a depth
TWO: Final = 2
DEPTH_OF_SEVERAL: Final = 20  # decisions, after which a loss is off by 3.5 points with four players
DEPTH_OF_TWO: Final = 32  # decisions, after which a loss is off by 0.3 points (bench_values)


def depth_for(players: int, depth: int) -> int:
    """Return how many decisions far to look: *depth*, or further at tables for two.

    Their games are short.
    """
    return max(depth, DEPTH_OF_TWO) if players == TWO else depth


def worlds_of(
    dialect: Dialect, positions: Sequence[State], chances: "NDArray[Any]", number: int, key: int
) -> Worlds:
    """Return *number* worlds of *positions*, each as often as its part of *chances*.

    The rounding is left to chance (systematic resampling).  Later draws of chance follow from
    *key* and the place of the world.
    """
    random = np.random.default_rng([key, 2])
    places = drawn_places(chances, number, random)
    packed = np.zeros(len(positions), dtype(dialect.fields))
    for at, position in enumerate(positions):
        position.pack(packed[at])
    return Worlds(dialect, packed[places], numbers(number, key))


@dataclass(frozen=True, slots=True)
class Leaf:
    """How answers are valued: all play on by *network* for *depth* decisions, then *critic*.

    Without a critic the network says what each seat may expect then.
    """

    network: Network
    critic: Critic | None
    depth: int

    def worths(
        self, worlds: Worlds, actions: Sequence[int], key: int, sealed: AnswerAhead | None = None
    ) -> "NDArray[np.float64]":
        """Return the share of the seat asked after each of *actions*, [action, world].

        All *worlds* ask the same seat, and are as it sees them; it may have *sealed* its next
        answer.  Chance, which follows from *key*, is the same after each action as far as it can
        be.
        """
        players = Players(self.network)
        tried = played_on(worlds, actions, players, self.depth, key, sealed)
        found = shares(tried, partial(expected, players, self.critic))
        return found[:, worlds.seats[0]].reshape(len(actions), -1)


AnyPosition = Position[Any, Any]
AnyStep = Step[AnyPosition]
DEALS: Final = 5  # played out as one world
QUICKER: Final = 10  # games played out for one that is played on


@dataclass(frozen=True)
class OpenQuestion:
    """The question to *seat* in *position*, and in the one *behind* it, should all let that pass.

    Made by its fields it is the question of one position; :meth:`joined` is the table's.
    """

    position: AnyPosition
    seat: int
    behind: AnyPosition | None = None

    @classmethod
    def joined(cls, position: AnyPosition, seat: int) -> Self:
        """Return the whole question to *seat* in *position*, as a table asks it.

        Quick playouts know no answers ahead: in a game that has nothing else it is one question.
        """
        name = position.ruleset.name
        behind = question_behind(position, table_rules_of(name)) if has_posterior(name) else None
        return cls(position, seat, behind if behind and seat in behind.awaiting else None)

    @cached_property
    def asked(self) -> SeatQuestion[AnyPosition]:
        """The question with its buttons."""
        rules = table_rules_of(self.position.ruleset.name)
        return question_to(self.seat, self.position, self.behind, rules)

    @cached_property
    def replies(self) -> Mapping[str, tuple[int, ...]]:
        """The action ids of each answer, by its words, in one position after the other."""
        return self.asked.replies

    @property
    def words(self) -> list[str]:
        """The answers that are open, in the order of their buttons."""
        return list(self.replies)

    @property
    def legal(self) -> list[int]:
        """The action ids that are open in the position, ascending."""
        return self.position.legal_ids(self.seat)

    @property
    def view(self) -> Any:  # noqa: ANN401  of its game
        """The view of the seat."""
        return self.position.view(self.seat)

    @property
    def side(self) -> int:
        """How many win together with the seat, itself included."""
        sides = self.position.ruleset.sides(self.position.state)
        return next(len(side) for side in sides if self.seat in side)

    def key(self, seed: int) -> int:
        """Return a number made of *seed* and of the seat's view: hidden cards do not count."""
        seen = np.array(self.view.numbers, np.int8).view(np.uint8).astype(np.uint32)
        words: list[Any] = [seed, self.seat, seen]
        return int(np.random.SeedSequence(words).generate_state(1)[0])

    def tried(self, places: Sequence[int]) -> tuple[list[int], AnswerAhead | None]:
        """Return the actions of the answers at *places* now, and those ahead, if any."""
        replies = [tuple(self.replies.values())[at] for at in places]
        now = [reply[0] for reply in replies]
        if self.behind is None:
            return now, None
        ahead = [reply[1] if len(reply) > 1 else NOBODY for reply in replies]
        others = [*self.position.awaiting, *self.behind.awaiting]
        passing = self.position.answers(self.seat)[PASS]
        return now, AnswerAhead(ahead, passing, sum(other != self.seat for other in others))

    def answer(self, steps: Iterable[AnyStep]) -> tuple[str, int] | None:
        """Return the words that answered it, and which of the *steps* from it on said the last.

        A seat that let the first of two questions pass has answered with its answer to the second
        one.  None if the steps do not tell: somebody else broke in, or they end before.
        """
        for at, step in enumerate(steps):
            if at == 0 and self.behind is None:
                return step.words, at
            if step.words != PASS or (at and step.seat == self.seat):
                return (step.words, at) if step.seat == self.seat else None
        return None

    def last(self, reply: Sequence[int]) -> tuple[Any, int]:
        """Return the seat's view where a *reply* says its last word, and that action id."""
        return self.asked.places[len(reply) - 1].view(self.seat), reply[-1]


def answered(
    question: OpenQuestion, weigh: Callable[[Any, Sequence[int]], "Iterable[float]"]
) -> "NDArray[np.float64]":
    """Return how often each answer is given by somebody who gives each action as *weigh* says.

    They do so in one position after the other, as long as they let it pass.
    """
    chances: list[dict[int, float]] = []
    for place in question.asked.places:
        legal = place.legal_ids(question.seat)
        odds = weigh(place.view(question.seat), legal)
        chances.append(dict(zip(legal, map(float, odds), strict=True)))
    return np.array(
        [
            prod(each[action] for each, action in zip(chances, reply, strict=False))
            for reply in question.replies.values()
        ]
    )


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
        return answered(question, self.master.weigh)

    def at_a_glance(self, question: OpenQuestion) -> "NDArray[np.float64]":
        """Return likewise how often the network alone gives each answer."""
        network = self.master.network

        def weigh(view: Any, legal: Sequence[int]) -> "NDArray[Any]":  # noqa: ANN401  of its game
            answers = network.look(np.array([view.numbers], np.int8), view.players)
            return network.probabilities(answers, 0, legal)

        return answered(question, weigh)

    def in_worlds(
        self, question: OpenQuestion, places: Sequence[int], worlds: Worlds, depth: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the chance of the seat's side after the answers at *places*, [place, world].

        All play on for *depth* decisions.  Chance follows from *key*.
        """
        leaf = Leaf(self.master.network, self.master.knowledge.critic, depth)
        actions, sealed = question.tried(places)
        return question.side * leaf.worths(worlds, actions, key, sealed)

    def played_out(
        self, question: OpenQuestion, places: Sequence[int], number: int, key: int
    ) -> "NDArray[np.float64]":
        """Return the chance of the seat's side after the answers at *places*, [place, world].

        Each world is the mean of a few deals that fit the seat's view.
        """
        actions, _ = question.tried(places)
        world = self.master.sample_state(question.view, Seeded(key, 1))
        dialect = self.master.dialect
        search = Search(dialect, world, question.seat, actions, key, sensibly=True)
        found = np.zeros((len(actions), number))
        for at in range(number):
            before = search.shares.copy()
            search.weigh(DEALS)
            found[:, at] = (search.shares - before) / DEALS
        return question.side * found

    def evenly(self, question: OpenQuestion, number: int, key: int) -> Worlds:
        """Return *number* worlds that fit the seat's view, evenly, whatever was said."""
        world = self.master.sample_state(question.view, Seeded(key, 2))
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

        Each is played on *copies* times for *depth* decisions, then the critic values the rest; or
        it is played out quickly, which is a good deal faster, as often as takes the same time.
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


ASKED: Final = 200  # how often one is asked that does not tell its probabilities


def choices(
    game: "Game[Any, Any]", seat: int, agent: Agent, *, asked: int = ASKED, seed: int = 0
) -> Sequence[float]:
    """Return how often *agent* gives each answer open to *seat*, in the order of its advice.

    An agent that tells its probabilities is believed; another is *asked* so often, and its
    answers are counted.  The same *seed* gives the same counts.

    Raises:
        BadOptions: *seat* is not asked.
        AgentFailed: *agent* answers what is not legal, or tells probabilities that cannot be.
    """
    if seat not in game.awaiting:
        raise BadOptions("seat", f"seat {seat} is not asked; {game.awaiting} are")
    chance = Random(checked_seed(seed))  # noqa: S311  to be repeatable
    players = _players(game, agent)

    def weigh(view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401  of its game
        player = next(players)
        if isinstance(player, Mixed):
            return weighed(player, view, legal)
        given = [answer_of(player, view, legal, chance) for _ in range(asked)]
        return [given.count(action) / asked for action in legal]

    return answered(OpenQuestion.joined(game.position(), seat), weigh).tolist()


def _players(game: "Game[Any, Any]", agent: Agent) -> Iterator[Agent]:
    """Yield *agent* as it plays at the question of *game*, and at the one behind it."""
    if isinstance(agent, HearsTheTable):
        yield agent.having_heard(game.told)
        yield agent.having_heard(told_behind(game.told, game.position()))
    else:
        yield from (agent, agent)
