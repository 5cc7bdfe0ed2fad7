/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/narrow-header.h"
#include "app/preferences/looks.h"
#include "app/preferences/mat-looks.h"
#include "app/window-parts.h"
#include "app/yield-layout.h"
#include "compat.h"
#include "friendly-row.h"
#include "mat/played/mat-source.h"
#include "mat/view/mat-lesson.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/pan-room.h"
#include "match/words/words.h"
#include "school/lesson/lesson-answer.h"
#include "school/lesson/lesson-text.h"

/* The distance of words over the mat from its edges, in pixels, and the most of its height that they take, in hundredths. */
#define OVER_MARGIN 9
#define OVER_PART 50
/* The space between the buttons of the foot, in pixels. */
#define FOOT_SPACE 8
/* The most cards of the picture at the end, if none were learnt. */
#define END_CARDS 4

G_DEFINE_FINAL_TYPE (ChieuLessonPage, chieu_lesson_page, GTK_TYPE_WIDGET)

enum
{
  PLACE,
  ANSWERED,
  GO_ON,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The meanings of the primary button. */
typedef enum
{
  NEXT_GO_ON,
  NEXT_CHECK,
  NEXT_WATCH,
  NEXT_LESSON,
  NEXT_LIST,
} Next;

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

/* Returns: whether the first press is the answer, since only one card is asked for. */
static gboolean
is_one_press (ChieuLessonPage *self)
{
  return self->count == 1;
}

/* Returns: whether the task is checked with a button. */
static gboolean
is_checked (ChieuLessonPage *self)
{
  const ChieuStep *step = get_step (self);

  return step != NULL && !chieu_lesson_run_is_done (self->run) && !is_one_press (self)
         && (step->task == CHIEU_TASK_PICK || step->task == CHIEU_TASK_ARRANGE || step->task == CHIEU_TASK_FACES);
}

/* Returns: whether a step that is watched has scenes that were not shown yet. */
static gboolean
is_watched (ChieuLessonPage *self)
{
  return has_task (self) && get_step (self)->task == CHIEU_TASK_WATCH;
}

static void
enable_action (ChieuLessonPage *self,
               const char      *action,
               gboolean         enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), action)), enabled);
}

/* ---- The coach ----
 *
 * In a hand that the learner plays alone the coach can be asked, and says nothing unless asked. What the coach says takes the
 * place of the words of the lesson, until the lesson has something to say about what was done.
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

/* Shows the coach's panel with the hand as it is now, and hides it if there is nothing to decide. */
static void
update_coach (ChieuLessonPage *self)
{
  gboolean can = has_coach (self), asked;

  gtk_widget_set_visible (GTK_WIDGET (self->coach_button), can);
  enable_action (self, "coach", can);
  if (!can)
    close_coach (self);
  asked = gtk_toggle_button_get_active (self->coach_button);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), asked);
  gtk_widget_set_visible (GTK_WIDGET (self->panel), !asked);
  /* The coach would already know the moves of the others that are still being shown. */
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

/* The words that the primary button can bear. It is as wide as the longest of these, so that it never moves. */
static const char *const nexts[] = {
  [NEXT_GO_ON] = N_("Go on"),
  [NEXT_CHECK] = N_("Check"),
  /* Translators: the button with which one begins to watch a mistake being made and mended. */
  [NEXT_WATCH] = N_("Watch"),
  [NEXT_LESSON] = N_("Next lesson"),
  /* Translators: the button after the last lesson, and after a review: back to the list. */
  [NEXT_LIST] = N_("To the lessons"),
};

static void
name_next (ChieuLessonPage *self,
           Next             next)
{
  gtk_stack_set_visible_child_name (GTK_STACK (gtk_button_get_child (GTK_BUTTON (self->next))), nexts[next]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, _(nexts[next]), -1);
}

static void
update_buttons (ChieuLessonPage *self)
{
  gboolean over = get_step (self) == NULL, task = has_task (self), checked = is_checked (self);
  gboolean watched = is_watched (self);
  gboolean next = checked || over || watched || chieu_lesson_run_is_done (self->run);
  gboolean hint = task && get_step (self)->hints->len > 0;
  gboolean back = chieu_lesson_run_get_number (self->run) > 0 && !chieu_lesson_run_asks_again (self->run);

  name_next (self, checked ? NEXT_CHECK
                   : watched && chieu_lesson_run_get_n_scenes (self->run) == 0 ? NEXT_WATCH
                   : !over ? NEXT_GO_ON
                   : is_last_lesson (self) || self->review ? NEXT_LIST : NEXT_LESSON);
  show_button (self->skip, task, NULL);
  show_button (self->hint, hint, NULL);
  show_button (self->again, !over || !self->review, over ? _("Once more") : _("Again"));
  enable_action (self, "again", !over || !self->review);
  update_coach (self);
  enable_action (self, "next", next);
  enable_action (self, "skip", task);
  enable_action (self, "hint", hint);
  enable_action (self, "back", back);
}

/* ---- Words ---- */

/* Returns: (transfer full) (nullable): how the task is done, if the mat does not say so itself; what it is the words of the step say.
 * @count: the number of cards that are asked for, 0: it varies */
static char *
describe_task (const ChieuGame *game,
               const ChieuStep *step,
               int              count)
{
  switch (step->task)
    {
    case CHIEU_TASK_PICK:
    case CHIEU_TASK_FACES:
      if (count == 1)
        /* Translators: how a question of a lesson is answered; what is asked for is said above: “Choose the carp.” */
        return g_strdup (_("The first card you press is your answer."));
      if (count > 1)
        /* Translators: likewise, if so many cards are to be pressed. */
        return g_strdup_printf (ngettext ("When you have %d card, press “Check”.", "When you have %d cards, press “Check”.", (gulong) count), count);
      return g_strdup (_("When you have them, press “Check”."));
    case CHIEU_TASK_ARRANGE:
      return g_strdup (_(chieu_school_game_find (game)->how_to_arrange));
    case CHIEU_TASK_READ:
    case CHIEU_TASK_DO:
    case CHIEU_TASK_CHOOSE:
    case CHIEU_TASK_PLAY:
    case CHIEU_TASK_WATCH:
      break;
    }
  return NULL;
}

/* Returns: (transfer full): the words of the game in the texts of @step (NULL: of the end) as they were written; in the translation only
 * these are marked. */
static GArray *
list_words (const ChieuLesson *lesson,
            const ChieuStep   *step)
{
  const ChieuGlossary *glossary = chieu_gloss_get ();
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (guint));

  if (step == NULL)
    {
      chieu_glossary_list_source (glossary, lesson->aim, entries);
      chieu_glossary_list_source (glossary, lesson->tonight, entries);
      return entries;
    }
  for (guint i = 0; i < step->texts->len; i++)
    chieu_glossary_list_source (glossary, g_ptr_array_index (step->texts, i), entries);
  for (guint i = 0; i < step->hints->len; i++)
    chieu_glossary_list_source (glossary, g_ptr_array_index (step->hints, i), entries);
  for (guint i = 0; i < step->wrongs->len; i++)
    chieu_glossary_list_source (glossary, ((const ChieuWrong *) g_ptr_array_index (step->wrongs, i))->text, entries);
  for (guint i = 0; i < step->answers->len; i++)
    chieu_glossary_list_source (glossary, ((const ChieuAnswer *) g_ptr_array_index (step->answers, i))->why, entries);
  for (int i = 0; i < CHIEU_N_SCENES; i++)
    chieu_glossary_list_source (glossary, step->scenes[i].text, entries);
  chieu_glossary_list_source (glossary, step->praise, entries);
  return entries;
}

/* Returns: (transfer full) (nullable): the longest that may be said of an answer that is chosen */
static char *
find_longest_reply (const ChieuLesson *lesson,
                    const ChieuStep   *step)
{
  char *longest = step->praise != NULL ? chieu_lesson_text (lesson, step->praise) : NULL;

  for (guint i = 0; i < step->answers->len; i++)
    {
      const char *why = ((const ChieuAnswer *) g_ptr_array_index (step->answers, i))->why;
      g_autofree char *text = why != NULL ? chieu_lesson_text (lesson, why) : NULL;

      if (text == NULL || (longest != NULL && g_utf8_strlen (text, -1) <= g_utf8_strlen (longest, -1)))
        continue;
      g_free (longest);
      longest = g_steal_pointer (&text);
    }
  return longest;
}

static void
show_words (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  const ChieuStep *step = get_step (self);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) entries = list_words (lesson, step);
  g_autofree char *how = describe_task (lesson->game, step, self->count);
  /* Translators: number of a step of a lesson, and how many there are. */
  g_autofree char *place = g_strdup_printf (chieu_lesson_run_asks_again (self->run) ? _("Once more: step %1$u of %2$u")
                                                                                    : _("Step %1$u of %2$u"),
                                            chieu_lesson_run_get_number (self->run) + 1, lesson->steps->len);

  for (guint i = 0; i < step->texts->len; i++)
    g_ptr_array_add (texts, chieu_lesson_text (lesson, g_ptr_array_index (step->texts, i)));
  g_ptr_array_add (texts, NULL);
  chieu_lesson_panel_set_entries (self->panel, entries);
  chieu_lesson_panel_set_text (self->panel, place, (const char *const *) texts->pdata, how);
  for (guint i = 0; i < step->answers->len; i++)
    {
      const ChieuAnswer *answer = g_ptr_array_index (step->answers, i);
      g_autofree char *text = chieu_lesson_text (lesson, answer->text);

      chieu_lesson_panel_add_answer (self->panel, text);
    }
  if (step->task == CHIEU_TASK_CHOOSE)
    {
      g_autofree char *reply = find_longest_reply (lesson, step);

      chieu_lesson_panel_set_reserve (self->panel, reply);
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
  text = g_strdup_printf (_("Marked: %s."), cards);
  chieu_compat_announce (GTK_WIDGET (self), text);
}

/* ---- After an answer ---- */

/* Marks the cards that matter, wherever they lie. Returns: FALSE if there are none to be marked */
static gboolean
mark_cards (ChieuLessonPage         *self,
            const ChieuLessonAnswer *answer)
{
  const ChieuStep *step = get_step (self);
  ChieuPoints points = { .n = MIN (answer->cards.n, CHIEU_HAND_MAX) };

  if (answer->cards.n == 0)
    return FALSE;
  if (step->task == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_groups_set_points (self->groups, &answer->cards);
    }
  else if (step->cards.n > 0)
    {
      chieu_lesson_table_set_points (self->table, answer->cards.cards, answer->cards.n);
    }
  else
    {
      memcpy (points.cards, answer->cards.cards, (gsize) points.n * sizeof *points.cards);
      chieu_mat_view_set_points (self->mat, &points);
    }
  return TRUE;
}

/* Says what was wrong, and helps more with each try: first the cards that matter are marked, at last the answer is told. */
static void
show_wrong (ChieuLessonPage          *self,
            const ChieuLessonVerdict *verdict)
{
  const ChieuStep *step = get_step (self);
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  g_auto (ChieuLessonAnswer) answer = { 0 };
  g_autofree char *names = NULL, *more = NULL, *text = NULL;
  gboolean marked;

  if (step == NULL || verdict->help == CHIEU_HELP_NONE || !chieu_lesson_answer_find (lesson, self->run, &answer))
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, verdict->text);
      return;
    }
  marked = mark_cards (self, &answer);
  if (verdict->help == CHIEU_HELP_ANSWER || (!marked && step->hints->len == 0))
    {
      more = g_strdup (answer.text);
    }
  else if (marked)
    {
      names = chieu_words_cards (chieu_words_for_game (lesson->game), answer.cards.cards, answer.cards.n);
      /* Translators: cards that a lesson marks after a second wrong answer. */
      more = g_strdup_printf (ngettext ("Look at the marked card: %s.", "Look at the marked cards: %s.", answer.cards.n), names);
    }
  else
    {
      more = chieu_lesson_text (lesson, g_ptr_array_index (step->hints, step->hints->len - 1));
    }
  text = g_strdup_printf ("%s\n%s", verdict->text, more);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, text);
}

/* Emits “answered” with how the question of this step stands now. */
static void
emit_standing (ChieuLessonPage *self)
{
  guint number = chieu_lesson_run_get_number (self->run);

  g_signal_emit (self, signals[ANSWERED], 0, get_step (self)->id, (guint) chieu_lesson_run_get_standing (self->run, number));
}

/* Shows the reply to an answer. Once the task is done the button that leads on gets the focus, so that one key is enough. */
static void
show_verdict (ChieuLessonPage          *self,
              const ChieuLessonVerdict *verdict)
{
  if (!verdict->right || verdict->done)
    close_coach (self);
  if (verdict->done && verdict->right)
    emit_standing (self);
  if (verdict->done)
    chieu_lesson_panel_forget_how (self->panel);
  if (verdict->empty)
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, verdict->text);
  else if (!verdict->right)
    show_wrong (self, verdict);
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

/* What a move is to be made the words of a “do” say themselves; said by the mat as well, it would be asked for twice. */
static void
prompted_cb (gpointer    data,
             const char *text,
             gboolean    begun)
{
  ChieuLessonPage *self = data;
  const ChieuStep *step = get_step (self);

  if (step != NULL && (step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY))
    chieu_lesson_panel_set_prompt (self->panel, begun || step->task == CHIEU_TASK_PLAY ? text : NULL);
}

/* The drawn hand has laid the card. */
static void
shown_cb (gpointer         data,
          const ChieuDeed *deed)
{
  ChieuLessonPage *self = data;

  if (deed->seat == CHIEU_LEARNER)
    chieu_lesson_hand_hide (self->hand);
}

static const ChieuLessonListener listener = { judged_cb, shown_cb, told_cb, prompted_cb };

/* ---- The stage ---- */

/* Takes the words away from the mat, if they lie on it. */
static void
lift_words (ChieuLessonPage *self)
{
  if (gtk_widget_get_parent (self->words) != GTK_WIDGET (self->over))
    return;
  gtk_widget_remove_css_class (self->words, "over-mat");
  gtk_overlay_remove_overlay (self->over, self->words);
  chieu_lesson_panel_set_says_how (self->panel, TRUE);
  g_clear_handle_id (&self->cover_id, g_source_remove);
  self->cover = -1;
  chieu_mat_view_set_cover (self->mat, self->cover);
}

static void
cover_cb (gpointer data)
{
  ChieuLessonPage *self = data;

  self->cover_id = 0;
  chieu_mat_view_set_cover (self->mat, self->cover);
}

/* Lets the hand that lies open stay above @y, in pixels of the overlay. The mat hears of it later: it cannot be laid out anew while the
 * overlay is. */
static void
keep_hand_above (ChieuLessonPage *self,
                 int              y)
{
  graphene_point_t top;
  int cover;

  if (!gtk_widget_compute_point (GTK_WIDGET (self->over), GTK_WIDGET (self->mat), &GRAPHENE_POINT_INIT (0, (float) y), &top))
    return;
  cover = MAX ((int) top.y, 0);
  if (cover == self->cover)
    return;
  self->cover = cover;
  if (self->cover_id == 0)
    self->cover_id = g_idle_add_once (cover_cb, self);
}

/* The words stand beside the mat. While the call has that place they lie on the mat, where the hand was. */
static void
place_words_at_mat (ChieuLessonPage *self)
{
  gboolean over = gtk_widget_get_parent (self->words) == GTK_WIDGET (self->over);

  if (self->call != NULL && !over)
    {
      chieu_mat_view_set_page (self->mat, NULL);
      gtk_overlay_add_overlay (self->over, self->words);
      gtk_widget_add_css_class (self->words, "over-mat");
      chieu_lesson_panel_set_says_how (self->panel, FALSE);
    }
  else if (self->call == NULL && over)
    {
      lift_words (self);
      chieu_mat_view_set_page (self->mat, self->words);
    }
}

static void
calls_cb (ChieuLessonPage *self,
          GtkWidget       *panel)
{
  GtkWidget *parent = gtk_widget_get_parent (self->words);

  g_set_weak_pointer (&self->call, gtk_widget_get_visible (panel) ? panel : NULL);
  /* If the mat is not shown, the words stand in the split, and stay there. */
  if (parent != NULL && (parent == GTK_WIDGET (self->over) || gtk_widget_is_ancestor (self->words, GTK_WIDGET (self->mat))))
    place_words_at_mat (self);
}

/* Keeps what lies over the mat left of the call, or above it if the call is below the mat; the hand that lies open stays above it. If
 * a cup is pointed at, the place before the person's own seat, where it stands, stays free, too. */
static gboolean
find_place_cb (GtkOverlay      *overlay,
               GtkWidget       *child,
               GdkRectangle    *place,
               ChieuLessonPage *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (overlay)), bottom = gtk_widget_get_height (GTK_WIDGET (overlay));
  int height, left = OVER_MARGIN;
  const ChieuStep *step = get_step (self);
  graphene_rect_t call, seat;

  if (child != self->words || self->call == NULL || !gtk_widget_compute_bounds (self->call, GTK_WIDGET (overlay), &call))
    return FALSE;
  /* The call stands beside the mat unless it begins in the left third. */
  if (call.origin.x > width / 3)
    width = (int) call.origin.x;
  else
    bottom = (int) call.origin.y;
  if (step != NULL && step->point == CHIEU_PLACE_CUP && chieu_mat_view_find_own_seat (self->mat, GTK_WIDGET (overlay), &seat)
      && seat.origin.x + seat.size.width < width / 3)
    left += (int) (seat.origin.x + seat.size.width);
  width -= left + OVER_MARGIN;
  gtk_widget_measure (GTK_WIDGET (self->panel), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  height = MIN (height, bottom * OVER_PART / 100);
  *place = (GdkRectangle) { left, bottom - height - OVER_MARGIN, MAX (1, width), MAX (1, height) };
  keep_hand_above (self, place->y);
  return TRUE;
}

/* Shows @child of the stage (nullable: none), and the words beside it; the mat has a place for words itself. */
static void
show_stage (ChieuLessonPage *self,
            GtkWidget       *child)
{
  gboolean at_mat = child == GTK_WIDGET (self->mat);

  lift_words (self);
  if (!at_mat)
    chieu_mat_view_set_page (self->mat, NULL);
  chieu_lesson_split_set_words (self->split, at_mat ? NULL : self->words);
  if (at_mat)
    chieu_mat_view_set_page (self->mat, self->words);
  if (at_mat)
    place_words_at_mat (self);
  /* The drawn hand, which lies over the stage, is hidden with it. */
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->stage)), child != NULL);
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
  chieu_lesson_table_set_groups (self->table, step->groups);
  chieu_lesson_table_set_fan (self->table, step->fan);
  if (step->labels)
    chieu_lesson_table_label_cards (self->table);
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
  chieu_mat_view_set_every_way (self->mat, step->ways);
  show_points_on_mat (self);
}

/* Shows the present step of the run from its beginning. @deal: a position is dealt card by card */
static void
show_step (ChieuLessonPage *self,
           gboolean         deal)
{
  const ChieuStep *step = get_step (self);
  const ChieuGame *game = chieu_lesson_page_get_lesson (self)->game;
  GtkWidget *stage = NULL;

  chieu_lesson_hand_hide (self->hand);
  self->count = chieu_lesson_answer_count (chieu_lesson_page_get_lesson (self), self->run);
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
  else if (chieu_lesson_run_has_mat (self->run) && !step->alone)
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
  if (step->task == CHIEU_TASK_WATCH)
    return gtk_widget_grab_focus (self->next);
  if (step->task == CHIEU_TASK_CHOOSE)
    return chieu_lesson_panel_focus_answer (self->panel);
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

/* ---- Watching ---- */

/* If the card that is to be laid is one of the learner's, the drawn hand lies on it until it has moved. Cards that have just come
 * to the mat have their place only after its next layout: until then each frame tries again. */
static gboolean
show_hand_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);
  const GArray *deeds = self->run != NULL ? chieu_lesson_run_get_deeds (self->run) : NULL;
  const ChieuDeed *deed = NULL;
  graphene_rect_t place;

  for (guint i = 0; deeds != NULL && i < deeds->len; i++)
    if (g_array_index (deeds, ChieuDeed, i).seat == CHIEU_LEARNER)
      deed = &g_array_index (deeds, ChieuDeed, i);
  if (deed == NULL || self->source == NULL || !chieu_lesson_source_is_behind (self->source))
    {
      self->hand_id = 0;
      return G_SOURCE_REMOVE;
    }
  if (!chieu_mat_view_find_in_hand (self->mat, deed->move.n > 0 ? deed->move.cards[deed->move.n - 1] : deed->move.face,
                                    GTK_WIDGET (self->hand), &place)
      || place.size.height < 1)
    return G_SOURCE_CONTINUE;
  chieu_lesson_hand_show (self->hand, &place);
  self->hand_id = 0;
  return G_SOURCE_REMOVE;
}

static void
show_hand (ChieuLessonPage *self)
{
  chieu_lesson_hand_hide (self->hand);
  if (self->hand_id == 0)
    self->hand_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), show_hand_cb, NULL, NULL);
}

/* Shows the next scene: the mat begins anew, the drawn hand lies on the card, and then the card moves. */
static void
show_scene (ChieuLessonPage *self)
{
  static const ChieuSay says[] = {
    [CHIEU_SCENE_MISTAKE] = CHIEU_SAY_MISTAKE, [CHIEU_SCENE_LANG] = CHIEU_SAY_LANG, [CHIEU_SCENE_MEND] = CHIEU_SAY_MEND,
  };
  int scene = chieu_lesson_run_get_n_scenes (self->run);
  g_autofree char *text = NULL;

  chieu_lesson_source_show_all (self->source);
  text = chieu_lesson_run_show_scene (self->run, NULL);
  if (scene != CHIEU_SCENE_LANG)
    {
      chieu_lesson_source_begin (self->source, FALSE);
      chieu_mat_view_land (self->mat);
      show_hand (self);
    }
  chieu_lesson_panel_say (self->panel, says[scene], text);
  update_buttons (self);
  gtk_widget_grab_focus (self->next);
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

/* After an answer only cards that belong to the right one stay touched, so that none keeps the next answer wrong. After the right one the
 * table takes no more touches. */
static void
keep_right_cards (ChieuLessonPage        *self,
                  const ChieuLessonCards *touched,
                  gboolean                right)
{
  const ChieuStep *step = get_step (self);
  g_auto (ChieuLessonAnswer) answer = { 0 };
  ChieuLessonCards kept = { 0 };
  ChieuPick pick;

  if (step->cards.n == 0 && !right)
    {
      chieu_lesson_run_get_pick (self->run, &pick);
      chieu_pick_keep (&pick, touched, &kept);
      chieu_mat_view_keep_touched (self->mat, kept.cards, kept.n);
    }
  else if (step->cards.n > 0 && right)
    {
      chieu_lesson_table_show_right (self->table, touched->cards, touched->n);
    }
  else if (step->cards.n > 0 && step->task == CHIEU_TASK_FACES)
    {
      if (chieu_lesson_answer_find (chieu_lesson_page_get_lesson (self), self->run, &answer))
        chieu_lesson_table_keep_touched (self->table, answer.cards.cards, answer.cards.n);
    }
  else if (step->cards.n > 0)
    {
      chieu_lesson_run_get_pick (self->run, &pick);
      chieu_pick_keep (&pick, touched, &kept);
      chieu_lesson_table_keep_touched (self->table, kept.cards, kept.n);
    }
}

/* Checks what was touched or put together. */
static void
check_answer (ChieuLessonPage *self)
{
  g_auto (ChieuLessonVerdict) verdict = { 0 };
  ChieuLessonCards touched;
  const ChieuStep *step = get_step (self);

  if (step->task == CHIEU_TASK_ARRANGE && chieu_lesson_groups_get_arrangement (self->groups)->n == 0)
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, _("Nothing has been put together yet."));
      return;
    }
  if (step->task == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_run_try_groups (self->run, chieu_lesson_groups_get_arrangement (self->groups), &verdict);
      chieu_lesson_groups_set_open (self->groups, !verdict.right);
    }
  else if (step->task == CHIEU_TASK_FACES)
    {
      get_touched (self, &touched);
      chieu_lesson_run_try_faces (self->run, chieu_lesson_cards_to_set (&touched), &verdict);
      keep_right_cards (self, &touched, verdict.right);
    }
  else
    {
      get_touched (self, &touched);
      chieu_lesson_run_try_cards (self->run, &touched, &verdict);
      keep_right_cards (self, &touched, verdict.right);
    }
  show_verdict (self, &verdict);
}

/* If one card is asked for, touching it is the answer. */
static void
touched_cb (ChieuLessonPage *self)
{
  ChieuLessonCards touched;

  if (!has_task (self) || !is_one_press (self))
    return;
  get_touched (self, &touched);
  if (touched.n > 0)
    check_answer (self);
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

  /* A key that is pressed too soon does less harm if it asks for a hint than if it begins the lesson again. */
  return self->run != NULL && (focus_task (self) || gtk_widget_grab_focus (self->next) || gtk_widget_grab_focus (self->hint)
                               || gtk_widget_grab_focus (self->again));
}

/* Returns: (transfer full): a sentence on how many questions were right at once; "" if there were none. @n_back: (out): how
 * many of them come back */
static char *
describe_answers (ChieuLessonPage *self,
                  guint           *n_back)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  guint n = 0, at_once = 0;

  *n_back = 0;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      ChieuStepStanding standing = chieu_lesson_run_get_standing (self->run, i);

      n += standing != CHIEU_STEP_OPEN;
      at_once += standing == CHIEU_STEP_RIGHT;
      *n_back += standing == CHIEU_STEP_SHOWN;
    }
  if (n == 0)
    return g_strdup ("");
  /* Translators: how many questions of a lesson were answered right at the first try, and how many there were. */
  return g_strdup_printf (ngettext ("Right the first time: %1$u of %2$u question.", "Right the first time: %1$u of %2$u questions.", n), at_once, n);
}

/* A question counts as learnt only if it was answered. */
static void
show_end (ChieuLessonPage *self)
{
  const ChieuLesson *lesson = chieu_lesson_page_get_lesson (self);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  ChieuLessonCards learnt, picture;
  const ChieuLessonCards *shown;
  guint n_back;
  g_autoptr (GArray) entries = NULL;
  g_autofree char *count = describe_answers (self, &n_back);
  const ChieuFriendlyTable *friendly = self->review ? NULL
                                                    : chieu_friendly_find_after_lesson (lesson->game, lesson->id, is_last_lesson (self));

  close_coach (self);
  if (n_back == 0)
    g_ptr_array_add (texts, self->review ? g_strdup (_("You have answered all the questions of this lesson.")) : chieu_lesson_text (lesson, lesson->aim));
  if (*count != '\0')
    g_ptr_array_add (texts, g_steal_pointer (&count));
  if (n_back > 0)
    /* Translators: questions of a lesson that were skipped, or whose answer had to be shown. */
    g_ptr_array_add (texts, g_strdup_printf (ngettext ("%u question will come back: you will find it in the list "
                                                       "of lessons, under “Review”.",
                                                       "%u questions will come back: you will find them in the "
                                                       "list of lessons, under “Review”.", n_back),
                                             n_back));
  if (lesson->tonight != NULL && !self->review)
    {
      g_autofree char *tonight = chieu_lesson_text (lesson, lesson->tonight);

      /* Translators: one thing to try when one plays next, a sentence. */
      g_ptr_array_add (texts, g_strdup_printf (_("At the table tonight: %s"), tonight));
    }
  chieu_lesson_hand_hide (self->hand);
  chieu_lesson_answer_list_learnt (lesson, self->run, &learnt);
  if (learnt.n > 0)
    g_ptr_array_add (texts, g_strdup (_("You now know these cards:")));
  if (is_last_lesson (self) && !self->review)
    g_ptr_array_insert (texts, 0, g_strdup (_("This was the last lesson of the course.")));
  g_ptr_array_add (texts, NULL);
  entries = list_words (lesson, NULL);
  chieu_lesson_panel_set_entries (self->panel, entries);
  chieu_lesson_panel_set_text (self->panel, _("The end of the lesson"), (const char *const *) texts->pdata, NULL);
  if (friendly != NULL)
    chieu_lesson_panel_add_offer (self->panel, chieu_friendly_row_new (lesson->game, friendly));
  announce_words (self);
  /* If no cards were learnt, the picture of the lesson keeps the page from being empty. */
  chieu_lesson_find_picture (lesson, END_CARDS, &picture);
  shown = learnt.n > 0 ? &learnt : &picture;
  if (shown->n > 0)
    {
      chieu_lesson_table_set_cards (self->table, lesson->game, shown->cards, shown->n, 0, FALSE);
      chieu_lesson_table_set_fan (self->table, shown == &picture);
      chieu_lesson_table_set_above (self->table, lesson->game, NULL, 0);
    }
  show_stage (self, shown->n > 0 ? GTK_WIDGET (self->table) : NULL);
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
  /* The person holds no cards, so the focus can only go to the buttons of the mat. */
  if (self->focus_frames == 0 && has_task (self) && gtk_widget_is_focus (self->hint))
    gtk_widget_child_focus (gtk_stack_get_visible_child (self->stage), GTK_DIR_TAB_FORWARD);
  self->focus_id = 0;
  return G_SOURCE_REMOVE;
}

static void
focus_step (ChieuLessonPage *self)
{
  if (focus_task (self))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->focus_frames = CHIEU_FOCUS_FRAMES;
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
  /* The place of a review is not noted: the lesson is to be continued where the person was in it. */
  if (!self->review && (step == NULL || !chieu_lesson_run_asks_again (self->run)))
    g_signal_emit (self, signals[PLACE], 0,
                   (step != NULL ? step : (const ChieuStep *) g_ptr_array_index (lesson->steps, 0))->id, step == NULL);
  focus_step (self);
}

/* Shows at once the moves that are still to be shown, and the verdict that follows them: both belong to the step that is about to be left
 * or begun again, and what was answered counts. */
static void
finish_showing (ChieuLessonPage *self)
{
  if (self->source != NULL)
    chieu_lesson_source_show_all (self->source);
}

/* Goes to step @number, from 0, and shows it. There is an error only in a lesson that the checker would refuse. */
static void
go_to_step (ChieuLessonPage *self,
            guint            number)
{
  g_autoptr (GError) error = NULL;

  finish_showing (self);
  if (chieu_lesson_run_go_to (self->run, number, &error))
    show_place (self, number == 0);
  else
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, error->message);
}

/* Goes to the step that comes next, or to the end of the lesson, and shows it. */
static void
go_to_next_step (ChieuLessonPage *self)
{
  g_autoptr (GError) error = NULL;

  finish_showing (self);
  if (chieu_lesson_run_go_on (self->run, &error))
    show_place (self, TRUE);
  else
    chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, error->message);
}

static void
next_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  ChieuLessonPage *self = page;

  if (is_checked (self))
    check_answer (self);
  else if (is_watched (self))
    show_scene (self);
  else if (get_step (self) == NULL)
    g_signal_emit (self, signals[GO_ON], 0);
  else
    go_to_next_step (self);
}

/* Shows what would have been right, without the signs of what the learner has found. */
static void
show_answer (ChieuLessonPage         *self,
             const ChieuLessonAnswer *answer)
{
  const ChieuStep *step = get_step (self);
  g_autofree char *text = g_strdup_printf ("%s\n%s", answer->text,
                                           chieu_lesson_run_asks_again (self->run) ? _("You will find the question in the review.")
                                           : _("The question comes back at the end of the lesson."));

  if (step->task == CHIEU_TASK_CHOOSE)
    {
      chieu_lesson_panel_show_answer (self->panel, answer->number);
    }
  else if (step->task == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_groups_set_groups (self->groups, &answer->arrangement);
      chieu_lesson_groups_set_open (self->groups, FALSE);
    }
  else if (step->task == CHIEU_TASK_DO)
    {
      chieu_lesson_source_follow_run (self->source);
    }
  else if (step->cards.n > 0)
    {
      chieu_lesson_table_show_answer (self->table, answer->cards.cards, answer->cards.n);
    }
  else
    {
      mark_cards (self, answer);
      chieu_mat_view_set_touching (self->mat, FALSE);
    }
  chieu_lesson_panel_forget_how (self->panel);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, text);
}

/* A question that is skipped shows its answer, with the reason, and comes back. A hand that is played alone has no one answer, and a scene
 * that is watched asks nothing: they are left for the next step. */
static void
skip_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  ChieuLessonPage *self = page;
  g_auto (ChieuLessonAnswer) answer = { 0 };
  gboolean has_answer;

  if (!has_task (self))
    return;
  close_coach (self);
  has_answer = chieu_lesson_answer_find (chieu_lesson_page_get_lesson (self), self->run, &answer);
  chieu_lesson_run_give_up (self->run);
  emit_standing (self);
  if (!has_answer)
    {
      go_to_next_step (self);
      return;
    }
  show_answer (self, &answer);
  update_buttons (self);
  gtk_widget_grab_focus (self->next);
}

static void
back_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  ChieuLessonPage *self = page;

  go_to_step (self, chieu_lesson_run_get_number (self->run) - 1);
}

static void
again_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       page)
{
  ChieuLessonPage *self = page;

  if (get_step (self) == NULL)
    {
      go_to_step (self, 0);
      return;
    }
  finish_showing (self);
  chieu_lesson_run_repeat (self->run);
  show_place (self, TRUE);
}

static void
hint_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  ChieuLessonPage *self = page;
  g_autofree char *hint = chieu_lesson_run_hint (self->run);

  if (hint == NULL)
    return;
  close_coach (self);
  chieu_lesson_panel_say (self->panel, CHIEU_SAY_HINT, hint);
}

static void
join_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       page)
{
  ChieuLessonPage *self = page;

  if (has_task (self) && get_step (self)->task == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_join (self->groups);
}

static void
coach_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       page)
{
  ChieuLessonPage *self = page;

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

/* Shows the beginning of @run (transfer full), which goes through a lesson or reviews it. */
static void
take_run (ChieuLessonPage   *self,
          const ChieuCourse *course,
          guint              place,
          ChieuLessonRun    *run,
          gboolean           review)
{
  forget_lesson (self);
  self->course = course;
  self->place = place;
  self->run = run;
  self->review = review;
  show_place (self, TRUE);
}

gboolean
chieu_lesson_page_set_lesson (ChieuLessonPage    *self,
                              const ChieuCourse  *course,
                              guint               place,
                              const char         *step,
                              GError            **error)
{
  const ChieuLesson *lesson;
  ChieuLessonRun *run;
  guint number;

  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self) && course != NULL, FALSE);

  lesson = chieu_course_get (course, place);
  run = chieu_lesson_run_new (lesson, error);
  if (run == NULL)
    return FALSE;
  number = chieu_lesson_find_step_number (lesson, step);
  if (!chieu_lesson_run_go_to (run, number > 0 ? number - 1 : 0, error))
    {
      chieu_lesson_run_free (run);
      return FALSE;
    }
  take_run (self, course, place, run, FALSE);
  return TRUE;
}

gboolean
chieu_lesson_page_set_review (ChieuLessonPage    *self,
                              const ChieuCourse  *course,
                              guint               place,
                              const GArray       *steps,
                              GError            **error)
{
  ChieuLessonRun *run;

  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self) && course != NULL && steps != NULL, FALSE);

  run = chieu_lesson_run_new (chieu_course_get (course, place), error);
  if (run == NULL)
    return FALSE;
  if (!chieu_lesson_run_begin_review (run, steps, error))
    {
      chieu_lesson_run_free (run);
      return FALSE;
    }
  take_run (self, course, place, run, TRUE);
  return TRUE;
}

void
chieu_lesson_page_set_standing (ChieuLessonPage   *self,
                                guint              step,
                                ChieuStepStanding  standing)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self) && self->run != NULL);

  chieu_lesson_run_set_standing (self->run, step, standing);
}

gboolean
chieu_lesson_page_is_review (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), FALSE);

  return self->review;
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

static void
very_large_buttons_changed_cb (ChieuLessonPage *self,
                               const char      *key,
                               GSettings       *settings)
{
  chieu_css_class_set (GTK_WIDGET (self), "very-large", g_settings_get_boolean (settings, key));
}

void
chieu_lesson_page_follow_settings (ChieuLessonPage *self,
                                   GSettings       *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_mat_looks_follow (self->mat, settings);
  chieu_lesson_split_follow_settings (self->split, settings);
  g_signal_connect_object (settings, "changed::very-large-buttons", G_CALLBACK (very_large_buttons_changed_cb), self, G_CONNECT_SWAPPED);
  very_large_buttons_changed_cb (self, "very-large-buttons", settings);
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

GActionGroup *
chieu_lesson_page_get_actions (ChieuLessonPage *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

GtkWidget *
chieu_lesson_page_get_head (ChieuLessonPage *self,
                            gboolean         end)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_PAGE (self), NULL);

  return end ? self->head_end : self->head_start;
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
  g_clear_handle_id (&self->size_id, g_source_remove);
  g_clear_handle_id (&self->cover_id, g_source_remove);
  if (self->mat != NULL)
    chieu_mat_view_set_foot (self->mat, NULL);
  self->mat = NULL;
  if (self->split != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->split)));
  g_clear_pointer (&self->foot, gtk_widget_unparent);
  g_clear_object (&self->head_start);
  g_clear_object (&self->head_end);
  g_clear_object (&self->words);
  g_clear_object (&self->actions);
  g_clear_weak_pointer (&self->call);
  G_OBJECT_CLASS (chieu_lesson_page_parent_class)->dispose (object);
}

static void
make_actions (ChieuLessonPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "hint", .activate = hint_action },
    { .name = "again", .activate = again_action },
    { .name = "skip", .activate = skip_action },
    { .name = "join", .activate = join_action },
    { .name = "back", .activate = back_action },
    { .name = "next", .activate = next_action },
    { .name = "coach", .activate = coach_action },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "lesson", G_ACTION_GROUP (self->actions));
}

/* ---- The room ---- */

/* Returns: whether the mat is drawn smaller or pans. The buttons then stand below it, because its column may be out of sight. */
static gboolean
is_small (ChieuLessonPage *self,
          int              width,
          int              height)
{
  int least_width, least_height;

  gtk_widget_measure (GTK_WIDGET (self->mat), GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->mat), GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);
  return width < least_width || height < least_height;
}

/* Buttons come and go, and the mat is told, only after the layout in which the size changed. */
static void
follow_size_cb (gpointer data)
{
  ChieuLessonPage *self = data;

  self->size_id = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (self->narrow_row); i++)
    gtk_widget_set_visible (self->narrow_row[i], self->narrow);
  chieu_mat_view_set_foot (self->mat, self->small ? NULL : self->foot);
}

/* The buttons stand at the foot of the column, in front of the mat or of the split, which both leave them their place. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);
  gboolean small = is_small (self, width, height), narrow = width < CHIEU_NARROW_WIDTH;
  GdkRectangle foot;

  chieu_mat_view_find_foot (self->mat, self->foot, width, height, &foot);
  if (small)
    {
      foot.width = MAX (1, width - 2 * OVER_MARGIN);
      gtk_widget_measure (self->foot, GTK_ORIENTATION_VERTICAL, foot.width, NULL, &foot.height, NULL, NULL);
      foot.x = OVER_MARGIN;
      foot.y = height - foot.height - OVER_MARGIN;
    }
  if ((small != self->small || narrow != self->narrow) && self->size_id == 0)
    self->size_id = g_idle_add_once (follow_size_cb, self);
  self->small = small;
  self->narrow = narrow;
  chieu_lesson_split_set_foot (self->split, &foot);
  gtk_widget_size_allocate (GTK_WIDGET (self->split), &(GtkAllocation) { 0, 0, width, small ? foot.y - OVER_MARGIN : height }, -1);
  gtk_widget_size_allocate (self->foot, &foot, -1);
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuLessonPage *self = CHIEU_LESSON_PAGE (widget);
  int least;

  gtk_widget_measure (GTK_WIDGET (self->split), orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->foot, orientation, -1, &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (*minimum, least);
  else
    *minimum += least;
  *natural = MAX (*natural, *minimum);
}

static void
chieu_lesson_page_class_init (ChieuLessonPageClass *klass)
{
  static const struct
  {
    const char *action;
    guint key;
  } keys[] = {
    { "lesson.hint", GDK_KEY_F2 },
    { "lesson.again", GDK_KEY_F3 },
    { "lesson.skip", GDK_KEY_F4 },
    { "lesson.join", GDK_KEY_F5 },
    { "lesson.back", GDK_KEY_F7 },
    { "lesson.next", GDK_KEY_F8 },
    { "lesson.coach", GDK_KEY_F9 },
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "lesson");
  signals[PLACE] = g_signal_new ("place", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  signals[ANSWERED] = g_signal_new ("answered", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_UINT);
  signals[GO_ON] = g_signal_new ("go-on", CHIEU_TYPE_LESSON_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, keys[i].action, NULL);
}

/* The coach and the panel share one place; one of them is visible. */
static GtkWidget *
words_new (ChieuLessonPage *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->coach = CHIEU_COACH_PANEL (chieu_coach_panel_new ());
  chieu_coach_panel_set_own_hand_only (self->coach, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->coach), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), FALSE);
  gtk_widget_set_vexpand (GTK_WIDGET (self->panel), TRUE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->coach));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->panel));
  return column;
}

static GtkWidget *
head_button_new (GtkWidget  *head,
                 const char *label,
                 const char *action,
                 const char *key)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, key);
  gtk_box_append (GTK_BOX (head), button);
  return button;
}

static GtkWidget *
head_new (void)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (head, g_object_new (CHIEU_TYPE_YIELD_LAYOUT, NULL));
  return g_object_ref_sink (head);
}

/* The header has the ways through the lesson and the coach, as it has taking back and the coach at the table. */
static void
make_heads (ChieuLessonPage *self)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (_("Coach"));

  self->head_start = head_new ();
  self->again = head_button_new (self->head_start, _("Again"), "lesson.again", "F3");
  head_button_new (self->head_start, _("Step back"), "lesson.back", "F7");
  head_button_new (self->head_start, _("Read aloud"), "win.read-aloud", "F6");
  self->head_end = head_new ();
  self->coach_button = GTK_TOGGLE_BUTTON (button);
  gtk_widget_set_tooltip_text (button, _("What the coach says about your hand (F9)"));
  gtk_widget_set_visible (button, FALSE);
  g_signal_connect_object (button, "toggled", G_CALLBACK (update_coach), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->head_end), button);
}

static GtkWidget *
foot_label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

/* Adds a button to row @row of the foot, over @columns columns from @column on. @key: its key, as a tooltip. @name:
 * (nullable): NULL: the button gets one that changes */
static GtkWidget *
foot_button_new (ChieuLessonPage *self,
                 int              row,
                 int              column,
                 int              columns,
                 const char      *action,
                 const char      *key,
                 const char      *name)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, key);
  gtk_widget_add_css_class (button, "large");
  if (name != NULL)
    {
      gtk_button_set_child (GTK_BUTTON (button), foot_label_new (name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  gtk_widget_set_hexpand (button, TRUE);
  gtk_grid_attach (GTK_GRID (self->foot), button, column, row, columns, 1);
  return button;
}

/* In a narrow window, whose header has no room for its buttons, they have a row here. The primary button, the last, is somewhat wider,
 * and as high as the longest of its words needs: none ever moves. */
static void
make_foot (ChieuLessonPage *self)
{
  GtkWidget *labels = gtk_stack_new ();

  self->foot = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->foot), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->foot), FOOT_SPACE);
  gtk_widget_add_css_class (self->foot, "lesson-foot");
  gtk_grid_set_row_spacing (GTK_GRID (self->foot), FOOT_SPACE);
  self->narrow_row[0] = foot_button_new (self, 0, 0, 2, "lesson.again", "F3", _("Again"));
  self->narrow_row[1] = foot_button_new (self, 0, 2, 2, "lesson.back", "F7", _("Step back"));
  self->narrow_row[2] = foot_button_new (self, 0, 4, 3, "win.read-aloud", "F6", _("Read aloud"));
  for (gsize i = 0; i < G_N_ELEMENTS (self->narrow_row); i++)
    gtk_widget_set_visible (self->narrow_row[i], FALSE);
  /* A button that is hidden keeps its place. */
  for (int column = 0; column < 4; column += 2)
    gtk_grid_attach (GTK_GRID (self->foot), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), column, 1, 2, 1);
  self->hint = foot_button_new (self, 1, 0, 2, "lesson.hint", "F2", _("Hint"));
  self->skip = foot_button_new (self, 1, 2, 2, "lesson.skip", "F4", _("Skip"));
  self->next = foot_button_new (self, 1, 4, 3, "lesson.next", "F8", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (nexts); i++)
    gtk_stack_add_named (GTK_STACK (labels), foot_label_new (_(nexts[i])), nexts[i]);
  gtk_button_set_child (GTK_BUTTON (self->next), labels);
  gtk_widget_add_css_class (self->next, "suggested-action");
  name_next (self, NEXT_GO_ON);
}

static GtkWidget *
stage_new (ChieuLessonPage *self)
{
  GtkWidget *stage = gtk_stack_new (), *overlay = gtk_overlay_new ();

  self->stage = GTK_STACK (stage);
  gtk_stack_set_hhomogeneous (self->stage, FALSE);
  gtk_stack_set_vhomogeneous (self->stage, FALSE);
  self->mat = CHIEU_MAT_VIEW (chieu_mat_view_new ());
  self->table = CHIEU_LESSON_TABLE (chieu_lesson_table_new ());
  self->groups = CHIEU_LESSON_GROUPS (chieu_lesson_groups_new ());
  gtk_stack_add_child (self->stage, chieu_pan_room_new (GTK_WIDGET (self->mat)));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->table));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->groups));
  self->hand = CHIEU_LESSON_HAND (chieu_lesson_hand_new ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), stage);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->hand));
  self->over = GTK_OVERLAY (overlay);
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (find_place_cb), self);
  return overlay;
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
  make_actions (self);
  self->panel = CHIEU_LESSON_PANEL (chieu_lesson_panel_new ());
  self->words = g_object_ref_sink (words_new (self));
  self->split = CHIEU_LESSON_SPLIT (chieu_lesson_split_new (self->words, stage_new (self)));
  gtk_widget_set_parent (GTK_WIDGET (self->split), GTK_WIDGET (self));
  make_heads (self);
  make_foot (self);
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
  chieu_mat_view_set_foot (self->mat, self->foot);
  g_signal_connect_object (self->panel, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->groups, "changed", G_CALLBACK (groups_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "touched", G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mat, "touched", G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mat, "calls", G_CALLBACK (calls_cb), self, G_CONNECT_SWAPPED);
}
