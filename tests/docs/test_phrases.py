"""The list of retired phrases is kept, and finds what it should."""

import pytest

from tests.docs.phrases import MEANT, ROOT, findings_in


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("page.md", "The cards are dealt anew."),
        ("page.md", "- Who passes pays a gem."),
        ("page.md", "Nobody is out. Who passes pays a gem."),
        ("page.md", "It takes every so-manyth game."),
        ("page.md", "Whoever passes pays a gem."),
        ("page.md", "Nobody is out: a seat is asked. Whoever passes pays a gem."),
        ("page.md", "It plays alone among its like."),
        ("page.md", "At a table that has it so, they remember."),
        ("page.md", "It does not say which guild each card bears."),
        ("code.py", '"""Return the game as some eyes see it."""'),
        ("code.py", "x = 1  # the heat of a policy"),
        ("code.py", "# Nobody is out yet.\n# Who passes pays a gem."),
        ("code.py", '"""What is answered over HTTP: thin, each a question to the tables."""'),
        ("code.py", '"""The lobby; What strangers see of it."""'),
        ("code.py", '"""So many of the narrow duels, spread evenly."""'),
        ("code.py", '"""A gem is paid. Whoever passes pays it."""'),
        ("code.py", "# Told to nobody else."),
        ("code.py", "def test_who_passes_pays_a_gem() -> None: ..."),
        ("code.py", "# Kept for a minute."),
    ],
)
def test_a_retired_phrase_is_found(place: str, text: str) -> None:
    assert [finding.line for finding in findings_in(place, text)] == [1]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("page.md", "Who may block? Everybody who sits there, as `eyes` says."),
        ("page.md", "A server bears more than ten tables, and the one, whoever it is, pays."),
        ("page.md", "A player who passes pays a gem.\n\n```text\nanew\n```\n"),
        ("code.py", 'eyes = 1\n"""Set ``eyes``, and *nothing* else."""'),
        ("code.py", '"""What may a seat answer? Everything that it is told."""'),
        ("code.py", '"""Return what the table waits for, and so many of its lines."""'),
        ("page.md", "What a seat sees is kept. So many lines are told."),
    ],
)
def test_questions_and_code_are_left_alone(place: str, text: str) -> None:
    assert [*findings_in(place, text)] == []


def test_every_exception_is_needed() -> None:
    for place, part in MEANT:
        files = [file for file in (ROOT / place).parent.rglob("*") if place in file.as_posix()]
        assert any(part in file.read_text(encoding="utf-8") for file in files), (place, part)
