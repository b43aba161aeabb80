"""The model card of a run, made from its folder and from what was measured with its policy."""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.metadata import metadata
from pathlib import Path
from typing import Any, Final, cast

from intriga.agents.policy import META, read_arrays, read_network
from intriga.agents.registry import NETWORK
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of
from intriga.lab.arena.contest import Pairing
from intriga.lab.arena.contest_file import KeptRounds, read_rounds
from intriga.lab.arena.text_tables import table_of
from intriga.lab.learning.learning_tasks import tasks_of
from intriga.lab.learning.run_log import COUNTED, RunLog
from intriga.matches.report import share_of

RUN: Final = "run.toml"
POLICY: Final = "policy.npz"
RESULT: Final = "result.json"  # in the folder of a response
NAMED: Final = {"name", "decisions"}  # what each stage has
CALL: Final = ("date", "command", "machine", "device", "software", "libraries")
Row = Sequence[object]


@dataclass(frozen=True, slots=True)
class MeasuredShare:
    """The share of *games* that the policy won at *table*, with its 95 % interval.

    ``source`` is the file that it was counted from, ``equal`` the share among equals.
    """

    source: str
    table: str
    games: int
    share: float
    low: float
    high: float
    equal: float


@dataclass(frozen=True)
class ModelCard:
    """The facts of a run: ``described`` is its ``run.toml``, ``logs`` are by stage."""

    name: str
    policy: Path
    described: Mapping[str, Any]
    logs: Mapping[str, RunLog]
    measured: Sequence[MeasuredShare]

    @property
    def sha256(self) -> str:
        """Return the SHA-256 of the policy."""
        return sha256(self.policy.read_bytes()).hexdigest()

    def facts(self) -> dict[str, Any]:
        """Return the facts of the card, in plain lists, numbers and words."""
        stored = read_arrays(self.policy)
        game = str(self.described["game"])
        weights = read_network(self.policy, game).weights
        return {
            "name": self.name,
            "game": game,
            "version": int(stored[META + "version"]),
            "policy": self.policy.name,
            "size": self.policy.stat().st_size,
            "sha256": self.sha256,
            "weights": sum(each.size for each in weights.values()),
            "decisions": float(stored[META + "decisions"]),
            "seed": int(self.described["seed"]),
            "stages": [_stage(each, self.logs[each["name"]]) for each in self.described["stage"]],
            "calls": [dict(each) for each in self.described.get("call", [])],
            "evaluations": [asdict(each) for each in _newest(self.logs)],
            "measured": [asdict(each) for each in self.measured],
            "bibtex": bibtex(),
        }


def card_of(folder: Path, ledgers: Sequence[Path], responses: Sequence[Path]) -> ModelCard:
    """Return the card of the run in *folder*, with what *ledgers* and *responses* say of it.

    Ledgers are files of contests, responses folders of ``intriga exploit``.

    Raises:
        BadOptions: there is no run or no policy, or a file that is about another one.
        BadRecord: a ledger that is none.
    """
    described = _described(folder / RUN)
    stages = [str(each["name"]) for each in described["stage"]]
    folders = {each: folder if len(stages) == 1 else folder / each for each in stages}
    playing = [str(each["name"]) for each in described["stage"] if not each.get("reads")]
    policy = folders[playing[-1]] / POLICY if playing else folder / POLICY
    if not policy.exists():
        raise BadOptions("run", f"there is no {policy}: the last stage has not kept a policy yet")
    digest = sha256(policy.read_bytes()).hexdigest()
    measured = [
        *(share for each in ledgers for share in _of_ledger(each, digest)),
        *(share for each in responses for share in _of_response(each, digest)),
    ]
    logs = {name: RunLog(each) for name, each in folders.items()}
    return ModelCard(folder.resolve().name, policy, described, logs, measured)


def _described(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError:
        reason = f"there is no {file}; a card is of a folder that intriga train has made"
        raise BadOptions("run", reason) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions("run", f"{file} is no description of a run: {error}") from None
    stages = cast("list[Any]", each) if isinstance(each := found.get("stage"), list) else []
    whole = bool(stages) and all(isinstance(each, dict) and each.keys() >= NAMED for each in stages)
    if not (whole and isinstance(found.get("seed"), int) and isinstance(found.get("game"), str)):
        raise BadOptions("run", f"{file} is no description of a run: it has no stage, game or seed")
    return found


def _of_ledger(file: Path, digest: str) -> Iterator[MeasuredShare]:
    """Yield what the policy called *digest* won at each table of a contest.

    Raises:
        BadOptions: it did not play in it.
    """
    try:
        kept: KeptRounds = read_rounds(file)
    except OSError as error:
        raise BadOptions("ledger", f"{file} cannot be read: {error.strerror}") from None
    names = [name for name, each in kept.digests.items() if each == digest]
    if not names:
        reason = f"{file} has no round of the policy whose SHA-256 begins with {digest[:16]}"
        raise BadOptions("ledger", reason)
    for agents, rounds in kept.pairings.items():
        for name in sorted({*names} & {*agents}):
            found = share_of([each.share(name) for each in rounds])
            games = sum(len(each.winners) for each in rounds)
            equal = agents.count(name) / len(agents)
            shown = _shown(name) if _shown(name) not in agents else name
            table = table_of(Pairing(tuple(shown if each == name else each for each in agents)))
            yield MeasuredShare(str(file), table, games, *_interval(found), equal)


def _shown(name: str) -> str:
    """Return the agent *name* of a file of weights without the path, with its temperature."""
    found = NETWORK.fullmatch(name)
    return f"{POLICY}:{found['setting']}" if found and found["setting"] else POLICY


def _interval(found: Any) -> tuple[float, float, float]:  # noqa: ANN401  an estimate, or a row
    return found.share, found.low, found.high


def _of_response(folder: Path, digest: str) -> Iterator[MeasuredShare]:
    """Yield what is left to the policy called *digest* by a response to it.

    Raises:
        BadOptions: the response is to another agent, or not measured.
    """
    file = folder / RESULT
    try:
        result = json.loads(file.read_text(encoding="utf-8"))
        about, measured = result["sha256"], result["measured"]
        learned = f"{result['training']['decisions']:,.0f} decisions"
    except (OSError, ValueError, KeyError, TypeError) as error:
        reason = f"{file} is no result of a response that was learned and measured: {error}"
        raise BadOptions("response", reason) from None
    if about != digest:
        raise BadOptions(
            "response",
            f"{file} is about an agent whose SHA-256 begins with {about[:16] or 'nothing'},"
            f" not {digest[:16]}",
        )
    shown = _shown(str(result.get("agent", "")))
    loser = "it" if shown == POLICY else shown
    for each in measured:
        share = each["share"]
        yield MeasuredShare(
            source=str(file),
            table=f"won from {loser} by a response of {learned}, {each['play']}",
            games=each["games"],
            share=share["share"],
            low=share["low"],
            high=share["high"],
            equal=each["equal"],
        )


def _stage(stage: Mapping[str, Any], log: RunLog) -> dict[str, Any]:
    lines = log.lines()
    return {"name": stage["name"], "asked": stage["decisions"], "last": lines[-1] if lines else {}}


def _newest(logs: Mapping[str, RunLog]) -> Iterator[Any]:
    """Yield the newest evaluation of each stage against each opponent."""
    for log in logs.values():
        yield from {each.name: each for each in log.evaluations()}.values()


def bibtex() -> str:
    """Return how this version of Intriga is cited, from the metadata of the package."""
    about = metadata("intriga")
    entries = {
        "author": f"{{{about['Author'] or 'The Intriga authors'}}}",
        "title": f"Intriga: {about['Summary']}",
        "version": about["Version"],
    }
    if links := about.get_all("Project-URL"):  # each "Name, address"; none before a release
        entries["url"] = links[0].partition(", ")[2]
    lines = [f"  {name} = {{{value}}}," for name, value in entries.items()]
    return "\n".join(["@software{intriga,", *lines, "}"])


# ------------------------------------------------------------------- as Markdown


def markdown(card: ModelCard, command: str) -> str:
    """Return *card* as Markdown, which *command* wrote."""
    facts = card.facts()
    recipe = (card.policy.parent if len(facts["stages"]) == 1 else card.policy.parents[1]) / RUN
    return _template().format(
        **{name: each for name, each in facts.items() if name not in {"stages", "calls"}}
        | {"evaluations": _evaluations(facts)},
        title=manifest_of(facts["game"]).title,
        command=command,
        stages=_stages(facts["stages"]),
        calls=_table(CALL, [[each.get(name, "") for name in CALL] for each in facts["calls"]]),
        again=_again(facts),
        asked=sum(each["asked"] for each in facts["stages"]),
        recipe=recipe.read_text(encoding="utf-8").partition("[[call]]")[0].strip(),
        watched=_watched(facts["stages"]),
        played=_played(facts["game"], card.described["stage"]),
    )


def _again(facts: Mapping[str, Any]) -> str:
    """Return the command that repeats the run, on a graphics card if it was on one."""
    card = any("--card" in str(each.get("command", "")).split() for each in facts["calls"])
    return f"intriga train {facts['game']} --recipe run.toml --run again{' --card' * card}"


def _played(game: str, stages: Sequence[Mapping[str, Any]]) -> str:
    """Return with how many players the policy learned, in which editions, and from where."""
    policies = [each for each in stages if not each.get("reads")]
    tasks = [tasks_of(game)[each["task"]] for each in policies if each.get("task")]
    variants = [part["edition"] for each in policies for part in each.get("variants", [])]
    seats = {int(number) for each in policies for number in each.get("players", {})}
    numbers = ", ".join(map(str, sorted(seats | {task.players for task in tasks})))
    players = numbers or "the game's usual numbers of"
    editions = ", ".join(dict.fromkeys([*variants, *(task.edition for task in tasks)]))
    begun = ", ".join(task.name for task in tasks if task.position)
    return (
        f"{players} players"
        + (f", by {editions}" if editions else "")
        + (f", from the position of the task {begun} alone" if begun else "")
    )


def _template() -> str:
    return Path(__file__).with_suffix(".md").read_text(encoding="utf-8")


def _stages(stages: Iterable[Mapping[str, Any]]) -> str:
    rows = [
        (
            each["name"],
            f"{each['asked']:,.0f}",
            *(f"{each['last'][name]:,.0f}" if each["last"] else "none" for name in COUNTED),
        )
        for each in stages
    ]
    return _table(("stage", "decisions asked for", *COUNTED), rows)


def _watched(stages: Iterable[Mapping[str, Any]]) -> str:
    rows = [
        (each["name"], name, f"{value:g}")
        for each in stages
        for name, value in each["last"].items()
        if name not in COUNTED
    ]
    return _table(("stage", "figure", "in the last iteration"), rows)


def _evaluations(facts: Mapping[str, Any]) -> str:
    while_learning = [
        (
            f"{each['opponent']}, {each['players']} players",
            f"the log, at {each['decisions']:,.0f} decisions",
            *_cells(each),
        )
        for each in facts["evaluations"]
    ]
    after = [(each["table"], f"`{each['source']}`", *_cells(each)) for each in facts["measured"]]
    head = ("against", "from", "games", "share", "95 % interval", "equal share")
    return _table(head, [*while_learning, *after])


def _cells(each: Mapping[str, Any]) -> tuple[str, ...]:
    interval = f"{each['low']:.1%} – {each['high']:.1%}"
    return f"{each['games']:,}", f"{each['share']:.1%}", interval, f"{each['equal']:.1%}"


def _table(head: Sequence[str], rows: Sequence[Row]) -> str:
    """Return a table of Markdown, or a word where there are no *rows*."""
    if not rows:
        return "None."
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)
