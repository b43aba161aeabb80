"""Identity and rate limits of the caller, and guards of the origin and of every answer.

The identity of a person is a random number that this server has signed, in a cookie or a token
(:mod:`intriga.server.limits.identities`).
It is never logged and sent to nobody else.  A token that is forged, was signed by another server
or was ended by its owner counts as none.
"""

import re
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from intriga.server.limits.buckets import (
    IPV6,
    MOST_ADDRESSES,
    Buckets,
    Counts,
    household,
    networks,
)
from intriga.server.limits.identities import SECURE, Caller, Identities
from intriga.server.limits.usage import Usage
from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused

PORT: Final = re.compile(r":\d+$")
RawHeader: TypeAlias = tuple[bytes, bytes]
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a private link bears its token in the fragment
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")  # seconds: a year
HOST: Final = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?", re.ASCII)
OWN: Final = (b"cache-control", b"private, no-store")
"""Answers to programs may be private, so no cache on the way may store them."""
BY_WHOM: Final = b"cookie, authorization"  # by which it varies


def bearer(headers: Mapping[str, str]) -> str | None:
    """Return the token of an ``Authorization`` header, None without one."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class Regulars:
    """Remembers when each person first came, and which of them count alone at which address."""

    def __init__(self, limits: Limits, own_networks: Sequence[str] = ()) -> None:
        """Let count alone as many as *limits* allow, and all of *own_networks*."""
        self._limits = limits
        self._own = [ip_network(network) for network in own_networks]
        self._came: OrderedDict[str, float] = OrderedDict()
        self._alone: defaultdict[str, set[str]] = defaultdict(set)

    def came(self, person: str, now: float) -> None:
        """Note that *person* is at a table at *now*, in seconds."""
        self._came.setdefault(person, now)
        if len(self._came) > MOST_ADDRESSES:
            gone, _ = self._came.popitem(last=False)
            for persons in self._alone.values():
                persons.discard(gone)

    def bearer(self, person: str, address: str, now: float) -> str:
        """Return whose limit *person* uses from *address*: their own, or that of the whole address.

        *person* is empty for somebody who was never here.
        """
        if not person:
            return address
        return person if self._is_own(address) or self._counts(person, address, now) else address

    def _counts(self, person: str, address: str, now: float) -> bool:
        came = self._came.get(person)
        if came is None or now - came < self._limits.regular_after:
            return False
        alone = self._alone[networks(address)[-1][0]]
        if len(alone) < self._limits.regulars_of_address:
            alone.add(person)
        return person in alone

    def _is_own(self, address: str) -> bool:
        if not self._own:
            return False
        try:
            host = ip_address(address.replace(IPV6, "::"))
        except ValueError:
            return False
        return any(host in network for network in self._own)


AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
LOCAL: Final = frozenset({"127.0.0.1", "::1", "localhost"})

Asking = Literal[
    "creation",
    "question",
    "own",
    "look",
    "revocation",
    "device-link",
    "login",
    "recovery",
    "report",
    "export",
]
"""The kinds of requests that are rate-limited: creating something that stays, costly questions,
the same about one's own game, looks into the lobby, ending an identity, making or opening a link to
another browser, coming back by a passkey, trying recovery words, reporting somebody, and asking for
everything about oneself."""
TOO_MUCH: Final[Mapping[Asking, str]] = {
    "creation": "too much was opened from this address",
    "question": "too much was asked from this address",
    "own": "too much was asked of their own games from this address",
    "look": "the lobby was asked for too often",
    "device-link": "too many links to other devices were made or opened from here",
    "login": "passkeys were asked for too often from this address",
    "recovery": "too many recovery words were tried",
    "revocation": "too many identities were ended from this address",
    "report": "too many people were reported from this address",
    "export": "everything about a person was asked for too often from this address",
}


class Access:
    """Identifies callers, and limits the rate of requests of each address."""

    def __init__(self, identities: Identities, settings: ServerSettings) -> None:
        """Let in whom *identities* has signed, as far as the limits of *settings* allow."""
        self.identities, limits = identities, settings.limits
        self.on_renewed: Callable[[Caller], None] = lambda _: None
        """Hears of each device whose cookie is signed again, once a day."""
        self.regulars = Regulars(limits, settings.own_networks)
        self._asked: dict[Asking, Buckets] = {
            "creation": Buckets(limits.creations, limits.creation_time),
            "question": Buckets(limits.questions, limits.question_time),
            "own": Buckets(limits.own_questions_of_address, limits.question_time),
            "look": Buckets(limits.looks, limits.look_time),
            "revocation": Buckets(limits.revocations, limits.revocation_time),
            "device-link": Buckets(limits.device_links, limits.device_link_time),
            "login": Buckets(limits.logins, limits.login_time),
            "recovery": Buckets(limits.recoveries, limits.recovery_time),
            "report": Buckets(limits.reports, limits.report_time),
            "export": Buckets(limits.exports, limits.export_time),
        }
        self._recoveries = Buckets(limits.recoveries_of_all, limits.recovery_time)  # of all
        self._linking = Buckets(limits.device_links, limits.device_link_time)  # by person
        self._persons = Buckets(limits.own_questions, limits.question_time)
        self._messages = Buckets(limits.messages, limits.message_time)
        self._handshakes = Buckets(limits.handshakes, limits.handshake_time)
        self._sockets = Counts(limits.sockets_of_address)

    def share(self, usage: Usage) -> None:
        """Count what addresses use here together with what they use at other servers."""
        limited = {**self._asked, "handshake": self._handshakes, "socket": self._sockets}
        for name, each in limited.items():
            usage.add(name, each)

    def who(self, connection: AnyConnection) -> Person | None:
        """Return the caller, None for somebody who was never here.

        Raises:
            Refused: a token that this server has not given.
        """
        caller = self.caller(connection)
        return None if caller is None else caller.who

    def caller(self, connection: AnyConnection) -> Caller | None:
        """Return the caller and the device by which they ask, None for somebody new.

        Raises:
            Refused: a token that this server has not given.
        """
        token = bearer(connection.headers)
        if token is None:
            return self.identities.of_cookies(connection.scope["scheme"], connection.cookies)
        program = self.identities.program(token)
        if program is None:
            raise Refused(ServerRefusal.BAD_TOKEN, "this server has not given that token")
        return Caller(program)

    def welcome(self, connection: AnyConnection) -> tuple[Person, dict[str, str]]:
        """Return the caller, and the headers that make a new browser known from now on.

        Raises:
            Refused: a token that this server has not given.
        """
        caller, headers = self.greet(connection)
        return caller.who, headers

    def greet(self, connection: AnyConnection) -> tuple[Caller, dict[str, str]]:
        """Return the caller, with headers that give a cookie to a new browser, or one of today.

        Raises:
            Refused: a token that this server has not given.
        """
        caller = self.caller(connection)
        if caller is None:
            caller = self.identities.newcomer()
            return caller, self.known_as(caller, connection)
        renewed = None if caller.who.program else self.identities.renewed(caller)
        if renewed is None:
            return caller, {}
        if caller.device:
            self.on_renewed(renewed)
        return renewed, self.known_as(renewed, connection)

    def known_as(self, caller: Caller, connection: AnyConnection) -> dict[str, str]:
        """Return the headers that make the browser that asks known as *caller* from now on."""
        return {"set-cookie": self.identities.cookie(connection.scope["scheme"], caller)}

    def check(self, asking: Asking, connection: AnyConnection) -> None:
        """Count something that is asked for over HTTP.

        Raises:
            Refused: the address has asked for too much of that of late.
        """
        if not self._asked[asking].take(self.bearer(connection), monotonic()):
            raise Refused(ServerRefusal.TOO_MANY, TOO_MUCH[asking])

    def check_device_link(self, connection: AnyConnection, maker: Person | None = None) -> None:
        """Count a link to another device that is opened, or made by *maker*.

        Raises:
            Refused: the address or the person has made or opened too many of late.
        """
        self.check("device-link", connection)
        if maker is not None and not self._linking.take(maker.id, monotonic()):
            raise Refused(ServerRefusal.TOO_MANY, TOO_MUCH["device-link"])

    def check_recovery(self, connection: AnyConnection) -> None:
        """Count recovery words that are tried: for the address, whoever asks there, and for all.

        Raises:
            Refused: the address has tried too many of late, or all together have.
        """
        address, now = address_of(connection), monotonic()
        if not (self._asked["recovery"].take(address, now) and self._recoveries.take("", now)):
            raise Refused(ServerRefusal.TOO_MANY, TOO_MUCH["recovery"])

    def counts_for(self, who: Person | None, connection: AnyConnection) -> bool:
        """Count something costly for *who* alone, and say whether they may have it so.

        It is meant for questions about one's own game or table: friends behind one address do
        not use up each other's share.  A person is a token that anybody can make, so all persons of
        an address together have a share as well.
        """
        now = monotonic()
        return (
            who is not None
            and self._persons.take(who.id, now)
            and self._asked["own"].take(address_of(connection), now)
        )

    def bearer(self, connection: AnyConnection) -> str:
        """Return whose limit *connection* uses: that of its address, or of its person alone."""
        try:
            person = self.who(connection)
        except Refused:  # a token that is not from here
            person = None
        known = "" if person is None else person.id
        return self.regulars.bearer(known, address_of(connection), monotonic())

    def may_say(self, address: str) -> bool:
        """Count a message of a socket of *address*, and say whether it may be read."""
        return self._messages.take(address, monotonic())

    def let_in(self, address: str) -> bool:
        """Count a socket of *address* if it may have one more, and say whether it may."""
        return self._handshakes.take(address, monotonic()) and self._sockets.add(address)

    def let_out(self, address: str) -> None:
        """Count a socket of *address* no longer."""
        self._sockets.drop(address)


def address_of(connection: AnyConnection) -> str:
    """Return the address of *connection*, as it counts for limits."""
    client = connection.client
    return household(client.host if client else None)


def is_local(connection: AnyConnection) -> bool:
    """Say whether *connection* comes from this machine."""
    return connection.client is not None and connection.client.host in LOCAL


def is_near(connection: AnyConnection) -> bool:
    """Say whether *connection* comes from this machine, or from a private network."""
    try:
        return ip_address(connection.client.host if connection.client else "").is_private
    except ValueError:
        return False


def names_this_machine(host: str) -> bool:
    """Say whether *host*, as a browser sends it, is what only this machine calls itself."""
    return PORT.sub("", host).strip("[]") in LOCAL


def with_guards(path: str, sent: list[RawHeader], *, secure: bool) -> list[RawHeader]:
    """Return the headers *sent* with an answer at *path*, and those that guard it."""
    strict = [STRICT] if secure else []
    own = _own(sent) if path.startswith("/api/") else sent
    return [*own, *RAW_HEADERS, *strict]


def _own(sent: list[RawHeader]) -> list[RawHeader]:
    """Return the headers *sent*, that say that the answer may be for its asker alone."""
    known = dict(sent)
    varies = b", ".join(filter(None, (known.get(b"vary"), BY_WHOM)))
    kept = [] if OWN[0] in known else [OWN]
    return [*(each for each in sent if each[0] != b"vary"), *kept, (b"vary", varies)]


def is_misled(headers: Mapping[str, str], origins: Collection[str]) -> bool:
    """Say whether a question names a host that this server cannot be.

    Where *origins* say under which addresses the page is served, it is served under no other
    name, and by its numbers: a name of somebody else may lead here.
    """
    host = headers.get("host")
    if host is None:  # HTTP/1.0, as the health checks of some proxies speak it
        return False
    if not HOST.fullmatch(host):
        return True
    named = {_parts(origin)[1] for origin in origins}
    return bool(origins) and host not in named and not _is_number(host)


def _is_number(host: str) -> bool:
    """Say whether *host* is an address, or what only this machine calls itself."""
    name = PORT.sub("", host).strip("[]")
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


def is_json(headers: Mapping[str, str]) -> bool:
    """Say whether the body of a question is JSON, as no form of another page can send it."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def is_foreign(headers: Mapping[str, str], origins: Collection[str], scheme: str) -> bool:
    """Say whether the page that asks lies elsewhere; False where no page says so.

    *scheme* is that of the question.  Where it is not encrypted, a proxy that names no scheme
    may have undone it, so the page may come by https all the same.
    """
    origin = headers.get("origin")
    if origin is None:
        return False
    own = headers.get("host") or None  # never the empty netloc of `Origin: null`
    asks_from, netloc = _parts(origin)
    is_own = netloc == own and (scheme not in SECURE or asks_from in SECURE)
    return origin not in origins and not is_own


def _parts(origin: str) -> tuple[str, str]:
    """Return scheme and host of *origin*, nothing where it has none."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as `http://[`
        return "", ""
    return parts.scheme, parts.netloc
