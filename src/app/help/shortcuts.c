/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/app-game.h"
#include "app/pages.h"
#include "app/window-parts.h"

/* The size of the list at first, in pixels. */
#define WIDTH 760
#define HEIGHT 580

/* ---- The keys ---- */

/* Translators: what a key does, in the list of keys. */
static const ChieuShortcutRow on_mat[] = {
  { NC_ ("shortcuts", "Choose among several ways"), "1...9" },
  { NC_ ("shortcuts", "Move among your cards"), "Left Right" },
  { NC_ ("shortcuts", "First card, last card"), "Home End" },
  { NC_ ("shortcuts", "Move between hand, mat and buttons"), "Up Down" },
  { NC_ ("shortcuts", "Go on to the buttons, the cards on the mat and the name plates"), "Tab" },
  { NC_ ("shortcuts", "Go to your hand"), "f" },
  { NC_ ("shortcuts", "Go to the card in play"), "o" },
  { NC_ ("shortcuts", "Go to your gate"), "m" },
  { NC_ ("shortcuts", "Go to the cards that each seat has laid down: 1 is yours"), "<Alt>1...<Alt>5" },
  { NC_ ("shortcuts", "Go to the players’ name plates"), "y" },
  { NC_ ("shortcuts", "Say the last sentence again"), "e" },
  { NC_ ("shortcuts", "Say what you may do"), "w" },
  { NC_ ("shortcuts", "Show what happened since your last move"), "v" },
  { NC_ ("shortcuts", "Sort your cards again"), "s" },
  { NC_ ("shortcuts", "Show this card in the gallery"), "Menu <Shift>F10" },
  { NC_ ("shortcuts", "Go on: finish, draw, or see the next card"), "space" },
  { NC_ ("shortcuts", "Put the card back, or cancel a choice"), "Escape" },
  { NULL },
};

static const ChieuShortcutRow match[] = {
  { NC_ ("shortcuts", "New match"), "<Control>n" },
  { NC_ ("shortcuts", "Take your last move back"), "<Control>z" },
  { NC_ ("shortcuts", "Repeat the move that you took back"), "<Control><Shift>z" },
  { NC_ ("shortcuts", "Ask the coach what is best now"), "F9" },
  { NC_ ("shortcuts", "Log of this hand: what happened"), "<Control>j" },
  { NC_ ("shortcuts", "Show the costliest moves of the last hand"), "<Control>m" },
  { NC_ ("shortcuts", "Save this hand as a record"), "<Control>s" },
  { NC_ ("shortcuts", "Open a record"), "<Control>o" },
  { NULL },
};

static const ChieuShortcutRow lessons[] = {
  { NC_ ("shortcuts", "Go on, or check your answer"), "F8" },
  { NC_ ("shortcuts", "Go to the previous step"), "F7" },
  { NC_ ("shortcuts", "Repeat the step"), "F3" },
  { NC_ ("shortcuts", "Show a hint, then a stronger one"), "F2" },
  { NC_ ("shortcuts", "Skip the step"), "F4" },
  { NC_ ("shortcuts", "Put the chosen cards together"), "F5" },
  { NC_ ("shortcuts", "Start or stop reading aloud, in practice too"), "F6" },
  { NULL },
};

static const ChieuShortcutRow practice[] = {
  { NC_ ("shortcuts", "Check your answer, or go to the next task"), "F8" },
  { NC_ ("shortcuts", "Show the answer"), "F4" },
  { NC_ ("shortcuts", "Choose an answer"), "1...6" },
  { NC_ ("shortcuts", "Begin ten more tasks"), "F3" },
  { NULL },
};

static const ChieuShortcutRow window_keys[] = {
  { NC_ ("shortcuts", "Menu"), "F10" },
  { NC_ ("shortcuts", "Go back to the previous page, or leave the table"), "<Alt>Left" },
  { NC_ ("shortcuts", "Get help on what you are doing"), "F1" },
  { NC_ ("shortcuts", "Words of the game on this page"), "<Shift>F1" },
  { NC_ ("shortcuts", "Hands played"), "<Control>h" },
  { NC_ ("shortcuts", "School"), "<Control>l" },
  { NC_ ("shortcuts", "Open the lesson that is offered at the table"), "<Control><Shift>l" },
  { NC_ ("shortcuts", "Practice"), "<Control>p" },
  { NC_ ("shortcuts", "Card gallery"), "<Control>g" },
  { NC_ ("shortcuts", "Print a deck, a table or a course"), "<Control><Shift>p" },
  { NC_ ("shortcuts", "Scorer for a real table"), "<Control>t" },
  { NC_ ("shortcuts", "What each drum call means"), "<Control>d", "app.drums" },
  { NC_ ("shortcuts", "Full screen"), "F11" },
  { NC_ ("shortcuts", "Preferences"), "<Control>comma" },
  { NC_ ("shortcuts", "Keyboard shortcuts"), "<Control>question" },
  { NC_ ("shortcuts", "Close the window"), "<Control>w" },
  { NC_ ("shortcuts", "Quit"), "<Control>q" },
  { NULL },
};

/* The groups of keys, and the pages on which they are listed. */
static const struct
{
  const char *title;
  const ChieuShortcutRow *rows;
  const char *pages[4];          /* if there are none, the keys are listed on every page */
} groups[] = {
  { NC_ ("shortcuts", "On the mat"), on_mat, { CHIEU_PAGE_TABLE, CHIEU_PAGE_LESSON, CHIEU_PAGE_TASK, CHIEU_PAGE_RECORD } },
  { NC_ ("shortcuts", "Lessons"), lessons, { CHIEU_PAGE_LESSON } },
  { NC_ ("shortcuts", "Practice"), practice, { CHIEU_PAGE_TASK } },
  { NC_ ("shortcuts", "Match"), match, { NULL } },
  { NC_ ("shortcuts", "Window"), window_keys, { NULL } },
};

static gboolean
is_listed_on (int         group,
              const char *page)
{
  if (groups[group].pages[0] == NULL)
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (groups[group].pages); i++)
    if (groups[group].pages[i] != NULL && g_strcmp0 (groups[group].pages[i], page) == 0)
      return TRUE;
  return FALSE;
}

/* ---- The window ---- */

static GtkWidget *
group_new (const char             *title,
           const ChieuShortcutRow *rows)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  chieu_group_break_title (group);
  for (; rows->title != NULL; rows++)
    {
      GtkWidget *row = adw_action_row_new (), *keys = gtk_shortcut_label_new (rows->keys);
      const char *deed = g_dpgettext2 (NULL, "shortcuts", rows->title);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), deed);
      gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);
      if (rows->action != NULL)
        {
          gtk_actionable_set_action_name (GTK_ACTIONABLE (row), rows->action);
          gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return group;
}

/* The keys stand in a list: a GtkShortcutsWindow cannot be scrolled when the text is large. */
GtkWindow *
chieu_shortcuts_window_new (GtkWindow       *parent,
                            const char      *page,
                            const ChieuGame *game)
{
  GtkWidget *window, *list;
  const ChieuAppGame *app_game = game != NULL ? chieu_app_game_find (game) : NULL;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  window = adw_preferences_window_new ();
  list = adw_preferences_page_new ();
  gtk_window_set_title (GTK_WINDOW (window), _("Keyboard shortcuts"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  /* The actions of the rows are those of the application; without it they would do nothing. */
  gtk_window_set_application (GTK_WINDOW (window), gtk_window_get_application (parent));
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  gtk_widget_set_name (window, "shortcuts");
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  if (app_game != NULL && app_game->shortcuts != NULL)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (list),
                              ADW_PREFERENCES_GROUP (group_new (gettext (app_game->offer.title), app_game->shortcuts)));
  for (int g = 0; g < (int) G_N_ELEMENTS (groups); g++)
    if (is_listed_on (g, page))
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (list),
                                ADW_PREFERENCES_GROUP (group_new (g_dpgettext2 (NULL, "shortcuts", groups[g].title), groups[g].rows)));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (list));
  return GTK_WINDOW (window);
}
