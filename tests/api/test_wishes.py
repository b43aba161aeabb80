"""Programs that people wish to write: 16 wishes of programmers and 12 of researchers, each counted.

Each is a whole program after ``import intriga``.  It is run, its statements are counted, and the
count is held against two figures: what the same took in November 2026, before there was a front
door, and what it takes in the library that does it best or, for the first 16, what it should.
"""

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import intriga
from intriga.core.games import manifest_of

ROOT = Path(__file__).parents[2]
IMPORTS = ast.Import | ast.ImportFrom
DUEL = "hands=[[duke],[contessa]] face_up=[[captain],[captain]] coins=[2,2]"
GAME = 'game = intriga.new_game("coup", players=3, first=0, seed=1)'
HIDDEN = intriga.new_game("coup", edition="coup-es", position=DUEL).position().to_dict() | {
    "hands": [["?"], ["?"]],
    "court": {"duke": 3, "assassin": 3, "captain": 1, "ambassador": 3, "contessa": 3},
}


@dataclass(frozen=True)
class Wish:
    """One wish: what is there before, the program, and what holds after it."""

    name: str
    program: str
    holds: str
    most: int  # statements that it may take: what it should, or takes in the best other library
    then: int | None  # statements that it took; None where there was no way
    imports: int = 1  # that it needed then
    given: str = GAME
    marks: tuple[pytest.MarkDecorator, ...] = ()


PROGRAMMERS = [
    Wish(
        "start a game",
        'game = intriga.new_game("coup")',
        holds='(game.players, game.edition) == (4, "coup-br") and game.legal()',
        most=1,
        then=1,
        given="",
    ),
    Wish(
        "see it",
        "print(game)",
        holds='"Treasury 48" in printed and "▶ ACTION: Ana" in printed and "3 seats" not in printed'
        ' and repr(game) == "<coup-br: Ana, Beto, Caro; ACTION, seat 0 to answer>"',
        most=1,
        then=None,
    ),
    Wish("what may I do", "words = game.legal()", holds='"tax" in words', most=1, then=1),
    Wish(
        "play in words and by id",
        'game.play("foreign_aid")\ngame.play_id(game.legal_ids(1)[0], seat=1)',
        holds='[line["do"] for line in game.inputs] == ["foreign_aid", "pass"]',
        most=2,
        then=2,
    ),
    Wish(
        "what does Beto see",
        "seen = game.view(1).to_dict()",
        holds='seen["hands"][0] == ["?", "?"] and seen["hands"][1] == ["ambassador", "ambassador"]',
        most=1,
        then=1,
    ),
    Wish(
        "whole position",
        "whole = game.position()",
        holds='"hands=[[assassin,assassin],[ambassador,ambassador],[contessa,contessa]]"'
        " in whole.text and whole.to_dict()",
        most=1,
        then=1,
    ),
    Wish(
        "begin from a position",
        'game = intriga.new_game("coup", position=position)',
        holds="game.position().to_dict()['treasury'] == 50 and game.legal()[-1] == 'steal 1'",
        most=1,
        then=1,
        imports=3,
        given=f'position = "{DUEL}"',
    ),
    Wish(
        "try and take back",
        "twin = game.copy()\ntwin.play('income')\ntwin.undo()",
        holds="twin.position() == game.position() and game.inputs == twin.inputs == []",
        most=3,
        then=None,
    ),
    Wish(
        "save",
        'game.save("game.jsonl")',
        holds='intriga.load("game.jsonl").lines == game.lines',
        most=1,
        then=3,
    ),
    Wish(
        "load and go on",
        'game = intriga.load("game.jsonl")',
        holds='game.legal() and game.play("income") == []',
        most=1,
        then=1,
        imports=3,
        given=f'{GAME}\ngame.save("game.jsonl")',
    ),
    Wish(
        "let the master move",
        'game.play(intriga.agent("master"))',
        holds="len(game.inputs) == 1",
        most=1,
        then=1,
        imports=2,
        marks=(pytest.mark.compiled,),
    ),
    Wish(
        "who wins 100 games",
        'result = intriga.match("coup", ["casual", "beginner"], games=100)',
        holds="result.games == 100 and result.rows[0].low < result.rows[0].share < 1"
        ' and "100 games" in str(result)',
        most=1,
        then=2,
        imports=2,
    ),
    Wish(
        "256 games compiled",
        'batch = intriga.Batch("coup", players=4, games=256)',
        holds="batch.returns.shape == (256, 4) and (batch.counts > 0).all()",
        most=1,
        then=1,
        imports=2,
        marks=(pytest.mark.compiled,),
    ),
    Wish(
        "the log in English",
        "entries = game.log()",
        holds='entries[-1] == "Ana claims the Duke to collect taxes."',
        most=1,
        then=8,
        imports=4,
        given=f"{GAME}\ngame.play('tax')",
    ),
    Wish(
        "options of a game",
        'rules = intriga.options("coup")',
        holds='rules["reforma"].values == (False, True)',
        most=1,
        then=1,
    ),
    Wish(
        "Gymnasium",
        "from intriga.lab.adapters.gymnasium import Seat\nenvironment = Seat()",
        holds="environment.observation_space.contains(environment.reset(seed=1)[0])",
        most=1,
        then=1,
        imports=2,
        given="",
        marks=(pytest.mark.lab,),
    ),
]
RESEARCHERS = [
    Wish(
        "copy a state",
        "twin = game.copy()",
        holds="twin is not game and twin.position() == game.position()",
        most=1,
        then=1,
    ),
    Wish(
        "position from text",
        'position = intriga.new_game("coup", position=text).position()',
        holds="position.legal() and position.text.startswith('phase=ACTION turn=0')",
        most=1,
        then=5,
        given=f'text = "{DUEL}"',
    ),
    Wish(
        "resample hidden cards",
        "other = game.position().redeal(0, seed=3)",
        holds="other != game.position() and other.view(0).numbers == game.view(0).numbers",
        most=1,
        then=2,
    ),
    Wish(
        "legal actions with names",
        "named = dict(zip(game.legal(), game.legal_ids()))",
        holds="named == game.position().answers(0) and named['tax'] in game.legal_ids()",
        most=1,
        then=1,
    ),
    Wish(
        "information state string and tensor",
        "text = game.view(0).text\ntensor = game.view(0).numbers",
        holds="text.startswith('seat=0 phase=ACTION') and len(tensor) == game.view(0).LAYOUT.width",
        most=2,
        then=2,
    ),
    Wish(
        "serialise",
        "lines = game.lines",
        holds="lines[0]['seats'] == game.seats",
        most=1,
        then=1,
    ),
    Wish(
        "returns",
        "worth = game.returns",
        holds="sorted(worth) == [-0.5, -0.5, 1]",
        most=1,
        then=1,
        given=f'{GAME}\nwhile not game.is_over:\n    game.play(intriga.agent("uniform"))',
    ),
    Wish(
        "count the tree",
        "def count(here, depth):\n"
        "    return sum(count(each, depth - 1) for each in here.successors()) if depth else 1",
        holds="[count(here, depth) for depth in range(4)] == [1, 5, 13, 52]",
        most=2,
        then=None,
        given=f'here = intriga.new_game("coup", edition="coup-es", position="{DUEL}").position()',
    ),
    Wish(
        "CFR on the two-card endgame",
        "import pyspiel\n"
        "from open_spiel.python.algorithms import cfr, exploitability\n"
        "from intriga.lab.adapters.openspiel import packed\n"
        'tree = pyspiel.load_game("python_coup", given | {"position": packed(hidden)})\n'
        "solver = cfr.CFRPlusSolver(tree)\n"
        "for _ in range(3):\n"
        "    solver.evaluate_and_update_policy()\n"
        "left = exploitability.exploitability(tree, solver.average_policy())",
        holds="0 <= left < 0.2",
        most=5,
        then=20,
        imports=4,
        given=f"given, hidden = {{'players': 2, 'horizon': 2, 'edition': 'coup-es'}}, {HIDDEN}",
        marks=(pytest.mark.lab,),
    ),
    Wish(
        "load a dataset of games",
        f'records = [*intriga.read_records("{ROOT}/conformance/coup/scenarios.jsonl")]',
        holds="len(records) > 9 and records[0].name == 'SC-01'",
        most=1,
        then=1,
        given="",
    ),
    Wish(
        "an agent of one's own in the arena, from a file",
        'result = intriga.match("coup", ["rich_bot.py:Rich", "policy.npz:1.5"], games=4)',
        holds="[row.agent for row in result.rows] == ['rich_bot.py:Rich', 'policy.npz:1.5']",
        most=1,
        then=6,
        given="",
    ),
    Wish(
        "plot how strong a run became",
        "from matplotlib import pyplot\n"
        'result = intriga.match("coup", ["policy.npz:9", "policy.npz:1", "uniform"], games=6)\n'
        "[curve] = pyplot.plot([row.share for row in result.rows])",
        holds="list(curve.get_ydata()) == [row.share for row in result.rows]",
        most=2,
        then=None,
        given="import matplotlib\nmatplotlib.use('Agg')",
        marks=(pytest.mark.lab,),
    ),
]


def named(wishes: list[Wish]) -> list[Any]:
    """Return *wishes* as parameters, each named after itself."""
    return [pytest.param(wish, id=wish.name, marks=wish.marks) for wish in wishes]


def statements(program: str) -> int:
    """Return how many statements *program* has, those inside others too, imports aside."""
    found = [each for each in ast.walk(ast.parse(program)) if isinstance(each, ast.stmt)]
    return sum(not isinstance(each, IMPORTS) for each in found)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with an agent of one's own and the weights of a network."""
    monkeypatch.chdir(tmp_path)
    manifest = manifest_of("coup")
    Path("policy.npz").write_bytes(manifest.file(manifest.network).read_bytes())
    Path("rich_bot.py").write_bytes((ROOT / "examples" / "rich_bot.py").read_bytes())


def test_there_are_sixteen_wishes_and_twelve_tasks() -> None:
    assert (len(PROGRAMMERS), len(RESEARCHERS)) == (16, 12)


@pytest.mark.parametrize("wish", named([*PROGRAMMERS, *RESEARCHERS]))
def test_a_wish_comes_true_in_no_more_statements_than_elsewhere(
    wish: Wish, capsys: pytest.CaptureFixture[str]
) -> None:
    names: dict[str, Any] = {"intriga": intriga}
    exec(wish.given, names)  # noqa: S102  our own
    exec(wish.program, names)  # noqa: S102  our own
    names["printed"] = capsys.readouterr().out

    assert eval(wish.holds, names), wish.holds  # noqa: S307  our own
    assert statements(wish.program) <= wish.most
    assert wish.then is None or statements(wish.program) <= wish.then


@pytest.mark.parametrize("wish", named(PROGRAMMERS))
def test_a_wish_needs_no_import_but_of_intriga(wish: Wish) -> None:
    tree = ast.walk(ast.parse(f"import intriga\n{wish.program}"))
    imports = [each for each in tree if isinstance(each, IMPORTS)]

    assert len(imports) <= wish.imports
    assert all("intriga" in ast.unparse(each) for each in imports)
