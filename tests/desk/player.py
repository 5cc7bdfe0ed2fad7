# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who has the keyboard alone: in every game, in English or Vietnamese, from the front room to the result and back."""
import gettext
import os
import re
import time

import driver
import luc_ho

# Games in the order of the form, and how cards are put down in each: one by one, chosen together, or in three rows.
ONE_BY_ONE, TOGETHER, ROWS = range(3)
GAMES = {"to-tom": ("Tổ tôm", ONE_BY_ONE), "chan": ("Chắn", ONE_BY_ONE), "mau-binh": ("Mậu binh", ROWS), "luc-ho": ("Lục hổ", TOGETHER)}
# Buttons in the order of wishes, in all games. Words of the game are the same in every language that has the Latin letters.
WISHES = driver.WISHES + luc_ho.BIDS + ("Tới trắng",)
CLASS_NAME = re.compile(r"^(Gtk|Adw|Chieu)[A-Z]")
# Signs of suits, which say nothing to a listener.
SIGNS = re.compile("[♠♥♦♣]")


LOCALES = {"en": (), "vi": ("--lang", "vi_VN.UTF-8")}


def locale():
    """The variable that tells the program where its catalogues are."""
    return "CHIEU_LOCALE=" + os.environ["CHIEU_LOCALE"]


class Player:
    def __init__(self, program, language, game):
        self.program = program
        self.game, self.kind = GAMES[game]
        catalogue = gettext.translation("chieu-bai", os.environ["CHIEU_LOCALE"], [language], fallback=language == "en")
        self.translate, self.translate_in = catalogue.gettext, catalogue.pgettext
        self.passed = []         # names of the widgets that had the focus

    # ---- What the tree says

    def focused(self):
        """The node that has the focus. While a page is turned to there may be none for a moment, never for longer."""
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
        """Presses KEY until the focus is on the widget called WANTED or, if that is a function, on one whose name it accepts."""
        is_it = wanted if callable(wanted) else lambda name: name == wanted
        for _ in range(60):
            if is_it(self.focused().name):
                return
            self.key(key)
        raise AssertionError(f"Tab does not come to {wanted}; passed: {list(dict.fromkeys(self.passed))[-60:]}")

    def column(self, nodes):
        return driver.below(nodes, self.translate("What you can do"))

    def prompt(self, nodes):
        """The question, or None if there is none."""
        column = self.column(nodes)
        end = next((i for i, n in enumerate(column) if n.role == "button"), len(column))
        return next((n.name for n in column[:end] if n.role == "label" and n.name), None)

    def buttons(self, nodes):
        """The keys of the buttons that can be pressed, by the names of the buttons; a button shows its name and its key."""
        calls, found = driver.below(nodes, self.translate("Words of the call")) + driver.below(nodes, self.translate("The call")), {}
        for near in (calls, self.column(nodes)):
            for i, node in enumerate(near):
                if node.role == "button" and "sensitive" not in node.states:
                    signs = [n.name for n in near[i + 1:i + 8] if n.role == "label" and n.depth > node.depth and len(n.name) == 1]
                    found.setdefault(node.name, signs[0] if signs else None)
        return found

    def wanted(self, names):
        """The NAMES of buttons that answer a question; the one of the lesson that explains a refusal does not."""
        others = [self.translate(n) for n in ("Take back", "Next", "Back", "Take back the last word")] + ["Bất thực"]
        return [n for n in names if n not in others and "(Ctrl+Shift+L)" not in n]

    def hand(self, nodes):
        return [n.name for n in driver.below(nodes, self.translate("Your hand")) if n.role == "list item"]

    def is_over(self, nodes):
        return any(n.role == "button" and n.name in (self.translate("Next hand"), self.translate("End of the hội")) for n in nodes)

    # ---- Playing

    def come_home(self):
        """From the first window to the front room."""
        self.tab_to(lambda name: name.startswith(self.translate("I know the game")))
        self.key("Return")
        self.tab_to(lambda name: name.startswith(self.translate("Play")))

    def sit_down(self):
        self.key("ctrl+n")
        # To come to a game chooses it.
        self.tab_to(lambda name: name.startswith("Tổ tôm. "))
        for _ in GAMES:
            if self.focused().name.startswith(self.game + ". "):
                break
            self.key("Right")
        self.tab_to(self.translate("Sit down and play"))
        self.key("Return")

    def wait_for_question(self, seconds=120):
        """The tree once something is asked, or the hand is over; until then Next is pressed where it is offered."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            nodes = self.program.tree()
            names = self.buttons(nodes)
            if self.is_over(nodes) or self.wanted(names) or (self.prompt(nodes) and self.translate("Next") not in names):
                time.sleep(driver.NEW)
                return self.program.tree()
            if self.translate("Next") in names:
                self.key("space")
            time.sleep(0.1)
        raise AssertionError("nothing is asked and the hand is not over" + driver.shown(self.program.tree()))

    def go_to(self, card):
        """Brings the focus to CARD of the hand: F leads to the hand, the arrows along it."""
        if card not in (n := self.focused().name) and n not in self.hand(self.program.tree()):
            self.key("f")
        held = self.hand(self.program.tree())
        steps = held.index(card) - held.index(self.focused().name)
        if steps:
            self.key(*["Right" if steps > 0 else "Left"] * abs(steps))
        assert self.focused().name == card, f"the arrows come to {self.focused().name} instead of {card}"

    def put_one(self, nodes):
        """Discards a card that the rules let go."""
        held = self.hand(nodes)
        for card in sorted(held, key=lambda card: (driver.is_yeu(card), driver.company(card, held))):
            self.go_to(card)
            self.key("Return", "Return")
            now = self.program.tree()
            if len(self.hand(now)) != len(held) or self.is_over(now):
                return
        raise AssertionError(f"no card can be discarded of {held}")

    def put_together(self, nodes, key):
        """Chooses one more card at a time until as many as are asked for go down."""
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
        """Walks up and down through the three rows, which stay as they are; then lays the best arrangement."""
        self.tab_to(lambda name: self.row(name) == 1)
        column = [self.focused().name]
        for key in ("Up", "Up", "Down", "Down"):
            self.key(key)
            column.append(self.focused().name)
        assert [self.row(name) for name in column] == [1, 2, 3, 2, 1], f"Up and Down lead to {column}"
        assert column[0] == column[4], f"Up and Down do not lead back to the same card: {column}"
        self.key("End")
        last = self.focused().name
        self.key("Home")
        assert last != self.focused().name, "Home and End are the same"
        self.key("g")
        self.key("x")

    def row(self, name):
        return next((row for row in (1, 2, 3) if self.translate("in your chi %d") % row in name), None)

    def answer(self, nodes):
        """Answers what is asked, by the key that stands on the button."""
        names = self.buttons(nodes)
        wanted = self.wanted(names)
        if self.kind == ROWS and self.row(" ".join(n.name for n in nodes)) and "X" in names.values():
            self.arrange()
        elif (self.kind == TOGETHER and any(names.get(n) in ("R", "C") for n in wanted)
              and not any(n in WISHES or n == "Bắt" for n in wanted)):
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
        """Plays until the hand is over. Returns how many questions there were."""
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
        """Goes through the page of the result with Tab, which comes round to where it began."""
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

    def go_home(self):
        """Goes back to the front room, by the page of the game; on each the focus is on a widget that has a name."""
        self.key("alt+Left")
        driver.wait_until(self.program, lambda nodes: any(n.name == self.translate("Go on playing") for n in nodes),
                          "the page of the game did not come")
        self.focused()
        self.key("alt+Left")
        rest = (self.translate("Show everything"), self.translate("School"))
        driver.wait_until(self.program, lambda nodes: any(n.name.startswith(rest) for n in nodes), "the front room did not come")
        self.focused()

    @property
    def points(self):
        return self.translate_in("table head", "Points")

    def open_log(self):
        """Opens the log with Ctrl+J and closes it again. Returns its lines."""
        self.key("ctrl+j")
        name = self.translate("Log of this hand")
        nodes = driver.wait_until(self.program, lambda nodes: any(n.role == "list" and n.name == name for n in nodes), "no log is there")
        place = next(i for i, n in enumerate(nodes) if n.role == "list" and n.name == name)
        lines = [n.name for n in driver.below(nodes[place:], name) if n.role == "list item"]
        self.key("Escape")
        return lines
