# SPDX-License-Identifier: MIT
"""A mouse, a keyboard and a window manager's hand for checks from outside: Xlib and XTest by ctypes.

Both libraries are there wherever GTK and AT-SPI are.
"""

import ctypes
import time

LEFT = 1
_x = ctypes.CDLL("libX11.so.6")
_test = ctypes.CDLL("libXtst.so.6")
_pointer, _number = ctypes.c_void_p, ctypes.c_ulong
_x.XOpenDisplay.restype = _pointer
_x.XDefaultRootWindow.restype = _number
_x.XGetImage.restype = _pointer
_x.XGetPixel.restype = _number
_x.XStringToKeysym.restype = _number
_display = _pointer(_x.XOpenDisplay(None))
_root = _number(_x.XDefaultRootWindow(_display))


def _settle():
    _x.XSync(_display, 0)
    time.sleep(0.05)


def click(x, y):
    """Clicks where the mouse has moved to.

    It moves in steps, as by hand: the first after a popover has closed may reach no widget (GTK 4.8).
    """
    for distance in (4, 2, 0):
        _test.XTestFakeMotionEvent(_display, -1, int(x) + distance, int(y), 0)
        _settle()
    for is_down in (1, 0):
        _test.XTestFakeButtonEvent(_display, LEFT, is_down, 0)
        _settle()


def press(name):
    """Presses a key, by its name in X."""
    code = _x.XKeysymToKeycode(_display, _number(_x.XStringToKeysym(name.encode())))
    for is_down in (1, 0):
        _test.XTestFakeKeyEvent(_display, code, is_down, 0)
        _settle()


def drag(x, start, end, after_step):
    """Drags with the mouse from one height to another, and does not let go."""
    _test.XTestFakeMotionEvent(_display, -1, int(x), int(start), 0)
    _settle()
    _test.XTestFakeButtonEvent(_display, LEFT, 1, 0)
    for step in range(1, 9):
        _test.XTestFakeMotionEvent(_display, -1, int(x), int(start + (end - start) * step / 8), 0)
        _settle()
        after_step()


def release():
    _test.XTestFakeButtonEvent(_display, LEFT, 0, 0)
    _settle()


def color(x, y):
    """The red, green and blue of a point of the screen, 0 to 255."""
    image = _pointer(_x.XGetImage(_display, _root, int(x), int(y), 1, 1, _number(0xFFFFFFFF), 2))
    pixel = _x.XGetPixel(image, 0, 0)
    _x.XDestroyImage(image)
    return pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255


def windows():
    """The windows on the screen, lowest first."""
    root, parent, children = _number(), _number(), ctypes.POINTER(_number)()
    count = ctypes.c_uint()
    _x.XQueryTree(_display, _root, *map(ctypes.byref, (root, parent, children, count)))
    found = [children[index] for index in range(count.value)]
    _x.XFree(children)
    return [window for window in found if geometry(window)[2] > 100]


def geometry(window):
    """The place and size of a window."""
    root, border, depth = _number(), ctypes.c_uint(), ctypes.c_uint()
    x, y = ctypes.c_int(), ctypes.c_int()
    width, height = ctypes.c_uint(), ctypes.c_uint()
    fields = (root, x, y, width, height, border, depth)
    _x.XGetGeometry(_display, _number(window), *map(ctypes.byref, fields))
    return x.value, y.value, width.value, height.value


def resize(window, width, height):
    """Gives a window a size, as a window manager does."""
    _x.XResizeWindow(_display, _number(window), width, height)
    _settle()


def focus(window):
    """Gives a window the keyboard, as a window manager does."""
    _x.XSetInputFocus(_display, _number(window), 1, _number(0))
    _settle()
