/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-view-private.h"

#include "call-panel.h"
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "fan-order.h"

G_DEFINE_FINAL_TYPE (ChieuMatView, chieu_mat_view, GTK_TYPE_WIDGET)

/* The size below which nothing can be read any more. */
#define WIDTH_MIN 600
#define HEIGHT_MIN 400
/* Where the person has chosen no other. */
#define OWN_PORTRAIT 10

static void
chieu_mat_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  chieu_mat_allocate (CHIEU_MAT_VIEW (widget), width, height);
}

static void
chieu_mat_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? WIDTH_MIN : HEIGHT_MIN;
  *natural = horizontal ? 1280 : 760;
}

/* ---- Parts ---- */

static void
card_activated_cb (ChieuMatView    *self,
                   ChieuCardWidget *card,
                   ChieuZone       *zone)
{
  chieu_mat_activate_card (self, chieu_zone_get_number (zone), card);
}

static GtkWidget *
make_label (ChieuMatView *self,
            const char   *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
make_zone (ChieuMatView *self,
           int           z)
{
  self->zones[z] = chieu_zone_new (self->layout->game, z);
  chieu_zone_set_index (CHIEU_ZONE (self->zones[z]), self->index);
  g_signal_connect_swapped (self->zones[z], "activated", G_CALLBACK (card_activated_cb), self);
  gtk_widget_set_parent (self->zones[z], GTK_WIDGET (self));
}

static void
make_seat (ChieuMatView *self,
           int           p)
{
  self->seats[p] = chieu_seat_new (p, p == 0);
  gtk_widget_set_parent (self->seats[p], GTK_WIDGET (self));
}

static void
make_bar (ChieuMatView *self)
{
  self->bar = chieu_claim_bar_new (self->layout);
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  self->call = chieu_call_panel_new (self->layout->game);
  gtk_widget_set_visible (self->call, FALSE);
  gtk_widget_set_parent (self->call, GTK_WIDGET (self));
  g_signal_connect_object (self->call, "called", G_CALLBACK (chieu_mat_make_call), self, G_CONNECT_SWAPPED);
}

/* Everything that depends on the game, in the order in which it is drawn. */
static void
make_parts (ChieuMatView *self)
{
  for (int z = 0; z < self->layout->n_zones; z++)
    {
      if (z == MAX (self->layout->live_zone, 0))
        for (int p = 1; p < CHIEU_SEATS_MAX; p++)
          make_seat (self, p);
      make_zone (self, z);
    }
  /* The person's own plate lies over the feet of the fan. */
  make_seat (self, 0);
  gtk_widget_set_can_target (self->seats[0], FALSE);
  for (int z = 0; self->layout->caption != NULL && z < self->layout->n_zones; z++)
    chieu_mat_make_caption (self, z);
  self->pile_label = make_label (self, "pile");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pile_label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  make_bar (self);
  for (int p = 0; p < CHIEU_SEATS_MAX; p++)
    self->called[p] = make_label (self, "called");
  self->notice = make_label (self, "notice");
  gtk_label_set_wrap (GTK_LABEL (self->notice), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->notice), 60);
  self->flights = chieu_flight_layer_new (self->layout->game->deck);
  chieu_flight_layer_set_index (CHIEU_FLIGHT_LAYER (self->flights), self->index);
  gtk_widget_set_parent (self->flights, GTK_WIDGET (self));
  chieu_mat_show_parts (self);
}

static void
drop_parts (ChieuMatView *self)
{
  for (int z = 0; z < CHIEU_ZONES_MAX; z++)
    {
      g_clear_pointer (&self->zones[z], gtk_widget_unparent);
      chieu_mat_drop_caption (self, z);
    }
  for (int p = 0; p < CHIEU_SEATS_MAX; p++)
    {
      g_clear_handle_id (&self->called_id[p], g_source_remove);
      g_clear_pointer (&self->seats[p], gtk_widget_unparent);
      g_clear_pointer (&self->called[p], gtk_widget_unparent);
    }
  g_clear_handle_id (&self->notice_id, g_source_remove);
  g_clear_pointer (&self->pile_label, gtk_widget_unparent);
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->call, gtk_widget_unparent);
  g_clear_pointer (&self->notice, gtk_widget_unparent);
  g_clear_pointer (&self->flights, gtk_widget_unparent);
}

/* ---- Source ---- */

void
chieu_mat_view_set_source (ChieuMatView         *self,
                           const ChieuMatSource *source,
                           gpointer              data,
                           GDestroyNotify        free_data)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_mat_settle (self);
  chieu_mat_end_show (self);
  if (self->source_free != NULL)
    self->source_free (self->source_data);
  drop_parts (self);
  self->source = source;
  self->source_data = data;
  self->source_free = free_data;
  self->n_choices = 0;
  chieu_mat_forget_laying (self);
  self->hand.n = 0;
  self->scene->n_zones = self->scene->n_seats = 0;
  self->last_width = self->last_height = 0;
  g_clear_pointer (&self->prompt, g_free);
  if (source == NULL)
    return;

  self->layout = chieu_mat_layout_find (source->get_game (data));
  g_return_if_fail (self->layout != NULL);
  make_parts (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  chieu_mat_view_dealt (self);
}

/* ---- Settings ---- */

void
chieu_mat_view_set_seat_name (ChieuMatView *self,
                              int           seat,
                              const char   *name)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));
  g_return_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX && name != NULL);

  g_free (self->names[seat]);
  self->names[seat] = g_strdup (name);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

const char *
chieu_mat_view_get_seat_name (ChieuMatView *self,
                              int           seat)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  return self->names[seat];
}

void
chieu_mat_view_set_card_size (ChieuMatView  *self,
                              ChieuCardSize  size)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->card_size = size;
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

void
chieu_mat_view_set_text_scale (ChieuMatView *self,
                               double        scale)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->text_scale = CLAMP (scale, 0.8, 2.0);
  if (self->last_height > 0)
    chieu_mat_set_room (self, self->last_height);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

void
chieu_mat_view_set_own_order (ChieuMatView *self,
                              gboolean      own_order)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->own_order == !!own_order)
    return;
  self->own_order = !!own_order;
  g_object_notify (G_OBJECT (self), "own-order");
  if (self->source == NULL)
    return;
  chieu_mat_hold (self, !own_order);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
  chieu_mat_update_claims (self);
}

gboolean
chieu_mat_view_get_own_order (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);
  return self->own_order;
}

void
chieu_mat_view_set_index (ChieuMatView   *self,
                          ChieuCardIndex  index)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->index = index;
  for (int z = 0; z < CHIEU_ZONES_MAX; z++)
    if (self->zones[z] != NULL)
      chieu_zone_set_index (CHIEU_ZONE (self->zones[z]), self->index);
  if (self->flights != NULL)
    chieu_flight_layer_set_index (CHIEU_FLIGHT_LAYER (self->flights), self->index);
}

void
chieu_mat_view_set_volume (ChieuMatView *self,
                           double        volume)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->volume = CLAMP (volume, 0, 1);
}

/* ---- Class ---- */

static void
action_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);

  if (g_str_equal (name, "mat.choose"))
    chieu_mat_choose (self, g_variant_get_int32 (parameter));
  else if (g_str_equal (name, "mat.undo") && chieu_mat_may_undo (self))
    self->source->undo (self->source_data);
  else if (g_str_equal (name, "mat.proceed"))
    chieu_mat_proceed (self);
  else if (g_str_equal (name, "mat.best"))
    chieu_mat_arrange_best (self);
  else if (g_str_equal (name, "mat.sort") && self->layout->arranging != NULL)
    chieu_mat_arrange_again (self);
  else if (g_str_equal (name, "mat.lay-done"))
    chieu_mat_finish_laying (self);
  else if (g_str_equal (name, "mat.lay-beside"))
    chieu_mat_lay_beside (self);
  else if (g_str_equal (name, "mat.lay-back"))
    chieu_mat_lay_back (self);
  else if (g_str_equal (name, "mat.lay-leave"))
    chieu_mat_leave_laying (self);
  else if (g_str_equal (name, "mat.sort"))
    chieu_mat_view_set_own_order (self, FALSE);
  else
    chieu_mat_do_action (self, name);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const plain[] = {
    "mat.undo", "mat.proceed", "mat.sort", "mat.best", "mat.lay-done", "mat.lay-beside", "mat.lay-back", "mat.lay-leave",
  };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    gtk_widget_class_install_action (widget_class, plain[i], NULL, action_cb);
  gtk_widget_class_install_action (widget_class, "mat.choose", "i", action_cb);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    for (int b = 0; b < chieu_mat_layouts[i]->n_buttons; b++)
      if (b == 0 || chieu_mat_layout_first_button (chieu_mat_layouts[i], chieu_mat_layouts[i]->buttons[b].action) == b)
        gtk_widget_class_install_action (widget_class, chieu_mat_layouts[i]->buttons[b].action, NULL, action_cb);
}

/* Up and down walk through the zones that hold something; all else is the zone's own. */
static gboolean
chieu_mat_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  int step = direction == GTK_DIR_UP ? -1 : 1;

  if ((direction != GTK_DIR_UP && direction != GTK_DIR_DOWN) || !CHIEU_IS_ZONE (child))
    return GTK_WIDGET_CLASS (chieu_mat_view_parent_class)->focus (widget, direction);
  if (gtk_widget_child_focus (child, direction))
    return TRUE;
  for (int z = chieu_zone_get_number (CHIEU_ZONE (child)) + step; z >= 0 && z < self->layout->n_zones; z += step)
    if (chieu_zone_get_n_cards (chieu_mat_zone (self, z)) > 0)
      return gtk_widget_grab_focus (self->zones[z]);
  return direction == GTK_DIR_DOWN && gtk_widget_child_focus (self->bar, GTK_DIR_TAB_FORWARD);
}

static gboolean
chieu_mat_view_grab_focus (GtkWidget *widget)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);

  return self->source != NULL && gtk_widget_grab_focus (chieu_mat_calls (self) ? self->call : self->zones[self->layout->hand_zone]);
}

enum { PROP_0, PROP_OWN_ORDER, PROP_HAND_ORDER };

void
chieu_mat_keep_order (ChieuMatView *self)
{
  g_free (self->hand_order);
  self->hand_order = chieu_hand_print (self->layout->game->deck, &self->hand);
  g_object_notify (G_OBJECT (self), "hand-order");
}

static void
chieu_mat_view_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_OWN_ORDER)
    g_value_set_boolean (value, CHIEU_MAT_VIEW (object)->own_order);
  else if (id == PROP_HAND_ORDER)
    g_value_set_string (value, CHIEU_MAT_VIEW (object)->hand_order);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
chieu_mat_view_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (id == PROP_OWN_ORDER)
    chieu_mat_view_set_own_order (CHIEU_MAT_VIEW (object), g_value_get_boolean (value));
  else if (id == PROP_HAND_ORDER)
    {
      g_free (CHIEU_MAT_VIEW (object)->hand_order);
      CHIEU_MAT_VIEW (object)->hand_order = g_value_dup_string (value);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
chieu_mat_view_dispose (GObject *object)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (object);

  chieu_mat_view_set_source (self, NULL, NULL, NULL);
  g_clear_weak_pointer (&self->drag_card);
  g_clear_pointer (&self->background, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_mat_view_parent_class)->dispose (object);
}

static void
chieu_mat_view_finalize (GObject *object)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (object);

  for (int i = 0; i < CHIEU_NAMES_MAX; i++)
    g_free (self->names[i]);
  g_free (self->hand_order);
  g_free (self->prompt);
  g_free (self->choices);
  g_free (self->scene);
  chieu_sounds_free (self->sounds);
  G_OBJECT_CLASS (chieu_mat_view_parent_class)->finalize (object);
}

static void
chieu_mat_view_class_init (ChieuMatViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = chieu_mat_view_get_property;
  object_class->set_property = chieu_mat_view_set_property;
  object_class->dispose = chieu_mat_view_dispose;
  object_class->finalize = chieu_mat_view_finalize;
  widget_class->size_allocate = chieu_mat_view_size_allocate;
  widget_class->measure = chieu_mat_view_measure;
  widget_class->focus = chieu_mat_view_focus;
  widget_class->grab_focus = chieu_mat_view_grab_focus;
  g_object_class_install_property (object_class, PROP_OWN_ORDER,
                                   g_param_spec_boolean ("own-order", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                         | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (object_class, PROP_HAND_ORDER,
                                   g_param_spec_string ("hand-order", NULL, NULL, NULL,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                        | G_PARAM_EXPLICIT_NOTIFY));
  install_actions (widget_class);
  chieu_mat_install_ask (widget_class);
  chieu_mat_install_lesson ();
  chieu_mat_install_show ();
  gtk_widget_class_set_css_name (widget_class, "chieu-mat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  chieu_mat_style_install ();
}

static void
chieu_mat_view_init (ChieuMatView *self)
{
  /* Translators: names of the five players; where the person sits the name is “You”. */
  static const char *const names[CHIEU_SEATS_MAX] = { N_("Bác Ba"), N_("Cụ Lý"), N_("Bà Cả"), N_("Ông Đồ"), N_("Cô Tư") };

  for (int i = 0; i < CHIEU_SEATS_MAX; i++)
    self->names[i] = g_strdup (_(names[i]));
  self->scene = g_new0 (ChieuScene, 1);
  self->choices = g_new0 (ChieuMove, CHIEU_CHOICES_MAX);
  self->text_scale = 1;
  self->own_portrait = OWN_PORTRAIT;
  self->focus = self->sure_kind = -1;
  self->step = CHIEU_STEPS_ALL;
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chiếu"), -1);
  chieu_mat_init_input (self);
  chieu_mat_init_keys (self);
  chieu_mat_init_ask (self);
}

GtkWidget *
chieu_mat_view_new (void)
{
  return g_object_new (CHIEU_TYPE_MAT_VIEW, NULL);
}
