"""Numbers on the command line that have bounds."""

from typing import Final

from cyclopts import Parameter, validators

from intriga.core.chance import SEEDS

COUNT: Final = Parameter(validator=validators.Number(gte=1))
POSITIVE: Final = Parameter(validator=validators.Number(gt=0))
SEED: Final = Parameter(validator=validators.Number(gte=0, lt=SEEDS))
