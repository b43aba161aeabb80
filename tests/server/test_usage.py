"""The usage of an address is counted at all servers of a database together."""

import pytest

from intriga.server.limits.buckets import Buckets, Counts
from intriga.server.limits.usage import Usage

MOST, SECONDS = 100, 50.0  # two a second
ADDRESS = "203.0.113.9"


def servers(number: int) -> list[tuple[Usage, Buckets]]:
    made: list[tuple[Usage, Buckets]] = []
    for _ in range(number):
        usage, buckets = Usage(), Buckets(MOST, SECONDS)
        usage.key = b"of all of them"
        usage.add("look", buckets)
        made.append((usage, buckets))
    return made


def exchange(nodes: list[tuple[Usage, Buckets]]) -> None:
    reports = [usage.report() for usage, _ in nodes]
    for number, (usage, _) in enumerate(nodes):
        usage.hear(reports[:number] + reports[number + 1 :])


def test_a_limit_used_up_at_one_server_is_used_up_at_the_others() -> None:
    nodes = servers(3)
    (_, one), (_, other), _ = nodes
    while one.take(ADDRESS, 0.0):
        pass
    exchange(nodes)

    assert not other.take(ADDRESS, 0.0)
    assert other.take("198.51.100.1", 0.0)


@pytest.mark.parametrize("number", [2, 5])
def test_asking_at_every_server_gives_the_rate_of_one(number: int) -> None:
    nodes, got, last = servers(number), 0, 300
    for second in range(last):
        for _, buckets in nodes:
            while buckets.take(ADDRESS, float(second)):
                got += 1
        exchange(nodes)

    at_first = number * MOST  # before anybody heard of it
    each_second = number * MOST / SECONDS  # what came back since they last heard
    assert got <= at_first + last * MOST / SECONDS + each_second


def test_tokens_come_back_at_all_servers_together() -> None:
    nodes = servers(2)
    for _, buckets in nodes:
        while buckets.take(ADDRESS, 0.0):
            pass
    exchange(nodes)
    now = 0.0
    while not all([buckets.has_left(ADDRESS, now) for _, buckets in nodes]):  # noqa: C419  each fills
        now += 1.0
        exchange(nodes)

    assert now == pytest.approx(SECONDS, abs=5)  # what the second gave too much comes back first


def test_sockets_are_counted_at_all_servers_until_they_close() -> None:
    usages, counts = [Usage(), Usage()], [Counts(4), Counts(4)]
    for usage, each in zip(usages, counts, strict=True):
        usage.add("socket", each)
    assert all(counts[0].add(ADDRESS) for _ in range(4))
    usages[1].hear([usages[0].report()])
    assert not counts[1].add(ADDRESS)

    counts[0].drop(ADDRESS)
    usages[1].hear([usages[0].report()])
    assert counts[1].add(ADDRESS)


def test_a_report_names_no_address_and_only_those_that_used_much() -> None:
    ((usage, buckets),) = servers(1)
    buckets.take("198.51.100.1", 0.0)
    empty = usage.report()
    while buckets.take(ADDRESS, 0.0):
        pass

    assert len(empty) == 1
    assert ADDRESS.encode() not in usage.report()
    assert len(usage.report()) < 40


@pytest.mark.parametrize("report", [b"", b"\xc1", b"[1]", b"\x81\xa5other\x80"])
def test_a_report_of_another_version_counts_as_none(report: bytes) -> None:
    ((usage, buckets),) = servers(1)
    usage.hear([report])
    assert buckets.take(ADDRESS, 0.0)
