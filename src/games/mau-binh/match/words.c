/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Mậu binh: labels, prompts, what is said of a foul hand. Cards,
 * rows and house rules have files of their own.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#include "match/words/offered.h"

/* Translators: labels of buttons; words of the game, the same in every language. */
static const ChieuMoveWords moves[CHIEU_MAU_BINH_N_MOVES] = {
  [CHIEU_MAU_BINH_TOI_TRANG] = { N_("Tới trắng"), N_("Tới trắng!") },
  [CHIEU_MAU_BINH_XEP] = { N_("Binh xong"), NULL },
  [CHIEU_MAU_BINH_BO] = { N_("Bỏ bài"), N_("Bỏ bài!") },
};

const ChieuReasonWords chieu_words_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS] = {
  [CHIEU_MAU_BINH_NOT_ASKED] = { N_("You are done already; the others are still arranging their cards.") },
  [CHIEU_MAU_BINH_NOT_NOW] = { N_("You cannot make this move now.") },
  [CHIEU_MAU_BINH_NO_CARD] = { N_("The three chi take exactly the thirteen cards in your hand.") },
  [CHIEU_MAU_BINH_NO_INSTANT] = { N_("Your hand is not that tới trắng.") },
  [CHIEU_MAU_BINH_BINH_LUNG] = {
    N_("Chi 2 must not be higher than chi 1, nor chi 3 than chi 2 (binh lủng)."),
    N_("Binh lủng"),
    N_("A chi was higher than the one before it."),
  },
};

static const char *
form (int seats)
{
  (void) seats;
  return _("Mậu binh");
}

static const ChieuCuocWords *
find_cuoc (int cuoc,
           int seats)
{
  (void) seats;
  return cuoc >= 0 && cuoc < CHIEU_MAU_BINH_N_CUOC ? &chieu_words_mau_binh_cuoc[cuoc] : NULL;
}

/* Returns: what a chi earns that wins as @cuoc, or −1 */
static int
find_chi_points (const ChieuRules *rules,
                 int               cuoc)
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    for (int kind = 0; kind < CHIEU_MAU_BINH_N_KINDS; kind++)
      if (chieu_mau_binh_row_cuoc (row, (ChieuMauBinhKind) kind) == cuoc)
        return chieu_mau_binh_pay (rules, row, (ChieuMauBinhKind) kind);
  return -1;
}

static char *
worth (const ChieuRules *rules,
       int               seats,
       int               cuoc,
       gboolean          beside)
{
  (void) seats;
  (void) beside;
  switch (cuoc)
    {
    case CHIEU_MAU_BINH_CUOC_SO_CHI:
      return chieu_words_number (rules->value[CHIEU_MAU_BINH_POINTS_CHI]);
    case CHIEU_MAU_BINH_CUOC_SAP:
      return g_strdup_printf ("× %d", rules->value[CHIEU_MAU_BINH_SAP]);
    case CHIEU_MAU_BINH_CUOC_SAP_LANG:
      return g_strdup_printf ("× %d", rules->value[CHIEU_MAU_BINH_SAP_LANG]);
    case CHIEU_MAU_BINH_CUOC_BINH_LUNG:
      return chieu_words_number (rules->value[CHIEU_MAU_BINH_POINTS_BINH_LUNG]);
    case CHIEU_MAU_BINH_CUOC_BO_BAI:
      return chieu_words_number (rules->value[CHIEU_MAU_BINH_POINTS_BO_BAI]);
    default:
      break;
    }
  if (cuoc == CHIEU_MAU_BINH_TU_3_DEN_XI && rules->value[CHIEU_MAU_BINH_RULE_TU_3_DEN_XI] == 0)
    return NULL;
  if (cuoc < CHIEU_MAU_BINH_N_INSTANTS)
    return chieu_words_number (rules->value[CHIEU_MAU_BINH_POINTS_INSTANT + cuoc]);
  return chieu_words_number (find_chi_points (rules, cuoc));
}

/* In the strict way nobody tells what the cards are. */
static char *
prompt (const void         *view,
        int                 seat,
        const char *const  *names,
        const ChieuOffered *offered)
{
  const ChieuMauBinhState *state = view;
  g_autofree char *list = chieu_offered_list (offered, 0);
  int instant = state->carry.strict ? -1 : chieu_mau_binh_find_best_instant (state->hand[seat], &state->rules, 0);

  (void) names;
  if (instant >= 0)
    {
      g_autofree char *points = chieu_words_points (state->rules.value[CHIEU_MAU_BINH_POINTS_INSTANT + instant]);

      /* Translators: the tới trắng that the hand is, its points, and what may be done: “Tới trắng, Binh xong or Bỏ bài”. */
      return g_strdup_printf (_("%1$s wins as it is, %2$s from each: %3$s."),
                              chieu_words_cuoc (offered->words, instant, state->seats), points, list);
    }
  /* Translators: what may be done then: “Binh xong or Bỏ bài”. */
  return g_strdup_printf (_("Arrange your thirteen cards, chi 1 the highest, chi 3 the lowest; then %s."), list);
}

static const char *
cost (const ChieuRules *rules,
      ChieuReason       reason)
{
  (void) rules;
  (void) reason;
  return _("Each of the others whose three rows are right is paid for it.");
}

static char *
fault_seen (const char *fault,
            const char *sayer,
            const char *who)
{
  if (who == NULL)
    /* Translators: a player who saw a fault, and its name. */
    return g_strdup_printf (_("%1$s calls out: %2$s. You lose all three chi to everybody whose rows are right."), sayer, fault);
  /* Translators: a player who saw a fault, its name, and the player who made it. */
  return g_strdup_printf (_("%1$s calls out: %2$s. %3$s loses all three chi to everybody whose rows are right."),
                          sayer, fault, who);
}

const ChieuWords chieu_words_mau_binh = {
  .game = &chieu_mau_binh,
  .cards = chieu_words_mau_binh_cards,
  .signs = TRUE,
  .moves = moves,
  .n_kinds = CHIEU_MAU_BINH_N_MOVES,
  .rare = CHIEU_BIT64 (CHIEU_MAU_BINH_BO),
  .reasons = chieu_words_mau_binh_reasons,
  .switches = chieu_words_mau_binh_switches,
  .rule_sets = chieu_words_mau_binh_rule_sets,
  .form = form,
  .cuoc = find_cuoc,
  .worth = worth,
  .worth_title = N_("Points"),
  .prompt = prompt,
  .choice = chieu_words_mau_binh_choice,
  .choice_name = chieu_words_mau_binh_choice_name,
  .move = chieu_words_mau_binh_move,
  .cost = cost,
  .fault_seen = fault_seen,
  .shows_with_move = TRUE,
  .commas = TRUE,
  .no_u = TRUE,
  .ceremony = &chieu_ceremony_mau_binh,
  .account = &chieu_account_mau_binh,
};
