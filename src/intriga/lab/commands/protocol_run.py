"""Running a protocol of responses: each is learned, measured, and written as a row."""

import json
from collections.abc import Callable, Iterator
from dataclasses import MISSING, asdict, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.core.errors import BadOptions

if TYPE_CHECKING:
    from intriga.lab.commands.exploit import ExploitArguments
    from intriga.lab.learning.response_protocol import ProtocolRow, ResponseProtocol

SET: Final = ("players", "edition", "options", "minutes", "steps", "games", "seed", "tables")
FOREVER: Final = float("inf")  # minutes: the decisions of the protocol end it

Respond = Callable[["ExploitArguments", tuple[str, ...]], dict[str, Any]]


def run_protocol(
    game: str, arguments: "ExploitArguments", respond: Respond
) -> "Iterator[ProtocolRow]":
    """Yield the row of each response of the protocol, as *respond* trains and measures it.

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
    for decisions, seed in protocol.runs():
        asked = _arguments(protocol, arguments, decisions, seed)
        row = row_of(protocol, decisions, respond(asked, (protocol.play,)))
        if arguments.leaderboard is not None:
            add_protocol_row(arguments.leaderboard, row)
        yield row


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
