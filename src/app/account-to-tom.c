/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "account-private.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
has_faces (const ChieuPhu  *phu,
           const ChieuCard *faces)
{
  for (int i = 0; i < 3; i++)
    if (memchr (phu->cards, faces[i], phu->n) == NULL)
      return FALSE;
  return TRUE;
}

static const char *
lung_caption (const ChieuPhu *phu)
{
  if (has_faces (phu, chieu_lung_cards[CHIEU_LUNG_TOM]))
    return _("Tôm");
  if (has_faces (phu, chieu_lung_cards[CHIEU_LUNG_LEO]))
    return _("Lèo");
  return _("Lưng");
}

static const char *
phu_caption (const ChieuPhu *phu)
{
  switch ((ChieuPhuKind) phu->kind)
    {
    case CHIEU_PHU_BI:
      return _("Bí");
    case CHIEU_PHU_DOC:
      return _("Dọc");
    case CHIEU_PHU_LUNG:
      return lung_caption (phu);
    case CHIEU_PHU_KHAN:
      return _("Khàn");
    case CHIEU_PHU_PHONG:
      return _("Phỗng");
    case CHIEU_PHU_THIEN_KHAI:
      return _("Thiên khai");
    case CHIEU_PHU_YEU:
    case CHIEU_N_PHU_KINDS:
    default:
      return _("Yêu");
    }
}

static gboolean
is_lung (const ChieuPhu *phu)
{
  return phu->kind == CHIEU_PHU_LUNG || phu->kind == CHIEU_PHU_KHAN || phu->kind == CHIEU_PHU_PHONG
         || phu->kind == CHIEU_PHU_THIEN_KHAI;
}

/* Single yêu lie together: each is a phu, but nobody counts them one by one. */
static void
add_yeu (ChieuAccount       *self,
         const ChieuReading *reading)
{
  ChieuCard cards[CHIEU_READING_PHU_MAX];
  int n = 0;

  for (int i = 0; i < reading->n; i++)
    if (reading->phu[i].kind == CHIEU_PHU_YEU)
      cards[n++] = reading->phu[i].cards[0];
  if (n > 0)
    chieu_account_add_phu (self, g_strdup (_("Yêu")), FALSE, cards, n);
}

static void
add_reading (ChieuAccount       *self,
             const ChieuReading *reading)
{
  /* Lưng first: they are what a win stands on. */
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < reading->n; i++)
      if (is_lung (&reading->phu[i]) == (pass == 0) && reading->phu[i].kind != CHIEU_PHU_YEU)
        chieu_account_add_phu (self, g_strdup (phu_caption (&reading->phu[i])), pass == 0,
                               reading->phu[i].cards, reading->phu[i].n);
  add_yeu (self, reading);
}

static void
add_loose (ChieuAccount         *self,
           const ChieuToTomSeat *seat)
{
  ChieuCard cards[CHIEU_TO_TOM_FACES * 4];
  int n = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < seat->hand[face] && n < (int) G_N_ELEMENTS (cards); i++)
      cards[n++] = face;
  for (int i = 0; i < seat->n_alone && n < (int) G_N_ELEMENTS (cards); i++)
    cards[n++] = seat->alone[i];
  if (n > 0)
    chieu_account_add_phu (self, g_strdup (_("Cards in no phu on the mat")), FALSE, cards, n);
}

/* Without a winning reading the cards are shown as they were held. */
static void
add_as_held (ChieuAccount         *self,
             const ChieuToTomSeat *seat)
{
  for (int i = 0; i < seat->n_phu; i++)
    {
      const ChieuToTomPhu *lying = &seat->phu[i];
      ChieuPhu phu = { .kind = lying->kind, .n = lying->n };

      memcpy (phu.cards, lying->cards, lying->n);
      chieu_account_add_phu (self, g_strdup (phu_caption (&phu)), is_lung (&phu), phu.cards, phu.n);
    }
  add_loose (self, seat);
}

/* Which cước the sum begins with: the one worth most; thông only ever adds to another. */
static int
highest_cuoc (const ChieuResult     *result,
              const ChieuCuocValues *values)
{
  int highest = -1;

  for (int i = 0; i < result->n_cuoc; i++)
    if (result->cuoc[i] != CHIEU_CUOC_THONG
        && (highest < 0 || values->points[result->cuoc[i]] > values->points[result->cuoc[highest]]))
      highest = i;
  return highest;
}

static int
part_of_sum (const ChieuResult     *result,
             const ChieuCuocValues *values,
             int                    place,
             int                    highest)
{
  if (place == highest)
    return values->points[result->cuoc[place]];
  return result->cuoc[place] == CHIEU_CUOC_THONG ? values->points[CHIEU_CUOC_THONG] : values->more;
}

/* "16 + 2 + 2 = 20", the highest first; nothing for a single cước. */
static char *
write_sum (ChieuAccount      *self,
           const ChieuResult *result,
           int                highest)
{
  g_autoptr (GString) sum = g_string_new (NULL);

  if (result->n_cuoc < 2)
    return NULL;
  g_string_append_printf (sum, "%d", g_array_index (self->cuoc, ChieuAccountCuoc, highest).points);
  for (guint i = 0; i < self->cuoc->len; i++)
    if ((int) i != highest)
      g_string_append_printf (sum, " + %d", g_array_index (self->cuoc, ChieuAccountCuoc, i).points);
  g_string_append_printf (sum, " = %d", result->worth);
  return g_strdup (sum->str);
}

/* Nothing but thông is called: it stands for the whole, the suông beneath it is not named. */
static void
add_thong_alone (ChieuAccount          *self,
                 const ChieuCuocValues *values,
                 const ChieuResult     *result)
{
  if (self->cuoc->len != 1)
    return;
  g_array_index (self->cuoc, ChieuAccountCuoc, 0).points = result->worth;
  self->sum = g_strdup_printf ("%d + %d = %d", values->points[CHIEU_CUOC_SUONG], values->points[CHIEU_CUOC_THONG],
                               result->worth);
}

static void
add_points (ChieuAccount          *self,
            const ChieuToTomState *state,
            const ChieuResult     *result)
{
  ChieuCuocValues values;
  int highest;

  chieu_to_tom_values (state, &values);
  highest = highest_cuoc (result, &values);
  if (highest < 0)
    {
      add_thong_alone (self, &values, result);
      return;
    }
  for (guint i = 0; i < self->cuoc->len; i++)
    g_array_index (self->cuoc, ChieuAccountCuoc, i).points = part_of_sum (result, &values, i, highest);
  self->sum = write_sum (self, result, highest);
}

void
chieu_account_fill_to_tom (ChieuAccount          *self,
                           const ChieuToTomState *state,
                           const ChieuResult     *result)
{
  ChieuScore score;
  ChieuReading reading;

  if (result->winner < 0)
    return;
  if (chieu_to_tom_reading (state, &score, &reading))
    add_reading (self, &reading);
  else
    add_as_held (self, &state->seat[result->winner]);
  add_points (self, state, result);
}
