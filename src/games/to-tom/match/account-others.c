/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Other readings of the winner's cards: the same cards, cut into other phu, may
 * have fewer cước. Of readings with the same cước one is shown.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/account-parts.h"
#include "match/words/account.h"
#include "games/to-tom/rules/to-tom.h"
#include "shown-phu.h"
#include "words.h"

/* The most readings that are compared; no hand has that many different calls. */
#define OTHERS_MAX 8

/* The readings that were found, each with other cước than those before it; the first is the best one, only the score of which is kept. */
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

static bool
look_cb (const ChieuReading *reading,
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

/* Only Tôm, Lèo and chi nẩy can be lost with the same cards. */
static char *
why_less (const ChieuScore *best,
          const ChieuScore *other)
{
  GString *text = g_string_new (NULL);
  const struct { int cuoc; const char *text; } lost[] = {
    { CHIEU_CUOC_CHI_NAY, _("Grouped like this, Chi chi does not complete a Lèo in the hand, so it is not chi nẩy.") },
    { CHIEU_CUOC_TOM, _("Grouped like this, 3 Vạn, 3 Sách and 7 Văn do not lie together, so there is no tôm.") },
    { CHIEU_CUOC_LEO, _("Grouped like this, 9 Vạn, 8 Sách and Chi chi do not lie together, so there is no lèo.") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lost); i++)
    if (count_cuoc (other, lost[i].cuoc) < count_cuoc (best, lost[i].cuoc))
      {
        if (text->len > 0)
          g_string_append_c (text, ' ');
        g_string_append (text, count_cuoc (other, lost[i].cuoc) == 0 ? lost[i].text : _("It has one fewer of these phu."));
      }
  if (text->len == 0)
    g_string_append (text, _("Its cước are worth less."));
  return g_string_free (text, FALSE);
}

static int
compare_points (gconstpointer a,
                gconstpointer b)
{
  const ChieuAccountReading *const *first = a;
  const ChieuAccountReading *const *second = b;

  return (*second)->points - (*first)->points;
}

void
chieu_account_add_others (ChieuAccount          *self,
                          const ChieuToTomState *state,
                          const ChieuScore      *best)
{
  g_autofree Others *others = g_new0 (Others, 1);

  others->score[0] = *best;
  others->n = 1;
  chieu_to_tom_each_reading (state, look_cb, others);
  for (int i = 1; i < others->n; i++)
    {
      ChieuAccountReading *reading = g_new0 (ChieuAccountReading, 1);

      reading->call = chieu_account_call_text (self, others->score[i].cuoc, others->score[i].n);
      reading->points = others->score[i].points;
      reading->why = why_less (&others->score[0], &others->score[i]);
      reading->phu = chieu_shown_phu_list_new ();
      chieu_shown_phu_add_reading (reading->phu, &others->reading[i]);
      g_ptr_array_add (self->others, reading);
    }
  g_ptr_array_sort (self->others, compare_points);
}
