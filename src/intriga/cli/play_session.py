"""A session at the terminal: set up, play, and perhaps another game."""

import shlex
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.text import Text

from intriga.agents import agent
from intriga.agents.base import Agent, SlowToBegin
from intriga.agents.external.faults import AgentFailed
from intriga.cli.cannot_begin import CannotBegin, system_reason
from intriga.cli.play_arguments import PlayArguments
from intriga.cli.play_setup import chosen_language, setup_of
from intriga.cli.record_file import RecordFile, at_end, data_folder, new_file
from intriga.cli.resume import resumed
from intriga.cli.screen import LeaveGame, Screen, is_live, read_line
from intriga.cli.setup_dialog import Setup, SetupDialog, bot_label
from intriga.cli.terminal_game import AnyGame, Company, TerminalGame
from intriga.core.chance import Committed, Seeded, Source
from intriga.core.game import Game
from intriga.terminal.boards import AnyBoard
from intriga.terminal.failures import BAD_CALL
from intriga.terminal.names import shown_names
from intriga.terminal.typed import plain_words
from intriga.words import TAGS, Language
from intriga.words.sentences import sentence

Json = dict[str, Any]


class PlaySession:
    """One call of ``intriga play``: a game, and others after it."""

    def __init__(self, board: AnyBoard, arguments: PlayArguments) -> None:
        """Play the game of *board*, as the command line asks for it."""
        self.board, self.arguments = board, arguments
        self.console = Console(highlight=False)
        self.language = Language(TAGS[0])
        self.record_file = RecordFile(None, None)
        self.left_early = False
        self.games = 0  # begun so far

    def run(self) -> int:
        """Play until the person goes home and return the exit status."""
        try:
            self.language = Language(chosen_language(self.arguments))
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
        return 0

    def _play(self) -> None:
        if self.arguments.resume is None:
            setup = self._setup()
            winner = self._new_game(setup, None)
        else:
            found = resumed(self.board, self.arguments, self.arguments.resume, self.language)
            setup = found.setup
            self._speak(setup)
            terminal_game = self._terminal_game(setup, found.game)
            terminal_game.screen.remember(found.messages)
            winner = self._resume(terminal_game, self.arguments.resume)
        while self._again():
            winner = self._new_game(setup, winner)

    def _setup(self) -> Setup:
        setup = setup_of(self.board, self.arguments, self.language)
        if self.arguments.silent and is_live(self.console):
            setup = SetupDialog(self.console, read_line, setup).run()
        self._speak(setup)
        return setup

    def _speak(self, setup: Setup) -> None:
        """Speak the language of *setup*, in the words of its edition."""
        self.language = Language(setup.language, self.board.ruleset.name, setup.preset)

    # --- games

    def _new_game(self, setup: Setup, winner: int | None) -> int:
        """Play a game, begun by *winner* where the rules say so, and return who wins it."""
        game: AnyGame = Game(self.board.ruleset, self._header(setup, winner), self._source(0))
        self.games += 1
        self._open_record()
        self.record_file.keep(game.header)
        terminal_game = self._terminal_game(setup, game)
        terminal_game.screen.note(self._introduction(setup, terminal_game.screen))
        terminal_game.begin()
        return self._finish(terminal_game)

    def _resume(self, terminal_game: TerminalGame, path: Path) -> int:
        """Play a game on whose record lies at *path*, and return who wins it."""
        try:
            self.record_file = terminal_game.record_file = at_end(path)
        except OSError as error:
            raise CannotBegin("cli-bad-file", file=str(path), reason=system_reason(error)) from None
        inputs = len(terminal_game.game.inputs)
        terminal_game.game.source = self._source(inputs)
        terminal_game.screen.note([self.language.format("cli-resumed", inputs=inputs)])
        return self._finish(terminal_game)

    def _header(self, setup: Setup, winner: int | None) -> Json:
        header: Json = {
            "preset": setup.preset,
            "options": dict(setup.options),
            "seats": setup.seats,
            "person": setup.seat,
            "bots": setup.kinds,
            "language": setup.language,
            "date": datetime.now(UTC).date().isoformat(),
        }
        first = self.board.table_rules.first(setup.values, winner)
        return header if first is None else {**header, "first": first}

    def _source(self, inputs: int) -> Source:
        """Return the chance of a game in which so many *inputs* are made already."""
        if self.arguments.seed is None:
            return Committed()
        return Seeded(self.arguments.seed, self.games << 16 | inputs)

    def _terminal_game(self, setup: Setup, game: AnyGame) -> TerminalGame:
        names = shown_names(game.header["seats"])
        screen = Screen(self.console, self.board, self.language, names, fast=self.arguments.fast)
        name = self.board.ruleset.name
        bots = {seat: agent(kind, name) for seat, kind in enumerate(setup.kinds) if kind}
        self._get_ready(bots.values())
        moment = f"{self.arguments.seed} {self.games} {len(game.inputs)}"
        seed = None if self.arguments.seed is None else moment
        company = Company(setup.seat, bots, Random(seed))  # noqa: S311  bots need no secret
        return TerminalGame(game, company, screen, self.record_file)

    def _get_ready(self, bots: Iterable[Agent]) -> None:
        """Let bots do now what would keep the person waiting later."""
        from intriga.core.compiled.waiting import WAITING

        slow = [bot for bot in bots if isinstance(bot, SlowToBegin)]
        if slow:
            self._say("cli-getting-ready")
            WAITING.sentence = self.language.format("cli-compiling")
        for bot in slow:
            bot.prepare()

    def _introduction(self, setup: Setup, screen: Screen) -> list[str]:
        """Say who sits at the table, and how they play."""
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

    def _finish(self, terminal_game: TerminalGame) -> int:
        """Play to the end, show everything, and return who won."""
        self.left_early = True
        terminal_game.run()
        self.left_early = False
        game, person = terminal_game.game, terminal_game.company.person
        terminal_game.screen.show_end(terminal_game.view, game.ruleset.format_position(game.state))
        if person in game.winners:
            self._say("cli-won", who=terminal_game.screen.names[person])
        if self.record_file.path is not None:
            self._say("cli-record", file=str(self.record_file.path))
        return game.winners[0]

    def _again(self) -> bool:
        """Ask whether there is to be another game."""
        words = self.language.words("cli-yes")
        yes = {"".join(plain_words(word)) for word in words}
        typed = plain_words(read_line(f"  {self._another_game()} [{words[0]}] "))
        return not typed or typed[0] in yes

    def _tell_failed(self, failed: AgentFailed) -> None:
        """Say which bot cannot play on, without what it knows, and how the game can."""
        reason = failed.discreet
        print(self.language.format("cli-agent-failed", reason=reason), file=sys.stderr)
        if self.record_file.path is not None:
            self._say("cli-resume", command=self._resume_command(self.record_file.path))

    def _another_game(self) -> str:
        own = self.language.has("cli-again")
        return self.language.format("cli-again" if own else "cli-another")

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
