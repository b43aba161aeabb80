"""A deal that nobody chooses alone: what is told before it, and what the players add."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from intriga.core.deal_check import Told, check_deal
from intriga.core.fair_deal import HEADER, commitment_of
from intriga.core.games import ruleset_of
from intriga.core.record import Record, RecordLine
from intriga.service.commands import Configure, Join, Leave, Move, Ready, Start
from intriga.service.events import Began, decode, encode
from intriga.service.scene import DealScene, NextDeal
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import Evening

HOST: Final = "0f" * 16
GUEST: Final = "a5" * 16


def add(evening: Evening, number: int, chance: str) -> None:
    """Let person *number* be ready again, now with *chance*."""
    evening.tell(number, Ready(ready=False))
    evening.tell(number, Ready(ready=True, chance=chance))


def finish(evening: Evening, seed: int = 1) -> Evening:
    random = Random(seed)
    played_out(evening, lambda _, words: random.choice(words))
    return evening


def told(evening: Evening, number: int = 0) -> NextDeal:
    following = evening.scene(number).next
    assert following is not None
    return following


def dealt(evening: Evening, number: int = 0) -> DealScene:
    deal = evening.scene(number).deal
    assert deal is not None
    return deal


def added(evening: Evening) -> list[str]:
    return [chair.chance for chair in evening.scene(0).chairs]


def kept(evening: Evening) -> Record:
    """Return the record of the finished game, as it is downloaded."""
    finished = evening.table.finished()
    assert finished is not None
    header, *inputs = msgspec.json.decode(msgspec.json.encode(finished.lines))
    lines = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, number)
        for number, line in enumerate(inputs, 2)
    ]
    return Record("game", 1, header, lines)


def check(evening: Evening, commitment: str, contribution: str | None) -> None:
    record = kept(evening)
    check_deal(ruleset_of(record.header["game"]), record, Told(commitment, contribution))


@pytest.mark.parametrize("open_cards", [True, False])
def test_everybody_is_told_the_commitment_before_anybody_is_ready(*, open_cards: bool) -> None:
    settings = Settings(listed=True, open_cards=open_cards)
    evening = Evening(people=2, settings=settings)
    before = [told(evening, number) for number in range(2)]
    add(evening, 1, GUEST)

    evening.start()

    assert {*before} == {NextDeal(1, dealt(evening).commitment)}
    assert evening.scene(0).next is None


def test_what_people_add_is_told_to_all_and_makes_the_deal() -> None:
    evening = Evening(people=2, bots=1)
    before = told(evening).commitment
    add(evening, 1, GUEST)
    assert added(evening) == ["", GUEST, ""]
    evening.tell(0, Start(chance=HOST))

    deals = [dealt(evening, number) for number in range(2)]
    assert {tuple(deal.contributions[:2]) for deal in deals} == {(HOST, GUEST)}
    assert deals[0].contributions[2]
    assert deals[0].bots == [2]
    assert added(evening) == ["", "", ""]

    finish(evening)
    check(evening, before, HOST)
    check(evening, before, GUEST)


def test_another_contribution_is_another_deal() -> None:
    hands = set[str]()
    for chance in ("", *(f"{number:032x}" for number in range(9))):
        evening = Evening(people=3)
        evening.tell(0, Start(chance=chance))
        began = next(event for event in evening.log if isinstance(event, Began))
        hands.add(repr((began.header["first"], began.header["hands"])))

    assert len(hands) > 4


def test_where_nobody_adds_anything_the_secret_deals_alone() -> None:
    evening = Evening(people=1, bots=2)
    before = told(evening).commitment
    evening.start()

    assert (dealt(evening).contributions, dealt(evening).bots) == ([], [])
    check(finish(evening), before, None)


def test_a_rematch_has_another_commitment_and_takes_new_contributions() -> None:
    evening = finish(Evening(people=2, bots=1).start())
    before = told(evening)
    assert before.number == 2
    evening.tell(0, Ready(ready=True, chance=HOST))
    add(evening, 1, GUEST)

    assert dealt(evening).commitment == before.commitment
    assert dealt(evening).contributions[:2] == [HOST, GUEST]
    check(finish(evening, 2), before.commitment, GUEST)
    assert isinstance(kept(evening).header[HEADER]["first_drawn"], bool)


def test_changed_rules_forget_what_was_added_and_keep_the_commitment() -> None:
    evening = Evening(people=2)
    before = told(evening)
    add(evening, 1, GUEST)
    evening.tell(0, Configure(settings={"pace": "brisk"}))

    assert (added(evening), told(evening)) == (["", ""], before)
    add(evening, 1, GUEST)
    evening.tell(0, Start(chance=HOST))
    check(finish(evening), before.commitment, GUEST)


def test_whoever_is_no_longer_ready_or_leaves_adds_nothing() -> None:
    evening = Evening(people=3)
    for number in (1, 2):
        add(evening, number, GUEST)
    evening.tell(1, Ready(ready=False))
    evening.tell(2, Leave())
    assert added(evening) == ["", "", ""]

    evening.tell(1, Ready(ready=True))
    evening.tell(0, Start(chance=HOST))
    assert dealt(evening).contributions == [HOST, ""]


def test_somebody_who_joins_after_others_were_ready_adds_as_well() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    evening.tell(0, Configure(chairs=3))
    add(evening, 1, GUEST)
    evening.people.append(Person("late"))
    evening.arrive(2)
    evening.tell(2, Join(name="Late"))
    evening.tell(2, Ready(ready=True, chance="33" * 16))
    evening.tell(0, Start(chance=HOST))

    assert dealt(evening).contributions == [HOST, GUEST, "33" * 16]


def test_what_was_added_stays_until_one_is_no_longer_ready() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    evening.tell(1, Ready(ready=True, chance=HOST))

    assert added(evening) == ["", GUEST]


def test_what_was_added_goes_with_its_person_to_another_chair() -> None:
    evening = Evening(people=2, bots=1)
    add(evening, 1, GUEST)
    evening.tell(1, Move(chair=2))

    assert added(evening) == ["", "", GUEST]


def test_a_table_that_is_restored_deals_the_same() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    events = [decode(encode(event)) for event in evening.log]
    evening.table = Table.restore(events)
    evening.arrive(0, 1)
    evening.tell(0, Start(chance=HOST))
    finish(evening)

    again = Table.restore([decode(encode(event)) for event in evening.log]).finished()
    assert again == evening.table.finished()
    check(evening, kept(evening).header[HEADER]["commitment"], GUEST)


def test_closed_cards_keep_their_secret_for_good() -> None:
    evening = Evening(people=2, settings=Settings(listed=True, open_cards=False))
    evening.tell(0, Start(chance=HOST))
    finish(evening)

    deal: dict[str, Any] = kept(evening).header[HEADER]
    assert deal["secret"] is None
    assert (deal["commitment"], deal["contributions"]) == (dealt(evening).commitment, [HOST, ""])


def test_the_secret_of_the_next_game_is_told_to_nobody() -> None:
    evening = finish(Evening(people=2).start())
    scenes = [repr(evening.scene(number)) for number in range(2)]
    add(evening, 1, GUEST)
    evening.tell(0, Start(chance=HOST))
    scenes += [repr(evening.scene(number)) for number in range(2)]
    finish(evening, 3)
    secret = dealt(evening).secret

    assert secret
    assert commitment_of(bytes.fromhex(secret)) in scenes[0]
    assert not any(secret in scene for scene in scenes)


@pytest.mark.parametrize("chance", ["x" * 32, "0f", "0F" * 16, "0f" * 17])
def test_a_contribution_is_16_bytes_in_hexadecimal(chance: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "ready", "ready": True, "chance": chance}, Ready)
