"""The pages are complete and up to date, and the documentation can be built."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from docs import generate
from docs.duels import generate as duels
from docs.networks import generate as networks
from docs.tables import house, ladder
from intriga.cli.main import app
from intriga.core.games import games, ruleset_of
from intriga.core.options import Option, Value
from intriga.games.coup.agents.duels import Duels

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
RULE_ID = re.compile(r"(?:COUP|PDV)-[A-Z0-9]{2}-\d{2}|AMB-\d{2}[a-z]?|PDV-A\d{2}")
RULINGS = {"coup": "rulings.md", "pot-de-vin": "pot-de-vin-rulings.md"}
GAME_OF = {name: game for game in games() for name in ruleset_of(game).variants.options}
TEXT = {".py", ".md", ".jsonl", ".ftl"}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rulings(game: str) -> list[str]:
    """Return the numbers of the rulings for a game, as often as they stand."""
    return re.findall(r"^\*\*((?:AMB|PDV)-\w+)\.\*\*", read(RULES / RULINGS[game]), re.MULTILINE)


def listed_ids() -> list[str]:
    """Return the rules of the table of ids and the rulings, as often as they stand."""
    rules = re.findall(r"^\| ((?:COUP|PDV)-\S+) \|", read(RULES / "ids.md"), re.MULTILINE)
    return [*rules, *(ruling for game in games() for ruling in rulings(game))]


# ------------------------------------------------------------------- generated tables


@pytest.mark.parametrize("page", generate.PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_tables_on_a_page_are_those_of_the_code(page: Path) -> None:
    assert generate.renewed(read(page)) == read(page), "run python docs/generate.py"


def test_tables_of_duels_and_networks_are_those_of_the_files() -> None:
    table, docs = Duels.load(), ROOT / "docs"

    assert read(docs / "duels" / "widths.inc") == duels.widths(table), "docs/duels/generate.py"
    assert read(docs / "duels" / "contessa.inc") == duels.contessa(table), "docs/duels/generate.py"
    assert read(docs / "networks" / "runs.inc") == networks.runs(), "docs/networks/generate.py"


def test_every_table_stands_on_a_page() -> None:
    pages = "".join(map(read, generate.PAGES))

    assert {found["name"] for found in generate.TABLE.finditer(pages)} == {*generate.TABLES}


def test_the_code_of_another_file_can_be_shown_whole_or_by_name() -> None:
    marks = list(generate.CODE.finditer("".join(map(read, generate.PAGES))))

    assert {mark["names"] is None for mark in marks} == {True, False}
    state = "examples/kuhn-poker/src/kuhn_poker/state.py"
    assert generate.listing(state, "NOBODY") == "```py\nNOBODY: Final = -1\n```\n"
    with pytest.raises(ValueError, match=f"{state} has no Output"):
        generate.listing(state, "Input, Output")


@pytest.mark.parametrize("page", generate.PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_cell_of_a_table_that_is_made_from_the_code_is_empty(page: Path) -> None:
    tables = re.findall(r"<!-- table: .*?<!-- end of table -->", read(page), re.DOTALL)

    assert [row for rows in tables for row in rows.splitlines() if re.search(r"\| +\|", row)] == []


# ------------------------------------------------------------------- rules and options


def test_no_rule_or_ruling_has_two_entries() -> None:
    assert len(listed_ids()) == len({*listed_ids()})


def test_every_rule_is_explained_in_words() -> None:
    explained = "".join(read(page) for page in RULES.glob("*.md") if page.name != "ids.md")

    assert {rule for rule in listed_ids() if rule not in RULE_ID.findall(explained)} == set()


@pytest.mark.parametrize("folder", ["conformance", "docs", "src", "tests/oracle"])
def test_every_id_that_is_cited_exists(folder: str) -> None:
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix in TEXT]
    files = [file for file in files if file.name != "add-an-option.md"]  # it adds a ruling
    cited = {rule for file in files for rule in RULE_ID.findall(read(file))}

    assert cited - {*listed_ids(), "AMB-88"} == set()  # 88 is told not to be used


@pytest.mark.parametrize("folder", ["src", "tests/oracle"])
def test_every_fine_point_that_is_cited_is_explained(folder: str) -> None:
    fine_point = re.compile(r"\b[CP]\d{1,2}\b")
    cited = {
        number
        for file in (ROOT / folder).rglob("*.py")
        for line in read(file).splitlines()
        if "#" in line or '"""' in line
        for number in fine_point.findall(line)
    }
    pages = [*(RULES / page for page in RULINGS.values()), ROOT / "docs/reference/record.md"]

    assert cited - {*fine_point.findall("".join(map(read, pages)))} == set()


def sections() -> Mapping[str, str]:
    """Return the text on each option, by its heading."""
    parts = re.split(r"^### `(\w+)`$", read(RULES / "options.md"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(name: str) -> Option:
    return ruleset_of(GAME_OF[name]).variants.options[name]


def test_every_option_has_a_section_in_the_order_of_the_code() -> None:
    assert [*sections()] == [*GAME_OF]


@pytest.mark.parametrize("name", GAME_OF)
def test_the_section_on_an_option_has_an_example_for_each_value(name: str) -> None:
    shown = sections()[name].split("*Example:*")[1]

    assert {written(value) for value in option(name).values} <= {*re.findall(r"`([^`]+)`", shown)}


@pytest.mark.parametrize("name", GAME_OF)
def test_the_section_on_an_option_has_its_values_with_the_default_first(name: str) -> None:
    values = re.search(r"\*\*Values:\*\* (.*)\.", sections()[name])

    assert values is not None
    assert re.findall(r"`([^`]+)`", values[1]) == [written(v) for v in option(name).values]


@pytest.mark.parametrize("name", GAME_OF)
def test_the_section_on_an_option_has_the_editions_that_differ(name: str) -> None:
    differ = {
        (preset.name, written(preset.differs[name]))
        for preset in ruleset_of(GAME_OF[name]).variants.editions.values()
        if name in preset.differs
    }
    said = re.search(r"\*\*Editions that differ:\*\* (.*)\.", sections()[name])

    assert said is not None
    assert {*re.findall(r"`([\w-]+)`: `([\w+]+)`", said[1])} == differ


@pytest.mark.parametrize("name", GAME_OF)
def test_the_section_on_an_option_names_the_rules_that_the_code_names(name: str) -> None:
    settled = re.search(r"\*\*Settles:\*\* (.*)\.", sections()[name])

    assert settled is not None
    assert {*RULE_ID.findall(option(name).rules)} <= {*RULE_ID.findall(settled[1])}


# ------------------------------------------------------------------- the command line


def test_every_command_is_explained_before_the_tables() -> None:
    page = read(ROOT / "docs" / "reference" / "command-line.md").split("<!-- table:")[0]
    names = {path.split()[1] for path, _ in generate.commands(app)}

    assert {name for name in names if f"`{name}`" not in page} == set()


# ------------------------------------------------------------------- building


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the documentation as it is built, where any warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    call = [sys.executable, "-m", "sphinx", "-n", "-W", "--keep-going", "-q", "-b", "html"]

    done = subprocess.run(
        [*call, "docs", str(folder)], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize(
    ("page", "language"),
    [("pt-BR/first-game", "pt-BR"), ("es/first-game", "es"), ("play/first-game", "en")],
)
def test_a_page_says_in_which_language_it_is(site: Path, page: str, language: str) -> None:
    [said] = re.findall(r'<html[^>]* lang="([\w-]+)"', read(site / f"{page}.html"))

    assert said == language


def test_a_search_finds_guides_and_no_decisions(site: Path) -> None:
    index = json.loads(read(site / "searchindex.js").removeprefix("Search.setIndex(").rstrip(")"))
    names = index["docnames"]

    def found(word: str) -> set[str]:
        places = index["terms"].get(word, []), index["titleterms"].get(word, [])
        numbers = [each for place in places for each in ([place] if type(place) is int else place)]
        return {names[number] for number in numbers}

    assert {"how-to/install", "pt-BR/install"} <= found("install"[:-1]) | found("install")
    assert any(name.startswith("adr/") for name in names)
    all_found = {name for word in index["terms"] for name in found(word)}
    assert [name for name in all_found if name.startswith(("adr/", "strength/"))] == []


def test_the_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", read(ROOT / "README.md"))

    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_counts_house_rules_and_rulings_as_the_rules_do() -> None:
    options = sum(len(ruleset_of(game).variants.options) for game in games())
    answers = sum(len(rulings(game)) for game in games())
    said = read(ROOT / "README.md")

    assert f"{options} house rules" in said
    assert f"each of {answers} questions" in said


def test_the_readme_fits_on_a_screen_and_names_its_readers() -> None:
    said = read(ROOT / "README.md")

    assert len(said.splitlines()) <= 60
    for page in ("docs/index.md", "docs/programmers.md", "docs/researchers.md", "CONTRIBUTING.md"):
        assert f"]({page})" in said


def test_the_picture_of_the_ladder_shows_the_reports() -> None:
    assert read(ladder.PICTURE) == ladder.picture(), "run python docs/generate.py"
    assert len([*ladder.rungs()]) == 4 * 2 * 3  # levels above the first, games, table sizes


# ------------------------------------------------------------------- the changelog


def test_a_fragment_becomes_a_line_of_the_next_release(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "CHANGELOG.md"):
        (tmp_path / name).write_text(read(ROOT / name), encoding="utf-8")
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d/README.md").write_text("How to.", encoding="utf-8")
    (tmp_path / "changelog.d/+a.fixed.md").write_text("The clock stops.", encoding="utf-8")
    call = (sys.executable, "-m", "towncrier", "build", "--yes", "--version", "0.2.0")

    subprocess.run(call, cwd=tmp_path, check=True, capture_output=True)

    written = read(tmp_path / "CHANGELOG.md")
    assert written.index("## 0.2.0 (") < written.index("### Fixed\n\n- The clock stops.")
    assert written.index("- The clock stops.") < written.index("## 0.1.0 (")


def test_the_changelog_of_the_first_release_fits_on_a_page() -> None:
    told = read(ROOT / "CHANGELOG.md")

    assert "## 0.1.0 (" in told
    assert len(told.splitlines()) <= 60


# ------------------------------------------------------------------- the map of the code


HOUSE = ROOT / "docs" / "explanation" / "architecture.md"
MAPS = (HOUSE, ROOT / "docs" / "how-to" / "work-on-the-page.md")
STEP = re.compile(r"^\| \d+ \| `([\w./]+)` \| (.*) \|$", re.MULTILINE)
DEFINED = r"(?:def|class) {0}\b|^  (?:async )?{0}\("  # in Python; a method in TypeScript


def test_the_picture_of_the_house_shows_its_floors_and_about_their_sizes() -> None:
    picture = read(house.PICTURE)

    assert house.is_current(picture), "run python docs/generate.py"
    assert not house.is_current(picture.replace(">core<", ">cellar<"))
    assert not house.is_current(re.sub(r">[\d.]+ k<", ">99.9 k<", picture))


@pytest.mark.parametrize("page", MAPS, ids=lambda page: page.stem)
def test_every_file_that_a_map_names_is_there(page: Path) -> None:
    folders = r"(?:src|web|docs|tests|conformance|benchmarks|examples|changelog\.d)"
    named = re.findall(rf"`({folders}/[\w./]*)`", read(page))

    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize(("file", "said"), STEP.findall(read(HOUSE)))
def test_every_function_of_a_walk_is_in_its_file(file: str, said: str) -> None:
    text = read(ROOT / file)
    names = [name for name in re.findall(r"`(\w+)`", said) if name not in {"advance", "play"}]

    assert [n for n in names if not re.search(DEFINED.format(n), text, re.MULTILINE)] == []
