#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_code.py ENGINE RULES   Codes of deals, read and made here as docs/notation.md tells it and by chieu-engine: both agree."""
import json
import random
import sys

from engine_checks import check, finish, run

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GAMES = {"to-tom": ("T", 5), "chan": ("C", 4), "mau-binh": ("M", 4), "luc-ho": ("H", 4)}


def fnv(text):
    """The hash FNV-1a of 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def times(a, b):
    """The product of two digits in the field of 32 elements, by the polynomial x⁵ + x² + 1."""
    product = 0
    for i in range(5):
        if b >> i & 1:
            product ^= a << i
    for i in (8, 7, 6, 5):
        if product >> i & 1:
            product ^= 0b100101 << (i - 5)
    return product


def sums(values):
    """The two sums that are 0 for a sound code."""
    one = two = 0
    for value in values:
        one, two = times(one, 2) ^ value, times(two, 4) ^ value
    return one, two


def digits(number, n):
    """The last n digits of number in base 32."""
    return [number >> 5 * i & 31 for i in reversed(range(n))]


def write(game, seats, cai, seed, rules=None, usual=False):
    letter = GAMES[game][0]
    seats += 16 * usual
    values = [LETTERS.index(letter), seats, cai + 1] + (digits(rules, 5) if rules is not None else []) + digits(seed, 13)
    # The two check digits are found by trying: there is one pair.
    for check_1 in range(32):
        for check_2 in range(32):
            if sums(values + [check_1, check_2]) == (0, 0):
                text = "".join(LETTERS[v] for v in values + [check_1, check_2])
                return "-".join([text[:3]] + [text[i:i + 5] for i in range(3, len(text), 5)])
    return None


def sum_rules(rules):
    value = fnv("".join(sorted(f"{name} {number}\n" for name, number in rules.items())))
    return (value ^ value >> 25 ^ value >> 50) & 0x1FFFFFF


def answer(*words):
    done = run("code", *words)
    assert done.returncode == 0, f"code {words}: {done.stderr.decode()}"
    return json.loads(done.stdout)


def check_refused(status, says, *words):
    done = run("code", *words)
    said = done.stderr.decode()
    check(f"code {words}: status {done.returncode}, {said}", done.returncode == status and says in said and not done.stdout)


def main():
    chance = random.Random(20)
    for game, (_, seats) in GAMES.items():
        for _ in range(8):
            seed, cai = chance.randrange(2**64), chance.randrange(-1, seats)
            made = answer(game, "--players", str(seats), "--seed", str(seed), *(["--cai", str(cai)] if cai >= 0 else []))
            check(f"{game}: {made} is written otherwise", made["code"] == write(game, seats, cai, seed))
            check(f"{game}: {made} is read otherwise", answer(made["code"]) == made)
        day = answer(game, "--day", "2026-11-22")
        check(f"{game}: the hand of the day is another: {day}", int(day["seed"], 0) == fnv(f"{game} 2026-11-22"))
        check(f"{game}: a game and seats of its own: {day}", (day["game"], day["players"], day["cai"]) == (game, seats, -1))
        check(f"{game}: the hand of the day has other rules than the usual ones: {day}", day["rules"] == "usual")

    rules = f"{sys.argv[2]}/s3.json"
    made = answer("mau-binh", "--seed", "7", "--rules", rules)
    check("the rules have a sum", made["rules"] not in (None, "usual"))
    check("the rules are written otherwise", made["code"] == write("mau-binh", 4, -1, 7, int(made["rules"], 16)))
    check("with its rules a code has its record", "rule " in answer(made["code"], "--rules", rules)["record"])
    check("without them it has none", "record" not in answer(made["code"]))
    words = {"no": 0, "yes": 1}
    numbers = {line.split()[1]: words.get(line.split()[2]) if line.split()[2] in words else int(line.split()[2])
               for line in made["record"].splitlines() if line.startswith("rule ")}
    check(f"the sum of the rules is another: {made}", int(made["rules"], 16) == sum_rules(numbers))

    # Codes without a sum mean the defaults, as ever, or with 16 more seats the usual rules.
    for usual in (False, True):
        read = answer(write("luc-ho", 4, -1, 7, usual=usual))
        check(f"other rules: {read}", read["rules"] == ("usual" if usual else "defaults"))
        check(f"another record: {read}", ("rule deduce yes" in read["record"]) == usual)
    check("the sum of the usual rules is the short code",
          answer(write("luc-ho", 4, -1, 7, sum_rules({"deduce": 1})))["code"] == write("luc-ho", 4, -1, 7, usual=True))
    check_refused(1, "does not have", write("chan", 4, -1, 7, usual=True))
    check_refused(1, "perhaps number 4", "T50-10000-00000-000DN")
    check_refused(1, "too short", "T50")
    check_refused(1, "other house rules", made["code"], "--rules", f"{sys.argv[2]}/mac-dinh.json")
    check_refused(2, "wanted")
    check_refused(2, "no day", "chan", "--day", "2026-02-30")
    check_refused(2, "no day", "chan", "--day", "2026-1-1")
    check_refused(2, "only one of them", "chan", "--day", "2026-11-22", "--seed", "7")
    check_refused(2, "no number", "chan", "--cai", "4")
    check_refused(2, "no game", "whist", "--seed", "1")
    finish()


main()
