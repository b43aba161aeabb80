"""A session at the terminal: a game set up or read back from its record, and perhaps another."""

import shlex
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import cast

from rich.console import Console
from rich.text import Text

from intriga.agents import agent, agents_for, bots_for
from intriga.agents.base import SlowToBegin
from intriga.agents.external.source import AgentFailed
from intriga.agents.registry import is_from_outside, name_agents, named_agents, usual_bot
from intriga.cli.arguments import PlayArguments, data_folder
from intriga.cli.decision import AnyGame
from intriga.cli.hosted_table import (
    NOW,
    HostedTable,
    RecordFile,
    TerminalGame,
    at_end,
    new_file,
    new_table,
    secret_of,
)
from intriga.cli.play_setup import (
    CannotBegin,
    bots_of,
    chosen_language,
    seat_of,
    setup_of,
    system_reason,
)
from intriga.cli.screen import LeaveGame, Screen, is_live, read_line
from intriga.cli.setup_dialog import Setup, SetupDialog, bot_label
from intriga.core.agent import Agent
from intriga.core.chance import Scripted
from intriga.core.display_names import told_apart
from intriga.core.errors import BadOptions, BadRecord
from intriga.core.record import read_records, resume
from intriga.core.ruleset import Json
from intriga.service.commands import LONGEST_NAME, Start
from intriga.service.setup.begun_tables import play_on
from intriga.terminal.boards import AnyBoard
from intriga.terminal.failures import BAD_CALL
from intriga.terminal.lines import plain_words, shown_names
from intriga.words import TAGS, Language, matching
from intriga.words.sentences import sentence


class PlaySession:
    """One call of ``intriga play``: a game, and others after it at the same table."""

    def __init__(self, board: AnyBoard, arguments: PlayArguments) -> None:
        self.board, self.arguments = board, arguments
        self.console = Console(highlight=False)
        self.language = Language(TAGS[0])
        self.record_file = RecordFile(None, None)
        self.left_early = False

    def run(self) -> int:
        """Play until the person goes home and return the exit status."""
        named = named_agents()
        try:
            self.language = Language(chosen_language(self.arguments.language))
            self._play()
        except CannotBegin as refused:
            print(refused.sentence(self.language), file=sys.stderr)
            return BAD_CALL
        except AgentFailed as failed:
            self._tell_failed(failed)
            return BAD_CALL
        except (LeaveGame, KeyboardInterrupt):
            self._say_goodbye()
        finally:
            self.record_file.close()
            name_agents(named)
        return 0

    def _play(self) -> None:
        if self.arguments.resume is None:
            setup = self._setup()
            hosted = self._hosted(setup, None)
            self._new_game(setup, hosted)
        else:
            found = resumed(self.board, self.arguments, self.arguments.resume, self.language)
            setup = found.setup
            self._speak(setup)
            hosted = self._hosted(setup, found.game)
            self._resume(hosted, found.game, self.arguments.resume)
        while self._again():
            self._new_game(setup, hosted)

    def _setup(self) -> Setup:
        setup = setup_of(self.board, self.arguments, self.language)
        if self.arguments.silent and is_live(self.console):
            setup = SetupDialog(self.console, read_line, setup).run()
        self._speak(setup)
        return setup

    def _speak(self, setup: Setup) -> None:
        """Speak the language of *setup*, in the words of its edition."""
        self.language = Language(setup.language, self.board.ruleset.name, setup.preset)

    # --- the table

    def _hosted(self, setup: Setup, game: AnyGame | None) -> HostedTable:
        """Return the table of *setup*, with *game* under way or between games."""
        bots = self._bots(setup)
        seed, inputs = self.arguments.seed, len(game.inputs) if game else 0
        table = new_table(setup, secret_of(seed, inputs))
        if game is not None:
            table = play_on(table, game.header, game.inputs, NOW)
        moment = None if seed is None else f"{seed} {inputs}"
        about = {
            "person": setup.seat,
            "bots": setup.kinds,
            "language": setup.language,
            "date": datetime.now(UTC).date().isoformat(),
        }
        return HostedTable(table, bots, Random(moment), about)  # noqa: S311  bots need no secret

    def _bots(self, setup: Setup) -> dict[str, Agent]:
        """Return the bots of *setup* as they are written, and let the table know them all so."""
        game = self.board.ruleset.name
        bots = {kind: agent(kind, game) for kind in setup.kinds if kind is not None}
        offered = bots_for(game)
        named = {kind: bot for kind, bot in bots.items() if kind not in offered}
        name_agents({**named_agents(), game: {**named_agents().get(game, {}), **named}})
        self._get_ready(bots.values())
        return bots

    def _get_ready(self, bots: Iterable[Agent]) -> None:
        """Prepare the bots now, so that the person need not wait later."""
        from intriga.core.compiled.progress import WAITING

        slow = [bot for bot in bots if isinstance(bot, SlowToBegin)]
        if slow:
            self._say("cli-getting-ready")
            WAITING.sentence = self.language.format("cli-compiling")
        for bot in slow:
            bot.prepare()

    # --- games

    def _new_game(self, setup: Setup, hosted: HostedTable) -> None:
        """Play another game at the table, begun by the last winner where the rules say so."""
        self._open_record()
        hosted.record_file = self.record_file
        hosted.tell(Start())
        terminal_game = self._terminal_game(hosted)
        terminal_game.screen.note(self._introduction(setup, terminal_game.screen))
        self._finish(terminal_game)

    def _resume(self, hosted: HostedTable, game: AnyGame, path: Path) -> None:
        """Play on *game*, whose record lies at *path*."""
        try:
            self.record_file = hosted.record_file = at_end(path)
        except OSError as error:
            raise CannotBegin("cli-bad-file", file=str(path), reason=system_reason(error)) from None
        hosted.header = game.header
        terminal_game = self._terminal_game(hosted)
        terminal_game.remember()
        terminal_game.screen.note([self.language.format("cli-resumed", inputs=len(game.inputs))])
        self._finish(terminal_game)

    def _terminal_game(self, hosted: HostedTable) -> TerminalGame:
        names = shown_names(hosted.header["seats"])
        screen = Screen(self.console, self.board, self.language, names, fast=self.arguments.fast)
        return TerminalGame(hosted, screen)

    def _introduction(self, setup: Setup, screen: Screen) -> list[str]:
        """Return sentences that name the players, and how they play."""
        kinds = [bot_label(self.language, kind) if kind else "" for kind in setup.kinds]
        alike = len(set(kinds)) == 2  # the person's own is empty
        players = [
            f"{name} ({kind})" if kind and not alike else name
            for name, kind in zip(screen.names, kinds, strict=True)
        ]
        lines = [self.language.format("cli-table", players=self.language.list(players))]
        if alike:
            others = setup.players - 1
            how = self.language.format("cli-others-play", others=others, how=max(kinds))
            lines[0] += f" {how}"
        remarks = self.board.table_rules.remarks(setup.values)
        return lines + [sentence(self.language, screen.names, each) for each in remarks]

    # --- the record

    def _open_record(self) -> None:
        """Open the file for the next record; a file that was named holds them all."""
        if self.record_file.file is not None and self.arguments.record is not None:
            return
        self.record_file.close()
        path = self.arguments.record
        try:
            self.record_file = new_file(data_folder()) if path is None else _named_file(path)
        except OSError as error:
            why = system_reason(error)
            if path is not None:
                raise CannotBegin("cli-bad-file", file=str(path), reason=why) from None
            self._say("cli-no-record", reason=why)
            self.record_file = RecordFile(None, None)

    # --- the end

    def _finish(self, terminal_game: TerminalGame) -> None:
        """Play to the end and show everything."""
        self.left_early = True
        terminal_game.run()
        self.left_early = False
        screen, viewer = terminal_game.screen, terminal_game.viewer
        screen.show_end(viewer.view, viewer.position or {})
        if viewer.view.seat in viewer.winners:
            self._say("cli-won", who=screen.names[viewer.view.seat])
        if self.record_file.path is not None:
            self._say("cli-record", file=str(self.record_file.path))

    def _again(self) -> bool:
        """Ask whether there is to be another game."""
        words = self.language.words("cli-yes")
        yes = {"".join(plain_words(word)) for word in words}
        own = self.language.has("cli-again")
        another = self.language.format("cli-again" if own else "cli-another")
        typed = plain_words(read_line(f"  {another} [{words[0]}] "))
        return not typed or typed[0] in yes

    def _tell_failed(self, failed: AgentFailed) -> None:
        """Say which bot cannot play on, without its secrets, and how the game can go on."""
        reason = failed.discreet
        print(self.language.format("cli-agent-failed", reason=reason), file=sys.stderr)
        if self.record_file.path is not None:
            self._say("cli-resume", command=self._resume_command(self.record_file.path))

    def _say_goodbye(self) -> None:
        """Tell a person who leaves how to come back."""
        print()
        if not self.left_early:
            return
        self._say("cli-left")
        if self.record_file.path is not None:
            self._say("cli-record", file=str(self.record_file.path))
            self._say("cli-resume", command=self._resume_command(self.record_file.path))

    def _resume_command(self, path: Path) -> str:
        program = sys.argv[0] if Path(sys.argv[0]).name == "intriga" else "intriga"
        return shlex.join([program, "play", self.board.ruleset.name, "--resume", str(path)])

    def _say(self, message: str, **args: str) -> None:
        self.console.print(Text(f"  {self.language.format(message, **args)}"), soft_wrap=True)


def _named_file(path: Path) -> RecordFile:
    if path.exists() and path.stat().st_size:
        raise CannotBegin("cli-file-exists", file=str(path))
    return at_end(path)


@dataclass(frozen=True, slots=True)
class ResumedGame:
    """A game to be resumed, and its set-up."""

    setup: Setup
    game: AnyGame


def resumed(
    board: AnyBoard, arguments: PlayArguments, path: Path, language: Language
) -> ResumedGame:
    """Return the last game in the file at *path*.

    Raises:
        CannotBegin: no game that can be played on with.
    """
    for option in ("players", "edition", "options", "record"):
        if getattr(arguments, option) is not None:
            raise CannotBegin("cli-resume-alone", option=f"--{option}")
    game = _read(board, path)
    if game.winners:
        raise CannotBegin("cli-record-over", file=str(path))
    seat = _seat(arguments, path, game.header)
    tag = matching(arguments.language or str(game.header.get("language"))) or language.tag
    setup = _setup(board, arguments, game.header, seat, tag)
    return ResumedGame(setup, game)


def _read(board: AnyBoard, path: Path) -> AnyGame:
    if path.suffix == ".gz":
        raise CannotBegin("cli-record-packed", file=str(path))
    try:
        *_, record = read_records(path)
        return resume(board.ruleset, record, Scripted([]))
    except BadRecord as error:
        raise CannotBegin(
            "cli-bad-record", file=error.file, line=error.line, reason=error.reason
        ) from None


def _seat(arguments: PlayArguments, path: Path, header: Json) -> int:
    players = len(header["seats"])
    seat = seat_of(arguments, players)
    if seat is not None:
        return seat
    person = header.get("person")
    if type(person) is not int or not 0 <= person < players:
        raise CannotBegin("cli-record-person", file=str(path))
    return person


def _setup(board: AnyBoard, arguments: PlayArguments, header: Json, seat: int, tag: str) -> Setup:
    names = told_apart(header["seats"], LONGEST_NAME)
    bots = bots_of(board, arguments) if arguments.agents else _bots(board, header, seat)
    setup = Setup(board, tag, header["preset"], names[seat], len(names), bots=bots, seat=seat)
    for option, value in dict(header.get("options", {})).items():
        setup = setup.choosing(option, value)
    return setup


def _bots(board: AnyBoard, header: Json, seat: int) -> tuple[str, ...]:
    """Return the bots of a record, clockwise from seat 0; one not known is replaced.

    A record may come from anybody, so no file that it names is run.

    Raises:
        CannotBegin: one of them is from a file or a module.
    """
    players = len(header["seats"])
    given = header.get("bots")
    kinds = cast("list[object]", given) if isinstance(given, list) else []
    kinds = [*kinds, *[None] * players][:players]
    game = board.ruleset.name
    others = [
        kind if isinstance(kind, str) else "" for place, kind in enumerate(kinds) if place != seat
    ]
    outside = [kind for kind in others if not _is_listed(kind, game) and is_from_outside(kind)]
    if outside:
        raise CannotBegin("cli-record-agents", agents=" ".join(others))
    usual = usual_bot(game)
    return tuple(kind if _plays(kind, game) else usual for kind in others)


def _plays(kind: str, game: str) -> bool:
    """Say whether there is such a bot for *game*, with the setting that it may have."""
    try:
        return _is_listed(kind, game) and bool(agent(kind, game))
    except BadOptions:
        return False


def _is_listed(kind: str, game: str) -> bool:
    return kind.partition(":")[0] in agents_for(game)
