/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains how the payment for a hand of Lục hổ comes together (help/C/luc-ho-play.page, "The payment"), and the cards it was won
 * with. Cards are won, not read: there are neither other readings nor other winning cards.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "words.h"

static void
add_step (GPtrArray *steps,
          char      *sentence)
{
  g_ptr_array_add (steps, sentence);
}

/* ---- The winner ---- */

static void
add_linear (GPtrArray           *steps,
            const ChieuLucHoPay *pay)
{
  if (pay->tigers)
    {
      add_step (steps, g_strdup_printf (_("At this table they earn %d points from each loser."), pay->worth));
      return;
    }
  /* Translators: hồ, points. */
  add_step (steps, g_strdup_printf (_("%1$d hồ earn %2$d from each loser: one for having enough to claim, and one for each additional hồ."),
                                    pay->ho, pay->base));
  /* Translators: how many red cards, the sum so far. */
  add_step (steps, g_strdup_printf (_("Red cards among them: %1$d, one point each; together %2$d."), pay->red, pay->base + pay->red));
  if (pay->all)
    add_step (steps, g_strdup_printf (_("All twelve cards: doubled, %d."), pay->worth));
}

/* ---- The dream ---- */

_Static_assert (CHIEU_LUC_HO_DREAM_HO == 5, "the text below names the number, in every language");

static void
add_dream (GPtrArray             *steps,
           const ChieuLucHoState *state,
           const ChieuLucHoPay   *pay)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_luc_ho), state->dream_card);

  if (state->dream_card == CHIEU_CARD_NONE || pay->tigers || pay->linear)
    return;
  if (pay->dream_ho == 0)
    {
      /* Translators: a card. */
      add_step (steps, g_strdup_printf (_("The dream holds %s, and no card that won has its number: the dream is not paid."), card));
      return;
    }
  /* Translators: the dream's card, how many winning cards have its number, the dream's hồ, the points of them. */
  add_step (steps, g_strdup_printf (_("The dream holds %1$s; cards that won with its number: %2$d. 5 + %2$d = %3$d hồ: each loser pays the dream %4$d, too."),
                                    card, pay->dream_same, pay->dream_ho, pay->dream_worth));
}

static void
add_steps (GPtrArray             *steps,
           const ChieuLucHoState *state,
           const ChieuLucHoPay   *pay)
{
  int won = state->seat[state->winner].n_won;

  if (pay->tigers)
    add_step (steps, g_strdup_printf (_("Five tigers (ngũ hổ hạ sơn) count as %d hồ."), pay->ho));
  else
    /* Translators: cards won in tricks, old cards (lão tuế) shown, and both together. */
    add_step (steps, g_strdup_printf (_("Cards won: %1$d; old cards (lão tuế): %2$d; together %3$d hồ."), won, pay->ho - won, pay->ho));
  if (pay->linear)
    add_linear (steps, pay);
  else
    {
      /* Translators: so many hồ earn one point; each further one doubles; what that comes to. */
      add_step (steps, g_strdup_printf (_("%1$d hồ earn 1 point from each loser, and each additional one doubles it: %2$d."),
                                        state->rules.value[CHIEU_LUC_HO_FLOOR], pay->base));
      if (pay->all)
        add_step (steps, g_strdup_printf (_("All twelve cards: doubled once more, %d."), pay->worth));
    }
  /* Translators: points. */
  add_step (steps, g_strdup_printf (_("The two losers together pay the winner %d."), CHIEU_LUC_HO_OTHERS * pay->worth));
  add_dream (steps, state, pay);
  if (pay->payer >= 0)
    add_step (steps, g_strdup (_("The player who made the hand in the second or third seat has lost, and pays for the other loser, too "
                                 "(bao thua).")));
}

/* ---- In one line ---- */

/* Returns: (transfer full) (nullable): "2 × 2 × 2 = 8 from each loser"; NULL for one number alone */
static char *
write_sum (const ChieuLucHoPay *pay)
{
  GString *text = g_string_new (NULL);
  g_autofree char *written = NULL;

  if (pay->linear)
    {
      if (pay->all)
        g_string_append_printf (text, "(%d + %d) × 2", pay->base, pay->red);
      else if (pay->red > 0)
        g_string_append_printf (text, "%d + %d", pay->base, pay->red);
    }
  else
    {
      /* A single factor is not a sum. */
      for (int left = pay->worth; pay->worth > 2 && left > 1; left /= 2)
        g_string_append (text, left > 2 ? "2 × " : "2");
    }
  if (text->len == 0)
    return g_string_free (text, TRUE);
  g_string_append_printf (text, " = %d", pay->worth);
  written = g_string_free (text, FALSE);
  /* Translators: a sum: “2 × 2 = 4 from each loser”. */
  return g_strdup_printf (_("%s from each loser"), written);
}

/* Returns: the points that the cước adds to what each loser pays; for the dream, the points that each loser pays to it; 0: it
 * adds nothing */
static int
find_part (const ChieuLucHoPay *pay,
           int                  cuoc)
{
  switch ((ChieuLucHoCuoc) cuoc)
    {
    case CHIEU_LUC_HO_CUOC_AN_HO:
      return pay->all ? pay->worth / 2 : pay->worth;
    case CHIEU_LUC_HO_CUOC_NAM_HO:
      return pay->worth;
    case CHIEU_LUC_HO_CUOC_DU:
      return pay->worth / 2;
    case CHIEU_LUC_HO_CUOC_MONG:
      return pay->dream_worth;
    case CHIEU_LUC_HO_CUOC_BAO:
    case CHIEU_LUC_HO_N_CUOC:
      break;
    }
  return 0;
}

/* ---- Who pays ---- */

/* Says what the winner gets from each loser; or where one pays for both, all that this player pays, to the dream as well. */
static char *
describe_paid_to_winner (const ChieuLucHoPay *pay,
                         const char *const   *names)
{
  g_autofree char *each = chieu_words_points (pay->worth);
  g_autofree char *both = chieu_words_points (CHIEU_LUC_HO_OTHERS * (pay->worth + pay->dream_worth));
  const char *who = pay->payer >= 0 ? names[pay->payer] : NULL;

  if (pay->payer < 0)
    /* Translators: so many cards, each of them one hồ; points. */
    return g_strdup_printf (_("%1$d hồ: each loser pays the winner %2$s."), pay->ho, each);
  return who == NULL
         /* Translators: so many cards, each of them one hồ; points. */
         ? g_strdup_printf (_("%1$d hồ: you made the hand and lost, and you pay for both: %2$s."), pay->ho, both)
         /* Translators: so many cards, each of them one hồ; a player; points. */
         : g_strdup_printf (_("%1$d hồ: %2$s made the hand and lost, and pays for both: %3$s."), pay->ho, who, both);
}

/* Says what the dream gets from both losers. */
static char *
describe_paid_to_dream (const ChieuLucHoPay *pay,
                        const char          *who)
{
  g_autofree char *sum = chieu_words_points (CHIEU_LUC_HO_OTHERS * pay->dream_worth);

  return who == NULL ? g_strdup_printf (_("You, the dream, get %s."), sum)
                     /* Translators: a player, and points. */
                     : g_strdup_printf (_("%1$s, the dream, gets %2$s."), who, sum);
}

static char *
write_paid (const ChieuLucHoState *state,
            const ChieuLucHoPay   *pay,
            const char *const     *names)
{
  g_autofree char *winner = describe_paid_to_winner (pay, names);
  g_autofree char *dream = NULL;

  if (pay->dream_ho == 0)
    return g_steal_pointer (&winner);
  dream = describe_paid_to_dream (pay, names[chieu_luc_ho_dream (state)]);
  return g_strconcat (winner, " ", dream, NULL);
}

/* ---- The cards ---- */

static void
add_shown (GPtrArray  *list,
           const char *caption,
           gboolean    marked,
           guint64     cards)
{
  ChieuCard all[CHIEU_LUC_HO_FACES];
  int n = 0;

  for (; cards != 0; cards &= cards - 1)
    all[n++] = (ChieuCard) __builtin_ctzll (cards);
  if (n > 0)
    chieu_shown_phu_add_cards (list, g_strdup (caption), marked, all, n);
}

/* ---- All of it ---- */

static void
add_cards_and_cuoc (ChieuAccount          *self,
                    const ChieuLucHoState *state,
                    const ChieuResult     *result,
                    const ChieuLucHoPay   *pay)
{
  for (int i = 0; i < result->n_cuoc; i++)
    {
      int points = find_part (pay, result->cuoc[i]);

      /* Translators: beside what a win is worth: the points that each loser pays for it. */
      chieu_account_add_cuoc_told (self, result->cuoc[i], points,
                                   points != 0 ? g_strdup_printf (_("%d from each"), points) : g_strdup (""));
    }
  /* Shows the cards that won, in tricks, then the old ones; and the dream's card. */
  add_shown (self->phu, _("Won in tricks"), TRUE, state->seat[state->winner].won);
  add_shown (self->phu, pay->tigers ? _("Ngũ hổ hạ sơn") : _("Lão tuế"), TRUE, state->claimed);
  if (state->dream_card < CHIEU_LUC_HO_FACES)
    add_shown (self->phu, _("The dream’s card"), FALSE, CHIEU_LUC_HO_CARD (state->dream_card));
}

static void
fill (ChieuAccount      *self,
      const void        *data,
      const ChieuResult *result,
      const char *const *names)
{
  const ChieuLucHoState *state = data;
  ChieuLucHoPay pay;

  chieu_luc_ho_find_pay (state, &pay);
  add_cards_and_cuoc (self, state, result, &pay);
  self->sum = write_sum (&pay);
  self->paid = write_paid (state, &pay, names);
}

static void
explain (ChieuAccount      *self,
         const void        *data,
         const char *const *names)
{
  const ChieuLucHoState *state = data;
  ChieuLucHoPay pay;
  ChieuResult result;

  self->seats = state->seats;
  chieu_luc_ho.result (state, &result);
  if (result.winner < 0)
    {
      chieu_account_set_nothing (self, TRUE);
      return;
    }
  chieu_luc_ho_find_pay (state, &pay);
  self->points = CHIEU_LUC_HO_OTHERS * pay.worth;
  self->call = chieu_account_write_call (self, result.cuoc, result.n_cuoc);
  add_cards_and_cuoc (self, state, &result, &pay);
  add_steps (self->steps, state, &pay);
}

const ChieuAccountWords chieu_account_luc_ho = { .fill = fill, .explain = explain };
