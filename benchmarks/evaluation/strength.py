"""How strong the bots are: every match of docs/reference/strength.md, and its page.

    python -m benchmarks.evaluation.strength [--only NAME ...] [--games N] [--jobs N]

Each match is a call of ``intriga arena``, kept in build/strength and resumed where it was
interrupted; its report is written to docs/strength, with the date, the machine and the
call.  The rounds that a report counts are in benchmarks/evaluation/played, packed, unless it is
named below; what is there is resumed on another machine too.  ``--games`` makes all of them
shorter, for a look.  Matches with a seed in their names are of two seeds, which stood here before a
game was dealt.
"""

import argparse
import lzma
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PLAYED: Final = ROOT / "benchmarks/evaluation/played"
KEPT: Final = Path("build/strength")  # from ROOT, as the report shows the call
PAGES: Final = Path("docs/strength")
LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
SEEDS: Final = (4201, 4202)  # of 28 November 2026; never to be chosen again by what they give
REFORMA: Final = ("reforma=true", "slot_ambassador=inquisitor")


@dataclass(frozen=True)
class Match:
    """One call of the arena."""

    game: str
    agents: tuple[str, ...]
    players: str
    kinds: str
    games: int
    preset: str = ""
    options: tuple[str, ...] = field(default=())
    luck: str = ""  # whose guess takes luck away; none does where it is empty
    until_sure: bool = False
    against: tuple[str, ...] = ()  # among whom each agent is measured, in place of each other
    seed: int = 2026

    def call(self, name: str, games: int | None, jobs: int) -> list[str]:
        """Return the call, its results kept under *name*."""
        words = ["arena", self.game, "--agents", *self.agents, "--players", self.players]
        words += ["--against", *self.against] if self.against else ["--kinds", self.kinds]
        words += ["--games", str(games or self.games)]
        words += ["--luck", self.luck] if self.luck else ["--raw"]
        words += ["--seed", str(self.seed), "--jobs", str(jobs)]
        words += ["--until-sure"] if self.until_sure else []
        words += ["--edition", self.preset] if self.preset else []
        words += ["--options", *self.options] if self.options else []
        out, report = KEPT / f"{name}.jsonl", PAGES / f"{name}.md"
        return [*words, "--out", str(out), "--report", str(report)]


def coup(agents: tuple[str, ...], players: str, kinds: str, games: int, *options: str) -> Match:
    """Return a match of Coup with three copies of each card."""
    return Match("coup", agents, players, kinds, games, "coup-es", options)


def sure(match: Match) -> Match:
    """Return *match* with as many games as it takes to tell the agents apart."""
    return replace(match, until_sure=True)


def by_seeds(name: str, match: Match) -> dict[str, Match]:
    """Return *match* once for each of the two seeds, by *name* and seed."""
    return {f"{name}-{seed}": replace(match, seed=seed) for seed in SEEDS}


def among(agent: str, others: tuple[str, ...], players: str, games: int) -> Match:
    """Return a match of Coup of an *agent* alone among each of *others*."""
    return replace(coup((agent,), players, "alone", games), against=others)


PLAIN: Final = ("honest", "never-challenger", "caller", "rule-of-thumb")
STYLES: Final = ("cautious:network-1", "hunter:network-1", "raider:network-1")  # held out

MATCHES: Final = {
    "master-casual-two": coup(("master", "casual"), "2", "alone", 10_000),
    "master-casual-four": coup(("master", "casual"), "4", "alone", 10_000),
    "master-casual-six": coup(("master", "casual"), "6", "alone", 10_000),
    "master-beginner": coup(("master", "beginner"), "2,4,6", "alone", 1_000),
    "casual-masters": sure(coup(("casual", "master"), "4,6", "alone", 1_000)),
    # with two players neighbours are close to each other, which takes more games
    "ladder-two": coup(LEVELS, "2", "ladder", 10_000),
    "ladder": sure(coup(LEVELS, "4,6", "ladder", 6_000)),
    "ladder-reforma-two": coup(LEVELS, "2", "ladder", 10_000, *REFORMA),
    "ladder-reforma": sure(coup(LEVELS, "4,6", "ladder", 6_000, *REFORMA)),
    "ten": sure(Match("coup", ("master", "casual"), "10", "alone", 500, "coup-br")),
    # rule-of-thumb does not tell its probabilities, the other does
    "less-luck": Match(
        "coup", ("policy", "casual", "policy:1.8"), "2", "alone", 1_000, "coup-es", luck="network"
    ),
    "pot-de-vin-ladder": sure(Match("pot-de-vin", LEVELS, "3,4,5", "ladder", 2_000)),
    # twice the master's median (benchmarks/bench_bots.py)
    "pot-de-vin-equal-time": Match(
        "pot-de-vin", ("master", "search:20ms"), "3,4,5", "alone", 1_500
    ),
    "pot-de-vin-pairs": Match(
        "pot-de-vin", ("master", "search:20ms"), "4", "alone", 1_500, options=("pairs=true",)
    ),
    **by_seeds("population-two", among("policy", ("population",), "2", 1_400)),
    **by_seeds(
        "master-population-two",
        among("master", (*PLAIN, "liar", "honest-caller", "network-1", "blocker"), "2", 1_400),
    ),
    **by_seeds("master-held-out-two", among("master", STYLES, "2", 1_400)),
    **by_seeds("master-population-four", among("master", (*PLAIN, "network-1"), "4", 752)),
    **by_seeds("master-population-six", among("master", (*PLAIN, "network-1"), "6", 750)),
    **by_seeds(
        "pot-de-vin-population",
        Match(
            "pot-de-vin",
            ("master",),
            "3,4,5",
            "alone",
            660,
            against=("greedy", "payer", "gem-hoarder", "trump-early"),
        ),
    ),
}

# Reports whose rounds were not kept, with the core-hours of playing them again by MATCHES: from 12
# to 44 games of each pairing on 28 November 2026, on the machine of the other reports.  None where
# the network or the levels of the report are no longer there.
ROUNDS_NOT_KEPT: Final[dict[str, float | None]] = {
    "first-network/less-luck": None,
    "master-population-six": 0.6,
    "pot-de-vin-population": 0.7,
}


def unpack(name: str) -> None:
    """Lay the rounds of the match *name* where they are resumed, if none are there."""
    packed, out = PLAYED / f"{name}.jsonl.xz", ROOT / KEPT / f"{name}.jsonl"
    if packed.exists() and not out.exists():
        out.write_bytes(lzma.decompress(packed.read_bytes()))


def pack(name: str) -> None:
    """Keep the rounds of the match *name*."""
    out = ROOT / KEPT / f"{name}.jsonl"
    if out.exists():
        packed = lzma.compress(out.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
        (PLAYED / f"{name}.jsonl.xz").write_bytes(packed)


def main() -> None:
    """Play what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=MATCHES, default=[*MATCHES])
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    (ROOT / KEPT).mkdir(parents=True, exist_ok=True)
    PLAYED.mkdir(exist_ok=True)
    for name in wanted.only:
        call = MATCHES[name].call(name, wanted.games, wanted.jobs)
        unpack(name)
        try:
            subprocess.run([sys.executable, "-m", "intriga", *call], check=True, cwd=ROOT)
        finally:
            pack(name)


if __name__ == "__main__":
    main()
