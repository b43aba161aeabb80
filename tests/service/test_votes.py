"""A wish for a bot is counted again whenever one of those who may wish it is no longer there."""

from collections.abc import Callable
from typing import Final

import pytest

from intriga.service.commands import Back, Bar, HandOver, Leave
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.evening import BOT, Evening

SLOW: Final = Settings(listed=True, turn=300)
LONG: Final = 45_000  # milliseconds, after which somebody is away


def go_away(evening: Evening, person: int) -> None:
    evening.depart(person)
    evening.wait(LONG)


def leave(evening: Evening, person: int) -> None:
    evening.tell(person, Leave())


def be_sent_away(evening: Evening, person: int) -> None:
    evening.tell(0, Bar(chair=person))


def let_a_bot_play(evening: Evening, person: int) -> None:
    evening.tell(person, HandOver(chair=person, level=BOT))


WAYS: Final[list[Callable[[Evening, int], None]]] = [
    go_away,
    leave,
    be_sent_away,
    let_a_bot_play,
]


def one_vote_short(people: int) -> tuple[Evening, list[int]]:
    """Return a game whose last person is away, and those who have not wished for a bot.

    Those who have are as many as there can be without being most of them.
    """
    evening = Evening(people=people, settings=SLOW).start()
    go_away(evening, people - 1)
    voters = (people - 1) // 2
    for person in range(voters):
        evening.tell(person, HandOver(chair=people - 1, level=BOT))
    assert not plays_for(evening, people - 1)
    return evening, list(range(voters, people - 1))


def plays_for(evening: Evening, person: int) -> bool:
    """Say whether a bot plays for *person*."""
    return evening.scene(0).chairs[person].level is not None


@pytest.mark.parametrize("people", range(3, 7))
@pytest.mark.parametrize("way", WAYS)
def test_a_vote_is_counted_again_when_another_person_is_no_longer_there(
    way: Callable[[Evening, int], None], people: int
) -> None:
    evening, others = one_vote_short(people)
    for gone in range(1, len(others) + 1):
        way(evening, others[-gone])
        wishes, voters = people - 1 - len(others), people - 1 - gone
        assert plays_for(evening, people - 1) == (2 * wishes > voters), gone
    assert plays_for(evening, people - 1)
    assert Table.restore(evening.log).snapshot().kept == evening.table.snapshot().kept


def test_a_vote_of_somebody_who_is_gone_counts_no_longer() -> None:
    evening, others = one_vote_short(6)
    leave(evening, 1)
    evening.tell(others[0], HandOver(chair=5, level=BOT))
    assert not plays_for(evening, 5)
    evening.tell(others[1], HandOver(chair=5, level=BOT))
    assert plays_for(evening, 5)


def test_a_person_for_whom_a_bot_plays_is_offered_no_vote() -> None:
    evening, _ = one_vote_short(4)
    let_a_bot_play(evening, 1)
    assert "hand-over" not in evening.scene(1).may_at[3]
    assert evening.refuses(1, HandOver(chair=3, level=BOT)) == "bot-plays"
    evening.tell(1, Back())
    assert "hand-over" in evening.scene(1).may_at[3]


def test_two_votes_can_come_true_at_once() -> None:
    evening = Evening(people=5, settings=SLOW).start()
    go_away(evening, 3)
    go_away(evening, 4)
    for absent in (3, 4):
        evening.tell(0, HandOver(chair=absent, level=BOT))
    assert not plays_for(evening, 3)
    leave(evening, 1)
    assert not plays_for(evening, 3)
    leave(evening, 2)
    assert (plays_for(evening, 3), plays_for(evening, 4)) == (True, True)
