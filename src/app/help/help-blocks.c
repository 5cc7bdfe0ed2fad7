/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-blocks.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/letters.h"
#include "app/pieces.h"
#include "app/widgets/column-layout.h"
#include "help-picture.h"
#include "mat/faces/face-cache.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

/* The height of a card beside text of the usual size, in pixels, and how many times as large it is at most beside larger text. */
#define CARD_HEIGHT 200
#define CARD_SCALE_MAX 1.6
/* The space between cards, in pixels; half of it is between a card and its name. */
#define CARD_SPACE 6
/* The space between the lines of a list, and between a word and its explanation, in pixels. */
#define LIST_SPACE 9
#define TERM_SPACE 2

/* ---- Texts ---- */

/* A link that begins so leads to no page: it activates the action whose name follows. */
#define ACTION_PREFIX "action:"

static gboolean
activate_link_cb (GtkWidget  *label,
                  const char *xref)
{
  if (g_str_has_prefix (xref, ACTION_PREFIX))
    gtk_widget_activate_action (label, xref + strlen (ACTION_PREFIX), NULL);
  else
    gtk_widget_activate_action (label, "help.go", "s", xref);
  return TRUE;
}

static GtkWidget *
label_new (const char        *markup,
           const char        *css_class,
           GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}

GtkWidget *
chieu_help_label_new (const char *markup,
                      const char *css_class)
{
  g_return_val_if_fail (markup != NULL, NULL);
  return label_new (markup, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

GtkWidget *
chieu_help_heading_new (const char *markup,
                        int         level)
{
  static const char *const classes[] = { "title-1", "title-2", "title-3", "title-4" };
  GtkWidget *heading;

  g_return_val_if_fail (markup != NULL && level >= 1, NULL);
  /* The smallest class is that of all deeper levels, too. */
  heading = label_new (markup, classes[MIN (level, (int) G_N_ELEMENTS (classes)) - 1], GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_widget_add_css_class (heading, "help-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return heading;
}

/* ---- Topics ---- */

GtkWidget *
chieu_help_topic_new (const char *title,
                      const char *sentence,
                      const char *xref)
{
  GtkWidget *button, *box;
  g_autofree char *title_markup = NULL;
  g_autofree char *sentence_markup = NULL;
  g_autofree char *spoken = NULL;

  g_return_val_if_fail (title != NULL && sentence != NULL && xref != NULL, NULL);
  button = gtk_button_new ();
  box = chieu_column_new (0);
  title_markup = g_markup_escape_text (title, -1);
  sentence_markup = g_markup_escape_text (sentence, -1);
  spoken = g_strdup_printf (_("%1$s. %2$s"), title, sentence);
  gtk_box_append (GTK_BOX (box), chieu_help_label_new (title_markup, "help-term"));
  gtk_box_append (GTK_BOX (box), chieu_help_label_new (sentence_markup, "dim-label"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "help-topic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "help.go");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", xref);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return button;
}

/* ---- Cards ---- */

static int
get_card_height (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return chieu_face_quantise (CARD_HEIGHT * CLAMP ((double) dpi / CHIEU_LETTERS_USUAL_DPI, 1, CARD_SCALE_MAX));
}

/* A card with its name below; the picture already tells a screen reader the name. */
static GtkWidget *
card_new (const ChieuGame *game,
          ChieuCard        card)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, CARD_SPACE / 2);
  GtkWidget *picture = chieu_card_strip_new (game, &card, 1, get_card_height ());
  GtkWidget *name = gtk_label_new (chieu_words_card (chieu_words_for_game (game), card));

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (name, "help-card-name");
  gtk_accessible_update_state (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), name);
  return box;
}

static GtkWidget *
cards_new (const ChieuHelpBlock *block)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CARD_SPACE);

  gtk_widget_set_layout_manager (row, chieu_wrap_layout_new (CARD_SPACE));
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_widget_add_css_class (row, "help-cards");
  for (int i = 0; i < block->n_cards; i++)
    gtk_box_append (GTK_BOX (row), card_new (block->game, block->cards[i]));
  return row;
}

/* ---- Lists ---- */

/* The item is a grid: a box would ask how wide the text is at a given height, and with some fonts that is wider than the page. */
static GtkWidget *
item_new (const ChieuHelpBlock *block)
{
  GtkWidget *item = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_autofree char *number = block->kind == CHIEU_HELP_STEP ? g_strdup_printf ("%d.", block->number) : g_strdup ("•");
  GtkWidget *mark = gtk_label_new (number), *text = chieu_gloss_mark (chieu_help_label_new (block->markup, NULL));

  gtk_label_set_yalign (GTK_LABEL (mark), 0);
  gtk_widget_add_css_class (mark, "help-mark");
  gtk_accessible_update_state (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_STATE_HIDDEN, block->kind == CHIEU_HELP_ITEM, -1);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_grid_attach (GTK_GRID (item), mark, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (item), text, 1, 0, 1, 1);
  return item;
}

/* @label: what a screen reader calls the list, instead of naming the kind of widget */
static GtkWidget *
list_new (int         spacing,
          const char *label)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL,
                                  NULL);

  gtk_widget_set_layout_manager (list, chieu_column_layout_new (spacing));
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return list;
}

/* ---- A page ---- */

static GtkWidget *
heading_new (const ChieuHelpBlock *block)
{
  GtkWidget *heading = chieu_help_heading_new (block->markup, block->level);

  if (block->id != NULL)
    gtk_widget_set_name (heading, block->id);
  return heading;
}

/* Returns: (nullable): the list that a block belongs to: the one that is @open (nullable), or a new one, which @heading names; NULL: it
 * belongs to none. A word that is explained begins a new list. */
static GtkWidget *
find_or_open_list (GtkWidget            *box,
                   GtkWidget            *open,
                   const ChieuHelpBlock *block,
                   const char           *heading)
{
  gboolean is_item = block->kind == CHIEU_HELP_ITEM || block->kind == CHIEU_HELP_STEP;
  gboolean is_term = block->kind == CHIEU_HELP_TERM;

  if (!is_item && !is_term)
    return block->level > 0 && (block->kind == CHIEU_HELP_TEXT || block->kind == CHIEU_HELP_CARDS) ? open : NULL;
  if (open == NULL || is_term)
    {
      open = list_new (is_term ? TERM_SPACE : LIST_SPACE, is_term ? block->text : heading);
      gtk_box_append (GTK_BOX (box), open);
    }
  return open;
}

static GtkWidget *
block_new (const ChieuHelpBlock *block)
{
  switch (block->kind)
    {
    case CHIEU_HELP_HEADING:
      return heading_new (block);
    case CHIEU_HELP_CARDS:
      return cards_new (block);
    case CHIEU_HELP_MAT:
      return chieu_help_picture_new (block->id, block->text);
    case CHIEU_HELP_ITEM:
    case CHIEU_HELP_STEP:
      return item_new (block);
    case CHIEU_HELP_TERM:
      return chieu_help_label_new (block->markup, "help-term");
    case CHIEU_HELP_NOTE:
      return chieu_gloss_mark (chieu_help_label_new (block->markup, "help-note"));
    case CHIEU_HELP_QUOTE:
      return chieu_gloss_mark (chieu_help_label_new (block->markup, "help-quote"));
    case CHIEU_HELP_TEXT:
    case CHIEU_HELP_TOPICS:
      break;
    }
  return chieu_gloss_mark (chieu_help_label_new (block->markup, block->level > 0 ? "help-inner" : NULL));
}

static void
add_block (ChieuHelpFilling     *self,
           const ChieuHelpBlock *block)
{
  if (block->kind == CHIEU_HELP_HEADING)
    self->heading = block;
  self->list = find_or_open_list (self->box, self->list, block, self->heading != NULL ? self->heading->text : self->page->title);
  if (block->kind == CHIEU_HELP_TOPICS)
    {
      const char *section = self->heading != NULL ? self->heading->id : NULL;
      g_autoptr (GPtrArray) topics = chieu_help_book_list_topics (self->book, self->page, section, block->groups);

      for (guint i = 0; i < topics->len; i++)
        {
          const ChieuHelpPage *topic = topics->pdata[i];

          gtk_box_append (GTK_BOX (self->box), chieu_help_topic_new (topic->title, topic->desc, topic->id));
        }
    }
  else
    gtk_box_append (GTK_BOX (self->list != NULL ? self->list : self->box), block_new (block));
}

gboolean
chieu_help_fill_page (ChieuHelpFilling *self)
{
  gint64 end = g_get_monotonic_time () + CHIEU_PIECE_US;

  g_return_val_if_fail (self != NULL && self->box != NULL && self->book != NULL && self->page != NULL, FALSE);
  while (self->next < self->page->blocks->len && g_get_monotonic_time () < end)
    add_block (self, self->page->blocks->pdata[self->next++]);
  return self->next < self->page->blocks->len;
}
