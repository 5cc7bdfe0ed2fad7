/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of the coach of Mậu binh when he looks at many hands that the others may hold: the names of the arrangements, and
 * which chi is weak.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

#include "games/mau-binh/bots/others.h"
#include "games/mau-binh/match/words.h"

static char *
name_rows (const ChieuCard *cards)
{
  g_autofree char *one = chieu_words_mau_binh_chi (cards, CHIEU_MAU_BINH_CHI_1);
  g_autofree char *two = chieu_words_mau_binh_chi (cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_2), CHIEU_MAU_BINH_CHI_2);
  g_autofree char *three = chieu_words_mau_binh_chi (cards + chieu_mau_binh_row_start (CHIEU_MAU_BINH_CHI_3), CHIEU_MAU_BINH_CHI_3);

  /* Translators: what chi 1, chi 2 and chi 3 are, in a list of arrangements: “Cù lũ K – Đôi 9 – Mậu thầu A”. */
  return g_strdup_printf (_("%1$s – %2$s – %3$s"), one, two, three);
}

static char *
name_move (const ChieuMove *move,
           int              seats)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_mau_binh);

  return move->kind == CHIEU_MAU_BINH_XEP ? name_rows (move->cards) : chieu_words_choice (words, move, seats);
}

/* ---- Which chi is weak ---- */

/* How often chi in one row are lower, and higher, than one's own. */
typedef struct
{
  int lower, higher;             /* of a hundred chi that another player may lay in this row */
} Share;

static void
find_shares (const ChieuMauBinhState *view,
             int                      seat,
             const ChieuCard         *cards,
             Share                    shares[CHIEU_MAU_BINH_ROWS])
{
  g_autofree ChieuMauBinhOthers *others = g_new (ChieuMauBinhOthers, 1);

  chieu_mau_binh_others_find (others, view->hand[seat], &view->rules, CHIEU_MAU_BINH_LIBRARY);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int class = chieu_mau_binh_row_class (cards, row, others->a5);

      chieu_mau_binh_others_find_shares (others, row, class, &shares[row].lower, &shares[row].higher);
    }
}

/* Finds, among the chi that lose more often than they win, the one that wins least often; −1: there is none. */
static int
find_weak (const Share shares[CHIEU_MAU_BINH_ROWS])
{
  int weak = -1;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    if (shares[row].lower < shares[row].higher && (weak < 0 || shares[row].lower < shares[weak].lower))
      weak = row;
  return weak;
}

static void
say_rows (ChieuCoachAdvice         *advice,
          const ChieuCoachQuestion *question)
{
  Share shares[CHIEU_MAU_BINH_ROWS];
  int weak;

  if (!advice->has_move || advice->move.kind != CHIEU_MAU_BINH_XEP)
    return;
  find_shares (question->view, question->seat, advice->move.cards, shares);
  weak = find_weak (shares);
  /* Translators: three times how many of a hundred. */
  chieu_coach_advice_add (advice, CHIEU_COACH_WORTH,
                          g_strdup_printf (_("In the best arrangement above, your chi 1 is higher than %1$d out "
                                             "of 100 that another player may lay there, chi 2 is higher than "
                                             "%2$d, and chi 3 than %3$d."),
                                           shares[CHIEU_MAU_BINH_CHI_1].lower, shares[CHIEU_MAU_BINH_CHI_2].lower,
                                           shares[CHIEU_MAU_BINH_CHI_3].lower));
  if (weak >= 0)
    chieu_coach_advice_add (advice, CHIEU_COACH_WORTH,
                            /* Translators: the name of a chi with how many cards it has: “Chi 3 (3)”. */
                            g_strdup_printf (_("%s is the weak one: it loses more often than it wins."),
                                             chieu_words_mau_binh_row (weak)));
}

const ChieuCoachDeeper chieu_coach_deeper_mau_binh = {
  .name = name_move,
  .advise = chieu_coach_mau_binh_advise_move,
  .heads_order = N_("Average points of chi 1 – chi 2 – chi 3 against thousands of hands that the others may hold:"),
  .heads_moments = N_("Your arrangement and other ones were tried against thousands of hands that the other "
                      "players could hold. This would have been better on average:"),
  .told = 5,
  .say_more = say_rows,
};
