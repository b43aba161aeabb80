"""The file of a contest: a line of JSON for every round played.

The first line says what all rounds have in common; a file can take in any pairing
and any round later.  Before the first round of an agent that was made from a file a line
says which, by its SHA-256.  A round's line depends on nothing but what is played, so two
files of the same contest hold the same lines, in whatever order they were finished.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from intriga.agents.base import digest_of
from intriga.agents.policy import fingerprint
from intriga.agents.registry import meant_by_levels
from intriga.core.errors import BadOptions, BadRecord
from intriga.lab.arena.contest import Contest
from intriga.matches.match import PlayedGame, seated

VERSION: Final = 1
Key = tuple[tuple[str, ...], int]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """The result of a round.

    ``agents`` by seat of game 0; ``winners`` [game] are places in it, empty for no result;
    ``decisions`` [game]; ``luck`` [agent] is the mean over the games, empty if not kept.
    """

    agents: tuple[str, ...]
    number: int
    winners: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]
    luck: tuple[float, ...] = ()

    def share(self, name: str) -> float:
        """Return the part of the round that *name* won.

        Winners divide a game equally; a game without a result is divided among all.
        """
        return sum(self._share(winners, name) for winners in self.winners) / len(self.winners)

    def _share(self, winners: Sequence[int], name: str) -> float:
        among = winners or range(len(self.agents))
        return sum(self.agents[agent] == name for agent in among) / len(among)

    def luck_of(self, name: str) -> float:
        """Return how much of its share *name* owes to luck."""
        return sum(
            luck
            for agent, luck in zip(self.agents, self.luck, strict=bool(self.luck))
            if agent == name
        )

    @property
    def no_result(self) -> int:
        """Return the number of games without a result."""
        return sum(not winners for winners in self.winners)

    @property
    def line(self) -> str:
        """Return the round as a line of the file."""
        words: dict[str, Any] = {
            "agents": self.agents,
            "round": self.number,
            "winners": self.winners,
            "decisions": self.decisions,
        }
        return json.dumps({**words, "luck": self.luck} if self.luck else words, ensure_ascii=False)


def round_of(agents: Sequence[str], number: int, games: Sequence[PlayedGame]) -> PlayedRound:
    """Return the result of the *games* of a round."""
    luck = [sum(each) / len(games) for each in zip(*(game.luck for game in games), strict=True)]
    return PlayedRound(
        tuple(agents),
        number,
        tuple(game.winners for game in games),
        tuple(game.decisions for game in games),
        tuple(luck),
    )


class ContestFile:
    """The rounds of a contest, in memory and in a file; without a path in memory alone."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        """Read the file at *path*, or begin it; a last line torn off is dropped.

        Raises:
            BadOptions: the file is of another contest, or an agent's file was another.
            BadRecord: a line that is no round.
            OSError: a file that cannot be read or written.
        """
        self.rounds: dict[Key, PlayedRound] = {}
        self.digests: dict[str, str] = {}
        self._file = path.open("a+b") if path is not None else None
        if self._file is None or path is None:
            return
        try:
            self._read(self._file, path, heading(contest))
            self._identify(path, digests(contest))
        except BaseException:
            self._file.close()
            raise

    def _read(self, file: IO[bytes], path: Path, head: dict[str, Any]) -> None:
        file.seek(0)
        data = file.read()
        first = json.dumps(head, ensure_ascii=False)
        if first.encode().startswith(data):  # new, or torn off before anything was played
            file.truncate(0)
            self._write(first)
            return
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        _check(path, head, lines[0] if lines else b"")
        file.truncate(whole)
        for place, line in enumerate(lines[1:], 2):
            found = _parsed(path, place, line)
            if isinstance(found, PlayedRound):
                self.rounds.setdefault((found.agents, found.number), found)
            else:
                self.digests |= found

    def _identify(self, path: Path, agents: Mapping[str, str]) -> None:
        """Keep the digests of *agents*, or see that they are those that played before.

        Raises:
            BadOptions: one is not.
        """
        for name, digest in agents.items():
            before = self.digests.get(name)
            if before is None:
                self.digests[name] = digest
                self._write(json.dumps({"agent": name, "sha256": digest}, ensure_ascii=False))
            elif before != digest:
                reason = (
                    f"{path} has rounds of another {name}: its SHA-256 began {before[:16]} and"
                    f" begins {digest[:16]} now; what is played with it belongs in another file"
                )
                raise BadOptions("out", reason)

    def add(self, played: PlayedRound) -> None:
        """Keep a round, and write it at once."""
        self.rounds[played.agents, played.number] = played
        self._write(played.line)

    def _write(self, line: str) -> None:
        if self._file is not None:
            self._file.write(line.encode() + b"\n")
            self._file.flush()

    def of(self, agents: tuple[str, ...]) -> list[PlayedRound]:
        """Return the rounds of the pairing *agents*, by number."""
        return sorted(
            (each for each in self.rounds.values() if each.agents == agents),
            key=lambda each: each.number,
        )

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


@dataclass(frozen=True, slots=True)
class KeptRounds:
    """The rounds of a contest as its file has them.

    ``heading`` has what all rounds have in common, ``digests`` the SHA-256 of agents that were
    made from files, by name; ``rounds`` are in the order of their numbers.
    """

    heading: Mapping[str, Any]
    digests: Mapping[str, str]
    rounds: Sequence[PlayedRound]

    @property
    def pairings(self) -> dict[tuple[str, ...], list[PlayedRound]]:
        """Return the rounds of each pairing, by its agents."""
        found: dict[tuple[str, ...], list[PlayedRound]] = {}
        for each in self.rounds:
            found.setdefault(each.agents, []).append(each)
        return found


def read_rounds(path: Path, data: bytes | None = None) -> KeptRounds:
    """Return what the file at *path* holds, or *data* in its place; a line torn off is left out.

    Raises:
        BadRecord: a line that is no round, or no file of a contest.
        OSError: a file that cannot be read.
    """
    first, *lines = (path.read_bytes() if data is None else data).splitlines(keepends=True) or [b""]
    head = _heading_of(path, first)
    agents: dict[str, str] = {}
    rounds: dict[Key, PlayedRound] = {}
    for place, line in enumerate(lines, 2):
        if not line.endswith(b"\n"):
            break
        found = _parsed(path, place, line)
        if isinstance(found, PlayedRound):
            rounds.setdefault((found.agents, found.number), found)
        else:
            agents |= found
    return KeptRounds(head, agents, sorted(rounds.values(), key=lambda each: each.number))


def digests(contest: Contest) -> dict[str, str]:
    """Return the SHA-256 of the files that agents of *contest* were made from, by name.

    Raises:
        BadOptions: an unknown agent.
    """
    players = zip(contest.agents, seated(contest.match(contest.agents)), strict=True)
    return {name: digest_of(player) for name, player in players if digest_of(player)}


def heading(contest: Contest) -> dict[str, Any]:
    """Return the first line of a file, which holds for all its rounds.

    Bots that play by the network of the game are others when it is trained on, and levels
    when they stand for other agents.
    """
    return {
        "arena": VERSION,
        "game": contest.ruleset.name,
        "version": contest.ruleset.version,
        "preset": contest.preset,
        "options": dict(contest.options),
        "seed": contest.seed,
        "most_decisions": contest.most_decisions,
        "corrected": contest.corrected,
        "luck": contest.luck,
        "network": fingerprint(contest.ruleset.name),
        "levels": meant_by_levels(contest.ruleset.name),
    }


def _check(path: Path, head: dict[str, Any], line: bytes) -> None:
    found = _heading_of(path, line)
    differing = next((name for name in head if found.get(name) != head[name]), None)
    if differing is not None:
        has, wanted = found.get(differing), head[differing]
        reason = f"{path} is of another contest: its {differing} is {has!r}, not {wanted!r}"
        raise BadOptions("out", reason)


def _heading_of(path: Path, line: bytes) -> dict[str, Any]:
    """Return the first *line* of the file at *path*.

    Raises:
        BadRecord: it is not that of a contest.
    """
    try:
        found: dict[str, Any] = json.loads(line)
        known = "arena" in found
    except (ValueError, TypeError):
        known, found = False, {}
    if not known:
        raise BadRecord(str(path), 1, "no file of a contest: it does not begin as one")
    if "eyes" in found:  # as this was called until 27 November 2026
        found["luck"] = found.pop("eyes")
    return found


def _parsed(path: Path, place: int, line: bytes) -> PlayedRound | dict[str, str]:
    """Return the round of a *line*, or the digest of an agent by its name."""
    try:
        found = json.loads(line)
        if "agent" in found:
            return {str(found["agent"]): str(found["sha256"])}
        return PlayedRound(
            tuple(found["agents"]),
            int(found["round"]),
            tuple(tuple(winners) for winners in found["winners"]),
            tuple(found["decisions"]),
            tuple(found.get("luck", ())),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(str(path), place, f"no round of a contest: {error}") from None
