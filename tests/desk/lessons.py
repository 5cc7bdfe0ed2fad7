# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson in the window, from the question of the first start to its end, with the right answer to every step."""
import os
import pathlib
import re
import shutil
import subprocess

import driver
from driver import translate
from keys import KEYS, focused

STEP = "Step %1$u of %2$u"
RIGHT = "✓ Right"
END = "The end of the lesson"
LOCALES = {"vi": "vi_VN.UTF-8"}


def answers(path, language="en"):
    """The right answers of a lesson: for each step the word and the names that lesson-answers.c gives."""
    out = subprocess.run([os.environ["LESSON_ANSWERS"], path], env=dict(os.environ, LANGUAGE=language), text=True, check=True,
                         stdout=subprocess.PIPE).stdout
    return [line.split("\t") for line in out.splitlines()]


def number_pattern(text):
    """A pattern for TEXT with numbers in the places that are kept for them."""
    return re.compile(re.sub(r"%\d\$[ud]", r"(\\d+)", text))


def place_of(nodes):
    """The label “Step 3 of 9”, or the one that says that the lesson is over."""
    step = number_pattern(translate(STEP))
    return next((n.name for n in nodes if step.fullmatch(n.name) or n.name == translate(END)), None)


def cards_of(nodes):
    """The cards that can be touched, in their order, and groups of them."""
    return [n for n in driver.below(nodes, translate("Cards of the lesson")) if n.role in ("button", "toggle button")
            and n.name != translate("Put together")]


def places_in_rows(nodes):
    """The places of the cards of the hand in its three chi: by name the chi and the place in it, both from 1."""
    place = translate("%1$s, %2$d of %3$d").replace("%1$s", "(.+?), " + translate("in your chi 1").replace("1", "%1$d"))
    found = (number_pattern(place).match(n.name) for n in nodes if n.role == "list item")
    return {m[1]: (int(m[2]), int(m[3])) for m in found if m}


def in_row(nodes, card):
    """The whole name of CARD of the hand, with its place in the three chi."""
    return next(n.name for n in nodes if n.role == "list item" and n.name.startswith(card + ",") and places_in_rows([n]))


def put_in_rows(program, exchange, rows):
    """Exchanges cards until each lies in its chi; the order within a chi makes no difference."""
    goal = {card: number for number, cards in enumerate(rows, 1) for card in cards}
    for _ in range(len(goal)):
        lies = places_in_rows(driver.settled(program))
        wrong = next((card for card in goal if lies[card][0] != goal[card]), None)
        if wrong is None:
            return
        exchange(wrong, next(card for card in goal if lies[card][0] == goal[wrong] and goal[card] != goal[wrong]))
    raise AssertionError("the cards do not come to their chi")


def ways_of(nodes, label):
    """The buttons to choose from where LABEL can be done in several ways; with one way only there are none."""
    return [n.name for n in nodes if n.role == "button" and n.name != label]


def click_in_list(program, button):
    """Clicks a button of the column; where there are more than have room, the wheel brings it into sight first, all of it."""
    name = button.split(":", 1)[-1].rsplit(" > ", 1)[-1]
    for _ in range(40):
        nodes = program.tree()
        at = next(n for n in nodes if n.role == "button" and n.name == name)
        # The bar of the list comes after its buttons; the question above may scroll with a bar of its own.
        bar = next((n for n in nodes[nodes.index(at):] if n.role == "scroll bar" and n.x >= at.x and n.height > n.width), None)
        if bar is None or bar.y <= at.y <= bar.y + bar.height - at.height:
            break
        program("click", f"{bar.x - 40},{bar.y + bar.height // 2}", "--button", "4" if at.y < bar.y else "5")
    program("click", button)


class Pointer:
    """Gives all answers with the pointer."""

    def __init__(self, program):
        self.program = program

    def learn(self):
        self.program("click", translate("Teach me"))

    def press_button(self, name):
        self.program("click", f"button:{name}")

    check = press_button

    def join(self):
        self.program("click", f"button:{translate('Put together')}")

    def touch(self, cards):
        seen = {}
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            nodes = [n for n in cards_of(self.program.tree()) if n.name == card]
            node = nodes[seen[card] - 1]
            self.program("click", f"{node.x + node.width // 2},{node.y + node.height // 2}")

    def hold(self, cards):
        # The first of equal cards will do.
        for card in cards:
            self.program("click", f"{translate('Your hand')} > {card}, ", "--nth", "1")

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
                self.program("click", f"{card[1:]}, {translate('at your gate')}")
            else:
                self.hold([card])
        self.program("click", f"button:{label}")

    def play_several(self, label, cards):
        self.hold(cards)
        self.program("click", f"button:{label}")

    def arrange_rows(self, rows):
        def exchange(one, other):
            self.program("click", in_row(self.program.tree(), one))
            self.program("click", in_row(self.program.tree(), other))

        put_in_rows(self.program, exchange, rows)
        self.program("click", "button:Binh xong")

    def say_words(self, words):
        for word in words:
            at_hand = driver.has(driver.below(self.program.tree(), translate("Words of the call")), word)
            click_in_list(self.program, f"{translate('Words of the call' if at_hand else 'The call')} > {word}")

    def call(self):
        self.program("click", f"{translate('The call')} > Xướng")

    def choose(self, number, names):
        self.program("click", f"button:{names[number]}")


class Keyboard:
    """Gives all answers with the keys."""

    def __init__(self, program):
        self.program = program

    def learn(self):
        self.program("key", "Return")

    def press_button(self, name):
        self.program("key", "F8")

    check = press_button

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
        laid = cards_of(self.program.tree())
        for key, place in (("End", -1), ("Home", 0)) if laid else ():
            self.program("key", key)
            now = focused(self.program)
            assert (now.x, now.y) == (laid[place].x, laid[place].y), f"{key} leads to {now.name}, not to {laid[place].name}"

    def touch(self, cards):
        laid = [n.name for n in cards_of(self.program.tree())]
        self.tab_to(lambda n: n.name in laid)
        self.to_ends()
        seen = {}
        for card in cards:
            seen[card] = seen.get(card, 0) + 1
            nodes = cards_of(self.program.tree())
            now = next(i for i, n in enumerate(nodes) if "focused" in n.states)
            goal = [i for i, n in enumerate(nodes) if n.name == card][seen[card] - 1]
            self.program("key", *["Tab" if goal > now else "shift+Tab"] * abs(goal - now), "space")

    def to_hand(self, card):
        node = self.tab_to(lambda n: translate("in your hand") in n.name)
        held = [n.name for n in driver.below(self.program.tree(), translate("Your hand")) if n.role == "list item"]
        goal = next(i for i, name in enumerate(held) if name.startswith(card + ","))
        steps = goal - held.index(node.name)
        if steps:
            self.program("key", *["Right" if steps > 0 else "Left"] * abs(steps))

    def up_to(self, name):
        """Presses Up, which walks from the hand through all that lies on the mat, until it comes to NAME."""
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
            number = 1 + ways.index(choice)
            # Only the first nine have a digit.
            if number < 10:
                self.program("key", str(number))
            else:
                self.tab_to(lambda n: n.name == choice)
                self.program("key", "Return")

    def lay(self, label, cards):
        self.program("key", KEYS[label])
        for card in cards:
            if card.startswith("*"):
                self.up_to(f"{card[1:]}, {translate('at your gate')}")
            else:
                self.to_hand(card)
            self.program("key", "Return")
        self.program("key", KEYS[label])

    def play_several(self, label, cards):
        self.hold(cards)
        self.program("key", KEYS[label])

    def to_row(self, card):
        (row, column), = places_in_rows([self.tab_to(lambda n: places_in_rows([n]))]).values()
        goal, goal_column = places_in_rows(self.program.tree())[card]
        if row != goal:
            self.program("key", *["Up" if goal > row else "Down"] * abs(goal - row))
            (row, column), = places_in_rows([focused(self.program)]).values()
        if column != goal_column:
            self.program("key", *["Right" if goal_column > column else "Left"] * abs(goal_column - column))
        assert focused(self.program).name.startswith(card), f"the keys do not come to {card}"

    def arrange_rows(self, rows):
        def exchange(one, other):
            self.to_row(one)
            self.program("key", "Return")
            self.to_row(other)
            self.program("key", "Return")

        put_in_rows(self.program, exchange, rows)
        self.program("key", KEYS["Binh xong"])

    def say_words(self, words):
        # The buttons of moves with cards stand before the words.
        deeds = ("Lật khàn", "Báo bất thực", "Trả chén", "Hô phỗng", "Hô không phỗng")
        deeds += ("Xướng", translate("Take back the last word"))
        tiles = [n.name for n in driver.below(self.program.tree(), translate("The call")) if n.role == "button" and n.name not in deeds]
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
    """The answers to choose from, which stand among the words of the lesson."""
    return [n.name for n in driver.below(nodes, translate("What the lesson says")) if n.role == "button"]


def make_call(program, hands, call, words):
    """Says WORDS, unless they stand there already, as they do where faults are prevented."""
    nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, translate("The call")), "nothing can be called")
    if not driver.has(nodes, call):
        hands.say_words(words)
        driver.wait_until(program, lambda nodes: driver.has(nodes, call), f"{call} does not stand there")
    hands.call()


def make_move(program, hands, what, words):
    """Makes a move on the mat."""
    if what == "put":
        hands.put(words[0])
    elif what == "several":
        hands.play_several(words[0], words[1:])
    elif what == "rows":
        hands.arrange_rows(parts(words))
    elif what == "call":
        make_call(program, hands, words[0], words[1:])
    elif what == "lay":
        hands.lay(words[0], words[1:])
    else:
        driver.wait_until(program, lambda nodes: any(n.role == "button" and n.name == words[0] for n in nodes),
                          f"{words[0]} is not offered")
        hands.press(*words)


def play_on(program, hands, moves):
    """Plays a hand, or the rest of one, move by move."""
    for move in moves:
        driver.settled(program)
        make_move(program, hands, move[0], move[1:])


def arrange(program, hands, groups):
    for group in groups:
        hands.touch(group)
        hands.join()
    hands.check(translate("Check"))


def parts(words, mark="/"):
    """The parts of WORDS between MARKs: cards are parted by “/”, moves by “;”."""
    return [part.split("\t") for part in "\t".join(words).split(f"\t{mark}\t")]


def do_step(program, hands, what, words, look=None):
    """Answers a step. LOOK is called when it is answered. Returns whether it was more than read."""
    if what == "read":
        hands.press_button(translate("Go on"))
        return False
    if what == "watch":
        for name in ("Watch", "Go on", "Go on", "Go on"):
            hands.press_button(translate(name))
        return False
    if what == "arrange":
        arrange(program, hands, parts(words))
    elif what == "choose":
        hands.choose(int(words[0]), answers_shown(program.tree()))
    elif what in ("touch", "hold"):
        getattr(hands, what)(words)
        # Where one card is asked for, touching it is the answer.
        nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, translate(RIGHT), translate("Check")), "nothing can be checked")
        if not driver.has(nodes, translate(RIGHT)):
            hands.check(translate("Check"))
    elif what == "play":
        play_on(program, hands, parts(words, ";"))
    else:
        make_move(program, hands, what, words)
    driver.wait_until(program, lambda nodes: driver.has(nodes, translate(RIGHT)), f"{what} {words} is not taken as right")
    if look is not None:
        look()
    hands.press_button(translate("Go on"))
    return True


class Reader:
    """A reader of lessons: the language, the size of the text in per cent, and the size of the window."""

    def __init__(self, language="en", percent=100, size="1024x700"):
        self.language, self.percent, self.size = language, percent, size

    def start(self, name, folder):
        """The program with the settings of this reader."""
        environment = [f"CHIEU_LESSONS={folder}/lessons"]
        start = ()
        if self.language != "en":
            environment.append("CHIEU_LOCALE=" + os.environ["CHIEU_LOCALE"])
            start = ("--lang", LOCALES[self.language])
        if self.percent != 100:
            settings = pathlib.Path(folder) / "home" / "config" / "glib-2.0" / "settings"
            settings.mkdir(parents=True)
            (settings / "keyfile").write_text(f"[io/github/chieubai/ChieuBai]\ntext-scale={self.percent / 100}\n")
            environment.append("GSETTINGS_BACKEND=keyfile")
        driver.set_language(self.language)
        return driver.Program(name, home=f"{folder}/home", arguments=["--pace", "none", "--data-dir", f"{folder}/{name}"],
                              size=self.size, environment=environment, start=start)


def play(folder, path, name, make_hands, reader=Reader(), pictures=None):
    """Goes through one lesson. PICTURES: a folder that gets a picture of each step as it begins and as it ends. Returns the number of
    answers."""
    shutil.rmtree(folder + "/lessons", ignore_errors=True)
    course = f"{folder}/lessons/{os.path.basename(os.path.dirname(path))}"
    os.makedirs(course)
    shutil.copy(path, course)
    steps = answers(path, reader.language)

    def look(when):
        if pictures is not None:
            program("shot", f"{pictures}/{os.path.basename(course)}-{pathlib.Path(path).stem}-{number:02}-{when}.png")

    with reader.start(name, folder) as program:
        hands = make_hands(program)
        program.wait(translate("Teach me"))
        hands.learn()
        done = 0
        for number, (what, *words) in enumerate(steps, 1):
            here = translate(STEP).replace("%1$u", str(number)).replace("%2$u", str(len(steps)))
            driver.wait_until(program, lambda nodes: place_of(nodes) == here, f"{here} is not there")
            look("begin")
            done += do_step(program, hands, what, words, lambda: look("end"))
        driver.wait_until(program, lambda nodes: place_of(nodes) == translate(END), "the lesson does not end")
        look("over")
        print(f"{os.path.basename(path)}: {len(steps)} steps, {done} answers")
        return done
