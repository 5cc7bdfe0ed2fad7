/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The beginning of every game's deal: the cards in random order, and the cái.
 */
#pragma once

#include "game.h"

/* No deck has more cards than this. */
#define CHIEU_DECK_CARDS_MAX 120

/* Puts all cards of @deck into @cards, in random order. */
void chieu_deck_shuffle (const ChieuDeck *deck, ChieuRandom *random, ChieuCard cards[CHIEU_DECK_CARDS_MAX]);

/**
 * chieu_deal_shuffled:
 * @deck: the cards of the game
 * @carry: what the hand takes over from the one before
 * @seed: of the hand
 * @cards: (out): all cards, in the order in which they are dealt
 *
 * Returns: @carry with a cái: if it had none, one drawn by lot after the cards were shuffled
 */
ChieuCarry chieu_deal_shuffled (const ChieuDeck *deck, const ChieuCarry *carry, uint64_t seed,
                                ChieuCard cards[CHIEU_DECK_CARDS_MAX]);

/**
 * chieu_deal_seed:
 * @game: one that has ChieuGame.deal_deck
 * @state: (out): the hand
 *
 * ChieuGame.deal for games in which the lot decides who is cái as long as nobody is: shuffles the cards and deals them. The state
 * keeps @carry as it was given, which shows whether the cái was found by lot.
 */
void chieu_deal_seed (const ChieuGame *game, const ChieuRules *rules, const ChieuCarry *carry, uint64_t seed, void *state);
