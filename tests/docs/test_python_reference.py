"""Every public name has a place in the reference, made from its docstring."""

import re
from pathlib import Path

import intriga

PAGES = Path(__file__).parents[2] / "docs" / "reference" / "python"
DIRECTIVE = re.compile(r"^\.\. auto(?:function|class|exception):: intriga\.(\w+)$", re.MULTILINE)


def test_every_public_name_is_in_the_reference_once() -> None:
    found = [at[1] for page in PAGES.glob("*.md") for at in DIRECTIVE.finditer(page.read_text())]

    assert sorted(found) == sorted({*intriga.__all__} - {"__version__"})
