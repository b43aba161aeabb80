"""Agents from files and modules play; what is wrong with one is told with its file and line."""

import io
import pickle
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import intriga
from intriga.agents import agent
from intriga.agents.base import digest_of
from intriga.agents.external.process import AgentLimits, ExternalAgent, ExternalMixedAgent
from intriga.agents.external.source import AgentFailed
from intriga.agents.external.source import digest_of as digest_of_data
from intriga.agents.policy import Policy, own_network
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of

LAST = """
class Last:
    def act(self, view, legal, random):
        return legal[-1]
"""
QUICK = AgentLimits(decision=0.5, beginning=10.0, output=10_000, memory=1 << 30)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, and forget afterwards what was imported from it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def written(text: str, name: str = "bot.py") -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def body(*lines: str) -> str:
    """Return a file with a class whose method ``act``, from line 3 on, has these *lines*."""
    return "\n".join(
        ["class Bot:", "    def act(self, view, legal, random):", *map(indented, lines)]
    )


def indented(line: str) -> str:
    return f"        {line}"


def question() -> tuple[Any, list[int]]:
    game = intriga.new_game("coup", seats=["Ana", "Beto"], edition="coup-br", seed=1)
    return game.view(game.to_move), game.legal_ids(game.to_move)


def asked(player: Agent) -> int:
    view, legal = question()
    return player.act(view, legal, Random(1))


# ------------------------------------------------------------------- what plays


def test_a_class_of_a_file_plays() -> None:
    written(LAST)

    assert asked(agent("bot.py:Last", "coup")) == question()[1][-1]


def test_a_class_of_a_module_in_the_current_folder_plays() -> None:
    Path("bots").mkdir()
    written("", "bots/__init__.py")
    written(LAST, "bots/simple.py")

    assert asked(agent("bots.simple:Last", "coup")) == question()[1][-1]


def test_a_file_imports_the_files_beside_it_and_may_offer_a_function_that_makes_one() -> None:
    written("PLACE = -1\n", "beside.py")
    written(f"import beside\n{LAST}\ndef made():\n    assert beside.PLACE\n    return Last()\n")

    assert asked(agent("bot.py:made", "coup")) == question()[1][-1]


@pytest.mark.parametrize(("setting", "temperature"), [("", 1.0), (":1.5", 1.5)])
def test_weights_of_a_file_play_at_their_temperature(setting: str, temperature: float) -> None:
    manifest = manifest_of("coup")
    data = manifest.file(manifest.network).read_bytes()
    Path("policy.npz").write_bytes(data)

    found = agent(f"policy.npz{setting}", "coup")
    assert isinstance(found, Policy)
    assert (found.temperature, found.digest) == (temperature, digest_of_data(data))
    view, legal = question()
    own = Policy(own_network("coup"), temperature)
    assert found.weigh(view, legal).tolist() == own.weigh(view, legal).tolist()


def test_the_same_chance_gives_the_same_answer() -> None:
    written(body("return random.choice(legal)"))
    found = agent("bot.py:Bot", "coup")
    view, legal = question()

    answers = [[found.act(view, legal, Random(seed)) for seed in range(20)] for _ in range(2)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) > 1


def test_an_agent_with_weigh_gives_probabilities() -> None:
    written(LAST)
    written(
        LAST + "    def weigh(self, view, legal):\n        return [1 / len(legal)] * len(legal)\n",
        "open.py",
    )
    view, legal = question()

    mixed = agent("open.py:Last", "coup")
    assert isinstance(mixed, ExternalMixedAgent)
    assert sum(mixed.weigh(view, legal)) == pytest.approx(1)
    assert not hasattr(agent("bot.py:Last", "coup"), "weigh")


def test_a_loaded_agent_plays_after_its_file_is_deleted() -> None:
    file = Path(written(LAST))
    digest = digest_of_data(file.read_bytes())
    found = agent("bot.py:Last", "coup")
    file.unlink()

    copy = pickle.loads(pickle.dumps(found))  # noqa: S301  made here
    assert asked(copy) == question()[1][-1]
    assert digest_of(copy) == digest_of(found) == digest


def test_an_agent_is_refused_for_a_game_that_it_does_not_play() -> None:
    written("class Bot:\n    games = ('coup',)\n    def act(self, view, legal, random): ...\n")

    agent("bot.py:Bot", "coup")
    with pytest.raises(BadOptions, match=r"bot\.py:Bot plays coup, not pot-de-vin"):
        agent("bot.py:Bot", "pot-de-vin")


def test_python_names_them_as_commands_do() -> None:
    written(LAST)
    found = intriga.match("coup", ["bot.py:Last", "uniform"], games=4, edition="coup-es", seed=2)
    assert [row.agent for row in found.rows] == ["bot.py:Last", "uniform"]

    game = intriga.new_game("coup", first=0, seed=1)
    legal = game.legal(0)
    assert game.copy().play(intriga.agent("bot.py:Last")) == game.play(legal[-1])
    written(LAST.replace("-1", "99"))
    with pytest.raises(intriga.AgentFailed, match="list index out of range"):
        intriga.match("coup", ["bot.py:Last", "uniform"], games=1, edition="coup-es")


# ------------------------------------------------------------------- what is written wrong


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bott.py:Last", "there is no file 'bott.py'; did you mean 'bot.py'?"),
        ("bot.py", "say which class of bot.py plays, as bot.py:Name; there is bot.py:Last"),
        ("bot.py:Lst", "there is no attribute 'Lst'; did you mean 'Last'?"),
        ("no.such:Bot", "there is no module 'no.such' with a file"),
        ("polizy:1.5", "no agent for coup called 'polizy'; did you mean 'policy'?"),
        ("mastr", "no agent for coup called 'mastr'; did you mean 'master'?"),
        ("policy.npz", "there is no file 'policy.npz'"),
        ("torn.npz", "torn.npz is no file of arrays, or it is torn"),
        ("torn.npz:hot", "a temperature is a number above 0, as 1.5, not 'hot'"),
    ],
)
def test_a_name_of_no_agent_is_refused_with_the_reason(name: str, told: str) -> None:
    written(LAST)
    written("nothing", "torn.npz")

    with pytest.raises((BadOptions, AgentFailed)) as raised:
        agent(name, "coup")
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "import nosuch",
            "failed in loading with ModuleNotFoundError: No module named 'nosuch' (bot.py, line 1)",
        ),
        (
            "\nclass Bot:\n    def act(self:\n",
            "with SyntaxError: '(' was never closed (bot.py, line 3)",
        ),
        ("class Bot:\n    x = 1 / 0", "with ZeroDivisionError: division by zero (bot.py, line 2)"),
        ("\nclass Bot:\n    pass", "has no method act(view, legal, random) (bot.py, line 2)"),
        (
            "class Bot:\n    def __init__(self, x): pass",
            "missing 1 required positional argument: 'x' (bot.py, line 1)",
        ),
    ],
)
def test_a_failing_constructor_is_reported_with_its_line(text: str, told: str) -> None:
    written(text)

    with pytest.raises(AgentFailed) as raised:
        agent("bot.py:Bot", "coup")
    assert str(raised.value).startswith("bot.py:Bot ")
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ["x = 1", "return x / 0"],
            "failed in act with ZeroDivisionError: division by zero (bot.py, line 4)",
        ),
        (["return len(view, 1)"], "failed in act with TypeError"),
        (["return -7"], "answered what is not legal: -7, where 16, 17"),
        (["return None"], "answered what is no action id: None (bot.py, line 2)"),
        (["import os", "os._exit(3)"], "ended its process in act, with status 3 (bot.py, line 2)"),
        (["while True: pass"], "took longer than 0.5 s in act and was stopped (bot.py, line 2)"),
        (
            ["while True: print(legal)"],
            "printed more than 10,000 bytes and was stopped (bot.py, line 2)",
        ),
        pytest.param(
            ["return bytearray(2 << 30)"],
            "failed in act with MemoryError (bot.py, line 3)",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="Linux bounds memory"),
        ),
    ],
)
def test_a_failing_decision_is_reported_with_its_line(lines: list[str], told: str) -> None:
    written(body(*lines))
    found = agent("bot.py:Bot", "coup", QUICK)

    with pytest.raises(AgentFailed) as raised:
        asked(found)
    assert told in str(raised.value)


def test_a_method_with_another_signature_is_reported_with_its_line() -> None:
    written("class Bot:\n    def act(self, view):\n        return 0\n")

    with pytest.raises(AgentFailed, match=r"takes 2 positional .* \(bot.py, line 2\)"):
        asked(agent("bot.py:Bot", "coup"))


def test_an_agent_that_hangs_in_loading_is_stopped() -> None:
    written("while True:\n    pass\n")

    with pytest.raises(AgentFailed, match="took longer than 1 s in loading and was stopped"):
        agent("bot.py:Bot", "coup", AgentLimits(beginning=1.0))


def test_a_stopped_agent_answers_the_next_question_again() -> None:
    written(body("while len(legal) > 1: pass", "return legal[0]"))
    found = agent("bot.py:Bot", "coup", QUICK)
    with pytest.raises(AgentFailed, match="was stopped"):
        asked(found)

    assert found.act(question()[0], [7], Random(1)) == 7


def test_a_discreet_failure_leaves_out_the_message_of_the_agent() -> None:
    written(body("raise ValueError(f'my hand is {view.hand}')"))

    with pytest.raises(AgentFailed) as raised:
        asked(agent("bot.py:Bot", "coup"))
    assert "my hand is" in str(raised.value)
    assert raised.value.discreet == "bot.py:Bot failed in act with ValueError (bot.py, line 3)"


def test_a_printing_agent_answers_and_leaves_stdout_empty(
    capfd: pytest.CaptureFixture[str],
) -> None:
    written(body("print('thinking')", "return legal[int(input() if False else 0)]"))
    found = agent("bot.py:Bot", "coup")
    assert isinstance(found, ExternalAgent)

    assert asked(found) == question()[1][0]
    found.close()
    assert capfd.readouterr().out == ""


def test_an_agent_prints_though_standard_error_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written(body("import sys; print('thinking', file=sys.stderr)", "return legal[0]"))
    found = agent("bot.py:Bot", "coup")
    assert isinstance(found, ExternalAgent)
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)

    assert asked(found) == question()[1][0]
    found.close()  # an exception of the thread that passes on what it printed would fail the test


def test_a_failure_passes_from_one_process_to_another() -> None:
    written(body("return None"))
    with pytest.raises(AgentFailed) as raised:
        asked(agent("bot.py:Bot", "coup"))

    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301  made here
    assert (str(copy), copy.fault) == (str(raised.value), raised.value.fault)
