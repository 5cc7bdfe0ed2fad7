/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-size-row.h"

#include <glib/gi18n.h>

#include "app/widgets/hold-in-place.h"
#include "app/widgets/row-layout.h"
#include "compat.h"
#include "mat/large-letters.h"
#include "setting-row.h"

/* The width of the size that is shown, in letters: the buttons beside it do not move when it gets another digit. */
#define VALUE_CHARS 6

struct _ChieuTextSizeRow
{
  AdwActionRow parent_instance;

  GSettings *settings;
  GtkWidget *smaller;
  GtkWidget *value;
  GtkWidget *larger;
  GtkEventController *motion;
  int percent;                   /* the size that was chosen; the settings may still have another */
};

G_DEFINE_FINAL_TYPE (ChieuTextSizeRow, chieu_text_size_row, ADW_TYPE_ACTION_ROW)

enum { PROP_0, PROP_SCALE, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
show_percent (ChieuTextSizeRow *self,
              int               percent)
{
  /* Translators: a size in per cent. */
  g_autofree char *text = g_strdup_printf (_("%d%%"), percent);

  self->percent = percent;
  gtk_label_set_text (GTK_LABEL (self->value), text);
  gtk_widget_set_sensitive (self->smaller, percent > CHIEU_TEXT_SIZE_LEAST);
  gtk_widget_set_sensitive (self->larger, percent < CHIEU_TEXT_SIZE_MOST);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
}

static int
read_percent (ChieuTextSizeRow *self)
{
  return (int) (g_settings_get_double (self->settings, "text-scale") * 100 + 0.5);
}

/* Gives the chosen size to the whole program. */
static void
apply_size (ChieuTextSizeRow *self)
{
  if (self->settings == NULL || self->percent == read_percent (self))
    return;
  chieu_hold_in_place (GTK_WIDGET (self));
  g_settings_set_double (self->settings, "text-scale", self->percent / 100.0);
}

static void
change_percent (ChieuTextSizeRow *self,
                int               by)
{
  show_percent (self, CLAMP (self->percent + by, CHIEU_TEXT_SIZE_LEAST, CHIEU_TEXT_SIZE_MOST));
  chieu_compat_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->value)));
  if (!gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (self->motion)))
    apply_size (self);
}

static void
smaller_cb (ChieuTextSizeRow *self)
{
  change_percent (self, -CHIEU_TEXT_SIZE_STEP);
}

static void
larger_cb (ChieuTextSizeRow *self)
{
  change_percent (self, CHIEU_TEXT_SIZE_STEP);
}

static void
setting_changed_cb (ChieuTextSizeRow *self)
{
  show_percent (self, read_percent (self));
}

static GtkWidget *
button_new (ChieuTextSizeRow *self,
            const char       *icon,
            const char       *label,
            GCallback         clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_size_request (button, CHIEU_SETTING_TARGET, CHIEU_SETTING_TARGET);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
  return button;
}

GtkWidget *
chieu_text_size_row_new (GSettings *settings)
{
  ChieuTextSizeRow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_TEXT_SIZE_ROW, NULL);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::text-scale", G_CALLBACK (setting_changed_cb), self, G_CONNECT_SWAPPED);
  setting_changed_cb (self);
  return GTK_WIDGET (self);
}

double
chieu_text_size_row_get_scale (ChieuTextSizeRow *self)
{
  g_return_val_if_fail (CHIEU_IS_TEXT_SIZE_ROW (self), 1);

  return self->percent / 100.0;
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  if (id == PROP_SCALE)
    g_value_set_double (value, chieu_text_size_row_get_scale (CHIEU_TEXT_SIZE_ROW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* The window may be closed while the pointer is still over the row. */
static void
unmap (GtkWidget *widget)
{
  apply_size (CHIEU_TEXT_SIZE_ROW (widget));
  GTK_WIDGET_CLASS (chieu_text_size_row_parent_class)->unmap (widget);
}

static void
dispose (GObject *object)
{
  g_clear_object (&CHIEU_TEXT_SIZE_ROW (object)->settings);
  G_OBJECT_CLASS (chieu_text_size_row_parent_class)->dispose (object);
}

static void
chieu_text_size_row_class_init (ChieuTextSizeRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->get_property = get_property;
  GTK_WIDGET_CLASS (klass)->unmap = unmap;
  props[PROP_SCALE] = g_param_spec_double ("scale", NULL, NULL, CHIEU_TEXT_SIZE_LEAST / 100.0, CHIEU_TEXT_SIZE_MOST / 100.0, 1,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
}

static void
chieu_text_size_row_init (ChieuTextSizeRow *self)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Text size"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), _("As a percentage of your system’s text size."));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  self->smaller = button_new (self, "list-remove-symbolic", _("Smaller text"), G_CALLBACK (smaller_cb));
  self->value = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->value), VALUE_CHARS);
  gtk_widget_add_css_class (self->value, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->value);
  self->larger = button_new (self, "list-add-symbolic", _("Larger text"), G_CALLBACK (larger_cb));
  chieu_row_layout_give_to_row (ADW_ACTION_ROW (self));
  self->motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (self->motion, "leave", G_CALLBACK (apply_size), self);
  gtk_widget_add_controller (GTK_WIDGET (self), self->motion);
}
