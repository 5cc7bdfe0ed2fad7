/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of moves and states (docs/notation.md, "Moves of Mậu binh"), and the check that a state is possible.
 */
#include "contract.h"

#include "rules/word-reader.h"
#include "rules/text-out.h"

/* Returns: whether chi 2 or chi 3 begins at @place; a stroke is printed before it */
static bool
begins_row (int place)
{
  return place == chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_2) || place == chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_3);
}

static void
put_rows (ChieuTextOut    *out,
          const ChieuCard *cards)
{
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    chieu_text_out (out, "%s %s", begins_row (i) ? " /" : "", chieu_deck_name (&chieu_deck_mau_binh, cards[i]));
}

/* ---- Moves ---- */

void
chieu_mau_binh_print_move (const ChieuMove *move,
                           char            *text)
{
  ChieuTextOut out = { text, CHIEU_MOVE_TEXT_MAX, 0 };

  chieu_text_out (&out, "%s", move->kind < CHIEU_MAU_BINH_N_MOVES ? chieu_mau_binh_move_words[move->kind] : "?");
  if (move->kind == CHIEU_MAU_BINH_XEP)
    put_rows (&out, move->cards);
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    chieu_text_out (&out, " %s", move->detail < CHIEU_MAU_BINH_N_INSTANTS ? chieu_mau_binh_cuoc[move->detail] : "?");
}

static bool
read_rows (ChieuWordReader *in,
           ChieuMove       *move)
{
  while (move->n < CHIEU_MAU_BINH_HAND)
    {
      ChieuCard card;

      if (begins_row (move->n) && (!chieu_word_reader_take_word (in) || !chieu_word_reader_word_is (in, "/")))
        return false;
      if (!chieu_word_reader_take_card (in, &chieu_deck_mau_binh, &card))
        return false;
      move->cards[move->n++] = card;
    }
  return true;
}

static bool
read_rest (ChieuWordReader *in,
           ChieuMove       *move)
{
  int instant;

  if (move->kind == CHIEU_MAU_BINH_XEP)
    return read_rows (in, move);
  if (move->kind != CHIEU_MAU_BINH_TOI_TRANG)
    return true;
  instant = chieu_word_reader_take_one_of (in, chieu_mau_binh_cuoc, CHIEU_MAU_BINH_N_INSTANTS);
  move->detail = (uint8_t) instant;
  return instant >= 0;
}

bool
chieu_mau_binh_parse_move (const char *text,
                           ChieuMove  *move,
                           int        *column)
{
  return chieu_word_reader_parse_move (text, chieu_mau_binh_move_words, CHIEU_MAU_BINH_N_MOVES, read_rest, move, column);
}

/* ---- States ---- */

static void
put_answer (ChieuTextOut *out,
            const State  *s,
            int           seat)
{
  const ChieuMauBinhAnswer *answer = &s->answer[seat];

  chieu_text_out (out, "\n  answer %d: %s", s->order[seat], chieu_mau_binh_move_words[answer->kind]);
  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    chieu_text_out (out, " %s", chieu_mau_binh_cuoc[answer->instant]);
  if (answer->kind != CHIEU_MAU_BINH_XEP)
    return;
  put_rows (out, answer->cards);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int class = chieu_mau_binh_row_class (answer->cards, row, chieu_mau_binh_is_a5_second (&s->rules));

      chieu_text_out (out, " %s %d", chieu_mau_binh_kinds[chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row))], class);
    }
  chieu_text_out (out, "%s", answer->foul ? " foul" : "");
}

int
chieu_mau_binh_print_state (const void *state,
                            char       *text,
                            size_t      size)
{
  const State *s = state;
  ChieuTextOut out = { text, size, 0 };

  chieu_text_out (&out, "cai %d asked %02x rest", s->cai, s->asked);
  chieu_text_out_faces (&out, &chieu_deck_mau_binh, s->rest);
  for (int seat = 0; seat < s->seats; seat++)
    {
      chieu_text_out (&out, "\nseat %d:", seat);
      chieu_text_out_faces (&out, &chieu_deck_mau_binh, s->hand[seat]);
      for (unsigned left = s->hand[seat] != 0 ? chieu_mau_binh_find_instants (s->hand[seat], &s->rules) : 0; left != 0; left &= left - 1)
        chieu_text_out (&out, " [%s]", chieu_mau_binh_cuoc[__builtin_ctz (left)]);
      if ((s->asked >> seat & 1) == 0)
        put_answer (&out, s, seat);
    }
  chieu_text_out (&out, "\n");
  return out.used;
}

/* ---- Invariants ---- */

static bool
is_empty (const ChieuMauBinhAnswer *answer)
{
  static const ChieuMauBinhAnswer none;

  return memcmp (answer, &none, sizeof none) == 0;
}

static const char *
check_answer (const State *s,
              int          seat)
{
  const ChieuMauBinhAnswer *answer = &s->answer[seat];

  if ((s->asked >> seat & 1) != 0)
    return is_empty (answer) ? NULL : "an answer of a seat that is still asked";
  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return (chieu_mau_binh_find_instants (s->hand[seat], &s->rules) >> answer->instant & 1) != 0 ? NULL : "a tới trắng that is none";
  if (answer->kind != CHIEU_MAU_BINH_XEP)
    return NULL;
  if (chieu_mau_binh_set_of (answer->cards, CHIEU_MAU_BINH_HAND) != s->hand[seat])
    return "other cards were laid than held";
  return chieu_mau_binh_is_foul (answer->cards, chieu_mau_binh_is_a5_second (&s->rules)) == answer->foul ? NULL
                                                                                            : "foul is told wrongly";
}

const char *
chieu_mau_binh_check_state (const void *state)
{
  const State *s = state;
  uint64_t cards = s->rest;
  int n = chieu_mau_binh_count (s->rest);
  const char *wrong = NULL;

  if (s->asked >> s->seats != 0)
    return "a seat is asked that does not play";
  for (int seat = 0; wrong == NULL && seat < s->seats; seat++)
    {
      cards |= s->hand[seat];
      n += chieu_mau_binh_count (s->hand[seat]);
      wrong = chieu_mau_binh_count (s->hand[seat]) == CHIEU_MAU_BINH_HAND ? check_answer (s, seat)
                                                                     : "not thirteen cards";
    }
  if (wrong != NULL)
    return wrong;
  return n == CHIEU_MAU_BINH_FACES && chieu_mau_binh_count (cards) == n ? NULL : "a card is missing, or there twice";
}
