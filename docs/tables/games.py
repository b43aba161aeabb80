"""Tables that every game has: what they need to know of a game, and how they are made."""

# ruff: noqa: INP001 - scripts, no package

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from docs.tables.markdown import code, codes, table
from intriga.core.options import Option, Value
from intriga.core.ruleset import Ruleset
from intriga.core.state import State
from intriga.core.view import View
from intriga.words import Language

Place = tuple[str, int]  # what is added to the first id of a kind, and how many values that has
NOTHING: Place = ("", 1)


@dataclass(frozen=True)
class Described:
    """A game, as far as the tables are about it."""

    game: Ruleset[Any, Any]
    state: type[State]
    view: type[View]
    inputs: type[IntEnum]
    places: Mapping[IntEnum, Place]
    phases: type[IntEnum]
    turn: IntEnum  # the phase of the inputs that answer nothing else
    answers_to: Mapping[IntEnum, set[IntEnum]]
    page: int  # ids on a page
    said: Callable[[int], str]  # the words of an action id
    preset_head: tuple[str, ...]
    preset_cells: Callable[[str], Sequence[object]]
    words_for: str  # whose words the table of actions shows

    # --- actions

    def ids(self, kind: IntEnum) -> range:
        """Return the ids of a kind."""
        return range(kind, kind + self.places.get(kind, NOTHING)[1])

    def action_table(self) -> str:
        """Return every kind of action id."""
        head = ("kind", "ids", "how many", "plus", "page", "answers in", self.words_for)
        used = sum(len(self.ids(kind)) for kind in self.inputs)
        total = f"\n{used} ids in use, all below {self.game.num_actions}.\n"
        return table(head, (self._action_row(kind) for kind in self.inputs)) + total

    def _action_row(self, kind: IntEnum) -> Sequence[object]:
        plus, number = self.places.get(kind, NOTHING)
        last = kind + number - 1
        ids = f"{kind:d}" if number == 1 else f"{kind:d} – {last}"
        pages = sorted({kind // self.page, last // self.page})
        phases = codes(phase.name for phase in sorted(self.answers_to.get(kind, {self.turn})))
        words = " … ".join(code(word) for word in dict.fromkeys((self.said(kind), self.said(last))))
        return code(kind.name), ids, number, plus or "–", "–".join(map(str, pages)), phases, words

    def page_table(self) -> str:
        """Return what lies on each page, and how many of its ids are in use."""
        rows: list[Sequence[object]] = []
        for page in range(-(-self.game.num_actions // self.page)):
            ids = range(self.page * page, self.page * (page + 1))
            kinds = [kind for kind in self.inputs if any(i in ids for i in self.ids(kind))]
            used = sum(i in ids for kind in kinds for i in self.ids(kind))
            rows.append((page, f"{ids[0]} – {ids[-1]}", used, codes(kind.name for kind in kinds)))
        return table(("page", "ids", "in use", "kinds"), rows)

    def phase_table(self) -> str:
        """Return the phases by number."""
        rows = ((phase.value, code(phase.name)) for phase in self.phases)
        return table(("number", "phase"), rows)

    # --- observations

    def piece_table(self) -> str:
        """Return every piece of an observation."""
        layout = self.game.layout
        rows = (
            (
                code(piece.name),
                layout.at[piece.name],
                piece.width,
                " × ".join(map(str, piece.shape)) or "1",
                f"{piece.low} … {piece.high}",
                piece.told,
            )
            for piece in layout.pieces
        )
        head = ("piece", "from", "numbers", "shape", "range", "meaning")
        return table(head, rows) + f"\n{layout.width} numbers in all.\n"

    def view_table(self) -> str:
        """Return what a view has by name: attributes, and what is asked of it with arguments."""
        kinds = [kind for kind in self.view.__mro__ if issubclass(kind, View)]
        found = [(name, "", about) for name, about in self.view.ATTRIBUTES.items()]
        found = sorted([*found, *(each for kind in kinds for each in _methods(kind))])
        rows = ((code(f"{name}{arguments}"), about) for name, arguments, about in found)
        return table(("attribute", "what it is"), rows)

    def seen_option_table(self) -> str:
        """Return the options in the order in which an observation shows them."""
        layout, options = self.game.layout, self.game.variants.rule_options
        rows = (
            (at, code(options[field].name), _coded(options[field]) + self._told_with(field))
            for at, field in enumerate(layout.options.columns, layout.at["options"])
        )
        return table(("at", "option", "numbers"), rows)

    def _told_with(self, older: str) -> str:
        """Return what the number of the option in the field *older* tells of younger ones."""
        options = self.game.variants.rule_options
        together = self.game.layout.options.together
        younger = (options[name] for name, with_ in together if with_ == older)
        times = len(options[older].values)
        return "".join(
            f"; plus {times} × {code(option.name)}: {_coded(option)}" for option in younger
        )

    # --- options and presets

    def option_table(self) -> str:
        """Return every option, with its name on the page of the browser."""
        words = Language("en", self.game.name)
        head = (
            "option",
            "at the table",
            "default",
            "other values",
            "editions that differ",
            "rules",
        )
        rows = (
            (
                f"[`{option.name}`](#rules-option-{option.name.replace('_', '-')})",
                words.format(f"option-{option.name.replace('_', '-')}"),
                code(option.values[0]),
                codes(option.values[1:]),
                ", ".join(f"{code(n)}: {code(value)}" for n, value in self._differing(option))
                or "–",
                option.rules,
            )
            for option in self.game.variants.options.values()
        )
        return table(head, rows)

    def _differing(self, option: Option) -> Iterator[tuple[str, Value]]:
        for preset in self.game.variants.editions.values():
            if option.name in preset.differs:
                yield preset.name, preset.differs[option.name]

    def preset_table(self) -> str:
        """Return every edition."""
        rows = (
            (
                code(preset.name),
                f"{preset.least} to {preset.most}",
                *self.preset_cells(preset.name),
                codes(f"{name}={str(value).lower()}" for name, value in preset.differs.items())
                or "–",
            )
            for preset in self.game.variants.editions.values()
        )
        return table(("edition", "players", *self.preset_head, "differs in"), rows)

    # --- states

    def state_table(self) -> str:
        """Return the fields of a state, with the comments that stand beside them."""
        comments = _comments(self.state)
        rows: list[Sequence[object]] = []
        for name, kind in self.state.FIELDS.items():
            number, length = (kind[0], kind[1]) if isinstance(kind, tuple) else (kind, 1)
            group, comment = comments[name]
            meaning = "; ".join(filter(None, [self._meant_by(name), comment]))
            rows.append((code(name), code(number), length, group, meaning))
        return table(("field", "kind", "numbers", "part", "meaning"), rows)

    def _meant_by(self, field: str) -> str:
        """Return the option that *field* holds, with its own sentence; nothing for other fields."""
        option = self.game.variants.rule_options.get(field)
        if option is None:
            return ""
        about = Language("en", self.game.name).format(
            f"option-{option.name.replace('_', '-')}.about"
        )
        return f"[`{option.name}`](../rules/options.md#{option.name}): {about.rstrip('.')}"

    # --- all of them

    def tables(self) -> dict[str, Callable[[], str]]:
        """Return every table by its name on the pages."""
        made = {
            "actions": self.action_table,
            "options": self.option_table,
            "pages": self.page_table,
            "phases": self.phase_table,
            "pieces": self.piece_table,
            "presets": self.preset_table,
            "seen-options": self.seen_option_table,
            "state": self.state_table,
            "view": self.view_table,
        }
        return {f"{self.game.name}-{name}": make for name, make in made.items()}


def _methods(kind: type[View]) -> Iterator[tuple[str, str, str]]:
    """Yield what objects of *kind* are asked: a name, the arguments, and what it is."""
    for name, member in vars(kind).items():
        if (
            name.startswith("_")
            or name.isupper()
            or isinstance(member, type)
            or (callable(member) and "state" in inspect.signature(member).parameters)
            or not (isinstance(member, property) or callable(member))
        ):
            continue
        about = inspect.getdoc(member) or ""
        first = about.partition("\n\n")[0].removeprefix("Return ").rstrip(".")
        yield name, _arguments(member), re.sub(r"\*(\w+)\*", r"`\1`", first)


def _arguments(member: Any) -> str:  # noqa: ANN401  of a class
    if isinstance(member, property):
        return ""
    return f"({', '.join([*inspect.signature(member).parameters][1:])})"


def _coded(option: Option) -> str:
    return ", ".join(f"{option.code(value)} {code(value)}" for value in option.values)


def _comments(cls: type) -> dict[str, tuple[str, str]]:
    """Return, for each field of *cls*, the comment above its group and its own."""
    source = inspect.getsource(cls)
    comments = {
        token.start[0]: token.string.removeprefix("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.AnnAssign)]
    beside = {line for node in body for line in _lines(node)}
    groups = [
        line for line in comments if line not in beside and not comments[line].startswith("[")
    ]
    found: dict[str, tuple[str, str]] = {}
    for node in body:
        group = comments[max(line for line in groups if line < node.lineno)]
        above = [node.lineno - 1] if node.lineno - 1 not in {*groups, *beside} else []
        own = " ".join(comments[line] for line in (*above, *_lines(node)) if line in comments)
        found[ast.unparse(node.target)] = (re.split(r"[:,]", group)[0], own)
    return found


def _lines(node: ast.AnnAssign) -> range:
    return range(node.lineno, (node.end_lineno or 0) + 1)
