"""Beginning a game: dealt, from a position, or from a record."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from intriga.core.chance import Committed, Source, by_seed
from intriga.core.errors import BadNotation, BadOptions
from intriga.core.game import Game
from intriga.core.games import ruleset_of, table_rules_of
from intriga.core.given import names_of, options_of
from intriga.core.position import Position
from intriga.core.position_text import parse_text
from intriga.core.record import read_records, resume
from intriga.core.ruleset import Json

NAMES: Final = ("Ana", "Beto", "Caro", "Davi", "Elena", "Fran", "Gil", "Hugo", "Iris", "Joana")
GivenPosition = str | Mapping[str, Any] | Position[Any, Any]


def new_game(  # noqa: PLR0913  each is named at the call
    name: str,
    *,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    position: GivenPosition | None = None,
    first: int | None = None,
    seed: int | None = None,
) -> Game[Any, Any]:
    """Deal the game called *name* and return it, ready to be played.

    *seats* are the names of the players, clockwise.  *players* gives their number instead, and
    they get names.  Without either, as many play as is usual.  *options* are the house rules that
    differ from the *edition*, which is the game's first one unless it is named.  *first* is the
    seat that begins.  Without it the seat is drawn, unless the option ``first_player`` is *fixed*,
    which means seat 0.  The same *seed*, of 64 bits, deals and draws the same cards; without a seed
    nobody can predict them.

    A *position* is one to begin from: a :class:`Position`, the mapping of its ``to_dict``, or one
    line of text such as ``hands=[[duke,captain],[contessa,duke]] coins=[7,2]``.  Keys that it
    leaves out are filled in.  A :class:`Position` brings its edition and house rules along, as far
    as you do not say others.  The moves that seats have heard are no part of a position.

    Raises:
        BadOptions: an unknown game, edition, option or value, too few or many players, *first*
            beside a position, or something of another kind than it should be.
        BadNotation: a seat that does not exist for *first*, or a position that cannot be.
    """
    ruleset = ruleset_of(name)
    given, changed = None if position is None else _read(name, position), options_of(options)
    if isinstance(position, Position):
        own, held = ruleset.variant_of(position.state)
        edition, changed = edition or own, {**held, **changed}
    edition = edition or next(iter(ruleset.variants.editions))
    names = _names(name, edition, players, seats, given)
    header: Json = {"preset": edition, "options": changed, "seats": names}
    if given is not None:
        if first is not None:
            raise BadOptions("first", f"a position says itself who begins: turn={first!r}")
        header["position"] = ruleset.whole_position(edition, changed, len(names), given)
    elif first is not None:
        header["first"] = first
    return Game(ruleset, header, _source(seed))


def load(path: str | Path, *, seed: int | None = None) -> Game[Any, Any]:
    """Return the game at the end of the record in the file at *path*, to be played on.

    If the file has several records, the first one counts.  From here on *seed*, of 64 bits, decides
    what is drawn; without a seed nobody can predict it.

    Raises:
        BadRecord: a file that cannot be read, or a record that cannot be played through.
        BadOptions: a record of a game that is not installed.
    """
    record = next(read_records(path))
    return resume(ruleset_of(record.header["game"]), record, _source(seed))


def _source(seed: int | None) -> Source:
    return Committed() if seed is None else by_seed(seed)


def _read(name: str, position: GivenPosition) -> Json:
    """Return the keys of a *position* of the game called *name*.

    Raises:
        BadNotation: a position of another game, or something that is none.
    """
    if isinstance(position, Position):
        if position.ruleset.name != name:
            raise BadNotation(f"it is a position of {position.ruleset.name}, not of {name}")
        return position.to_dict()
    if isinstance(position, str):
        return parse_text(position)
    if not isinstance(position, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]  not everybody checks types
        raise BadNotation(f"a position is a Position, a dictionary or a line, not {position!r}")
    return dict(position)


def _names(
    name: str,
    edition: str,
    players: int | None,
    seats: Sequence[str] | None,
    given: Json | None,
) -> list[str]:
    """Return the names of the seats, as many as *players*, *seats* or the position require.

    Raises:
        BadOptions: *players* and *seats* do not agree, or the edition is not for that number.
    """
    if seats is not None:
        named = names_of(seats)
        if players not in {None, len(named)}:
            raise BadOptions("players", f"{players} players are not the {len(named)} seats")
        return named
    if players is None and given is not None:
        hands = given.get("hands")
        players = len(cast("list[object]", hands)) if isinstance(hands, list) else None
    number = _usual_players(name, edition) if players is None else players
    ruleset_of(name).options(edition, {}, number)  # refuses a huge number before names are made
    return [*NAMES[:number], *(f"Seat {seat}" for seat in range(len(NAMES), number))]


def _usual_players(name: str, edition: str) -> int:
    """Return the usual number of players, or the nearest one that *edition* allows."""
    usual = table_rules_of(name).players
    known = ruleset_of(name).variants.editions.get(edition)
    return min(max(known.least, usual), known.most) if known else usual
