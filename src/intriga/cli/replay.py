"""``intriga replay``: play records through the rules."""

import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import ruleset_of_record
from intriga.core.errors import BadNotation, BadRecord, IllegalAction
from intriga.core.game import Game
from intriga.core.record import Record, RecordLine, begin, first_difference, follow, read_records
from intriga.core.record_text import format_line
from intriga.core.ruleset import Json
from intriga.terminal.lines import shown_names

AGREED, DIFFERED, UNREADABLE = 0, 1, 2
AnyGame = Game[Any, Any]


JSON: Final = Parameter(
    name="json",
    negative="",
    help="Print a JSON object for each record and, with --check, one for all of them.",
)


class Difference(Exception):
    """A record that does not agree with the rules: where, and how."""


app = App(name="replay")


@app.default
def replay(
    files: list[Path],
    /,
    *,
    check: bool = False,
    positions: bool = False,
    seat: int | None = None,
    as_json: Annotated[bool, JSON] = False,
) -> int:
    """Play records through the rules.

    Parameters
    ----------
    files
        Records, as JSON Lines; a name that ends in .gz is unpacked.
    check
        Compare every position that a record gives with the rules, and count the differences.
    positions
        Write the records again, with the position after every input.
    seat
        With --positions: the views of this seat, instead of whole positions.
    """
    if seat is not None and not positions:
        print("--seat goes with --positions", file=sys.stderr)
        return UNREADABLE
    show = Show(check=check, positions=positions, seat=seat, as_json=as_json)
    status = max([show.file(file) for file in files], default=AGREED)
    if check and show.checked.games:
        show.tell_checked()
    return status


@dataclass
class CheckedRecords:
    """Numbers of games and positions checked, and of the games that differ from the rules."""

    games: int = 0
    positions: int = 0
    differ: int = 0

    def __str__(self) -> str:
        """Say it in a sentence."""
        games = "1 game" if self.games == 1 else f"{self.games:,} games"
        compared = "1 position" if self.positions == 1 else f"{self.positions:,} positions"
        differ = "differs" if self.differ == 1 else "differ"
        return f"{games} checked, {compared} compared: {self.differ} {differ}."


@dataclass(frozen=True)
class Show:
    """The wishes for the output, and the counts of checked games."""

    check: bool
    positions: bool
    seat: int | None
    as_json: bool = False
    checked: CheckedRecords = field(default_factory=CheckedRecords)

    def file(self, file: Path) -> int:
        """Play every record of *file* and return the exit status."""
        status = AGREED
        try:
            for record in read_records(file):
                status = max(status, self.record(record))
        except BadRecord as error:
            print(error, file=sys.stderr)
            return UNREADABLE
        return status

    def record(self, record: Record) -> int:
        """Play *record* and print it as it is wished."""
        game = begin(ruleset_of_record(record), record)
        self.checked.games += 1
        if self.positions:
            self._check_seat(record)
            print(format_line(self._header(game, record)))
        try:
            for line in record.inputs:
                heard = _play_line(game, record, line, self.seat)
                if self.check:
                    self._compare(game, record, line)
                if self.positions:
                    self._print_line(game, line, heard)
        except Difference as difference:
            self.checked.differ += 1
            self._tell_difference(record, difference)
            return DIFFERED
        if not self.positions:
            self._tell_agreed(game, record)
        return AGREED

    def tell_checked(self) -> None:
        """Say how many games were checked, and how many of them differ."""
        told = format_line(asdict(self.checked)) if self.as_json else self.checked
        print(told, file=sys.stderr if self.positions else sys.stdout)

    def _tell_difference(self, record: Record, difference: Difference) -> None:
        if self.as_json:
            print(format_line({"record": record.name, "differs": str(difference)}))
        else:
            print(difference, file=sys.stderr if self.positions else sys.stdout)

    def _tell_agreed(self, game: AnyGame, record: Record) -> None:
        inputs = len(record.inputs)
        if self.as_json:
            ended = {"winners": list(game.winners), "phase": game.phase}
            print(format_line({"record": record.name, "inputs": inputs, **ended}))
        else:
            print(f"{record.name}: {inputs} inputs, {_result(game)}")

    def _check_seat(self, record: Record) -> None:
        players = len(record.header["seats"])
        if self.seat is not None and not 0 <= self.seat < players:
            reason = f"the record has the seats 0 to {players - 1}, not {self.seat}"
            raise BadRecord(record.file, record.line, reason)

    def _header(self, game: AnyGame, record: Record) -> Json:
        """Return the header, without the cards that the seat cannot see."""
        if self.seat is None:
            return record.header
        secret = {"hands", "position"}
        header = {key: value for key, value in record.header.items() if key not in secret}
        if secret & record.header.keys():
            header["position"] = _shown(game, self.seat)
        return header

    def _compare(self, game: AnyGame, record: Record, line: RecordLine) -> None:
        """Compare the position that *line* gives, if it does, with that of the rules."""
        if line.after is None:
            return
        self.checked.positions += 1
        found = first_difference(line.after, game.ruleset.format_position(game.state))
        if found:
            key, expected, got = found
            where = f"{record.file}:{line.line}: {record.name}"
            if self.seat is not None:  # words and values may be secret
                raise Difference(f"{where}: {key} differs")
            raise Difference(
                f"{where}: after {line.do!r}: {key}:"
                f" expected {format_line(expected)}, got {format_line(got)}"
            )

    def _print_line(self, game: AnyGame, line: RecordLine, heard: str) -> None:
        """Print an input as it was heard, with the view after it."""
        written: dict[str, Any] = {"by": line.by, "do": heard}
        if line.refused:
            if self.seat in {None, line.by}:  # nobody else hears a refused input
                print(format_line({**written, "refused": True}))
            return
        if self.seat is None and line.draws:
            written["draws"] = list(line.draws)
        written["after"] = _shown(game, self.seat)
        print(format_line(written))


def _play_line(game: AnyGame, record: Record, line: RecordLine, seat: int | None) -> str:
    """Play *line*, or see that it is refused if it says so; return it as *seat* hears it."""
    where = f"{record.file}:{line.line}: {record.name}"
    try:
        action = game.parse(line.by, line.do)
        heard = line.do if seat is None else game.position().hear(seat, line.by, action)
        if not line.refused:
            follow(game, line)
    except (IllegalAction, BadNotation) as error:
        if not (line.refused and isinstance(error, IllegalAction)):
            position = format_line(_shown(game, seat))
            told = error if seat in {None, line.by} else f"seat {line.by} cannot do that"
            raise Difference(f"{where}: {told}; the position was {position}") from None
        return line.do
    if line.refused:
        raise Difference(f"{where}: {line.do!r} is legal, but is to be refused")
    return heard


def _shown(game: AnyGame, seat: int | None) -> Json:
    """Return the position, or the view of it from *seat*."""
    if seat is None:
        return game.ruleset.format_position(game.state)
    return game.view(seat).to_dict()


def _result(game: AnyGame) -> str:
    seats = shown_names(game.header["seats"])
    winners = [f"seat {seat} ({seats[seat]})" for seat in game.winners]
    return f"won by {' and '.join(winners)}" if winners else f"unfinished, {game.phase}"
