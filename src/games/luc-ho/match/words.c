/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Lục hổ: labels, worths, prompts, how the hand was dealt. Cards, moves,
 * reasons and house rules have files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#include "match/words/offered.h"

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

/* Returns: (transfer full): the points for each number of hồ that suffices, except for all twelve */
static char *
list_hand_worths (const ChieuRules *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int ho = rules->value[CHIEU_LUC_HO_FLOOR]; ho < CHIEU_LUC_HO_HAND; ho++)
    g_string_append_printf (text, "%s%d: %d", text->len > 0 ? " · " : "", ho, chieu_luc_ho_points_of_ho (rules, ho));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
worth (const ChieuRules *rules,
       int               seats,
       int               cuoc,
       gboolean          beside)
{
  gboolean is_linear = rules->value[CHIEU_LUC_HO_SCORING] == CHIEU_LUC_HO_SCORING_LINEAR;

  (void) beside;
  switch (cuoc)
    {
    case CHIEU_LUC_HO_CUOC_AN_HO:
      return list_hand_worths (rules);
    case CHIEU_LUC_HO_CUOC_NAM_HO:
      return seats == CHIEU_LUC_HO_MAX_SEATS ? chieu_words_number (chieu_luc_ho_tiger_points (rules)) : NULL;
    case CHIEU_LUC_HO_CUOC_DU:
      return chieu_words_number (2 * chieu_luc_ho_points_of_ho (rules, CHIEU_LUC_HO_HAND));
    case CHIEU_LUC_HO_CUOC_MONG:
      return is_linear || seats == CHIEU_LUC_HO_MIN_SEATS ? NULL : g_strdup ("");
    default:
      return g_strdup ("");
    }
}

/* ---- What is asked ---- */

static char *
prompt_bid (const ChieuLucHoState *state,
            int                    seat,
            const ChieuOffered    *offered,
            const char            *list)
{
  if (chieu_offered_has (offered, CHIEU_LUC_HO_NAM_HO))
    /* Translators: what may be done: “Ngũ hổ hạ sơn or Qua”. */
    return g_strdup_printf (_("You hold the five tigers, which win at once: %s."), list);
  if (offered->n == 1)
    /* Translators: what has to be done: “Làm bài”. */
    return g_strdup_printf (_("A hand this strong must be made: %s."), list);
  if (seat == state->cai)
    /* Translators: what may be done: “Làm bài or Không làm”. */
    return g_strdup_printf (_("Do you want to make this hand? %s."), list);
  /* Translators: what may be done: “Làm bài or Không làm”. */
  return g_strdup_printf (_("Do you want to make this hand? %s. If you make it and lose, you pay for the other loser, too."), list);
}

/* Returns: (transfer full): the cards that are to be beaten */
static char *
list_cards_to_beat (const ChieuWords      *words,
                    const ChieuLucHoState *state)
{
  ChieuCard cards[CHIEU_LUC_HO_FACES];
  int n = 0;

  for (guint64 left = state->best.cards; left != 0; left &= left - 1)
    cards[n++] = (ChieuCard) __builtin_ctzll (left);
  return chieu_words_cards (words, cards, n);
}

static char *
prompt_follow (const ChieuLucHoState *state,
               const char *const     *names,
               const ChieuOffered    *offered,
               const char            *list)
{
  g_autofree char *best = list_cards_to_beat (offered->words, state);
  gboolean named = offered->named < CHIEU_LUC_HO_FACES && (state->best.cards >> offered->named & 1) != 0;
  int n = state->best.n;

  if (named && offered->n == 1 && chieu_offered_has (offered, CHIEU_LUC_HO_CHUI))
    /* Translators: how many cards, and the word of the button: “Chui”; the cards that cannot be beaten were named just before. */
    return g_strdup_printf (ngettext ("You cannot beat it. Drop %1$d card face down: %2$s.",
                                      "You cannot beat it. Drop %1$d cards face down: %2$s.", (gulong) n), n, list);
  if (named)
    /* Translators: how many cards, and what may be done: “Bắt or Chui”; the cards to be beaten were named just before. */
    return g_strdup_printf (ngettext ("Choose %1$d card: %2$s.", "Choose %1$d cards: %2$s.", (gulong) n), n, list);
  if (offered->n == 1 && chieu_offered_has (offered, CHIEU_LUC_HO_CHUI))
    /* Translators: cards, the player who played them, how many cards, and the word of the button: “Chui”. */
    return g_strdup_printf (ngettext ("You cannot beat %1$s from %2$s. Drop %3$d card face down: %4$s.",
                                      "You cannot beat %1$s from %2$s. Drop %3$d cards face down: %4$s.", (gulong) n),
                            best, names[state->best_seat], n, list);
  /* Translators: cards, the player who played them, how many cards, and what may be done: “Bắt or Chui”. */
  return g_strdup_printf (ngettext ("%1$s from %2$s. Choose %3$d card: %4$s.", "%1$s from %2$s. Choose %3$d cards: %4$s.", (gulong) n),
                          best, names[state->best_seat], n, list);
}

static char *
prompt (const void         *view,
        int                 seat,
        const char *const  *names,
        const ChieuOffered *offered)
{
  const ChieuLucHoState *state = view;
  g_autofree char *list = chieu_offered_list (offered, 0);

  switch ((ChieuLucHoPhase) state->phase)
    {
    case CHIEU_LUC_HO_OPENING:
    case CHIEU_LUC_HO_BID:
      return prompt_bid (state, seat, offered, list);
    case CHIEU_LUC_HO_PLAY:
      if (!chieu_luc_ho_is_lead (state))
        return prompt_follow (state, names, offered, list);
      if (chieu_offered_has (offered, CHIEU_LUC_HO_AN_HO) && !state->carry.strict)
        /* Translators: what may be done: “Ăn hồ or Ra”. */
        return g_strdup_printf (_("You have enough cards to win: %s."), list);
      /* Translators: what may be done: “Ra”. */
      return g_strdup_printf (_("You lead. Choose one card, các or thuận: %s."), list);
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
  .rule_sets = chieu_words_luc_ho_rule_sets,
  .form = form,
  .cuoc = find_cuoc,
  .worth = worth,
  .worth_title = N_("Points from each loser"),
  .prompt = prompt,
  .dealt = dealt,
  .choice = chieu_words_luc_ho_choice,
  .choice_name = chieu_words_luc_ho_choice_name,
  .move = chieu_words_luc_ho_move,
  .no_set = N_("These cards cannot be led together."),
  .commas = TRUE,
  .no_u = TRUE,
  .ceremony = &chieu_ceremony_luc_ho,
  .account = &chieu_account_luc_ho,
};
