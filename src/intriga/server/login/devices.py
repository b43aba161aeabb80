"""The devices of a person: one is a browser, by the number that its cookie names.

Those of a guest who has one browser stand nowhere.  They are kept from the first link, passkey or
recovery words on, so that a person sees where they are known and can strike one off.
"""

from typing import Final

from intriga.server.limits.buckets import MOST_ADDRESSES
from intriga.server.limits.identities import Caller
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.interface import DAY
from intriga.store.logins import StoredDevice

BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome")),
    ("Safari", "Safari"),
)
"""Signs of a browser in what it says of itself; it may say those further down as well."""
SYSTEMS: Final = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS")),
    *(("Windows", "Windows"), ("Mac OS X", "macOS"), ("Linux", "Linux")),
)
BETWEEN: Final = "/"


def label_of(user_agent: str) -> str:
    """Return the browser and the system of *user_agent*, as ``Firefox/Android``; "" for unknown."""
    parts = (
        next((name for sign, name in known if sign in user_agent), "")
        for known in (BROWSERS, SYSTEMS)
    )
    label = BETWEEN.join(parts)
    return "" if label == BETWEEN else label


def day_of(now_ms: int) -> int:
    """Return the beginning of the day of *now_ms*, UTC: nobody needs to know more."""
    return now_ms - now_ms % DAY


async def keep_device(context: Context, caller: Caller, label: str) -> None:
    """Keep the device of *caller*, which was seen today.

    Raises:
        StoreError: it cannot be kept.
    """
    if caller.device:
        today = day_of(context.clock())
        device = StoredDevice(caller.who.id, caller.device, label, today, today)
        await context.store.logins.keep_device(device)


class SeenDevices:
    """Has the store note of each device, once a day, that it was seen."""

    def __init__(self, context: Context) -> None:
        """Begin with none, in the store of *context*."""
        self._context = context
        self._today, self._seen = 0, set[str]()

    def see(self, caller: Caller) -> None:
        """Have noted that the device of *caller* was seen, if it is kept; wait for nothing.

        However often it comes, the store hears of it once; of more devices than can be remembered
        it hears on another day.
        """
        today = day_of(self._context.clock())
        if today != self._today:
            self._today, self._seen = today, set[str]()
        if caller.device in self._seen or len(self._seen) >= MOST_ADDRESSES:
            return
        self._seen.add(caller.device)
        seen = self._context.store.logins.see_device(caller.who.id, caller.device, today)
        seen.add_done_callback(lambda each: each.cancelled() or each.exception())


async def has_login(context: Context, person: str) -> bool:
    """Say whether *person* can come back without a cookie.

    Raises:
        StoreError: it cannot be read.
    """
    logins = context.store.logins
    return await logins.words_made(person) is not None or bool(await logins.passkeys(person))


async def check_place(tables: ServerTables, own: Person | None, *, replaces: bool) -> bool:
    """Say whether *own*, as whom a browser was known so far, ends when it becomes somebody else's.

    Those end who sit at tables and could never come back to them.

    Raises:
        Refused: they would, and nobody said that they are to be replaced.
        StoreError: it cannot be read.
    """
    if own is None or not tables.context.index.of_person(own.id, tables.context.clock()):
        return False
    if await has_login(tables.context, own.id):
        return False
    if not replaces:
        raise Refused(ServerRefusal.OWN_PLACE, "this browser sits at a table as somebody else")
    return True
