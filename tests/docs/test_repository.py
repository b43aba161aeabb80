"""The files of the repository beside its code agree with the code."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from docs.tables import citation
from intriga.core.games import games
from intriga.lab.learning.model_card import bibtex

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CHECK: dict[str, Any] = yaml.safe_load((GITHUB / "workflows/check.yml").read_text("utf-8"))
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
ADDRESS = "https://example.org/intriga"
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("?-*.yml"))


def test_the_wheel_is_tried_on_every_python_and_system_that_the_package_names() -> None:
    matrix = CHECK["jobs"]["installed"]["strategy"]["matrix"]
    named = re.findall(r"Python :: (3\.\d+)\b", "\n".join(PROJECT["classifiers"]))

    assert {*named} <= {*matrix["python"]}
    assert {system.partition("-")[0] for system in matrix["system"]} == {
        "ubuntu",
        "macos",
        "windows",
    }


def test_the_oldest_python_runs_everything_a_change_must_pass() -> None:
    steps = CHECK["jobs"]["whole"]["steps"]
    [setup] = [step["with"] for step in steps if "setup-python" in step.get("uses", "")]

    assert any(".ci/run" in step.get("run", "") for step in steps)
    assert PROJECT["requires-python"] == f">={setup['python-version']}"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_file_that_a_workflow_names_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    named = re.findall(r"(?<![\w/:])((?:\./)?(?:\.ci|\.github|docs|tests)/[\w./-]+\w)", text)

    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_no_job_may_do_more_than_it_says_or_run_for_ever(file: Path) -> None:
    workflow: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))

    assert workflow["permissions"] == {}
    for job in workflow["jobs"].values():
        assert "permissions" in job
        assert "timeout-minutes" in job or "uses" in job


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_nothing_is_released_while_the_project_has_no_address(tmp_path: Path, address: str) -> None:
    release: dict[str, Any] = yaml.safe_load((GITHUB / "workflows/release.yml").read_text("utf-8"))
    [look] = [
        step["run"]
        for step in release["jobs"]["packages"]["steps"]
        if step.get("name") == "The project says where it lives"
    ]
    (tmp_path / "pyproject.toml").write_text(f'repository = "{address}" # where\n', "utf-8")
    (tmp_path / "CITATION.cff").write_text(f'repository-code: "{address}"\n', "utf-8")

    done = subprocess.run(["/bin/bash", "-e", "-c", look], cwd=tmp_path, check=False)

    assert (done.returncode == 0) == bool(address)


def test_the_notes_of_a_release_are_its_chapter_of_the_changelog(tmp_path: Path) -> None:
    release: dict[str, Any] = yaml.safe_load((GITHUB / "workflows/release.yml").read_text("utf-8"))
    [cut] = [
        step["run"].partition("\n")[2]
        for step in release["jobs"]["packages"]["steps"]
        if step.get("name") == "The notes are the chapter of the changelog"
    ]
    chapters = "# Changelog\n\n## 0.2.0 (day)\n\nNew.\n\n## 0.1.0 (day)\n\nOld.\n"
    (tmp_path / "CHANGELOG.md").write_text(chapters, "utf-8")

    subprocess.run(["/bin/bash", "-e", "-c", f"version=0.2.0\n{cut}"], cwd=tmp_path, check=True)

    assert (tmp_path / "notes.md").read_text("utf-8").strip() == "New."


def test_ci_installs_the_wheel_that_it_built() -> None:
    installs = [step.get("run", "") for step in CHECK["jobs"]["installed"]["steps"]]

    assert any(run.startswith("python -m pip install dist/*.whl") for run in installs)


def test_no_page_asks_an_index_for_intriga_before_it_is_there() -> None:
    released = 'repository = "https://' in (ROOT / "pyproject.toml").read_text("utf-8")
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.py")]
    asking = re.compile(r"(?:pipx?|uvx?)(?: \S+)* '?intriga\b(?!')")
    told = [
        (page.name, call)
        for page in pages
        if page.parent.name != "adr" and page.name != "release.md"  # why, and how it will be
        for call in asking.findall(page.read_text("utf-8"))
    ]

    assert released or told == []


def test_a_fragment_of_the_changelog_without_an_issue_says_so() -> None:
    fragments = [file.name for file in (ROOT / "changelog.d").glob("*.*.md")]

    assert [name for name in fragments if not re.match(r"\+[\w-]+\.|\d+\.", name)] == []


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_a_form_has_a_label_and_says_that_other_languages_are_welcome(file: Path) -> None:
    form = yaml.safe_load(file.read_text("utf-8"))

    assert form["labels"]
    assert "em português" in form["body"][0]["attributes"]["value"]
    assert "en español" in form["body"][0]["attributes"]["value"]


def test_a_leak_is_reported_where_nobody_else_reads_it() -> None:
    config = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE/config.yml").read_text("utf-8"))

    assert any("privately" in link["about"] for link in config["contact_links"])


def test_the_forms_for_bugs_ask_for_the_record_of_the_game() -> None:
    forms = {file.name: yaml.safe_load(file.read_text("utf-8")) for file in FORMS}
    asked = {
        name: {part["id"] for part in form["body"] if "id" in part} for name, form in forms.items()
    }

    assert "record" in asked["1-bug.yml"]
    assert "record" in asked["2-rule.yml"]


def test_a_rule_can_be_reported_for_every_game() -> None:
    form = yaml.safe_load((GITHUB / "ISSUE_TEMPLATE/2-rule.yml").read_text("utf-8"))
    [choice] = [part["attributes"] for part in form["body"] if part.get("id") == "game"]

    assert [name.lower().replace(" ", "-") for name in choice["options"]] == [*games()]


@pytest.mark.parametrize("file", citation.files(), ids=lambda file: file.name)
def test_the_citation_is_made_of_what_the_package_says(file: Path) -> None:
    assert file.read_text("utf-8") == citation.files()[file], "run python docs/generate.py"


def test_the_citation_has_the_version_the_licence_and_the_games_of_the_package() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))

    assert cited["version"] == PROJECT["version"]
    assert cited["license"] == PROJECT["license"].partition(" AND ")[0]  # of the code
    assert {*cited["keywords"]} & {"Coup", "Pot de Vin"}
    assert cited["preferred-citation"]["title"] == cited["title"]
    assert f"title = {{{cited['title']}}}" in bibtex()
    assert f"version = {{{cited['version']}}}" in bibtex()


def test_a_release_is_cited_with_its_day_and_its_address() -> None:
    day = citation.released("# Changes\n\n## 0.2.0 (2027-01-02)\n\n## 0.1.0 (early)\n", "0.2.0")
    cited = citation.citation(PROJECT, ADDRESS, day)

    assert (cited["date-released"], cited["repository-code"]) == ("2027-01-02", ADDRESS)
    assert citation.zenodo(cited)["publication_date"] == "2027-01-02"
    assert citation.zenodo(cited)["related_identifiers"][0]["identifier"] == ADDRESS
    assert citation.released("## 0.1.0 (not released yet)", "0.1.0") == ""


def test_the_citation_of_a_release_is_of_the_schema(tmp_path: Path) -> None:
    file = tmp_path / "CITATION.cff"
    file.write_text(yaml.safe_dump(citation.citation(PROJECT, ADDRESS, "2027-01-02")), "utf-8")
    schema = ("--builtin-schema", "vendor.citation-file-format")

    for each in (file, ROOT / "CITATION.cff"):
        call = [sys.executable, "-m", "check_jsonschema", *schema, each]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
