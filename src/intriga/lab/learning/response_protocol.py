"""Protocols: what a response may learn from and how it is measured, so that figures compare.

A protocol is a file of the package.  Each of its responses gives a row, which holds all that its
figures follow from: whoever has the row can work them out again.
"""

import json
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from intriga.agents.policy import fingerprint
from intriga.core.errors import BadOptions, unknown
from intriga.lab.run_folder import written_whole
from intriga.matches.report import Estimate, share_of

FOLDER: Final = files("intriga.lab.learning") / "protocols"
DIGITS: Final = 16  # of a SHA-256
PLACES: Final = 4  # decimals of a share


@dataclass(frozen=True, slots=True)
class ResponseProtocol:
    """The settings of every response of a protocol; ``digest`` begins its file's SHA-256.

    One response is trained with each of ``seeds`` on each number of ``decisions``, from the weights
    whose SHA-256 begins with ``start``, and measured in ``games`` by the way to ``play``.
    """

    name: str
    digest: str
    game: str
    edition: str
    players: int
    start: str
    tables: int
    decisions: tuple[int, ...]
    seeds: tuple[int, ...]
    play: str
    games: int

    def runs(self) -> Iterator[tuple[int, int]]:
        """Yield the decisions and the seed of each response, the short ones first."""
        for decisions in self.decisions:
            for seed in self.seeds:
                yield decisions, seed


def protocols() -> list[str]:
    """Return the names of all protocols."""
    return sorted(each.name.removesuffix(".toml") for each in FOLDER.iterdir())


def read_protocol(name: str) -> ResponseProtocol:
    """Return the protocol called *name*.

    Raises:
        BadOptions: there is none.
    """
    if name not in protocols():
        raise BadOptions("protocol", unknown("protocol called", name, protocols()))
    text = (FOLDER / f"{name}.toml").read_bytes()
    settings = tomllib.loads(text.decode())
    for several in ("decisions", "seeds"):
        settings[several] = tuple(settings[several])
    return ResponseProtocol(name=name, digest=sha256(text).hexdigest()[:DIGITS], **settings)


# ------------------------------------------------------------------- rows


@dataclass(frozen=True, slots=True)
class ProtocolRow:
    """The wins of one response of a protocol against *agent*, whose weights are ``network``.

    It learned from ``learned`` decisions, at least the ``decisions`` of the protocol.  ``won`` says
    in how many rounds it won no game, one game, up to all; the share with its 95 % interval follows
    from that.  ``practice`` is the agent that it learned against, where that was another one.
    """

    protocol: str
    digest: str
    agent: str
    network: str
    practice: str
    decisions: int
    seed: int
    learned: int
    won: tuple[int, ...]
    share: float
    low: float
    high: float
    date: str
    machine: str

    @property
    def games(self) -> int:
        """Return how many games measured it."""
        return sum(self.won) * (len(self.won) - 1)


def shares_of(won: Sequence[int]) -> list[float]:
    """Return the share of each round, where so many rounds were *won* no, one, up to all times."""
    most = max(1, len(won) - 1)
    return [times / most for times, rounds in enumerate(won) for _ in range(rounds)]


def row_of(protocol: ResponseProtocol, decisions: int, result: Mapping[str, Any]) -> ProtocolRow:
    """Return the row of the *result* of a response that learned from so many *decisions*."""
    measured = result["measured"][0]
    found = _rounded(share_of(shares_of(measured["won"])))
    return ProtocolRow(
        protocol=protocol.name,
        digest=protocol.digest,
        agent=result["agent"],
        network=result["sha256"][:DIGITS] or result["network"],
        practice=result["practice"] or "",
        decisions=decisions,
        seed=result["seed"],
        learned=int(result["training"]["decisions"]),
        won=tuple(measured["won"]),
        share=found.share,
        low=found.low,
        high=found.high,
        date=result["made"]["date"],
        machine=result["made"]["machine"],
    )


def check_row(row: ProtocolRow, kept: Collection[str]) -> None:
    """Refuse a *row* that does not follow from its protocol and its games.

    *kept* are the beginnings of the SHA-256 of weights that are at hand, besides the package's.

    Raises:
        BadOptions: the first thing that does not follow, with what would.
    """
    protocol = read_protocol(row.protocol)
    found = _rounded(share_of(shares_of(row.won)))
    wanted: list[tuple[str, object, bool]] = [
        ("digest", protocol.digest, row.digest == protocol.digest),
        ("decisions", protocol.decisions, row.decisions in protocol.decisions),
        ("seed", protocol.seeds, row.seed in protocol.seeds),
        ("learned", f"at least {row.decisions}", row.learned >= row.decisions),
        ("network", "that of a file kept", row.network in {fingerprint(protocol.game), *kept}),
        ("won", "counts of rounds", len(row.won) == protocol.players + 1 and min(row.won) >= 0),
        ("games", f"at least {protocol.games}", row.games >= protocol.games),
        *((key, value, getattr(row, key) == value) for key, value in asdict(found).items()),
    ]
    for name, right, follows in wanted:
        if not follows:
            said = getattr(row, name)
            reason = f"the row of {row.agent}, seed {row.seed}, has {name} {said!r}, not {right}"
            raise BadOptions("row", reason)


def _rounded(found: Estimate) -> Estimate:
    return Estimate(*(round(getattr(found, each.name), PLACES) for each in fields(found)))


# ------------------------------------------------------------------- their file


def read_protocol_rows(file: Path) -> list[ProtocolRow]:
    """Return the rows of *file* in their order; none if it is not there.

    Raises:
        BadOptions: a line that is no row.
    """
    if not file.exists():
        return []
    rows: list[ProtocolRow] = []
    for number, line in enumerate(file.read_text(encoding="utf-8-sig").splitlines(), start=1):
        try:
            said: dict[str, Any] = json.loads(line)
            said["won"] = tuple(map(int, said["won"]))
            rows.append(ProtocolRow(**said))
        except (KeyError, TypeError, ValueError) as error:
            reason = f"line {number} of {file} is no row of a protocol: {error}"
            raise BadOptions("leaderboard", reason) from None
    return rows


def add_protocol_row(file: Path, row: ProtocolRow) -> None:
    """Write *row* into *file*, in place of one of the same response, whole or not at all.

    Raises:
        BadOptions: the file holds something else.
    """
    rows = [each for each in read_protocol_rows(file) if _response(each) != _response(row)]
    lines = [json.dumps(asdict(each)) + "\n" for each in sorted([*rows, row], key=_response)]
    with written_whole(file) as fresh:
        fresh.write_text("".join(lines), encoding="utf-8")


def _response(row: ProtocolRow) -> tuple[str, str, str, str, int, int]:
    return row.protocol, row.agent, row.network, row.practice, row.decisions, row.seed
