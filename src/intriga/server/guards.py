"""What every answer and every question has to bear: headers, and where a page came from."""

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

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
