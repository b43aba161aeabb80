"""Agents that lean: each action is as likely as another agent has it, times the odds of a style."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeAlias, cast, runtime_checkable

import numpy as np
from typing_extensions import override

from intriga.agents.base import SlowToBegin, answer_of
from intriga.agents.opponents import Acquaintance, GetsAcquainted
from intriga.agents.policy import Policy, own_network
from intriga.agents.registry import agent
from intriga.core.agent import Agent
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
        self.base = base
        if isinstance(base, SlowToBegin):
            self.prepare = base.prepare

    def knowing(self, known: Acquaintance) -> Self:
        """Return the agent with the wrapped agent's memory of the others set to *known*."""
        if not isinstance(self.base, GetsAcquainted):
            return self
        twin = copy(self)
        twin.base = cast("Weigher", self.base.knowing(known))
        return twin

    def learned(self, first: View, last: View, known: Acquaintance) -> Acquaintance:
        """Return the wrapped agent's memory after a game; empty if it tells nobody apart."""
        if not isinstance(self.base, GetsAcquainted):
            return {}
        return self.base.learned(first, last, known)

    @abstractmethod
    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*."""

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
    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        plain = self.base.weigh(view, legal)
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
    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        left = self.sight(view, legal)
        if len(left) == len(legal):
            return self.base.weigh(view, legal)
        within = self.base.weigh(view, left).tolist() if len(left) > 1 else [1.0]
        seen = dict(zip(left, within, strict=True))
        chances = np.array([seen.get(action, 0.0) for action in legal])
        if not self.overlooks:
            return chances
        return chances + self.overlooks * (self.base.weigh(view, legal) - chances)


class Redrawn:
    """Plays as another agent does, but asks it again where its style does not like the answer.

    Of an agent that answers by chance this is exactly :class:`Leaning`, but for the end of all
    patience; of one that never does something no style makes it do so.
    """

    def __init__(self, base: Agent, style: Odds, power: float = 1.0) -> None:
        """Ask *base* until the *style*, its odds to the *power*, takes the answer."""
        self.base, self.style, self.power = base, style, power

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
