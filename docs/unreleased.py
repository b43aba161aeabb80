"""Show what the next release will bring at the head of the changelog: a Sphinx extension.

The page ``changelog`` is ``CHANGELOG.md`` with the fragments of ``changelog.d`` as towncrier
would put them, so no copy of them has to be kept.
"""

# ruff: noqa: INP001 - a script, no package

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = "changelog"
MARK: Final = "<!-- towncrier: new releases go below this line -->\n"
HEAD: Final = "Not released yet"
NOTHING: Final = "No significant changes"  # towncrier, where there is no fragment
DRAFT: Final = ("-m", "towncrier", "build", "--draft", "--version", HEAD)


def draft(root: Path = ROOT) -> str:
    """Return the chapter that the fragments below *root* make, "" if there are none.

    Raises:
        ExtensionError: towncrier fails; with what it says.
    """
    call = [sys.executable, *DRAFT]
    done = subprocess.run(call, cwd=root, capture_output=True, encoding="utf-8", check=False)  # noqa: S603  towncrier
    if done.returncode:
        raise ExtensionError(f"towncrier cannot draw up the next release: {done.stderr}")
    if NOTHING in done.stdout:
        return ""
    chapter = done.stdout.strip().partition("\n")[2]  # its head has a date, which is not settled
    return f"## {HEAD}\n{chapter}\n\n"


def changelog(root: Path = ROOT) -> str:
    """Return the changelog with what is not released yet, with links as from ``docs``."""
    whole = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return whole.replace(MARK, MARK + "\n" + draft(root)).replace("](docs/", "](")


def fill(_app: Sphinx, page: str, source: list[str]) -> None:
    """Put the changelog in the place of its *page*."""
    if page == PAGE:
        source[0] = changelog()


def outdated(*_: Any) -> Sequence[str]:  # noqa: ANN401  as Sphinx calls it
    """Let the changelog be read again in each build: a fragment may be new or gone."""
    return [PAGE]


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("source-read", fill)
    app.connect("env-get-outdated", outdated)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
