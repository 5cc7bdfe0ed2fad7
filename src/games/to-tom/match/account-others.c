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
#include "games/to-tom/rules/readings.h"
#include "shown-phu.h"
#include "words.h"

/* The most readings that are compared; no hand has that many different calls. */
#define OTHERS_MAX 8

/* The readings that were found, each with other cước than those before it; the first is the best one, only the score of which is kept. */
typedef struct
{
  const ChieuToTomState *state;
  ChieuHolding holding;
  ChieuCuocValues values;
  ChieuPhu mat[CHIEU_TO_TOM_PHU_MAX];
  int n_mat;
  gboolean only_cc;              /* a Lèo of the hand makes chi nẩy */
  int n;
  ChieuScore score[OTHERS_MAX];
  ChieuReading reading[OTHERS_MAX];   /* joined with the mat */
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

/* Counts the phu of @reading in which the face lies, and finds whether three or more equal ones are among them. */
static int
count_phu_with (const ChieuReading *reading,
                ChieuCard           face,
                gboolean           *as_khan)
{
  int n = 0;

  *as_khan = FALSE;
  for (int i = 0; i < reading->n; i++)
    {
      const ChieuPhu *phu = &reading->phu[i];

      n += memchr (phu->cards, face, phu->n) != NULL;
      if (chieu_phu_kind_is_equal (phu->kind) && phu->cards[0] == face)
        *as_khan = TRUE;
    }
  return n;
}

/* Returns: whether a khàn bất thực lies in two phu or more and none of them as a khàn, and the reading agrees with the word that was
 * said about the pair */
static gboolean
may_stand (const Others       *self,
           const ChieuReading *reading)
{
  const ChieuToTomState *state = self->state;
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  gboolean as_khan;

  for (int i = 0; i < seat->n_bat_thuc; i++)
    if (seat->bat_thuc[i].named != CHIEU_TO_TOM_KHAN_AGAIN
        && (count_phu_with (reading, seat->bat_thuc[i].face, &as_khan) < 2 || as_khan))
      return FALSE;
  if (state->ho == 0 || state->win >= CHIEU_TO_TOM_FACES)
    return TRUE;
  count_phu_with (reading, state->win, &as_khan);
  return as_khan == (state->ho == CHIEU_TO_TOM_HO_PHONG);
}

/* Returns: whether the rules let a winner call just this */
static gboolean
may_be_called (const Others     *self,
               const ChieuScore *score)
{
  ChieuToTomState state = *self->state;
  ChieuMove call = { .kind = CHIEU_TO_TOM_XUONG, .face = CHIEU_CARD_NONE, .target = CHIEU_TO_TOM_NEW };
  bool possible;

  state.phase = CHIEU_EATING_LAY;
  state.asked = (uint8_t) (1u << state.winner);
  state.n_called = 0;
  state.seat[state.winner].cups = 0;
  for (int i = 0; i < state.seat[state.winner].n_bat_thuc; i++)
    state.seat[state.winner].bat_thuc[i].named = MAX (state.seat[state.winner].bat_thuc[i].named, 1);
  for (int i = 0; i < state.seat[state.winner].n_phu; i++)
    state.seat[state.winner].phu[i].flags &= (uint8_t) ~CHIEU_TO_TOM_PHU_DOWN;
  /* Where no word was said about the pair, none is asked for here. */
  if (state.ho == 0)
    state.win_pair = 0;
  call.n = call.split = score->n;
  memcpy (call.cards, score->cuoc, score->n);
  return chieu_to_tom.check (&state, state.winner, &call, &possible) == CHIEU_REASON_NONE && possible;
}

static void
find_score (const Others       *self,
            const ChieuReading *reading,
            ChieuScore         *score)
{
  const ChieuHolding *holding = &self->holding;
  ChieuReadingTraits traits;

  chieu_cuoc_find_traits (holding, reading, &traits);
  chieu_cuoc_of_traits (holding, &traits, self->state->carry.thong == self->state->winner, self->only_cc, &self->values, score);
  score->complete = traits.lung >= chieu_holding_need (holding);
}

static bool
look_cb (const ChieuReading *reading,
         void               *data)
{
  Others *self = data;
  ChieuReading joined = *reading;
  ChieuScore score;

  find_score (self, reading, &score);
  if (!score.complete || is_known (self, &score) || !chieu_reading_join (self->mat, self->n_mat, &joined)
      || !may_stand (self, &joined) || !may_be_called (self, &score))
    return true;
  self->score[self->n] = score;
  chieu_to_tom_add_bound_yeu (self->state, self->state->winner, &joined);
  self->reading[self->n++] = joined;
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
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  g_autofree Others *others = g_new0 (Others, 1);

  others->state = state;
  others->score[0] = *best;
  others->n = 1;
  chieu_to_tom_holding (state, state->winner, state->win, &others->holding);
  chieu_to_tom_values (&state->rules, state->seats, &others->values);
  others->only_cc = state->win == CHIEU_CC && !state->win_pair && !seat->spoiled_chi_nay
                    && chieu_cuoc_only_cc (&others->holding, NULL);
  for (int i = 0; i < seat->n_phu; i++)
    {
      others->mat[i] = (ChieuPhu) { .kind = seat->phu[i].kind, .n = seat->phu[i].n };
      memcpy (others->mat[i].cards, seat->phu[i].cards, sizeof others->mat[i].cards);
    }
  others->n_mat = seat->n_phu;
  chieu_readings_each (&others->holding, NULL, look_cb, others);
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
