/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "places.h"

#include "mat/column/side-column.h"
#include "mat/faces/card-shape.h"
#include "mat/view/mat-view-private.h"

/* Writes the lines of a file. Nothing in it is owned. */
typedef struct
{
  const ChieuMatView *mat;
  GtkWidget *window;
  GString *lines;
  int n_unnamed;                 /* buttons without an action so far; they are numbered */
} PlaceWriter;

/* Adds the line of a box in the window. A thing less than a pixel wide is not seen, and gets no line. */
static void
add_line (PlaceWriter *self,
          const char  *name,
          float        x,
          float        y,
          float        width,
          float        height)
{
  if (width >= 1)
    g_string_append_printf (self->lines, "%s %.0f %.0f %.0f %.0f\n", name, x, y, width, height);
}

/* Adds @box, which is in the mat's coordinates. */
static void
add_box (PlaceWriter    *self,
         const char     *name,
         const ChieuBox *box)
{
  graphene_point_t on_mat = GRAPHENE_POINT_INIT (box->x, box->y), in_window;

  if (gtk_widget_compute_point (GTK_WIDGET (self->mat), self->window, &on_mat, &in_window))
    add_line (self, name, in_window.x, in_window.y, box->width, box->height);
}

/* Adds @widget (nullable) if it is shown. */
static void
add_widget (PlaceWriter *self,
            const char  *name,
            GtkWidget   *widget)
{
  graphene_rect_t box;

  if (widget != NULL && gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, self->window, &box))
    add_line (self, name, box.origin.x, box.origin.y, box.size.width, box.size.height);
}

/* Adds the smallest box round the cards of @zone, each taken as upright. For an empty zone adds the zone's own box; for CHIEU_ZONE_NONE
 * nothing. */
static void
add_zone (PlaceWriter *self,
          const char  *name,
          int          zone)
{
  const ChieuDeck *deck = self->mat->played.layout->game->deck;
  float left = G_MAXFLOAT, top = G_MAXFLOAT, right = -G_MAXFLOAT, bottom = -G_MAXFLOAT;
  const ChieuZoneScene *scene;

  if (zone == CHIEU_ZONE_NONE)
    return;
  scene = &self->mat->scene->zones[zone];
  for (int i = 0; i < scene->n; i++)
    {
      const ChieuPlace *card = &scene->cards[i];
      float half = chieu_card_width (deck, card->height) / 2.0f;

      left = MIN (left, card->x - half);
      right = MAX (right, card->x + half);
      top = MIN (top, card->y - card->height / 2.0f);
      bottom = MAX (bottom, card->y + card->height / 2.0f);
    }
  add_box (self, name, scene->n > 0 ? &(ChieuBox) { left, top, right - left, bottom - top } : &scene->box);
}

/* Adds @widget and all below it that are buttons. The ways of one action all get the name of the action. */
static void
add_buttons (PlaceWriter *self,
             GtkWidget   *widget)
{
  int unused;
  const char *action = GTK_IS_BUTTON (widget) ? chieu_side_column_get_action (CHIEU_SIDE_COLUMN (self->mat->side), widget, &unused) : NULL;

  if (action == NULL && GTK_IS_ACTIONABLE (widget))
    action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  if (action != NULL)
    add_widget (self, action, widget);
  else if (GTK_IS_BUTTON (widget))
    {
      g_autofree char *name = g_strdup_printf ("button-%d", self->n_unnamed++);

      add_widget (self, name, widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_buttons (self, child);
}

static void
add_scene (PlaceWriter *self)
{
  const ChieuMatLayout *layout = self->mat->played.layout;
  const ChieuScene *scene = self->mat->scene;

  add_box (self, "mat", &scene->mat);
  add_box (self, "dish", &scene->dish);
  add_zone (self, "hand", layout->hand_zone);
  add_zone (self, "live", layout->live_zone);
  for (int i = 0; layout->arranging != NULL && i < layout->arranging->n_parts; i++)
    {
      g_autofree char *part = g_strdup_printf ("part-%d", i);

      add_zone (self, part, layout->arranging->parts[i].zone);
    }
  for (int position = 0; position < scene->n_seats; position++)
    {
      g_autofree char *laid = g_strdup_printf ("laid-%d", position), *gate = g_strdup_printf ("gate-%d", position);
      g_autofree char *seat = g_strdup_printf ("seat-%d", position);

      add_zone (self, gate, layout->gate_zone >= 0 ? layout->gate_zone + position : CHIEU_ZONE_NONE);
      add_zone (self, laid, chieu_played_get_laid_zone (&self->mat->played, position));
      add_widget (self, seat, self->mat->seats[position]);
    }
  for (int i = 0; i < scene->n_open; i++)
    {
      g_autofree char *set = g_strdup_printf ("set-%d", i);

      add_box (self, set, &scene->open_sets[i]);
    }
}

void
chieu_decision_save_places (const ChieuWindowParts *parts,
                            const char             *name,
                            const char             *folder)
{
  g_autofree char *file = g_strdup_printf ("%s.places", name), *path = g_build_filename (folder, file, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  PlaceWriter self = { .mat = parts->mat, .window = GTK_WIDGET (chieu_pages_get_window (parts->pages)), .lines = lines };

  add_scene (&self);
  /* The first child of the column holds its words, and that of the spread holds the sentence of the call so far. */
  add_widget (&self, "words", gtk_widget_get_first_child (parts->mat->side));
  if (parts->mat->calling.spread != NULL)
    add_widget (&self, "spoken", gtk_widget_get_first_child (parts->mat->calling.spread));
  add_buttons (&self, GTK_WIDGET (parts->mat));
  if (!g_file_set_contents (path, lines->str, -1, &error))
    g_error ("%s", error->message);
}
