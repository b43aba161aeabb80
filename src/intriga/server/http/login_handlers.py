"""HTTP handlers about how a person comes back: devices, passkeys, recovery words."""

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Response, get, post

from intriga.server.http.handlers import (
    BODIES,
    NEVER_KEPT,
    AnyRequest,
    now_known_as,
    own_label,
)
from intriga.server.limits.access import Access
from intriga.server.limits.identities import Caller
from intriga.server.login.devices import BETWEEN, keep_device
from intriga.server.login.passkeys import Passkeys, decoded, encoded, origin_of
from intriga.server.login.recovery_words import Recovery
from intriga.server.tables.context import PER_SECOND
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.login_bodies import (
    BegunLogin,
    BegunPasskey,
    DeviceToStrike,
    LoggedIn,
    MadePasskey,
    NewPasskey,
    OwnDevice,
    OwnLogins,
    OwnPasskey,
    PasskeyToStrike,
    RecoveryWords,
    ShownPasskey,
    WordsToUse,
)
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.logins import StoredDevice, StoredPasskey


@get("/api/account")
async def own_logins(
    request: AnyRequest, tables: ServerTables, access: Access
) -> Response[OwnLogins]:
    """Return the devices and passkeys of the caller, and whether they have recovery words."""
    access.check("look", request)
    caller, headers = _person(request, access)
    logins = tables.context.store.logins
    found = OwnLogins(
        [_device(each, caller) for each in await logins.devices(caller.who.id)],
        [_passkey(each) for each in await logins.passkeys(caller.who.id)],
        _day(await logins.words_made(caller.who.id)),
    )
    return Response(found, headers=headers | NEVER_KEPT)


@post("/api/devices/strike", status_code=204, exception_handlers=BODIES)
async def strike_device(
    request: AnyRequest, data: DeviceToStrike, tables: ServerTables, access: Access
) -> Response[None]:
    """Strike a device off: its sockets are closed, and it is somebody new from then on."""
    access.check("login", request)
    caller, headers = _person(request, access)
    if not await tables.strike(caller.who, data.device):
        raise Refused(ServerRefusal.NO_LOGIN, "no device of theirs is called that")
    if data.device == caller.device:
        headers = access.known_as(access.identities.newcomer(), request)
    return Response(None, headers=headers)


# ------------------------------------------------------------------- passkeys


@post("/api/passkeys/begin", status_code=200, exception_handlers=BODIES)
async def begin_passkey(
    request: AnyRequest, data: NewPasskey, access: Access, passkeys: Passkeys
) -> Response[BegunPasskey]:
    """Return what a browser needs to make a passkey of the caller."""
    access.check("login", request)
    caller, headers = _person(request, access)
    begun = await passkeys.begin(caller.who, data.name, origin_of(request.headers))
    return Response(begun, headers=headers | NEVER_KEPT)


@post("/api/passkeys", exception_handlers=BODIES)
async def keep_passkey(
    request: AnyRequest,
    data: MadePasskey,
    tables: ServerTables,
    access: Access,
    passkeys: Passkeys,
) -> Response[OwnPasskey]:
    """Keep a passkey of the caller, and the device where it was made."""
    access.check("login", request)
    caller, headers = _person(request, access)
    label = own_label(request)
    made = await passkeys.keep(caller.who, data, origin_of(request.headers), label)
    await keep_device(tables.context, caller, label)
    return Response(_passkey(made), headers=headers | NEVER_KEPT)


@post("/api/passkeys/strike", status_code=204, exception_handlers=BODIES)
async def strike_passkey(
    request: AnyRequest, data: PasskeyToStrike, tables: ServerTables, access: Access
) -> Response[None]:
    """Strike a passkey off: it opens nothing any more."""
    access.check("login", request)
    caller, headers = _person(request, access)
    credential = decoded(data.passkey)
    if not await tables.context.store.logins.end_passkey(caller.who.id, credential):
        raise Refused(ServerRefusal.NO_LOGIN, "no passkey of theirs is called that")
    return Response(None, headers=headers)


@post("/api/passkeys/login/begin", status_code=200, exception_handlers=BODIES)
async def begin_login(
    request: AnyRequest, access: Access, passkeys: Passkeys
) -> Response[BegunLogin]:
    """Return what a browser needs to ask for a passkey, whoever has one."""
    access.check("login", request)
    return Response(passkeys.begin_login(origin_of(request.headers)), headers=NEVER_KEPT)


@post("/api/passkeys/login", status_code=200, exception_handlers=BODIES)
async def use_passkey(
    request: AnyRequest,
    data: ShownPasskey,
    tables: ServerTables,
    access: Access,
    passkeys: Passkeys,
) -> Response[LoggedIn]:
    """Make the browser that asks that of the person whose passkey it shows."""
    access.check("login", request)
    own = _own(request, access)
    person = await passkeys.use(own, data, origin_of(request.headers))
    return await _logged_in(own, person, request, tables, access)


# ------------------------------------------------------------------- recovery words


@post("/api/recovery", status_code=200, exception_handlers=BODIES)
async def new_words(
    request: AnyRequest, tables: ServerTables, access: Access, recovery: Recovery
) -> Response[RecoveryWords]:
    """Make recovery words of the caller, shown this once; those before open nothing any more."""
    access.check("login", request)
    caller, headers = _person(request, access)
    words = await recovery.make(caller.who)
    await keep_device(tables.context, caller, own_label(request))
    return Response(RecoveryWords(words), headers=headers | NEVER_KEPT)


@post("/api/recovery/use", status_code=200, exception_handlers=BODIES)
async def use_words(
    request: AnyRequest,
    data: WordsToUse,
    tables: ServerTables,
    access: Access,
    recovery: Recovery,
) -> Response[LoggedIn]:
    """Make the browser that asks that of the person who has those words, and use them up."""
    access.check_recovery(request)
    own = _own(request, access)
    person = await recovery.use(own, data.words, replaces=data.replaces)
    return await _logged_in(own, person, request, tables, access)


# ------------------------------------------------------------------- parts


def _person(request: AnyRequest, access: Access) -> tuple[Caller, dict[str, str]]:
    """Return the caller, who is no program, and the headers of :meth:`Access.greet`.

    Raises:
        Refused: a program asks, which has its token.
    """
    caller, headers = access.greet(request)
    if caller.who.program:
        raise Refused(ServerRefusal.NO_BROWSER, "a program goes on wherever its token is")
    return caller, headers


def _own(request: AnyRequest, access: Access) -> Person | None:
    """Return as whom the browser that asks was known so far.

    Raises:
        Refused: a program asks, which has its token.
    """
    own = access.who(request)
    if own is not None and own.program:
        raise Refused(ServerRefusal.NO_BROWSER, "a program goes on wherever its token is")
    return own


async def _logged_in(
    own: Person | None, person: Person, request: AnyRequest, tables: ServerTables, access: Access
) -> Response[LoggedIn]:
    is_new = own is None or own.id != person.id
    headers = await now_known_as(person, request, tables, access) if is_new else {}
    return Response(LoggedIn(is_new), headers=headers | NEVER_KEPT)


def _device(kept: StoredDevice, caller: Caller) -> OwnDevice:
    browser, _, system = kept.label.partition(BETWEEN)
    days = _day(kept.made_ms), _day(kept.seen_ms)
    return OwnDevice(kept.device, browser, system, *days, own=kept.device == caller.device)


def _passkey(kept: StoredPasskey) -> OwnPasskey:
    browser, _, system = kept.label.partition(BETWEEN)
    days = _day(kept.made_ms), _day(kept.used_ms)
    return OwnPasskey(encoded(kept.credential), browser, system, *days)


def _day(at_ms: int | None) -> str:
    """Return the day of *at_ms*, UTC, empty for None."""
    return (
        "" if at_ms is None else datetime.fromtimestamp(at_ms / PER_SECOND, UTC).date().isoformat()
    )


LOGIN_HANDLERS: Final[list[Any]] = [
    *(own_logins, strike_device),
    *(begin_passkey, keep_passkey, strike_passkey, begin_login, use_passkey),
    *(new_words, use_words),
]
