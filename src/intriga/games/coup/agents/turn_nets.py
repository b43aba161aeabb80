"""The networks that value where turns end: two players, base rules.

Made by ``intriga solver train``.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from intriga.agents.policy import read_arrays
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.core.errors import BadOptions

FILE: Final = Path(__file__).with_name("data") / "turns.npz"
VERSION: Final = 1  # changes when a turn is played otherwise: networks of another are refused


@cache
def leaf_nets(file: Path = FILE) -> LeafNets:
    """Return the networks in *file*, by default those that come with Intriga, in float32.

    Raises:
        BadOptions: there is no such file, it holds no networks, or those of other rules.
    """
    if not file.exists():
        raise BadOptions("nets", f"there are no networks of leaves at {file}")
    arrays = read_arrays(file)
    if not {"version", *LeafNets._fields} <= arrays.keys():
        raise BadOptions("nets", f"{file} has arrays, but they are no networks of leaves")
    if arrays["version"] != VERSION:
        raise BadOptions("nets", f"{file} was made with version {arrays['version']} of the rules")
    parts = {name: arrays[name] for name in LeafNets._fields}
    return LeafNets(**{**parts, "weights": parts["weights"].astype(np.float32)})
