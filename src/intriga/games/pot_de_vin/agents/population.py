"""The population of Pot de Vin: kinds of player, each with a fault that others can find and use."""

from functools import cache
from typing import Final

from intriga.agents.base import part_from
from intriga.agents.policy import Policy, network_in
from intriga.agents.reweighted import Leaning
from intriga.core.offered_parts import PopulationMember
from intriga.games.pot_de_vin.agents.tempers import GAME, Temper

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
