/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Chắn form of "chieu-engine eval" (docs/notation.md, "eval: Chắn").
 */
#include "engine/engine-game.h"

#include <string.h>

#include "engine/json-answer.h"
#include "engine/json-cards.h"
#include "games/chan/rules/chan.h"

/* A position as it is read; everything in range once it is read without error. */
typedef struct
{
  ChieuChanWin win;
  ChieuEatingSource source;
  int n_cards;                   /* hand and melds, the winning card left out */
  uint8_t counts[CHIEU_CHAN_FACES];
} Position;

/* ---- Cards ---- */

static void
read_hand (Position       *self,
           JsonObject     *object,
           ChieuLineError *error)
{
  const char *text = chieu_json_line_get_string (object, "hand", error);
  ChieuCard cards[CHIEU_CHAN_HAND_FULL];

  if (text == NULL)
    return;
  self->n_cards = chieu_json_cards_parse (&chieu_deck_chan, text, "hand", CHIEU_CHAN_HAND_FULL, cards, error);
  chieu_json_cards_count (&chieu_deck_chan, cards, self->n_cards, "hand", self->counts, error);
  for (int i = 0; i < self->n_cards; i++)
    self->win.hand[cards[i]]++;
}

/* A set as a position names it. */
typedef struct
{
  const char *word;
  int cards;                     /* on the mat */
  int chan;                      /* how many chắn it counts as */
} Kind;

/* The most cards of a set, those of a chíu and of a bòn. */
#define MELD_MAX CHIEU_CHAN_CHIU_CARDS

static const Kind kinds[] = { { "chan", 2, 1 }, { "ca", 2, 0 }, { "chiu", MELD_MAX, 2 }, { "bon", MELD_MAX, 2 } };

/* Equal cards may be written once; a cạ has one rank and two suits. */
static gboolean
is_meld (const Kind      *kind,
         const ChieuCard *cards,
         int              n)
{
  if (kind->chan == 0)
    return n == 2 && cards[0] != cards[1] && cards[0] != CHIEU_CHAN_CC && cards[1] != CHIEU_CHAN_CC
           && chieu_chan_rank (cards[0]) == chieu_chan_rank (cards[1]);
  for (int i = 1; i < n; i++)
    if (cards[i] != cards[0])
      return FALSE;
  return n == 1 || n == kind->cards;
}

static void
lay_meld (Position        *self,
          const Kind      *kind,
          const ChieuCard *cards)
{
  ChieuChanWin *win = &self->win;
  uint32_t bit = CHIEU_BIT (cards[0]);

  for (int i = 0; i < kind->cards; i++)
    win->mat[cards[i]]++;
  self->n_cards += kind->cards;
  if (kind->chan == 0)
    return;
  win->n_chiu += g_str_equal (kind->word, "chiu");
  /* Four of a face that were eaten as two chắn, in one word or in two. */
  win->n_bon += g_str_equal (kind->word, "bon") || (win->mat_faces & bit) != 0;
  win->mat_faces |= bit;
  win->mat_chan = (uint8_t) (win->mat_chan + kind->chan);
}

static const Kind *
find_kind (const char *text,
           const char *space)
{
  for (gsize i = 0; space != NULL && i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i].word) == (gsize) (space - text) && memcmp (text, kinds[i].word, (gsize) (space - text)) == 0)
      return &kinds[i];
  return NULL;
}

static void
read_meld (Position       *self,
           const char     *text,
           int             place,
           ChieuLineError *error)
{
  const char *space = strchr (text, ' ');
  const Kind *kind = find_kind (text, space);
  ChieuCard cards[MELD_MAX];
  int n;

  if (kind == NULL)
    {
      chieu_line_error_set (error, "melds", "melds[%d], “%.60s”: a set is “chan”, “ca”, “chiu” or “bon” with its cards", place, text);
      return;
    }
  n = chieu_json_cards_parse (&chieu_deck_chan, space + 1, "melds", MELD_MAX, cards, error);
  if (error->message == NULL && !is_meld (kind, cards, n))
    chieu_line_error_set (error, "melds", "melds[%d], “%.60s”: these cards do not make a %s", place, text, kind->word);
  if (error->message != NULL)
    return;
  for (; n < MIN (kind->cards, MELD_MAX); n++)
    cards[n] = cards[0];
  chieu_json_cards_count (&chieu_deck_chan, cards, n, "melds", self->counts, error);
  if (error->message == NULL)
    lay_meld (self, kind, cards);
}

static void
read_melds (Position       *self,
            JsonObject     *object,
            ChieuLineError *error)
{
  g_auto (GStrv) melds = chieu_json_line_get_strings (object, "melds", error);

  for (int i = 0; error->message == NULL && melds[i] != NULL; i++)
    {
      read_meld (self, melds[i], i, error);
      if (error->message == NULL && self->n_cards > CHIEU_CHAN_HAND_FULL)
        chieu_line_error_set (error, "melds", "hand and melds hold more than %d cards", CHIEU_CHAN_HAND_FULL);
    }
}

static void
read_win (Position       *self,
          JsonObject     *object,
          ChieuLineError *error)
{
  const char *text;

  self->win.win = CHIEU_CARD_NONE;
  if (!json_object_has_member (object, "win"))
    return;
  text = chieu_json_line_get_string (object, "win", error);
  if (text == NULL)
    return;
  if (chieu_json_cards_parse (&chieu_deck_chan, text, "win", 1, &self->win.win, error) == 1)
    chieu_json_cards_count (&chieu_deck_chan, &self->win.win, 1, "win", self->counts, error);
  else if (error->message == NULL)
    chieu_line_error_set (error, "win", "no card is named");
}

/* ---- Facts ---- */

static void
read_source (Position       *self,
             JsonObject     *object,
             ChieuLineError *error)
{
  static const char *const sources[] = {
    [CHIEU_EATING_FROM_NOC] = "noc",
    [CHIEU_EATING_FROM_DISCARD] = "discard",
    [CHIEU_EATING_FROM_RETURN] = "returned",
    NULL,
  };
  const char *text = json_object_has_member (object, "source") ? chieu_json_line_get_string (object, "source", error) : "noc";

  self->source = CHIEU_EATING_FROM_NOC;
  if (text == NULL)
    return;
  for (int i = 0; sources[i] != NULL; i++)
    if (g_str_equal (sources[i], text))
      {
        self->source = (ChieuEatingSource) i;
        return;
      }
  chieu_line_error_set (error, "source", "“%.20s” is none of noc, discard and returned", text);
}

/* Reads the cards that were dealt; if they are left out and the deal itself wins, they are the hand. */
static void
read_dealt (Position       *self,
            JsonObject     *object,
            ChieuLineError *error)
{
  ChieuChanWin *win = &self->win;
  ChieuCard cards[CHIEU_CHAN_HAND_FULL];
  const char *text;
  int n;

  win->knows_dealt = win->thien_u || json_object_has_member (object, "dealt");
  if (!json_object_has_member (object, "dealt"))
    {
      memcpy (win->dealt, self->counts, sizeof win->dealt);
      return;
    }
  text = chieu_json_line_get_string (object, "dealt", error);
  if (text == NULL)
    return;
  n = chieu_json_cards_parse (&chieu_deck_chan, text, "dealt", CHIEU_CHAN_HAND_FULL, cards, error);
  if (error->message == NULL && n != CHIEU_CHAN_HAND && n != CHIEU_CHAN_HAND_FULL)
    chieu_line_error_set (error, "dealt", "%d cards; %d, or %d of the cái, are dealt", n, CHIEU_CHAN_HAND, CHIEU_CHAN_HAND_FULL);
  chieu_json_cards_count (&chieu_deck_chan, cards, n, "dealt", win->dealt, error);
}

static void
check_flags (const Position *self,
             ChieuLineError *error)
{
  const ChieuChanWin *win = &self->win;
  ChieuCard card = win->win;

  if (win->chiu_u && (card == CHIEU_CARD_NONE || win->hand[card] != CHIEU_CHAN_CHIU_HELD))
    chieu_line_error_set (error, "chiu_u", "chíu ù without three of the winning card in the hand");
  if (win->u_bon && (card == CHIEU_CARD_NONE || win->hand[card] != 1 || (win->mat_faces >> card & 1) == 0))
    chieu_line_error_set (error, "u_bon", "ù bòn without a chắn of the winning card on the mat and one more in the hand");
}

static void
read_facts (Position       *self,
            JsonObject     *object,
            ChieuLineError *error)
{
  ChieuChanWin *win = &self->win;

  win->chi = chieu_json_line_get_bool (object, "chi", error);
  win->thong = chieu_json_line_get_bool (object, "thong", error);
  win->dia_u = chieu_json_line_get_bool (object, "dia", error);
  win->thien_u = chieu_json_line_get_bool (object, "thien_u", error);
  win->chiu_u = chieu_json_line_get_bool (object, "chiu_u", error);
  win->u_bon = chieu_json_line_get_bool (object, "u_bon", error);
  read_source (self, object, error);
}

static gboolean
read_position (Position       *self,
               JsonObject     *object,
               ChieuLineError *error)
{
  static const char *const keys[] = { "game", "hand", "melds", "win", "source", "chi", "thong", "dia", "thien_u",
                                      "chiu_u", "u_bon", "dealt", NULL };
  /* In this order: dealt may follow from the hand and from thien_u. */
  static void (*const readers[]) (Position *, JsonObject *, ChieuLineError *) = {
    read_hand, read_melds, read_win, read_facts, read_dealt,
  };

  memset (self, 0, sizeof *self);
  if (!chieu_json_line_has_only (object, keys, error))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (readers) && error->message == NULL; i++)
    readers[i] (self, object, error);
  if (error->message == NULL)
    {
      if (self->win.win != CHIEU_CARD_NONE && self->n_cards != CHIEU_CHAN_HAND)
        chieu_line_error_set (error, "hand", "hand and melds hold %d cards; %d are wanted beside win",
                              self->n_cards, CHIEU_CHAN_HAND);
      else if (self->n_cards != CHIEU_CHAN_HAND && self->n_cards != CHIEU_CHAN_HAND_FULL)
        chieu_line_error_set (error, "hand", "hand and melds hold %d cards; %d or %d are wanted",
                              self->n_cards, CHIEU_CHAN_HAND, CHIEU_CHAN_HAND_FULL);
    }
  if (error->message == NULL)
    check_flags (self, error);
  return error->message == NULL;
}

/* ---- The answer ---- */

/* Returns: the reason of the game why the hand may not win; CHIEU_CHAN_OK: it may */
static ChieuReason
judge_win (const Position       *self,
           const ChieuChanScore *score)
{
  if (!score->complete)
    return CHIEU_CHAN_U_LAO;
  if (self->win.thien_u)
    return CHIEU_CHAN_OK;
  /* Twenty cards that were not dealt like this, and of which none has just come. */
  if (self->win.win == CHIEU_CARD_NONE)
    return CHIEU_CHAN_NOT_NOW;
  if (self->source != CHIEU_EATING_FROM_NOC && !self->win.chiu_u)
    return CHIEU_CHAN_U_QUAN_DANH;
  return chieu_chan_chi_may_win (&self->win, score) ? CHIEU_CHAN_OK : CHIEU_CHAN_U_CHI;
}

static void
add_score (const ChieuChanScore *score,
           int                   n,
           JsonBuilder          *builder)
{
  ChieuRules rules;
  ChieuChanValues values;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_find_values (&rules, &values);
  chieu_json_answer_add_ids (builder, "cuoc", chieu_chan_cuoc_ids, score->cuoc, n);
  chieu_json_text_add_int (builder, "points", chieu_chan_sum_call (&values, score->cuoc, n));
  chieu_json_text_add_int (builder, "ga_wide", chieu_chan_count_ga_in_call (score->cuoc, n, true, true));
  chieu_json_text_add_int (builder, "ga_narrow", chieu_chan_count_ga_in_call (score->cuoc, n, false, true));
}

static void
evaluate (JsonObject     *position,
          JsonBuilder    *builder,
          ChieuLineError *error)
{
  Position self;
  ChieuChanScore score;
  ChieuReason why;

  if (!read_position (&self, position, error))
    return;
  chieu_chan_score (&self.win, &score);
  score.complete = score.complete && self.n_cards + (self.win.win != CHIEU_CARD_NONE) == CHIEU_CHAN_HAND_FULL;
  why = judge_win (&self, &score);
  chieu_json_answer_add_bool (builder, "complete", score.complete);
  chieu_json_text_add_int (builder, "chan", score.chan);
  add_score (&score, why == CHIEU_CHAN_OK ? score.n : 0, builder);
  if (self.win.win == CHIEU_CARD_NONE)
    {
      /* A face of which four are held cannot come. */
      uint32_t waits = self.n_cards == CHIEU_CHAN_HAND ? chieu_chan_waits (self.win.hand, self.win.mat_chan) : 0;

      for (int face = 0; face < CHIEU_CHAN_FACES; face++)
        if (self.counts[face] == chieu_deck_chan.copies)
          waits &= ~CHIEU_BIT (face);
      chieu_json_answer_add_faces (builder, "waits", &chieu_deck_chan, waits);
    }
  chieu_json_answer_add_bool (builder, "may_win", why == CHIEU_CHAN_OK);
  if (why == CHIEU_CHAN_OK)
    return;
  chieu_json_text_add_string (builder, "why", chieu_chan.reasons[why]);
}

static const char help[] =
  "Chắn:\n"
  "  {\"game\":\"chan\",\"hand\":\"…\",\"melds\":[\"chan 2v\",\"ca 3v 3s\",\"chiu 4n\",\"bon 5v\"],\n"
  "   \"win\":\"6s\",\"source\":\"noc\",\"chi\":true,\"thong\":false,\"dia\":false,\"thien_u\":false,\n"
  "   \"chiu_u\":false,\"u_bon\":false,\"dealt\":\"…\"}\n"
  "\n"
  "  hand, melds, win   19 cards and the winning one; without it 19 or 20\n"
  "  source     where it came from: noc, discard or returned\n"
  "  chi …      facts of the win, false if left out: at the player's own cửa chì, thông, địa ù,\n"
  "             thiên ù, chíu ù, ù bòn\n"
  "  dealt      the 19 or 20 cards as dealt; may be left out\n"
  "\n"
  "  {\"complete\":true,\"chan\":6,\"cuoc\":[\"chi\",\"tom\"],\"points\":5,\"ga_wide\":0,\n"
  "   \"ga_narrow\":0,\"may_win\":true}\n"
  "\n"
  "  chan       the number of chắn\n"
  "  ga_wide, ga_narrow   the number of gà\n"
  "  waits      the cards that would win from the nọc; left out where win is given\n"
  "  why        the reason where may_win is false; cuoc is then empty\n";

const ChieuEngineGame chieu_engine_chan = {
  .game = &chieu_chan,
  .eval = evaluate,
  .eval_help = help,
};
