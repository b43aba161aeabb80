"""A bot of one idea, and how many games it wins: ``python examples/rich_bot.py``.

It claims the Duke whether it holds one or not, and strikes as soon as it can.
"""

from collections.abc import Sequence
from random import Random

import intriga
from intriga.games.coup.inputs import Input

WISHES = (Input.COUP, Input.TAX, Input.PROVE)


class Rich:
    """Always the Duke, never a doubt."""

    def act(self, view: intriga.View, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Return the first wish that is legal, or anything."""
        return next((wish for wish in WISHES if wish in legal), None) or random.choice(legal)


def main(games: int = 400) -> None:
    """Play *games* against a bot that plays as people do, every deal from both seats."""
    for other in ("uniform", "honest", "rule-of-thumb"):
        row = intriga.match("coup", [Rich(), other], games=games, edition="coup-es").rows[0]
        print(f"against {other:14} {row.share:6.1%}  ({row.low:.1%} – {row.high:.1%})")


if __name__ == "__main__":
    main()
