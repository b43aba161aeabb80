"""Games that were left, read back from their records."""

from dataclasses import dataclass
from pathlib import Path
from typing import cast

from intriga.agents import agent, agents_for
from intriga.agents.registry import is_from_outside, usual_bot
from intriga.cli.cannot_begin import CannotBegin
from intriga.cli.decision import AnyGame
from intriga.cli.play_arguments import PlayArguments
from intriga.cli.play_setup import bots_of, seat_of
from intriga.cli.setup_dialog import Setup
from intriga.core.chance import Scripted
from intriga.core.display_names import told_apart
from intriga.core.errors import BadOptions, BadRecord
from intriga.core.record import read_records, resume
from intriga.core.ruleset import Json
from intriga.service.commands import LONGEST_NAME
from intriga.terminal.boards import AnyBoard
from intriga.words import Language, matching


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
