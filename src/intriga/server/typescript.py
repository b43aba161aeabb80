"""The page's types of messages, made from the schema of the wire.

``python -m intriga.server.typescript web/src/protocol/messages.gen.ts`` writes them.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from intriga.core.message import INPUT_ARG, SEAT_ARGS
from intriga.server.protocol import PROTOCOL
from intriga.server.schema import document
from intriga.service.commands import EMOJI, LONGEST_LINE, LONGEST_NAME, MOST_RULES

Json = dict[str, Any]
HEAD: Final = (
    "/** What goes over the wire. Made by `python -m intriga.server.typescript`; do not edit. */"
)
CONSTANTS: Final = {
    "PROTOCOL": PROTOCOL,
    "LONGEST_NAME": LONGEST_NAME,
    "LONGEST_LINE": LONGEST_LINE,
    "MOST_RULES": MOST_RULES,
    "EMOJI": EMOJI,
    "SEAT_ARGS": sorted(SEAT_ARGS),
    "INPUT_ARG": INPUT_ARG,
}
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def source() -> str:
    """Return the whole file."""
    constants = [f"export const {name} = {_value(value)};" for name, value in CONSTANTS.items()]
    found: dict[str, Json] = document()["$defs"]
    whole = _reached(found, "FromServer")
    kinds = [_declared(name, schema, whole=name in whole) for name, schema in found.items()]
    return "\n\n".join([HEAD, "\n".join(constants), *kinds]) + "\n"


def _value(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"{text} as const" if isinstance(value, list | tuple) else text


def _reached(found: dict[str, Json], name: str) -> set[str]:
    """Return the names of what *name* is made of: the server leaves out no field with a default."""
    reached, new = set[str](), {name}
    while new:
        reached |= new
        parts = set(re.findall(r"#/\$defs/(\w+)", json.dumps([found[each] for each in new])))
        new = parts - reached
    return reached


def _declared(name: str, schema: Json, *, whole: bool) -> str:
    if "properties" not in schema:
        parts = "".join(f"\n  | {_kind(each)}" for each in schema["anyOf"])
        return f"export type {name} ={parts};"
    properties = schema["properties"]
    always = {field for field, kind in properties.items() if whole and "default" in kind}
    fields = "\n".join(
        f"  readonly {field}{'' if field in always or field in schema['required'] else '?'}:"
        f" {_kind(kind)};"
        for field, kind in properties.items()
    )
    return f"{_comment(schema['description'])}\nexport interface {name} {{\n{fields}\n}}"


def _comment(text: str) -> str:
    text = text.replace("``", "`")
    if "\n" not in text:
        return f"/** {text} */"
    lines = "\n".join(f" * {line}".rstrip() for line in text.splitlines())
    return f"/**\n{lines}\n */"


def _kind(schema: Json) -> str:
    """Return the type that *schema* describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each, ensure_ascii=False) for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_kind(each) for each in schema["anyOf"]))
    if "type" not in schema:
        return "unknown"
    return _container(schema)


def _container(schema: Json) -> str:
    if schema["type"] in PLAIN:
        return PLAIN[schema["type"]]
    if schema["type"] == "object":
        return f"Readonly<Record<string, {_kind(schema['additionalProperties'])}>>"
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_kind(each) for each in schema['prefixItems'])}]"
    items = _kind(schema["items"])
    return f"readonly ({items})[]" if " " in items else f"readonly {items}[]"


def main() -> None:
    """Write the file named on the command line."""
    Path(sys.argv[1]).write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
