"""Small sets of whole numbers, kept as the bits of one number, and rows of numbers.

Plain Python for play one step at a time; :mod:`intriga.core.compiled.engine` gives the
compiler one machine instruction for each set, and its own way to clear and copy.  Sets stay below
``1 << 63`` so that Python's numbers and 64-bit numbers agree.
"""


def count(bits: int) -> int:
    """Count the members."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """Return the smallest member of a set that is not empty."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the largest member of a set that is not empty."""
    return int(bits).bit_length() - 1


def nth(bits: int, n: int) -> int:
    """Return the n-th smallest member, counting from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


def clear(target: list[int], number: int) -> None:
    """Set the first *number* numbers of *target* to 0."""
    target[:number] = [0] * number


def copy(source: list[int], at: int, target: list[int], to: int, number: int) -> None:
    """Copy *number* numbers of *source* from *at* into *target* from *to*, a row of its own."""
    target[to : to + number] = source[at : at + number]
