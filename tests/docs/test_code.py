"""Examples of the pages hold: their code runs, their commands exist, their records replay."""

import doctest
import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from intriga.cli.main import app
from intriga.cli.replay import AGREED, replay

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LOOSELY = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
LABORATORY = re.compile(
    r"^(>>> )?(from|import) (intriga\.lab|gymnasium|jax|pyspiel|textarena)", re.MULTILINE
)
COMPILES = re.compile(r"intriga\.core\.compiled\.batch|intriga\.Batch\(")


def blocks(page: Path) -> Iterator[tuple[str, str, int]]:
    """Yield language, text and line of each block of code on *page*."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        indent, language, inner = found.groups()
        lines = [line.removeprefix(indent) for line in inner.splitlines(keepends=True)]
        yield language, "".join(lines), text.count("\n", 0, found.start()) + 2


def pages_with(*languages: str) -> list[Any]:
    """Return the pages that hold blocks of *languages*, as parameters of a test."""
    return [
        pytest.param(
            page,
            id=str(page.relative_to(ROOT)),
            marks=[
                mark
                for mark, what in ((pytest.mark.compiled, COMPILES), (pytest.mark.lab, LABORATORY))
                if what.search(page.read_text(encoding="utf-8"))
            ],
        )
        for page in PAGES
        if any(language in languages for language, _, _ in blocks(page))
    ]


@pytest.mark.parametrize("page", pages_with("python", "pycon"))
def test_code_on_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for language, text, line in blocks(page):
        if language == "python":
            exec(compile("\n" * (line - 1) + text, str(page), "exec"), names)  # noqa: S102  our own pages
        elif language == "pycon":
            run_examples(page, text, line, names)


def run_examples(page: Path, text: str, line: int, names: dict[str, Any]) -> None:
    """Run the examples of a block in *names*, which keep what they bind."""
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), line - 1)
    examples.globs = names
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=LOOSELY)
    runner.run(examples, out=said.append, clear_globs=False)
    assert runner.failures == 0, "".join(said)


PROMPTS = {"console": r"\$ ", "sh": ""}


def commands(program: str) -> list[Any]:
    """Return the calls of *program* that the pages show, without the program, as parameters."""
    return [
        pytest.param(call.strip(), id=f"{page.relative_to(ROOT)}: {call.strip()}")
        for page in PAGES
        for language, text, _ in blocks(page)
        if language in PROMPTS
        for call in re.findall(
            rf"^{PROMPTS[language]}(?:\.venv/bin/)?{program} ?([^#\n]*)", text, re.MULTILINE
        )
    ]


@pytest.mark.parametrize("call", commands("intriga"))
def test_the_command_line_understands_the_calls_that_pages_show(call: str) -> None:
    app.parse_args(call, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("call", commands("make"))
def test_the_makefile_has_the_targets_that_pages_show(call: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE)

    assert {word for word in call.split() if "=" not in word} <= {*targets}


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(text, id=f"{page.relative_to(ROOT)}:{line}")
        for page in PAGES
        for _, text, line in blocks(page)
        if text.startswith('{"record"')
    ],
)
def test_the_records_that_pages_show_agree_with_the_rules(record: str, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")

    assert replay([file], check=True) == AGREED


def test_every_block_is_checked_here_or_says_why_it_is_not() -> None:
    checked = {"python", "pycon", "json", *PROMPTS}
    assert {language for page in PAGES for language, _, _ in blocks(page)} == {
        *checked,
        "text",
        "diff",  # tests/docs/test_add_an_option.py makes these changes
        "toml",  # settings, not code
        "py",
    }
    for page in PAGES:
        shown = page.read_text(encoding="utf-8")
        for found in re.finditer(r"^```py$", shown, re.MULTILINE):
            before = shown[: found.start()].rstrip().rpartition("\n")[2]
            assert re.fullmatch(r"<!-- (code|not run): .+ -->", before), (page, found.start())


def test_the_json_that_pages_show_is_json() -> None:
    for page in PAGES:
        for language, text, _ in blocks(page):
            if language == "json":
                json.loads(text)


@pytest.mark.parametrize("call", commands("python -m"))
def test_the_modules_that_pages_call_are_there(call: str) -> None:
    assert find_spec(call.split(maxsplit=1)[0]) is not None


def test_the_pages_have_code_and_commands_to_run() -> None:
    assert len(pages_with("python", "pycon")) >= 8
    assert commands("intriga")
    assert commands("make")
