"""Plays the touches, clicks and keys of a script of tactus-headless to a screen: an object with down, motion, up, cancel,
frame, pointer, button and key."""
import time

LEFT_BUTTON = 0x110


def code(word):
    """The code of a button, as Linux numbers it: 272, or 0x110."""
    return int(word, 0)


def play_file(screen, path):
    with open(path, encoding="ascii") as script:
        for line in script:
            words = line.split("#")[0].split()
            if words:
                play(screen, words)


def play(screen, words):
    """Does what one line says; what is of neither fingers nor pointers nor keys is passed over."""
    joins = words[-1] == "+"
    name, values = words[0], words[1:-1] if joins else words[1:]
    if name == "wait":
        time.sleep(float(values[0]) / 1000)
    elif name in ("down", "motion"):
        getattr(screen, name)(int(values[0]), float(values[1]), float(values[2]))
    elif name == "up":
        screen.up(int(values[0]))
    elif name == "cancel":
        screen.cancel()
    elif name == "key":
        screen.key(int(values[0]), values[1] == "press")
    elif name == "pointer":
        screen.pointer(float(values[0]), float(values[1]))
    elif name == "button":
        screen.button(code(values[0]), values[1] == "press")
    elif name == "click":
        screen.pointer(float(values[0]), float(values[1]))
        for is_pressed in (True, False):
            screen.button(code(values[2]) if len(values) > 2 else LEFT_BUTTON, is_pressed)
            time.sleep(0.05)
    elif name == "tap":
        play(screen, ["down", *values[:3]])
        time.sleep(float(values[3] if len(values) > 3 else 50) / 1000)
        play(screen, ["up", values[0]])
    elif name == "swipe":
        swipe(screen, int(values[0]), *map(float, values[1:]))
    if name in ("down", "motion", "up", "cancel") and not joins:
        screen.frame()


def swipe(screen, finger, x1, y1, x2, y2, milliseconds):
    """A straight line at 60 Hz."""
    screen.down(finger, x1, y1)
    screen.frame()
    start, steps = time.monotonic(), max(round(milliseconds * 60 / 1000), 1)
    for step in range(1, steps + 1):
        time.sleep(max(start + milliseconds / 1000 * step / steps - time.monotonic(), 0))
        screen.motion(finger, x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
        screen.frame()
    screen.up(finger)
    screen.frame()
