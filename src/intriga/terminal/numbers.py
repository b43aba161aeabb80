"""Numbers on the command line that have bounds."""

from collections.abc import Sequence
from typing import Final

from cyclopts import Parameter, Token, validators

from intriga.core.chance import SEEDS

COUNT: Final = Parameter(validator=validators.Number(gte=1))
POSITIVE: Final = Parameter(validator=validators.Number(gt=0))


def whole(kind: object, tokens: Sequence[Token]) -> int:  # noqa: ARG001  as Cyclopts asks
    """Return the number that one of *tokens* writes: whole, where Cyclopts would round.

    Raises:
        ValueError: it is none.
    """
    return int(tokens[0].value)


SEED: Final = Parameter(converter=whole, validator=validators.Number(gte=0, lt=SEEDS))
