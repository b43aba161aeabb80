"""Fallback texts for a game without words of its own: names made readable."""

from intriga.words import FAMILIES, Language, Value


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
