"""Numbers on the command line that have bounds."""

from typing import Final

from cyclopts import Parameter, validators

COUNT: Final = Parameter(validator=validators.Number(gte=1))
POSITIVE: Final = Parameter(validator=validators.Number(gt=0))
