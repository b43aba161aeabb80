"""Loops over many games in several threads, each with a block of games that lie together.

The loops hold no lock of Python's, and games do not know each other, so blocks are played at
the same time and any number of threads plays the same games, byte for byte.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache, wraps
from typing import Any

import numpy as np

Loop = Callable[..., None]


def in_threads(loop: Loop, threads: int) -> Loop:
    """Return *loop* in as many *threads*: the first of its arrays has a row for each game.

    So have all others; what is no array is the same for every block.
    """
    if threads == 1:
        return loop

    @wraps(loop)
    def every(*arrays: Any) -> None:
        first, *others = _blocks(arrays, threads)
        crew = _crew(threads - 1, os.getpid())
        waiting = [crew.submit(loop, *block) for block in others]
        try:
            loop(*first)
        finally:
            wait(waiting)
        for each in waiting:
            each.result()  # raises what was raised there

    return every


def _blocks(arrays: tuple[Any, ...], number: int) -> Iterator[list[Any]]:
    """Yield the parts of *arrays* in as many blocks of games, as equal as can be."""
    games = len(arrays[0])
    for place in range(number):
        block = slice(games * place // number, games * (place + 1) // number)
        yield [each[block] if isinstance(each, np.ndarray) else each for each in arrays]


@cache
def _crew(threads: int, process: int) -> ThreadPoolExecutor:
    """Return the threads that help the one that calls, the same for all games of a process."""
    return ThreadPoolExecutor(threads, thread_name_prefix="games")
