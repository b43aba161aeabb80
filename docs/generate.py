"""Put the tables that come from the code into the pages: ``python docs/generate.py``.

A page holds the marks ``<!-- table: name -->`` and ``<!-- end of table -->``; what
stands between them is written here, from the code, and never by hand.  A test
fails while a page is out of date.
"""

# ruff: noqa: INP001 - a script, no package

import ast
import inspect
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from intriga.agents import AGENTS
from intriga.cli.main import app
from intriga.games.coup.inputs import NUM_ACTIONS, PAGE, PAIRS, TARGETS, Input, size
from intriga.games.coup.notation import FIRST, SECOND, Names, format_input, parse_input
from intriga.games.coup.options import OPTIONS, PRESETS, RULE_OPTIONS, Option, Value
from intriga.games.coup.refusals import ANSWERS_TO
from intriga.games.coup.state import FIELDS, CoupState
from intriga.games.coup.view import LAYOUT
from intriga.games.coup.vocabulary import ARTS, CARDS, SEATS, SLOTS, Action, Phase

DOCS: Final = Path(__file__).parent
PAGES: Final = tuple(sorted(DOCS.rglob("*.md")))
TABLE: Final = re.compile(
    r"(?P<begin><!-- table: (?P<name>[a-z-]+) -->\n).*?(?P<end><!-- end of table -->)", re.DOTALL
)
FACTIONS: Final = 2
LETTERS: Final = "abc"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(_cell(cell) for cell in line)} |\n" for line in lines)


def _cell(value: object) -> str:
    return str(value).replace("|", "\\|")


def code(value: object) -> str:
    """Return *value* as code, truth values in the spelling of JSON."""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def codes(values: Iterable[object]) -> str:
    """Return *values* as code, with commas."""
    return ", ".join(code(value) for value in values)


# ------------------------------------------------------------------- actions

# What is added to the first id of a kind, and how many values that has.
NOTHING: Final = ("", 1)
PLACE: Final = {
    Input.PROVE: ("art of the card shown", ARTS),
    Input.BLOCK: ("slot claimed", SLOTS),
    Input.FACTION: ("faction", FACTIONS),
    Input.PICK: ("slot", SLOTS),
    Input.LOSE: ("card", CARDS),
    Input.SHOW: ("card", CARDS),
    Input.REDIRECT: ("target − 1", TARGETS),
    Input.COUP: ("target − 1", TARGETS),
    Input.ASSASSINATE: ("target − 1", TARGETS),
    Input.STEAL: ("target − 1", TARGETS),
    Input.EXAMINE: ("target − 1", TARGETS),
    Input.PATRON: ("target − 1", TARGETS),
    Input.CONVERT: ("target, 0 for oneself", SEATS),
    Input.NAMED_COUP: ("5 × (target − 1) + slot named", TARGETS * SLOTS),
    Input.NAMED_ASSASSINATE: ("5 × (target − 1) + slot named", TARGETS * SLOTS),
    Input.KEEP_ONE: ("card", CARDS),
    Input.KEEP_TWO: ("place of the pair", len(PAIRS)),
}


def action_table() -> str:
    """Return every kind of action id."""
    head = ("kind", "ids", "how many", "plus", "page", "answers in", "words, for seat 0 of 10")
    ids = sum(size(kind) for kind in Input)
    total = f"\n{ids} ids in use, all below {NUM_ACTIONS}.\n"
    return table(head, (_action_row(kind) for kind in Input)) + total


def _action_row(kind: Input) -> Sequence[object]:
    plus, number = PLACE.get(kind, NOTHING)
    if number != size(kind):
        raise ValueError(f"{kind.name} has {size(kind)} ids, and not a value for each: {plus}")
    last = kind + number - 1
    ids = f"{kind:d}" if number == 1 else f"{kind:d} – {last}"
    pages = "–".join(str(page) for page in sorted({kind // PAGE, last // PAGE}))
    phases = codes(phase.name for phase in sorted(ANSWERS_TO.get(kind, {Phase.ACTION})))
    return code(kind.name), ids, number, plus, pages, phases, _said(kind)


def _said(kind: Input) -> str:
    """Return the words of the first and the last id of a kind, as they are read and written."""
    number = PLACE.get(kind, NOTHING)[1]
    names = Names(dict.fromkeys(SECOND, 0) | {"distinct": int(number >= CARDS)})
    words: list[str] = []
    for action in (kind, kind + number - 1):
        said = format_input(names, SEATS, 0, action)
        if kind == Input.PICK:  # which card it is, only the state says
            said = f"pick {names.slots[action - kind]}"
        if kind != Input.PROVE and parse_input(names, SEATS, 0, said) != action:
            raise ValueError(f"{said!r} is not read as the action {action}")
        words.append(said)
    return " … ".join(code(word) for word in dict.fromkeys(words))


def page_table() -> str:
    """Return what lies on each page, and how many of its ids are in use."""
    rows: list[Sequence[object]] = []
    for page in range(-(-NUM_ACTIONS // PAGE)):
        ids = range(PAGE * page, PAGE * (page + 1))
        kinds = [kind for kind in Input if any(i in ids for i in _ids(kind))]
        used = sum(i in ids for kind in kinds for i in _ids(kind))
        rows.append((page, f"{ids[0]} – {ids[-1]}", used, codes(kind.name for kind in kinds)))
    return table(("page", "ids", "in use", "kinds"), rows)


def _ids(kind: Input) -> range:
    return range(kind, kind + size(kind))


def slot_table() -> str:
    """Return the characters by slot, and the cards that show them."""
    second = {slot: f"{code(word)} (`slot_{FIRST[slot]}`)" for word, slot in SECOND.items()}
    rows = (
        (
            slot,
            code(FIRST[slot]),
            second.get(slot, "–"),
            *(SLOTS * art + slot for art in range(ARTS)),
        )
        for slot in range(SLOTS)
    )
    arts = (f"card, art {letter}" for letter in LETTERS)
    return table(("slot", "character", "or, by the option", *arts), rows)


def phase_table() -> str:
    """Return the phases by number."""
    return table(("number", "phase"), ((phase.value, code(phase.name)) for phase in Phase))


def number_table() -> str:
    """Return the actions as states and views number them."""
    rows = ((action.value, code(action.name.lower())) for action in Action)
    return table(("number", "action"), rows)


# ------------------------------------------------------------------- observations


def piece_table() -> str:
    """Return every piece of an observation."""
    rows = (
        (
            code(piece.name),
            LAYOUT.at[piece.name],
            piece.width,
            " × ".join(map(str, piece.shape)) or "1",
            f"{piece.low} … {piece.high}",
            piece.meaning,
        )
        for piece in LAYOUT.pieces
    )
    head = ("piece", "from", "numbers", "shape", "range", "meaning")
    return table(head, rows) + f"\n{LAYOUT.width} numbers in all.\n"


def seen_option_table() -> str:
    """Return the options in the order in which an observation shows them."""
    at = LAYOUT.at["options"]
    rows = (
        (at + place, code(option.name), _coded(option))
        for place, option in enumerate(RULE_OPTIONS.values())
    )
    return table(("at", "option", "numbers"), rows)


def _coded(option: Option) -> str:
    return ", ".join(f"{option.code(value)} {code(value)}" for value in option.values)


# ------------------------------------------------------------------- options and presets


def option_table() -> str:
    """Return every option."""
    head = ("option", "default", "other values", "presets that differ", "rules", "field")
    rows = (
        (
            f"[`{option.name}`](../rules/options.md#{option.name})",
            code(option.values[0]),
            codes(option.values[1:]),
            ", ".join(f"{code(name)}: {code(value)}" for name, value in _differing(option)) or "–",
            option.rules,
            code(option.field) if option.field else "–",
        )
        for option in OPTIONS.values()
    )
    return table(head, rows)


def _differing(option: Option) -> Iterator[tuple[str, Value]]:
    for preset in PRESETS.values():
        if option.name in preset.differs:
            yield preset.name, preset.differs[option.name]


def preset_table() -> str:
    """Return every preset."""
    rows = (
        (
            code(preset.name),
            f"2 to {preset.most}",
            preset.coins,
            codes(f"{name}={str(value).lower()}" for name, value in preset.differs.items()) or "–",
        )
        for preset in PRESETS.values()
    )
    return table(("preset", "players", "coins", "differs in"), rows)


# ------------------------------------------------------------------- states


def state_table() -> str:
    """Return the fields of a state, with the comments that stand beside them."""
    comments = _comments(CoupState)
    rows: list[Sequence[object]] = []
    for name, kind in FIELDS.items():
        number, length = (kind[0], kind[1]) if isinstance(kind, tuple) else (kind, 1)
        group, comment = comments[name]
        rows.append((code(name), code(number), length, group, comment))
    return table(("field", "kind", "numbers", "part", "meaning"), rows)


def _comments(cls: type) -> dict[str, tuple[str, str]]:
    """Return, for each field of *cls*, the comment above its group and its own."""
    source = inspect.getsource(cls)
    comments = {
        token.start[0]: token.string.removeprefix("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.AnnAssign)]
    own = {line for node in body for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    found: dict[str, tuple[str, str]] = {}
    for node in body:
        lines = range(node.lineno, (node.end_lineno or 0) + 1)
        above = max(line for line in comments if line < node.lineno and line not in own)
        beside = " ".join(comments[line] for line in lines if line in comments)
        group = re.split(r"[:,]", comments[above])[0]
        found[ast.unparse(node.target)] = (group, beside)
    return found


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
    """Return the agents that come with the package."""
    rows: list[Sequence[object]] = []
    for name, entry in AGENTS.items():
        about = inspect.cleandoc(getattr(import_module(entry.module), entry.name).__doc__)
        games = codes(entry.games) if entry.games else "all"
        rows.append((code(name), games, about.split("\n\n")[0].replace("\n", " ")))
    return table(("agent", "games", "what it does"), rows)


# ------------------------------------------------------------------- pages

TABLES: Final[dict[str, Callable[[], str]]] = {
    "actions": action_table,
    "action-numbers": number_table,
    "agents": agent_table,
    "commands": command_tables,
    "options": option_table,
    "pages": page_table,
    "phases": phase_table,
    "pieces": piece_table,
    "presets": preset_table,
    "seen-options": seen_option_table,
    "slots": slot_table,
    "state": state_table,
}


def renewed(page: str) -> str:
    """Return the text of *page* with every table made anew."""

    def fill(match: re.Match[str]) -> str:
        return f"{match['begin']}\n{TABLES[match['name']]()}\n{match['end']}"

    return TABLE.sub(fill, page)


def main() -> None:
    """Write every page that is out of date, and say which."""
    for path in PAGES:
        before = path.read_text(encoding="utf-8")
        after = renewed(before)
        if before != after:
            path.write_text(after, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(DOCS.parent)}\n")


if __name__ == "__main__":
    main()
