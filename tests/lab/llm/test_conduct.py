"""The conduct of a model is what it chose itself, as the review of its games counts it."""

import json
from pathlib import Path

from intriga.core.record import read_records
from intriga.games.coup.study.review import counts_in
from intriga.lab.arena.results import about
from intriga.lab.llm.conduct import Conduct, added_up
from intriga.lab.llm.model_report import as_json, as_text, by_deal, report_of
from intriga.lab.llm.model_run import ModelRun
from tests.lab.llm.small_suites import play_through, played, run_of, small_suite
from tests.lab.llm.stand_in import MODEL, StandIn, as_agent, first_input


def test_conduct_counts_the_bluffs_and_challenges_that_the_review_of_a_game_finds(
    tmp_path: Path,
) -> None:
    suite = small_suite(tmp_path, deals=2, against=["skilled"])
    with StandIn(as_agent("liar", suite, "coup")) as server, run_of(tmp_path, suite, server) as run:
        play_through(run)
        conduct = added_up([each for _, _, each in run.look_into("none")])
        again = added_up([each for _, _, each in run.look_into("none")])

    assert conduct == again
    assert conduct.lies > 5
    assert conduct.challenges == 0 < conduct.doubtable
    assert (conduct.claims, conduct.lies) == reviewed(run)


def test_an_unfinished_run_tells_the_conduct_of_the_rounds_that_count_for_the_share(
    tmp_path: Path,
) -> None:
    suite = small_suite(tmp_path, deals=3, against=["beginner", "skilled"])
    with StandIn(first_input) as server:
        played(tmp_path, suite, server)
        ledger = tmp_path / "run" / "ledger.jsonl"
        lines = ledger.read_text("utf-8").splitlines(keepends=True)
        ledger.write_text("".join(line for line in lines if not is_missing(line)), "utf-8")
        with run_of(tmp_path, suite, server) as run:
            found = report_of(run, [*run.look_into("none")])
    made = about(["intriga"])
    told = as_json(found, made)["against"]
    by_level = {each.level: [*each.rounds] for each in found.levels}

    assert len(run.ledger.rounds) == 4
    assert by_level == {"beginner": [0], "skilled": []}
    assert [(each["games"], each["share"] is None) for each in told] == [(2, False), (0, True)]
    assert told[1]["doubtable"] == 0 < told[0]["doubtable"]
    assert "- Games: 2 of 12\n" in as_text(found, made)


def is_missing(line: str) -> bool:
    """Say whether a *line* of the ledger is round 1 against beginner, or 0 against skilled."""
    said = json.loads(line)
    return (said.get("round"), "skilled" in said.get("agents", ())) in {(1, False), (0, True)}


def test_rounds_of_one_deal_count_as_one_over_all_agents() -> None:
    one, two = Conduct(claims=2, lies=1), Conduct(claims=3, lies=3)

    assert by_deal([{0: one, 1: two}, {1: one}]) == [one, added_up([two, one])]


def reviewed(run: ModelRun) -> tuple[int, int]:
    """Return how many claims of the model the review of the records counts, and the lies."""
    claims = lies = 0
    for file in (run.folder / "games").iterdir():
        for record in read_records(file):
            seats: list[str] = record.header["seats"]
            counts = counts_in(record)[seats.index(MODEL)].claims.values()
            claims += sum(each.told for each in counts)
            lies += sum(each.lies for each in counts)
    return claims, lies


def test_choices_of_chance_are_no_conduct_of_the_model(tmp_path: Path) -> None:
    with StandIn(lambda _: "no") as server, run_of(tmp_path, small_suite(tmp_path), server) as run:
        play_through(run)
        conduct = added_up([each for _, _, each in run.look_into("none")])

    assert (conduct.claims, conduct.doubtable, conduct.weighed) == (0, 0, 0)
