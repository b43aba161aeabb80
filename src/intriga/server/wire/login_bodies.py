"""The bodies of HTTP requests and answers about how a person comes back.

All bytes of a passkey are in base64url without its filling, as in WebAuthn.
"""

from typing import Annotated

from msgspec import Meta, Struct

from intriga.service.commands import Name

Given = Annotated[str, Meta(max_length=16_384)]
"""Bytes from an authenticator."""
LoginId = Annotated[str, Meta(max_length=1_400)]
"""The name of a device or of a passkey; a credential has at most 1,023 bytes."""
Typed = Annotated[str, Meta(max_length=400)]
"""Recovery words as somebody typed them."""


class OwnDevice(Struct, frozen=True):
    """A browser that is known as the caller, ``own`` if it is the one that asks.

    ``browser`` and ``system`` are as it called itself, empty where unknown; ``made`` and ``seen``
    are days, as ``2026-11-28``.
    """

    device: str
    browser: str
    system: str
    made: str
    seen: str
    own: bool


class OwnPasskey(Struct, frozen=True):
    """A passkey of the caller, with the browser and the system where it was made.

    ``made`` and ``used`` are days.
    """

    passkey: str
    browser: str
    system: str
    made: str
    used: str


class OwnLogins(Struct, frozen=True):
    """The ways back of the caller; ``words`` is the day on which recovery words were made, if any.

    None of it is secret, and nothing of it opens anything.
    """

    devices: list[OwnDevice]
    passkeys: list[OwnPasskey]
    words: str


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that is wanted, under the *name* that an authenticator shows to its owner."""

    name: Name


class BegunPasskey(Struct, frozen=True):
    """All that a browser needs to make a passkey, within *seconds*.

    ``nonce`` is to be signed, ``host`` is where the passkey is good, ``user`` stands for the
    person, whom it does not name.  ``known`` are passkeys that there are, ``algorithms`` those of
    COSE.
    """

    nonce: str
    host: str
    user: str
    name: str
    known: list[str]
    algorithms: list[int]
    seconds: int


class MadePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an authenticator has made."""

    client_data: Given
    attestation: Given


class BegunLogin(Struct, frozen=True):
    """All that a browser needs to ask for a passkey at *host*, within *seconds*."""

    nonce: str
    host: str
    seconds: int


class ShownPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A nonce that a *passkey* has signed.

    It ``replaces`` whoever this browser was, and sits at tables.
    """

    passkey: LoginId
    client_data: Given
    authenticator_data: Given
    signature: Given
    user: LoginId = ""
    replaces: bool = False


class LoggedIn(Struct, frozen=True):
    """The browser is that of the person who came back, ``new`` if it was not so before."""

    new: bool


class DeviceToStrike(Struct, frozen=True, forbid_unknown_fields=True):
    """A device that is to be known as the caller no longer."""

    device: LoginId


class PasskeyToStrike(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that is to open nothing any more."""

    passkey: LoginId


class RecoveryWords(Struct, frozen=True):
    """New recovery words: they are shown this once, and end those before."""

    words: list[str]


class WordsToUse(Struct, frozen=True, forbid_unknown_fields=True):
    """Recovery words as typed; ``replaces`` whoever this browser was, and sits at tables."""

    words: Typed
    replaces: bool = False
