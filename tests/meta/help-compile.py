#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""help-compile.py ROOT   Pages of the help are read as they are written, and what is wrong is named with its file and line."""
import fnmatch
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[1], "help"))
import compile as pages  # noqa: E402

HEAD = '<page id="a"><info><desc>D</desc></info><title>T</title>'
PAGE = HEAD + "<p>x</p></page>"
BODY = """<p>One
   <em>two</em> &lt; <link xref="b#c">three</link> </p>
<section id="s"><title>S</title><steps><item><p>first</p></item><item><p>second</p><p>below</p></item></steps>
<list><item><p>dot</p></item></list>
<terms><item><title><keyseq><key>Ctrl</key><key>F</key></keyseq></title><p>find</p></item></terms>
<p><media src="figures/8v.svg">x</media> <media src="figures/cc.svg">y</media></p></section>
<p><media src="figures-luc-ho/1q.svg">z</media></p><media src="mat/table.png"><p>A mat</p></media>
<note><p>n</p></note><quote><p>q</p></quote><links groups="a b"/>"""
BLOCKS = [
    (pages.HEADING, 1, 0, "T"), (pages.TEXT, 0, 0, "One two < three"), (pages.HEADING, 2, 0, "S"), (pages.STEP, 1, 1, "first"),
    (pages.STEP, 1, 2, "second"), (pages.TEXT, 1, 0, "below"), (pages.ITEM, 1, 0, "dot"), (pages.TERM, 0, 0, "Ctrl+F"),
    (pages.TEXT, 1, 0, "find"), (pages.CARDS, 0, 0, ""), (pages.CARDS, 0, 0, ""), (pages.MAT, 0, 0, "A mat"), (pages.NOTE, 0, 0, "n"),
    (pages.QUOTE, 1, 0, "q"), (pages.TOPICS, 0, 0, ""),
]
WRONG = [
    (HEAD + "\n<table/></page>", "C/a.page:2: the reader does not know <table>"),
    (HEAD + "<list><p>x</p></list></page>", "C/a.page:1: <p> may not stand in <list>"),
    (HEAD + "\n\nwords</page>", "C/a.page:*: there is text in <page>, which holds none"),
    (HEAD + "<p><link>x</link></p></page>", "*<link> needs “xref”"),
    (HEAD + '<p><media src="figures/0v.svg"/></p></page>', "*“figures/0v.svg” is no picture of a card"),
    (HEAD + '<p><media src="figures-luc-ho/8v.svg"/></p></page>', "*“figures-luc-ho/8v.svg” is no picture of a card"),
    (HEAD + '<p><media src="figures-bat/8x.svg"/></p></page>', "*“figures-bat/8x.svg” is no picture of a card"),
    (HEAD + '<p><media src="figures/8v.svg"/><media src="figures-luc-ho/8x.svg"/></p></page>', "*cards of two games side by side"),
    (HEAD + '<p><media src="8v"/></p></page>', "*“8v” is no picture of a card"),
    (HEAD + '<p>x<media src="figures/8v.svg"/></p></page>', "*pictures of cards want a paragraph of their own"),
    (HEAD + "<p>" + '<media src="figures/8v.svg"/>' * 17 + "</p></page>", "*more than 16 cards side by side"),
    (HEAD + '<media src="mat/nothing.png"><p>x</p></media></page>', "*“mat/nothing.png” is no picture of the mat in this language"),
    (HEAD + '<media src="../table.png"><p>x</p></media></page>', "*“../table.png” is no picture of the mat in this language"),
    (HEAD + "<p>x</page>", "C/a.page:1: mismatched tag"),
    ("<page><title>T</title></page>", "*<page> needs “id”"),
    ('<page id="a"><title>T</title></page>', "*the page needs a title and a description"),
    ('<page id="b"><info><desc>D</desc></info><title>T</title></page>', "*the page bears another name, “b”"),
    ("<section/>", "*a page may not begin with <section>"),
    ('<page id="a"><info><link type="seealso" xref="b"/></info></page>', "*no link of type “seealso”*"),
    ("", "C/a.page:*"), (" \n", "C/a.page:*"), ('<?xml version="1.0"?>\n', "C/a.page:*"), ("<!-- c -->", "C/a.page:*"),
    ("<!DOCTYPE page>", "C/a.page:*"), (PAGE + "\n" + PAGE, "C/a.page:2:*"), (b"\xff", "C/a.page:*"),
]

# Words by letter: in the order of the source, each under all letters with which its words begin, with marks left out.
WORDS = "<terms>" + "".join(f"<item><title>{word}</title><p>{text}</p></item>" for word, text in
                            (("ù", "one"), ("đôi, ăn", "two"), ("dưới", "three"), ("Đánh", "four"))) + "</terms>"
BY_LETTER = ["T", "A", "đôi, ăn", "two", "D", "Đánh", "four", "đôi, ăn", "two", "dưới", "three", "U", "ù", "one"]


def check_words():
    words = pages.Page("C/a.page").read(HEAD + WORDS + "</page>")
    letters = pages.Page("C/b.page").read(HEAD.replace('"a"', '"b"') + "<?words-by-letter a?></page>")
    pages.put_words([words, letters], [words, letters])
    read = [block.text for block in letters.blocks]
    if read != BY_LETTER:
        yield f"words by letter are {read}"
    try:
        pages.put_words([pages.Page("C/a.page").read(HEAD + "<?words-by-letter c?></page>")], [])
        yield "words of no page are read"
    except pages.Bad as bad:
        if "no page “c”" not in str(bad):
            yield f"“{bad}” of the words of no page"


def complaints():
    yield from check_words()
    page = pages.Page("C/a.page").read(HEAD + BODY + "</page>")
    read = [(block.kind, block.level, block.number, block.text) for block in page.blocks]
    if read != BLOCKS:
        yield f"read as {read}"
    if page.blocks[1].markup != 'One <b>two</b> &lt; <a href="b#c">three</a>':
        yield f"marked up as {page.blocks[1].markup}"
    cards = [(block.game, block.cards) for block in page.blocks[9:11]]
    if cards != [("to-tom", ["8v", "cc"]), ("luc-ho", ["1q"])] or page.blocks[14].groups != ["a", "b"]:
        yield f"cards {cards}, groups {page.blocks[14].groups}"
    for text, message in WRONG:
        try:
            pages.Page("C/a.page").read(text)
            yield f"“{text}” is read"
        except pages.Bad as bad:
            if not fnmatch.fnmatch(str(bad), message):
                yield f"“{bad}” instead of “{message}”"


found = list(complaints())
print("\n".join(found))
sys.exit(bool(found))
