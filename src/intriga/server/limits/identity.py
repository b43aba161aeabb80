"""The identity of a person: a random number that this server has signed, in a cookie or a token.

The number is never logged and sent to nobody else.  A token that is forged, was signed by
another server or was ended by its owner counts as none.
"""

import hmac
import re
import secrets
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final

from intriga.service.session import Person

SECRET: Final = "cookies"  # noqa: S105  the name of the store's secret
YEAR: Final = 365 * 24 * 3600  # seconds
SIGNED: Final = re.compile(r"([bp][0-9a-f]{32})\.([0-9a-f]{64})")


class Identities:
    """Signs and reads identities with the *key*, of at least 16 bytes, of one server.

    *revoked* are the persons whose identity was ended; others may come in at any time.
    """

    def __init__(self, key: bytes, revoked: Collection[str] = ()) -> None:
        self._key, self._revoked = key, revoked
        self._plain_name = f"intriga-{self._mac('cookie')[:8]}"

    def new(self, *, program: bool = False) -> str:
        """Return a signed identity that nobody has."""
        name = f"{'p' if program else 'b'}{secrets.token_hex(16)}"
        return self.signed(Person(name))

    def signed(self, person: Person) -> str:
        """Return the identity of *person*, as it was given to them."""
        return f"{person.id}.{self._mac(person.id)}"

    def read(self, signed: str, *, program: bool = False) -> Person | None:
        """Return the person of *signed*, None if not signed here for that kind, or ended."""
        parts = SIGNED.fullmatch(signed)
        if parts is None or parts[1].startswith("p") is not program:
            return None
        if not hmac.compare_digest(self._mac(parts[1]), parts[2]):
            return None
        person = Person(parts[1], program=program)
        return None if self.is_revoked(person) else person

    def is_revoked(self, person: Person) -> bool:
        """Say whether the identity of *person* was ended."""
        return person.id in self._revoked

    def _mac(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), sha256).hexdigest()

    # --- cookies

    def cookie_name(self, scheme: str) -> str:
        """Return the name of the cookie.

        Without TLS a browser takes no ``__Host-`` cookie; there the name is this server's
        alone, since cookies do not tell ports apart.
        """
        return "__Host-intriga" if scheme in {"https", "wss"} else self._plain_name

    def of_cookies(self, scheme: str, cookies: Mapping[str, str]) -> Person | None:
        """Return the person of *cookies*."""
        return self.read(cookies.get(self.cookie_name(scheme), ""))

    def cookie(self, scheme: str, signed: str) -> str:
        """Return the header that gives a browser its identity."""
        secure = "; Secure" if scheme in {"https", "wss"} else ""
        return (
            f"{self.cookie_name(scheme)}={signed}; "
            f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        )


def bearer(headers: Mapping[str, str]) -> str | None:
    """Return the token of an ``Authorization`` header, None without one."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None
