"""Commands spell alike what they have in common, and list and explain themselves."""

import json

import pytest

from intriga.cli.commands import commands
from tests.cli.command import intriga

GAMES = ("coup", "--players", "2", "--games", "4", "--seed", "5")


def test_every_command_is_listed_with_what_it_does() -> None:
    shown = intriga("--help").out
    told = " ".join(shown.replace("│", " ").split())

    for name, entry in commands().items():
        assert f"{name} {entry.help.strip().splitlines()[0]}" in told


@pytest.mark.parametrize("command", commands())
def test_the_help_of_a_command_tells_all_of_it(command: str) -> None:
    told = " ".join(intriga(command, "--help").out.split())

    assert " ".join(commands()[command].help.split()) in told


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("--agents", "honest", "uniform"), ("--agents", "honest,uniform")),
        (
            ("--options", "reforma=true,treasury=finite"),
            ("--option", "reforma=true", "--option", "treasury=finite"),
        ),
        (
            ("--options", "reforma=true", "treasury=finite"),
            ("--option", "reforma=true,treasury=finite"),
        ),
    ],
)
def test_lists_are_written_with_spaces_or_commas(
    one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    agents = () if "--agents" in one else ("--agents", "uniform")
    found = [intriga("simulate", *GAMES, *agents, *words, "--json") for words in (one, other)]

    assert found[0].status == 0
    assert found[0].out == found[1].out
    assert json.loads(found[0].out)["edition"] == "coup-br"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play cop", "there is no game 'cop'; did you mean 'coup'? There are coup"),
        ("simulate coup --agents mastr", "called 'mastr'; did you mean 'master'?"),
        ("simulate coup --edition coup-bra", "no edition 'coup-bra'; did you mean 'coup-br'?"),
        ("simulate coup --options reform=true", "no option 'reform'; did you mean 'reforma'?"),
        ("bench coup --options treasury=finit", "not 'finit'; did you mean 'finite'?"),
        ("simulat coup", 'Did you mean "simulate"?'),
        ("simulate coup --agent uniform", "Did you mean --agents?"),
        ("bench --json", "GAME requires an argument"),
        ("bench coup --seconds inf", "a round takes more than 0 seconds, not inf"),
        ("bench coup --agents mastr", "called 'mastr'; did you mean 'master'?"),
    ],
)
def test_a_typing_error_is_answered_with_the_nearest_name(words: str, told: str) -> None:
    said = intriga(*words.split())

    assert said.status == 2
    assert told in " ".join((said.err + said.out).replace("│", " ").split())
