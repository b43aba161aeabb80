"""Curves of a run of learning, as one picture."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

from intriga.lab.arena.plots import library
from intriga.lab.learning.run_log import Evaluation

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
WON: Final = "won"  # the log's shares in games with others, in equal shares
COLUMNS: Final = 2
WIDTH: Final = 9.0  # inches
ROW: Final = 2.2
Line = Mapping[str, float]


def curves(lines: Sequence[Line], evaluations: Sequence[Evaluation]) -> str:
    """Return the curves of a :class:`intriga.lab.learning.run_log.RunLog`, over decisions, as SVG.

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
    _draw_pool(figure.add_subplot(rows, COLUMNS, len(told) + 1), evaluations)
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


def _draw_pool(axes: Any, evaluations: Sequence[Evaluation]) -> None:  # noqa: ANN401
    """Draw the shares won against the pool, in equal shares."""
    for name in dict.fromkeys(each.name for each in evaluations):
        found = [each for each in evaluations if each.name == name]
        axes.errorbar(
            [each.decisions / 1e6 for each in found],
            [each.share / each.equal for each in found],
            yerr=[
                [(each.share - each.low) / each.equal for each in found],
                [(each.high - each.share) / each.equal for each in found],
            ],
            label=name,
            capsize=2,
        )
    if evaluations:
        axes.legend(fontsize=7)
    axes.axhline(1, color="grey", linewidth=0.8)
    _title(axes, "wins against the pool, equal share = 1")


def _title(axes: Any, words: str) -> None:  # noqa: ANN401
    axes.set_title(words, fontsize=9, loc="left")
    axes.set_xlabel("million decisions", fontsize=8)
    axes.tick_params(labelsize=8)
