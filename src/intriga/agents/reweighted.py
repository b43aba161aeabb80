"""Agents that lean: each action is as likely as another agent has it, times the odds of a style."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeAlias, cast, runtime_checkable

import numpy as np
from typing_extensions import override

from intriga.agents.base import SlowToBegin, answer_of
from intriga.agents.opponents import Acquaintance, GetsAcquainted
from intriga.agents.policy import Policy, own_network
from intriga.agents.registry import agent
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import manifest_of
from intriga.core.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray


Sight: TypeAlias = Callable[[Any, Sequence[int]], Sequence[int]]  # the rest, not empty

PATIENCE: Final = 8  # answers that a style turns down, one after the other


@runtime_checkable
class Weigher(Protocol):
    """An agent that reports its probability of each action."""

    def weigh(self, view: Any, legal: Sequence[int]) -> "NDArray[Any]":  # noqa: ANN401  of its game
        """Return the probability of each of *legal* for the seat of *view*."""
        ...


@runtime_checkable
class WeighsMany(Weigher, Protocol):
    """A weigher that is quicker for many seats at once, as a network is."""

    def weigh_all(
        self,
        views: Sequence[Any],
        legals: Sequence[Sequence[int]],
    ) -> "list[NDArray[Any]]":
        """Return the probability of each of *legals* [seat] for each of *views* [seat].

        There is at least one, and all are of tables of one size.
        """
        ...


def weighed_all(
    agent: Weigher, views: Sequence[Any], legals: Sequence[Sequence[int]]
) -> "list[NDArray[Any]]":
    """Return what *agent* weighs for each of *views*, at once where it can."""
    if isinstance(agent, WeighsMany):
        return agent.weigh_all(views, legals) if views else []
    return [agent.weigh(view, legal) for view, legal in zip(views, legals, strict=True)]


class Odds(Protocol):
    """The preferences of a style; a *sharpness* above 1 makes likely actions likelier still."""

    @property
    def sharpness(self) -> float: ...  # noqa: D102  as said above

    def odds(self, view: Any, legal: Sequence[int]) -> "NDArray[Any]":  # noqa: ANN401  of its game
        """Return how many times as likely each of *legal* is, all above 0."""
        ...


class Altered(ABC):
    """Plays as another agent does, but with altered probabilities."""

    def __init__(self, base: Weigher) -> None:
        self._wrap(base)

    def _wrap(self, base: Weigher) -> None:
        self.base = base
        if isinstance(base, SlowToBegin):
            self.prepare = base.prepare
        if isinstance(base, HearsTheTable):
            self.having_heard = self._having_heard

    def _around(self, base: Agent) -> Self:
        """Return an agent that alters the play of *base* likewise."""
        twin = copy(self)
        twin._wrap(cast("Weigher", base))  # noqa: SLF001  its own
        return twin

    def _having_heard(self, told: Told) -> Self:
        return self._around(cast("HearsTheTable", self.base).having_heard(told))

    def knowing(self, known: Acquaintance) -> Self:
        """Return the agent with the wrapped agent's memory of the others set to *known*."""
        if not isinstance(self.base, GetsAcquainted):
            return self
        return self._around(self.base.knowing(known))

    def learned(self, first: View, last: View, known: Acquaintance) -> Acquaintance:
        """Return the wrapped agent's memory after a game; empty if it tells nobody apart."""
        if not isinstance(self.base, GetsAcquainted):
            return {}
        return self.base.learned(first, last, known)

    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*."""
        return self.weigh_all([view], [legal])[0]

    @abstractmethod
    def weigh_all(
        self, views: Sequence[View], legals: Sequence[Sequence[int]]
    ) -> "list[NDArray[Any]]":
        """Return what :meth:`weigh` does for each of *views*, of tables of one size."""

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]


class Leaning(Altered):
    """Plays as another agent does, but with the preferences of a style."""

    def __init__(self, base: Weigher, style: Odds, power: float = 1.0, part: float = 1.0) -> None:
        """Lean the choices of *base* towards *style*, its odds to the *power*.

        Of its answers *part* lean so, the others are those of *base*.
        """
        super().__init__(base)
        self.style, self.power, self.part = style, power, part

    @override
    def weigh_all(
        self, views: Sequence[View], legals: Sequence[Sequence[int]]
    ) -> "list[NDArray[Any]]":
        plain = weighed_all(self.base, views, legals)
        return [self._leant(*each) for each in zip(plain, views, legals, strict=True)]

    def _leant(self, plain: "NDArray[Any]", view: View, legal: Sequence[int]) -> "NDArray[Any]":
        weights = plain**self.style.sharpness * self.style.odds(view, legal) ** self.power
        return self.part * weights / weights.sum() + (1 - self.part) * plain


class Attentive(Altered):
    """Plays as another agent does, but leaves out what it sees to be foolish."""

    def __init__(self, base: Weigher, sight: Sight, overlooks: float = 0.0) -> None:
        """Let *base* choose among what its *sight* leaves, but as often as it *overlooks* that.

        *overlooks* is 0 to 1.
        """
        super().__init__(base)
        self.sight, self.overlooks = sight, overlooks

    @override
    def weigh_all(
        self, views: Sequence[View], legals: Sequence[Sequence[int]]
    ) -> "list[NDArray[Any]]":
        asked = [*zip(views, legals, strict=True)]
        left = [self.sight(view, legal) for view, legal in asked]
        narrow = [len(some) < len(all_) for some, all_ in zip(left, legals, strict=True)]
        seen = self._weighed(
            (view, some)
            for (view, _), some, less in zip(asked, left, narrow, strict=True)
            if less and len(some) > 1
        )
        whole = self._weighed(
            each for each, less in zip(asked, narrow, strict=True) if self.overlooks or not less
        )
        return [
            self._narrowed(some, legal, seen, whole) if less else next(whole)
            for some, legal, less in zip(left, legals, narrow, strict=True)
        ]

    def _weighed(self, asked: "Iterable[tuple[View, Sequence[int]]]") -> "Iterator[NDArray[Any]]":
        """Return what the wrapped agent weighs for what is *asked*, in its order."""
        pairs = [*asked]
        views, legals = [view for view, _ in pairs], [legal for _, legal in pairs]
        return iter(weighed_all(self.base, views, legals))

    def _narrowed(
        self,
        left: Sequence[int],
        legal: Sequence[int],
        seen: "Iterator[NDArray[Any]]",
        whole: "Iterator[NDArray[Any]]",
    ) -> "NDArray[Any]":
        """Return the chances of *legal* where the agent sees that only *left* are sensible."""
        within = next(seen).tolist() if len(left) > 1 else [1.0]
        known = dict(zip(left, within, strict=True))
        chances = np.array([known.get(action, 0.0) for action in legal])
        if not self.overlooks:
            return chances
        return chances + self.overlooks * (next(whole) - chances)


class Redrawn:
    """Plays as another agent does, but asks it again where its style does not like the answer.

    Of an agent that answers by chance this is exactly :class:`Leaning`, but for the end of all
    patience; of one that never does something no style makes it do so.
    """

    def __init__(self, base: Agent, style: Odds, power: float = 1.0) -> None:
        """Ask *base* until the *style*, its odds to the *power*, takes the answer."""
        self.base, self.style, self.power = base, style, power
        if isinstance(base, HearsTheTable):
            self.having_heard = self._having_heard

    def _having_heard(self, told: Told) -> "Redrawn":
        heard = cast("HearsTheTable", self.base).having_heard(told)
        return Redrawn(heard, self.style, self.power)

    def prepare(self) -> None:
        """Prepare the wrapped agent."""
        if isinstance(self.base, SlowToBegin):
            self.base.prepare()

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        odds = self.style.odds(view, legal) ** self.power
        taken = dict(zip(legal, (odds / odds.max()).tolist(), strict=True))
        answer = self._sharp(view, legal, random)
        for _ in range(PATIENCE):
            if random.random() < taken[answer]:
                break
            answer = self._sharp(view, legal, random)
        return answer

    def _sharp(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return the other agent's most frequent answer, asked as often as the style is sharp."""
        often = max(1, round(self.style.sharpness))
        said = [answer_of(self.base, view, legal, random) for _ in range(often)]
        return max(said, key=said.count)


def leaning(game: str, style: Odds, powers: Mapping[str, float], level: str = "") -> Agent:
    """Return the agent of *game* in *style*, by its network, or at the strength of *level*.

    *powers* say how far a style leans at a level, 1 where it is not named.  In place of a level
    there may be another network's agent of the game.

    Raises:
        BadOptions: the game has no such level.
    """
    if not level:
        return Leaning(Policy(own_network(game)), style)
    if level in manifest_of(game).agents and isinstance(other := agent(level, game), Policy):
        return Leaning(other, style)
    levels = manifest_of(game).levels
    if level not in levels:
        raise BadOptions("agents", unknown(f"level of {game} called", level, list(levels)))
    plain, power = agent(levels[level], game), powers.get(level, 1.0)
    if isinstance(plain, Weigher):
        return Leaning(plain, style, power)
    return Redrawn(plain, style, power)
