"""A third game is a small package: few files, few lines, found by its entry point."""

import re
from itertools import chain
from pathlib import Path

import pytest
from kuhn_poker import GAME
from kuhn_poker.ruleset import KUHN, Refusal
from kuhn_poker.state import CARDS, Input

from intriga.core.games import games, ruleset_of, table_rules_of
from intriga.words import FALLBACK, TAGS, Language
from tests.kuhn.installed import EXAMPLE, found

SHOWN_OTHERWISE = {"awaiting", "players", "spectator", "winners"}  # by marks, or not at all
MOST_FILES, MOST_LINES = 8, 350
WRITTEN = [file for kind in ("*.py", "*.ftl") for file in (EXAMPLE / "src").rglob(kind)]


def test_kuhn_poker_is_a_small_package() -> None:
    lines = chain.from_iterable(file.read_text(encoding="utf-8").splitlines() for file in WRITTEN)

    assert len(WRITTEN) <= MOST_FILES
    assert len([*lines]) <= MOST_LINES


def test_kuhn_poker_is_found_where_it_is_installed_and_nowhere_else(tmp_path: Path) -> None:
    house = games()
    with found(tmp_path):
        assert games() == tuple(sorted([*house, GAME.name]))
        assert ruleset_of(GAME.name) is KUHN
        assert table_rules_of(GAME.name).ruleset is KUHN

    assert GAME.name not in house
    assert games() == house


@pytest.mark.parametrize("tag", TAGS)
def test_kuhn_poker_has_words_for_all_that_is_said_of_it(tmp_path: Path, tag: str) -> None:
    with found(tmp_path):
        own = _ids(tag)
        language = Language(tag, GAME.name, "kuhn")
        wanted = {f"view-{key}" for key in {*KUHN.layout.at} - SHOWN_OTHERWISE}

        assert own == _ids(FALLBACK)
        assert own >= {
            *(f"choice-{answer.name.lower()}" for answer in Input),
            *(f"character-{card}" for card in CARDS),
            *(f"refusal-{reason}" for reason in Refusal),
        }
        assert [name for name in wanted if not language.has(name)] == []


@pytest.mark.parametrize("tag", TAGS)
def test_words_are_found_of_a_game_that_was_asked_for_before(tmp_path: Path, tag: str) -> None:
    language = Language(tag, GAME.name, "asked for before")
    assert not language.has("choice-bet")

    with found(tmp_path):
        assert language.has("choice-bet")


def _ids(tag: str) -> set[str]:
    """Return the ids of the messages that the package brings in a language."""
    (file,) = (EXAMPLE / "src" / "kuhn_poker" / "words" / tag).iterdir()
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
