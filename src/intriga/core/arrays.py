"""Clearing rows of numbers and copying between them, in the rules' dialect.

Written for the interpreter; :mod:`intriga.core.compiled.engine` says how it is compiled.
"""


def clear(target: list[int], number: int) -> None:
    """Set the first *number* numbers of *target* to 0."""
    target[:number] = [0] * number


def copy(source: list[int], at: int, target: list[int], to: int, number: int) -> None:
    """Copy *number* numbers of *source* from *at* into *target* from *to*, a row of its own."""
    target[to : to + number] = source[at : at + number]
