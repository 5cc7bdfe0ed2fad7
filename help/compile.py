#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""compile.py OUTPUT PAGE… [--catalogue LANGUAGE FILE]…

Makes of the pages of the help, and of their translations by each catalogue, what the window reads: one GVariant, laid out as
src/app/help/help-page.h says. Only what the reader shows is known: anything else, wherever it stands, is an error that names file
and line, so that no page can hold what would not be shown."""
import argparse
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
from dataclasses import dataclass, field
from xml.parsers import expat
from xml.sax.saxutils import escape

# As ChieuHelpKind has them.
HEADING, TEXT, ITEM, STEP, TERM, NOTE, QUOTE, CARDS, TOPICS, MAT = range(10)
# In whose place the words of a page come, by letter; no page that the window reads has it.
BY_LETTER = -1
# Cards that stand side by side in one line (CHIEU_HELP_CARDS_MAX).
CARDS_MAX = 16
SPACES = " \t\n\v\f\r"
# The decks that pages show: folder of the pictures, game that has the cards, and what they are called.
DECKS = {
    "figures": ("to-tom", re.compile("[1-9][vsn]|cc|tt|oc")),
    "figures-luc-ho": ("luc-ho", re.compile("[1-9][xksq]|lh|vt")),
}
CARD_PICTURE = re.compile(r"([a-z-]+)/([^/]+)\.svg")
# Pictures of the mat lie beside the pages of each language, for its words are in them.
MAT_PICTURE = re.compile(r"mat/[a-z-]+\.png")
FOLDER = os.path.dirname(os.path.abspath(__file__))

# Which element may stand in which; "text" is whatever holds text. A link of the info is no part of a text.
BLOCKS = {
    "page": {None}, "info": {"page"}, "info link": {"info"}, "section": {"page", "section"}, "list": {"page", "section"},
    "steps": {"page", "section"}, "terms": {"page", "section"}, "item": {"list", "steps", "terms"}, "note": {"page", "section"},
    "quote": {"page", "section"}, "links": {"page", "section"}, "picture": {"page", "section"},
}
HOLD_TEXT = {"desc": {"info"}, "title": {"page", "section", "item"}, "p": {"page", "section", "item", "note", "quote", "picture"}}
INSIDE_TEXT = {"media": {"p"}, "link": {"text"}, "em": {"text"}, "gui": {"text"}, "key": {"text"}, "keyseq": {"text"}}


class Bad(Exception):
    """What is wrong with a page."""


@dataclass
class Block:
    kind: int
    level: int = 0
    number: int = 0
    id: str = ""
    markup: str = ""
    text: str = ""
    groups: list = field(default_factory=list)
    game: str = ""
    cards: list = field(default_factory=list)


class Page:
    """Reads one page."""

    def __init__(self, name):
        self.name, self.id, self.title, self.desc, self.next = name, "", None, None, ""
        self.guides, self.blocks, self.open = [], [], []
        self.depth = self.step = self.keys = 0
        self.section, self.item_begun = "", False
        self.markup, self.text, self.game, self.cards = "", "", "", []
        self.picture = ""

    def read(self, data):
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = self.start, self.end, self.words
        parser.ProcessingInstructionHandler = self.instruct
        try:
            parser.Parse(data, True)
            if not self.title or self.desc is None:
                raise Bad("the page needs a title and a description")
            if self.id != os.path.basename(self.name).removesuffix(".page"):
                raise Bad(f"the page bears another name, “{self.id}”")
        except Bad as bad:
            raise Bad(f"{self.name}:{parser.CurrentLineNumber}: {bad}") from None
        except expat.ExpatError as error:
            raise Bad(f"{self.name}:{error.lineno}: {expat.ErrorString(error.code)}") from None
        return self

    # ---- Elements ----

    def inside(self, *names):
        return tuple(self.open[-len(names):]) == names

    def find_element(self, name):
        parent = self.open[-1] if self.open else None
        if name == "media" and parent in BLOCKS["picture"]:
            return "picture"
        where = {parent, "text"} if parent in HOLD_TEXT or parent in INSIDE_TEXT else {parent}
        for table in (BLOCKS, HOLD_TEXT, INSIDE_TEXT):
            if table.get(name, set()) & where:
                return name
        if name == "link" and parent == "info":
            return "info link"
        if not any(name in table for table in (BLOCKS, HOLD_TEXT, INSIDE_TEXT)):
            raise Bad(f"the reader does not know <{name}>")
        raise Bad(f"<{name}> may not stand in <{parent}>" if parent else f"a page may not begin with <{name}>")

    def start(self, tag, attributes):
        def needed(name):
            if not attributes.get(name):
                raise Bad(f"<{tag}> needs “{name}”")
            return attributes[name]

        name = self.find_element(tag)
        if name in HOLD_TEXT:
            self.markup, self.text, self.game, self.cards = "", "", "", []
        elif name == "page":
            self.id = needed("id")
        elif name == "section":
            self.depth, self.section = self.depth + 1, attributes.get("id", "")
        elif name == "info link":
            self.start_info_link(needed("type"), needed("xref"), attributes.get("group", ""))
        elif name == "steps":
            self.step = 0
        elif name == "item":
            self.step, self.item_begun = self.step + 1, False
        elif name == "links":
            self.blocks.append(Block(TOPICS, groups=needed("groups").split(" ")))
        elif name == "media":
            self.add_card(needed("src"))
        elif name == "picture":
            self.picture = self.find_picture(needed("src"))
        elif name == "link":
            # What the program does itself; Yelp, which does not know it, leads to the page.
            action = "action:" + attributes["action"] if attributes.get("action") else needed("xref")
            self.markup += f'<a href="{escape_text(action)}">'
        elif name == "keyseq":
            self.keys = 0
        elif name in INSIDE_TEXT:
            if name == "key" and self.inside("keyseq"):
                if self.keys > 0:
                    self.add_text("+")
                self.keys += 1
            self.markup += "<b>"
        self.open.append(name)

    def start_info_link(self, kind, xref, group):
        if kind == "guide":
            self.guides.append((xref, group))
        elif kind == "next" and not self.next:
            self.next = xref
        else:
            raise Bad(f"the reader wants no link of type “{kind}” here")

    def instruct(self, target, data):
        """<?words-by-letter PAGE?> stands for the words that PAGE explains, in the order of their letters."""
        if target == "words-by-letter":
            self.blocks.append(Block(BY_LETTER, id=data.strip(SPACES)))

    def end(self, _tag):
        name = self.open.pop()
        if name == "link":
            self.markup += "</a>"
        elif name in ("em", "gui", "key"):
            self.markup += "</b>"
        elif name == "title":
            self.end_title()
        elif name == "desc":
            self.desc = self.text.rstrip(" ")
        elif name == "p":
            self.end_paragraph()
        elif name == "section":
            self.depth -= 1

    # ---- Texts ----

    def words(self, data):
        # The words of a picture are for who sees none in Yelp; the window says the name of the card itself.
        if self.inside("media"):
            return
        if self.open and (self.open[-1] in HOLD_TEXT or self.open[-1] in INSIDE_TEXT):
            self.add_text(data)
        elif data.strip(SPACES):
            raise Bad(f"there is text in <{self.open[-1]}>, which holds none")

    def add_text(self, data):
        for letter in data:
            if letter not in SPACES:
                self.markup, self.text = self.markup + escape_text(letter), self.text + letter
            elif self.text and self.text[-1] != " ":
                self.markup, self.text = self.markup + " ", self.text + " "

    def add_card(self, src):
        picture = CARD_PICTURE.fullmatch(src)
        game, names = DECKS.get(picture[1], ("", None)) if picture else ("", None)
        if not names or not names.fullmatch(picture[2]):
            raise Bad(f"“{src}” is no picture of a card")
        if len(self.cards) == CARDS_MAX:
            raise Bad(f"more than {CARDS_MAX} cards side by side")
        if self.game not in ("", game):
            raise Bad("cards of two games side by side")
        self.game = game
        self.cards.append(picture[2])

    def find_picture(self, src):
        """Its name among those of all languages: the language, and what the page calls it."""
        name = f"{os.path.dirname(self.name)}/{src}"
        if not MAT_PICTURE.fullmatch(src) or not os.path.exists(os.path.join(FOLDER, name)):
            raise Bad(f"“{src}” is no picture of the mat in this language")
        return name

    # ---- Blocks ----

    def add_text_block(self, kind, level, **more):
        self.blocks.append(Block(kind, level, markup=self.markup.rstrip(" "), text=self.text.rstrip(" "), **more))

    def end_title(self):
        if self.inside("item"):
            self.add_text_block(TERM, 0)
            return
        self.add_text_block(HEADING, self.depth + 1, id=self.section)
        self.section = ""
        if self.depth == 0 and self.title is None:
            self.title = self.blocks[-1].text

    def end_paragraph(self):
        level = 1 if self.open[-1] in ("item", "quote") else 0
        # The first paragraph of an item bears its mark, the others stand below it.
        first, self.item_begun = not self.item_begun, True
        if self.inside("picture"):
            self.add_text_block(MAT, 0, id=self.picture)
            return
        if self.cards and self.text.rstrip(" "):
            raise Bad("pictures of cards want a paragraph of their own")
        if self.cards:
            self.blocks.append(Block(CARDS, level, game=self.game, cards=self.cards))
        elif self.inside("note") or self.inside("quote"):
            self.add_text_block(NOTE if self.inside("note") else QUOTE, level)
        elif self.inside("steps", "item") and first:
            self.add_text_block(STEP, level, number=self.step)
        else:
            self.add_text_block(ITEM if self.inside("list", "item") and first else TEXT, level)


def escape_text(text):
    return escape(text, {"'": "&apos;", '"': "&quot;"})


# ---- As a GVariant: of strings, bytes, arrays and tuples of them, which need no alignment ----

def frame(body, ends):
    """@body with the @ends of its members behind it, each of as many bytes as the whole needs."""
    for size in (1, 2, 4, 8):
        if len(body) + size * len(ends) < 1 << 8 * size:
            return body + b"".join(end.to_bytes(size, "little") for end in ends)
    raise OverflowError


def pack(value):
    """A str as s, an int as y, a list as an array, a tuple as a tuple: its last member and bytes have no end of their own."""
    if isinstance(value, str):
        return value.encode() + b"\0"
    if isinstance(value, int):
        return bytes([value])
    body, ends = b"", []
    for member in value:
        body += pack(member)
        if not isinstance(member, int):
            ends.append(len(body))
    if isinstance(value, list):
        return frame(body, ends)
    return frame(body, ends[:-1][::-1] if not isinstance(value[-1], int) else ends[::-1])


def pack_page(page):
    blocks = [(b.kind, b.level, b.number, b.id, b.markup, b.text if b.text != b.markup else "", b.groups, b.game, b.cards)
              for b in page.blocks]
    return (page.id, page.title, page.desc, page.next, page.guides, blocks)


# ---- Words by letter ----

def fold_letters(text):
    """Without marks, in small letters, đ as d: as the search has it (src/app/help/help-page.c)."""
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if not "\u0300" <= c <= "\u036f").replace("đ", "d")


def sort_words(source, translated):
    """The words that a page explains, and their explanations: once under each letter with which one of them begins. The letters
    are those of the source, which keeps the words as they are said; @translated has the same words in another language."""
    found = {}
    for i, block in enumerate(source.blocks):
        if block.kind != TERM:
            continue
        for word in block.text.split(", ")[::-1]:
            letter = fold_letters(word)[0].upper()
            found[letter, i] = (fold_letters(word), word, i)
    blocks, last = [], None
    for (letter, _), (_, _, i) in sorted(found.items(), key=lambda item: item[1]):
        if letter != last:
            blocks.append(Block(HEADING, 2, id=f"letter-{letter.lower()}", markup=letter, text=letter))
            last = letter
        blocks += translated.blocks[i:i + 2]
    return blocks


def put_words(pages, sources):
    """Puts the words in the places where a page asks for them."""
    by_id, source_by_id = ({page.id: page for page in some} for some in (pages, sources))
    for page in pages:
        for place in [block for block in page.blocks if block.kind == BY_LETTER]:
            if place.id not in by_id:
                raise Bad(f"{page.name}: there is no page “{place.id}” with words")
            at = page.blocks.index(place)
            page.blocks[at:at + 1] = sort_words(source_by_id[place.id], by_id[place.id])


# ---- All pages ----

def read_pages(paths, language):
    pages = []
    for path in sorted(paths):
        with open(path, "rb") as file:
            pages.append(Page(os.path.join(language, os.path.basename(path))).read(file.read()))
    return pages


def translate(paths, language, catalogue):
    with tempfile.TemporaryDirectory() as folder:
        compiled = os.path.join(folder, "messages.mo")
        subprocess.run(["msgfmt", "-o", compiled, catalogue], check=True)
        subprocess.run(["itstool", "-m", compiled, "--lang", language, "-o", folder, *paths], check=True)
        return read_pages([os.path.join(folder, os.path.basename(path)) for path in paths], language)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("output")
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--catalogue", nargs=2, action="append", default=[])
    args = parser.parse_args()
    try:
        languages = {"C": read_pages(args.pages, "C")}
        languages |= {language: translate(args.pages, language, catalogue) for language, catalogue in args.catalogue}
        # The words of the source are put in last: all others follow their order.
        for language in reversed(languages):
            put_words(languages[language], languages["C"])
    except Bad as bad:
        sys.exit(f"help/{bad}")
    with open(args.output, "wb") as file:
        file.write(pack([(language, [pack_page(page) for page in pages]) for language, pages in languages.items()]))


if __name__ == "__main__":
    main()
