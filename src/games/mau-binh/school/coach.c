/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Mậu binh: it advises the arrangement that does best against thousands of possible hands of another player
 * (bots/choice.h), and compares it with the one that comes to mind first.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/mau-binh/bots/choice.h"
#include "games/mau-binh/match/words.h"

/* ---- Why ---- */

/* Compares @best with the arrangement that comes to mind first, in which each chi is as high as the ones before it allow. Returns:
 * (transfer full): what that one is and that it wins less, or that the best one is no other */
static char *
why_rows (const ChieuMauBinhState       *view,
          uint64_t                       hand,
          const ChieuMauBinhArrangement *best)
{
  gboolean a5 = chieu_mau_binh_is_a5_second (&view->rules);
  ChieuCard natural[CHIEU_MAU_BINH_HAND];
  g_autofree char *rows = NULL;

  chieu_mau_binh_arrange_as_beginner (hand, a5, natural);
  rows = chieu_words_mau_binh_rows (natural);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    if (chieu_mau_binh_row_class (natural, row, a5) != best->classes[row])
      /* Translators: what the three chi are then. */
      return g_strdup_printf (_("Making chi 1 as high as possible, then chi 2, then chi 3, would give %s. That wins less on average."), rows);
  return g_strdup (_("Here each chi in turn is as high as possible, and that is also best."));
}

/* ---- What is best ---- */

/* @text: (transfer full): says that the move of @kind is best */
static void
say_best (ChieuCoachAdvice *advice,
          int               kind,
          int               detail,
          char             *text)
{
  advice->has_move = TRUE;
  advice->move = (ChieuMove) { .kind = (guint8) kind, .face = CHIEU_CARD_NONE, .detail = (guint8) detail };
  chieu_coach_advice_add (advice, CHIEU_COACH_BEST, text);
}

static void
say_instant (ChieuCoachAdvice        *advice,
             const ChieuMauBinhState *view,
             int                      instant)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_mau_binh);

  say_best (advice, CHIEU_MAU_BINH_TOI_TRANG, instant,
            /* Translators: the name of a tới trắng. */
            g_strdup_printf (_("Best now: show the tới trắng. Your hand is %s."),
                             chieu_words_cuoc (words, instant, view->seats)));
}

static void
advise_instant (ChieuCoachAdvice        *advice,
                const ChieuMauBinhState *view,
                int                      instant)
{
  int points = view->rules.value[CHIEU_MAU_BINH_POINTS_INSTANT + instant];

  say_instant (advice, view, instant);
  chieu_coach_advice_add (advice, CHIEU_COACH_WHY,
                          g_strdup_printf (ngettext ("It earns %d point from each player, and nothing is compared.",
                                                     "It earns %d points from each player, and nothing is compared.",
                                                     (gulong) points), points));
}

static void
say_giving_up (ChieuCoachAdvice *advice)
{
  say_best (advice, CHIEU_MAU_BINH_BO, 0, g_strdup (_("Best now: give up the hand (bỏ bài).")));
}

static void
advise_giving_up (ChieuCoachAdvice        *advice,
                  const ChieuMauBinhState *view)
{
  int points = view->rules.value[CHIEU_MAU_BINH_POINTS_BO_BAI];

  say_giving_up (advice);
  chieu_coach_advice_add (advice, CHIEU_COACH_WHY,
                          g_strdup_printf (ngettext ("You pay %d point to each player; playing these cards costs more on average.",
                                                     "You pay %d points to each player; playing these cards costs more on average.",
                                                     (gulong) points), points));
}

/* Says that @cards are best, chi by chi, for the reason @why (transfer full). */
static void
say_arrangement (ChieuCoachAdvice *advice,
                 const ChieuCard  *cards,
                 char             *why)
{
  g_autofree char *rows = chieu_words_mau_binh_rows (cards);

  /* Translators: what the three chi are. */
  say_best (advice, CHIEU_MAU_BINH_XEP, 0, g_strdup_printf (_("Best now: lay %s."), rows));
  advice->move.n = CHIEU_MAU_BINH_HAND;
  memcpy (advice->move.cards, cards, CHIEU_MAU_BINH_HAND);
  chieu_coach_advice_add (advice, CHIEU_COACH_WHY, why);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      /* The chi and its cards, the highest first. */
      const ChieuCard *first = cards + chieu_mau_binh_row_start (row);
      g_autofree char *kind = chieu_words_mau_binh_chi (first, row);
      /* Translators: the name of a chi with how many cards it has, and what it is: “Chi 1 (5): Cù lũ K.” */
      ChieuCoachPart *part = chieu_coach_advice_add (advice, CHIEU_COACH_SET,
                                                     g_strdup_printf (_("%1$s: %2$s."), chieu_words_mau_binh_row (row), kind));

      for (int i = 0; i < chieu_mau_binh_row_size (row); i++)
        chieu_coach_part_add (part, first[i], -1);
    }
}

void
chieu_coach_mau_binh_advise (const void       *data,
                             int               seat,
                             ChieuCoachAdvice *advice)
{
  const ChieuMauBinhState *view = data;
  uint64_t hand = view->hand[seat];
  ChieuMauBinhChoice choice;

  advice->distance = -1;
  if ((view->asked >> seat & 1) == 0)
    {
      chieu_coach_advice_add (advice, CHIEU_COACH_FAR, g_strdup (_("You have laid down your cards. When everybody has, the hands are "
                                                                   "compared.")));
      return;
    }
  chieu_mau_binh_choose (hand, &view->rules, &choice);
  if (choice.move.kind == CHIEU_MAU_BINH_TOI_TRANG)
    advise_instant (advice, view, choice.move.detail);
  else if (choice.move.kind == CHIEU_MAU_BINH_BO)
    advise_giving_up (advice, view);
  else
    say_arrangement (advice, choice.best.cards, why_rows (view, hand, &choice.best));
}

void
chieu_coach_mau_binh_advise_move (const void       *data,
                                  int               seat,
                                  const ChieuMove  *move,
                                  const char       *why,
                                  ChieuCoachAdvice *advice)
{
  if (move->kind == CHIEU_MAU_BINH_XEP)
    {
      say_arrangement (advice, move->cards, g_strdup (why));
      return;
    }
  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    say_instant (advice, data, move->detail);
  else
    say_giving_up (advice);
  chieu_coach_advice_add (advice, CHIEU_COACH_WHY, g_strdup (why));
}
