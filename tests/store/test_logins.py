"""Devices, passkeys, recovery words and spent nonces, as both stores keep them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from intriga.store.interface import DAY, YEAR, Store
from intriga.store.logins import Logins, StoredDevice, StoredPasskey, ended_device
from intriga.store.upkeep import tidy
from tests.store.opening import Place, at, using

PHONE = StoredDevice("ana", "a1", "Firefox/Android", DAY, DAY)
LAPTOP = StoredDevice("ana", "a2", "Safari/macOS", DAY, 2 * DAY)
PASSKEY = StoredPasskey(b"one", "ana", b"key", 3, "Safari/macOS", DAY, DAY)


def with_logins(place: Place, work: Callable[[Logins], Awaitable[None]]) -> None:
    async def play() -> None:
        async with at(place) as store:
            await work(store.logins)

    asyncio.run(play())


def test_a_device_is_kept_with_the_day_on_which_it_was_seen_last(place: Place) -> None:
    async def work(logins: Logins) -> None:
        await logins.see_device("ana", "a1", DAY)
        assert await logins.devices("ana") == []
        await logins.keep_device(PHONE)
        await logins.keep_device(LAPTOP)
        await logins.keep_device(replace(PHONE, person="bia"))
        assert await logins.devices("ana") == [LAPTOP, PHONE]
        await logins.see_device("ana", "a1", 3 * DAY)
        await logins.see_device("ana", "a1", 2 * DAY)
        assert await logins.devices("ana") == [replace(PHONE, seen_ms=3 * DAY), LAPTOP]
        await logins.keep_device(replace(LAPTOP, label="Firefox/macOS", made_ms=9, seen_ms=4 * DAY))
        newest = replace(LAPTOP, label="Firefox/macOS", seen_ms=4 * DAY)
        assert (await logins.devices("ana"))[0] == newest

    with_logins(place, work)


def test_a_device_that_is_struck_off_is_ended_with_the_cookies_that_name_none(
    place: Place,
) -> None:
    async def play() -> None:
        async with at(place) as store:
            await store.logins.keep_device(PHONE)
            assert not await store.logins.end_device("bia", "a1", 1)
            assert not await store.logins.end_device("ana", "a2", 1)
            assert await store.revoked() == []
            assert await store.logins.end_device("ana", "a1", 1)
            assert not await store.logins.end_device("ana", "a1", 1)
            assert await store.logins.devices("ana") == []
            ended = {ended_device("ana", "a1"), ended_device("ana")}
            assert set(await store.revoked()) == ended == {"ana/a1", "ana/"}

    asyncio.run(play())


def test_a_credential_is_the_passkey_of_one_person(place: Place) -> None:
    async def work(logins: Logins) -> None:
        assert await logins.passkey(b"one") is None
        assert await logins.keep_passkey(PASSKEY)
        assert not await logins.keep_passkey(replace(PASSKEY, person="bia"))
        assert await logins.keep_passkey(replace(PASSKEY, credential=b"two", made_ms=2 * DAY))
        assert await logins.passkey(b"one") == PASSKEY
        assert [each.credential for each in await logins.passkeys("ana")] == [b"one", b"two"]
        assert not await logins.end_passkey("bia", b"one")
        assert await logins.end_passkey("ana", b"one")
        assert await logins.passkey(b"one") is None

    with_logins(place, work)


def test_a_passkey_whose_count_does_not_go_on_is_not_used(place: Place) -> None:
    async def work(logins: Logins) -> None:
        await logins.keep_passkey(PASSKEY)
        await logins.keep_passkey(replace(PASSKEY, credential=b"none", sign_count=0))
        assert not await logins.use_passkey(b"one", 3, 5 * DAY)
        assert not await logins.use_passkey(b"strange", 4, 5 * DAY)
        asked = [logins.use_passkey(b"one", 4, 5 * DAY) for _ in range(4)]
        assert sorted(await asyncio.gather(*asked)) == [False] * 3 + [True]
        assert await logins.passkey(b"one") == replace(PASSKEY, sign_count=4, used_ms=5 * DAY)
        assert [await logins.use_passkey(b"none", 0, 1) for _ in range(2)] == [True, True]

    with_logins(place, work)


def test_a_nonce_is_spent_once_and_forgotten_when_it_is_over(place: Place) -> None:
    async def work(logins: Logins) -> None:
        asked = [logins.spend(b"c", 5_000, 1_000) for _ in range(4)]
        assert sorted(await asyncio.gather(*asked)) == [False] * 3 + [True]
        assert not await logins.spend(b"c", 5_000, 5_000)
        assert await logins.spend(b"d", 9_000, 5_001)
        assert await logins.spend(b"c", 9_000, 5_001)

    with_logins(place, work)


def test_the_last_words_of_a_person_open_once(place: Place) -> None:
    async def work(logins: Logins) -> None:
        assert await logins.words_made("ana") is None
        await logins.keep_words("ana", b"first", 1_000)
        await logins.keep_words("ana", b"second", 2_000)
        await logins.keep_words("bia", b"third", 3_000)
        assert await logins.words_made("ana") == 2_000
        assert await logins.person_of_words(b"first") is None
        assert await logins.person_of_words(b"second") == "ana"
        asked = [logins.use_words(b"second") for _ in range(4)]
        assert sorted(await asyncio.gather(*asked)) == [False] * 3 + [True]
        assert await logins.words_made("ana") is None
        assert await logins.words_made("bia") == 3_000

    with_logins(place, work)


async def fill(logins: Logins) -> None:
    for person in ("ana", "bia"):
        await logins.keep_device(replace(PHONE, person=person))
        await logins.keep_passkey(replace(PASSKEY, credential=person.encode(), person=person))
        await logins.keep_words(person, person.encode(), 1_000)


async def has(store: Store, person: str) -> tuple[int, int, bool]:
    logins = store.logins
    words = await logins.words_made(person) is not None
    return len(await logins.devices(person)), len(await logins.passkeys(person)), words


def test_the_logins_of_a_person_go_with_their_identity_and_when_they_are_forgotten(
    place: Place,
) -> None:
    async def play() -> None:
        async with at(place) as store:
            await fill(store.logins)
            await store.revoke("ana", 1_000)
            assert await has(store, "ana") == (0, 0, False)
            await fill(store.logins)
            await store.forget_person("ana", "xana")
            assert await has(store, "ana") == (0, 0, False)
            assert await has(store, "bia") == (1, 1, True)

    asyncio.run(play())


def test_a_device_is_forgotten_a_year_after_it_was_seen_and_the_rest_stays(place: Place) -> None:
    async def keep(store: Store) -> None:
        await fill(store.logins)
        await store.logins.keep_device(LAPTOP)

    using(place, keep)
    asyncio.run(tidy(place, YEAR + 2 * DAY))
    assert using(place, lambda store: store.logins.devices("ana")) == [LAPTOP]
    assert using(place, lambda store: has(store, "bia")) == (0, 1, True)
