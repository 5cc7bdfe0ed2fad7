/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the game in windows: their lines, what a tap opens, the list of all on a page, the page of the help as the
 * glossary.
 */
#include <adwaita.h>

#include "app/aloud/word-voice.h"
#include "app/help/gloss-help.h"
#include "app/help/gloss-window.h"
#include "app/help/help-book.h"
#include "common/find.h"
#include "mat/column/side-column.h"
#include "mat/mat-layout.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "../patience.h"

static GtkWidget *
window_new (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 400);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child) || gtk_widget_get_width (child) == 0)
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
settle (void)
{
  for (int i = 0; i < 20; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (5000);
    }
}

/* Returns: how many words of @label bear a line */
static guint
count_lines (GtkWidget *label)
{
  PangoAttrList *attributes = gtk_label_get_attributes (GTK_LABEL (label));
  GSList *all = attributes != NULL ? pango_attr_list_get_attributes (attributes) : NULL;
  guint n = 0;

  for (GSList *one = all; one != NULL; one = one->next)
    n += ((PangoAttribute *) one->data)->klass->type == PANGO_ATTR_UNDERLINE;
  g_slist_free_full (all, (GDestroyNotify) pango_attribute_destroy);
  return n;
}

/* Every entry has a sentence and leads to a page that there is. */
static void
test_page (void)
{
  static const char *const languages[] = { "C", NULL };
  g_autoptr (ChieuHelpBook) book = chieu_help_book_new (languages);
  const ChieuGlossary *glossary = chieu_gloss_get ();

  g_assert_cmpuint (chieu_glossary_get_n (glossary), >, 60);
  for (guint i = 0; i < chieu_glossary_get_n (glossary); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *section = NULL;

      g_assert_true (g_str_has_suffix (chieu_glossary_get_text (glossary, i), "."));
      if (chieu_glossary_get_more (glossary, i) != NULL)
        g_assert_nonnull (chieu_help_book_resolve (book, chieu_glossary_get_more (glossary, i), &section, &error));
      g_assert_no_error (error);
    }
}

/* A word bears a line where a text has it first, and only there. When the text is changed, its words are marked anew. */
static void
test_marks (void)
{
  GtkWidget *label = chieu_reading_new ("A khàn is no bí. A khàn lies face down.", NULL);

  g_object_ref_sink (label);
  g_assert_cmpuint (count_lines (label), ==, 2);
  gtk_label_set_text (GTK_LABEL (label), "Nothing of the game.");
  g_assert_cmpuint (count_lines (label), ==, 0);
  gtk_label_set_markup (GTK_LABEL (label), "The <b>nọc</b>");
  g_assert_cmpuint (count_lines (label), ==, 1);
  g_assert_false (gtk_widget_get_focusable (label));
  g_object_unref (label);
}

/* Returns: whether a line of @layout begins with @words, where its text has them first */
static gboolean
begins_line (PangoLayout *layout,
             const char  *words)
{
  const char *text = pango_layout_get_text (layout);

  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    if (pango_layout_get_line_readonly (layout, i)->start_index == strstr (text, words) - text)
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): how @text is laid out as the prompt on the mat; its width is to be set */
static PangoLayout *
lay_out_prompt (const char *text)
{
  GtkWidget *column = g_object_ref_sink (chieu_side_column_new (chieu_mat_layouts[0])), *prompt;
  PangoLayout *layout;

  chieu_side_column_set_prompt (CHIEU_SIDE_COLUMN (column), text);
  prompt = find_below (column, gtk_widget_has_css_class, "prompt");
  g_assert_nonnull (prompt);
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (prompt)));
  /* The letters are those of @text, with plain spaces: a screen reader says them. */
  g_assert_cmpstr (pango_layout_get_text (layout), ==, text);
  g_object_unref (column);
  return layout;
}

/* Returns: the width of @layout with all in one line, in pixels */
static int
get_whole_width (PangoLayout *layout)
{
  int width;

  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* However narrow the prompt is, no line breaks inside a term of two words, wherever it stands. A line may break before the term, and
 * inside a term of more words. */
static void
test_together (void)
{
  static const char *const kept[] = { "khàn,", "thực or", "thực is" };
  static const char *const breakable[] = { "Dậy khàn", "Bất thực or", "Bất thực is", "một cục" };
  g_autoptr (PangoLayout) layout = lay_out_prompt ("Your turn: Dậy khàn, Bất thực or Bốc. Bất thực is no Bất thực một cục.");
  gboolean broke[G_N_ELEMENTS (breakable)] = { FALSE };

  for (int width = get_whole_width (layout); width > 0; width--)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
        g_assert_false (begins_line (layout, kept[i]));
      for (gsize i = 0; i < G_N_ELEMENTS (breakable); i++)
        broke[i] |= begins_line (layout, breakable[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (breakable); i++)
    g_assert_true (broke[i]);
}

/* However narrow a text is, no line breaks inside the name of a card, in a text that is read or one that is only shown, also when it has
 * been changed. What only looks like one may break. */
static void
test_card_names (void)
{
  g_autoptr (PangoLayout) prompt = lay_out_prompt ("4 Văn at your gate: Ăn with 5 Văn or 8 Sách.");
  GtkWidget *text = g_object_ref_sink (chieu_text_new ("Nothing yet", NULL));
  g_autoptr (PangoLayout) shown = NULL;
  gboolean broke = FALSE;

  gtk_label_set_text (GTK_LABEL (text), "4 Văn, 5 Văn, 14 Văn!");
  shown = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (text)));
  g_object_unref (text);
  for (int width = get_whole_width (prompt); width > 0; width--)
    {
      pango_layout_set_width (prompt, width * PANGO_SCALE);
      g_assert_false (begins_line (prompt, "Văn at"));
      g_assert_false (begins_line (prompt, "Văn or"));
      g_assert_false (begins_line (prompt, "Sách."));
      pango_layout_set_width (shown, width * PANGO_SCALE);
      g_assert_false (begins_line (shown, "Văn, 5"));
      g_assert_false (begins_line (shown, "Văn, 14"));
      broke |= begins_line (shown, "Văn!");
    }
  g_assert_true (broke);
}

/* A Chinese line begins with no mark that closes what is before it, however narrow the prompt is. */
static void
test_closing_marks (void)
{
  static const char *const prompts[] = {
    "八索（8 Sách）在您的門：吃、碰或摸牌。",
    "您發到的牌一副對子也沒有：亮牌！，或者放過。",
    "您的手牌已经能胡：“胡！”，或摆好。",
    "「胡，敬老、蝦！」輪到您：Bất thực，或 Ù！",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (prompts); i++)
    {
      g_autoptr (PangoLayout) layout = lay_out_prompt (prompts[i]);

      for (int width = get_whole_width (layout); width > 0; width--)
        {
          pango_layout_set_width (layout, width * PANGO_SCALE);
          for (int line = 1; line < pango_layout_get_line_count (layout); line++)
            {
              const char *begin = prompts[i] + pango_layout_get_line_readonly (layout, line)->start_index;

              if (g_utf8_strchr ("！，。、：；？）」”", -1, g_utf8_get_char (begin)) != NULL)
                g_error ("%d pixels wide, a line of “%s” begins with “%s”", width, prompts[i], begin);
            }
        }
    }
}

/* While a thread reads the words nothing waits for them: a label has its lines when they are there. */
static void
test_warm_up (void)
{
  GtkWidget *label;

  chieu_gloss_set_loader (chieu_gloss_from_help);
  chieu_gloss_warm_up ();
  label = g_object_ref_sink (chieu_reading_new ("A khàn is no bí.", NULL));
  g_assert_cmpuint (count_lines (label), ==, 0);
  while (count_lines (label) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_lines (label), ==, 2);
  g_object_unref (label);
}

/* The same holds when the thread begins later, and when a word is asked for before it does. */
static void
test_warm_up_later (void)
{
  for (int asked = 0; asked < 2; asked++)
    {
      GtkWidget *label;

      chieu_gloss_set_loader (chieu_gloss_from_help);
      chieu_gloss_warm_up_later (50);
      label = g_object_ref_sink (chieu_reading_new ("A khàn is no bí.", NULL));
      g_assert_cmpuint (count_lines (label), ==, 0);
      if (asked)
        g_assert_nonnull (chieu_gloss_get ());
      while (count_lines (label) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (count_lines (label), ==, 2);
      g_object_unref (label);
    }
}

/* Where nothing loads the words no label is kept waiting for them. */
static void
test_warm_up_for_nothing (void)
{
  GtkWidget *label;

  chieu_gloss_set_loader (NULL);
  chieu_gloss_warm_up_later (0);
  label = g_object_ref_sink (chieu_reading_new ("A khàn is no bí.", NULL));
  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  g_object_unref (label);
  settle ();
  g_assert_null (label);
  chieu_gloss_set_loader (chieu_gloss_from_help);
}

/* Where a word is seen, it is found; beside it nothing is. */
static void
test_place (void)
{
  GtkWidget *label = chieu_reading_new ("nọc and more", NULL), *window = window_new (label);
  GdkRectangle where;
  guint entry;
  int x, y;

  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  g_assert_true (chieu_gloss_find_at (GTK_LABEL (label), x + 5, y + 5, &entry, &where));
  g_assert_cmpstr (chieu_glossary_get_title (chieu_gloss_get (), entry), ==, "nọc");
  g_assert_cmpint (where.width, >, 10);
  g_assert_false (chieu_gloss_find_at (GTK_LABEL (label), x + where.width + 20, y + 5, &entry, &where));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The explanation that a tap opens stays until it is closed, and is gone then; also when its window is closed first. */
static void
test_popover (void)
{
  GtkWidget *label = chieu_reading_new ("bí", NULL), *window = window_new (label), *popover;
  ChieuGlossaryHit hit;

  g_assert_true (chieu_glossary_find (chieu_gloss_get (), "bí", 0, &hit));
  chieu_gloss_explain (label, hit.entry, &(GdkRectangle) { 0, 0, 10, 10 });
  popover = find_of_type (window, GTK_TYPE_POPOVER);
  g_assert_nonnull (popover);
  g_assert_nonnull (find_of_type (popover, GTK_TYPE_BUTTON));
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
  g_assert_null (find_of_type (window, GTK_TYPE_POPOVER));
  chieu_gloss_explain (label, hit.entry, &(GdkRectangle) { 0, 0, 10, 10 });
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* Whoever closes an explanation is where they were before, not at the first button of the window. */
static void
test_focus_back (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = chieu_reading_new ("bí", NULL), *window = window_new (box);
  GtkWidget *first = gtk_button_new_with_label ("a"), *second = gtk_button_new_with_label ("b"), *popover;
  ChieuGlossaryHit hit;

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_box_append (GTK_BOX (box), label);
  settle ();
  g_assert_true (gtk_widget_grab_focus (second));
  g_assert_true (chieu_glossary_find (chieu_gloss_get (), "bí", 0, &hit));
  chieu_gloss_explain (label, hit.entry, &(GdkRectangle) { 0, 0, 10, 10 });
  popover = find_of_type (window, GTK_TYPE_POPOVER);
  settle ();
  gtk_widget_grab_focus (find_of_type (popover, GTK_TYPE_BUTTON));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) != second);
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == second);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A long press on a label explains the word that is marked there. A word that is not marked, as it only looks like one, is not
 * explained. */
static void
test_touch (void)
{
  GtkWidget *label = chieu_reading_new ("bí", NULL), *window = window_new (label);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GObject) touch = NULL;

  for (guint i = 0; touch == NULL || !GTK_IS_GESTURE_LONG_PRESS (touch); i++)
    {
      g_clear_object (&touch);
      touch = g_list_model_get_item (controllers, i);
      g_assert_nonnull (touch);
    }
  chieu_gloss_mark_only (label, none);
  g_signal_emit_by_name (touch, "pressed", 300.0, 200.0);
  g_assert_null (find_of_type (window, GTK_TYPE_POPOVER));
  chieu_gloss_mark_only (label, NULL);
  g_signal_emit_by_name (touch, "pressed", 300.0, 200.0);
  g_assert_nonnull (find_of_type (window, GTK_TYPE_POPOVER));
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* ---- A word is heard ---- */


/* The requests to the voice of the test, and how it answers them. It does so in a thread. */
static GMutex mutex;
static gboolean has_voice;
static int failure = G_IO_ERROR_NOT_FOUND;   /* why no voice opens */
static GString *asked;

static gpointer
open_voice (const char *const *languages,
            GError           **error)
{
  gboolean has;

  g_mutex_lock (&mutex);
  g_string_append_printf (asked, "[%s]", languages[0]);
  has = has_voice;
  g_mutex_unlock (&mutex);
  if (!has)
    g_set_error_literal (error, G_IO_ERROR, failure, failure == G_IO_ERROR_NOT_FOUND ? "none" : "The service is away");
  return has ? asked : NULL;
}

static void
set_speed (gpointer voice,
           double   speed)
{
}

static gboolean
say_text (gpointer    voice,
          const char *text,
          GError    **error)
{
  g_mutex_lock (&mutex);
  g_string_append (asked, text);
  g_mutex_unlock (&mutex);
  return TRUE;
}

static gboolean
is_speaking (gpointer voice)
{
  return FALSE;
}

static void
be_quiet (gpointer voice)
{
}

static const ChieuVoice voice = { "test", open_voice, set_speed, say_text, is_speaking, be_quiet, be_quiet };
static const ChieuVoice *const voices[] = { &voice, NULL };

static gboolean
was_asked (const char *text)
{
  gboolean was;

  g_mutex_lock (&mutex);
  was = strstr (asked->str, text) != NULL;
  g_mutex_unlock (&mutex);
  return was;
}

/* Returns: (nullable): the first button with the label @text, or the first label with @text in it, as @type says, that is seen */
static GtkWidget *
find_words (GtkWidget  *widget,
            GType       type,
            const char *text)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (type == GTK_TYPE_BUTTON && GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0)
    return widget;
  if (type == GTK_TYPE_LABEL && GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_words (child, type, text);
  return found;
}

/* A Vietnamese voice says the word, whatever the language of the text around it. Where there is none, that is said beside the button. */
static void
test_hear (void)
{
  GtkWidget *label = chieu_reading_new ("A khàn lies here.", NULL), *window = window_new (label), *popover, *hear;
  ChieuGlossaryHit hit;

  asked = g_string_new (NULL);
  chieu_word_voice_set_voices (voices);
  g_assert_true (chieu_glossary_find (chieu_gloss_get (), "khàn", 0, &hit));
  chieu_gloss_explain (label, hit.entry, &(GdkRectangle) { 0, 0, 10, 10 });
  popover = find_of_type (window, GTK_TYPE_POPOVER);
  /* Without a program that says words there is nothing to press. */
  g_assert_null (find_words (popover, GTK_TYPE_BUTTON, "Hear it"));
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();

  chieu_gloss_set_voice (chieu_word_voice_say);
  chieu_gloss_explain (label, hit.entry, &(GdkRectangle) { 0, 0, 10, 10 });
  popover = find_of_type (window, GTK_TYPE_POPOVER);
  hear = find_words (popover, GTK_TYPE_BUTTON, "Hear it");
  g_assert_nonnull (hear);
  g_assert_null (find_words (popover, GTK_TYPE_LABEL, "no Vietnamese voice"));
  g_signal_emit_by_name (hear, "clicked");
  wait_until (find_words (popover, GTK_TYPE_LABEL, "no Vietnamese voice") != NULL);
  g_assert_true (was_asked ("[vi]"));
  g_assert_false (was_asked ("khàn"));

  /* Another failure is not taken for a missing voice. */
  g_mutex_lock (&mutex);
  failure = G_IO_ERROR_NOT_CONNECTED;
  g_mutex_unlock (&mutex);
  g_signal_emit_by_name (hear, "clicked");
  wait_until (find_words (popover, GTK_TYPE_LABEL, "The service is away") != NULL);
  g_assert_nonnull (find_words (popover, GTK_TYPE_LABEL, "Nothing can be read aloud"));
  g_assert_null (find_words (popover, GTK_TYPE_LABEL, "no Vietnamese voice"));

  g_mutex_lock (&mutex);
  has_voice = TRUE;
  g_mutex_unlock (&mutex);
  g_signal_emit_by_name (hear, "clicked");
  wait_until (was_asked ("khàn"));
  settle ();
  g_assert_null (find_words (popover, GTK_TYPE_LABEL, "no Vietnamese voice"));
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* ---- The list ---- */

/* The list has the words of all that is seen, buttons too, and of nothing that is hidden; each once. */
static void
test_list (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *hidden = gtk_label_new ("lưng");
  GtkWidget *window;
  GtkWindow *list;
  g_autoptr (GArray) words = NULL;

  gtk_box_append (GTK_BOX (box), gtk_label_new ("A khàn"));
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Phỗng"));
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Khàn"));
  gtk_box_append (GTK_BOX (box), hidden);
  gtk_widget_set_visible (hidden, FALSE);
  window = window_new (box);
  words = chieu_gloss_list_words (window);
  g_assert_cmpuint (words->len, ==, 2);
  g_assert_cmpstr (chieu_glossary_get_title (chieu_gloss_get (), g_array_index (words, guint, 0)), ==, "khàn");
  g_assert_cmpstr (chieu_glossary_get_title (chieu_gloss_get (), g_array_index (words, guint, 1)), ==, "phỗng");
  list = chieu_gloss_window_new (GTK_WINDOW (window));
  gtk_window_present (list);
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Every window has the list, also one that is made later. */
static void
test_windows (void)
{
  GtkWidget *window = window_new (gtk_label_new ("ù"));
  guint n = g_list_model_get_n_items (gtk_window_get_toplevels ());

  g_assert_true (gtk_widget_activate_action (window, "words.list", NULL));
  settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n + 1);
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_gloss_set_loader (chieu_gloss_from_help);
  chieu_gloss_follow_windows ();
  g_test_add_func ("/gloss/page", test_page);
  g_test_add_func ("/gloss/marks", test_marks);
  g_test_add_func ("/gloss/together", test_together);
  g_test_add_func ("/gloss/card-names", test_card_names);
  g_test_add_func ("/gloss/closing-marks", test_closing_marks);
  g_test_add_func ("/gloss/warm-up", test_warm_up);
  g_test_add_func ("/gloss/warm-up/later", test_warm_up_later);
  g_test_add_func ("/gloss/warm-up/for-nothing", test_warm_up_for_nothing);
  g_test_add_func ("/gloss/place", test_place);
  g_test_add_func ("/gloss/touch", test_touch);
  g_test_add_func ("/gloss/popover", test_popover);
  g_test_add_func ("/gloss/focus-back", test_focus_back);
  g_test_add_func ("/gloss/hear", test_hear);
  g_test_add_func ("/gloss/list", test_list);
  g_test_add_func ("/gloss/windows", test_windows);
  return g_test_run ();
}
