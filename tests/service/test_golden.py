"""Tables that were kept by an earlier release are the same tables today.

``golden/schema-<n>-<name>.jsonl`` has the events of an evening as that release wrote
them, and in its last line what they came to.  A change of an event brings a new schema,
an upcaster and a new file; these stay as they are.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from intriga.service.commands import AutoAnswer, Automate, HandOver, Leave, Ready, Say
from intriga.service.events import SCHEMA, decode, encode
from intriga.service.table import Table
from intriga.store.upcasters import Upcasters
from tests.service.claims import played_out
from tests.service.evening import BOT, Evening

GOLDEN: Final = Path(__file__).parent / "golden"
FILES: Final = sorted(GOLDEN.glob("*.jsonl"))
EVENINGS: Final[dict[str, dict[str, Any]]] = {
    "coup": {"people": 3, "bots": 1, "options": {"slot_ambassador": "inquisitor"}},
    "pot-de-vin": {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 2, "bots": 2},
}


def evening(name: str) -> Evening:
    """Play two games with all that may happen in them."""
    random, found = Random(5), Evening(**EVENINGS[name]).start()
    found.tell(0, Say(text="good luck"))
    found.tell(1, Automate(rules=[AutoAnswer(answer="pass", claim="duke")]))
    found.depart(1)
    found.wait(50_000)
    found.arrive(1)
    found.tell(1, HandOver(chair=1, level=BOT))
    played_out(found, lambda _, words: random.choice(words))
    for number in range(len(found.people)):
        found.tell(number, Ready(ready=True))
    found.tell(len(found.people) - 1, Leave())
    found.wait(20_000)
    return found


def outcome(table: Table) -> dict[str, Any]:
    """Return what can be said of *table* in the words of any release."""
    row, snapshot = table.summary(), table.snapshot()
    inputs = [[line.by, line.do, line.draws] for line in snapshot.inputs]
    return {"names": row.names, "phase": row.phase, "events": table.number, "inputs": inputs}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_of_an_earlier_release_is_read_as_it_was(file: Path) -> None:
    *events, came_to = file.read_text(encoding="utf-8").splitlines()
    schema = int(file.stem.split("-")[1])
    upcasters = Upcasters(SCHEMA)
    bodies = enumerate(map(str.encode, events), start=1)
    lifted = (upcasters.lift(file.stem, number, schema, body) for number, body in bodies)
    table = Table.restore(decode(body) for body in lifted)
    assert outcome(table) == json.loads(came_to)


def test_every_schema_has_a_golden_log_of_each_game() -> None:
    wanted = {f"schema-{schema}-{name}" for schema in range(1, SCHEMA + 1) for name in EVENINGS}
    assert {file.stem for file in FILES} == wanted


def write() -> None:
    """Write the golden logs of the newest schema: ``python -m tests.service.test_golden``."""
    GOLDEN.mkdir(exist_ok=True)
    for name in EVENINGS:
        found = evening(name)
        lines = [encode(event).decode() for event in found.log]
        lines.append(json.dumps(outcome(found.table)))
        text = "\n".join(lines) + "\n"
        (GOLDEN / f"schema-{SCHEMA}-{name}.jsonl").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
