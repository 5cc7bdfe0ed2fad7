/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "home-facts.h"

#include <glib/gi18n.h>

static void
free_match (ChieuHomeMatch *self)
{
  g_free (self->action);
  g_free (self->title);
  g_free (self->standing);
  g_free (self->when);
  g_free (self);
}

static void
clear_game (gpointer data)
{
  ChieuHomeGame *self = data;

  g_free (self->choices);
  g_free (self->next_title);
  g_free (self->day);
  g_free (self->day_points);
  g_free (self->due_figure);
  g_free (self->due_words);
}

ChieuHomeFacts *
chieu_home_facts_new (void)
{
  ChieuHomeFacts *self = g_new0 (ChieuHomeFacts, 1);

  self->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) free_match);
  self->games = g_array_new (FALSE, TRUE, sizeof (ChieuHomeGame));
  g_array_set_clear_func (self->games, clear_game);
  return self;
}

void
chieu_home_facts_free (ChieuHomeFacts *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->games);
  g_ptr_array_unref (self->matches);
  g_free (self->code_action);
  g_free (self->code_words);
  g_free (self);
}

const ChieuHomeGame *
chieu_home_facts_find (const ChieuHomeFacts *self,
                       const char           *id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->games->len; i++)
    {
      const ChieuHomeGame *game = &g_array_index (self->games, ChieuHomeGame, i);

      if (g_strcmp0 (game->game->offer.game->id, id) == 0)
        return game;
    }
  return NULL;
}

char *
chieu_home_seats_to_words (const ChieuGameOffer *offer)
{
  g_return_val_if_fail (offer != NULL, NULL);

  /* Translators: how many may sit at the mat, the usual number first. */
  if (offer->n_tables == 2)
    return g_strdup_printf (_("%d or %d seats"), offer->tables[0].seats, offer->tables[1].seats);
  if (offer->n_tables == CHIEU_TABLES_MAX)
    return g_strdup_printf (_("%d, %d or %d seats"), offer->tables[0].seats, offer->tables[1].seats, offer->tables[2].seats);
  return g_strdup_printf (ngettext ("%d seat", "%d seats", (gulong) offer->tables[0].seats), offer->tables[0].seats);
}

char *
chieu_home_name_action (const char          *name,
                        const ChieuHomeGame *game)
{
  g_return_val_if_fail (name != NULL && game != NULL, NULL);

  return g_strconcat (name, "::", game->game->offer.game->id, NULL);
}

char *
chieu_home_learnt_to_words (const ChieuHomeGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  if (!game->has_lessons)
    return g_strdup ("");
  if (game->n_learnt == game->n_lessons)
    return g_strdup_printf (ngettext ("%u lesson, done", "All %u lessons done", game->n_lessons), game->n_lessons);
  if (game->last_lesson_time == 0)
    return g_strdup_printf (ngettext ("%u lesson", "%u lessons", game->n_lessons), game->n_lessons);
  /* Translators: the lesson to go on with, and how many there are. */
  return g_strdup_printf (_("Lesson %1$u of %2$u"), game->next, game->n_lessons);
}
