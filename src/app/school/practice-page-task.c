/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a task of practice shows, and what comes of the answer.
 */
#include "practice-page-private.h"

#include <glib/gi18n.h>

#include "app/gallery/deck-order.h"

/* ---- What is shown ---- */

static const char *
how_of (const ChieuPracticeTask *task)
{
  switch (task->form)
    {
    case CHIEU_TASK_PICK:
      return task->all ? _("Press the cards, then “Check”.") : _("Press the card, then “Check”.");
    case CHIEU_TASK_FACES:
      return _("Press the cards, then “Check”.");
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
                           ? g_strdup_printf (_("%1$s (level %2$d). This one comes back."), name, self->task->level)
                           /* Translators: a kind of tasks, its level: “Is it complete? (level 2)” */
                           : g_strdup_printf (_("%1$s (level %2$d)"), name, self->task->level);

  chieu_lesson_panel_set_text (self->panel, place, paragraphs, how_of (self->task));
  for (guint i = 0; i < self->task->answers->len; i++)
    chieu_lesson_panel_add_answer (self->panel, g_ptr_array_index (self->task->answers, i));
}

static void
show_stage (ChieuPracticePage *self,
            gpointer           child)
{
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->stage)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == child);
  gtk_stack_set_visible_child (self->stage, child);
}

static void
show_table (ChieuPracticePage *self)
{
  const ChieuPracticeTask *task = self->task;
  ChieuCard deck[CHIEU_LESSON_TABLE_MAX];

  if (task->form == CHIEU_TASK_FACES)
    {
      int n = chieu_deck_list (task->game->deck, deck);

      chieu_lesson_table_set_cards (self->table, task->game, deck, n, chieu_deck_columns (task->game->deck), TRUE);
      chieu_lesson_table_set_above (self->table, task->game, task->cards.cards, task->cards.n);
    }
  else
    {
      chieu_lesson_table_set_cards (self->table, task->game, task->cards.cards, task->cards.n, 0,
                                    task->form == CHIEU_TASK_PICK);
      chieu_lesson_table_set_above (self->table, task->game, &task->beside, task->beside != CHIEU_CARD_NONE ? 1 : 0);
    }
  show_stage (self, self->table);
}

static void
show_phu (ChieuPracticePage *self)
{
  chieu_task_phu_set_groups (self->phu, self->task->game, &self->task->shown);
  show_stage (self, self->phu);
}

static void
show_cards (ChieuPracticePage *self)
{
  if (self->task->form == CHIEU_TASK_ARRANGE)
    {
      chieu_lesson_groups_set_cards (self->groups, self->task->game, &self->task->cards);
      show_stage (self, self->groups);
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

void
chieu_practice_page_show_task (ChieuPracticePage *self)
{
  show_words (self);
  show_cards (self);
}

/* ---- Answers ---- */

/* The first answer counts; what is tried afterwards is for oneself. */
static void
count (ChieuPracticePage *self,
       gboolean           right)
{
  if (self->counted)
    return;
  self->counted = TRUE;
  chieu_practice_book_answer (self->book, &self->asked, right, chieu_practice_page_now ());
}

/* The cards that are right stand out among those there are. */
static void
point_at_right (ChieuPracticePage *self)
{
  ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
  int n = 0;

  for (int face = 0; face < self->task->game->deck->n_faces; face++)
    if ((self->task->right_faces >> face & 1) != 0)
      cards[n++] = (ChieuCard) face;
  chieu_lesson_table_set_points (self->table, cards, n);
}

/* Right, or shown: why it is so, and the phu that show it. */
static void
end_task (ChieuPracticePage *self,
          ChieuSay           kind)
{
  self->done = TRUE;
  if (self->task->form == CHIEU_TASK_ARRANGE)
    chieu_lesson_groups_set_open (self->groups, FALSE);
  if (self->task->form == CHIEU_TASK_CHOOSE)
    chieu_lesson_panel_mark_answer (self->panel, self->task->right_answer, TRUE);
  if (self->task->form == CHIEU_TASK_PICK)
    point_at_right (self);
  chieu_lesson_panel_say (self->panel, kind, self->task->form == CHIEU_TASK_ARRANGE && kind == CHIEU_SAY_RIGHT
                                             ? _(chieu_school_game_find (self->task->game)->arranged) : self->task->why);
  if (self->task->shown.n > 0 && !(self->task->form == CHIEU_TASK_ARRANGE && kind == CHIEU_SAY_RIGHT))
    show_phu (self);
  chieu_practice_page_update (self);
  gtk_widget_grab_focus (self->next);
}

static void
say_wrong (ChieuPracticePage *self,
           const char        *wrong)
{
  /* Translators: what is wrong with an answer, as a whole sentence, comes first. */
  g_autofree char *text = g_strdup_printf (_("%s Try on, or have the answer shown."), wrong);

  chieu_lesson_panel_say (self->panel, CHIEU_SAY_WRONG, text);
}

static void
judge (ChieuPracticePage *self,
       gboolean           right,
       const char        *wrong)
{
  count (self, right);
  if (right)
    end_task (self, CHIEU_SAY_RIGHT);
  else if (wrong != NULL)
    say_wrong (self, wrong);
  else
    end_task (self, CHIEU_SAY_WRONG);
}

/* Cards or faces. A card that is to be touched is not the one that lies there. */
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
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, n == 0 ? _("No card is touched yet.") : _("Touch one card only."));
      return;
    }
  for (int i = 0; i < n; i++)
    faces |= G_GUINT64_CONSTANT (1) << cards[i];
  right = pick ? chieu_practice_try_cards (self->task, faces, &wrong) : chieu_practice_try_faces (self->task, faces, &wrong);
  judge (self, right, wrong);
}

static void
check_groups (ChieuPracticePage *self)
{
  const ChieuArrangement *groups = chieu_lesson_groups_get (self->groups);
  g_autofree char *wrong = NULL;
  gboolean right;

  if (groups->n == 0)
    {
      chieu_lesson_panel_say (self->panel, CHIEU_SAY_NOTE, _("Nothing is put together yet."));
      return;
    }
  right = chieu_practice_try_groups (self->task, groups, &wrong);
  judge (self, right, wrong);
}

void
chieu_practice_page_answer (ChieuPracticePage *self,
                            guint              number)
{
  g_autofree char *wrong = NULL;
  gboolean right;

  if (self->done || number >= self->task->answers->len)
    return;
  right = chieu_practice_try_answer (self->task, number, &wrong);
  if (!right)
    chieu_lesson_panel_mark_answer (self->panel, number, FALSE);
  judge (self, right, wrong);
}

void
chieu_practice_page_check (ChieuPracticePage *self)
{
  if (self->task->form == CHIEU_TASK_ARRANGE)
    check_groups (self);
  else
    check_touched (self);
}

void
chieu_practice_page_show_answer (ChieuPracticePage *self)
{
  count (self, FALSE);
  end_task (self, CHIEU_SAY_NOTE);
}
