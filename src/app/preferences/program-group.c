/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "program-group.h"

#include <glib/gi18n.h>

#include "app/game-offer.h"
#include "app/window-parts.h"
#include "combo-words.h"
#include "match/programs/program-box.h"
#include "match/programs/program.h"
#include "own-program.h"
#include "setting-row.h"

struct _ChieuProgramGroup
{
  AdwPreferencesGroup parent_instance;

  GSettings *settings;
  char *folder;                  /* where matches are kept */
  GtkWidget *command;
  GtkWidget *try_row;
  GtkWidget *try_button;
  GtkWidget *where;
  GCancellable *cancellable;     /* (nullable): cancels the question whether there is a box, which has no answer yet */
  ChieuProgram *program;         /* (nullable): while it is tried */
  const ChieuGame *game;         /* of the try */
  gboolean told;                 /* the person has been told what went wrong when it was tried */
};

G_DEFINE_FINAL_TYPE (ChieuProgramGroup, chieu_program_group, ADW_TYPE_PREFERENCES_GROUP)

/* The words of “own-program-seats”, in the order of the row's answers. */
static const char *const places[] = { "none", "right", "all" };

const char *
chieu_program_group_get_answer (ChieuProgramGroup *self)
{
  g_return_val_if_fail (CHIEU_IS_PROGRAM_GROUP (self), NULL);

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (self->try_row));
}

gboolean
chieu_program_group_is_busy (ChieuProgramGroup *self)
{
  g_return_val_if_fail (CHIEU_IS_PROGRAM_GROUP (self), FALSE);

  return self->cancellable != NULL || self->program != NULL;
}

/* ---- Whether there is a box ---- */

static void
set_usable (ChieuProgramGroup *self,
            gboolean           usable)
{
  gtk_widget_set_sensitive (self->command, usable);
  gtk_widget_set_sensitive (self->try_row, usable);
  gtk_widget_set_sensitive (self->where, usable);
}

static const char *
get_description (void)
{
  return _("For people who write their own player program. It is told only what its seat sees. It can read the files in its own folder "
           "and no others, and it has no network.");
}

/* @limits: what the box can shut off on this machine */
static void
set_description (ChieuProgramGroup  *self,
                 ChieuProgramLimits  limits)
{
  g_autofree char *sentence = chieu_program_limits_to_sentence (limits);
  g_autofree char *text = g_strdup_printf ("%s %s", get_description (), sentence);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), text);
}

static void
box_tried_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr (ChieuProgramGroup) self = data;
  g_autoptr (GError) error = NULL;
  ChieuProgramLimits limits;
  gboolean can = chieu_program_box_try_finish (result, &limits, &error);

  g_clear_object (&self->cancellable);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  set_usable (self, can);
  if (can)
    set_description (self, limits);
  else
    {
      /* The description is markup, and the message may name a file. */
      g_autofree char *markup = g_markup_escape_text (error->message, -1);

      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), markup);
    }
}

/* ---- The try ---- */

static void
set_answer (ChieuProgramGroup *self,
            const char        *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->try_row), markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->try_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
end_try (ChieuProgramGroup *self)
{
  g_autoptr (ChieuProgram) program = g_steal_pointer (&self->program);

  if (program == NULL)
    return;
  g_signal_handlers_disconnect_by_data (program, self);
  chieu_program_stop (program);
  gtk_widget_set_sensitive (self->try_button, TRUE);
}

/* Only the first fault is shown. */
static void
news_cb (ChieuProgramGroup      *self,
         const ChieuProgramNews *news)
{
  g_autofree char *sentence = chieu_program_news_to_trial_sentence (news);

  if (!self->told)
    set_answer (self, sentence);
  self->told = TRUE;
}

static void
ready_cb (const ChieuMove *move,
          gpointer         data)
{
  ChieuProgramGroup *self = data;
  char text[CHIEU_MOVE_TEXT_MAX];
  g_autofree char *sentence = NULL;

  if (move != NULL)
    {
      self->game->print_move (move, text);
      /* Translators: a move in the notation of records: “danh 3v”. */
      sentence = g_strdup_printf (_("It answered “%s”, which is a valid move. It can sit down."), text);
      set_answer (self, sentence);
    }
  end_try (self);
}

/* Asks the first question of a hand of the chosen game, for the first seat that is asked. Returns: FALSE if it could not be asked */
static gboolean
ask_first_question (ChieuProgramGroup *self)
{
  const ChieuGame *game = chieu_game_offer_get_chosen (self->settings)->game;
  ChieuState state, view;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuProgramQuestion question = { .game = game, .rules = &rules, .carry = &carry, .view = &view };
  g_autoptr (ChieuRecord) played = NULL;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  /* Any hand will do. */
  played = chieu_record_new (game, &rules, &carry, 1);
  chieu_record_deal (played, &state);
  question.played = played;
  while ((game->to_answer (&state) >> question.seat & 1) == 0)
    question.seat++;
  game->observe (&state, question.seat, &view);
  self->game = game;
  return chieu_program_ask_move (self->program, &question, ready_cb, self);
}

static void
begin_try (ChieuProgramGroup *self,
           const char *const *command)
{
  set_answer (self, _("Asking the program for its first move…"));
  self->told = FALSE;
  self->program = chieu_program_new (command, CHIEU_PROGRAM_LIMIT_MS);
  g_signal_connect_swapped (self->program, "news", G_CALLBACK (news_cb), self);
  gtk_widget_set_sensitive (self->try_button, FALSE);
  if (!ask_first_question (self))
    end_try (self);
}

static void
try_clicked_cb (ChieuProgramGroup *self)
{
  const char *line = gtk_editable_get_text (GTK_EDITABLE (self->command));
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) command = NULL;

  end_try (self);
  if (*line == '\0')
    {
      set_answer (self, _("First type the command that starts your program."));
      return;
    }
  command = chieu_own_program_make_command (line, self->folder, &error);
  if (command != NULL)
    begin_try (self, (const char *const *) command);
  else
    set_answer (self, error->message);
}

/* Clears the answer, which was that of the command before. */
static void
command_changed_cb (ChieuProgramGroup *self)
{
  end_try (self);
  set_answer (self, "");
}

/* ---- Rows ---- */

static gboolean
place_from_setting (GValue   *value,
                    GVariant *variant,
                    gpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
place_to_setting (const GValue       *value,
                  const GVariantType *type,
                  gpointer            data)
{
  guint place = g_value_get_uint (value);

  return place < G_N_ELEMENTS (places) ? g_variant_new_string (places[place]) : NULL;
}

static GtkWidget *
command_row_new (ChieuProgramGroup *self)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Command"), NULL);

  g_signal_connect_object (row, "changed", G_CALLBACK (command_changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
try_row_new (ChieuProgramGroup *self)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _("Try it"), "subtitle-lines", 0, NULL);

  self->try_button = gtk_button_new_with_label (_("Ask for a move"));
  gtk_widget_set_valign (self->try_button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->try_button, -1, CHIEU_SETTING_TARGET);
  g_signal_connect_object (self->try_button, "clicked", G_CALLBACK (try_clicked_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->try_button);
  return row;
}

static GtkWidget *
seats_row_new (void)
{
  const char *words[] = {
    C_("own program", "Nowhere"), C_("own program", "On your right"), C_("own program", "At all other seats"), NULL
  };
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);

  return g_object_new (ADW_TYPE_COMBO_ROW, "title", _("Where it sits"), "subtitle", _("Applies from the next match."),
                       "model", model, NULL);
}

GtkWidget *
chieu_program_group_new (GSettings  *settings,
                         const char *folder)
{
  ChieuProgramGroup *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_PROGRAM_GROUP, NULL);
  self->settings = g_object_ref (settings);
  self->folder = g_strdup (folder);
  g_settings_bind (settings, "own-program", self->command, "text", G_SETTINGS_BIND_DEFAULT);
  chieu_combo_words_show_whole (ADW_COMBO_ROW (self->where));
  g_settings_bind_with_mapping (settings, "own-program-seats", self->where, "selected", G_SETTINGS_BIND_DEFAULT,
                                place_from_setting, place_to_setting, NULL, NULL);
  return GTK_WIDGET (self);
}

/* ---- The widget ---- */

static void
dispose (GObject *object)
{
  ChieuProgramGroup *self = CHIEU_PROGRAM_GROUP (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  if (self->program != NULL)
    end_try (self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->folder, g_free);
  G_OBJECT_CLASS (chieu_program_group_parent_class)->dispose (object);
}

static void
chieu_program_group_class_init (ChieuProgramGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
}

static void
chieu_program_group_init (ChieuProgramGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);

  adw_preferences_group_set_title (group, _("A program of your own"));
  chieu_group_break_title (GTK_WIDGET (self));
  adw_preferences_group_set_description (group, get_description ());
  self->try_row = try_row_new (self);
  self->command = command_row_new (self);
  self->where = seats_row_new ();
  adw_preferences_group_add (group, self->command);
  adw_preferences_group_add (group, self->try_row);
  adw_preferences_group_add (group, self->where);
  set_usable (self, FALSE);
  self->cancellable = g_cancellable_new ();
  chieu_program_box_try_async (self->cancellable, box_tried_cb, g_object_ref (self));
}
