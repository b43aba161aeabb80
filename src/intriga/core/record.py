"""Records of games: one text that store, replay, tests and other programs share.

A record is JSON Lines: a header, then an input a line (``docs/reference/record``).
Chance never hides anywhere else, so a record replays without any generator.
"""

import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final, TypeVar, cast

from intriga.core.chance import Scripted, Source
from intriga.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from intriga.core.game import Game
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

FORMAT: Final = 1
LONGEST: Final = 1_000_000  # bytes in a line
MOST_INPUTS: Final = 10_000  # of a record: no game has more than half of it
LARGEST: Final = 32_000_000  # bytes of a record, however small it was packed
MOST_BLANK: Final = 1_000  # empty lines in a row
DEEPEST: Final = 32  # lists and objects inside one another
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class RecordLine:
    """An input line: its seat and words, the draws it caused, and its place in the file."""

    by: int
    do: str
    draws: tuple[str, ...]
    after: Json | None
    line: int
    refused: bool = False  # conformance: the input is one that the rules refuse


@dataclass(slots=True)
class Record:
    """A game as it was written down."""

    file: str
    line: int
    header: Json
    inputs: list[RecordLine] = field(default_factory=list[RecordLine])
    size: int = field(default=0, repr=False, compare=False)  # letters of them in the file

    @property
    def name(self) -> str:
        """Return the record's id, or where it begins."""
        name = str(self.header.get("id", f"{self.file}:{self.line}"))
        return name if name.isprintable() else repr(name)


# ------------------------------------------------------------------- reading


def read_records(path: str | Path) -> Iterator[Record]:
    """Read the records of a file, one after the other; ``.gz`` is unpacked.

    Raises:
        BadRecord: a file or line that cannot be read, when it is reached.
    """
    name = str(path)
    return _records(name, _lines(name))


def records_in(name: str, text: str) -> Iterator[Record]:
    """Read the records in *text*, of a file called *name*.

    Raises:
        BadRecord: a line that cannot be read, when it is reached.
    """
    lines = enumerate(text.removeprefix("\ufeff").split("\n"), 1)
    return _records(name, ((number, line) for number, line in lines if line.strip()))


def _records(name: str, lines: Iterable[tuple[int, str]]) -> Iterator[Record]:
    """Yield the records of *lines*, each with its number.

    Raises:
        BadRecord: as above.
    """
    record: Record | None = None
    for number, text in lines:
        line = _object(name, number, text)
        if "record" in line:
            if record is not None:
                yield record
            record = Record(name, number, _header(name, number, line))
        elif record is None:
            raise BadRecord(name, number, "an input stands before any header")
        else:
            _check_size(record, number, text)
            record.inputs.append(_input(name, number, line))
    if record is None:
        raise BadRecord(name, 1, "the file holds no record")
    yield record


def _check_size(record: Record, number: int, text: str) -> None:
    """Count an input line of *record*.

    Raises:
        BadRecord: it is one more than a game can have.
    """
    record.size += len(text)
    if len(record.inputs) == MOST_INPUTS:
        raise BadRecord(record.file, number, f"the record has more than {MOST_INPUTS:,} inputs")
    if record.size > LARGEST:
        raise BadRecord(record.file, number, f"the record is longer than {LARGEST:,} bytes")


def _lines(name: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not empty, counted from 1."""
    number = last = 0
    try:
        with _opened(name) as file:
            while line := file.readline(LONGEST):
                number += 1
                if len(line) == LONGEST:
                    raise BadRecord(name, number, f"the line is longer than {LONGEST} bytes")
                text = line.decode("utf-8-sig" if number == 1 else "utf-8")
                if text.strip():
                    last = number
                    yield number, text
                elif number - last > MOST_BLANK:
                    reason = f"more than {MOST_BLANK:,} lines in a row are empty"
                    raise BadRecord(name, number, reason)
    except UnicodeDecodeError:
        raise BadRecord(name, number, "the line is not UTF-8") from None
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadRecord(name, number + 1, f"the file cannot be unpacked: {error}") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadRecord(name, number + 1, f"the file cannot be read: {reason}") from None


def _opened(name: str) -> IO[bytes]:
    if name.endswith(".gz"):
        return cast("IO[bytes]", gzip.open(name, "rb"))
    return Path(name).open("rb")


def _object(name: str, number: int, text: str) -> Json:
    try:
        line = json.loads(text)
    except RecursionError:
        raise BadRecord(name, number, "the line is nested too deeply") from None
    except ValueError as error:
        raise BadRecord(name, number, f"the line is not JSON: {error}") from None
    if not isinstance(line, dict):
        raise BadRecord(name, number, "the line is not an object")
    read = cast("Json", line)
    if not _is_shallow(read):
        raise BadRecord(name, number, "the line is nested too deeply")
    try:
        if "\\u" in text:
            json.dumps(read, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadRecord(name, number, "the line holds half a character") from None
    return read


def _is_shallow(line: Json) -> bool:
    level: list[object] = [line]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return True
    return False


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, dict):
        return cast("Json", value).values()
    return cast("list[object]", value) if isinstance(value, list) else ()


def _header(name: str, number: int, line: Json) -> Json:
    if type(line["record"]) is not int or line["record"] != FORMAT:
        raise BadRecord(name, number, f"record is {FORMAT}, not {line['record']!r}")
    for key in ("game", "preset"):
        if not isinstance(line.get(key), str):
            raise BadRecord(name, number, f"the header has no {key}")
    if not isinstance(line.get("options", {}), dict):
        raise BadRecord(name, number, "options is an object")
    seats = line.get("seats")
    if not isinstance(seats, list) or not _all_text(cast("list[object]", seats)):
        raise BadRecord(name, number, "seats is a list of names")
    return line


def _input(name: str, number: int, line: Json) -> RecordLine:
    by, words, draws, after = (line.get(key) for key in ("by", "do", "draws", "after"))
    if type(by) is not int:
        raise BadRecord(name, number, f"by is the number of a seat, not {by!r}")
    if not isinstance(words, str):
        raise BadRecord(name, number, f"do is an input in words, not {words!r}")
    if draws is None:
        draws = []
    if not isinstance(draws, list) or not _all_text(cast("list[object]", draws)):
        raise BadRecord(name, number, f"draws is a list of words, not {draws!r}")
    if after is not None and not isinstance(after, dict):
        raise BadRecord(name, number, "after is a position")
    drawn = tuple(cast("list[str]", draws))
    return RecordLine(
        by, words, drawn, cast("Json | None", after), number, bool(line.get("refused"))
    )


def _all_text(values: Iterable[object]) -> bool:
    return all(isinstance(value, str) for value in values)


# ------------------------------------------------------------------- playing through


def begin(ruleset: Ruleset[S, V], record: Record, source: Source | None = None) -> Game[S, V]:
    """Return the game at the head of *record*.

    Raises:
        BadRecord: a header that no game can begin from.
    """
    if record.header["game"] != ruleset.name:
        reason = f"the game is {record.header['game']!r}, not {ruleset.name!r}"
        raise BadRecord(record.file, record.line, reason)
    if source is None and "position" not in record.header and "first" not in record.header:
        raise BadRecord(record.file, record.line, "the header says neither first nor position")
    try:
        return Game(ruleset, record.header, source or Scripted([]))
    except (BadOptions, BadNotation) as error:
        raise BadRecord(record.file, record.line, str(error)) from None
    except LookupError:
        raise BadRecord(record.file, record.line, "the header does not say the deal") from None


def follow(game: Game[S, V], line: RecordLine) -> int:
    """Play one line of a record and return its action id; if it cannot be, nothing has changed.

    Raises:
        IllegalAction: an input that the rules refuse.
        BadNotation: draws that cannot be, or are too few or too many.
    """
    step = game.position().follow(line.by, line.do, line.draws)
    game.go_on(step)
    return step.action


def resume(ruleset: Ruleset[S, V], record: Record, source: Source) -> Game[S, V]:
    """Return the game at the end of *record*, to be played on with *source*.

    Raises:
        BadRecord: a record that cannot be played through.
    """
    game = begin(ruleset, record, source)
    play_through(game, record)
    return game


def play_through(game: Game[Any, Any], record: Record) -> None:
    """Play the inputs of *record*, at whose head *game* stands.

    Raises:
        BadRecord: an input that cannot be played.
    """
    for line in record.inputs:
        if line.refused:
            continue  # nothing came of it
        try:
            follow(game, line)
        except (IllegalAction, BadNotation) as error:
            raise BadRecord(record.file, line.line, str(error)) from None


# ------------------------------------------------------------------- writing


def first_difference(expected: Json, got: Json) -> tuple[str, Any, Any] | None:
    """Return the first key in which two positions differ, with both values."""
    for key in [*expected, *got]:
        if expected.get(key, _MISSING) != got.get(key, _MISSING):
            return key, expected.get(key), got.get(key)
    return None


_MISSING: Final = object()
