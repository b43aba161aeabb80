"""Running a protocol of responses: each is learned, measured, and written as a row."""

import json
from contextlib import redirect_stderr
from dataclasses import MISSING, asdict, fields, replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.core.errors import BadOptions
from intriga.parallel.prepared_worker import Prepare
from intriga.parallel.spread import ALONE, Spread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from intriga.lab.commands.exploit import ExploitArguments
    from intriga.lab.learning.response_protocol import ProtocolRow, ResponseProtocol

SET: Final = ("players", "edition", "options", "minutes", "steps", "games", "seed", "tables")
FOREVER: Final = float("inf")  # minutes: the decisions of the protocol end it


class ResponseWorker:
    """Trains responses to an agent and measures them.

    One among others is *silent* and measures by one process, for the others have the processors.
    """

    def __init__(self, agent: str, game: str, *, silent: bool) -> None:
        self.agent, self.game, self.silent = agent, game, silent

    def do(self, task: "tuple[ExploitArguments, str]") -> dict[str, Any]:
        """Return the result of a response, measured by one way to play.

        Raises:
            BadOptions: an agent or a game that cannot be.
        """
        from intriga.lab.commands.exploit import responded
        from intriga.lab.commands.train import use_threads

        asked, play = task
        asked = replace(asked, as_json=True)
        if not self.silent:
            return responded(self.agent, self.game, asked, (play,))
        use_threads(asked.threads)  # a machine of a cluster has not heard of it
        with redirect_stderr(StringIO()):
            return responded(self.agent, self.game, replace(asked, jobs=1, ray=None), (play,))


Responses = Prepare["tuple[ExploitArguments, str]", dict[str, Any]]


def run_protocol(
    game: str, arguments: "ExploitArguments", prepare: Responses, spread: Spread = ALONE
) -> "Iterator[ProtocolRow]":
    """Yield the row of each response of the protocol, trained and measured by a worker.

    Responses that are done in the folder of the run are read from there.

    Raises:
        BadOptions: there is no such protocol, or an argument or the weights differ from it.
    """
    from intriga.lab.learning.response_protocol import (
        add_protocol_row,
        read_protocol,
        read_protocol_rows,
        row_of,
    )

    protocol = read_protocol(str(arguments.protocol))
    _check(protocol, game, arguments)
    if arguments.leaderboard is not None:
        read_protocol_rows(arguments.leaderboard)  # refuse a broken file before hours of work
    tasks = (
        (_arguments(protocol, arguments, decisions, seed), protocol.play)
        for decisions, seed in protocol.runs()
    )
    results = spread.results(prepare, partial(next, tasks, None), named=_named)
    for (decisions, _), result in zip(protocol.runs(), results, strict=True):
        row = row_of(protocol, decisions, result)
        if arguments.leaderboard is not None:
            add_protocol_row(arguments.leaderboard, row)
        yield row


def _named(task: "tuple[ExploitArguments, str]") -> str:
    return f"the response in {task[0].run}"


def sentence(row: "ProtocolRow", equal: float) -> str:
    """Return what a *row* says, where *equal* is the share among equals."""
    points = (100 * (share - equal) for share in (row.share, row.low, row.high))
    return (
        f"{row.agent}, {row.decisions:,} decisions, seed {row.seed}: "
        "{:+.1f} points beyond the equal share ({:+.1f} to {:+.1f})".format(*points)
        + f", {row.games} games"
    )


def in_json(rows: "list[ProtocolRow]") -> str:
    """Return *rows* as a JSON object."""
    return json.dumps({"rows": [asdict(row) for row in rows]}, indent=2)


def _arguments(
    protocol: "ResponseProtocol", arguments: "ExploitArguments", decisions: int, seed: int
) -> "ExploitArguments":
    """Return the arguments of one response."""
    return replace(
        arguments,
        run=arguments.run / f"{decisions}-{seed}",
        players=protocol.players,
        edition=protocol.edition,
        minutes=FOREVER,
        steps=decisions,
        games=protocol.games,
        seed=seed,
        tables=protocol.tables,
        leaderboard=None,
        protocol=None,
    )


def _check(protocol: "ResponseProtocol", game: str, arguments: "ExploitArguments") -> None:
    """Refuse what would not be the protocol.

    Raises:
        BadOptions: a game, an argument or weights that differ from it.
    """
    if game != protocol.game:
        reason = f"protocol {protocol.name} is about {protocol.game}, not {game}"
        raise BadOptions("protocol", reason)
    usual = {each.name: each.default for each in fields(arguments) if each.default is not MISSING}
    for name in SET:
        if getattr(arguments, name) != usual[name]:
            reason = f"protocol {protocol.name} says what --{name} is; leave it out"
            raise BadOptions(name, reason)
    if (found := _weights_of(game, arguments.start)) != protocol.start:
        reason = (
            f"protocol {protocol.name} begins with weights whose SHA-256 begins with"
            f" {protocol.start}, not {found or 'with none'}: name their file with --start"
        )
        raise BadOptions("start", reason)


def _weights_of(game: str, start: str | None) -> str:
    """Return how the SHA-256 of the weights to begin with begins; empty for none."""
    from hashlib import sha256

    from intriga.agents.policy import fingerprint
    from intriga.lab.learning.response_protocol import DIGITS

    if start is None:
        return fingerprint(game)
    file = Path(start)
    return sha256(file.read_bytes()).hexdigest()[:DIGITS] if file.is_file() else ""
