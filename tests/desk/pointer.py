#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand with real pointer events: buttons are clicked, cards are dragged to the gate."""
import driver


def test(folder):
    with driver.Program("pointer", arguments=["--seed", "7", "--pace", "none", "--data-dir", folder]) as program:
        program.wait("Sit down and play")
        program("click", "Sit down and play")
        gates = []

        def press(name):
            program("click", f"button:{name}")

        def put(card):
            if not gates:
                gates.extend(n.name for n in program.tree() if n.name.startswith("Gate of "))
            # A card goes to one gate only: the one that takes it is learnt by trying.
            for gate in list(gates):
                before = len(driver.hand(program.tree()))
                program("drag", f"Your hand > {card}", gate)
                if len(driver.hand(program.tree())) != before:
                    gates.remove(gate)
                    gates.insert(0, gate)
                    return

        def go_on():
            program("click", "Look at the mat")
            program.wait("Result")
            program("click", "button:Result")
            program.wait("Next hand")
            program("click", "Next hand")

        driver.play_hands(program, press, put, go_on)


driver.main(test)
