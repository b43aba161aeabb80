"""First to N wins: what counts, who has won, and what becomes of it when people and rules change.

Wins are of people and bots, not of their chairs.
"""

from typing import Any

import pytest

from intriga.service.commands import Configure, EmptyChair, Join, Leave, NewTable, Ready, SeatBot
from intriga.service.events import Ended, decode, encode
from intriga.service.session import Person
from intriga.service.table import Snapshot, Table, session_of
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings
from tests.service.claims import played_out
from tests.service.evening import BOT, Evening

PAIRS: dict[str, Any] = {
    "game": "pot-de-vin",
    "preset": "pot-de-vin",
    "options": {"pairs": True},
    "people": 4,
}


def first_to(wins: int, **table: Any) -> Evening:  # noqa: ANN401  as for Evening
    """Return a table where a series is played."""
    settings = Settings(listed=True, reaction=12, turn=60, bank=0, series=wins)
    table.setdefault("people", 2)
    return Evening(settings=settings, **table)


def play(evening: Evening) -> list[int]:
    """Play a game to its end, the first answer every time, and return who has won."""
    for number in range(1, len(evening.people)):
        if evening.scene(number).you is not None:
            evening.tell(number, Ready(ready=True))
    evening.start()
    played_out(evening, lambda _, words: words[0])
    ended = [event for event in evening.log if isinstance(event, Ended)]
    return ended[-1].winners


def standing(evening: Evening) -> dict[str, int]:
    """Return how many games of the series everybody has won, by name."""
    return {each.name: each.wins for each in evening.spectator().series}


def winners(evening: Evening) -> list[str]:
    """Return who has won the series."""
    return [each.name for each in evening.spectator().series if each.won]


def test_no_series_is_played_unless_somebody_wants_one() -> None:
    evening = Evening(people=2)
    play(evening)
    assert evening.spectator().series == []


def test_the_first_to_win_enough_games_wins_the_series() -> None:
    evening = first_to(2)
    names, wins = ["Ana", "P1"], [0, 0]
    while max(wins) < 2:
        assert winners(evening) == []
        for seat in play(evening):
            wins[seat] += 1
        assert standing(evening) == dict(zip(names, wins, strict=True))
    first, *_ = evening.spectator().series
    assert first.won
    assert winners(evening) == [names[wins.index(2)]]


def test_the_next_game_begins_a_new_series_and_the_evening_goes_on() -> None:
    evening = first_to(2)
    while not winners(evening):
        play(evening)
    cups = [chair.wins for chair in evening.scene(0).chairs]
    evening.tell(1, Ready(ready=True))
    evening.start()
    assert set(standing(evening).values()) == {0}
    assert [chair.wins for chair in evening.scene(0).chairs] == cups


def test_partners_win_a_game_of_the_series_together() -> None:
    evening = first_to(2, **PAIRS)
    while not winners(evening):
        play(evening)
    wins = [standing(evening)[name] for name in ("Ana", "P1", "P2", "P3")]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert len(winners(evening)) == 2


def test_wins_survive_leaving_and_coming_back() -> None:
    evening = first_to(5, people=3)
    won = play(evening)[0]
    name = evening.scene(won).chairs[won].name
    evening.tell(won, Leave())
    assert standing(evening)[name] == 1
    assert next(each for each in evening.spectator().series if each.name == name).chair is None
    evening.tell(won, Join(name=name))
    assert standing(evening)[name] == 1
    assert evening.scene(won).chairs[won].wins == 1


def test_a_bot_that_plays_for_somebody_wins_for_them() -> None:
    evening = first_to(5)
    evening.start()
    evening.tell(1, Leave())
    played_out(evening, lambda _, words: words[0])
    won = next(event for event in evening.log if isinstance(event, Ended)).winners
    assert standing(evening) == {"Ana": int(0 in won), "P1": int(1 in won)}


def test_a_bot_sent_away_leaves_its_wins_to_nobody() -> None:
    evening = first_to(9, people=1, bots=1, cast=["lola"])
    while not standing(evening)["Lola"]:
        play(evening)
    evening.tell(0, EmptyChair(chair=1))
    evening.tell(0, SeatBot(chair=1, level=BOT, character="otto"))
    assert standing(evening)["Otto"] == 0
    evening.tell(0, SeatBot(chair=1, level=BOT, character="lola"))
    assert standing(evening)["Lola"] > 0


def test_another_number_of_wins_goes_on_with_those_there_are() -> None:
    evening = first_to(2)
    while not winners(evening):
        play(evening)
    won = standing(evening)
    evening.tell(0, Configure(settings={"series": 3}))
    assert winners(evening) == []
    assert standing(evening) == won
    evening.tell(0, Configure(settings={"series": 2}))
    assert len(winners(evening)) == 1


def test_fewer_wins_give_the_series_to_those_with_most() -> None:
    evening = first_to(9)
    while max(standing(evening).values()) < 3:
        play(evening)
    most = max(standing(evening).values())
    evening.tell(0, Configure(settings={"series": 2}))
    assert winners(evening) == [name for name, wins in standing(evening).items() if wins == most]


def test_a_series_that_was_ended_begins_at_nothing() -> None:
    evening = first_to(9)
    play(evening)
    evening.tell(0, Configure(settings={"series": 0}))
    evening.tell(0, Configure(settings={"series": 9}))
    assert set(standing(evening).values()) == {0}
    assert sum(chair.wins for chair in evening.scene(0).chairs) == 1


@pytest.mark.parametrize("wins", [1, 11, -1])
def test_a_series_is_to_two_wins_or_up_to_ten(wins: int) -> None:
    wish = NewTable(game="coup", name="Ana", preset="coup-br", settings=Settings(series=wins))
    with pytest.raises(Refused, match="series is 0 or 2 to 10 games"):
        Table.create(wish, Person("ana"), 1, bytes(32))


def test_a_series_is_as_it_was_after_a_restart() -> None:
    evening = first_to(3)
    play(evening)
    before = evening.spectator().series
    for again in (
        Table.restore([decode(encode(event)) for event in evening.log]),
        Table.restore([], evening.table.snapshot()),
    ):
        evening.table = again
        assert evening.spectator().series == before


def test_wins_that_an_earlier_release_counted_on_its_chairs_count_still() -> None:
    evening = Evening(people=2)
    play(evening)
    kept, inputs = evening.table.snapshot().kept, evening.table.snapshot().inputs
    kept.scores.clear()
    kept.chairs[1].wins = 3
    session = session_of(Snapshot(kept, inputs))
    assert [chair.wins for chair in Table(session).scene(Person("z"), 1).chairs] == [0, 3]
