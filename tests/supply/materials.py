"""Write the bill of materials of a release: ``python -m tests.supply.materials FILE``.

It is CycloneDX 1.5: the packages that the wheel asks for, as uv exports them from uv.lock, and
those of which something is in the page.  Each has its licence, which uv does not export.
"""

import base64
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from uv import find_uv_bin

from hatch_build import STATIC
from tests.supply.licences import ELSEWHERE, LOCK, ROOT, python_licences

Json = dict[str, Any]
INTRIGA: Final = "intriga"
UNCLEAR: Final = frozenset({"BSD"})  # the name of several licences, not the SPDX id of one


def materials() -> Json:
    """Return the bill of materials, from the lock files and the page as it is built.

    Raises:
        OSError: the page is not built.
    """
    bill = _of_wheel()
    page = [*_of_page()]
    bill["components"] += page
    [own] = [each for each in bill["dependencies"] if each["ref"] == _root(bill)["bom-ref"]]
    own["dependsOn"] = [*own.get("dependsOn", ()), *(each["bom-ref"] for each in page)]
    return bill


def _root(bill: Json) -> Json:
    return bill["metadata"]["component"]


def _of_wheel() -> Json:
    """Return what uv exports, with the licences."""
    what = ("--locked", "--no-default-groups", "--format", "cyclonedx1.5", "--quiet")
    features = ("--preview-features", "sbom-export")
    call = [find_uv_bin(), "export", *features, *what]
    bill = json.loads(
        subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    )
    read = {name: said for name, (said, _) in ELSEWHERE.items()} | python_licences()
    for each in bill["components"]:
        each["licenses"] = licences_of(read[each["name"]])
    root = _root(bill)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    root |= {
        "licenses": licences_of(project["license"]),
        "purl": f"pkg:pypi/{INTRIGA}@{root['version']}",
    }
    return bill


def _of_page() -> Iterator[Json]:
    """Yield the packages of which the bundler, or the fonts, left something in the page."""
    static = ROOT / STATIC
    code = (static / "licences-code.md").read_text(encoding="utf-8")
    fonts = (static / "licences-fonts.txt").read_text(encoding="utf-8")
    names = {
        *re.findall(r"^## (\S+) - ", code, re.MULTILINE),
        *re.findall(r"^(@fontsource\S*/\S+)$", fonts, re.MULTILINE),
    }
    locked = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    for name in sorted(names):
        yield _of_npm(name, locked[f"node_modules/{name}"])


def _of_npm(name: str, locked: Json) -> Json:
    version = locked["version"]
    file = f"{name.rpartition('/')[2]}-{version}.tgz"
    algorithm, _, digest = locked["integrity"].partition("-")
    content = base64.b64decode(digest).hex()
    return {
        "type": "library",
        "bom-ref": f"npm:{name}@{version}",
        "name": name,
        "version": version,
        "purl": f"pkg:npm/{quote(name)}@{version}",
        "licenses": licences_of(locked["license"]),
        "externalReferences": [
            {
                "type": "distribution",
                "url": f"https://registry.npmjs.org/{name}/-/{file}",
                "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": content}],
            }
        ],
    }


def licences_of(said: str) -> list[Json]:
    """Return what a package says of its licence, as CycloneDX writes it."""
    if re.search(r" (AND|OR|WITH) ", said):
        return [{"expression": said}]
    return [{"license": {"name" if each in UNCLEAR else "id": each}} for each in said.split(", ")]


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(f"{json.dumps(materials(), indent=2)}\n", encoding="utf-8")
    sys.stdout.write(f"{target}\n")
