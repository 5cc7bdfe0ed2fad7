/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of moves and states (docs/notation.md, "Moves of Lục hổ"), and what always holds of a state.
 */
#include "luc-ho-private.h"

#include <stdarg.h>
#include <stdio.h>

/* ---- Moves ---- */

void
chieu_luc_ho_print_move (const ChieuMove *move,
                         char            *text)
{
  int used = snprintf (text, CHIEU_MOVE_TEXT_MAX, "%s",
                       move->kind < CHIEU_LUC_HO_N_MOVES ? chieu_luc_ho_move_words[move->kind] : "?");

  for (int i = 0; i < move->n && i < CHIEU_MOVE_CARDS_MAX; i++)
    used += snprintf (text + used, (size_t) (CHIEU_MOVE_TEXT_MAX - used), " %s",
                      chieu_deck_name (&chieu_deck_luc_ho, move->cards[i]));
}

static bool
takes_cards (int kind)
{
  return kind == CHIEU_LUC_HO_RA || kind == CHIEU_LUC_HO_BAT || kind == CHIEU_LUC_HO_CHUI;
}

static int
find_kind (const char *text,
           size_t      length)
{
  for (int kind = 0; kind < CHIEU_LUC_HO_N_MOVES; kind++)
    if (strlen (chieu_luc_ho_move_words[kind]) == length && memcmp (chieu_luc_ho_move_words[kind], text, length) == 0)
      return kind;
  return -1;
}

/* Reads cards up to the end of the text. Returns: false at a word that is none, which is then at *@at. */
static bool
read_cards (const char **at,
            ChieuMove   *move)
{
  while (**at == ' ')
    {
      size_t length = strcspn (++*at, " ");
      ChieuCard card = chieu_deck_parse (&chieu_deck_luc_ho, *at, length);

      if (card >= CHIEU_LUC_HO_FACES || move->n == CHIEU_LUC_HO_HAND)
        return false;
      move->cards[move->n++] = card;
      *at += length;
    }
  return move->n > 0;
}

bool
chieu_luc_ho_parse_move (const char *text,
                         ChieuMove  *move,
                         int        *column)
{
  const char *at = text + strcspn (text, " ");
  int kind = find_kind (text, (size_t) (at - text));
  bool good = kind >= 0;

  *move = (ChieuMove) { .kind = (uint8_t) kind, .face = CHIEU_CARD_NONE };
  if (good && takes_cards (kind))
    good = read_cards (&at, move);
  *column = kind < 0 ? 0 : (int) (at - text);
  return good && *at == '\0';
}

/* ---- States ---- */

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
put_cards (Out        *out,
           const char *about,
           uint64_t    cards)
{
  put (out, "%s", about);
  for (; cards != 0; cards &= cards - 1)
    put (out, " %s", chieu_deck_name (&chieu_deck_luc_ho, (ChieuCard) chieu_luc_ho_first (cards)));
}

static void
put_seat (Out         *out,
          const State *s,
          int          seat)
{
  const Seat *self = &s->seat[seat];

  put (out, "seat %d%s: %d in hand:", seat, seat == chieu_luc_ho_dream (s) ? " (dream)" : "", self->n_hand);
  put_cards (out, "", self->hand);
  if (self->bid != 0)
    put (out, " bid %s", chieu_luc_ho_move_words[self->bid]);
  put_cards (out, " won", self->won);
  put (out, " dropped %d:", self->n_dropped);
  put_cards (out, "", self->dropped);
  put_cards (out, " lacks", self->lacks);
  put_cards (out, " old", chieu_luc_ho_old (s, seat));
  put (out, "\n");
}

static void
put_trick (Out         *out,
           const State *s)
{
  put (out, "trick:");
  for (int i = 0; i < s->n_trick; i++)
    {
      put (out, " %d", s->trick[i].seat);
      if (s->trick[i].cards == 0)
        put (out, " dropped %d;", s->trick[i].n);
      else
        {
          put_cards (out, "", s->trick[i].cards);
          put (out, ";");
        }
    }
  put (out, "\n");
}

int
chieu_luc_ho_print_state (const void *state,
                          char       *text,
                          size_t      size)
{
  static const char *const phases[] = { "opening", "bid", "play", "over" };
  const State *s = state;
  Out out = { text, size, 0 };

  put (&out, "%s cai %d turn %d asked %02x maker %d winner %d\n", phases[s->phase], s->cai, s->turn, s->asked, s->maker,
       s->winner);
  put_trick (&out, s);
  for (int seat = 0; seat < s->seats; seat++)
    put_seat (&out, s, seat);
  if (s->claimed != 0)
    {
      put_cards (&out, "claimed:", s->claimed);
      put (&out, "\n");
    }
  return out.used;
}

/* ---- Invariants ---- */

static const char *
seat_is_ok (const State *s,
            int          seat)
{
  const Seat *self = &s->seat[seat];

  if (chieu_luc_ho_count (self->hand) != self->n_hand || chieu_luc_ho_count (self->dropped) != self->n_dropped
      || chieu_luc_ho_count (self->won) != self->n_won)
    return "cards and their number differ";
  if ((self->hand & (s->seen | self->dropped)) != 0 || (self->dropped & s->seen) != 0)
    return "a card in two places";
  if ((self->won & ~s->seen) != 0)
    return "a card was won that was never shown";
  if (seat == chieu_luc_ho_dream (s))
    return self->n_hand == 1 && self->n_won + self->n_dropped == 0 ? NULL : "the dream does something";
  return NULL;
}

static const char *
turn_is_ok (const State *s)
{
  if (s->phase == CHIEU_LUC_HO_OVER)
    return s->asked == 0 ? NULL : "somebody is asked after the end";
  if (s->turn >= s->seats || s->turn == chieu_luc_ho_dream (s) || __builtin_popcount (s->asked) != 1)
    return "no one seat is asked";
  if (s->phase != CHIEU_LUC_HO_OPENING && s->asked != 1u << s->turn)
    return "another seat is asked than the one in turn";
  return (s->phase == CHIEU_LUC_HO_PLAY) == (s->maker >= 0) ? NULL : "play without a maker, or a maker without play";
}

const char *
chieu_luc_ho_state_is_ok (const void *state)
{
  const State *s = state;
  uint64_t cards = s->seen;
  int n = chieu_luc_ho_count (cards);
  const char *wrong = turn_is_ok (s);

  for (int seat = 0; wrong == NULL && seat < s->seats; seat++)
    {
      wrong = seat_is_ok (s, seat);
      cards |= s->seat[seat].hand | s->seat[seat].dropped;
      n += s->seat[seat].n_hand + s->seat[seat].n_dropped;
    }
  if (wrong != NULL)
    return wrong;
  if (cards != chieu_luc_ho_deck (s->seats) || n != chieu_luc_ho_count (cards))
    return "a card is missing, or there twice";
  return s->n_trick <= 3 ? NULL : "a trick of more than three";
}
