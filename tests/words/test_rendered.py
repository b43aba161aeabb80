"""Every message as people read it, with names and numbers put in."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast, visitor

from intriga.core.games import manifest_of
from intriga.words import FORMS, LOCALES, Language, arguments_of, sources
from tests.words.test_messages import EDITIONS, GAMES, entries, named

SPOKEN: Final = [*((tag, game, "") for tag in LOCALES for game in GAMES), *EDITIONS]
SPANISH: Final = [each for each in SPOKEN if each[0].startswith("es")]
ARGENTINE: Final = [each for each in SPOKEN if each[0] == "es-AR"]
PEOPLE: Final = ("Ana", "Otto")
WORDS: Final = {"coup": "captain contessa duke ambassador", "pot-de-vin": "aldo-12 pietra-3 ugo-13"}
TYPED: Final = ".words"  # what people may type as well as what is shown
PIECES: Final = {"ask-whom", "ask-character"}  # they go on with what is chosen: *Steal: whom?*
SEVERAL: Final = {  # never said of one: games, chairs, copies of a card, points with a decimal
    *("hint-which-game", "web-evening-last", "web-setting-series-number", "web-series-standing"),
    *("web-new-sum-chairs", "why-few-left", "why-few-blocks", "web-replay-choice-lost"),
}
LOWER_AFTER_STOP: Final = re.compile(r"[a-zà-ÿ]{2}[.!?]\s+[a-zà-ÿ]")
TWO_WORDS: Final = re.compile(r"\b(?:de|a) el\b")
ELSEWHERE: Final = re.compile(
    r"\bfarol\w*|\baquí\b|\bdeprisa\b|\b(?:he|has|ha|hemos|han) \w+(?:ado|ido|to|cho)\b",
    re.IGNORECASE,
)
ABOUT_ONE: Final = re.compile(r"\b(?:unos|unas|uns|umas|los|las|os|as|the last) 1\b", re.IGNORECASE)
LONGEST: Final = {  # letters, by the place where a message stands
    "web-side-tab-": 10,  # four tabs beside the table
    "web-replay-tab-": 10,
    "web-nav-play": 12,
    "web-nav-learn": 12,
    "web-nav-rules": 12,
    "key-": 26,  # answer buttons, and what stands below their names
    "choice-": 40,
    "warn-": 46,
    "effect-": 42,
    "closed-": 36,
    "web-bar-undo": 20,
    "web-bar-hurry": 20,
    "web-bar-back": 10,
}

Values = dict[str, str | int]


class Said(NamedTuple):
    """A message, or an attribute, and what it makes of its arguments."""

    name: str
    selectors: dict[str, list[str]]
    arguments: set[str]
    cards: set[str]


class Uses(visitor.Visitor):
    """The arguments of a pattern: all, those that are cards, and those that select a variant."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.cards: set[str] = set()
        self.selectors: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name in FORMS:
            given = node.arguments.positional
            self.cards |= {
                each.id.name for each in given if isinstance(each, ast.VariableReference)
            }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [key_of(variant) for variant in node.variants]
            self.selectors.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def messages(tag: str, game: str, edition: str = "") -> tuple[Said, ...]:
    """Return all that is said, without what only people type."""
    found: dict[str, Said] = {}
    for text in sources(tag, game, edition):
        for entry in filter(named, entries(text)):
            if not isinstance(entry, ast.Message):
                continue
            parts = {"": entry.value, **{f".{it.id.name}": it.value for it in entry.attributes}}
            for end, value in parts.items():
                if value is not None and end != TYPED:
                    uses, name = Uses(), f"{entry.id.name}{end}"
                    uses.visit(value)
                    found[name] = Said(name, uses.selectors, uses.arguments, uses.cards)
    return tuple(found.values())


@cache
def counts(game: str) -> frozenset[str]:
    """Return the arguments that count something: English has a singular for them somewhere."""
    return frozenset(
        name
        for said in messages("en", game)
        for name, keys in said.selectors.items()
        if "one" in keys
    )


def values_of(game: str, said: Said, name: str) -> list[str | int]:
    """Return samples for the argument *name*: cards, people, numbers, or what it chooses among."""
    keys = said.selectors.get(name, [])
    if name in said.cards:
        return [*WORDS[game].split()]
    if name in counts(game) or any(key.isdigit() for key in keys):
        return [2, 0, 1]
    if keys:
        return list(dict.fromkeys(keys))
    if arguments_of(game).get(name) == "seat":
        return [*PEOPLE]
    return ["Xx"]


@cache
def rendered(tag: str, game: str, edition: str = "") -> tuple[tuple[str, Values, str], ...]:
    """Return every message with samples: each argument in turn, and pairs where there are two."""
    language = Language(tag, game, edition)
    return tuple(
        (said.name, values, language.format(said.name, **values))
        for said in messages(tag, game, edition)
        for values in samples(game, said)
    )


def samples(game: str, said: Said) -> Iterator[Values]:
    lists = {name: values_of(game, said, name) for name in sorted(said.arguments)}
    usual: Values = {name: each[0] for name, each in lists.items()}
    yield usual
    if len(lists) == 2:
        yield from (dict(zip(lists, each, strict=True)) for each in product(*lists.values()))
    else:
        yield from ({**usual, name: other} for name, each in lists.items() for other in each[1:])


@pytest.mark.parametrize(("tag", "game", "edition"), SPOKEN)
def test_no_sentence_begins_with_a_small_letter(tag: str, game: str, edition: str) -> None:
    wrong = {
        name: text
        for name, _, text in rendered(tag, game, edition)
        if name not in PIECES and (LOWER_AFTER_STOP.search(text) or begins_small(text))
    }

    assert wrong == {}


def begins_small(text: str) -> bool:
    """Say whether *text* is a sentence that begins with a small letter."""
    return bool(re.search(r"[a-zà-ÿ]{2}[.!?]$", text)) and text.lstrip("¿¡“«")[:1].islower()


@pytest.mark.parametrize(("tag", "game", "edition"), SPANISH)
def test_spanish_draws_de_el_and_a_el_together(tag: str, game: str, edition: str) -> None:
    wrong = {n: text for n, _, text in rendered(tag, game, edition) if TWO_WORDS.search(text)}

    assert wrong == {}


@cache
def nouns(tag: str, game: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words that stand after a number where there is one thing, and where several."""
    one, many = set[str](), set[str]()

    class After(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            after = {key_of(each): noun_of(each, node.selector) for each in node.variants}
            single, several = after.get("one", after.get("1")), after.get("other")
            if single and several and single != several:
                one.add(single)
                many.add(several)
            self.generic_visit(node)

    for source in sources(tag, game):
        for entry in entries(source):
            After().visit(entry)
    return frozenset(one - many), frozenset(many - one)


def noun_of(variant: ast.Variant, number: ast.InlineExpression) -> str | None:
    """Return the word after the *number* with which a variant begins."""
    first, *rest = variant.value.elements
    text = rest[0].value if rest and isinstance(rest[0], ast.TextElement) else ""
    found = re.match(r" (\w+)", str(text)) if first.equals(ast.Placeable(number)) else None
    return found and found[1]


@pytest.mark.parametrize(("tag", "game", "edition"), SPOKEN)
def test_numbers_agree_with_their_nouns(tag: str, game: str, edition: str) -> None:
    one, many = nouns(tag, game)
    plural = re.compile(rf"(?<![\w.,−±+])1 (?:{'|'.join(many)})\b")
    singular = re.compile(rf"(?<![\w.,−±+])[02] (?:{'|'.join(one)})\b")

    wrong = {
        name: text
        for name, values, text in rendered(tag, game, edition)
        if name not in SEVERAL
        and {0, 1, 2} & {*values.values()}
        and (plural.search(text) or singular.search(text) or ABOUT_ONE.search(text))
    }

    assert "coins" in many or game != "coup" or tag != "en"
    assert wrong == {}


def terms(tag: str, edition: str = "") -> dict[str, str]:
    """Return the names of characters and actions, and the terms of the sentences of Coup."""
    found: dict[str, str] = {}
    for text in sources(tag, "coup", edition):
        for entry in filter(named, entries(text)):
            if isinstance(entry, ast.Term) or entry.id.name.startswith(("character-", "action-")):
                parts = entry.value.elements if entry.value else []
                said = "".join(str(it.value) for it in parts if isinstance(it, ast.TextElement))
                found[entry.id.name] = said
    return found


@pytest.mark.parametrize("tag", LOCALES)
@pytest.mark.parametrize(
    ("edition", "other"), [("urbis-reforma", ""), ("", "urbis-reforma")], ids=["Urbis", "usual"]
)
def test_an_edition_says_no_term_of_another(tag: str, edition: str, other: str) -> None:
    own, foreign = terms(tag, edition), terms(tag, other)
    known = " ".join([*own.values(), manifest_of("coup").title]).lower()
    others = [term for term in foreign.values() if len(term) > 1 and term.lower() not in known]
    found = re.compile(rf"\b(?:{'|'.join(map(re.escape, others)) or '(?!)'})\b", re.IGNORECASE)

    wrong = {n: text for n, _, text in rendered(tag, "coup", edition) if found.search(text)}

    assert wrong == {}


@pytest.mark.parametrize(("tag", "game", "edition"), ARGENTINE)
def test_argentina_says_nothing_that_is_said_only_in_spain(
    tag: str, game: str, edition: str
) -> None:
    wrong = {n: text for n, _, text in rendered(tag, game, edition) if ELSEWHERE.search(text)}

    assert wrong == {}


@pytest.mark.parametrize(("tag", "game", "edition"), SPOKEN)
def test_labels_of_buttons_are_short_enough_for_their_place(
    tag: str, game: str, edition: str
) -> None:
    wrong = {
        name: (len(text), text)
        for name, _, text in rendered(tag, game, edition)
        for place, longest in LONGEST.items()
        if name.startswith(place) and len(text) > longest
    }

    assert wrong == {}
