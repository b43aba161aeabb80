"""When, where and by which command a report was made."""

import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from shlex import join
from typing import Final

CPU_INFO: Final = Path("/proc/cpuinfo")  # Linux; elsewhere Python is asked


@dataclass(frozen=True, slots=True)
class Provenance:
    """The provenance of a figure: the date, the machine, the software and the command."""

    date: str
    machine: str
    software: str
    command: str


def about(command: Sequence[str]) -> Provenance:
    """Return the provenance on this machine, now, of *command*."""
    return Provenance(
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        machine=f"{processor()}, {os.cpu_count()} cores, {platform.system()}",
        software=f"intriga {version('intriga')}, Python {platform.python_version()}",
        command=join(command) if command else join(sys.argv),
    )


def processor() -> str:
    """Return the name of the processor, as far as the system says."""
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, model = line.partition(":")
            if name.strip() == "model name":
                return model.strip()
    return platform.processor() or platform.machine()
