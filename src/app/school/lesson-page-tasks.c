/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a step shows, what it asks, and what comes of the answer.
 */
#include "lesson-page-private.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "app/gallery/deck-order.h"
#include "match/words/words.h"

static const ChieuLesson *
lesson_of (ChieuLessonPage *self)
{
  return chieu_lesson_page_get_lesson (self);
}

static const ChieuStep *
step_of (ChieuLessonPage *self)
{
  return chieu_lesson_run_get_step (self->run);
}

/* ---- Words ---- */

/* How the task is done, where the mat does not say it itself. */
static const char *
how_of (const ChieuGame *game,
        const ChieuStep *step)
{
  switch (step->task)
    {
    case CHIEU_TASK_PICK:
    case CHIEU_TASK_FACES:
      return _("Press the cards, then “Check”.");
    case CHIEU_TASK_ARRANGE:
      return _(chieu_school_game_find (game)->how_to_arrange);
    case CHIEU_TASK_READ:
    case CHIEU_TASK_DO:
    case CHIEU_TASK_CHOOSE:
    case CHIEU_TASK_PLAY:
      break;
    }
  return NULL;
}

static void
show_answers (ChieuLessonPage *self)
{
  const ChieuStep *step = step_of (self);

  for (guint i = 0; i < step->answers->len; i++)
    {
      const ChieuAnswer *answer = g_ptr_array_index (step->answers, i);
      g_autofree char *text = chieu_lesson_text (lesson_of (self), answer->text);

      chieu_lesson_panel_add_answer (self->panel, text);
    }
}

static void
show_words (ChieuLessonPage *self)
{
  const ChieuStep *step = step_of (self);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  /* Translators: number of a step of a lesson, and how many there are. */
  g_autofree char *place = g_strdup_printf (_("Step %1$u of %2$u"), chieu_lesson_run_get_number (self->run) + 1,
                                            lesson_of (self)->steps->len);

  for (guint i = 0; i < step->texts->len; i++)
    g_ptr_array_add (texts, chieu_lesson_text (lesson_of (self), g_ptr_array_index (step->texts, i)));
  g_ptr_array_add (texts, NULL);
  chieu_lesson_panel_set_text (self->panel, place, (const char *const *) texts->pdata, how_of (lesson_of (self)->game, step));
  show_answers (self);
}

/* What is pointed at on the mat, for those who do not see it. */
static char *
describe_points (ChieuLessonPage *self)
{
  const ChieuStep *step = step_of (self);
  g_autofree char *cards = NULL;

  if (step->point_cards.n == 0)
    return NULL;
  cards = chieu_words_cards (chieu_words_for_game (lesson_of (self)->game), step->point_cards.cards, step->point_cards.n);
  /* Translators: cards at which the lesson points. */
  return g_strdup_printf (_("Pointed at: %s."), cards);
}

static void
announce (ChieuLessonPage *self)
{
  g_autofree char *words = chieu_lesson_panel_get_words (self->panel);
  g_autofree char *points = describe_points (self);

  chieu_compat_announce (GTK_WIDGET (self), words);
  if (points != NULL)
    chieu_compat_announce (GTK_WIDGET (self), points);
}

/* ---- The stage ---- */

static void
show_stage (ChieuLessonPage *self,
            const char      *name)
{
  gtk_widget_set_visible (GTK_WIDGET (self->stage), name != NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->stage)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, name != NULL && child == gtk_stack_get_child_by_name (self->stage, name));
  if (name != NULL)
    gtk_stack_set_visible_child_name (self->stage, name);
}

static void
show_deck (ChieuLessonPage *self)
{
  const ChieuStep *step = step_of (self);
  const ChieuGame *game = lesson_of (self)->game;
  ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
  int n = chieu_deck_list (game->deck, cards);

  chieu_lesson_table_set_cards (self->table, game, cards, n, chieu_deck_columns (game->deck), TRUE);
  chieu_lesson_table_set_above (self->table, game, step->cards.cards, step->cards.n);
}

/* A card that completes them, and is not there to be touched, lies above them. */
static gboolean
has_card_beside (const ChieuStep *step)
{
  if (step->task != CHIEU_TASK_PICK || step->with == CHIEU_CARD_NONE)
    return FALSE;
  for (int i = 0; i < step->cards.n; i++)
    if (step->cards.cards[i] == step->with)
      return FALSE;
  return TRUE;
}

static void
show_cards (ChieuLessonPage *self)
{
  const ChieuStep *step = step_of (self);
  const ChieuGame *game = lesson_of (self)->game;

  chieu_lesson_table_set_cards (self->table, game, step->cards.cards, step->cards.n, 0, step->task == CHIEU_TASK_PICK);
  chieu_lesson_table_set_points (self->table, step->point_cards.cards, step->point_cards.n);
  chieu_lesson_table_set_above (self->table, game, &step->with, has_card_beside (step) ? 1 : 0);
}

static void
show_points_on_mat (ChieuLessonPage *self)
{
  static const guint places[] = {
    [CHIEU_PLACE_HAND] = CHIEU_POINT_HAND, [CHIEU_PLACE_GATE] = CHIEU_POINT_GATE, [CHIEU_PLACE_LIVE] = CHIEU_POINT_LIVE,
    [CHIEU_PLACE_NOC] = CHIEU_POINT_NOC, [CHIEU_PLACE_PHU] = CHIEU_POINT_PHU, [CHIEU_PLACE_DISH] = CHIEU_POINT_NOC,
    [CHIEU_PLACE_CUP] = CHIEU_POINT_CUP, [CHIEU_PLACE_SEAT] = 0,
  };
  const ChieuStep *step = step_of (self);
  ChieuPoints points = { .places = places[step->point] };

  if (step->point == CHIEU_PLACE_SEAT)
    points.seats = 1u << step->point_seat;
  points.n = MIN (step->point_cards.n, CHIEU_HAND_MAX);
  for (int i = 0; i < points.n; i++)
    points.cards[i] = step->point_cards.cards[i];
  chieu_mat_view_set_points (self->mat, &points);
}

static void
show_mat (ChieuLessonPage *self,
          gboolean         deal)
{
  const ChieuStep *step = step_of (self);

  if (self->source == NULL)
    self->source = chieu_lesson_source_show (self->mat, lesson_of (self), self->run, &chieu_lesson_page_listener, self);
  chieu_lesson_source_set_pace (self->source, self->pace);
  chieu_lesson_source_begin (self->source, deal && step->position != NULL);
  chieu_mat_view_set_touching (self->mat, step->task == CHIEU_TASK_PICK);
  show_points_on_mat (self);
}

void
chieu_lesson_page_show_step (ChieuLessonPage *self,
                             gboolean         deal)
{
  const ChieuStep *step = step_of (self);
  const ChieuGame *game = lesson_of (self)->game;
  const char *stage = NULL;

  chieu_lesson_page_close_coach (self);
  show_words (self);
  announce (self);
  if (step->task == CHIEU_TASK_FACES)
    show_deck (self);
  else if (step->task == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_set_cards (self->groups, game, &step->cards);
  else if (step->cards.n > 0)
    show_cards (self);
  if (step->cards.n > 0)
    stage = step->task == CHIEU_TASK_ARRANGE ? CHIEU_STAGE_GROUPS : CHIEU_STAGE_TABLE;
  else if (chieu_lesson_run_has_mat (self->run))
    stage = CHIEU_STAGE_MAT;
  show_stage (self, stage);
  if (g_strcmp0 (stage, CHIEU_STAGE_MAT) == 0)
    show_mat (self, deal);
  chieu_lesson_page_update (self);
}

gboolean
chieu_lesson_page_focus_task (ChieuLessonPage *self)
{
  const ChieuStep *step = self->run != NULL ? step_of (self) : NULL;

  if (step == NULL || step->task == CHIEU_TASK_READ || chieu_lesson_run_is_done (self->run))
    return FALSE;
  if (step->task == CHIEU_TASK_CHOOSE)
    return chieu_lesson_panel_focus_answer (self->panel);
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

/* ---- Answers ---- */

/* Right and done: the way on has the focus, so that one key is enough. */
void
chieu_lesson_page_judge (ChieuLessonPage          *self,
                         const ChieuLessonVerdict *verdict)
{
  if (!verdict->right || verdict->done)
    chieu_lesson_page_close_coach (self);
  if (!verdict->right)
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, verdict->text);
  else if (verdict->done)
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_RIGHT, verdict->text);
  else
    chieu_lesson_panel_hush (self->panel);
  chieu_lesson_page_update (self);
  if (verdict->done)
    gtk_widget_grab_focus (self->next);
}

gboolean
chieu_lesson_page_is_checked (ChieuLessonPage *self)
{
  const ChieuStep *step = self->run != NULL ? step_of (self) : NULL;

  return step != NULL && !chieu_lesson_run_is_done (self->run)
         && (step->task == CHIEU_TASK_PICK || step->task == CHIEU_TASK_ARRANGE || step->task == CHIEU_TASK_FACES);
}

static void
get_touched (ChieuLessonPage  *self,
             ChieuLessonCards *touched)
{
  ChieuCard cards[MAX (CHIEU_LESSON_TABLE_MAX, CHIEU_HAND_MAX)];
  int n = step_of (self)->cards.n == 0 ? chieu_mat_view_get_touched (self->mat, cards)
                                       : chieu_lesson_table_get_touched (self->table, cards);

  touched->n = 0;
  for (int i = 0; i < n; i++)
    chieu_lesson_cards_add (touched, cards[i]);
}

static void
try_faces (ChieuLessonPage    *self,
           ChieuLessonVerdict *verdict)
{
  ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
  int n = chieu_lesson_table_get_touched (self->table, cards);
  guint64 faces = 0;

  for (int i = 0; i < n; i++)
    faces |= G_GUINT64_CONSTANT (1) << cards[i];
  chieu_lesson_run_try_faces (self->run, faces, verdict);
}

void
chieu_lesson_page_check (ChieuLessonPage *self)
{
  g_auto (ChieuLessonVerdict) verdict = { 0 };
  ChieuLessonCards touched;
  const ChieuStep *step = step_of (self);

  if (step->task == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_run_try_groups (self->run, chieu_lesson_groups_get (self->groups), &verdict);
      chieu_lesson_groups_set_open (self->groups, !verdict.right);
    }
  else if (step->task == CHIEU_TASK_FACES)
    {
      try_faces (self, &verdict);
    }
  else
    {
      get_touched (self, &touched);
      chieu_lesson_run_try_cards (self->run, &touched, &verdict);
    }
  chieu_lesson_page_judge (self, &verdict);
}

void
chieu_lesson_page_answer (ChieuLessonPage *self,
                          guint            number)
{
  g_auto (ChieuLessonVerdict) verdict = { 0 };

  chieu_lesson_run_try_answer (self->run, number, &verdict);
  chieu_lesson_panel_mark_answer (self->panel, number, verdict.right);
  chieu_lesson_page_judge (self, &verdict);
}

static void
judged_cb (gpointer                  data,
           const ChieuLessonVerdict *verdict)
{
  chieu_lesson_page_judge (data, verdict);
}

static void
told_cb (gpointer    data,
         const char *text)
{
  ChieuLessonPage *self = data;

  chieu_lesson_page_close_coach (self);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_NEWS, text);
}

static void
prompted_cb (gpointer    data,
             const char *text)
{
  ChieuLessonPage *self = data;
  const ChieuStep *step = self->run != NULL ? step_of (self) : NULL;

  if (step != NULL && (step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY))
    chieu_lesson_panel_set_how (self->panel, text);
}

const ChieuLessonListener chieu_lesson_page_listener = { judged_cb, told_cb, prompted_cb };
