"""An authenticator in software: it makes passkeys and signs with them, as a device does."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.playing import Answer, Browser

Json = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags
ES256 = -7


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, which is good at one *host*; if it *counts* it says how often it has signed.

    Those that a person has on several devices at once do not count.
    """

    def __init__(self, host: str = "127.0.0.1", *, counts: bool = True) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.host, self.count, self.user = host, 0, b""
        self._counts = counts

    def make(self, begun: Json, origin: str) -> Json:
        """Return the body that keeps a new passkey."""
        self.user = decoded(begun["user"])
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "client_data": encoded(client_data("webauthn.create", begun["nonce"], origin)),
            "attestation": encoded(attestation),
        }

    def show(self, begun: Json, origin: str, **more: object) -> Json:
        """Return the body that comes back by the passkey."""
        self.count += self._counts
        said = client_data("webauthn.get", begun["nonce"], origin)
        data = self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return {
            "passkey": encoded(self.id),
            "client_data": encoded(said),
            "authenticator_data": encoded(data),
            "signature": encoded(signature),
            "user": encoded(self.user),
            **more,
        }

    def _data(self, flags: int) -> bytes:
        return sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)


def client_data(kind: str, nonce: str, origin: str) -> bytes:
    said = {"type": kind, "challenge": nonce, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()


def ask(browser: Browser, path: str, body: Json, *, origin: str = "") -> Answer:
    """Let a page in *browser* ask."""
    return browser.ask(path, body, origin=origin or browser.url)


def begin(browser: Browser) -> Json:
    """Return what *browser* is given to make a passkey of its person."""
    begun = ask(browser, "/api/passkeys/begin", {"name": "Ana"})
    assert begun.status == 200, begun.body
    return dict(begun.json)


def register(browser: Browser, authenticator: Authenticator | None = None) -> Authenticator:
    """Make a passkey of the person in *browser*."""
    made = authenticator or Authenticator()
    kept = ask(browser, "/api/passkeys", made.make(begin(browser), browser.url))
    assert kept.status == 201, kept.body
    return made


def begin_login(browser: Browser) -> Json:
    return dict(ask(browser, "/api/passkeys/login/begin", {}).json)


def log_in(browser: Browser, authenticator: Authenticator, **more: object) -> Answer:
    """Come back by a passkey."""
    shown = authenticator.show(begin_login(browser), browser.url, **more)
    return ask(browser, "/api/passkeys/login", shown)
