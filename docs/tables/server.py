"""Tables about the server: what can be asked of it, what goes over a socket, how it is run."""

# ruff: noqa: INP001 - scripts, no package

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, get_args, get_type_hints

from msgspec.structs import fields

from docs.tables.markdown import code, codes, table
from intriga.server.http.app import ANSWERS
from intriga.server.http.descriptions import describing
from intriga.server.metrics import Metrics
from intriga.server.settings import Limits
from intriga.server.wire.messages import FromClient, FromServer
from intriga.server.wire.problems import ServerRefusal, told_of
from intriga.service.table_refusals import TableRefusal
from intriga.service.table_settings import BANK, DELAY, FIXED, REACTION, SERIES, TURN, Settings
from intriga.words import Language

LIMIT: Final = re.compile(r"^    (\w+): \w+ = ([\w.]+)(?:  # (.*))?$", re.MULTILINE)
ROLE: Final = re.compile(r":\w+:(?=`)")
SPANS: Final = {"reaction": REACTION, "turn": TURN, "bank": BANK, "series": SERIES, "delay": DELAY}
"""The numbers that settings may have; 0 is allowed besides."""


def endpoint_table() -> str:
    """Return what is answered over HTTP."""
    return table(("method", "path", "what it does"), sorted(_endpoints(), key=lambda row: row[1]))


def _endpoints() -> Iterator[tuple[str, str, str]]:
    for handler in (*ANSWERS, *describing(ANSWERS, {})):
        for path in handler.paths:
            place = re.sub(r":\w+}", "}", path)
            yield (
                "/".join(sorted(handler.http_methods - {"OPTIONS"})),
                code(place),
                _about(handler.fn),
            )


def command_table() -> str:
    """Return the messages that go up."""
    return _message_table(FromClient)


def message_table() -> str:
    """Return the messages that come down."""
    return _message_table(FromServer)


def _message_table(kinds: object) -> str:
    rows = (
        (code(kind.__struct_config__.tag), ", ".join(_fields(kind)) or "–", _about(kind))
        for kind in get_args(kinds)
    )
    return table(("type", "fields", "what it says"), rows)


def _fields(kind: Any) -> Iterator[str]:  # noqa: ANN401  any class of messages
    for each in fields(kind):
        if each.name != "id":
            yield code(each.name if each.required else f"{each.name}?")


def _about(described: object) -> str:
    """Return the whole docstring without what it raises, in Markdown, on one line."""
    text = inspect.cleandoc(described.__doc__ or "").split("\n\nRaises:")[0]
    return ROLE.sub("", " ".join(text.split()).replace("``", "`"))


def refusal_table() -> str:
    """Return why something is not done, as a table or the server says it."""
    language = Language("en")
    rows = (
        (code(reason.value), language.format(told_of(reason).id))
        for reason in (*TableRefusal, *ServerRefusal)
    )
    return table(("reason", "sentence"), rows)


def limit_table() -> str:
    """Return how much one socket, one address and the whole server may take."""
    rows = [
        (code(name), code(value.replace("_", "")), about or "–")
        for name, value, about in LIMIT.findall(inspect.getsource(Limits))
    ]
    return table(("limit", "value", "what it counts"), rows)


def setting_table() -> str:
    """Return what the people at a table agree on, as ``settings`` of the messages."""
    hints = get_type_hints(Settings)
    rows = (
        (code(each.name), _values(each.name, hints[each.name]), code(each.default))
        for each in fields(Settings)
    )
    return table(("setting", "values", "default"), rows)


def _values(name: str, kind: object) -> str:
    if kind is bool:
        return codes((True, False))
    if name in SPANS:
        span = SPANS[name]
        return f"`0`, `{span.start}` to `{span.stop - 1}`"
    return codes(get_args(kind))


def window_table() -> str:
    """Return how long a window of fixed time is open."""
    least = 2
    rows: list[tuple[str, str]] = []
    for most, seconds in FIXED:
        rows.append((f"{least} to {most}", f"{seconds} seconds"))
        least = most + 1
    return table(("players", "open for"), rows)


def metric_table() -> str:
    """Return the figures that the server counts."""
    rows = (
        (
            code(f"{each.name}{'_total' if each.type == 'counter' else ''}"),
            each.type,
            each.documentation,
        )
        for each in Metrics().registry.collect()
    )
    return table(("figure", "kind", "meaning"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "server-commands": command_table,
    "server-endpoints": endpoint_table,
    "server-limits": limit_table,
    "server-messages": message_table,
    "server-metrics": metric_table,
    "server-refusals": refusal_table,
    "table-settings": setting_table,
    "window-times": window_table,
}
