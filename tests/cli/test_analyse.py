"""``intriga analyse`` says what a game's choices cost, in three languages and as JSON."""

import json
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import intriga
from intriga.analysis.findings import Analysis, Grade, KeyMoment, MomentKind
from intriga.analysis.whole_game import analyse as look_through
from intriga.cli.analyse import AnalyseArguments, analyse
from intriga.cli.study_pages import AnalysisPage
from intriga.core.record_text import write_lines
from intriga.words import TAGS
from tests.cli.command import intriga as command

pytestmark = pytest.mark.compiled
HEADINGS = {"en": "choices", "pt-BR": "escolhas", "es": "decisiones", "es-AR": "decisiones"}


def kept(game: Any, folder: Path, name: str = "game") -> Path:  # noqa: ANN401  a game
    file = folder / f"{name}.jsonl"
    with file.open("a", encoding="utf-8") as out:
        write_lines(game.lines, out)
    return file


def played(name: str, players: int, who: str, seed: int) -> Any:  # noqa: ANN401  a game
    setup: Any = {"edition": "coup-es"} if name == "coup" else {}
    game = intriga.new_game(name, players=players, seed=seed, **setup)
    agent = intriga.agent(who)
    while not game.is_over:
        game.play(agent)
    return game


@pytest.fixture(scope="module")
def coup() -> Any:  # noqa: ANN401  a game
    return played("coup", 3, "liar", 3)


@pytest.fixture(scope="module")
def found(coup: Any) -> Analysis:  # noqa: ANN401  a game
    return look_through(coup, careful=False)


@pytest.fixture
def record(coup: Any, tmp_path: Path) -> Path:  # noqa: ANN401  a game
    return kept(coup, tmp_path)


@pytest.mark.parametrize("tag", TAGS)
def test_an_analysis_is_printed_in_the_language_of_the_reader(
    record: Path, tag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert analyse(record, asked=AnalyseArguments(quick=True, language=tag)) == 0
    told = capsys.readouterr().out

    assert HEADINGS[tag] in told
    assert all(name in told for name in ("Ana", "Beto", "Caro"))


def test_pot_de_vin_has_no_bluffs_to_tell_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(played("pot-de-vin", 3, "rule-of-thumb", 1), tmp_path)
    assert analyse(file, asked=AnalyseArguments(quick=True, language="en")) == 0
    told = capsys.readouterr().out

    assert "guesses" in told
    assert "bluff" not in told


@pytest.mark.parametrize("columns", [60, 80, 160])
@pytest.mark.parametrize("tag", TAGS)
def test_no_heading_is_cut_at_a_terminal_of_any_width(
    coup: Any,  # noqa: ANN401  a game
    found: Analysis,
    tag: str,
    columns: int,
) -> None:
    page = AnalysisPage(coup, found, tag)
    console = Console(file=StringIO(), width=columns)

    for part in page.parts():
        console.print(part)

    shown = console.file.getvalue()  # type: ignore[attr-defined]  it is a StringIO
    assert "…" not in shown
    assert [heading for heading in page.headings() if heading not in shown] == []


def test_every_kind_of_moment_has_a_sentence(coup: Any, found: Analysis) -> None:  # noqa: ANN401  a game
    """Good, poor and even lies, caught or not, mistakes, and chances that rose or fell."""
    lie = next(choice for choice in found.choices if choice.given.lie)
    at = lie.step, MomentKind.LIE, lie.seat
    good, bad, grades = 0.84, 0.03, Grade
    options = [replace(each, win=good) for each in lie.options]
    options[lie.played] = replace(options[lie.played], win=bad)
    best = (lie.played + 1) % len(options)
    blunder = replace(lie, options=tuple(options), best=best, mistake=True)
    rest = [each for each in found.choices if each is not lie]
    shares = [*found.shares]
    shares[lie.step - 1], shares[lie.step] = (0.2, 0.2, 0.6), (0.4, 0.4, 0.2)
    sentences = {
        KeyMoment(
            *at, worth=0.3, off=0.1, caught=True, grade=grades.GOOD
        ): "somebody looked. It was a good",
        KeyMoment(*at, worth=-0.3, off=0.1, grade=grades.POOR): "away with it. It was a poor bluff",
        KeyMoment(*at, worth=0.01, off=0.1, grade=grades.EVEN): "made little difference",
        KeyMoment(
            lie.step, MomentKind.MISTAKE, lie.seat, -0.8, off=0.1
        ): "Big mistake: from winning to nearly lost.",
        KeyMoment(lie.step, MomentKind.TURN, 1, 0.2, off=0.1): "’s chance rose from 20% to 40%.",
        KeyMoment(lie.step, MomentKind.TURN, 2, -0.4, off=0.1): "Caro’s chance fell from 60% to",
    }
    for moment, wanted in sentences.items():
        told = replace(found, moments=(moment,), choices=(*rest, blunder), shares=tuple(shares))
        (said,) = AnalysisPage(coup, told, "en").moments()
        assert wanted in said
        assert "±" not in said


def test_a_game_without_moments_lists_none(coup: Any, found: Analysis) -> None:  # noqa: ANN401  a game
    page = AnalysisPage(coup, replace(found, moments=()), "en")

    assert "Moments to look at again" not in [str(part) for part in page.parts()]


def test_as_json_it_is_what_the_library_finds(
    record: Path, found: Analysis, capsys: pytest.CaptureFixture[str]
) -> None:
    assert analyse(record, asked=AnalyseArguments(quick=True, as_json=True)) == 0
    told = json.loads(capsys.readouterr().out)

    assert told.pop("record")
    assert told == json.loads(json.dumps(found.to_dict()))


def test_a_file_of_several_games_needs_a_choice(coup: Any, tmp_path: Path) -> None:  # noqa: ANN401  a game
    file = kept(coup, tmp_path)
    kept(coup, tmp_path)
    refused = command("analyse", str(file), "--language", "en")

    assert refused.status == 2
    assert "holds 2 games; choose one with --game" in refused.err
    assert analyse(file, asked=AnalyseArguments(game="2", quick=True, language="en")) == 0


def test_all_games_of_a_file_are_analysed_once_by_one_process_or_two(
    coup: Any,  # noqa: ANN401  a game
    found: Analysis,
    tmp_path: Path,
) -> None:
    file, one, two = kept(coup, tmp_path), tmp_path / "one", tmp_path / "two"
    kept(coup, tmp_path)
    call = ("analyse", file, "--quick", "--jobs")

    said = command(*call, 2, "--out", two, "--json")
    assert json.loads(said.out) == {"games": 2, "out": str(two)}
    lines = [json.loads(line) for line in two.read_text().splitlines()]
    assert [line.pop("number") for line in lines] == [1, 2]
    assert all(line.pop("record") for line in lines)
    assert lines == [json.loads(json.dumps(found.to_dict()))] * 2

    one.write_bytes(two.read_bytes()[:-20])
    assert command(*call, 1, "--out", one).out == f"{one} has 2 games\n"
    assert one.read_bytes() == two.read_bytes()


def test_a_file_of_analyses_is_not_continued_with_other_games(coup: Any, tmp_path: Path) -> None:  # noqa: ANN401
    file, out = kept(coup, tmp_path), tmp_path / "out"
    other = kept(played("coup", 3, "liar", 4), tmp_path, "other")
    call = ("--quick", "--out", out)
    command("analyse", file, *call)
    before = out.read_bytes()
    refused = command("analyse", other, *call)

    assert refused.status == 2
    assert "as number 1, not" in refused.err
    assert out.read_bytes() == before


def test_a_bad_game_of_many_loses_none_of_those_before_it(coup: Any, tmp_path: Path) -> None:  # noqa: ANN401
    file, out = kept(coup, tmp_path), tmp_path / "out"
    kept(coup, tmp_path)
    with file.open("a") as more:
        more.write("rubbish\n")
    refused = command("analyse", file, "--quick", "--jobs", 2, "--out", out)

    assert refused.status == 2
    assert "game.jsonl" in refused.err
    assert [json.loads(line)["number"] for line in out.read_text().splitlines()] == [1]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--jobs", 2), "--jobs and --ray go with --out"),
        (("--out", "out", "--game", "1"), "leave --game out"),
        (("--out", "out", "--jobs", 0), "at least 1 process has to work, not 0"),
    ],
)
def test_arguments_for_one_game_and_for_many_are_not_mixed(
    words: tuple[object, ...], reason: str, record: Path
) -> None:
    refused = command("analyse", record, *words, "--language", "en")

    assert refused.status == 2
    assert reason in refused.err


def test_an_impossible_analysis_is_refused_in_a_sentence(record: Path, tmp_path: Path) -> None:
    wrong = {
        (str(record), "--seed", "-1"): "--seed is a number from 0 on, not −1",
        (str(tmp_path / "none.jsonl"),): "none.jsonl",
    }
    for arguments, wanted in wrong.items():
        refused = command("analyse", *arguments, "--language", "en")
        assert refused.status == 2
        assert wanted in refused.err
        assert "Traceback" not in refused.err
