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
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from intriga.core import arrays, bits

F = TypeVar("F", bound=Callable[..., Any])
_known: set[Callable[..., Any]] = set()


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


@overload(arrays.copy, jit_options={"forceinline": True})
def _compile_copy(source, at, target, to, number):  # noqa: ANN001, ANN202
    def copy_bytes(source, at, target, to, number):  # noqa: ANN001, ANN202
        _copy_bytes(source, at, target, to, number)

    def copy(source, at, target, to, number):  # noqa: ANN001, ANN202
        for i in range(number):
            target[to + i] = source[at + i]

    return copy_bytes if source.dtype == target.dtype == types.int8 else copy


@overload(arrays.clear, jit_options={"forceinline": True})
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

    Numba watches only the file that a kernel is written in, not the rules it
    calls, so the folder of its cache is named after all of them together.
    """
    modules = list(modules)
    learn(modules)
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = cache_folder(modules)
    try:
        compiled: Any = numba.njit(cache=True, nogil=True)(function)
    finally:
        settings.CACHE_DIR = before
    return compiled


def cache_folder(modules: Iterable[ModuleType]) -> str:
    """Return the folder for machine code of this very text of the core and of a game.

    *modules* stand for all files in their folders: constants are compiled in too.
    """
    folders = {Path(str(module.__file__)).parent for module in modules} | {Path(__file__).parent}
    digest = hashlib.sha256(numba.__version__.encode())
    for file in sorted({file for folder in folders for file in folder.rglob("*.py")}):
        digest.update(file.read_bytes())
    return str(Path.home() / ".cache" / "intriga" / digest.hexdigest()[:16])
