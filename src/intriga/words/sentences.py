"""Messages as sentences: names for seats, words for cards."""

from collections.abc import Sequence

from intriga.core.message import ArgumentKind, Message, Value
from intriga.words import Language, arguments_of
from intriga.words.plain import answer, card, readable


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


def _text(language: Language, names: Sequence[str], key: str, value: Value) -> str | int:
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
