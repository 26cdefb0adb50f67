# SPDX-License-Identifier: MIT
"""What makes the module small, by itself: it does the same, and its bits are the same."""

import gzip
import re
import struct
import subprocess
import sys

import pytest
from conftest import ROOT

ENTER = """  (global.set $global$0
   (local.tee $0
    (i32.sub
     (global.get $global$0)
     (i32.const 32)
    )
   )
  )
"""
LEAVE = """  (global.set $global$0
   (i32.add
    (local.get $0)
    (i32.const 32)
   )
  )
"""


def framed(name, body):
    return f" (func ${name}\n  (local $0 i32)\n{ENTER}{body}{LEAVE} )\n"


@pytest.mark.parametrize(
    "bodies, places",
    [
        # Those that never run together share a place; who is called lies behind all callers.
        (["(call $1)\n(call $2)", "(call $2)", "", ""], [1024, 1056, 1088, 1024]),
        (["(call $1)", "(call_indirect $0 (type $same)\n)", "(call $3)", ""], [1024, 1056, 1088, 1120]),
        # Who may come to call itself, and who does more with the stack, use it as before.
        (["(call $1)", "(call $0)", "(call $3)", ""], [None, None, 1024, 1056]),
        (["(call_indirect $0 (type $same)\n)", "", "(call $0)", ""], [None, 1024, None, 1024]),
        (["(call $1)", "(global.get $global$0)", "(call $3)", "(call_indirect $0 (type $other)\n)"], [1024, None, 1024, 1056]),
    ],
)
def test_a_frame_lies_where_no_caller_has_its_own(bodies, places):
    functions = [framed(name, f"{body}\n") for name, body in enumerate(bodies)]
    text = """(module
 (type $same (func))
 (type $other (func (param i32)))
 (global $global$0 (mut i32) (i32.const 66560))
 (table $0 2 2 funcref)
 (elem (i32.const 1) $2)
"""
    command = [sys.executable, "scripts/fix-frames.py"]
    fixed = subprocess.run(command, cwd=ROOT, input=f"{text}{''.join(functions)})\n", capture_output=True, text=True, check=True).stdout
    expected = [
        function if place is None else function.replace(ENTER, f"  (local.set $0 (i32.const {place}))\n").replace(LEAVE, "")
        for function, place in zip(functions, places)
    ]
    assert fixed == f"{text}{''.join(expected)})\n"


@pytest.mark.parametrize("constant", ["0", "-0", "60", "-1", "0.5", "-0.3", "1.005", "0.1234", "1e-09", "1.7976931348623157e+308", "inf", "nan:0x8000000000000"])
def test_a_constant_in_fewer_bytes_has_the_same_bits(constant):
    text = f"(module\n (func (result f64)\n  (f64.const {constant})\n )\n)\n"
    command = [sys.executable, "scripts/short-constants.py"]
    short = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=True).stdout
    if found := re.search(r"\((f64.convert_i32_s|call \$hundredths) \(i32.const (-?\d+)\)\)\n \)", short):
        value = int(found[2]) / (100 if "hundredths" in found[1] else 1)
        assert struct.pack("d", value) == struct.pack("d", float(constant))
    else:
        assert f"(f64.const {constant})" in short
    assert bool(found) == (constant in ["0", "60", "-1", "0.5", "-0.3"])


def test_a_constant_that_comes_often_is_a_global(tmp_path):
    constants = [*["inf"] * 11, *["-0.5"] * 10, *["7"] * 9, "-0", "0.25"]
    functions = "".join(f" (func (result f64)\n  (f64.const {constant})\n )\n" for constant in constants)
    command = [sys.executable, "scripts/short-constants.py"]
    short = subprocess.run(command, cwd=ROOT, input=f"(module\n{functions})\n", capture_output=True, text=True, check=True).stdout
    assert re.findall(r"\(global \S+ f64 \(f64.const (.*)\)\)", short) == ["inf", "-0.5"]
    assert short.count("global.get") == 21
    text = tmp_path / "text"
    text.write_text(short)
    subprocess.run(["wasm-opt", "--all-features", text, "-o", tmp_path / "module"], check=True, capture_output=True)


@pytest.mark.parametrize("value", [1.0, -0.5, 0.1234, 1e300, float("inf"), -0.0, 5e-324, float("nan")])
def test_a_double_stored_as_a_whole_number_keeps_its_bits(value):
    (bits,) = struct.unpack("q", struct.pack("d", value))
    text = f"(module\n (func\n  (i64.store offset=8\n   (i32.const 0)\n   (i64.const {bits})\n  )\n )\n)\n"
    command = [sys.executable, "scripts/short-constants.py"]
    short = subprocess.run(command, cwd=ROOT, input=text, capture_output=True, text=True, check=True).stdout
    function = short.split("(func $hundredths")[0]
    if found := re.search(r"\(f64\.store offset=8\n   \(i32\.const 0\)\n   \((.*)\)\n  \)", function):
        if number := re.fullmatch(r"(f64.convert_i32_s|call \$hundredths) \(i32.const (-?\d+)\)", found[1]):
            stored = int(number[2]) / (100 if "hundredths" in number[1] else 1)
        else:
            stored = float(found[1].removeprefix("f64.const "))
        assert struct.pack("d", stored) == struct.pack("d", value)
    else:
        assert text.removesuffix(")\n") in short
    assert bool(found) == (value in [1.0, -0.5, 0.1234, 1e300, float("inf")] or str(value) == "-0.0")


ARRANGED = """(module
 (type $binary (func (param f64 i32) (result f64)))
 (table 3 3 funcref)
 (elem (i32.const 1) $later $sooner)
 (memory (export "memory") 1)
 (func (export "call") (param $which i32) (param $x f64) (result f64)
  (local $a i32) (local $b f64) (local $c i32) (local $d f64)
  (local.set $a (i32.const 300))
  (local.set $b (f64.const 0.1))
  (local.set $c (i32.add (local.get $a) (i32.const 8)))
  (local.set $d (f64.mul (local.get $x) (local.get $b)))
  (f64.store offset=8 (local.get $c) (local.get $d))
  (memory.copy (local.get $a) (i32.add (local.get $c) (i32.const 8)) (i32.const 8))
  (call_indirect (type $binary) (f64.load (local.get $a)) (local.get $c) (local.get $which)))
 (func $sooner (type $binary)
  (local $copy f64)
  (local.set $copy (local.get 0))
  (block $two (block $one (br_table $one $two (i32.sub (local.get 1) (i32.const 308))))
   (return (f64.add (local.get $copy) (call $later (local.get 0) (i32.const 2)))))
  (f64.const -1))
 (func $later (type $binary)
  (f64.mul (local.get 0) (f64.convert_i32_s (i32.trunc_sat_f64_s (f64.const 2.5))))))"""


def test_an_arranged_module_does_the_same(node, tmp_path):
    text, file = tmp_path / "text", tmp_path / "module"
    text.write_text(ARRANGED)
    features = ["--enable-bulk-memory", "--enable-reference-types", "--enable-nontrapping-float-to-int"]
    subprocess.run(["wasm-opt", *features, text, "-o", file], check=True)
    before = file.read_bytes(), node("calls.mjs", file)
    subprocess.run([sys.executable, "scripts/arrange-module.py", file], cwd=ROOT, check=True)
    assert node("calls.mjs", file) == before[1] == "6 9\n"
    arranged = file.read_bytes()
    assert len(gzip.compress(arranged, 9)) <= len(gzip.compress(before[0], 9))
    file.write_bytes(before[0])
    subprocess.run([sys.executable, "scripts/arrange-module.py", file], cwd=ROOT, check=True)
    assert file.read_bytes() == arranged
