# SPDX-License-Identifier: GPL-3.0-or-later
"""No word of the game comes before its step: each that the English texts of a course have (help/C/words.page says which there are)
stands in the “words” of the step that explains it (docs/lessons.md), and in no step before that.

    lesson_words.py ROOT [LESSONS]"""
import os
import re
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

MALLARD = "{http://projectmallard.org/1.0/}"
TEXTS = ("text", "mistake", "lang", "mend", "hint", "praise", "wrong", "answer")
COURSES = ("to-tom", "chan", "mau-binh", "luc-ho")


def read_forms(root):
    """Returns: the words, the longest first, each with whether it is found in any case and the number of its entry."""
    forms = []
    items = ElementTree.parse(os.path.join(root, "help", "C", "words.page")).getroot().iter(MALLARD + "item")
    for number, item in enumerate(items):
        title = item.find(MALLARD + "title")
        for word in re.split("[,;()]", unicodedata.normalize("NFC", "".join(title.itertext())) if title is not None else ""):
            word = word.strip()
            if word:
                forms.append((word, not word[0].isupper(), number))
    return sorted(forms, key=lambda form: -len(form[0]))


def is_letter(character):
    return unicodedata.name(character, "").startswith("LATIN") or unicodedata.combining(character) > 0


def ends_inside(text, end):
    return end < len(text) and is_letter(text[end - 1]) and is_letter(text[end])


def find_words(forms, text):
    """Yields word and entry, as src/match/words/glossary.c finds them."""
    text = unicodedata.normalize("NFC", re.sub(r"\{[^}]*\}", " ", text))
    at = 0
    while at < len(text):
        found = None
        if not (at > 0 and is_letter(text[at]) and is_letter(text[at - 1])):
            for word, any_case, number in forms:
                part = text[at:at + len(word)]
                if (part.lower() if any_case else part) == word and not ends_inside(text, at + len(word)):
                    found = (word, number)
                    break
        if found is not None:
            yield found
        at += len(found[0]) if found is not None else 1


def texts_of(step):
    for element in step.iter():
        if element.tag in TEXTS:
            yield " ".join((element.text or "").split())
            yield element.get("why") or ""


def check_course(forms, folder):
    """Returns: the number of steps that were looked at, and the complaints."""
    explained, steps, complaints = set(), 0, []
    for name in sorted(n for n in os.listdir(folder) if n.endswith(".xml")):
        for step in ElementTree.parse(os.path.join(folder, name)).getroot().iter("step"):
            where = f"{os.path.basename(folder)}/{name}: step “{step.get('id')}”"
            there = [hit for text in texts_of(step) for hit in find_words(forms, text)]
            steps += 1
            for word in filter(None, (w.strip() for w in (step.get("words") or "").split(","))):
                entries = {number for _, number in find_words(forms, word)}
                if not entries & {number for _, number in there}:
                    complaints.append(f"{where}: “{word}” is to be explained there, and does not stand in it")
                explained |= entries
            for word, number in there:
                if number not in explained:
                    complaints.append(f"{where}: “{word}” comes before the step that explains it")
                    explained.add(number)
    return steps, complaints


def main():
    root = sys.argv[1]
    lessons = sys.argv[2] if len(sys.argv) > 2 else os.path.join(root, "data", "lessons")
    forms, steps, complaints = read_forms(root), 0, []
    for course in COURSES:
        if os.path.isdir(os.path.join(lessons, course)):
            n, found = check_course(forms, os.path.join(lessons, course))
            steps += n
            complaints += found
    for complaint in complaints:
        print(complaint)
    print(f"{steps} looked at, {len(complaints)} complaints")
    return 1 if complaints or steps == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
