"""A suite fixes all that a model is asked, and one of the package never changes."""

from hashlib import sha256
from pathlib import Path

import pytest

from intriga.agents.registry import levels_for
from intriga.core.errors import BadOptions
from intriga.core.games import games
from intriga.lab.adapters.text import TextTable
from intriga.lab.llm.model_seat import question_prompt, system_prompt
from intriga.lab.llm.suite import DIGITS, read_suite, suites
from tests.lab.llm.small_suites import small

DIGESTS = {"v1": "05a90e7ddb5b6be8"}
PROMPTS = {"coup": "fb3ab3bc38e39038", "pot-de-vin": "ecd2ea0bd25a6b43"}


def test_a_suite_of_the_package_never_changes() -> None:
    assert {name: read_suite(name).digest for name in suites()} == DIGESTS


def test_v1_plays_forty_deals_against_three_levels_of_each_game() -> None:
    suite = read_suite("v1")

    assert (suite.deals, len(suite.against)) == (40, 3)
    assert all({*suite.against} <= {*levels_for(game)} for game in games())
    assert [suite.variant(game).players for game in games()] == [2, 3]


@pytest.mark.parametrize("game", games())
def test_the_prompts_of_v1_are_those_that_were_measured(game: str) -> None:
    """Sentences of a game are in its prompts: a change of them is told in the changelog."""
    suite = read_suite("v1")
    table = TextTable(suite.variant(game), seed=1, names=["Ana", "Beto", "Caro"][:3])
    log = table.news(table.seat)
    prompts = system_prompt(suite, table) + question_prompt(suite, table, log)

    assert "$" not in prompts
    assert all(f"[{words}]" in prompts for words in table.legal)
    assert sha256(prompts.encode()).hexdigest()[:DIGITS] == PROMPTS[game]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"deals": 0}, "`$.deals`"),
        ({"deals": "many"}, "`$.deals`"),
        ({"against": []}, "`$.against`"),
        ({"language": "fr"}, "`$.language`"),
        ({"timeout": float("inf")}, "`$.timeout`"),
        ({"rounds": 3}, "`rounds`"),
        ({"ask": "$inputs for $5"}, "has a dollar sign without a word"),
        ({"ask": "$turn"}, "there is no word '$turn'"),
    ],
)
def test_a_suite_that_cannot_be_is_refused_with_the_place(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    path = small(tmp_path / "mine.toml", **changed)

    with pytest.raises(BadOptions, match="suite") as refused:
        read_suite(str(path))
    assert told in str(refused.value)
    assert "mine.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"), [(b"deals = ", "Invalid value"), (b"\xff", "utf-8"), (None, "No such file")]
)
def test_a_file_that_is_no_suite_is_refused_in_a_sentence(
    tmp_path: Path, text: bytes | None, told: str
) -> None:
    path = tmp_path / "mine.toml"
    if text is not None:
        path.write_bytes(text)

    with pytest.raises(BadOptions, match=r"the suite .* cannot be read") as refused:
        read_suite(str(path))
    assert told in str(refused.value)


def test_an_unknown_suite_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions, match="there is no suite called 'v9'"):
        read_suite("v9")
