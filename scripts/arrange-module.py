# SPDX-License-Identifier: MIT
"""Arranges a WebAssembly module so that it compresses well: arrange-module.py FILE.

Which number a function has, and which a local has among those of its type, means nothing to a program.
But compression finds what repeats, and more of that the nearer alike functions stand and the more alike
their locals are numbered. So this tries orders and numbers, and keeps what compresses to fewer bytes.
The same module is always arranged in the same way.
"""

import pathlib
import random
import sys
import zlib
from collections.abc import Callable

from wasm_module import Module

ROUNDS = 2
MOVES = 300  # Functions that are tried elsewhere, in a round.
SWAPS = 400  # Pairs of locals that are tried the other way round, in a round and function.
WINDOW = 1 << 15  # How far back compression finds what repeats.


def measure(before: bytes = b"") -> Callable[[bytes], int]:
    """What tells the count of bytes that data compresses to, when it follows other data."""
    start = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=before[-WINDOW:])

    def size(data: bytes) -> int:
        compressor = start.copy()
        return len(compressor.compress(data) + compressor.flush())

    return size


def sort(module: Module) -> None:
    """Lets that function follow each which, after all before it, compresses to the least of itself."""
    codes, places = module.codes(), module.order
    alone = [measure()(code) for code in codes]
    left, done, module.order = set(range(1, len(codes))), codes[0], places[:1]
    while left:
        size = measure(done)
        following = min(left, key=lambda place: (size(codes[place]) / alone[place], place))
        left.remove(following)
        done += codes[following]
        module.order.append(places[following])


def move(module: Module, dice: random.Random) -> None:
    """Moves functions to where the module compresses better with them."""
    size = measure()
    least = size(module.bytes())
    for _ in range(MOVES):
        before = module.order.copy()
        function = module.order.pop(dice.randrange(len(before)))
        module.order.insert(dice.randrange(len(before)), function)
        found = size(module.bytes())
        if found <= least:
            least = found
        else:
            module.order = before


def renumber(module: Module, dice: random.Random) -> None:
    """Swaps numbers of locals where a function compresses better with them, after those before it."""
    places, done = module.places(), b""
    for function in (module.functions[place] for place in module.order):
        size = measure(done)
        least = size(function.code(places))
        for one, other in dice.sample(function.pairs, min(SWAPS, len(function.pairs))):
            function.swap(one, other)
            found = size(function.code(places))
            if found <= least:
                least = found
            else:
                function.swap(one, other)
        done += function.code(places)


def arranged(data: bytes) -> bytes:
    module, dice, best = Module(data), random.Random(1), data
    sort(module)
    for _ in range(ROUNDS):
        for step in (renumber, move):
            step(module, dice)
            best = min(best, module.bytes(), key=measure())
    return best


file = pathlib.Path(sys.argv[1])
file.write_bytes(arranged(file.read_bytes()))
