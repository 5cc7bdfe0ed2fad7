/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of moves and states (docs/notation.md, "Moves of Lục hổ"), and the check that a state is possible.
 */
#include "contract.h"

#include "rules/word-reader.h"
#include "rules/text-out.h"

/* ---- Moves ---- */

void
chieu_luc_ho_print_move (const ChieuMove *move,
                         char            *text)
{
  ChieuTextOut out = { .text = text, .size = CHIEU_MOVE_TEXT_MAX };
  int n = move->n < CHIEU_MOVE_CARDS_MAX ? move->n : CHIEU_MOVE_CARDS_MAX;

  chieu_text_out_word (&out, move->kind < CHIEU_LUC_HO_N_MOVES ? chieu_luc_ho_move_words[move->kind] : "?");
  chieu_text_out_cards (&out, &chieu_deck_luc_ho, move->cards, n);
}

/* Reads the cards of a move that has any, up to the end of the text. */
static bool
read_rest (ChieuWordReader *in,
           ChieuMove       *move)
{
  ChieuCard card;

  if (!chieu_luc_ho_puts_down (move->kind))
    return true;
  do
    {
      if (!chieu_word_reader_take_card (in, &chieu_deck_luc_ho, &card) || move->n == CHIEU_LUC_HO_HAND)
        return false;
      move->cards[move->n++] = card;
    }
  while (!chieu_word_reader_is_at_end (in));
  return true;
}

bool
chieu_luc_ho_parse_move (const char *text,
                         ChieuMove  *move,
                         int        *column)
{
  return chieu_word_reader_parse_move (text, chieu_luc_ho_move_words, CHIEU_LUC_HO_N_MOVES, read_rest, move, column);
}

/* ---- States ---- */

static void
put_cards (ChieuTextOut *out,
           const char   *about,
           uint64_t      cards)
{
  chieu_text_out (out, "%s", about);
  chieu_text_out_faces (out, &chieu_deck_luc_ho, cards);
}

static void
put_seat (ChieuTextOut *out,
          const State  *s,
          int           seat)
{
  const Seat *self = &s->seat[seat];

  chieu_text_out (out, "seat %d%s: %d in hand:", seat, seat == chieu_luc_ho_dream (s) ? " (dream)" : "", self->n_hand);
  put_cards (out, "", self->hand);
  if (self->bid != 0)
    chieu_text_out (out, " bid %s", chieu_luc_ho_move_words[self->bid]);
  put_cards (out, " won", self->won);
  chieu_text_out (out, " dropped %d:", self->n_dropped);
  put_cards (out, "", self->dropped);
  put_cards (out, " lacks", self->lacks);
  put_cards (out, " old", chieu_luc_ho_find_old (s, seat));
  chieu_text_out (out, "\n");
}

int
chieu_luc_ho_print_state (const void *state,
                          char       *text,
                          size_t      size)
{
  static const char *const phases[] = {
    [CHIEU_LUC_HO_OPENING] = "opening",
    [CHIEU_LUC_HO_BID] = "bid",
    [CHIEU_LUC_HO_PLAY] = "play",
    [CHIEU_LUC_HO_OVER] = "over",
  };
  const State *s = state;
  ChieuTextOut out = { text, size, 0 };

  chieu_text_out (&out, "%s cai %d turn %d asked %02x maker %d winner %d\n",
                  phases[s->phase], s->cai, s->turn, s->asked, s->maker, s->winner);
  chieu_text_out (&out, "trick:");
  for (int i = 0; i < s->n_trick; i++)
    {
      chieu_text_out (&out, " %d", s->trick[i].seat);
      if (s->trick[i].cards == 0)
        chieu_text_out (&out, " dropped %d;", s->trick[i].n);
      else
        {
          put_cards (&out, "", s->trick[i].cards);
          chieu_text_out (&out, ";");
        }
    }
  chieu_text_out (&out, "\n");
  for (int seat = 0; seat < s->seats; seat++)
    put_seat (&out, s, seat);
  if (s->claimed != 0)
    {
      put_cards (&out, "claimed:", s->claimed);
      chieu_text_out (&out, "\n");
    }
  return out.used;
}

/* ---- Invariants ---- */

static const char *
check_seat (const State *s,
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
check_turn (const State *s)
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
chieu_luc_ho_check_state (const void *state)
{
  const State *s = state;
  uint64_t cards = s->seen;
  int n = chieu_luc_ho_count (cards);
  const char *wrong = check_turn (s);

  for (int seat = 0; wrong == NULL && seat < s->seats; seat++)
    {
      wrong = check_seat (s, seat);
      cards |= s->seat[seat].hand | s->seat[seat].dropped;
      n += s->seat[seat].n_hand + s->seat[seat].n_dropped;
    }
  if (wrong != NULL)
    return wrong;
  if (cards != chieu_luc_ho_deck (s->seats) || n != chieu_luc_ho_count (cards))
    return "a card is missing, or there twice";
  return s->n_trick <= CHIEU_LUC_HO_TRICK ? NULL : "a trick of more than three";
}
