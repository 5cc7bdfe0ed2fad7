/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "captions.h"

#include "mat/widgets/card-names.h"
#include "mat/widgets/widgets.h"
#include "match/words/addressed.h"

/* The least height of letters that are made smaller to fit, in pixels: smaller ones cannot be read. */
#define LETTERS_MIN 14
/* The factor by which letters are made smaller, again and again, until they fit. */
#define SMALLER 0.95

static const char *const tones[] = {
  [CHIEU_TONE_PLAIN] = NULL, [CHIEU_TONE_WRONG] = "wrong", [CHIEU_TONE_WON] = "won", [CHIEU_TONE_LOST] = "lost",
};

static void
set_tone (GtkWidget *label,
          ChieuTone  tone)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tones); i++)
    if (tones[i] != NULL && i != tone)
      gtk_widget_remove_css_class (label, tones[i]);
  if (tones[tone] != NULL)
    gtk_widget_add_css_class (label, tones[tone]);
}

void
chieu_captions_make (ChieuCaptions *self,
                     GtkWidget     *mat,
                     int            zone)
{
  GtkWidget *label = chieu_card_names_watch (gtk_label_new (NULL));

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  /* A screen reader gets these words with the name of the zone. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (label, mat);
  self->at[zone].label = label;
}

void
chieu_captions_drop (ChieuCaptions *self,
                     int            zone)
{
  ChieuMatCaption *caption = &self->at[zone];

  g_clear_pointer (&caption->label, gtk_widget_unparent);
  g_clear_pointer (&caption->said.title, g_free);
  g_clear_pointer (&caption->said.text, g_free);
  g_clear_pointer (&caption->said.brief, g_free);
}

/* ---- Letters that fit ---- */

/* Returns: the height of the letters of @label as its style has them, in pixels */
static double
letters_of (GtkWidget *label)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (label));

  return (double) pango_font_description_get_size (font) / PANGO_SCALE;
}

static void
set_scale (GtkLabel *label,
           double    scale)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (MIN (scale, 1)));
  gtk_label_set_attributes (label, attributes);
}

/* Returns: whether @text, broken into lines, fits into @room_x times @room_y pixels with letters of @scale times @letters pixels */
static gboolean
text_fits (PangoLayout *text,
           double       letters,
           double       scale,
           int          room_x,
           int          room_y)
{
  g_autoptr (PangoFontDescription) font
    = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (text)));
  int width, height;

  pango_font_description_set_absolute_size (font, letters * scale * PANGO_SCALE);
  pango_layout_set_font_description (text, font);
  pango_layout_get_pixel_size (text, &width, &height);
  return width <= room_x && height <= room_y;
}

/* Fits the words into their room. Large text beside small cards would cover what stands beside the next ones: it is broken into lines,
 * and if these are too high or a word is too long the letters are made smaller. */
static void
fit_caption (ChieuMatCaption *caption)
{
  g_autoptr (PangoLayout) text = gtk_widget_create_pango_layout (caption->label, NULL);
  int natural, high, width, height, room_x, room_y;
  double scale = 1;

  set_scale (GTK_LABEL (caption->label), 1);
  gtk_widget_measure (caption->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_measure (caption->label, GTK_ORIENTATION_VERTICAL, natural, NULL, &high, NULL, NULL);
  pango_layout_set_markup (text, gtk_label_get_label (GTK_LABEL (caption->label)), -1);
  pango_layout_get_pixel_size (text, &width, &height);
  /* The label's background has a margin around the text. */
  room_x = MAX ((int) caption->width - (natural - width), 1);
  room_y = MAX ((int) caption->height - (high - height), 1);
  pango_layout_set_width (text, room_x * PANGO_SCALE);
  while (scale * caption->letters > LETTERS_MIN && !text_fits (text, caption->letters, scale, room_x, room_y))
    scale *= SMALLER;
  if (scale < 1)
    set_scale (GTK_LABEL (caption->label), MAX (LETTERS_MIN / caption->letters, scale));
}

/* ---- What is said ---- */

/* Writes @words, below @head (nullable). */
static void
write_words (ChieuMatCaption *caption,
             const char      *words,
             const char      *head)
{
  const ChieuCaption *said = &caption->said;
  g_autofree char *said_head = chieu_addressed_text (head), *said_words = chieu_addressed_text (words);
  g_autofree char *title = said_head != NULL ? g_markup_escape_text (said_head, -1) : NULL;
  g_autofree char *text = g_markup_escape_text (said_words, -1);
  g_autofree char *markup = title != NULL ? g_strdup_printf ("<span weight=\"normal\">%s</span>\n%s", title, text)
                                          : g_strdup (text);

  gtk_label_set_markup (GTK_LABEL (caption->label), markup);
  set_tone (caption->label, said->tone);
  fit_caption (caption);
}

/* Returns: whether the words would overlap with those of the next zone */
static gboolean
is_too_high (const ChieuMatCaption *caption)
{
  int minimum, height;

  gtk_widget_measure (caption->label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (caption->label, GTK_ORIENTATION_VERTICAL, MAX (minimum, (int) caption->width), NULL, &height, NULL, NULL);
  return height > caption->height + 1;
}

/* Writes the words, or their shorter form if they are too high; the name of the zone says what was left out. */
static void
write_caption (ChieuMatCaption *caption)
{
  write_words (caption, caption->said.text, caption->said.title);
  if (caption->said.brief != NULL && is_too_high (caption))
    write_words (caption, caption->said.brief, NULL);
}

static gboolean
is_same (const ChieuCaption *a,
         const ChieuCaption *b)
{
  return g_strcmp0 (a->title, b->title) == 0 && g_strcmp0 (a->text, b->text) == 0
         && g_strcmp0 (a->brief, b->brief) == 0 && a->tone == b->tone;
}

/* Takes over the words @said, and notes their room. Returns: whether anything has changed */
static gboolean
note_caption (ChieuMatCaption    *caption,
              const ChieuCaption *said,
              const ChieuBox     *box)
{
  double letters = letters_of (caption->label);
  gboolean same = is_same (&caption->said, said) && caption->width == box->width && caption->height == box->height
                  && caption->letters == letters;

  g_free (caption->said.title);
  g_free (caption->said.text);
  g_free (caption->said.brief);
  *caption = (ChieuMatCaption) { .label = caption->label, .said = *said, .width = box->width, .height = box->height,
                                 .letters = letters };
  return !same;
}

void
chieu_captions_update (ChieuCaptions        *self,
                       const ChieuMatLayout *layout,
                       const ChieuMatAsk    *ask,
                       int                   zone,
                       const ChieuBox       *box)
{
  ChieuMatCaption *caption = &self->at[zone];
  ChieuCaption said = { 0 };
  gboolean is_new;

  if (caption->label == NULL)
    return;
  layout->caption (ask, zone, &said);
  is_new = note_caption (caption, &said, box);
  gtk_widget_set_visible (caption->label, said.text != NULL && box->width > 0);
  if (is_new && said.text != NULL)
    write_caption (caption);
}

void
chieu_captions_set_shown (ChieuCaptions *self,
                          gboolean       shown)
{
  for (int zone = 0; zone < CHIEU_ZONES_MAX; zone++)
    if (self->at[zone].label != NULL)
      gtk_widget_set_child_visible (self->at[zone].label, shown);
}

void
chieu_captions_allocate (ChieuCaptions  *self,
                         int             zone,
                         const ChieuBox *box)
{
  GtkWidget *label = self->at[zone].label;
  int width, minimum, natural, height;

  if (label == NULL || !gtk_widget_get_visible (label) || !gtk_widget_get_child_visible (label))
    return;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  width = CLAMP (natural, minimum, MAX ((int) box->width, minimum));
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  chieu_widget_put_at (label, (int) box->x, (int) (box->y + (box->height - height) / 2), width, height);
}
