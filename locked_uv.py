"""Print the uv of uv.lock as pip reads it, with the digests of its files: ``python locked_uv.py``.

``python locked_uv.py > uv.txt && pip install --require-hashes --requirement uv.txt`` installs it.
"""

import sys
import tomllib
from pathlib import Path
from typing import Final

LOCK: Final = Path(__file__).with_name("uv.lock")


def locked_uv(lock: Path = LOCK) -> str:
    """Return a line for pip: the version of uv in *lock*, and what a file of it may hash to."""
    with lock.open("rb") as file:
        [uv] = [each for each in tomllib.load(file)["package"] if each["name"] == "uv"]
    digests = [f"--hash={wheel['hash']}" for wheel in uv["wheels"]]
    return " ".join([f"uv=={uv['version']}", *digests])


if __name__ == "__main__":
    sys.stdout.write(f"{locked_uv()}\n")
