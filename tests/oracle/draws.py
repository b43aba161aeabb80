"""The oracle's draws, noted as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def recording(
    draws: Iterator[str] | Callable[[dict[str, int]], str], used: list[str]
) -> Callable[[dict[str, int]], str]:
    """Return a draw function that notes in *used* what is drawn."""

    def draw(outcomes: dict[str, int]) -> str:
        card = draws(outcomes) if callable(draws) else next(draws, None)
        if card is None:
            raise ValueError(f"a draw is missing, one of {sorted(outcomes)}")
        used.append(card)
        return card

    return draw
