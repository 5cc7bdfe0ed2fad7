/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "day-row.h"

#include <glib/gi18n.h>

#include "app/preferences/setting-row.h"
#include "history-filter.h"
#include "history-words.h"

/* The space between the calendar and the buttons, and between the buttons, in pixels. */
#define SPACE 9

struct _ChieuDayRow
{
  AdwActionRow parent_instance;

  GtkWidget *opener;             /* the button that shows the day and opens the calendar */
  GtkLabel *day;
  GtkWidget *popover;
  GtkCalendar *calendar;         /* (nullable): made when it is first opened */
  gint64 begins, ends;           /* the start of the chosen day and of the day after it, as chieu_day_row_get_time() has them */
};

G_DEFINE_FINAL_TYPE (ChieuDayRow, chieu_day_row, ADW_TYPE_ACTION_ROW)

gint64
chieu_day_row_get_time (ChieuDayRow *self,
                        gboolean     next)
{
  g_return_val_if_fail (CHIEU_IS_DAY_ROW (self), 0);

  return next ? self->ends : self->begins;
}

/* Writes the chosen day on the button, and closes the calendar. */
static void
show_day (ChieuDayRow *self)
{
  g_autofree char *day = self->begins != 0 ? chieu_history_day_to_words (self->begins) : g_strdup (_("Any day"));

  gtk_label_set_label (self->day, day);
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
chieu_day_row_clear (ChieuDayRow *self)
{
  g_return_if_fail (CHIEU_IS_DAY_ROW (self));

  self->begins = self->ends = 0;
  show_day (self);
}

static void
choose_cb (ChieuDayRow *self)
{
  g_autoptr (GDateTime) date = gtk_calendar_get_date (self->calendar);
  int year, month, day;

  g_date_time_get_ymd (date, &year, &month, &day);
  self->begins = chieu_history_find_day (year, month, day, FALSE);
  self->ends = chieu_history_find_day (year, month, day, TRUE);
  show_day (self);
}

/* Adds to @box a button that calls @clicked with @self. @suggested: whether it is the one to press */
static void
add_button (ChieuDayRow *self,
            GtkWidget   *box,
            const char  *label,
            GCallback    clicked,
            gboolean     suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_size_request (button, -1, CHIEU_SETTING_TARGET);
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

/* Makes the calendar, and below it the buttons that end the choice. A button confirms the day because turning over the months already
 * selects days on the way. Returns: (transfer floating): all of it */
static GtkWidget *
calendar_box_new (ChieuDayRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);

  self->calendar = GTK_CALENDAR (gtk_calendar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->calendar));
  gtk_box_append (GTK_BOX (box), buttons);
  add_button (self, buttons, _("Any day"), G_CALLBACK (chieu_day_row_clear), FALSE);
  add_button (self, buttons, _("This day"), G_CALLBACK (choose_cb), TRUE);
  return box;
}

/* The calendar is made late: it has hundreds of widgets, and most people never open it. */
static void
open_cb (GtkMenuButton *button,
         gpointer       data)
{
  ChieuDayRow *self = data;

  if (self->calendar == NULL)
    gtk_popover_set_child (GTK_POPOVER (self->popover), calendar_box_new (self));
}

static void
chieu_day_row_class_init (ChieuDayRowClass *klass)
{
}

static void
chieu_day_row_init (ChieuDayRow *self)
{
  self->popover = gtk_popover_new ();
  self->day = GTK_LABEL (gtk_label_new (_("Any day")));
  self->opener = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->opener), GTK_WIDGET (self->day));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->opener), self->popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->opener), open_cb, self, NULL);
  gtk_widget_set_valign (self->opener, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->opener, "day");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->opener);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), self->opener);
}
