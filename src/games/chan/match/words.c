/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Chắn: labels, prompts. Cước, moves, reasons and house rules have
 * files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* The cards are those of Tổ tôm without the ones, thang thang and ông cụ. */
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

/* ---- What there is to do ---- */

static const char *
prompt_claim (const ChieuChanState *state,
              int                   seat)
{
  if ((state->bao >> seat & 1) != 0)
    return _("You are báo: draw and pass until the hand is over.");
  if (seat != state->turn)
    return _("A card lies at another gate: claim it, or pass.");
  if (state->phase == CHIEU_CHAN_PASSED_ON)
    return _("This card was left to you: eat it, or draw.");
  if (state->drawn && state->gate == seat)
    return _("This card came to your own gate: eat it, or say dưới.");
  return _("A card lies at your upper gate: eat it, or draw.");
}

static const char *
prompt (const void *view,
        int         seat)
{
  const ChieuChanState *state = view;

  switch ((ChieuChanPhase) state->phase)
    {
    case CHIEU_CHAN_OPENING:
      return _("You were dealt no chắn: lay the hand down as ù xuông, or play it.");
    case CHIEU_CHAN_CLAIM:
    case CHIEU_CHAN_PASSED_ON:
      return prompt_claim (state, seat);
    case CHIEU_CHAN_DISCARD:
      return _("Your turn: discard a card.");
    case CHIEU_CHAN_RETURN:
      return _("Return a card at the gate that you took from.");
    case CHIEU_CHAN_LAY:
      return _("You win: make the call.");
    case CHIEU_CHAN_OVER:
      break;
    }
  return NULL;
}

/* Who won before draws a card, and it is counted round from him. */
static char *
dealt (const void        *view,
       const char *const *names)
{
  const ChieuChanState *state = view;
  const char *card = chieu_words_card (&chieu_words_chan, state->cai_card);
  const char *drawer = names[state->drawer], *cai = names[state->cai];

  if (state->drawer == state->cai)
    return drawer == NULL
           ? g_strdup_printf (_("You draw %s and are cái yourself."), card)
           /* Translators: a player, the card that was drawn to find the cái. */
           : g_strdup_printf (_("%1$s draws %2$s and is cái."), drawer, card);
  if (drawer == NULL)
    /* Translators: the card that was drawn to find the cái, and the player to whom its number counts. */
    return g_strdup_printf (_("You draw %1$s: counted round to the right, %2$s is cái."), card, cai);
  if (cai == NULL)
    /* Translators: a player, the card that was drawn to find the cái. */
    return g_strdup_printf (_("%1$s draws %2$s: counted round to the right, you are cái."), drawer, card);
  /* Translators: a player, the card that was drawn to find the cái, and the player to whom its number counts. */
  return g_strdup_printf (_("%1$s draws %2$s: counted round to the right, %3$s is cái."), drawer, card, cai);
}

const ChieuWords chieu_words_chan = {
  .game = &chieu_chan,
  .cards = chieu_words_strip_cards,
  .faces = faces,
  .moves = moves,
  .n_kinds = CHIEU_CHAN_N_MOVES,
  .reasons = chieu_words_chan_reasons,
  .switches = chieu_words_chan_switches,
  .form = form,
  .cuoc = find_cuoc,
  .prompt = prompt,
  .dealt = dealt,
  .choice = chieu_words_chan_choice,
  .choice_name = chieu_words_chan_choice_name,
  .move = chieu_words_chan_move,
  .cost = chieu_words_chan_cost,
  .no_set = N_("These cards make no chắn and no cạ with the card in play."),
  .fault_seen = chieu_words_chan_fault_seen,
  .outcomes = 1u << CHIEU_OUTCOME_UNPAID | 1u << CHIEU_OUTCOME_FALSE,
  .unpaid = chieu_words_chan_unpaid,
  .commas = TRUE,
  .account = &chieu_account_chan,
};
