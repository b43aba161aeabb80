"""Players of Pot de Vin known for something: styles that people are offered, faults learners meet.

Each is another agent whose choices lean one way.  The population are kinds of player with a fault
that others can find and use.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from intriga.agents.base import part_from
from intriga.agents.policy import Policy, network_in
from intriga.agents.reweighted import Leaning, leaning
from intriga.core.agent import Agent
from intriga.core.offered_parts import PopulationMember
from intriga.games.pot_de_vin.agents.prospects import Trick
from intriga.games.pot_de_vin.inputs import Input, kind_of
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import MINUS_TWOS, NOBODY, VALUES, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray


GAME: Final = "pot-de-vin"
POWERS: Final = {  # how far a temper leans at a level, so that it is about as strong as others
    "collector": {"beginner": 0.4, "casual": 0.4, "skilled": 1.0, "expert": 0.7, "master": 0.7},
    "briber": {"beginner": 0.4, "casual": 0.4, "skilled": 0.4, "expert": 0.7, "master": 0.7},
    "spoiler": {"beginner": 0.2, "casual": 0.2, "skilled": 0.35, "expert": 0.7, "master": 0.7},
    "miser": {"beginner": 0.6, "casual": 0.6, "skilled": 0.5, "expert": 0.7, "master": 0.7},
}
HIGH: Final = 7  # the place of the lowest value that counts as high
ROUND: Final = frozenset({Phase.LEAD, Phase.FOLLOW})


class Marks(NamedTuple):
    """The public features of a card played, or of a gem paid."""

    pays: bool
    """A gem is paid in place of a card."""
    takes: bool
    """The seat would take the round, as it lies then."""
    trumps: bool
    """The card is a trump."""
    spoils: bool
    """The card costs points, and another seat would take it."""
    high: bool
    """The card has one of the higher values."""


def marks(view: PotDeVinView, action: int) -> Marks | None:
    """Return the public features of *action*, None where no card is played to a round."""
    if view.phase not in ROUND or kind_of(action) not in {Input.PLAY, Input.GEM}:
        return None
    if action == Input.GEM:
        return Marks(pays=True, takes=False, trumps=False, spoils=False, high=False)
    card = action - Input.PLAY
    holder = Trick(view, card).holder
    takes = holder == view.turn
    spoils = not takes and _costs(view, holder, card)
    trumps = card // VALUES == view.trump // VALUES
    high = card % VALUES >= HIGH
    return Marks(pays=False, takes=takes, trumps=trumps, spoils=spoils, high=high)


def _costs(view: PotDeVinView, seat: int, card: int) -> bool:
    """Say whether *seat* would have fewer points with *card* than without."""
    if MINUS_TWOS >> card & 1:
        return True
    guild = view.guild(card)
    if guild == NOBODY:
        return False
    held = view.columns[seat][guild]
    return guild_points(held + view.symbols(card)) < guild_points(held)


@dataclass(frozen=True, slots=True)
class Temper:
    """Factors that change the odds of a play, by its features (:class:`Marks`)."""

    pays: float = 1.0
    takes: float = 1.0
    trumps: float = 1.0
    spoils: float = 1.0
    high: float = 1.0
    sharpness: float = 1.0

    def odds(self, view: PotDeVinView, legal: Sequence[int]) -> "NDArray[np.float64]":
        """Return how many times as likely each of *legal* is for the seat of *view*."""
        return np.array([self._odds(marks(view, action)) for action in legal])

    def _odds(self, found: Marks | None) -> float:
        odds = 1.0
        for name in Marks._fields if found else ():
            odds *= getattr(self, name) if getattr(found, name) else 1.0
        return odds


STYLES: Final = {
    "collector": Temper(takes=20.0, high=4.0),
    "briber": Temper(pays=60.0, high=0.6),
    "spoiler": Temper(spoils=120.0, takes=0.1),
    "miser": Temper(pays=0.02, trumps=0.2, high=0.5),
}


def collector(level: str = "") -> Agent:
    """Plays as the network does, but takes rounds wherever it can, and leads high."""
    return _styled("collector", level)


def briber(level: str = "") -> Agent:
    """Plays as the network does, but pays gems as soon as it may."""
    return _styled("briber", level)


def spoiler(level: str = "") -> Agent:
    """Plays as the network does, but hands others cards that cost them points."""
    return _styled("spoiler", level)


def miser(level: str = "") -> Agent:
    """Plays as the network does, but keeps gems, trumps and high cards to the end."""
    return _styled("miser", level)


def _styled(style: str, level: str) -> Agent:
    return leaning(GAME, STYLES[style], POWERS[style], level)


SURELY: Final = 1e30  # times as likely: always, where it may
HARDLY: Final = 1 / SURELY
FIRST: Final = "agents/data/policy.npz"  # until another one plays the levels
KINDS: Final = {
    "greedy": Temper(takes=SURELY),
    "ducker": Temper(takes=HARDLY),
    "payer": Temper(pays=SURELY),
    "gem-hoarder": Temper(pays=HARDLY),
    "trump-early": Temper(trumps=SURELY),
    "trump-hoarder": Temper(trumps=HARDLY),
    "high-roller": Temper(high=SURELY),
}
POPULATION: Final = (
    PopulationMember("impulse", met=1.5),
    PopulationMember("rule-of-thumb", met=2.0),
    PopulationMember("greedy"),
    PopulationMember("payer"),
    PopulationMember("gem-hoarder"),
    PopulationMember("trump-early"),
    PopulationMember("high-roller"),
    PopulationMember("collector:network-1"),
    PopulationMember("miser:network-1"),
    PopulationMember("network-1", met=2.5),
    PopulationMember("ducker", met=0.0),
    PopulationMember("trump-hoarder", met=0.0),
    PopulationMember("briber:network-1", met=0.0),
    PopulationMember("spoiler:network-1", met=0.0),
    PopulationMember("search:60deals", met=0.0),
)


@cache
def first_network() -> Policy:
    """Plays as the first network of this package did, which learned by self-play alone."""
    return Policy(network_in(GAME, FIRST))


def greedy(part: str = "1") -> Leaning:
    """Plays as network-1 does, but takes every round that it can."""
    return _leaning("greedy", part)


def ducker(part: str = "1") -> Leaning:
    """Plays as network-1 does, but takes no round that it can leave to others."""
    return _leaning("ducker", part)


def payer(part: str = "1") -> Leaning:
    """Plays as network-1 does, but pays a gem wherever it may."""
    return _leaning("payer", part)


def gem_hoarder(part: str = "1") -> Leaning:
    """Plays as network-1 does, but never pays a gem."""
    return _leaning("gem-hoarder", part)


def trump_early(part: str = "1") -> Leaning:
    """Plays as network-1 does, but plays its trumps as soon as it may."""
    return _leaning("trump-early", part)


def trump_hoarder(part: str = "1") -> Leaning:
    """Plays as network-1 does, but keeps its trumps as long as it may."""
    return _leaning("trump-hoarder", part)


def high_roller(part: str = "1") -> Leaning:
    """Plays as network-1 does, but plays its higher cards first."""
    return _leaning("high-roller", part)


def _leaning(kind: str, part: str) -> Leaning:
    return Leaning(first_network(), KINDS[kind], part=part_from(part))
