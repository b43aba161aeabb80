"""Checks of the arguments of public functions, made before anything else."""

from collections.abc import Mapping, Sequence
from numbers import Integral
from typing import Any, cast

from intriga.core.errors import BadOptions


def check_agent(agent: object) -> None:
    """See that *agent* is one.

    Raises:
        TypeError: it is something else.
    """
    if isinstance(agent, type):
        raise TypeError(f"{agent.__name__} is a class; an agent is made by {agent.__name__}()")
    if not callable(getattr(agent, "act", None)):
        raise TypeError(f"{agent!r} is no agent, which has a method act")


def check_answer(answer: object) -> None:
    """See that *answer*, which is no text, is an agent.

    Raises:
        TypeError: it is something else; the sentence suggests the likely meaning.
    """
    if isinstance(answer, Integral):
        raise TypeError(f"{answer} is neither words nor an agent; an id is played by play_id")
    check_agent(answer)


def agents_of(given: object) -> list[Any]:
    """Return the agents that are *given*, by name or as they are.

    Raises:
        BadOptions: no list of agents.
    """
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BadOptions("agents", f"agents are a list, as ['master', 'expert'], not {given!r}")
    agents = cast("Sequence[object]", given)
    for each in agents:
        if not isinstance(each, str):
            check_agent(each)
    return [*agents]


def whole_number(name: str, value: object, least: int | None = None) -> int:
    """Return *value*, which is called *name* and is a whole number, *least* or more.

    Raises:
        BadOptions: it is something else.
    """
    if isinstance(value, Integral) and (least is None or int(value) >= least):
        return int(value)
    bound = "" if least is None else f" from {least} on"
    raise BadOptions(name, f"{name} is a whole number{bound}, not {value!r}")


def options_of(given: object) -> dict[str, object]:
    """Return the house rules that are *given*; none for None.

    Raises:
        BadOptions: no dictionary.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        reason = f"options are a dictionary, as {{'reforma': True}}, not {given!r}"
        raise BadOptions("options", reason)
    return dict(cast("Mapping[str, object]", given))


def names_of(given: object) -> list[str]:
    """Return the names of the players that are *given*.

    Raises:
        BadOptions: no list of names, a name without a letter or of more than one line, or one that
            two seats have.
    """
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BadOptions("seats", f"seats are a list of names, as ['Ana', 'Beto'], not {given!r}")
    names = cast("Sequence[object]", given)
    for seat, name in enumerate(names):
        if not isinstance(name, str) or not name.strip():
            raise BadOptions("seats", f"seat {seat} has a name, not {name!r}")
        if not name.isprintable():
            raise BadOptions("seats", f"seat {seat} has a name of one line, not {name!r}")
        if name in names[:seat]:
            other = names.index(name)
            raise BadOptions("seats", f"seats {other} and {seat} are both called {name!r}")
    return [str(name) for name in names]
