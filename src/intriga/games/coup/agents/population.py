"""The population of Coup: kinds of player, each with a fault that others can find and use."""

from functools import cache
from typing import Final

from intriga.agents.base import Blend, part_from
from intriga.agents.policy import Policy, network_in
from intriga.agents.reweighted import Leaning
from intriga.core.offered_parts import PopulationMember
from intriga.games.coup.agents.honest import HonestCaller
from intriga.games.coup.agents.liar import Liar
from intriga.games.coup.agents.styles import GAME, Style

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
