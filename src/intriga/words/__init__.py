"""Everything Intriga says to people, in three languages.

The sentences are Fluent messages in ``<tag>/*.ftl``, one file for what is read together;
the browser reads the same files, and those in ``<tag>/web/`` besides.  A game adds its own
in the folder ``words`` of its package: ``<tag>/*.ftl``, and for editions that have words of
their own ``<tag>/<edition>/*.ftl``, which replaces messages.  The locales in PARENTS have the
same folders, with only the messages that differ there.  Messages may call functions
for the words of a game's notation (``duke``, ``duke-b``, ``aldo-12``): ``NAME($card)``,
``THE($card)``, ``AN($card)`` and ``OF($card)`` give *Duke*, *the Duke*, *a Duke* and *of the
Duke* in the grammar of the language.  Such a word belongs to one of FAMILIES:
``character-duke``.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource

from intriga.core.games import manifests, table_rules_of
from intriga.core.message import ARGUMENTS, ArgumentKind

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TAGS: Final = ("en", "pt-BR", "es")  # the languages, each complete
PARENTS: Final = {"es-AR": "es"}  # locales that replace some messages of a language
LOCALES: Final = (*TAGS, *PARENTS)
NEIGHBOURS: Final = {"es-UY": "es-AR"}  # locales that speak as another one does
FALLBACK: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
FAMILIES: Final = ("character", "guild", "neutral")
FORMS: Final = {"NAME": "", "THE": ".the", "AN": ".an", "OF": ".of"}

Value = str | int


class Language:
    """The sentences of one language, those about one game in the terms of one edition of it."""

    def __init__(self, tag: str, game: str = "", edition: str = "") -> None:
        """Load the language of *tag*, one of LOCALES; missing messages are in English."""
        self.tag, self.game, self.edition = tag, game, edition

    def format(self, name: str, /, **args: Value) -> str:
        """Return the message *name*, or its attribute ``name.attribute``, with *args* put in.

        Every sentence of a game may also speak of the numbers that its manifest names.

        Raises:
            LookupError: there is no such message in any language.
        """
        identifier, _, attribute = name.partition(".")
        game = self.game if self.game in manifests() else ""  # it may be installed later
        for tag in dict.fromkeys((self.tag, FALLBACK)):
            bundle = _bundle(tag, game, self.edition)
            if bundle.has_message(identifier):
                message = bundle.get_message(identifier)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    spoken = {**numbers_of(self.game), **args}
                    return _with_minus(str(bundle.format_pattern(pattern, spoken)[0]), args)
        raise LookupError(f"there is no message {name!r}")

    def has(self, name: str) -> bool:
        """Say whether there is a message *name*, which may be ``name.attribute``."""
        try:
            self.format(name)
        except LookupError:
            return False
        return True

    def words(self, name: str) -> tuple[str, ...]:
        """Return the words that the message *name* lists with commas: the first is for show."""
        return tuple(word.strip() for word in self.format(name).split(","))

    def list(self, items: Iterable[str]) -> str:
        """Return *items* as in a sentence: ``a, b and c``."""
        *others, last = list(items) or [""]
        if not others:
            return last
        first = others[0]
        for other in others[1:]:
            first = self.format("list-more", first=first, last=other)
        return self.format("list-two", first=first, last=last, sound=_sound(last))

    def card(self, word: str, form: str = "NAME") -> str:
        """Return a character, card or guild of the notation, in one of FORMS."""
        return card_words(self.format, self.has, word, form)


def card_words(
    format_: Callable[..., str], has: Callable[[str], bool], word: str, form: str
) -> str:
    """Return the card *word* in *form*, with the letter or number that it may have."""
    name, _, mark = word.partition("-")
    ids = [f"{family}-{name}{FORMS[form]}" for family in FAMILIES]
    text = format_(next(filter(has, ids), ids[0]))
    return format_("card", character=text, mark=mark.upper()) if mark else text


def signed(number: int) -> str:
    """Return *number* with a minus that is as wide as a figure, which a hyphen is not."""
    return str(number).replace("-", "−")


def _with_minus(text: str, args: Mapping[str, Value]) -> str:
    """Return *text* with a minus before the numbers below zero among *args*."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), signed(value))
    return text


def _sound(word: str) -> str:
    """Return ``i`` for words that begin with that vowel: Spanish says *e* before them."""
    start = word.lower().removeprefix("h")[:2]
    return "i" if start[:1] in {"i", "í"} and start[1:] not in {"a", "e", "o"} else "other"


@cache
def numbers_of(game: str) -> Mapping[str, int]:
    """Return the numbers of the rules of *game* that its sentences speak of, by name."""
    manifest = manifests().get(game)
    found: Mapping[str, int] = (
        manifest.load(manifest.numbers) if manifest and manifest.numbers else {}
    )
    return found


def arguments_of(game: str) -> Mapping[str, ArgumentKind]:
    """Return the kinds of the arguments in messages of *game*, by name."""
    return table_rules_of(game).arguments if game in manifests() else ARGUMENTS


@cache
def _bundle(tag: str, game: str, edition: str) -> FluentBundle:
    """Return the messages of a language, with the functions that they call."""

    def text(name: str, **args: str) -> str:
        identifier, _, attribute = name.partition(".")
        message = bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        return str(bundle.format_pattern(pattern, args)[0]) if pattern else ""

    def has(name: str) -> bool:
        return bundle.has_message(name.partition(".")[0])

    def word(form: str) -> Any:  # noqa: ANN401  Fluent's type for a function leaves text out
        def in_form(card: str) -> str:
            return card_words(text, has, str(card), form)

        return in_form

    functions = {form: word(form) for form in FORMS}
    bundle = FluentBundle([tag], functions=functions, use_isolating=False)
    for source in sources(tag, game, edition):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def sources(tag: str, game: str = "", edition: str = "") -> list[str]:
    """Return the texts of a language's files, those of *game* and *edition* last.

    Each is followed by the differences of the locale *tag* from its parent.
    """
    return [
        file.read_text(encoding="utf-8")
        for folder in _folders(tag, game, edition)
        if folder.is_dir()
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]


def _folders(tag: str, game: str, edition: str) -> "list[Traversable]":
    """Return the folders of no game, that of *game* and that of *edition*, whether there or not."""
    spoken = [PARENTS[tag], tag] if tag in PARENTS else [tag]
    folders = [files(__name__) / each for each in spoken]
    folders += [folder / "web" for folder in folders]
    manifest = manifests().get(game) if game else None
    if manifest is not None:
        words = [files(manifest.package) / "words" / each for each in spoken]
        folders += [*words, *(folder / edition for folder in words if edition)]
    return folders


# ------------------------------------------------------------------- which language


def matching(wanted: str) -> str | None:
    """Return the locale for *wanted*, a tag or a POSIX locale: ``pt_BR.UTF-8``; None for others."""
    name = wanted.replace("_", "-").split(".")[0].lower()
    named = {tag.lower(): NEIGHBOURS.get(tag, tag) for tag in (*LOCALES, *NEIGHBOURS)}
    language = name.split("-")[0]
    return named.get(name) or next((tag for tag in TAGS if tag.split("-")[0] == language), None)


def detect(environment: Mapping[str, str] | None = None) -> str:
    """Return the tag of the language that the environment asks for, English without one."""
    return matching(wanted_locale(environment)) or FALLBACK


def wanted_locale(environment: Mapping[str, str] | None = None) -> str:
    """Return the locale that the environment asks for, empty if it does not."""
    given: Mapping[str, str] = os.environ if environment is None else environment
    values: Sequence[str] = [given[name] for name in ENVIRONMENT if given.get(name)]
    return values[0] if values else ""
