"""Players of Pot de Vin that think only some of the time, as people do."""

from intriga.agents.base import Blend, part_from
from intriga.games.pot_de_vin.agents.impulse import Impulse
from intriga.games.pot_de_vin.agents.rule_of_thumb import RuleOfThumb


def careless(part: str = "0.5") -> Blend:
    """Plays by rules of thumb in part of its answers, and on impulse in the others.

    Raises:
        BadOptions: *part* is no number from 0 to 1.
    """
    return Blend(RuleOfThumb(), Impulse(), part_from(part))
