"""``intriga solver check``, ``regret`` and ``respond``: against others, and how open it is."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from intriga.cli.arguments import COUNT, JOBS, JSON, SEED, spread_of
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.lab.duels.turns.turn_regret import TurnRegret

AGREES: Final = 1e-6
DISAGREED: Final = 1  # exit status of a check that failed
Kind = Literal["1-1", "2-1", "1-2", "2-2"]
KINDS: Final[Sequence[Kind]] = ("1-1", "2-1", "1-2", "2-2")


@tells_failures("solver check")
def check(
    *,
    kind: Kind | None = None,
    rounds: Annotated[int, COUNT] = 1000,
    seed: Annotated[int, SEED] = 0,
    as_json: Annotated[bool, JSON] = False,
) -> int:
    """Solve single turns with known ends, and let OpenSpiel and linear programming check them.

    The others walk the rules history by history, every deal and every draw by itself; behind each
    end of the turn is a table of random worths. After 1, 10, 100 rounds and so on OpenSpiel's
    nash_conv of our strategies has to be what our own best responses gain, and the value of the
    turn by linear programming (SciPy's HiGHS) has to lie between them, to 1e-6.

    Parameters
    ----------
    kind
        Influences of the mover and of the other; all four kinds where it is left out.
    rounds
        How many rounds each turn is solved in.
    seed
        The cards face up, the beliefs and the tables follow from it.
    """
    from intriga.lab.duels.turns.agreement import (
        Agreement,
        agreement,
        checked_turns,
        largest_wrong,
        turn_of,
    )

    numbers = [*takewhile(lambda number: number < rounds, (10**k for k in count())), rounds]
    all_found, lines = list[Agreement](), list[dict[str, object]]()
    for each in [kind] if kind else KINDS:
        for start in checked_turns(each, seed):
            for found in agreement(start, turn_of(start), numbers, seed):
                all_found.append(found)
                lines.append({"kind": each, "coins": start.coins, **asdict(found)})
                lines[-1]["wrong"] = found.wrong
                if not as_json:
                    print(
                        f"{each} at {start.coins[0]}-{start.coins[1]}, {found.rounds} rounds:"
                        f" ours {found.low:+.6f} to {found.high:+.6f}, linear programming"
                        f" {found.lp:+.6f}, nash_conv {found.nash_conv:.6f}, off {found.wrong:.0e}",
                        flush=True,
                    )
    worst = largest_wrong(all_found)
    agreed = worst <= AGREES
    if as_json:
        print(json.dumps({"turns": lines, "worst": worst, "agreed": agreed}))
    else:
        said = "agreed" if agreed else "NOT agreed"
        print(f"largest disagreement {worst:.1e}: {said} to {AGREES:g}")
    return 0 if agreed else DISAGREED


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class TurnsMeasured:
    """The turns in which the solver is responded to."""

    kind: Kind = "2-2"
    """Influences of the mover and of the other where play begins afresh."""
    turns: Annotated[int, COUNT] = 200
    """How many turns are solved; half of them follow from the one before."""
    rounds: Annotated[int, COUNT] = 300
    """How many rounds each is solved in."""
    nets: Path | None = None
    """A file of networks for the ends; those that come with Intriga where it is left out."""
    seed: Annotated[int, SEED] = 0
    """All chance follows from it."""
    as_json: Annotated[bool, JSON] = False


@tells_failures("solver regret")
def regret(*, measured: Annotated[TurnsMeasured, Parameter(name="*")] = TurnsMeasured()) -> int:
    """Measure what the best response gains in one turn against the solver's strategies.

    In wins less losses, 0 to 2, for the mover and for the other. The response knows the
    strategies and what they make likely; the ends of the turn are worth what the networks say.
    A loose upper bound beside it is the gain of a player who sees all cards.
    """
    from intriga.games.coup.agents.turn_nets import FILE, leaf_nets
    from intriga.lab.duels.turns.turn_regret import regrets

    nets = leaf_nets(measured.nets or FILE)
    found = list(regrets(measured.kind, measured.turns, measured.rounds, nets, measured.seed))
    said = [_told(kind, [each for each in found if each.kind == kind]) for kind in KINDS]
    if measured.as_json:
        print(json.dumps({"rounds": measured.rounds, "kinds": [each for each in said if each]}))
        return 0
    print(f"{len(found)} turns in {measured.rounds} rounds, gain in wins less losses a turn")
    for each in filter(None, said):
        print(
            f"  {each['kind']}: {each['turns']} turns, as the mover {each['mover']:.4f},"
            f" as the other {each['other']:.4f}, together at most {each['worst']:.4f};"
            f" seeing all cards {each['seeing_mover']:.4f} and {each['seeing_other']:.4f}"
        )
    return 0


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class GamesResponded:
    """The games in which the solver is responded to."""

    games: Annotated[int, COUNT] = 1000
    """How many games; two of each deal, the seats exchanged."""
    rounds: Annotated[int, COUNT] = 300
    """How many rounds each turn is solved in."""
    nets: Path | None = None
    """A file of networks for the ends; those that come with Intriga where it is left out."""
    seed: Annotated[int, SEED] = 0
    """All chance follows from it."""
    jobs: Annotated[int | None, JOBS] = None
    as_json: Annotated[bool, JSON] = False


@tells_failures("solver respond")
def respond(*, asked: Annotated[GamesResponded, Parameter(name="*")] = GamesResponded()) -> int:
    """Play whole games against the solver, with the best response within each turn.

    The responder hears what everybody hears, and knows the solver's strategies and what they make
    likely; the ends of a turn are worth to it what the networks say. Its wins are a lower bound
    of what can be won.
    """
    from intriga.agents.registry import agent
    from intriga.games.coup.agents.solver import ELSEWHERE, GAME, Solver
    from intriga.games.coup.agents.turn_nets import FILE, leaf_nets
    from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
    from intriga.lab.duels.turns.one_turn_response import PLAYERS, OneTurnRounds
    from intriga.matches.report import share_of
    from intriga.terminal.progress_bar import shown_progress

    turns = ResolvedTurns(leaf_nets(asked.nets or FILE), asked.rounds)
    solver = Solver(turns, partial(agent, ELSEWHERE, GAME))
    prepare = partial(OneTurnRounds, solver, asked.seed)
    numbers, won = iter(range(-(-asked.games // PLAYERS))), dict[int, int]()
    played = spread_of(asked.jobs, ray=None).results(
        prepare, partial(next, numbers, None), named="round {}".format
    )
    with shown_progress() as show:
        for number, wins in played:
            won[number] = wins
            show(PLAYERS * len(won), asked.games, "Playing")
    found = share_of([won[number] / PLAYERS for number in sorted(won)])
    games = PLAYERS * len(won)
    if asked.as_json:
        said = {"rounds": asked.rounds, "games": games, "share": found.share}
        print(json.dumps({**said, "low": found.low, "high": found.high}))
        return 0
    print(
        f"The response within each turn wins {found.share:.1%} of {games} games"
        f" ({found.low:.1%} to {found.high:.1%})"
    )
    return 0


def _told(kind: Kind, found: "Sequence[TurnRegret]") -> dict[str, object]:
    """Return the means over the turns of one *kind*, and the largest sum; nothing of none."""
    number = len(found)
    if not number:
        return {}
    return {
        "kind": kind,
        "turns": number,
        "mover": sum(each.mover for each in found) / number,
        "other": sum(each.other for each in found) / number,
        "worst": max(each.mover + each.other for each in found),
        "seeing_mover": sum(each.loose[0] for each in found) / number,
        "seeing_other": sum(each.loose[1] for each in found) / number,
    }
