/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-names.h"

#include <string.h>

#include "match/words/words.h"

/* Returns: (transfer none) (element-type utf8): the names that are written as two words, of the cards of all games. A longer one may break,
 * or it would not fit into a narrow column in large letters. */
static GHashTable *
list_names (void)
{
  static GHashTable *names;

  if (names != NULL)
    return names;
  names = g_hash_table_new (g_str_hash, g_str_equal);
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int face = 0; chieu_words_for_game (chieu_games[i]) != NULL && face < chieu_games[i]->deck->n_faces; face++)
      {
        const char *name = chieu_words_card (chieu_words_for_game (chieu_games[i]), (ChieuCard) face), *space = strchr (name, ' ');

        if (space != NULL && strchr (space + 1, ' ') == NULL)
          g_hash_table_add (names, (gpointer) name);
      }
  return names;
}

/* Returns: the beginning of the word that ends before @end in @text */
static const char *
find_word_begin (const char *text,
                 const char *end)
{
  while (end > text && g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  return end;
}

/* Returns: the end of the word that begins at @begin */
static const char *
find_word_end (const char *begin)
{
  while (g_unichar_isalnum (g_utf8_get_char (begin)))
    begin = g_utf8_next_char (begin);
  return begin;
}

void
chieu_card_names_keep_whole (PangoAttrList *attributes,
                             const char    *text)
{
  g_return_if_fail (attributes != NULL && text != NULL);

  for (const char *space = strchr (text, ' '); space != NULL; space = strchr (space + 1, ' '))
    {
      const char *begin = find_word_begin (text, space), *end = find_word_end (space + 1);
      g_autofree char *words = g_strndup (begin, (gsize) (end - begin));
      PangoAttribute *whole;

      if (!g_hash_table_contains (list_names (), words))
        continue;
      whole = pango_attr_allow_breaks_new (FALSE);
      whole->start_index = begin - text;
      whole->end_index = end - text;
      pango_attr_list_insert (attributes, whole);
    }
}

static gboolean
is_whole_cb (PangoAttribute *attribute,
             gpointer        data)
{
  return attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

static void
update_cb (GtkLabel *label)
{
  PangoAttrList *old = gtk_label_get_attributes (label), *removed;
  g_autoptr (PangoAttrList) attributes = old != NULL ? pango_attr_list_copy (old) : pango_attr_list_new ();

  removed = pango_attr_list_filter (attributes, is_whole_cb, NULL);
  g_clear_pointer (&removed, pango_attr_list_unref);
  chieu_card_names_keep_whole (attributes, gtk_label_get_text (label));
  gtk_label_set_attributes (label, attributes);
}

GtkWidget *
chieu_card_names_watch (GtkWidget *label)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), label);

  g_signal_connect (label, "notify::label", G_CALLBACK (update_cb), NULL);
  update_cb (GTK_LABEL (label));
  return label;
}
