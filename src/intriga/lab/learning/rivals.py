"""How others answer at the tables of a learner: itself, and players of a population."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np
from typing_extensions import override

from intriga.agents.base import answer_of
from intriga.agents.encoding import Array, Encoding, Inputs
from intriga.agents.network import Weights, forward
from intriga.agents.policy import Policy
from intriga.agents.reweighted import Leaning, Odds
from intriga.core.agent import Agent
from intriga.core.public_history import informed
from intriga.lab.learning.rollout import LEARNER, Dealer, Rollout
from intriga.lab.learning.rollout import Policy as Asked

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray


NEVER: Final = -1e9  # the log-probability of an impossible choice
SURE: Final = 0.0


class Rival(Protocol):
    """Answers for some seats of a table: an agent that stays as it is."""

    def __call__(
        self, table: "Rollout", inputs: Inputs, open_columns: Array, rows: "NDArray[np.int64]", /
    ) -> "NDArray[Any]":
        """Return the log-probabilities [row, columns] by which it chooses in *rows*."""
        ...


def rival(agent: Agent, seed: int) -> Rival:
    """Return how *agent* answers: many at once if it plays by a network, else one by one."""
    if type(agent) is Policy:
        return ByNetwork(agent.network.weights, agent.temperature)
    if type(agent) is Leaning and type(agent.base) is Policy and agent.part == 1:
        return ByLeaning(ByNetwork(agent.base.network.weights), agent.style, agent.power)
    return ByAsking(agent, seed)


class ByNetwork:
    """Answers by a network's weights."""

    def __init__(self, weights: Weights, temperature: float = 1.0) -> None:
        """Take *weights*, and the *temperature* of the policy that plays by them."""
        self.source = weights
        self.weights = {name: np.asarray(each, np.float32) for name, each in weights.items()}
        self.temperature = temperature

    def look(self, inputs: Inputs, rows: "NDArray[np.int64]") -> "NDArray[Any]":
        """Return the logits [row, columns] of *rows*, which all that play by it can share."""
        seen = Inputs(
            inputs.table[rows],
            tuple(tokens[rows] for tokens in inputs.tokens),
            tuple(picks[rows] for picks in inputs.picks),
        )
        columns: NDArray[Any] = forward(self.weights, seen, np).columns
        return columns

    def lean(
        self, table: "Rollout", logits: Array, open_columns: Array, rows: "NDArray[np.int64]"
    ) -> "NDArray[Any]":
        """Return the log-probabilities by which it chooses in *rows*, by *logits* of them."""
        logs = log_softmax(logits, open_columns[rows])
        if self.temperature == 1.0:
            return logs
        ids = np.maximum(1, table.ids_of_columns(rows))  # those that share a column are alike
        logs = logs / self.temperature + (1 - 1 / self.temperature) * np.log(ids)
        return log_softmax(logs, open_columns[rows])

    def __call__(
        self, table: "Rollout", inputs: Inputs, open_columns: Array, rows: "NDArray[np.int64]", /
    ) -> "NDArray[Any]":
        """Return the log-probabilities [row, columns] by which it chooses in *rows*."""
        return self.lean(table, self.look(inputs, rows), open_columns, rows)


class ByLeaning:
    """Answers by a network's weights, leaning to a style."""

    def __init__(self, base: ByNetwork, style: Odds, power: float) -> None:
        """Lean the answers of *base*, the odds of the *style* to the *power*."""
        self.base, self.style, self.power = base, style, power

    def look(self, inputs: Inputs, rows: "NDArray[np.int64]") -> "NDArray[Any]":
        """Return the logits [row, columns] of *rows*, those of the network."""
        return self.base.look(inputs, rows)

    @property
    def source(self) -> Weights:
        """Return the weights that it plays by."""
        return self.base.source

    def lean(
        self, table: "Rollout", logits: Array, open_columns: Array, rows: "NDArray[np.int64]"
    ) -> "NDArray[Any]":
        """Return the log-probabilities by which it chooses in *rows*, by *logits* of them."""
        logs = self.base.lean(table, logits, open_columns, rows) * self.style.sharpness
        for at, row in enumerate(rows):
            view, legal = table.seen(int(row))
            if len(legal) > 1:
                # ids that share a column are alike in style: each column is written once
                columns = [table.column_of(action) for action in legal]
                logs[at, columns] += np.log(self.style.odds(view, legal)) * self.power
        return log_softmax(logs, open_columns[rows])

    def __call__(
        self, table: "Rollout", inputs: Inputs, open_columns: Array, rows: "NDArray[np.int64]", /
    ) -> "NDArray[Any]":
        """Return the log-probabilities [row, columns] by which it chooses in *rows*."""
        return self.lean(table, self.look(inputs, rows), open_columns, rows)


class ByAsking:
    """Asks any agent for one seat after the other."""

    def __init__(self, agent: Agent, seed: int) -> None:
        self.agent, self.random = agent, Random(seed)

    def __call__(
        self,
        table: "Rollout",
        inputs: Inputs,  # noqa: ARG002  an agent has views
        open_columns: Array,
        rows: "NDArray[np.int64]",
        /,
    ) -> "NDArray[Any]":
        """Return log-probabilities [row, columns]: SURE for the agent's choice, else NEVER.

        Raises:
            AgentFailed: its answer is illegal.
        """
        logs = np.full((len(rows), open_columns.shape[1]), NEVER, np.float32)
        for at, row in enumerate(rows):
            view, legal = table.seen(int(row))
            player = informed(self.agent, table.told(int(row)))
            answer = answer_of(player, view, legal, self.random)
            logs[at, table.column_of(answer)] = SURE
        return logs


def chance_of(rivals: "Iterable[Rival]") -> list[Random]:
    """Return the chance by which those of *rivals* choose that are asked one by one."""
    return [each.random for each in rivals if isinstance(each, ByAsking)]


def agents_of(rivals: "Iterable[Rival]") -> list[Agent]:
    """Return the agents among *rivals* that are asked one by one."""
    return [each.agent for each in rivals if isinstance(each, ByAsking)]


def answered(
    table: "Rollout",
    inputs: Inputs,
    open_columns: Array,
    asked: "list[tuple[Rival, NDArray[np.int64]]]",
) -> "Iterator[tuple[NDArray[np.int64], NDArray[Any]]]":
    """Yield the rows of each rival *asked*, and the log-probabilities by which it chooses there.

    Those that play by the same weights are looked up at once.
    """
    alike: dict[int, list[tuple[ByNetwork | ByLeaning, NDArray[np.int64]]]] = {}
    for player, rows in asked:
        if isinstance(player, ByNetwork | ByLeaning):
            alike.setdefault(id(player.source), []).append((player, rows))
        else:
            yield rows, player(table, inputs, open_columns, rows)
    for players in alike.values():
        logits = players[0][0].look(inputs, np.concatenate([rows for _, rows in players]))
        begin = 0
        for player, rows in players:
            own = logits[begin : begin + len(rows)]
            yield rows, player.lean(table, own, open_columns, rows)
            begin += len(rows)


def log_softmax(logits: "NDArray[Any]", open_columns: Array) -> "NDArray[Any]":
    """Return the log-probabilities of *logits* [row, columns], NEVER where none is open."""
    logits = np.where(open_columns, logits, -np.inf)
    logits = logits - logits.max(axis=1, keepdims=True)
    logs: NDArray[Any] = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return np.maximum(logs, NEVER)


ALIKE: Final = 0.6  # of the others, those in which all others are of one kind
WHOLE: Final = 0.5  # how often somebody follows their kind in all answers
PLAIN: Final = -1  # in place of a kind, of one who does not follow theirs in this answer
LEAST: Final = 0.3  # the smallest part of them in which anybody does


@dataclass(frozen=True)
class Member:
    """One kind of player: its name, how it answers, and how often it is met (in parts)."""

    name: str
    rival: Rival
    part: float = 1.0


class PopulationTable(Rollout):
    """Games of one number of players, in which some seats are played by others.

    The learner has all seats in a part of the games (*alone*), such that half of its decisions are
    in self-play.  In the other games it has one seat, and a *population* the rest; each of it
    follows its kind in part of its answers, in the others *plain*.
    """

    def __init__(
        self,
        encoding: Encoding,
        dealer: Dealer,
        players: int,
        games: int,
        population: Sequence[Member],
        plain: Rival,
        *,
        seed: int,
        straying: float = 0.0,
        alone: float | None = None,
    ) -> None:
        """Deal *games* games for *players*."""
        self.population: list[Member] = list(population)
        self.plain = plain
        self.alone = 1 / (1 + players) if alone is None else alone
        self.parts = np.array([member.part for member in population], float)
        self.parts /= self.parts.sum()
        super().__init__(encoding, dealer, players, games, seed=seed, straying=straying)
        self.kinds = np.zeros((games, players), np.int8)
        self.followed = np.ones((games, players))
        self._seat(np.ones(games, bool))
        self.listen_for(agents_of([plain, *(member.rival for member in population)]))

    def _seat(self, fresh: "NDArray[np.bool_]") -> None:
        """Seat players for the *fresh* games."""
        places = np.flatnonzero(fresh)
        number = len(places)
        if not number:
            return
        kinds = self.random.choice(len(self.parts), (number, self.players), p=self.parts) + 1
        alike = self.random.random(number) < ALIKE
        kinds[alike] = kinds[alike, :1]
        kinds[np.arange(number), self.random.integers(self.players, size=number)] = LEARNER
        kinds[self.random.random(number) < self.alone] = LEARNER
        parts = self.random.uniform(LEAST, 1, (number, self.players))
        parts[self.random.random((number, self.players)) < WHOLE] = 1
        self.kinds[places], self.followed[places] = kinds, parts

    def learners(self) -> "NDArray[np.bool_]":
        """Return which seats learn, [B, players]."""
        learns: NDArray[np.bool_] = self.kinds == LEARNER
        return learns

    @override
    def kinds_around(self) -> "NDArray[np.int8]":
        places = (self.batch.seats[:, None] + np.arange(self.players)) % self.players
        return np.take_along_axis(self.kinds, places, axis=1)

    @override
    def changing(self) -> "dict[str, NDArray[Any]]":
        return super().changing() | {"kinds": self.kinds, "followed": self.followed}

    @override
    def others(self) -> list[Random]:
        return chance_of([self.plain, *(member.rival for member in self.population)])

    def answers(
        self, policy: Asked, inputs: Inputs, open_columns: "NDArray[np.bool_]"
    ) -> "NDArray[np.float32]":
        """Return the log-probabilities of the seats asked; the learner's come from *policy*."""
        logs = np.array(policy(inputs, open_columns))
        at = np.arange(len(logs)), self.batch.seats
        kinds = self.kinds[at]
        follows = self.random.random(len(logs)) < self.followed[at]
        asked = np.where(kinds == LEARNER, LEARNER, np.where(follows, kinds, PLAIN))
        others = [
            (self._rival(int(kind)), np.flatnonzero(asked == kind))
            for kind in np.unique(asked)
            if kind != LEARNER
        ]
        for rows, said in answered(self, inputs, open_columns, others):
            logs[rows] = said
        return logs

    def _rival(self, kind: int) -> Rival:
        """Return how *kind* answers, PLAIN or one of the population."""
        return self.plain if kind == PLAIN else self.population[kind - 1].rival

    def act(self, chosen: "NDArray[Any]") -> "tuple[NDArray[np.bool_], NDArray[np.float32]]":
        """Play the columns *chosen* [B]; return which games ended and each seat's share then."""
        ended, won = super().act(chosen)
        self._seat(ended)
        return ended, won
