/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: rows that show and change the settings, names and portraits, names on all cards, the words of the drum, a missing
 * voice.
 */
#define G_SETTINGS_ENABLE_BACKEND
#include <adwaita.h>
#include <gio/gsettingsbackend.h>
#include <locale.h>

#include "app/preferences/drum-window.h"
#include "app/preferences/looks.h"
#include "app/preferences/player-row.h"
#include "app/preferences/players.h"
#include "app/preferences/preferences.h"
#include "app/preferences/text-size-row.h"
#include "app/preferences/voice-row.h"
#include "common/find.h"
#include "config.h"
#include "mat/faces/pictures.h"
#include "mat/mat-layout.h"
#include "mat/sound.h"
#include "mat/widgets/card-strip.h"
#include "match/words/words.h"

/* ---- Finding things ---- */

/* Returns: whether @widget is a button that a screen reader calls @name */
static gboolean
is_button_called (GtkWidget  *widget,
                  const char *name)
{
  g_autofree char *other = NULL;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  return other == NULL;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Returns: (transfer full): the settings of the program; those that are changed here have their defaults again */
static GSettings *
settings_new (void)
{
  GSettings *settings = g_settings_new (SETTINGS_ID);
  static const char *const keys[] = { "own-name", "names", "portraits", "portrait", "text-scale", "card-index", "sound",
                                      "sound-volume", "pace" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  return settings;
}

/* ---- Rows ---- */

/* Each row shows what is set, changes it, and follows it; without sound there is no volume to choose. */
static void
test_rows (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autofree char *set_pace = NULL;
  GtkWidget *window = GTK_WIDGET (chieu_preferences_new (NULL, settings, "/nowhere"));
  GtkWidget *sound, *volume, *pace;

  settle ();
  sound = find_below (window, has_name, "sound");
  volume = find_below (window, has_name, "sound-volume");
  pace = find_below (window, has_name, "pace");
  g_assert_true (GTK_IS_SWITCH (sound) && GTK_IS_RANGE (volume) && ADW_IS_COMBO_ROW (pace));
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (sound)));
  g_assert_true (gtk_widget_is_sensitive (volume));
  gtk_range_set_value (GTK_RANGE (volume), 40);
  g_assert_cmpfloat (g_settings_get_double (settings, "sound-volume"), ==, 0.4);
  g_settings_set_double (settings, "sound-volume", 1);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (volume)), ==, 100);
  gtk_switch_set_active (GTK_SWITCH (sound), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "sound"));
  g_assert_false (gtk_widget_is_sensitive (volume));
  adw_combo_row_set_selected (ADW_COMBO_ROW (pace), 0);
  set_pace = g_settings_get_string (settings, "pace");
  g_assert_cmpstr (set_pace, ==, "wait");
  g_settings_set_string (settings, "pace", "quick");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (pace)), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Everything that can be set is a row with a title, by which the search finds it, and reading comes first. */
static void
test_pages (void)
{
  static const char *const rows[] = {
    "Text size", "Appearance", "Names on the cards", "Card size", "Contrast of the cards", "Back of the cards", "Colours", "Motion", "Drum and cards",
    "Volume", "What each drum call means", "Read automatically", "Speed of reading", "Hear the voice", "Buttons on the left",
    "Very large buttons", "Pace", "Way of play", "Draw automatically", "Keep my own order of the hand", "The chiếu", "Your name at the mat",
    "Cụ Lý", "Bà Cả", "Ông Đồ", "Cô Tư", "Command",
  };
  g_autoptr (GSettings) settings = settings_new ();
  GtkWindow *window = chieu_preferences_new (NULL, settings, "/nowhere");
  AdwPreferencesPage *page;

  settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (find_below (GTK_WIDGET (window), is_row_titled, rows[i]) == NULL)
      g_error ("a row “%s” was expected in the preferences, there is none", rows[i]);
  page = ADW_PREFERENCES_PAGE (adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (window)));
  g_assert_cmpstr (adw_preferences_page_get_title (page), ==, "Reading");
  g_assert_true (adw_preferences_window_get_search_enabled (ADW_PREFERENCES_WINDOW (window)));
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_button_called, "Search"));
  gtk_window_destroy (window);
}

/* Pressed without a pointer over the row, its buttons set the size of the program's text at once; a size out of range is not offered. */
static void
test_text_size (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) row = NULL;
  GtkWidget *larger, *smaller;

  g_settings_set_double (settings, "text-scale", 1.9);
  row = g_object_ref_sink (chieu_text_size_row_new (settings));
  larger = find_below (row, is_button_called, "Larger text");
  smaller = find_below (row, is_button_called, "Smaller text");
  g_assert_nonnull (find_below (row, is_label, "190%"));
  g_signal_emit_by_name (larger, "clicked");
  g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), ==, 2.0);
  g_assert_false (gtk_widget_get_sensitive (larger));
  g_signal_emit_by_name (smaller, "clicked");
  g_assert_cmpfloat_with_epsilon (g_settings_get_double (settings, "text-scale"), 1.9, 1e-9);
  g_assert_true (gtk_widget_get_sensitive (larger));
  g_settings_set_double (settings, "text-scale", 0.8);
  g_assert_cmpfloat_with_epsilon (chieu_text_size_row_get_scale (CHIEU_TEXT_SIZE_ROW (row)), 0.8, 1e-9);
  g_assert_false (gtk_widget_get_sensitive (smaller));
}

/* ---- Names on the cards ---- */

static gboolean
has_text (GskRenderNode *node)
{
  GskRenderNodeType type = gsk_render_node_get_node_type (node);

  switch ((int) type)
    {
    case GSK_TEXT_NODE:
      return TRUE;
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        if (has_text (gsk_container_node_get_child (node, i)))
          return TRUE;
      return FALSE;
    case GSK_TRANSFORM_NODE:
      return has_text (gsk_transform_node_get_child (node));
    case GSK_ROUNDED_CLIP_NODE:
      return has_text (gsk_rounded_clip_node_get_child (node));
    default:
      return FALSE;
    }
}

/* Returns: whether @widget, or a child of it, draws a text. */
static gboolean
draws_text (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  gboolean text;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  text = node != NULL && has_text (node);
  g_clear_pointer (&node, gsk_render_node_unref);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !text; child = gtk_widget_get_next_sibling (child))
    text = draws_text (child);
  return text;
}

/* The setting holds at once for each card wherever it is shown, also for a small one. */
static void
test_names_on_cards (void)
{
  static const ChieuCard cards[] = { 0, 1, 2 };
  g_autoptr (GSettings) settings = settings_new ();
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *strip = chieu_card_strip_new (chieu_mat_layouts[0]->game, cards, G_N_ELEMENTS (cards), 160);
  GtkWidget *small = chieu_card_strip_new (chieu_mat_layouts[0]->game, cards, G_N_ELEMENTS (cards), 48);

  chieu_looks_follow (settings);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), small);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  g_assert_false (draws_text (strip) || draws_text (small));
  g_settings_set_string (settings, "card-index", "tab");
  g_assert_true (draws_text (strip) && draws_text (small));
  g_settings_set_string (settings, "card-index", "large");
  g_assert_true (draws_text (strip) && draws_text (small));
  g_settings_set_string (settings, "card-index", "none");
  g_assert_false (draws_text (strip) || draws_text (small));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Names and portraits ---- */

static void
test_clean_names (void)
{
  static const struct { const char *typed, *name; } names[] = {
    { "", NULL }, { " \t\n", NULL }, { "  Bà   Nội ", "Bà Nội" }, { "An\nBình", "An Bình" }, { "A\x01\x02n", "An" },
    { "<b>An & Bình</b>", "<b>An & Bình</b>" }, { "\xff", NULL }, { "12345678901234567890123", "12345678901234567890" },
    { "1234567890123456789 x", "1234567890123456789" }, { "Ba\xcc\x80", "Bà" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = chieu_players_clean_name (names[i].typed);

      g_assert_cmpstr (name, ==, names[i].name);
    }
}

static void
assert_name (GSettings  *settings,
             int         seat,
             const char *expected)
{
  g_autofree char *name = chieu_players_get_name (settings, seat);

  g_assert_cmpstr (name, ==, expected);
}

/* No two players have the same name, whatever the settings say; an empty name stands for the usual one. */
static void
test_names (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  const char *const same[] = { "An", "An", "", NULL }, *const bad[] = { "\n", NULL };

  assert_name (settings, 0, "You");
  assert_name (settings, 1, "Cụ Lý");
  g_assert_cmpint (chieu_players_set_name (settings, 0, " Lan "), ==, CHIEU_NAMING_DONE);
  g_assert_cmpint (chieu_players_set_name (settings, 2, "An"), ==, CHIEU_NAMING_DONE);
  assert_name (settings, 0, "Lan");
  assert_name (settings, 1, "Cụ Lý");
  assert_name (settings, 2, "An");
  g_assert_cmpint (chieu_players_set_name (settings, 3, "An"), ==, CHIEU_NAMING_TAKEN);
  g_assert_cmpint (chieu_players_set_name (settings, 3, "Lan"), ==, CHIEU_NAMING_TAKEN);
  g_assert_cmpint (chieu_players_set_name (settings, 3, "Cụ Lý"), ==, CHIEU_NAMING_TAKEN);
  assert_name (settings, 3, "Ông Đồ");
  g_assert_cmpint (chieu_players_set_name (settings, 2, ""), ==, CHIEU_NAMING_DONE);
  assert_name (settings, 2, "Bà Cả");
  g_settings_set_strv (settings, "names", same);
  assert_name (settings, 1, "An");
  assert_name (settings, 2, "Bà Cả");
  g_settings_set_strv (settings, "names", bad);
  assert_name (settings, 1, "Cụ Lý");
  assert_name (settings, 4, "Cô Tư");
}

/* No two players have the same portrait: the one who had the portrait that is chosen takes the chooser's. */
static void
test_portraits (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  int own = chieu_players_get_portrait (settings, 0), first = chieu_players_get_portrait (settings, 1);

  chieu_players_set_portrait (settings, 0, first);
  g_assert_cmpint (chieu_players_get_portrait (settings, 0), ==, first);
  g_assert_cmpint (chieu_players_get_portrait (settings, 1), ==, own);
  chieu_players_set_portrait (settings, 3, 11);
  g_assert_cmpint (chieu_players_get_portrait (settings, 3), ==, 11);
  g_settings_set_value (settings, "portraits", g_variant_new_parsed ("[99, -3, 11, 11, 5, 6, 7]"));
  for (int a = 0; a < CHIEU_SEATS_MAX; a++)
    for (int b = 0; b < a; b++)
      g_assert_cmpint (chieu_players_get_portrait (settings, a), !=, chieu_players_get_portrait (settings, b));
  g_assert_cmpint (chieu_players_get_portrait (settings, 3), ==, 11);
}

/* The mat follows: names of the others, and the person's own. */
static void
test_names_at_mat (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) mat = g_object_ref_sink (chieu_mat_view_new ());

  chieu_players_follow_names_of_others (settings, CHIEU_MAT_VIEW (mat));
  chieu_players_follow_portraits_and_own_name (settings, CHIEU_MAT_VIEW (mat));
  g_assert_cmpstr (chieu_mat_view_get_own_name (CHIEU_MAT_VIEW (mat)), ==, "You");
  g_assert_cmpint (chieu_players_set_name (settings, 1, "Mai"), ==, CHIEU_NAMING_DONE);
  g_assert_cmpint (chieu_players_set_name (settings, 0, "Lan"), ==, CHIEU_NAMING_DONE);
  g_assert_cmpstr (chieu_mat_view_get_seat_name (CHIEU_MAT_VIEW (mat), 1), ==, "Mai");
  g_assert_cmpstr (chieu_mat_view_get_own_name (CHIEU_MAT_VIEW (mat)), ==, "Lan");
  chieu_players_set_portrait (settings, 2, 12);
  g_assert_cmpint (chieu_mat_view_get_portrait (CHIEU_MAT_VIEW (mat), 2), ==, 12);
}

static void
refused_cb (GtkWidget  *row,
            const char *why,
            char      **told)
{
  g_free (*told);
  *told = g_strdup (why);
}

/* The text becomes the name when it is applied; a name that is taken is refused, with the reason. */
static void
test_player_row (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) row = g_object_ref_sink (chieu_player_row_new (settings, 1));
  g_autofree char *told = NULL;

  g_signal_connect (row, "refused", G_CALLBACK (refused_cb), &told);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (row), "  Ông   Nội");
  g_signal_emit_by_name (row, "apply");
  g_assert_null (told);
  assert_name (settings, 1, "Ông Nội");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Ông Nội");
  gtk_editable_set_text (GTK_EDITABLE (row), "Bà Cả");
  g_signal_emit_by_name (row, "apply");
  g_assert_nonnull (strstr (told, "Bà Cả"));
  assert_name (settings, 1, "Ông Nội");
}

/* Returns: whether @widget is a label that says that @name is taken */
static gboolean
says_taken (GtkWidget  *widget,
            const char *name)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), "Somebody else at the mat")
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), name) != NULL;
}

/* The window says that a name is taken, also if the name would not be valid markup. */
static void
test_name_refused (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  GtkWidget *window = GTK_WIDGET (chieu_preferences_new (NULL, settings, "/nowhere")), *row;

  settle ();
  row = find_below (window, is_row_titled, "Cụ Lý");
  g_assert_cmpint (chieu_players_set_name (settings, 2, "An & Ba"), ==, CHIEU_NAMING_DONE);
  gtk_editable_set_text (GTK_EDITABLE (row), "An & Ba");
  g_signal_emit_by_name (row, "apply");
  g_assert_nonnull (find_below (window, says_taken, "An & Ba"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A backend that lets nobody write a setting, as where an administrator has locked them. */

#define TYPE_LOCKED (locked_get_type ())
G_DECLARE_FINAL_TYPE (Locked, locked, LOCKED, BACKEND, GSettingsBackend)

struct _Locked
{
  GSettingsBackend parent_instance;
};

G_DEFINE_TYPE (Locked, locked, G_TYPE_SETTINGS_BACKEND)

static GVariant *
locked_read (GSettingsBackend   *backend,
             const char         *key,
             const GVariantType *expected,
             gboolean            usual)
{
  return NULL;
}

static gboolean
locked_write (GSettingsBackend *backend,
              const char       *key,
              GVariant         *value,
              gpointer          tag)
{
  return FALSE;
}

static gboolean
locked_get_writable (GSettingsBackend *backend,
                     const char       *key)
{
  return FALSE;
}

static void
locked_class_init (LockedClass *klass)
{
  GSettingsBackendClass *backend_class = G_SETTINGS_BACKEND_CLASS (klass);

  backend_class->read = locked_read;
  backend_class->write = locked_write;
  backend_class->get_writable = locked_get_writable;
}

static void
locked_init (Locked *self)
{
}

/* A name that cannot be kept cannot be typed. */
static void
test_locked_names (void)
{
  g_autoptr (GSettingsBackend) backend = g_object_new (TYPE_LOCKED, NULL);
  g_autoptr (GSettings) settings = g_settings_new_with_backend (SETTINGS_ID, backend);
  g_autoptr (GtkWidget) row = g_object_ref_sink (chieu_player_row_new (settings, 1));

  g_assert_false (gtk_editable_get_editable (GTK_EDITABLE (row)));
  g_assert_cmpint (chieu_players_set_name (settings, 1, "Mai"), ==, CHIEU_NAMING_LOCKED);
  g_assert_cmpint (chieu_players_set_name (settings, CHIEU_PLAYERS_OWN, "Lan"), ==, CHIEU_NAMING_LOCKED);
}

/* Where the names are locked while one is typed, the reason is the lock, and not that somebody else had the name. */
static void
test_locked_reason (void)
{
  g_autoptr (GSettingsBackend) backend = g_object_new (TYPE_LOCKED, NULL);
  g_autoptr (GSettings) settings = g_settings_new_with_backend (SETTINGS_ID, backend);
  g_autoptr (GtkWidget) row = g_object_ref_sink (chieu_player_row_new (settings, 1));
  g_autofree char *told = NULL;

  g_signal_connect (row, "refused", G_CALLBACK (refused_cb), &told);
  gtk_editable_set_text (GTK_EDITABLE (row), "Mai");
  g_signal_emit_by_name (row, "apply");
  g_assert_cmpstr (told, ==, "The name could not be saved: this setting is locked on this computer.");
}

/* ---- Hearing ---- */

static gpointer
open_nothing (const char *const *languages,
              GError           **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "nobody is there");
  return NULL;
}

/* Where there is no voice, the row says so. */
static void
test_no_voice (void)
{
  static const ChieuVoice silent = { .name = "silent", .open = open_nothing };
  static const ChieuVoice *const voices[] = { &silent, NULL };
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) row = g_object_ref_sink (chieu_voice_row_new (settings, voices));

  g_signal_emit_by_name (find_below (row, is_button_called, "Read it"), "clicked");
  while (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "nobody is there") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Nothing can be read aloud"));
}

/* Each word of each game that is drummed has its row, and a button that says what it plays. */
static void
test_drum_words (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  GtkWidget *window = GTK_WIDGET (chieu_drum_window_new (NULL, settings));

  settle ();
  g_assert_nonnull (find_below (window, is_button_called, "Hear “Phỗng”: two beats"));
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      const ChieuMatLayout *layout = chieu_mat_layouts[i];
      const ChieuWords *words = chieu_words_for_game (layout->game);

      for (int kind = 0; kind < chieu_words_n_kinds (words); kind++)
        if (layout->sounds[kind] > CHIEU_SOUND_CARD && find_below (window, is_row_titled, chieu_words_label (words, kind)) == NULL)
          g_error ("a row for “%s” was expected, there is none", chieu_words_label (words, kind));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/preferences/rows", test_rows);
  g_test_add_func ("/preferences/pages", test_pages);
  g_test_add_func ("/preferences/text-size", test_text_size);
  g_test_add_func ("/preferences/names-on-cards", test_names_on_cards);
  g_test_add_func ("/players/clean-names", test_clean_names);
  g_test_add_func ("/players/names", test_names);
  g_test_add_func ("/players/portraits", test_portraits);
  g_test_add_func ("/players/at-mat", test_names_at_mat);
  g_test_add_func ("/players/row", test_player_row);
  g_test_add_func ("/preferences/name-refused", test_name_refused);
  g_test_add_func ("/players/locked", test_locked_names);
  g_test_add_func ("/players/locked-reason", test_locked_reason);
  g_test_add_func ("/hearing/no-voice", test_no_voice);
  g_test_add_func ("/hearing/drum", test_drum_words);
  return g_test_run ();
}
