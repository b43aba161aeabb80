"""Dockerfile and compose.yaml describe Intriga truly, as far as that can be read."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
import uvicorn
import yaml
from packaging.specifiers import SpecifierSet
from uv import find_uv_bin

from intriga.cli.main import app
from intriga.cli.serve import serve
from intriga.server.http.protocol import RESERVED
from intriga.server.settings import Limits
from locked_uv import locked_uv
from tests.server.serving import Serving

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
README: Final = "README.md"
SYSTEM: Final = {"HOME", "PATH"}  # every program is found and writes by these
READS = (ROOT / "src" / "intriga", Path(uvicorn.__file__).parent)


def instructions() -> Iterator[tuple[str, str]]:
    """Yield the words and the rest of the instructions of the Dockerfile."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    for line in filter(None, text.splitlines()):
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


def stages() -> list[list[tuple[str, str]]]:
    """Return the instructions of each stage, its FROM first."""
    parts: list[list[tuple[str, str]]] = []
    for word, rest in instructions():
        if word == "FROM":
            parts.append([])
        parts[-1].append((word, rest))
    return parts


BUILD, LAST = stages()


def all_of(word: str, stage: Sequence[tuple[str, str]] = LAST) -> list[str]:
    return [rest for each, rest in stage if each == word]


def the(word: str) -> str:
    """Return what the only *word* of the last stage says."""
    [rest] = all_of(word)
    return rest


def environment(stage: Sequence[tuple[str, str]] = LAST) -> dict[str, str]:
    pairs = [pair.partition("=") for rest in all_of("ENV", stage) for pair in rest.split()]
    return {name: value for name, _, value in pairs}


def service() -> dict[str, Any]:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    [only] = composed["services"].values()
    return dict(only)


def services() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the services of every compose file, and where they stand."""
    for path in (ROOT / "compose.yaml", ROOT / "deploy/club/compose.yaml"):
        composed = yaml.safe_load(path.read_text(encoding="utf-8"))
        yield from ((f"{path}: {name}", given) for name, given in composed["services"].items())


def called() -> tuple[object, dict[str, Any]]:
    """Return what CMD runs, and with what; options that there are not raise an error."""
    program, *call = json.loads(the("CMD"))
    assert program in PROJECT["scripts"]
    command, given, _ = app.parse_args(call, exit_on_error=False, print_error=False)
    return command, given.arguments


def check() -> str:
    """Return the program that tells whether the container is well."""
    python, option, program = json.loads(the("HEALTHCHECK").partition(" CMD ")[2])
    assert (python, option) == ("python", "-c")
    return str(program)


# ------------------------------------------------------------------- the image


def test_the_image_serves_to_others_what_lies_in_its_volume() -> None:
    command, given = called()

    assert command is serve
    assert (given["host"], str(given["data"])) == ("0.0.0.0", the("VOLUME"))  # noqa: S104  on purpose


def test_served_exposed_and_checked_port_are_the_same() -> None:
    port = called()[1]["port"]

    assert int(the("EXPOSE")) == port
    assert f":{port}/" in check()


def test_both_stages_have_the_same_python_and_intriga_runs_on_it() -> None:
    bases = {all_of("FROM", stage)[0].partition(" ")[0] for stage in (BUILD, LAST)}
    [version] = [
        re.fullmatch(r"python:(3\.\d+)-slim-\w+@sha256:[0-9a-f]{64}", base) for base in bases
    ]

    assert version is not None
    assert version[1] in SpecifierSet(PROJECT["requires-python"])
    assert f"Programming Language :: Python :: {version[1]}" in PROJECT["classifiers"]


def test_the_last_stage_gets_what_was_installed_and_no_more() -> None:
    installed = environment(BUILD)["UV_PROJECT_ENVIRONMENT"]

    assert the("COPY") == f"--from=build {installed} {installed}"
    assert environment()["PATH"] == f"{installed}/bin:$PATH"


def test_nobody_in_the_container_is_root() -> None:
    [uid] = re.findall(r"useradd --uid (\d+) ", the("RUN"))

    assert the("USER") == uid != "0"
    assert [word for word, _ in LAST][-1] == "CMD"
    assert [word for word, _ in LAST].index("USER") > [word for word, _ in LAST].index("RUN")


def test_the_home_directory_lies_in_the_volume() -> None:
    assert environment()["HOME"] == the("VOLUME")  # where bots keep what was compiled
    assert f"--home-dir {the('VOLUME')} " in the("RUN")


def test_the_build_sets_variables_that_uv_knows() -> None:
    known = Path(find_uv_bin()).read_bytes()

    assert {name for name in environment(BUILD) if name.encode() not in known} == set()


def test_the_uv_of_the_build_is_one_of_the_files_that_the_lock_names() -> None:
    locked = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    [uv] = [each for each in locked if each["name"] == "uv"]
    [install] = [rest for rest in all_of("RUN", BUILD) if "pip install" in rest]
    version, *digests = locked_uv().split(" --hash=")

    assert install.startswith("python locked_uv.py > /tmp/uv.txt ")
    assert "--require-hashes --requirement /tmp/uv.txt" in install
    assert version == f"uv=={uv['version']}" in PYPROJECT["dependency-groups"]["dev"]
    assert digests == [wheel["hash"] for wheel in uv["wheels"]]


def test_the_build_arguments_of_compose_are_declared_in_the_dockerfile() -> None:
    asked = {rest.partition("=")[0] for rest in all_of("ARG", BUILD)}
    said = {
        where: {*given["build"]["args"]}
        for where, given in services()
        if "args" in (given.get("build") or {})
    }

    assert said
    assert {where: names - asked for where, names in said.items() if names - asked} == {}


def test_every_installing_step_uses_the_extras_of_the_build() -> None:
    steps = [
        step for rest in all_of("RUN", BUILD) for step in rest.split("&&") if "uv sync" in step
    ]

    assert len(steps) == 2
    assert all(" $EXTRAS " in step for step in steps)


def test_the_build_context_has_only_the_sources_of_the_wheel() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    builds = {"hatch_build.py", "locked_uv.py", "pyproject.toml", "src", "uv.lock", "web"}

    texts = {file.partition("/")[0] for file in PROJECT["license-files"]}
    assert kept == {*builds, README, *texts}
    assert {name for name in kept if not (ROOT / name).exists()} == set()
    assert {"src/intriga/server/static", "web/node_modules"} <= {*ignored}


# ------------------------------------------------------------------- the check of its health


def checked(port: int) -> int:
    """Return the exit status of the check, as Docker runs it, of a server at *port*."""
    program = check().replace(f":{called()[1]['port']}/", f":{port}/")
    return subprocess.run(
        [sys.executable, "-c", program], stderr=subprocess.DEVNULL, check=False, timeout=30
    ).returncode


def test_a_server_that_can_play_is_well_and_one_that_is_gone_is_not(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        assert checked(server.port) == 0

    assert checked(server.port) == 1


def test_the_check_asks_whether_the_store_can_write() -> None:
    page = (ROOT / "docs" / "reference" / "server.md").read_text(encoding="utf-8")
    [path] = re.findall(r"http://127\.0\.0\.1:\d+(/\w+)", check())

    assert f"| GET | `{path}` | Say whether the store can write" in page


# ------------------------------------------------------------------- compose.yaml


@pytest.mark.parametrize("name", sorted({*environment(), *service()["environment"]} - SYSTEM))
def test_environment_variables_of_the_image_are_read_by_the_code(name: str) -> None:
    files = [file for folder in READS for file in folder.rglob("*.py")]

    assert any(f'"{name}"' in file.read_text(encoding="utf-8") for file in files)


def test_compose_uses_the_variables_of_the_page_on_hosting() -> None:
    page = (ROOT / "docs" / "play" / "server.md").read_text(encoding="utf-8")
    composed = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    [block] = [
        text for text in re.findall(r"```text\n(.*?)```", page, re.DOTALL) if "ADDRESS" in text
    ]

    assert {*re.findall(r"^(\w+)=", block, re.MULTILINE)} == {
        *re.findall(r"\$\{(\w+):-[^}]*\}", composed)
    }


def test_the_port_of_the_container_is_let_through() -> None:
    assert [port.rpartition(":")[2] for port in service()["ports"]] == [the("EXPOSE")]


def test_tables_outlive_the_container() -> None:
    volumes = dict(volume.split(":") for volume in service()["volumes"])
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))

    assert {*volumes} == {*composed["volumes"]}
    assert [*volumes.values()] == [the("VOLUME")]


def test_the_container_may_do_no_more_than_it_has_to() -> None:
    allowed = service()

    assert allowed["read_only"] is True
    assert allowed["cap_drop"] == ["ALL"]
    assert allowed["security_opt"] == ["no-new-privileges:true"]
    assert allowed["restart"] == "unless-stopped"
    assert not {"cap_add", "privileged", "network_mode", "pid", "user"} & {*allowed}


def test_the_container_may_take_only_so_much_and_room_for_all_connections() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    [only] = composed["services"].values()

    assert {"mem_limit", "pids_limit"} <= {*only}
    assert only["ulimits"]["nofile"] >= Limits().connections + RESERVED


def test_no_page_advises_to_believe_every_proxy() -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        assert "FORWARDED_ALLOW_IPS=*" not in page.read_text(encoding="utf-8"), page
