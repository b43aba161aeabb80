"""The training setup of a game that brings none."""

from typing import Any, Final

from intriga.agents.network import Size, TrainingSetup
from intriga.core.games import ruleset_of
from intriga.lab.learning.variant_mixture import VariantMixture, VariantPart

# In two minutes of two slow cores Kuhn poker comes to a NashConv below .05 by these.
NUMBERS: Final[dict[str, Any]] = {"rate": (2e-3, 1e-4), "average": 0.998, "horizon": 4e6}


def usual_training_setup(game: str) -> TrainingSetup:
    """Return how *game* is learned where it says nothing: small, and to be over soon.

    All editions are dealt, without other options, and all numbers of players, each as often.

    Raises:
        BadOptions: there is no such game.
    """
    editions = ruleset_of(game).variants.editions
    least = min(edition.least for edition in editions.values())
    most = max(edition.most for edition in editions.values())
    return TrainingSetup(
        variants=VariantMixture(game, [VariantPart(name) for name in editions]).variants,
        size=Size(token=32, trunk=64, meeting=32),
        entropy=(0.01, 0.001),
        players=dict.fromkeys(range(least, most + 1), 1),
        tried_at=(least,),
        numbers=NUMBERS,
    )
