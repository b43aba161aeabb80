"""How many threads NumPy multiplies matrices in."""

import os
from typing import Final

MATRICES: Final = "OPENBLAS_NUM_THREADS"


def use_one_thread_for_matrices() -> None:
    """Let NumPy multiply in one thread, unless it is said otherwise; has to come before it loads.

    Several threads wait for each other, busily, where processors have other work: for the small
    matrices of a network that took nine times as long.
    """
    os.environ.setdefault(MATRICES, "1")
