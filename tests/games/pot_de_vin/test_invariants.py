"""Invariants of every position of every variant, and how cards are dealt (8.1, 8.5)."""

from collections import Counter

import pytest

from intriga.core.chance import Committed, Scripted, Seeded
from intriga.core.game import Game
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.rules.by_number import deal
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.games.pot_de_vin.tables import CYCLE, Json, game_of, names, table
from tests.games.tables import positions, say
from tests.oracle.pot_de_vin_setup import TABLE

DEALS = 1500


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_seat_plays_one_card_or_gem_a_round(players: int) -> None:
    for here in positions(game_of(players, players), "8.1"):
        state = here.state
        if here.phase == "LEAD":
            for seat in range(players):
                both = state.hand[seat].bit_count() + state.gems[seat]
                assert both in {0, TABLE[players].rounds - state.round + 1}


def test_when_nobody_has_cards_the_game_is_over_though_trumps_remain() -> None:
    """PDV-A08: the trump cards that remain belong to nobody."""
    game = game_of(3, 2)
    while game.awaiting:
        seat = game.awaiting[0]
        cards = [words for words in game.legal(seat) if words.startswith("play ")]
        game.play((cards or game.legal(seat))[0], seat=seat)

    position = POT_DE_VIN.format_position(game.state)
    assert (position["round"], len(position["pile"])) == (12, 4)
    assert sum(position["treasure"]) == 0


def test_the_three_of_six_who_discard_sit_furthest_from_the_leader() -> None:
    header: Json = {"preset": "pot-de-vin", "seats": names(6), "first": 4}

    game = Game(POT_DE_VIN, header, Seeded(1))

    assert game.awaiting == [1, 2, 3]
    assert [hand.bit_count() for hand in game.state.hand] == [8, 9, 9, 9, 8, 8]
    assert game.to_move == 1


def test_the_pile_of_six_is_used_three_times() -> None:
    sizes: list[tuple[int, int]] = []
    for here in positions(game_of(6, 9), "three times"):
        if here.phase == "LEAD":
            turned = len(POT_DE_VIN.format_position(here.state)["turned"])
            sizes.append((here.state.pile.bit_count(), turned))
    assert sizes == [(CYCLE - 1 - at % CYCLE, at % CYCLE) for at in range(len(sizes))]
    assert len(sizes) == 12


def test_a_winner_without_cards_takes_all_and_leads_no_more() -> None:
    game = table("ugo-12", "aldo-5 enzo-6", "aldo-6 enzo-7", draws="pietra-9", pile="pietra-9")
    say(game, "0 play ugo-12", "1 play aldo-5", "2 play aldo-6")

    position = POT_DE_VIN.format_position(game.state)
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
        game = Game(POT_DE_VIN, header, chance)
        hands.update(game.header["hands"][2])
        trumps[game.header["trump"][:4]] += 1

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

    game = Game(POT_DE_VIN, header, Scripted(WORDS))

    assert game.header["hands"] == [list(WORDS[24:36]), list(WORDS[:12]), list(WORDS[12:24])]
    assert game.header["trump"] == WORDS[36]
