"""What holds in every position of every variant, and how cards are dealt (8.1, 8.5)."""

from collections import Counter

import pytest

from intriga.core.chance import Committed, Scripted, Seeded
from intriga.core.game import Game
from intriga.games.pot_de_vin.deck import WORDS
from intriga.games.pot_de_vin.rules.by_number import deal
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.pot_de_vin.tables import CYCLE, Json, any_play, game_of, names, table
from tests.games.tables import positions, say
from tests.oracle.pot_de_vin_setup import TABLE

GAMES = 100
DEALS = 1500


@pytest.mark.parametrize("number", range(GAMES))
def test_cards_and_gems_are_conserved_and_the_game_ends(number: int) -> None:
    play = any_play(f"invariants {number}")
    row = TABLE[play.state.players]
    in_play = row.gems * play.state.players
    position: Json = {}
    for here in positions(play, f"invariants {number}"):
        position = POT_DE_VIN.format_position(here.state)
        where = f"invariants {number}: {here.lines}"
        assert sorted(all_cards(position)) == sorted(WORDS), where
        gems = all_gems(position)
        assert gems <= in_play, where
        in_play = gems
        check_hands(position, row.rounds, where)
    check_end(play.state.players, position)
    assert play.winners == position["winners"]


def all_cards(position: Json) -> list[str]:
    piles: list[list[str]] = [*position["hands"], *position["taken"], position["pile"]]
    trump = [] if position["trump"] is None else [position["trump"]]
    table = [card for _, card in position["table"] if card != "gem"]
    return [*trump, *table, *(position["turned"] or []), *(c for pile in piles for c in pile)]


def all_gems(position: Json) -> int:
    passed = sum(card == "gem" for _, card in position["table"])
    return sum(position["gems"]) + sum(position["treasure"]) + passed


def check_hands(position: Json, rounds: int, where: str) -> None:
    """Assert that who has cards has one, or a gem, for each round to come (8.1)."""
    played = {seat for seat, _ in position["table"]}
    discarding = position["phase"] == "DISCARD"
    for seat, hand in enumerate(position["hands"]):
        left = rounds - position["round"] + 1 - (seat in played)
        left += discarding and seat in position["awaiting"]
        if hand:
            assert len(hand) + position["gems"][seat] == left, where
        else:
            assert position["gems"][seat] == 0, where  # PDV-RO-10
            assert seat not in position["awaiting"] or position["phase"] in {"JOKERS", "LEAVE"}
    assert (position["led"] is None) == (position["table"] == []), where


def check_end(players: int, position: Json) -> None:
    """Assert where cards and gems are when the game is over."""
    taken = sum(len(cards) for cards in position["taken"])
    assert position["hands"] == [[]] * players
    assert sum(position["gems"]) == 0
    assert position["table"] == []
    if players == 6:
        assert taken == 48  # PDV-6P-04, PDV-A17
    else:
        assert taken + len(position["pile"]) == 52
    if position["round"] == TABLE[players].rounds:
        assert position["pile"] == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_is_never_short_of_cards_plays_one_card_or_gem_a_round(players: int) -> None:
    for here in positions(game_of(players, players), "8.1"):
        state = here.state
        if here.phase == "LEAD":
            for seat in range(players):
                both = state.hand[seat].bit_count() + state.gems[seat]
                assert both in {0, TABLE[players].rounds - state.round + 1}


def test_when_nobody_has_cards_the_game_is_over_though_trumps_remain() -> None:
    """PDV-A08: the trump cards that remain belong to nobody."""
    play = game_of(3, 2)
    while play.awaiting:
        seat = play.awaiting[0]
        cards = [words for words in play.legal(seat) if words.startswith("play ")]
        play.play(seat, (cards or play.legal(seat))[0])

    position = POT_DE_VIN.format_position(play.state)
    assert (position["round"], len(position["pile"])) == (12, 4)
    assert sum(position["treasure"]) == 0


def test_the_three_of_six_who_discard_sit_furthest_from_the_leader() -> None:
    header: Json = {"preset": "pot-de-vin", "seats": names(6), "first": 4}

    play = Game(POT_DE_VIN, header, Seeded(1))

    assert play.awaiting == [1, 2, 3]
    assert [hand.bit_count() for hand in play.state.hand] == [8, 9, 9, 9, 8, 8]
    assert play.to_move == 1


def test_the_pile_of_six_is_used_three_times() -> None:
    sizes: list[tuple[int, int]] = []
    for here in positions(game_of(6, 9), "three times"):
        if here.phase == "LEAD":
            turned = len(POT_DE_VIN.format_position(here.state)["turned"])
            sizes.append((here.state.pile.bit_count(), turned))
    assert sizes == [(CYCLE - 1 - at % CYCLE, at % CYCLE) for at in range(len(sizes))]
    assert len(sizes) == 12


def test_who_wins_with_its_last_card_takes_all_and_leads_no_more() -> None:
    play = table("ugo-12", "aldo-5 enzo-6", "aldo-6 enzo-7", draws="pietra-9", pile="pietra-9")
    say(play, "0 play ugo-12", "1 play aldo-5", "2 play aldo-6")

    position = POT_DE_VIN.format_position(play.state)
    assert (position["turn"], position["awaiting"]) == (1, [1])  # PDV-A10
    assert len(position["taken"][0]) == 4
    assert position["gems"] == [0, 0, 0]  # PDV-A07: the gem of seat 0 is gone


# ------------------------------------------------------------------- dealing


@pytest.mark.parametrize("source", [Seeded, None], ids=["seeded", "committed"])
def test_every_deal_is_as_likely_as_any_other(source: type[Seeded] | None) -> None:
    header: Json = {"preset": "pot-de-vin", "seats": names(5), "first": 2}
    hands: Counter[str] = Counter()
    trumps: Counter[str] = Counter()
    for number in range(DEALS // 5):
        chance = Committed(b"sixteen bytes of %d" % number) if source is None else source(number)
        play = Game(POT_DE_VIN, header, chance)
        hands.update(play.header["hands"][2])
        trumps[play.header["trump"][:4]] += 1

    for card in WORDS:
        assert abs(hands[card] - 300 * 8 / 52) < 35
    assert len(trumps) == 4


def test_anybody_may_be_first() -> None:
    header: Json = {"preset": "pot-de-vin", "seats": names(4)}

    firsts = Counter(Game(POT_DE_VIN, header, Seeded(n)).header["first"] for n in range(400))

    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_anybody_may_be_first_in_a_game_from_numbers() -> None:
    state, source = game_of(5).state, Seeded(1)
    firsts: Counter[int] = Counter()
    for _ in range(200):
        deal(state, source)
        firsts[state.first] += 1

    assert set(firsts) == set(range(5))
    assert min(firsts.values()) > 20


def test_a_deal_is_in_the_order_of_dealing() -> None:
    """PDV-A29: from the first leader clockwise the whole hand at once, then the trump."""
    header: Json = {"preset": "pot-de-vin", "seats": names(3), "first": 1}

    play = Game(POT_DE_VIN, header, Scripted(WORDS))

    assert play.header["hands"] == [list(WORDS[24:36]), list(WORDS[:12]), list(WORDS[12:24])]
    assert play.header["trump"] == WORDS[36]
