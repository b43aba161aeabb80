"""Looking ahead from a policy: worlds that fit what was seen, each action tried in all of them.

Worlds are dealt by the rules, evenly, and taken as often as the network's guess at hidden cards
has them, which it learned from the play of players with such cards.  In every world each action is
played, all seats play on for a few decisions, and the value of the position then stands for the
rest.  In games of counting cards more than of lies, worlds are played out instead, many and
quickly (:mod:`intriga.core.compiled.search`).  The values bend the policy and do not replace it:
the new one is in proportion to the policy times ``exp(value / temperature)``, so that it goes on
hiding what it must hide (S. Sokota and others, "The Update-Equivalence Framework for
Decision-Time Planning", ICLR 2024).
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import numpy as np

from intriga.agents.continuation import Players, expected, played_on, shares
from intriga.agents.critic import Critic
from intriga.agents.network import Answers
from intriga.agents.opponents import OWN_KIND, Acquaintance, KindReader, OpponentModel, after_a_game
from intriga.agents.policy import Network
from intriga.core.chance import Seeded
from intriga.core.compiled.loops import CHANCE
from intriga.core.compiled.search import Search
from intriga.core.compiled.search import prepare as prepare_search
from intriga.core.compiled.worlds import Worlds, drawn_places, kernels
from intriga.core.dialect import Dialect
from intriga.core.manifest import Budget
from intriga.core.state import dtype
from intriga.core.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.state import State

LEAST: Final = 1e-6
PROBED: Final = 8  # deals that tell how long a game still is
MOST_TRIED: Final = 5  # actions that a halved budget has full playouts for


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Networks that a look ahead may use besides the policy, if a game has them.

    The *critic* values the positions at which a look ends, with all cards of the sampled world
    open, in place of the network.  It sees the kinds of player that the *reader* guesses for the
    others, and in the worlds these play by the model *opponents*.
    """

    critic: Critic | None = None
    reader: KindReader | None = None
    opponents: OpponentModel | None = None


class Lookahead:
    """Plays by a network, bent by looks ahead."""

    def __init__(
        self,
        network: Network,
        dialect: Dialect,
        sample_state: "Callable[[Any, Seeded], State]",
        budget: Budget,
        knowledge: Knowledge | None = None,
    ) -> None:
        """Take a *network*, the rules by number, what makes a world from a view, and *knowledge*.

        Without any the network values where a look ends.
        """
        self.network, self.dialect, self.budget = network, dialect, budget
        self.sample_state = sample_state
        self.knowledge = knowledge or Knowledge()
        self.known: Acquaintance = {}

    def knowing(self, known: Acquaintance) -> "Lookahead":
        """Return the agent as it plays where it knows so much of the others."""
        twin = copy(self)
        twin.known = known
        return twin

    def learned(self, first: View, last: View, known: Acquaintance) -> Acquaintance:
        """Return the memory after a game, of which these are its *first* and *last* view.

        It is empty if the agent cannot tell kinds of players apart.
        """
        if self.knowledge.reader is None:
            return {}
        views = np.array([first.numbers, last.numbers], np.int8)
        before, after = self.knowledge.reader.look(views, first.players)
        seats = ((steps + seat_of(first)) % first.players for steps in range(1, first.players))
        return {
            seat: after_a_game(before[steps], after[steps], known.get(seat, ()))
            for steps, seat in enumerate(seats, start=1)
        }

    def prepare(self) -> None:
        """Compile what it looks ahead with, or load what was compiled before."""
        self.network.encoding.prepare()
        if self.budget.playouts:
            prepare_search(self.dialect, sensibly=True)
            return
        games, chances = np.zeros(0, dtype(self.dialect.fields)), np.zeros(0, CHANCE)
        kernels(self.dialect).redeal(games, chances, 0, 0)
        Worlds(self.dialect, games, chances)

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]

    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal*, by which it is played.

        The worlds are dealt by a number made of the view, so they are the same each time.
        """
        if view.players < self.budget.fewest:
            answers = self.network.look(np.array([view.numbers], np.int8), view.players)
            return self.network.probabilities(answers, 0, legal)
        return self.weigh_and_value(view, legal, crc32(bytes(x & 255 for x in view.numbers)))[0]

    def weigh_and_value(
        self, view: View, legal: Sequence[int], key: int
    ) -> "tuple[NDArray[Any], NDArray[Any]]":
        """Return the probability of each of *legal* and the seat's share after it.

        The share is NaN where an action was not looked at.
        """
        begun = perf_counter()
        answers = self.network.look(np.array([view.numbers], np.int8), view.players)
        policy = self.network.probabilities(answers, 0, legal)
        tried = np.flatnonzero(policy >= (LEAST if self._at_once(view) else self.budget.rare))
        values = np.full(len(legal), np.nan)
        if len(tried) > 1:
            actions = np.array(legal, np.int64)[tried]
            looks = [self._look(view, answers, actions, key)]
            while perf_counter() - begun < self.budget.seconds:
                looks.append(self._look(view, answers, actions, key + len(looks)))
            values[tried] = np.mean(looks, axis=0)
        if view.players >= self.budget.fewest:
            policy = _sharpened(_bent(policy, values, self.budget), self.budget.sharpness)
        return policy, values

    def _at_once(self, view: View) -> bool:
        """Say whether the critic is asked at once, about all actions at the price of one."""
        return view.players <= self.budget.at_once

    def _look(
        self, view: View, answers: Answers, actions: "NDArray[np.int64]", key: int
    ) -> "NDArray[Any]":
        """Return the mean share of the viewer's seat after each of *actions*."""
        world = self.sample_state(view, Seeded(key, 1))
        if self.budget.playouts:
            return self._played_out(view, world, actions, key)
        return self._values(view, world, answers, actions, key)

    def _played_out(
        self, view: View, world: "State", actions: "NDArray[np.int64]", key: int
    ) -> "NDArray[Any]":
        """Return the mean share of the viewer's seat after each of *actions* and quick play.

        Where the budget is halved, fewer deals stand behind an action that was left behind.
        """
        if not self.budget.halved:
            search = self._search(view, world, actions, key)
            search.weigh(self.budget.playouts)
            return search.shares / search.deals
        shares, deals = np.zeros(len(actions)), np.zeros(len(actions))
        left = np.arange(len(actions))
        rounds = max(1, int(np.ceil(np.log2(len(actions)))))
        each = self.budget.playouts * min(MOST_TRIED, len(actions)) // rounds
        for number in range(rounds):
            search = self._search(view, world, actions[left], key + number)
            _weigh_within(search, max(1, each // len(left)), self.budget.positions // rounds)
            shares[left] += search.shares
            deals[left] += search.deals
            best = np.argsort(-shares[left] / deals[left], kind="stable")
            left = np.sort(left[best[: (len(left) + 1) // 2]])
        return shares / deals

    def _search(self, view: View, world: "State", actions: "NDArray[np.int64]", key: int) -> Search:
        return Search(self.dialect, world, seat_of(view), actions.tolist(), key, sensibly=True)

    def _values(
        self, view: View, world: "State", answers: Answers, actions: "NDArray[np.int64]", key: int
    ) -> "NDArray[Any]":
        """Return the mean share of the viewer's seat after each of *actions* and a look ahead."""
        seat = seat_of(view)
        number, at_once = self.budget.worlds, self._at_once(view)
        if not at_once:
            number = max(1, min(number, self.budget.positions // len(actions)))
        worlds = self._worlds(seat, world, answers, number, key)
        kinds = self.seated(view, number, key)
        players = Players(self.network, kinds, self.knowledge.opponents)
        if self.knowledge.critic and at_once:
            at = np.arange(number)
            known = worlds.views, worlds.games, worlds.seats, view.players
            worths = self.knowledge.critic.worth_of_actions(*known, players.around(worlds, at))
            return worths[:, actions].mean(axis=0)
        tried = played_on(worlds, actions, players, self.budget.depth, key)
        found = shares(tried, partial(expected, players, self.knowledge.critic))
        return found[:, seat].reshape(len(actions), -1).mean(axis=1)

    def _worlds(self, seat: int, world: "State", answers: Answers, number: int, key: int) -> Worlds:
        """Return a *number* of worlds like *world* to *seat*, as the network's guess has them."""
        dealt = Worlds.dealt(self.dialect, world, seat, self.budget.deals, key)
        likely = self.network.likelihoods(answers, dealt.games, seat)
        random = np.random.default_rng([key, 1])
        return dealt.chosen(drawn_places(likely, number, random))

    def seated(self, view: View, number: int, key: int) -> "NDArray[np.int8]":
        """Return the kinds of the players in a *number* of worlds, [world, seat], as they are read.

        They follow from *key*.
        """
        read = self.read(view)
        drawn = np.random.default_rng([key, 3]).random((number, view.players))
        kinds = (drawn[:, :, None] > read.cumsum(axis=1)[:, :-1]).sum(axis=2)
        return np.roll(kinds.astype(np.int8), seat_of(view), axis=1)

    def read(self, view: View) -> "NDArray[np.float64]":
        """Return how likely each seat is of each kind, clockwise, by the view and what is known.

        Without a reader everybody is of the only kind there is.
        """
        if self.knowledge.reader is None:
            return np.ones((view.players, OWN_KIND + 1))
        read = self.knowledge.reader.look(np.array([view.numbers], np.int8), view.players)[0]
        for seat, told in self.known.items():
            read[(seat - seat_of(view)) % view.players] *= np.exp(told)
        return read / read.sum(axis=1, keepdims=True)


class Hurried:
    """Looks ahead until its time is over.

    It tells no probabilities: how far it looks is not the same the next time.
    """

    def __init__(self, agent: Lookahead) -> None:
        self.agent = agent

    def prepare(self) -> None:
        """Compile what it looks ahead with, or load what was compiled before."""
        self.agent.prepare()

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        return self.agent.act(view, legal, random)


def seat_of(view: View) -> int:
    """Return the seat of the viewer, the first one for a spectator."""
    return int(view.seat or 0)


def _weigh_within(search: Search, deals: int, positions: int) -> None:
    """Try every action of *search* in *deals* deals, or fewer to stay within *positions*.

    The first deals tell how long the games are.
    """
    search.weigh(min(deals, PROBED))
    each = max(1, search.decisions // search.deals)
    search.weigh(max(0, min(deals, positions // each) - search.deals))


def _bent(policy: "NDArray[Any]", values: "NDArray[Any]", budget: Budget) -> "NDArray[Any]":
    """Return *policy* bent towards greater *values*."""
    looked = ~np.isnan(values)
    if not looked.any():
        return policy
    gain = np.where(looked, values - np.nanmax(values), -np.inf)
    bent = np.maximum(policy, LEAST) * np.exp(gain / budget.temperature)
    return bent / bent.sum()


def _sharpened(policy: "NDArray[Any]", sharpness: float) -> "NDArray[Any]":
    """Return *policy* with each chance taken to the power of *sharpness*."""
    sharp = policy**sharpness
    return sharp / sharp.sum()
