"""The packages hold what they should, and work where there is neither a checkout nor Node.

``make package`` runs this.  It takes minutes: what looks ahead is compiled again.
"""

import ast
import json
import re
import tarfile
from email.message import Message
from email.parser import HeaderParser
from pathlib import Path, PurePosixPath
from random import Random
from zipfile import ZipFile

import pytest

from hatch_build import STATIC, is_fresh
from intriga.agents import levels_for
from intriga.cli.main import app
from intriga.core.games import games, ruleset_of
from tests.packaging.installing import (
    COMPILING,
    KEPT_NOWHERE,
    MADE,
    ROOT,
    Installation,
    Packages,
    locked,
    uv,
)
from tests.server.playing import BRISK, Browser

pytestmark = pytest.mark.slow

MEGABYTE = 1_000_000
BROUGHT = (
    "asyncpg gymnasium jax matplotlib mcp mcp_types optax pettingzoo pyarrow pydantic pyspiel ray"
    " tensorboardX textarena tomli_w"
)
LIBRARIES = {*BROUGHT.split(), "numba_cuda"}  # by extras
IMPORT_ALL = """
import importlib, json, pkgutil, intriga

missing = {}
for module in pkgutil.walk_packages(intriga.__path__, "intriga."):
    if not module.name.endswith(".__main__"):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            missing[module.name] = (error.name, getattr(error, "requirement", ""), str(error))
print(json.dumps(missing))
"""
WITHOUT = {  # commands that an extra is for, with a call of each
    "train": ["train", "coup", "--minutes", "1", "--run", "run"],
    "report": ["arena", "coup", "--agents", "casual,beginner", "--out", "a", "--report", "a.html"],
    "mcp": ["mcp"],
    "data": ["dataset", "coup", "--games", "1", "--out", "d"],
    "postgres": ["serve", "--port", "0", "--database", "postgresql://localhost/intriga"],
    "ray": ["arena", "coup", "--agents", "casual,beginner", "--out", "b", "--ray", "local"],
}


@pytest.fixture(scope="module")
def wheel(packages: Packages) -> dict[str, bytes]:
    """Return the files of the wheel, by name."""
    with ZipFile(packages.wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def sdist(packages: Packages) -> dict[str, bytes]:
    """Return the files of the source distribution, by name without its own folder."""
    files: dict[str, bytes] = {}
    with tarfile.open(packages.sdist) as archive:
        for member in archive:
            content = archive.extractfile(member)
            assert content is not None, f"{member.name} is no plain file"
            files[member.name.partition("/")[2]] = content.read()
    return files


@pytest.fixture(scope="module")
def metadata(wheel: dict[str, bytes]) -> Message:
    [name] = [name for name in wheel if name.endswith(".dist-info/METADATA")]
    return HeaderParser().parsestr(wheel[name].decode())


@pytest.fixture(scope="module")
def installed(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(packages.wheel, tmp_path_factory.mktemp("installation"))


# ------------------------------------------------------------------- what is in them


def test_the_wheel_holds_the_package_as_it_lies_in_the_checkout(
    packages: Packages, wheel: dict[str, bytes]
) -> None:
    packed = {name: text for name, text in wheel.items() if ".dist-info/" not in name}

    assert {*packed} == {*packages.package}
    assert packed == packages.package


@pytest.mark.parametrize(
    "name",
    [
        "games/coup/agents/data/duels.npz",
        "games/coup/agents/data/policy.npz",
        "games/coup/agents/data/critic.npz",
        "games/coup/agents/data/opponents.npz",
        "games/coup/agents/data/reader.npz",
        "games/coup/agents/data/network-1.npz",
        "games/pot_de_vin/agents/data/policy.npz",
        "games/pot_de_vin/decks/a.json",
        "games/pot_de_vin/words/pt-BR/log.ftl",
        "py.typed",
        "server/static/index.html",
        "server/static/licences-code.md",
        "server/static/licences-fonts.txt",
        "words/pt-BR/names.ftl",
        "words/pt-BR/web/frame.ftl",
    ],
)
def test_the_wheel_holds_the_data_files(wheel: dict[str, bytes], name: str) -> None:
    assert f"intriga/{name}" in wheel


def test_the_source_distribution_holds_the_page_and_what_it_is_made_of(
    sdist: dict[str, bytes],
) -> None:
    assert {"web/package-lock.json", "web/src/app/App.svelte", f"{STATIC}/index.html"} <= {*sdist}


def test_make_play_in_the_source_distribution_asks_for_no_node(
    packages: Packages, tmp_path: Path
) -> None:
    with tarfile.open(packages.sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()

    assert is_fresh(folder)
    assert {"Makefile", "locked_uv.py", "uv.lock"} <= {file.name for file in folder.iterdir()}


def test_both_hold_the_licence(sdist: dict[str, bytes], wheel: dict[str, bytes]) -> None:
    licence = (ROOT / "LICENSE").read_bytes()

    assert sdist["LICENSE"] == licence
    assert [text for name, text in wheel.items() if name.endswith("licenses/LICENSE")] == [licence]


def test_wheel_and_sdist_hold_no_build_output_or_private_file(
    sdist: dict[str, bytes], wheel: dict[str, bytes]
) -> None:
    paths = [PurePosixPath(name) for name in [*sdist, *wheel]]

    assert [path for path in paths if {*path.parts} & MADE or path.suffix in KEPT_NOWHERE] == []


def test_wheel_and_sdist_are_small(packages: Packages, sdist: dict[str, bytes]) -> None:
    assert packages.wheel.stat().st_size < 8.3 * MEGABYTE  # networks are half of it
    assert packages.sdist.stat().st_size < 14.8 * MEGABYTE  # a tenth are pictures of the pages
    assert {name for name, text in sdist.items() if len(text) > 1.5 * MEGABYTE} == set()


# ------------------------------------------------------------------- extras


def test_every_extra_that_is_named_exists(metadata: Message) -> None:
    places = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    texts = [place.read_text(encoding="utf-8") for place in places]
    named = [
        names for text in texts for names in re.findall(r"(?:\bintriga|\'\.)\[([\w,-]+)\]", text)
    ]

    assert named
    assert {name for names in named for name in names.split(",")} <= {
        *metadata.get_all("Provides-Extra", [])
    }


def test_every_extra_can_be_installed(
    packages: Packages, metadata: Message, installed: Installation, tmp_path: Path
) -> None:
    versions = locked(tmp_path, ["--all-extras"])
    how = ("pip", "install", "--dry-run", "--python", installed.bin.parent, "-c", versions)

    said = {
        name: uv(*how, f"{packages.wheel}[{name}]")
        for name in metadata.get_all("Provides-Extra", [])
    }

    assert {name for name, text in said.items() if "Would install" not in text} == set()


@pytest.mark.parametrize("extra", WITHOUT)
def test_a_command_without_its_extra_says_how_to_get_it(
    installed: Installation, extra: str
) -> None:
    done = installed.run(*WITHOUT[extra])

    assert done.returncode == 2
    assert done.stderr.strip().endswith(f"pip install 'intriga[{extra}]'")
    assert done.stderr.count("\n") == 1


def test_a_module_without_its_extra_names_it(installed: Installation, metadata: Message) -> None:
    done = installed.run("-c", IMPORT_ALL, program="python")
    missing = json.loads(done.stdout)
    extras = {f"intriga[{extra}]" for extra in metadata.get_all("Provides-Extra", [])}

    assert missing["intriga.lab.adapters.gymnasium"][:2] == ["gymnasium", "intriga[gymnasium]"]
    assert {module for module, (name, _, _) in missing.items() if name not in LIBRARIES} == set()
    unnamed = {
        module: said
        for module, (_, extra, said) in missing.items()
        if extra not in extras or not said.endswith(f"pip install '{extra}'")
    }
    assert unnamed == {}


# ------------------------------------------------------------------- the command and the library

EXPLAINS = """
import contextlib, io, sys
from intriga.__main__ import main
for name in sys.argv[1:]:
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        sys.argv = ["intriga", name, "--help"]
        main()
    assert f"intriga {name}" in said.getvalue(), said.getvalue()
    print(name, end=chr(0))
"""


def test_the_installed_package_is_imported(installed: Installation) -> None:
    show = "import intriga, importlib.util as u; print(intriga.__file__, u.find_spec('jax'))"

    place, jax = installed.run("-c", show, program="python").stdout.split()

    assert Path(place).is_relative_to(installed.bin.parent)
    assert jax == "None"


def test_every_command_explains_itself(installed: Installation) -> None:
    names = [name for name in app if not name.startswith("-")]
    commands = installed.run("--help").stdout
    said = installed.run("-c", EXPLAINS, *names, program="python")

    assert {name for name in names if name not in commands} == set()
    assert (said.returncode, said.stdout.split("\0")[:-1]) == (0, names), said.stderr


def test_the_script_for_machines_without_a_test_runner_succeeds(installed: Installation) -> None:
    done = installed.run(ROOT / "tests/packaging/smoke.py", program="python", patience=COMPILING)

    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("played, replayed, served\n")


@pytest.mark.parametrize("game", games())
def test_games_that_were_played_can_be_replayed(installed: Installation, game: str) -> None:
    record = f"{game}.jsonl"

    played = installed.run("simulate", game, "--games", "4", "--record", record)
    replayed = installed.run("replay", "--check", record)

    assert (played.returncode, replayed.returncode) == (0, 0), played.stderr + replayed.stderr


@pytest.mark.parametrize("game", games())
def test_bots_of_every_level_play(installed: Installation, game: str) -> None:
    levels = levels_for(game)
    table = ("--agents", ",".join(levels), "--players", str(len(levels)), "--games", "1")

    done = installed.run("simulate", game, *table, "--json", patience=COMPILING)

    assert done.returncode == 0, done.stderr
    assert [row["agent"] for row in json.loads(done.stdout)["rows"]] == levels


def examples(block: str) -> str:
    """Return a *block* of statements as they are typed."""
    typed = [ast.get_source_segment(block, each) or "" for each in ast.parse(block).body]
    return "".join(f">>> {each}\n...\n".replace("\n", "\n... ", each.count("\n")) for each in typed)


def test_the_code_of_the_readme_runs(installed: Installation) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(python|pycon)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    typed = [block if language == "pycon" else examples(block) for language, block in blocks]
    (installed.work / "code.txt").write_text("\n".join(typed), encoding="utf-8")

    done = installed.run("-m", "doctest", "code.txt", program="python", patience=COMPILING)

    assert blocks
    assert done.returncode == 0, done.stdout


# ------------------------------------------------------------------- the server


def address(lines: list[str]) -> str:
    """Return where to play, as *lines* say it."""
    found = re.search(r"http://[0-9.]+:[0-9]+", lines[0])
    assert found is not None, lines
    return found.group()


def test_the_server_sends_the_page_whole(installed: Installation, wheel: dict[str, bytes]) -> None:
    place = f"{STATIC.removeprefix('src/')}/"
    page = {
        name.removeprefix(place): text
        for name, text in wheel.items()
        if name.startswith(place) and not name.endswith("/.stamp")
    }

    with installed.serving("serve", "--port", "0", "--data", "page") as lines:
        browser = Browser(address(lines))
        sent = {name: browser.ask(f"/{name}").body for name in page}
        first, ready = browser.ask("/"), browser.ask("/readyz")

    assert (first.status, ready.status) == (200, 200)
    head, whole = b"</head>", page.pop("index.html")  # its head is in the language of its reader
    assert first.body.partition(head)[2] == whole.partition(head)[2]
    assert all(asset in first.body for asset in re.findall(rb"/assets/[^\"]+", whole))
    assert {name for name in page if sent[name] != page[name]} == set()


@pytest.mark.parametrize("game", games())
def test_a_quick_game_opens(installed: Installation, game: str) -> None:
    with installed.serving("serve", "--port", "0", "--data", f"quick-{game}") as lines:
        browser = Browser(address(lines))
        opened = browser.ask("/api/quick", {"game": game, "name": "Ana", "level": "beginner"})
        with browser.sit(opened.json["table"]) as seat:
            scene = seat.look()

    assert scene["phase"] == "playing"
    assert scene["deal"]["view"]


LINES_OF_ROUNDS = 40  # of the log: each of six has had a turn or two


@pytest.mark.parametrize("game", games())
def test_bots_of_every_level_play_with_a_person(installed: Installation, game: str) -> None:
    preset = next(iter(ruleset_of(game).variants.editions))
    levels = levels_for(game)
    wish = {"game": game, "preset": preset, "name": "Ana", "chairs": 1 + len(levels)}

    with installed.serving("serve", "--port", "0", "--data", f"levels-{game}") as lines:
        browser = Browser(address(lines))
        opened = browser.ask("/api/tables", {**wish, "bots": levels, "settings": BRISK})
        with browser.sit(opened.json["table"]) as seat:
            seat.look()
            seat.command("start")
            seat.play(Random(9), until=lambda scene: len(scene["deal"]["log"]) > LINES_OF_ROUNDS)
        figures = browser.ask("/metrics").body.decode()

    assert "\nintriga_bot_failures_total 0.0\n" in figures


def test_play_without_a_browser_says_where_the_page_is(installed: Installation) -> None:
    with installed.serving("play") as lines:
        page = Browser(address(lines)).ask("/")

    assert page.status == 200
    assert (installed.home / ".local/share/intriga/intriga.db").is_file()
