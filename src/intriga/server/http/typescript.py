"""The page's types of messages, and of what each game shows, made from the types in Python.

``python -m intriga.server.http.typescript web/src/protocol/messages.gen.ts`` writes the messages
there, and what a game shows into ``web/src/games/<game>/scene.gen.ts``.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import intriga
from intriga.core.games import games, manifest_of
from intriga.core.message import ARGUMENTS
from intriga.server.http.descriptions import document, scene_document
from intriga.server.wire.messages import PROTOCOL
from intriga.server.work.page_paths import ADDRESSES
from intriga.service.circle import MOST_USUAL
from intriga.service.commands import EMOJI, LONGEST_LINE, LONGEST_NAME, MOST_RULES
from intriga.service.questions.clocks import LENGTHS, LONGEST

Json = dict[str, Any]
JSON: Final = "Json"
ANY_JSON: Final = f"""export type {JSON} =
  | string
  | number
  | boolean
  | null
  | readonly {JSON}[]
  | {{ readonly [key: string]: {JSON} }};"""
HEAD: Final = "/** {}. Made by `python -m intriga.server.http.typescript`; do not edit. */"
CONSTANTS: Final = {
    "PROTOCOL": PROTOCOL,
    "LONGEST_NAME": LONGEST_NAME,
    "MOST_USUAL": MOST_USUAL,
    "LONGEST_LINE": LONGEST_LINE,
    "MOST_RULES": MOST_RULES,
    "EMOJI": EMOJI,
    "ARGUMENTS": ARGUMENTS,
    "ADDRESSES": ADDRESSES,
    "SETTLING": LENGTHS,
    "LONGEST_SETTLING": LONGEST,
}


def source() -> str:
    """Return the file with the messages."""
    constants = [f"export const {name} = {_value(value)};" for name, value in CONSTANTS.items()]
    found: dict[str, Json] = document()["$defs"]
    whole = _reached(found, {"FromServer", "GameBody"})
    kinds = [_declared(name, schema, whole=name in whole) for name, schema in found.items()]
    head = HEAD.format("What goes over the wire")
    return "\n\n".join([head, "\n".join(constants), ANY_JSON, *kinds]) + "\n"


def scene_source(game: str) -> str:
    """Return the file with what a table shows of *game*."""
    found: dict[str, Json] = scene_document(game)["$defs"]
    kinds = [_alias(name, schema) for name, schema in found.items()]
    head = HEAD.format(f"What a table shows of {manifest_of(game).title}")
    return "\n\n".join([head, *kinds]) + "\n"


def is_of_the_house(game: str) -> bool:
    """Say whether *game* comes with this package, so that the page may have a folder of it."""
    return manifest_of(game).package.startswith(f"{intriga.__name__}.")


def files(messages: Path) -> dict[Path, str]:
    """Return the text of each file that is made, with that of the messages at *messages*.

    Games of other packages have no folder in the page: it shows them in their words.
    """
    house = [game for game in games() if is_of_the_house(game)]
    folder = messages.parent.parent / "games"
    scenes = {folder / game / "scene.gen.ts": scene_source(game) for game in house}
    return {messages: source(), **scenes}


def _value(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return f"{text} as const" if isinstance(value, list | tuple | dict) else text


def _reached(found: dict[str, Json], new: set[str]) -> set[str]:
    """Return the parts of *new* by name: the server leaves out no field with a default."""
    reached = set[str]()
    while new:
        reached |= new
        parts = set(re.findall(r"#/\$defs/(\w+)", json.dumps([found[each] for each in new])))
        new = parts - reached
    return reached


def _declared(name: str, schema: Json, *, whole: bool) -> str:
    if "properties" not in schema:
        parts = "".join(f"\n  | {_kind(each)}" for each in schema["anyOf"])
        return f"export type {name} ={parts};"
    return (
        f"{_comment(schema['description'])}\nexport interface {name} {_fields(schema, whole=whole)}"
    )


def _alias(name: str, schema: Json) -> str:
    """Return an object as an alias: one of those is also JSON of any kind, an interface is not."""
    return f"{_comment(schema['description'])}\nexport type {name} = {_fields(schema, whole=True)};"


def _fields(schema: Json, *, whole: bool) -> str:
    """Return the fields of an object; of a *whole* one, those with a default are there too."""
    properties = schema["properties"]
    always = {field for field, kind in properties.items() if whole and "default" in kind}
    lines = "\n".join(
        f"  readonly {field}{'' if field in always or field in schema['required'] else '?'}:"
        f" {_kind(kind)};"
        for field, kind in properties.items()
    )
    return f"{{\n{lines}\n}}"


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
    return _container(schema) if schema else JSON


def _container(schema: Json) -> str:
    if schema["type"] == "object":
        return f"{{ readonly [key: string]: {_kind(schema.get('additionalProperties', {}))} }}"
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_kind(each) for each in schema['prefixItems'])}]"
    if schema["type"] != "array":
        return "number" if schema["type"] == "integer" else str(schema["type"])
    items = _kind(schema.get("items", {}))
    return f"readonly ({items})[]" if " " in items else f"readonly {items}[]"


def main() -> None:
    """Write the file named on the command line, and those of the games."""
    for path, text in files(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
