/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-page-private.h"

#include <glib/gi18n.h>

#include "app/bottom-bar.h"
#include "app/preferences/looks.h"
#include "app/preferences/mat-looks.h"
#include "app/window-parts.h"
#include "compat.h"
#include "mat/played/mat-source.h"
#include "mat/view/mat-lesson.h"
#include "mat/widgets/pan-room.h"
#include "match/words/words.h"
#include "school/lesson/lesson-text.h"

/* The frames for which a new step is tried for something that takes the focus. */
#define FOCUS_FRAMES 60

G_DEFINE_FINAL_TYPE (ChieuLessonPage, chieu_lesson_page, GTK_TYPE_WIDGET)

enum
{
  PLACE,
  GO_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

const ChieuLesson *
chieu_lesson_page_get_lesson (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->run != NULL ? chieu_course_get (self->course, self->place) : NULL;
}

static const ChieuStep *
get_step (ChieuLessonPage *self)
{
  return self->run != NULL ? chieu_lesson_run_get_step (self->run) : NULL;
}

static gboolean
is_last_lesson (ChieuLessonPage *self)
{
  return self->place + 1 >= self->course->lessons->len;
}

static gboolean
has_task (ChieuLessonPage *self)
{
  return get_step (self) != NULL && get_step (self)->task != CHIEU_TASK_READ && !chieu_lesson_run_is_done (self->run);
}

/* Returns: whether the task is checked with a button. */
static gboolean
is_checked (ChieuLessonPage *self)
{
  const ChieuStep *step = get_step (self);

  return step != NULL && !chieu_lesson_run_is_done (self->run)
         && (step->task == CHIEU_TASK_PICK || step->task == CHIEU_TASK_ARRANGE || step->task == CHIEU_TASK_FACES);
}

/* ---- The coach ----
 *
 * In a hand that one plays alone he can be asked, and says nothing before. He takes the place of the words of the lesson; when the
 * lesson has something to say to what was done, they are back.
 */

static gboolean
has_coach (ChieuLessonPage *self)
{
  const ChieuStep *step = get_step (self);

  return step != NULL && step->task == CHIEU_TASK_PLAY && !chieu_lesson_run_is_done (self->run)
         && !chieu_lesson_run_is_strict (self->run) && chieu_coach_knows (chieu_lesson_page_get_lesson (self)->game);
}

static void
close_coach (ChieuLessonPage *self)
{
  gtk_toggle_button_set_active (self->coach_button, FALSE);
}

/* Shows the coach the hand as it is now, and hides him where there is nothing to decide. */
static void
update_coach (ChieuLessonPage *self)
{
  gboolean can = has_coach (self), asked;

  gtk_widget_set_visible (GTK_WIDGET (self->coach_button), can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.coach", can);
  if (!can)
    close_coach (self);
  asked = gtk_toggle_button_get_active (self->coach_button);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), asked);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), !asked);
  /* While the others' moves are still being shown, the coach would already know them. */
  if (asked && self->source != NULL && !chieu_lesson_source_is_behind (self->source))
    {
      ChieuState view;

      chieu_lesson_run_get_view (self->run, &view);
      chieu_coach_panel_show_view (self->coach, chieu_lesson_page_get_lesson (self)->game, &view, CHIEU_LEARNER);
    }
}

/* ---- Buttons ---- */

static void
show_button (GtkWidget  *button,
             gboolean    visible,
             const char *label)
{
  gtk_widget_set_visible (button, visible);
  if (label != NULL)
    gtk_button_set_label (GTK_BUTTON (button), label);
}

static void
update_buttons (ChieuLessonPage *self)
{
  gboolean over = get_step (self) == NULL, task = has_task (self), checked = is_checked (self);
  gboolean next = checked || (over ? !is_last_lesson (self) : chieu_lesson_run_is_done (self->run));
  gboolean hint = task && get_step (self)->hints->len > 0;

  show_button (self->next, next, checked ? _("Check") : over ? _("Next lesson") : _("Go on"));
  show_button (self->skip, task, NULL);
  show_button (self->hint, hint, NULL);
  show_button (self->again, TRUE, over ? _("Once more") : _("Again"));
  show_button (self->back, chieu_lesson_run_get_number (self->run) > 0, NULL);
  update_coach (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next", next);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.skip", task);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.hint", hint);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", chieu_lesson_run_get_number (self->run) > 0);
}

/* ---- Words ---- */

/* (nullable): how the task is done, if the mat does not say so itself. */
static const char *
how_to_do_task (const ChieuGame *game,
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
show_words (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  const ChieuStep *step = get_step (self);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  /* Translators: number of a step of a lesson, and how many there are. */
  g_autofree char *place = g_strdup_printf (_("Step %1$u of %2$u"), chieu_lesson_run_get_number (self->run) + 1,
                                            lesson->steps->len);

  for (guint i = 0; i < step->texts->len; i++)
    g_ptr_array_add (texts, chieu_lesson_text (lesson, g_ptr_array_index (step->texts, i)));
  g_ptr_array_add (texts, NULL);
  chieu_lesson_panel_set_text (self->panel, place, (const char *const *) texts->pdata, how_to_do_task (lesson->game, step));
  for (guint i = 0; i < step->answers->len; i++)
    {
      const ChieuAnswer *answer = g_ptr_array_index (step->answers, i);
      g_autofree char *text = chieu_lesson_text (lesson, answer->text);

      chieu_lesson_panel_add_answer (self->panel, text);
    }
}

static void
announce_words (ChieuLessonPage *self)
{
  g_autofree char *words = chieu_lesson_panel_get_words (self->panel);

  chieu_compat_announce (GTK_WIDGET (self), words);
}

/* Announces to a screen reader what a step points at. */
static void
announce_points (ChieuLessonPage *self)
{
  const ChieuLessonCards *points = &get_step (self)->point_cards;
  g_autofree char *cards = NULL, *text = NULL;

  if (points->n == 0)
    return;
  cards = chieu_words_cards (chieu_words_for_game (chieu_lesson_page_get_lesson (self)->game), points->cards, points->n);
  /* Translators: cards at which the lesson points. */
  text = g_strdup_printf (_("Pointed at: %s."), cards);
  chieu_compat_announce (GTK_WIDGET (self), text);
}

/* ---- What comes of an answer ---- */

/* Says what came of an answer. Once the task is done the way on has the focus, so that one key is enough. */
static void
show_verdict (ChieuLessonPage          *self,
              const ChieuLessonVerdict *verdict)
{
  if (!verdict->right || verdict->done)
    close_coach (self);
  if (!verdict->right)
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, verdict->text);
  else if (verdict->done)
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_RIGHT, verdict->text);
  else
    chieu_lesson_panel_hush (self->panel);
  update_buttons (self);
  if (verdict->done)
    gtk_widget_grab_focus (self->next);
}

static void
judged_cb (gpointer                  data,
           const ChieuLessonVerdict *verdict)
{
  show_verdict (data, verdict);
}

static void
told_cb (gpointer    data,
         const char *text)
{
  ChieuLessonPage *self = data;

  close_coach (self);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_NEWS, text);
}

static void
prompted_cb (gpointer    data,
             const char *text)
{
  ChieuLessonPage *self = data;
  const ChieuStep *step = get_step (self);

  if (step != NULL && (step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY))
    chieu_lesson_panel_set_how (self->panel, text);
}

static const ChieuLessonListener listener = { judged_cb, told_cb, prompted_cb };

/* ---- The stage ---- */

/* Shows @child of the stage (nullable: none), and the words beside it; the mat has a place for words itself. */
static void
show_stage (ChieuLessonPage *self,
            GtkWidget       *child)
{
  gboolean at_mat = child == GTK_WIDGET (self->mat);

  if (!at_mat)
    chieu_mat_view_set_page (self->mat, NULL);
  chieu_lesson_split_set_words (self->split, at_mat ? NULL : self->words);
  if (at_mat)
    chieu_mat_view_set_page (self->mat, self->words);
  gtk_widget_set_visible (GTK_WIDGET (self->stage), child != NULL);
  if (child != NULL)
    chieu_stack_turn_to (self->stage, at_mat ? gtk_widget_get_parent (child) : child);
}

/* Returns: whether the card that completes the picked ones cannot be touched, and so is shown above them. */
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
  const ChieuStep *step = get_step (self);
  const ChieuGame *game = chieu_lesson_page_get_lesson (self)->game;

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
  const ChieuStep *step = get_step (self);
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
  const ChieuStep *step = get_step (self);

  if (self->source == NULL)
    self->source = chieu_lesson_source_show (self->mat, chieu_lesson_page_get_lesson (self), self->run, &listener, self);
  chieu_lesson_source_set_pace (self->source, self->pace);
  chieu_lesson_source_begin (self->source, deal && step->position != NULL);
  chieu_mat_view_set_touching (self->mat, step->task == CHIEU_TASK_PICK);
  show_points_on_mat (self);
}

/* Shows the step that the run is at, from its beginning. @deal: a position is dealt card by card */
static void
show_step (ChieuLessonPage *self,
           gboolean         deal)
{
  const ChieuStep *step = get_step (self);
  const ChieuGame *game = chieu_lesson_page_get_lesson (self)->game;
  GtkWidget *stage = NULL;

  close_coach (self);
  show_words (self);
  announce_words (self);
  announce_points (self);
  if (step->task == CHIEU_TASK_FACES)
    chieu_lesson_table_set_deck (self->table, game, step->cards.cards, step->cards.n);
  else if (step->task == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_set_cards (self->groups, game, &step->cards);
  else if (step->cards.n > 0)
    show_cards (self);
  if (step->cards.n > 0)
    stage = step->task == CHIEU_TASK_ARRANGE ? GTK_WIDGET (self->groups) : GTK_WIDGET (self->table);
  else if (chieu_lesson_run_has_mat (self->run))
    stage = GTK_WIDGET (self->mat);
  show_stage (self, stage);
  if (stage == GTK_WIDGET (self->mat))
    show_mat (self, deal);
  update_buttons (self);
}

/* Gives the focus to where the task is done. Returns: FALSE if nothing there takes it yet */
static gboolean
focus_task (ChieuLessonPage *self)
{
  const ChieuStep *step = get_step (self);

  if (step == NULL || step->task == CHIEU_TASK_READ || chieu_lesson_run_is_done (self->run))
    return FALSE;
  if (step->task == CHIEU_TASK_CHOOSE)
    return chieu_lesson_panel_focus_answer (self->panel);
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

/* ---- Answers ---- */

static void
get_touched (ChieuLessonPage  *self,
             ChieuLessonCards *touched)
{
  ChieuCard cards[MAX (CHIEU_LESSON_TABLE_MAX, CHIEU_HAND_MAX)];
  int n = get_step (self)->cards.n == 0 ? chieu_mat_view_get_touched (self->mat, cards)
                                       : chieu_lesson_table_get_touched (self->table, cards);

  touched->n = 0;
  for (int i = 0; i < n; i++)
    chieu_lesson_cards_add (touched, cards[i]);
}

/* Checks what was touched or put together. */
static void
check_answer (ChieuLessonPage *self)
{
  g_auto (ChieuLessonVerdict) verdict = { 0 };
  ChieuLessonCards touched;
  const ChieuStep *step = get_step (self);

  if (step->task == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_run_try_groups (self->run, chieu_lesson_groups_get (self->groups), &verdict);
      chieu_lesson_groups_set_open (self->groups, !verdict.right);
    }
  else if (step->task == CHIEU_TASK_FACES)
    {
      get_touched (self, &touched);
      chieu_lesson_run_try_faces (self->run, chieu_lesson_cards_to_set (&touched), &verdict);
    }
  else
    {
      get_touched (self, &touched);
      chieu_lesson_run_try_cards (self->run, &touched, &verdict);
    }
  show_verdict (self, &verdict);
}

static void
answered_cb (ChieuLessonPage *self,
             guint            number)
{
  g_auto (ChieuLessonVerdict) verdict = { 0 };

  chieu_lesson_run_try_answer (self->run, number, &verdict);
  chieu_lesson_panel_mark_answer (self->panel, number, verdict.right);
  show_verdict (self, &verdict);
}

/* ---- From step to step ---- */

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  return self->run != NULL && (focus_task (self) || gtk_widget_grab_focus (self->next)
                               || gtk_widget_grab_focus (self->again));
}

static void
show_end (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  g_autofree char *aim = chieu_lesson_text (lesson, lesson->aim);
  const char *texts[] = { _("This lesson is done."), aim,
                          is_last_lesson (self) ? _("It was the last one of this course.") : NULL, NULL };

  close_coach (self);
  chieu_lesson_panel_set_text (self->panel, _("The end of the lesson"), texts, NULL);
  announce_words (self);
  show_stage (self, NULL);
  update_buttons (self);
}

static gboolean
focus_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (!focus_task (self) && --self->focus_frames > 0)
    return G_SOURCE_CONTINUE;
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

/* A mat that was hidden has its cards only after its first layout: until then each frame tries again. */
static void
focus_step (ChieuLessonPage *self)
{
  if (focus_task (self))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->focus_frames = FOCUS_FRAMES;
  if (has_task (self) && self->focus_id == 0)
    self->focus_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_cb, NULL, NULL);
}

/* Shows the state of the run: a step, or the end of the lesson. */
static void
show_place (ChieuLessonPage *self,
            gboolean         deal)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  const ChieuStep *step = get_step (self);

  if (step != NULL)
    show_step (self, deal);
  else
    show_end (self);
  g_signal_emit (self, signals[PLACE], 0,
                 (step != NULL ? step : (const ChieuStep *) g_ptr_array_index (lesson->steps, 0))->id, step == NULL);
  focus_step (self);
}

/* There is an error only in a lesson that the checker would refuse. */
static void
go_to_step (ChieuLessonPage *self,
            guint            number)
{
  g_autoptr (GError) error = NULL;

  if (chieu_lesson_run_go_to (self->run, number, &error))
    show_place (self, number == 0);
  else
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, error->message);
}

static void
go_to_next_step (ChieuLessonPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->source != NULL)
    chieu_lesson_source_show_all (self->source);
  if (chieu_lesson_run_next (self->run, &error))
    show_place (self, TRUE);
  else
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, error->message);
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (is_checked (self))
    check_answer (self);
  else if (get_step (self) == NULL)
    g_signal_emit (self, signals[GO_ON], 0);
  else
    go_to_next_step (self);
}

static void
skip_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  go_to_next_step (CHIEU_LESSON_PAGE (widget));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  go_to_step (self, chieu_lesson_run_get_number (self->run) - 1);
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (get_step (self) == NULL)
    {
      go_to_step (self, 0);
      return;
    }
  chieu_lesson_run_repeat (self->run);
  show_place (self, TRUE);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);
  g_autofree char *hint = chieu_lesson_run_hint (self->run);

  if (hint == NULL)
    return;
  close_coach (self);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_HINT, hint);
}

static void
join_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (has_task (self) && get_step (self)->task == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_join (self->groups);
}

static void
coach_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);

  if (has_coach (self))
    gtk_toggle_button_set_active (self->coach_button, !gtk_toggle_button_get_active (self->coach_button));
}

/* ---- A lesson ---- */

static void
forget_lesson (ChieuLessonPage *self)
{
  if (self->mat != NULL)
    chieu_mat_view_set_source (self->mat, NULL, NULL, NULL);
  self->source = NULL;
  g_clear_pointer (&self->run, chieu_lesson_run_free);
}

static guint
find_step (const ChieuLesson *lesson,
           const char        *id)
{
  for (guint i = 0; id != NULL && i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, id))
      return i;
  return 0;
}

gboolean
chieu_lesson_page_set_lesson (ChieuLessonPage    *self,
                              const ChieuCourse  *course,
                              guint               place,
                              const char         *step,
                              GError            **error)
{
  const ChieuLesson *lesson = chieu_course_get (course, place);
  ChieuLessonRun *run;

  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), FALSE);

  run = chieu_lesson_run_new (lesson, error);
  if (run == NULL)
    return FALSE;
  if (!chieu_lesson_run_go_to (run, find_step (lesson, step), error))
    {
      chieu_lesson_run_free (run);
      return FALSE;
    }
  forget_lesson (self);
  self->course = course;
  self->place = place;
  self->run = run;
  show_place (self, TRUE);
  return TRUE;
}

/* ---- Settings and parts ---- */

void
chieu_lesson_page_set_pace (ChieuLessonPage *self,
                            ChieuPace        pace)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self));

  self->pace = pace;
  if (self->source != NULL)
    chieu_lesson_source_set_pace (self->source, pace);
}

void
chieu_lesson_page_follow_settings (ChieuLessonPage *self,
                                   GSettings       *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_mat_looks_follow (self->mat, settings);
  chieu_coach_panel_follow_settings (self->coach, settings);
  chieu_looks_mark_large_text (GTK_WIDGET (self), settings);
}

ChieuMatView *
chieu_lesson_page_get_mat (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->mat;
}

char *
chieu_lesson_page_get_words (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  if (gtk_widget_get_visible (GTK_WIDGET (self->coach)))
    return chieu_coach_panel_get_words (self->coach);
  return chieu_lesson_panel_get_words (self->panel);
}

GtkBox *
chieu_lesson_page_get_tools (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return self->tools;
}

/* ---- The widget ---- */

GtkWidget *
chieu_lesson_page_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_PAGE, NULL);
}

static void
dispose (GObject *object)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (object);

  forget_lesson (self);
  self->mat = NULL;
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->words);
  G_OBJECT_CLASS (chieu_lesson_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    GtkWidgetActionActivateFunc activate;
    guint key;
  } actions[] = {
    { "lesson.hint", hint_action, GDK_KEY_F2 },
    { "lesson.again", again_action, GDK_KEY_F3 },
    { "lesson.skip", skip_action, GDK_KEY_F4 },
    { "lesson.join", join_action, GDK_KEY_F5 },
    { "lesson.back", back_action, GDK_KEY_F7 },
    { "lesson.next", next_action, GDK_KEY_F8 },
    { "lesson.coach", coach_action, GDK_KEY_F9 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
      gtk_widget_class_add_binding_action (widget_class, actions[i].key, 0, actions[i].name, NULL);
    }
}

static void
chieu_lesson_page_class_init (ChieuLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson");
  signals[PLACE] = g_signal_new ("place", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[GO_ON] = g_signal_new ("go-on", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_actions (widget_class);
}

static GtkWidget *
coach_button_new (ChieuLessonPage *self)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (_("Coach"));

  self->coach_button = GTK_TOGGLE_BUTTON (button);
  gtk_widget_add_css_class (button, "large");
  gtk_widget_set_tooltip_text (button, _("What the coach says of your hand (F9)"));
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_object (button, "toggled", G_CALLBACK (update_coach), self, G_CONNECT_SWAPPED);
  return button;
}

/* The coach and the panel share one place; one of them is visible. */
static GtkWidget *
words_new (ChieuLessonPage *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->coach = CHIEU_COACH_PANEL (chieu_coach_panel_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->coach), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->coach));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->panel));
  return column;
}

static GtkWidget *
button_new (GtkWidget  *bar,
            const char *label,
            const char *action,
            const char *key)
{
  GtkWidget *button = chieu_bottom_bar_add_button (bar, label, action);

  gtk_widget_set_tooltip_text (button, key);
  return button;
}

static GtkWidget *
bar_new (ChieuLessonPage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->back = button_new (bar, _("Step back"), "lesson.back", "F7");
  self->again = button_new (bar, _("Again"), "lesson.again", "F3");
  self->tools = chieu_bottom_bar_add_tools (bar);
  gtk_box_append (GTK_BOX (bar), coach_button_new (self));
  self->hint = button_new (bar, _("Hint"), "lesson.hint", "F2");
  self->skip = button_new (bar, _("Skip"), "lesson.skip", "F4");
  self->next = button_new (bar, _("Go on"), "lesson.next", "F8");
  gtk_widget_add_css_class (self->next, "suggested-action");
  return bar;
}

static GtkWidget *
stage_new (ChieuLessonPage *self)
{
  GtkWidget *stage = gtk_stack_new ();

  self->stage = GTK_STACK (stage);
  gtk_stack_set_hhomogeneous (self->stage, FALSE);
  gtk_stack_set_vhomogeneous (self->stage, FALSE);
  self->mat = CHIEU_MAT_VIEW (chieu_mat_view_new ());
  self->table = CHIEU_LESSON_TABLE (chieu_lesson_table_new ());
  self->groups = CHIEU_LESSON_GROUPS (chieu_lesson_groups_new ());
  gtk_stack_add_child (self->stage, chieu_pan_room_new (GTK_WIDGET (self->mat)));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->table));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->groups));
  return stage;
}

static void
groups_changed_cb (ChieuLessonPage *self,
                   const char      *text)
{
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
chieu_lesson_page_init (ChieuLessonPage *self)
{
  self->pace = CHIEU_PACE_NORMAL;
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->panel = CHIEU_LESSON_PANEL (chieu_lesson_panel_new ());
  self->words = g_object_ref_sink (words_new (self));
  self->split = CHIEU_LESSON_SPLIT (chieu_lesson_split_new (self->words, stage_new (self)));
  gtk_widget_set_vexpand (GTK_WIDGET (self->split), TRUE);
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->split));
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
  g_signal_connect_object (self->panel, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->groups, "changed", G_CALLBACK (groups_changed_cb), self, G_CONNECT_SWAPPED);
}
