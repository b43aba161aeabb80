"""Algorithms of learning by self-play, behind one interface."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np

    from intriga.lab.learning.checkpoints import Progress, Run
    from intriga.lab.learning.descent import BasicRecipe
    from intriga.lab.learning.rollout import Rollout

Learns: TypeAlias = "Callable[[Any, float, np.random.Generator], tuple[Any, int, dict[str, float]]]"

USUAL: Final = "vrpo"  # what a recipe means that names none
LEARNED: Final = (USUAL, "ppo", "nfsp", "r-nad")  # the names, known before anything is loaded


@dataclass(frozen=True)
class Algorithm:
    """A way of learning by self-play, which a recipe names.

    ``recipe`` is the type of its numbers.  ``begin`` takes the tables, the numbers and a seed, and
    returns a learner that knows nothing: a named tuple of arrays, all of which is kept with the
    run.  ``learns`` takes the tables and the numbers and returns the iteration of a
    :class:`intriga.lab.learning.training.TrainingCourse`, which leaves the learner that it is given
    as it was.  ``export`` writes the weights that agents read.  ``wandering`` is the part of the
    games at its tables that begin with moves by chance.
    """

    recipe: "type[BasicRecipe]"
    begin: "Callable[[Sequence[Rollout], Any, int], Any]"
    learns: "Callable[[Sequence[Rollout], Any], Learns]"
    export: "Callable[[Any, Run, Progress], None]"
    wandering: float = 0.0
