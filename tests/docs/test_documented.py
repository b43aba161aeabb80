"""Everything is documented: commands, settings, variables, extras, adapters, pages, scripts."""

# ruff: noqa: ANN401 - cyclopts and msgspec are typed for callers, not for walkers

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields

from docs import generate
from docs.tables import project
from intriga.analysis.puzzles import shipped_prices, shipped_puzzles
from intriga.cli.main import app
from intriga.core.games import games, ruleset_of
from intriga.lab.adapters.variant import ENVIRONMENTS
from intriga.server.http.app import ANSWERS
from intriga.server.http.descriptions import describing
from intriga.server.metrics import Metrics
from intriga.server.settings import Limits, ServerSettings
from intriga.server.sockets.socket_session import PATH
from intriga.server.wire.messages import FromClient, FromServer
from intriga.service.commands import AutoAnswer
from intriga.service.table_settings import Settings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SRC = ROOT / "src" / "intriga"
SERVER = "reference/server.md"
INTERFACES = "reference/adapters.md"
STATUS = r"^\*\d{4}-\d\d-\d\d, (accepted|replaced by \[decision \d+\]\(.+\))\*$"
TOCTREE = re.compile(
    r"^:::\{toctree\}\n(.*?)^:::|^```\{toctree\}\n(.*?)^```", re.MULTILINE | re.DOTALL
)


def page(*names: str) -> str:
    """Return the text of pages in docs, of those that are there."""
    return "".join((DOCS / name).read_text("utf-8") for name in names if (DOCS / name).exists())


def missing(names: Iterator[str] | set[str], *pages: str) -> set[str]:
    """Return which of *names* no code on *pages* has."""
    return {name for name in names if not re.search(rf"`{re.escape(name)}\W", page(*pages))}


# ------------------------------------------------------------------- the command line


def options_of(command: Any) -> Iterator[Any]:
    """Yield what the caller of *command* may say."""
    arguments = command.assemble_argument_collection(parse_docstring=True)
    yield from (argument for argument in arguments if argument.show)


COMMANDS = [pytest.param(path, each, id=path) for path, each in generate.commands(app)]


@pytest.mark.parametrize(("path", "command"), COMMANDS)
def test_every_command_has_a_section_with_all_its_options(path: str, command: Any) -> None:
    sections = dict(
        re.findall(
            r"^### `([^`]*)`$(.*?)(?=^#|\Z)",
            page("reference/command-line.md"),
            re.MULTILINE | re.DOTALL,
        )
    )
    names = {name for option in options_of(command) for name in option.names}

    assert path in sections
    assert {name for name in names if f"`{name}`" not in sections[path]} == set()


@pytest.mark.parametrize(("path", "command"), COMMANDS)
def test_every_option_of_a_command_says_what_it_means(path: str, command: Any) -> None:
    silent = [option.name for option in options_of(command) if not option.parameter.help]

    assert silent == [], f"{path} says nothing about them"


# ------------------------------------------------------------------- variables


Bound = dict[str, list[ast.expr]]


def variables(module: ast.Module) -> set[str]:
    """Return the variables of the environment that a module reads or sets."""
    outside = bound_by(*module.body)
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    found: set[str] = set()
    for part in (*module.body, *functions):
        bound = {**outside, **bound_by(*ast.walk(part))}
        found |= {name for key in keys(part, bound) for name in strings(key, bound)}
    return found


def bound_by(*nodes: ast.AST) -> Bound:
    """Return what each name may stand for."""
    bound: Bound = {}
    for node in nodes:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                | ast.For(target=ast.Name(id=name), iter=value)
                | ast.comprehension(target=ast.Name(id=name), iter=value)
            ):
                bound.setdefault(name, []).append(value)
            case _:
                pass
    return bound


def keys(tree: ast.AST, bound: Bound) -> Iterator[ast.expr]:
    """Yield what the environment is asked for."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=place, slice=key) if is_environment(place, bound):
                yield key
            case ast.Call(func=ast.Attribute(value=place), args=[key, *_]) if is_environment(
                place, bound
            ):
                yield key
            case ast.Call(func=ast.Attribute(attr="getenv"), args=[key, *_]):
                yield key
            case _:
                pass


def is_environment(place: ast.expr, bound: Bound) -> bool:
    """Say whether *place* is the environment, or a name that may stand for it."""
    places = bound.get(place.id, []) if isinstance(place, ast.Name) else [place]
    whole = {type(each) for each in places} <= {ast.Attribute, ast.IfExp}
    return whole and any("os.environ" in ast.unparse(each) for each in places)


def strings(key: ast.expr, bound: Bound) -> set[str]:
    """Return the strings that *key* can be."""
    if isinstance(key, ast.Name):
        return {word for value in bound.get(key.id, []) for word in strings(value, bound)}
    values = (each.value for each in ast.walk(key) if isinstance(each, ast.Constant))
    return {value for value in values if isinstance(value, str)}


def test_every_variable_of_the_environment_is_documented() -> None:
    files = [*SRC.rglob("*.py"), ROOT / "hatch_build.py"]
    found = {name for file in files for name in variables(ast.parse(file.read_text("utf-8")))}

    found |= {
        *re.findall(r"^ {6}([A-Z_]+):", (ROOT / "compose.yaml").read_text("utf-8"), re.MULTILINE)
    }

    assert {"FORWARDED_ALLOW_IPS", "LANG", "NUMBA_NUM_THREADS", "INTRIGA_CODE"} <= found
    assert missing(found, "reference/command-line.md", "how-to/install.md") == set()


# ------------------------------------------------------------------- games and server


@pytest.mark.parametrize("game", games())
def test_every_option_and_preset_is_documented(game: str) -> None:
    variants = ruleset_of(game).variants
    names = {*variants.options, *variants.editions}

    assert missing(names, "rules/options.md") == set()


def test_every_message_of_the_socket_is_documented_with_its_fields() -> None:
    kinds = [*get_args(FromClient), *get_args(FromServer)]
    tables = re.findall(
        r"table: server-(?:commands|messages) -->(.*?)<!-- end", page(SERVER), re.DOTALL
    )
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*?) \|", "".join(tables), re.MULTILINE))

    for kind in kinds:
        names = {each.name for each in fields(kind)} - {"id"}
        assert names <= {*re.findall(r"`(\w+)\??`", rows[kind.__struct_config__.tag])}


def test_every_address_of_the_server_is_documented() -> None:
    handlers = (*ANSWERS, *describing(ANSWERS, {}))
    paths = {path for handler in handlers for path in handler.paths}

    assert missing({PATH, *(re.sub(r":\w+}", "}", path) for path in paths)}, SERVER) == set()


@pytest.mark.parametrize("kind", [AutoAnswer, Limits, ServerSettings, Settings])
def test_every_setting_of_server_and_table_is_documented(kind: Any) -> None:
    assert missing({each.name for each in fields(kind)}, SERVER) == set()


def test_every_figure_of_the_server_is_documented() -> None:
    names = {each.name for each in Metrics().registry.collect()}

    assert {name for name in names if f"`{name}" not in page(SERVER)} == set()


# ------------------------------------------------------------------- extras and adapters


@pytest.mark.parametrize("extra", project.extras())
def test_every_extra_is_named_where_it_is_needed(extra: str) -> None:
    named = {
        name
        for path in DOCS.rglob("*.md")
        if path.name != "install.md"
        for names in re.findall(r"(?:intriga|\.)\[([\w,]+)\]", path.read_text("utf-8"))
        for name in names.split(",")
    }

    assert extra in named
    assert f"| `{extra}` |" in page("how-to/install.md")


def test_every_extra_says_what_it_is_for() -> None:
    assert "| – |" not in project.extra_table()


def test_every_module_of_the_adapters_is_documented_or_machinery() -> None:
    modules = {path.stem for path in SRC.glob("lab/adapters/[a-z]*.py")}
    behind = {name for name in modules if name.startswith("remote")} | {*project.BEHIND}

    assert modules - behind == {*project.ADAPTERS}


@pytest.mark.parametrize("adapter", project.ADAPTERS)
def test_every_class_and_function_of_an_adapter_is_documented(adapter: str) -> None:
    offered = project.adapters()[adapter]

    assert offered
    assert [name for name, about in offered.items() if not about] == []
    for name in offered:
        assert f"| `intriga.lab.adapters.{adapter}` | `{name}` |" in page(INTERFACES)


def test_every_name_of_an_environment_is_documented() -> None:
    names = {*ENVIRONMENTS, *(f"python_{game.replace('-', '_')}" for game in games())}

    assert missing(names, INTERFACES) == set()


# ------------------------------------------------------------------- pages


def below(name: str) -> list[str]:
    """Return the pages that the lists of contents of page *name* name, in their order."""
    entries = [
        line.rpartition("<")[2].rstrip(">").strip()
        for found in TOCTREE.finditer(page(f"{name}.md"))
        for line in (found[1] or found[2]).splitlines()
        if line and not line.startswith(":")
    ]
    folder = (DOCS / name).parent
    return [place for entry in entries for place in matching(folder, entry)]


def matching(folder: Path, entry: str) -> list[str]:
    """Return the pages that an *entry* means, which may hold stars."""
    if "*" not in entry:
        return [(folder / entry).resolve().relative_to(DOCS).as_posix()]
    found = (file.relative_to(DOCS).with_suffix("") for file in sorted(folder.glob(f"{entry}.md")))
    return [name.as_posix() for name in found if name.stem != "index"]


def reading_order(name: str = "index") -> Iterator[str]:
    """Yield the pages in the order in which *Next* at the foot of a page leads through them."""
    yield name
    for each in below(name):
        yield from reading_order(each)


def test_every_page_is_reached_once_by_going_on_to_the_next() -> None:
    pages = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    order = [*reading_order()]

    assert len(order) == len({*order})
    assert {*order} == pages


def test_the_sidebar_has_about_a_dozen_entries_that_open() -> None:
    doors = below("index")

    assert len(doors) <= 14
    assert len([name for name in doors if below(name)]) >= 8


def test_the_next_page_after_the_first_is_a_first_game() -> None:
    assert [*reading_order()][1].endswith("/first-game")


def test_the_order_of_the_pages_is_said_and_not_left_to_the_alphabet() -> None:
    with_stars = {name for name in reading_order() if ":glob:" in page(f"{name}.md")}

    assert with_stars == {"adr/index"}  # whose numbers are their order


def test_every_decision_is_in_the_index_under_the_next_number() -> None:
    patterns = re.findall(r"^\S*\*\S*$", page("adr/index.md"), re.MULTILINE)
    names = sorted(path.name for path in (DOCS / "adr").glob("*.md") if path.name != "index.md")

    assert [int(name[:4]) for name in names] == [*range(1, len(names) + 1)]
    for name in names:
        assert any(fnmatch(name, pattern) for pattern in patterns)
        parts = re.findall(r"^## (\w+)", page(f"adr/{name}"), re.MULTILINE)
        assert re.search(STATUS, page(f"adr/{name}"), re.MULTILINE), "its date and status"
        assert parts == ["Context", "Decision", "Consequences"]


def test_the_page_about_puzzles_says_how_many_there_are() -> None:
    told = page("how-to/practise-with-puzzles.md")
    coup, pot = (len(shipped_puzzles(game)) for game in ("coup", "pot-de-vin"))
    assert f"{coup + pot:,} puzzles come with Intriga: {coup:,} of Coup" in told
    assert f"and {pot:,} of Pot de Vin" in told
    assert f"Of the {len(shipped_prices('coup'))} questions that come with Coup" in told


# ------------------------------------------------------------------- scripts


def test_every_benchmark_is_documented_and_says_what_it_does() -> None:
    assert project.benchmarks()
    assert [name for name, about in project.benchmarks().items() if not about] == []
    for name in project.benchmarks():
        assert f"`python -m {name}`" in page("explanation/measured.md")


def test_make_help_lists_every_target_and_pages_name_no_other() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = {*re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE)}
    listed = {*re.findall(r"^([a-z][a-z-]*):.* ## \S.*\.$", makefile, re.MULTILINE)}
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]
    named = {
        name
        for path in pages
        for name in re.findall(
            r"(?:`|^\$ )make (?:\w+=\S+ )?([a-z-]+)", path.read_text("utf-8"), re.MULTILINE
        )
    }

    assert "web-check" in targets
    assert targets == listed
    assert named <= targets


def test_the_first_screen_of_contributing_is_a_screen() -> None:
    first = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Good to know")[0]

    assert {"## Set up", "## What to run for what you change", "## Where things are"} <= {
        *first.splitlines()
    }
    assert len(first.splitlines()) <= 45
