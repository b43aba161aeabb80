"""A deal that nobody chooses alone: what is told before it, and what the players add."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from intriga.core.fair_deal import (
    HEADER,
    ToldOfDeal,
    check_deal,
    commitment_of,
    fair_deal_of,
    hash_of,
)
from intriga.core.games import ruleset_of
from intriga.core.record import Record, RecordLine
from intriga.service.commands import (
    AnyCommand,
    Bar,
    Configure,
    EmptyChair,
    GiveChair,
    Join,
    Leave,
    Move,
    Ready,
    Reveal,
    SeatBot,
    Start,
)
from intriga.service.events import Began, decode, encode
from intriga.service.scenes.scene import DealScene, NextDeal
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import Evening

HOST: Final = "0f" * 16
GUEST: Final = "a5" * 16


THIRD: Final = "33" * 16


def add(evening: Evening, number: int, chance: str) -> None:
    """Let person *number* be ready again, and announce *chance*."""
    evening.tell(number, Ready(ready=False))
    evening.tell(number, Ready(ready=True, chance=hash_of(chance)))


def deal(evening: Evening, *added: str) -> Evening:
    """Let the host start, and everybody tell what they have *added*, by their numbers."""
    evening.tell(0, Start(chance=hash_of(added[0]) if added[0] else ""))
    for number, chance in enumerate(added):
        if chance:
            evening.tell(number, Reveal(chance=chance))
    return evening


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
    check_deal(ruleset_of(record.header["game"]), record, ToldOfDeal(commitment, contribution))


@pytest.mark.parametrize("open_cards", [True, False])
def test_everybody_is_told_the_commitment_before_anybody_is_ready(*, open_cards: bool) -> None:
    settings = Settings(listed=True, open_cards=open_cards)
    evening = Evening(people=2, settings=settings)
    before = [told(evening, number) for number in range(2)]
    add(evening, 1, GUEST)

    deal(evening, "", GUEST)

    assert {*before} == {NextDeal(1, dealt(evening).commitment)}
    assert evening.scene(0).next is None


def test_contributions_are_public_and_make_the_deal() -> None:
    evening = Evening(people=2, bots=1)
    before = told(evening).commitment
    add(evening, 1, GUEST)
    assert added(evening) == ["", hash_of(GUEST), ""]
    deal(evening, HOST, GUEST)

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
        evening = deal(Evening(people=3), chance)
        began = next(event for event in evening.log if isinstance(event, Began))
        hands.add(repr((began.header["first"], began.header["hands"])))

    assert len(hands) > 4


def test_without_contributions_the_secret_deals_alone() -> None:
    evening = Evening(people=1, bots=2)
    before = told(evening).commitment
    evening.start()

    assert (dealt(evening).contributions, dealt(evening).bots) == ([], [])
    check(finish(evening), before, None)


def test_a_rematch_has_another_commitment_and_takes_new_contributions() -> None:
    evening = finish(Evening(people=2, bots=1).start())
    before = told(evening)
    assert before.number == 2
    evening.tell(0, Ready(ready=True, chance=hash_of(HOST)))
    add(evening, 1, GUEST)
    evening.tell(0, Reveal(chance=HOST))
    evening.tell(1, Reveal(chance=GUEST))

    assert dealt(evening).commitment == before.commitment
    assert dealt(evening).contributions[:2] == [HOST, GUEST]
    check(finish(evening, 2), before.commitment, GUEST)
    assert isinstance(kept(evening).header[HEADER]["first_drawn"], bool)


def test_changed_rules_forget_contributions_and_keep_the_commitment() -> None:
    evening = Evening(people=2)
    before = told(evening)
    add(evening, 1, GUEST)
    evening.tell(0, Configure(settings={"pace": "brisk"}))

    assert (added(evening), told(evening)) == (["", ""], before)
    add(evening, 1, GUEST)
    deal(evening, HOST, GUEST)
    check(finish(evening), before.commitment, GUEST)


def test_a_person_no_longer_ready_or_gone_contributes_nothing() -> None:
    evening = Evening(people=3)
    for number in (1, 2):
        add(evening, number, GUEST)
    evening.tell(1, Ready(ready=False))
    evening.tell(2, Leave())
    assert added(evening) == ["", "", ""]

    evening.tell(1, Ready(ready=True))
    deal(evening, HOST)
    assert dealt(evening).contributions == [HOST, ""]


def test_somebody_who_joins_after_others_were_ready_adds_as_well() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    evening.tell(0, Configure(chairs=3))
    add(evening, 1, GUEST)
    evening.people.append(Person("late"))
    evening.arrive(2)
    evening.tell(2, Join(name="Late"))
    evening.tell(2, Ready(ready=True, chance=hash_of(THIRD)))
    deal(evening, HOST, GUEST, THIRD)

    assert dealt(evening).contributions == [HOST, GUEST, THIRD]


def test_a_contribution_stays_until_its_person_is_no_longer_ready() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    evening.tell(1, Ready(ready=True, chance=hash_of(HOST)))

    assert added(evening) == ["", hash_of(GUEST)]


def test_another_order_of_the_chairs_is_asked_for_again() -> None:
    evening = Evening(people=2, bots=1)
    add(evening, 1, GUEST)
    evening.tell(1, Move(chair=2))

    assert added(evening) == ["", "", ""]
    assert [chair.ready for chair in evening.scene(0).chairs] == [False, True, False]
    assert evening.refuses(0, Start(chance=hash_of(HOST))) == "not-ready"


def test_a_table_that_is_restored_deals_the_same() -> None:
    evening = Evening(people=2)
    add(evening, 1, GUEST)
    events = [decode(encode(event)) for event in evening.log]
    evening.table = Table.restore(events)
    evening.arrive(0, 1)
    deal(evening, HOST, GUEST)
    finish(evening)

    again = Table.restore([decode(encode(event)) for event in evening.log]).finished()
    assert again == evening.table.finished()
    check(evening, kept(evening).header[HEADER]["commitment"], GUEST)


def test_closed_cards_keep_their_secret_for_good() -> None:
    evening = Evening(people=2, settings=Settings(listed=True, open_cards=False))
    finish(deal(evening, HOST))

    written: dict[str, Any] = kept(evening).header[HEADER]
    assert written["secret"] is None
    assert (written["commitment"], written["contributions"]) == (
        dealt(evening).commitment,
        [HOST, ""],
    )


def test_no_scene_holds_the_secret_of_the_next_game() -> None:
    evening = finish(Evening(people=2).start())
    scenes = [repr(evening.scene(number)) for number in range(2)]
    add(evening, 1, GUEST)
    evening.tell(0, Ready(ready=True, chance=hash_of(HOST)))
    evening.wait(5_000)
    scenes += [repr(evening.scene(number)) for number in range(2)]
    finish(evening, 3)
    secret = dealt(evening).secret

    assert secret
    assert commitment_of(bytes.fromhex(secret)) in scenes[0]
    assert not any(secret in scene for scene in scenes)


# ------------------------------------------------------------------- two rounds


def asked(*, people: int = 3, bots: int = 1) -> Evening:
    """Return a table where everybody has announced what they add, and the host has started."""
    evening = Evening(people=people, bots=bots)
    for number, chance in zip(range(1, people), (GUEST, THIRD), strict=False):
        add(evening, number, chance)
    evening.tell(0, Start(chance=hash_of(HOST)))
    return evening


def test_all_hashes_are_published_before_the_bytes_are_asked_for() -> None:
    evening = asked()

    hashes = (hash_of(HOST), hash_of(GUEST), hash_of(THIRD), "")
    assert {told(evening, number).hashes for number in range(3)} == {hashes}
    assert evening.scene(0).phase == "gathering"
    assert evening.scene(0).deal is None


def test_revealed_bytes_stay_secret_until_the_deal() -> None:
    evening = asked()
    evening.tell(1, Reveal(chance=GUEST))

    assert GUEST not in repr([evening.scene(number) for number in range(3)])


def test_bytes_without_an_announced_hash_are_refused() -> None:
    evening = asked()

    assert evening.refuses(1, Reveal(chance=THIRD)) == "other-chance"
    evening.tell(1, Reveal(chance=GUEST))
    assert evening.refuses(1, Reveal(chance=GUEST)) == "stale"
    assert Evening(people=2).refuses(1, Reveal(chance=GUEST)) == "stale"


@pytest.mark.parametrize(
    "command",
    [
        Move(chair=3),
        Configure(settings={"pace": "brisk"}),
        SeatBot(chair=3, level="casual"),
        EmptyChair(chair=3),
        Ready(ready=False),
        Start(),
        GiveChair(chair=3, to="x"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_nothing_that_makes_another_deal_can_be_done_between_the_rounds(
    command: AnyCommand,
) -> None:
    assert asked().refuses(0, command) == "game-on"


def test_somebody_who_does_not_tell_is_left_out_after_five_seconds_and_named() -> None:
    evening = asked()
    evening.tell(0, Reveal(chance=HOST))
    evening.tell(2, Reveal(chance=THIRD))
    evening.wait(4_999)
    assert evening.scene(0).deal is None
    evening.wait(1)

    assert dealt(evening).contributions[:3] == [HOST, "", THIRD]
    assert dealt(evening).hashes == [hash_of(HOST), hash_of(GUEST), hash_of(THIRD), ""]
    finish(evening)
    check(evening, dealt(evening).commitment, HOST)
    fair = fair_deal_of(kept(evening).header)
    assert fair is not None
    assert fair.kept_back == [1]


def test_somebody_who_leaves_between_the_rounds_is_dealt_cards_for_a_bot_at_once() -> None:
    evening = asked()
    evening.tell(0, Reveal(chance=HOST))
    evening.tell(1, Leave())
    evening.tell(2, Reveal(chance=THIRD))

    assert dealt(evening).contributions[:3] == [HOST, "", THIRD]
    chair = evening.scene(0).chairs[1]
    assert (chair.seat, chair.left, chair.level is None) == (1, True, False)


@pytest.mark.parametrize("command", [Bar(chair=1), EmptyChair(chair=1)], ids=["bar", "empty"])
def test_somebody_who_is_sent_away_between_the_rounds_is_dealt_cards_for_a_bot(
    command: AnyCommand,
) -> None:
    evening = asked()
    evening.tell(0, command)
    evening.tell(0, Reveal(chance=HOST))
    evening.tell(2, Reveal(chance=THIRD))

    assert dealt(evening).contributions[:3] == [HOST, "", THIRD]


def test_a_table_that_is_restored_between_the_rounds_deals_in_time() -> None:
    evening = asked()
    evening.tell(1, Reveal(chance=GUEST))
    evening.table = Table.restore([decode(encode(event)) for event in evening.log])
    evening.arrive(0, 1, 2)
    evening.tell(0, Reveal(chance=HOST))
    assert evening.scene(0).deal is None
    evening.wait(5_000)

    assert dealt(evening).contributions[:3] == [HOST, GUEST, ""]


def test_the_last_to_reveal_who_knows_the_secret_chooses_between_two_deals() -> None:
    """The attack of a host who runs the server: to try bytes until the deal pleases."""
    deals = set[str]()
    for tried in ("", *(f"{number:032x}" for number in range(200)), THIRD):
        evening = asked()
        evening.tell(0, Reveal(chance=HOST))
        evening.tell(1, Reveal(chance=GUEST))
        if tried and evening.refuses(2, Reveal(chance=tried)) is None:
            deals.add(repr(dealt(evening).view))
        else:
            evening.wait(5_000)
            deals.add(repr(dealt(evening).view))

    assert len(deals) == 2


@pytest.mark.parametrize("chance", ["x" * 64, "0f", "0F" * 32, "0f" * 33, "0f" * 32 + "\n", "\n"])
def test_an_announced_contribution_is_a_hash_in_hexadecimal(chance: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "ready", "ready": True, "chance": chance}, Ready)


@pytest.mark.parametrize("chance", ["", "x" * 32, "0f", "0F" * 16, "0f" * 17, "0f" * 16 + "\n"])
def test_a_contribution_is_16_bytes_in_hexadecimal(chance: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "reveal", "chance": chance}, Reveal)
