"""Dealing anew what a seat cannot see, for searches and for the test that views hide."""

from typing import Any

from intriga.core.chance import MASK, Seeded
from tests.toy.kuhn.rules.redeal import redeal as redeal_hidden
from tests.toy.kuhn.state import KuhnState


def redeal(state: KuhnState, viewer: int, source: Any) -> KuhnState:  # noqa: ANN401
    """Return a state that *viewer*, NOBODY for a spectator, cannot tell from *state*."""
    twin = state.copy()
    redeal_hidden(twin, viewer, Seeded(source.below(MASK), source.below(MASK)))
    return twin
