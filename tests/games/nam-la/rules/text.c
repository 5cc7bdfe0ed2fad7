/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The printed form of moves and states: “ra 3m”, “theo 4m”.
 */
#include "nam-la-private.h"

#include "rules/word-reader.h"
#include "rules/text-out.h"

void
chieu_nam_la_print_move (const ChieuMove *move,
                         char            *text)
{
  ChieuTextOut out = { .text = text, .size = CHIEU_MOVE_TEXT_MAX };

  chieu_text_out_word (&out, move->kind < CHIEU_NAM_LA_N_MOVES ? chieu_nam_la_move_words[move->kind] : "?");
  if (move->face < CHIEU_NAM_LA_FACES)
    chieu_text_out_word (&out, chieu_deck_name (&chieu_deck_nam_la, move->face));
}

static bool
read_face (ChieuWordReader *in,
           ChieuMove       *move)
{
  return chieu_word_reader_take_card (in, &chieu_deck_nam_la, &move->face);
}

bool
chieu_nam_la_parse_move (const char *text,
                         ChieuMove  *move,
                         int        *column)
{
  return chieu_word_reader_parse_move (text, chieu_nam_la_move_words, CHIEU_NAM_LA_N_MOVES, read_face, move, column);
}

static void
put_cards (ChieuTextOut *out,
           const char   *about,
           unsigned      cards)
{
  chieu_text_out (out, "%s", about);
  chieu_text_out_faces (out, &chieu_deck_nam_la, cards);
}

int
chieu_nam_la_print_state (const void *state,
                          char       *text,
                          size_t      size)
{
  const State *s = state;
  ChieuTextOut out = { text, size, 0 };

  chieu_text_out (&out, "leader %d turn %d asked %02x\n", s->leader, s->turn, s->asked);
  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    {
      chieu_text_out (&out, "seat %d: %d in hand:", seat, s->n_hand[seat]);
      put_cards (&out, "", s->hand[seat]);
      if (s->trick[seat] != CHIEU_CARD_NONE)
        chieu_text_out (&out, " put %s", chieu_deck_name (&chieu_deck_nam_la, s->trick[seat]));
      put_cards (&out, " won", s->won[seat]);
      chieu_text_out (&out, "\n");
    }
  put_cards (&out, "aside:", s->aside);
  chieu_text_out (&out, "\n");
  return out.used;
}
