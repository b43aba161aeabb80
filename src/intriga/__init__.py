"""Intriga: the card games Coup and Pot de Vin, for people, programs and research.

Importing it is quick: what is slow to load is loaded when it is first used.
"""

from typing import TYPE_CHECKING

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Look the version up when somebody asks: reading package metadata is slow."""
        if name == "__version__":
            from importlib.metadata import version  # noqa: PLC0415

            return version("intriga")
        raise AttributeError(f"module 'intriga' has no attribute {name!r}")
