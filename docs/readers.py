"""Tell each page's language, and search what readers look for: a Sphinx extension.

A screen reader speaks a page in the language that it says it is in.  Decisions and reports of
matches are for those who follow a link to them; among guides they would come first.
"""

# ruff: noqa: INP001 - a script, no package

from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

LANGUAGES: Final = ("pt-BR", "es")  # the folders of pages in them; all others are English
UNSEARCHED: Final = ("adr/", "strength/")


def speak(_app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: Any) -> None:  # noqa: ANN401  a tree of docutils, or None
    """Let the page say its language."""
    folder = page.partition("/")[0]
    if folder in LANGUAGES:
        context["language"] = folder


def leave_out(_app: Sphinx, env: BuildEnvironment) -> None:
    """Keep what nobody looks for out of the index."""
    for page in env.all_docs:
        if page.startswith(UNSEARCHED):
            env.metadata[page]["nosearch"] = True


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("html-page-context", speak)
    app.connect("env-check-consistency", leave_out)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
