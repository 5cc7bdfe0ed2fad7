/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-explained-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const ChieuGame *game;
  void (*explain) (ChieuScoreExplained *self, const void *state);
} explainers[] = {
  { &chieu_to_tom, chieu_score_explain_to_tom },
  { &chieu_chan, chieu_score_explain_chan },
  { &chieu_mau_binh, chieu_score_explain_mau_binh },
  { &chieu_luc_ho, chieu_score_explain_luc_ho },
};

static void
reading_free (gpointer data)
{
  ChieuExplainedReading *reading = data;

  g_free (reading->call);
  g_free (reading->why);
  g_ptr_array_unref (reading->phu);
  g_free (reading);
}

static void
wait_free (gpointer data)
{
  ChieuExplainedWait *wait = data;

  g_free (wait->call);
  g_free (wait);
}

/* ---- What was won ---- */

void
chieu_explained_add_cuoc (ChieuScoreExplained *self,
                          int                  cuoc,
                          int                  points)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  const ChieuExplainedCuoc line = {
    .name = chieu_words_cuoc (words, cuoc, self->seats),
    .rule = chieu_words_cuoc_rule (words, cuoc, self->seats),
    .points = points,
  };

  g_array_append_val (self->cuoc, line);
}

void
chieu_explained_set_nothing (ChieuScoreExplained *self,
                             gboolean             drawn)
{
  if (!drawn)
    self->nothing = g_strdup (_("Ù was called without a winning hand: there is no score to explain."));
  else
    self->nothing = g_strdup (chieu_words_has_u (chieu_words_for_game (self->game))
                              ? _("Nobody won this hand: there is no score to explain.")
                              : C_("no ù", "Nobody won this hand: there is no score to explain."));
}

/* ---- What another card would have made ---- */

static int
compare_waits (gconstpointer a,
               gconstpointer b)
{
  const ChieuExplainedWait *const *first = a;
  const ChieuExplainedWait *const *second = b;

  if ((*first)->points != (*second)->points)
    return (*second)->points - (*first)->points;
  return (int) (*first)->card - (int) (*second)->card;
}

void
chieu_explained_add_wait (ChieuScoreExplained *self,
                          ChieuCard            card,
                          int                  points,
                          char                *call)
{
  ChieuExplainedWait *wait = g_new0 (ChieuExplainedWait, 1);

  *wait = (ChieuExplainedWait) { .card = card, .points = points, .call = call };
  g_ptr_array_add (self->waits, wait);
  g_ptr_array_sort (self->waits, compare_waits);
}

void
chieu_explained_set_exchange (ChieuScoreExplained *self,
                              ChieuCard            out,
                              ChieuCard            in,
                              int                  points,
                              char                *call)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  g_autofree char *sum = chieu_words_points (points);

  self->exchange = g_new0 (ChieuExplainedExchange, 1);
  *self->exchange = (ChieuExplainedExchange) { .out = out, .in = in, .points = points, .call = call };
  /* Translators: a card, the card it takes the place of, the call, its points. */
  self->exchange->text = g_strdup_printf (_("With %1$s instead of %2$s it would have been “%3$s”: %4$s."),
                                          chieu_words_card (words, in), chieu_words_card (words, out), call, sum);
}

ChieuScoreExplained *
chieu_score_explained_new (const ChieuGame *game,
                           const void      *state)
{
  ChieuScoreExplained *self = g_new0 (ChieuScoreExplained, 1);

  g_return_val_if_fail (game != NULL && state != NULL, self);

  self->game = game;
  self->win = CHIEU_CARD_NONE;
  self->phu = chieu_shown_phu_list_new ();
  self->cuoc = g_array_new (FALSE, TRUE, sizeof (ChieuExplainedCuoc));
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->others = g_ptr_array_new_with_free_func (reading_free);
  self->waits = g_ptr_array_new_with_free_func (wait_free);
  for (guint i = 0; i < G_N_ELEMENTS (explainers); i++)
    if (explainers[i].game == game)
      explainers[i].explain (self, state);
  return self;
}

static void
exchange_free (ChieuExplainedExchange *exchange)
{
  g_free (exchange->call);
  g_free (exchange->text);
  g_free (exchange);
}

void
chieu_score_explained_free (ChieuScoreExplained *self)
{
  g_free (self->call);
  g_free (self->nothing);
  g_free (self->called);
  g_ptr_array_unref (self->phu);
  g_array_unref (self->cuoc);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->others);
  g_ptr_array_unref (self->waits);
  g_clear_pointer (&self->exchange, exchange_free);
  g_free (self);
}
