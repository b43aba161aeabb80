"""Players of Coup that err as people do, and not by moves at random.

People forget who claimed what, do not dare to lie, challenge by mood, overlook that they may block,
and save up coins for later.  Each fault has a chance, at every question where it can show.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from intriga.agents.base import Agent
from intriga.agents.blend import Blend
from intriga.agents.leaning import Redrawn
from intriga.agents.registry import agent
from intriga.core.errors import BadOptions
from intriga.core.nearest import unknown
from intriga.games.coup.agents.honest import Honest
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.rule_of_thumb import RuleOfThumb
from intriga.games.coup.agents.styles import Style, is_lie
from intriga.games.coup.inputs import Input
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import Phase

GAME: Final = "coup"
MEMORY: Final = (
    "seen",
    "tally",
    "challenges",
    "recent",
)  # of a view: what was, not what lies there
CHALLENGES: Final = frozenset(
    {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER}
)
DOUBTING: Final = 0.3  # of the claims that it judges by mood it challenges so many


@dataclass(frozen=True, slots=True)
class Faults:
    """How often each fault shows, 0 to 1, of the questions where it can."""

    forgets: float = 0.0
    """Remembers nothing of what was claimed, proved or seen."""
    shies: float = 0.0
    """Does not dare the lie that it would have told, and does something true."""
    whims: float = 0.0
    """Believes or challenges a claim by mood."""
    overlooks: float = 0.0
    """Lets an action pass that it would have blocked."""
    saves: float = 0.0
    """Keeps the coins of an action that it would have paid for."""


FAULTS: Final = {  # of rules of thumb, at each level
    "beginner": Faults(forgets=1.0, shies=1.0, whims=1.0, overlooks=1.0, saves=0.8),
    "casual": Faults(forgets=1.0, shies=0.95, whims=0.65, overlooks=0.62, saves=0.5),
    "skilled": Faults(forgets=0.78, shies=0.78, whims=0.31, overlooks=0.31, saves=0.24),
}
EXPERT: Final = 0.47  # of its answers are the network's, the others those of somebody skilled


class Fallible:
    """Plays as another agent would, but for its faults."""

    def __init__(self, agent: Agent, faults: Faults) -> None:
        """Let *agent* answer, with these *faults*."""
        self.agent, self.faults = agent, faults
        self.truthful = Honest()

    def in_style(self, style: Style, power: float) -> Redrawn:
        """Return who has the same faults and plays in *style*, its odds to the *power*.

        Challenges by mood are a fault, and no style makes more or fewer of them.
        """
        doubts = replace(Style(), challenges=style.challenges)
        doubting = Fallible(Redrawn(self.agent, doubts, power), self.faults)
        return Redrawn(doubting, replace(style, challenges=1.0), power)

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of the action ids *legal* for the seat of *view*."""
        if len(legal) == 1:
            return legal[0]
        faults = self.faults
        if view.phase in CHALLENGES and _shows(faults.whims, random):
            return _by_mood(random)
        known = forgotten(view) if _shows(faults.forgets, random) else view
        answer = self.agent.act(known, legal, random)
        if view.phase == Phase.BLOCK and _shows(faults.overlooks, random):
            return Input.PASS
        if is_lie(view, answer) and _shows(faults.shies, random):
            return self.truthful.act(known, legal, random)
        if view.phase == Phase.ACTION and _shows(faults.saves, random):
            return self._saving(known, legal, answer, random)
        return answer

    def _saving(self, view: CoupView, legal: Sequence[int], answer: int, random: Random) -> int:
        """Return something true that costs nothing in place of an *answer* that does, if any."""
        free = [action for action in legal if not turn_of(view, action).cost]
        if not turn_of(view, answer).cost or not free:
            return answer
        return self.truthful.act(view, free, random)


def forgotten(view: CoupView) -> CoupView:
    """Return *view* without what has to be remembered."""
    numbers = list(view.numbers)
    for name in MEMORY:
        place, width = view.LAYOUT.at[name], len(view.LAYOUT.cut(view.numbers, name))
        numbers[place : place + width] = [0] * width
    return CoupView(numbers, view.seat)


def _shows(chance: float, random: Random) -> bool:
    """Say whether a fault shows; one that never does asks for no number."""
    return chance > 0 and random.random() < chance


def _by_mood(random: Random) -> int:
    return Input.CHALLENGE if random.random() < DOUBTING else Input.PASS


def fallible(level: str = "casual") -> Agent:
    """Plays by rules of thumb with the faults of a *level*; an expert has them every other time.

    Raises:
        BadOptions: *level* has no such player.
    """
    if level == "expert":
        return Blend(agent("policy", GAME), fallible("skilled"), EXPERT)
    if level not in FAULTS:
        known = [*FAULTS, "expert"]
        raise BadOptions("agents", unknown("fallible player called", level, known))
    return Fallible(RuleOfThumb(), FAULTS[level])
