/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Lục hổ: labels, prompts, how the hand was dealt. Cards, moves,
 * reasons and house rules have files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

/* Translators: labels of buttons; words of the game, the same in every language. */
static const ChieuMoveWords moves[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_NAM_HO] = { N_("Ngũ hổ hạ sơn"), N_("Ngũ hổ hạ sơn!") },
  [CHIEU_LUC_HO_QUA] = { N_("Qua"), NULL },
  [CHIEU_LUC_HO_LAM] = { N_("Làm bài"), N_("Làm bài!") },
  [CHIEU_LUC_HO_KHONG] = { N_("Không làm"), N_("Không làm!") },
  [CHIEU_LUC_HO_RA] = { N_("Ra"), NULL },
  [CHIEU_LUC_HO_BAT] = { N_("Bắt"), N_("Bắt!") },
  [CHIEU_LUC_HO_CHUI] = { N_("Chui"), N_("Chui!") },
  [CHIEU_LUC_HO_AN_HO] = { N_("Ăn hồ"), N_("Ăn hồ!") },
};

static const char *
form (int seats)
{
  (void) seats;
  return _("Lục hổ");
}

static const ChieuCuocWords *
find_cuoc (int cuoc,
           int seats)
{
  (void) seats;
  return cuoc >= 0 && cuoc < CHIEU_LUC_HO_N_CUOC ? &chieu_words_luc_ho_cuoc[cuoc] : NULL;
}

/* ---- What there is to do ---- */

static gboolean
may (const ChieuLucHoState *state,
     int                    seat,
     ChieuLucHoMoveKind     kind)
{
  const ChieuMove move = { .kind = (guint8) kind, .face = CHIEU_CARD_NONE };
  bool possible;

  return chieu_luc_ho.check (state, seat, &move, &possible) == CHIEU_REASON_NONE;
}

static const char *
prompt_bid (const ChieuLucHoState *state,
            int                    seat)
{
  if (may (state, seat, CHIEU_LUC_HO_NAM_HO))
    return _("You hold the five tigers: declare them and win at once, or play the hand.");
  if (!may (state, seat, CHIEU_LUC_HO_KHONG))
    return _("With so strong a hand you must make (làm bài).");
  if (seat == state->cai)
    return _("Do you make this hand (làm bài)?");
  return _("Do you make this hand (làm bài)? If you do and lose, you pay for the other loser, too.");
}

static const char *
prompt_lead (const ChieuLucHoState *state,
             int                    seat)
{
  if (may (state, seat, CHIEU_LUC_HO_AN_HO))
    return _("You have enough cards: claim (ăn hồ), or lead on for more.");
  return _("You lead: choose one card, các or thuận.");
}

/* There are few such numbers, and they are kept. */
static const char *
prompt_follow (const ChieuLucHoState *state,
               int                    seat)
{
  int n = state->best.n;
  g_autofree char *text = NULL;

  if (chieu_luc_ho_can_beat (state->seat[seat].hand, &state->best))
    text = g_strdup_printf (ngettext ("Beat it with %d card (bắt), or drop what could (chui).",
                                      "Beat it with %d cards (bắt), or drop so that you no more can (chui).", (gulong) n), n);
  else
    text = g_strdup_printf (ngettext ("You cannot beat it: drop %d card face down (chui).",
                                      "You cannot beat it: drop %d cards face down (chui).", (gulong) n), n);
  return g_intern_string (text);
}

static const char *
prompt (const void *view,
        int         seat)
{
  const ChieuLucHoState *state = view;

  switch ((ChieuLucHoPhase) state->phase)
    {
    case CHIEU_LUC_HO_OPENING:
    case CHIEU_LUC_HO_BID:
      return prompt_bid (state, seat);
    case CHIEU_LUC_HO_PLAY:
      return chieu_luc_ho_is_lead (state) ? prompt_lead (state, seat) : prompt_follow (state, seat);
    case CHIEU_LUC_HO_OVER:
      break;
    }
  return NULL;
}

/* ---- The deal ---- */

static char *
dealt_with_dream (const char *first,
                  const char *dream)
{
  if (first == NULL)
    return g_strdup_printf (_("You are the first seat (nhà đầu); %s is the dream (nhà mộng)."), dream);
  if (dream == NULL)
    return g_strdup_printf (_("%s is the first seat (nhà đầu); you are the dream (nhà mộng) and look on."), first);
  /* Translators: two players. */
  return g_strdup_printf (_("%1$s is the first seat (nhà đầu), %2$s the dream (nhà mộng)."), first, dream);
}

static char *
dealt (const void        *view,
       const char *const *names)
{
  const ChieuLucHoState *state = view;
  const char *first = names[state->cai];

  if (chieu_luc_ho_dream (state) >= 0)
    return dealt_with_dream (first, names[chieu_luc_ho_dream (state)]);
  return first == NULL ? g_strdup (_("You are the first seat (nhà đầu)."))
                       : g_strdup_printf (_("%s is the first seat (nhà đầu)."), first);
}

const ChieuWords chieu_words_luc_ho = {
  .game = &chieu_luc_ho,
  .cards = chieu_words_luc_ho_cards,
  /* Translators: a card that no card in another hand can beat (老歲牌). */
  .marked = N_("lão tuế"),
  .moves = moves,
  .n_kinds = CHIEU_LUC_HO_N_MOVES,
  .reasons = chieu_words_luc_ho_reasons,
  .switches = chieu_words_luc_ho_switches,
  .form = form,
  .cuoc = find_cuoc,
  .prompt = prompt,
  .dealt = dealt,
  .choice = chieu_words_luc_ho_choice,
  .choice_name = chieu_words_luc_ho_choice_name,
  .move = chieu_words_luc_ho_move,
  .no_set = N_("These cards cannot be led together."),
  .commas = TRUE,
  .no_u = TRUE,
  .account = &chieu_account_luc_ho,
};
