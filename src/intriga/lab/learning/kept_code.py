# pyright: reportUnknownMemberType=false, reportAttributeAccessIssue=false
# JAX brings only some types.
"""The code that XLA compiles, kept between calls beside that of the rules."""

from hashlib import sha256
from importlib.metadata import version
from typing import Final

import jax

from intriga.core.compiled.cache_folder import code_folder
from intriga.lab.arena.results import processor

DIGITS: Final = 16
LARGEST: Final = 1 << 30  # bytes of code that are kept; what was used last stays


def keep_code() -> None:
    """Let JAX keep what it compiles, unless it was told where; call it before it compiles.

    The folder is for one version of JAX and one processor, since code of another one may not run.
    """
    if jax.config.jax_compilation_cache_dir:
        return
    made = f"{version('jax')} {version('jaxlib')} {processor()}"
    folder = code_folder(sha256(made.encode()).hexdigest()[:DIGITS])
    if folder is not None:
        jax.config.update("jax_compilation_cache_dir", str(folder))
        jax.config.update("jax_compilation_cache_max_size", LARGEST)
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
