/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words beside zones: what lies there, and how it was meant.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* How small letters may get to fit their place, in parts of their size. */
#define SCALE_MIN 0.45
#define SCALE_STEP 0.1

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

GtkWidget *
chieu_mat_make_caption (ChieuMatView *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  /* The zone says it. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* Large text beside small cards would cover what stands beside the next ones: it gets smaller until it fits its place. */
static void
fit_caption (GtkLabel       *label,
             const ChieuBox *box)
{
  for (double scale = 1; scale > SCALE_MIN; scale -= SCALE_STEP)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
      int width, height;

      pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
      gtk_label_set_attributes (label, attributes);
      gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (label), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      if (width <= box->width && height <= box->height)
        return;
    }
}

static void
set_caption (ChieuMatView       *self,
             int                 zone,
             const ChieuCaption *caption)
{
  GtkLabel *label = GTK_LABEL (self->captions[zone]);
  gboolean below = self->scene->zones[zone].caption_below;
  g_autofree char *title = caption->title != NULL ? g_markup_escape_text (caption->title, -1) : NULL;
  g_autofree char *text = g_markup_escape_text (caption->text, -1);
  g_autofree char *markup = title != NULL ? g_strdup_printf ("<span size=\"smaller\" weight=\"normal\">%s</span>\n%s", title, text)
                                          : g_strdup (text);

  gtk_label_set_markup (label, markup);
  gtk_label_set_xalign (label, below ? 0.5f : 0);
  gtk_label_set_justify (label, below ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  set_tone (GTK_WIDGET (label), caption->tone);
  fit_caption (label, &self->scene->zones[zone].caption);
}

char *
chieu_mat_update_caption (ChieuMatView      *self,
                          const ChieuMatAsk *ask,
                          int                zone)
{
  ChieuCaption caption = { 0 };
  gboolean there = self->layout->caption != NULL && self->layout->caption (ask, zone, &caption);

  if (self->captions[zone] == NULL)
    return NULL;
  gtk_widget_set_visible (self->captions[zone], there && self->scene->zones[zone].caption.width > 0);
  if (!there)
    return NULL;
  set_caption (self, zone, &caption);
  g_free (caption.title);
  return caption.text;
}

/* In the middle of its height beside the zone, or at the top below it. */
void
chieu_mat_allocate_caption (ChieuMatView *self,
                            int           zone)
{
  const ChieuZoneScene *scene = &self->scene->zones[zone];
  const ChieuBox *box = &scene->caption;
  int width, minimum, natural, height;

  if (self->captions[zone] == NULL || !gtk_widget_get_visible (self->captions[zone])
      || !gtk_widget_get_child_visible (self->captions[zone]))
    return;
  gtk_widget_measure (self->captions[zone], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  width = CLAMP (natural, minimum, MAX ((int) box->width, minimum));
  gtk_widget_measure (self->captions[zone], GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (self->captions[zone], width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (
                         (int) (scene->caption_below ? box->x + (box->width - width) / 2 : box->x), (int) (scene->caption_below ? box->y : box->y + (box->height - height) / 2))));
}
