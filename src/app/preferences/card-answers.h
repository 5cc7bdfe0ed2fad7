/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The choices of how cards look, for the preferences, the gallery and the print window.
 */
#pragma once

#include "setting-row.h"

/* How many answers there are to each question. */
#define CHIEU_CARD_SCRIPTS 2
#define CHIEU_CARD_BACKS 4

/* Their contexts in the catalogues. */
#define CHIEU_CARD_SCRIPTS_CONTEXT "writing on the cards"
#define CHIEU_CARD_BACKS_CONTEXT "card back"

/* The words of “card-script” and “card-back” with their labels, ended by one without a word. */
extern const ChieuSettingAnswer chieu_card_scripts[CHIEU_CARD_SCRIPTS + 1];
extern const ChieuSettingAnswer chieu_card_backs[CHIEU_CARD_BACKS + 1];

/* Returns: the label of answer number @i of @answers, from 0, in the reader's language. @context: that of the labels of @answers in the
 * catalogues */
const char *chieu_card_answer_to_words (const ChieuSettingAnswer *answers, const char *context, int i);

/* Returns: the number of the answer @word in @answers, from 0; 0 also if it is not among them */
int chieu_card_answer_find (const ChieuSettingAnswer *answers, const char *word);
