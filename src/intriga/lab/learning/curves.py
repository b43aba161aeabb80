"""Curves of a run of learning, as one picture."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from intriga.lab.arena.plots import library

WATCHED: Final = {  # name in the log -> heading
    "entropy": "entropy of a choice (nats)",
    "explained": "variance the critic explains",
    "shares": "surprise at who won (nats)",
    "guesses": "surprise at hidden cards (nats)",
    "kinds": "surprise at who plays (nats)",
    "answers": "surprise at what is answered (nats)",
    "drift": "how far a step moves the policy (nats)",
    "length": "decisions of a game",
}
POOL: Final = "pool"  # the log's evaluations: name of the meeting -> share, low, high, expected
WON: Final = "won"  # the log's shares in games with others, in equal shares
COLUMNS: Final = 2
WIDTH: Final = 9.0  # inches
ROW: Final = 2.2
Line = Mapping[str, Any]


def curves(lines: Sequence[Line]) -> str:
    """Return the curves of a log, over decisions, as SVG.

    *lines* are those of :meth:`intriga.lab.learning.checkpoints.Run.lines`.

    Raises:
        BadOptions: matplotlib is not installed.
    """
    mpl = library()
    told = [name for name in WATCHED if any(name in line for line in lines)]
    rows = -(-(len(told) + 2) // COLUMNS)
    figure = mpl.figure.Figure(figsize=(WIDTH, ROW * rows), layout="constrained")
    for place, name in enumerate(told):
        axes = figure.add_subplot(rows, COLUMNS, place + 1)
        axes.plot(*_points(lines, name), linewidth=1.2)
        _title(axes, WATCHED[name])
    if any(WON in line for line in lines):
        told.append(WON)
        _draw_won(figure.add_subplot(rows, COLUMNS, len(told)), lines)
    _draw_pool(figure.add_subplot(rows, COLUMNS, len(told) + 1), lines)
    drawn = StringIO()
    with mpl.rc_context({"svg.hashsalt": "intriga", "svg.fonttype": "none"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None})
    return drawn.getvalue()


def _points(lines: Sequence[Line], name: str) -> tuple[list[float], list[float]]:
    found = [(line["decisions"] / 1e6, line[name]) for line in lines if name in line]
    return [x for x, _ in found], [y for _, y in found]


def _draw_won(axes: Any, lines: Sequence[Line]) -> None:  # noqa: ANN401  matplotlib's own
    """Draw what the learner won from others in the games it learned from, in equal shares."""
    decisions, shares = _points(lines, WON)
    axes.plot(decisions, shares, linewidth=1.2)
    axes.axhline(1, color="grey", linewidth=0.8)
    _title(axes, "wins against others while learning, equal share = 1")


def _draw_pool(axes: Any, lines: Sequence[Line]) -> None:  # noqa: ANN401  matplotlib's own
    """Draw the shares won against the pool, in equal shares."""
    tried = [line for line in lines if POOL in line]
    for name in dict.fromkeys(name for line in tried for name in line[POOL]):
        found = [
            (line["decisions"] / 1e6, *line[POOL][name]) for line in tried if name in line[POOL]
        ]
        axes.errorbar(
            [decisions for decisions, *_ in found],
            [share / expected for _, share, _, _, expected in found],
            yerr=[
                [(share - low) / expected for _, share, low, _, expected in found],
                [(high - share) / expected for _, share, _, high, expected in found],
            ],
            label=name,
            capsize=2,
        )
    if tried:
        axes.legend(fontsize=7)
    axes.axhline(1, color="grey", linewidth=0.8)
    _title(axes, "wins against the pool, equal share = 1")


def _title(axes: Any, words: str) -> None:  # noqa: ANN401
    axes.set_title(words, fontsize=9, loc="left")
    axes.set_xlabel("million decisions", fontsize=8)
    axes.tick_params(labelsize=8)
