"""Self-play: many games at once, played by the present network, and their results."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import numpy as np

from intriga.agents.encoding import Array, Encoding, Inputs, number_of_columns
from intriga.agents.external.source import AgentFailed, Fault
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.loops import CHANCE
from intriga.core.compiled.worlds import kernels
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of, ruleset_of
from intriga.core.state import Kind, State, dtype
from intriga.lab.learning.generators import generator_state, set_generator
from intriga.lab.learning.payoff_shares import paid_shares
from intriga.lab.learning.table_histories import TableHistories

if TYPE_CHECKING:
    from numpy.typing import NDArray

WANDERING: Final = 0.15  # games that begin with moves by chance, so that all kinds of ends are met
WANDER: Final = 40  # at most, of such moves
STRAYS: Final = 0.02  # later moves by chance, so that every answer's sequel is met
LEARNER: Final = 0  # the kind of a seat that learns
SPECTATOR: Final = -1  # the seat of somebody who sees no hand

Policy = Callable[[Inputs, "NDArray[np.bool_]"], "NDArray[np.float32]"]


class Ending(NamedTuple):
    """A game that is over: a bit for each winner, and how many decisions it had.

    ``won`` is the learner's share in winning, ``equal`` what it would be among equals.
    """

    winners: int
    length: int
    won: float
    equal: float


class Dealer(Protocol):
    """The source of the games that are dealt."""

    def variants(self, players: int, random: Random, /) -> Iterator[Array]:
        """Yield states to deal from."""
        ...


@dataclass(frozen=True, slots=True)
class Steps:
    """T steps of B games of one number of players; arrays are [T, B, ...].

    ``open`` tells which columns were legal, ``said`` the log-probability of each by the player
    asked, ``chosen`` is the column played and ``logs`` its log-probability then; ``ended`` tells
    that the game was over after it, and ``won`` [.., players] each seat's share in winning then.
    ``counts`` is 0 for moves that teach no policy: ``strayed`` ones, made by chance alone, and
    those of others than the learner.  These are float32, ``chosen`` and ``seat`` int32, ``hidden``
    and ``kinds`` int8, ``open``, ``ended`` and ``strayed`` truth values.  ``seat`` was asked;
    ``kinds`` [.., players] says who plays each seat, clockwise from it, LEARNER for the learner
    itself.
    """

    inputs: Inputs
    hidden: tuple[Array, ...]
    open: Array
    said: Array
    chosen: Array
    logs: Array
    seat: Array
    ended: Array
    won: Array
    counts: Array
    strayed: Array
    kinds: Array


class Rollout:
    """B games of one number of players that go on for ever, in mixed variants."""

    xp: Any = np  # the library of the arrays of its steps

    def __init__(
        self,
        encoding: Encoding,
        dealer: Dealer,
        players: int,
        games: int,
        *,
        seed: int,
        wandering: float = WANDERING,
        straying: float = 0.0,
        positions: Sequence[State] = (),
        horizon: int = MOST_DECISIONS,
    ) -> None:
        """Deal *games* games for *players*.

        With *positions* the first game begins at the first of them, and so on around, and comes
        back to it when it is over; what a spectator does not see is dealt again each time.
        *wandering* is the part of the games that begin with moves by chance, *straying* that of
        all other moves made so.  Games from *positions* that are not over after *horizon* decisions
        are cut off, and everybody has won an equal share.
        """
        self.encoding, self.players, self.horizon = encoding, players, horizon
        self.dialect, self.wandering = dialect_of(encoding.game), wandering
        self.straying = straying
        templates = dealer.variants(players, Random(seed))
        dealt = [next(templates) for _ in range(games)]
        self.batch = self.dealt(dealt, games, seed)
        ruleset = ruleset_of(encoding.game)
        self._view: type[Any] = type(ruleset.view(dealt[0], 0))
        self._worth = ruleset.worth
        self.random = np.random.default_rng(seed)
        self._positions = _packed(self.dialect.fields, positions, games)
        self._put_back(np.ones(games, bool))
        page, pages = self.dialect.page, self.dialect.pages
        self.bits = np.arange(page)
        self._ids = page * pages
        columns = np.full(self._ids, -1)
        known = encoding.columns(players)
        columns[: len(known)] = known
        self._columns = columns
        inputs = encoding.encode(np.zeros((1, self.dialect.width), np.int8), players)
        self.width = number_of_columns(encoding.shape, [t.shape[1] for t in inputs.tokens])
        self._to_columns = np.zeros((self._ids, self.width), np.float32)
        self._to_columns[columns >= 0, columns[columns >= 0]] = 1
        self.wander = self._wander(np.ones(games, bool), np.zeros(games, np.int64))
        self.finished: list[Ending] = []
        self.histories: TableHistories | None = None  # where some player listens

    def dealt(self, templates: list[Any], games: int, key: int) -> Batch:
        """Return *games* games like *templates*, dealt by *key*."""
        return Batch.like(self.dialect, templates, games, key=key)

    def _wander(self, fresh: Array, left: Array) -> "NDArray[np.int64]":
        """Return how many moves by chance are left to each game; *fresh* ones may get some."""
        lots = self.random.integers(1, WANDER, len(fresh))
        lots *= self.random.random(len(fresh)) < self.wandering
        return np.where(fresh, lots, left)

    def changing(self) -> "dict[str, NDArray[Any]]":
        """Return the arrays that change as games are played, by name, where they lie."""
        own = vars(self.batch).items()
        return {
            "wander": self.wander,
            **{f"batch.{name}": each for name, each in own if isinstance(each, np.ndarray)},
            **(self.histories.arrays() if self.histories is not None else {}),
        }

    def others(self) -> list[Random]:
        """Return the chance by which players choose that are no network: here there are none."""
        return []

    def state(self) -> "dict[str, NDArray[Any]]":
        """Return a copy of all that :meth:`restore` goes on with, by name."""
        drawn = [generator_state(self.random), *(generator_state(each) for each in self.others())]
        arrays = {name: each.copy() for name, each in self.changing().items()}
        return arrays | {"chance": np.array(drawn)}

    def restore(self, kept: "Mapping[str, NDArray[Any]]") -> None:
        """Go on with the games of a table like this one, as its :meth:`state` has them.

        Raises:
            BadOptions: it is of a table with other games or players.
        """
        arrays, generators = self.changing(), [self.random, *self.others()]
        fits = {name: each.shape for name, each in arrays.items()}
        fits["chance"] = (len(generators),)
        if {name: each.shape for name, each in kept.items()} != fits:
            raise BadOptions("run", "the run that was kept has other tables")
        for name, each in arrays.items():
            np.copyto(each, kept[name])
        for generator, drawn in zip(generators, kept["chance"], strict=True):
            set_generator(generator, str(drawn))

    def legal_ids(self) -> "NDArray[np.bool_]":
        """Return which action ids are legal, [B, ids]."""
        bits = self.batch.legal[:, :, None] >> self.bits & 1
        return bits.reshape(len(bits), -1).astype(bool)

    def seen(self, game: int) -> tuple[Any, list[int]]:
        """Return the view of the seat asked in *game*, and the legal action ids."""
        view = self._view(self.batch.views[game].tolist(), int(self.batch.seats[game]))
        legal = (self.batch.legal[game][:, None] >> self.bits & 1).ravel()
        return view, np.flatnonzero(legal).tolist()

    def told(self, game: int) -> Told | None:
        """Return the public history of *game*, None where nobody listens or it is too long."""
        return None if self.histories is None else self.histories.told(game)

    def listen_for(self, agents: Iterable[Agent]) -> None:
        """Keep the public histories of the games, all just dealt, if any of *agents* listens."""
        if any(isinstance(each, HearsTheTable) for each in agents):
            self.histories = TableHistories(ruleset_of(self.encoding.game), self.batch)

    def column_of(self, action: int) -> int:
        """Return the column of an action id."""
        return int(self._columns[action])

    def ids_of_columns(self, rows: "NDArray[np.int64]") -> "NDArray[np.float32]":
        """Return how many legal action ids each column stands for, [row, columns]."""
        return self.legal_ids()[rows].astype(np.float32) @ self._to_columns

    def observe(self) -> "tuple[Inputs, tuple[NDArray[np.int8], ...], NDArray[np.bool_]]":
        """Return the inputs of the seats asked now, the hidden classes, and the open columns."""
        batch = self.batch
        inputs = self.encoding.encode(batch.views, self.players)
        hidden = self.encoding.hidden(batch.games, batch.seats, self.players)
        open_columns = self.legal_ids().astype(np.float32) @ self._to_columns > 0
        return inputs, tuple(each.astype(np.int8) for each in hidden), open_columns

    def play(self, policy: Policy, steps: int) -> Steps:
        """Play *steps* decisions in every game by *policy*, which gives log-probabilities."""
        return _stack([self._step(policy) for _ in range(steps)], self.xp)

    def answers(
        self, policy: Policy, inputs: Inputs, open_columns: "NDArray[np.bool_]"
    ) -> "NDArray[np.float32]":
        """Return the log-probabilities of the seats asked: here *policy* plays all seats."""
        return policy(inputs, open_columns)

    def learners(self) -> "NDArray[np.bool_]":
        """Return which seats learn, [B, players]: here all of them."""
        return np.ones((len(self.batch.seats), self.players), bool)

    def asked(self) -> Array:
        """Return the seats that are asked now, [B]."""
        return self.batch.seats

    def kinds_around(self) -> "NDArray[np.int8]":
        """Return the kinds of the players, [B, players], clockwise from the seat asked."""
        return np.full((len(self.batch.seats), self.players), LEARNER, np.int8)

    def _step(self, policy: Policy) -> Steps:
        inputs, hidden, open_columns = self.observe()
        logs = self.answers(policy, inputs, open_columns)
        kinds = self.kinds_around()
        strays = self.wander > 0
        if self.straying:
            strays |= self.random.random(len(strays)) < self.straying
        even = np.where(open_columns, 0, -np.inf).astype(np.float32)
        noise = self.random.gumbel(size=logs.shape).astype(np.float32)
        chosen = (np.where(strays[:, None], even, logs) + noise).argmax(axis=1)
        seat = self.batch.seats.astype(np.int32)
        ended, won = self.act(chosen)
        step = Steps(
            inputs=inputs,
            hidden=hidden,
            open=open_columns,
            said=logs,
            chosen=chosen.astype(np.int32),
            logs=np.take_along_axis(logs, chosen[:, None], axis=1)[:, 0],
            seat=seat,
            ended=ended,
            won=won,
            counts=(~strays & (kinds[:, 0] == LEARNER)).astype(np.float32),
            strayed=strays,
            kinds=kinds,
        )
        self.wander = self._wander(ended, np.maximum(self.wander - 1, 0))
        return step

    def act(self, chosen: "NDArray[Any]") -> "tuple[NDArray[np.bool_], NDArray[np.float32]]":
        """Play the columns *chosen* [B]; return which games ended and each seat's share then.

        Raises:
            AgentFailed: a policy chose a column that is not open.
        """
        fits = self.legal_ids() & (self._columns == chosen[:, None])
        for game in np.flatnonzero(~fits.any(axis=1))[:1]:
            fault = Fault("chose a column that is not open", f"{chosen[game]} in game {game}")
            raise AgentFailed("a policy", fault)
        lengths, actions = self.batch.lengths.copy(), fits.argmax(axis=1)
        if self.histories is not None:
            self.histories.hear(self.batch, actions)
        self.batch.step(actions)
        self.batch.lengths[self.batch.lengths >= self.horizon] = 0
        ended = self.batch.lengths == 0
        won = (self.batch.winners[:, None] >> np.arange(self.players) & 1).astype(np.float32)
        number = won.sum(axis=1, keepdims=True)
        cut = ended & (number[:, 0] == 0)  # the horizon is reached without a winner
        won[cut] = 1
        won /= np.maximum(1, won.sum(axis=1, keepdims=True))
        if self.dialect.payoffs is not None:
            won[ended] = paid_shares(self.batch.returns[ended], self._worth)
        learns = self.learners()
        for game in np.flatnonzero(ended):
            part, equal = float(won[game, learns[game]].sum()), float(learns[game].mean())
            winners, length = int(self.batch.winners[game]), int(lengths[game]) + 1
            self.finished.append(Ending(winners, length, part, equal))
        self._put_back(ended)
        if self.histories is not None:
            self.histories.begin(self.batch, ended)
        return ended, won

    def _put_back(self, ended: "NDArray[np.bool_]") -> None:
        """Begin the games that *ended* at their positions, if there are any."""
        places = np.flatnonzero(ended)
        if len(self._positions) == 0 or len(places) == 0:
            return
        games, chances = self._positions[places], np.zeros(len(places), CHANCE)
        kernels(self.dialect).redeal(games, chances, SPECTATOR, int(self.random.integers(1 << 32)))
        self.batch.games[places] = games
        self.batch.step(np.full(len(ended), -1))


def _packed(fields: Mapping[str, Kind], positions: Sequence[State], games: int) -> "NDArray[Any]":
    """Return *positions* as *games* records, repeated as needed; none if there are none."""
    packed = np.zeros(len(positions), dtype(fields))
    for at, state in enumerate(positions):
        state.pack(packed[at])
    return np.resize(packed, games) if len(packed) else packed


def _stack(steps: list[Steps], xp: Array) -> Steps:
    """Lay steps of B games one after the other, [T, B, ...], as arrays of *xp*."""
    first = steps[0]

    def all_of(kind: str) -> tuple[Array, ...]:
        parts = [getattr(step.inputs, kind) for step in steps]
        return tuple(xp.stack(each) for each in zip(*parts, strict=True))

    inputs = Inputs(xp.stack([s.inputs.table for s in steps]), all_of("tokens"), all_of("picks"))
    hidden = tuple(xp.stack([s.hidden[k] for s in steps]) for k in range(len(first.hidden)))
    rest = {
        each.name: xp.stack([getattr(s, each.name) for s in steps])
        for each in fields(Steps)
        if each.name not in {"inputs", "hidden"}
    }
    return Steps(inputs=inputs, hidden=hidden, **rest)
