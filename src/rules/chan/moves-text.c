/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves as text and back (docs/notation.md, "Moves of Chắn").
 */
#include "chan-private.h"

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
};

const char *const chieu_chan_set_words[CHIEU_CHAN_N_SETS] = {
  [CHIEU_CHAN_SET_CHAN] = "chan",
  [CHIEU_CHAN_SET_CA] = "ca",
  [CHIEU_CHAN_SET_CHIU] = "chiu",
};

/* ---- Writing ---- */

/* Appends @word, after a space but at the beginning; what finds no room is left out. */
static void
add_word (char       *text,
          const char *word)
{
  size_t used = strlen (text), length = strlen (word);

  if (used + length + 2 > CHIEU_MOVE_TEXT_MAX)
    return;
  if (used > 0)
    text[used++] = ' ';
  memcpy (text + used, word, length + 1);
}

static void
add_card (char     *text,
          ChieuCard card)
{
  add_word (text, chieu_deck_name (&chieu_deck_chan, card));
}

void
chieu_chan_print_move (const ChieuMove *move,
                       char            *text)
{
  text[0] = '\0';
  add_word (text, move->kind < CHIEU_CHAN_N_MOVES ? chieu_chan_move_words[move->kind] : "?");
  if (move->face != CHIEU_CARD_NONE)
    add_card (text, move->face);
  if (move->kind == CHIEU_CHAN_AN)
    add_word (text, move->detail < CHIEU_CHAN_N_SETS ? chieu_chan_set_words[move->detail] : "?");
  for (int i = 0; i < move->n && i < CHIEU_MOVE_CARDS_MAX; i++)
    if (move->kind != CHIEU_CHAN_XUONG)
      add_card (text, move->cards[i]);
    else
      add_word (text, move->cards[i] < CHIEU_CHAN_N_CUOC ? chieu_chan_cuoc_ids[move->cards[i]] : "?");
}

/* ---- Reading ---- */

typedef struct
{
  const char *at;                /* first byte not read */
  const char *start;             /* of the last word read */
  size_t length;                 /* of the last word read */
} In;

/* Takes the next word: words are parted by one space. */
static bool
next (In *in)
{
  if (*in->at == ' ')
    in->at++;
  in->start = in->at;
  while (*in->at != '\0' && *in->at != ' ')
    in->at++;
  in->length = (size_t) (in->at - in->start);
  return in->length > 0;
}

/* Place of the next word among @words, or −1. */
static int
next_of (In                *in,
         const char *const *words,
         int                n)
{
  if (!next (in))
    return -1;
  for (int i = 0; i < n; i++)
    if (strlen (words[i]) == in->length && memcmp (in->start, words[i], in->length) == 0)
      return i;
  return -1;
}

static bool
next_card (In        *in,
           ChieuCard *card)
{
  if (!next (in))
    return false;
  *card = chieu_deck_parse (&chieu_deck_chan, in->start, in->length);
  return *card < CHIEU_CHAN_FACES;
}

static bool
read_eat (In        *in,
          ChieuMove *move)
{
  int set = next_of (in, chieu_chan_set_words, CHIEU_CHAN_SET_CHIU);

  if (set < 0)
    return false;
  move->detail = (uint8_t) set;
  move->n = 2;
  return next_card (in, &move->cards[0]) && next_card (in, &move->cards[1]);
}

static bool
read_call (In        *in,
           ChieuMove *move)
{
  while (*in->at != '\0')
    {
      int cuoc = next_of (in, chieu_chan_cuoc_ids, CHIEU_CHAN_N_CUOC);

      if (cuoc < 0 || move->n == CHIEU_MOVE_CARDS_MAX)
        return false;
      move->cards[move->n++] = (uint8_t) cuoc;
    }
  return move->n > 0;
}

static bool
read_rest (In        *in,
           ChieuMove *move)
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
  In in = { .at = text, .start = text };
  int kind = *text != ' ' ? next_of (&in, chieu_chan_move_words, CHIEU_CHAN_N_MOVES) : -1;
  bool right = kind >= 0;

  *move = chieu_chan_move ((ChieuChanMoveKind) (right ? kind : 0), CHIEU_CARD_NONE);
  right = right && read_rest (&in, move) && *in.at == '\0';
  *column = (int) (in.start - text);
  return right;
}
