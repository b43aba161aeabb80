"""The row of numbers that a viewer sees, written as ``view.py`` declares it.

Texts, JSON, messages and the tensors of learners are all made from the same pieces.
"""

from collections.abc import Callable
from typing import Final

from intriga.core.observation import Layout
from intriga.core.row import writer
from intriga.games.coup.view.view import CoupView

LAYOUT: Final[Layout] = CoupView.LAYOUT
AT: Final = LAYOUT.places
"""Where each piece begins, by its name."""
view: Final[Callable[..., None]] = writer(LAYOUT, globals())
