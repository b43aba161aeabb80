"""A file of lines of numbered tasks is resumed, and nothing else is taken for one."""

from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.parallel.numbered_lines import NumberedLines


@pytest.fixture(name="file")
def file_fixture(tmp_path: Path) -> Path:
    """Return a file with the lines of three tasks; the second has found nothing."""
    lines = NumberedLines(tmp_path / "lines", key="task")
    lines.add(1, [{"word": "é"}, {"word": "b"}])
    lines.add(2, [])
    assert (lines.last, len(lines)) == (2, 2)
    lines.add(3, [{"word": "c"}, {"word": "d"}])
    return lines.file


def test_another_call_goes_on_after_the_last_line(file: Path) -> None:
    lines = NumberedLines(file, key="task")

    assert (lines.last, len(lines)) == (3, 4)
    assert file.read_text("utf-8").splitlines()[0] == '{"task":1,"word":"é"}'


def test_it_goes_on_with_the_same_tasks_alone(file: Path) -> None:
    lines = NumberedLines(file, key="task")

    assert [*lines.missing(["b", "x", "d", "e"], "word", str)] == ["e"]
    with pytest.raises(BadOptions, match="has 'd' as task 3, not 'c': name another file"):
        next(lines.missing(["b", "x", "c", "e"], "word", str))


@pytest.mark.parametrize("torn", [1, 5, 21])
def test_a_task_whose_lines_were_torn_off_is_forgotten_whole(file: Path, torn: int) -> None:
    file.write_bytes(file.read_bytes()[:-torn])
    lines = NumberedLines(file, key="task")

    assert (lines.last, len(lines)) == (1, 2)
    assert len(file.read_bytes().splitlines()) == 2


def test_a_file_torn_in_its_first_line_is_begun_again(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:4])

    assert NumberedLines(file, key="task").last == 0
    assert file.read_bytes() == b""


@pytest.mark.parametrize("line", ["rubbish", "{}", '{"task": "one"}', "7", ""])
def test_a_file_of_something_else_is_refused_and_left(file: Path, line: str) -> None:
    before = file.read_text("utf-8") + line + "\n"
    file.write_text(before, "utf-8")

    with pytest.raises(BadOptions, match=r"line 5 of .* is no object with the number of its task"):
        NumberedLines(file, key="task")
    assert file.read_text("utf-8") == before


def test_lines_that_do_not_say_the_same_are_refused(file: Path) -> None:
    with pytest.raises(BadOptions, match="has word 'é', not 'b': name another file"):
        NumberedLines(file, key="task", same={"word": "b"})
