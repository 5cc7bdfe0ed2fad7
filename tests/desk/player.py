# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who has the keyboard alone: in every game, in English or Vietnamese, from the front room to the result and back."""
import gettext
import os
import re
import time

import driver
import luc_ho

# Games in the order of the form, and what is put down there: cards one by one, cards chosen together, three rows.
ONE_BY_ONE, TOGETHER, ROWS = range(3)
GAMES = {"to-tom": ("Tổ tôm", ONE_BY_ONE), "chan": ("Chắn", ONE_BY_ONE), "mau-binh": ("Mậu binh", ROWS), "luc-ho": ("Lục hổ", TOGETHER)}
# Buttons in the order of wishes, in all games. Words of the game are the same in every language that has the Latin letters.
WISHES = driver.WISHES + luc_ho.BIDS + ("Tới trắng",)
CLASS_NAME = re.compile(r"^(Gtk|Adw|Chieu)[A-Z]")
# Signs of suits: nobody who hears knows what they are.
SIGNS = re.compile("[♠♥♦♣]")


LOCALES = {"en": (), "vi": ("--lang", "vi_VN.UTF-8")}


def locale():
    """What tells the program where its catalogues are."""
    return "CHIEU_LOCALE=" + os.environ["CHIEU_LOCALE"]


class Player:
    def __init__(self, program, language, game):
        self.program = program
        self.game, self.kind = GAMES[game]
        catalogue = gettext.translation("chieu-bai", os.environ["CHIEU_LOCALE"], [language], fallback=language == "en")
        self.say, self.say_in = catalogue.gettext, catalogue.pgettext
        self.passed = []         # names of what had the focus

    # ---- What is there

    def focused(self):
        """What has the focus. It may be nowhere for a moment while a page is turned to, never for longer."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            node = next((n for n in self.program.tree() if "focused" in n.states), None)
            if node is not None:
                assert node.name and not CLASS_NAME.match(node.name), f"the focus is on a {node.role} without a name: “{node.name}”"
                assert not SIGNS.search(node.name), f"said in signs: “{node.name}”"
                self.passed.append(node.name)
                return node
            time.sleep(0.1)
        raise AssertionError("nothing has the focus" + driver.shown(self.program.tree()))

    def key(self, *keys):
        self.program("key", *keys)

    def tab_to(self, wanted, key="Tab"):
        """Tab until the focus is on what WANTED, a name or a function, says yes to."""
        is_it = wanted if callable(wanted) else lambda name: name == wanted
        for _ in range(60):
            if is_it(self.focused().name):
                return
            self.key(key)
        raise AssertionError(f"Tab does not come to {wanted}; passed: {list(dict.fromkeys(self.passed))[-60:]}")

    def column(self, nodes):
        return driver.below(nodes, self.say("What you can do"))

    def prompt(self, nodes):
        """What is asked, or None."""
        column = self.column(nodes)
        end = next((i for i, n in enumerate(column) if n.role == "button"), len(column))
        return next((n.name for n in column[:end] if n.role == "label" and n.name), None)

    def buttons(self, nodes):
        """The keys of the buttons that can be pressed, by their names: what is written on a button is its name and its key."""
        calls, found = driver.below(nodes, self.say("Words of the call")) + driver.below(nodes, self.say("The call")), {}
        for near in (calls, self.column(nodes)):
            for i, node in enumerate(near):
                if node.role == "button" and "sensitive" not in node.states:
                    signs = [n.name for n in near[i + 1:i + 8] if n.role == "label" and n.depth > node.depth and len(n.name) == 1]
                    found.setdefault(node.name, signs[0] if signs else None)
        return found

    def wanted(self, names):
        """Those of NAMES that answer a question; neither does the lesson that explains what was refused."""
        others = [self.say(n) for n in ("Take back", "Next", "Leave it", "Take back the last word")] + ["Bất thực"]
        return [n for n in names if n not in others and "(Ctrl+Shift+L)" not in n]

    def hand(self, nodes):
        return [n.name for n in driver.below(nodes, self.say("Your hand")) if n.role == "list item"]

    def is_over(self, nodes):
        return any(n.role == "button" and n.name in (self.say("Next hand"), self.say("End of the hội")) for n in nodes)

    # ---- What is done

    def come_home(self):
        """From the first window to the front room."""
        self.tab_to(lambda name: name.startswith(self.say("I know the game")))
        self.key("Return")
        self.tab_to(lambda name: name.startswith(self.say("Play")))

    def sit_down(self):
        self.key("ctrl+n")
        # A game is chosen by being come to.
        self.tab_to(lambda name: name.startswith("Tổ tôm. "))
        for _ in GAMES:
            if self.focused().name.startswith(self.game + ". "):
                break
            self.key("Right")
        self.tab_to(self.say("Sit down and play"))
        self.key("Return")

    def wait_for_question(self, seconds=120):
        """The tree once something is asked, or the hand is over; what happens until then is let go on."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            nodes = self.program.tree()
            names = self.buttons(nodes)
            if self.is_over(nodes) or self.wanted(names) or (self.prompt(nodes) and self.say("Next") not in names):
                time.sleep(driver.NEW)
                return self.program.tree()
            if self.say("Next") in names:
                self.key("space")
            time.sleep(0.1)
        raise AssertionError("nothing is asked and the hand is not over" + driver.shown(self.program.tree()))

    def go_to(self, card):
        """The focus to CARD of the hand: F leads to the hand, the arrows along it."""
        if card not in (n := self.focused().name) and n not in self.hand(self.program.tree()):
            self.key("f")
        held = self.hand(self.program.tree())
        steps = held.index(card) - held.index(self.focused().name)
        if steps:
            self.key(*["Right" if steps > 0 else "Left"] * abs(steps))
        assert self.focused().name == card, f"the arrows come to {self.focused().name} instead of {card}"

    def put_one(self, nodes):
        """Discards what the rules let go."""
        held = self.hand(nodes)
        for card in sorted(held, key=lambda card: (driver.is_yeu(card), driver.company(card, held))):
            self.go_to(card)
            self.key("Return", "Return")
            now = self.program.tree()
            if len(self.hand(now)) != len(held) or self.is_over(now):
                return
        raise AssertionError(f"no card can be discarded of {held}")

    def put_together(self, nodes, key):
        """Chooses one card more until as many as are asked for go down."""
        held = self.hand(nodes)
        if key == "R":
            held = [luc_ho.lead(held)]
        for card in held:
            self.go_to(card)
            self.key("Return")
            self.key(key.lower())
            if len(self.hand(self.program.tree())) < len(self.hand(nodes)):
                return
        raise AssertionError(f"no cards go down with {key} of {held}")

    def arrange(self):
        """Up and down through the three rows, which stay where they lie; then the best arrangement is laid."""
        self.tab_to(lambda name: self.row(name) == 1)
        column = [self.focused().name]
        for key in ("Up", "Up", "Down", "Down"):
            self.key(key)
            column.append(self.focused().name)
        assert [self.row(name) for name in column] == [1, 2, 3, 2, 1], f"Up and Down lead to {column}"
        assert column[0] == column[4], f"what was left is not come back to: {column}"
        self.key("End")
        last = self.focused().name
        self.key("Home")
        assert last != self.focused().name, "Home and End are the same"
        self.key("g")
        self.key("x")

    def row(self, name):
        return next((row for row in (1, 2, 3) if self.say("in your chi %d") % row in name), None)

    def answer(self, nodes):
        """Answers what is asked, by the key that stands on the button."""
        names = self.buttons(nodes)
        wanted = self.wanted(names)
        if self.kind == ROWS and self.row(" ".join(n.name for n in nodes)) and "X" in names.values():
            self.arrange()
        elif self.kind == TOGETHER and any(names.get(n) in ("R", "C") for n in wanted) and not any(n in WISHES or n == "Bắt" for n in wanted):
            self.put_together(nodes, next(names[n] for n in wanted if names[n] in ("R", "C")))
        elif not wanted:
            self.put_one(nodes)
        else:
            ways = [n for n in wanted if n not in WISHES and names[n] and names[n].isdigit()]
            name = ways[0] if ways else next((w for w in ("Bắt",) + WISHES if w in wanted), wanted[0])
            sign = names[name]
            if sign is None:
                self.tab_to(name)
                self.key("Return")
            else:
                self.key({"␣": "space", "⏎": "Return"}.get(sign, sign.lower()))

    def play_hand(self, seconds=400):
        """Plays until the hand is over. Returns how many there were."""
        end, asked = time.monotonic() + seconds, 0
        while time.monotonic() < end:
            nodes = self.wait_for_question()
            if self.is_over(nodes):
                return asked
            asked += 1
            self.answer(nodes)
        raise AssertionError(f"the hand was not over after {seconds} s")

    # ---- The end

    def look_at_result(self):
        """The page of the result, from its one end to the other. Returns how it ended for the person, as it stands there."""
        nodes = driver.wait_until(self.program, lambda nodes: any(n.role == "table" for n in nodes), "the result has no table")
        place = next(i for i, n in enumerate(nodes) if n.role == "table" and n.name == self.points)
        rows = [n for n in driver.below(nodes[place:], nodes[place].name) if n.role == "row"]
        assert len(rows) > 2, f"only {len(rows)} rows of points"
        begin = self.focused().name
        seen = [begin]
        for _ in range(40):
            self.key("Tab")
            seen.append(self.focused().name)
            if seen[-1] == begin:
                break
        assert len(seen) > 5, f"Tab comes only to {seen} on the result"
        assert seen[-1] == begin, f"Tab does not come round: {seen}"
        return seen

    def go_home(self):
        """Back to the front room, by the page of the game; in each something has the focus and says what it is."""
        self.key("alt+Left")
        driver.wait_until(self.program, lambda nodes: any(n.name == self.say("Go on playing") for n in nodes), "the page of the game did not come")
        self.focused()
        self.key("alt+Left")
        rest = (self.say("Show everything"), self.say("School"))
        driver.wait_until(self.program, lambda nodes: any(n.name.startswith(rest) for n in nodes), "the front room did not come")
        self.focused()

    @property
    def points(self):
        return self.say_in("table head", "Points")

    def open_log(self):
        """Ctrl+J, and what the log tells, line by line; closed again."""
        self.key("ctrl+j")
        name = self.say("Log of this hand")
        nodes = driver.wait_until(self.program, lambda nodes: any(n.role == "list" and n.name == name for n in nodes), "no log is there")
        place = next(i for i, n in enumerate(nodes) if n.role == "list" and n.name == name)
        lines = [n.name for n in driver.below(nodes[place:], name) if n.role == "list item"]
        self.key("Escape")
        return lines
