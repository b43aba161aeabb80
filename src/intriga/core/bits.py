"""Small sets of whole numbers, kept as the bits of one number.

Plain Python for play one step at a time; :mod:`intriga.core.compiled.engine` gives the
compiler one machine instruction for each.  Sets stay below ``1 << 63`` so that
Python's numbers and 64-bit numbers agree.
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
