"""Files of arrays: networks, and the table of duels."""

from pathlib import Path
from typing import IO, TYPE_CHECKING, Any
from zipfile import BadZipFile
from zlib import error as Torn  # noqa: N812  an exception is named as one

import numpy as np

from intriga.core.errors import BadOptions

if TYPE_CHECKING:
    from numpy.typing import NDArray


def read_arrays(source: IO[bytes] | Path | str) -> "dict[str, NDArray[Any]]":
    """Return the arrays in *source* by name.

    Raises:
        BadOptions: it holds none, or it is torn.
        OSError: it cannot be read.
    """
    try:
        with np.load(source, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except (ValueError, TypeError, EOFError, BadZipFile, Torn):
        reason = f"{name_of(source)} is no file of arrays, or it is torn"
        raise BadOptions("file", reason) from None


def name_of(source: IO[bytes] | Path | str) -> str:
    """Return a name for *source* in a sentence."""
    return str(source) if isinstance(source, str | Path) else str(getattr(source, "name", "this"))
