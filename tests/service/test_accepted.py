"""Everything later reads what a table accepts: the record, and its deal."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Meta

from intriga.core.fair_deal import check_deal, hash_of
from intriga.core.games import ruleset_of
from intriga.core.record import read_records
from intriga.core.record_text import format_line
from intriga.service import commands as c
from intriga.service.table_refusals import Refused
from tests.sampling import some
from tests.service.claims import played_out
from tests.service.evening import Evening

EVERY: Final = (*get_args(c.AnyCommand), c.NewTable, c.AutoAnswer)
ADDED: Final = "0f" * 16


def patterns() -> Iterator[Any]:
    """Yield the types of strings in commands that have to look like something."""
    for command in EVERY:
        for name, hint in get_type_hints(command, include_extras=True).items():
            for each in (hint, *get_args(hint)):
                marks = getattr(each, "__metadata__", ())
                if any(isinstance(mark, Meta) and mark.pattern for mark in marks):
                    yield pytest.param(each, id=f"{command.__name__}.{name}")


@pytest.mark.parametrize("kind", list(patterns()))
def test_no_pattern_lets_a_line_feed_through_at_its_end(kind: type[str]) -> None:
    fits = next(text for text in ("0f" * 32, "0f" * 16, "ana") if _takes(kind, text))

    assert not _takes(kind, fits + "\n")
    assert not _takes(kind, "\n")


def _takes(kind: type[str], text: str) -> bool:
    try:
        msgspec.convert(text, kind)
    except msgspec.ValidationError:
        return False
    return True


TEXTS: Final = st.text(max_size=c.LONGEST_NAME) | st.sampled_from(
    ["\n", "Ana\n", "\u2028", "\x85Ana", "\ufeff", "a\u202eb", '"', "\\", "{}", "\x00", "e\u0301"]
)


@settings(max_examples=some(60, 20), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(names=st.lists(TEXTS, min_size=3, max_size=3), face=st.text(max_size=5), tried=TEXTS)
def test_a_game_with_any_accepted_input_is_read_and_dealt_again(
    tmp_path_factory: pytest.TempPathFactory, names: list[str], face: str, tried: str
) -> None:
    evening = Evening(people=3)
    for number, name in enumerate(names):
        say(evening, number, "rename", name=name, face=face)
        say(evening, number, "say", text=tried)
    for number in (1, 2):
        say(evening, number, "ready", ready=False)
        say(evening, number, "ready", ready=True, chance=tried)
        say(evening, number, "ready", ready=True, chance=hash_of(ADDED))
    say(evening, 0, "start", chance=hash_of(ADDED))
    for number in range(3):
        say(evening, number, "reveal", chance=ADDED)
    evening.wait(5_000)
    played_out(evening, lambda _, words: words[0])

    finished = evening.table.finished()
    assert finished is not None
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    lines = msgspec.json.decode(msgspec.json.encode(finished.lines))
    file.write_text("".join(f"{format_line(line)}\n" for line in lines), "utf-8")
    (record,) = read_records(file)
    assert record.header["seats"] == finished.lines[0]["seats"]
    check_deal(ruleset_of(record.header["game"]), record)


def say(evening: Evening, number: int, kind: str, **fields: object) -> None:
    """Let person *number* say what may be refused."""
    with suppress(msgspec.ValidationError, Refused):
        evening.tell(number, msgspec.convert({"type": kind, **fields}, c.AnyCommand))
