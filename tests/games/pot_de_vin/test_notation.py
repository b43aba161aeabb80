"""Inputs in words: each id has its words, and no words are misread."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.core.errors import BadNotation, IllegalAction
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.inputs import MOST_JOKERS, NUM_ACTIONS, Input, size
from intriga.games.pot_de_vin.notation import (
    GUILD_WORDS,
    card_of,
    card_word,
    cards_in,
    format_input,
    parse_input,
    set_of,
)
from intriga.games.pot_de_vin.vocabulary import CARDS, GEM
from tests.games.pot_de_vin.tables import SCENES
from tests.sampling import some

MEANT = [
    *range(Input.PLAY, Input.AUTO + 1),
    *range(Input.DISCARD, Input.DISCARD + CARDS),
    *range(Input.LEAVE, Input.LEAVE + CARDS),
    *range(Input.JOKERS, NUM_ACTIONS),
]


def test_every_id_has_words_of_its_own() -> None:
    words = [format_input(action) for action in MEANT]

    assert len(set(words)) == len(MEANT)
    assert [parse_input(said) for said in words] == MEANT


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (0, "play aldo-1"),
        (51, "play ugo-13"),
        (Input.GEM, "gem"),
        (Input.AUTO, "jokers auto"),
        (Input.DISCARD + 3, "discard aldo-4"),
        (Input.LEAVE + 13, "leave pietra-1"),
        (Input.JOKERS, "jokers nobles"),
        (Input.JOKERS + 0b10_0000 - 1, "jokers assassins"),
        (Input.JOKERS + 0b00_0011 - 1, "jokers nobles artists"),
        (Input.JOKERS + 0b11_1100 - 1, "jokers merchants workers knights assassins"),
    ],
)
def test_words_are_those_of_the_format(action: int, words: str) -> None:
    assert format_input(action) == words
    assert parse_input(words) == action


def test_every_set_of_guilds_that_jokers_can_reach_has_an_id() -> None:
    sets = [chosen for chosen in range(1, 64) if chosen.bit_count() <= MOST_JOKERS]

    assert max(sets) == size(Input.JOKERS) == 60


@pytest.mark.parametrize(
    "words",
    [
        *("", " ", "abdicate", "Gem", "gem ", " gem", "gem 1", "gem gem", "pass"),
        *("play", "play aldo", "play aldo-0", "play aldo-14", "play Aldo-4", "play aldo-04"),
        *("play aldo-4 aldo-5", "play  aldo-4", "play aldo-4 ", "play 4", "play gem", "play -1"),
        *("discard", "discard gem", "leave", "leave gem", "discard aldo-4 aldo-5"),
        *("jokers", "jokers ", "jokers king", "jokers auto nobles", "jokers nobles nobles"),
        *("jokers artists nobles", "jokers Auto", "jokers joker", "auto"),
        "jokers nobles artists merchants workers knights assassins",
        *("play aldo-\u0664", "play aldo-4\n", "play\taldo-4"),
    ],
)
def test_meaningless_notation_is_not_read(words: str) -> None:
    with pytest.raises(BadNotation):
        parse_input(words)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("play aldo-14", "'aldo-14' is not one of the cards aldo-1 to ugo-13"),
        ("play", "'play' has 0 words after the first, not 1"),
        ("jokers king", "'king' is not one of the guilds nobles, artists, merchants, workers, kni"),
        ("jokers artists nobles", "does not name each guild once, in the order of guilds"),
        ("jokers", "'jokers' names 0 guilds, not 1 to 4"),
        ("jokers artists merchants workers knights assassins", "names 5 guilds, not 1 to 4"),
        ("pass", "there is no verb 'pass'"),
        ("plya ugo-1", "there is no verb 'plya'; did you mean 'play'?"),
        ("gem ugo-1", "'gem ugo-1' has 1 words after the first, not 0"),
        ("play ugo-14", "'ugo-14' is not one of the cards aldo-1 to ugo-13; did you mean"),
    ],
)
def test_bad_notation_is_refused_with_the_reason(words: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        parse_input(words)


def test_cards_have_words_both_ways() -> None:
    assert [card_word(card) for card in range(CARDS)] == list(WORDS)
    assert card_word(GEM) == "gem"
    assert [card_of(word) for word in WORDS] == list(range(CARDS))
    assert cards_in(set_of([3, 17, 51])) == [3, 17, 51]


@pytest.mark.parametrize("word", [None, 3, ["aldo-4"], {}, "", "?", "gem"])
def test_a_word_that_is_no_card_is_not_read(word: object) -> None:
    with pytest.raises(BadNotation, match="is not one of the cards"):
        card_of(word)


# ------------------------------------------------------------------- anything anybody may type

VERBS = ["play", "gem", "discard", "leave", "jokers", "auto"]
WORD = st.sampled_from([*VERBS, *GUILD_WORDS, "aldo-4", "ugo-13", "aldo-14", "4", "²"])
TYPED = st.text() | st.lists(WORD | st.text(max_size=3), max_size=6).map(" ".join)


@settings(max_examples=some(400, 80), deadline=None)
@given(TYPED)
def test_anything_typed_is_read_or_refused(words: str) -> None:
    try:
        action = parse_input(words)
    except BadNotation:
        return
    assert format_input(action) == words


@settings(max_examples=some(200, 40), deadline=None)
@given(TYPED, st.sampled_from(sorted(SCENES)), st.integers(0, 2))
def test_anything_said_in_any_phase_is_read_or_refused(words: str, phase: str, seat: int) -> None:
    game = SCENES[phase]()
    before = game.state.copy()
    said = game.legal(seat) if seat < game.state.players else []
    try:
        game.parse(seat, words)
    except IllegalAction:
        assert words not in said
    else:
        assert words in said
    assert game.state == before
