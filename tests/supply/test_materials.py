"""The bill of materials names all that is released, at the version that was tested."""

import json
import subprocess
import sys
import tomllib
from typing import Any

import pytest

from tests.supply.licences import LOCK, ROOT, python_licences
from tests.supply.materials import licences_of

pytestmark = pytest.mark.lab  # it looks at all that is installed, so all has to be

PAGE = {
    "@fluent/bundle",
    "@fontsource-variable/fraunces",
    "@fontsource/alegreya-sans",
    "@noble/hashes",
    "clsx",
    "svelte",
}

WINDOWS = {"colorama", "tzdata"}


@pytest.fixture(scope="module")
def bill(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    file = tmp_path_factory.mktemp("dist") / "new" / "intriga.cdx.json"
    call = [sys.executable, "-m", "tests.supply.materials", file]
    subprocess.run(call, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return json.loads(file.read_text(encoding="utf-8"))


def versions(bill: dict[str, Any], index: str) -> set[tuple[str, str]]:
    """Return the names and versions of the components from an index of packages."""
    return {
        (each["name"], each["version"])
        for each in bill["components"]
        if each["purl"].startswith(f"pkg:{index}/")
    }


def test_the_bill_of_materials_describes_the_project(bill: dict[str, Any]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = bill["metadata"]["component"]

    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert (about["name"], about["version"]) == (project["name"], project["version"])
    assert about["licenses"] == licences_of(project["license"])


def test_the_bill_lists_the_installed_packages_at_locked_versions(bill: dict[str, Any]) -> None:
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    found = versions(bill, "pypi")

    assert found <= {(each["name"], each["version"]) for each in locked}
    assert {name for name, _ in found} - WINDOWS == {*python_licences(extras=False)}


def test_the_bill_lists_the_packages_of_the_page_without_build_tools(bill: dict[str, Any]) -> None:
    locked = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]

    assert versions(bill, "npm") == {
        (name, locked[f"node_modules/{name}"]["version"]) for name in PAGE
    }


def test_every_package_has_a_licence_and_a_digest(bill: dict[str, Any]) -> None:
    for each in bill["components"]:
        assert each["licenses"], each["name"]
        [digest, *_] = each["externalReferences"][0]["hashes"]
        assert len(digest["content"]) == {"SHA-256": 64, "SHA-512": 128}[digest["alg"]]


def test_dependencies_are_listed_between_named_packages(bill: dict[str, Any]) -> None:
    about = bill["metadata"]["component"]["bom-ref"]
    named = [each["bom-ref"] for each in bill["components"]]
    needs = {each["ref"]: {*each.get("dependsOn", ())} for each in bill["dependencies"]}

    assert len(named) == len({*named})
    assert needs.keys() | set[str]().union(*needs.values()) <= {*named, about}
    assert any(ref.startswith("npm:svelte@") for ref in needs[about])


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("MIT", [{"license": {"id": "MIT"}}]),
        ("BSD", [{"license": {"name": "BSD"}}]),
        ("MIT OR Apache-2.0", [{"expression": "MIT OR Apache-2.0"}]),
        ("Apache-2.0, MIT", [{"license": {"id": "Apache-2.0"}}, {"license": {"id": "MIT"}}]),
    ],
)
def test_a_licence_is_written_as_the_format_asks(said: str, written: list[Any]) -> None:
    assert licences_of(said) == written
