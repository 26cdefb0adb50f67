#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compiles the code in the documentation: scripts/check-documentation.py uikit|gtk|js|bindings.

Every block is a function of its own, in a class that has what the page calls without declaring it
(Tests/Fixtures/Documentation). What a page leaves out as an ellipsis is empty. A block whose lines all
stand in a longer one on the same page, in the same order, is compiled with that one. Of the pages for
iOS, which have tables and rules, the assignments, calls and properties in the text are compiled as
well. Errors name the page and line.

`uikit` and `gtk` want the modules of a debug build, which `swift build --build-tests` leaves. `bindings` runs
the programs in the languages that use the C library, and wants that to be found, and a display.
"""

import pathlib
import re
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures/Documentation"
BUILD = ROOT / ".build/documentation"
PAGES = sorted(ROOT.glob("Documentation/*.md")) + [ROOT / "README.md", ROOT / "Web/README.md"]
# Pages whose text is full of code.
TEXTS = ["iOS.md", "Insets.md", "Migration.md"]
OF_GTK = re.compile(r"\bTugView\b|\bgtk_|^view\.|\bHUD\(", re.M)
SUBJECT = r"(tug|header|footer|control|options|scrollView|tableView|StripDefaults)"
STATEMENT = re.compile(SUBJECT + r"\b.*( = | \+= |\)$)")
EXPRESSION = re.compile(SUBJECT + r"(\??\.\w+)+( == .+)?$")


class Host(typing.NamedTuple):
    """What the pages of a host are compiled with."""

    modules: list[str]
    library: str
    headers: str


HOSTS = {
    "uikit": Host(["TugReplay", "TugUIKit", "UIKit"], "pangocairo", "StandIns/CTugCairo"),
    "gtk": Host(["CTugGtk", "TugGTK"], "gtk4", "Sources/CTugGtk"),
}


def flags_of(library):
    """The compiler's flags for a C library."""
    command = ["pkg-config", "--cflags", library]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()


def blocks(page, language):
    """The blocks of a page in a language, each with the number of its first line."""
    found, start = [], None
    lines = page.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if start is None and line == f"```{language}":
            start = number
        elif start is not None and line.startswith("```"):
            found.append((start + 1, "\n".join(lines[start : number - 1])))
            start = None
    return [b for b in found if not any(is_part(b[1], other[1]) for other in found)]


def is_part(code, longer):
    """Whether all lines of a piece of code, but remarks, stand in a longer one in the same order."""
    remark = re.compile(r"\s*(//( |$)|$)")
    lines, rest = ([line for line in text.splitlines() if not remark.match(line)] for text in (code, longer))
    left = iter(rest)
    return len(lines) < len(rest) and all(line in left for line in lines)


def statements(page):
    """The assignments, calls and properties in the text of a page."""
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        # What stands first in a row of a table of migration is the other library's.
        is_foreign = page.name == "Migration.md" and line.startswith("|")
        for span in re.findall(r"`([^`]+)`", line.split("|", 2)[2] if is_foreign else line):
            if EXPRESSION.match(span):
                yield number, f"_ = {span}"
            elif STATEMENT.match(span) and ":)" not in span:
                yield number, span


def without_ellipses(code):
    """Code without what the page leaves out; comments stay as they are."""
    lines = (line.split("//", 1) for line in code.splitlines())
    return "\n".join("//".join([first.replace("…", ""), *rest]) for first, *rest in lines)


def swift_file(page, code, modules):
    """A Swift source with all code of a page."""
    imports, at_file_scope, members = {f"import {name}" for name in modules}, [], []
    for number, text in code:
        imports.update(re.findall(r"^import \w+$", text, re.M))
        text = re.sub(r"^import \w+$", "", without_ellipses(text), flags=re.M)
        place = f'#sourceLocation(file: "{page.relative_to(ROOT)}", line: {number})'
        if re.match(r"\s*(extension|public|private)\b", text):
            at_file_scope.append(f"{place}\n{text}")
        else:
            name = f"at{number}_{len(members)}"
            members.append(f"func {name}() async throws {{\n{place}\n{text}\n#sourceLocation()\n}}")
    body = "\n".join([*sorted(imports), *at_file_scope, "extension Page {", *members, "}"])
    return body + "\n"


def compile_swift(host):
    """Type-checks the Swift code of one host's pages."""
    BUILD.mkdir(parents=True, exist_ok=True)
    files, count = [FIXTURES / f"{host}.swift"], 0
    for page in PAGES:
        code = [b for b in blocks(page, "swift") if bool(OF_GTK.search(b[1])) == (host == "gtk")]
        if host == "uikit" and page.name in TEXTS:
            code += statements(page)
        if code:
            file = BUILD / f"{host}-{page.parent.name}-{page.stem}.swift"
            file.write_text(swift_file(page, code, HOSTS[host].modules), encoding="utf-8")
            files.append(file)
            count += len(code)
    built = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    flags = flags_of(HOSTS[host].library)
    command = ["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "6", "-parse-as-library"]
    command += ["-default-isolation", "MainActor", "-module-name", "Pages", "-I", f"{built}/Modules", "-I", HOSTS[host].headers]
    for flag in flags:
        command += ["-Xcc", flag]
    subprocess.run(command + files, cwd=ROOT, check=True)
    return count


def compile_c():
    """Checks the syntax and types of the C code."""
    code = [(page, *block) for page in PAGES for block in blocks(page, "c")]
    body = (FIXTURES / "page.c").read_text(encoding="utf-8")
    for index, (page, number, text) in enumerate(code):
        body += f'static void block{index} (void) {{\n#line {number} "{page.relative_to(ROOT)}"\n{text}\n}}\n'
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / "pages.c"
    file.write_text(body, encoding="utf-8")
    flags = flags_of("gtk4")
    command = ["cc", "-fsyntax-only", "-Wall", "-Wno-unused", "-Werror", "-I", "Sources/TugGTKLibrary"]
    subprocess.run(command + flags + [file], cwd=ROOT, check=True)
    return len(code)


def compile_js():
    """Type-checks the JavaScript against the declarations of the package."""
    BUILD.mkdir(parents=True, exist_ok=True)
    files, count = [FIXTURES / "page.d.ts"], 0
    # A page imports it from beside itself.
    (BUILD / "tug.d.ts").write_text("export * from '../../Web/src/tug';\n", encoding="utf-8")
    for page in PAGES:
        for number, text in blocks(page, "js"):
            file = BUILD / f"{page.parent.name}-{page.stem}-{number}.js"
            file.write_text(f"{text}\nexport {{}};\n", encoding="utf-8")
            files.append(file)
            count += 1
    command = ["tsc", "--noEmit", "--allowJs", "--checkJs", "--noImplicitAny", "--target", "es2022"]
    command += ["--module", "es2022", "--moduleResolution", "node"]
    subprocess.run(command + files, cwd=ROOT, check=True)
    return count


# The languages of GNOME: fixture, what compiles it if anything does, and what runs it.
VALA = ["valac", "-X", "-w", "--pkg", "gtk4", "--pkg", "tug-gtk", "--output", "page-in-vala"]
BINDINGS = {
    "python": ("page.py", None, ["/usr/bin/python3"]),
    "javascript": ("page.gjs", None, ["gjs", "-m"]),
    "vala": ("page.vala", VALA, []),
    "xml": ("page.ui.py", None, ["/usr/bin/python3"]),
}


def run_bindings():
    """Runs the programs in other languages, each of which refreshes once."""
    BUILD.mkdir(parents=True, exist_ok=True)
    vapis = subprocess.run(
        ["pkg-config", "--variable=vapidir", "tug-gtk"], check=True, capture_output=True, text=True
    ).stdout.strip()
    count = 0
    for language, (fixture, compiler, runner) in BINDINGS.items():
        around = (FIXTURES / fixture).read_text(encoding="utf-8")
        for _, text in blocks(ROOT / "Documentation/GTK.md", language):
            file = BUILD / fixture
            body = re.sub(".*THE PAGE", lambda _: text.replace("…", ""), around)
            file.write_text(body, encoding="utf-8")
            if compiler:
                subprocess.run([*compiler, "--vapidir", vapis, "--directory", BUILD, file], check=True)
                file = BUILD / "page-in-vala"
            subprocess.run([*runner, file], check=True, timeout=120)
            count += 1
    return count


CHECKS = {
    "uikit": lambda: compile_swift("uikit"),
    "gtk": lambda: compile_swift("gtk") + compile_c(),
    "js": compile_js,
    "bindings": run_bindings,
}

if __name__ == "__main__":
    if not sys.argv[1:] or set(sys.argv[1:]) - set(CHECKS):
        sys.exit(f"usage: check-documentation.py {'|'.join(CHECKS)}…")
    for name in sys.argv[1:]:
        try:
            print(f"{name}: {CHECKS[name]()} pieces of code in the documentation hold")
        except subprocess.CalledProcessError as error:
            sys.exit(f"{name}: the documentation has code that does not compile\n{error.stderr or ''}")
