# SPDX-License-Identifier: MIT
"""The module by itself: what it imports, how large it is, and that its bits are those of this machine."""

import gzip
import os
import random
import re
import struct
import subprocess
import sys

import pytest
from conftest import ROOT

MODULE = ROOT / "Web" / "dist" / "tug.wasm"
PROLOGUE = """prefer 0 0 1 0 0
configure 0 0 {footer} {look} 0 0 {look} .3 0 0 120 0 0 0 {trigger} 0 0 0
layout 667 2000 390 2 0
attached 1 0
visible 1 0 0"""


def calls(seed, look, trigger, footer, touchpads):
    """A life of random but repeatable calls: pulls, scrolls, frames, ends, changes."""
    dice = random.Random(seed)
    lines = PROLOGUE.format(look=look, trigger=trigger, footer=footer).split("\n")
    time = 0.0
    for _ in range(120):
        time += dice.choice([0.0, 0.004, 0.016, 0.3])
        what = dice.randrange(8)
        if what < 3:
            y = 100.0
            lines.append(f"touch 0 {y} {dice.uniform(0, 390)} {time}")
            for _ in range(dice.randrange(2, 12)):
                time += 1 / 60
                y += dice.uniform(-30, 60)
                lines.append(f"touch 1 {y} {dice.uniform(0, 390)} {time}")
            lines.append(f"touch {dice.choice([2, 2, 2, 3])} {y} 0 {time}")
        elif what == 3:
            lines.append(f"scrolled {dice.uniform(-60, 1400)} {time}")
        elif what == 4:
            lines.append(f"tell {dice.randrange(4)} {dice.randrange(2)} {dice.randrange(3)} 1 0 {time}")
        elif what == 5 and touchpads:
            lines.append(f"wheel {dice.randrange(2)} {dice.uniform(-60, 60)} 0 {time}")
        elif what == 6:
            lines.append(f"layout 667 {dice.uniform(0, 4000)} 390 2 {time}")
        else:
            lines.append(f"prefer {dice.randrange(2)} {dice.randrange(2)} {dice.uniform(0.8, 2)} 1 {time}")
        for _ in range(dice.randrange(20)):
            time += 1 / 60
            lines.append(f"frame {time}")
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="session")
def native():
    """The same code, compiled for this machine."""
    environment = {**os.environ, "TUG_GTK": "0"}
    command = ["swift", "build", "--product", "TugWeb", "-c", "debug"]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    shown = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return f"{shown.stdout.strip()}/TugWeb"


@pytest.mark.parametrize("look", [0, 1, 2])
@pytest.mark.parametrize("trigger, footer", [(0, 1), (1, 2), (0, 3)])
@pytest.mark.parametrize("name, touchpads", [("tug.wasm", False), ("tug-looks.wasm", True)])
def test_the_module_gives_the_bits_of_this_machine(node, native, tmp_path, look, trigger, footer, name, touchpads):
    text = calls(look * 10 + footer, look, trigger, footer, touchpads)
    file = tmp_path / "calls"
    file.write_text(text)
    module = node("trace.mjs", MODULE.with_name(name), file).splitlines()
    program = subprocess.run([native], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(module) == len(program) > 300
    for line, mine, theirs in zip(text.splitlines(), module, program):
        assert mine == theirs, line
    phases = {line.split("order 1 ")[1].split(" ")[0] for line in module if "order 1 " in line}
    assert len(phases) >= 3


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


def test_a_module_with_one_look_is_smaller_and_has_its_bits(node, tmp_path):
    subprocess.run(["scripts/build-web-module.sh", "wheel"], cwd=ROOT, check=True, capture_output=True)
    module, all_looks = MODULE.with_name("tug-wheel.wasm"), MODULE.with_name("tug-looks.wasm")
    file = tmp_path / "calls"
    file.write_text(calls(4, 13, 0, 1, touchpads=True))
    lines = node("trace.mjs", module, file)
    assert lines == node("trace.mjs", all_looks, file)
    # A look that it does not have is an empty strip.
    file.write_text(calls(4, 3, 0, 1, touchpads=True))
    assert node("trace.mjs", module, file) != lines
    sizes = [path.stat().st_size for path in (module, all_looks)]
    module.unlink()
    assert sizes[0] < sizes[1]


def test_only_looks_that_exist_make_a_module():
    result = subprocess.run(["scripts/build-web-module.sh", "whee"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert result.returncode == 1
    assert 'there is no look "whee"' in result.stderr
    assert "two-arc" in result.stderr


def test_the_module_imports_nothing(node):
    assert node("imports.mjs", MODULE).strip() == "[]"


def test_the_script_of_every_page_does_not_grow():
    script = MODULE.with_name("tug.js").read_bytes()
    # What it imported by name would come to every page, too; what it imports by a call comes later, if at all.
    assert not re.search(rb'(?:from|import) ?"\./', script)
    # Header and footer are to have 5,000 bytes. They take more, and may not take more than this.
    assert len(gzip.compress(script, 9)) <= 6220


@pytest.mark.parametrize("case", ["Standard", "StandardFooter", "StandardTapFooter", "Classic", "ClassicFooter", "Balls", "BallsFooter"])
def test_the_common_looks_draw_what_every_page_can(case):
    # paint.js has no more than this; the rest comes with the module that has the other looks.
    paints = {"fill": 0, "stroke": 0, "text": -5, "spinner": -5}
    for golden in (ROOT / "Tests/Golden" / case).glob("*.txt"):
        for line in golden.read_text().splitlines():
            name, *numbers = line.split()
            assert name in ["at", "transform", "disc", "path", "fill", "stroke", "text", "spinner"]
            if name == "stroke":
                assert numbers[-2:] == ["1", "1"]
            if name == "path":
                assert set(numbers[1::3]) <= {"0", "1"}
            # Colours of the page's are but the accent and the second label; styles.css has no others.
            if name in paints:
                assert numbers[paints[name]] in ["0", "1", "3"]


def test_the_module_gives_its_memory_back(node):
    assert node("lives.mjs", MODULE).strip() == "0"


def test_the_element_can_be_imported_without_a_browser(node):
    assert node("server.mjs").strip() == "function"


def test_the_declarations_hold_for_a_user_of_them():
    command = [
        "tsc", "--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node",
        "--lib", "es2022,dom", str(ROOT / "Tests/Web/use.ts"),
    ]  # fmt: skip
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.stdout == ""
    assert result.returncode == 0


def test_the_table_of_texts_is_complete():
    keys = (ROOT / "Sources/Tug/Scene/TextKey.swift").read_text().count("\n  case ")
    for table in sorted((ROOT / "Web/src/texts").glob("*.js")):
        lines = [line for line in table.read_text().splitlines() if line.startswith("  '")]
        assert len(lines) == keys, table.name
        assert all(len(line) > 5 for line in lines)
        assert sum("{}" in line for line in lines) == 1
