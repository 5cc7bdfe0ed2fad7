/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the cards of Mậu binh, each written whole, because languages join words in different ways. The short name is what
 * is printed on the card, and the same everywhere; the suit implies the colour, so the spoken name need not say it.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#define CARD(BRIEF, NAME) { .brief = (BRIEF), .full = (NAME), .spoken = (NAME) }

/* By face: four suits of each rank. */
const ChieuCardWords chieu_words_mau_binh_cards[CHIEU_MAU_BINH_FACES] = {
  CARD ("2♠", N_("2 of spades")),
  CARD ("2♥", N_("2 of hearts")),
  CARD ("2♦", N_("2 of diamonds")),
  CARD ("2♣", N_("2 of clubs")),
  CARD ("3♠", N_("3 of spades")),
  CARD ("3♥", N_("3 of hearts")),
  CARD ("3♦", N_("3 of diamonds")),
  CARD ("3♣", N_("3 of clubs")),
  CARD ("4♠", N_("4 of spades")),
  CARD ("4♥", N_("4 of hearts")),
  CARD ("4♦", N_("4 of diamonds")),
  CARD ("4♣", N_("4 of clubs")),
  CARD ("5♠", N_("5 of spades")),
  CARD ("5♥", N_("5 of hearts")),
  CARD ("5♦", N_("5 of diamonds")),
  CARD ("5♣", N_("5 of clubs")),
  CARD ("6♠", N_("6 of spades")),
  CARD ("6♥", N_("6 of hearts")),
  CARD ("6♦", N_("6 of diamonds")),
  CARD ("6♣", N_("6 of clubs")),
  CARD ("7♠", N_("7 of spades")),
  CARD ("7♥", N_("7 of hearts")),
  CARD ("7♦", N_("7 of diamonds")),
  CARD ("7♣", N_("7 of clubs")),
  CARD ("8♠", N_("8 of spades")),
  CARD ("8♥", N_("8 of hearts")),
  CARD ("8♦", N_("8 of diamonds")),
  CARD ("8♣", N_("8 of clubs")),
  CARD ("9♠", N_("9 of spades")),
  CARD ("9♥", N_("9 of hearts")),
  CARD ("9♦", N_("9 of diamonds")),
  CARD ("9♣", N_("9 of clubs")),
  CARD ("10♠", N_("10 of spades")),
  CARD ("10♥", N_("10 of hearts")),
  CARD ("10♦", N_("10 of diamonds")),
  CARD ("10♣", N_("10 of clubs")),
  CARD ("J♠", N_("Jack of spades")),
  CARD ("J♥", N_("Jack of hearts")),
  CARD ("J♦", N_("Jack of diamonds")),
  CARD ("J♣", N_("Jack of clubs")),
  CARD ("Q♠", N_("Queen of spades")),
  CARD ("Q♥", N_("Queen of hearts")),
  CARD ("Q♦", N_("Queen of diamonds")),
  CARD ("Q♣", N_("Queen of clubs")),
  CARD ("K♠", N_("King of spades")),
  CARD ("K♥", N_("King of hearts")),
  CARD ("K♦", N_("King of diamonds")),
  CARD ("K♣", N_("King of clubs")),
  CARD ("A♠", N_("Ace of spades")),
  CARD ("A♥", N_("Ace of hearts")),
  CARD ("A♦", N_("Ace of diamonds")),
  CARD ("A♣", N_("Ace of clubs")),
};
