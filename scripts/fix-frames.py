# SPDX-License-Identifier: MIT
"""Gives the functions of a WebAssembly module frames at fixed places: from standard input to standard output.

A function that keeps values in memory takes room off the stack and gives it back. But nothing enters
a module that imports nothing while one of its functions runs. So the frame of a function that cannot
come to call itself may always lie in the same place, behind the frames of all that may be calling it.
That takes fewer bytes, and addresses in it are constants. Frames are laid out from the low end of the
stack; functions that may call themselves take theirs off its high end as before.
"""

import re
import sys

STACK = 1 << 16  # Its size, as Web/toolset.json has it.
POINTER = r"\$global\$0"

# An operation stands in lines of its own, those of its operands one space farther in.
ENTER = re.compile(
    rf"^( *)\(global\.set {POINTER}\n"
    r"\1 \(local\.tee (\$\d+)\n"
    rf"\1  \(i32\.sub\n\1   \(global\.get {POINTER}\)\n\1   \(i32\.const (\d+)\)\n\1  \)\n"
    r"\1 \)\n\1\)\n",
    flags=re.M,
)
LEAVE = re.compile(
    rf"^( *)\(global\.set {POINTER}\n"
    r"\1 \(i32\.add\n\1  \(local\.get \$\d+\)\n\1  \(i32\.const \d+\)\n\1 \)\n\1\)\n",
    flags=re.M,
)


def signature(text: str) -> tuple[list[str], list[str]]:
    """The types of parameters and results, of which names are left out."""
    parameters = re.findall(r"\(param ([^)]*)\)", text)
    types = [type_ for part in parameters for type_ in part.split() if type_[0] != "$"]
    return types, re.findall(r"\(result ([^)]*)\)", text)


def callees(body: str) -> set[str]:
    """The functions that one may call."""
    found = set(re.findall(r"\(call (\$\w+)", body))
    for kind in re.findall(r"\(call_indirect (?:\$\w+ )?\(type (\S+)\)", body):
        found |= {name for name in in_table if signature(first_line(bodies[name])) == kinds[kind]}
    return found


def first_line(body: str) -> str:
    return body.partition("\n")[0]


def reachable(name: str) -> set[str]:
    """The functions that may run before one returns."""
    found, left = set(), [name]
    while left:
        new = calls[left.pop()] - found
        found |= new
        left += new
    return found


def frame_size(body: str) -> int:
    """The bytes of a function's frames that can lie in a fixed place; 0 where some cannot."""
    if re.search(POINTER, ENTER.sub("", LEAVE.sub("", body))):
        return 0
    return sum(int(size) for _, _, size in ENTER.findall(body))


def with_fixed_frames(body: str, place: int) -> str:
    def enter(match: re.Match[str]) -> str:
        nonlocal place
        indent, local, size = match.groups()
        place += int(size)
        return f"{indent}(local.set {local} (i32.const {place - int(size)}))\n"

    return ENTER.sub(enter, LEAVE.sub("", body))


head, *functions = re.split(r"^(?= \(func )", sys.stdin.read(), flags=re.M)
bodies = {re.match(r" \(func (\$\w+)", body)[1]: body for body in functions}
kinds = {
    name: signature(text) for name, text in re.findall(r"^ \(type (\S+) (\(func.*)", head, flags=re.M)
}
in_table = set(re.findall(r"\$\w+", " ".join(re.findall(r"^ \(elem(.*)", head, flags=re.M))))
calls = {name: callees(body) for name, body in bodies.items()}
sizes = {
    name: 0 if name in reachable(name) else frame_size(body) for name, body in bodies.items()
}
top = int(re.search(rf"\(global {POINTER} \(mut i32\) \(i32.const (\d+)\)", head)[1])
places = dict.fromkeys(bodies, top - STACK)
done = False
while not done:
    done = True
    for name in bodies:
        for callee in calls[name]:
            if places[callee] < places[name] + sizes[name]:
                places[callee] = places[name] + sizes[name]
                done = False
if max(places[name] + sizes[name] for name in bodies) > top - STACK // 2:
    raise SystemExit("fix-frames.py: fixed frames must leave half of the stack to others")
sys.stdout.write(head)
for name, body in bodies.items():
    sys.stdout.write(with_fixed_frames(body, places[name]) if sizes[name] else body)
