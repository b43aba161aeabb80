"""Copying numbers between rows, in the rules' dialect."""


def copy(source: list[int], at: int, target: list[int], to: int, number: int) -> None:
    """Copy *number* numbers of *source* from *at* into *target* from *to*.

    :mod:`intriga.core.engine` makes one copy of bytes of it where both hold bytes.
    """
    for i in range(number):
        target[to + i] = source[at + i]
