"""``intriga list``: the games, and the agents, house rules and editions of each."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Final, Literal

from cyclopts import App, Parameter

from intriga.agents import agents_for
from intriga.agents.registry import setting_of
from intriga.cli.arguments import GAME, JSON
from intriga.core.games import games, manifest_of, ruleset_of
from intriga.terminal.failures import tells_failures

app = App(name="list")

Row = dict[str, Any]
What = Literal["games", "editions", "options", "agents"]


@app.default
@tells_failures("list")
def show(
    what: Annotated[What, Parameter(help="What is listed.")],
    game: Annotated[str | None, GAME] = None,
    /,
    *,
    as_json: Annotated[bool, JSON] = False,
) -> int:
    """List the games, or what each has.

    Parameters
    ----------
    what
        The list to print.
    game
        The game; all of them where none is named.
    """
    found = {
        name: list(ROWS[what](name)) for name in ([manifest_of(game).name] if game else games())
    }
    if as_json:
        rows = [{"game": name, **row} for name, rows in found.items() for row in rows]
        print(json.dumps({what: rows}, ensure_ascii=False))
        return 0
    for name, rows in found.items():
        if what != "games":
            print(f"{name}:")
        for row in rows:
            print(LINES[what](row))
    return 0


def _game(name: str) -> Iterator[Row]:
    yield {"name": name, "title": manifest_of(name).title}


def _editions(name: str) -> Iterator[Row]:
    for edition in ruleset_of(name).variants.editions.values():
        players = [edition.least, edition.most]
        yield {"name": edition.name, "players": players, "options": dict(edition.differs)}


def _options(name: str) -> Iterator[Row]:
    for option in ruleset_of(name).variants.options.values():
        yield {"name": option.name, "values": [*option.values], "rules": option.rules}


def _agents(name: str) -> Iterator[Row]:
    for agent in agents_for(name):
        yield {"name": agent, "setting": setting_of(agent, name)}


ROWS: Final[Mapping[str, Callable[[str], Iterator[Row]]]] = {
    "games": _game,
    "editions": _editions,
    "options": _options,
    "agents": _agents,
}
LINES: Final[Mapping[str, Callable[[Row], str]]] = {
    "games": lambda row: f"{row['name']}  {row['title']}",
    "editions": lambda row: "  {name}  {0} to {1} players{2}".format(
        *row["players"], _differing(row["options"]), **row
    ),
    "options": lambda row: f"  {row['name']}  {' | '.join(map(_word, row['values']))}",
    "agents": lambda row: (
        f"  {row['name']}{row['setting'] and '  with a setting: '}{row['setting']}"
    ),
}


def _differing(options: Mapping[str, object]) -> str:
    """Return the house rules that an edition sets, as they are typed."""
    said = ",".join(f"{name}={_word(value)}" for name, value in options.items())
    return f"  {said}" if said else ""


def _word(value: object) -> str:
    """Return a value of an option as it is typed."""
    return json.dumps(value) if isinstance(value, dict) else str(value).lower()
