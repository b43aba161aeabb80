"""The arguments of ``intriga play``."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from intriga.cli.arguments import EDITION, OPTIONS, SEED, agents_parameter

AGENTS: Final = agents_parameter("Who takes the other seats, in turn.")


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayArguments:
    """The arguments of the command line; each has a default."""

    players: int | None = None
    """How many players, you included (4)."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    agents: Annotated[list[str] | None, AGENTS] = None
    language: str | None = None
    """en, pt-BR, es or es-AR; otherwise that of the environment."""
    name: str | None = None
    """Your name at the table."""
    seed: Annotated[int | None, SEED] = None
    """Deal by this number, so that a game can be dealt again."""
    record: Path | None = None
    """Where to write the record of the game; otherwise in your data directory."""
    resume: Path | None = None
    """A record to play on with."""
    seat: int | None = None
    """Your seat, counted clockwise from 0."""
    fast: Annotated[bool, Parameter(negative=())] = False
    """No pauses."""

    @property
    def silent(self) -> bool:
        """Say whether no argument chooses anything of the set-up."""
        said = (self.players, self.edition, self.options, self.agents, self.name, self.seat)
        return all(wish is None for wish in said)

    @property
    def said(self) -> list[str]:
        """Return the options that were given, as they are typed."""
        return [
            f"--{each.name}" for each in fields(self) if getattr(self, each.name) != each.default
        ]
