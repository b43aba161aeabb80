"""Running whole games of a local best response, kept round by round."""

import json
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.base import digest_of
from intriga.core.errors import BadOptions
from intriga.parallel.spread import ALONE, Spread

if TYPE_CHECKING:
    from intriga.core.agent import Agent
    from intriga.lab.learning.best_response import Setting

ROUNDS: Final = "local.jsonl"  # in the folder of a run: what was asked, then a line a round


def run_local(
    agent: "Agent",
    name: str,
    setting: "Setting",
    folder: Path,
    *,
    games: int,
    seed: int,
    spread: Spread = ALONE,
) -> dict[str, Any]:
    """Play what is missing of *games*, two a round, against *agent*; return what was won.

    Raises:
        BadOptions: another game than whole games of two, or a folder of something else.
    """
    from intriga.agents.policy import fingerprint
    from intriga.lab.arena.results import about
    from intriga.lab.duels.whole_games import GAME, PLAYERS, LocalRounds
    from intriga.matches.report import share_of
    from intriga.terminal.progress_bar import shown_progress

    if (setting.game, setting.players, dict(setting.options)) != (GAME, PLAYERS, {}):
        reason = f"a local response plays {GAME} for two without house rules, and nothing else"
        raise BadOptions("local", reason)
    asked = {
        "agent": name,
        "network": digest_of(agent)[:16] or fingerprint(setting.game),
        "edition": setting.preset,
        "seed": seed,
    }
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / ROUNDS
    won = dict(_kept(file, asked))
    left = (number for number in range(-(-games // PLAYERS)) if number not in won)
    prepare = partial(LocalRounds, agent, setting.preset, seed)
    rounds = spread.results(prepare, partial(next, left, None), named="round {}".format)
    with shown_progress() as show:
        for number, wins in rounds:
            won[number] = wins
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"round": number, "won": wins}) + "\n")
            show(PLAYERS * len(won), games, "Playing")
    found = share_of([won[number] / PLAYERS for number in sorted(won)])
    made = about(())
    return {
        **asked,
        "won": [list(won.values()).count(wins) for wins in range(PLAYERS + 1)],
        "games": PLAYERS * len(won),
        "share": found.share,
        "low": found.low,
        "high": found.high,
        "date": made.date,
        "machine": made.machine,
    }


def _kept(file: Path, asked: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Yield the rounds in *file* with the games won; a line that was cut off is dropped.

    Raises:
        BadOptions: they are of something else than what is *asked*.
    """
    if not file.exists():
        file.write_text(json.dumps(asked) + "\n", encoding="utf-8")
        return
    first, *lines = file.read_bytes().splitlines(keepends=True) or [b""]
    if first.rstrip() != json.dumps(asked).encode():
        said = first.strip().decode(errors="replace")
        raise BadOptions("run", f"{file} is of {said}, not of {json.dumps(asked)}")
    whole = [line for line in lines if line.endswith(b"\n")]
    if whole != lines:
        os.truncate(file, len(b"".join([first, *whole])))
    for line in whole:
        said = json.loads(line)
        yield int(said["round"]), int(said["won"])


def local_sentence(found: dict[str, Any]) -> str:
    """Return what was *found* in a sentence."""
    points = [100 * (found[name] - 0.5) for name in ("share", "low", "high")]
    return (
        f"A local best response to {found['agent']} wins {found['share']:.1%} of"
        f" {found['games']} games, "
        "{:+.1f} points beyond the equal share ({:+.1f} to {:+.1f})".format(*points)
    )
