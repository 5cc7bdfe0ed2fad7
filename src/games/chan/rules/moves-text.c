/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves as text and back (docs/notation.md, "Moves of Chắn").
 */
#include "contract.h"

#include "rules/word-reader.h"
#include "rules/text-out.h"

const char *const chieu_chan_move_words[CHIEU_CHAN_N_MOVES] = {
  [CHIEU_CHAN_CHOI] = "choi",
  [CHIEU_CHAN_HA] = "ha",
  [CHIEU_CHAN_DANH] = "danh",
  [CHIEU_CHAN_TRA] = "tra",
  [CHIEU_CHAN_U] = "u",
  [CHIEU_CHAN_CHIU] = "chiu",
  [CHIEU_CHAN_AN] = "an",
  [CHIEU_CHAN_BOC] = "boc",
  [CHIEU_CHAN_DUOI] = "duoi",
  [CHIEU_CHAN_QUA] = "qua",
  [CHIEU_CHAN_XUONG] = "xuong",
  [CHIEU_CHAN_NHUONG] = "nhuong",
};

const char *const chieu_chan_set_words[CHIEU_CHAN_N_SETS] = {
  [CHIEU_CHAN_SET_CHAN] = "chan",
  [CHIEU_CHAN_SET_CA] = "ca",
  [CHIEU_CHAN_SET_CHIU] = "chiu",
};

/* ---- Writing ---- */

void
chieu_chan_print_move (const ChieuMove *move,
                       char            *text)
{
  ChieuTextOut out = { .text = text, .size = CHIEU_MOVE_TEXT_MAX };

  text[0] = '\0';
  chieu_text_out_word (&out, move->kind < CHIEU_CHAN_N_MOVES ? chieu_chan_move_words[move->kind] : "?");
  if (move->face != CHIEU_CARD_NONE)
    chieu_text_out_cards (&out, &chieu_deck_chan, &move->face, 1);
  if (move->kind == CHIEU_CHAN_AN)
    chieu_text_out_word (&out, move->detail < CHIEU_CHAN_N_SETS ? chieu_chan_set_words[move->detail] : "?");
  for (int i = 0; i < move->n && i < CHIEU_MOVE_CARDS_MAX; i++)
    if (move->kind != CHIEU_CHAN_XUONG)
      chieu_text_out_cards (&out, &chieu_deck_chan, &move->cards[i], 1);
    else
      chieu_text_out_word (&out, move->cards[i] < CHIEU_CHAN_N_CUOC ? chieu_chan_cuoc_ids[move->cards[i]] : "?");
}

/* ---- Reading ---- */

static bool
next_card (ChieuWordReader *in,
           ChieuCard       *card)
{
  return chieu_word_reader_take_card (in, &chieu_deck_chan, card);
}

static bool
read_eat (ChieuWordReader *in,
          ChieuMove       *move)
{
  /* A chíu, whose word is the last, is no ăn. */
  int set = chieu_word_reader_take_one_of (in, chieu_chan_set_words, CHIEU_CHAN_SET_CHIU);

  if (set < 0)
    return false;
  move->detail = (uint8_t) set;
  move->n = 2;
  return next_card (in, &move->cards[0]) && next_card (in, &move->cards[1]);
}

static bool
read_call (ChieuWordReader *in,
           ChieuMove       *move)
{
  int n = chieu_word_reader_take_all_of (in, chieu_chan_cuoc_ids, CHIEU_CHAN_N_CUOC, move->cards, CHIEU_MOVE_CARDS_MAX);

  if (n < 0)
    return false;
  move->n = (uint8_t) n;
  return true;
}

static bool
read_rest (ChieuWordReader *in,
           ChieuMove       *move)
{
  switch (move->kind)
    {
    case CHIEU_CHAN_DANH:
    case CHIEU_CHAN_TRA:
    case CHIEU_CHAN_CHIU:
      return next_card (in, &move->face);
    case CHIEU_CHAN_AN:
      return next_card (in, &move->face) && read_eat (in, move);
    case CHIEU_CHAN_XUONG:
      return read_call (in, move);
    default:
      return true;
    }
}

bool
chieu_chan_parse_move (const char *text,
                       ChieuMove  *move,
                       int        *column)
{
  return chieu_word_reader_parse_move (text, chieu_chan_move_words, CHIEU_CHAN_N_MOVES, read_rest, move, column);
}
