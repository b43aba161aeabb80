"""Luck told apart from skill: the corrections of AIVAT.

The outcomes of chance, and of an agent's own dice among the actions it mixes,
move everybody's hopes though nobody played better or worse.  A *valuer* guesses
the hopes; a correction is the guess after the event less its mean over all that
might have happened instead.  Its mean is 0 whatever the valuer guesses, so a
result less the corrections has the same mean as the result, and the better the
guesses the smaller the variance (N. Burch, M. Schmid, M. Moravcik, M. Bowling,
"AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games", AAAI 2018, arXiv:1612.06915).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from intriga.agents.base import weighed
from intriga.core.agent import Agent
from intriga.core.ruleset import Ruleset
from intriga.core.state import State

AnyRuleset = Ruleset[Any, Any]


class Valuer(Protocol):
    """Guesses how a game will end, from all cards."""

    def shares(self, state: Any, ruleset: AnyRuleset) -> list[float]:  # noqa: ANN401  a state of whatever game
        """Return the share in winning to expect by seat, 0 to 1, with a sum of 1.

        *state* may stand at a question, at a draw, or at the end; it is not changed.
        """
        ...


@runtime_checkable
class Mixed(Protocol):
    """An agent that reports the probabilities with which it chooses.

    They have to be those that ``act`` follows, or corrections are not fair.
    """

    def weigh(self, view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401
        """Return the probability of each of the actions *legal*, with a sum of 1."""
        ...


class Luck:
    """The luck of one game, added up.

    ``by_seat`` is how much each seat's share in winning owes to luck so far, in the
    eye of the valuer.
    """

    def __init__(self, ruleset: AnyRuleset, valuer: Valuer, seats: int) -> None:
        self.game, self.valuer = ruleset, valuer
        self.by_seat = [0.0] * seats

    def draw(self, state: State, outcomes: Sequence[str], place: int) -> None:
        """Add the luck of the outcome at *place* of *outcomes*, about to be drawn."""
        if len(set(outcomes)) > 1:
            self._add(luck_of_draw(self.game, self.valuer, state, outcomes, place))

    def choose(  # noqa: PLR0913, PLR0917  what there is to know about a decision
        self,
        state: State,
        seat: int,
        agent: Agent,
        view: Any,  # noqa: ANN401  a view of whatever game
        legal: Sequence[int],
        action: int,
    ) -> None:
        """Add the luck of *action*, about to be played, where *agent* tells its probabilities.

        Raises:
            AgentFailed: it tells others than there can be.
        """
        if len(legal) > 1 and isinstance(agent, Mixed):
            chances = dict(zip(legal, weighed(agent, view, legal), strict=True))
            self._add(luck_of_choice(self.game, self.valuer, state, seat, chances, action))

    def _add(self, luck: Sequence[float]) -> None:
        self.by_seat = [a + b for a, b in zip(self.by_seat, luck, strict=True)]


def luck_of_draw(
    ruleset: AnyRuleset, valuer: Valuer, state: State, outcomes: Sequence[str], place: int
) -> list[float]:
    """Return the effect of the outcome at *place* of *outcomes* on each seat's share.

    Every place of *outcomes* is as likely; equal words are equal outcomes.
    """
    after: dict[str, list[float]] = {}
    chances: dict[str, float] = {}
    for at, word in enumerate(outcomes):
        chances[word] = chances.get(word, 0) + 1 / len(outcomes)
        if word not in after:
            twin = state.copy()
            ruleset.draw(twin, at)
            after[word] = valuer.shares(twin, ruleset)
    return _surprise(after, chances, outcomes[place])


def luck_of_choice(  # noqa: PLR0913, PLR0917  what there is to know about a decision
    ruleset: AnyRuleset,
    valuer: Valuer,
    state: State,
    seat: int,
    chances: Mapping[int, float],
    action: int,
) -> list[float]:
    """Return the effect on each share of *action*, one of those that *seat* mixes by *chances*."""
    after: dict[int, list[float]] = {}
    for each, chance in chances.items():
        if chance > 0 or each == action:
            twin = state.copy()
            ruleset.play(twin, seat, each)
            after[each] = valuer.shares(twin, ruleset)
    return _surprise(after, chances, action)


def _surprise(
    after: Mapping[Any, list[float]],
    chances: Mapping[Any, float],
    came: Any,  # noqa: ANN401
) -> list[float]:
    """Return the shares after what *came* less their mean over all that might have."""
    found = list(after[came])
    for each, shares in after.items():
        for seat, share in enumerate(shares):
            found[seat] -= chances[each] * share
    return found
