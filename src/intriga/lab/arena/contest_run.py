"""Playing a contest: in several processes, as far as it was not played before.

The games follow from the contest and the goal alone, never from the number
of processes, their speed or an interruption.
"""

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Final

import numpy as np

from intriga.agents.policy import Network, own_network
from intriga.core.games import part_of
from intriga.core.returns import decided
from intriga.lab.arena.confidence import ConfidenceSequence
from intriga.lab.arena.contest import NETWORK, Contest, Goal, Pairing, pairings
from intriga.lab.arena.contest_file import ContestFile, PlayedRound, round_of
from intriga.matches.aivat import AnyRuleset, Valuer
from intriga.matches.match import play_round, prepared
from intriga.parallel.spread import ALONE, Spread

DRAWS: Final = 2  # in a row that are looked through; beyond them the first outcome stands for all


class NetworkValuer:
    """The shares that the seat asked expects, by its view alone.

    At a draw they are the mean over what may come.
    """

    def __init__(self, network: Network) -> None:
        self.network = network

    def shares(self, state: Any, ruleset: AnyRuleset) -> list[float]:  # noqa: ANN401  of whatever game
        """Return the share to expect by seat."""
        return self._shares(state, ruleset, DRAWS)

    def _shares(self, state: Any, ruleset: AnyRuleset, draws: int) -> list[float]:  # noqa: ANN401
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        outcomes = ruleset.outcomes(state)
        if not outcomes:
            return self._expected(state, ruleset)
        places = {word: place for place, word in enumerate(outcomes)} if draws else {"": 0}
        weights = {word: outcomes.count(word) if draws else 1 for word in places}
        mean = np.zeros(state.players)
        for word, place in places.items():
            twin = state.copy()
            ruleset.draw(twin, place)
            mean += weights[word] * np.array(self._shares(twin, ruleset, max(0, draws - 1)))
        return (mean / sum(weights.values())).tolist()

    def _expected(self, state: Any, ruleset: AnyRuleset) -> list[float]:  # noqa: ANN401
        seat, players = ruleset.to_move(state), state.players
        view = ruleset.view(state, seat)
        logits = self.network.look(np.array([view.numbers], np.int8), players).shares[0]
        chances = np.exp(logits - logits.max())
        return np.roll(chances / chances.sum(), seat).tolist()


BLOCK: Final = 25  # rounds between two looks at whether a pairing is sure
AHEAD: Final = 2  # rounds, which may be short, that each worker has at once
ContestTask = tuple[tuple[str, ...], int]  # a pairing, by its agents, and a round of it
Rounds = Generator[PlayedRound, None, None]


def _valuer(contest: Contest) -> Valuer:
    """Return the valuer that measures the luck of *contest*."""
    if contest.luck == NETWORK:
        return NetworkValuer(own_network(contest.ruleset.name))
    return valuer_of(contest.ruleset.name)


def valuer_of(game: str) -> Valuer:
    """Return the simple valuer of *game*.

    Raises:
        BadOptions: there is none.
    """
    made: Valuer = part_of(game, "valuer")()
    return made


class ContestRun:
    """How far one pairing has come."""

    def __init__(self, pairing: Pairing, goal: Goal, played: Sequence[PlayedRound]) -> None:
        """Go on after the rounds *played*, in any order."""
        self.pairing, self.goal = pairing, goal
        self.rounds = {each.number: each for each in played}
        self.known = {name: ConfidenceSequence() for name in pairing.names}
        self.end = 0  # the rounds before it are wanted
        self.done = 0  # of them are there
        self.asked = 0  # the rounds before it were handed out or are there
        self._go_on()

    def add(self, played: PlayedRound) -> None:
        """Take a round that was played."""
        self.rounds[played.number] = played
        self.done += played.number < self.end
        self._go_on()

    def take(self) -> int | None:
        """Return the number of a round to be played, None if there is none for now."""
        while self.asked < self.end:
            self.asked += 1
            if self.asked - 1 not in self.rounds:
                return self.asked - 1
        return None

    def _go_on(self) -> None:
        """Move the end while all before it is played and more is wanted."""
        most = self.goal.rounds(self.pairing)
        while self.done == self.end < most and not (self.goal.until_sure and self._is_sure()):
            self.end = min(self.end + BLOCK, most) if self.goal.until_sure else most
            self.done = sum(number < self.end for number in self.rounds)

    def _is_sure(self) -> bool:
        """Say whether the rounds before the end leave out every equal share."""
        if self.end == 0:
            return False
        for name, sequence in self.known.items():
            for number in range(sequence.number, self.end):
                sequence.add(self.rounds[number].share(name))
        return all(
            sequence.excludes(self.pairing.expected(name)) for name, sequence in self.known.items()
        )


class Season:
    """A contest being played towards a goal; every round is kept as soon as it is over."""

    def __init__(self, contest: Contest, ledger: ContestFile, goal: Goal) -> None:
        """Go on after the rounds in *ledger*.

        Raises:
            BadOptions: an unknown agent, or a contest that cannot be.
        """
        self.contest, self.ledger = contest, ledger
        self.pairings = pairings(contest)
        self.courses = {
            pairing.agents: ContestRun(pairing, goal, ledger.of(pairing.agents))
            for pairing in self.pairings
        }

    @property
    def asked(self) -> int:
        """Return how many games are wanted, as far as is known yet."""
        return sum(course.end * course.pairing.seats for course in self.courses.values())

    @property
    def done(self) -> int:
        """Return how many of them are played."""
        return sum(course.done * course.pairing.seats for course in self.courses.values())

    def play(self, spread: Spread = ALONE) -> Rounds:
        """Play the missing rounds, *spread* over processes or a cluster, and yield each.

        Rounds that were yielded are kept when the caller closes the generator, or is interrupted.

        Raises:
            AgentFailed: an agent that is no part of the package.
            BadOptions: there is no such cluster.
        """
        prepare = partial(ContestWorker, self.contest)
        yield from self.kept(spread.results(prepare, self.take, named=_named, ahead=AHEAD))

    def kept(self, rounds: Rounds) -> Rounds:
        """Yield *rounds* of the tasks that :meth:`take` gives, each when it is in the ledger."""
        for course in self.courses.values():
            course.asked = 0  # rounds that another call handed out and never got
        with closing(rounds):
            for played in rounds:
                self.ledger.add(played)
                self.courses[played.agents].add(played)
                yield played

    def take(self) -> ContestTask | None:
        """Return a pairing and a round of it to be played, None if there is none for now."""
        for agents in list(self.courses):
            course = self.courses.pop(agents)  # the next time others come first
            self.courses[agents] = course
            number = course.take()
            if number is not None:
                return agents, number
        return None


def _named(task: ContestTask) -> str:
    agents, number = task
    return f"round {number} of {', '.join(agents)}"


class ContestWorker:
    """Plays rounds; its agents are made and prepared once."""

    def __init__(self, contest: Contest) -> None:
        """Prepare the agents that are slow to begin.

        Raises:
            BadOptions: an unknown agent.
        """
        self.contest = contest
        self.valuer = (contest.valuer or _valuer(contest)) if contest.corrected else None
        agents = prepared(contest.match(contest.agents))
        self.agents = dict(zip(contest.agents, agents, strict=True))

    def do(self, task: ContestTask) -> PlayedRound:
        """Play a round of a pairing."""
        agents, number = task
        players = [self.agents[name] for name in agents]
        games = play_round(self.contest.match(agents), number, players, self.valuer)
        return round_of(agents, number, games)
