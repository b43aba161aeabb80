"""Put what comes from the code into the pages: ``python docs/generate.py``.

A page holds the marks ``<!-- table: name -->`` and ``<!-- end of table -->``, or
``<!-- code: file: names -->`` and ``<!-- end of code -->``.  The text between
them is written here, from the code, and never by hand.  A test fails while a page
is out of date.  The tables of each game are in ``docs/tables``.
"""

# ruff: noqa: INP001 - a script, no package

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # where docs is, when called as a script

from docs.tables import (
    baselines,
    citation,
    coup,
    environments,
    exploitability,
    house,
    ladder,
    licences,
    players,
    pot_de_vin,
    project,
    results,
    server,
    strength,
    trouble,
)
from docs.tables.markdown import code, codes, table
from intriga.agents import levels_for
from intriga.agents.registry import HOUSE, entries_for, meant_by_levels
from intriga.cli.main import app
from intriga.core.games import games, manifest_of
from intriga.core.manifest import load

DOCS: Final = Path(__file__).parent
ROOT: Final = DOCS.parent
PAGES: Final = tuple(sorted(DOCS.rglob("*.md")))
TABLE: Final = re.compile(
    r"(?P<begin><!-- table: (?P<name>[a-z-]+) -->\n).*?(?P<end><!-- end of table -->)", re.DOTALL
)
CODE: Final = re.compile(
    r"(?P<begin><!-- code: (?P<file>[\w/.-]+)(?:: (?P<names>[\w., ]+))? -->\n)"
    r".*?(?P<end><!-- end of code -->)",
    re.DOTALL,
)
LANGUAGES: Final = {".ftl": "text", ".py": "py", ".toml": "toml"}
CONSTANTS: Final = re.compile(r"^(\w+: Final = .*\n)\n\n(?=\w+: Final)", re.MULTILINE)


# ------------------------------------------------------------------- the command line, agents


def command_tables() -> str:
    """Return every command with its arguments and options."""
    return "\n".join(_command(path, command) for path, command in commands(app))


def commands(command: Any, path: tuple[str, ...] = ("intriga",)) -> Iterator[tuple[str, Any]]:  # noqa: ANN401  cyclopts is typed for callers, not for walkers
    """Yield each command that does something, with the words that call it."""
    if command.default_command is not None:
        yield " ".join(path), command
    for name in command:
        if not name.startswith("-"):
            yield from commands(command[name], (*path, name))


def _command(path: str, command: Any) -> str:  # noqa: ANN401
    summary = inspect.cleandoc(command.help).split("\n\n")[0]
    rows = [
        (codes(argument.names), argument.parameter.help, _default(argument))
        for argument in command.assemble_argument_collection(parse_docstring=True)
        if argument.show
    ]
    return f"### `{path}`\n\n{summary}\n\n{table(('option', 'meaning', 'default'), rows)}"


def _default(argument: Any) -> str:  # noqa: ANN401
    default = argument.field_info.default
    if default is inspect.Parameter.empty:
        return "has to be given"
    return "–" if default is None or default == "" else code(default)


def agent_table() -> str:
    """Return the agents that come with the package, with the games that they know."""
    knows: dict[tuple[str, str, str], list[str]] = {}
    for game in games():
        for name, entry in entries_for(game).items():
            package = "" if name in HOUSE else f"{manifest_of(game).package}."
            about = inspect.cleandoc(load(package + entry.maker).__doc__)
            said = re.sub(r":\w+:(`)", r"\1", about.split("\n\n")[0].replace("\n", " "))
            knows.setdefault((name, said, entry.setting or "–"), []).append(game)
    rows = [
        (code(name), codes(games), said, setting) for (name, said, setting), games in knows.items()
    ]
    return table(("agent", "games", "what it does", "setting"), rows)


def level_table() -> str:
    """Return which agent each level is, in each game."""
    meant = {game: meant_by_levels(game) for game in games()}
    rows = [
        (code(level), *(code(meant[game][level]) for game in games()))
        for level in levels_for(games()[0])
    ]
    return table(("level", *map(code, games())), rows)


# ------------------------------------------------------------------- pages

TABLES: Final[dict[str, Callable[[], str]]] = {
    "agents": agent_table,
    "commands": command_tables,
    "levels": level_table,
    **baselines.TABLES,
    **coup.TABLES,
    **environments.TABLES,
    **exploitability.TABLES,
    **house.TABLES,
    **licences.TABLES,
    **players.TABLES,
    **pot_de_vin.TABLES,
    **project.TABLES,
    **results.TABLES,
    **server.TABLES,
    **strength.TABLES,
    **trouble.TABLES,
}


def listing(file: str, names: str | None) -> str:
    """Return the text of *file*, or of what it calls *names*, as a block of code.

    Raises:
        ValueError: the file has no such function, class, method or constant.
    """
    text = (ROOT / file).read_text(encoding="utf-8")
    if names is None:
        return f"```{LANGUAGES[Path(file).suffix]}\n{text}```\n"
    parts = dict(_parts(text.splitlines(), ast.parse(text).body))
    wanted = [name.strip() for name in names.split(",")]
    if missing := [name for name in wanted if name not in parts]:
        raise ValueError(f"{file} has no {', '.join(missing)}")
    shown = CONSTANTS.sub(r"\1", "\n\n\n".join(parts[name] for name in wanted))
    return f"```py\n{shown}\n```\n"


def _parts(lines: list[str], body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, str]]:
    """Yield each function, class, method and constant with its text."""
    for node in body:
        first = node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{inside}{node.name}"
            first = min([first, *(each.lineno for each in node.decorator_list)])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = f"{inside}{node.target.id}"
        else:
            continue
        yield name, textwrap.dedent("\n".join(lines[first - 1 : node.end_lineno]))
        if isinstance(node, ast.ClassDef):
            yield from _parts(lines, node.body, f"{name}.")


def renewed(page: str) -> str:
    """Return the text of *page* with every table and listing made again."""

    def fill(match: re.Match[str]) -> str:
        return f"{match['begin']}\n{TABLES[match['name']]()}\n{match['end']}"

    def list_code(match: re.Match[str]) -> str:
        return f"{match['begin']}\n{listing(match['file'], match['names'])}\n{match['end']}"

    return CODE.sub(list_code, TABLE.sub(fill, page))


def main() -> None:
    """Write every page and picture that is out of date, and say which."""
    for drawn in (house, ladder):
        if drawn.renew():
            sys.stdout.write(f"{drawn.PICTURE.relative_to(ROOT)}\n")
    for path in citation.renew():
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    for path in PAGES:
        before = path.read_text(encoding="utf-8")
        after = renewed(before)
        if before != after:
            path.write_text(after, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
