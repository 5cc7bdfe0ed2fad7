/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-player.h"

#include <glib/gi18n.h>
#include <string.h>

#include "bots/bot.h"
#include "compat.h"
#include "mat/view/mat-view-private.h"
#include "school/lesson/lesson-run-private.h"
#include "school/lesson/lesson-text.h"
#include "../../patience.h"

/* The signs with which the page announces an answer. */
#define RIGHT "✓"
#define WRONG "×"

static const ChieuStep *
get_step (LessonPlayer *self)
{
  return chieu_lesson_run_get_step (self->page->run);
}

static const ChieuLesson *
get_lesson (LessonPlayer *self)
{
  return chieu_lesson_page_get_lesson (self->page);
}

static void
heard_cb (const char *text,
          gpointer    data)
{
  g_string_append_printf (((LessonPlayer *) data)->heard, "%s\n", text);
}

static void
show_step (LessonPlayer *self,
           const char   *what)
{
  g_autofree char *where = g_strdup_printf ("%s, %s, %s", get_lesson (self)->id, get_step (self)->id, what);

  if (self->look != NULL)
    self->look (where, self->data);
}

/* Checks that the last answer was announced as @right or wrong, with @text (nullable), and that only a right one ends the step. */
static void
assert_heard (LessonPlayer *self,
              gboolean      right,
              const char   *text)
{
  const char *head = right ? RIGHT : WRONG;

  self->answers++;
  if (strstr (self->heard->str, head) == NULL)
    g_error ("%s, step %s: “%s” was to be heard, and this was: %s", get_lesson (self)->source, get_step (self)->id, head,
             self->heard->str);
  if (text != NULL && strstr (self->heard->str, text) == NULL)
    g_error ("%s, step %s: “%s” was to be heard, and this was: %s", get_lesson (self)->source, get_step (self)->id, text,
             self->heard->str);
  g_assert_cmpint (chieu_lesson_run_is_done (self->page->run), ==, right);
  g_string_truncate (self->heard, 0);
  show_step (self, right ? "right" : "wrong");
}

static void
press_action (LessonPlayer *self,
              const char   *action)
{
  g_string_truncate (self->heard, 0);
  gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

/* ---- Cards ---- */

/* Returns: (nullable): a cell of @table with the card called @name that is @touched, or is not */
static GtkToggleButton *
find_cell (ChieuLessonTable *table,
           const char       *name,
           gboolean          touched)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_TOGGLE_BUTTON (child) && g_strcmp0 (gtk_widget_get_tooltip_text (child), name) == 0
        && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)) == touched)
      return GTK_TOGGLE_BUTTON (child);
  return NULL;
}

static void
touch_on_table (LessonPlayer     *self,
                ChieuLessonTable *table,
                ChieuCard         card,
                gboolean          touch)
{
  const char *name = chieu_words_card_long (chieu_words_for_game (get_lesson (self)->game), card);
  GtkToggleButton *cell = find_cell (table, name, !touch);

  /* A wrong answer takes what was touched back. */
  g_assert_true (cell != NULL || !touch);
  if (cell != NULL)
    gtk_toggle_button_set_active (cell, touch);
}

/* A mat that was hidden has no cards before it is laid out. */
static void
wait_for_cards (ChieuZone *hand)
{
  gint64 since = g_get_monotonic_time ();

  while (chieu_zone_get_n_cards (hand) == 0 && run_patiently (since))
    ;
}

static void
touch_on_mat (LessonPlayer *self,
              ChieuCard     card,
              gboolean      touch)
{
  ChieuMatView *mat = self->page->mat;
  ChieuZone *hand = chieu_mat_zone (mat, mat->played.layout->hand_zone);

  wait_for_cards (hand);
  for (int i = 0; i < chieu_zone_get_n_cards (hand); i++)
    {
      ChieuCardWidget *widget = chieu_zone_get_card (hand, i);

      if (chieu_card_widget_get_card (widget) == card && mat->touch.touched[i] == !touch)
        {
          mat->modes.now->ops->press_card (mat->modes.now, mat->played.layout->hand_zone, widget);
          return;
        }
    }
  if (touch)
    g_error ("%s, step %s: a card is not in the hand", get_lesson (self)->source, get_step (self)->id);
}

static void
touch_all (LessonPlayer           *self,
           const ChieuLessonCards *cards,
           gboolean                touch)
{
  for (int i = 0; i < cards->n; i++)
    if (get_step (self)->cards.n > 0)
      touch_on_table (self, self->page->table, cards->cards[i], touch);
    else
      touch_on_mat (self, cards->cards[i], touch);
}

/* Gives no cards for an answer, and then each set of cards, or of faces, of which the lesson says why it is wrong. */
static void
try_wrong_cards (LessonPlayer *self)
{
  const ChieuStep *step = get_step (self);
  gboolean one = self->page->count == 1;

  if (!one)
    {
      press_action (self, "lesson.next");
      /* That is no answer yet, and so not a wrong one. */
      g_assert_nonnull (strstr (self->heard->str, _("You have not chosen a card yet.")));
      g_assert_null (strstr (self->heard->str, WRONG));
      g_string_truncate (self->heard, 0);
    }
  for (guint i = 0; i < step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (step->wrongs, i);
      g_autofree char *text = chieu_lesson_text (get_lesson (self), wrong->text);

      /* Where one card is asked for, the first one is the answer. */
      if ((wrong->kind != CHIEU_WRONG_CARDS && wrong->kind != CHIEU_WRONG_FACES) || (one && wrong->cards.n > 1))
        continue;
      g_string_truncate (self->heard, 0);
      touch_all (self, &wrong->cards, TRUE);
      if (!one)
        press_action (self, "lesson.next");
      assert_heard (self, FALSE, text);
      touch_all (self, &wrong->cards, FALSE);
    }
}

/* Has the touched cards checked and expects that they are right. Where one card is asked for, touching it is the answer. */
static void
press_check (LessonPlayer *self)
{
  if (self->page->count != 1)
    press_action (self, "lesson.next");
  assert_heard (self, TRUE, NULL);
}

static void
do_pick (LessonPlayer *self)
{
  ChieuPick pick;
  ChieuLessonCards right = { 0 };

  chieu_lesson_run_get_pick (self->page->run, &pick);
  g_assert_true (chieu_pick_find_touchable (&pick, &right));
  g_string_truncate (self->heard, 0);
  touch_all (self, &right, TRUE);
  press_check (self);
}

static void
do_faces (LessonPlayer *self)
{
  const ChieuSchoolGame *school = chieu_school_game_find (get_lesson (self)->game);
  guint64 right = school->waits (&get_step (self)->cards, get_lesson (self)->seats);

  g_string_truncate (self->heard, 0);
  for (int face = 0; face < get_lesson (self)->game->deck->n_faces; face++)
    if ((right >> face & 1) != 0)
      touch_on_table (self, self->page->table, (ChieuCard) face, TRUE);
  press_check (self);
}

/* ---- Groups ---- */

/* Returns: (nullable): a loose card of this name that is not touched */
static GtkToggleButton *
find_loose (ChieuLessonGroups *groups,
            const char        *name)
{
  for (int i = 0; i < chieu_lesson_groups_count_piles (groups); i++)
    {
      GtkWidget *pile = chieu_lesson_groups_get_pile (groups, i);

      if (GTK_IS_TOGGLE_BUTTON (pile) && g_strcmp0 (gtk_widget_get_tooltip_text (pile), name) == 0
          && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pile)))
        return GTK_TOGGLE_BUTTON (pile);
    }
  return NULL;
}

/* Joins the cards of @group to a pile. A single card stays where it is. */
static void
put_together (LessonPlayer           *self,
              const ChieuLessonCards *group)
{
  const ChieuWords *words = chieu_words_for_game (get_lesson (self)->game);

  for (int i = 0; group->n > 1 && i < group->n; i++)
    {
      GtkToggleButton *card = find_loose (self->page->groups, chieu_words_card_long (words, group->cards[i]));

      g_assert_nonnull (card);
      gtk_toggle_button_set_active (card, TRUE);
    }
  chieu_lesson_groups_join (self->page->groups);
}

/* Tries two cards, which are no phu, as a group, and takes them apart again. */
static void
try_wrong_group (LessonPlayer *self)
{
  ChieuLessonCards two = { .n = 2, .cards = { get_step (self)->cards.cards[0], get_step (self)->cards.cards[1] } };
  int place = 0;

  put_together (self, &two);
  g_assert_cmpint (chieu_lesson_groups_get_arrangement (self->page->groups)->n, ==, 1);
  press_action (self, "lesson.next");
  assert_heard (self, FALSE, NULL);
  while (GTK_IS_TOGGLE_BUTTON (chieu_lesson_groups_get_pile (self->page->groups, place)))
    place++;
  g_signal_emit_by_name (chieu_lesson_groups_get_pile (self->page->groups, place), "clicked");
  g_assert_cmpint (chieu_lesson_groups_get_arrangement (self->page->groups)->n, ==, 0);
}

static void
do_arrange (LessonPlayer *self)
{
  const ChieuSchoolGame *school = chieu_school_game_find (get_lesson (self)->game);
  const ChieuStep *step = get_step (self);
  ChieuArrangement right;

  g_assert_true (school->arrange (&step->cards, get_lesson (self)->seats, step->lung, &right));
  for (int i = 0; i < right.n; i++)
    put_together (self, &right.groups[i]);
  press_action (self, "lesson.next");
  assert_heard (self, TRUE, NULL);
}

/* ---- Words ---- */

static void
do_choose (LessonPlayer *self)
{
  const ChieuStep *step = get_step (self);

  for (int right = self->wrong ? 0 : 1; right <= 1; right++)
    for (guint i = 0; i < step->answers->len; i++)
      {
        const ChieuAnswer *answer = g_ptr_array_index (step->answers, i);
        g_autofree char *why = chieu_lesson_text (get_lesson (self), answer->why);

        if (answer->right != right)
          continue;
        g_string_truncate (self->heard, 0);
        g_signal_emit_by_name (self->page->panel, "answered", i);
        assert_heard (self, answer->right, *why != '\0' ? why : NULL);
      }
}

/* ---- Moves ---- */

/* Makes a move as every way of input does in the end, and as one that was warned of already: it is tried again. */
static void
make_move (LessonPlayer    *self,
           const ChieuMove *move)
{
  g_string_truncate (self->heard, 0);
  self->page->mat->deeds.warned_at = 0;
  chieu_deeds_try_move (&self->page->mat->deeds, move);
  if (self->page->source != NULL)
    chieu_lesson_source_show_all (self->page->source);
}

static void
do_moves (LessonPlayer *self)
{
  const ChieuStep *step = get_step (self);

  for (guint i = 0; self->wrong && i < step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (step->wrongs, i);
      g_autofree char *text = chieu_lesson_text (get_lesson (self), wrong->text);

      if (wrong->kind != CHIEU_WRONG_MOVE)
        continue;
      make_move (self, &wrong->move);
      assert_heard (self, FALSE, text);
    }
  make_move (self, &g_array_index (step->moves, ChieuLessonMove, 0).move);
  assert_heard (self, TRUE, NULL);
}

/* Plays the step from its beginning as a bot of @level would. Returns: whether the task was done */
static gboolean
play_as (LessonPlayer *self,
         const char   *level)
{
  ChieuMove move;

  press_action (self, "lesson.again");
  while (!chieu_lesson_run_is_done (self->page->run)
         && chieu_lesson_run_choose_move (self->page->run, CHIEU_LEARNER, level, &move))
    make_move (self, &move);
  return chieu_lesson_run_is_done (self->page->run);
}

static void
do_play (LessonPlayer *self)
{
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    if (play_as (self, chieu_bot_levels[i]->id))
      {
        assert_heard (self, TRUE, NULL);
        return;
      }
  g_error ("%s, step %s: nobody could play it", get_lesson (self)->source, get_step (self)->id);
}

/* ---- A step ---- */

static void
ask_for_hints (LessonPlayer *self)
{
  const ChieuStep *step = get_step (self);

  for (guint i = 0; i < step->hints->len; i++)
    {
      g_autofree char *hint = chieu_lesson_text (get_lesson (self), g_ptr_array_index (step->hints, i));

      press_action (self, "lesson.hint");
      g_assert_nonnull (strstr (self->heard->str, hint));
      show_step (self, "hint");
    }
}

/* Watches the step scene by scene, each of which has to be heard; the last one ends it. */
static void
do_watch (LessonPlayer *self)
{
  for (int i = 0; i < CHIEU_N_SCENES; i++)
    {
      g_autofree char *text = chieu_lesson_text (get_lesson (self), get_step (self)->scenes[i].text);

      press_action (self, "lesson.next");
      g_assert_nonnull (strstr (self->heard->str, text));
      g_assert_cmpint (chieu_lesson_run_is_done (self->page->run), ==, i == CHIEU_N_SCENES - 1);
      chieu_lesson_source_show_all (self->page->source);
      show_step (self, "scene");
    }
}

static void
do_task (LessonPlayer *self)
{
  static void (*const tasks[]) (LessonPlayer *self) = {
    [CHIEU_TASK_PICK] = do_pick, [CHIEU_TASK_DO] = do_moves, [CHIEU_TASK_ARRANGE] = do_arrange,
    [CHIEU_TASK_FACES] = do_faces, [CHIEU_TASK_CHOOSE] = do_choose, [CHIEU_TASK_PLAY] = do_play,
    [CHIEU_TASK_WATCH] = do_watch,
  };
  ChieuTask task = get_step (self)->task;

  g_assert_false (chieu_lesson_run_is_done (self->page->run));
  ask_for_hints (self);
  if (self->wrong && (task == CHIEU_TASK_PICK || task == CHIEU_TASK_FACES))
    try_wrong_cards (self);
  if (self->wrong && task == CHIEU_TASK_ARRANGE)
    try_wrong_group (self);
  tasks[task] (self);
}

void
lesson_player_do_step (LessonPlayer *self)
{
  show_step (self, "step");
  if (get_step (self)->task != CHIEU_TASK_READ)
    do_task (self);
  g_assert_true (chieu_lesson_run_is_done (self->page->run));
  g_assert_null (chieu_lesson_run_get_fault (self->page->run));
  press_action (self, "lesson.next");
}

void
lesson_player_finish (LessonPlayer *self)
{
  guint n = get_lesson (self)->steps->len;

  while (get_step (self) != NULL)
    {
      guint number = chieu_lesson_run_get_number (self->page->run);

      lesson_player_do_step (self);
      g_assert_cmpuint (chieu_lesson_run_get_number (self->page->run), ==, number + 1);
    }
  g_assert_cmpuint (chieu_lesson_run_get_number (self->page->run), ==, n);
}

void
lesson_player_init (LessonPlayer    *self,
                    ChieuLessonPage *page)
{
  *self = (LessonPlayer) { .page = page, .wrong = TRUE, .heard = g_string_new (NULL) };
  chieu_compat_set_listener (heard_cb, self);
}

void
lesson_player_clear (LessonPlayer *self)
{
  chieu_compat_set_listener (NULL, NULL);
  g_string_free (self->heard, TRUE);
}
