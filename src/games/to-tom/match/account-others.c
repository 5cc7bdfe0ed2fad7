/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the other ways to group the winner's cards into phu. A grouping may have
 * fewer cước than the best one. Of those with the same cước one is shown.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "games/to-tom/rules/to-tom.h"
#include "shown-phu.h"
#include "words.h"

/* The most readings that are kept, with the best one. If a hand ever had more different calls, those found last would not be shown. */
#define OTHERS_MAX 8

/* The readings found so far, no two with the same cước. Number 0 is the best one, of which only the score is set. */
typedef struct
{
  int n;
  ChieuScore score[OTHERS_MAX];
  ChieuReading reading[OTHERS_MAX];
} Others;

static gboolean
is_known (const Others     *self,
          const ChieuScore *score)
{
  for (int i = 0; i < self->n; i++)
    if (self->score[i].n == score->n && memcmp (self->score[i].cuoc, score->cuoc, self->score[i].n) == 0)
      return TRUE;
  return FALSE;
}

/* Keeps a reading if its cước are new. Returns: false if there is no room for another one */
static bool
keep_if_new_cb (const ChieuReading *reading,
                const ChieuScore   *score,
                void               *data)
{
  Others *self = data;

  if (is_known (self, score))
    return true;
  self->score[self->n] = *score;
  self->reading[self->n++] = *reading;
  return self->n < OTHERS_MAX;
}

/* ---- In words ---- */

static int
count_cuoc (const ChieuScore *score,
            int               cuoc)
{
  int n = 0;

  for (int i = 0; i < score->n; i++)
    n += score->cuoc[i] == cuoc;
  return n;
}

/* Returns: (transfer full): why @other is worth no more than @best, in whole sentences. Only tôm, lèo and chi nẩy can be lost, because
 * every other cước is the same in each reading of the cards (find_fixed_cuoc() in cuoc.c). */
static char *
explain_loss (const ChieuScore *best,
              const ChieuScore *other)
{
  GString *text = g_string_new (NULL);
  const struct { int cuoc; const char *all, *some; } lost[] = {
    { CHIEU_CUOC_CHI_NAY, _("Grouped like this, Chi chi does not complete a Lèo in the hand, so it is not chi nẩy."), NULL },
    { CHIEU_CUOC_TOM, _("Grouped like this, 3 Vạn, 3 Sách and 7 Văn do not lie together, so there is no tôm."),
      _("Grouped like this, it has fewer tôm.") },
    { CHIEU_CUOC_LEO, _("Grouped like this, 9 Vạn, 8 Sách and Chi chi do not lie together, so there is no lèo."),
      _("Grouped like this, it has fewer lèo.") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lost); i++)
    if (count_cuoc (other, lost[i].cuoc) < count_cuoc (best, lost[i].cuoc))
      {
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append (text, count_cuoc (other, lost[i].cuoc) == 0 ? lost[i].all : lost[i].some);
      }
  /* House rules may give a cước fewer points than suông. A reading with that cước is worth less, although it has lost none. */
  if (text->len == 0)
    g_string_append (text, _("Its cước are worth less."));
  return g_string_free (text, FALSE);
}

/* Puts the reading with more points first. */
static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  const ChieuAccountReading *const *first = a;
  const ChieuAccountReading *const *second = b;

  return (*second)->points - (*first)->points;
}

void
chieu_account_to_tom_add_readings (ChieuAccount          *self,
                                   const ChieuToTomState *state,
                                   const ChieuScore      *best)
{
  g_autofree Others *others = g_new0 (Others, 1);

  self->tried_others = TRUE;
  others->score[0] = *best;
  others->n = 1;
  chieu_to_tom_each_reading (state, keep_if_new_cb, others);
  for (int i = 1; i < others->n; i++)
    {
      ChieuAccountReading *reading = g_new0 (ChieuAccountReading, 1);

      reading->call = chieu_account_write_call (self, others->score[i].cuoc, others->score[i].n);
      reading->points = others->score[i].points;
      reading->why = explain_loss (&others->score[0], &others->score[i]);
      reading->phu = chieu_shown_phu_list_new ();
      chieu_shown_phu_add_reading (reading->phu, &others->reading[i]);
      g_ptr_array_add (self->others, reading);
    }
  g_ptr_array_sort (self->others, compare_points);
}
