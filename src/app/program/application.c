/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "application.h"

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "app/aloud/word-voice.h"
#include "app/app-game.h"
#include "app/focus-shown.h"
#include "app/fonts.h"
#include "app/help/about.h"
#include "app/help/gloss-help.h"
#include "app/help/gloss-window.h"
#include "app/help/help-window.h"
#include "app/match-settings.h"
#include "app/narrow-header.h"
#include "app/preferences/drum-window.h"
#include "app/preferences/looks.h"
#include "app/preferences/preferences.h"
#include "app/print/print-window.h"
#include "app/table/session.h"
#include "app/windows.h"
#include "compat.h"
#include "config.h"
#include "mat/widgets/gloss.h"
#include "match/record/file-writer.h"
#include "window.h"

/* Both profiles have the same path, as the templates say; by default it would follow the id. */
#define RESOURCES "/io/github/chieubai/ChieuBai"
/* This much memory is kept instead of being given back, for two frames of 1920×1080 with four bytes a pixel. A frame drawn in software
 * has pixels of several megabytes, which would otherwise be cleared page by page for each one anew: a tenth of its time. */
#define FRAME_BYTES_MAX (2 * 1920 * 1080 * 4)
/* The glossary is read after this time; until then the first frame has the processors for itself. */
#define GLOSS_AFTER_MS 700
/* The statuses with which the program ends if it cannot print, and if its command line is not understood. */
#define STATUS_FAILED 1
#define STATUS_NOT_UNDERSTOOD 2

struct _ChieuApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  ChieuSession *session;
  char *folder;                  /* where matches are kept */
  guint64 seed;                  /* of the first new match, if has_seed */
  gboolean has_seed;
  ChieuPace pace;                /* the one that overrides that of the settings, if has_pace */
  gboolean has_pace;
};

G_DEFINE_FINAL_TYPE (ChieuApplication, chieu_application, ADW_TYPE_APPLICATION)

static const GOptionEntry options[] = {
  { "seed", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Deal the next new match from this number"), N_("NUMBER") },
  { "data-dir", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Keep matches in this folder"), N_("FOLDER") },
  { "pace", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Pace: wait, slow, normal, quick or none"), N_("PACE") },
  { "print-deck", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write a deck on sheets to print and cut, then exit"), N_("DECK") },
  { "print-course", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write a course on paper, for teachers, then exit"), N_("GAME") },
  { "print-lessons", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write the summary of the lessons, then exit"), N_("GAME") },
  { "print-cuoc", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write the table of cước, then exit"), N_("GAME") },
  { "print-faults", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write the table of faults, then exit"), N_("GAME") },
  { "print-scores", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Write a score sheet, then exit"), N_("GAME") },
  { "pdf", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("The PDF file to write"), N_("FILE") },
  { "paper", 0, 0, G_OPTION_ARG_STRING, NULL, N_("The size of the paper: A4, A3 or Letter"), N_("PAPER") },
  { "large-print", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print with large text, or large cards"), NULL },
  { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
  { NULL }
};

/* The options that say how to print. */
static const char *const print_options[] = { "pdf", "paper", "large-print" };

ChieuApplication *
chieu_application_new (void)
{
  return g_object_new (CHIEU_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "resource-base-path", RESOURCES,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}

/* ---- Command line ---- */

static gboolean
read_seed (ChieuApplication *self,
           GVariantDict     *dict)
{
  const char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_variant_dict_lookup (dict, "seed", "&s", &text))
    return TRUE;
  self->has_seed = g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &self->seed, &error);
  if (!self->has_seed)
    g_printerr (_("chieu-bai: --seed needs a whole number from 0 to 18446744073709551615, not “%s”\n"), text);
  return self->has_seed;
}

static gboolean
read_pace (ChieuApplication *self,
           GVariantDict     *dict)
{
  const char *text = NULL;

  if (!g_variant_dict_lookup (dict, "pace", "&s", &text))
    return TRUE;
  self->has_pace = chieu_pace_parse (text, &self->pace);
  if (!self->has_pace)
    g_printerr (_("chieu-bai: --pace must be wait, slow, normal, quick or none, not “%s”\n"), text);
  return self->has_pace;
}

static gboolean
read_folder (ChieuApplication *self,
             GVariantDict     *dict)
{
  g_autofree char *folder = NULL;

  if (!g_variant_dict_lookup (dict, "data-dir", "^ay", &folder))
    return TRUE;
  if (g_file_test (folder, G_FILE_TEST_EXISTS) && !g_file_test (folder, G_FILE_TEST_IS_DIR))
    {
      g_printerr (_("chieu-bai: --data-dir needs a folder; “%s” is not one\n"), folder);
      return FALSE;
    }
  g_free (self->folder);
  self->folder = g_canonicalize_filename (folder, NULL);
  return TRUE;
}

/* Returns: whether @word is an option of the toolkit's, which it reads itself. */
static gboolean
is_toolkit_option (const char *word)
{
  static const char *const prefixes[] = { "--help", "--gapplication", "--display", "--gtk", "--g-fatal-warnings" };

  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (word, prefixes[i]))
      return TRUE;
  return g_str_equal (word, "-h") || g_str_equal (word, "-?");
}

/* Returns: (nullable): the first of @words, after the program's name, that is an option which nobody knows. */
static const char *
find_unknown_option (char **words)
{
  for (int i = 1; words[i] != NULL && !g_str_equal (words[i], "--"); i++)
    if (words[i][0] == '-' && words[i][1] != '\0' && !is_toolkit_option (words[i]))
      return words[i];
  return NULL;
}

/* GApplication's message about an unknown option says neither which program it is from nor where the options are listed, and the
 * program ends with the same status as after any error. So the options are checked first: a command line that is not understood
 * has a status of its own, and is not sent to a running program. */
static gboolean
local_command_line (GApplication   *application,
                    char         ***arguments,
                    int            *status)
{
  g_auto (GStrv) words = g_strdupv (*arguments);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree GOptionEntry *entries = g_memdup2 (options, sizeof options);
  g_autoptr (GError) error = NULL;
  gboolean flag;
  const char *unknown = NULL;

  for (GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      entry->arg_data = entry->arg == G_OPTION_ARG_NONE ? (gpointer) &flag : g_new0 (char *, 1);
      if (entry->arg != G_OPTION_ARG_NONE)
        g_ptr_array_add (values, entry->arg_data);
    }
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  if (g_option_context_parse_strv (context, &words, &error))
    unknown = find_unknown_option (words);
  for (guint i = 0; i < values->len; i++)
    g_free (*(char **) values->pdata[i]);
  if (error == NULL && unknown == NULL)
    return G_APPLICATION_CLASS (chieu_application_parent_class)->local_command_line (application, arguments, status);
  if (error != NULL)
    g_printerr (_("chieu-bai: %s; chieu-bai --help lists all options\n"), error->message);
  else
    g_printerr (_("chieu-bai: there is no option %s; chieu-bai --help lists all\n"), unknown);
  *status = STATUS_NOT_UNDERSTOOD;
  return TRUE;
}

/* Returns: the status with which the program ends */
static int
print_thing (ChieuApplication *self,
             GVariantDict     *dict,
             ChieuPrintThing   thing,
             const char       *name,
             const char       *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  const char *paper = NULL;

  chieu_fonts_finish_loading ();
  g_variant_dict_lookup (dict, "paper", "&s", &paper);
  if (chieu_print_to_file (thing, name, paper, g_variant_dict_contains (dict, "large-print"), self->folder, file, &error))
    return 0;
  g_printerr ("chieu-bai: %s\n", error->message);
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT) ? STATUS_NOT_UNDERSTOOD : STATUS_FAILED;
}

/* Prints, if the options ask for it. Returns: the status with which the program ends; −1 if nothing is to be printed */
static int
print_if_asked (ChieuApplication *self,
                GVariantDict     *dict)
{
  const char *pdf = NULL, *found = NULL;
  ChieuPrintThing thing = CHIEU_PRINT_DECK;

  g_variant_dict_lookup (dict, "pdf", "^&ay", &pdf);
  for (int i = 0; i < CHIEU_PRINT_N_THINGS; i++)
    {
      const char *option = chieu_print_thing_get_option ((ChieuPrintThing) i), *name = NULL;

      if (!g_variant_dict_lookup (dict, option, "&s", &name))
        continue;
      if (found != NULL)
        {
          g_printerr (_("chieu-bai: --%1$s and --%2$s: one thing is printed at a time\n"), chieu_print_thing_get_option (thing), option);
          return STATUS_NOT_UNDERSTOOD;
        }
      found = name;
      thing = (ChieuPrintThing) i;
    }
  if (found != NULL && pdf == NULL)
    {
      g_printerr (_("chieu-bai: --%s needs --pdf FILE, too\n"), chieu_print_thing_get_option (thing));
      return STATUS_NOT_UNDERSTOOD;
    }
  if (found != NULL)
    return print_thing (self, dict, thing, found, pdf);
  for (gsize i = 0; i < G_N_ELEMENTS (print_options); i++)
    if (g_variant_dict_contains (dict, print_options[i]))
      {
        g_printerr (_("chieu-bai: --%s belongs to something that is printed, such as --print-deck DECK\n"), print_options[i]);
        return STATUS_NOT_UNDERSTOOD;
      }
  return -1;
}

static int
handle_local_options (GApplication *application,
                      GVariantDict *dict)
{
  ChieuApplication *self = CHIEU_APPLICATION (application);

  if (g_variant_dict_contains (dict, "version"))
    {
      g_print ("chieu-bai %s\n", VERSION);
      return 0;
    }
  if (!read_seed (self, dict) || !read_pace (self, dict) || !read_folder (self, dict))
    return STATUS_NOT_UNDERSTOOD;
  return print_if_asked (self, dict);
}

/* ---- Actions ---- */

static void
preferences_action (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       data)
{
  ChieuApplication *self = data;
  GtkWindow *parent = gtk_application_get_active_window (GTK_APPLICATION (self));

  gtk_window_present (chieu_preferences_new (parent, self->settings, self->folder));
}

static void
help_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  chieu_help_present (data, gtk_application_get_active_window (data));
}

static void
help_page_action (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  chieu_help_present_page (data, gtk_application_get_active_window (data), g_variant_get_string (parameter, NULL));
}

static void
shortcuts_action (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  GtkWindow *window = gtk_application_get_active_window (data);
  const ChieuGame *game = NULL;
  const char *page = CHIEU_IS_WINDOW (window) ? chieu_window_get_page (CHIEU_WINDOW (window), &game) : NULL;

  chieu_shortcuts_present (window, page, game);
}

static void
drums_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  ChieuApplication *self = data;

  gtk_window_present (chieu_drum_window_new (gtk_application_get_active_window (data), self->settings));
}

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  chieu_about_present (gtk_application_get_active_window (data));
}

static void
scorer_action (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ChieuApplication *self = data;
  GtkWindow *window = gtk_application_get_active_window (data);
  const ChieuAppGame *scored = chieu_app_game_find_scorer ();

  /* It opens over the program's window alone: there is only one scorer, because there is one file of points. */
  if (CHIEU_IS_WINDOW (window))
    gtk_window_present (scored->scorer_new (window, self->folder, chieu_session_get_shelf (self->session, scored->offer.game)));
}

static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  g_application_quit (data);
}

static void
print_deck_action (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       data)
{
  ChieuApplication *self = data;

  gtk_window_present (chieu_print_window_new (gtk_application_get_active_window (data), self->settings, self->folder, CHIEU_PRINT_DECK,
                                              g_variant_get_string (parameter, NULL)));
}

/* The parameter says what is printed, and of which game: "print-course:to-tom". */
static void
print_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  ChieuApplication *self = data;
  g_auto (GStrv) parts = g_strsplit (g_variant_get_string (parameter, NULL), ":", 2);

  for (int i = 0; parts[0] != NULL && i < CHIEU_PRINT_N_THINGS; i++)
    if (g_str_equal (parts[0], chieu_print_thing_get_option ((ChieuPrintThing) i)))
      gtk_window_present (chieu_print_window_new (gtk_application_get_active_window (data), self->settings, self->folder,
                                                  (ChieuPrintThing) i, parts[1] != NULL ? parts[1] : ""));
}

static const GActionEntry actions[] = {
  { .name = "preferences", .activate = preferences_action },
  { .name = "help", .activate = help_action },
  { .name = "help-page", .activate = help_page_action, .parameter_type = "s" },
  { .name = "shortcuts", .activate = shortcuts_action },
  { .name = "drums", .activate = drums_action },
  { .name = "about", .activate = about_action },
  { .name = "print-deck", .activate = print_deck_action, .parameter_type = "s" },
  { .name = "print", .activate = print_action, .parameter_type = "s" },
  { .name = "scorer", .activate = scorer_action },
  { .name = "quit", .activate = quit_action },
};

static const struct { const char *action; const char *keys[3]; } keys[] = {
  { "app.preferences", { "<Control>comma" } },
  { "app.help", { "F1" } },
  { "app.shortcuts", { "<Control>question" } },
  { "app.drums", { "<Control>d" } },
  { "app.print-deck::", { "<Control><Shift>p" } },
  { "app.scorer", { "<Control>t" } },
  { "app.quit", { "<Control>q" } },
  { "window.close", { "<Control>w" } },
  { "win.new-match", { "<Control>n" } },
  { "win.gallery", { "<Control>g" } },
  { "win.school", { "<Control>l" } },
  { "tutor.open", { "<Control><Shift>l" } },
  { "win.practice", { "<Control>p" } },
  { "win.read-aloud", { "F6" } },
  { "win.coach", { "F9" } },
  { "win.log", { "<Control>j" } },
  { "win.moments", { "<Control>m" } },
  { "win.history", { "<Control>h" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z" } },
  { "win.back", { "Escape", "<Alt>Left" } },
  { "win.leave", { "<Alt>Left" } },
  { "win.save-record", { "<Control>s" } },
  { "win.open-record", { "<Control>o" } },
  { "win.fullscreen", { "F11" } },
};

static void
add_actions (ChieuApplication *self)
{
  g_autoptr (GAction) script = g_settings_create_action (self->settings, "card-script");

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  g_action_map_add_action (G_ACTION_MAP (self), script);
  if (chieu_app_game_find_scorer () == NULL)
    g_action_map_remove_action (G_ACTION_MAP (self), "scorer");
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), keys[i].action, keys[i].keys);
}

/* ---- Beginning and end ---- */

/* A signal ends the program as its menu does, so that everything is closed in order. */
static gboolean
end_signal_cb (gpointer application)
{
  g_application_quit (application);
  return G_SOURCE_CONTINUE;
}

/* libadwaita replaces GTK's own style sheet by naming this empty theme. If it is named from the start, GTK does not read its own
 * style sheet first, which would take a tenth of the time until the window appears. */
static void
begin_without_theme (void)
{
  GObjectClass *settings = g_type_class_ref (GTK_TYPE_SETTINGS);
  GParamSpec *theme = g_object_class_find_property (settings, "gtk-theme-name");

  if (G_IS_PARAM_SPEC_STRING (theme))
    {
      g_free (G_PARAM_SPEC_STRING (theme)->default_value);
      G_PARAM_SPEC_STRING (theme)->default_value = g_strdup ("Adwaita-empty");
    }
  g_type_class_unref (settings);
}

static void
startup (GApplication *application)
{
  ChieuApplication *self = CHIEU_APPLICATION (application);

  chieu_compat_keep_memory (FRAME_BYTES_MAX);
  begin_without_theme ();
  G_APPLICATION_CLASS (chieu_application_parent_class)->startup (application);
  /* The style sheet was read meanwhile. */
  chieu_fonts_finish_loading ();
  g_unix_signal_add (SIGTERM, end_signal_cb, self);
  g_unix_signal_add (SIGINT, end_signal_cb, self);
  gtk_window_set_default_icon_name (APP_ID);
  self->settings = g_settings_new (SETTINGS_ID);
  chieu_looks_follow (self->settings);
  chieu_fonts_follow (gtk_settings_get_default ());
  chieu_gloss_set_loader (chieu_gloss_from_help);
  chieu_gloss_set_voice (chieu_word_voice_say);
  chieu_gloss_warm_up_later (GLOSS_AFTER_MS);
  chieu_windows_let_go_of_parents ();
  chieu_gloss_follow_windows ();
  chieu_focus_shown_follow_windows ();
  chieu_narrow_header_follow_windows ();
  add_actions (self);
}

/* In a web browser the window fills the page; with a size of its own, half of it could lie below the edge. */
static void
fill_browser_page (GtkWindow *window)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));

  if (!g_str_equal (G_OBJECT_TYPE_NAME (display), "GdkBroadwayDisplay"))
    return;
  g_settings_unbind (window, "maximized");
  gtk_window_maximize (window);
}

/* Returns: (nullable): the window of the program; the help, which may be the active one, is another of the application's windows */
static GtkWindow *
find_window (ChieuApplication *self)
{
  for (GList *window = gtk_application_get_windows (GTK_APPLICATION (self)); window != NULL; window = window->next)
    if (CHIEU_IS_WINDOW (window->data))
      return window->data;
  return NULL;
}

static void
activate (GApplication *application)
{
  ChieuApplication *self = CHIEU_APPLICATION (application);
  GtkWindow *window = find_window (self);

  if (self->session == NULL)
    {
      self->session = chieu_session_new (self->folder, self->settings);
      if (self->has_pace)
        chieu_session_force_pace (self->session, self->pace);
    }
  if (window == NULL)
    {
      window = GTK_WINDOW (chieu_window_new (ADW_APPLICATION (self), self->session, self->settings,
                                             self->has_seed ? &self->seed : NULL));
      if (DEVELOPMENT)
        gtk_widget_add_css_class (GTK_WIDGET (window), "devel");
      fill_browser_page (window);
    }
  gtk_window_present (window);
}

/* Opens files of the command line, or from the file manager. */
static void
open_files (GApplication  *application,
            GFile        **files,
            int            n,
            const char    *hint)
{
  activate (application);
  chieu_window_open_files (CHIEU_WINDOW (find_window (CHIEU_APPLICATION (application))), files, n);
}

static void
shutdown (GApplication *application)
{
  ChieuApplication *self = CHIEU_APPLICATION (application);
  GList *windows;

  /* Windows give up the match before it is closed. */
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (self))) != NULL)
    gtk_window_destroy (windows->data);
  /* What they saved while they were closed is written. */
  chieu_file_writer_flush ();
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_APPLICATION_CLASS (chieu_application_parent_class)->shutdown (application);
}

static void
finalize (GObject *object)
{
  g_free (CHIEU_APPLICATION (object)->folder);
  G_OBJECT_CLASS (chieu_application_parent_class)->finalize (object);
}

static void
chieu_application_class_init (ChieuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  application_class->handle_local_options = handle_local_options;
  application_class->startup = startup;
  application_class->activate = activate;
  application_class->local_command_line = local_command_line;
  application_class->open = open_files;
  application_class->shutdown = shutdown;
}

static void
chieu_application_init (ChieuApplication *self)
{
  self->folder = g_build_filename (g_get_user_data_dir (), DATA_FOLDER, NULL);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Vietnamese card games"));
}
