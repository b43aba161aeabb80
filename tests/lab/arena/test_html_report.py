"""Reports name every pairing and stand by themselves."""

import re
import sys
from html.parser import HTMLParser

import pytest

from intriga.agents.policy import fingerprint
from intriga.core.errors import BadOptions
from intriga.lab.arena.contest import Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.arena.plots import library, page
from intriga.lab.arena.results import Provenance, Results, about, findings
from intriga.lab.arena.text_tables import markdown, table_of
from tests.lab.arena.contests import contest

MADE = Provenance(
    "2026-01-01 12:00 UTC", "an <old> machine", "intriga 9", "intriga arena coup --seed 11"
)


@pytest.fixture(scope="module")
def found() -> Results:
    made = contest("honest", "uniform", "rule-of-thumb", players=(2, 3))
    ledger = ContestFile(made)
    for _ in Season(made, ledger, Goal(12)).play():
        pass
    return findings(made, ledger, Goal(12))


class Reader(HTMLParser):
    """Checks that tags close, and keeps what is written and what is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta", "use", "path"}:
            self.open.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in {"src", "href"} and value]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in {"path", "use"}:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def test_every_pairing_and_all_that_a_figure_needs_is_in_both_reports(found: Results) -> None:
    reader = Reader()
    reader.feed(page(found, MADE))
    assert reader.open == []

    for text in (markdown(found, MADE), " ".join(reader.text)):
        for result in found.results:
            assert table_of(result.pairing) in text
        for words in (MADE.date, MADE.machine, MADE.software, "coup-es", "all over within 5,000"):
            assert words in text
        assert MADE.command in re.sub(r"\s+", " ", text)
        for standing in (each for result in found.results for each in result.standings):
            assert f"{standing.share.share:.1%}" in text


def test_the_report_says_which_network_and_what_a_level_stands_for() -> None:
    made = contest("casual", "honest", players=(2,))
    text = markdown(findings(made, ContestFile(made), Goal(2)), MADE)

    assert f"- Network: {fingerprint('coup')}" in text
    assert "- Agents: casual (fallible:casual), honest" in text


def test_the_page_needs_nothing_else_and_has_the_colours_of_the_reader(found: Results) -> None:
    html = page(found, MADE)
    reader = Reader()
    reader.feed(html)

    assert html.count("<svg") == 3
    assert all(place.startswith("#") for place in reader.fetched)
    assert not re.search(r"(stroke|fill): #0[0-9a-f]{5}", html)
    assert "prefers-color-scheme: dark" in html
    assert page(found, MADE) == html


def test_results_are_whole(found: Results) -> None:
    assert len(found.results) == 3 + 6 + 1
    assert (found.games, found.no_result) == (120, 0)
    for result in found.results:
        assert (result.games, result.rounds) == (12, 12 // result.pairing.seats)
        assert sum(each.share.share for each in result.standings) == pytest.approx(1)
        assert sum(each.expected for each in result.standings) == pytest.approx(1)
    two, three = found.crosses
    assert two.cells["honest", "uniform"].share.share == pytest.approx(
        1 - two.cells["uniform", "honest"].share.share
    )
    assert len(two.cells) == len(three.cells) == 6
    assert {rung.rating.agent for rung in found.ladder} == {"honest", "uniform", "rule-of-thumb"}
    assert sum(rung.wins for rung in found.ladder) == pytest.approx(found.games)


def test_games_without_result_are_counted_and_reported() -> None:
    made = contest("honest", "uniform", most_decisions=5)
    ledger = ContestFile(made)
    for _ in Season(made, ledger, Goal(20)).play():
        pass
    found = findings(made, ledger, Goal(20))

    assert found.no_result == 20
    assert "20 of them not over after 5 decisions and divided among all seats" in markdown(
        found, MADE
    )
    assert [each.share.share for each in found.results[0].standings] == [0.5, 0.5]


def test_without_the_extra_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)

    with pytest.raises(BadOptions, match=r"^plots need matplotlib.*intriga\[report\]"):
        library()


def test_machine_and_software_are_named() -> None:
    made = about(["intriga", "arena", "coup", "--out", "a file"])

    assert "cores" in made.machine
    assert made.software.startswith("intriga ")
    assert made.command == "intriga arena coup --out 'a file'"
