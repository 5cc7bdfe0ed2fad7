/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-panel.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "call-word.h"
#include "compat.h"

/* Words in a row of tiles. */
#define TILES_ROW 5

struct _ChieuCallPanel
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int seats;
  gboolean explain;
  int n_offered;
  guint8 offered[CHIEU_CUOC_MAX];
  int n;
  guint8 line[CHIEU_CUOC_MAX];   /* what is said, in order */

  GtkWidget *tiles;              /* GtkGrid of what can be said */
  GtkWidget *chips;              /* GtkBox of what is said */
  GtkWidget *spoken;             /* the line as text */
  GtkWidget *rules;              /* GtkBox of sentences */
  GtkWidget *call, *back;
};

G_DEFINE_FINAL_TYPE (ChieuCallPanel, chieu_call_panel, GTK_TYPE_WIDGET)

enum
{
  CALLED,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void show_line (ChieuCallPanel *self);

static const ChieuWords *
words_of (ChieuCallPanel *self)
{
  return chieu_words_for_game (self->game);
}

static int
place_in_line (ChieuCallPanel *self,
               int             cuoc)
{
  for (int i = 0; i < self->n; i++)
    if (self->line[i] == cuoc)
      return i;
  return -1;
}

/* ---- Changing the line ---- */

static void
changed (ChieuCallPanel *self)
{
  show_line (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_out (ChieuCallPanel *self,
          int             place)
{
  memmove (self->line + place, self->line + place + 1, (gsize) (self->n - place - 1));
  self->n--;
}

/* Puts @cuoc before @place, from wherever it was. */
static void
put_at (ChieuCallPanel *self,
        int             cuoc,
        int             place)
{
  int before = place_in_line (self, cuoc);

  if (before >= 0)
    {
      take_out (self, before);
      place -= before < place;
    }
  if (self->n == CHIEU_CUOC_MAX)
    return;
  place = CLAMP (place, 0, self->n);
  memmove (self->line + place + 1, self->line + place, (gsize) (self->n - place));
  self->line[place] = (guint8) cuoc;
  self->n++;
  changed (self);
}

void
chieu_call_panel_add (ChieuCallPanel *self,
                      int             i)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  if (i >= 0 && i < self->n_offered && place_in_line (self, self->offered[i]) < 0)
    put_at (self, self->offered[i], self->n);
}

void
chieu_call_panel_take_back (ChieuCallPanel *self)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  if (self->n == 0)
    return;
  take_out (self, self->n - 1);
  changed (self);
}

void
chieu_call_panel_call (ChieuCallPanel *self)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));

  g_signal_emit (self, signals[CALLED], 0);
}

int
chieu_call_panel_get_call (ChieuCallPanel *self,
                           guint8         *cuoc)
{
  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self), 0);

  memcpy (cuoc, self->line, (gsize) self->n);
  return self->n;
}

/* ---- Drag ---- */

/* Where in the line a word is dropped: before the first chip whose middle lies beyond. */
static int
place_at (ChieuCallPanel *self,
          double          x)
{
  int place = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (self->chips); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      graphene_rect_t box;

      if (gtk_widget_compute_bounds (chip, self->chips, &box)
          && x < box.origin.x + box.size.width / 2)
        break;
      place++;
    }
  return place;
}

static gboolean
drop_cb (ChieuCallPanel *self,
         const GValue   *value,
         double          x,
         double          y)
{
  int cuoc = g_value_get_int (value);

  if (memchr (self->offered, cuoc, (gsize) self->n_offered) == NULL)
    return FALSE;
  put_at (self, cuoc, place_at (self, x));
  return TRUE;
}

/* ---- Words ---- */

static void
tile_clicked_cb (GtkWidget      *tile,
                 ChieuCallPanel *self)
{
  int cuoc = chieu_call_word_get_cuoc (tile);

  if (place_in_line (self, cuoc) < 0)
    put_at (self, cuoc, self->n);
}

static void
chip_clicked_cb (GtkWidget      *chip,
                 ChieuCallPanel *self)
{
  int place = place_in_line (self, chieu_call_word_get_cuoc (chip));

  if (place < 0)
    return;
  take_out (self, place);
  /* The chip itself goes with the change: the focus is to stay in the panel. */
  gtk_widget_grab_focus (self->call);
  changed (self);
}

static void
remove_children (GtkWidget *box,
                 void     (*remove) (GtkWidget *box, GtkWidget *child))
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    remove (box, child);
}

static void
remove_from_box (GtkWidget *box,
                 GtkWidget *child)
{
  gtk_box_remove (GTK_BOX (box), child);
}

static void
remove_from_grid (GtkWidget *grid,
                  GtkWidget *child)
{
  gtk_grid_remove (GTK_GRID (grid), child);
}

static void
fill_tiles (ChieuCallPanel *self)
{
  remove_children (self->tiles, remove_from_grid);
  for (int i = 0; i < self->n_offered; i++)
    {
      g_autofree char *key = i < 9 ? g_strdup_printf ("%d", i + 1) : NULL;
      GtkWidget *tile = chieu_call_word_new (words_of (self), self->offered[i], self->seats, key, "tile");

      g_signal_connect (tile, "clicked", G_CALLBACK (tile_clicked_cb), self);
      gtk_grid_attach (GTK_GRID (self->tiles), tile, i % TILES_ROW, i / TILES_ROW, 1, 1);
    }
}

/* ---- The line ---- */

static GtkWidget *
rule_new (ChieuCallPanel *self,
          int             cuoc)
{
  g_autofree char *text = g_strdup_printf ("%s: %s", chieu_words_cuoc (words_of (self), cuoc, self->seats),
                                           chieu_words_cuoc_rule (words_of (self), cuoc, self->seats));
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 64);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static void
fill_rules (ChieuCallPanel *self)
{
  remove_children (self->rules, remove_from_box);
  for (int i = 0; self->explain && i < self->n; i++)
    gtk_box_append (GTK_BOX (self->rules), rule_new (self, self->line[i]));
  gtk_widget_set_visible (self->rules, self->explain && self->n > 0);
}

static void
fill_chips (ChieuCallPanel *self)
{
  remove_children (self->chips, remove_from_box);
  for (int i = 0; i < self->n; i++)
    {
      GtkWidget *chip = chieu_call_word_new (words_of (self), self->line[i], self->seats, NULL, "chip");

      g_signal_connect (chip, "clicked", G_CALLBACK (chip_clicked_cb), self);
      gtk_box_append (GTK_BOX (self->chips), chip);
    }
}

static void
show_spoken (ChieuCallPanel *self)
{
  g_autofree char *call = chieu_words_call (words_of (self), self->line, self->n, self->seats);
  /* Translators: what the winner says aloud, %s being the cước: “Ù! Thông bạch định tôm.” */
  g_autofree char *spoken = self->n > 0 ? g_strdup_printf (_("“Ù! %s.”"), call) : g_strdup (_("“Ù! …”"));

  gtk_label_set_text (GTK_LABEL (self->spoken), spoken);
}

/* A word that is said cannot be said twice. */
static void
show_tiles (ChieuCallPanel *self)
{
  for (GtkWidget *tile = gtk_widget_get_first_child (self->tiles); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    gtk_widget_set_sensitive (tile, place_in_line (self, chieu_call_word_get_cuoc (tile)) < 0);
}

static void
show_line (ChieuCallPanel *self)
{
  fill_chips (self);
  show_tiles (self);
  show_spoken (self);
  fill_rules (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    chieu_compat_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->spoken)));
}

void
chieu_call_panel_open (ChieuCallPanel *self,
                       const guint8   *offered,
                       int             n_offered,
                       int             seats,
                       const guint8   *proposed,
                       int             n_proposed,
                       gboolean        explain)
{
  g_return_if_fail (CHIEU_IS_CALL_PANEL (self));
  g_return_if_fail (n_offered >= 0 && n_offered <= CHIEU_CUOC_MAX);
  g_return_if_fail (n_proposed >= 0 && n_proposed <= CHIEU_CUOC_MAX);

  self->seats = seats;
  self->explain = explain;
  self->n_offered = n_offered;
  memcpy (self->offered, offered, (gsize) n_offered);
  self->n = n_proposed;
  if (n_proposed > 0)
    memcpy (self->line, proposed, (gsize) n_proposed);
  fill_tiles (self);
  show_line (self);
}

/* ---- Keys ---- */

gboolean
chieu_call_panel_press (ChieuCallPanel *self,
                        guint           key)
{
  g_return_val_if_fail (CHIEU_IS_CALL_PANEL (self), FALSE);

  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    chieu_call_panel_add (self, (int) (key - GDK_KEY_1));
  else if (key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9)
    chieu_call_panel_add (self, (int) (key - GDK_KEY_KP_1));
  else if (key == GDK_KEY_BackSpace)
    chieu_call_panel_take_back (self);
  else if (key == GDK_KEY_x || key == GDK_KEY_X)
    chieu_call_panel_call (self);
  else
    return FALSE;
  return TRUE;
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuCallPanel *self = CHIEU_CALL_PANEL (widget);

  if (self->n > 0)
    return gtk_widget_grab_focus (self->call);
  return gtk_widget_child_focus (self->tiles, GTK_DIR_TAB_FORWARD);
}

/* ---- The object ---- */

GtkWidget *
chieu_call_panel_new (const ChieuGame *game)
{
  ChieuCallPanel *self = g_object_new (CHIEU_TYPE_CALL_PANEL, NULL);

  self->game = game;
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (chieu_call_panel_parent_class)->dispose (object);
}

static void
chieu_call_panel_class_init (ChieuCallPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  signals[CALLED] = g_signal_new ("called", CHIEU_TYPE_CALL_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_CALL_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-call");
}

static GtkWidget *
button_new (ChieuCallPanel *self,
            const char     *label,
            const char     *css_class,
            GCallback       clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "claim");
  gtk_widget_add_css_class (button, css_class);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static GtkWidget *
make_buttons (ChieuCallPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  self->call = button_new (self, _("Xướng"), "main", G_CALLBACK (chieu_call_panel_call));
  self->back = button_new (self, _("Take the Last Word Back"), "quiet", G_CALLBACK (chieu_call_panel_take_back));
  gtk_box_append (GTK_BOX (row), self->call);
  gtk_box_append (GTK_BOX (row), self->back);
  return row;
}

static void
make_line (ChieuCallPanel *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INT, GDK_ACTION_COPY);

  self->chips = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->chips, "line");
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (self->chips, GTK_EVENT_CONTROLLER (target));
  self->spoken = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->spoken, "spoken");
}

static void
chieu_call_panel_init (ChieuCallPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  make_line (self);
  self->tiles = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->tiles), 6);
  gtk_grid_set_column_spacing (GTK_GRID (self->tiles), 6);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->tiles), TRUE);
  self->rules = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (self->rules, "rules");
  gtk_widget_set_parent (self->tiles, widget);
  gtk_widget_set_parent (self->chips, widget);
  gtk_widget_set_parent (self->spoken, widget);
  gtk_widget_set_parent (self->rules, widget);
  gtk_widget_set_parent (make_buttons (self), widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The call"), -1);
}
