"""Make every rule id on a page a link: a Sphinx extension.

``[COUP-CL-07, AMB-16]`` in the text becomes two links in small type.  An id that no page
explains is a warning, as any other broken link is.
"""

# ruff: noqa: INP001 - a script, no package

import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

ID: Final = re.compile(r"\b(?:(?:COUP|PDV)-[A-Z0-9]{2}-\d{2}|AMB-(?!88\b)\d{2}[a-z]?|PDV-A\d{2})\b")
GROUP: Final = re.compile(rf"\[({ID.pattern}(?:, {ID.pattern})*)\]")
RULING: Final = re.compile(r"AMB-|PDV-A")
RULES: Final = "rules/ids"  # the page with every rule in one line
ELSEWHERE: Final = (nodes.reference, nodes.title, nodes.literal, nodes.FixedTextElement)

Piece: TypeAlias = nodes.Node


class RuleIds(SphinxTransform):
    """Name the rules where they are listed, and link to them from everywhere else."""

    default_priority = 400  # before references are resolved

    def apply(self, **_: Any) -> None:  # noqa: ANN401  as Sphinx has it
        """Change the page that is being read."""
        if self.env.docname == RULES:
            name_rules(self.document)
        for text in list(self.document.findall(nodes.Text)):
            if ID.search(text) and not inside(text, ELSEWHERE):
                text.parent.replace(text, list(linked(str(text), self.env.docname)))


def inside(node: nodes.Node, kinds: tuple[type[nodes.Node], ...]) -> bool:
    """Say whether *node* is part of something of one of *kinds*."""
    parent = node.parent
    while parent is not None:
        if isinstance(parent, (*kinds, pending_xref)):
            return True
        parent = parent.parent
    return False


def name_rules(document: nodes.document) -> None:
    """Give each row of the table of ids the name that links lead to."""
    for row in document.findall(nodes.row):
        if found := ID.fullmatch(row.astext().split("\n")[0].strip()):
            document.note_explicit_target(named(row, label_of(found[0])))


def named(row: nodes.row, label: str) -> nodes.Element:
    """Put a place with *label* into the first cell of *row*, and return it."""
    place = nodes.target("", "", ids=[label], names=[label])
    next(iter(row.findall(nodes.paragraph))).insert(0, place)
    return place


def label_of(rule: str) -> str:
    """Return the label of the ruling or rule *rule*."""
    return f"rules-{rule.lower()}" if RULING.match(rule) else f"rule-{rule.lower()}"


def linked(text: str, page: str) -> Iterator[Piece]:
    """Yield *text* with its ids as links, those in brackets in small type."""
    end = 0
    for group in GROUP.finditer(text):
        yield from links(text[end : group.start()], page)
        small = nodes.inline("", "", classes=["rule-ids"])
        small.extend(links(group[0], page))
        yield small
        end = group.end()
    yield from links(text[end:], page)


def links(text: str, page: str) -> Iterator[Piece]:
    """Yield *text* with its ids as links."""
    end = 0
    for found in ID.finditer(text):
        if found.start() > end:
            yield nodes.Text(text[end : found.start()])
        yield link(found[0], page)
        end = found.end()
    if text[end:]:
        yield nodes.Text(text[end:])


def link(rule: str, page: str) -> Piece:
    """Return a link to *rule*, for the page with the name *page*."""
    return pending_xref(
        "",
        nodes.inline("", rule),
        refdomain="std",
        reftype="ref",
        refexplicit=True,
        reftarget=label_of(rule),
        refdoc=page,
        refwarn=True,
    )


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.add_transform(RuleIds)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
