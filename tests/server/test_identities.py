"""A cookie names a person, a device and an hour: it is renewed, grows old, and can be ended."""

import hmac
from hashlib import sha256

import pytest

from intriga.server.limits.identities import FORMER_ENDS, HOUR, Caller, Identities
from intriga.service.session import Person
from intriga.store.interface import DAY, YEAR
from intriga.store.logins import ended_device

KEY = bytes(range(32))
START = 500_000 * HOUR
ANA = Caller(Person("b" + "a" * 32), "d" * 16, START)


class Instant:
    """A clock that stands until a test puts it on."""

    def __init__(self, now: int = START) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def signed_by(identities: Identities, caller: Caller) -> str:
    return identities.cookie("http", caller).partition("=")[2].partition(";")[0]


def read(identities: Identities, signed: str) -> Caller | None:
    return identities.of_cookies("http", {identities.cookie_name("http"): signed})


def former(person: str) -> str:
    """Return the cookie of *person* as it was signed before it named a device."""
    return f"{person}.{hmac.new(KEY, person.encode(), sha256).hexdigest()}"


def test_a_cookie_says_whose_it_is_and_by_which_device() -> None:
    identities = Identities(KEY, clock=Instant())
    caller = identities.newcomer()
    assert read(identities, signed_by(identities, caller)) == caller
    assert identities.renewed(caller) is None
    other = identities.at_new_device(caller.who)
    assert (other.who, other.device == caller.device) == (caller.who, False)


def test_the_cookie_of_another_server_counts_as_none() -> None:
    here, there = (Identities(key, clock=Instant()) for key in (KEY, KEY[::-1]))
    assert read(here, signed_by(there, ANA)) is None
    assert there.program(here.new_token()) is None


@pytest.mark.parametrize("place", [0, 5, 40, 52, -1])
def test_a_cookie_that_is_changed_anywhere_counts_as_none(place: int) -> None:
    identities = Identities(KEY, clock=Instant())
    letters = list(signed_by(identities, ANA))
    letters[place] = "c" if letters[place] != "c" else "d"
    assert read(identities, "".join(letters)) is None


def test_a_cookie_is_signed_again_after_a_day_and_ends_a_year_after_it_was_signed() -> None:
    clock = Instant()
    identities = Identities(KEY, clock=clock)
    signed = signed_by(identities, ANA)
    clock.now = START + DAY
    renewed = identities.renewed(ANA)
    assert renewed is not None
    assert renewed == Caller(ANA.who, ANA.device, START + DAY)
    clock.now = START + YEAR - 1
    assert read(identities, signed) == ANA
    clock.now = START + YEAR
    assert read(identities, signed) is None
    assert read(identities, signed_by(identities, renewed)) == renewed


def test_a_cookie_that_names_no_device_counts_and_gets_one() -> None:
    clock = Instant()
    identities = Identities(KEY, clock=clock)
    assert read(identities, former(ANA.who.id)) == Caller(ANA.who)
    renewed = identities.renewed(Caller(ANA.who))
    assert renewed is not None
    assert (renewed.who, len(renewed.device), renewed.signed_ms) == (ANA.who, 16, START)
    clock.now = FORMER_ENDS
    assert read(identities, former(ANA.who.id)) is None


def test_a_device_that_is_struck_off_is_a_stranger_and_the_others_of_the_person_are_not() -> None:
    revoked = set[str]()
    identities = Identities(KEY, revoked, clock=Instant())
    other = identities.at_new_device(ANA.who)
    revoked |= {ended_device(ANA.who.id, ANA.device), ended_device(ANA.who.id)}
    assert read(identities, signed_by(identities, ANA)) is None
    assert read(identities, former(ANA.who.id)) is None
    assert read(identities, signed_by(identities, other)) == other
    revoked.add(ANA.who.id)
    assert read(identities, signed_by(identities, other)) is None


def test_the_token_of_a_program_is_no_cookie_and_the_other_way_round() -> None:
    identities = Identities(KEY, clock=Instant())
    token = identities.new_token()
    program = identities.program(token)
    assert program is not None
    assert program.program
    assert read(identities, token) is None
    assert identities.program(signed_by(identities, ANA)) is None
    assert identities.program(former(ANA.who.id)) is None
