"""The days of the daily bluff, by the clock of the server in UTC; they never go back.

A day that was opened stays the last one until the clock passes it: if the clock is set back, no day
is opened twice, and none whose key was published opens again.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from intriga.core.daily_deal import day_key
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import Refused
from intriga.store.interface import DAY, Store

SECRET: Final = "daily"  # noqa: S105  the name of the store's secret
GRACE: Final = DAY // 24  # milliseconds after a day until its key is told: games under way end
PLAYABLE: Final = 366  # days that can be played, with today


class DayCalendar:
    """Says which day it is, and has the keys of days."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        """Count days by *clock*, milliseconds since 1970, and keep in *store* which were opened."""
        self._store, self._clock, self._secret = store, clock, b""

    async def today(self) -> str:
        """Return the day that it is, an ISO date.

        Raises:
            StoreError: the store cannot tell, or cannot keep that the day was opened.
        """
        now = self._clock()
        last, day = await self._store.last_day(), day_at(now)
        if day <= last:
            return last
        await self._store.open_day(day, now)
        return day

    @property
    def left(self) -> int:
        """The milliseconds until the clock has another day."""
        return DAY - self._clock() % DAY

    def has_told(self, day: str) -> bool:
        """Say whether the keys of *day* are told by now."""
        return self._clock() >= told_from(day)

    async def key(self, game: str, day: str) -> bytes:
        """Return the key of *game* on *day*; nobody may be told it before :meth:`has_told`.

        Raises:
            StoreError: the store cannot tell.
        """
        self._secret = self._secret or await self._store.secret(SECRET)
        return day_key(self._secret, game, day)


def day_at(now: int) -> str:
    """Return the day of the instant *now*, milliseconds since 1970, in UTC."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def told_from(day: str) -> int:
    """Return the instant from which the keys of *day* are told, and no game of it counts any more.

    A game begun late on a day goes on for a while after it, and must not be played with the key.
    """
    return round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) * 1000 + DAY + GRACE


def days_until(day: str, number: int) -> list[str]:
    """Return *number* days up to *day*, the latest first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(each)).isoformat() for each in range(number)]


def checked_day(day: str, today: str) -> str:
    """Return *day*, which can be played *today*.

    Raises:
        Refused: it is no date, has not come yet, or is too long ago.
    """
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise Refused(ServerRefusal.NO_GAME, f"{day!r} is no date") from None
    ago = (date.fromisoformat(today) - found).days
    if ago not in range(PLAYABLE) or found.isoformat() != day:
        raise Refused(ServerRefusal.NO_GAME, f"{day} is none of the last {PLAYABLE} days")
    return day


def streak_of(days: set[str], today: str) -> int:
    """Return how many of *days* are in a row up to *today*, or to yesterday without today's."""
    last = date.fromisoformat(today)
    if today not in days:
        last -= timedelta(1)
    streak = 0
    while (last - timedelta(streak)).isoformat() in days:
        streak += 1
    return streak
