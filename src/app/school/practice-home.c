/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-home.h"

#include <glib/gi18n.h>

#include "app/widgets/bottom-bar.h"
#include "app/widgets/choice.h"
#include "app/widgets/column-layout.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* The id that stands for all kinds mixed. */
#define MIXED ""
/* The space between rows, and between the lines of one, in pixels. */
#define SPACE 9
#define LINE_SPACE 3

struct _ChieuPracticeHome
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkBox *list;
  ChieuChoice *games;
  GtkBox *kinds;                 /* a row for each kind of the game that is chosen */
  GtkWidget *session;            /* the button that begins a session */
};

G_DEFINE_FINAL_TYPE (ChieuPracticeHome, chieu_practice_home, GTK_TYPE_WIDGET)

static guint kind_signal, session_signal, game_signal;

static void
kind_clicked_cb (GtkWidget         *button,
                 ChieuPracticeHome *self)
{
  g_signal_emit (self, kind_signal, 0, g_object_get_data (G_OBJECT (button), "kind"));
}

/* Lets @button lead to the tasks of @kind. */
static void
set_kind (ChieuPracticeHome *self,
          GtkWidget         *button,
          const char        *kind)
{
  g_object_set_data (G_OBJECT (button), "kind", (gpointer) kind);
  g_signal_connect (button, "clicked", G_CALLBACK (kind_clicked_cb), self);
}

/* ---- How it goes ---- */

/* Returns: (transfer full): the level, the last answers, how many were right in a row and the tasks to repeat, as whole sentences; of a
 * kind that was never practised only that. */
static char *
describe_progress (const ChieuPracticeKind     *kind,
                   const ChieuPracticeProgress *progress)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *level = g_strdup_printf (_("Level %1$d of %2$d."), progress->level, kind->levels);
  g_autofree char *right = g_strdup_printf (ngettext ("%1$d of the last %2$d answer right.",
                                                      "%1$d of the last %2$d answers right.", (gulong) progress->last),
                                            progress->right, progress->last);
  g_autofree char *streak = g_strdup_printf (ngettext ("%d right in a row.", "%d right in a row.", (gulong) progress->streak),
                                             progress->streak);
  g_autofree char *due = g_strdup_printf (ngettext ("%d task comes back now.", "%d tasks come back now.", (gulong) progress->due),
                                          progress->due);
  g_autofree char *later = g_strdup_printf (ngettext ("%d task comes back later.", "%d tasks come back later.",
                                                      (gulong) progress->later), progress->later);

  if (progress->last == 0)
    return g_strdup (_("Not practised yet."));
  g_strv_builder_add (builder, level);
  g_strv_builder_add (builder, right);
  if (progress->streak > 1)
    g_strv_builder_add (builder, streak);
  if (progress->due > 0)
    g_strv_builder_add (builder, due);
  if (progress->later > 0)
    g_strv_builder_add (builder, later);
  parts = g_strv_builder_end (builder);
  /* Joins whole sentences with spaces between them. */
  return g_strjoinv (" ", parts);
}

static GtkWidget *
row_new (ChieuPracticeHome           *self,
         const ChieuPracticeKind     *kind,
         const ChieuPracticeProgress *progress)
{
  GtkWidget *button = gtk_button_new (), *box = chieu_column_new (LINE_SPACE);
  g_autofree char *standing = describe_progress (kind, progress);
  g_autofree char *spoken = g_strjoin ("\n", chieu_practice_kind_name (kind), chieu_practice_kind_aim (kind), standing, NULL);

  gtk_box_append (GTK_BOX (box), chieu_text_new (chieu_practice_kind_name (kind), "heading"));
  gtk_box_append (GTK_BOX (box), chieu_text_new (chieu_practice_kind_aim (kind), NULL));
  gtk_box_append (GTK_BOX (box), chieu_text_new (standing, "lesson-standing"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "lesson-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  set_kind (self, button, kind->id);
  return button;
}

/* Returns: (transfer full): the number of tasks of all kinds that are to be repeated now, as a sentence; if there are none, what practice
 * is */
static char *
describe_due (ChieuPracticeBook *book,
              gint64             now)
{
  const ChieuPracticeKind *kind = chieu_practice_book_get_table (book)->kinds;
  int due = 0;

  for (; kind->id != NULL; kind++)
    {
      ChieuPracticeProgress progress;

      chieu_practice_book_get_progress (book, kind, now, &progress);
      due += progress.due;
    }
  if (due == 0)
    return g_strdup (_("Short tasks, as many as you like. They become harder as you get them right; the ones you get wrong come back "
                       "later."));
  return g_strdup_printf (ngettext ("%d task that you got wrong comes back now. In mixed practice it comes first.",
                                    "%d tasks that you got wrong come back now. In mixed practice they come first.", (gulong) due), due);
}

/* ---- Choosing a game ---- */

static void
chosen_cb (ChieuPracticeHome *self)
{
  const char *id = chieu_choice_get_selected (self->games);

  if (id != NULL)
    g_signal_emit (self, game_signal, 0, id);
}

static void
show_games (ChieuPracticeHome *self,
            const char        *shown)
{
  g_signal_handlers_block_by_func (self->games, chosen_cb, self);
  chieu_choice_clear (self->games);
  for (int i = 0; chieu_practice_get_table (i) != NULL; i++)
    {
      const ChieuPracticeTable *table = chieu_practice_get_table (i);

      chieu_choice_add_answer (self->games, table->id, chieu_words_game (chieu_words_for_game (table->game), table->seats), NULL);
    }
  chieu_choice_set_selected (self->games, shown);
  g_signal_handlers_unblock_by_func (self->games, chosen_cb, self);
}

void
chieu_practice_home_show (ChieuPracticeHome *self,
                          ChieuPracticeBook *book,
                          gint64             now)
{
  const ChieuPracticeTable *table;
  g_autofree char *text = NULL;

  g_return_if_fail (CHIEU_IS_PRACTICE_HOME (self) && book != NULL);

  table = chieu_practice_book_get_table (book);
  text = describe_due (book, now);
  if (g_strcmp0 (chieu_choice_get_selected (self->games), table->id) != 0)
    show_games (self, table->id);
  chieu_widget_empty_box (self->kinds);
  gtk_box_append (self->kinds, chieu_text_new (text, "title-3"));
  for (const ChieuPracticeKind *kind = table->kinds; kind->id != NULL; kind++)
    {
      ChieuPracticeProgress progress;

      chieu_practice_book_get_progress (book, kind, now, &progress);
      gtk_box_append (self->kinds, row_new (self, kind, &progress));
    }
}

/* ---- The widget ---- */

GtkWidget *
chieu_practice_home_new (void)
{
  return g_object_new (CHIEU_TYPE_PRACTICE_HOME, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_PRACTICE_HOME (widget)->session);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_PRACTICE_HOME (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_practice_home_parent_class)->dispose (object);
}

static void
chieu_practice_home_class_init (ChieuPracticeHomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "school");
  kind_signal = g_signal_new ("kind", CHIEU_TYPE_PRACTICE_HOME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  session_signal = g_signal_new ("session", CHIEU_TYPE_PRACTICE_HOME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  game_signal = g_signal_new ("game", CHIEU_TYPE_PRACTICE_HOME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
session_clicked_cb (ChieuPracticeHome *self)
{
  g_signal_emit (self, session_signal, 0);
}

static GtkWidget *
bar_new (ChieuPracticeHome *self)
{
  GtkWidget *bar = chieu_bottom_bar_new (), *mixed = gtk_button_new_with_label (_("All kinds mixed"));

  gtk_widget_add_css_class (mixed, "large");
  chieu_bottom_bar_break_words (mixed);
  set_kind (self, mixed, MIXED);
  gtk_box_append (GTK_BOX (bar), mixed);
  self->session = gtk_button_new_with_label (_("Five minutes"));
  chieu_bottom_bar_break_words (self->session);
  gtk_widget_add_css_class (self->session, "large");
  gtk_widget_add_css_class (self->session, "suggested-action");
  g_signal_connect_object (self->session, "clicked", G_CALLBACK (session_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (bar), self->session);
  return bar;
}

static void
chieu_practice_home_init (ChieuPracticeHome *self)
{
  GtkWidget *scroller;

  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->list = GTK_BOX (chieu_column_new (SPACE));
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "page");
  self->games = CHIEU_CHOICE (chieu_choice_new (_("Which game do you want to practise?")));
  g_signal_connect_object (self->games, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->list, GTK_WIDGET (self->games));
  self->kinds = GTK_BOX (chieu_column_new (SPACE));
  gtk_box_append (self->list, GTK_WIDGET (self->kinds));
  scroller = chieu_column_scroller_new (GTK_WIDGET (self->list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Kinds of tasks"), -1);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->content), scroller);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self->content), bar_new (self));
}
