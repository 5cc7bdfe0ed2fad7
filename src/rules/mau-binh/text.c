/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of moves and states (docs/notation.md, "Moves of Mậu binh"), and what always holds of a state.
 */
#include "mau-binh-private.h"

#include <stdarg.h>
#include <stdio.h>

typedef struct
{
  char *text;
  size_t size;
  int used;
} Out;

static void __attribute__ ((format (printf, 2, 3)))
put (Out        *out,
     const char *format,
     ...)
{
  size_t at = (size_t) out->used < out->size ? (size_t) out->used : out->size;
  va_list args;

  va_start (args, format);
  out->used += vsnprintf (out->text + at, out->size - at, format, args);
  va_end (args);
}

static void
put_rows (Out             *out,
          const ChieuCard *cards)
{
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    put (out, "%s %s", i == 5 || i == 10 ? " /" : "", chieu_deck_name (&chieu_deck_mau_binh, cards[i]));
}

/* ---- Moves ---- */

void
chieu_mau_binh_print_move (const ChieuMove *move,
                           char            *text)
{
  Out out = { text, CHIEU_MOVE_TEXT_MAX, 0 };

  put (&out, "%s", move->kind < CHIEU_MAU_BINH_N_MOVES ? chieu_mau_binh_move_words[move->kind] : "?");
  if (move->kind == CHIEU_MAU_BINH_XEP)
    put_rows (&out, move->cards);
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    put (&out, " %s", move->detail < CHIEU_MAU_BINH_N_INSTANTS ? chieu_mau_binh_cuoc[move->detail] : "?");
}

/* A move that is read: words parted by one space. */
typedef struct
{
  const char *text;
  const char *at;                /* first byte not read */
  const char *start;             /* of the last word read */
  size_t length;
} In;

static bool
next (In *in)
{
  if (in->at != in->text && *in->at == ' ')
    in->at++;
  in->start = in->at;
  in->at += strcspn (in->at, " ");
  in->length = (size_t) (in->at - in->start);
  return in->length > 0;
}

static int
find_word (const In          *in,
           const char *const *words,
           int                n)
{
  for (int i = 0; i < n; i++)
    if (strlen (words[i]) == in->length && memcmp (words[i], in->start, in->length) == 0)
      return i;
  return -1;
}

static bool
read_rows (In        *in,
           ChieuMove *move)
{
  static const char *const stroke[] = { "/" };

  while (move->n < CHIEU_MAU_BINH_HAND)
    {
      ChieuCard card;

      if ((move->n == 5 || move->n == 10) && (!next (in) || find_word (in, stroke, 1) != 0))
        return false;
      if (!next (in))
        return false;
      card = chieu_deck_parse (&chieu_deck_mau_binh, in->start, in->length);
      if (card >= CHIEU_MAU_BINH_FACES)
        return false;
      move->cards[move->n++] = card;
    }
  return true;
}

static bool
read_instant (In        *in,
              ChieuMove *move)
{
  int instant = next (in) ? find_word (in, chieu_mau_binh_cuoc, CHIEU_MAU_BINH_N_INSTANTS) : -1;

  if (instant < 0)
    return false;
  move->detail = (uint8_t) instant;
  return true;
}

bool
chieu_mau_binh_parse_move (const char *text,
                           ChieuMove  *move,
                           int        *column)
{
  In in = { .text = text, .at = text };
  int kind = next (&in) ? find_word (&in, chieu_mau_binh_move_words, CHIEU_MAU_BINH_N_MOVES) : -1;
  bool good = kind >= 0;

  *move = (ChieuMove) { .kind = (uint8_t) kind, .face = CHIEU_CARD_NONE };
  if (kind == CHIEU_MAU_BINH_XEP)
    good = read_rows (&in, move);
  else if (kind == CHIEU_MAU_BINH_TOI_TRANG)
    good = read_instant (&in, move);
  *column = (int) ((good ? in.at : in.start) - text);
  return good && *in.at == '\0';
}

/* ---- States ---- */

static void
put_kinds (Out             *out,
           const State     *s,
           const ChieuCard *cards)
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int n = chieu_mau_binh_row_size (row);
      int class = chieu_mau_binh_class (cards + chieu_mau_binh_row_start (row), n, chieu_mau_binh_a5 (&s->rules));

      put (out, " %s %d", chieu_mau_binh_kinds[chieu_mau_binh_kind (class, n)], class);
    }
}

static void
put_answer (Out         *out,
            const State *s,
            int          seat)
{
  const ChieuMauBinhAnswer *answer = &s->answer[seat];

  put (out, "\n  answer %d: %s", s->order[seat], chieu_mau_binh_move_words[answer->kind]);
  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    put (out, " %s", chieu_mau_binh_cuoc[answer->instant]);
  if (answer->kind != CHIEU_MAU_BINH_XEP)
    return;
  put_rows (out, answer->cards);
  put_kinds (out, s, answer->cards);
  put (out, "%s", answer->foul ? " foul" : "");
}

static void
put_cards (Out      *out,
           uint64_t  cards)
{
  for (; cards != 0; cards &= cards - 1)
    put (out, " %s", chieu_deck_name (&chieu_deck_mau_binh, chieu_mau_binh_first (cards)));
}

static void
put_instants (Out      *out,
              uint64_t  hand)
{
  for (unsigned left = chieu_mau_binh_instants (hand); left != 0; left &= left - 1)
    put (out, " [%s]", chieu_mau_binh_cuoc[__builtin_ctz (left)]);
}

int
chieu_mau_binh_print_state (const void *state,
                            char       *text,
                            size_t      size)
{
  const State *s = state;
  Out out = { text, size, 0 };

  put (&out, "cai %d asked %02x rest", s->cai, s->asked);
  put_cards (&out, s->rest);
  for (int seat = 0; seat < s->seats; seat++)
    {
      put (&out, "\nseat %d:", seat);
      put_cards (&out, s->hand[seat]);
      if (s->hand[seat] != 0)
        put_instants (&out, s->hand[seat]);
      if ((s->asked >> seat & 1) == 0)
        put_answer (&out, s, seat);
    }
  put (&out, "\n");
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
answer_is_ok (const State *s,
              int          seat)
{
  const ChieuMauBinhAnswer *answer = &s->answer[seat];

  if ((s->asked >> seat & 1) != 0)
    return is_empty (answer) ? NULL : "an answer of a seat that is still asked";
  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return (chieu_mau_binh_instants (s->hand[seat]) >> answer->instant & 1) != 0 ? NULL : "a tới trắng that is none";
  if (answer->kind != CHIEU_MAU_BINH_XEP)
    return NULL;
  if (chieu_mau_binh_set_of (answer->cards, CHIEU_MAU_BINH_HAND) != s->hand[seat])
    return "other cards were laid than held";
  return chieu_mau_binh_is_foul (answer->cards, chieu_mau_binh_a5 (&s->rules)) == answer->foul ? NULL
                                                                                            : "foul is told wrongly";
}

const char *
chieu_mau_binh_state_is_ok (const void *state)
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
      wrong = chieu_mau_binh_count (s->hand[seat]) == CHIEU_MAU_BINH_HAND ? answer_is_ok (s, seat)
                                                                     : "not thirteen cards";
    }
  if (wrong != NULL)
    return wrong;
  return n == CHIEU_MAU_BINH_FACES && chieu_mau_binh_count (cards) == n ? NULL : "a card is missing, or there twice";
}
