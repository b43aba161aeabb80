"""Players of Coup known for something: styles that people are offered, faults that learners meet.

Each is another agent whose choices lean one way.  The population are kinds of player with a fault
that others can find and use.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.base import Blend, part_from
from intriga.agents.policy import Policy, network_in
from intriga.agents.reweighted import Leaning, leaning
from intriga.core.agent import Agent
from intriga.core.games import manifest_of
from intriga.core.offered_parts import PopulationMember
from intriga.games.coup.agents.coup_agent import HonestCaller, Liar
from intriga.games.coup.agents.moves import Turn, holds, own_seat, turn_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, Action, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray


GAME: Final = "coup"
HOSTILE: Final = frozenset({Action.COUP, Action.ASSASSINATE, Action.STEAL, Action.EXAMINE})


@dataclass(frozen=True, slots=True)
class Style:
    """Factors by which a style changes the odds of an answer.

    ``lies`` and ``challenges`` are those of claims that the seat could not prove, and of doubts.
    ``grudge`` counts where an action is aimed at the last seat that aimed one at this seat,
    ``raids`` where coins are stolen, ``blocks`` where an action is blocked, ``spends`` where coins
    are paid for an action.
    Above 1 *sharpness* makes the likeliest answers likelier still.
    """

    lies: float = 1.0
    challenges: float = 1.0
    grudge: float = 1.0
    raids: float = 1.0
    blocks: float = 1.0
    spends: float = 1.0
    sharpness: float = 1.0

    def odds(self, view: CoupView, legal: Sequence[int]) -> "NDArray[Any]":
        """Return how many times as likely each of *legal* is for the seat of *view*."""
        foe = wronged_by(view) if self.grudge != 1 and view.phase == Phase.ACTION else NOBODY
        return np.array([self._odds(view, action, foe) for action in legal])

    def _odds(self, view: CoupView, action: int, foe: int) -> float:
        if action == Input.CHALLENGE:
            return self.challenges
        claim = claim_of(view, action)
        odds = 1.0 if claim == NOBODY or holds(view, claim) else self.lies
        if view.phase == Phase.BLOCK and action != Input.PASS:
            return odds * self.blocks
        if view.phase != Phase.ACTION:
            return odds
        turn = turn_of(view, action)
        odds *= self.spends if turn.cost else 1.0
        odds *= self.raids if turn.action == Action.STEAL else 1.0
        return odds * (self.grudge if foe != NOBODY and _hits(turn, foe) else 1.0)


def _hits(turn: Turn, foe: int) -> bool:
    return turn.target == foe and turn.action in HOSTILE


def wronged_by(view: CoupView) -> int:
    """Return the seat that aimed something at the viewer last, NOBODY if none is remembered."""
    me = own_seat(view)
    for seat, action in view.recent:
        if Input.COUP <= action < Input.KEEP_ONE and seat != me and seat in view.alive:
            turn = turn_of_seat(view, seat, action)
            if _hits(turn, me):
                return seat
    return NOBODY


def turn_of_seat(view: CoupView, seat: int, action: int) -> Turn:
    """Return the turn that the id *action* means for *seat*."""
    turn = turn_of(view, action)
    if turn.target == NOBODY:
        return turn
    steps = (turn.target - own_seat(view)) % view.players
    return turn._replace(target=(seat + steps) % view.players)


def is_lie(view: CoupView, action: int) -> bool:
    """Say whether *action* makes a claim that the viewer could not prove."""
    claim = claim_of(view, action)
    return claim != NOBODY and not holds(view, claim)


def claim_of(view: CoupView, action: int) -> int:
    """Return the slot that *action* claims, NOBODY if it claims none."""
    if view.phase == Phase.ACTION:
        return turn_of(view, action).claim
    if view.phase == Phase.BLOCK and action != Input.PASS:
        return action - Input.BLOCK
    return CONTESSA if action == Input.CLAIM else NOBODY


STYLES: Final = {  # of the network
    "cautious": Style(lies=0.1, challenges=0.3),
    "bluffer": Style(lies=10.0),
    "hunter": Style(challenges=10.0),
    "grudge": Style(grudge=30.0, lies=0.5),
    "calculator": Style(sharpness=2.5, lies=0.5),
    "raider": Style(raids=12.0, lies=0.5),
}
AT_A_LEVEL: Final = {  # so far, and so sharply, that none is much stronger or weaker for it
    "cautious": Style(lies=0.4, challenges=0.13, sharpness=0.85),
    "bluffer": Style(lies=3.0, sharpness=1.05),
    "hunter": Style(challenges=3.3, lies=0.8, sharpness=1.12),
    "grudge": Style(grudge=20.0, lies=0.8),
    "calculator": Style(spends=2.5, lies=0.6),
    "raider": Style(raids=6.0, lies=0.8),
}


def _styled(name: str, level: str) -> Agent:
    styles = AT_A_LEVEL if level in manifest_of(GAME).levels else STYLES
    return leaning(GAME, styles[name], {}, level)


def cautious(level: str = "") -> Agent:
    """Seldom lies and seldom challenges, and else plays as the network or a level does."""
    return _styled("cautious", level)


def bluffer(level: str = "") -> Agent:
    """Lies much more than the network or a level does, and else plays as that."""
    return _styled("bluffer", level)


def hunter(level: str = "") -> Agent:
    """Challenges much more than the network or a level does, and else plays as that."""
    return _styled("hunter", level)


def grudge(level: str = "") -> Agent:
    """Strikes the seat that struck it last, and lies less than the network or a level does."""
    return _styled("grudge", level)


def calculator(level: str = "") -> Agent:
    """Lies less than others; plays the network's likeliest answer, or at a level strikes sooner."""
    return _styled("calculator", level)


def raider(level: str = "") -> Agent:
    """Steals much more than the network or a level does, and lies less otherwise."""
    return _styled("raider", level)


SURELY: Final = 1e30  # times as likely: always, where it may
HARDLY: Final = 1 / SURELY
FIRST: Final = "agents/data/network-1.npz"
KINDS: Final = {
    "caller": Style(challenges=SURELY),
    "never-challenger": Style(challenges=HARDLY),
    "truthful": Style(lies=HARDLY),
    "blocker": Style(blocks=SURELY),
    "hoarder": Style(spends=HARDLY),
    "maniac": Style(lies=100.0, challenges=3.0),
    "timid": Style(lies=0.05, challenges=0.1),
    "grudge-holder": Style(grudge=SURELY),
}
POPULATION: Final = (
    PopulationMember("honest", met=3.5),
    PopulationMember("rule-of-thumb", met=4.0),
    PopulationMember("liar", met=2.5),
    PopulationMember("honest-caller", met=2.5),
    PopulationMember("caller", met=2.5),
    PopulationMember("never-challenger", met=5.0),
    PopulationMember("truthful", met=0.5),
    PopulationMember("hoarder", met=0.25),
    PopulationMember("maniac", met=0.5),
    PopulationMember("timid", met=0.5),
    PopulationMember("grudge-holder", met=0.25),
    PopulationMember("bluffer:network-1", met=2.0),
    PopulationMember("calculator:network-1", met=2.0),
    PopulationMember("network-1", met=7.0),
    PopulationMember("cautious:network-1", met=0.0),
    PopulationMember("hunter:network-1", met=0.0),
    PopulationMember("raider:network-1", met=0.0),
    PopulationMember("blocker", met=0.0),
)


@cache
def first_network() -> Policy:
    """Plays as the first network of this package did, which learned by self-play alone."""
    return Policy(network_in(GAME, FIRST))


def liar(part: str = "1") -> Blend:
    """Strikes as soon as it can pay, else taxes; blocks everything and never challenges."""
    return Blend(Liar(), first_network(), part_from(part))


def honest_caller(part: str = "1") -> Blend:
    """Never lies, and challenges every claim."""
    return Blend(HonestCaller(), first_network(), part_from(part))


def caller(part: str = "1") -> Leaning:
    """Plays as network-1 does, but challenges every claim."""
    return _leaning("caller", part)


def never_challenger(part: str = "1") -> Leaning:
    """Plays as network-1 does, but never challenges."""
    return _leaning("never-challenger", part)


def truthful(part: str = "1") -> Leaning:
    """Plays as network-1 does, but never claims a card that it does not hold."""
    return _leaning("truthful", part)


def hoarder(part: str = "1") -> Leaning:
    """Plays as network-1 does, but pays for an action only where it must."""
    return _leaning("hoarder", part)


def maniac(part: str = "1") -> Leaning:
    """Plays as network-1 does, but lies at almost every chance, and challenges more."""
    return _leaning("maniac", part)


def timid(part: str = "1") -> Leaning:
    """Plays as network-1 does, but hardly ever lies, and seldom challenges."""
    return _leaning("timid", part)


def grudge_holder(part: str = "1") -> Leaning:
    """Plays as network-1 does, but strikes only the seat that struck it last."""
    return _leaning("grudge-holder", part)


def blocker(part: str = "1") -> Leaning:
    """Plays as network-1 does, but blocks whatever it may."""
    return _leaning("blocker", part)


def _leaning(kind: str, part: str) -> Leaning:
    return Leaning(first_network(), KINDS[kind], part=part_from(part))
