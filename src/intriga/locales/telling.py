"""Tellings as sentences: names for seats, words for cards."""

from collections.abc import Sequence

from intriga.core.message import SEAT_ARGS, Message, Value
from intriga.locales import Language


def sentence(language: Language, names: Sequence[str], telling: Message) -> str:
    """Return *telling* in *language*, its seats by their *names*."""
    args = {key: _text(language, names, key, value) for key, value in telling.args.items()}
    return language.format(telling.id, **args)


def _text(language: Language, names: Sequence[str], key: str, value: Value) -> str | int:
    if isinstance(value, tuple):
        words = [names[each] if isinstance(each, int) else language.card(each) for each in value]
        return language.list(words)
    if key in SEAT_ARGS and isinstance(value, int):
        return names[value]
    return value
