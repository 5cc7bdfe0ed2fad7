# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson in the window, from the question of the first start to its end, every step answered as it is to be answered."""
import os
import re
import shutil
import subprocess

import driver

RIGHT = "✓ Right"
END = "The end of the lesson"
KEYS = {
    "Ù": "u", "Thiên khai": "t", "Khàn": "k", "Dậy khàn": "k", "Lật khàn": "k", "Bất thực": "c", "Báo bất thực": "b",
    "Trả chén": "c", "Hô phỗng": "p", "Hô không phỗng": "n", "Xong": "space", "Phỗng": "p", "Ăn": "a", "Bốc": "b",
    "Dưới": "d", "Chíu": "c", "Qua": "q", "Không đánh": "q", "Làm bài": "l", "Không làm": "k", "Ra": "r", "Bắt": "b",
    "Chui": "c", "Ăn hồ": "a", "Ngũ hổ hạ sơn": "n", "Tới trắng": "t", "Binh xong": "x",
}


def answers(path):
    """The right answers of a lesson: what is done, and with what."""
    out = subprocess.run([os.environ["LESSON_ANSWERS"], path], text=True, check=True, stdout=subprocess.PIPE).stdout
    return [line.split("\t") for line in out.splitlines()]


def place_of(nodes):
    """“Step 3 of 9”, or that the lesson is over."""
    return next((n.name for n in nodes if re.fullmatch(r"Step \d+ of \d+", n.name) or n.name == END), None)


def cards_of(nodes):
    """The cards that can be touched, in their order: the buttons that are called as a card is spoken, and groups of them."""
    return [n for n in nodes if n.role in ("button", "toggle button")
            and re.search(r", (red|black)$|^\S+ of (spades|hearts|diamonds|clubs)$|^Together: ", n.name)]


def focused(program):
    return next((n for n in program.tree() if "focused" in n.states), None)


def places_in_rows(nodes):
    """Where the cards of the hand lie in its three chi: by name the chi and the place in it, from 1."""
    found = (re.match(r"(.+?), in your chi (\d), (\d) of ", n.name) for n in nodes if n.role == "list item")
    return {m[1]: (int(m[2]), int(m[3])) for m in found if m}


def put_in_rows(program, exchange, rows):
    """Exchanges cards until each lies in its chi; in which order within it says nothing."""
    goal = {card: number for number, cards in enumerate(rows, 1) for card in cards}
    for _ in range(len(goal)):
        lies = places_in_rows(driver.settled(program))
        wrong = next((card for card in goal if lies[card][0] != goal[card]), None)
        if wrong is None:
            return
        exchange(wrong, next(card for card in goal if lies[card][0] == goal[wrong] and goal[card] != goal[wrong]))
    raise AssertionError("the cards do not come to their chi")


def ways_of(nodes, label):
    """Where LABEL can be done in several ways, they are buttons to choose from; with one way only nothing is asked."""
    return [n.name for n in nodes if n.role == "button" and n.name != label]


def click_in_list(program, button):
    """Clicks a button of the column; where there are more than have room, the wheel brings it into sight first, all of it."""
    name = button.split(":", 1)[-1].rsplit(" > ", 1)[-1]
    for _ in range(40):
        nodes = program.tree()
        at = next(n for n in nodes if n.role == "button" and n.name == name)
        bar = next((n for n in nodes if n.role == "scroll bar" and n.x >= at.x and n.height > n.width), None)
        if bar is None or bar.y <= at.y <= bar.y + bar.height - at.height:
            break
        program("click", f"{bar.x - 40},{bar.y + bar.height // 2}", "--button", "4" if at.y < bar.y else "5")
    program("click", button)


class Pointer:
    """Everything with the pointer."""

    def __init__(self, program):
        self.program = program

    def learn(self):
        self.program("click", "Teach me")

    def button(self, name):
        self.program("click", f"button:{name}")

    check = button

    def join(self):
        self.program("click", "button:Put together")

    def touch(self, cards):
        seen = {}
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            nodes = [n for n in cards_of(self.program.tree()) if n.name == card]
            node = nodes[seen[card] - 1]
            self.program("click", f"{node.x + node.width // 2},{node.y + node.height // 2}")

    def hold(self, cards):
        # The first of equal ones will do.
        for card in cards:
            self.program("click", f"Your hand > {card}, ", "--nth", "1")

    def put(self, card):
        self.hold([card, card])

    def press(self, label, choice):
        self.program("click", f"button:{label}")
        if choice in ways_of(self.program.tree(), label):
            click_in_list(self.program, f"button:{choice}")

    def lay(self, label, cards):
        self.program("click", f"button:{label}")
        for card in cards:
            if card.startswith("*"):
                self.program("click", f"{card[1:]}, at your gate")
            else:
                self.hold([card])
        self.program("click", f"button:{label}")

    def several(self, label, cards):
        self.hold(cards)
        self.program("click", f"button:{label}")

    def rows(self, rows):
        def exchange(one, other):
            self.program("click", f"{one}, in your chi ")
            self.program("click", f"{other}, in your chi ")

        put_in_rows(self.program, exchange, rows)
        self.program("click", "button:Binh xong")

    def say(self, words):
        for word in words:
            at_hand = driver.has(driver.below(self.program.tree(), "Words of the call"), word)
            click_in_list(self.program, f"{'Words of the call' if at_hand else 'The call'} > {word}")

    def call(self):
        self.program("click", "The call > Xướng")

    def choose(self, number, names):
        self.program("click", f"button:{names[number]}")


class Keyboard:
    """Everything with the keys."""

    def __init__(self, program):
        self.program = program

    def learn(self):
        self.program("key", "Return")

    def button(self, name):
        self.program("key", "F8")

    check = button

    def join(self):
        self.program("key", "F5")

    def tab_to(self, test):
        for _ in range(60):
            node = focused(self.program)
            if node is not None and test(node):
                return node
            self.program("key", "Tab")
        raise AssertionError("Tab does not come there")

    def to_ends(self):
        """End and Home lead to the last and the first card that lies beside the words."""
        laid = cards_of(driver.below(self.program.tree(), "Cards of the lesson"))
        for key, place in (("End", -1), ("Home", 0)) if laid else ():
            self.program("key", key)
            now = focused(self.program)
            assert (now.x, now.y) == (laid[place].x, laid[place].y), f"{key} leads to {now.name}, not to {laid[place].name}"

    def touch(self, cards):
        self.tab_to(lambda n: n in cards_of([n]))
        self.to_ends()
        seen = {}
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            nodes = cards_of(self.program.tree())
            now = next(i for i, n in enumerate(nodes) if "focused" in n.states)
            goal = [i for i, n in enumerate(nodes) if n.name == card][seen[card] - 1]
            self.program("key", *["Tab" if goal > now else "shift+Tab"] * abs(goal - now), "space")

    def to_hand(self, card):
        node = self.tab_to(lambda n: "in your hand" in n.name)
        held = [n.name for n in driver.below(self.program.tree(), "Your hand") if n.role == "list item"]
        goal = next(i for i, name in enumerate(held) if name.startswith(card + ","))
        steps = goal - held.index(node.name)
        if steps:
            self.program("key", *["Right" if steps > 0 else "Left"] * abs(steps))

    def up_to(self, name):
        """Up walks from the hand through what lies on the mat."""
        for _ in range(20):
            self.program("key", "Up")
            if focused(self.program).name.startswith(name):
                return
        raise AssertionError(f"Up does not come to {name}")

    def hold(self, cards):
        for card in cards:
            self.to_hand(card)
            self.program("key", "Return")

    def put(self, card):
        self.to_hand(card)
        self.program("key", "Return", "Return")

    def press(self, label, choice):
        self.program("key", KEYS[label])
        ways = ways_of(self.program.tree(), label)
        if choice in ways:
            ways = [n for n in ways if ": " in n or n == choice]
            self.program("key", str(1 + ways.index(choice)))

    def lay(self, label, cards):
        self.program("key", KEYS[label])
        for card in cards:
            if card.startswith("*"):
                self.up_to(f"{card[1:]}, at your gate")
            else:
                self.to_hand(card)
            self.program("key", "Return")
        self.program("key", KEYS[label])

    def several(self, label, cards):
        self.hold(cards)
        self.program("key", KEYS[label])

    def to_row(self, card):
        (row, column), = places_in_rows([self.tab_to(lambda n: ", in your chi " in n.name)]).values()
        goal, goal_column = places_in_rows(self.program.tree())[card]
        if row != goal:
            self.program("key", *["Up" if goal > row else "Down"] * abs(goal - row))
            (row, column), = places_in_rows([focused(self.program)]).values()
        if column != goal_column:
            self.program("key", *["Right" if goal_column > column else "Left"] * abs(goal_column - column))
        assert focused(self.program).name.startswith(card), f"the keys do not come to {card}"

    def rows(self, rows):
        def exchange(one, other):
            self.to_row(one)
            self.program("key", "Return")
            self.to_row(other)
            self.program("key", "Return")

        put_in_rows(self.program, exchange, rows)
        self.program("key", KEYS["Binh xong"])

    def say(self, words):
        # The deeds with the cards stand before the words.
        deeds = ("Lật khàn", "Báo bất thực", "Trả chén", "Hô phỗng", "Hô không phỗng")
        deeds += ("Xướng", "Take back the last word")
        tiles = [n.name for n in driver.below(self.program.tree(), "The call") if n.role == "button" and n.name not in deeds]
        for word in words:
            number = tiles.index(word) + 1 if word in tiles else 10
            if number < 10:
                self.program("key", str(number))
            else:
                self.tab_to(lambda n: n.name == word)
                self.program("key", "Return")

    def call(self):
        self.program("key", "x")

    def choose(self, number, names):
        self.tab_to(lambda n: n.name == names[0])
        self.program("key", *["Tab"] * number, "Return")


def answers_shown(nodes):
    """The answers to choose from stand among the words of the lesson."""
    return [n.name for n in driver.below(nodes, "What the lesson says") if n.role == "button"]


def make_call(program, hands, call, words):
    """Says WORDS, unless they stand there already, as they do where faults are prevented."""
    nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, "The call"), "nothing can be called")
    if not driver.has(nodes, call):
        hands.say(words)
        driver.wait_until(program, lambda nodes: driver.has(nodes, call), f"{call} does not stand there")
    hands.call()


def make_move(program, hands, what, words):
    """A move on the mat."""
    if what == "put":
        hands.put(words[0])
    elif what == "several":
        hands.several(words[0], words[1:])
    elif what == "rows":
        hands.rows(parts(words))
    elif what == "call":
        make_call(program, hands, words[0], words[1:])
    elif what == "lay":
        hands.lay(words[0], words[1:])
    else:
        driver.wait_until(program, lambda nodes: any(n.role == "button" and n.name == words[0] for n in nodes),
                          f"{words[0]} is not offered")
        hands.press(*words)


def play_on(program, hands, moves):
    """A hand, or what is left of one, move by move."""
    for move in moves:
        driver.settled(program)
        make_move(program, hands, move[0], move[1:])


def arrange(program, hands, groups):
    for group in groups:
        hands.touch(group)
        hands.join()
    hands.check("Check")


def parts(words, mark="/"):
    """What is parted by MARK: cards by “/”, moves by “;”."""
    return [part.split("\t") for part in "\t".join(words).split(f"\t{mark}\t")]


def do_step(program, hands, what, words):
    """Answers a step. Returns whether it was more than read."""
    if what == "read":
        hands.button("Go on")
        return False
    if what == "watch":
        for name in ("Watch", "Go on", "Go on", "Go on"):
            hands.button(name)
        return False
    if what == "arrange":
        arrange(program, hands, parts(words))
    elif what == "choose":
        hands.choose(int(words[0]), answers_shown(program.tree()))
    elif what in ("touch", "hold"):
        getattr(hands, what)(words)
        # Where one card is asked for, touching it is the answer.
        nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, RIGHT, "Check"), "nothing can be checked")
        if not driver.has(nodes, RIGHT):
            hands.check("Check")
    elif what == "play":
        play_on(program, hands, parts(words, ";"))
    else:
        make_move(program, hands, what, words)
    driver.wait_until(program, lambda nodes: driver.has(nodes, RIGHT), f"{what} {words} is not taken as right")
    hands.button("Go on")
    return True


def play(folder, path, name, make_hands):
    """One lesson from its first step to its end."""
    shutil.rmtree(folder + "/lessons", ignore_errors=True)
    course = f"{folder}/lessons/{os.path.basename(os.path.dirname(path))}"
    os.makedirs(course)
    shutil.copy(path, course)
    steps = answers(path)
    with driver.Program(name, arguments=["--pace", "none", "--data-dir", f"{folder}/{name}"],
                        environment=[f"CHIEU_LESSONS={folder}/lessons"]) as program:
        hands = make_hands(program)
        program.wait("Teach me")
        hands.learn()
        done = 0
        for number, (what, *words) in enumerate(steps, 1):
            here = f"Step {number} of {len(steps)}"
            driver.wait_until(program, lambda nodes: place_of(nodes) == here, f"{here} is not there")
            done += do_step(program, hands, what, words)
        driver.wait_until(program, lambda nodes: place_of(nodes) == END, "the lesson does not end")
        print(f"{os.path.basename(path)}: {len(steps)} steps, {done} answers")
        return done
