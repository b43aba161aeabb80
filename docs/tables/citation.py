"""``CITATION.cff`` and ``.zenodo.json``, from ``pyproject.toml`` and the changelog.

The address comes with the repository and the day with the release: neither is written before.
"""

# ruff: noqa: INP001 - scripts, no package

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[2]
CITATION: Final = ROOT / "CITATION.cff"
ZENODO: Final = ROOT / ".zenodo.json"
ABSTRACT: Final = (
    "Complete rules of the card games Coup and Pot de Vin in every edition, interpreted and"
    " compiled from one text; agents from rules of thumb to networks that look ahead; certified"
    " solutions of two-player endings; environments for PettingZoo, Gymnasium and OpenSpiel; data"
    " sets, training from recipes, ratings and exploitability by a protocol; a table server."
)
KEYWORDS: Final = (
    "benchmark",
    "bluffing",
    "Coup",
    "game theory",
    "imperfect information",
    "multi-agent reinforcement learning",
    "Pot de Vin",
)


def files() -> dict[Path, str]:
    """Return the text of each file, by its path."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    address = str(told["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"])
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    cited = citation(told["project"], address, released(changes, told["project"]["version"]))
    plain = json.loads(json.dumps(cited))  # or YAML would write references to what stands twice
    citing = yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, width=98)
    return {
        CITATION: f"# python docs/generate.py writes this from pyproject.toml.\n{citing}",
        ZENODO: json.dumps(zenodo(cited), indent=2, ensure_ascii=False) + "\n",
    }


def released(changes: str, version: str) -> str:
    """Return the day on which *version* was released as *changes* tell it, empty if it was not."""
    found = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    return found[1] if found else ""


def citation(project: dict[str, Any], address: str, day: str) -> dict[str, Any]:
    """Return what ``CITATION.cff`` says, in the words of version 1.2.0 of its format."""
    software = {
        "title": f"Intriga: {project['description']}",
        "type": "software",
        "authors": [{"name": each["name"]} for each in project["authors"]],
        "version": project["version"],
        "license": project["license"].partition(" AND ")[0],  # of the code
        **({"date-released": day} if day else {}),
        **({"repository-code": address, "url": address} if address else {}),
    }
    return {
        "cff-version": "1.2.0",
        "message": "If Intriga helped your research, please cite it.",
        **software,
        "abstract": ABSTRACT,
        "keywords": [*KEYWORDS],
        "preferred-citation": software,
    }


def zenodo(cited: dict[str, Any]) -> dict[str, Any]:
    """Return what Zenodo is to write beside an archive of what is *cited*."""
    address = cited.get("repository-code")
    is_source = {"identifier": address, "relation": "isSupplementTo", "scheme": "url"}
    return {
        "upload_type": "software",
        "title": cited["title"],
        "description": cited["abstract"],
        "creators": [{"name": each["name"]} for each in cited["authors"]],
        "version": cited["version"],
        "license": cited["license"],
        "access_right": "open",
        "keywords": cited["keywords"],
        **({"related_identifiers": [is_source]} if address else {}),
        **({"publication_date": cited["date-released"]} if "date-released" in cited else {}),
    }


def renew() -> Iterator[Path]:
    """Write each file that is out of date, and yield its path."""
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            yield path
