"""A position stands in one line and is read back from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.core.errors import BadNotation
from intriga.core.games import games
from intriga.core.position_text import LONGEST, format_text, parse_text
from tests.core.test_undo_and_copy import dealt

KEYS = st.sampled_from(["hands", "coins", "phase", "face_up"])
WORDS = st.sampled_from(["duke", "duke-b", "aldo-12", "!duke", "?", "ACTION", "six_recycle", "x2"])
VALUES = st.recursive(
    st.integers() | st.booleans() | WORDS,
    lambda inner: st.lists(inner | st.none()) | st.dictionaries(WORDS, inner),
    max_leaves=8,
)


@given(st.dictionaries(KEYS, VALUES))
def test_a_written_position_is_read_back(position: dict[str, object]) -> None:
    text = format_text(position)

    assert parse_text(text) == position
    assert "\n" not in text


@pytest.mark.parametrize("name", games())
def test_every_position_of_a_game_stands_in_one_line(name: str) -> None:
    game = dealt(name)
    while not game.is_over:
        here = game.position()
        said = {key: value for key, value in here.to_dict().items() if value is not None}
        assert parse_text(str(here)) == said
        game.play(game.legal(game.to_move)[-1], seat=game.to_move)


def test_null_values_are_left_out() -> None:
    assert format_text({"phase": "ACTION", "winner": None}) == "phase=ACTION"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("phase", "a position is written key=value, with spaces between, not 'phase'"),
        ("turn=0 turn=1", "the position says turn twice"),
        ("hands=[[duke", "hands is a number, a word or a list of them, not '[[duke'"),
        ("turn=" + "[" * 5000, "turn is a number, a word or a list of them"),
        ("x" * (LONGEST + 1), f"a position has at most {LONGEST} characters, not {LONGEST + 1}"),
    ],
)
def test_a_text_that_is_no_position_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_text(text)

    assert str(refused.value).startswith(sentence)
