"""The ways back of a person, as a store keeps them: devices, passkeys and recovery words.

A guest who has none of these leaves nothing here: their signed cookie says who they are.
"""

from asyncio import Future
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, Protocol

LOGIN_TABLES: Final = ("devices", "passkeys", "recovery")
"""The tables whose rows go with their person."""
SEPARATOR: Final = "/"  # between a person and one of their devices, where one of them was ended


def ended_device(person: str, device: str = "") -> str:
    """Return how *device* of *person* stands among identities that were ended.

    Without a *device* it stands for all cookies of theirs that name none, as they did once.
    """
    return f"{person}{SEPARATOR}{device}"


@dataclass(frozen=True, slots=True)
class StoredDevice:
    """A browser of *person*, numbered *device*; *made_ms* and *seen_ms* are exact to the day."""

    person: str = field(repr=False)
    device: str = field(repr=False)
    label: str
    made_ms: int
    seen_ms: int


@dataclass(frozen=True, slots=True)
class StoredPasskey:
    """A passkey of *person*: *credential* is its public id, *sign_count* that of its last use.

    *made_ms* and *used_ms* are exact to the day.
    """

    credential: bytes = field(repr=False)
    person: str = field(repr=False)
    public_key: bytes = field(repr=False)
    sign_count: int
    label: str
    made_ms: int
    used_ms: int


class Logins(Protocol):
    """The ways back of all persons.

    Every method asks at once, and raises :class:`~intriga.store.interface.StoreError` when awaited
    as those of a store do.
    """

    def keep_device(self, device: StoredDevice) -> Awaitable[None]:
        """Keep *device*; of one that is kept, when it was seen and how it is called now."""
        ...

    def see_device(self, person: str, device: str, seen_ms: int) -> Future[None]:
        """Keep when *device* of *person* was seen, if it is kept at all."""
        ...

    def devices(self, person: str) -> Awaitable[list[StoredDevice]]:
        """Return the devices of *person*, the one seen last in front, 100 at most."""
        ...

    def end_device(self, person: str, device: str, now_ms: int) -> Awaitable[bool]:
        """Forget *device* of *person* and keep that its cookie is ended; say whether it was kept.

        Cookies of *person* that name no device are ended with it.
        """
        ...

    def keep_passkey(self, passkey: StoredPasskey) -> Awaitable[bool]:
        """Keep *passkey*, and say so; one whose credential is kept stays as it is."""
        ...

    def passkey(self, credential: bytes) -> Awaitable[StoredPasskey | None]:
        """Return the passkey with that *credential*."""
        ...

    def passkeys(self, person: str) -> Awaitable[list[StoredPasskey]]:
        """Return the passkeys of *person*, the oldest in front."""
        ...

    def use_passkey(self, credential: bytes, sign_count: int, used_ms: int) -> Awaitable[bool]:
        """Keep that a passkey was used, and say whether *sign_count* goes on from its last use.

        One that does not count says 0 each time.
        """
        ...

    def end_passkey(self, person: str, credential: bytes) -> Awaitable[bool]:
        """Forget a passkey of *person*, and say whether there was one with that *credential*."""
        ...

    def spend(self, nonce: bytes, until_ms: int, now_ms: int) -> Awaitable[bool]:
        """Use up *nonce*, which is over at *until_ms*, and say whether it was to be had.

        However many ask at once, only one gets it.  Those that were over before *now_ms* go.
        """
        ...

    def keep_words(self, person: str, digest: bytes, made_ms: int) -> Awaitable[None]:
        """Keep the *digest* of recovery words of *person*; those before open nothing any more."""
        ...

    def words_made(self, person: str) -> Awaitable[int | None]:
        """Return when the recovery words of *person* were made, None where there are none."""
        ...

    def person_of_words(self, digest: bytes) -> Awaitable[str | None]:
        """Return the person whose recovery words have that *digest*."""
        ...

    def use_words(self, digest: bytes) -> Awaitable[bool]:
        """Use up the words that have that *digest*, and say whether they were to be had.

        However many ask at once, only one gets them.
        """
        ...
