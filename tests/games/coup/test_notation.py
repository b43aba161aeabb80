"""Inputs in words: each id has its words, and no words are misread."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.core.errors import BadNotation, IllegalAction
from intriga.games.coup.inputs import NUM_ACTIONS, PAIRS, Input, size
from intriga.games.coup.notation import Names, cards_of, format_input, hand_of, parse_input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.vocabulary import CARDS, SEATS, SLOTS
from tests.games.coup.tables import SCENES, table
from tests.sampling import some

SAME = {"patron": 0, "inquisitor": 0, "lawyer": 0, "distinct": 0}
VARIANTS = [
    Names({**SAME, **changed})
    for changed in (
        {},
        {"patron": 1, "inquisitor": 1, "lawyer": 1},
        {"distinct": 1},
        {"inquisitor": 1, "distinct": 1},
    )
]


def meaning(names: Names, players: int) -> list[int]:
    """Return the ids that mean something in a variant, but those whose words need a hand."""
    ids: list[int] = []
    for action in range(NUM_ACTIONS):
        kind = max((kind for kind in Input if kind <= action), key=int)
        plus = action - kind
        cards = {Input.LOSE, Input.SHOW, Input.KEEP_ONE}
        if kind in cards:
            fits = plus < len(names.cards)
        elif kind == Input.KEEP_TWO:
            fits = max(PAIRS[plus]) < len(names.cards)
        elif kind in {Input.NAMED_COUP, Input.NAMED_ASSASSINATE}:
            fits = plus // SLOTS < players - 1
        elif kind in {Input.PROVE, Input.PICK}:
            fits = plus == 0 and kind == Input.PROVE
        elif size(kind) >= SEATS - 1:
            fits = plus < players - (kind != Input.CONVERT)
        else:
            fits = True
        if fits:
            ids.append(action)
    return ids


@pytest.mark.parametrize("names", VARIANTS, ids=lambda names: names.cards[0])
@pytest.mark.parametrize("players", [2, 3, 10])
def test_every_id_has_words_of_its_own(names: Names, players: int) -> None:
    ids = meaning(names, players)
    for seat in range(players):
        words = [format_input(names, players, seat, action) for action in ids]

        assert len(set(words)) == len(ids)
        assert [parse_input(names, players, seat, said) for said in words] == ids


@pytest.mark.parametrize(
    ("seat", "action", "words"),
    [
        (0, Input.PASS, "pass"),
        (0, Input.BLOCK + 4, "block contessa"),
        (2, Input.COUP, "coup 3"),
        (3, Input.COUP, "coup 0"),
        (1, Input.CONVERT, "convert 1"),
        (1, Input.CONVERT + 2, "convert 3"),
        (3, Input.NAMED_COUP + SLOTS * 1 + 2, "coup 1 captain"),
        (0, Input.NAMED_ASSASSINATE, "assassinate 1 duke"),
        (0, Input.FACTION + 1, "faction 1"),
        (2, Input.REDIRECT + 2, "redirect 1"),
        (0, Input.KEEP_ONE + 4, "keep contessa"),
        (0, Input.KEEP_TWO + PAIRS.index((0, 3)), "keep ambassador duke"),
        (0, Input.SHOW + 1, "show assassin"),
    ],
)
def test_words_are_those_of_the_format(seat: int, action: int, words: str) -> None:
    assert format_input(VARIANTS[0], 4, seat, action) == words
    assert parse_input(VARIANTS[0], 4, seat, words) == action


@pytest.mark.parametrize(
    "words",
    [
        *("", " ", "abdicate", "Income", "income ", " income", "income 1", "pass pass"),
        *("coup", "coup 4", "coup -1", "coup x", "coup 1 2", "coup 01 duke duke", "coup 1 lawyer"),
        *(
            "coup 0",
            "coup 01",
            "assassinate 0 duke",
            "steal 1 duke",
            "steal \u0661",
            "steal 1.0",
            "steal 100",
        ),
        *("convert", "convert 4", "faction 2", "faction", "block", "block patron", "block 1"),
        *("lose", "lose king", "lose duke duke", "show duke-a", "prove duke duke", "prove king"),
        *("keep", "keep duke captain", "keep duke duke duke", "keep king", "pick", "pick king"),
        *("redirect 0", "redirect", "income\n", "coup\t1", "keep  duke"),
    ],
)
def test_meaningless_notation_is_not_read(words: str) -> None:
    with pytest.raises(BadNotation):
        parse_input(VARIANTS[0], 4, 0, words)


def test_characters_that_are_not_in_the_game_are_unknown() -> None:
    with pytest.raises(BadNotation, match="'duke' is not one of the characters patron, assassin"):
        VARIANTS[1].slot("duke")
    with pytest.raises(BadNotation, match="'duke' is not one of the cards duke-a"):
        VARIANTS[2].card("duke")


def test_words_that_are_too_few_or_too_many_are_counted() -> None:
    with pytest.raises(BadNotation, match=r"^there is no verb 'taxi'; did you mean 'tax'\?$"):
        parse_input(VARIANTS[0], 4, 0, "taxi")
    with pytest.raises(BadNotation, match=r"^there is no verb 'xyz'$"):
        parse_input(VARIANTS[0], 4, 0, "xyz 1")
    with pytest.raises(BadNotation, match=r"'steal' has 0 words after the first, not 1$"):
        parse_input(VARIANTS[0], 4, 0, "steal")
    with pytest.raises(BadNotation, match="'coup' has 0 words after the first, not 1 or 2"):
        parse_input(VARIANTS[0], 4, 0, "coup")


def test_hands_are_lists_of_cards_and_back() -> None:
    pick = random.Random(3)
    for _ in range(50):
        cards = sorted(pick.choices(range(CARDS), k=4))

        assert cards_of(hand_of(cards)) == cards


# ------------------------------------------------------------------- anything anybody may type

VERBS = sorted({kind.name.lower().removeprefix("named_").split("_")[0] for kind in Input})
WORD = st.sampled_from(
    [*VERBS, "foreign_aid", "duke", "duke-a", "lawyer", "0", "1", "9", "10", "²"]
)
TYPED = st.text() | st.lists(WORD | st.text(max_size=3), max_size=4).map(" ".join)


@settings(max_examples=some(400, 80), deadline=None)
@given(TYPED, st.sampled_from(VARIANTS), st.integers(2, 10), st.data())
def test_anything_typed_is_read_or_refused(
    words: str, names: Names, players: int, data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, players - 1))
    try:
        action = parse_input(names, players, seat, words)
    except BadNotation:
        return
    assert 0 <= action < NUM_ACTIONS


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


# ------------------------------------------------------------------- proofs and picks


def test_a_proof_has_to_name_one_of_two_arts() -> None:
    game = table("duke-a duke-c", "assassin-a contessa-a", art_mode="distinct")
    game.play("tax", seat=0)
    game.play("challenge", seat=1)

    assert game.legal(0) == ["prove duke-a", "prove duke-c"]
    with pytest.raises(IllegalAction, match="has to say which of two cards"):
        game.parse(0, "prove")
    with pytest.raises(IllegalAction, match="shows another character"):
        game.parse(0, "prove captain-a")
    with pytest.raises(IllegalAction, match="cannot-prove"):
        game.parse(0, "prove duke-b")


def test_a_single_card_is_proved_without_its_art() -> None:
    game = table("duke-b captain-a", "assassin-a contessa-a", art_mode="distinct")
    game.play("tax", seat=0)
    game.play("challenge", seat=1)

    assert game.legal(0) == ["decline", "prove"]
    assert game.parse(0, "prove") == Input.PROVE + 1
    with pytest.raises(IllegalAction, match="there is but one card to show"):
        game.parse(0, "prove duke-b")


def test_a_pick_is_of_the_own_set() -> None:
    game = SCENES["SETUP_PICK"]()
    header = {**game.header, "options": {"art_mode": "distinct"}}
    distinct = type(game)(COUP, header, game.source)

    assert distinct.legal(1) == [
        *("pick duke-b", "pick assassin-b", "pick captain-b"),
        *("pick ambassador-b", "pick contessa-b"),
    ]
    with pytest.raises(IllegalAction, match="is not of the own set, where it is 'pick duke-b'"):
        distinct.parse(1, "pick duke-a")
