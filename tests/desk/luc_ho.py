# SPDX-License-Identifier: GPL-3.0-or-later
"""A plain player of Lục hổ: which buttons it presses, and which cards it puts down."""
import re
import time

import driver

# Buttons that need no cards, in the order of wishes.
BIDS = ("Ngũ hổ hạ sơn", "Làm bài", "Ăn hồ")
SUITS = ("Bách tử", "Thập", "Quán", "Sách", "Mao công", "Tiền", "Vân tuyến")


def suit(card):
    """The suit of a card by its spoken name, as a number in the order in which single cards are led."""
    name = card.split(", ")[0]
    return {"Bách tử": 1, "Mao công": 5, "Vân tuyến": 6}.get(name, next((i for i, s in enumerate(SUITS) if name.endswith(s)), 9))


def is_old(card):
    return ", lão tuế, " in card


def lead(held):
    """One card of the first suit, none of the old ones if there is another."""
    first = [card for card in held if suit(card) == min(map(suit, held))]
    return next((card for card in first if not is_old(card)), first[0])


def wrong_lead(held):
    """One card that may not be led yet, or None."""
    late = [card for card in held if suit(card) > min(map(suit, held))]
    return late[-1] if late else None


def number_asked(nodes):
    """Returns: how many cards must go down, as the question says: “You cannot beat 7 Sách from Ông Đồ. Drop 3 cards …”."""
    for node in nodes:
        found = re.match(r"You cannot beat .*[Dd]rop (\d+) ", node.name)
        if found:
            return int(found[1])
    raise AssertionError("it is not said how many cards are to be dropped")


def play_hand(program, press, put, refuse, seconds):
    """Plays to the end of the hand. PRESS presses a button, PUT puts cards down with the button of that name, REFUSE tries a lead that
    is refused. Returns how many cards went down."""
    put_down = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        nodes = driver.settled(program)
        if driver.has(nodes, *driver.END):
            return put_down
        names, held = driver.offers(nodes), driver.hand(nodes)
        wish = next((w for w in BIDS if w in names), None)
        ways = [n for n in names if ": " in n]
        if ways or wish or "Bắt" in names:
            press(ways[0] if ways else wish or "Bắt")
            put_down += not wish and not ways
        elif "Ra" in names:
            if wrong_lead(held):
                refuse(wrong_lead(held))
            put("Ra", [lead(held)])
            put_down += 1
        else:
            n = number_asked(nodes)
            put("Chui", held[:n])
            put_down += n
    raise AssertionError(f"the hand was not over after {seconds} s")


def play(program, press, put, refuse, go_on, refused, enough=5, seconds=driver.LONG):
    """Plays whole hands until ENOUGH cards went down and a lead was REFUSED: some hands another seat wins at once, in some the person
    dreams."""
    put_down = hands = 0
    end = time.monotonic() + seconds
    while put_down < enough or not refused:
        put_down += play_hand(program, press, put, refuse, end - time.monotonic())
        hands += 1
        print(f"hand {hands}: {put_down} cards so far")
        program.wait("Next hand")
        go_on()
        driver.wait_until(program, lambda nodes: any(n.name.startswith(f"Hand {hands + 1} of") for n in nodes), "no other hand is dealt")


def sit_down(program, seats):
    """Chooses the game and the number of seats with the pointer."""
    program.wait(driver.START)
    program("click", "radio:Lục hổ")
    driver.wait_until(program, lambda nodes: any("without a dream" in n.name for n in nodes), "the form does not offer Lục hổ")
    program("click", f"radio:{seats}. ")
    program("click", driver.START)
