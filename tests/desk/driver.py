# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in a window on an X server of its own, driven through tools/desk by accessible names."""
import contextlib
import gettext
import importlib.machinery
import importlib.util
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIP = 77
# The interpreter that tools/desk names.
SYSTEM_PYTHON = "/usr/bin/python3"
NODE = re.compile(r'^( *)(.+?) "(.*)"(?: \((.*)\))?(?: \[([^\]]*)\])? (-?\d+),(-?\d+) (\d+)x(\d+)')

# Buttons beside the mat, in the order in which a plain player would take them.
WISHES = ("Ù", "Thiên khai", "Khàn", "Dậy khàn", "Lật khàn", "Báo bất thực", "Trả chén", "Hô phỗng", "Hô không phỗng",
          "Xướng", "Xong", "Chơi", "Phỗng", "Chíu", "Ăn", "Bốc", "Dưới", "Qua")
# Buttons that a plain player does not press although they stand there.
NOT_WANTED = ("Bất thực", "Take back", "Next", "Back")
# The lesson or the page that is offered after refusals.
TIP = "explains this (Ctrl+Shift+L)"
END = ("Next hand", "End of the hội")
START = "Sit down and play"
KNOWN = "I know the game"
# Names on the home page, whatever there is to go on with.
HOME = ("Show everything.", "School. ")
# Seconds for a hand of a game that goes round more often, on a machine that has other things to do.
LONG = 270
# Seconds for which buttons that are new take no press (src/mat/motion.h), and some more.
NEW = 0.3
# How many characters of what was seen the message of a failure shows.
SHOWN_MAX = 800


class Language:
    """The language of the program's texts: English, until another is set."""

    translate = staticmethod(lambda text: text)


def set_language(language):
    """From now on the program is used in LANGUAGE: its names are the translations of the English ones by the catalogues of CHIEU_LOCALE."""
    if language != "en":
        Language.translate = gettext.translation("chieu-bai", os.environ["CHIEU_LOCALE"], [language]).gettext


def translate(text):
    return Language.translate(text)


def load_desk():
    """tools/desk as a module, so that a command needs no process of its own."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("desk", os.environ["DESK_TOOL"])
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("desk", loader))
    loader.exec_module(module)
    return module


class Node:
    def __init__(self, match):
        indent, self.role, self.name, _, states, *box = match.groups()
        self.depth = len(indent)
        self.states = (states or "").split()
        self.x, self.y, self.width, self.height = map(int, box)


class Program:
    """One instance of the program. Ends it, and all that it started, when the block is left."""

    def __init__(self, name, home=None, arguments=(), size="1024x700", environment=(), start=(), known=()):
        """KNOWN: warnings with these words are none of the program's."""
        self.module = load_desk()
        self.name = f"{name}-{os.getpid()}"
        self.home = home
        self.arguments = list(arguments)
        self.size = size
        self.more = environment
        self.start = start
        self.known = known

    def __enter__(self):
        program = os.environ["CHIEU_PROGRAM"]
        settings = [f"GSETTINGS_SCHEMA_DIR={os.environ['GSETTINGS_SCHEMA_DIR']}",
                    f"CHIEU_PICTURES={os.environ['CHIEU_PICTURES']}", "G_DEBUG=fatal-criticals", *self.more]
        self("start", "--size", self.size, "--gtk", "gtk-enable-animations=0", "--wait", "40", *self.start,
             *(w for s in settings for w in ("--env", s)), *(("--home", self.home) if self.home else ()),
             "--", program, *self.arguments)
        return self

    def __exit__(self, kind, *rest):
        if kind is not None:
            print(self("tree", check=False))
            print(self("log", check=False))
            self("stop", "--kill", check=False)
            return
        bad = [line for line in self("log").splitlines() if self.module.WARN.search(line) and not any(k in line for k in self.known)]
        assert not bad, "warnings: " + "\n".join(bad)
        self("stop")
        shutil.rmtree(self.module.Inst(self.name).dir)

    def __call__(self, *words, check=True):
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                status = self.module.main(["-n", self.name, *words])
            except SystemExit as end:
                status = end.code
            except RuntimeError as error:
                print(f"desk: {error}")
                status = 2
        if check and status:
            raise AssertionError(f"desk {' '.join(words)}: status {status}: {said.getvalue()}")
        return said.getvalue()

    def tree(self, covered=False):
        """All nodes of the accessible tree. COVERED: with the state "covered?", which takes as long as all the rest."""
        found = (NODE.match(line) for line in self("tree", *([] if covered else ["--fast"])).splitlines())
        return [Node(m) for m in found if m]

    def wait(self, name, seconds=20):
        if name == START:
            self.open_form(seconds)
        self("wait", name, str(seconds))

    def open_form(self, seconds):
        """Turns to the form of a new match, from the first start of all or from the home page."""
        nodes = wait_until(self, lambda nodes: is_home(nodes) or has(nodes, START, KNOWN), "no first page is there", seconds)
        if has(nodes, KNOWN):
            self("click", KNOWN)
            nodes = wait_until(self, is_home, "the home page did not come", seconds)
        if is_home(nodes):
            self("key", "ctrl+n")


def below(nodes, name):
    """The nodes under the first one of this name."""
    for i, node in enumerate(nodes):
        if node.name == name:
            end = next((j for j in range(i + 1, len(nodes)) if nodes[j].depth <= node.depth), len(nodes))
            return nodes[i + 1:end]
    return []


def words_of_call(nodes):
    """Names of the words that the call may have, as they stand at the hand or beside it."""
    near = below(nodes, translate("Words of the call")) + below(nodes, translate("The call"))
    return [n.name for n in near if n.role == "button" and n.name not in ("Xướng", translate("Take back the last word"))]


def is_wanted(name):
    """Returns: whether a player who plays on would press the button of this name, of those beside the mat."""
    return name not in map(translate, NOT_WANTED) and not name.endswith(TIP)


def offers(nodes):
    """Names of the buttons that may be pressed now; while the call is put together, a word for it and then Xướng."""
    calls = [n.name for n in below(nodes, translate("The call")) if n.role == "button" and n.name == "Xướng"]
    if calls:
        return words_of_call(nodes)[:1] if any("…!”" in n.name for n in nodes) else calls
    return [n.name for n in below(nodes, translate("What you can do")) if n.role == "button" and is_wanted(n.name)]


def hand(nodes):
    """Names of the cards of the person."""
    return [n.name for n in below(nodes, "Your hand") if n.role == "list item"]


def has(nodes, *names):
    return any(n.name in names for n in nodes)


def is_home(nodes):
    return any(n.name.startswith(HOME) for n in nodes)


def shown(nodes):
    """Names on the mat and on its buttons, for the message of a failed test."""
    names = [n.name for n in nodes if n.name and n.role in ("label", "button", "radio", "window")]
    return "; seen: " + ", ".join(dict.fromkeys(names))[:SHOWN_MAX]


def position(nodes):
    """All that lies on the mat, as it is spoken."""
    return sorted(n.name for n in nodes if n.role == "list item")


def settled(program, seconds=30):
    """The tree once the person is asked something, or the hand is over."""
    # English prompts begin alike in all games; of other languages those of the lessons are known.
    asked = ("Your turn", "Return a card",
             *(translate(text).rstrip(".") for text in ("Your turn: discard a card.", "Return a card to the gate you took from.")))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        nodes = program.tree()
        if has(nodes, *map(translate, END)) or offers(nodes) or any(n.role == "label" and n.name.startswith(asked) for n in nodes):
            # A person, who has to read first, is not faster.
            time.sleep(NEW)
            return program.tree()
        time.sleep(0.1)
    raise AssertionError("nobody is asked and the hand is not over" + shown(program.tree()))


def wait_until(program, test, complaint, seconds=20):
    """The tree once TEST holds of it; COMPLAINT is the message if it never does."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        nodes = program.tree()
        if test(nodes):
            return nodes
        time.sleep(0.1)
    raise AssertionError(complaint + shown(program.tree()))


def choice(names):
    """The one of NAMES that a plain player presses: one of several ways if that is asked, else the first in WISHES."""
    ways = [n for n in names if n not in WISHES]
    return ways[0] if ways else next(w for w in WISHES if w in names)


def make_move(program, nodes):
    """Presses the button that a plain player presses, or discards a card, a yêu only if there is no other."""
    names = offers(nodes)
    if names:
        program("click", "button:" + choice(names))
        return
    cards = hand(nodes)
    # While a hand is being dealt there is none; the caller looks again.
    if not cards:
        return
    card = min(cards, key=is_yeu)
    for _ in range(2):
        program("act", f"Your hand > {card}", "card.activate")


def kill(program):
    """Kills the program as kill -9 does, and not through the tool, which would close the window first."""
    words = program("status").split()
    pid = next(int(w.split("=")[1]) for w in words if w.startswith("pid="))
    os.kill(pid, signal.SIGKILL)
    program("stop", "--kill", check=False)


def take_chan(program):
    """Turns the form of a new match to Chắn, without sitting down yet."""
    program.wait(START)
    program("click", "radio:Chắn")
    wait_until(program, lambda nodes: any(n.name.startswith("Two seats") for n in nodes),
               "the form does not offer Chắn with two seats")


def is_yeu(card):
    return card.startswith(("1 ", "Chi chi", "Thang thang", "Ông cụ"))


def company(card, held):
    """Returns: how many of HELD bear the same number: a card that stands alone may nearly always be discarded."""
    return sum(other.split()[0] == card.split()[0] for other in held)


def play_hand(program, press, put, seconds=110):
    """Plays until the hand is over: PRESS makes the move of a button, PUT discards a card. Returns how often each was done."""
    pressed = discarded = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        nodes = settled(program)
        if has(nodes, *END):
            return pressed, discarded
        names = offers(nodes)
        if names:
            press(choice(names))
            pressed += 1
            continue
        held = hand(nodes)
        for card in sorted(held, key=lambda card: (is_yeu(card), company(card, held))):
            put(card)
            now = program.tree()
            if len(hand(now)) != len(held) or has(now, *END):
                discarded += 1
                break
        else:
            raise AssertionError(f"no card can be discarded of {held}")
    raise AssertionError(f"the hand was not over after {seconds} s")


def drag_to_gate(program, gates, card):
    """Discards with the pointer. A card goes to one gate only: the one that takes it is learnt by trying, and kept in GATES.
    After a chíu a card is returned where that was made, which may be any."""
    nodes = program.tree()
    returned = any(n.role == "label" and n.name.startswith("Return a card") for n in nodes)
    before = len(hand(nodes))
    for gate in gates if gates and not returned else [n.name for n in nodes if n.name == "Your gate" or n.name.startswith("Gate of ")]:
        program("drag", f"Your hand > {card}", gate)
        if len(hand(program.tree())) != before:
            if not returned:
                gates[:] = [gate]
            return


def play_hands(program, press, put, go_on, enough=3, seconds=140):
    """Plays whole hands, at least one, until ENOUGH cards were put down: some hands another seat wins at once."""
    pressed = discarded = hands = 0
    end = time.monotonic() + seconds
    while hands == 0 or discarded < enough:
        p, d = play_hand(program, press, put, end - time.monotonic())
        pressed, discarded, hands = pressed + p, discarded + d, hands + 1
        print(f"hand {hands}: {p} buttons, {d} cards")
        program.wait("Next hand")
        go_on()
        program.wait("Your hand")
    assert pressed > 0, "no button was ever pressed"
    assert hand(settled(program)), "the next hand was not dealt"


def click_in_form(program, words):
    """Clicks the widget whose name begins with WORDS; if it lies below the edge of the form, the focus brings it into view first."""
    for _ in range(30):
        nodes = program.tree(covered=True)
        node = next(n for n in nodes if n.name.startswith(words))
        window = next(n for n in nodes if n.role == "window")
        # A widget beyond the window is not called covered.
        if "covered?" not in node.states and node.y + node.height <= window.y + window.height:
            program("click", node.name)
            return
        program("key", "Tab")
    raise AssertionError(f"{words} does not come into view")


def main(test):
    """Runs TEST with a folder of its own; skipped where the tools of the desk are not there."""
    if importlib.util.find_spec("gi") is None and os.path.realpath(sys.executable) != os.path.realpath(SYSTEM_PYTHON):
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, *sys.argv])
    doctor = subprocess.run([os.environ["DESK_TOOL"], "doctor"], text=True, stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT)
    if doctor.returncode != 0:
        print("skipped: " + doctor.stdout.strip())
        sys.exit(SKIP)
    folder = tempfile.mkdtemp(prefix="chieu-desk-")
    try:
        test(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
