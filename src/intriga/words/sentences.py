"""Messages as sentences: names for seats, words for cards."""

from collections.abc import Sequence

from intriga.core.message import INPUT_ARG, SEAT_ARGS, Message, Value
from intriga.words import Language
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
        seats = key in SEAT_ARGS or isinstance(value, tuple)
        said = [
            (names[one] if seats else str(one)) if isinstance(one, int) else card(language, one)
            for one in each
        ]
        words.append(language.list(said))
    return " · ".join(words)


def _text(language: Language, names: Sequence[str], key: str, value: Value) -> str | int:
    if isinstance(value, tuple):
        words = [names[each] if isinstance(each, int) else language.card(each) for each in value]
        return language.list(words)
    if key == INPUT_ARG and isinstance(value, str):
        return answer(language, value)
    if key in SEAT_ARGS and isinstance(value, int):
        return names[value]
    return value
