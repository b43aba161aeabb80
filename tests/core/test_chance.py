"""Sources of chance: the same numbers for ever, every outcome alike, draws that can be checked."""

import hashlib
import hmac
from collections import Counter

import pytest

from intriga.core.chance import (
    Committed,
    Keyed,
    Scripted,
    Seeded,
    by_number,
    by_seed,
    checked_seed,
    next_number,
    scramble,
    start,
)
from intriga.core.errors import BadOptions

SECRET = b"0123456789abcdef"
DRAWS = 6000


# ------------------------------------------------------------------- seeded


def test_the_numbers_of_a_game_never_change() -> None:
    known = {
        (0, 0): [3405691463, 3401107691, 539734128, 1238491242, 1513663792],
        (5, 9): [588851140, 3000678159, 1824042944, 2760181323, 53464558],
    }

    for (game, key), numbers in known.items():
        source = Seeded(game, key)
        assert [next_number(source) for _ in numbers] == numbers


def test_the_mixer_never_changes() -> None:
    assert [scramble(x) for x in (0, 1, 0xFFFFFFFF)] == [0, 2261973619, 2578835075]


def test_the_mixer_maps_different_numbers_to_different_numbers() -> None:
    assert len({scramble(x) for x in range(100_000)}) == 100_000


def test_only_32_bits_of_game_and_key_count() -> None:
    assert next_number(Seeded(5 + 2**32, 9 + 2**32)) == next_number(Seeded(5, 9))


@pytest.mark.parametrize(("game", "key"), [(1, 0), (0, 1), (2**32 - 1, 2**32 - 1)])
def test_other_games_and_other_keys_have_other_numbers(game: int, key: int) -> None:
    here, there = Seeded(0, 0), Seeded(game, key)

    assert [next_number(here) for _ in range(9)] != [next_number(there) for _ in range(9)]


def test_a_game_can_be_started_again() -> None:
    source = Seeded(3, 4)
    first = next_number(source)

    start(source, 3, 4)

    assert next_number(source) == first


def test_numbers_stay_below_their_bound_and_reach_all_of_it() -> None:
    source = Seeded(1)

    counted = Counter(source.below(6) for _ in range(DRAWS))

    assert set(counted) == set(range(6))
    assert all(abs(number - DRAWS / 6) < 5 * (DRAWS * 5 / 36) ** 0.5 for number in counted.values())


def test_a_seeded_source_gives_a_place_among_the_outcomes() -> None:
    source = Seeded(2)

    places = {source(["duke", "captain", "duke"]) for _ in range(100)}

    assert places == {0, 1, 2}


# ------------------------------------------------------------------- scripted


def test_a_script_is_followed_word_by_word() -> None:
    source = Scripted(["duke", "captain"])

    places = [source(["captain", "duke"]), source(["captain", "duke"])]

    assert places == [1, 0]
    assert source.left() == []


def test_a_script_lists_its_unused_outcomes() -> None:
    source = Scripted(["duke", "captain", "contessa"])
    source(["duke"])

    assert source.left() == ["captain", "contessa"]


def test_a_script_that_is_too_short_says_so() -> None:
    with pytest.raises(LookupError, match="a draw is missing"):
        Scripted([])(["duke"])


def test_a_script_cannot_draw_what_is_not_there() -> None:
    with pytest.raises(LookupError, match="'duke' cannot be drawn now"):
        Scripted(["duke"])(["captain"])


# ------------------------------------------------------------------- committed


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Committed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_drawing_does_not_change_the_commitment() -> None:
    source = Committed(SECRET)
    before = source.commitment

    source.below(6)

    assert source.commitment == before


def test_every_draw_can_be_checked_with_the_secret() -> None:
    source = Committed(SECRET)

    drawn = [source.below(6) for _ in range(20)]

    checked = [
        int.from_bytes(hmac.digest(SECRET, number.to_bytes(8, "big"), "sha256")[:8], "big") % 6
        for number in range(1, 21)
    ]
    assert drawn == checked


def test_committed_draws_never_change() -> None:
    source = Committed(SECRET)

    assert [source.below(6) for _ in range(10)] == [1, 2, 1, 3, 2, 0, 4, 1, 1, 5]


def test_numbers_that_would_favour_some_outcomes_are_left_out() -> None:
    """Of a bound just above 2**63 nearly half of all 64-bit numbers have to be left out."""
    source = Committed(SECRET)
    bound = 2**63 + 1

    drawn = [source.below(bound) for _ in range(200)]

    assert all(0 <= number < bound for number in drawn)
    assert source.drawn > 300
    assert sum(number < bound // 2 for number in drawn) in range(70, 131)


def test_committed_draws_are_alike() -> None:
    source = Committed(SECRET)

    counted = Counter(source(["a", "b", "c"]) for _ in range(DRAWS))

    assert all(abs(counted[at] - DRAWS / 3) < 5 * (DRAWS * 2 / 9) ** 0.5 for at in range(3))


def test_every_game_makes_its_own_secret() -> None:
    assert Committed().secret != Committed().secret
    assert len(Committed().secret) == 32


def test_a_secret_that_can_be_guessed_is_not_taken() -> None:
    with pytest.raises(ValueError, match="a secret has at least 16 bytes, not 15"):
        Committed(SECRET[1:])


def test_a_seed_deals_by_all_of_its_bits_and_another_is_refused() -> None:
    seeds = [0, 1, 1 << 32, (1 << 32) + 1, (1 << 64) - 1]

    assert len({(by_seed(seed).game, by_seed(seed).stream) for seed in seeds}) == len(seeds)
    assert len({(by_number(3, seed).game, by_number(3, seed).stream) for seed in seeds}) == 5
    for seed in seeds[:2]:
        assert by_seed(seed).stream == Seeded(seed).stream
        assert by_number(3, seed).stream == Seeded(3, seed).stream
    for seed in (-1, 1 << 64, 1.5, "7", None):
        with pytest.raises(BadOptions, match=r"^a seed is a whole number from 0 to 18446744073709"):
            checked_seed(seed)


# ------------------------------------------------------------------- keyed


def keyed(counts: dict[str, int] | None = None, purpose: str = "deal 0") -> Keyed:
    """Return draws for a *purpose*."""
    source = Keyed(SECRET, counts)
    source.purpose = purpose
    return source


def test_keyed_draws_can_be_computed_by_anybody() -> None:
    words = ["duke", "captain", "duke"]
    places = [("duke", 0), ("captain", 0), ("duke", 1)]
    ranks = [
        hmac.digest(SECRET, f"intriga draw 1\ndeal 0\n1\n{word}\n{before}".encode(), "sha256")
        for word, before in places
    ]

    assert keyed({"deal 0": 1})(words) == ranks.index(min(ranks))


def test_draws_for_one_purpose_leave_those_for_another_as_they_are() -> None:
    words = [f"card {number}" for number in range(40)]
    alone, among = keyed(), keyed()
    expected = [alone(words) for _ in range(6)]

    drawn: list[int] = []
    for number in range(6):
        among.purpose = "proof 2"
        for _ in range(number):
            among(words)
        among.purpose = "deal 0"
        drawn.append(among(words))

    assert drawn == expected
    assert among.counts == {"deal 0": 6, "proof 2": 15}
    assert among.drawn == 21


def test_a_card_that_does_not_come_can_be_taken_away_without_changing_the_draw() -> None:
    words = [f"card {number}" for number in range(12)]
    for number in range(50):
        came = words[keyed({"deal 0": number})(words)]
        for gone in words:
            left = [word for word in words if word != gone]
            again = left[keyed({"deal 0": number})(left)]
            assert (again == came) is (gone != came)


def test_keyed_draws_favour_no_outcome() -> None:
    source = keyed()

    counted = Counter(source(["duke", "duke", "captain"]) for _ in range(DRAWS))

    assert all(abs(number - DRAWS / 3) < 5 * (DRAWS * 2 / 9) ** 0.5 for number in counted.values())
    assert len(counted) == 3


def test_a_short_key_is_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        Keyed(bytes(15))
