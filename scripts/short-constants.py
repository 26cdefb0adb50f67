# SPDX-License-Identifier: MIT
"""Writes the text of a WebAssembly module in fewer bytes: from standard input to standard output.

A constant takes nine bytes, of which compression saves little. Those that come often become globals,
whole numbers integers that are converted, and hundredths the quotient of one and 100, which rounds to
the same bits. The compiler stores and copies many doubles as whole numbers of 64 bits; stored as doubles
they are shortened too, and look like the other copies. How an access is aligned is only a hint, and left
out.
"""

import collections
import math
import re
import struct
import sys

OFTEN = 10  # How many times a constant must come to be worth a global.


def shorter(constant: re.Match[str]) -> str:
    if counts[constant[1]] >= OFTEN:
        return f"(global.get ${constant[1]})"
    value = float(constant[1])
    if str(value) == "-0.0" or abs(value) > 1 << 20:
        return constant[0]
    hundredths = round(value * 100)
    if hundredths / 100 != value:
        return constant[0]
    if hundredths % 100 == 0:
        return f"(f64.convert_i32_s (i32.const {hundredths // 100}))"
    return f"(call $hundredths (i32.const {hundredths}))"


def as_double(store: re.Match[str]) -> str:
    indent, offset, address, number = store.groups()
    (value,) = struct.unpack("<d", struct.pack("<q", int(number)))
    # A small whole number is shorter than a double, and there are many bits for what is no number.
    if abs(int(number)) < 1 << 32 or math.isnan(value):
        return store[0]
    return f"{indent}(f64.store{offset}\n{address}{indent} (f64.const {value})\n{indent})"


# An operation stands in lines of its own, those of its operands one space farther in.
STORE = r"^( *)\(i64\.store((?: offset=\d+)?)\n((?:\1 .*\n)*?)"

module = re.sub(r" align=\d+", "", sys.stdin.read())
module = re.sub(STORE + r"\1 \(i64\.const (-?\d+)\)\n\1\)", as_double, module, flags=re.M)
module = re.sub(
    STORE + r"\1 \(i64\.load((?: offset=\d+)?\n(?:\1  .*\n)*\1 \)\n\1\))",
    r"\1(f64.store\2\n\3\1 (f64.load\4",
    module,
    flags=re.M,
)
CONSTANT = r"\(f64\.const (-?(?:inf|[\d.e+-]+))\)"
counts = collections.Counter(re.findall(CONSTANT, module))
module = re.sub(CONSTANT, shorter, module)
globals = "".join(
    f" (global ${value} f64 (f64.const {value}))\n"
    for value, count in counts.most_common()
    if count >= OFTEN
)
# What a module defines comes in an order: globals before functions.
module = re.sub(r"^ \(func ", globals + r"\g<0>", module, count=1, flags=re.M)
function = """
 (func $hundredths (param i32) (result f64)
  (f64.div (f64.convert_i32_s (local.get 0)) (f64.const 100)))
)
"""
sys.stdout.write(module.rstrip().removesuffix(")") + function)
