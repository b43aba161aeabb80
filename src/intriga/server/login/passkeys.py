"""Passkeys: a key pair of which a device keeps the one half, and the server the other.

Nothing secret lies here, no password and no address of a person.  A passkey is good at the host of
the page that made it, and names its person by a number that means nothing elsewhere.
"""

import asyncio
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from intriga.server.login.devices import check_place, day_of
from intriga.server.login.nonces import GOOD_FOR, Nonces
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.login_bodies import BegunLogin, BegunPasskey, MadePasskey, ShownPasskey
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.logins import StoredPasskey

if TYPE_CHECKING:
    from collections.abc import Callable

    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

T = TypeVar("T")
SECRET: Final = "passkeys"  # noqa: S105  the name of the store's secret
MOST: Final = 20  # passkeys of a person
ALGORITHMS: Final = (-8, -7, -257)  # of COSE: EdDSA, ES256, RS256, which webauthn checks
LOGIN: Final = "login"  # the purpose of a nonce


class ClientData(msgspec.Struct, frozen=True):
    """The client data that a browser has had signed, as far as it is read before it is checked."""

    challenge: str


CLIENT_DATA: Final = msgspec.json.Decoder(ClientData)


def origin_of(headers: Mapping[str, str]) -> str:
    """Return the origin of the page that asks, which the guard of the server has let through.

    Raises:
        Refused: no page asks.
    """
    origin = headers.get("origin", "")
    if not urlsplit(origin).hostname:
        raise Refused(ServerRefusal.FOREIGN, "passkeys are for pages in a browser")
    return origin


class Passkeys:
    """Makes passkeys, and lets people back in by them."""

    def __init__(self, tables: ServerTables, key: bytes) -> None:
        """Let in at *tables*; nonces and the numbers of persons are made with *key*."""
        self._tables, self._key = tables, key
        self._nonces = Nonces(tables.context, key)

    # --- making one

    async def begin(self, who: Person, name: str, origin: str) -> BegunPasskey:
        """Return what a browser at *origin* needs to make a passkey of *who*.

        Raises:
            Refused: they have as many as one person can have.
            StoreError: those that they have cannot be read.
        """
        known = await self._known(who)
        return BegunPasskey(
            nonce=encoded(self._nonces.make(who.id)),
            host=_host(origin),
            user=encoded(self._number(who.id)),
            name=name,
            known=[encoded(each.credential) for each in known],
            algorithms=list(ALGORITHMS),
            seconds=GOOD_FOR,
        )

    async def keep(self, who: Person, made: MadePasskey, origin: str, label: str) -> StoredPasskey:
        """Keep the passkey *made* of *who* by a page at *origin*, and return it.

        Raises:
            Refused: it was not made for what *begin* has given them, or is too old, or known, or
                one too many.
            StoreError: it cannot be kept.
        """
        await self._known(who)
        client_data = decoded(made.client_data)
        nonce = self._nonce_in(client_data, who.id)
        found = await _checked(_registration, made, client_data, nonce, origin)
        if not await self._nonces.spend(nonce):
            raise bad_passkey("its nonce was used already")
        key, count = found.credential_public_key, found.sign_count
        today = self._today()
        passkey = StoredPasskey(found.credential_id, who.id, key, count, label, today, today)
        if not await self._tables.context.store.logins.keep_passkey(passkey):
            raise bad_passkey("it is kept already")
        return passkey

    async def _known(self, who: Person) -> list[StoredPasskey]:
        """Return the passkeys of *who*.

        Raises:
            Refused: they have as many as one person can have.
        """
        known = await self._tables.context.store.logins.passkeys(who.id)
        if len(known) >= MOST:
            raise Refused(ServerRefusal.MANY_PASSKEYS, f"a person has at most {MOST} passkeys")
        return known

    # --- coming back

    def begin_login(self, origin: str) -> BegunLogin:
        """Return what a browser at *origin* needs to ask for a passkey."""
        return BegunLogin(encoded(self._nonces.make(LOGIN)), _host(origin), GOOD_FOR)

    async def use(self, own: Person | None, shown: ShownPasskey, origin: str) -> Person:
        """Return whose browser the one that has *shown* a passkey at *origin* is from now on.

        It was that of *own* so far.  Where *own* sits somewhere the same may be shown again.

        Raises:
            Refused: the passkey is nobody's, the nonce is over, used or of another server, the
                signature is wrong or its count does not go on; or *own* sits somewhere.
            StoreError: it cannot be kept, and nothing has changed.
        """
        context, logins = self._tables.context, self._tables.context.store.logins
        client_data = decoded(shown.client_data)
        nonce = self._nonce_in(client_data, LOGIN)
        kept = await logins.passkey(decoded(shown.passkey))
        if kept is None or kept.person in context.revoked:
            raise bad_passkey("nobody has it, or not any more")
        if shown.user and not hmac.compare_digest(decoded(shown.user), self._number(kept.person)):
            raise bad_passkey("it is of another person")
        found = await _checked(_authentication, shown, client_data, nonce, origin, kept)
        other = None if own is None or own.id == kept.person else own
        ends = await check_place(self._tables, other, replaces=shown.replaces)
        if not await self._nonces.spend(nonce):
            raise bad_passkey("its nonce was used already")
        if not await logins.use_passkey(kept.credential, found.new_sign_count, self._today()):
            raise bad_passkey("its count does not go on")
        if other is not None and ends:
            await self._tables.revoke(other)
        return Person(kept.person)

    # --- parts

    def _nonce_in(self, client_data: bytes, purpose: str) -> bytes:
        """Return the nonce that *client_data* says was signed.

        Raises:
            Refused: it is none of this server for *purpose*, or is over.
        """
        try:
            nonce = decoded(CLIENT_DATA.decode(client_data).challenge)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise bad_passkey("its client data cannot be read") from None
        if not self._nonces.is_good(nonce, purpose):
            raise bad_passkey("its nonce is over, or of somebody else")
        return nonce

    def _today(self) -> int:
        return day_of(self._tables.context.clock())

    def _number(self, person: str) -> bytes:
        """Return what stands for *person* in a passkey; it tells nothing without the key."""
        return hmac.new(self._key, f"user {person}".encode(), sha256).digest()


async def _checked(check: "Callable[..., T]", *given: object) -> T:
    """Return what *check* finds, off the event loop: keys take a millisecond, OpenSSL to load more.

    Raises:
        Refused: it finds something wrong.
    """
    try:
        return await asyncio.to_thread(check, *given)
    except Exception as error:  # noqa: BLE001  whatever a stranger sends
        raise bad_passkey(f"{type(error).__name__}: {error}") from None


def _registration(
    made: MadePasskey, client_data: bytes, nonce: bytes, origin: str
) -> "VerifiedRegistration":
    from webauthn import verify_registration_response  # noqa: PLC0415  with OpenSSL
    from webauthn.helpers import parse_attestation_object  # noqa: PLC0415
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticatorAttestationResponse,
        RegistrationCredential,
    )

    attestation = decoded(made.attestation)
    attested = parse_attestation_object(attestation).auth_data.attested_credential_data
    credential = attested.credential_id if attested else b""
    return verify_registration_response(
        credential=RegistrationCredential(
            encoded(credential),
            credential,
            AuthenticatorAttestationResponse(client_data, attestation),
        ),
        expected_challenge=nonce,
        expected_rp_id=_host(origin),
        expected_origin=origin,
    )


def _authentication(
    shown: ShownPasskey, client_data: bytes, nonce: bytes, origin: str, kept: StoredPasskey
) -> "VerifiedAuthentication":
    from webauthn import verify_authentication_response  # noqa: PLC0415  with OpenSSL
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticationCredential,
        AuthenticatorAssertionResponse,
    )

    return verify_authentication_response(
        credential=AuthenticationCredential(
            encoded(kept.credential),
            kept.credential,
            AuthenticatorAssertionResponse(
                client_data, decoded(shown.authenticator_data), decoded(shown.signature)
            ),
        ),
        expected_challenge=nonce,
        expected_rp_id=_host(origin),
        expected_origin=origin,
        credential_public_key=kept.public_key,
        credential_current_sign_count=kept.sign_count,
    )


def encoded(data: bytes) -> str:
    """Return *data* in base64url without its filling."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return what *text* in base64url stands for.

    Raises:
        Refused: it is none.
    """
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:  # not ASCII, or no base64
        raise bad_passkey("it is no base64url") from None


def bad_passkey(detail: str) -> Refused:
    """Return the refusal of a passkey, with its cause."""
    return Refused(ServerRefusal.BAD_PASSKEY, detail)


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""
