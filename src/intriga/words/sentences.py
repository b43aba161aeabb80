"""Messages as sentences: names for seats, words for cards, readable ones where a game has none."""

from collections.abc import Sequence

from intriga.core.message import ArgumentKind, Message
from intriga.core.message import Value as Argument
from intriga.words import FAMILIES, Language, Value, arguments_of


def readable(word: str) -> str:
    """Return *word*, a name in a program, as people write it: ``FACE_UP`` is *Face up*."""
    text = word.replace("_", " ").replace("-", " ").strip()
    text = text.lower() if text.isupper() else text
    return text[:1].upper() + text[1:]


def named(language: Language, name: str, **args: Value) -> str:
    """Return the message *name*, or else the name of its subject, made readable.

    Missing explanations, the attributes ``about`` and ``text``, are empty.
    """
    if language.has(name):
        return language.format(name, **args)
    identifier, _, attribute = name.partition(".")
    if attribute:
        return readable(attribute.removeprefix("is-")) if attribute.startswith("is-") else ""
    return readable(identifier.partition("-")[2] or identifier)


def card(language: Language, word: str) -> str:
    """Return the card *word* by its name, or else the word made readable."""
    kind = word.partition("-")[0]
    known = any(language.has(f"{family}-{kind}") for family in FAMILIES)
    return language.card(word) if known else readable(word)


def answer(language: Language, words: str) -> str:
    """Return an input of the notation as a person says it, or else its words made readable."""
    verb, *rest = words.split(" ")
    name = f"choice-{verb.replace('_', '-')}"
    if language.has(name):
        return language.format(name, card=rest[0] if rest else "")
    return " ".join([readable(verb), *(card(language, word) for word in rest)])


def sentence(language: Language, names: Sequence[str], message: Message) -> str:
    """Return *message* in *language*, its seats by their *names*."""
    args = {key: _text(language, names, key, value) for key, value in message.args.items()}
    return language.format(message.id, **args)


def told(language: Language, names: Sequence[str], message: Message) -> str:
    """Return *message* as :func:`sentence`, or readable where the game has no words for it."""
    if language.has(message.id):
        return sentence(language, names, message)
    words = [readable(message.id.partition("-")[2])]
    for key, value in message.args.items():
        each = value if isinstance(value, tuple) else (value,)
        seats = arguments_of(language.game).get(key) == "seat"
        said = [
            (names[one] if seats else str(one)) if isinstance(one, int) else card(language, one)
            for one in each
        ]
        words.append(language.list(said))
    return " · ".join(words)


def _text(language: Language, names: Sequence[str], key: str, value: Argument) -> str | int:
    kind = arguments_of(language.game).get(key)
    if isinstance(value, tuple):
        return language.list(_item(language, names, kind, each) for each in value)
    if kind == "input" and isinstance(value, str):
        return answer(language, value)
    return names[value] if kind == "seat" and isinstance(value, int) else value


def _item(
    language: Language, names: Sequence[str], kind: ArgumentKind | None, value: str | int
) -> str:
    if isinstance(value, int):
        return names[value] if kind == "seat" else str(value)
    return language.card(value) if kind == "card" else value
