/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of the moves (docs/notation.md, "Moves of Tổ tôm").
 */
#include "contract.h"

#include "rules/word-reader.h"
#include "rules/text-out.h"

#include <stdio.h>

const char *const chieu_to_tom_move_words[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = "khan",
  [CHIEU_TO_TOM_THIEN_KHAI] = "thien-khai",
  [CHIEU_TO_TOM_BAT_THUC] = "bat-thuc",
  [CHIEU_TO_TOM_XONG] = "xong",
  [CHIEU_TO_TOM_DANH] = "danh",
  [CHIEU_TO_TOM_TRA] = "tra",
  [CHIEU_TO_TOM_U] = "u",
  [CHIEU_TO_TOM_DAY_KHAN] = "day-khan",
  [CHIEU_TO_TOM_PHONG] = "phong",
  [CHIEU_TO_TOM_AN] = "an",
  [CHIEU_TO_TOM_BOC] = "boc",
  [CHIEU_TO_TOM_DUOI] = "duoi",
  [CHIEU_TO_TOM_QUA] = "qua",
  [CHIEU_TO_TOM_LAT_KHAN] = "lat-khan",
  [CHIEU_TO_TOM_BAO_BAT_THUC] = "bao-bat-thuc",
  [CHIEU_TO_TOM_TRA_CHEN] = "tra-chen",
  [CHIEU_TO_TOM_HO_PHONG] = "ho-phong",
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = "ho-khong-phong",
  [CHIEU_TO_TOM_XUONG] = "xuong",
  [CHIEU_TO_TOM_KHONG_DANH] = "khong-danh",
  [CHIEU_TO_TOM_TRA_THUA] = "tra-thua",
};

/* ---- Printing ---- */

static void
print_cards (ChieuTextOut    *out,
             const ChieuCard *faces,
             int              n)
{
  chieu_text_out_cards (out, &chieu_deck_to_tom, faces, n);
}

static void
print_second (ChieuTextOut    *out,
              const ChieuMove *move)
{
  if (move->n <= move->split)
    return;
  chieu_text_out_word (out, "+");
  chieu_text_out_word (out, (move->detail & CHIEU_TO_TOM_ALONE) != 0 && move->kind == CHIEU_TO_TOM_AN ? "le" : "doc");
  print_cards (out, move->cards + move->split, move->n - move->split);
}

/* Prints the place of a phu on the mat: "@3". */
static void
print_place (ChieuTextOut *out,
             int           target)
{
  char place[8];

  snprintf (place, sizeof place, "@%d", target);
  chieu_text_out_word (out, place);
}

static void
print_an (ChieuTextOut    *out,
          const ChieuMove *move)
{
  int kind = move->detail & CHIEU_TO_TOM_KIND_MASK;

  print_cards (out, &move->face, 1);
  if ((move->detail & CHIEU_TO_TOM_LAT) != 0)
    chieu_text_out_word (out, "lat");
  if (move->target != CHIEU_TO_TOM_NEW)
    print_place (out, move->target);
  chieu_text_out_word (out, kind < CHIEU_N_PHU_KINDS ? chieu_phu_words[kind] : "?");
  print_cards (out, move->cards, move->split);
  print_second (out, move);
}

static void
print_pass (ChieuTextOut    *out,
            const ChieuMove *move)
{
  if ((move->detail & CHIEU_TO_TOM_HA) == 0)
    return;
  chieu_text_out_word (out, "ha");
  print_place (out, move->target);
  print_cards (out, &move->face, 1);
}

static void
print_bao (ChieuTextOut    *out,
           const ChieuMove *move)
{
  char count[8];

  print_cards (out, &move->face, 1);
  if (move->detail == 0)
    chieu_text_out_word (out, "an-ca");
  else
    {
      snprintf (count, sizeof count, "%d", move->detail);
      chieu_text_out_word (out, count);
    }
}

void
chieu_to_tom_print_move (const ChieuMove *move,
                         char            *text)
{
  ChieuTextOut out = { .text = text, .size = CHIEU_MOVE_TEXT_MAX };

  text[0] = '\0';
  if (move->kind >= CHIEU_TO_TOM_N_MOVES)
    {
      chieu_text_out_word (&out, "?");
      return;
    }
  chieu_text_out_word (&out, chieu_to_tom_move_words[move->kind]);
  if (move->kind == CHIEU_TO_TOM_AN)
    print_an (&out, move);
  else if (move->kind == CHIEU_TO_TOM_BOC || move->kind == CHIEU_TO_TOM_DUOI || move->kind == CHIEU_TO_TOM_QUA)
    print_pass (&out, move);
  else if (move->kind == CHIEU_TO_TOM_BAO_BAT_THUC)
    print_bao (&out, move);
  else if (move->kind == CHIEU_TO_TOM_XUONG)
    {
      for (int i = 0; i < move->n; i++)
        chieu_text_out_word (&out, move->cards[i] < CHIEU_N_CUOC ? chieu_cuoc_ids[move->cards[i]] : "?");
    }
  else if (move->face != CHIEU_CARD_NONE)
    print_cards (&out, &move->face, 1);
  if (move->kind == CHIEU_TO_TOM_PHONG)
    print_second (&out, move);
}

/* ---- Reading ---- */

static bool
next_card (ChieuWordReader *in,
           ChieuCard       *face)
{
  return chieu_word_reader_take_card (in, &chieu_deck_to_tom, face);
}

/* Reads the last word as the place of a phu on the mat: "@3". */
static bool
read_place (const ChieuWordReader *in,
            uint8_t               *target)
{
  if (in->length != 2 || in->start[0] != '@' || in->start[1] < '0' || in->start[1] >= '0' + CHIEU_TO_TOM_PHU_MAX)
    return false;
  *target = (uint8_t) (in->start[1] - '0');
  return true;
}

/* Reads cards up to the end or to "+", which is taken: then *@plus is true. */
static bool
read_cards (ChieuWordReader *in,
            ChieuMove       *move,
            bool            *plus)
{
  ChieuCard face;

  *plus = false;
  while (!chieu_word_reader_is_at_end (in))
    {
      if (!chieu_word_reader_take_word (in))
        return false;
      if (chieu_word_reader_word_is (in, "+"))
        {
          *plus = true;
          return true;
        }
      if (move->n == CHIEU_MOVE_CARDS_MAX || !chieu_word_reader_parse_card (in, &chieu_deck_to_tom, &face))
        return false;
      move->cards[move->n++] = face;
    }
  return true;
}

static bool
read_second (ChieuWordReader *in,
             ChieuMove       *move)
{
  bool plus;

  if (!chieu_word_reader_take_word (in))
    return false;
  if (chieu_word_reader_word_is (in, "le"))
    move->detail |= CHIEU_TO_TOM_ALONE;
  else if (!chieu_word_reader_word_is (in, "doc"))
    return false;
  return read_cards (in, move, &plus) && !plus && move->n > move->split;
}

static bool
read_an (ChieuWordReader *in,
         ChieuMove       *move)
{
  bool plus;
  int kind;

  if (!next_card (in, &move->face) || !chieu_word_reader_take_word (in))
    return false;
  if (chieu_word_reader_word_is (in, "lat"))
    {
      move->detail |= CHIEU_TO_TOM_LAT;
      if (!chieu_word_reader_take_word (in))
        return false;
    }
  if (read_place (in, &move->target) && !chieu_word_reader_take_word (in))
    return false;
  kind = chieu_word_reader_find_word (in, chieu_phu_words, CHIEU_N_PHU_KINDS);
  if (kind < 0)
    return false;
  move->detail |= (uint8_t) kind;
  if (!read_cards (in, move, &plus) || move->n == 0)
    return false;
  move->split = move->n;
  return !plus || read_second (in, move);
}

static bool
read_phong (ChieuWordReader *in,
            ChieuMove       *move)
{
  if (!next_card (in, &move->face))
    return false;
  for (int i = 0; i < CHIEU_KHAN_CARDS; i++)
    move->cards[move->n++] = move->face;
  move->split = move->n;
  if (chieu_word_reader_is_at_end (in))
    return true;
  return chieu_word_reader_take_word (in) && chieu_word_reader_word_is (in, "+") && read_second (in, move)
         && (move->detail & CHIEU_TO_TOM_ALONE) == 0;
}

static bool
read_pass (ChieuWordReader *in,
           ChieuMove       *move)
{
  if (chieu_word_reader_is_at_end (in))
    return true;
  move->detail = CHIEU_TO_TOM_HA;
  return chieu_word_reader_take_word (in) && chieu_word_reader_word_is (in, "ha")
         && chieu_word_reader_take_word (in) && read_place (in, &move->target)
         && next_card (in, &move->face);
}

static bool
read_bao (ChieuWordReader *in,
          ChieuMove       *move)
{
  if (!next_card (in, &move->face) || !chieu_word_reader_take_word (in))
    return false;
  if (chieu_word_reader_word_is (in, "an-ca"))
    return true;
  if (in->length != 1 || in->start[0] < '1' || in->start[0] > '0' + CHIEU_TO_TOM_BAO_MAX)
    return false;
  move->detail = (uint8_t) (in->start[0] - '0');
  return true;
}

static bool
read_call (ChieuWordReader *in,
           ChieuMove       *move)
{
  int n = chieu_word_reader_take_all_of (in, chieu_cuoc_ids, CHIEU_N_CUOC, move->cards, CHIEU_N_CUOC);

  if (n < 0)
    return false;
  move->n = move->split = (uint8_t) n;
  return true;
}

static bool
read_rest (ChieuWordReader *in,
           ChieuMove       *move)
{
  move->target = CHIEU_TO_TOM_NEW;
  switch (move->kind)
    {
    case CHIEU_TO_TOM_AN:
      return read_an (in, move);
    case CHIEU_TO_TOM_PHONG:
      return read_phong (in, move);
    case CHIEU_TO_TOM_BOC:
    case CHIEU_TO_TOM_DUOI:
      return read_pass (in, move);
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      return read_bao (in, move);
    case CHIEU_TO_TOM_XUONG:
      return read_call (in, move);
    case CHIEU_TO_TOM_XONG:
    case CHIEU_TO_TOM_U:
    case CHIEU_TO_TOM_QUA:
    case CHIEU_TO_TOM_TRA_CHEN:
    case CHIEU_TO_TOM_HO_PHONG:
    case CHIEU_TO_TOM_HO_KHONG_PHONG:
    case CHIEU_TO_TOM_KHONG_DANH:
      return true;
    default:
      return next_card (in, &move->face);
    }
}

bool
chieu_to_tom_parse_move (const char *text,
                         ChieuMove  *move,
                         int        *column)
{
  return chieu_word_reader_parse_move (text, chieu_to_tom_move_words, CHIEU_TO_TOM_N_MOVES, read_rest, move, column);
}
