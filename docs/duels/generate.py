"""Draw the pictures of docs/reference/duels.md and write its tables, from the table file alone.

python docs/duels/generate.py [TABLE]
"""

# ruff: noqa: INP001 - a script, no package

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from intriga.games.coup.agents.duels import Duels
from intriga.games.coup.inputs import kind_of
from intriga.games.coup.notation import FIRST
from intriga.games.coup.study.private_types import dealt, unseen

HERE: Final = Path(__file__).parent
GREY: Final = "#808080"  # can be read on white and on black
COLOURS: Final = ("#6b8fb5", "#c98b3c", "#4f9d69", "#8a6fb0", "#c25b56", "#b5a642")
CONTESSA: Final = 4


def pyplot() -> Any:  # noqa: ANN401  matplotlib's figures have no complete types
    """Return matplotlib's pyplot, set to draw on any ground."""
    import matplotlib as mpl  # noqa: PLC0415  an extra

    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "intriga"
    for key in ("text.color", "axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor"):
        mpl.rcParams[key] = GREY
    return plt


def save(figure: Any, name: str) -> None:  # noqa: ANN401
    """Write a picture without a ground and without a date."""
    figure.savefig(
        HERE / f"{name}.svg", transparent=True, bbox_inches="tight", metadata={"Date": None}
    )


def middles(table: Duels) -> "np.ndarray[Any, Any]":
    """Return the mover's win chance in the middle of each interval, [composition, 7, 10]."""
    return np.array(
        [
            [[(2 + sum(table.interval(pair, a, b))) / 4 for b in range(10)] for a in range(7)]
            for pair in table.compositions
        ]
    )


def draw_values(table: Duels) -> None:
    """Draw the mover's win chance by coins, the mean over all compositions."""
    mean = middles(table).mean(axis=0)
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7.5, 4.6))
    axes.imshow(mean, cmap="RdYlBu", vmin=0, vmax=1, origin="lower", aspect="auto")
    for (a, b), value in np.ndenumerate(mean):
        ink = "#222222" if 0.15 < value < 0.85 else "#ffffff"
        axes.text(b, a, f"{value:.0%}", ha="center", va="center", color=ink, fontsize=9)
    axes.set_xticks(range(10))
    axes.set_yticks(range(7))
    axes.set_xlabel("coins of the other")
    axes.set_ylabel("coins of the mover")
    axes.set_title("How often the mover wins, mean of the compositions in the table")
    save(figure, "values")


def draw_actions(table: Duels, card: int, mover: int, other: int, name: str) -> None:
    """Draw what *card* does at the start of the turn, for each composition."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(7.5, 4.6))
    words = ["-".join(FIRST[slot] for slot in pair) for pair in table.compositions]
    lefts = np.zeros(len(words))
    edges = [table.edges(pair, mover, other) for pair in table.compositions]
    actions = [edge.way[0] for edge in edges[0] if len(edge.way) == 1]
    for colour, action in zip(COLOURS, actions, strict=False):
        shares = np.array(
            [
                next(float(edge.chance[card]) for edge in each if edge.way == (action,))
                for each in edges
            ]
        )
        label = kind_of(action).name.lower().replace("_", " ")
        axes.barh(words, shares, left=lefts, color=colour, label=label)
        lefts += shares
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel("probability")
    axes.set_title(f"A {FIRST[card].title()} to move with {mover} coins against {other}")
    axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1), frameon=False)
    save(figure, name)


def widths(table: Duels) -> str:
    """Return the table of certified widths, in Markdown."""
    lines = [
        "| face up | within ±0.001 | within ±0.01 | within ±0.05 | widest |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    proved = (table.arrays["high"] - table.arrays["low"]) / 2
    kept = (table.arrays["sure_high"] - table.arrays["sure_low"]) / 2
    names = [", ".join(FIRST[slot] for slot in pair) for pair in table.compositions]
    rows = dict(zip(names, proved, strict=True))
    rows |= {f"all {proved.size:,}": proved, "all, by the strategies kept": kept}
    for words, half in rows.items():
        counts = " | ".join(str(int((half <= limit).sum())) for limit in (0.001, 0.01, 0.05))
        lines.append(f"| {words} | {counts} | ±{half.max():.3f} |")
    return "\n".join(lines) + "\n"


def contessa(table: Duels) -> str:
    """Return what a Contessa does at 3-4, in Markdown: probability and how often it then wins."""
    edges = [edge for edge in table.edges(table.compositions[0], 3, 4) if len(edge.way) == 1]
    names = [kind_of(edge.way[0]).name.lower().replace("_", " ") for edge in edges]
    lines = [
        f"| face up | {' | '.join(names)} | mover wins, all cards |",
        f"| --- |{' ---: |' * (len(names) + 1)}",
    ]
    for pair in table.compositions:
        chance = dealt(unseen(pair)).sum(axis=1)[CONTESSA]
        cells = [
            f"{edge.chance[CONTESSA]:.0%} ({abs(1 + edge.worth[0, CONTESSA] / chance) / 2:.0%})"
            for edge in table.edges(pair, 3, 4)
            if len(edge.way) == 1
        ]
        low, high = ((1 + bound) / 2 for bound in table.interval(pair, 3, 4))
        words = ", ".join(FIRST[slot] for slot in pair)
        lines.append(f"| {words} | {' | '.join(cells)} | {low:.1%} to {high:.1%} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write everything."""
    table = Duels.load(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    draw_values(table)
    draw_actions(table, CONTESSA, 3, 4, "contessa-3-4")
    (HERE / "widths.inc").write_text(widths(table), encoding="utf-8")
    (HERE / "contessa.inc").write_text(contessa(table), encoding="utf-8")


if __name__ == "__main__":
    main()
