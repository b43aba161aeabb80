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


def is_foreign(headers: Mapping[str, str], origins: Collection[str]) -> bool:
    """Say whether the page that asks lies elsewhere; False where no page says so."""
    origin = headers.get("origin")
    if origin is None:
        return False
    own = headers.get("host") or None  # never the empty netloc of `Origin: null`
    return origin not in origins and _netloc(origin) != own


def _netloc(origin: str) -> str:
    """Return the host of *origin*, nothing where it has none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:  # such as `http://[`
        return ""
