"""Games played side by side, compiled: so that networks answer for many seats at once."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from intriga.agents.base import answer_of
from intriga.agents.reweighted import WeighsMany
from intriga.core.agent import Agent
from intriga.core.compiled.batch import Batch, records
from intriga.core.errors import IntrigaError
from intriga.core.game import Game
from intriga.core.ruleset import Json
from intriga.lab.dataset.plan import DatasetPlan

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Decisions:
    """D decisions of games played side by side, by game and then in their order.

    ``places`` [D] are those of the games in the list that was played, ``plies`` [D] the numbers of
    the decisions in each, from 0.  ``seats`` [D] were asked, saw ``observations`` [D, width]
    (int8), might play the actions in ``legal`` [D, pages], a bit for each, and played ``actions``
    [D].
    """

    places: "NDArray[np.int64]"
    plies: "NDArray[np.int64]"
    seats: "NDArray[np.int64]"
    observations: "NDArray[np.int8]"
    legal: "NDArray[np.int64]"
    actions: "NDArray[np.int64]"


@dataclass(frozen=True, slots=True)
class PlayedShard:
    """The *decisions* of games, who sat where in each, how it ended, and its record.

    ``returns`` [game, seat] are all 0 in a game without a result.
    """

    decisions: Decisions
    seated: list[list[str]]
    returns: "NDArray[np.float32]"
    records: list[list[Json]]


def play_side_by_side(
    plan: DatasetPlan, numbers: range, agents: Mapping[str, Agent]
) -> PlayedShard:
    """Play the games *numbers* of *plan* with its *agents* by name.

    Raises:
        AgentFailed: an agent answers what is not legal.
    """
    games = Lockstep(plan, numbers, agents)
    games.play()
    decisions = games.decisions()
    games.replay(decisions)
    returns = np.array([game.returns for game in games.games], np.float32)
    return PlayedShard(decisions, games.seated, returns, [game.lines for game in games.games])


class AskedSeats(NamedTuple):
    """The seats asked in the games that go on, one a game, and the ``actions`` that they play.

    ``games`` [row] are their places; the other arrays are those of :class:`Decisions`.
    """

    games: "NDArray[np.int64]"
    seats: "NDArray[np.int64]"
    observations: "NDArray[np.int8]"
    legal: "NDArray[np.int64]"
    actions: "NDArray[np.int64]"


class Lockstep:
    """The games of a shard while they are played: each waits until all have been asked."""

    def __init__(self, plan: DatasetPlan, numbers: range, agents: Mapping[str, Agent]) -> None:
        self.ruleset, self.agents = plan.ruleset, [*agents.items()]
        self.games = [Game(plan.ruleset, plan.header(each), plan.dealer(each)) for each in numbers]
        self.chances: list[list[Random]] = [plan.chances(each) for each in numbers]
        self.seated = [[*game.seats] for game in self.games]
        place = {name: at for at, name in enumerate(agents)}
        self.lineup = np.array([[place[name] for name in names] for names in self.seated])
        self.winners = np.zeros(len(numbers), np.int64)  # a bit for each seat
        self.asked: list[AskedSeats] = []
        self._view: type[Any] = plan.ruleset.views
        self.batch = self._dealt()

    def _dealt(self) -> Batch:
        """Return the games as they were dealt, each to go on with its own numbers."""
        states, dialect = [game.state for game in self.games], self.ruleset.dialect
        batch = Batch.like(dialect, states, len(states))
        batch.games[:] = records(dialect, states, len(states))
        for at, game in enumerate(self.games):
            source: Any = game.source
            batch.chances[at] = source.game, source.stream, source.drawn
        batch.advance(batch.still)
        return batch

    def play(self) -> None:
        """Play all games to their ends."""
        live = np.arange(len(self.games))
        while len(live):
            self._step(live)
            over = self.batch.over[live]
            ended = live[over]
            self.winners[ended] = self.batch.winners[ended]
            live = live[~over]

    def _step(self, live: "NDArray[np.int64]") -> None:
        """Let the seats that are asked in the games *live* answer."""
        batch = self.batch
        now = AskedSeats(
            live, batch.seats[live], batch.views[live], batch.legal[live], np.zeros_like(live)
        )
        askers = self.lineup[live, now.seats]
        for at in np.unique(askers):
            rows = np.flatnonzero(askers == at)
            now.actions[rows] = self._answers(int(at), now, rows)
        self.asked.append(now)
        actions = batch.still.copy()
        actions[live] = now.actions
        if batch.step(actions):
            raise IntrigaError("the compiled rules refuse an action that they offered")

    def _answers(self, at: int, now: AskedSeats, rows: "NDArray[np.int64]") -> list[int]:
        """Return the answers of the agent at place *at* to the seats in *rows* of *now*."""
        name, agent = self.agents[at]
        seats: list[int] = now.seats[rows].tolist()
        numbers = now.observations[rows].tolist()
        views = [self._view(row, seat) for row, seat in zip(numbers, seats, strict=True)]
        games: list[int] = now.games[rows].tolist()
        randoms = [self.chances[game][seat] for game, seat in zip(games, seats, strict=True)]
        asked = [*zip(views, self._ids(now.legal[rows]), randoms, strict=True)]
        if isinstance(agent, WeighsMany):
            return _weighed(agent, asked)
        return [answer_of(agent, view, legal, random, name) for view, legal, random in asked]

    def _ids(self, legal: "NDArray[np.int64]") -> list[list[int]]:
        """Return the action ids in each row of *legal* [row, page]."""
        rows, ids = ids_in(legal, self.ruleset.dialect.page)
        ends = np.searchsorted(rows, np.arange(len(legal) + 1)).tolist()
        listed = ids.tolist()
        return [listed[begin:end] for begin, end in pairwise(ends)]

    def decisions(self) -> Decisions:
        """Return all decisions, by game and then in their order."""
        places = np.concatenate([each.games for each in self.asked])
        plies = np.repeat(np.arange(len(self.asked)), [len(each.games) for each in self.asked])
        order = np.argsort(places, kind="stable")
        return Decisions(
            places=places[order],
            plies=plies[order],
            seats=np.concatenate([each.seats for each in self.asked])[order],
            observations=np.concatenate([each.observations for each in self.asked])[order],
            legal=np.concatenate([each.legal for each in self.asked])[order],
            actions=np.concatenate([each.actions for each in self.asked])[order],
        )

    def replay(self, decisions: Decisions) -> None:
        """Play the *decisions* again by the rules as they are written, for records and returns.

        Raises:
            IntrigaError: they disagree with what was compiled.
        """
        ends = np.searchsorted(decisions.places, np.arange(len(self.games) + 1)).tolist()
        seats, actions = decisions.seats.tolist(), decisions.actions.tolist()
        for game, (begin, end), won in zip(self.games, pairwise(ends), self.winners, strict=True):
            for place in range(begin, end):
                step = game.position().step(seats[place], actions[place], game.source)
                game.go_on(step, back=False)
            if sum(1 << seat for seat in game.winners) != won:
                raise IntrigaError(f"game {game.header['id']} ends otherwise when it is replayed")


def ids_in(legal: "NDArray[np.int64]", page: int) -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
    """Return the row and the action id of each bit in *legal* [row, page], in that order.

    There are *page* bits on a page.
    """
    rows, pages = np.nonzero(legal)
    places, bits = np.nonzero(legal[rows, pages][:, None] >> np.arange(page) & 1)
    return rows[places], pages[places] * page + bits


def _weighed(agent: WeighsMany, asked: "Sequence[tuple[Any, list[int], Random]]") -> list[int]:
    """Return the answers of *agent*, which chooses by chance as it weighs."""
    views = [view for view, legal, _ in asked if len(legal) > 1]
    legals = [legal for _, legal, _ in asked if len(legal) > 1]
    said: Iterator[Any] = iter(agent.weigh_all(views, legals) if views else [])
    return [
        random.choices(legal, next(said).tolist())[0] if len(legal) > 1 else legal[0]
        for _, legal, random in asked
    ]
