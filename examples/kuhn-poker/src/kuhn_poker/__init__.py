"""Kuhn poker: two or three players, one card each, one bet."""

from typing import Final

from intriga.core.manifest import Manifest

GAME: Final = Manifest(
    name="kuhn-poker",
    title="Kuhn poker",
    package=__name__,
    ruleset="ruleset:KUHN",
)
