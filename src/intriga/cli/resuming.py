"""Games that were left, read back from their records."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from intriga.agents import agents_for
from intriga.cli.refused import Refused
from intriga.cli.setup_dialog import BOTS, Setup
from intriga.cli.sitting import CoupPlay
from intriga.cli.wishes import Wishes
from intriga.cli.wishing import bots_of, seat_of
from intriga.core.chance import Scripted
from intriga.core.errors import BadRecord
from intriga.core.record import Record, begin, follow, read_records, resume
from intriga.games.coup.game import COUP
from intriga.games.coup.telling import Telling, opening, tell
from intriga.locales import Language, matching

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game to be played on with: what was set up, and what has happened so far."""

    setup: Setup
    play: CoupPlay
    tellings: Sequence[Telling]


def resumed(wishes: Wishes, path: Path, language: Language) -> Resumed:
    """Return the last game in the file at *path*; its source of chance is still to be given.

    Raises:
        Refused: no game that can be played on with.
    """
    for option in ("players", "preset", "options", "record"):
        if getattr(wishes, option) is not None:
            raise Refused("cli-resume-alone", option=f"--{option}")
    record = _record(path)
    play = _played(record)
    if play.winners:
        raise Refused("cli-record-over", file=str(path))
    seat = _seat(wishes, path, play.header)
    return Resumed(_setup(wishes, play.header, seat, language), play, _history(record, seat))


def _record(path: Path) -> Record:
    if path.suffix == ".gz":
        raise Refused("cli-record-packed", file=str(path))
    try:
        *_, record = read_records(path)
    except BadRecord as error:
        raise _unreadable(error) from None
    return record


def _played(record: Record) -> CoupPlay:
    try:
        return resume(COUP, record, Scripted([]))
    except BadRecord as error:
        raise _unreadable(error) from None


def _unreadable(error: BadRecord) -> Refused:
    return Refused("cli-bad-record", file=error.file, line=error.line, reason=error.reason)


def _seat(wishes: Wishes, path: Path, header: Json) -> int:
    players = len(header["seats"])
    seat = seat_of(wishes, players)
    if seat is not None:
        return seat
    person = header.get("person")
    if type(person) is not int or not 0 <= person < players:
        raise Refused("cli-record-person", file=str(path))
    return person


def _setup(wishes: Wishes, header: Json, seat: int, language: Language) -> Setup:
    names = tuple(header["seats"])
    tag = matching(wishes.language or str(header.get("language"))) or language.tag
    bots = bots_of(wishes) if wishes.bots else _bots(header, seat)
    setup = Setup(tag, header["preset"], names[seat], len(names), bots=bots, seat=seat, names=names)
    for option, value in dict(header.get("options", {})).items():
        setup = setup.choosing(option, value)
    return setup


def _bots(header: Json, seat: int) -> tuple[str, ...]:
    """Return the bots of a record, clockwise from seat 0; one not known is replaced."""
    players = len(header["seats"])
    given = header.get("bots")
    kinds = cast("list[object]", given) if isinstance(given, list) else []
    kinds = [*kinds, *[None] * players][:players]
    known = agents_for("coup")
    others = [kind for place, kind in enumerate(kinds) if place != seat]
    return tuple(kind if isinstance(kind, str) and kind in known else BOTS for kind in others)


def _history(record: Record, seat: int) -> list[Telling]:
    """Return everything that *seat* was told from the beginning of *record*."""
    play = begin(COUP, record, Scripted([]))
    told = opening(play.view(seat))
    for line in record.inputs:
        before = play.view(seat)
        heard = COUP.hear(play.state, seat, line.by, play.read(line.by, line.do))
        follow(play, line)
        told += tell(before, line.by, heard, play.view(seat))
    return told
