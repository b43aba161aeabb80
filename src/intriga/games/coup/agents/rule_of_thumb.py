"""An agent that counts, guesses, bluffs and doubts by rules of thumb.

It weighs what may follow by what it does to its share of the game
(``strength.py``), the cards of others by what they said and let pass
(``beliefs.py``), and leaves the last word to chance, so that a bluff cannot be
told from its price.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from intriga.games.coup.agents.answers import (
    worth_of_blocking,
    worth_of_challenging,
    worth_of_passing,
)
from intriga.games.coup.agents.assessment import Assessment
from intriga.games.coup.agents.counting import is_certain_lie
from intriga.games.coup.agents.coup_agent import CoupAgent
from intriga.games.coup.agents.lawyer import worth_of_claiming, worth_of_renouncing
from intriga.games.coup.agents.moves import turns_of
from intriga.games.coup.agents.turns import choose
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView

PRUDENCE: Final = (0.02, 0.2)  # how much better than passing a challenge must be: from, to
CALM: Final = 0.05  # how far below the best an answer is still given, as a part of one's share


class RuleOfThumb(CoupAgent):
    """Plays as people do who know the game: by feeling for cards, danger and price."""

    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose among all actions, bluffs too, by what they promise."""
        return choose(Assessment(view), turns_of(view, legal), random).id

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Doubt certain lies, and likely ones where it pays."""
        if is_certain_lie(view):
            return Input.CHALLENGE
        assessed = Assessment(view)
        least = 1 + random.uniform(*PRUDENCE)
        pays = worth_of_challenging(assessed) > least * worth_of_passing(assessed)
        return Input.CHALLENGE if pays else Input.PASS

    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Block with a character held, or with one that will be believed."""
        assessed = Assessment(view)
        worths = [
            worth_of_passing(assessed)
            if action == Input.PASS
            else worth_of_blocking(assessed, action - Input.BLOCK)
            for action in legal
        ]
        return _by_worth(assessed, legal, worths, random)

    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Claim the Lawyer where the coins are worth the risk."""
        assessed = Assessment(view)
        worths = [
            worth_of_claiming(assessed) if action == Input.CLAIM else worth_of_renouncing(assessed)
            for action in legal
        ]
        return _by_worth(assessed, legal, worths, random)


def _by_worth(
    assessed: Assessment, legal: Sequence[int], worths: Sequence[float], random: Random
) -> int:
    """Return one of *legal*, the better the more often."""
    scale = CALM * assessed.share(assessed.standing)
    best = max(worths)
    return random.choices(legal, [exp((worth - best) / scale) for worth in worths])[0]
