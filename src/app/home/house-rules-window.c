/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "house-rules-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/files.h"
#include "app/game-offer.h"
#include "app/help/help-window.h"
#include "app/messages.h"
#include "app/preferences/switch-row.h"
#include "app/widgets/bottom-bar.h"
#include "app/widgets/hold-in-place.h"
#include "app/window-parts.h"
#include "match/record/bounded.h"

/* The key of the game's settings that has the id of the chosen set. */
#define KEY "house-rules"
/* The space between the buttons, in pixels. */
#define BUTTON_SPACING 6
/* The time for which a toast stays, in seconds: some have more than a few words. */
#define TOAST_S 10

struct _ChieuHouseRulesWindow
{
  AdwWindow parent_instance;

  ChieuRulesShelf *shelf;        /* not owned */
  const ChieuGame *game;
  GSettings *settings;
  gboolean showing;              /* the rows are being filled, so a change is no choice of the person */
  GPtrArray *set_rows;           /* of GtkWidget, not owned: a row for each set, in their order */
  GPtrArray *checks;             /* of GtkWidget, not owned: the check button in each of these rows */
  GPtrArray *switches;           /* of ChieuSwitchRow, not owned: a row for each house rule, in the order of ChieuGame.switches */

  GtkDropDown *games;            /* in the order of the offers */
  AdwToastOverlay *toasts;
  AdwPreferencesGroup *sets;
  GtkWidget *own;                /* the name of the chosen set, shown only if it is the person's own */
  GtkWidget *buttons;
  GtkWidget *remove;
  GtkEditable *name;
  AdwPreferencesGroup *course;   /* the house rules about the play … */
  AdwPreferencesGroup *costs;    /* … about what faults cost … */
  AdwPreferencesGroup *points;   /* … and about points */
};

G_DEFINE_FINAL_TYPE (ChieuHouseRulesWindow, chieu_house_rules_window, ADW_TYPE_WINDOW)

static guint game_signal;

static guint
get_selected (ChieuHouseRulesWindow *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, KEY);

  return chieu_rules_shelf_find (self->shelf, id);
}

static void
add_toast (ChieuHouseRulesWindow *self,
           const char            *text,
           AdwToastPriority       priority)
{
  AdwToast *toast = chieu_message_toast_new (text);

  adw_toast_set_timeout (toast, TOAST_S);
  adw_toast_set_priority (toast, priority);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
show_toast (ChieuHouseRulesWindow *self,
            const char            *text)
{
  add_toast (self, text, ADW_TOAST_PRIORITY_NORMAL);
}

/* ---- What is shown ---- */

static void
show_selected (ChieuHouseRulesWindow *self)
{
  guint i = get_selected (self);
  const ChieuHouseRules *set = chieu_rules_shelf_get (self->shelf, i);
  gboolean own = chieu_rules_shelf_is_own (self->shelf, i);

  self->showing = TRUE;
  gtk_check_button_set_active (self->checks->pdata[i], TRUE);
  gtk_widget_set_visible (self->own, own);
  gtk_editable_set_text (self->name, set->name);
  gtk_widget_set_visible (self->remove, own);
  for (guint place = 0; place < self->switches->len; place++)
    chieu_switch_row_set_value (self->switches->pdata[place], set->rules.value[place]);
  self->showing = FALSE;
}

static void
check_toggled_cb (GtkCheckButton        *check,
                  ChieuHouseRulesWindow *self)
{
  guint i;

  if (self->showing || !gtk_check_button_get_active (check) || !g_ptr_array_find (self->checks, check, &i))
    return;
  g_settings_set_string (self->settings, KEY, chieu_rules_shelf_get (self->shelf, i)->id);
  show_selected (self);
}

static char *
describe_differences (ChieuHouseRulesWindow *self,
                      const ChieuHouseRules *set)
{
  int n = chieu_rules_count_unusual (self->game, &set->rules);

  if (n == 0)
    return g_strdup (_("All as usual"));
  return g_strdup_printf (ngettext ("%d rule differs from the usual", "%d rules differ from the usual", (gulong) n), n);
}

static void
add_set_row (ChieuHouseRulesWindow *self)
{
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  if (self->checks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->checks->pdata[0]);
  g_ptr_array_add (self->checks, check);
  g_ptr_array_add (self->set_rows, row);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect (check, "toggled", G_CALLBACK (check_toggled_cb), self);
  adw_preferences_group_add (self->sets, row);
}

static void
remove_last_set_row (ChieuHouseRulesWindow *self)
{
  guint last = self->set_rows->len - 1;

  adw_preferences_group_remove (self->sets, self->set_rows->pdata[last]);
  g_ptr_array_set_size (self->set_rows, (int) last);
  g_ptr_array_set_size (self->checks, (int) last);
}

static void
fill_set_row (ChieuHouseRulesWindow *self,
              guint                  i)
{
  const ChieuHouseRules *set = chieu_rules_shelf_get (self->shelf, i);
  g_autofree char *differences = describe_differences (self, set);

  adw_preferences_row_set_title (self->set_rows->pdata[i], set->name);
  adw_action_row_set_subtitle (self->set_rows->pdata[i], differences);
}

/* Shows all sets. Existing rows are used again, so that the focus stays where it is. */
static void
show_sets (ChieuHouseRulesWindow *self)
{
  guint n = chieu_rules_shelf_get_n (self->shelf);

  self->showing = TRUE;
  while (self->set_rows->len > n)
    remove_last_set_row (self);
  while (self->set_rows->len < n)
    add_set_row (self);
  for (guint i = 0; i < n; i++)
    fill_set_row (self, i);
  show_selected (self);
}

/* ---- Changing ---- */

/* Adds a set of the person's own and plays by it. */
static void
add_own_set (ChieuHouseRulesWindow *self,
             const ChieuRules      *rules)
{
  /* Translators: the name of the first set of house rules that a person makes. */
  guint place = chieu_rules_shelf_add_own (self->shelf, _("Our own rules"), rules);

  g_settings_set_string (self->settings, KEY, chieu_rules_shelf_get (self->shelf, place)->id);
  show_toast (self, _("These rules are your own now; you can give them a name."));
  show_sets (self);
}

/* A shipped set is never changed; changing one of its rules makes a set of the person's own. */
static void
switch_changed_cb (ChieuSwitchRow        *row,
                   int                    value,
                   ChieuHouseRulesWindow *self)
{
  guint i = get_selected (self);
  const ChieuHouseRules *set = chieu_rules_shelf_get (self->shelf, i);
  ChieuRules rules = set->rules;
  g_autofree char *name = g_strdup (set->name);

  if (self->showing)
    return;
  rules.value[chieu_switch_row_get_place (row)] = (gint16) value;
  if (!chieu_rules_shelf_is_own (self->shelf, i))
    {
      /* A row and the name of the person's own rules appear above this one. */
      chieu_hold_in_place (GTK_WIDGET (row));
      add_own_set (self, &rules);
      return;
    }
  chieu_rules_shelf_change_own (self->shelf, i, name, &rules);
  show_sets (self);
}

static void
name_applied_cb (ChieuHouseRulesWindow *self)
{
  guint i = get_selected (self);
  const ChieuRules rules = chieu_rules_shelf_get (self->shelf, i)->rules;
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  if (*name != '\0')
    chieu_rules_shelf_change_own (self->shelf, i, name, &rules);
  show_sets (self);
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuHouseRulesWindow *self = CHIEU_HOUSE_RULES_WINDOW (widget);
  const ChieuRules rules = chieu_rules_shelf_get (self->shelf, get_selected (self))->rules;

  add_own_set (self, &rules);
}

static void
remove_response_cb (ChieuHouseRulesWindow *self,
                    const char            *response)
{
  guint i = get_selected (self);

  if (!g_str_equal (response, "remove") || !chieu_rules_shelf_is_own (self->shelf, i))
    return;
  chieu_rules_shelf_remove_own (self->shelf, i);
  show_sets (self);
}

static void
remove_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuHouseRulesWindow *self = CHIEU_HOUSE_RULES_WINDOW (widget);
  g_autofree char *heading = g_strdup_printf (_("Remove “%s”?"), chieu_rules_shelf_get (self->shelf, get_selected (self))->name);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, _("The file with these rules will be deleted."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "keep", _("Keep"), "remove", _("Remove"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "keep");
  g_signal_connect_object (dialog, "response", G_CALLBACK (remove_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- Files ---- */

static GtkFileChooserNative *
chooser_new (ChieuHouseRulesWindow *self,
             const char            *title,
             GtkFileChooserAction   action)
{
  return chieu_file_chooser_new (GTK_WINDOW (self), title, action, _("House rules"), CHIEU_HOUSE_RULES_SUFFIX, NULL);
}

static void
exported_cb (GObject      *file,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (ChieuHouseRulesWindow) self = data;
  g_autoptr (GError) error = NULL;
  gboolean saved = g_file_replace_contents_finish (G_FILE (file), result, NULL, &error);

  /* The window may have been closed meanwhile. */
  if (gtk_widget_get_realized (GTK_WIDGET (self)))
    show_toast (self, saved ? _("The rules are saved") : error->message);
}

static void
export_response_cb (GtkFileChooserNative  *chooser,
                    int                    response,
                    ChieuHouseRulesWindow *self)
{
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);
  char *text = chieu_house_rules_to_string (chieu_rules_shelf_get (self->shelf, get_selected (self)));
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  if (file != NULL)
    g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, exported_cb, g_object_ref (self));
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuHouseRulesWindow *self = CHIEU_HOUSE_RULES_WINDOW (widget);
  GtkFileChooserNative *chooser = chooser_new (self, _("Export these rules"), GTK_FILE_CHOOSER_ACTION_SAVE);
  g_autofree char *file = g_strconcat (chieu_rules_shelf_get (self->shelf, get_selected (self))->id, CHIEU_HOUSE_RULES_SUFFIX, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), file);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
import_text (ChieuHouseRulesWindow *self,
             const char            *text,
             gsize                  length,
             const char            *source)
{
  g_autoptr (GError) error = NULL;
  int place = chieu_rules_shelf_import (self->shelf, text, (gssize) length, source, &error);

  if (place < 0)
    show_toast (self, error->message);
  else
    g_settings_set_string (self->settings, KEY, chieu_rules_shelf_get (self->shelf, (guint) place)->id);
  show_sets (self);
}

static void
imported_cb (GObject      *file,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (ChieuHouseRulesWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (file));
  g_autofree char *source = g_filename_display_name (name);
  g_autofree char *text = NULL;
  gsize length;
  gboolean read = chieu_bounded_read_finish (result, &text, &length, &error);

  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  if (read)
    import_text (self, text, length, source);
  else
    show_toast (self, error->message);
}

void
chieu_house_rules_window_import (ChieuHouseRulesWindow *self,
                                 GFile                 *file)
{
  g_return_if_fail (CHIEU_IS_HOUSE_RULES_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  chieu_bounded_read_async (file, CHIEU_HOUSE_RULES_BYTES_MAX, NULL, imported_cb, g_object_ref (self));
}

static void
import_response_cb (GtkFileChooserNative  *chooser,
                    int                    response,
                    ChieuHouseRulesWindow *self)
{
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file != NULL)
    chieu_house_rules_window_import (self, file);
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuHouseRulesWindow *self = CHIEU_HOUSE_RULES_WINDOW (widget);
  GtkFileChooserNative *chooser = chooser_new (self, _("Import house rules"), GTK_FILE_CHOOSER_ACTION_OPEN);

  g_signal_connect_object (chooser, "response", G_CALLBACK (import_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- The object ---- */

/* The ids say where a rule belongs: docs/notation.md, "House rules". */
static AdwPreferencesGroup *
find_group (ChieuHouseRulesWindow *self,
            const char            *id)
{
  static const char *const prefixes[] = { "points-", "diem-", "dich-", "ga" };

  if (g_str_has_prefix (id, "fault-"))
    return self->costs;
  for (gsize i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (id, prefixes[i]))
      return self->points;
  return self->course;
}

static void
add_switches (ChieuHouseRulesWindow *self)
{
  gboolean has_costs = FALSE;

  for (int place = 0; place < self->game->n_switches; place++)
    {
      GtkWidget *row = chieu_switch_row_new (self->game, place);
      AdwPreferencesGroup *group = find_group (self, self->game->switches[place].id);

      g_ptr_array_add (self->switches, row);
      g_signal_connect (row, "changed", G_CALLBACK (switch_changed_cb), self);
      adw_preferences_group_add (group, row);
      has_costs |= group == self->costs;
    }
  /* Some games have no house rule for the cost of a fault. */
  gtk_widget_set_visible (GTK_WIDGET (self->costs), has_costs);
}

static void
remove_switches (ChieuHouseRulesWindow *self)
{
  for (guint place = 0; place < self->switches->len; place++)
    adw_preferences_group_remove (find_group (self, self->game->switches[place].id), self->switches->pdata[place]);
  g_ptr_array_set_size (self->switches, 0);
}

/* That a file could not be written is said at once, before the toast about the change itself has gone. */
static void
not_written_cb (const char *message,
                gpointer    window)
{
  add_toast (window, message, ADW_TOAST_PRIORITY_HIGH);
}

static void
leave_shelf (ChieuHouseRulesWindow *self)
{
  if (self->shelf != NULL)
    chieu_rules_shelf_set_trouble_func (self->shelf, NULL, NULL);
  self->shelf = NULL;
}

void
chieu_house_rules_window_set_shelf (ChieuHouseRulesWindow *self,
                                    ChieuRulesShelf       *shelf,
                                    GSettings             *settings)
{
  g_return_if_fail (CHIEU_IS_HOUSE_RULES_WINDOW (self));
  g_return_if_fail (shelf != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  remove_switches (self);
  leave_shelf (self);
  self->shelf = shelf;
  chieu_rules_shelf_set_trouble_func (shelf, not_written_cb, self);
  self->game = chieu_rules_shelf_get (shelf, 0)->game;
  g_set_object (&self->settings, settings);
  self->showing = TRUE;
  for (guint i = 0; chieu_game_offer_get ((int) i) != NULL; i++)
    if (chieu_game_offer_get ((int) i)->game == self->game)
      gtk_drop_down_set_selected (self->games, i);
  add_switches (self);
  show_sets (self);
}

static void
game_chosen_cb (ChieuHouseRulesWindow *self)
{
  guint i = gtk_drop_down_get_selected (self->games);

  if (!self->showing && i != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, game_signal, 0, chieu_game_offer_get ((int) i)->game->id);
}

/* With only one game there is nothing to choose from. */
static void
fill_games (ChieuHouseRulesWindow *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  for (int i = 0; chieu_game_offer_get (i) != NULL; i++)
    gtk_string_list_append (games, _(chieu_game_offer_get (i)->title));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (games));
  gtk_widget_set_visible (GTK_WIDGET (self->games), chieu_game_offer_get (1) != NULL);
  g_signal_connect_swapped (self->games, "notify::selected", G_CALLBACK (game_chosen_cb), self);
}

GtkWindow *
chieu_house_rules_window_new (GtkWindow       *parent,
                              ChieuRulesShelf *shelf,
                              GSettings       *settings)
{
  ChieuHouseRulesWindow *self;

  g_return_val_if_fail (shelf != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_HOUSE_RULES_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  chieu_house_rules_window_set_shelf (self, shelf, settings);
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  leave_shelf (CHIEU_HOUSE_RULES_WINDOW (object));
  G_OBJECT_CLASS (chieu_house_rules_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuHouseRulesWindow *self = CHIEU_HOUSE_RULES_WINDOW (object);

  g_clear_object (&self->settings);
  g_ptr_array_unref (self->set_rows);
  g_ptr_array_unref (self->checks);
  g_ptr_array_unref (self->switches);
  G_OBJECT_CLASS (chieu_house_rules_window_parent_class)->finalize (object);
}

static void
chieu_house_rules_window_class_init (ChieuHouseRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  game_signal = g_signal_new ("game", CHIEU_TYPE_HOUSE_RULES_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/house-rules-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, games);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, sets);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, own);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, remove);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, name);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, course);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, costs);
  gtk_widget_class_bind_template_child (widget_class, ChieuHouseRulesWindow, points);
  gtk_widget_class_install_action (widget_class, "rules.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "rules.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "rules.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "rules.import", NULL, import_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
chieu_house_rules_window_init (ChieuHouseRulesWindow *self)
{
  self->set_rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = TRUE;
  fill_games (self);
  chieu_group_break_title (GTK_WIDGET (self->sets));
  chieu_group_break_title (GTK_WIDGET (self->course));
  chieu_group_break_title (GTK_WIDGET (self->costs));
  chieu_group_break_title (GTK_WIDGET (self->points));
  /* Four words side by side are too wide for some languages in large letters. */
  chieu_bottom_bar_use (self->buttons, BUTTON_SPACING);
  gtk_widget_set_name (GTK_WIDGET (self), "house-rules");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  g_signal_connect_swapped (self->name, "apply", G_CALLBACK (name_applied_cb), self);
}
