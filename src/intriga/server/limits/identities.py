"""Signed identities: the cookie of a browser, and the token of a program.

A cookie says whose it is, which of their devices shows it, and when it was signed.  It is signed
again each day on which the browser comes, and counts for nothing a year after it was signed.
"""

import hmac
import re
import secrets
from collections.abc import Callable, Collection, Mapping
from hashlib import sha256
from typing import Final

from msgspec import Struct

from intriga.service.session import Person
from intriga.store.interface import DAY, YEAR
from intriga.store.logins import ended_device

SECRET: Final = "cookies"  # noqa: S105  the name of the store's secret
SECURE: Final = frozenset({"https", "wss"})
HOUR: Final = 3_600_000  # milliseconds
MAX_AGE: Final = YEAR // 1000  # seconds
COOKIE: Final = re.compile(r"(b[0-9a-f]{32})\.([0-9a-f]{16})\.([0-9a-f]{1,8})\.([0-9a-f]{64})")
FORMER: Final = re.compile(r"(b[0-9a-f]{32})\.([0-9a-f]{64})")  # names no device and no hour
FORMER_ENDS: Final = 1_830_297_600_000  # 2028-01-01: no browser has kept one of these so long
TOKEN: Final = re.compile(r"(p[0-9a-f]{32})\.([0-9a-f]{64})")
PERSON_BYTES: Final = 16
DEVICE_BYTES: Final = 8


class Caller(Struct, frozen=True):
    """The person who asks, and by which *device*; *signed_ms* is when its cookie was signed.

    The device is empty for a program, and for a cookie that names none; *signed_ms* is 0 then.
    """

    who: Person
    device: str = ""
    signed_ms: int = 0


class Identities:
    """Signs and reads identities with the *key*, of at least 16 bytes, of one server.

    *revoked* are the persons and devices whose identity was ended; others may come in at any time.
    *clock* tells milliseconds since 1970.
    """

    def __init__(
        self, key: bytes, revoked: Collection[str] = (), *, clock: Callable[[], int]
    ) -> None:
        self._key, self._revoked, self._clock = key, revoked, clock
        self._plain_name = f"intriga-{self._mac('cookie')[:8]}"

    def newcomer(self) -> Caller:
        """Return somebody whom nobody knows, at a device of theirs."""
        return self.at_new_device(Person(f"b{secrets.token_hex(PERSON_BYTES)}"))

    def at_new_device(self, who: Person) -> Caller:
        """Return *who* at a device that they have not used so far."""
        return Caller(who, secrets.token_hex(DEVICE_BYTES), self._clock())

    def renewed(self, caller: Caller) -> Caller | None:
        """Return *caller* with a cookie to be signed now, None where that of theirs is of today."""
        if not caller.device:
            return self.at_new_device(caller.who)
        now = self._clock()
        return None if now - caller.signed_ms < DAY else Caller(caller.who, caller.device, now)

    def new_token(self) -> str:
        """Return the token of a new program."""
        name = f"p{secrets.token_hex(PERSON_BYTES)}"
        return f"{name}.{self._mac(name)}"

    def program(self, token: str) -> Person | None:
        """Return the program with *token*, None if that was not given here, or is ended."""
        parts = TOKEN.fullmatch(token)
        if parts is None or not hmac.compare_digest(self._mac(parts[1]), parts[2]):
            return None
        who = Person(parts[1], program=True)
        return None if self.is_revoked(who) else who

    def is_revoked(self, who: Person, device: str = "") -> bool:
        """Say whether the identity of *who* was ended, or their *device* struck off."""
        return who.id in self._revoked or ended_device(who.id, device) in self._revoked

    def _mac(self, name: str) -> str:
        return hmac.new(self._key, name.encode(), sha256).hexdigest()

    # --- cookies

    def cookie_name(self, scheme: str) -> str:
        """Return the name of the cookie.

        Without TLS a browser takes no ``__Host-`` cookie; there the name is this server's
        alone, since cookies do not tell ports apart.
        """
        return "__Host-intriga" if scheme in SECURE else self._plain_name

    def of_cookies(self, scheme: str, cookies: Mapping[str, str]) -> Caller | None:
        """Return whoever shows *cookies*, None if they are not signed here, too old, or ended."""
        caller = self._read(cookies.get(self.cookie_name(scheme), ""))
        is_known = caller is not None and not self.is_revoked(caller.who, caller.device)
        return caller if is_known else None

    def _read(self, signed: str) -> Caller | None:
        named, _, mac = signed.rpartition(".")
        if (parts := COOKIE.fullmatch(signed)) is not None:
            caller = Caller(Person(parts[1]), parts[2], int(parts[3], 16) * HOUR)
            ends = caller.signed_ms + YEAR
        elif (parts := FORMER.fullmatch(signed)) is not None:
            caller, ends = Caller(Person(parts[1])), FORMER_ENDS
        else:
            return None
        is_ours = hmac.compare_digest(self._mac(named), mac)
        return caller if is_ours and self._clock() < ends else None

    def cookie(self, scheme: str, caller: Caller) -> str:
        """Return the header by which a browser is that of *caller* from now on."""
        named = f"{caller.who.id}.{caller.device}.{caller.signed_ms // HOUR:x}"
        secure = "; Secure" if scheme in SECURE else ""
        return (
            f"{self.cookie_name(scheme)}={named}.{self._mac(named)}; "
            f"Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"
        )
