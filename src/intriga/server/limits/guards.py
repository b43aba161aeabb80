"""Guards of HTTP: the headers of every answer, and the origin of every request."""

import re
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

RawHeader: TypeAlias = tuple[bytes, bytes]
PORT: Final = re.compile(r":\d+$")
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


SECURE: Final = frozenset({"https", "wss"})
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")  # seconds: a year


HOST: Final = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::\d{1,5})?", re.ASCII)
OWN: Final = (b"cache-control", b"private, no-store")
"""Answers to programs may be private, so no cache on the way may store them."""
BY_WHOM: Final = b"cookie, authorization"  # by which it varies


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
