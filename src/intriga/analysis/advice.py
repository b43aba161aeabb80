"""Advice on a decision: the master's own play among its equals, and the value of each answer.

Worlds that fit all that the seat has seen, or many looks ahead with worlds of their own, are taken
as independent: their mean is the win chance after an answer, their spread its standard error.  All
answers are tried in the same worlds, so the spread of a difference is smaller than that of its
parts.  An answer is not blamed where the master mixes it in, or where noise may explain the loss.
More worlds take the noise away, but not the errors of the network and its guesses: the error of
losses was measured, and stands beside.  If a position is solved, the odds of its table stand
beside those of the master and judge nothing: they are proved for cards of which nobody knows
anything, while in play claims have told something.  So do the odds of the game's solver, which
follow from all that was heard and prove nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.lookahead import Knowledge, Lookahead
from intriga.agents.networked import reference
from intriga.analysis.books import by_table, in_equilibrium
from intriga.analysis.posterior import believed, guessed, has_posterior, holdings
from intriga.analysis.rollouts import DEPTH_OF_SEVERAL, Leaf, OpenQuestion, answered, depth_for
from intriga.core.chance import checked_seed
from intriga.core.compiled.worlds import Worlds
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of
from intriga.core.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.game import Game

LOOKS: Final = 20  # where nobody says
LEAST_LOOKS: Final = 5  # fewer hardly have a spread
CLOSE: Final = 0.01  # a smaller loss is none
CERTAIN: Final = 0.0005  # from 0 or 1: nobody would tell it apart
ERRORS: Final = 2  # standard errors that noise may explain
MIXED: Final = 0.1  # who plays it so often means it


class Verdict(StrEnum):
    """The advice on one answer."""

    BEST = "best"
    CLOSE = "close"  # less than CLOSE or ERRORS standard errors below the best
    MIXED = "mixed"  # worse, but one that the master plays at least as often as MIXED
    LOSES = "loses"


@dataclass(frozen=True, slots=True)
class Weighed:
    """An answer as the master sees it: its ``words`` in the notation, and its ``action`` id.

    ``probability`` is how often the master gives it, 0 to 1.  ``win`` is the chance that the
    seat or its pair wins after it, shared wins by their share, ``error`` its standard error;
    ``loss`` is how much less that is than after the best answer, 0 or more, ``loss_error`` the
    standard error of this difference.  These four are NaN where nothing else is open.
    """

    action: int
    words: str
    probability: float
    win: float
    error: float
    loss: float
    loss_error: float

    @property
    def verdict(self) -> Verdict | None:
        """Say what becomes of the win chance, None where nothing else is open."""
        if np.isnan(self.loss):
            return None
        if self.loss == 0:
            return Verdict.BEST
        if self.loss < max(CLOSE, ERRORS * self.loss_error):
            return Verdict.CLOSE
        return Verdict.MIXED if self.probability >= MIXED else Verdict.LOSES


@dataclass(frozen=True, slots=True)
class Advice:
    """The master's advice on a question put to *seat*.

    ``answers`` are those of the table: where it asks two questions at once, to let both pass is one
    answer (:mod:`intriga.core.table_rules`).  They stand in the order of action ids, those of the
    second question last.  ``beliefs`` say of each other seat how likely
    it is to hold each character; empty in games without characters.  ``worlds`` were tried
    after each answer.  ``model_error`` is by how much a loss is off beyond the noise of these
    worlds, root mean square, in the games that were measured.  ``table`` are the odds of each
    answer, by its words, where the position is solved; ``equilibrium`` likewise those of the
    solver, at tables that it serves and where more than one answer is open.
    """

    seat: int
    answers: tuple[Weighed, ...]
    beliefs: Mapping[int, Mapping[str, float]]
    worlds: int
    model_error: float
    table: Mapping[str, float] | None
    equilibrium: Mapping[str, float] | None

    @property
    def decided(self) -> bool:
        """Say whether the seat wins, or does not, whatever it answers, in all worlds tried."""
        wins = [answer.win for answer in self.answers]
        return max(wins) <= CERTAIN or min(wins) >= 1 - CERTAIN  # NaN is neither

    def off(self, error: float) -> float:
        """Return by how much a loss with the standard *error* is off, all in all."""
        return hypot(error, self.model_error)

    @property
    def best(self) -> Weighed:
        """The answer after which the win chance is greatest; the only one where it is."""
        return min(self.answers, key=lambda answer: answer.loss)

    def of(self, words: str | None) -> Weighed | None:
        """Return the advice on the answer *words*, None if it is not open."""
        return next((answer for answer in self.answers if answer.words == words), None)


def master_of(game: str) -> Lookahead:
    """Return the master of the game called *game* as it is among its like.

    Raises:
        BadOptions: no network can play it.
    """
    return reference(game)


def advise(
    game: "Game[Any, Any]",
    seat: int,
    *,
    master: Lookahead | None = None,
    worlds: int | None = None,
    seed: int = 0,
) -> Advice:
    """Return the advice of *master* on the question that *game* puts to *seat*, as a table asks it.

    Only the view of the seat and what is open to it are read.  *worlds* are tried after each
    answer, rounded to looks of the master's budget: 5 at least, 20 where nobody says.  The
    same *seed* gives the same advice.

    Raises:
        BadOptions: *seat* is not asked, there are too few worlds, or no such seed.
    """
    if seat not in game.awaiting:
        raise BadOptions("seat", f"seat {seat} is not asked; {game.awaiting} are")
    if worlds is not None and worlds < 1:
        raise BadOptions("worlds", f"there must be at least 1 world, not {worlds}")
    master = master or master_of(game.ruleset.name)
    looks = LOOKS if worlds is None else max(LEAST_LOOKS, round(worlds / _worlds(master)))
    keys = [int(key) for key in np.random.SeedSequence(checked_seed(seed)).generate_state(looks)]
    question = OpenQuestion.joined(game.position(), seat)
    found = look_into(game, question, master, keys)
    answers = _weighed(found.chances, question.side * found.values, question.replies)
    known = manifest_of(game.ruleset.name)
    beliefs: Mapping[int, Mapping[str, float]] = {}
    if found.worlds:
        beliefs = holdings(question.view, found.worlds)
    elif known.holdings:
        beliefs = holdings(question.view, *guessed(master, question.view, seat, keys[0]))
    error = known.model_error(game.players)
    books = by_table(question), in_equilibrium(game.told, question)
    return Advice(seat, answers, beliefs, looks * _worlds(master), error, *books)


@dataclass(frozen=True, slots=True)
class Looks:
    """The findings in worlds, or in looks of many worlds each; advice shows their means.

    ``chances`` [look, answer] are how often the master gives it, ``values`` [look, answer] the
    seat's share after it, NaN where nothing else is open; ``worlds`` are those of a posterior.
    """

    chances: "NDArray[Any]"
    values: "NDArray[Any]"
    worlds: Worlds | None = None


def _worlds(master: Lookahead) -> int:
    """Return in how many worlds a look tries each action, if these are not too many."""
    return master.budget.playouts or master.budget.worlds


def look_into(
    game: "Game[Any, Any]", question: OpenQuestion, master: Lookahead, keys: list[int]
) -> Looks:
    """Return the advice on a *question* that *game* puts to its seat.

    The number of worlds is that of the looks of the *master*, one for each of the *keys*.
    """
    seat, view = question.seat, question.view
    if not has_posterior(game.ruleset.name):
        return _looked(master, view, question.legal, keys)
    worlds = believed(game, seat, master, len(keys) * _worlds(master), keys[0])
    leaf = Leaf(master.network, master.knowledge.critic, depth_for(view.players, DEPTH_OF_SEVERAL))
    actions, sealed = question.tried(range(len(question.replies)))
    values = leaf.worths(worlds, actions, keys[0], sealed).T
    if len(actions) == 1:
        values[:] = np.nan
    return Looks(answered(question, master.weigh)[None], values, worlds)


def _looked(master: Lookahead, view: View, legal: list[int], keys: list[int]) -> Looks:
    """Return the findings of looks ahead, each in its own worlds, which follow from its key."""
    thorough = Lookahead(
        master.network,
        master.dialect,
        master.sample_state,
        replace(master.budget, rare=0.0, halved=False),
        Knowledge(critic=master.knowledge.critic),
    )
    looks: list[tuple[Any, Any]] = []
    for key in keys:
        chances, values = master.weigh_and_value(view, legal, key)
        if np.isnan(values).any() or master.budget.halved:
            # the master does not look, or not for long, at what it hardly ever does
            values = thorough.weigh_and_value(view, legal, key)[1]
        looks.append((chances, values))
    chances, values = zip(*looks, strict=True)
    return Looks(np.array(chances), np.array(values))


def _weighed(
    chances: "NDArray[Any]", wins: "NDArray[Any]", replies: Mapping[str, tuple[int, ...]]
) -> tuple[Weighed, ...]:
    """Return the answers with their means over looks, and how far these may be off."""
    mean = wins.mean(axis=0)
    losses = wins[:, [int(mean.argmax())]] - wins
    numbers = (chances.mean(axis=0), mean, _error(wins), losses.mean(axis=0), _error(losses))
    rows = np.stack(numbers, axis=1).tolist()
    named = zip(replies.items(), rows, strict=True)
    return tuple(Weighed(reply[-1], words, *row) for (words, reply), row in named)


def _error(looks: "NDArray[Any]") -> "NDArray[Any]":
    """Return the standard error of the mean of *looks*, [look, answer]."""
    return looks.std(axis=0, ddof=1) / sqrt(len(looks))
