"""Those who share an address do not use up each other's share, once they are known."""

from pathlib import Path

from intriga.server.limits.access import Regulars
from intriga.server.limits.buckets import household
from intriga.server.settings import Limits, ServerSettings
from tests.server.playing import Browser, opened
from tests.server.serving import Serving

SCHOOL = household("192.0.2.1")
LIMITS = Limits(regular_after=3600.0, regulars_of_address=2)


def test_a_person_counts_alone_after_an_hour_at_tables() -> None:
    regulars = Regulars(LIMITS)
    regulars.came("ana", 0.0)

    assert regulars.bearer("ana", SCHOOL, 3599.0) == SCHOOL
    assert regulars.bearer("ana", SCHOOL, 3600.0) == "ana"
    assert regulars.bearer("never seen", SCHOOL, 9e9) == SCHOOL
    assert regulars.bearer("", SCHOOL, 9e9) == SCHOOL


def test_a_limited_number_of_an_address_count_alone() -> None:
    regulars = Regulars(LIMITS)
    for number in range(5):
        regulars.came(f"p{number}", 0.0)
    networks = [household(f"2001:db8:7:{number:x}::1") for number in range(5)]

    assert [regulars.bearer(f"p{n}", SCHOOL, 4e3) for n in range(5)] == ["p0", "p1", *[SCHOOL] * 3]
    assert regulars.bearer("p0", SCHOOL, 4e3) == "p0"
    alone = [regulars.bearer(f"p{n}", networks[n], 4e3) == f"p{n}" for n in range(5)]
    assert alone == [True, True, False, False, False]


def test_in_a_network_of_ones_own_every_person_counts_alone() -> None:
    regulars = Regulars(LIMITS, ["10.0.0.0/8", "2001:db8::/32"])

    assert regulars.bearer("ana", household("10.1.2.3"), 0.0) == "ana"
    assert regulars.bearer("ana", household("2001:db8::1"), 0.0) == "ana"
    assert regulars.bearer("ana", SCHOOL, 0.0) == SCHOOL
    assert regulars.bearer("", household("10.1.2.3"), 0.0) == household("10.1.2.3")
    assert regulars.bearer("ana", "unknown", 0.0) == "unknown"


def test_a_used_up_shared_address_shuts_out_no_regular(tmp_path: Path) -> None:
    limits = Limits(sockets_of_address=3, looks=5, look_time=1e6, regular_after=0.0)
    with Serving(tmp_path, ServerSettings(warm=False, limits=limits)) as server:
        ana, eve = Browser(server.url), Browser(server.url)
        table = opened(ana)["table"]
        with ana.find(table):
            while eve.ask("/api/lobby").status == 200:
                pass

        assert ana.ask("/api/lobby").status == 200
