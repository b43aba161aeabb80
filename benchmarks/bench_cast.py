"""The cast: how often it bluffs and challenges, whether its tempers differ, and how strong it is.

    python -m benchmarks.bench_cast [--keep] [--game GAME] [--level LEVEL] [--games N]
                                    [--strength N] [--group N] [--styles NAME ...]

Tables of four are seated with a game's styles, each equally often, at one level.  Claims are those
that somebody could challenge; a bluff is a claim that the seat could not have proved.

Whether the styles differ is asked of a reader who sees public play alone: what each seat did in
which situation.  It learns how often each style does what from one half of the games, and names the
style of a seat from so many games of it that are drawn out of the other half (naive Bayes).

What was played is kept in build/cast, so that an
interrupted call goes on.

Strength: one player of a style among three of the level itself, dealt in duplicate, every seat in
turn; no weaker is a share of 25 % or more, shown with its 95 % interval.
"""

import argparse
import json
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

from benchmarks.results import tell
from intriga.agents import agent, styles_for
from intriga.agents.base import Agent, SlowToBegin
from intriga.arena.intervals import share_of
from intriga.arena.match import Match, play_match, play_round, prepared
from intriga.core.games import ruleset_of, table_rules_of
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.styles import claim_of, is_lie, wronged_by
from intriga.games.coup.inputs import Input, kind_of
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, Phase
from intriga.games.pot_de_vin.agents.tempers import marks as card_marks

SEATS: Final = 4
GAMES: Final = 1000
GROUP: Final = 100  # games of a seat from which its style is named
DRAWN: Final = 250  # times that so many games are drawn

KEPT: Final = Path("build/cast")  # what was played, from where the command is given

Deed = tuple[str, str]  # the situation, and what was done in it, as everybody saw

Seen = dict[str, tuple[list[Deed], dict[str, int]]]


@dataclass
class Watched:
    """An agent whose answers are noted."""

    player: Agent
    deeds: list[Deed] = field(default_factory=list[Deed])
    counts: Counter[str] = field(default_factory=Counter[str])

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401  any game's
        """Answer as the agent does."""
        chosen = self.player.act(view, legal, random)
        if len(legal) > 1:
            DEEDS[view.__class__.__name__](self, view, chosen)
        return chosen


def _coup(watched: Watched, view: CoupView, action: int) -> None:
    if action == Input.CHALLENGE:
        watched.counts["challenges"] += 1
    if claim_of(view, action) != NOBODY:
        watched.counts["claims"] += 1
        watched.counts["bluffs"] += is_lie(view, action)
    watched.deeds.append(_coup_deed(view, action))


def _coup_deed(view: CoupView, action: int) -> Deed:
    """Return what everybody saw of *action*."""
    if view.phase in {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK}:
        return f"{view.phase.name} {view.claim}", str(action == Input.CHALLENGE)
    if view.phase == Phase.BLOCK:
        return f"{view.phase.name} {view.action}", "pass" if action == Input.PASS else "block"
    if view.phase != Phase.ACTION:
        return "", ""
    foe, turn = wronged_by(view), turn_of(view, action)
    coins = min(view.coins[view.turn], 7)
    band = 0 if coins < 3 else 3 if coins < 7 else 7
    aimed = "" if turn.target == NOBODY else " foe" if turn.target == foe else " other"
    return f"turn {band} {foe != NOBODY}", f"{kind_of(action).name}{aimed}"


def _pot_de_vin(watched: Watched, view: Any, action: int) -> None:  # noqa: ANN401
    marks = card_marks(view, action)
    if marks is not None:
        gems = view.gems[view.turn]
        watched.deeds.append(
            (f"{view.phase.name} {min(view.round, 4)} {gems}", str(tuple(map(int, marks))))
        )


DEEDS: Final[dict[str, Callable[[Watched, Any, int], None]]] = {
    "CoupView": _coup,
    "PotDeVinView": _pot_de_vin,
}


# ------------------------------------------------------------------- tables of a cast


@dataclass
class Told:
    """What was seen of a style: its deeds by game, and how often it did what."""

    games: list[list[Deed]] = field(default_factory=list[list[Deed]])
    counts: Counter[str] = field(default_factory=Counter[str])


def watch(game: str, level: str, styles: Sequence[str], games: int) -> dict[str, Told]:
    """Return what is seen of *styles* at *level* in so many games of four.

    Games that were played before are read, the others are kept: an interrupted call goes on.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{game}-{level}-{'-'.join(styles)}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    told: defaultdict[str, Told] = defaultdict(Told)
    for line in lines[:games]:
        _note(told, json.loads(line))
    players = {style: _ready(f"{style}:{level}", game) for style in styles}
    with file.open("a", encoding="utf-8") as kept:
        for number in range(len(lines), games):
            seen = _seen(game, players, number)
            kept.write(json.dumps(seen) + "\n")
            kept.flush()
            _note(told, seen)
    return told


def _seen(game: str, players: dict[str, Agent], number: int) -> Seen:
    """Return what is seen in game *number*: of each style its deeds, and how often it did what."""
    tables = [*combinations(players, min(SEATS, len(players)))]
    watched = {style: Watched(players[style]) for style in tables[number % len(tables)]}
    match = Match(
        ruleset_of(game), (*watched,), 1, _edition(game), seed=2026 + number, guests=watched
    )
    for _ in play_match(match):
        pass
    return {style: ([*each.deeds], dict(each.counts)) for style, each in watched.items()}


def _note(told: dict[str, Told], seen: Seen) -> None:
    for style, (deeds, counts) in seen.items():
        told[style].games.append([(situation, done) for situation, done in deeds])
        told[style].counts += Counter(counts)


def _edition(game: str) -> str:
    return table_rules_of(game).preset_for("en", SEATS)


def _ready(name: str, game: str) -> Agent:
    made = agent(name, game)
    if isinstance(made, SlowToBegin):
        made.prepare()
    return made


def rates(told: dict[str, Told]) -> str:
    """Return how often each style bluffs and challenges, in Markdown."""
    lines = ["| style | claims | bluffs among them | claims of all that it challenges |"]
    lines.append("|---|---|---|---|")
    whole = Counter[str]()
    for each in told.values():
        whole += each.counts
    games = sum(len(each.games) for each in told.values())
    for style, each in told.items():
        claims, bluffs = each.counts["claims"], each.counts["bluffs"]
        met = whole["claims"] * SEATS * len(each.games) / games - claims  # about, at its tables
        part = each.counts["challenges"] / met
        lines.append(f"| {style} | {claims} | {bluffs / claims:.1%} | {part:.1%} |")
    claims = whole["claims"]
    lines.append(
        f"| the cast | {claims} | {whole['bluffs'] / claims:.1%}"
        f" | {whole['challenges'] / claims:.1%} |"
    )
    return "\n".join(lines)


# ------------------------------------------------------------------- telling styles apart


def confusion(told: dict[str, Told], group: int) -> tuple[str, float]:
    """Return who is taken for whom after *group* games, in Markdown, and how often rightly."""
    learnt = {style: _learnt(each.games[::2]) for style, each in told.items()}
    named = {style: _named(learnt, each.games[1::2], group) for style, each in told.items()}
    lines = ["| style \\ taken for | " + " | ".join(told) + " |", "|---" * (len(told) + 1) + "|"]
    for style in told:
        row = " | ".join(str(named[style][other]) for other in told)
        lines.append(f"| {style} | {row} |")
    right = sum(named[style][style] for style in told)
    return "\n".join(lines), right / sum(each.total() for each in named.values())


def _learnt(games: list[list[Deed]]) -> dict[str, Counter[str]]:
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for situation, done in game:
            found[situation][done] += 1
    return found


def _named(
    learnt: dict[str, dict[str, Counter[str]]], games: list[list[Deed]], group: int
) -> Counter[str]:
    """Return the styles that are named, of *group* games drawn by chance, DRAWN times."""
    random = Random(2026)
    likely = [
        {style: sum(_likely(known, deed) for deed in game) for style, known in learnt.items()}
        for game in games
    ]
    found = Counter[str]()
    for _ in range(DRAWN):
        drawn = random.sample(likely, group)
        found[max(learnt, key=lambda style: sum(each[style] for each in drawn))] += 1
    return found


def _likely(known: dict[str, Counter[str]], deed: Deed) -> float:
    """Return the log of how likely *deed* is in its situation; nothing seen counts as a half."""
    counts = known.get(deed[0], Counter[str]())
    return log((counts[deed[1]] + 0.5) / (counts.total() + 0.5 * (len(counts) + 1)))


# ------------------------------------------------------------------- strength


def strength(game: str, level: str, style: str, games: int) -> str:
    """Return what *style* wins among three players of *level*, as a row of a table."""
    name = f"{style}:{level}"
    match = Match(ruleset_of(game), (name, *[level] * (SEATS - 1)), games, _edition(game), seed=7)
    players = prepared(match)
    rounds: list[float] = []
    for number in range(games // SEATS):
        played = play_round(match, number, players)
        rounds.append(sum(_share(each.winners) for each in played) / len(played))
    found = share_of(rounds)
    verdict = "stronger" if found.low > 0.25 else "weaker" if found.high < 0.25 else "alike"
    return (
        f"| {style} | {level} | {len(rounds) * SEATS} | {found.share:.1%}"
        f" | {found.low:.1%} to {found.high:.1%} | {verdict} |"
    )


def _share(winners: Sequence[int]) -> float:
    return (0 in winners) / len(winners) if winners else 0.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--level", default="casual")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--strength", type=int, default=0)
    parser.add_argument("--group", type=int, default=GROUP)
    parser.add_argument("--styles", nargs="+")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    styles = asked.styles or styles_for(asked.game)
    if asked.games:
        told = watch(asked.game, asked.level, styles, asked.games)
        matrix, right = confusion(told, asked.group)
        parts = [rates(told), ""] if asked.game == "coup" else []
        parts += [matrix, "", f"{right:.2%} rightly, by {asked.group} games each"]
        tell(f"The cast of {asked.game}, {asked.level}, {asked.games} games", "\n".join(parts))
    if asked.strength:
        lines = ["| style | among | games | wins | 95 % | 25 % is as strong |"]
        lines.append("|---|---|---|---|---|---|")
        for style in styles:
            lines.append(strength(asked.game, asked.level, style, asked.strength))
            print(lines[-1], flush=True)
        tell(f"The strength of the cast of {asked.game}, {asked.level}", "\n".join(lines))


if __name__ == "__main__":
    main()
