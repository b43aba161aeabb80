"""The conduct of a model is what it chose itself, as the review of its games counts it."""

from pathlib import Path

from intriga.core.record import read_records
from intriga.games.coup.study.review import counts_in
from intriga.lab.llm.conduct import added_up
from intriga.lab.llm.model_run import ModelRun
from tests.lab.llm.small_suites import play_through, run_of, small_suite
from tests.lab.llm.stand_in import MODEL, StandIn, as_agent


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
