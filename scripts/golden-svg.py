#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws golden display lists as one SVG, for a look at what the numbers mean.

Each frame of each file becomes a strip with its name under it. It goes to standard output.
"""

import argparse
import math
import sys

LIGHT = [
    None, "#007aff", "#000000", "#3c3c4399", "#3c3c434d", "#c6c6c8", "#ffffff", "#f2f2f7",
    "#34c759", "#ff3b30",
]
DARK = [
    None, "#0a84ff", "#ffffff", "#ebebf599", "#ebebf54d", "#38383a", "#000000", "#1c1c1e",
    "#30d158", "#ff453a",
]
TEXTS = [
    "Pull to refresh", "Release to refresh", "Refreshing…", "Updated", "Couldn't refresh",
    "Last updated just now", "Pull to load more", "Release to load more", "Tap to load more",
    "Loading…", "Loaded", "Couldn't load. Tap to try again", "No more items", "Refresh",
]
colors = LIGHT
CAPS, JOINS = ["butt", "round", "square"], ["miter", "round", "bevel"]
CAPTION = 16


def paint(numbers, name="fill"):
    meaning, red, green, blue, alpha = numbers
    if meaning > 0:
        color = colors[int(meaning)]
        if len(color) == 9:
            color, alpha = color[:7], alpha * int(color[7:], 16) / 255
    else:
        color = "#%02x%02x%02x" % tuple(round(255 * c) for c in (red, green, blue))
    return f'{name}="{color}" {name}-opacity="{alpha:.4g}"'


def arc(x, y, radius, start, end):
    parts = max(1, math.ceil(abs(end - start) / 3))
    text = f"M{x + radius * math.cos(start)} {y + radius * math.sin(start)}"
    for part in range(parts):
        angle = start + (end - start) * (part + 1) / parts
        sweep = 1 if end > start else 0
        text += (
            f"A{radius} {radius} 0 0 {sweep} "
            f"{x + radius * math.cos(angle)} {y + radius * math.sin(angle)}"
        )
    return f'<path d="{text}"', (x, y, radius, start, end)


def path(numbers):
    letters, counts = "MLQCZ", [2, 2, 4, 6, 0]
    text, i = "", 0
    while i < len(numbers):
        code = int(numbers[i])
        text += letters[code] + " ".join(map(str, numbers[i + 1 : i + 1 + counts[code]]))
        i += 1 + counts[code]
    return f'<path d="{text}"'


class Frame:
    """One frame as SVG elements."""

    def __init__(self, number):
        self.number = number
        self.lines = []
        self.outline = ""
        self.arc = None
        self.matrix = ""
        self.clips = 0

    def element(self, start, rest):
        self.lines.append(f"{start}{self.matrix} {rest}/>")

    def operation(self, code, n):
        if code == "transform":
            identity = n == [1, 0, 0, 1, 0, 0]
            values = " ".join(map(str, n))
            self.matrix = "" if identity else f' transform="matrix({values})"'
        elif code == "clip":
            name = f"clip-{self.number}-{self.clips}"
            self.clips += 1
            self.lines.append(f'<clipPath id="{name}">{self.outline}{self.matrix}/></clipPath>')
            self.lines.append(f'<g clip-path="url(#{name})">')
            self.outer = self.matrix
        elif code == "unclip":
            self.lines.append("</g>")
            self.matrix = self.outer
        elif code == "disc":
            self.outline = '<circle cx="%s" cy="%s" r="%s"' % tuple(n)
        elif code == "arc":
            self.outline, self.arc = arc(*n)
        elif code == "rectangle":
            self.outline = '<rect x="%s" y="%s" width="%s" height="%s" rx="%s"' % tuple(n)
        elif code == "path":
            self.outline = path(n[1:])
        elif code == "fill":
            self.element(self.outline, paint(n))
        elif code == "stroke":
            style = f'stroke-width="{n[5]}" stroke-linecap="{CAPS[int(n[6])]}"'
            style += f' stroke-linejoin="{JOINS[int(n[7])]}" fill="none"'
            self.element(self.outline, f'{paint(n[:5], "stroke")} {style}')
        elif code == "fadingStroke":
            x, y, radius, start, end = self.arc
            for part in range(48):
                share = (part + 0.5) / 48
                alpha = n[4] * (n[7] + (n[8] - n[7]) * share)
                low, high = (start + (end - start) * (part + k) / 48 for k in (0, 1.05))
                piece, _ = arc(x, y, radius, low, high)
                color = paint(n[:4] + [alpha], "stroke")
                self.element(piece, f'{color} stroke-width="{n[5]}" fill="none"')
        elif code == "text":
            key, size, weight, alignment, x, y, w, h = n[:8]
            anchor = ["start", "middle", "end"][int(alignment)]
            left = x + w * alignment / 2
            words = TEXTS[int(key)]
            self.lines.append(
                f'<text x="{left}" y="{y + h / 2 + size * 0.35}" font-size="{size}" '
                f'font-weight="{400 + 100 * weight}" text-anchor="{anchor}"{self.matrix} '
                f"{paint(n[8:])}>{words}</text>"
            )
        elif code == "image":
            slot, frame, x, y, w, h = n[:6]
            self.element(
                f'<rect x="{x}" y="{y}" width="{w}" height="{h}"',
                f'fill="none" stroke="#888" stroke-dasharray="2" opacity="{n[10]}"',
            )
        elif code == "spinner":
            x, y, diameter, turn = n[:4]
            self.lines.append(f"<g{self.matrix}>")
            for blade in range(8):
                share = (blade / 8 - turn) % 1
                angle = blade * 45
                color = paint(n[4:8] + [n[8] * (0.25 + 0.75 * share)], "stroke")
                self.lines.append(
                    f'<path d="M0 {-diameter * 0.28}V{-diameter * 0.46}" stroke-linecap="round" '
                    f'transform="translate({x} {y}) rotate({angle})" stroke-width="2" {color}/>'
                )
            self.lines.append("</g>")
        else:
            sys.exit(f"unknown operation: {code}")


def frames(name):
    result = []
    with open(name, encoding="utf-8") as file:
        for line in file:
            code, *words = line.split()
            if code == "at":
                title = "/".join(name.split("/")[-2:]).removesuffix(".txt")
                frame = Frame(f"{name}-{len(result)}".replace("/", "-"))
                result.append((f"{title} at {words[0]}", frame))
            else:
                frame.operation(code, [float(word) for word in words])
    return result


def main():
    global colors
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dark", action="store_true", help="colours by meaning are those of a dark list")
    parser.add_argument("--top", type=int, default=0, help="what of a strip is left out, in points; default 0")
    parser.add_argument("--height", type=int, default=100, help="what of it is drawn from there; default 100")
    parser.add_argument("--width", type=int, default=375, help="width of a strip, in points; default 375")
    parser.add_argument("--columns", type=int, default=3, help="strips beside each other; default 3")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a golden file")
    options = parser.parse_args()
    if options.dark:
        colors = DARK
    try:
        all_frames = [frame for name in options.files for frame in frames(name)]
    except OSError as error:
        sys.exit(f"golden-svg.py: {error}")
    columns, top, height, width = options.columns, options.top, options.height, options.width
    rows = math.ceil(len(all_frames) / columns)
    step = height + CAPTION
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{columns * (width + 8)}" '
        f'height="{rows * step}" font-family="sans-serif">'
    )
    print('<rect width="100%" height="100%" fill="#ddd"/>')
    for index, (title, frame) in enumerate(all_frames):
        x, y = index % columns * (width + 8) + 4, index // columns * step
        print(f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 {top} {width} {height}">')
        print(f'<rect y="{top}" width="{width}" height="{height}" fill="{colors[6]}"/>')
        print("\n".join(frame.lines))
        print(f'</svg><text x="{x}" y="{y + height + 11}" font-size="10" fill="#555">{title}</text>')
    print("</svg>")


if __name__ == "__main__":
    main()
