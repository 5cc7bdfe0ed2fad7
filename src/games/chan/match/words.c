/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Chắn: labels, prompts. Cước, moves, reasons, results and house rules have files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#include "match/words/offered.h"

/* The face in Tổ tôm of each card, where its words stand: the cards are those of Tổ tôm without the ones, thang thang and ông cụ. */
static const guint8 faces[CHIEU_CHAN_FACES] = {
  CHIEU_V (2), CHIEU_V (3), CHIEU_V (4), CHIEU_V (5), CHIEU_V (6), CHIEU_V (7), CHIEU_V (8), CHIEU_V (9),
  CHIEU_S (2), CHIEU_S (3), CHIEU_S (4), CHIEU_S (5), CHIEU_S (6), CHIEU_S (7), CHIEU_S (8), CHIEU_S (9),
  CHIEU_N (2), CHIEU_N (3), CHIEU_N (4), CHIEU_N (5), CHIEU_N (6), CHIEU_N (7), CHIEU_N (8), CHIEU_N (9),
  CHIEU_CC,
};

/* Translators: labels of buttons; words of the game, the same in every language. */
static const ChieuMoveWords moves[CHIEU_CHAN_N_MOVES] = {
  [CHIEU_CHAN_CHOI] = { N_("Chơi"), NULL },
  [CHIEU_CHAN_HA] = { N_("Hạ bài"), N_("Hạ bài!") },
  [CHIEU_CHAN_DANH] = { N_("Đánh"), NULL },
  [CHIEU_CHAN_TRA] = { N_("Trả cửa"), N_("Trả cửa!") },
  [CHIEU_CHAN_U] = { N_("Ù"), N_("Ù!") },
  [CHIEU_CHAN_CHIU] = { N_("Chíu"), N_("Chíu!") },
  [CHIEU_CHAN_AN] = { N_("Ăn"), N_("Ăn!") },
  [CHIEU_CHAN_BOC] = { N_("Bốc"), NULL },
  [CHIEU_CHAN_DUOI] = { N_("Dưới"), N_("Dưới!") },
  [CHIEU_CHAN_QUA] = { N_("Qua"), NULL },
  [CHIEU_CHAN_XUONG] = { N_("Xướng"), NULL },
  [CHIEU_CHAN_NHUONG] = { N_("Nhường"), N_("Nhường!") },
};

static const char *
form (int seats)
{
  (void) seats;
  return _("Chắn");
}

static const ChieuCuocWords *
find_cuoc (int cuoc,
           int seats)
{
  (void) seats;
  return cuoc >= 0 && cuoc < CHIEU_CHAN_N_CUOC ? &chieu_words_chan_cuoc[cuoc] : NULL;
}

static char *
worth (const ChieuRules *rules,
       int               seats,
       int               cuoc,
       gboolean          beside)
{
  ChieuChanValues values;

  (void) seats;
  chieu_chan_find_values (rules, &values);
  if (!beside)
    return chieu_words_number (values.diem[cuoc]);
  /* Only where it is also the seventh chắn, xuông stands beside other cước. */
  if (cuoc == CHIEU_CHAN_CUOC_XUONG && rules->value[CHIEU_CHAN_XUONG_RULE] == CHIEU_CHAN_XUONG_KHONG_CUOC)
    return g_strdup ("");
  return chieu_words_signed (values.sum ? values.diem[cuoc] : values.dich[cuoc]);
}

/* ---- What is asked ---- */

/* Returns: (transfer full): the card that claims are about, and where it lies */
static char *
describe_card_in_play (const ChieuOffered   *offered,
                       const ChieuChanState *state,
                       int                   seat,
                       const char *const     *names)
{
  if (state->phase == CHIEU_EATING_PASSED_ON)
    return chieu_offered_say_where (offered, state->card, CHIEU_CAME_LEFT, NULL);
  if (seat == state->turn && state->gate == seat && state->drawn)
    return chieu_offered_say_where (offered, state->card, CHIEU_CAME_DRAWN, NULL);
  if (seat == state->turn && state->gate != seat)
    /* Translators: a card at the gate between the person and the player to the left. */
    return state->card == offered->named ? g_strdup (_("At your upper gate"))
                                         : g_strdup_printf (_("%s at your upper gate"), chieu_words_card (offered->words, state->card));
  return chieu_offered_say_where (offered, state->card, CHIEU_CAME_TO_GATE, names[state->gate]);
}

static char *
prompt_claim (const ChieuChanState *state,
              int                   seat,
              const char *const    *names,
              const ChieuOffered   *offered)
{
  g_autofree char *where = describe_card_in_play (offered, state, seat, names);
  g_autofree char *asked = chieu_offered_prompt_with_card (offered, where, CHIEU_CHAN_U);

  if ((state->bao >> seat & 1) == 0)
    return g_steal_pointer (&asked);
  /* Translators: a sentence about a card in play and what may be done with it. */
  return g_strdup_printf (_("You are báo until the hand is over. %s"), asked);
}

static char *
prompt (const void         *view,
        int                 seat,
        const char *const  *names,
        const ChieuOffered *offered)
{
  static const guint64 puts = CHIEU_BIT64 (CHIEU_CHAN_DANH) | CHIEU_BIT64 (CHIEU_CHAN_TRA);
  const ChieuChanState *state = view;
  g_autofree char *list = chieu_offered_list (offered, 0);

  switch ((ChieuEatingPhase) state->phase)
    {
    case CHIEU_EATING_OPENING:
      /* Translators: what may be done: “Hạ bài or Chơi”. */
      return g_strdup_printf (_("You were dealt no chắn at all: %s."), list);
    case CHIEU_EATING_CLAIM:
    case CHIEU_EATING_PASSED_ON:
      return prompt_claim (state, seat, names, offered);
    case CHIEU_EATING_DISCARD:
    case CHIEU_EATING_RETURN:
      return chieu_offered_prompt_put_card (offered, puts, state->phase == CHIEU_EATING_RETURN);
    case CHIEU_EATING_LAY:
      return chieu_offered_prompt_call (offered, CHIEU_CHAN_XUONG, state->win);
    case CHIEU_EATING_SHOW:
    case CHIEU_EATING_OVER:
      break;
    }
  return NULL;
}

/* The winner of the hand before draws a card, and the cái is counted from that player on; in some houses the winner is the cái. */
static char *
dealt (const void        *view,
       const char *const *names)
{
  const ChieuChanState *state = view;
  const char *card = chieu_words_card (&chieu_words_chan, state->cai_card);
  const char *drawer = names[state->drawer], *cai = names[state->cai];

  if (state->drawer == state->cai)
    return drawer == NULL
           ? g_strdup_printf (_("You draw %s and are the cái yourself."), card)
           /* Translators: a player, the card that was drawn to find the cái. */
           : g_strdup_printf (_("%1$s draws %2$s and is the cái."), drawer, card);
  if (drawer == NULL)
    /* Translators: the card that was drawn to find the cái, and the player to whom its number counts. */
    return g_strdup_printf (_("You draw %1$s. Counting round to the right, %2$s is the cái."), card, cai);
  if (cai == NULL)
    /* Translators: a player, the card that was drawn to find the cái. */
    return g_strdup_printf (_("%1$s draws %2$s. Counting round to the right, you are the cái."), drawer, card);
  /* Translators: a player, the card that was drawn to find the cái, and the player to whom its number counts. */
  return g_strdup_printf (_("%1$s draws %2$s. Counting round to the right, %3$s is the cái."), drawer, card, cai);
}

/* Returns: the card of the hand that the words about a fault are about: the one that is laid with the eaten card, or put down */
static ChieuCard
find_own_card (const ChieuMove *move)
{
  if (move->kind == CHIEU_CHAN_AN)
    return chieu_chan_get_hand_card (move);
  return move->kind == CHIEU_CHAN_DANH || move->kind == CHIEU_CHAN_TRA ? move->face : CHIEU_CARD_NONE;
}

const ChieuWords chieu_words_chan = {
  .game = &chieu_chan,
  .cards = chieu_words_strip_cards,
  .faces = faces,
  .moves = moves,
  .n_kinds = CHIEU_CHAN_N_MOVES,
  .reasons = chieu_words_chan_reasons,
  .own_card = find_own_card,
  .switches = chieu_words_chan_switches,
  .rule_sets = chieu_words_chan_rule_sets,
  .form = form,
  .cuoc = find_cuoc,
  .worth = worth,
  /* Translators: words of Chắn: what a cước is worth by itself, and what it adds beside a higher one. */
  .worth_title = N_("Điểm"),
  .beside_title = N_("Dịch"),
  .prompt = prompt,
  .dealt = dealt,
  .choice = chieu_words_chan_choice,
  .together = chieu_words_chan_together,
  .choice_name = chieu_words_chan_choice_name,
  .move = chieu_words_chan_move,
  .cost = chieu_words_chan_cost,
  .no_set = N_("These cards make neither a chắn nor a cạ with the card in play."),
  .fault_seen = chieu_words_chan_fault_seen,
  .outcomes = 1u << CHIEU_OUTCOME_UNPAID | 1u << CHIEU_OUTCOME_FALSE,
  .unpaid = chieu_words_chan_unpaid,
  .commas = TRUE,
  .ceremony = &chieu_ceremony_chan,
  .account = &chieu_account_chan,
};
