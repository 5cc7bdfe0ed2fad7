#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two hands of Mậu binh: one arranged with the pointer, by drag, by clicks and by the button, one with the keyboard only;
both are compared step by step until the result is there."""
import driver
import keys


def rows(nodes):
    """The cards of the person's chi 1, 2 and 3, as sets of their spoken names without the place."""
    found = {row: set() for row in (1, 2, 3)}
    for node in nodes:
        for row in found:
            if node.role == "list item" and f", in your chi {row}, " in node.name:
                found[row].add(node.name.split(", ")[0])
    return found


def spoken(nodes, row, place):
    """The whole name of the card at PLACE of chi ROW."""
    return next(n.name for n in nodes if n.role == "list item" and f", in your chi {row}, {place} of " in n.name)


def card(name):
    return name.split(", ")[0]


def wait_for_exchange(program, first, second, row_first, row_second):
    """Waits until FIRST lies in ROW_SECOND and SECOND in ROW_FIRST."""
    return driver.wait_until(program, lambda nodes: card(first) in rows(nodes)[row_second] and card(second) in rows(nodes)[row_first],
                             f"{first} and {second} did not change places")


def wait_for_deal(program):
    nodes = driver.wait_until(program, lambda nodes: [len(r) for r in rows(nodes).values()] == [5, 5, 3], "no hand is dealt")
    assert any(n.name.startswith("Arrange your thirteen cards") for n in nodes), "nothing says what there is to do"
    return nodes


def arrange_by_pointer(program):
    nodes = wait_for_deal(program)
    first, second = spoken(nodes, 1, 2), spoken(nodes, 3, 2)
    program("drag", first, second)
    nodes = wait_for_exchange(program, first, second, 1, 3)
    # Two clicks bring them back.
    program("click", next(n.name for n in nodes if n.name.startswith(card(first))))
    program("click", next(n.name for n in nodes if n.name.startswith(card(second))))
    wait_for_exchange(program, first, second, 3, 1)
    # The cards as they were dealt are in no order, so the best arrangement is another one.
    dealt = rows(program.tree())
    program("click", "button:Arrange for me")
    driver.wait_until(program, lambda nodes: rows(nodes) != dealt and not any("Binh lủng" in n.name for n in nodes),
                      "nothing is arranged, or the best arrangement is foul")
    program("click", "button:Binh xong")


def go_up(program):
    """From chi 1 to chi 2. A press of Up just after Return is lost now and then: as a person would, one presses again."""
    for _ in range(3):
        program("key", "Up")
        try:
            driver.wait_until(program, lambda nodes: "in your chi 2" in keys.focused(program).name, "Up does not come to chi 2", 3)
            return keys.focused(program).name
        except AssertionError as lost:
            complaint = lost
    raise complaint


def arrange_by_keys(program):
    wait_for_deal(program)
    keys.tab_to(program, lambda name: "in your chi 1" in name)
    first = keys.focused(program).name
    program("key", "Return")
    driver.wait_until(program, lambda nodes: any(n.name == first and "selected" in n.states for n in nodes),
                      "the card is not chosen")
    second = go_up(program)
    program("key", "Return")
    wait_for_exchange(program, first, second, 1, 2)
    assert card(keys.focused(program).name) == card(first), "the focus is not where the card went"
    # A press by mistake gives nothing up.
    program("key", "b")
    assert len(rows(program.tree())[1]) == 5
    program("key", "g")
    driver.wait_until(program, lambda nodes: not any("Binh lủng" in n.name for n in nodes), "the best arrangement is foul")
    program("key", "x")


def compare(program, go_on):
    """Lets the chi be turned up, each with its kind, by GO_ON, until the result is there. Returns the chi that were."""
    seen = set()
    for _ in range(30):
        nodes = program.tree()
        seen |= {n.name[:9] for n in nodes if n.role == "label" and n.name.startswith(("Chi 1 (5) ", "Chi 2 (5) ", "Chi 3 (3) "))}
        if driver.has(nodes, "Next hand"):
            break
        if any(n.name == "Next" for n in nodes):
            go_on()
    assert driver.has(program.tree(), "Next hand"), "the result does not come"
    return seen


def test(folder):
    with driver.Program("mau-binh", arguments=["--seed", "11", "--pace", "wait", "--data-dir", folder]) as program:
        program.wait(driver.START)
        program("click", "radio:Mậu binh")
        driver.wait_until(program, lambda nodes: any(n.name.startswith("Two seats. Thirteen cards") for n in nodes),
                          "the form does not offer Mậu binh with two seats")
        program("click", driver.START)
        arrange_by_pointer(program)
        seen = compare(program, lambda: program("click", "button:Next"))
        assert len(seen) == 3, f"only {seen} were turned up"
        program("click", "Next hand")
        arrange_by_keys(program)
        compare(program, lambda: program("key", "space"))


driver.main(test)
