"""Numbers on the command line that have bounds."""

from collections.abc import Sequence
from typing import Final

from cyclopts import Parameter, Token, validators

from intriga.core.chance import SEEDS

COUNT: Final = Parameter(validator=validators.Number(gte=1))
POSITIVE: Final = Parameter(validator=validators.Number(gt=0))


def whole_seed(kind: object, tokens: Sequence[Token]) -> int:  # noqa: ARG001  as Cyclopts asks
    """Return the number that one of *tokens* writes: whole, where Cyclopts would round.

    Raises:
        ValueError: it is none.
    """
    written = tokens[0].value
    try:
        return int(written)
    except ValueError:
        raise ValueError(f"a seed is a whole number, not {written!r}") from None


SEED: Final = Parameter(converter=whole_seed, validator=validators.Number(gte=0, lt=SEEDS))
