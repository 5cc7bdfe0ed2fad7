/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "go-on.h"

#include <glib/gi18n.h>

static void
go_on_free (gpointer data)
{
  ChieuGoOn *self = data;

  g_free (self->title);
  g_free (self->line);
  g_free (self->more);
  g_free (self->action);
  g_free (self);
}

static const ChieuHomeGame *
get_game (const ChieuHomeFacts *facts,
          guint                 i)
{
  return &g_array_index (facts->games, ChieuHomeGame, i);
}

/* Adds an offer at the end of @list. @title, @action: (transfer full). Returns: (transfer none): the entry */
static ChieuGoOn *
add_entry (GPtrArray           *list,
           const ChieuHomeGame *game,
           const char          *button,
           char                *title,
           char                *action)
{
  ChieuGoOn *self = g_new0 (ChieuGoOn, 1);

  self->game = game;
  self->button = button;
  self->title = title;
  self->action = action;
  g_ptr_array_add (list, self);
  return self;
}

/* ---- What there is ---- */

static void
add_match (GPtrArray            *list,
           const ChieuHomeFacts *facts,
           guint                 i)
{
  const ChieuHomeMatch *match = g_ptr_array_index (facts->matches, i);
  ChieuGoOn *self;

  self = add_entry (list, chieu_home_facts_find (facts, match->game->id), _("Go on playing"), g_strdup (match->title),
                    g_strdup (match->action));
  self->match = match;
  self->line = g_strdup (match->standing);
  self->more = g_strdup (match->when);
}

static char *
describe_lesson (const ChieuHomeGame *game)
{
  if (game->next_title == NULL)
    return g_strdup_printf (_("Lesson %u"), game->next);
  /* Translators: number and title of a lesson. */
  return g_strdup_printf (_("Lesson %1$u: %2$s"), game->next, game->next_title);
}

static void
add_lesson (GPtrArray           *list,
            const ChieuHomeGame *game)
{
  ChieuGoOn *self = add_entry (list, game, game->last_lesson_time > 0 ? _("Go on learning") : _("Begin with the first lesson"),
                               describe_lesson (game), chieu_home_name_action ("home.lesson", game));

  if (game->step > 0)
    /* Translators: a game, and where one stopped in its lesson: the step, and how many there are. */
    self->line = g_strdup_printf (_("%1$s · step %2$u of %3$u"), _(game->game->offer.title), game->step, game->n_steps);
  else
    self->line = g_strdup (_(game->game->offer.title));
}

static void
add_due (GPtrArray           *list,
         const ChieuHomeGame *game)
{
  ChieuGoOn *self = add_entry (list, game, _("Practise"),
                               g_strdup_printf (ngettext ("%d task to try again", "%d tasks to try again", (gulong) game->due), game->due),
                               chieu_home_name_action ("home.practise", game));

  self->line = g_strdup (_(game->game->offer.title));
}

/* Offers to play @game as its choices say (as last time, if it was played), with one press. */
static void
add_play (GPtrArray           *list,
          const ChieuHomeGame *game)
{
  ChieuGoOn *self = add_entry (list, game, C_("button", "Play"), g_strdup (_(game->game->offer.title)),
                               chieu_home_name_action ("home.play", game));

  self->line = g_strdup (game->choices);
}

/* Returns: (nullable): of the games with lessons left to do, the one in which a lesson was open last */
static const ChieuHomeGame *
find_game_to_learn (const ChieuHomeFacts *facts)
{
  const ChieuHomeGame *found = NULL;

  for (guint i = 0; i < facts->games->len; i++)
    {
      const ChieuHomeGame *game = get_game (facts, i);

      if (game->last_lesson_time > (found != NULL ? found->last_lesson_time : 0) && game->n_learnt < game->n_lessons)
        found = game;
    }
  return found;
}

/* Returns: (nullable): the game with most tasks to repeat now */
static const ChieuHomeGame *
find_game_to_practise (const ChieuHomeFacts *facts)
{
  const ChieuHomeGame *found = NULL;

  for (guint i = 0; i < facts->games->len; i++)
    if (get_game (facts, i)->due > (found != NULL ? found->due : 0))
      found = get_game (facts, i);
  return found;
}

GPtrArray *
chieu_go_on_list (const ChieuHomeFacts *facts)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (go_on_free);
  const ChieuHomeGame *lesson, *due;

  g_return_val_if_fail (facts != NULL, list);

  if (facts->games->len == 0)
    return list;
  lesson = find_game_to_learn (facts);
  due = facts->is_simple ? NULL : find_game_to_practise (facts);
  if (facts->matches->len > 0)
    add_match (list, facts, 0);
  else if (facts->has_played)
    add_play (list, get_game (facts, facts->chosen));
  if (lesson != NULL)
    add_lesson (list, lesson);
  if (due != NULL)
    add_due (list, due);
  for (guint i = 1; i < facts->matches->len && list->len < CHIEU_GO_ON_MAX; i++)
    add_match (list, facts, i);
  /* If nothing has been begun, the person may begin. */
  if (list->len == 0)
    {
      const ChieuHomeGame *first = get_game (facts, facts->chosen);

      add_play (list, first);
      if (first->has_lessons)
        add_lesson (list, first);
    }
  return list;
}
