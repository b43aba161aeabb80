"""A game is dealt again from its secret, and every way in which a server may cheat is found."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from intriga.core.chance import Scripted
from intriga.core.errors import BadRecord
from intriga.core.fair_deal import HEADER, DealDoubted, DealtAgain, ToldOfDeal, check_deal
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.record import read_records
from intriga.core.record_text import format_line
from tests.core.dealt_games import (
    CHOSEN,
    HASHES,
    KINDS,
    OTHER,
    OWN,
    RIGS,
    SECRET,
    TOLD,
    Lines,
    kept_back,
    played,
)

COUP: Final = KINDS["coup"]
KNOWN: Final = ToldOfDeal(commitment=TOLD, contribution=OWN)


def checked(tmp_path: Path, lines: Lines, told: ToldOfDeal = KNOWN) -> DealtAgain:
    """Write the record of a game, read it, and check its deal."""
    file = tmp_path / "game.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    (record,) = read_records(file)
    return check_deal(ruleset_of(record.header["game"]), record, told)


def doubt(tmp_path: Path, lines: Lines, told: ToldOfDeal = KNOWN) -> str:
    """Return as what a game is found out."""
    with pytest.raises(DealDoubted) as doubted:
        checked(tmp_path, lines, told)
    return doubted.value.fault.value


def telling(lines: Lines, **deal: object) -> Lines:
    """Return a record that says something else of its deal."""
    header, *inputs = lines
    return [{**header, HEADER: {**header[HEADER], **deal}}, *inputs]


@pytest.mark.parametrize("kind", KINDS)
def test_an_honest_game_of_any_kind_fits(kind: str, tmp_path: Path) -> None:
    again = checked(tmp_path, played(KINDS[kind]))

    assert again.deal.first_drawn
    assert again.draws > again.inputs > 0


@pytest.mark.parametrize("rig", RIGS)
def test_a_rigged_game_is_found_out(rig: str, tmp_path: Path) -> None:
    rigged, faults = RIGS[rig]

    assert doubt(tmp_path, rigged()) in faults


def test_a_given_first_seat_is_a_fault_where_the_rules_draw_it(tmp_path: Path) -> None:
    random = {**COUP, "options": {"first_player": "random"}}

    assert doubt(tmp_path, played(random, first=1)) == "other-first"
    assert not checked(tmp_path, played(COUP, first=1)).deal.first_drawn


def test_a_game_of_closed_cards_cannot_be_checked(tmp_path: Path) -> None:
    assert doubt(tmp_path, telling(played(COUP), secret=None)) == "closed"


def test_an_older_record_is_checked_by_its_secret_alone(tmp_path: Path) -> None:
    header, *inputs = played(COUP, added=[])
    older = [{key: value for key, value in header.items() if key != HEADER}, *inputs]

    assert doubt(tmp_path, older, ToldOfDeal()) == "nothing-told"
    assert checked(tmp_path, older, ToldOfDeal(secret=SECRET.hex())).deal.first_drawn
    assert doubt(tmp_path, older, ToldOfDeal(secret=CHOSEN.hex())) in {"other-first", "other-deal"}


@pytest.mark.parametrize(
    "deal",
    [
        {"commitment": "x"},
        {"contributions": [1, 2, 3, 4]},
        {"contributions": [OWN]},
        {"contributions": {}},
        {"bots": {}},
        {"bots": [9]},
        {"first_drawn": 1},
        {"secret": "x"},
        {"hashes": [OWN]},
        {"hashes": {}},
        {"hashes": ["x", "", "", ""]},
    ],
    ids=repr,
)
def test_an_unreadable_deal_is_refused(deal: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="of deal"):
        checked(tmp_path, telling(played(COUP), **deal))


def test_a_player_who_kept_their_bytes_back_is_named(tmp_path: Path) -> None:
    assert checked(tmp_path, kept_back()).deal.kept_back == [1]
    assert checked(tmp_path, played(COUP)).deal.kept_back == []
    alone = played(COUP, added=[], told=lambda deal: {**deal, "hashes": HASHES})
    assert checked(tmp_path, alone, ToldOfDeal()).deal.kept_back == [0, 1]


def test_an_earlier_release_took_a_line_feed_with_a_contribution(tmp_path: Path) -> None:
    for added in ([OWN, OTHER + "\n"], [OWN, "\n"]):
        lines = telling(played(COUP, added=added), hashes=[])
        again = checked(tmp_path, lines)

        assert again.deal.contributions[1] == added[1]


def test_a_deal_is_an_object(tmp_path: Path) -> None:
    header, *inputs = played(COUP)

    with pytest.raises(BadRecord, match="deal is an object"):
        checked(tmp_path, [{**header, HEADER: []}, *inputs])


def test_an_answer_that_the_rules_forbid_is_refused_with_its_line(tmp_path: Path) -> None:
    header, first, *inputs = played(COUP)
    forbidden = {**first, "do": "coup 1"}

    with pytest.raises(BadRecord) as refused:
        checked(tmp_path, [header, forbidden, *inputs])
    assert refused.value.line == 2


def test_an_answer_that_was_refused_drew_nothing(tmp_path: Path) -> None:
    header, *inputs = played(COUP)
    refused = {"do": "coup 1", "by": 0, "refused": "too-few-coins"}

    assert checked(tmp_path, [header, refused, *inputs]) == checked(tmp_path, played(COUP))


def test_a_game_that_began_elsewhere_has_no_deal_to_check(tmp_path: Path) -> None:
    header = telling(played(COUP), first_drawn=False)[0]
    given = {key: header[key] for key in header if key != HEADER}
    begun = Game(ruleset_of("coup"), given, Scripted([]))
    bare = {key: header[key] for key in ("record", "game", "preset", "options", "seats", HEADER)}

    with pytest.raises(BadRecord, match="first"):
        checked(tmp_path, [{**bare, "position": begun.position().to_dict()}])


def test_invisible_characters_are_escaped_in_a_record() -> None:
    line = {"seats": ["\u202eAna", "Júlia"]}

    text = format_line(line)

    assert text == '{"seats": ["\\u202eAna", "Júlia"]}'
    assert json.loads(text) == line
