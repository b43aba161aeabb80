"""Refusals of a table or the server, and what to do then: for players, in each language.

The advice stands in ``docs/tables/advice``, under the name of the message that people read.
"""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from docs.tables.markdown import table
from intriga.server.wire.problems import ServerRefusal, told_of
from intriga.service.table_refusals import TableRefusal
from intriga.words import TAGS, Language

TEXTS: Final = Path(__file__).parent / "advice"
HEADS: Final[Mapping[str, Sequence[str]]] = {
    "en": ("the page says", "what to do"),
    "pt-BR": ("a página diz", "o que fazer"),
    "es": ("la página dice", "qué hacer"),
}


@cache
def advice(tag: str) -> Mapping[TableRefusal | ServerRefusal, str]:
    """Return what to do about each refusal, in the language *tag*.

    Raises:
        LookupError: there is no advice on a refusal.
    """
    bundle = FluentBundle([tag])
    bundle.add_resource(FluentResource((TEXTS / f"{tag}.ftl").read_text(encoding="utf-8")))
    return {reason: _text(bundle, told_of(reason).id) for reason in (*TableRefusal, *ServerRefusal)}


def _text(bundle: FluentBundle, name: str) -> str:
    message = bundle.get_message(name)
    if message.value is None:
        raise LookupError(f"the advice {name} in {bundle.locales[0]} is empty")
    said, _ = bundle.format_pattern(message.value)
    return str(said)


def explained(tag: str) -> str:
    """Return every refusal as people read it in the language *tag*, with what to do."""
    language = Language(tag)
    return table(
        HEADS[tag],
        [(f"*{language.format(told_of(why).id)}*", said) for why, said in advice(tag).items()],
    )


TABLES: Final[dict[str, Callable[[], str]]] = {
    f"refusals-explained-{tag.lower()}": partial(explained, tag) for tag in TAGS
}
