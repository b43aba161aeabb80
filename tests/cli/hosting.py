"""A table in this process, played at by a person who answers at random."""

from collections.abc import Generator
from random import Random

from rich.console import Console

from intriga.agents import agent
from intriga.cli.hosted_table import HostedTable, TerminalGame, new_table, secret_of
from intriga.cli.screen import Screen
from intriga.cli.setup_dialog import Setup
from intriga.core.games import manifest_of
from intriga.core.options import Value
from intriga.service.commands import Start
from intriga.terminal.generic import board_of
from intriga.terminal.lines import shown_names
from intriga.words import Language

BOT = "beginner"


def hosted(
    game: str, preset: str, players: int = 4, *, seat: int = 0, seed: int = 1, **options: Value
) -> HostedTable:
    """Return a table at which a game has just begun."""
    board = board_of(manifest_of(game).name)
    setup = Setup(board, "en", preset, "Ana", players, options=options, bots=(BOT,), seat=seat)
    table = new_table(setup, secret_of(seed, 0))
    begun = HostedTable(table, {BOT: agent(BOT, game)}, Random(seed), {"person": seat})
    begun.tell(Start())
    return begun


def shown(table: HostedTable, tag: str = "en", width: int = 80) -> TerminalGame:
    """Return the game at *table* as a screen shows it that is no terminal."""
    header = table.header
    board, console = board_of(header["game"]), Console(width=width)
    language = Language(tag, header["game"], header["preset"])
    names = shown_names(header["seats"])
    return TerminalGame(table, Screen(console, board, language, names, fast=True))


def at_random(table: HostedTable, seed: int) -> Generator[None]:
    """Yield before each answer of the person, until the game is over."""
    random = Random(seed)
    while table.table.phase == "playing":
        if table.viewer.step is not None:
            yield
            table.answer(random.choice(table.viewer.own.offers).words)
        for task in table.table.wanted():
            table.answer_for_bot(task)
