"""The three languages say the same things, and everything that is said exists."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from intriga.agents import agents_for
from intriga.cli.help_topics import COMMANDS, TOPICS
from intriga.core.errors import Reason
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import FIRST, SECOND
from intriga.games.coup.options import OPTIONS, PRESETS
from intriga.games.coup.vocabulary import Action, Loss, Phase
from intriga.locales import FORMS, TAGS, Language, sources

ROOT = Path(__file__).parents[2]
OTHERS = [tag for tag in TAGS if tag != "en"]
EDITIONS = [("es", "urbis-reforma")]
ONE_LANGUAGE = {"sound"}  # arguments that not every language needs


class Found(visitor.Visitor):
    """The arguments, functions and references of a pattern."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def entries(text: str) -> list[ast.Message | ast.Term | ast.Junk]:
    body = FluentParser().parse(text).body
    return [each for each in body if isinstance(each, ast.Message | ast.Term | ast.Junk)]


def patterns(tag: str, edition: str = "") -> dict[str, Found]:
    """Return what each message and attribute of a language uses, terms with a minus."""
    found: dict[str, Found] = {}
    for text in sources(tag, edition):
        for entry in entries(text):
            assert not isinstance(entry, ast.Junk), entry.content
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            values = {name: entry.value}
            values |= {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            for key, value in values.items():
                assert value is not None, key
                found[key] = Found()
                found[key].visit(value)
    return found


def literals() -> set[str]:
    """Return every string that stands in the code that speaks."""
    code = [*ROOT.glob("src/intriga/cli/*.py"), *ROOT.glob("src/intriga/games/coup/*.py")]
    code.append(ROOT / "src/intriga/locales/__init__.py")
    return {
        str(node.value)
        for file in code
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def option_ids() -> set[str]:
    ids: set[str] = set()
    for option in OPTIONS.values():
        name = f"option-{option.name.replace('_', '-')}"
        ids |= {name, f"{name}.about"}
        for value in option.values:
            word = str(value).lower().replace("_", "-").replace("+", "-")
            ids.add(f"{name}.is-{word}")
    return ids


def families() -> dict[str, set[str]]:
    """Return the ids, attributes included, that something else lists."""
    actions = {action.name.lower().replace("_", "-") for action in Action}
    return {
        "option": option_ids(),
        "preset": {f"preset-{name}{end}" for name in PRESETS for end in ("", ".about")},
        "refusal": {f"refusal-{reason.value}" for reason in Reason},
        "character": {
            f"character-{name}{form}"
            for name in (*FIRST, *SECOND)
            for form in (*FORMS.values(), ".short")
        },
        "action": {f"action-{name}{end}" for name in actions for end in ("", ".about", ".words")},
        "command": {
            f"command-{name}{end}" for name in COMMANDS for end in ("", ".about", ".words")
        },
        "help": {f"help-{name}{end}" for name in TOPICS for end in ("", ".text", ".words")}
        | {"help-topics", "help-unknown", "help-rules", "help-rules.text"},
    }


@pytest.mark.parametrize("tag", OTHERS)
def test_every_language_has_the_messages_of_english(tag: str) -> None:
    def messages(language: str) -> set[str]:
        return {name for name in patterns(language) if not name.startswith("-")}

    assert messages(tag) == messages("en")


@pytest.mark.parametrize("tag", OTHERS)
def test_every_language_uses_the_arguments_of_english(tag: str) -> None:
    english, other = patterns("en"), patterns(tag)

    differ = {
        name: (english[name].arguments, other[name].arguments)
        for name in english
        if english[name].arguments - ONE_LANGUAGE != other[name].arguments - ONE_LANGUAGE
    }

    assert differ == {}


@pytest.mark.parametrize(("tag", "edition"), [*((tag, "") for tag in TAGS), *EDITIONS])
def test_messages_refer_only_to_what_there_is(tag: str, edition: str) -> None:
    found = patterns(tag, edition)

    for name, uses in found.items():
        assert uses.references <= found.keys(), name
        assert uses.functions <= FORMS.keys(), name


@pytest.mark.parametrize(("tag", "edition"), EDITIONS)
def test_an_edition_only_replaces_what_there_is(tag: str, edition: str) -> None:
    assert patterns(tag, edition).keys() == patterns(tag).keys()


def test_terms_are_all_used() -> None:
    for tag in TAGS:
        found = patterns(tag)
        used = {reference for uses in found.values() for reference in uses.references}

        assert {name for name in found if name.startswith("-")} <= used


@pytest.mark.parametrize("family", families())
def test_whatever_is_listed_has_its_messages_and_no_others(family: str) -> None:
    there = {name for name in patterns("en") if name.startswith(f"{family}-")}

    assert there == families()[family]


def test_no_message_is_unused() -> None:
    listed = {name for names in families().values() for name in names}
    bots = {f"bot-{name}" for name in [*agents_for("coup"), "belief", "search"]}
    pieces = {word for word in literals() | enum_names() if len(word) > 1 or word.isdigit()}

    unused = [
        name
        for name in patterns("en")
        if name not in listed | bots and not is_made_of(name.split(".")[0], pieces)
    ]

    assert unused == []


def is_made_of(name: str, pieces: set[str]) -> bool:
    """Say whether the code can put *name* together from strings of its own."""
    return name in pieces or any(
        name[:at] in pieces and is_made_of(name[at:], pieces) for at in range(2, len(name))
    )


def enum_names() -> set[str]:
    names = [member.name for enum in (Action, Input, Loss, Phase) for member in enum]
    words = {name.lower().replace("_", "-") for name in [*names, *OPTIONS]}
    return words | {"0", "1"}


@pytest.mark.parametrize("tag", TAGS)
def test_help_names_every_rule(tag: str) -> None:
    page = (ROOT / "docs/rules/ids.md").read_text(encoding="utf-8")
    language = Language(tag)
    text = " ".join(language.format(f"help-{topic}.text") for topic in TOPICS)

    assert set(re.findall(r"COUP-\w+-\d+", page)) <= set(re.findall(r"COUP-\w+-\d+", text))


@pytest.mark.parametrize("tag", TAGS)
def test_help_names_no_rule_that_there_is_not(tag: str) -> None:
    page = (ROOT / "docs/rules/ids.md").read_text(encoding="utf-8")
    language = Language(tag)
    text = " ".join(language.format(f"help-{topic}.text") for topic in TOPICS)

    assert set(re.findall(r"COUP-\w+-\d+", text)) <= set(re.findall(r"COUP-\w+-\d+", page))
