"""Servers that begin as forks of a process in which all that a server is made of is loaded.

To load it takes a server a second, which hundreds of tests would wait for.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[2]
REQUEST: Final = 1_000_000  # bytes: arguments, and the environment
CODE: Final = """
import sys
from tests.server.forking import arguments_of_a_fork
from tests.server.serving import main
main(*arguments_of_a_fork(int(sys.argv[1])))
"""


def arguments_of_a_fork(number: int) -> list[str]:
    """Fork for each request over the socket that is file *number*; return in each of the forks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what Ctrl+C ends closes the line
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how those ended that look after one
    line = socket.socket(fileno=number)
    while True:
        request, files, _, _ = socket.recv_fds(line, REQUEST, 3)
        if not request:
            os._exit(0)
        if os.fork() == 0:
            line.close()
            arguments, environment = json.loads(request)
            _begin(*files)
            os.environ.clear()
            os.environ.update(environment)
            return arguments
        for file in files:
            os.close(file)


def _begin(out: int, log: int, told: int) -> None:
    """Fork the server, which prints to *out* and *log*; tell of it and of its end in *told*."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if pid := os.fork():
        os.close(out)
        os.close(log)
        os.write(told, f"{pid}\n".encode())
        _, status = os.waitpid(pid, 0)
        os.write(told, f"{os.waitstatus_to_exitcode(status)}\n".encode())
        os._exit(0)
    os.close(told)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for file, number in ((out, 1), (log, 2)):
        os.dup2(file, number)
        os.close(file)


@cache
def _line() -> socket.socket:
    """Return the line to the process that forks, which ends with this one."""
    own, its = socket.socketpair()
    command = [sys.executable, "-c", CODE, str(its.fileno())]
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        cwd=ROOT,
        pass_fds=[its.fileno()],
    )
    its.close()

    def end() -> None:
        own.close()
        process.wait()

    atexit.register(end)
    return own


class Forked:
    """A server that was forked; it is asked as :class:`subprocess.Popen` is."""

    def __init__(self, arguments: Sequence[str], log: IO[bytes], more: Mapping[str, str]) -> None:
        """Begin with *arguments*, in the environment of this process and *more*."""
        reader, out = os.pipe()
        told, tells = os.pipe()
        request = json.dumps([arguments, {**os.environ, **more}]).encode()
        socket.send_fds(_line(), [request], [out, log.fileno(), tells])
        os.close(out)
        os.close(tells)
        self.stdout: IO[str] = os.fdopen(reader, encoding="utf-8")
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return how it ended, None while it runs."""
        if self.returncode is None and select.select([self._told], [], [], 0)[0]:
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Return how it ended, once it has.

        Raises:
            TimeoutExpired: it has not after *timeout* seconds.
        """
        if self.returncode is None:
            select.select([self._told], [], [], timeout)
        ended = self.poll()
        if ended is None:
            raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0)
        return ended

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it without a word."""
        self.send_signal(signal.SIGKILL)
