"""Whole games of a local best response against an agent, from the deal to the end.

The responder's beliefs are exact, by the agent's own probabilities.  The worth of an answer is
estimated: positions are drawn from the beliefs, and after each answer they are played out, the
agent by its own choices, the responder by claiming what it holds or as the agent would, whichever
wins more.  (More ways, each with its luck, would let the luckiest win.)  An agent that listens to
the table thinks too long for that: its beliefs follow from all that was heard, and the network of
the game plays on in its place.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np
from typing_extensions import override

from intriga.agents.base import weighed
from intriga.agents.policy import Policy, own_network
from intriga.core.agent import HearsTheTable
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds, drawn_places, numbers
from intriga.core.errors import BadOptions
from intriga.core.position import Position
from intriga.core.public_history import PublicHistory
from intriga.core.state import State, dtype
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.view.view import CoupView
from intriga.lab.duels.local_response import TRUTHFUL, Tells
from intriga.lab.exact_beliefs import ExactBeliefs

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME: Final = COUP.name
PLAYERS: Final = 2
AS_THE_AGENT: Final = 1  # a way to play on; 0 is truthfully
POSITIONS: Final = 64  # drawn from the beliefs for each answer
LONGEST: Final = 60  # answers of a playout; a game that goes on is half won
Told = Sequence[float]


class ToldChoices:
    """The probabilities that an agent tells, each question asked once."""

    def __init__(self, agent: Any) -> None:  # noqa: ANN401  whoever tells its probabilities
        """Ask *agent*.

        Raises:
            BadOptions: it tells no probabilities.
        """
        if not hasattr(agent, "weigh"):
            reason = "the agent does not tell its probabilities, so nobody knows what it holds"
            raise BadOptions("agent", reason)
        self.agent: Tells = agent
        self._told: dict[bytes, Told] = {}

    def of(self, views: "NDArray[np.int8]", seats: Sequence[int], legal: Any) -> list[Told]:  # noqa: ANN401
        """Return the chances of the ids *legal* [row][id] for *seats*, which see *views*."""
        keys = [row.tobytes() for row in views]
        unknown = {key: at for at, key in enumerate(keys) if key not in self._told}
        self._ask(views, seats, legal, unknown)
        return [self._told[key] for key in keys]

    def _ask(
        self,
        views: "NDArray[np.int8]",
        seats: Sequence[int],
        legal: Any,  # noqa: ANN401
        unknown: dict[bytes, int],
    ) -> None:
        agent, rows = self.agent, list(unknown.values())
        if type(agent) is Policy and rows:
            answers = agent.network.look(views[rows], PLAYERS)
            for place, (key, at) in enumerate(unknown.items()):
                chances = agent.network.probabilities(answers, place, legal[at])
                warmed = chances ** (1 / agent.temperature)
                self._told[key] = (warmed / warmed.sum()).tolist()
            return
        for key, at in unknown.items():
            view = CoupView(views[at].tolist(), int(seats[at]))
            self._told[key] = weighed(agent, view, legal[at]) if len(legal[at]) > 1 else [1.0]

    def forget(self) -> None:
        """Forget what was told."""
        self._told.clear()

    def hear(self, history: PublicHistory) -> None:
        """Ask the agent from now on as it plays having heard *history*, if it listens at all."""
        if isinstance(self.agent, HearsTheTable):
            self.agent = cast("Tells", self.agent.having_heard(history.told))
            self.forget()


class BeliefsAbout(ExactBeliefs):
    """All positions that *viewer* cannot rule out, if the other seat chooses as it *told*."""

    def __init__(self, begun: State, viewer: int, told: ToldChoices) -> None:
        """Begin at *begun*, a position before the deal."""
        super().__init__(COUP, begun, viewer, own_network(COUP.name))
        self.told = told

    @override
    def likely(self, seat: int, heard: int) -> list[list[tuple[int, float]]]:
        legal = [COUP.legal_actions(each, seat) for each in self.positions]
        views = [COUP.view(each, seat).numbers for each in self.positions]
        chances = self.told.of(np.array(views, np.int8), [seat] * len(views), legal)
        return [
            [
                (action, chance)
                for action, chance in zip(legal[row], chances[row], strict=True)
                if COUP.hear(position, self.viewer, seat, action) == heard
            ]
            for row, position in enumerate(self.positions)
        ]


class LocalResponder:
    """Answers for *seat* by its exact beliefs and playouts; it hears everything that happens."""

    def __init__(
        self,
        begun: State,
        seat: int,
        told: ToldChoices,
        key: int,
        positions: int = POSITIONS,
        ahead: ToldChoices | None = None,
    ) -> None:
        """Begin before the deal; all chance in its playouts follows from *key*.

        For each answer *positions* positions are drawn; *ahead* plays on in them, by default the
        agent that *told* asks.
        """
        self.seat, self.told, self.key, self.positions = seat, told, key, positions
        self.ahead = ahead or told
        self.beliefs = BeliefsAbout(begun, seat, told)
        self.random, self._asked = Random(key), 0

    def answer(self, legal: Sequence[int]) -> int:
        """Return the action of *legal* that wins most in the playouts."""
        if len(legal) == 1:
            return legal[0]
        self._asked, number = self._asked + 1, self.positions
        draws = np.random.default_rng([self.key, self._asked])
        places = drawn_places(self.beliefs.chances, number, draws)
        games = np.zeros(number, dtype(COUP.dialect.fields))
        for game, place in zip(games, places.tolist(), strict=True):
            self.beliefs.positions[place].pack(game)
        ways = AS_THE_AGENT + 1
        rows = np.arange(len(legal) * ways * number)
        chances = numbers(number, self.key * 1009 + self._asked)
        worlds = Worlds(COUP.dialect, games[rows % number], chances[rows % number])
        worlds.ask(self.seat)
        worlds.step(np.repeat(np.array(legal), ways * number))
        shares = self._played_out(worlds, rows // number % ways)
        means = shares.reshape(len(legal), ways, number).mean(axis=2)
        return legal[int(means.max(axis=1).argmax())]

    def _played_out(self, worlds: Worlds, way: "NDArray[np.int64]") -> "NDArray[np.float64]":
        """Return the share of the seat in each of *worlds*, played out in the *way* of each."""
        for _ in range(LONGEST):
            on = np.flatnonzero(worlds.winners == 0)
            if not len(on):
                break
            moves = np.full(len(way), -1)
            simple = (worlds.seats[on] == self.seat) & (way[on] != AS_THE_AGENT)
            for place in on[simple].tolist():
                moves[place] = self._truthfully(worlds, place)
            rest = on[~simple]
            if len(rest):
                moves[rest] = self._drawn(worlds, rest)
            worlds.step(moves)
        won = worlds.winners >> self.seat & 1
        return np.where(worlds.winners == 0, 0.5, won)

    def _truthfully(self, worlds: Worlds, place: int) -> int:
        legal = _ids(worlds, place)
        view = CoupView(worlds.views[place].tolist(), self.seat)
        chances = weighed(TRUTHFUL, view, legal)
        return self.random.choices(legal, chances)[0]

    def _drawn(self, worlds: Worlds, rows: "NDArray[np.int64]") -> list[int]:
        legal = [_ids(worlds, place) for place in rows.tolist()]
        told = self.ahead.of(worlds.views[rows], worlds.seats[rows].tolist(), legal)
        return [
            self.random.choices(each, chances)[0] for each, chances in zip(legal, told, strict=True)
        ]


def _ids(worlds: Worlds, place: int) -> list[int]:
    """Return the ids that are legal in the world at *place*, ascending."""
    bits = worlds.legal[place][:, None] >> np.arange(worlds.dialect.page) & 1
    return np.flatnonzero(bits.ravel()).tolist()


# ------------------------------------------------------------------- games


class LocalRounds:
    """Rounds of two games of a local best response against an agent.

    Both games of a round have the same deal; the responder sits on each seat in turn.
    """

    def __init__(
        self,
        agent: Any,  # noqa: ANN401  whoever tells its probabilities
        edition: str,
        seed: int,
        positions: int = POSITIONS,
    ) -> None:
        """Play against *agent*; the responder draws *positions* positions for each answer.

        Raises:
            BadOptions: *agent* tells no probabilities.
        """
        self._told = ToldChoices(agent)
        listens = isinstance(agent, HearsTheTable)
        self._ahead = ToldChoices(Policy(own_network(GAME))) if listens else self._told
        self._edition, self._seed, self._positions = edition, seed, positions

    def do(self, number: int) -> tuple[int, int]:
        """Return *number* and how many games of this round the response wins."""
        game = partial(_wins, self._told, self._ahead, self._edition, number, self._seed)
        won = sum(game(seat, self._positions) for seat in range(PLAYERS))
        self._told.forget()
        self._ahead.forget()
        return number, won


def _wins(
    told: ToldChoices,
    ahead: ToldChoices,
    edition: str,
    number: int,
    seed: int,
    seat: int,
    positions: int,
) -> bool:
    """Play one game; say whether the responder on *seat* wins it."""
    source, random = Seeded(number, seed), Random(f"{seed} {number} {seat}")
    header: dict[str, Any] = {"preset": edition, "seats": ["0", "1"]}
    header["options"] = {}
    state = COUP.begin(COUP.prepare(header, source))
    key = (seed * 100_003 + number) * PLAYERS + seat
    responder = LocalResponder(state, seat, told, key, positions, ahead)
    history: PublicHistory | None = None
    while not (winners := COUP.winners(state)):
        if outcomes := COUP.outcomes(state):
            COUP.draw(state, source(outcomes))
            responder.beliefs.draw(state)
            continue
        if history is None:
            history = PublicHistory(Position(COUP, state.copy()))
        told.hear(history)
        asked, before = COUP.to_move(state), state.copy()
        legal = COUP.legal_actions(state, asked)
        if asked == seat:
            action = responder.answer(legal)
        else:
            view = np.array([COUP.view(state, asked).numbers], np.int8)
            action = random.choices(legal, told.of(view, [asked], [legal])[0])[0]
        history.hear(state, asked, action)
        COUP.play(state, asked, action)
        responder.beliefs.answer(before, asked, action, state)
    return seat in winners
