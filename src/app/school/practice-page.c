/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/match-settings.h"
#include "app/preferences/looks.h"
#include "app/widgets/bottom-bar.h"
#include "app/window-parts.h"
#include "compat.h"
#include "lesson-groups.h"
#include "lesson-panel.h"
#include "lesson-split.h"
#include "lesson-table.h"
#include "school/practice/practice-session.h"
#include "task-phu.h"

struct _ChieuPracticePage
{
  GtkWidget parent_instance;

  ChieuPracticeBook *book;       /* (nullable): not owned */
  const ChieuPracticeTable *practised;   /* (nullable): the table at which the task is asked; NULL: none has been yet */
  const ChieuPracticeKind *kind; /* (nullable): of the tasks; NULL: mixed */
  ChieuPracticeAsked asked;      /* the task that was chosen last: @task, or if @is_wanted the one that follows it */
  gboolean is_wanted;            /* the next task is still being made, or will be when the page is seen again */
  GCancellable *making;          /* (nullable): of the thread that makes it */
  ChieuPracticeTask *task;       /* (nullable): the one that is shown */
  gboolean counted;              /* the first answer to the task was noted */
  gboolean done;                 /* the task has been answered, or its answer shown */
  guint64 seed;                  /* of the next new task, if has_seed */
  gboolean has_seed;
  gboolean in_session;
  ChieuPracticeSession session;  /* if in_session */
  gboolean over;                 /* the end of the session is shown */

  GtkWidget *content;
  GtkWidget *split;              /* the words beside what they are about */
  GtkWidget *part;               /* how many tasks of the session are done */
  ChieuLessonPanel *panel;
  GtkStack *stage;
  ChieuLessonTable *table;
  ChieuLessonGroups *groups;
  ChieuTaskPhu *phu;
  GtkBox *tools;                 /* room for buttons of the window */
  GtkWidget *show, *more, *next;
};

G_DEFINE_FINAL_TYPE (ChieuPracticePage, chieu_practice_page, GTK_TYPE_WIDGET)

static guint asked_signal, over_signal;

const ChieuGame *
chieu_practice_page_get_game (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return self->practised != NULL ? self->practised->game : NULL;
}

const ChieuPracticeTask *
chieu_practice_page_get_task (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return self->task;
}

gboolean
chieu_practice_page_is_busy (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), FALSE);

  return self->is_wanted;
}

/* Returns: the time, in seconds since 1970 */
static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- Buttons ---- */

static void
update_buttons (ChieuPracticePage *self)
{
  gboolean asks = self->task != NULL && !self->done && !self->over;
  gboolean checked = asks && (self->task->form != CHIEU_TASK_CHOOSE || self->task->several);
  gboolean can = !self->is_wanted && (self->done || self->over || checked);
  gboolean ends = self->in_session && chieu_practice_session_is_over (&self->session);

  gtk_button_set_label (GTK_BUTTON (self->next), self->over ? _("Done") : checked ? _("Check") : ends ? _("See the results") : _("Next task"));
  /* Each button keeps its place, whether it can be pressed or not. */
  gtk_widget_set_visible (self->show, !self->over);
  gtk_widget_set_opacity (self->show, asks ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->show), GTK_ACCESSIBLE_STATE_HIDDEN, !asks, -1);
  gtk_widget_set_visible (self->more, self->over);
  gtk_widget_set_visible (self->part, self->in_session);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->part),
                                 self->in_session ? (double) self->session.done / self->session.tasks : 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.next", can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.show", asks && !self->is_wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.more", self->over);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  if (self->task == NULL || self->is_wanted)
    return FALSE;
  if (self->done)
    return gtk_widget_grab_focus (self->next);
  if (self->task->form == CHIEU_TASK_CHOOSE)
    return chieu_lesson_panel_focus_answer (self->panel);
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

/* ---- What is shown ---- */

/* Returns: (nullable): how the task is done */
static const char *
describe_task (const ChieuPracticeTask *task)
{
  switch (task->form)
    {
    case CHIEU_TASK_PICK:
      return task->all ? _("When you have them, press “Check”.") : _("Choose the card, then press “Check”.");
    case CHIEU_TASK_FACES:
      return _("When you have them, press “Check”.");
    case CHIEU_TASK_CHOOSE:
      return task->several ? _("Choose the words of the call, then press “Check”.") : NULL;
    case CHIEU_TASK_ARRANGE:
      return _(chieu_school_game_find (task->game)->how_to_arrange);
    default:
      return NULL;
    }
}

static void
show_words (ChieuPracticePage *self)
{
  const char *paragraphs[] = { self->task->question, NULL };
  const char *name = chieu_practice_kind_name (self->task->kind);
  g_autofree char *place = self->asked.again
                           /* Translators: a kind of tasks, its level; the task was answered wrongly before. */
                           ? g_strdup_printf (_("%1$s (level %2$d). This task comes back."), name, self->task->level)
                           /* Translators: a kind of tasks, its level: “Is it complete? (level 2)” */
                           : g_strdup_printf (_("%1$s (level %2$d)"), name, self->task->level);

  if (self->in_session)
    {
      /* Translators: the number of a task, how many there are, and its kind: “Task 3 of 10 · Is it complete? (level 2)” */
      g_autofree char *numbered = g_strdup_printf (_("Task %1$d of %2$d · %3$s"), self->session.done + 1, self->session.tasks, place);

      chieu_lesson_panel_set_text (self->panel, numbered, paragraphs, describe_task (self->task));
    }
  else
    {
      chieu_lesson_panel_set_text (self->panel, place, paragraphs, describe_task (self->task));
    }
  for (guint i = 0; i < self->task->answers->len; i++)
    if (self->task->several)
      chieu_lesson_panel_add_word (self->panel, g_ptr_array_index (self->task->answers, i));
    else
      chieu_lesson_panel_add_answer (self->panel, g_ptr_array_index (self->task->answers, i));
}

static void
show_table (ChieuPracticePage *self)
{
  const ChieuPracticeTask *task = self->task;

  if (task->form == CHIEU_TASK_FACES)
    {
      chieu_lesson_table_set_deck (self->table, task->game, task->cards.cards, task->cards.n);
    }
  else
    {
      chieu_lesson_table_set_cards (self->table, task->game, task->cards.cards, task->cards.n, 0,
                                    task->form == CHIEU_TASK_PICK);
      chieu_lesson_table_set_above (self->table, task->game, &task->beside, task->beside != CHIEU_CARD_NONE ? 1 : 0);
    }
  chieu_stack_turn_to (self->stage, GTK_WIDGET (self->table));
}

static void
show_phu (ChieuPracticePage *self)
{
  chieu_task_phu_set_groups (self->phu, self->task->game, &self->task->shown);
  chieu_stack_turn_to (self->stage, GTK_WIDGET (self->phu));
}

static void
show_cards (ChieuPracticePage *self)
{
  if (self->task->form == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_groups_set_cards (self->groups, self->task->game, &self->task->cards);
      chieu_stack_turn_to (self->stage, GTK_WIDGET (self->groups));
    }
  else if (self->task->in_phu)
    {
      show_phu (self);
    }
  else
    {
      show_table (self);
    }
}

/* ---- Answers ---- */

/* Only the first answer counts; the person can try others afterwards. */
static void
count_answer (ChieuPracticePage *self,
              gboolean           right)
{
  if (self->counted)
    return;
  self->counted = TRUE;
  chieu_practice_book_take_answer (self->book, &self->asked, right, get_now ());
  if (self->in_session)
    chieu_practice_session_take_answer (&self->session, self->asked.kind, right);
}

/* Returns: (transfer full): why the answer is right, and before it the answer, if it is one of several texts, the person has not found it and
 * the reason does not say it */
static char *
describe_answer (ChieuPracticePage *self,
                 ChieuSay           kind)
{
  const ChieuPracticeTask *task = self->task;
  const char *answer;

  if (kind == CHIEU_SAY_RIGHT || task->form != CHIEU_TASK_CHOOSE || task->several)
    return g_strdup (task->why);
  answer = task->answers->pdata[task->right_answer];
  return strstr (task->why, answer) != NULL ? g_strdup (task->why) : g_strdup_printf ("%s\n%s", answer, task->why);
}

/* Explains why the right answer is right, and shows the phu of the hand. */
static void
end_task (ChieuPracticePage *self,
          ChieuSay           kind)
{
  gboolean found = kind == CHIEU_SAY_RIGHT;

  self->done = TRUE;
  chieu_lesson_panel_forget_how (self->panel);
  if (self->task->form == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_set_open (self->groups, FALSE);
  if (self->task->several)
    chieu_lesson_panel_mark_words (self->panel, self->task->right_answers, found);
  else if (self->task->form == CHIEU_TASK_CHOOSE && found)
    chieu_lesson_panel_mark_answer (self->panel, self->task->right_answer, TRUE);
  else if (self->task->form == CHIEU_TASK_CHOOSE)
    chieu_lesson_panel_show_answer (self->panel, self->task->right_answer);
  if (self->task->form == CHIEU_TASK_PICK || self->task->form == CHIEU_TASK_FACES)
    {
      ChieuLessonCards right;

      chieu_lesson_cards_from_set (self->task->right_faces, &right);
      if (found)
        chieu_lesson_table_show_right (self->table, right.cards, right.n);
      else
        chieu_lesson_table_show_answer (self->table, right.cards, right.n);
    }
  /* A person who has arranged the hand sees the phu already. */
  if (self->task->form == CHIEU_TASK_ARRANGE && found)
    {
      chieu_lesson_panel_say (self->panel, kind, _(chieu_school_game_find (self->task->game)->arranged));
    }
  else
    {
      g_autofree char *text = describe_answer (self, kind);

      chieu_lesson_panel_say (self->panel, kind, text);
      if (self->task->shown.n > 0)
        show_phu (self);
    }
  update_buttons (self);
  gtk_widget_grab_focus (self->next);
}

/* Notes an answer and replies to it. @wrong: (nullable): what is wrong with it, so that the person can try again; NULL: the task is
 * over */
static void
take_answer (ChieuPracticePage *self,
             gboolean           right,
             const char        *wrong)
{
  count_answer (self, right);
  if (right || wrong == NULL)
    {
      end_task (self, right ? CHIEU_SAY_RIGHT : CHIEU_SAY_MISSED);
    }
  else
    {
      /* Translators: what is wrong with an answer, as a whole sentence, comes first. */
      g_autofree char *text = g_strdup_printf (_("%s Try again, or look at the answer."), wrong);

      chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, text);
    }
}

static void
check_touched (ChieuPracticePage *self)
{
  gboolean pick = self->task->form == CHIEU_TASK_PICK;
  ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
  int n = chieu_lesson_table_get_touched (self->table, cards);
  g_autofree char *wrong = NULL;
  guint64 faces = 0;
  gboolean right;

  if (n == 0 || (n > 1 && pick && !self->task->all))
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, n == 0 ? _("You have not chosen a card yet.") : _("Choose only one card."));
      return;
    }
  for (int i = 0; i < n; i++)
    faces |= G_GUINT64_CONSTANT (1) << cards[i];
  right = pick ? chieu_practice_try_cards (self->task, faces, &wrong) : chieu_practice_try_faces (self->task, faces, &wrong);
  take_answer (self, right, wrong);
}

static void
check_groups (ChieuPracticePage *self)
{
  const ChieuArrangement *groups = chieu_lesson_groups_get_arrangement (self->groups);
  g_autofree char *wrong = NULL;
  gboolean right;

  if (groups->n == 0)
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, _("Nothing has been put together yet."));
      return;
    }
  right = chieu_practice_try_groups (self->task, groups, &wrong);
  take_answer (self, right, wrong);
}

static void
check_words (ChieuPracticePage *self)
{
  guint64 chosen = chieu_lesson_panel_get_words_chosen (self->panel);
  g_autofree char *wrong = NULL;
  gboolean right;

  if (chosen == 0)
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, _("No word is chosen yet."));
      return;
    }
  right = chieu_practice_try_answers (self->task, chosen, &wrong);
  take_answer (self, right, wrong);
}

/* A number key may name an answer that there is not, or come when none is asked for. */
static void
answered_cb (ChieuPracticePage *self,
             guint              number)
{
  g_autofree char *wrong = NULL;
  gboolean right;

  if (self->task == NULL || self->is_wanted || self->done || self->task->several || number >= self->task->answers->len)
    return;
  right = chieu_practice_try_answer (self->task, number, &wrong);
  if (!right)
    chieu_lesson_panel_mark_answer (self->panel, number, FALSE);
  take_answer (self, right, wrong);
}

/* ---- The next task ----
 *
 * A task is made in a thread, because many hands are played to find a finished one to ask about. Until the next task is there, the one before
 * stays on the page and takes no answer. If the person leaves the page, the task that is being made is dropped, and made anew when the page is
 * seen again.
 */

/* The task that the thread makes. */
typedef struct
{
  const ChieuPracticeTable *table;
  ChieuPracticeAsked asked;
} Wanted;

static void
make_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Wanted *wanted = data;

  g_task_return_pointer (task, chieu_practice_task_new (wanted->table, wanted->asked.kind, wanted->asked.level, wanted->asked.seed),
                         (GDestroyNotify) chieu_practice_task_free);
}

static void
made_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (object);
  g_autoptr (GError) error = NULL;
  ChieuPracticeTask *task = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *words = NULL;

  /* There is an error if the person left the page, or another task is wanted. */
  if (error != NULL)
    return;
  g_clear_object (&self->making);
  g_clear_pointer (&self->task, chieu_practice_task_free);
  self->task = task;
  self->is_wanted = self->counted = self->done = self->over = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->stage), TRUE);
  show_words (self);
  show_cards (self);
  update_buttons (self);
  g_signal_emit (self, asked_signal, 0);
  words = chieu_lesson_panel_get_words (self->panel);
  chieu_compat_announce (GTK_WIDGET (self), words);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
stop_making (ChieuPracticePage *self)
{
  if (self->making != NULL)
    g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
}

static void
make_task (ChieuPracticePage *self)
{
  g_autoptr (GTask) task = NULL;
  Wanted *wanted = g_new (Wanted, 1);

  *wanted = (Wanted) { self->practised, self->asked };
  stop_making (self);
  self->making = g_cancellable_new ();
  task = g_task_new (self, self->making, made_cb, NULL);
  g_task_set_task_data (task, wanted, g_free);
  g_task_run_in_thread (task, make_in_thread);
}

static void
map (GtkWidget *widget)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  GTK_WIDGET_CLASS (chieu_practice_page_parent_class)->map (widget);
  if (self->is_wanted && self->making == NULL)
    make_task (self);
}

static void
unmap (GtkWidget *widget)
{
  stop_making (CHIEU_PRACTICE_PAGE (widget));
  GTK_WIDGET_CLASS (chieu_practice_page_parent_class)->unmap (widget);
}

static void
ask_next_task (ChieuPracticePage *self)
{
  guint64 seed = self->has_seed ? self->seed++ : chieu_make_random_seed ();

  chieu_practice_book_choose_task (self->book, self->kind, get_now (), seed, &self->asked);
  self->practised = chieu_practice_book_get_table (self->book);
  self->is_wanted = TRUE;
  update_buttons (self);
  make_task (self);
}

/* Asks the first task; until that has been made, nothing of what was practised before is shown. */
static void
begin_asking (ChieuPracticePage *self)
{
  static const char *const no_words[] = { NULL };

  g_clear_pointer (&self->task, chieu_practice_task_free);
  self->done = self->over = FALSE;
  chieu_lesson_panel_set_text (self->panel, "", no_words, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->stage), FALSE);
  ask_next_task (self);
}

/* Shows the end of a session: what was right, and what comes back when. */
static void
show_end (ChieuPracticePage *self)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_auto (GStrv) texts = chieu_practice_session_describe (&self->session, self->book, today);
  g_autofree char *words = NULL;

  self->over = TRUE;
  chieu_lesson_panel_set_text (self->panel, _("Enough for today"), (const char *const *) texts, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->stage), FALSE);
  update_buttons (self);
  g_signal_emit (self, asked_signal, 0);
  words = chieu_lesson_panel_get_words (self->panel);
  chieu_compat_announce (GTK_WIDGET (self), words);
  gtk_widget_grab_focus (self->next);
}

void
chieu_practice_page_begin_session (ChieuPracticePage *self,
                                   ChieuPracticeBook *book)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self) && book != NULL);

  self->book = book;
  self->kind = NULL;
  self->in_session = TRUE;
  chieu_practice_session_begin (&self->session, chieu_practice_book_get_table (book), CHIEU_PRACTICE_SESSION_TASKS);
  begin_asking (self);
}

void
chieu_practice_page_begin_tasks (ChieuPracticePage       *self,
                                 ChieuPracticeBook       *book,
                                 const ChieuPracticeKind *kind)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self) && book != NULL);

  self->book = book;
  self->kind = kind;
  self->in_session = FALSE;
  begin_asking (self);
}

void
chieu_practice_page_set_seed (ChieuPracticePage *self,
                              guint64            seed)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self));

  self->seed = seed;
  self->has_seed = TRUE;
}

void
chieu_practice_page_unset_seed (ChieuPracticePage *self)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self));

  self->has_seed = FALSE;
}

/* ---- Actions ---- */

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  if (self->over)
    g_signal_emit (self, over_signal, 0);
  else if (self->done && self->in_session && chieu_practice_session_is_over (&self->session))
    show_end (self);
  else if (self->done)
    ask_next_task (self);
  else if (self->task->form == CHIEU_TASK_ARRANGE)
    check_groups (self);
  else if (self->task->several)
    check_words (self);
  else
    check_touched (self);
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  /* An answer that had to be shown counts as wrong. */
  count_answer (self, FALSE);
  end_task (self, CHIEU_SAY_ANSWER);
}

static void
more_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (widget);

  chieu_practice_page_begin_session (self, self->book);
}

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  answered_cb (CHIEU_PRACTICE_PAGE (widget), g_variant_get_uint32 (parameter));
}

/* ---- Settings and parts ---- */

void
chieu_practice_page_follow_settings (ChieuPracticePage *self,
                                     GSettings         *settings)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGE (self) && G_IS_SETTINGS (settings));

  chieu_looks_mark_large_text (GTK_WIDGET (self), settings);
  chieu_lesson_split_follow_settings (CHIEU_LESSON_SPLIT (self->split), settings);
}

GtkBox *
chieu_practice_page_get_tools (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return self->tools;
}

char *
chieu_practice_page_get_words (ChieuPracticePage *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGE (self), NULL);

  return chieu_lesson_panel_get_words (self->panel);
}

/* ---- The widget ---- */

GtkWidget *
chieu_practice_page_new (void)
{
  return g_object_new (CHIEU_TYPE_PRACTICE_PAGE, NULL);
}

static void
dispose (GObject *object)
{
  ChieuPracticePage *self = CHIEU_PRACTICE_PAGE (object);

  stop_making (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->task, chieu_practice_task_free);
  G_OBJECT_CLASS (chieu_practice_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "practice.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "practice.more", NULL, more_action);
  gtk_widget_class_install_action (widget_class, "practice.choose", "u", choose_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, 0, "practice.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "practice.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F3, 0, "practice.more", NULL);
  for (guint i = 0; i < CHIEU_PRACTICE_ANSWERS_MAX; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, 0, "practice.choose", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_1 + i, 0, "practice.choose", "u", i);
    }
}

static void
chieu_practice_page_class_init (ChieuPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  widget_class->map = map;
  widget_class->unmap = unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  /* The page shares the style of a lesson. */
  gtk_widget_class_set_css_name (widget_class, "lesson");
  asked_signal = g_signal_new ("asked", CHIEU_TYPE_PRACTICE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  over_signal = g_signal_new ("over", CHIEU_TYPE_PRACTICE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  install_actions (widget_class);
}

static GtkWidget *
bar_new (ChieuPracticePage *self)
{
  GtkWidget *bar = chieu_bottom_bar_new ();

  self->tools = chieu_bottom_bar_add_tools (bar);
  self->show = chieu_bottom_bar_add_button (bar, _("Show the answer"), "practice.show");
  self->more = chieu_bottom_bar_add_button (bar, _("Ten more"), "practice.more");
  gtk_widget_set_visible (self->more, FALSE);
  self->next = chieu_bottom_bar_add_button (bar, _("Next task"), "practice.next");
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_set_tooltip_text (self->show, "F4");
  gtk_widget_set_tooltip_text (self->more, "F3");
  gtk_widget_set_tooltip_text (self->next, "F8");
  chieu_bottom_bar_keep_width (self->next, (const char *const []) { _("Check"), _("Next task"), _("See the results"), _("Done"), NULL });
  return bar;
}

static GtkWidget *
stage_new (ChieuPracticePage *self)
{
  GtkWidget *stage = gtk_stack_new ();

  self->stage = GTK_STACK (stage);
  gtk_stack_set_hhomogeneous (self->stage, FALSE);
  gtk_stack_set_vhomogeneous (self->stage, FALSE);
  self->table = CHIEU_LESSON_TABLE (chieu_lesson_table_new ());
  self->groups = CHIEU_LESSON_GROUPS (chieu_lesson_groups_new ());
  self->phu = CHIEU_TASK_PHU (chieu_task_phu_new ());
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->table));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->groups));
  gtk_stack_add_child (self->stage, GTK_WIDGET (self->phu));
  return stage;
}

static void
groups_changed_cb (ChieuPracticePage *self,
                   const char        *text)
{
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
chieu_practice_page_init (ChieuPracticePage *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->panel = CHIEU_LESSON_PANEL (chieu_lesson_panel_new ());
  self->split = chieu_lesson_split_new (GTK_WIDGET (self->panel), stage_new (self));
  gtk_widget_set_vexpand (self->split, TRUE);
  self->part = gtk_progress_bar_new ();
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->part), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_visible (self->part, FALSE);
  gtk_box_append (GTK_BOX (self->content), self->part);
  gtk_box_append (GTK_BOX (self->content), self->split);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
  g_signal_connect_object (self->panel, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->groups, "changed", G_CALLBACK (groups_changed_cb), self, G_CONNECT_SWAPPED);
}
