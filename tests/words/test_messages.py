"""The three languages say the same things, and everything that is said exists."""

import ast as python
import re
from collections.abc import Iterable
from enum import Enum
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from intriga.agents import agents_for, bots_for
from intriga.analysis.advice import Verdict
from intriga.analysis.findings import Grade
from intriga.cli.help_topics import commands
from intriga.core.errors import Always, Reason
from intriga.core.games import lessons_of, manifest_of, part_of
from intriga.games.coup import inputs as coup_inputs
from intriga.games.coup import vocabulary as coup
from intriga.games.coup.notation import FIRST, SECOND
from intriga.games.coup.table.refusals import Refusal as CoupRefusal
from intriga.games.pot_de_vin import inputs as pot_de_vin_inputs
from intriga.games.pot_de_vin import vocabulary as pot_de_vin
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, GUILD_WORDS
from intriga.games.pot_de_vin.table.log import KINDS
from intriga.games.pot_de_vin.table.refusals import Refusal as PotDeVinRefusal
from intriga.server.wire.problems import ServerRefusal
from intriga.service.people.bot_lines import WORDINGS
from intriga.service.table_refusals import TableRefusal
from intriga.terminal.generic import board_of
from intriga.words import (
    FORMS,
    LOCALES,
    PARENTS,
    TAGS,
    Language,
    arguments_of,
    numbers_of,
    sources,
)


def with_ends(family: str, names: Iterable[str], *ends: str) -> set[str]:
    return {f"{family}-{name}{end}" for name in names for end in ("", *ends)}


def dashed(enum: type[Enum]) -> list[str]:
    return [name.lower().replace("_", "-") for name in enum.__members__]


ROOT = Path(__file__).parents[2]
GAMES = ["coup", "pot-de-vin"]
IN_GAMES = [(tag, game) for tag in TAGS for game in GAMES]
OTHERS = [(tag, game) for tag, game in IN_GAMES if tag != "en"]
EDITIONS = [(tag, "coup", "urbis-reforma") for tag in LOCALES]
REGIONAL = [(tag, game) for tag in PARENTS for game in GAMES]
TU = re.compile(
    r"\b(tú|ti|contigo|eres|tienes|puedes|eliges|haces|pierdes|desafías|bloqueas|muestras|conservas"
    r"|afirmas|nombras|empiezas|sales|dejas|pones|juegas|sabes|necesitas|miras|anuncias|tomas"
    r"|decides|devuelves|pasas|pides|pruebas|llamas|revelas)\b",
    re.IGNORECASE,
)
NOT_ARGENTINE = re.compile(
    r"\b(aquí|deprisa|farol\w*|ordenador|enlaces?|(ha|has|han|hemos) \w+(ado|ido|to|cho)"
    r"|déjal[oa]|quédate|tómate|llévate|siéntate|recárgal[oa]|inténtalo|búscal[oa]s|míral[oa]"
    r"|guárdal[oa]|pídel[eo])\b",
    re.IGNORECASE,
)
INFINITIVE = re.compile(
    r"(^|[.:!?] )¡?((A|Mejor|Conviene|Toca|Hay que) \w+[aei]r(se)?|Dejar pasar)\b", re.IGNORECASE
)
"""A sentence that begins as a form does: *A mostrar*, *conviene elegir*, *dejar pasar*."""
TO_MEND = re.compile(r"(?<! p)[.!?] (?!p\.)[a-záéíóúñ]|\b(de|a) el ")
OTHER_TERMS = {  # of each Spanish edition, what only another one says
    "urbis-reforma": re.compile(
        r"\b(Capitán|Robo|robar|robo|Ingresos|ingresos|Golpe de Estado|ayuda externa)\b"
    ),
    "coup-es": re.compile(
        r"\b(Capitana|[Ee]xtorsi\w+|Ingreso|[Uu]n Coup|[Ee]l Coup|[Aa]yuda extranjera)\b"
    ),
}
LONGEST_BUBBLE = 60  # letters that are read at a glance
ONE_LANGUAGE = {"sound"}  # arguments that not every language needs
RULES = {"coup": r"COUP-\w+-\d+", "pot-de-vin": r"PDV-\w+-\d+"}
REFUSALS: dict[str, type[Reason]] = {"coup": CoupRefusal, "pot-de-vin": PotDeVinRefusal}
TABLE_REFUSALS = [*TableRefusal, *ServerRefusal]
LISTED: dict[str, dict[str, set[str]]] = {  # other ids that something in the code lists
    "coup": {
        "character": with_ends("character", (*FIRST, *SECOND), *FORMS.values(), ".short"),
        "action": with_ends("action", dashed(coup.Action), ".about", ".words"),
    },
    "pot-de-vin": {
        "character": with_ends("character", CHARACTER_WORDS, ".short"),
        "guild": with_ends("guild", GUILD_WORDS, ".short"),
        "neutral": with_ends("neutral", KINDS.values(), ".short"),
    },
}
ENUMS: dict[str, list[type[Enum]]] = {
    "coup": [coup.Action, coup_inputs.Input, coup.Loss, coup.Phase],
    "pot-de-vin": [pot_de_vin_inputs.Input, pot_de_vin.Phase],
}


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


@cache
def entries(text: str) -> list[ast.Message | ast.Term | ast.Junk]:
    body = FluentParser().parse(text).body
    return [each for each in body if isinstance(each, ast.Message | ast.Term | ast.Junk)]


def named(entry: ast.Message | ast.Term | ast.Junk) -> TypeGuard[ast.Message | ast.Term]:
    return not isinstance(entry, ast.Junk)


def patterns(tag: str, game: str = "", edition: str = "") -> dict[str, Found]:
    """Return what each message and attribute of a language uses, terms with a minus."""
    found: dict[str, Found] = {}
    for text in sources(tag, game, edition):
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


def spoken(tag: str, game: str, edition: str = "", count: int = 2) -> list[tuple[str, str]]:
    """Return what each message and attribute says of Ana, the Captain and *count* things."""
    language, kinds, numbers = Language(tag, game, edition), arguments_of(game), numbers_of(game)
    words: dict[str, str | int] = {"seat": "Ana", "card": "captain", "input": "x"}

    def said(name: str, arguments: set[str]) -> str:
        values = {each: words.get(kinds.get(each, ""), count) for each in arguments - {*numbers}}
        return language.format(name, **values)

    return [
        (name, said(name, uses.arguments))
        for name, uses in patterns(tag, game, edition).items()
        if not name.startswith("-")
    ]


def said_by_file(tag: str) -> dict[str, dict[str, ast.Message]]:
    """Return what stands in each file of a language, without what editions replace."""
    package, editions = ROOT / "src/intriga", {edition for _, _, edition in EDITIONS}
    return {
        file.relative_to(package).as_posix().replace(f"/{tag}/", "/"): {
            entry.id.name: entry
            for entry in entries(file.read_text(encoding="utf-8"))
            if isinstance(entry, ast.Message)
        }
        for file in package.glob(f"**/words/{tag}/**/*.ftl")
        if file.parent.name not in editions
    }


def messages_by_file(tag: str) -> dict[str, list[str]]:
    return {file: [*said] for file, said in said_by_file(tag).items()}


SERVICE_SAYS = ("setup/dealing.py", "people/chat.py")
SERVER_SAYS = ("tables/acts_in_force", "work/pictures/end_picture", "http/previews")


def literals(game: str) -> set[str]:
    """Return every string that stands in the code that speaks of a game."""
    package = game.replace("-", "_")
    code = [ROOT / "src/intriga/words/__init__.py"]
    code += [*ROOT.glob("src/intriga/cli/*.py"), *ROOT.glob("src/intriga/lab/commands/*.py")]
    code += [*ROOT.glob("src/intriga/terminal/*.py")]
    code += [ROOT / "src/intriga/service" / name for name in SERVICE_SAYS]
    code += [ROOT / f"src/intriga/core/{name}.py" for name in ("offers", "table_rules")]
    code += (ROOT / f"src/intriga/server/{name}.py" for name in SERVER_SAYS)
    for part in ("", "board/", "table/", "view/", "study/", "study/reasons/"):
        code += ROOT.glob(f"src/intriga/games/{package}/{part}*.py")
    return {
        str(node.value)
        for file in code
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }


def option_ids(game: str) -> set[str]:
    ids: set[str] = set()
    for option in board_of(game).ruleset.variants.options.values():
        name = f"option-{option.name.replace('_', '-')}"
        ids |= {name, f"{name}.about"}
        for value in option.values:
            word = str(value).lower().replace("_", "-").replace("+", "-")
            ids.add(f"{name}.is-{word}")
    return ids


def guides_of_questions(game: str) -> set[str]:
    """Return the hints for a first game that begin as the id of a question does."""
    said = patterns("en", game)
    asked = {name.removeprefix("ask-") for name in said if name.startswith("ask-")}
    hints = {name for name in said if name.startswith("guide-")}
    return {
        hint
        for hint in hints
        if any(each.startswith(hint.removeprefix("guide-")) for each in asked)
    }


def families(game: str) -> dict[str, set[str]]:
    """Return the ids, attributes included, that something else lists."""
    board = board_of(game)
    reasons = [reason.value for reason in (*Always, *REFUSALS[game])]
    own_deck = {"option-deck.is-own"} if game == "pot-de-vin" else set[str]()
    return LISTED[game] | {
        "term": with_ends("term", board.table_rules.terms, ".words", ".about"),
        "guide": guides_of_questions(game),
        "lesson": {
            each
            for lesson in lessons_of(game)
            for each in (
                f"lesson-{lesson.name}",
                f"lesson-{lesson.name}.about",
                *(f"lesson-{lesson.name}-{note}" for note in (*lesson.notes, "end")),
            )
        },
        "option": option_ids(game) | own_deck,
        "title": {
            f"title-{title.name}{end}"
            for title in part_of(game, "titles").titles
            for end in ("", "-about", "-told")
        },
        "preset": with_ends("preset", board.ruleset.variants.editions, ".about"),
        "refusal": with_ends("refusal", reasons),
        "table-refusal": {f"table-refusal-{each.value}" for each in TABLE_REFUSALS},
        "level": {f"level-{name}" for each in GAMES for name in agents_for(each)}
        | {f"level-{name}-{game}" for name in bots_for(game)}
        | {f"level-{name}-{game}.elsewhere" for name in board.table_rules.bots_when},
        "hint-noise": {f"hint-noise-{game}"},
        "hint-verdict": with_ends("hint-verdict", Verdict),
        "web-replay-moment-bluff": with_ends(
            "web-replay-moment-bluff", (*Grade, "caught", "believed")
        ),
        "command": with_ends("command", commands(board), ".about", ".words"),
        "help": with_ends("help", board.table_rules.topics, ".text", ".words")
        | {name for name in patterns("en", game) if name.endswith(".example")}
        | {"help-topics", "help-unknown", "help-no-rules", "help-rules", "help-rules.text"},
    }


@pytest.mark.parametrize(("tag", "game"), OTHERS)
def test_every_language_has_the_messages_of_english(tag: str, game: str) -> None:
    def messages(language: str) -> set[str]:
        return {name for name in patterns(language, game) if not name.startswith("-")}

    assert messages(tag) == messages("en")


@pytest.mark.parametrize("tag", [tag for tag in TAGS if tag != "en"])
def test_every_language_has_its_messages_in_the_files_of_english(tag: str) -> None:
    assert messages_by_file(tag) == messages_by_file("en")


@pytest.mark.parametrize(("tag", "game"), OTHERS)
def test_every_language_uses_the_arguments_of_english(tag: str, game: str) -> None:
    english, other = patterns("en", game), patterns(tag, game)

    differ = {
        name: (english[name].arguments, other[name].arguments)
        for name in english
        if english[name].arguments - ONE_LANGUAGE != other[name].arguments - ONE_LANGUAGE
    }

    assert differ == {}


@pytest.mark.parametrize(("tag", "game"), REGIONAL)
def test_a_locale_adds_no_message_and_no_argument(tag: str, game: str) -> None:
    parent, own = patterns(PARENTS[tag], game), patterns(tag, game)

    assert own.keys() == parent.keys()
    assert {name: uses.arguments for name, uses in own.items()} == {
        name: uses.arguments for name, uses in parent.items()
    }


@pytest.mark.parametrize("tag", PARENTS)
def test_a_locale_repeats_no_message_of_its_language(tag: str) -> None:
    own, parent = said_by_file(tag), said_by_file(PARENTS[tag])

    same = [
        (file, name)
        for file in own
        for name in own[file]
        if own[file][name].equals(parent[file][name])
    ]

    assert own
    assert same == []


@pytest.mark.parametrize("game", GAMES)
def test_where_people_say_vos_nobody_says_tu(game: str) -> None:
    said = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for text in sources("es-AR", game)
        for entry in entries(text)
        if isinstance(entry, ast.Message)
    }

    assert {name: text for name, text in said.items() if TU.search(text)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_in_argentina_nothing_is_said_as_in_madrid(game: str) -> None:
    said = {name: text for name, text in spoken("es-AR", game) if not name.endswith(".words")}

    assert said
    assert {name: text for name, text in said.items() if NOT_ARGENTINE.search(text)} == {}


@pytest.mark.parametrize("game", GAMES)
def test_spanish_lessons_and_hints_tell_one_person_what_to_do(game: str) -> None:
    for tag in ("es", "es-AR"):
        told = {
            name: text for name, text in spoken(tag, game) if name.startswith(("lesson-", "guide-"))
        }

        assert told
        assert {name: text for name, text in told.items() if INFINITIVE.search(text)} == {}


@pytest.mark.parametrize("edition", ["coup-br", "coup-es", "urbis-reforma"])
@pytest.mark.parametrize("tag", ["es", "es-AR"])
def test_spanish_sentences_are_whole_in_the_terms_of_every_edition(tag: str, edition: str) -> None:
    others = OTHER_TERMS["urbis-reforma" if edition == "urbis-reforma" else "coup-es"]

    for count in (0, 1, 2):
        for name, text in spoken(tag, "coup", edition, count):
            assert not TO_MEND.search(text), (name, text)
            if not name.endswith(".words") and not name.startswith("preset-"):
                assert not others.search(text), (name, text)


@pytest.mark.parametrize(
    ("tag", "game", "edition"), [*((tag, game, "") for tag, game in IN_GAMES), *EDITIONS]
)
def test_messages_refer_only_to_what_there_is(tag: str, game: str, edition: str) -> None:
    found = patterns(tag, game, edition)

    for name, uses in found.items():
        assert uses.references <= found.keys(), name
        assert uses.functions <= FORMS.keys(), name


@pytest.mark.parametrize("tag", TAGS)
def test_shared_messages_refer_to_no_message_of_a_game(tag: str) -> None:
    found = patterns(tag)

    assert {name for uses in found.values() for name in uses.references} <= found.keys()
    assert not any(uses.functions for uses in found.values())


def test_only_the_page_speaks_of_a_game_in_the_words_of_the_house() -> None:
    house = [
        name
        for file, names in messages_by_file("en").items()
        if file.startswith("words/") and "/web/" not in file
        for name in names
    ]

    assert house
    assert [name for name in house if any(game in name for game in GAMES)] == []


@pytest.mark.parametrize(("tag", "game"), IN_GAMES)
def test_a_game_adds_messages_and_replaces_none(tag: str, game: str) -> None:
    files = [
        entry.id.name for text in sources(tag, game) for entry in entries(text) if named(entry)
    ]

    assert len(files) == len(set(files))


@pytest.mark.parametrize(("tag", "game", "edition"), EDITIONS)
def test_an_edition_only_replaces_what_there_is(tag: str, game: str, edition: str) -> None:
    assert patterns(tag, game, edition).keys() == patterns(tag, game).keys()


@pytest.mark.parametrize("tag", LOCALES)
def test_the_end_page_names_the_winners_once(tag: str) -> None:
    found = patterns(tag, "pot-de-vin")
    told = {name for name in found if name.startswith(("log-wins", "log-shared"))} - {
        "log-wins-round"
    }

    assert told
    for name in told:
        assert "side" in found[name].arguments
        assert "side" not in found[f"web-end-{name}"].arguments


@pytest.mark.parametrize(("tag", "game"), IN_GAMES)
def test_terms_are_all_used(tag: str, game: str) -> None:
    found = patterns(tag, game)
    used = {reference for uses in found.values() for reference in uses.references}

    assert {name for name in found if name.startswith("-")} <= used


@pytest.mark.parametrize(
    ("game", "family"), [(game, family) for game in GAMES for family in families(game)]
)
def test_each_family_has_exactly_the_messages_of_its_list(game: str, family: str) -> None:
    there = {name for name in patterns("en", game) if name.startswith(f"{family}-")}

    assert there == families(game)[family]


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    listed = {name for names in families(game).values() for name in names} | lines_of(game)
    spoken = literals(game) | enum_names(game)
    pieces = {word for word in spoken if len(word) > 1 or word.isdigit()}

    unused = [
        name
        for name in patterns("en", game)
        if name not in listed
        and not name.startswith("web-")  # the page's: tests/web holds them to be spoken
        and not is_made_of(name.split(".")[0], pieces)
    ]

    assert unused == []


def lines_of(game: str) -> set[str]:
    """Return the ids of all that bots of the cast may say."""
    manifest = manifest_of(game)
    return {
        f"says-{style}-{moment.name}-{number + 1}"
        for style in manifest.cast.values()
        for moment in manifest.moments
        for number in range(WORDINGS)
    }


@pytest.mark.parametrize(("tag", "game"), IN_GAMES)
def test_every_temper_has_words_for_every_moment_without_a_gap(tag: str, game: str) -> None:
    language = Language(tag, game)

    said = {name: language.format(name, card="", claim="") for name in lines_of(game)}

    assert lines_of(game) <= {*patterns(tag, game)}
    assert all(len(line) < LONGEST_BUBBLE for line in said.values())


def is_made_of(name: str, pieces: set[str]) -> bool:
    """Say whether the code can put *name* together from strings of its own."""
    return name in pieces or any(
        name[:at] in pieces and is_made_of(name[at:], pieces) for at in range(2, len(name))
    )


def enum_names(game: str) -> set[str]:
    options = [name.replace("_", "-") for name in board_of(game).ruleset.variants.options]
    return {name for enum in ENUMS[game] for name in dashed(enum)} | {*options, "0", "1"}


def help_texts(tag: str, game: str) -> str:
    language = Language(tag, game)
    return " ".join(
        language.format(f"help-{topic}.text") for topic in board_of(game).table_rules.topics
    )


@pytest.mark.parametrize(("tag", "game"), IN_GAMES)
def test_help_names_every_rule_and_no_other(tag: str, game: str) -> None:
    page = (ROOT / "docs/rules/ids.md").read_text(encoding="utf-8")
    rules = {*re.findall(RULES[game], page)}

    assert {*re.findall(RULES[game], help_texts(tag, game))} == rules
