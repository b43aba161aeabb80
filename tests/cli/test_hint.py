"""``intriga hint`` says what the master would do, in three languages and as JSON."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App

from intriga.agents.networked import budget_of
from intriga.analysis.advice import LEAST_LOOKS, LOOKS, advise
from intriga.cli.decision import chosen, decision_of
from intriga.cli.hint import Wanted, hint
from intriga.cli.study_pages import AdvicePage
from intriga.core.record_text import format_line
from intriga.lab.commands import simulate
from intriga.words import TAGS
from tests.cli.command import intriga

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "conformance" / "coup" / "scenarios.jsonl"
FEW = 120  # worlds
USUAL = Wanted(worlds=FEW, language="en")
GAMES = ["coup", "pot-de-vin"]
Json = dict[str, Any]

HEADER: Json = {
    "record": 1,
    "game": "coup",
    "preset": "coup-br",
    "seats": ["Ana", "Bia", "Caio"],
    "first": 0,
    "hands": [["captain", "duke"], ["assassin", "contessa"], ["ambassador", "duke"]],
}
TAX: Json = {"by": 0, "do": "tax"}

pytestmark = pytest.mark.compiled


def written(tmp_path: Path, *lines: object) -> Path:
    file = tmp_path / "game.jsonl"
    texts = [line if isinstance(line, str) else format_line(line) for line in lines]
    file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return file


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with three games that agents have played."""
    file = tmp_path_factory.mktemp("records") / f"{request.param}.jsonl"
    arguments = simulate.SimulateArguments(players=3, games=3, record=file, seed=5)
    assert simulate.simulate(request.param, arguments=arguments) == 0
    return file


def said(capsys: pytest.CaptureFixture[str], file: Path, **wanted: Any) -> str:  # noqa: ANN401  fields of Wanted
    capsys.readouterr()
    assert hint(file, wanted=replace(USUAL, **wanted)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], file: Path, **wanted: Any) -> str:  # noqa: ANN401  fields of Wanted
    assert hint(file, wanted=replace(USUAL, **wanted)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    return printed.err.strip()


def as_json(capsys: pytest.CaptureFixture[str], file: Path, **wanted: Any) -> Json:  # noqa: ANN401  fields of Wanted
    found: Json = json.loads(said(capsys, file, as_json=True, **wanted))
    return found


# ------------------------------------------------------------------- what is said


@pytest.mark.parametrize("tag", TAGS)
def test_the_page_fits_80_columns_in_every_language(
    record: Path,
    tag: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    pages = [said(capsys, record, game="2", at=at, language=tag) for at in (0, 11)]

    for page in pages:
        assert max(map(len, page.splitlines())) <= 80
        assert "\x1b" not in page
        assert "%" in page
        assert "hint-" not in page


def test_others_are_asked_too_whatever_they_are_made_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class First:\n    def act(self, view, legal, random):\n        return legal[0]\n"
    )
    agents = [f"{bot}:First,uniform", "policy:0.5"]

    found = as_json(capsys, file, at=0, agents=agents)
    first, uniform, policy = found["agents"].values()
    assert list(found["agents"]) == [f"{bot}:First", "uniform", "policy:0.5"]
    assert first == [1, *[0] * (len(found["answers"]) - 1)]
    assert len(set(uniform)) == 1
    assert sum(policy) == pytest.approx(1)
    page = said(capsys, file, at=0, agents=["uniform"])
    assert "uniform" in page


def test_a_hint_is_printed_in_three_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)

    english, portuguese, spanish = (said(capsys, file, at=0, language=tag) for tag in TAGS)

    assert "After 0 of 1 move it is Ana’s decision." in english
    assert "Ana played “Tax”." in english
    assert "Steal: Bia" in english
    assert "Ana jogou “" in portuguese
    assert "Ana jugó «" in spanish
    assert "Captain" in english
    assert "Capitão" in portuguese
    assert "Capitán" in spanish


def test_the_answer_that_was_given_is_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)

    marked = [line for line in said(capsys, file, at=0).splitlines() if line.startswith("  •")]

    assert len(marked) == 1
    assert "Tax" in marked[0]


def test_json_holds_the_numbers(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, record, game="3", at=4, seed=8)

    assert found["game"] == record.stem
    budget = budget_of(record.stem)
    worlds = LEAST_LOOKS * (budget.playouts or budget.worlds)
    assert (found["record"], found["at"], found["seed"], found["worlds"]) == ("5-2", 4, 8, worlds)
    assert sum(answer["probability"] for answer in found["answers"]) == pytest.approx(1)
    assert found["best"] in {answer["do"] for answer in found["answers"]}
    assert found["verdict"] in {"best", "close", "mixed", "loses"}
    assert bool(found["beliefs"]) == (record.stem == "coup")
    assert found == as_json(capsys, record, game="5-2", at=4, seed=8)


def test_a_program_can_call_it(record: Path) -> None:
    done = intriga("hint", record, "--game", "1", "--at", "2", "--worlds", FEW, "--json")

    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["at"] == 2


def test_every_option_can_be_given() -> None:
    app = App()
    app.default(hint)

    _, bound, _ = app.parse_args(
        "game.jsonl --at 3 --seat 1 --game x --language es --worlds 9 --seed 2 --json",
        exit_on_error=False,
        print_error=False,
    )

    wanted = Wanted(at=3, seat=1, game="x", language="es", worlds=9, seed=2, as_json=True)
    assert bound.arguments == {"record": Path("game.jsonl"), "wanted": wanted}


def page_of(capsys: pytest.CaptureFixture[str], file: Path, **changed: Any) -> str:  # noqa: ANN401  fields of Advice
    """Return the page of the first question in *file*, with some of its advice *changed*."""
    decision = decision_of(chosen(file, None), 0, None)
    advice = advise(decision.game, decision.seat, worlds=FEW)
    if wins := changed.pop("wins", None):
        changed["answers"] = tuple(replace(each, win=wins, loss=0.0) for each in advice.answers)
    capsys.readouterr()
    AdvicePage(decision, replace(advice, **changed), "en", {}).print()
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("wins", [1.0, 0.0002])
def test_a_decided_game_is_called_decided_and_nobody_is_judged(
    wins: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = page_of(capsys, written(tmp_path, HEADER, TAX), wins=wins)

    assert "no answer changes whether Ana wins." in page
    assert "Ana played" not in page


@pytest.mark.parametrize("name", ["table", "equilibrium"])
def test_other_odds_than_the_masters_stand_in_a_column_of_their_own(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)

    legal = decision_of(chosen(file, None), 0, None).question.words
    page = page_of(capsys, file, **{name: dict.fromkeys(legal, 0.0) | {"tax": 0.625}})

    assert f" {name} " in page
    assert "62.5%" in page
    assert "judge nothing." in page
    assert f" {name} " not in page_of(capsys, file)


# ------------------------------------------------------------------- fairness


def test_no_hidden_card_is_on_the_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pages: list[str] = []
    decision = decision_of(chosen(record, "1"), 6, None)
    game = decision.game
    positions = [game.ruleset.format_position(game.state)]
    for _ in range(2):
        AdvicePage(decision, advise(game, decision.seat, worlds=FEW), "en", {}).print()
        pages.append(capsys.readouterr().out)
        game.put(game.position().redeal(decision.seat, 3))
        positions.append(game.ruleset.format_position(game.state))

    assert positions[0] != positions[1]
    assert pages[0] == pages[1]


# ------------------------------------------------------------------- which decision


def test_without_a_number_the_last_question_is_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)

    found = as_json(capsys, file)

    assert (found["at"], found["seat"], found["phase"]) == (1, 1, "CHALLENGE_ACTION")
    assert (found["played"], found["verdict"]) == (None, None)


def test_the_next_seat_to_answer_is_meant_among_several(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX, {"by": 2, "do": "pass"})

    assert as_json(capsys, file, at=1)["seat"] == 2
    assert as_json(capsys, file, at=1)["played"] == "pass"
    assert as_json(capsys, file, at=1, seat=1)["seat"] == 1
    assert as_json(capsys, file, at=1, seat=1)["played"] is None


def test_an_input_that_was_refused_is_no_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    refusal = {"by": 0, "do": "coup 1", "refused": True}
    file = written(tmp_path, HEADER, refusal, TAX)

    assert [as_json(capsys, file, at=at)["played"] for at in (0, 1)] == ["tax", "tax"]


def test_a_forced_answer_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position: Json = {
        "phase": "ACTION",
        "turn": 0,
        "awaiting": [0],
        "coins": [10, 2],
        "treasury": 42,
        "hands": [["duke"], ["captain"]],
        "face_up": [["duke"], ["captain"]],
        "court": {"ambassador": 3, "assassin": 3, "captain": 1, "contessa": 3, "duke": 1},
        **dict.fromkeys(("pending", "factions", "sewer", "estates", "aside", "winner")),
    }
    header: Json = {**HEADER, "seats": ["Ana", "Bia"], "position": position}
    header = {key: value for key, value in header.items() if key not in {"first", "hands"}}

    file = written(tmp_path, header)

    assert "That is the only legal answer." in said(capsys, file)
    assert [answer["win"] for answer in as_json(capsys, file)["answers"]] == [None]


# ------------------------------------------------------------------- what cannot be


def test_several_games_have_to_be_chosen_from(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, record).endswith("holds 3 games; choose one with --game: 5-0, 5-1, 5-2.")
    assert "holds no game “7”; there are 5-0, 5-1, 5-2." in refused(capsys, record, game="7")
    assert "choose one with --game: SC-01, " in refused(capsys, SCENARIOS)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"at": 2}, "--at is a number of moves from 0 to 1, not 2."),
        ({"at": -1}, "--at is a number of moves from 0 to 1, not −1."),
        ({"seat": 0}, "After 1 move seat 0 has nothing to decide; these seats have: 1, 2."),
        ({"worlds": 0}, "--worlds is a number from 1 on, not 0."),
        ({"seed": -1}, "--seed is a number from 0 on, not −1."),
        ({"language": "de"}, "There is no language “de”; there are en, es, es-AR, pt-BR."),
    ],
)
def test_a_wrong_argument_is_refused_in_a_sentence(
    wanted: Json, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, TAX)

    assert refused(capsys, file, **wanted) == f"intriga hint: {sentence}"


def test_a_finished_game_has_no_question_at_its_end(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "the game is over; choose an earlier decision" in refused(capsys, record, game="1")


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["no record"], "game.jsonl:1: the line is not JSON"),
        ([{**HEADER, "game": "poker"}], "game.jsonl:1: there is no game 'poker'"),
        ([{**HEADER, "hands": None}], "game.jsonl:1: "),
        ([HEADER, {"by": 1, "do": "tax"}, TAX], "game.jsonl:2: seat 1 may not 'tax' in ACTION"),
    ],
)
def test_a_bad_record_is_reported_with_its_line(
    lines: list[object], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refused(capsys, written(tmp_path, *lines))


def test_a_view_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of what ``replay --positions --seat`` writes no game can be played."""
    game = decision_of(chosen(written(tmp_path, HEADER), None), None, None).game
    header = {key: value for key, value in HEADER.items() if key != "hands"}
    seen = {**header, "position": game.view(0).to_dict()}

    assert "game.jsonl:1: " in refused(capsys, written(tmp_path, seen))


def test_a_missing_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "the file cannot be read: No such file" in refused(capsys, tmp_path / "none.jsonl")


def test_a_wrong_answer_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, {"by": 0, "do": "coup 1"})

    assert "game.jsonl:2: seat 0 may not 'coup 1' in ACTION" in refused(capsys, file, at=0)


def test_help_says_how_many_worlds_are_usual() -> None:
    assert f"{LOOKS} times the master's own" in " ".join(
        intriga("hint", "--help").out.replace("│", " ").split()
    )


def test_names_of_a_record_say_nothing_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\x1b]0;gone\x07\x9b31m\u202e"
    file = written(tmp_path, {**HEADER, "id": evil, "seats": [f"Ana{evil}", evil, "Caio"]}, TAX)

    page = said(capsys, file, at=0)

    assert "Ana" in page
    assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(page)
