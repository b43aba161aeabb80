"""An option is in every place that it has to be in, and a test says in words where it is not.

The places are those of ``docs/how-to/add-an-option.md``.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from intriga.core.games import games, manifest_of, ruleset_of
from intriga.core.options import Option
from intriga.core.record import read_records
from intriga.core.ruleset import Ruleset
from tests.oracle.coverage import ruling_ids

AnyRuleset = Ruleset[Any, Any]
ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es", "pt-BR")
RULINGS = ("docs/rules/rulings.md", "docs/rules/pot-de-vin-rulings.md")
PAGES = {"coup": "docs/rules/options.md", "pot-de-vin": "docs/rules/pot-de-vin-rulings.md"}
WIDTHS = {"coup": {1: 504}, "pot-de-vin": {1: 328}}
"""How many numbers an observation has, by the version of the game."""

OPTIONS = [
    pytest.param(ruleset_of(game), option, id=option.name)
    for game in games()
    if game in PAGES
    for option in ruleset_of(game).variants.options.values()
]
READ = [each for each in OPTIONS if each.values[1].field]  # type: ignore[union-attr]


def place(ruleset: AnyRuleset, name: str) -> str:
    """Return where the file *name* of a game lies."""
    return f"games/{type(ruleset).__module__.split('.')[-2]}/{name}"


@pytest.mark.parametrize(("ruleset", "option"), READ)
def test_the_state_holds_it(ruleset: AnyRuleset, option: Option) -> None:
    assert hasattr(ruleset.states(), str(option.field)), (
        f"the state lacks the option {option.name}:"
        f" add the field {option.field} in {place(ruleset, 'state.py')}"
    )


@pytest.mark.parametrize(("ruleset", "option"), READ)
def test_every_seat_and_spectator_sees_it(ruleset: AnyRuleset, option: Option) -> None:
    preset, edition = next(iter(ruleset.variants.editions.items()))
    for value in option.values:
        numbers = [0] * ruleset.layout.width
        state = ruleset.blank(preset, ruleset.options(preset, {}, edition.most))
        setattr(state, str(option.field), option.code(value))
        state.players = edition.most
        ruleset.rules.view(state, 0, numbers)
        told = ruleset.views(numbers, 0).options[str(option.field)]

        assert told == option.code(value), f"a view does not tell the option {option.name}"


@cache
def messages(file: str) -> dict[str, Message]:
    """Return the messages of *file* by their names."""
    parsed = FluentParser().parse((ROOT / "src/intriga" / file).read_text(encoding="utf-8")).body
    return {each.id.name: each for each in parsed if isinstance(each, Message)}


@pytest.mark.parametrize(("ruleset", "option"), OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_in_every_language(
    ruleset: AnyRuleset, option: Option, language: str
) -> None:
    file = place(ruleset, f"words/{language}/options.ftl")
    found = messages(file)
    name = f"option-{option.name.replace('_', '-')}"
    values = {
        f"is-{str(value).lower().replace('_', '-').replace('+', '-')}" for value in option.values
    }

    assert name in found, f"{file} lacks {name}, which the option is called by"
    said = {each.id.name for each in found[name].attributes}
    missing = {"about", *values} - said
    if ruleset.name == "coup" or not {"is-a"} & values:
        assert not missing, f"{name} in {file} lacks {', '.join(sorted(missing))}"


@pytest.mark.parametrize(("ruleset", "option"), OPTIONS)
def test_the_rules_say_it(ruleset: AnyRuleset, option: Option) -> None:
    page = (ROOT / PAGES[ruleset.name]).read_text(encoding="utf-8")
    rulings = "".join((ROOT / each).read_text(encoding="utf-8") for each in RULINGS)
    label = option.name.replace("_", "-")

    assert f"`{option.name}`" in page, f"{PAGES[ruleset.name]} has no section `{option.name}`"
    if ruleset.name == "coup":
        section = f"(rules-option-{label})="
        assert section in page, f"{PAGES[ruleset.name]} has no section {section}"
    for ruling in re.findall(r"\bAMB-\d+", option.rules):
        assert f"**{ruling}.**" in rulings, (
            f"docs/rules/rulings.md lacks {ruling}, the ruling that {option.name} settles"
        )
        assert ruling in ruling_ids(), (
            f"the oracle does not know {ruling}: raise LAST_RULING in tests/oracle/coverage.py"
        )


@cache
def options_of_traces(game: str) -> list[dict[str, Any]]:
    """Return the options of each game in the conformance data of *game*."""
    files = (ROOT / "conformance" / game).glob("*.jsonl")
    return [record.header.get("options", {}) for file in files for record in read_records(file)]


@pytest.mark.parametrize(("ruleset", "option"), OPTIONS)
def test_a_scenario_plays_by_it(ruleset: AnyRuleset, option: Option) -> None:
    played = {str(options.get(option.name)) for options in options_of_traces(ruleset.name)}
    lacking = [value for value in option.values[1:] if str(value) not in played]

    assert not lacking, f"no game in conformance/{ruleset.name} has {option.name} set to {lacking}"


@pytest.mark.parametrize("game", PAGES)
def test_an_observation_of_another_width_is_another_version(game: str) -> None:
    ruleset = ruleset_of(game)
    width, known = ruleset.layout.width, WIDTHS[game]

    assert known.get(ruleset.version) == width, (
        f"an observation of {game} has {width} numbers, and version {ruleset.version} of the game"
        f" has {known.get(ruleset.version)}: set `version` in {place(ruleset, 'ruleset.py')} to"
        f" {max(known) + 1}, and add that to WIDTHS in tests/games/test_option_places.py"
    )


def test_every_game_that_is_shipped_has_its_places() -> None:
    shipped = {game for game in games() if manifest_of(game).network}

    assert {*PAGES} == {*WIDTHS} == shipped
