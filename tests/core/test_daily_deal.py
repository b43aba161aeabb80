"""The deal of a day: its key, what it picks, and the check by anybody who has the key."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from kuhn_poker.ruleset import KUHN

from intriga.core.chance import Keyed
from intriga.core.daily_deal import DAILY, check_day, day_key, decision_seed, picked
from intriga.core.errors import BadRecord
from intriga.core.fair_deal import DealDoubted, DealFault, commitment_of
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.record import Record, RecordLine

SECRET, DAY = bytes(range(32)), "2026-11-28"
KEY = day_key(SECRET, "coup", DAY)
COUP: Any = ruleset_of("coup")
POT_DE_VIN: Any = ruleset_of("pot-de-vin")


def record(*inputs: str, **changed: object) -> Record:
    """Return the record of a game of the day in which *inputs* were said."""
    seats = {"preset": "coup-es", "seats": ["Ana", "Bot", "Bit"], "first": 0}
    game: Game[Any, Any] = Game(COUP, seats, Keyed(KEY))
    lines: list[RecordLine] = []
    for number, words in enumerate(inputs, 2):
        seat = game.to_move
        draws = tuple(game.play(words, seat=seat))
        lines.append(RecordLine(seat, words, draws, None, number))
    told = {"day": DAY, "commitment": commitment_of(KEY)}
    return Record("day", 1, {**game.header, DAILY: told, **changed}, lines)


EXCHANGE = ("exchange", "pass", "pass")


def test_the_keys_of_other_days_games_and_servers_are_others() -> None:
    keys = {
        day_key(secret, game, day)
        for secret in (SECRET, bytes(32))
        for game in ("coup", "pot-de-vin")
        for day in (DAY, "2026-11-29")
    }

    assert len(keys) == 8


def test_a_key_picks_each_choice_alike() -> None:
    counted = Counter(
        picked(day_key(SECRET, "coup", str(day)), "table", "abc") for day in range(900)
    )

    assert all(200 < number < 400 for number in counted.values())
    assert picked(KEY, "table", "abc") == picked(KEY, "table", "abc")


def test_each_decision_of_each_seat_has_a_seed_of_its_own() -> None:
    seeds = {
        decision_seed(KEY, seat, number, ahead=ahead)
        for seat in range(3)
        for number in range(3)
        for ahead in (False, True)
    }

    assert len(seeds) == 18


def test_each_draw_is_counted_by_its_seat_and_purpose() -> None:
    source = Keyed(KEY)
    seats = {"preset": "coup-es", "seats": ["Ana", "Bot", "Bit"], "first": 0}
    game: Game[Any, Any] = Game(COUP, seats, source)
    for words in EXCHANGE:
        game.play(words, seat=game.to_move)

    assert source.counts == {"deal 0": 2, "deal 1": 2, "deal 2": 2, "exchange 0": 2}


def test_the_cards_and_the_trump_of_pot_de_vin_are_dealt_by_purposes_of_their_own() -> None:
    source = Keyed(KEY)
    seats = {"preset": "pot-de-vin", "seats": ["Ana", "Bot", "Bit"], "first": 0}
    Game(POT_DE_VIN, seats, source)

    assert {*source.counts} == {"deal 0", "deal 1", "deal 2", "trump"}


def test_a_game_that_tells_no_purpose_has_one_for_all_draws() -> None:
    state = KUHN.begin({"preset": "kuhn", "seats": ["Ana", "Bot"], "first": 0})

    assert KUHN.purpose(state) == "draw"


def test_the_game_of_a_day_fits_its_key() -> None:
    checked = check_day(COUP, record(*EXCHANGE), KEY)

    assert (checked.day, checked.draws) == (DAY, 8)


def test_a_line_that_was_refused_draws_nothing() -> None:
    played = record(*EXCHANGE)
    refused = RecordLine(0, "coup 1", (), None, 2, refused=True)

    assert check_day(COUP, replace(played, inputs=[refused, *played.inputs]), KEY).draws == 8


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({DAILY: None}, DealFault.NOTHING_TOLD),
        ({DAILY: {"day": DAY}}, DealFault.NOTHING_TOLD),
        ({DAILY: {"day": DAY, "commitment": "0" * 64}}, DealFault.OTHER_SECRET),
        ({"hands": [["duke", "duke"]] * 3}, DealFault.OTHER_DEAL),
    ],
)
def test_another_deal_than_that_of_the_key_is_found(
    changed: dict[str, Any], fault: DealFault
) -> None:
    with pytest.raises(DealDoubted) as doubt:
        check_day(COUP, record(**changed), KEY)

    assert doubt.value.fault is fault


def test_another_draw_than_that_of_the_key_is_found() -> None:
    played = record(*EXCHANGE)
    *before, last = played.inputs
    other = replace(last, draws=(*reversed(last.draws), "duke"))

    with pytest.raises(DealDoubted, match="line 4"):
        check_day(COUP, replace(played, inputs=[*before, other]), KEY)


def test_a_record_that_cannot_be_played_is_refused() -> None:
    wrong = RecordLine(0, "coup 1", (), None, 2)

    with pytest.raises(BadRecord):
        check_day(COUP, replace(record(), inputs=[wrong]), KEY)
    with pytest.raises(BadRecord):
        check_day(COUP, record(preset="nothing"), KEY)
