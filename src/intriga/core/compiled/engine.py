# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownParameterType=false
# pyright: reportMissingParameterType=false, reportUnknownVariableType=false
# pyright: reportUntypedFunctionDecorator=false, reportCallIssue=false
# pyright: reportPrivateImportUsage=false
# Numba brings no types.
"""Compiling a game's plain rules from outside: the only module that knows Numba.

The rules stay undecorated.  :func:`learn` tells Numba that their functions may
be compiled wherever a kernel calls them, for processors and graphics cards
alike; :data:`kernel` compiles a loop over many games.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar

import numba
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import caching, cgutils, event
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload, register_jitable

from intriga.core import bits
from intriga.core.compiled import cache_folder
from intriga.core.compiled.cache_folder import code_folder
from intriga.core.compiled.progress import WAITING

F = TypeVar("F", bound=Callable[..., Any])
_known: set[Callable[..., Any]] = set()
_kernels: set[int] = set()  # ids of kernels compiled here, to tell them from those of others
CORE: Final = Path(bits.__file__).parent


@intrinsic
def _count(_context: Any, number: Any) -> Any:
    """Count bits in one machine instruction."""
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _lowest(_context: Any, number: Any) -> Any:
    """Find the lowest bit in one machine instruction."""
    zero = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.cttz(args[0], zero)


@intrinsic
def _highest(_context: Any, number: Any) -> Any:
    """Find the highest bit in one machine instruction."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        zero = ir.Constant(ir.IntType(1), 0)
        last = ir.Constant(ir.IntType(64), 63)
        return builder.sub(last, builder.ctlz(args[0], zero))

    return types.int64(types.int64), generate


@overload(bits.count)
def _compile_count(bits):  # noqa: ANN001, ANN202  Numba compares signatures
    return lambda bits: _count(bits)


@overload(bits.lowest)
def _compile_lowest(bits):  # noqa: ANN001, ANN202
    return lambda bits: _lowest(bits)


@overload(bits.highest)
def _compile_highest(bits):  # noqa: ANN001, ANN202
    return lambda bits: _highest(bits)


register_jitable(forceinline=True)(bits.nth)

if get_host_cpu_features().get("bmi2"):  # without the instruction the loop above is compiled

    @intrinsic
    def _deposit(_context: Any, number: Any, mask: Any) -> Any:
        """Spread the low bits of a number over the bits of a mask."""

        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, [word, word])
            name = "llvm.x86.bmi.pdep.64"
            return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), args)

        return types.int64(types.int64, types.int64), generate

    @overload(bits.nth, target="cpu", jit_options={"forceinline": True})
    def _compile_nth(bits, n):  # noqa: ANN001, ANN202
        return lambda bits, n: _lowest(_deposit(1 << n, bits))


@intrinsic
def _copy_bytes(_context: Any, source: Any, _at: Any, target: Any, _to: Any, _number: Any) -> Any:
    """Copy bytes between two arrays."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        begin = context.make_array(signature.args[0])(context, builder, args[0])
        end = context.make_array(signature.args[2])(context, builder, args[2])
        taken = builder.gep(begin.data, [args[1]])
        given = builder.gep(end.data, [args[3]])
        cgutils.raw_memcpy(builder, given, taken, args[4], 1)
        return context.get_dummy_value()

    return types.void(source, types.int64, target, types.int64, types.int64), generate


@overload(bits.copy, jit_options={"forceinline": True})
def _compile_copy(source, at, target, to, number):  # noqa: ANN001, ANN202
    def copy_bytes(source, at, target, to, number):  # noqa: ANN001, ANN202
        _copy_bytes(source, at, target, to, number)

    def copy(source, at, target, to, number):  # noqa: ANN001, ANN202
        for i in range(number):
            target[to + i] = source[at + i]

    return copy_bytes if source.dtype == target.dtype == types.int8 else copy


@overload(bits.clear, jit_options={"forceinline": True})
def _compile_clear(target, number):  # noqa: ANN001, ANN202
    def clear(target, number):  # noqa: ANN001, ANN202
        for i in range(number):
            target[i] = 0

    return clear


def learn(modules: Iterable[ModuleType]) -> None:
    """Let kernels call every function written in *modules*.

    They are put into their callers whole: calls between small rules cost more
    than the rules (20 against 42 million decisions a second, the first game measured).
    """
    for module in modules:
        for _, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ == module.__name__ and function not in _known:
                _known.add(function)
                register_jitable(forceinline=True)(function)


def kernel(function: F, modules: Iterable[ModuleType]) -> F:
    """Compile *function*, which calls rules in *modules*, and keep the code for the next time.

    Code that came with the package is taken where it fits the processor.  Where no folder can
    be written it is compiled again by every process.
    """
    modules = list(modules)
    learn(modules)
    # No rule makes an array, so none has to be counted: counting views took a turn's solver a
    # quarter of its time.
    compiled: Any = numba.njit(nogil=True, _nrt=False)(function)
    digest = digest_of(modules)
    if folder := code_folder(digest):
        compiled._cache = _Cache(function, _Place(function, folder, digest))  # noqa: SLF001
    if came := cache_folder.folder_of(digest, get_host_cpu_features()):
        place = _Place(function, came, digest)
        compiled._cache = _CameWithPackage(function, place, compiled._cache)  # noqa: SLF001
    _kernels.add(id(compiled))
    return compiled


def is_at_hand(compiled: Callable[..., Any]) -> bool:
    """Say whether a :func:`kernel` runs at once: compiled before, now or by another process."""
    dispatcher: Any = compiled
    if dispatcher.signatures:
        return True
    cache = dispatcher._cache  # noqa: SLF001
    return isinstance(cache, _Cache) and cache.has_code()


def digest_of(modules: Iterable[ModuleType]) -> str:
    """Return a digest of the text of the core and of a game.

    *modules* stand for all files beside them: constants are compiled in too.
    """
    files = {file for module in modules for file in Path(str(module.__file__)).parent.glob("*.py")}
    digest = hashlib.sha256(numba.__version__.encode())
    for file in sorted(files | set(CORE.rglob("*.py"))):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


class _Place:
    """The place of a kernel's code: a locator, as Numba calls it, for one folder alone.

    Numba's own would watch only the file that a kernel is written in, not the rules it calls.
    """

    def __init__(self, function: Callable[..., Any], folder: Path, digest: str) -> None:
        self._folder = folder
        self._py_file = inspect.getfile(function)  # Numba's warnings name it
        own = hashlib.sha256(Path(self._py_file).read_bytes())
        self._stamp = f"{digest} {own.hexdigest()}"
        self._line = function.__code__.co_firstlineno

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._stamp

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Code(caching.CompileResultCacheImpl):
    """A kernel's code as Numba writes it, in the place that is given."""

    def __init__(self, function: Callable[..., Any], place: _Place) -> None:
        name = f"{Path(inspect.getfile(function)).stem}.{function.__qualname__}"
        self._lineno = function.__code__.co_firstlineno
        self._locator = place
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _Cache(caching.FunctionCache):
    """Numba's cache of one function; faults of its files cost time and nothing else."""

    def __init__(self, function: Callable[..., Any], place: _Place) -> None:
        self._impl_class = partial(_Code, place=place)
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for *sig*, None where there is none or its files are damaged."""
        try:
            return super().load_overload(sig, target_context)
        except Exception:  # noqa: BLE001  unpickling the remains of a crash raises anything
            with suppress(OSError):
                self.flush()
            return None

    def has_code(self) -> bool:
        """Say whether code for this machine is stored, whatever it was compiled for."""
        context: Any = cpu_target.target_context
        wanted = self._index_key(None, context.codegen())[1:]
        file: Any = self._cache_file
        try:
            return any(key[1:] == wanted for key in file._load_index())  # noqa: SLF001
        except Exception:  # noqa: BLE001  as in load_overload
            return False

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code for *sig* if there is room."""
        with suppress(OSError):
            super().save_overload(sig, data)


class _CameWithPackage(_Cache):
    """The code of one function that came with the package; missing code is stored elsewhere."""

    def __init__(self, function: Callable[..., Any], place: _Place, elsewhere: Any) -> None:
        super().__init__(function, place)
        self._elsewhere = elsewhere

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the code for *sig*, None where there is none."""
        found = super().load_overload(sig, target_context)
        return found or self._elsewhere.load_overload(sig, target_context)

    def has_code(self) -> bool:
        """Say whether code for this machine came with the package or is stored."""
        return super().has_code() or (
            isinstance(self._elsewhere, _Cache) and self._elsewhere.has_code()
        )

    def save_overload(self, sig: Any, data: Any) -> None:
        """Store the code for *sig* in its cache."""
        self._elsewhere.save_overload(sig, data)

    def flush(self) -> None:
        """Leave the package as it is."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return super()._index_key(sig, cache_folder.AnyProcessor(codegen.magic_tuple()[0]))


class _Compiling(event.Listener):
    """Hears when Numba compiles a kernel, which somebody may be waiting for."""

    def on_start(self, event: Any) -> None:
        """Begin the wait for a kernel."""
        if id(event.data["dispatcher"]) in _kernels:
            WAITING.begin()

    def on_end(self, event: Any) -> None:
        """End the wait for a kernel."""
        if id(event.data["dispatcher"]) in _kernels:
            WAITING.end()


event.register("numba:compile", _Compiling())
