# SPDX-License-Identifier: MIT
"""The module by itself: what it imports, how large it is, and that its bits are those of this machine."""

import gzip
import os
import random
import re
import subprocess

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
    assert len(gzip.compress(script, 9)) <= 6520


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
