"""Odds of answers that stand beside the master's: of a table of solved positions, and of a solver.

A table is exact for positions of which nobody knows anything yet.  A solver follows all that was
heard, and is as good as its networks.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, Protocol

from intriga.analysis.rollouts import OpenQuestion
from intriga.core.agent import Told
from intriga.core.games import manifest_of, part_of
from intriga.core.table_rules import told_behind

Odds = Mapping[int, float]


class Book(Protocol):
    """A table of solved positions."""

    def strategy(self, view: Any) -> Odds | None:  # noqa: ANN401  of its game
        """Return the probability of each action in *view*, None where it is not solved."""
        ...


class Equilibrium(Protocol):
    """A player that looks for what nobody can use, at the tables that it serves."""

    def odds(
        self,
        view: Any,  # noqa: ANN401  of its game
        legal: Sequence[int],
        told: Told,
    ) -> Sequence[float] | None:
        """Return the probability of each of *legal* where the table has heard *told*.

        None where it does not serve the table of *view*.
        """
        ...


def by_table(question: OpenQuestion) -> Mapping[str, float] | None:
    """Return the odds of each answer by the table of solved positions, None where there is none."""
    name = question.position.ruleset.name
    book: Book | None = part_of(name, "book")() if manifest_of(name).book else None
    if book is None:
        return None
    places = question.asked.places
    return _by_words(question, (book.strategy(place.view(question.seat)) for place in places))


def in_equilibrium(told: Told, question: OpenQuestion) -> Mapping[str, float] | None:
    """Return the odds of each answer by the game's solver, where the table has heard *told*.

    None where it does not serve the table, it lacks its networks, or one answer is open alone.
    """
    name = question.position.ruleset.name
    if not manifest_of(name).equilibrium or len(question.replies) == 1:
        return None
    player: Equilibrium | None = part_of(name, "equilibrium")()
    return None if player is None else odds_of(player, told, question)


def odds_of(player: Equilibrium, told: Told, question: OpenQuestion) -> Mapping[str, float] | None:
    """Return likewise the odds of *player*."""
    return _by_words(question, _odds(player, told, question))


def _odds(player: Equilibrium, told: Told, question: OpenQuestion) -> Iterator[Odds | None]:
    """Yield the odds of *player* in each place of *question*."""
    for at, place in enumerate(question.asked.places):
        heard = told_behind(told, question.position) if at else told
        legal = place.legal_ids(question.seat)
        found = player.odds(place.view(question.seat), legal, heard)
        yield None if found is None else dict(zip(legal, found, strict=True))


def _by_words(question: OpenQuestion, odds: Iterable[Odds | None]) -> Mapping[str, float] | None:
    """Return the odds of each answer from those in each place, None if some are unknown."""
    known: list[Odds] = []
    for each in odds:
        if each is None:
            return None
        known.append(each)
    return {
        words: prod(each.get(action, 0.0) for each, action in zip(known, reply, strict=False))
        for words, reply in question.replies.items()
    }
