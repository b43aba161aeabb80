"""The commands that serve the page: what they print, and how they end."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from intriga.cli.serve import network_command
from intriga.words import Language
from tests.cli.command import intriga
from tests.server.playing import PATIENCE, Browser, Json, opened

COMMAND = (sys.executable, "-c", "from intriga.cli.main import main; main()")
ENGLISH = Language("en")
BRAZILIAN = Language("pt-BR")
CANNOT = 2  # the exit status
STILL: Json = {"pace": "none", "turn": 0, "reaction": 0}


class Command:
    """``intriga`` in a process of its own."""

    def __init__(
        self, home: Path, *arguments: str, errors: int = subprocess.PIPE, **environment: str
    ) -> None:
        around = {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "en_US.UTF-8"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            encoding="utf-8",
            env={**around, "BROWSER": "", "DISPLAY": "", "WAYLAND_DISPLAY": "", **environment},
        )
        self.errors = ""

    def read(self) -> list[str]:
        """Return what it prints until it serves."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line.rstrip("\n"))
            if lines[-1] == ENGLISH.format("cli-serve-stop"):
                return lines
        raise AssertionError(self.end())

    def end(self) -> int:
        """Wait for the end, and return the exit status."""
        _, self.errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def press_ctrl_c(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.end()


class Lobby(NamedTuple):
    """The lobby that ``intriga play`` serves from the folder *home*."""

    home: Path
    url: str
    process: int


@contextmanager
def running(
    home: Path, *arguments: str, errors: int = subprocess.PIPE, **environment: str
) -> Generator[Command]:
    command = Command(home, *arguments, errors=errors, **environment)
    try:
        yield command
    finally:
        if command.process.poll() is None:
            command.press_ctrl_c()


def address(lines: list[str]) -> str:
    """Return where to play, as *lines* say it."""
    found = re.search(r"http://[0-9.]+:[0-9]+", lines[0])
    assert found is not None, lines
    return found.group()


@pytest.fixture
def busy() -> Generator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


@pytest.mark.parametrize("arguments", [("serve",), ("play",)])
def test_a_server_says_where_it_is_and_ends_at_ctrl_c(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with running(tmp_path, *arguments) as command:
        lines = command.read()
        url = address(lines)
        assert lines[0] == ENGLISH.format("cli-serve-own", url=url)
        assert Browser(url).ask("/readyz").status == 200

        assert command.press_ctrl_c() == 0
        assert "Traceback" not in command.errors

    assert (tmp_path / "intriga" / "intriga.db").exists()


def test_a_person_at_a_terminal_reads_no_lines_of_the_log(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    screen, terminal = pty.openpty()
    with running(tmp_path, "play", "--port", "0", errors=terminal) as command:
        address(command.read())
        assert command.press_ctrl_c() == 0

    os.write(terminal, b"|")  # what is read before it was shown
    assert os.read(screen, 1000) == b"|"


def test_a_server_takes_the_next_port_where_the_first_is_taken(tmp_path: Path) -> None:
    with running(tmp_path, "serve") as first, running(tmp_path / "other", "serve") as second:
        ports = [int(address(each.read()).rpartition(":")[2]) for each in (first, second)]

    assert 8000 <= min(ports) < max(ports) < 8050


def test_a_port_that_was_asked_for_and_is_taken_is_named(tmp_path: Path, busy: int) -> None:
    with running(tmp_path, "serve", "--port", str(busy)) as command:
        assert command.end() == CANNOT

    reason = f"127.0.0.1:{busy}: Address already in use"
    assert command.errors.strip() == ENGLISH.format("cli-serve-cannot", reason=reason)


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Generator[Lobby]:
    """A lobby that others would like to serve as well."""
    home = tmp_path_factory.mktemp("lobby")
    with running(home, "play") as command:
        yield Lobby(home, address(command.read()), command.process.pid)


def test_a_folder_has_one_server(lobby: Lobby) -> None:
    with running(lobby.home, "serve") as second:
        assert second.end() == CANNOT

    assert "in use by another server" in second.errors
    assert second.errors.count("\n") == 1


def test_a_second_play_opens_the_lobby_that_runs(lobby: Lobby, tmp_path: Path) -> None:
    shown, script = tmp_path / "shown", tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {shown}\n', encoding="utf-8")
    script.chmod(0o700)
    with running(lobby.home, "play", BROWSER=f"{script} %s") as second:
        assert second.process.communicate(timeout=PATIENCE) == (
            ENGLISH.format("cli-serve-runs", url=lobby.url) + "\n",
            "",
        )
        assert second.process.returncode == 0

    assert shown.read_text(encoding="utf-8").strip() == lobby.url


@pytest.mark.parametrize("wish", [("--port", "0"), ("--lan",)])
def test_a_second_play_that_wants_another_door_is_refused(
    lobby: Lobby, wish: tuple[str, ...]
) -> None:
    with running(lobby.home, "play", *wish, LC_ALL="pt_BR.UTF-8") as second:
        assert second.end() == CANNOT

    database = lobby.home / "intriga" / "intriga.db"
    reason = BRAZILIAN.format(
        "cli-serve-in-use", database=str(database), process=str(lobby.process)
    )
    assert second.errors.strip() == BRAZILIAN.format("cli-serve-cannot", reason=reason)


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_number_that_is_no_port_is_refused_in_a_sentence(command: str, port: str) -> None:
    done = intriga(command, "--port", port)

    assert done.status != 0
    assert f'Invalid value "{port}" for --port' in done.err + done.out


@pytest.mark.parametrize("origin", ["foo", "play.example", "https://play.example/", "https://"])
def test_an_origin_that_no_browser_says_is_refused(origin: str) -> None:
    done = intriga("serve", "--origin", origin)

    assert done.status != 0
    told = " ".join((done.err + done.out).replace("│", " ").split())
    assert "https://play.example, without a path" in told


WITHOUT_LOCKS = """
import multiprocessing.synchronize as locks, sys
def no(*_, **__):
    raise PermissionError(13, "Permission denied")
locks.Lock.__init__ = no
from intriga.cli.main import main
main()
"""


def test_a_failure_of_the_system_does_not_blame_the_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LOCKS, "serve", "--port", "0", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "en_US.UTF-8"},
    )

    assert done.returncode == CANNOT
    told = ENGLISH.format("cli-serve-cannot", reason="Permission denied")
    assert done.stderr.splitlines()[-1] == told
    assert str(tmp_path) not in done.stderr


def test_play_writes_no_log_lines_without_a_terminal(tmp_path: Path) -> None:
    with running(tmp_path, "play", "--port", "0") as command:
        command.read()
        assert command.press_ctrl_c() == 0

    assert command.errors == ""


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with running(tmp_path, "serve", "--data", str(tmp_path / "file" / "folder")) as command:
        assert command.end() == CANNOT

    assert str(tmp_path / "file" / "folder") in command.errors
    assert "Traceback" not in command.errors


def test_a_game_goes_on_when_the_server_is_started_again(tmp_path: Path) -> None:
    with running(tmp_path, "serve") as command:
        browser = Browser(address(command.read()))
        table = opened(browser, "beginner", settings=STILL)["table"]
        seat = browser.sit(table)
        seat.look()
        seat.command("start")
        seat.see(lambda _: seat.asked is not None)
        assert command.press_ctrl_c() == 0

    with running(tmp_path, "serve") as command:
        browser.move(address(command.read()))
        with browser.sit(table) as again:
            again.look()
            assert again.asked == seat.asked
            assert again.scene["deal"]["view"] == seat.scene["deal"]["view"]
            again.play(Random(1), until=lambda _: len(again.log) > len(seat.log) + 3)
            assert len(again.log) > len(seat.log)


def test_play_opens_the_page_in_the_browser(tmp_path: Path) -> None:
    shown, script = tmp_path / "shown", tmp_path / "browser"
    os.mkfifo(shown)
    script.write_text(f'#!/bin/sh\necho "$1" > {shown}\n', encoding="utf-8")
    script.chmod(0o700)

    with running(tmp_path, "play", BROWSER=f"{script} %s") as command:
        page = shown.read_text(encoding="utf-8").strip()
        lines = command.read()

    assert lines[0] == ENGLISH.format("cli-serve-opened", url=page)
    assert page == address(lines)


def test_a_browser_that_fails_leaves_the_address(tmp_path: Path) -> None:
    with running(tmp_path, "play", BROWSER=str(tmp_path / "nothing")) as command:
        lines = command.read()

    assert lines[0] == ENGLISH.format("cli-serve-own", url=address(lines))


def test_friends_in_the_same_network_are_let_in_by_one_word(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--lan", "--port", "0") as command:
        lines = command.read()
        home = Browser(address(lines)).ask("/api/home").json

    friends = [line.rpartition(" ")[2] for line in lines[1:-1]]
    assert home["address"] == (friends[0] if friends else address(lines))


def test_the_address_of_a_network_and_another_are_not_asked_for_together(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--lan", "--host", "127.0.0.1") as command:
        assert command.end() == CANNOT

    assert command.errors.strip() == ENGLISH.format("cli-serve-lan-host", host="127.0.0.1")


@pytest.mark.parametrize("option", [("--lan",), ("--port", "8123"), ("--data", "tables")])
def test_a_game_at_the_terminal_lets_nobody_in(tmp_path: Path, option: tuple[str, ...]) -> None:
    with running(tmp_path, "play", "coup", *option) as command:
        assert command.end() == CANNOT

    assert "--lan, --port and --data are for the page" in command.errors


def test_the_page_is_played_at_a_port_and_from_a_folder_of_ones_own(tmp_path: Path) -> None:
    with running(tmp_path, "play", "--port", "0", "--data", str(tmp_path / "mine")) as command:
        address(command.read())

    assert (tmp_path / "mine" / "intriga.db").exists()


@pytest.mark.parametrize(
    ("given", "command"),
    [
        (["serve"], "intriga serve --lan"),
        (["play"], "intriga play --lan"),
        (["serve", "--host", "127.0.0.1", "--port", "81"], "intriga serve --port 81 --lan"),
        (["serve", "--host=::1", "--data", "my tables"], "intriga serve --data 'my tables' --lan"),
    ],
)
def test_the_host_is_told_the_command_that_starts_the_same_server_for_the_network(
    given: list[str], command: str
) -> None:
    assert network_command(given) == command
