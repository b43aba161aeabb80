"""A run of a suite: a folder with the transcript, the arena's ledger, the records, the conduct.

Whatever kills it, the next call with the same folder reads the answers that were given, plays the
games again as far as they had come, and goes on asking there.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import quote

import msgspec
from filelock import FileLock, Timeout

from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.record import read_records, resume
from intriga.core.record_text import write_lines
from intriga.core.ruleset import Json
from intriga.lab.adapters.text import TextTable
from intriga.lab.arena.contest import Contest, ContestKind, Goal, pairings
from intriga.lab.arena.contest_file import ContestFile, PlayedRound
from intriga.lab.arena.contest_run import Rounds, Season
from intriga.lab.llm.chat_endpoint import ChatEndpoint
from intriga.lab.llm.conduct import Care, Conduct, conduct_in
from intriga.lab.llm.model_seat import MeasuredModel, ModelPlayer, RunStopped, system_prompt
from intriga.lab.llm.spending import Spending, TokenBudget
from intriga.lab.llm.suite import DIGITS, Suite
from intriga.lab.llm.told_games import ThreadAgents, ToldRound, level_of, play_told_round
from intriga.lab.llm.transcript import Transcript
from intriga.matches.match import games_of_round

TRANSCRIPT: Final = "transcript.jsonl"
LEDGER: Final = "ledger.jsonl"
CONDUCT: Final = "conduct.jsonl"
GAMES: Final = "games"
LOCK: Final = ".lock"


class GameConduct(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the file of conduct: that of the model in one game against *level*."""

    level: str
    game: int
    care: Care
    conduct: Conduct


class ModelRun:
    """A run of *suite* in *game* with the model behind *endpoint*, kept in *folder*."""

    def __init__(
        self,
        folder: Path,
        game: str,
        suite: Suite,
        endpoint: ChatEndpoint,
        budget: TokenBudget | None = None,
    ) -> None:
        self.folder, self.suite, self.endpoint = folder, suite, endpoint
        self.rules = suite.variant(game)
        self.spending = Spending(budget or TokenBudget())
        self.goal = Goal(suite.deals * self.rules.players)
        self.system = system_prompt(suite, TextTable(self.rules, language=suite.language))
        self.contest = self._contest()
        self._agents = ThreadAgents(self.contest)
        self._waiting: set[Future[ToldRound]] = set()
        self._lock = FileLock(folder / LOCK, timeout=0)

    @property
    def prompts(self) -> str:
        """Return the beginning of the SHA-256 of the first message, which has the rules."""
        return sha256(self.system.encode()).hexdigest()[:DIGITS]

    # --- the folder

    def __enter__(self) -> Self:
        """Begin the run, or go on with it.

        Raises:
            BadOptions: an agent that there is not, another run in the folder, or one that goes on.
            BadRecord: a file of the folder that cannot be read.
            OSError: the folder cannot be written.
        """
        pairings(self.contest)  # an impossible contest leaves no folder behind
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            self._lock.acquire()
        except Timeout:
            raise BadOptions("out", f"another process plays in {self.folder}") from None
        try:
            self._open()
        except BaseException:
            self._lock.release()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let others go on with it."""
        wait(self._waiting)  # after a second Ctrl-C an answer may still be on its way
        self.ledger.close()
        self.transcript.close()
        self._lock.release()

    def _open(self) -> None:
        (self.folder / GAMES).mkdir(exist_ok=True)
        self.transcript = Transcript(self.folder / TRANSCRIPT, self.head())
        try:
            self.player = ModelPlayer(self.endpoint, self.suite, self.transcript, self.spending)
            self.ledger = ContestFile(self.contest, self.folder / LEDGER)
            self.season = Season(self.contest, self.ledger, self.goal)
        except BaseException:
            self.transcript.close()
            raise

    def head(self) -> Json:
        """Return what all answers have in common, as the transcript's first line says it."""
        rules, suite = self.rules, self.suite
        return {
            "model": self.endpoint.model,
            "suite": suite.name,
            "sha256": suite.digest,
            "game": rules.ruleset.name,
            "version": rules.ruleset.version,
            "edition": rules.edition,
            "options": dict(rules.options),
            "players": rules.players,
            "system": self.system,
        }

    def _contest(self) -> Contest:
        """Return the contest: the model alone among each agent of the suite."""
        model, suite, rules = self.endpoint.model, self.suite, self.rules
        digest = sha256(json.dumps(self.head(), ensure_ascii=False).encode()).hexdigest()
        return Contest(
            ruleset=rules.ruleset,
            agents=(model, *suite.against),
            measured=1,
            players=(rules.players,),
            preset=rules.edition,
            options=rules.options,
            kinds=frozenset({ContestKind.ALONE}),
            seed=suite.seed,
            corrected=False,
            guests={model: MeasuredModel(model, digest)},
        )

    # --- playing

    def play(self, at_once: int = 1) -> Rounds:
        """Play the missing rounds, *at_once* of them side by side, and yield each when it is kept.

        Where the caller closes the generator, or is interrupted, answers on their way are kept.

        Raises:
            NoReply, BudgetSpent, AgentFailed, OSError: the first thing that stopped it.
        """
        self.player.stopped.clear()
        yield from self.season.kept(self._side_by_side(at_once))

    def _side_by_side(self, at_once: int) -> Rounds:
        self._waiting = set()
        with ThreadPoolExecutor(at_once) as pool:
            try:
                while True:
                    while len(self._waiting) < at_once and (task := self._next()) is not None:
                        self._waiting.add(pool.submit(self._round, *task))
                    if not self._waiting:
                        return
                    over, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
                    for future in over:
                        if isinstance(future.exception(), RunStopped):
                            continue  # another one has the cause
                        told = future.result()
                        self._keep(told)
                        yield told.result
            finally:  # an answer that is being given is waited for and kept: it is charged
                self.player.stopped.set()

    def _next(self) -> tuple[tuple[str, ...], int] | None:
        return None if self.player.stopped.is_set() else self.season.take()

    def _round(self, agents: tuple[str, ...], number: int) -> ToldRound:
        try:
            return play_told_round(self.contest, self.player, self._agents.by_name, agents, number)
        except BaseException as error:
            if not isinstance(error, RunStopped):
                self.player.stopped.set()
            raise

    def _keep(self, told: ToldRound) -> None:
        """Write the records of a round, whole or not at all, before its line in the ledger."""
        path = self._records(told.level, told.result.number)
        fresh = path.with_name(f".{path.name}.part")
        with fresh.open("w", encoding="utf-8") as file:
            for game in told.games:
                write_lines(game.lines, file)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)

    def _records(self, level: str, number: int) -> Path:
        return self.folder / GAMES / f"{quote(level, safe='')}-{number:04}.jsonl"

    # --- conduct

    def rounds(self) -> list[tuple[str, PlayedRound]]:
        """Return the rounds of the ledger, each with the agent that it was played against."""
        played = self.ledger.rounds.values()
        return [(level_of(each.agents, self.endpoint.model), each) for each in played]

    def look_into(self, care: Care) -> Iterator[tuple[str, int, Conduct]]:
        """Yield the conduct in each game of the ledger, with its level and the round.

        It is kept in the folder, and looked for once.

        Raises:
            BadRecord: a file of the folder that cannot be read.
        """
        known = self._known(care)
        chosen = self._chosen()
        match = self.contest.match([*self.contest.agents[:1]] * self.rules.players)
        for level, played in self.rounds():
            games: list[Game[Any, Any]] = []
            for place, number in enumerate(games_of_round(match, played.number)):
                found = known.get((level, number))
                if found is None:
                    games = games or self._games(level, played.number)
                    found = conduct_in(games[place], chosen[level, number], care)
                    self._note(GameConduct(level=level, game=number, care=care, conduct=found))
                yield level, played.number, found

    def _chosen(self) -> "defaultdict[tuple[str, int], set[int]]":
        """Return the inputs of each game that the model has chosen, none that chance gave."""
        steps: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
        for place, answer in self.transcript.answers.items():
            if not answer.fault:
                steps[place.level, place.game].add(place.step)
        return steps

    def _games(self, level: str, number: int) -> list[Game[Any, Any]]:
        records = read_records(self._records(level, number))
        return [resume(self.rules.ruleset, each, Scripted([])) for each in records]

    def _known(self, care: Care) -> dict[tuple[str, int], Conduct]:
        """Return what the file of conduct has, looked at with this *care*; a torn line is none."""
        path = self.folder / CONDUCT
        found: dict[tuple[str, int], Conduct] = {}
        for line in path.read_bytes().splitlines(keepends=True) if path.exists() else ():
            try:
                said = msgspec.json.decode(line, type=GameConduct)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue  # it is looked for again
            if said.care == care:
                found[said.level, said.game] = said.conduct
        return found

    def _note(self, line: GameConduct) -> None:
        with (self.folder / CONDUCT).open("a+b") as file:
            file.write(msgspec.json.encode(line) + b"\n")
