"""Arguments of several commands, spelled alike in all of them.

Lists are written with spaces or commas between their words: ``--agents a b`` and
``--agents a,b`` mean the same, and so do ``--options x=1,y=2`` and ``--option x=1 --option y=2``.
"""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from cyclopts import Parameter, Token, validators

from intriga.core.chance import SEEDS
from intriga.core.errors import BadOptions, BadRecord
from intriga.core.games import games, ruleset_of, table_rules_of
from intriga.core.options import Value
from intriga.core.record import Record
from intriga.core.ruleset import Json, Ruleset
from intriga.parallel.spread import Spread

if TYPE_CHECKING:
    from intriga.store.postgres.database_url import DatabaseUrl


GAME: Final = Parameter(help=f"{' or '.join(games())}.")
WHO: Final = (
    "With spaces or commas between them. Files and modules are agents too: policy.npz,"
    " rich_bot.py:Rich, package.module:Rich. For names see intriga list agents."
)
HOUSE: Final = (
    "House rules, each as name=value, with spaces or commas between them; see intriga list options."
)
EDITIONS: Final = "The edition; the first of intriga list editions where none is named."
LIMIT: Final = 10.0  # seconds, as intriga.agents.external.process.AgentLimits says


def agents_parameter(first: str) -> Parameter:
    """Return the parameter ``--agents``, whose help begins with the sentence *first*."""
    return Parameter(consume_multiple=True, negative="", help=f"{first} {WHO}")


OPTIONS: Final = Parameter(
    name=("--options", "--option"), consume_multiple=True, negative="", help=HOUSE
)
EDITION: Final = Parameter(help=EDITIONS)
COUNT: Final = Parameter(validator=validators.Number(gte=1))
POSITIVE: Final = Parameter(validator=validators.Number(gt=0))
PORT: Final = Parameter(validator=validators.Number(gte=0, lte=65_535))
JSON: Final = Parameter(name="json", negative="", help="Print one JSON object.")
JOBS: Final = Parameter(
    help="How many processes do the work; as many as there are cores where nothing is said."
)
RAY: Final = Parameter(
    help="Do the work on a Ray cluster, whatever --jobs says: auto for the one that this machine is"
    " part of, its address, or local for one of this machine alone."
)
TIME_LIMIT: Final = Parameter(
    validator=validators.Number(gt=0),
    help="How many seconds an agent from a file or a module may take for a decision. One that"
    " takes longer is stopped, and the command with it.",
)


def whole_seed(kind: object, tokens: Sequence[Token]) -> int:  # noqa: ARG001  as Cyclopts asks
    """Return the number that one of *tokens* writes: whole, where Cyclopts would round.

    Raises:
        ValueError: it is none.
    """
    written = tokens[0].value
    try:
        return int(written)
    except ValueError:
        raise ValueError(f"a seed is a whole number, not {written!r}") from None


SEED: Final = Parameter(converter=whole_seed, validator=validators.Number(gte=0, lt=SEEDS))


def words_of(given: Iterable[str] | None) -> list[str]:
    """Return the words that were *given*, with spaces or commas between them."""
    words = (word.strip() for each in given or () for word in each.split(","))
    return [word for word in words if word]


class ChosenVariant(NamedTuple):
    """A game as it is asked for: an edition, and the options that differ from it."""

    ruleset: Ruleset[Any, Any]
    edition: str
    options: dict[str, Value]

    def header(self, players: int | None = None) -> Json:
        """Return the header of a game of it between *players*, or as many as usual."""
        seats = [str(seat) for seat in range(players_of(self.ruleset.name, players))]
        return {"preset": self.edition, "options": self.options, "seats": seats}


def variant_of(
    game: str, edition: str | None = None, options: Iterable[str] | None = None
) -> ChosenVariant:
    """Return *game* with *options* as they are written, in its first edition if none is named.

    Raises:
        BadOptions: no such game; or options of another form, unknown ones or unknown values.
    """
    ruleset = ruleset_of(game)
    first = next(iter(ruleset.variants.editions))
    return ChosenVariant(ruleset, edition or first, ruleset.variants.parse(",".join(options or ())))


def ruleset_of_record(record: Record) -> Ruleset[Any, Any]:
    """Return the rules by which *record* was played.

    Raises:
        BadRecord: there is no such game.
    """
    try:
        return ruleset_of(record.header["game"])
    except BadOptions as error:
        raise BadRecord(record.file, record.line, str(error)) from None


def players_of(game: str, asked: int | None) -> int:
    """Return how many play *game*: as many as were *asked* for, or as many as usual."""
    return table_rules_of(game).players if asked is None else asked


def spread_of(jobs: int | None, ray: str | None) -> Spread:
    """Return where work is done: by as many processes as *jobs*, or as there are cores, or on Ray.

    Raises:
        BadOptions: fewer than one process, or Ray is asked for and not installed.
    """
    if jobs is not None and jobs < 1:
        raise BadOptions("jobs", f"at least 1 process has to work, not {jobs}")
    if ray is None:
        return Spread(jobs or os.cpu_count() or 1)
    from intriga.parallel.ray_crew import ray_library

    ray_library()
    return Spread(cluster=ray)


def data_folder() -> Path:
    """Return the folder of finished games: the system's own for a user's data."""
    from platformdirs import user_data_path

    return user_data_path("intriga", appauthor=False) / "games"


def kept_place(data: Path | None, database: str | None) -> "Path | DatabaseUrl":
    """Return the folder or the database that keeps the tables of a server.

    Raises:
        StoreError: the address of the database is not readable, or holds a password.
    """
    from intriga.store.postgres.database_url import from_environment, on_command_line

    if database is not None:
        return on_command_line(database)
    if data is None:
        return from_environment() or data_folder().parent
    return data


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
