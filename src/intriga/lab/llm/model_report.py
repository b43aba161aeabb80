"""The report of a run: what the model won, how it bluffs and challenges, what it cost."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from intriga.core.games import manifest_of
from intriga.core.ruleset import Json
from intriga.lab.arena.contest_file import heading
from intriga.lab.arena.results import AgentStanding, Provenance, Results, findings
from intriga.lab.arena.section import NOTHING, Section, aligned
from intriga.lab.llm.conduct import Conduct, added_up, loss_of, rate_of
from intriga.lab.llm.model_run import ModelRun
from intriga.lab.llm.transcript import LostReply, ModelAnswer
from intriga.matches.report import Estimate

ALL: Final = "all"
RESULTS_NOTE: Final = (
    "How much of its games the model won alone among agents of a row. 95 % intervals: Wilson's for"
    " the effective number of games, from the spread of whole rounds. Invalid answers held no legal"
    " input; random ones were given by chance after two invalid answers to one question. Both count"
    " for the share: nobody else played for the model."
)
CONDUCT_NOTE: Final = (
    "Of the model's own choices, without those of chance. Bluffs: false claims, of all that it"
    " made. Challenges: of the claims that it was asked about. Loss: what a choice that mattered"
    " cost on average, in points of winning, by the analysis; below 0 is within noise."
)


@dataclass(frozen=True, slots=True)
class LevelReport:
    """The results against one agent; ``rounds`` are its conduct by round, ``totals`` their sum.

    They are the rounds that count for the share: all before the first that is missing.
    """

    level: str
    games: int
    no_result: int
    standing: AgentStanding
    answers: Sequence[ModelAnswer]
    lost: Sequence[LostReply]
    rounds: Mapping[int, Conduct]

    @property
    def conduct(self) -> Sequence[Conduct]:
        """Return its conduct in each round."""
        return [*self.rounds.values()]

    @property
    def totals(self) -> Conduct:
        """Return the sum of its conduct."""
        return added_up(self.conduct)


@dataclass(frozen=True, slots=True)
class ModelReport:
    """The report of a *run*, as far as it was played."""

    run: ModelRun
    found: Results
    levels: tuple[LevelReport, ...]

    @property
    def is_complete(self) -> bool:
        """Say whether all of the suite was played."""
        return self.run.season.done == self.run.season.asked

    @property
    def answers(self) -> list[ModelAnswer]:
        """Return all answers that were asked for."""
        return [*self.run.transcript.answers.values()]


def report_of(run: ModelRun, conduct: Sequence[tuple[str, int, Conduct]]) -> ModelReport:
    """Return the report of *run*; *conduct* has its level, its round, and that of one game."""
    found, model = findings(run.contest, run.ledger, run.goal), run.endpoint.model
    rounds: defaultdict[tuple[str, int], list[Conduct]] = defaultdict(list)
    for level, number, each in conduct:
        rounds[level, number].append(each)
    levels = tuple(
        LevelReport(
            level=level,
            games=result.games,
            no_result=result.no_result,
            standing=result.of(model),
            answers=run.transcript.of(level),
            lost=[each for each in run.transcript.lost if each.level == level],
            rounds={
                number: added_up(games)
                for (name, number), games in rounds.items()
                if name == level and number < result.rounds
            },
        )
        for result in found.results
        for level in [result.pairing.crowd]
    )
    return ModelReport(run, found, levels)


# ------------------------------------------------------------------- for programs


def as_json(report: ModelReport, made: Provenance) -> Json:
    """Return the *report* in plain lists, numbers and words; shares and rates are from 0 to 1."""
    run = report.run
    head, rules = heading(run.contest), run.rules
    return {
        "model": run.endpoint.model,
        "endpoint": run.endpoint.address,
        "served": sorted({each.served for each in report.answers}),
        "suite": run.suite.name,
        "sha256": run.suite.digest,
        "prompts": run.prompts,
        "game": rules.ruleset.name,
        "edition": rules.edition,
        "options": dict(rules.options),
        "players": rules.players,
        **{key: head[key] for key in ("seed", "network", "levels")},
        "is_complete": report.is_complete,
        "against": [_level_told(report, each) for each in report.levels],
        **_counts(report.answers, run.transcript.lost),
        "money": run.spending.money,
        "budget": asdict(run.spending.budget),
        "made": asdict(made),
    }


def _level_told(report: ModelReport, level: LevelReport) -> Json:
    standing, conduct = level.standing, level.totals
    return {
        "level": level.level,
        "games": level.games,
        "no_result": level.no_result,
        "share": standing.share.share if level.games else None,
        "interval": [standing.share.low, standing.share.high],
        "expected": standing.expected,
        "verdict": report.found.verdict(standing),
        "p_value": standing.p_value,
        "claims": conduct.claims,
        "bluffs": _rate_told(rate_of(level.conduct, "lies", "claims")),
        "doubtable": conduct.doubtable,
        "challenges": _rate_told(rate_of(level.conduct, "challenges", "doubtable")),
        "weighed": conduct.weighed,
        "loss": _rate_told(loss_of(level.conduct)),
        **_counts(level.answers, level.lost),
    }


def _rate_told(found: Estimate | None) -> Json | None:
    """Return a rate with its interval, whose ends are None where too few rounds say nothing."""
    if found is None:
        return None
    known = abs(found.low) < float("inf")
    return {"rate": found.share, "interval": [found.low, found.high] if known else None}


def _counts(answers: Sequence[ModelAnswer], lost: Sequence[LostReply]) -> Json:
    charged: list[Any] = [*answers, *lost]
    return {
        "answers": len(answers),
        "invalid": sum(bool(each.fault) for each in answers),
        "random": sum(bool(each.drawn) for each in answers),
        "lost": len(lost),
        "uncounted": sum(not each.counted for each in answers),
        "tokens_in": sum(each.tokens_in for each in charged),
        "tokens_out": sum(each.tokens_out for each in charged),
    }


# ------------------------------------------------------------------- for people


def as_text(report: ModelReport, made: Provenance) -> str:
    """Return the *report* as Markdown."""
    run = report.run
    title = f"# {run.endpoint.model}: {manifest_of(run.rules.ruleset.name).title}, suite "
    lines = [f"{title}{run.suite.name}", ""]
    lines += [f"- {name}: {said}" for name, said in _facts(report, made)]
    for section in (_results(report), _conduct(report)):
        lines += ["", f"## {section.title}", "", section.note, "", *aligned(section)]
    return "\n".join(lines) + "\n"


def _facts(report: ModelReport, made: Provenance) -> list[tuple[str, str]]:
    run, rules = report.run, report.run.rules
    played, asked = sum(each.games for each in report.levels), run.season.asked
    return [
        ("Endpoint", run.endpoint.address),
        ("Served", ", ".join(sorted({each.served for each in report.answers})) or NOTHING),
        ("Rules", f"{rules.edition}, {rules.players} players"),
        ("Games", f"{played:,}" if report.is_complete else f"{played:,} of {asked:,}"),
        ("Prompts", f"{run.suite.digest} (suite), {run.prompts} (rules)"),
        ("Cost", _cost(report)),
        ("Date", made.date),
        ("Machine", made.machine),
        ("Software", made.software),
        ("Command", made.command),
    ]


def _cost(report: ModelReport) -> str:
    run, counts = report.run, _counts(report.answers, report.run.transcript.lost)
    said = [f"{counts['tokens_in']:,} tokens in, {counts['tokens_out']:,} out"]
    if run.spending.money is not None:
        said.append(f"{run.spending.money:,.4f} at the prices given")
    if bounds := counts["uncounted"] + counts["lost"]:
        said.append(f"{bounds:,} requests without a count, taken for the most they can cost")
    return "; ".join(said)


def _results(report: ModelReport) -> Section:
    head = ("agent", "games", "share", "95 % interval", "if equal", "answers", "invalid", "random")
    rows = [
        (
            each.level,
            f"{each.games:,}",
            f"{each.standing.share.share:.1%}" if each.games else NOTHING,
            _interval(each.standing.share),
            f"{each.standing.expected:.1%}",
            *(f"{_counts(each.answers, ())[name]:,}" for name in head[5:]),
        )
        for each in report.levels
    ]
    return Section("Results", RESULTS_NOTE, head, tuple(rows))


def _conduct(report: ModelReport) -> Section:
    head = ("agent", "claims", "bluffs", "asked", "challenges", "choices", "loss", "95 % interval")
    by_level = [(level.level, level.conduct) for level in report.levels]
    rows = [*by_level, (ALL, by_deal([level.rounds for level in report.levels]))]
    return Section("Conduct", CONDUCT_NOTE, head, tuple(_conduct_row(*row) for row in rows))


def by_deal(levels: Sequence[Mapping[int, Conduct]]) -> list[Conduct]:
    """Return the conduct of each round of all *levels* together, which had the same deal."""
    numbers = sorted({number for rounds in levels for number in rounds})
    return [added_up([each[number] for each in levels if number in each]) for number in numbers]


def _conduct_row(name: str, rounds: Sequence[Conduct]) -> tuple[str, ...]:
    total, loss = added_up(rounds), loss_of(rounds)
    return (
        name,
        f"{total.claims:,}",
        _percent(rate_of(rounds, "lies", "claims")),
        f"{total.doubtable:,}",
        _percent(rate_of(rounds, "challenges", "doubtable")),
        f"{total.weighed:,}",
        NOTHING if loss is None else f"{100 * loss.share:.2f}",
        NOTHING if loss is None else _points(loss),
    )


def _percent(found: Estimate | None) -> str:
    return NOTHING if found is None else f"{found.share:.1%} [{found.low:.1%}, {found.high:.1%}]"


def _interval(found: Estimate) -> str:
    return f"{found.low:.1%} – {found.high:.1%}"


def _points(found: Estimate) -> str:
    known = abs(found.low) < float("inf")
    return f"{100 * found.low:.2f} – {100 * found.high:.2f}" if known else NOTHING
