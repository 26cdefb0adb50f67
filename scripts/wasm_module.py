# SPDX-License-Identifier: MIT
"""WebAssembly modules whose functions have an order, and whose locals have numbers, that can be changed."""

import itertools

# Of the binary format: sections, and operations by the count of numbers that follow them.
TYPES, IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 1, 2, 3, 7, 8, 9, 10
CALL, REFERENCE, LOCALS = 0x10, 0xD2, (0x20, 0x21, 0x22)
TABLE_BRANCH, TYPED_SELECT, SINGLE, DOUBLE, PREFIX = 0x0E, 0x1C, 0x43, 0x44, 0xFC
ONE = (0x02, 0x03, 0x04, 0x0C, 0x0D, 0x23, 0x24, 0x25, 0x26, 0x3F, 0x40, 0x41, 0x42, 0xD0)
TWO = (0x11, *range(0x28, 0x3F))
PREFIXED = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}


class Reader:
    """Reads bytes and numbers of a module, one after another."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def bytes(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        value = shift = 0
        while True:
            (byte,) = self.bytes(1)
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def numbers(self, count: int) -> list[int]:
        return [self.number() for _ in range(count)]

    def skip_operands(self, operation: int) -> None:
        if operation in ONE:
            self.number()
        elif operation in TWO:
            self.numbers(2)
        elif operation == TABLE_BRANCH:
            self.numbers(self.number() + 1)
        elif operation == TYPED_SELECT:
            self.numbers(self.number())
        elif operation == SINGLE:
            self.bytes(4)
        elif operation == DOUBLE:
            self.bytes(8)
        elif operation == PREFIX:
            self.numbers(PREFIXED.get(self.number(), 0))


def coded(number: int) -> bytes:
    code = bytearray()
    while number > 0x7F:
        code.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*code, number])


class Function:
    """A function, its code cut where it names locals and functions."""

    def __init__(self, kind: int, parameters: int, code: bytes) -> None:
        self.kind = kind
        reader = Reader(code)
        types = [-1] * parameters
        for _ in range(reader.number()):
            count, type_ = reader.numbers(2)
            types += [type_] * count
        self.pairs = [
            (a, b)
            for a, b in itertools.combinations(range(parameters, len(types)), 2)
            if types[a] == types[b]
        ]
        # The number that each local has.
        self.numbers = list(range(len(types)))
        # Bytes, then whether a local is named after them and which local or function, and so on.
        self.parts: list[bytes] = []
        self.names: list[tuple[bool, int]] = []
        start = 0
        while reader.at < len(code):
            (operation,) = reader.bytes(1)
            if operation in (*LOCALS, CALL, REFERENCE):
                self.parts.append(code[start : reader.at])
                self.names.append((operation in LOCALS, reader.number()))
                start = reader.at
            else:
                reader.skip_operands(operation)
        self.parts.append(code[start:])
        self.number_locals()

    def number_locals(self) -> None:
        """Writes the numbers of locals into the code, which leaves those of functions open."""
        self.pieces, self.callees = [self.parts[0]], []
        for (is_local, name), part in zip(self.names, self.parts[1:]):
            if is_local:
                self.pieces[-1] += coded(self.numbers[name]) + part
            else:
                self.callees.append(name)
                self.pieces.append(part)

    def swap(self, a: int, b: int) -> None:
        self.numbers[a], self.numbers[b] = self.numbers[b], self.numbers[a]
        self.number_locals()

    def code(self, places: list[int]) -> bytes:
        code = self.pieces[0]
        for callee, piece in zip(self.callees, self.pieces[1:]):
            code += coded(places[callee]) + piece
        return coded(len(code)) + code


class Module:
    """A module whose functions have an order that can be changed."""

    def __init__(self, data: bytes) -> None:
        reader = Reader(data)
        self.magic = reader.bytes(8)
        self.sections: list[tuple[int, bytes]] = []
        while reader.at < len(data):
            (section,) = reader.bytes(1)
            self.sections.append((section, reader.bytes(reader.number())))
        parts = dict(self.sections)
        if IMPORTS in parts:
            raise SystemExit("wasm_module.py: a module must import nothing")
        reader = Reader(parts[TYPES])
        parameters = []
        for _ in range(reader.number()):
            reader.bytes(1)
            parameters.append(reader.number())
            reader.bytes(parameters[-1])
            reader.bytes(reader.number())
        reader = Reader(parts[FUNCTIONS])
        kinds = reader.numbers(reader.number())
        reader = Reader(parts[CODE])
        reader.number()
        self.functions = [
            Function(kind, parameters[kind], reader.bytes(reader.number())) for kind in kinds
        ]
        self.order = list(range(len(self.functions)))

    def places(self) -> list[int]:
        places = [0] * len(self.order)
        for place, function in enumerate(self.order):
            places[function] = place
        return places

    def codes(self) -> list[bytes]:
        """The code of each function, in the order that they have."""
        places = self.places()
        return [self.functions[function].code(places) for function in self.order]

    def bytes(self) -> bytes:
        places, data = self.places(), bytearray(self.magic)
        for section, content in self.sections:
            if section == FUNCTIONS:
                kinds = (self.functions[function].kind for function in self.order)
                content = coded(len(self.order)) + b"".join(map(coded, kinds))
            elif section == EXPORTS:
                content = exports(Reader(content), places)
            elif section == START:
                content = coded(places[Reader(content).number()])
            elif section == ELEMENTS:
                content = elements(Reader(content), places)
            elif section == CODE:
                content = coded(len(self.order)) + b"".join(self.codes())
            data += bytes([section]) + coded(len(content)) + content
        return bytes(data)


def exports(reader: Reader, places: list[int]) -> bytes:
    count = reader.number()
    data = coded(count)
    for _ in range(count):
        length = reader.number()
        data += coded(length) + reader.bytes(length)
        (kind,) = reader.bytes(1)
        number = reader.number()
        data += bytes([kind]) + coded(places[number] if kind == 0 else number)
    return data


def elements(reader: Reader, places: list[int]) -> bytes:
    count = reader.number()
    data = coded(count)
    for _ in range(count):
        flags, operation, offset, end, length = reader.numbers(5)
        if (flags, operation, end) != (0, 0x41, 0x0B):
            raise SystemExit("wasm_module.py: functions must stand in one table")
        data += bytes([flags, operation]) + coded(offset) + bytes([end]) + coded(length)
        data += b"".join(coded(places[function]) for function in reader.numbers(length))
    return data
