"""Ask for advisories about all that is installed or shipped: ``python -m tests.supply.advisories``.

uv asks OSV about every package of uv.lock, npm asks its registry about every package of
web/package-lock.json.  The exit status is 0 where nothing is known, 1 where an advisory is, and
75 where nobody could be asked: that is no answer.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from uv import find_uv_bin

ROOT: Final = Path(__file__).parents[2]
OSV: Final = "https://api.osv.dev/"
NPM: Final = "https://registry.npmjs.org/"
FOUND, NOT_ASKED = 1, 75  # 75: EX_TEMPFAIL of sysexits.h
# An advisory that does not concern Intriga, by its id, with the reason.
ACCEPTED: Final[Mapping[str, str]] = {}


class Advice(NamedTuple):
    """The answer of *source*: the advisories that it *knows*, or why it was not *asked*."""

    source: str
    known: Sequence[str] = ()
    failure: str = ""

    def __str__(self) -> str:
        """Return it as a person reads it."""
        if self.failure:
            return f"{self.source} could not be asked: {self.failure}"
        if not self.known:
            return f"{self.source} knows no advisory about what is installed."
        return "\n".join([f"{self.source} knows {len(self.known)}:", *self.known])


def python_advice(url: str = OSV) -> Advice:
    """Return what the service at *url* says about the packages of uv.lock."""
    features = ("--preview-features", "audit-command,json-output")
    call = [find_uv_bin(), "audit", "--quiet", "--locked", *features, "--output-format", "json"]
    told, errors = _said(*call, "--service-url", url)
    if told is None:
        return Advice(url, failure=errors)
    return Advice(url, [*_of_uv(told)])


def page_advice(url: str = NPM) -> Advice:
    """Return what the registry at *url* says about the packages of web/package-lock.json."""
    npm = (sys.executable, str(ROOT / "web/npm.py"))
    told, errors = _said(*npm, "audit", "--json", "--registry", url)
    if told is None or "auditReportVersion" not in told:
        return Advice(url, failure=(told or {}).get("message") or errors)
    return Advice(url, [*_of_npm(told)])


def _said(*call: str) -> tuple[dict[str, Any] | None, str]:
    """Return the JSON that a command prints, None where it prints none, and its errors."""
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    return json.loads(done.stdout) if done.stdout.strip() else None, done.stderr.strip()


def _of_uv(told: Mapping[str, Any]) -> Iterator[str]:
    for each in told["vulnerabilities"]:
        package = "{name} {version}".format(**each["dependency"])
        if not {each["id"], *each["aliases"]} & ACCEPTED.keys():
            yield f"{package}: {each['summary']} ({each['link'] or each['id']})"
    for each in told["adverse_statuses"]:
        yield json.dumps(each)


def _of_npm(told: Mapping[str, Any]) -> Iterator[str]:
    for each in told["vulnerabilities"].values():
        for about in each["via"]:
            if isinstance(about, str):  # another of the list, which says it
                continue
            if about["url"].rpartition("/")[2] not in ACCEPTED:
                yield f"{each['name']} {about['range']}: {about['title']} ({about['url']})"


def status_of(answers: Sequence[Advice]) -> int:
    """Return the exit status for *answers*."""
    if any(each.known for each in answers):
        return FOUND
    return NOT_ASKED if any(each.failure for each in answers) else 0


def main(osv: str = OSV, npm: str = NPM) -> int:
    """Ask the services at *osv* and *npm*, say what they answer, and return the exit status."""
    answers = [python_advice(osv), page_advice(npm)]
    for each in answers:
        sys.stdout.write(f"{each}\n")
    return status_of(answers)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
