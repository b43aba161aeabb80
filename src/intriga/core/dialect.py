"""The interface of a game's rules by number, for programs that play many games at once."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import FunctionType, ModuleType
from typing import Any, Final, TypeGuard, get_origin

from intriga.core.default_rules import usual_rules
from intriga.core.observation import Layout
from intriga.core.state import Kind, State

MOST_DECISIONS: Final = 5_000  # a game cut off here keeps every number within its field


@dataclass(frozen=True)
class Dialect:
    """The interface of a game's rules by number; all functions are in the rules' dialect."""

    name: str
    fields: Mapping[str, Kind]
    modules: Sequence[ModuleType]  # all that the functions below may call
    deal: Callable[..., None]  # (s, c)
    play: Callable[..., None]  # (s, seat, action), up to the next question or draw
    step: Callable[..., None]  # (s, seat, action, c), up to the next question
    is_over: Callable[..., bool]  # (s)
    winners: Callable[..., int]  # (s), a set of seats
    sides: Callable[..., int]  # (s), how many sides there are, all of the same number of seats
    awaiting: Callable[..., int]  # (s), a set of seats
    to_move: Callable[..., int]  # (s)
    random_action: Callable[..., int]  # (s, seat, c)
    first_page: Callable[..., int]  # (s), the first page that may hold legal actions
    last_page: Callable[..., int]  # (s)
    legal_actions: Callable[..., int]  # (s, seat, page)
    view: Callable[..., None]  # (s, seat, out)
    actions: int  # action ids are below it
    page: int  # action ids on a page
    width: int  # numbers in a view
    # deals the cards hidden from a seat again, for core/search.py; a game may do without
    redeal: Callable[..., None] | None = None  # (s, seat, c)
    # plays on sensibly where all hands are known, for core/search.py; at random where none is given
    rollout_action: Callable[..., int] | None = None  # (s, seat, c)
    # writes what a game that is over pays each seat; without it a win pays 1
    payoffs: Callable[..., None] | None = None  # (s, out), a sum of 0
    # how a game of usual_rules.py begins, and the outcomes of chance in it
    set_up: Callable[..., None] | None = None  # (s, players, first)
    outcomes: Callable[..., int] | None = None  # (s), a set
    draw: Callable[..., None] | None = None  # (s, outcome)

    def __hash__(self) -> int:
        """Tell dialects apart by name."""
        return hash(self.name)

    def __reduce__(self) -> tuple[Callable[..., "Dialect"], tuple[dict[str, object]]]:
        """Go to another process by the names of the modules, which cannot be sent themselves."""
        given = {each.name: getattr(self, each.name) for each in fields(self)}
        return _received, ({**given, "modules": [each.__name__ for each in self.modules]},)

    @property
    def pages(self) -> int:
        """Return how many pages of action ids there are."""
        return -(-self.actions // self.page)


def _received(given: dict[str, Any]) -> Dialect:
    """Return the dialect of which all is *given*, its modules by their names."""
    given["modules"] = [import_module(each) for each in given["modules"]]
    return Dialect(**given)


NEEDED: Final = frozenset(
    each.name for each in fields(Dialect) if get_origin(each.type) is Callable
)


def dialect_in(  # noqa: PLR0913  named at the call
    package: str,
    beside: Sequence[str],
    *,
    name: str,
    state: type[State],
    layout: Layout,
    actions: int,
    page: int,
) -> Dialect:
    """Return the interface of the rules in the *package* of a game, each function by its name.

    They are written in ``rules``, in the modules *beside* it as far as there are any, and in
    those of the package that these call; the module of the *state* counts too, so that code is
    compiled again where a file beside it changes.  Functions that a small game leaves out are the
    usual ones.
    """
    modules = [*_modules(package, beside), sys.modules[state.__module__]]
    written = _written(modules)
    if not {*written} >= NEEDED:
        modules += usual_rules(package, written)
        written = {**_written(modules), **written}
    offered = {name: rule for name, rule in written.items() if name in Dialect.__annotations__}
    return Dialect(
        name=name,
        fields=state.FIELDS,
        modules=modules,
        actions=actions,
        page=page,
        width=layout.width,
        **offered,
    )


def _modules(package: str, beside: Sequence[str]) -> list[ModuleType]:
    rules = import_module(f"{package}.rules")
    parts = iter_modules(getattr(rules, "__path__", ()))
    found = [f"{rules.__name__}.{each.name}" for each in parts] or [rules.__name__]
    found += [name for each in beside if _is_there(name := f"{package}.{each}")]
    for name in found:  # which grows by those that are called
        names = vars(import_module(name)).values()
        called = {value.__module__ for value in names if _is_own(value, package)}
        found += sorted(called.difference(found))
    return [sys.modules[name] for name in found]


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # nor is the folder that it would be in
        return False


def _is_own(value: object, package: str) -> TypeGuard[FunctionType]:
    return isinstance(value, FunctionType) and value.__module__.startswith(f"{package}.")


def _written(modules: Iterable[ModuleType]) -> dict[str, FunctionType]:
    """Return the functions written in *modules*, by name."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }
