#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads to phonemes, with espeak-ng in the voice of the language, whatever the mat announces, and complains of what nobody who hears
would understand: a word spelled letter by letter, a sign or markup that is read, a card named twice in two sentences, a number cut off
from its word.

usage: read-aloud.py LANGUAGE PROGRAM [--list]     (PROGRAM: announced; --list: prints each text with its phonemes)
"""
import collections
import ctypes
import ctypes.util
import re
import subprocess
import sys

SKIP = 77
HANDS = "3"
# As src/app/aloud chooses them; the voice “cmn” of espeak-ng 1.51 reads Chinese as English words.
VOICES = {"en": b"en", "vi": b"vi", "ja": b"ja", "zh_CN": b"cmn-latn-pinyin", "zh_TW": b"cmn-latn-pinyin"}
RETRIEVAL, UTF8 = 1, 1
SHOWN_MAX = 30

# A letter that a voice has not got is spelled by its number; one of its own is a syllable of its own, at the end of which it halts.
NUMBERED = re.compile(r"l'?,?[Ee3]t[@3][_| ]")
SPELLED = re.compile(r"(?:[^ _|]{1,7}_\|){3}")
MARKUP = re.compile(r"[<>_{}\\%$#@^~=|·♠♥♦♣★•→]|&\w+;|https?:|  ")
LATIN = re.compile(r"[A-Za-zÀ-ỹ]{2,}")
# No kanji has a sound for this voice: of Japanese the kana are read, and Latin letters one by one.
READS_NO_LATIN = ("ja",)
# A name has none of these at its end.
ENDS = re.compile(r"[.,:;!?)”»。、，：；！？（）「」…]\s*$")
# A number just before the end of a clause that no such sign makes; the library has read a character or two of the next by then.
CUT_OFF = re.compile(r"^[^.,:;!?)”»。、，：；！？（）「」…]*\d[^.,:;!?)”»。、，：；！？（）「」…]*$")
TAIL = 4
SENTENCES = re.compile(r"(?<=[.。!?！？]) *")


class Voice:
    def __init__(self, name):
        path = ctypes.util.find_library("espeak-ng")
        if path is None:
            print("skipped: espeak-ng is missing (Debian: libespeak-ng1, espeak-ng-data)")
            sys.exit(SKIP)
        self.library = ctypes.CDLL(path)
        self.library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        if self.library.espeak_Initialize(RETRIEVAL, 0, None, 0x8000) < 0 or self.library.espeak_SetVoiceByName(name) != 0:
            print(f"skipped: espeak-ng has no voice {name.decode()} (Debian: espeak-ng-data)")
            sys.exit(SKIP)

    def read(self, text):
        """The clauses of TEXT in their order: how each is written, and its phonemes."""
        data = text.encode() + b"\0"
        buffer = ctypes.create_string_buffer(data)
        start = ctypes.addressof(buffer)
        at, pointer, clauses = 0, ctypes.c_void_p(start), []
        while pointer.value is not None:
            phonemes = self.library.espeak_TextToPhonemes(ctypes.byref(pointer), UTF8, 0).decode()
            end = len(data) - 1 if pointer.value is None else pointer.value - start
            clauses.append((data[at:end].decode(errors="replace"), phonemes))
            at = end
        return clauses


def names_of(texts):
    """The names among TEXTS: without an end."""
    return sorted({t for t in texts if not ENDS.search(t)}, key=len, reverse=True)


def twice(text, names):
    """A card that two sentences after each other both name, each of them only once."""
    sentences = [s for s in SENTENCES.split(text) if s]
    for before, after in zip(sentences, sentences[1:]):
        for name in names:
            if after.startswith(name) and before.rstrip(".。").endswith(name):
                return name
    return None


def complaints(voice, language, text, names):
    """Returns: what is wrong with TEXT when it is read."""
    found = []
    if MARKUP.search(text):
        found.append(f"a sign is read: {MARKUP.search(text)[0]!r}")
    clauses = voice.read(text)
    for number, (written, phonemes) in enumerate(clauses):
        if language in READS_NO_LATIN:
            if LATIN.search(written):
                found.append(f"Latin letters in a voice that has none: {LATIN.search(written)[0]}")
        elif NUMBERED.search(phonemes) or (language != "vi" and SPELLED.search(phonemes)):
            found.append(f"spelled letter by letter: {phonemes.strip()}")
        if number + 1 < len(clauses) and CUT_OFF.search(written[-TAIL:]):
            found.append(f"a number is cut off from its word: {written!r}, {clauses[number + 1][0]!r}")
    if twice(text, names):
        found.append(f"the name of a card comes twice: {twice(text, names)}")
    return found


def alike(voice, names):
    """Two names that sound the same."""
    heard = {}
    for name in names:
        sound = "".join(re.sub(r"[',%=_ ]", "", phonemes) for _, phonemes in voice.read(name))
        if heard.setdefault(sound, name) != name:
            return heard[sound], name
    return None


def test_itself(voice, language):
    """Checks that faults which are planted are found."""
    planted = ["Press <b>Ăn</b>.", "Press F1 or game_over.", "Hand 1 · 50", "K♥", "You draw 5 Vạn. 5 Vạn: A"]
    if language == "en":
        planted += ["phỗng", "8 Vạn", "50\n\npoints"]
    if language == "ja":
        planted += ["Bốc します。"]
    for text in planted:
        if not complaints(voice, language, text, ["5 Vạn"]):
            sys.exit(f"the fault in {text!r} is not found; read: {voice.read(text)}")


def main():
    language, program = sys.argv[1:3]
    voice = Voice(VOICES[language])
    test_itself(voice, language)
    texts = subprocess.run([program, HANDS], stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    names = names_of(texts)
    bad = collections.OrderedDict()
    if language not in READS_NO_LATIN and alike(voice, names):
        bad["names"] = [f"sound alike: {alike(voice, names)}"]
    for text in texts:
        if sys.argv[3:]:
            print(text, " | ".join(p.strip() for _, p in voice.read(text)), sep="\n    ")
        found = complaints(voice, language, text, names)
        if found:
            bad[text] = found
    print(f"{len(texts)} texts, {len(names)} names, {len(bad)} of them not fit to be heard")
    for text, found in list(bad.items())[:SHOWN_MAX]:
        print(f"“{text}”: {'; '.join(found)}")
    if len(texts) < 300:
        sys.exit(f"only {len(texts)} texts were announced")
    return 1 if bad else 0


sys.exit(main())
